# Les mots de Maender-Alkoor. Les noms des Héros, cartes, compétences, jetons, Challenges et lieux sont
# dans l’édition ; voici de quoi ils sont faits.

# Les gemmes par couleur, et la caractéristique de chacune.
colour-red = rouge
colour-orange = orange
colour-violet = violet
colour-green = vert
colour-blue = bleu
attribute-red = Force
attribute-orange = Agilité
attribute-violet = Intelligence
attribute-green = Instinct
attribute-blue = Défense

# Qui est un Héros.
race-dwarf = nain
race-human = humain
race-elf = elfe
race-orc = orque
race-gnome = gnome
race-goblin = gobelin
race-beastfolk = homme-bête
alignment-good = bon
alignment-neutral = neutre
alignment-evil = mauvais
archetype-warrior = guerrier
archetype-ranger = rôdeur
archetype-mage = mage
archetype-druid = druide
archetype-guardian = gardien
archetype-rogue = roublard
archetype-barbarian = barbare
archetype-artificer = artificier
archetype-bard = barde

# À quoi sert une compétence.
skill-hazard = compétence d’Aléa
skill-divine = compétence divine
skill-opportunity = compétence d’opportunité
skill-healing = compétence de soins
skill-shield = compétence de bouclier
skill-dice = compétence de dés

# L’Équipement par type et par famille.
type-dwarf = nain
type-human = humain
type-elf = elfique
type-orc = orque
type-none = d’aucun peuple

# Les cartes.
card-hero = Héros
card-loot = LOOT
card-relic = Relique
card-critter = Bestiole
card-creature = Créature
card-dilemma = Dilemme
card-unforeseen = Imprévu
card-zone = Zone
card-door = Porte
card-room = Salle
card-quest = Quête
card-treasure = Trésor

# Quand un Dilemme peut se jouer.
timing-divine = en Bénédiction
timing-before = avant le lancer
timing-after = après le lancer
timing-opportunity = quand une épreuve est remportée
timing-wound = quand un Héros est touché
timing-any = à tout moment

# Les épreuves.
objective-individual = objectif individuel
objective-collective = objectif collectif
objective-vitality_step = test de Vitalité

# Jetons, Quêtes, dés.
token-green = jeton vert
token-red = jeton rouge
token-grey = jeton gris

# Lieux et pièces.
place-city = Cité de Maender-Alkoor
place-door = Porte du Gouffre
place-corridor = couloir du Gouffre
place-crossroads = carrefour
place-chance = case Chance
place-shortcut = raccourci périlleux
piece-team = l’équipe
piece-avatar = Avatar du Néant
piece-pile = pile des Vils

# Comment les choses se nomment dans une phrase.
either = { $first } ou { $last }
token = { $token } ({ $back })
gem = { $colour ->
    [red] une gemme rouge
    [orange] une gemme orange
    [violet] une gemme violette
    [green] une gemme verte
   *[blue] une gemme bleue
 }
gem-count = { $count } { $colour ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
     }
    [orange] orange
    [violet] { $count ->
        [one] violette
       *[other] violettes
     }
    [green] { $count ->
        [one] verte
       *[other] vertes
     }
   *[blue] { $count ->
        [one] bleue
       *[other] bleues
     }
 }
die = { $kind ->
    [trial] le dé { $number }
    [destiny] le dé de la Destinée
    [vitality] le dé de Vitalité
   *[stride] le dé de déplacement { $number }
 }
skill-of = { $skill } ({ $hero })
space = la case { $number }
space-signed = la case { $number } ({ $sign })
space-city = la Cité
space-room = la Salle { $number }
space-shortcut = le raccourci périlleux { $number }
space-before = { $count ->
    [one] la dernière case avant la Cité
   *[other] une case à { $count } pas de la Cité
 }
pile-heroes = pioche des Héros
pile-loot = pioche des LOOT
pile-relics = pioche des Reliques
pile-unforeseen = pioche des Imprévus
kind-not = autre que { $kind }
cost-free = gratuit
cost = { $count } { $count ->
    [one] gemme
   *[other] gemmes
 }
cost-of = { $count } { $count ->
    [one] gemme
   *[other] gemmes
 }, { $colours }
offer = { $number } – { $effect } ({ $cost })

# Ce que font les cartes et les jetons.
effect-none = rien
effect-target = { $target ->
    [team] l’équipe
    [board] ce plateau
    [bearer] ce Héros
    [others] sauf ce Héros
    [mates] ce plateau, sauf ce Héros
   *[chosen] un Héros au choix
 }
effect-each = pour le reste de l’épreuve
effect-or-destiny = ou le dé de la Destinée
effect-without-sixes = sans les 6
effect-gems = gagner { $amount } { $amount ->
    [one] gemme
   *[other] gemmes
 }
effect-loot = piocher { $amount } LOOT
effect-relic = piocher { $amount } { $amount ->
    [one] Relique
   *[other] Reliques
 }
effect-heal = soigner { $amount ->
    [one] un Héros
   *[other] jusqu’à { $amount } Héros
 }
effect-advance = avancer { $upto ->
    [yes] jusqu’à { $amount }
   *[no] de { $amount }
 } { $amount ->
    [one] case
   *[other] cases
 }
effect-retreat = reculer de { $amount } { $amount ->
    [one] case
   *[other] cases
 }
effect-peril = un test de Vitalité
effect-tribute = céder { $amount } { $amount ->
    [one] gemme
   *[other] gemmes
 } aux Vils
effect-theft = les Vils volent un LOOT
effect-reveal = révéler { $amount } { $amount ->
    [one] Salle
   *[other] Salles
 }
effect-vision = regarder { $amount } { $amount ->
    [one] chose cachée
   *[other] choses cachées
 }
effect-repel = repousser l’Avatar de { $amount } { $amount ->
    [one] case
   *[other] cases
 }
effect-recruit = rencontrer un nouveau Héros
effect-tap = prendre { $amount } { $amount ->
    [one] gemme
   *[other] gemmes
 } aux Vils
effect-reclaim = la pile des Vils perd { $amount } { $amount ->
    [one] carte
   *[other] cartes
 }
effect-sacrifice = sacrifier { $amount ->
    [one] un Héros, que l’équipe remporte
   *[other] jusqu’à { $amount } Héros, que l’équipe remporte
 }
effect-swap = deux Héros échangent leurs places
effect-ward = annuler une blessure
effect-lower = objectif facilité de { $amount } { $amount ->
    [one] point
   *[other] points
 } { $stars ->
    [0] (pas pour un seul Héros)
    [one] ou { $stars } étoile
   *[other] ou { $stars } étoiles
 }
effect-pass_objective = réussir un objectif individuel sans lancer
effect-free_skill = utiliser une compétence d’Aléa gratuitement
effect-boost = +{ $amount } à la caractéristique testée
effect-foresee = choisir le prochain dé de la Destinée
effect-reroll_destiny = relancer le dé de la Destinée
effect-set_die = changer { $face ->
    [0] un dé
   *[other] un { $face }
 } en { $value ->
    [0] ce que vous voulez, de 1 à 5
   *[other] un { $value }
 }
effect-reroll = relancer { $amount ->
    [one] un dé
   *[other] jusqu’à { $amount } dés
 }
effect-exchange = échanger des Héros avec les Vils, { $give } contre { $take }
effect-sell = vendre { $limit ->
    [0] autant de LOOT que voulu
    [1] un LOOT
   *[other] jusqu’à { $limit } LOOT
 } pour { $amount } { $amount ->
    [one] gemme
   *[other] gemmes
 } { $limit ->
    [1] en tout
   *[other] chacun
 }
effect-new_blood = remplacer un Héros de ce plateau, ou pourvoir sa place vacante
effect-heal_all = soigner tous les Héros
effect-win_dead = un Héros qui meurt est remporté par l’équipe
effect-mercy = annuler les dénouements sombres d’une épreuve perdue
effect-stillness = l’Avatar ne bouge pas
effect-last_stand = blessure au lieu de la mort
effect-rescue_dead = remporter un Héros mort chez les Vils
effect-remove_tokens = ôter jusqu’à { $amount } { $amount ->
    [one] jeton
   *[other] jetons
 } du plateau des Vils
effect-chance = tenter votre Chance
effect-bonus_die = relancer des dés, ou en ajouter un au déplacement
effect-unforeseen = piocher { $amount } { $amount ->
    [one] Imprévu
   *[other] Imprévus
 }
effect-unforeseen_or_regain = piocher { $amount } { $amount ->
    [one] Imprévu, ou le reprendre aux Vils
   *[other] Imprévus, ou en reprendre autant aux Vils
 }
effect-forfeit = céder { $amount } { $amount ->
    [one] Dilemme
   *[other] Dilemmes
 } aux Vils
effect-bad_luck = malchance : un test de Vitalité pour le Héros que désigne le dé
effect-vils_hero = les Vils remportent { $amount } Héros de la pioche
effect-vils_rooms = { $amount ->
    [one] la Salle la plus proche est révélée
   *[other] les { $amount } Salles les plus proches sont révélées
 }
effect-vils_unforeseen = les Vils remportent { $amount } { $amount ->
    [one] Imprévu
   *[other] Imprévus
 }
effect-vils_loot = les Vils remportent { $amount } LOOT
effect-vils_tokens = { $amount ->
    [one] le premier jeton va dans le couloir
   *[other] les { $amount } premiers jetons vont dans le couloir
 }
effect-quest_relic = la Relique de votre Quête, ou { $amount } LOOT
effect-relic_token = utiliser la Relique : étape II de votre Quête
effect-portal_token = ouvrir le Portail vers la Cité
effect-no_brake = l’Avatar ne peut être freiné
effect-no_heal = ce Héros ne peut être soigné
effect-hasten = { $amount } { $amount ->
    [one] case
   *[other] cases
 } de plus en marchant
effect-debt = chaque épreuve perdue coûte { $amount } { $amount ->
    [one] gemme
   *[other] gemmes
 }

# Ce que demande une épreuve.
needed = { $objective ->
    [individual] { $attribute } ({ $hero }) : il faut { $target } { $target ->
        [one] étoile
       *[other] étoiles
     }
    [vacant] { $attribute } : il faut { $target } { $target ->
        [one] étoile
       *[other] étoiles
     }
   *[collective] { $attribute } (toute l’équipe) : il faut { $target } { $target ->
        [one] point
       *[other] points
     }
 }

# Les questions. Le Guide est appelé par son titre.
ask-AcceptBonus = La Chance vous offre ceci : { $effect }. Acceptez-vous ?
ask-AssignDice = Plateau { $board } : à qui va chaque dé ? Vous avez obtenu { $dice }. { $needed }.
ask-Bless = Guide : une Bénédiction, ou place au dé de la Destinée ?
ask-BonusUse = Dé bonus : l’ajouter au déplacement, ou relancer des dés de déplacement ?
ask-BuyAtHaven = Guide : qu’achetez-vous ? { $offers }.
ask-BuyBy = Guide : lequel de vos plateaux paie ?
ask-ChamberOptions = Guide : la Chambre de l’Octuple est à vous. { $once ->
    [yes] Rester, ou prendre le Portail ?
   *[no] Trésor, Octogone, Portail, ou rester ?
 }
ask-ChangeDie = Quel dé changez-vous ?
ask-ChooseAdvance = L’équipe peut avancer jusqu’à { $most } { $most ->
    [one] case
   *[other] cases
 }. De combien ?
ask-ChooseChallenge = L’équipe est prête. Quel Challenge relevez-vous ?
ask-ChooseConcerned = Guide : le dé désigne une place vacante. { $needed }. Qui s’en charge ?
ask-ChooseGreen = Quel jeton vert posez-vous dans le tronçon { $stretch } ?
ask-ChooseHazard = Guide : plusieurs cartes ({ $place }). Laquelle affrontez-vous ?
ask-ChoosePeril = Qui passe le test de Vitalité ? En cas de mort, l’équipe remporte la carte.
ask-ChooseReturn = Le plateau { $board } donne au plateau { $to } : que reçoit-il en retour ?
ask-ChooseStop = Guide : jusqu’à { $spaces } { $spaces ->
    [one] case
   *[other] cases
 }. Où l’équipe s’arrête-t-elle ?
ask-ChooseTrade = Que passe-t-on, de quel plateau à quel autre ?
ask-CurseHero = Objet maudit : { $item }. Qui doit le porter ?
ask-Displace = Il faut faire place à { $item }. Que range { $hero } ?
ask-DrawOrRegain = Piocher { $count } { $count ->
    [one] Imprévu
   *[other] Imprévus
 }, ou en reprendre aux Vils ?
ask-ExchangeFor = Qui les Vils donnent-ils contre { $hero } (condition : { $take }) ?
ask-ExchangeOwn = Qui donnez-vous aux Vils (condition : { $give }), ou plus personne ?
ask-Foresee = Que montrera le dé de la Destinée ?
ask-ForfeitDilemma = Taxe imprévus : quel Dilemme va aux Vils ({ $count } à céder) ?
ask-FreeSkill = Quelle compétence d’Aléa utilisez-vous gratuitement ?
ask-GiveCard = L’équipe ne peut pas payer. Quelle carte remportée s’en va ? Reste dû : { $points } { $points ->
    [one] point
   *[other] points
 }.
ask-GiveHero = L’équipe ne peut pas payer. Quel Héros doit partir ? Reste dû : { $points } { $points ->
    [one] point
   *[other] points
 }.
ask-HealHero = Qui soignez-vous ? ({ $count } Héros)
ask-InRoom = Guide : que faites-vous dans cette Salle ({ $room }) ?
ask-KeepDilemma = Guide : { $card } – { $effect }. Le garder sur un plateau, ou le refuser ? Un refus profite aux Vils.
ask-KeepQuest = Quelle Quête les Vils suivent-ils ? La vôtre lui est opposée.
ask-KeepToken = { $token } : { $effect }. L’utiliser maintenant, ou le garder sur un plateau ?
ask-LayGreenToken = Où posez-vous { $kind } dans le tronçon { $stretch } ?
ask-LetGo = Trop de Héros : qui reste à la maison ?
ask-LookAt = Vision secrète : que regardez-vous ? ({ $count } à voir)
ask-LoseLoot = Vol : quel LOOT va aux Vils ?
ask-MoveAvatar = Guide : l’Avatar est à { $distance } { $distance ->
    [one] case
   *[other] cases
 } et avancerait de { $destiny }. De combien le freinez-vous ({ $cost } par case) ?
ask-MoveItem = Un Équipement change-t-il de mains ?
ask-NameSlot = Plateau { $board } : quel Héros est remplacé, ou quelle place vacante est pourvue ?
ask-PayGem = { $by ->
    [board] Le plateau { $board } paie : quelle gemme ? ({ $count } à payer)
   *[team] L’équipe paie : quelle gemme ? ({ $count } à payer)
 }
ask-PickDice = Quels dés relancez-vous (jusqu’à { $most }) ?
ask-PlaceGem = Sur quel plateau mettez-vous { $colour } ?
ask-PlaceItem = { $item } ({ $does }) : pour qui, porté ou rangé ?
ask-Recruit = { $hero } veut vous suivre. Enrôler, laisser partir, ou remplacer quelqu’un (par couleur : { $cost }) ?
ask-RegainCard = Quel Imprévu reprenez-vous aux Vils ? ({ $count } à prendre)
ask-RelicOrLoot = La Relique de votre Quête ({ $relic }), ou { $count } LOOT ?
ask-RemoveToken = De quelle colonne ôtez-vous le dernier jeton ? (jusqu’à { $count })
ask-ReplaceBy = { $hero } cède sa place. Quel plateau paie { $price } { $price ->
    [one] gemme
   *[other] gemmes
 } ?
ask-ReplaceRecruit = Remplacez-vous un Héros pour { $price } { $price ->
    [one] gemme
   *[other] gemmes
 } ?
ask-RerollBy = Quel plateau paie pour relancer { $die } ?
ask-RescueDead = Quel Héros mort revient des Vils, remporté par l’équipe ?
ask-RevealRoom = Guide : quelle Salle révélez-vous ? ({ $count } à révéler)
ask-Sacrifice = Qui sacrifiez-vous ? ({ $count } au plus)
ask-Sell = Quel LOOT vendez-vous, pour { $each } { $each ->
    [one] gemme
   *[other] gemmes
 } chacun ?
ask-SetFace = Que montre désormais { $die } ?
ask-StandHero = Qui occupe la place { $slot } ? { $slot ->
    [1] La place 1 dirige l’équipe.
   *[other] Le dé de la Destinée désigne les places par leur numéro.
 }
ask-SwapHero = { $first ->
    [none] Qui change de place ?
   *[other] Avec qui { $first } change-t-il de place ?
 }
ask-TakeDilemma = { $card } – { $effect }. Le garder, l’échanger contre un autre, ou le défausser ? Les Vils n’y gagnent rien.
ask-TakeGem = Quelle gemme prenez-vous aux Vils ? ({ $count } à prendre)
ask-TryLuck = Chance : un bonus au choix, ou le dé pour tous jusqu’au résultat ? Un 6, c’est la malchance.
ask-UseHand = Votre Quête permet une fois ceci : { $effect }. Le faites-vous ?
ask-WalkOrRun = Guide : le dé montre { $destiny }. Marcher, ou courir ?
ask-Window = { $moment ->
    [idle] Utilisez-vous quelque chose maintenant ?
    [before] { $needed }. Aidez-vous avant le lancer ?
    [missed] { $needed } ; total { $total }. Aidez-vous ?
    [reached] { $needed } ; total { $total }, c’est assez. Changez-vous encore quelque chose ?
    [tested] Test de Vitalité pour { $hero }. Intervenez-vous ?
    [wound] Un coup menace { $hero }. Intervenez-vous ?
    [destiny] Le dé de la Destinée montre { $destiny }. Le changez-vous ?
    [striding] L’équipe va se déplacer. Utilisez-vous quelque chose ?
    [dying] { $hero } va rejoindre la pile des Vils. Intervenez-vous ?
    [lost] L’épreuve est perdue, le dénouement sombre arrive. Intervenez-vous ?
    [won] L’épreuve est remportée. Saisissez-vous l’occasion ?
    [short] L’équipe ne peut pas payer. Aidez-vous ?
    [blessing] Une Bénédiction avant le dé de la Destinée ?
   *[avatar] L’Avatar va avancer de { $destiny }. Intervenez-vous ?
 }

# Les choix.
option-walk = Marcher (+{ $cost })
option-run = Courir (−{ $cost })
option-roll = Lancer
option-enrol = Enrôler à la place vacante
option-discard = Défausser
option-refuse = Refuser : les Vils en profitent
option-test = Tenter l’épreuve
option-leave = Partir
option-chance = Tenter votre Chance
option-portal = Prendre le Portail
option-treasure = Prendre le Trésor
option-octogone = Tenter l’Octogone
option-stay = Rester ici
option-relic = Prendre la Relique
option-loot = Prendre plutôt des LOOT
option-done = Terminé
option-go = Continuer
option-pass = Passer
option-hush = Passer, sans autre question ce tour-ci
option-use = Utiliser maintenant
option-draw = Tirer de la pioche
option-regain = Reprendre aux Vils
option-nothing = Rien
option-trade = Transférer ({ $cost })
option-place = Plateau { $number }
option-pay = Payer { $gem } du plateau { $board }
option-take = Prendre { $gem } aux Vils
option-hero = Place { $number }
option-brake = { $number ->
    [0] Ne pas freiner l’Avatar
    [one] Freiner l’Avatar de { $number } case
   *[other] Freiner l’Avatar de { $number } cases
 }
option-stop = Rejoindre { $place }
option-steps = Avancer de { $number } { $number ->
    [one] case
   *[other] cases
 }
option-room = Révéler la Salle { $number }
option-look = { $kind ->
    [slot] Regarder les cartes : { $place }
    [room] Regarder la Salle { $place }
    [token] Regarder le jeton sur { $place }
   *[pile] Regarder le dessus : { $place }
 }
option-bonus = Bonus { $number } : { $effect }
option-swap = Choisir le Dilemme { $card }
option-card = Choisir { $card }
option-buy = Acheter l’offre { $number }
option-assign = Dés dans l’ordre des Héros : { $dice }
option-die = Choisir { $die }
option-face = Résultat { $number }
option-item = Choisir l’Équipement { $card }
option-wear = Porté, place { $number }
option-stow = Rangé, place { $number }
option-vil = Choisir { $card } chez les Vils
option-stand = Choisir { $card } parmi vos Héros
option-quest = Les Vils suivent { $quest }
option-challenge = { $challenge } ({ $difficulty }, { $gap } points d’écart)
option-green = Poser { $token }
option-at = Le poser sur { $place }
option-column = { $what ->
    [red] De la colonne rouge
   *[grey] De la colonne grise
 }
option-dilemma = Le plateau { $board } joue { $card } : { $effect }
option-token = Le plateau { $board } utilise { $token } : { $effect }
option-skill = { $skill }, { $cost } : { $effect }
option-master = Réussite assurée, payée par le plateau { $number } ({ $cost } de la couleur de l’objectif)
option-reroll = Relancer { $die } ({ $cost } de sa couleur)
option-substitute = Le dé de la Destinée remplace { $die }
option-ask = { $what ->
    [always] Me consulter à chaque instant sur ce que je tiens
   *[matters] Me consulter seulement quand ce que je tiens peut compter
 }
option-give = Le plateau { $board } donne au plateau { $to } : { $thing }

# Ce qui se passe.
event-quests_drawn = Quêtes dévoilées pour les Vils : { $quests }.
event-quests_settled = Les Vils suivent « { $vils } ». Votre Quête lui est opposée : « { $team } ».
event-team_drawn = Premiers Héros : { $heroes }.
event-recruit_replaced = { $hero } rentre à la maison ; { $by } prend sa place.
event-team_stands = { $leader } dirige l’équipe. Derrière : { $heroes }.
event-challenge_set = Challenge : { $challenge } ({ $difficulty }). Écart à atteindre : { $gap }.
event-turn_begins = Tour { $turn } : { $me ->
    [yes] vous êtes le Guide.
   *[no] le Guide est { $who }.
 }
event-gems_drawn = L’équipe gagne des gemmes : { $gems }.
event-gems_taken = L’équipe prend des gemmes aux Vils : { $gems }.
event-team_pays = L’équipe paie { $count } { $count ->
    [one] gemme
   *[other] gemmes
 } { $vils ->
    [yes] aux Vils
   *[no] à la banque
 }.
event-traded = Le plateau { $board } donne au plateau { $to } : { $thing }.
event-vils_gems = Les Vils gagnent des gemmes : { $gems }.
event-vils_power = Le pouvoir { $colour } des Vils frappe : { $effect }.
event-vils_notch = { $last ->
    [yes] Les Vils ont fait l’étape { $notch } de leur Quête : encore { $countdown } tours, et ils ont gagné.
   *[no] Les Vils ont fait l’étape { $notch } de leur Quête.
 }
event-vils_relic = Les Vils prennent la Relique de leur Quête : { $relic }.
event-token_moved = Un jeton rejoint { $to }.
event-room_revealed = Salle { $slot } révélée : { $room }.
event-destiny_rolled = Le dé de la Destinée montre { $result }.
event-die_changed = Désormais { $die } montre { $result }.
event-stride_rolled = Un dé de déplacement montre { $result }.
event-avatar_moved = { $distance ->
    [0] L’Avatar du Néant atteint { $place } et l’équipe.
    [one] L’Avatar du Néant atteint { $place }, à { $distance } case de l’équipe.
   *[other] L’Avatar du Néant atteint { $place }, à { $distance } cases de l’équipe.
 }
event-token_trampled = L’Avatar piétine un jeton : { $token }.
event-zone_trampled = L’Avatar ravage une Zone : { $zone }.
event-stillness = L’Avatar ne bouge pas de ce tour.
event-team_sets_out = { $walking ->
    [yes] L’équipe marche.
   *[no] L’équipe court.
 }
event-team_moved = L’équipe rejoint { $place }.
event-token_revealed = Jeton Mystère : { $token }.
event-token_held = { $token } : gardé sur le plateau { $board }.
event-token_used = { $token } : utilisé.
event-seen = Vision secrète ({ $where }) : { $seen }.
event-unforeseen_drawn = Imprévus : { $cards }.
event-dilemma_held = { $card } : gardé sur le plateau { $board }.
event-dilemma_refused = { $card } : refusé. Les Vils en profitent.
event-dilemma_played = Le plateau { $board } joue { $card }.
event-dilemma_lost = { $card } : cédé aux Vils.
event-monster_appears = { $hero ->
    [none] Monstre : { $card }.
   *[other] Bestiole : { $card }, qui s’accroche à { $hero }.
 }
event-monster_won = Carte remportée : { $card }.
event-hazards_read = Au choix : { $cards }.
event-hazard_revealed = Aléa : { $hazard }.
event-haven_won = Zone salutaire : { $zone }, remportée sans épreuve.
event-door_opens = { $door } : le Gouffre est ouvert.
event-trial_begins = Épreuve : { $hazard }.
event-objective_begins = { $objective ->
    [individual] Un seul Héros, { $attribute } : il faut { $target } { $target ->
        [one] étoile
       *[other] étoiles
     }.
   *[collective] Toute l’équipe, { $attribute } : il faut { $target } { $target ->
        [one] point
       *[other] points
     }.
 }
event-dice_rolled = Le plateau { $board } lance { $dice }.
event-skill_used = Compétence utilisée : { $skill }.
event-eased = Objectif facilité : { $points } { $points ->
    [one] point
   *[other] points
 } de moins { $stars ->
    [0] pour l’équipe.
    [one] pour l’équipe, { $stars } étoile pour un seul Héros.
   *[other] pour l’équipe, { $stars } étoiles pour un seul Héros.
 }
event-mastered = Le plateau { $board } réussit l’objectif sans lancer.
event-objective_ends = { $total } sur { $target } : { $reached ->
    [yes] objectif atteint.
   *[no] objectif manqué.
 }
event-trial_won = Épreuve remportée : { $hazard }.
event-trial_lost = Épreuve perdue : { $hazard }.
event-mercy = Miséricorde : le dénouement sombre n’a pas lieu.
event-vitality_rolled = Test de Vitalité, { $hero } : { $result }.
event-unharmed = { $hero } reste indemne.
event-wounded = Blessure : { $hero }, Vitalité { $vitality }.
event-warded = { $hero } échappe à la blessure.
event-healed = Soins : { $hero } est de nouveau indemne.
event-died = { $hero } meurt. { $fate ->
    [team] L’équipe remporte la carte.
    [vils] Les Vils remportent la carte.
   *[trial] L’épreuve dira qui remporte la carte.
 }
event-hero_claimed = { $hero } : la mort reste, mais l’équipe remporte la carte.
event-hero_leaves = { $hero } quitte l’équipe.
event-hero_found = { $hero } croise votre chemin.
event-hero_joins = { $hero } rejoint l’équipe, place { $slot }.
event-swapped = { $hero } et { $other } échangent leurs places.
event-items_gained = Équipement trouvé : { $items }.
event-item_placed = { $active ->
    [yes] { $hero } porte désormais : { $item }.
   *[no] { $hero } range : { $item }.
 }
event-item_lost = { $item } : emporté chez les Vils avec la Bestiole.
event-loot_stolen = Les Vils volent : { $item }.
event-loot_sold = Vente : { $item }.
event-reclaimed = La pile des Vils perd : { $card }.
event-relic_used = Relique utilisée : { $relic }. L’étape II de votre Quête est faite.
event-portal_opens = Le Portail vers la Cité est ouvert.
event-treasure_taken = Trésor : { $treasure }.
event-ending = { $ending ->
    [accomplished] Votre Quête est accomplie.
    [saved] L’équipe est rentrée, sa Quête n’est pas accomplie.
    [caught] L’Avatar a rattrapé l’équipe.
    [vils-finished] Les Vils ont terminé leur Quête.
    [no-heroes] Il ne reste aucun Héros.
   *[going] L’aventure continue.
 }

# Le décompte.
part-main = Mission principale
part-missions = Missions
part-heroes = Héros
part-relics = Reliques
part-pouch = Escarcelle
part-gem_sets = Gemmes en série
part-vils_missions = Vils : missions
part-vils_heroes = Vils : Héros
part-vils_pile = Vils : pile
part-vils_tokens = Vils : jetons
part-vils_gem_sets = Vils : gemmes
trait-hero = Héros de l’équipe
trait-quest = Quêtes
result-steps = { $done ->
    [0] Aucune étape de la Quête n’est faite : la Relique n’a pas été trouvée.
    [1] Des trois étapes de la Quête, une est faite : la Relique est trouvée.
   *[2] Des trois étapes de la Quête, deux sont faites : il ne manquait que le retour.
 }
result-lead = Écart avec les Vils : { $gap } ; le Challenge demandait { $needed }. { $beaten ->
    [yes] Il est relevé.
   *[no] Il est manqué.
 }

# Le livre d’une campagne.
chronicle-quest = Quête : { $quest }, contre { $vils } chez les Vils.
chronicle-fate = { $fate ->
    [home] De retour : { $heroes }.
    [lost] Perdus avec la Quête : { $heroes }.
    [won] Tombés avec les honneurs : { $heroes }.
   *[vils] Pris par les Vils : { $heroes }.
 }
chronicle-saved = Le monde est sauvé pour de bon : la campagne touche à sa fin.

# Le narrateur, à côté de l’histoire.
aside-start = { $remark ->
    [0] Six Héros se mettent en route. Retenez leurs visages, cela fera gagner du temps.
    [1] Tout commence donc, avec de grands espoirs et de mauvaises chaussures.
   *[2] La Cité agite son mouchoir. Dans l’ensemble, elle est soulagée.
 }
aside-six = { $remark ->
    [0] Un 6. Le Dieu du Hasard vous salue bien.
    [1] Un 6, évidemment. Il faut bien nourrir l’Avatar.
    [2] Six. Le dé voulait bien faire, comme toujours.
   *[3] Un 6 ! L’Avatar n’osait pas l’espérer.
 }
aside-one = { $remark ->
    [0] Un 1. Même l’Avatar est gêné pour vous.
    [1] Un. Les longs voyages, le premier pas, et ainsi de suite.
   *[2] Un 1. À cette allure, la mousse devient un adversaire.
 }
aside-sixes = { $remark ->
    [0] Que de 6. Dans un autre jeu, ce serait bien.
    [1] Les dés ont formé un complot. Le quorum est atteint.
    [2] Encore des 6. Qui a vexé un dieu, récemment ?
   *[3] Des dés d’occasion, n’ayant guère servi, disait le vendeur.
 }
aside-triumph = { $remark ->
    [0] Assez de réussite pour en prêter aux voisins.
    [1] Ils font les beaux. Les bardes parleront de destin.
    [2] C’était presque de la compétence. Ne vous y habituez pas.
   *[3] Les yeux bandés, ils y arrivaient. La prochaine fois, ce sera le cas.
 }
aside-close = { $remark ->
    [0] Tout juste. Pas une goutte de talent n’a été gaspillée.
    [1] D’un cheveu, et ce n’était même pas le leur.
   *[2] Exactement comme prévu, dira-t-on plus tard.
 }
aside-almost = { $remark ->
    [0] Il en manquait un. L’Histoire est faite de ces uns-là.
    [1] Si près qu’un vrai ratage aurait été plus charitable.
    [2] À un cheveu. La victoire morale ne rapporte rien.
   *[3] Presque ! Un mot épique, sur une tombe.
 }
aside-nought = { $remark ->
    [0] Rien. Pas même par accident.
    [1] Un zéro parfait. Il faut être une équipe pour cela.
   *[2] Néant. Pourtant les dés étaient là, tout le monde les a vus.
 }
aside-won = { $remark ->
    [0] Gagné. Les Héros sont les premiers surpris.
    [1] Une victoire ! Notez-la avant qu’elle ne change d’avis.
    [2] Tout s’est bien passé. C’est louche.
   *[3] Réussi. Les bardes exagèrent déjà.
 }
aside-lost = { $remark ->
    [0] Perdu, mais avec un certain style. Pas beaucoup.
    [1] Une leçon a été apprise. Par l’ennemi.
    [2] Personne n’a dit que l’épopée parlerait de victoires.
   *[3] Ils ont fait de leur mieux. C’est bien ce qui inquiète.
 }
aside-death = { $remark ->
    [0] Une minute de silence. Bon, à qui vont les bottes ?
    [1] Un Héros tombe. Chacun monte d’un cran, comme au bureau.
    [2] Parti, et l’ardoise à la taverne court toujours.
   *[3] La fin d’un Héros, et d’une longue conversation.
 }
aside-won-death = { $remark ->
    [0] Une mort utile. Bien des carrières ne peuvent en dire autant.
    [1] Mort, mais dans la bonne colonne du registre.
   *[2] On le pleurera, et on le comptera.
 }
aside-unharmed = { $remark ->
    [0] Pas une égratignure. L’égratignure n’en revient pas.
    [1] Indemne. La lâcheté a bien des noms.
   *[2] Chance, talent ou rembourrage ? Disons talent.
 }
aside-wound = { $remark ->
    [0] Cela ne fait mal qu’à l’aventure.
    [1] Une cicatrice à raconter, si le temps le permet.
    [2] Marchez, cela passera. Par là, de préférence.
   *[3] Une simple entaille. Dans presque tout, il est vrai.
 }
aside-curse = { $remark ->
    [0] Maudit. C’était écrit, en très petit.
    [1] Il vous va si bien qu’il ne vous quittera plus.
    [2] Une affaire ! Il y avait une raison.
   *[3] Qui le trouve le garde. Surtout le garde.
 }
aside-treasure = { $remark ->
    [0] Un trésor ! Soudain, tout le monde sait porter.
    [1] De l’or, enfin. La Quête ? Quelle Quête ?
   *[2] Une fortune. Le percepteur de la Cité vous embrasse.
 }
aside-trampled = { $remark ->
    [0] L’Avatar a de grands pieds et aucune manière.
    [1] Un jeton de moins. Le Néant fait le ménage.
   *[2] Piétiné. C’était le préféré de quelqu’un.
 }
aside-wasteland = { $remark ->
    [0] Il y avait un paysage ici, à l’instant.
    [1] L’office de tourisme vous présente ses regrets.
   *[2] Inutile désormais d’y faire halte.
 }
aside-near = { $remark ->
    [0] Ce souffle froid sur la nuque, ce n’est pas la météo.
    [1] L’Avatar pourrait lire par-dessus votre épaule.
    [2] Ne vous retournez pas. Trop tard.
   *[3] Il serait bon de presser le pas. Surtout pour vous.
 }
aside-theft = { $remark ->
    [0] C’était assuré, bien sûr. Non ?
    [1] Les Vils vous remercient de votre confiance.
   *[2] Voyager léger est aussi une bénédiction.
 }
aside-door = { $remark ->
    [0] Une porte s’ouvre. Dans les récits, il y a rarement du gâteau derrière.
    [1] Prière de s’essuyer les pieds avant le Gouffre.
   *[2] Le Gouffre est ouvert. Visites jusqu’au décès.
 }
aside-portal = { $remark ->
    [0] Le Portail est ouvert. Attention à la marche.
    [1] Le chemin du retour ! Il bourdonne à peine.
   *[2] Le Portail luit. Les Héros aussi, un peu. Cela passera.
 }
aside-monster = { $remark ->
    [0] Il ne veut que jouer. Avec sa nourriture.
    [1] Quelque chose de pourvu de dents rejoint la conversation.
    [2] N’ayez crainte, il a plus faim que vous.
   *[3] Celui-là n’était pas dans le guide.
 }
aside-critter = { $remark ->
    [0] Comme c’est mignon. Et cela ne s’enlève pas.
    [1] Un nouveau compagnon, petit, collant et inutile.
   *[2] Quelqu’un s’est fait un ami.
 }
aside-refusal = { $remark ->
    [0] Non, c’est une réponse. Les Vils l’apprécient.
    [1] Refusé. Les Vils gardent votre place dans la file.
   *[2] La conscience légère, et l’ennemi plus riche.
 }
aside-power = { $remark ->
    [0] Quatre gemmes, un désastre. Les Vils savent compter.
    [1] Les Vils avaient économisé pour vous gâter.
    [2] Ce n’était pas de la chance. C’était de la comptabilité.
   *[3] Le mal, mais bien organisé.
 }
aside-rivals = { $remark ->
    [0] Les Vils avancent. Eux, au moins, ont lu leur Quête.
    [1] Pendant ce temps, ailleurs, d’autres s’en sortent mieux.
   *[2] Les Vils ont de l’avance. Quelle vulgarité.
 }
aside-countdown = { $remark ->
    [0] Le temps presse. Sans vouloir vous presser. Si, un peu.
    [1] Les Vils font leurs valises. Il faudrait y songer.
   *[2] La fin est proche, et elle est ponctuelle.
 }
aside-relic = { $remark ->
    [0] Cela fonctionne ! Personne n’avait lu la notice.
    [1] La Relique bourdonne. C’est bon signe, ou c’est l’heure de manger.
   *[2] La moitié d’une légende. Reste à y survivre.
 }
aside-recruit = { $remark ->
    [0] Du sang frais. L’expression est à peine littérale.
    [1] Une recrue, pleine d’espoir. Comme c’est attendrissant.
   *[2] Bienvenue. Pas de questions sur la place encore tiède.
 }
aside-miracle = { $remark ->
    [0] Un dieu s’est penché et a toussé. Personne n’a rien vu.
    [1] Tricher ? Non. Intercéder.
   *[2] Commode. Les bardes devront retravailler la scène.
 }
aside-victory = { $remark ->
    [0] Ils l’ont fait. À jeun, il faudra le répéter.
    [1] Des héros, enfin ! La statue sera un peu plus petite que promis.
    [2] La Quête est accomplie. La Cité n’a jamais douté, dit-elle.
   *[3] Un triomphe. Certains sont même rentrés à pied.
 }
aside-home = { $remark ->
    [0] Rentrés, saufs, et tout à fait hors sujet.
    [1] Ils sont revenus. Ce n’était pas la Quête, mais enfin.
   *[2] Une belle promenade. Pour sauver le monde, on verra.
 }
aside-caught = { $remark ->
    [0] L’Avatar rattrape l’équipe. Il ne voulait dire qu’un mot. Ce mot est Néant.
    [1] Courir eût été une idée. Partir plus tôt aussi.
    [2] Avalés par le Néant. Il trouve cela un peu fade.
   *[3] Et ils vécurent tous, jusqu’à l’instant.
 }
aside-too-late = { $remark ->
    [0] Les Vils envoient une carte depuis l’arrivée.
    [1] Deuxièmes. Dans ce genre de récit, cela s’appelle la fin.
   *[2] Le mal gagne, car il est à l’heure.
 }
aside-nobody = { $remark ->
    [0] Plus un seul Héros. La Quête est à donner.
    [1] L’équipe est désormais purement théorique.
   *[2] Plus personne à qui donner tort. C’est nouveau.
 }

# La table.
table-way = Le chemin
table-heroes = Héros
table-trial = Épreuve
table-goods = Biens
table-own = Votre plateau
table-vils = Les Vils
table-offer = Devant vous
table-end = La fin
table-over = La partie est finie
table-setup = L’équipe se rassemble
table-turn = { $me ->
    [yes] Tour { $turn } · Vous guidez
   *[no] Tour { $turn } · { $who } guide
 }
table-short = Tour { $turn } · { $where ->
    [ahead] Avatar { $steps } devant
   *[behind] Avatar à { $steps } pas
 }
table-behind = { $steps ->
    [0] L’Avatar est sur vous
    [one] L’Avatar est à { $steps } pas derrière vous
   *[other] L’Avatar est à { $steps } pas derrière vous
 }
table-then-behind = { $steps ->
    [0] il serait alors sur vous
    [one] à { $steps } pas ensuite
   *[other] à { $steps } pas ensuite
 }
table-ahead = { $steps ->
    [one] L’Avatar est à { $steps } pas devant vous
   *[other] L’Avatar est à { $steps } pas devant vous
 }
table-countdown = { $turns ->
    [one] Il faut encore { $turns } tour aux Vils
   *[other] Il faut encore { $turns } tours aux Vils
 }
table-space = case { $space }
table-leads-to = mène à la case { $space }
table-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
 }
table-passed = plus rien ici
table-door-open = ouverte
table-door-closed = fermée
table-room = Salle { $number }
table-room-step = étape { $step }
table-pile-heroes = Héros
table-pile-loot = LOOT
table-pile-relics = Reliques
table-pile-unforeseen = Imprévus
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
table-board = plateau { $number }
table-kind = { $race }, { $calling }, { $alignment }
table-vitality = Vitalité { $left } sur { $most }
table-vacant = vacante
table-destiny = Dé de la Destinée : { $face }
table-die = un dé qui montre { $face }
table-bag = { $count ->
    [0] rien en réserve
    [one] { $count } objet en réserve
   *[other] { $count } objets en réserve
 }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-gold = { $gold } or
table-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
 }
table-gems-of = { $count } { $colour }
table-heroes-of = { $count } Héros
table-held = { $count } Dilemmes et jetons en main
table-free-dilemma = une place libre pour un Dilemme
table-pouch = Remporté par l’équipe
table-notch = { $count } étapes sur 3
table-power = { $count } gemmes d’une couleur donnent son pouvoir aux Vils
table-unseen = un Héros des Vils que nul n’a vu
table-vils-pile = La pile des Vils : { $count }
table-mission-main = La Quête elle-même
table-mission-leader = Chef : { $kind }
table-mission-team = Dans l’équipe : { $count } × { $kind }
table-mission-gold = Équipement valant { $count } pièces d’or
table-mission-equipment = Équipement : { $count } × { $type }
table-mission-dead = Un Héros mort, remporté : { $kind }
table-stars-asked = { $attribute } : { $least ->
    [one] { $least } étoile
   *[other] { $least } étoiles
 }
table-points-asked = { $attribute } : { $least ->
    [one] { $least } point
   *[other] { $least } points
 } ensemble
table-if-won = Si l’épreuve est gagnée
table-if-lost = Si l’épreuve est perdue
table-trial-won = L’épreuve est gagnée
table-trial-lost = L’épreuve est perdue
table-won = Gagnée : { $effect }
table-lost-trial = Perdue : { $effect }
table-chance = chances de succès
table-arrows = Flèches vertes : succès. Flèches rouges : échec.
table-stars-got = { $got } { $count ->
    [one] étoile
   *[other] étoiles
 } sur { $least }
table-points-got = { $got } { $count ->
    [one] point
   *[other] points
 } sur { $least }
table-points-of = { $told } { $points ->
    [one] point
   *[other] points
 }
table-stars-of = { $told } { $stars ->
    [one] étoile
   *[other] étoiles
 }
table-in-place-of = Au lieu du dé { $die }
table-gap-asked = écart de { $gap } points
table-asked = { $how ->
    [always] On vous demande à chaque instant si vous jouez ce que vous tenez
    [hushed] On ne vous demande plus rien de ce que vous tenez pendant ce tour
   *[matters] On vous demande seulement là où ce que vous tenez pourrait compter
 }
table-verdict = { $beaten ->
    [yes] { $challenge } : le Challenge est relevé
   *[no] Quête accomplie, Challenge manqué : { $challenge }
 }
table-gap = { $team } − { $vils } = { $gap } d’écart
table-against = { $beaten ->
    [yes] { $needed } demandés : { $by ->
        [0] pas un de trop
       *[other] { $by } de mieux
     }
   *[no] { $needed } demandés : il en manque { $by }
 }
table-failed = La Quête a échoué
table-no-points = On ne compte pas de points ; voici jusqu’où elle est allée :
table-step-relic = La Relique trouvée
table-step-used = La Relique utilisée
table-step-home = Le retour à la Cité
table-step = { $done ->
    [yes] fait
   *[no] pas fait
 }
table-sum-team = L’équipe : { $points }
table-sum-vils = Les Vils : { $points }
table-part-main = Mission principale
table-part-missions = Missions
table-part-heroes = Héros
table-part-relics = Reliques
table-part-pouch = Escarcelle
table-part-gem_sets = Gemmes en série
table-part-vils_missions = Missions
table-part-vils_heroes = Héros
table-part-vils_pile = Pile
table-part-vils_tokens = Jetons
table-part-vils_gem_sets = Gemmes en série
table-fate-home = de retour
table-fate-lost = sans retour
table-fate-won = mort honorée
table-fate-vils = chez les Vils

# Dans un terminal.
command-heroes = héros
help-heroes = les Héros de l’équipe, leurs compétences et leur Équipement, en toutes lettres
letter-red = R
letter-orange = O
letter-violet = V
letter-green = G
letter-blue = B
legend = Signes
sign-cards = Aléa
rooms-title = Salles
dice-head = Dés
monsters-head = En travers
vitality-head = Vie
gear-head = Équipement
seat-head = Table
score-head = Écart
gems-head = Gemmes
dilemmas-head = Dilemmes
tokens-head = Jetons

# Toutes les cartes, à parcourir.
cards-heroes = Héros
cards-equipment = Équipement
cards-monsters = Bestioles et Créatures
cards-dilemmas = Dilemmes
cards-zones = Zones
cards-doors = Portes
cards-rooms = Salles
cards-raises = { $colours } : +{ $points } { $points ->
    [one] point
   *[other] points
 }, +{ $stars } { $stars ->
    [one] étoile
   *[other] étoiles
 }
cards-clings = S’accroche à un Héros, dont les valeurs comptent 2 au plus
cards-price = Coûte { $count } { $count ->
    [one] gemme
   *[other] gemmes
 }
cards-no-trial = Sans épreuve

# Pourquoi un bot choisit ce qu’il choisit.
reason-home = Voilà qui nous ramène chez nous.
reason-quest = C’est bon pour la Quête : { $after } % de chances, au lieu de { $before } %.
reason-trial = L’Objectif en devient plus facile : { $after } % de chances, au lieu de { $before } %.
reason-points = Cela devrait valoir { $points ->
    [one] un point
   *[other] { $points } points
 } de plus à la fin.
reason-least = Tout le reste nous coûterait plus cher.

# Ce dont un jugement est fait, en chances et non en points.
worth-quest = de meilleures chances pour la Quête
worth-points = des points
worth-trial = de meilleures chances dans ce qui est en cours
