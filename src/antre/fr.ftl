# Les mots de la maison, pour tous les jeux.

seat = Place { $seat }
you = Vous
series = { $first } et { $last }
spectator = un spectateur

# Les commandes de la table, et ce que chacune fait.
command-help = aide
command-table = table
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-log = journal
command-save = enregistrer
command-quit = quitter
help-answer = répondez par le numéro d’une option, ou par son texte, comme { $example }
help-help = cette liste
help-table = dessiner la table à nouveau
help-why = pourquoi OPTION : est-ce permis, et sinon pourquoi ; seul : tout ce qui est impossible
help-rule = règle ID ou règle MOT : trouver une règle ; seul : la règle de la question
help-undo = reprendre votre dernier choix, tant que rien de neuf n’est connu
help-log = l’histoire jusqu’ici
help-save = enregistrer FICHIER : écrire la partie dans un fichier et continuer
help-quit = enregistrer et quitter la table

# Pendant la partie.
welcome = { $game } avec { $others }. Tapez « aide » à tout moment.
prompt = Votre choix
forced = Un seul choix : { $option }.
confirm = Tout est prêt. Entrée pour continuer, ou « annuler ».
thinking = { $who } réfléchit…
waiting = On attend { $who } : { $rule }
undone = C’est repris.
undo-nothing = Il n’y a rien à reprendre : quelque chose a été révélé, quelqu’un d’autre a joué, ou vous n’avez encore rien choisi.
unknown = « { $text } » n’est pas une réponse. Répondez par { $count ->
    [one] 1
   *[other] un numéro de 1 à { $count }
 }, une option comme { $example }, ou « aide ».
refused = { $option } : pas maintenant. { $why } ({ $rule })
why-possible = { $option } : c’est possible, numéro { $number }.
why-nothing = Rien de tel n’est hors d’atteinte : vous avez tout le choix.
why-more = et { $count } de plus
rule-none = Aucune règle ne parle de « { $word } ».
rule-several = { $count } règles parlent de « { $word } » ; nommez-en une pour la lire :
save-needs-file = Enregistrer dans quel fichier ? Par exemple : enregistrer { $example }
saved = Enregistré : { $file }
resume = Pour revenir à cette table :
leaving = La table vous attend.

# La fin.
final = Décompte final
total = Total
outcome-rivals = { $won ->
    [yes] Vous l’emportez avec { $score }.
   *[no] { $count ->
        [one] { $winners } l’emporte avec { $score }.
       *[other] { $winners } se partagent la victoire avec { $score }.
     }
 }
outcome-teams = { $won ->
    [yes] Votre équipe l’emporte avec { $score }.
   *[no] { $winners } l’emportent ensemble avec { $score }.
 }
outcome-together = { $count ->
    [one] { $won ->
        [yes] Vous avez gagné !
       *[no] { $winners } a gagné.
     }
   *[other] { $winners } ont gagné ensemble.
 }
outcome-lost = La partie est perdue.
outcome-nobody = Personne ne l’emporte.
margin = { $how ->
    [won] Gagné de { $by }.
    [just] Gagné de justesse : pas un de trop.
   *[lost] Perdu de { $by }.
 }
plain-table = La table
plain-seat = Joueur
plain-score = Score

# Campagnes.
campaign-game = Partie { $number }, le { $day }
campaign-anew = Ici, tout recommence.
campaign-entered = Inscrite dans le livre { $file }.

# Revoir une partie.
step = Étape { $step } sur { $last }
eyes = Vu par { $who }
enter = Entrée pour l’étape suivante

# La liste des jeux.
games-seats = { $low } à { $high } joueurs
games-edition = Édition : { $name }
games-sources = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
 } { $source ->
    [rulebook] du livret de règles
    [public] de sources publiques
   *[reconstructed] de notre reconstitution
 }
games-exact = Rien n’est reconstitué.
games-reconstructed = Reconstitué : { $what }
games-rules = { $count } règles
games-play = Jouer : { $command }

# Les règles.
rules-of = { $game } : les règles
rules-tests = prouvée par
rules-unproved = aucun test ne la nomme
rules-cardboard = affaire de carton : { $why }
rules-no-tests = Il n’y a pas ici de dossier tests à côté d’un pyproject.toml : les preuves ne sont pas montrées.

# La donne est-elle celle qui a été promise ?
verify-as-dealt = Donne exacte : { $count ->
    [one] l’unique tirage découle
   *[other] { $count } tirages découlent
 } du secret promis.
verify-unchecked = { $count ->
    [one] Le premier tirage a été fait selon d’autres règles que celles de cet enregistrement et ne peut être refait.
   *[other] Les { $count } premiers tirages ont été faits selon d’autres règles que celles de cet enregistrement et ne peuvent être refaits.
 }
verify-words = { $count ->
    [0] Personne n’a ajouté de mot : la maison seule a choisi ce secret.
    [one] Un joueur a ajouté un mot à lui.
   *[other] { $count } joueurs ont ajouté un mot à eux.
 }
verify-differs = Donne inexacte : le tirage { $draw } est « { $written } » dans l’enregistrement, et le secret promis donne « { $dealt } ».
verify-breaks-off = L’enregistrement s’interrompt avant la fin de la partie ; { $count ->
    [one] l’unique tirage qu’il contient est exact.
   *[other] les { $count } tirages qu’il contient sont exacts.
 }
verify-not-kept = Le secret de cet enregistrement n’est pas celui qui a été promis.
verify-closed = Le secret n’est pas encore dévoilé : il le sera quand la partie sera finie.
verify-no-deal = Cette donne ne peut être vérifiée : elle n’a pas été promise avant le premier tirage.
verify-promise = Promesse : { $commitment }
verify-word = { $who } a ajouté : { $word }
verify-other-promise = La promesse de cet enregistrement n’est pas celle que vous avez notée : { $noted }

# Une partie finie, revue.
why-gains = Cela apporte { $gains }.
why-costs = Cela coûte { $costs }.
why-both = Cela apporte { $gains }, mais coûte { $costs }.
review-why-points = La position obtenue vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus.
review-why-others = Les autres y gagnent moins.
review-why-together = La position obtenue laisse plus de possibilités.
review-turn = { $cause ->
    [luck] Le tirage décide :
    [together] Les réponses secrètes sont révélées :
    [counted] On compte :
   *[choice] { $mine ->
        [yes] Vous choisissez :
       *[no] { $by } choisit :
     }
 } { $me ->
    [yes] vous passez
   *[no] { $who } passe
 } de { $before } % à { $after } %.
review-turn-team = { $cause ->
    [luck] Le tirage décide :
    [together] Les réponses secrètes sont révélées :
    [counted] On compte :
   *[choice] { $mine ->
        [yes] Vous choisissez :
       *[no] { $by } choisit :
     }
 } les chances passent de { $before } % à { $after } %.
review-curve = Chances de gagner
review-choice = Choix
review-luck = Hasard
review-own = Ses choix
review-others = Choix des autres
review-counted = Révélé au décompte
review-start = Au début
review-end = À la fin
review-worst = { $who } : les choix les plus chers
review-none = Aucun choix n’était nettement moins bon qu’un autre qu’on ait trouvé.
review-card = Choix { $choice } : { $option } ({ $chance } %). Mieux : { $better } ({ $best } %, à { $doubt } près).
