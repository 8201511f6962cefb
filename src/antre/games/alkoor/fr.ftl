# Les mots de Maender-Alkoor. Les noms des Héros, cartes, compétences, jetons, Challenges et lieux sont
# dans l’édition ; voici de quoi ils sont faits.

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
family-plus1 = simple attirail
family-plus2 = bel attirail
family-twin = double attirail
family-skill = attirail à compétence
family-valuable = objet de valeur
family-cursed = maudit

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
trial-none = pas d’épreuve
trial-mandatory = épreuve obligatoire
trial-optional = épreuve facultative
trial-conditional = épreuve sous condition
objective-individual = objectif individuel
objective-collective = objectif collectif
objective-vitality_step = test de Vitalité

# Jetons, Quêtes, dés.
token-green = jeton vert
token-red = jeton rouge
token-grey = jeton gris
quest-beneficent = Bénéfique
quest-neutral = Neutre
quest-maleficent = Maléfique
step-1 = étape I
step-2 = étape II
step-3 = étape III
dice-white = dés blancs
dice-grey = dés gris
dice-black = dés noirs

# Lieux et pièces.
place-city = Cité de Maender-Alkoor
place-door = Porte du Gouffre
place-corridor = couloir du Gouffre
place-crossroads = carrefour
place-chance = case Chance
place-shortcut = raccourci périlleux
place-portal = Portail
piece-team = l’équipe
piece-avatar = Avatar du Néant
piece-vils = les Vils
piece-pouch = escarcelle
piece-pile = pile des Vils
piece-bank = banque
piece-destiny = Dé de la Destinée
piece-hand = Main divine

# The table.
table-way = Le chemin
table-heroes = Héros
table-trial = Épreuve
table-goods = Les biens de l’équipe
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
table-behind = { $steps ->
    [0] L’Avatar est sur vous
    [one] L’Avatar est à 1 pas derrière vous
   *[other] L’Avatar est à { $steps } pas derrière vous
 }
table-ahead = { $steps ->
    [one] L’Avatar est à 1 pas devant vous
   *[other] L’Avatar est à { $steps } pas devant vous
 }
table-countdown = { $turns ->
    [one] Il faut encore 1 tour aux Vils
   *[other] Il faut encore { $turns } tours aux Vils
 }
table-space = case { $space }
table-leads-to = mène à la case { $space }
table-face-down = { $count ->
    [one] 1 carte face cachée
   *[other] { $count } cartes faces cachées
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
    [one] 1 carte
   *[other] { $count } cartes
 }
table-board = plateau { $number }
table-kind = { $race }, { $calling }, { $alignment }
table-vitality = Vitalité { $left } sur { $most }
table-vacant = vacant
table-destiny = Dé du Destin : { $face }
table-die = un dé qui montre { $face }
table-bag = { $count ->
    [0] rien en réserve
    [one] 1 objet en réserve
   *[other] { $count } objets en réserve
 }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-gold = { $gold } or
table-gems = { $count ->
    [one] 1 gemme
   *[other] { $count } gemmes
 }
table-gems-of = { $count } { $colour }
table-heroes-of = { $count } Héros
table-held = { $count } Dilemmes et jetons en main
table-free-dilemma = une place libre pour un Dilemme
table-pouch = Remporté par l’équipe
table-notch = { $count } étapes sur 3
table-power = { $count } gemmes d’une couleur donnent son pouvoir aux Vils
table-column = { $count } jetons, { $points } points
table-unseen = un Héros des Vils que nul n’a vu
table-vils-pile = La pile des Vils : { $count }
table-mission-main = La Quête elle-même
table-mission-leader = meneur : { $kind }
table-mission-team = dans l’équipe : { $count } { $kind }
table-mission-gold = { $count } or en Équipement
table-mission-equipment = Équipement : { $count } { $type }
table-mission-dead = un mort remporté : { $kind }
table-stars-asked = { $attribute } : { $least ->
    [one] 1 étoile
   *[other] { $least } étoiles
 }
table-points-asked = { $attribute } : { $least ->
    [one] 1 point
   *[other] { $least } points
 } ensemble
table-chance = chances de succès
table-arrows = Flèches vertes : succès. Flèches rouges : échec.
table-stars-got = { $got } étoiles sur { $least }
table-points-got = { $got } points sur { $least }
table-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-better = { $gain } % → { $now }
table-gap-asked = écart de { $gap } points
table-gap = { $challenge } : un écart de { $gap }, pour { $needed } demandés
table-lost = La Quête a échoué : on ne compte pas de points
table-sum-team = L’équipe : { $points }
table-sum-vils = Les Vils : { $points }
table-part-main = la Quête
table-part-missions = missions
table-part-heroes = Héros
table-part-relics = Reliques
table-part-pouch = remporté
table-part-gem_sets = séries de gemmes
table-part-vils_missions = missions
table-part-vils_heroes = Héros
table-part-vils_pile = pile
table-part-vils_tokens = jetons
table-part-vils_gem_sets = séries de gemmes
table-fate-team = rentré
table-fate-won = tombé
table-fate-vils = pris
