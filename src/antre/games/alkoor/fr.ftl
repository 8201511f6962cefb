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
