# Les mots de la page, pour tous les jeux. Ce qui arrive dans un jeu est dit par la maison.

# Sur chaque page.
home = Retour à l’antre
skip = Aller au contenu
in-other-language = Read in English
settings = Réglages
make-light = Clair
make-dark = Sombre
sound-on = Activer le son
sound-off = Couper le son
calls-on = M’appeler quand c’est à moi
calls-off = Ne plus m’appeler quand c’est à moi
called = { $on ->
    [true] Votre navigateur vous prévient quand c’est à vous, même si vous regardez ailleurs.
   *[other] Votre navigateur ne vous prévient plus quand c’est à vous.
 }
calls-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
told-at = { $pace ->
    [slow] Le récit va lentement
    [fast] Le récit va vite
    [instant] Tout s’affiche d’un coup
   *[normal] Le récit va son train
 }
offline = La connexion est perdue. Nouvel essai…
unreachable = La maison ne répond pas. Est-elle encore ouverte ?
nobody-home = Personne
rules-at-hand = En attendant, ceci se lit sans connexion :
not-here = Rien ici
to-the-den = Vers l’antre
close = Fermer
copied = Copié.

# L’antre.
den-title = Entrez et prenez place
den-text = Une table de pierre, un feu qui réchauffe, et des jeux de nains, de trolls et de montagnes. Jouez avec des amis, où qu’ils soient, ou tout de suite avec des robots.
your-name = Votre nom
name-hint = Comment vous appeler ?
take-away = Télécharger tout ce que la maison garde de moi
your-tables = Vos tables
tables-over = Parties terminées
tables-lessons = { $count ->
    [one] Une leçon
   *[other] { $count } leçons
 }
tables-away = { $count ->
    [one] Une table rangée
   *[other] { $count } tables rangées
 }
tables-wait = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
 }
put-away = Ranger cette table
bring-back = La ressortir
throw-away = Effacer
your-turn = À vous
advice = Conseil
advice-long = Que feriez-vous ? Un robot difficile y réfléchit deux secondes, avec ce que vous savez
best-options = Ce que ferait un robot difficile
fold-advice = Replier le conseil
unfold-advice = Montrer le conseil
advice-share = Les pourcentages : la part de la victoire qu’il attend pour vous.
no-opinion = Personne ne sait le dire pour l’instant. Redemandez dans un moment.
status = { $status ->
    [lobby] On s’installe
    [playing] En cours
    [stopped] Au repos
   *[over] Terminée
 }
games = Jeux
seats-range = De { $least } à { $most } joueurs
seats-only = { $count ->
    [one] Pour un joueur
   *[other] { $count } joueurs
 }
minutes = { $low } à { $high } minutes
weight = { $weight ->
    [1] s’apprend en un instant
    [2] facile à apprendre
    [3] quelques règles à apprendre
    [4] bien des règles à apprendre
   *[5] un jeu profond
 }
about-game = À propos de ce jeu
origin = Ce qui vient de la boîte, et ce qui est de nous
no-such-game = Ce jeu n’est pas ici.
play-now = Jouer tout de suite
learn = Apprendre en jouant
rules = Règles
invite = Amis et réglages
invite-intro = Mettez la table, puis envoyez le lien. Les chaises vides peuvent revenir à des robots ou à des personnes devant cet écran.
how-many = Joueurs
bots = Robots
level = { $level ->
    [easy] facile
    [normal] normal
    [hard] difficile
    [expert] expert
   *[other] { $level }
 }
your-chair = Votre chaise
chair = Chaise { $seat }
may-watch = D’autres peuvent regarder
absent = Un robot remplace un absent
absent-never = jamais
absent-minutes = après { $count } minutes
absent-day = après un jour
lay-table = Mettre la table
account = Garder mes places sur d’autres appareils
account-text = Un nom et un mot de passe, rien d’autre. Sans eux, ce navigateur se souvient de vous.
account-name = Nom
password = Mot de passe
login = Se connecter
enrol = Créer un compte
logout = Se déconnecter
logout-others = Se déconnecter partout ailleurs
change-password = Changer le mot de passe
change-password-text = Tous les autres appareils sont déconnectés et les jetons de siège prennent fin.
old-password = Mot de passe actuel
new-password = Nouveau mot de passe, 8 caractères au moins
forget-me = M’oublier
forget-me-text = Compte, nom et paroles sont effacés pour de bon. Dans les parties en cours, un robot joue à votre place ; les autres gardent leurs parties.
forget-me-now = Effacer tout ce qui est à moi
logged-in = Vous êtes connecté sous le nom { OF($who) }.
webhook = M’appeler quand c’est mon tour
webhook-text = Pour les parties qui durent des jours : quand on vous attend et que vous avez quitté la table depuis un moment, la maison appelle une adresse à vous (un webhook), une fois par tour. Ce peut être celle d’un service qui sonne sur votre téléphone, ou un programme à vous.
webhook-url = Adresse
webhook-after = après une absence de
webhook-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
webhook-save = M’appeler là
webhook-try = Essayer
webhook-trying = Appel en cours…
webhook-off = Désactiver
webhook-on = Réactiver
webhook-secret = Nouveau secret
webhook-delete = Oublier l’adresse
webhook-is-on = On vous appelle quand c’est votre tour.
webhook-is-off = C’est désactivé : personne ne vous appelle.
webhook-given-up = Désactivé par la maison : trop d’appels de suite n’ont pas abouti. Essayez, puis réactivez.
webhook-secret-text = Chaque appel est signé avec ce secret, pour vous assurer qu’il vient d’ici. Il n’est montré que maintenant : gardez-le.
webhook-last = Dernier appel, { $when } : { $message }
webhook-not-here = Cette maison n’appelle personne.

# Avant la partie.
lobby = On s’installe
chairs = Chaises
open-chair = Chaise libre
bot-named = { $who }, { $level ->
    [easy] robot facile
    [normal] robot
    [hard] robot difficile
    [expert] robot expert
   *[other] robot
 }
you-named = { $who } (vous)
kind-open = libre pour un ami
kind-hot = quelqu’un devant cet écran
kind-bot = { $level ->
    [easy] robot, facile
    [normal] robot, normal
    [hard] robot, difficile
    [expert] robot, expert
   *[other] robot, { $level }
 }
chair-number = Qui prend la chaise { $seat }
name-of-chair = Nom pour la chaise { $seat }
guest-number = Joueur { $seat }
invite-text = { $count ->
    [one] Une chaise est libre. Envoyez ce lien à un ami :
   *[other] { $count } chaises sont libres. Envoyez ce lien à vos amis :
 }
invite-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour des amis de votre réseau, fermez Antre et rouvrez-le avec « antre serve --host 0.0.0.0 » : ils pourront alors ouvrir le lien. Pour des amis plus lointains, il faut à la maison une adresse publique.
copy = Copier
start = Commencer
start-with-bots = { $count ->
    [one] Commencer, avec un robot sur la chaise libre
   *[other] Commencer, avec des robots sur les { $count } chaises libres
 }
host-starts = L’hôte lance la partie quand tout le monde est là.
need-invite = Pour prendre place, il faut le lien de l’hôte. Vous pouvez attendre ici et regarder.
all-taken = Toutes les chaises sont prises. Vous pouvez attendre ici et regarder.
sit-down = Prendre place
sit-here = S’asseoir ici
invite-code = L’invitation sous forme de code
invite-scan = Ou faites-leur scanner ce code avec un téléphone.
shield-of = Blason de la chaise { $seat }
shield = { $shield ->
    [0] Sanglier, ambre
    [1] Corbeau, bleu
    [2] Loup, vert
    [3] Ours, rose
   *[4] Renard, jaune
 }
chair-up = Monter la chaise { $seat }
chair-down = Descendre la chaise { $seat }

# La donne.
deal-words = { $of ->
    [one] Une donne que chacun peut vérifier : { $count } personne sur { $of } a ajouté un mot
   *[other] Une donne que chacun peut vérifier : { $count } personnes sur { $of } ont ajouté un mot
 }
deal-explained = Tout ce qui sera tiré découle d’un secret de la maison et des mots que vous et les autres ajoutez. La maison montre dès maintenant une empreinte de son secret et le dévoile à la fin ; chacun peut alors refaire les tirages. Votre navigateur a ajouté un mot pour vous ; écrivez le vôtre si vous voulez. Personne ne l’attend.
deal-promise = Empreinte du secret :
deal-word = Votre mot
deal-check = Vérifier la donne
deal-unpromised = Cette donne ne peut être vérifiée : la table a été dressée avant que les donnes soient promises ici.
deal-lesson = Cette donne ne peut être vérifiée : celle d’une leçon est écrite d’avance.
deal-fits = Ce navigateur l’a calculé : le secret correspond à son empreinte.
deal-fits-not = Ce navigateur l’a calculé : le secret ne correspond pas à son empreinte.
deal-noted = C’est l’empreinte que ce navigateur avait notée avant la partie.
deal-noted-other = Ce navigateur avait noté une autre empreinte avant la partie.
deal-not-noted = Ce navigateur n’était pas là avant la partie et n’a noté aucune empreinte.
deal-word-in = Votre mot en fait partie : { $word }
deal-word-missing = Votre mot manque : { $word }
deal-advice = C’est la maison qui a refait les tirages. Pour ne rien lui laisser, téléchargez la partie et lancez « antre verify FICHIER » chez vous.

# Réglages de la partie.
settings-of-game = Comment nous jouons
rule-of = { $what } : la règle
for-chair = { $what }, chaise { $seat }
left-open = laissé ouvert
yes = oui
no = non
none = aucun
so-often = { $what } × { $count }
fewer = { $what } : un de moins
more = { $what } : un de plus
choose-exactly = { $count ->
    [one] Choisissez-en un.
   *[other] Choisissez-en { $count }.
 }
choose-between = Choisissez-en de { $least } à { $most }.
choose-up-to = { $count ->
    [one] Choisissez-en un, ou aucun.
   *[other] Choisissez-en { $count } au plus.
 }
choose-more = { $count ->
    [one] Choisissez-en encore un.
   *[other] Choisissez-en encore { $count }.
 }
number-between = Un nombre entier de { $low } à { $high }, s’il vous plaît.

# La table.
seats = Joueurs
seat-number = Place { $seat }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
is-asked = doit répondre
is-bot = robot
is-away = absent
score-parts = Ce qui compose le score
parts-of-table = Parties de la table
parts-beside = À côté de la table
own-board = Votre plateau
open-board = Montrer votre plateau
close-board = Cacher votre plateau
why = Pourquoi ?
why-not = { $piece } : pourquoi pas ?
read-rule = Lire dans les règles
all-choices = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
 }
confirm = Confirmer
confirm-choice = Confirmer : { $choice }
change = Changer
take-back = Reprendre
turn = Tourner
flip = Retourner
fits-nowhere = Pas ici, pas dans ce sens.
closer = Plus près
farther = Plus loin
show-all = Tout voir
to-lay = { $count ->
    [one] Encore une à poser
   *[other] Encore { $count } à poser
 }
nothing-laid = rien encore
waiting-for = En attente : { $who }
one-moment = Un instant…
undo = Annuler
undo-long = Reprendre mon dernier choix
show-again = Revoir ce qui vient de se passer
skip-telling = Passer
story = Récit
talk = Discussion
story-and-talk = Récit et discussion
narrator-on = Laisser parler le narrateur
narrator-off = Faire taire le narrateur
fold-story = Replier le récit
look-here = Montrer la table à ce moment
chat-label = Dire quelque chose à la table
chat-watching = Dire quelque chose à ceux qui regardent
chat-hint = Dire quelque chose…
chat-send = Dire
mute = Ne plus entendre { $who }
unmute = Entendre à nouveau { $who }
muted = (non entendu)
looking-back = Vous regardez un moment passé.
back-to-now = Revenir au présent
get-up = Se lever
get-up-sure = Quitter la table ?
get-up-long = { $status ->
    [lobby] Votre chaise sera libre, et quelqu’un d’autre pourra la prendre.
   *[playing] Un robot jouera à votre place, et vous pourrez revenir tant que la partie dure.
 }
stay = Rester
pause-game = Pause
pause-long = { $others ->
    [true] La partie s’arrête dès que les autres sont d’accord ; chacun peut la reprendre.
   *[false] La partie s’arrête jusqu’à ce que vous la repreniez.
 }
pause-asked = { $who } demande une pause.
pause-waiting = Vous demandez une pause. Accord attendu : { $who }.
pause-on = La partie est en pause.
pause-end = Reprendre
game-rests = Une pause.
concede = Abandonner
concede-long = { $last ->
    [true] La partie est finie aussitôt, et les autres l’emportent. C’est sans retour.
   *[false] Un robot jouera à votre place jusqu’à la fin de la partie. C’est sans retour.
 }
given-up = Vous avez abandonné : un robot joue à votre place jusqu’à la fin.
bot-plays-for-you = Un robot joue à votre place.
let-bot-play = Laisser jouer un robot pour { $who }
take-seat-back = { $count ->
    [one] Reprendre ma place
   *[other] Reprendre nos places
 }
pass-to = Passez l’écran à { $who }
pass-text = La suite est secrète. Les autres détournent le regard.
it-is-me = Je suis { $who }
lesson = Leçon
lesson-step = Leçon { $step } sur { $of }
go-on = Continuer
skip-lessons = Passer les leçons
lesson-see = Montrer
lesson-words = Texte
lesson-progress = Progression de la leçon

# La fin.
result = Résultat
winner = vainqueur
total = Total
rematch = Une autre partie
join-rematch = Vers la partie suivante
replay = Revoir la partie
record = Télécharger la partie

# Une table qui ne peut être jouée.
rests = Cette table est au repos
play-on-today = Continuer avec les règles d’aujourd’hui

# Revoir une partie.
start-of-game = Le début
play-on = Lecture
pause = Pause
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
to-end = À la fin
step = Moment de la partie
step-of = { $step } sur { $of }
eyes = Vu par qui
spectator = Un spectateur
share = Partager ce moment

# Les règles.
rules-of = { $game } : les règles
chapters = Chapitres
guides = Comment gagner
all-cards = Cartes
search = Chercher
search-hint = Un mot ou deux
found = { $count ->
    [0] Rien trouvé
    [one] Une règle
   *[other] { $count } règles
 }

# Jouer ensemble.
company = Votre compagnie
propose-to = Proposer à { $who }…
propose-what = Que proposez-vous à { $who } ?
proposes = { $who } propose :
you-propose = Vous proposez :
take-proposal = Suivre cette proposition
withdraw = Retirer la proposition
never-mind = Tant pis
ask-bots = Que feraient les robots ?
hints = Propositions spontanées
hints-long = Si vous réfléchissez un instant, un robot de votre équipe propose quelque chose
point = Montrer
point-long = Ce que vous toucherez ensuite brillera pour tous
give-sign = Signe…
sign = { $sign ->
    [good] Bonne idée !
    [wait] Attends…
    [thanks] Merci !
    [ouch] Aïe !
    [yours] À toi de voir.
   *[hurray] Hourra !
 }
ask-back = Demander à annuler
ask-back-long = Reprendre ma dernière réponse, si tous ceux qui ont vu la suite y consentent
back-asked = { $who } demande à reprendre sa dernière réponse et tout ce qui a suivi. Ce qui sera tiré restera le même.
back-waiting = Vous demandez à reprendre votre dernière réponse. Accord attendu : { $who }.
back-agree = D’accord
back-refuse = Non
may-take-back = Tous peuvent consentir à reprendre ce qu’ils ont vu

# Livres de campagne.
books = Livres de campagne
books-intro = Le livre d’une compagnie : ce qu’elle a joué, ce qu’elle a gagné, et avec quoi commence sa prochaine partie.
book-begin = Commencer un livre
book-name = Comment s’appelle-t-il ?
book-game = Quel jeu ?
book-bring = Apporter un livre depuis un fichier
book-none = Sans livre : une partie à part
book-of = Livre de la campagne
book-untitled = Livre sans titre
book-games = { $count ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $count } parties
 }
book-company = La compagnie :
book-traveller = un voyageur
book-earned = Ce avec quoi commence la prochaine partie
book-earned-times = { $count } sur { $most }
book-pages = Parties
book-empty = Aucune partie encore : mettez la première table.
book-page = Partie { $number }, le { $day }
book-won = gagnée
book-lost = perdue
book-gained = Gagné : { $what }
book-began-anew = À partir d’ici, tout a recommencé.
book-next = Mettre la table de la prochaine partie
book-file = Télécharger le fichier
book-rename = Renommer
book-do = { $what ->
    [anew] Recommencer
   *[leave] Quitter la compagnie
 }
book-sure = { $what ->
    [anew] Recommencer ce livre ?
   *[leave] Quitter cette compagnie ?
 }
book-sure-long = { $what ->
    [anew] Ses pages restent, mais ce qu’elles ont rapporté est perdu : la prochaine partie commence sans rien.
   *[leave] Le livre reste aux autres ; si vous êtes la dernière personne, il disparaît.
 }

# Ce que j’ai joué.
history = Vos parties
history-link = Toutes vos parties, et comment vous jouez
history-all = Toutes vos parties
history-empty = Rien encore : une partie menée à son terme reste en mémoire ici.
history-csv = En tableau (CSV)
history-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
 }
history-won = { $won } sur { $games } gagnées
history-scores = { $mean } points en moyenne, { $best } au mieux
nothing-counts = Rien à compter encore : les parties à plusieurs devant un même écran ne comptent pas, ni celles qui ont commencé au milieu d’une autre.
played-with = avec { $who }
does-not-count = ne compte pas
play-how = { $how ->
    [won] Gagnée
    [lost] Perdue
    [left] Un robot l’a finie pour vous
   *[place] Place { $place } sur { $seats }
 }
rating = Cote
rating-short = { $against ->
    [people] { $rating } contre des personnes
   *[bots] { $rating } contre des robots
 }
rating-against = { $against ->
    [people] Cote contre des personnes
   *[bots] Cote contre des robots
 }
rating-range = Le plus probable : entre { $low } et { $high }.
rating-sure = { $sure ->
    [vague] Une première idée, pas plus : les prochaines parties la changeront beaucoup.
    [rough] À peu près juste : chaque partie la déplace encore.
   *[good] Bien connue maintenant : une partie y change peu.
 }
rated-bot = { $level ->
    [easy] un robot facile
    [normal] un robot normal
    [hard] un robot difficile
    [expert] un robot expert
   *[other] { $level }
 }
record-together = Ensemble
record-won = { $won } sur { $games } réussies ensemble
record-best = Meilleur écart : { $best }
mean-by-part = D’où viennent vos points
part = Part
mean = Moyenne
day = Jour
head-games = Parties
head-won = Gagnées
wins-of = { $won } sur { $games }
same-as-table = La même chose en chiffres

# Ceux avec qui j’ai joué, et les tables ouvertes à tous.
friends = { $count ->
    [one] Une personne avec qui vous avez joué
   *[other] { $count } personnes avec qui vous avez joué
 }
friends-text = Une invitation attend dans l’antre de qui la reçoit. Ici, on ne trouve personne d’autre.
invitations-wait = { $count ->
    [one] Une invitation pour vous
   *[other] { $count } invitations pour vous
 }
invited-by = { $who } vous invite : { $game }
come = Prendre place
not-now = Pas maintenant
invite-again = Inviter : { $game }
block = Ne plus recevoir d’invitations { OF($who) }
unblock = Accepter de nouveau les invitations { OF($who) }
call-friends = Inviter
called-friend = L’invitation attend dans son antre.
public-tables = Tables publiques
public-none = Aucune table n’est ouverte à tous pour l’instant.
public-free = { $free ->
    [one] { $free } chaise libre
   *[other] { $free } chaises libres
 } sur { $seats }
public-watch = À regarder
public-table = Chacun peut trouver cette table et s’y asseoir
public-told = Chacun peut trouver cette table et s’y asseoir.

# Temps de réflexion.
clock = Pendule
clock-kind = { $kind ->
    [reminder] Un rappel discret
    [move] Par coup
    [game] Pour toute la partie
   *[none] Aucune
 }
clock-time = Temps
clock-added = + { $count } s par coup
clock-added-long = Ce qu’ajoute chaque coup
clock-then = { $then ->
    [bot] puis un robot joue
    [vote] puis les autres votent
   *[nothing] puis rien ne se passe
 }
clock-then-long = Quand le temps est écoulé
clock-means = { $kind ->
    [reminder] Personne n’est pressé : qui réfléchit plus de { $time } reçoit un rappel.
    [move] Chacun a { $time } pour chaque tour.
   *[game] { $added ->
        [0] Chacun a { $time } pour tous ses tours.
       *[other] Chacun a { $time } pour tous ses tours, et { $added } s de plus à chacun d’eux.
     }
 }
clock-means-then = { $then ->
    [bot] { $kind ->
        [game] Ce temps écoulé, un robot joue jusqu’à la fin.
       *[other] Ce temps écoulé, un robot joue jusqu’à ce que la place soit reprise.
     }
    [vote] Ce temps écoulé, les autres peuvent faire jouer un robot.
   *[nothing] Ce temps écoulé, cela se voit, et rien d’autre ne se passe.
 }
clock-over = Votre temps est écoulé : un robot joue à votre place.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
time-days-hours = { $days } j { $hours } h
time-hours-minutes = { $hours } h { $minutes }
time-up = Temps écoulé
time-reminder = À vous, depuis { $time }

# Une partie finie, revue.
review = Analyse
review-underway = Un robot difficile revoit votre partie. Cela prend une demi-minute au plus ; vous pouvez partir et revenir.
review-failed = L’analyse n’a pas pu être faite pour l’instant.
review-try-again = Réessayer
review-chances = Chances de gagner, moment par moment
review-team = L’équipe
review-moment = Moment de la partie
review-moment-of = { $text } { $chances }
review-show = Voir ce moment
review-numbers = Les mêmes en chiffres
review-choices-made = Choix faits
review-what-happened = Ce qui venait d’arriver
review-turns = Tournants
review-no-turns = Elle s’est décidée petit à petit.
review-account = Hasard et choix
review-account-long = D’où viennent les chances de chacun, en points sur cent. Un tirage est comparé à ce qui aurait pu être tiré.
review-start = Au début
review-luck = Hasard
review-own = Ses choix
review-others = Choix des autres
review-counted = Révélé au décompte
review-end = À la fin
review-faults = Ce qui vous a coûté le plus
review-looked = { $count ->
    [one] Un de vos choix a été revu de près,
   *[other] { $count } de vos choix ont été revus de près,
 } d’après ce que vous pouviez savoir alors. Ensemble, ils coûtent { $cost } points de chance par rapport au meilleur trouvé.
review-no-faults = Aucun de vos choix n’était nettement moins bon qu’un autre qu’on ait trouvé.
review-chosen = Vous : { $option }
review-better = Mieux : { $better }
review-doubt = à { $doubt } près
review-from-here = Reprendre d’ici
review-same-deal = Rejouer cette donne
review-same-deal-long = Une nouvelle partie avec des robots, où les tirages reviennent comme ici, autant que possible
review-honest = Ces chances sont des estimations : on suppose que chacun joue sensément, sans plus. D’autres peuvent voir plus loin qu’un robot.
review-of = Les choix de

# Un essai sur une copie.
what-if = Et si… ?
what-if-long = Essayer quelque chose sur une copie de la table : rien ne se passe vraiment
what-if-back = Revenir à la vraie table
what-if-undo = Un pas en arrière
what-if-end = D’ici, ce serait aux autres de jouer.
what-if-prospect = Rien de cela n’arrive, et ce qui est caché est inventé. Vous pouvez espérer environ { $share } de la victoire.
what-if-unknown = Rien de cela n’arrive, et ce qui est caché est inventé.
advice-alike = Aucune différence qui vaille un point : prenez celle qui vous plaît.
advice-why = Pourquoi : comparé aux autres options citées ici, en points du jugement du robot.
deal-others = Qui a joué cette donne
deal-who = Qui
deal-score = Points
deal-won = Victoire
deal-day = Jour
deal-here = { $name } (cette partie)
deal-yes = oui
deal-no = non
may-advise = Tous peuvent demander conseil à un robot
lobby-advice = À cette table, tous peuvent demander conseil à un robot.
