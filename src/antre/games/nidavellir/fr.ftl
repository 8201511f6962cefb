# Les mots de Nidavellir. Les noms des héros et des distinctions sont dans l’édition.

# Le matériel.
card = { $class ->
    [warrior] le guerrier { $points }
    [hunter] le chasseur
    [miner] le mineur { $points }
    [blacksmith] le forgeron
    [explorer] l’explorateur { $points }
   *[other] l’offrande royale +{ $points }
 }
card-brief = { $class ->
    [warrior] guerrier { $points }
    [hunter] chasseur
    [miner] mineur { $points }
    [blacksmith] forgeron
    [explorer] explorateur { $points }
   *[other] offrande +{ $points }
 }
tavern-filled = { $tavern } : { $cards }
card-special = le forgeron spécial
special-short = spécial
coin = { $kind ->
    [special] la pièce d’échange { $value }
    [royal] la pièce royale { $value }
   *[base] { $value ->
        [0] la pièce d’échange 0
       *[other] la pièce { $value }
     }
 }
tavern = { $tavern ->
    [goblin] Gobelin Rieur
    [dragon] Dragon Dansant
   *[horse] Cheval Fringant
 }
tavern-short = { $tavern ->
    [goblin] Gobelin
    [dragon] Dragon
   *[horse] Cheval
 }
column = { $class ->
    [warrior] Guerriers
    [hunter] Chasseurs
    [miner] Mineurs
    [blacksmith] Forgerons
   *[explorer] Explorateurs
 }
among = { $class ->
    [warrior] les guerriers
    [hunter] les chasseurs
    [miner] les mineurs
    [blacksmith] les forgerons
   *[explorer] les explorateurs
 }

# Ce qui est demandé.
ask-Bids = Quelle pièce posez-vous au { $tavern } ?
ask-LateBid = Les autres ont misé : quelle pièce posez-vous au { $tavern } ?
ask-TakeCard = Quelle carte prenez-vous au { $tavern } ?
ask-RecruitHero = { $lines ->
    [one] Une ligne est complète : quel héros recrutez-vous ?
   *[other] { $lines } lignes complètes, { $heroes } héros : quel héros recrutez-vous ?
 }
ask-DiscardDwarf = Quel nain défaussez-vous ?
ask-PlaceThrud = Parmi qui Thrud se tient-elle ?
ask-PlaceYlud = Parmi qui Ylud se tient-elle ?
ask-Transform = À quelle pièce ajoutez-vous { $bonus } ?
ask-AddCoin = Quelle pièce de votre main ajoutez-vous à l’échange ?
ask-ChooseDiscard = Les deux pièces se valent : laquelle cédez-vous ?
ask-KeepCard = Quelle carte gardez-vous ?

# Ce qu’on peut choisir.
option-bid = Poser { $coin }
option-take = Prendre { $card }
option-keep = Garder { $card }
option-recruit = Recruter { $hero }, { $epithet }
option-place = La placer parmi { among }
option-stay = La laisser où elle est
option-discard = Défausser le dernier nain parmi { among }
option-transform = { $place ->
    [slot] Transformer la pièce du { $tavern }
   *[coin] Transformer { $coin }
 }
option-add = Ajouter { $coin }
option-give-up = Céder { $coin }

# Ce qui arrive.
event-gem = { $me ->
    [yes] Vous recevez la gemme { $gem }.
   *[no] { $who } reçoit la gemme { $gem }.
 }
event-enter = Âge { $age }, tour { $round } · { $taverns }
event-bid = Vous posez { $coin } au { $tavern }.
event-bids_in = Toutes les mises sont posées.
event-reveal = { $tavern } : { $bids }
event-late_bid = { $me ->
    [yes] Vous misez { $coin }.
   *[no] { $who } mise { $coin }.
 }
event-take = { $me ->
    [yes] Vous prenez { $card }.
   *[no] { $who } prend { $card }.
 }
event-left = { $count ->
    [one] Personne ne prend { $cards } : à la défausse.
   *[other] Personne ne prend { $cards } : tout part à la défausse.
 }
event-recruit = { $me ->
    [yes] Vous recrutez { $hero }, { $epithet }.
   *[no] { $who } recrute { $hero }, { $epithet }.
 }
event-place = { $me ->
    [yes] Vous placez { $hero } parmi { among }.
   *[no] { $who } place { $hero } parmi { among }.
 }
event-stay = { $hero } reste où elle est.
event-discard = { $me ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
 }
event-thrud_bumped = Thrud n’est jamais recouverte : elle quitte sa colonne, puis revient en jeu.
event-thrud_leaves = { $me ->
    [yes] Thrud rejoint votre zone de commandement.
   *[no] Thrud rejoint la zone de commandement : { $who }.
 }
event-trade = { $me ->
    [yes] Vous additionnez { $kept } et { $old }, et échangez { $old } contre { $new }.
   *[no] { $who } additionne { $kept } et { $old }, et échange { $old } contre { $new }.
 }
event-transform = { $me ->
    [yes] Vous transformez
   *[no] { $who } transforme
 } { $old } { $place ->
    [slot] au { $tavern }
    [pouch] dans la bourse
   *[hand] en main
 } (+{ $bonus }) et { $me ->
    [yes] recevez
   *[no] reçoit
 } { $new }.
event-pick_up = { $me ->
    [yes] Vous reprenez en main vos pièces qui n’ont pas encore servi.
   *[no] { $who } reprend en main ses pièces qui n’ont pas encore servi.
 }
event-gems = Échange de gemmes : { $who } ◆{ $gem }, { $other } ◆{ $other_gem }.
event-distinction = { $won ->
    [no] { $distinction } : personne, car la majorité est partagée.
   *[yes] { $distinction } : { $who }
 }
event-unclaimed = Sans Pionnier, une carte de l’Âge 2 est défaussée : { $card }.
event-pioneer = Vous piochez { $cards }, et gardez une carte.
event-keep = { $me ->
    [yes] Vous gardez { $card }.
   *[no] { $who } garde { $card }.
 }
victory = { $won ->
    [yes] À vous de terrasser le dragon : { $score } points de bravoure.
   *[no] { $count ->
        [one] { $winners } part terrasser le dragon, avec { $score } points de bravoure.
       *[other] { $winners } partent ensemble terrasser le dragon, avec { $score } points de bravoure.
     }
 }

# Les parts du score.
part-warrior = Guerriers
part-warrior_bonus = Majorité des guerriers
part-hunter = Chasseurs
part-miner = Mineurs
part-blacksmith = Forgerons
part-explorer = Explorateurs
part-neutral = Héros neutres
part-coins = Pièces
part-gem = Gemme
trait-hero = Héros
trait-distinction = Distinctions

# La table.
age = Âge { $age } · tour { $round } sur { $rounds }
over = Le dragon attend : la partie est finie
bidding = Mises secrètes
evaluation = Fin de l’âge
heroes-free = Héros
dwergs = { $count ->
    [one] { $count } Dwerg
   *[other] { $count } Dwergs
 }
treasury = Trésor
army-of = L’armée : { $who }
army-mine = Votre armée
seat-head = Table
score-head = Score
bids-head = Mises
coins-head = Pièces
gem-head = Gemme
heroes-head = Héros et distinctions
ranks-row = Grades·pts
value-row = Valeur
hand = Main
pouch = Bourse
gem = Gemme
command-zone = Commandement
sum-classes = classes
sum-majority = majorité
sum-heroes = héros
sum-coins = pièces
sum-gem = gemme

# Les héros.
command-heroes = héros
help-heroes = tous les héros, ce qu’ils font, et qui les a
hero-head = Héros
power-head = Pouvoir
owner-head = Où
hero-free = libre
hero-out = écarté
hero-kraal = { $ranks } grades de guerrier, { $points } points.
hero-tarah = 1 grade de guerrier, { $points } points.
hero-aral = { $ranks } grades de chasseur.
hero-dagda = { $ranks } grades de chasseur ; défaussez le dernier nain de { $value } autres colonnes.
hero-zoral = { $ranks } grades de mineur, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hero-lokdur = 1 grade de mineur, { $points } points.
hero-aegur = { $ranks } grades de forgeron.
hero-bonfur = { $ranks } grades de forgeron ; défaussez le dernier nain { $value ->
    [one] d’une autre colonne
   *[other] de { $value } autres colonnes
 }.
hero-hourya = { $points } points ; demande d’abord { $value } grades d’explorateur.
hero-idunn = { $points } points, et { $value } par grade d’explorateur, le sien compris.
hero-dwerg = De 1 à 5 frères ensemble : { $dwerg } points.
hero-skaa = { $points } points.
hero-astrid = La valeur de votre plus haute pièce à la fin.
hero-grid = { $points } points ; ajoutez aussitôt { $value } à une pièce.
hero-uline = { $points } points ; gardez vos pièces en main et misez après les autres.
hero-ylud = Rejoint une colonne de votre choix à la fin de chaque âge : { $ylud }.
hero-thrud = { $points } points ; se tient dans une colonne au choix, repart quand elle grandit.

# La table dessinée.
taverns = Tavernes
distinctions = Distinctions
piles = Pioches et défausse
points = points
plan = Posez une pièce sur chaque taverne, puis confirmez.
pioneer-offer = Cartes du Pionnier
final-ranking = Bravoure
label-bid = { $known ->
    [none] pas encore de pièce au { $tavern }
    [hidden] une pièce face cachée au { $tavern }
   *[shown] { $tavern } : { $coin }
 }
label-slot = Emplacement du { $tavern }
label-column = { column } : { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
 }, { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
label-command = Zone de commandement : { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
label-line = Ligne complète { $number }
label-gem = Gemme { $gem }
label-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
label-treasury = Pièce royale { $value } : il en reste { $count }
label-deck = Âge { $age } : { $count ->
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
 }
label-back = Une carte que seul le Pionnier voit
label-heroes = { $count } héros
label-highest = Plus haute pièce { $value }
honour-open = à gagner
honour-nobody = personne
hint-class = { $class ->
    [warrior] Les points s’additionnent. Qui a le plus de grades ajoute sa plus haute pièce.
    [hunter] Le nombre de grades, au carré.
    [miner] Les points multipliés par les grades.
    [blacksmith] 3, puis 4, puis 5 de plus par grade, et ainsi de suite.
    [explorer] Les points s’additionnent.
   *[other] Ajoute autant à l’une de vos pièces, puis va à la défausse.
 }
hint-gem = À mises égales, la plus haute gemme joue d’abord ; puis les gemmes s’échangent.
hint-trading = Misez-la, et vos deux pièces de la bourse s’additionnent : la plus haute est échangée contre leur somme.
hint-line = Une ligne complète attire un héros.
hint-distinction = { $distinction ->
    [kings_hand] Le plus de guerriers à la fin de l’Âge 1 : ajoutez { $value } à une pièce.
    [hunting_master] Le plus de chasseurs à la fin de l’Âge 1 : la pièce d’échange 0 devient un 3.
    [crown_jeweler] Le plus de mineurs à la fin de l’Âge 1 : la gemme spéciale, jamais échangée.
    [kings_great_armorer] Le plus de forgerons à la fin de l’Âge 1 : un forgeron de { $value } grades.
   *[pioneer_of_the_kingdom] Le plus d’explorateurs à la fin de l’Âge 1 : voyez { $value } cartes de l’Âge 2, gardez-en une.
 }
power = { $hero ->
    [kraal] { $ranks } grades, { $points } points
    [tarah] { $points } points
    [aral] { $ranks } grades
    [dagda] { $ranks } grades, −{ $value } nains
    [zoral] { $ranks } grades, { $points } point
    [lokdur] { $points } points
    [aegur] { $ranks } grades
    [bonfur] { $ranks } grades, −{ $value } nain
    [hourya] { $points } points dès { $value }
    [idunn] { $points } + { $value } par grade
    [dwerg] { $one }, à deux { $two }
    [skaa] { $points } points
    [astrid] la plus haute pièce
    [grid] { $points } points, pièce +{ $value }
    [uline] { $points } points, mise après
    [ylud] rejoint une colonne
   *[thrud] { $points } points, mobile
 }

# Ce dont un jugement est fait.
worth-warriors = { $points } pour les guerriers
worth-hunters = { $points } pour les chasseurs
worth-smiths = { $points } pour les forgerons
worth-miners = { $points } pour les mineurs
worth-explorers = { $points } pour les explorateurs
worth-distinctions = { $points } pour les distinctions
worth-heroes = { $points } pour les héros
worth-coins = { $points } en pièces
worth-taverns = { $points } dans les tavernes à venir
