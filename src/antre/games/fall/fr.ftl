# Les mots de La Chute du roi de la montagne. Les noms et les textes des clans, des plateaux et des
# champions sont dans l’édition.

# Le matériel.
lair = la tanière { $site }
great-hall = la grande salle { $hall }
renegade = renégat
kind = { $kind ->
    [advance] Avancée
    [bolster] Renforts
    [influence] Influence
    [gnome] Gnome
    [wild] Joker
    [supplies] Provisions
   *[elders] Anciens
 }
champion-symbol = symbole { $number } ({ $symbol }) de la carte { $champion }
card = la carte { $number } ({ $symbols })
action = { $kind } { $strong ->
    [yes] en action forte
   *[no] en action faible
 }
wheel-space = { $effect ->
    [honour] Gain d’honneur
    [bolster] Renforts
    [influence] Influence
   *[troll-move] Déplacement de trolls
 }
share = { $me ->
    [yes] vous
   *[no] { $who }
 } { $count }
share-nobody = personne

# D’où vient l’honneur.
part-gnomes = Gnomes éliminés
part-fallen = Trolls vaincus
part-wheel = La roue
part-consolation = Consolations
part-champions = Champions
part-domains = Domaines
part-halls = Grandes salles
part-elders = Anciens
part-votes = Votes
trait-starter = Premier champion
trait-champion = Champions gagnés

# Ce que l’on peut choisir.
option-keep = Garder { $champion }
option-lair = Faire vos tanières des emplacements { $glyph }1 et { $glyph }2
option-settle = Installer un troll dans { $space }
option-stand = Placer le pion dans { $space }
option-place = Poser { $card }, coin supérieur gauche en { $cell }
option-discard = Renoncer à { $card }, qui ne va nulle part
option-pick = Choisir { $cell }
option-weak = { $action } en action faible
option-strong = { $action } en action forte
option-cover = Couvrir des symboles de puissance { $count } en tout
option-tokens = { $count ->
    [0] Ne dépenser aucun jeton Désespoir
    [one] Dépenser { $count } jeton Désespoir
   *[other] Dépenser { $count } jetons Désespoir
 }
option-provisions = { $count ->
    [0] Ne dépenser aucune autre provision
    [one] Dépenser { $count } autre provision
   *[other] Dépenser { $count } autres provisions
 }
option-use = Utiliser l’aptitude du champion { $champion }
option-to = Vers { $space }
option-from = { $count ->
    [one] Déplacer { $count } troll depuis { $space }
   *[other] Déplacer { $count } trolls depuis { $space }
 }
option-pawn = Prendre le champion { $champion }
option-troll = { $me ->
    [yes] Prendre l’un de vos trolls
   *[no] Prendre un troll de { $who }
 }
option-bolster = Placer les renforts dans { $space }
option-add = { $count ->
    [0] N’ajouter aucun troll
    [one] Ajouter { $count } troll
   *[other] Ajouter { $count } trolls
 }
option-influence = Gagner de l’influence sur { $champion }
option-wheel = { $count ->
    [one] Avancer le pion Roue de { $count } case
   *[other] Avancer le pion Roue de { $count } cases
 }
option-gate = Consulter la carte Porte { $count }
option-token = { $slot ->
    [1] Consulter le premier gnome de { $space }
   *[2] Consulter le deuxième gnome de { $space }
 }
option-rally = Les gnomes se rallient au domaine { $clan }
option-invade = L’envahisseur va vers { $space }
option-retreat = Se replier dans { $space }
option-calm = Remettre un gnome de force { $count } dans la réserve
option-stir = Faire sortir des trolls de { $space }
option-vote = Gagner un vote du clan { $clan }
option-star = Poser l’étoile sur { $space }
option-consolation = { $what ->
    [vote] Prendre le vote
   *[honour] Prendre l’honneur
 }
option-none = Y renoncer
option-done = Cela suffit
option-end = Finir votre tour
option-by-hand = Choisir les symboles à la main

# Ce qui se passe.
event-first_player = { $me ->
    [yes] Vous avez le marteau et jouez en premier.
   *[no] { $who } a le marteau et joue en premier.
 }
event-halls = Les grandes salles valent, dans l’ordre : { $values }.
event-vote_tiles = Les votes vaudront, par place : { $tiles }.
event-offer = Champions proposés : { $champions }.
event-gnome_appears = Un gnome attend face cachée dans { $cavern }.
event-rally_moves = { $by ->
    [yes] Vous ralliez les gnomes au domaine { $clan }.
    [no] { $who } rallie les gnomes au domaine { $clan }.
   *[table] Les gnomes se rallient au domaine { $clan }.
 }
event-gate_row = { $cards ->
    [one] { $cards } carte Porte est posée face cachée : elle amènera une invasion en fin de vague.
   *[other] { $cards } cartes Porte sont posées face cachée : chacune amènera une invasion en fin de vague.
 }
event-draw_starters = Vous avez le choix entre { $champions }.
event-choose_starter = Vous choisissez { $champion }, en secret pour l’instant.
event-keep_starter = { $me ->
    [yes] Vous commencez avec { $champion }.
   *[no] { $who } commence avec { $champion }.
 }
event-lairs = { $me ->
    [yes] Vous faites vos tanières
   *[no] { $who } fait ses tanières
 } des emplacements { $sites }.
event-settle = { $me ->
    [yes] Vous installez
   *[no] { $who } installe
 } un troll dans { $cavern }.
event-pawn_stands = { $me ->
    [yes] Votre pion { $champion } arrive dans { $space }.
   *[no] Le pion { $champion } de { $who } arrive dans { $space }.
 }
event-wave_begins = La vague { $wave } commence.
event-hand = Votre main : { $cards }.
event-pick_card = { $placed ->
    [yes] Vous choisissez { $card } pour { $cell }, en secret pour l’instant.
   *[no] Vous choisissez { $card }, qui ne va nulle part, en secret pour l’instant.
 }
event-card_placed = { $me ->
    [yes] { $placed ->
        [yes] Vous ajoutez { $card } en { $cell }.
       *[no] Vous renoncez à { $card } : elle ne va nulle part.
     }
   *[no] { $placed ->
        [yes] { $who } ajoute { $card } en { $cell }.
       *[no] { $who } renonce à { $card } : elle ne va nulle part.
     }
 }
event-hands_pass = { $side ->
    [left] Toutes les mains passent à gauche.
   *[right] Toutes les mains passent à droite.
 }
event-supplies = { $me ->
    [yes] Vos ressources pour la vague
   *[no] Les ressources de { $who } pour la vague
 } : { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
 }, { $desperation ->
    [0] aucun jeton Désespoir
    [one] { $desperation } jeton Désespoir
   *[other] { $desperation } jetons Désespoir
 }.
event-wild_pair = { $me ->
    [yes] Vous couvrez
   *[no] { $who } couvre
 } les Jokers { $cells } pour une provision : { $provisions } désormais.
event-turn_begins = { $me ->
    [yes] Votre tour
   *[no] Tour de { $who }
 } : une provision est dépensée, { $provisions ->
    [0] il n’en reste plus.
   *[other] il en reste { $provisions }.
 }
event-nothing_to_cover = { $me ->
    [yes] Vous n’avez
   *[no] { $who } n’a
 } plus rien à couvrir : pas d’action ce tour-ci.
event-cover_symbols = { $me ->
    [yes] Vous couvrez
   *[no] { $who } couvre
 } { $cells } : { $action }, de puissance { $power }.
event-raise = { $by ->
    [tokens] { $me ->
        [yes] Vous dépensez
       *[no] { $who } dépense
     } { $count ->
        [one] { $count } jeton Désespoir
       *[other] { $count } jetons Désespoir
     } pour autant de puissance en plus.
    [provisions] { $me ->
        [yes] Vous dépensez
       *[no] { $who } dépense
     } { $count ->
        [one] { $count } autre provision
       *[other] { $count } autres provisions
     } pour autant de puissance en plus.
   *[champion] { $champion } donne plus de puissance à { $me ->
        [yes] votre action.
       *[no] l’action de { $who }.
     }
 }
event-use_claw = { $me ->
    [yes] Vous utilisez
   *[no] { $who } utilise
 } l’aptitude du champion { $champion }.
event-take_cube = { $me ->
    [yes] Vous reprenez
   *[no] { $who } reprend
 } le cube posé en { $cells }.
event-trolls_move = { $count ->
    [one] { $count } troll { $me ->
        [yes] à vous
       *[no] de { $who }
     } va
   *[other] { $count } trolls { $me ->
        [yes] à vous
       *[no] de { $who }
     } vont
 } de { $from } vers { $to }.
event-pawn_moves = { $champion } ({ $me ->
    [yes] à vous
   *[no] { $who }
 }) va de { $from } vers { $to }.
event-attack = { $me ->
    [yes] Vous attaquez
   *[no] { $who } attaque
 } les gnomes de { $cavern } : { $trolls ->
    [one] { $trolls } troll
   *[other] { $trolls } trolls
 } contre { $gnomes ->
    [one] un gnome
   *[other] { $gnomes } gnomes
 } de force { $strength }.
event-slain = { $me ->
    [yes] Vous éliminez
   *[no] { $who } élimine
 } { $gnomes ->
    [one] le gnome
   *[other] les { $gnomes } gnomes
 } de { $cavern }.
event-repelled = { $me ->
    [yes] Votre attaque échoue
   *[no] L’attaque de { $who } échoue
 } dans { $cavern } : tous les trolls présents doivent se replier dans une tanière.
event-calm_gnome = { $me ->
    [yes] Vous remettez
   *[no] { $who } remet
 } dans la réserve un gnome de force { $strength } placé près de la roue.
event-takeover = { $me ->
    [yes] Vous prenez
   *[no] { $who } prend
 } le contrôle de { $cavern }.
event-honour = { $me ->
    [yes] { $sign ->
        [won] Vous gagnez
       *[lost] Vous perdez
     }
   *[no] { $who } { $sign ->
        [won] gagne
       *[lost] perd
     }
 } { $amount ->
    [one] { $amount } point d’honneur
   *[other] { $amount } points d’honneur
 } ({ $source }).
event-votes = { $me ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 } du clan { $clan } : { $total } désormais.
event-influence = { $me ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } { $bonus ->
    [0] { $power } d’influence
   *[other] { $power } d’influence et { $bonus } de plus pour une première influence
 } sur { $champion } : { $total } désormais.
event-reinforce = { $count ->
    [0] { $me ->
        [yes] Vous n’ajoutez aucun troll
       *[no] { $who } n’ajoute aucun troll
     }
    [one] { $me ->
        [yes] Vous ajoutez { $count } troll
       *[no] { $who } ajoute { $count } troll
     }
   *[other] { $me ->
        [yes] Vous ajoutez { $count } trolls
       *[no] { $who } ajoute { $count } trolls
     }
 } dans { $space }.
event-wheel_moves = Le pion Roue avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 } ({ $me ->
    [yes] vous
   *[no] { $who }
 }) et s’arrête sur { $effect }.
event-look_at_gate = { $me ->
    [yes] Vous consultez
   *[no] { $who } consulte
 } la carte Porte { $slot }.
event-gate_seen = La carte Porte { $slot } désigne le domaine { $clan } ; personne d’autre ne le sait.
event-look_at_gnome = { $me ->
    [yes] Vous consultez
   *[no] { $who } consulte
 } le { $slot ->
    [1] premier
   *[2] deuxième
 } gnome de { $cavern }.
event-gnome_seen = Le { $slot ->
    [1] premier
   *[2] deuxième
 } gnome de { $cavern } est de force { $strength } ; personne d’autre ne le sait.
event-boost_rises = { $me ->
    [yes] Votre boost d’honneur monte
   *[no] Le boost d’honneur de { $who } monte
 } à { $boost }.
event-breach = Brèche ! { $invaders ->
    [0] Il ne reste aucun envahisseur pour entrer
    [one] { $invaders } envahisseur entre
   *[other] { $invaders } envahisseurs entrent
 } par le domaine { $clan }.
event-invasion = La carte Porte { $slot } est retournée : { $invaders ->
    [0] il ne reste aucun envahisseur pour entrer
    [one] { $invaders } envahisseur entre
   *[other] { $invaders } envahisseurs entrent
 } par le domaine { $clan }.
event-invader_enters = Un envahisseur arrive { $crossed ->
    [0] par la porte dans { $cavern }, qui est vide : il y reste.
   *[other] par { $path } dans { $cavern }, la caverne vide la plus proche ({ $steps } pas) : il y reste.
 }
event-invader_dies = Un envahisseur arrive { $crossed ->
    [0] par la porte
   *[other] par { $path }
 } dans { $cavern } : aucune caverne à portée n’est vide, il cherche donc le moins de trolls ({ $trolls }), puis la plus proche{ $others ->
    [0] .
   *[other] , plutôt que { $instead }.
 } Il meurt, et un troll est vaincu.
event-invader_lost = Un envahisseur ne trouve aucun chemin et retourne à la réserve.
event-troll_falls = { $what ->
    [champion] Le pion { $champion } est vaincu
   *[troll] Un troll est vaincu
 } dans { $cavern } ({ $me ->
    [yes] à vous
   *[no] { $who }
 }).
event-entrench = Les gnomes se retranchent dans { $cavern } : un deuxième arrive.
event-champion_won = { $me ->
    [yes] Vous avez le plus d’influence : { $champion } vous rejoint.
   *[no] { $who } a le plus d’influence : { $champion } rejoint son camp.
 }
event-nobody_wants = Personne n’a d’influence sur { $champion }, qui quitte la partie.
event-star = { $me ->
    [yes] Vous posez
   *[no] { $who } pose
 } l’étoile du champion { $champion } sur { $place }.
event-domain = Le domaine { $clan } rapporte de l’honneur : { $shares }.
event-hall_counts = Grande salle { $hall } (valeur { $value }), cavernes tenues : { $caverns } ; gnomes { $gnomes }. Honneur : { $shares }.
event-elders_count = { $me ->
    [yes] Vous avez
   *[no] { $who } a
 } { $elders } Anciens, pour { $honour ->
    [one] { $honour } point d’honneur.
   *[other] { $honour } points d’honneur.
 }
event-clan_counts = Les votes du clan { $clan } rapportent de l’honneur : { $shares }.
event-critical = Tenez une caverne dans chaque domaine critique jusqu’à la fin de la vague : { $clans }.
event-domain_lost = Vous ne tenez aucune caverne du domaine critique { $clan } : la montagne tombe.

victory = { $won ->
    [yes] La montagne est à vous, avec { $score } points d’honneur !
   *[no] { $count ->
        [one] La montagne revient à { $winners }, avec { $score } points d’honneur.
       *[other] La montagne revient ensemble à { $winners }, avec { $score } points d’honneur.
     }
 }

# Ce qui est demandé.
ask-ChooseStarter = Choisissez votre premier champion ; l’autre quitte la partie.
ask-ChooseLairs = Choisissez une paire libre de tanières, pour trois trolls chacune.
ask-SettleCavern = { $left ->
    [one] Installez le dernier troll dans une caverne sans gnome voisine de vos tanières.
   *[other] Installez { $left } trolls dans des cavernes différentes, sans gnome et voisines de vos tanières : choisissez-en une.
 }
ask-StandPawn = Où se place le pion { $champion } ?
ask-PlacePawn = { $champion } vous a rejoint : où se place le pion ?
ask-FirstPick = Vague { $wave }, carte 1 sur 3 : ajoutez-en une à votre ascendance, passez le reste.
ask-SecondPick = Vague { $wave }, carte 2 sur 3 : ajoutez l’une de celles que vous avez reçues.
ask-ThirdPick = Vague { $wave }, carte 3 sur 3 : ajoutez-en une, l’autre est défaussée.
ask-CoverWild = Couvrir deux Jokers pour une provision de plus (vous en avez { $provisions }) ? Choisissez le premier.
ask-CoverSecondWild = Quel Joker couvrez-vous avec { $cell } ?
ask-TakeTurn = { $stage ->
    [fresh] À vous : deux actions faibles ou une forte.
    [one-weak] Vous pouvez effectuer une deuxième action faible.
    [one-more] Vous pouvez effectuer une action faible après la forte.
   *[acted] Vos actions sont faites ; vous pouvez encore utiliser une aptitude.
 }
ask-PickSymbol = Quel symbole couvrez-vous pour { $kind } en action faible ?
ask-CoverSymbols = Quelle puissance couvrez-vous pour { $kind } en action forte ?
ask-PickGroup = Quel symbole couvrez-vous pour { $kind } en action forte (puissance { $power } jusqu’ici) ?
ask-SpendTokens = { $kind } de puissance { $power } : combien de vos jetons Désespoir ({ $tokens }) ajoutez-vous ?
ask-SpendProvisions = { $kind } de puissance { $power } : combien d’autres provisions (il en reste { $provisions }) ajoutez-vous ?
ask-Advance = Avancée de puissance { $power } : où vont vos trolls ?
ask-Marching = Qui va vers { $space } ? Puissance restante : { $left }.
ask-RetreatToLair = Votre attaque a échoué dans { $cavern } : dans quelle tanière vous repliez-vous ?
ask-CalmGnomes = Quel gnome placé près de la roue ({ $angry } en tout) retourne à la réserve ? Jusqu’à { $left } (aptitude : { $champion }).
ask-ChooseCavern = Renforts de puissance { $power } : quelle caverne que vous dominez, ou quelle tanière ?
ask-AddTrolls = Combien de trolls ajoutez-vous dans { $space } ? Puissance { $power }, { $reserve } dans votre réserve.
ask-Relocate = Votre réserve est vide : qui va vers { $space } ? Puissance restante : { $power }.
ask-ChooseChampion = { $power } d’influence : sur quel champion ?
ask-TurnWheel = De combien avance le pion Roue ? Puissance { $power }.
ask-LookAtCard = { $looks ->
    [one] Reconnaissance : quelle carte Porte consultez-vous ?
   *[other] Reconnaissance : quelle carte Porte consultez-vous ? Encore { $looks }.
 }
ask-LookAtToken = { $looks ->
    [one] Reconnaissance : quel gnome consultez-vous ?
   *[other] Reconnaissance : quel gnome consultez-vous ? Encore { $looks }.
 }
ask-ChooseOrigin = Déplacement de trolls de puissance { $power } : d’où partent les trolls ?
ask-MoveTroll = Quel troll quitte { $space } ? Encore { $left } au plus.
ask-MoveTo = { $champion ->
    [none] { $me ->
        [yes] Où va votre troll depuis { $space } ?
       *[no] Où va le troll de { $who } depuis { $space } ?
     }
   *[other] Où va { $champion } depuis { $space } ?
 }
ask-MoveRally = Une brèche s’annonce : où se rallient les gnomes ? Ils sont au domaine { $rally } ; deux points au plus.
ask-ChooseTarget = { $at_wave_end ->
    [yes] Vous avez le plus de votes du clan { $clan } : vers laquelle de ces cavernes équivalentes va l’envahisseur ?
   *[no] Brèche au domaine { $clan } à votre tour : vers laquelle de ces cavernes équivalentes va l’envahisseur ?
 }
ask-ChooseFallen = Un envahisseur arrive dans { $cavern } : lequel de vos trolls est vaincu ?
ask-PawnRetreats = Le pion { $champion } est vaincu : dans quelle tanière va-t-il ?
ask-MoveChampion = Où va { $champion } ?
ask-ScaredAway = Un de vos trolls fuit { $cavern } : dans quelle tanière court-il ?
ask-TakeCube = Sur quel symbole reprenez-vous le cube ?
ask-ChooseClan = { $left ->
    [one] À quel clan va le vote du renégat ?
   *[other] À quel clan va un vote du renégat ? Il en reste { $left }.
 }
ask-Consolation = { $champion } ({ $clan }) vous échappe : prendre un vote, ou { $lines ->
    [one] { $lines } point d’honneur
   *[other] { $lines } points d’honneur
 } pour les lignes franchies ?
ask-RaiseTroll = Où ajoutez-vous un troll de votre réserve ? Encore { $left } au plus.
ask-NewVote = Un vote de quel clan dont vous n’en avez aucun ? Encore { $left } au plus.
ask-PutOnHall = Sur quelle grande salle posez-vous l’étoile du champion { $champion } ?
ask-PutOnCavern = Sur quelle caverne posez-vous l’étoile du champion { $champion } ?

# La table dans un terminal.
symbol-sign = { $kind ->
    [advance] A
    [bolster] R
    [influence] I
    [gnome] G
    [wild] J
    [supplies] P
   *[elders] N
 }
over = La bataille de la montagne est finie
wave = Vague { $wave }
turn-of = { $me ->
    [yes] à vous de jouer
   *[no] au tour de { $who }
 }
gates = Portes
gate-row = { $cards } · point de ralliement { $rally }
wheel = Roue
angry = · gnomes à côté : { $gnomes }
critical = Critiques
legend = Signes
sign-gate = porte
sign-trolls = 2 trolls du siège 0
sign-pawn = dont un champion
sign-gnomes = gnomes, par force
sign-star = étoile
sign-breach = brèche
sign-boost = boost
sign-hammer = premier joueur
sign-covered = couvert
halls-title = Grandes salles (valeur) et les cavernes autour
clans-title = Clans : honneur par place, votes
offer-title = Champions proposés : clan et votes, influence
seat-head = Table
score-head = Honneur
provisions-head = Prov.
desperation-head = Dés.
boost-head = Boost
reserve-head = Réserve
champions-head = Champions (griffes restantes)
ancestry-mine = Votre ascendance
ancestry-of = Ascendance de { $who }
on-champions = Champions
hand = Main
score = Honneur
champion-head = Champion
votes-head = Votes
effect-head = Effet
where-head = Où
where-offer = proposé
where-gone = hors de la partie
where-box = à venir, ou dans la boîte
command-champions = champions
help-champions = tous les champions, ce qu’ils font, et où ils sont


# --- La table dessinée.

table-mountain = Montagne
table-people = Champions et clans
table-offer = Champions
table-clans = Clans
table-own = Ascendance
table-wave = Vague { $wave }
table-over = La partie est finie
table-turn = { $me ->
    [yes] à vous
   *[no] à { $who }
}
table-honour = honneur
table-door = porte du domaine { $clan }
table-outlook = En l’état
table-if-wave-ended = Si la vague finissait maintenant
table-if-game-ended = Si la partie finissait maintenant
table-invasions = Invasions en fin de vague
table-gnomes = gnomes
table-total = En tout
table-great-hall = grande salle { $number }
table-votes-of = votes { $clan }
table-gnomes-honour = Les gnomes ont { $honour } points d’honneur ; il vous en faut davantage.
table-plan = { $count ->
    [one] { $count } envahisseur vient.
   *[other] { $count } envahisseurs viennent.
 } { $ways ->
    [0] En l’état, aucun chemin ne mène à l’intérieur.
    [one] En l’état, le premier va vers { $places }, { $trolls ->
        [0] qui est vide.
       *[other] où se tient le moins de trolls ({ $trolls }).
     }
   *[other] En l’état, le premier va vers { $places }, { $trolls ->
        [0] qui sont vides
       *[other] où se tient le moins de trolls ({ $trolls })
     } : quelqu’un choisit.
 }
table-add = { $count ->
    [0] n’ajouter aucun troll ({ $space })
    [one] ajouter { $count } troll ({ $space })
   *[other] ajouter { $count } trolls ({ $space })
 }
table-next-card = Carte suivante
table-wire-breach = piège : le franchir ouvre une brèche aux gnomes
table-wire-boost = piège : le franchir fait monter sur la piste de boost
table-boosts = piste de boost : plus d’honneur sur chaque case Honneur de la roue
table-rally-point = ralliement : { $clan }
table-rally-here = jeton Ralliement : { $clan }
table-hall = grande salle { $number }, valeur { $value }
table-hall-now = { $me ->
    [yes] à vous en l’état
   *[no] à { $who } en l’état
}
table-invaded = envahie
table-held = { $me ->
    [yes] vous la contrôlez
   *[no] contrôlée par { $who }
}
table-trolls = { $me ->
    [yes] { $count ->
        [one] votre troll
       *[other] vos { $count } trolls
    }
   *[no] { $count ->
        [one] un troll ({ $who })
       *[other] { $count } trolls ({ $who })
    }
}
table-gnome = gnome de force { $strength }
table-gnome-unknown = gnome, face cachée
table-march = { $count ->
    [one] 1 troll ({ $space })
   *[other] { $count } trolls ({ $space })
}
table-wheel = roue des gnomes
table-wheel-here = le pion est ici
table-wheel-honour = roue : honneur
table-wheel-bolster = roue : Renforts
table-wheel-influence = roue : Influence
table-wheel-troll-move = roue : déplacer des trolls
table-angry = gnome de force { $strength } près de la roue
table-boost = { $me ->
    [yes] votre boost : +{ $boost } d’honneur sur la roue
   *[no] boost de { $who } : +{ $boost } d’honneur sur la roue
}
table-gate-row = Portes à envahir
table-gate = carte Porte { $number } : { $clan }
table-gate-unknown = carte Porte { $number }, face cachée
table-kind-advance = Avancée
table-kind-bolster = Renforts
table-kind-influence = Influence
table-kind-gnome = Gnome
table-kind-wild = Joker
table-kind-supplies = Provisions
table-kind-elders = Anciens
table-group = { $kind ->
    [advance] Avancée
    [bolster] Renforts
    [influence] Influence
   *[gnome] Gnome
} : groupe de puissance { $power }
table-covered = recouvert d’un cube
table-card = carte Ascendance
table-first-card = carte de départ
table-note-covers = recouvre { $what }
table-note-free = ne recouvre aucun symbole
table-hand-hint = Posez-la sur votre ascendance.
table-weak = faible
table-strong = forte
table-weak-action = { $kind }, action faible
table-strong-action = { $kind }, action forte
table-influence = { $me ->
    [yes] vous : { $count }
   *[no] { $who } : { $count }
}
table-no-influence = personne ne courtise encore ce champion
table-renegade = Renégat
table-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
table-has-votes = { $me ->
    [yes] vous : { $count }
   *[no] { $who } : { $count }
}
table-provisions = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}
table-desperation = { $count ->
    [one] { $count } jeton Désespoir
   *[other] { $count } jetons Désespoir
}
table-reserve = { $count ->
    [one] { $count } troll en réserve
   *[other] { $count } trolls en réserve
}
table-elders = { $count ->
    [one] { $count } symbole Anciens
   *[other] { $count } symboles Anciens
}
table-gnome-reserve = { $count ->
    [one] { $count } jeton Gnome dans la réserve
   *[other] { $count } jetons Gnome dans la réserve
}

# Ce dont un jugement est fait.
worth-honour = { $points } en honneur
worth-votes = { $points } pour les votes
worth-champions = { $points } pour les champions
worth-caverns = { $points } pour les cavernes et les grandes salles
worth-power = { $points } pour les symboles de l’ascendance
worth-elders = { $points } pour les Anciens
worth-trolls = { $points } pour les trolls dans la montagne
worth-begun = { $points } pour ce qui est commencé
worth-danger = { $points } pour les domaines critiques
