# The words of Maender-Alkoor. Names of Heroes, cards, skills, tokens, Challenges and places stand in the
# edition; here is what they are made of.

# Gems by colour, and the attribute of each.
colour-red = red
colour-orange = orange
colour-violet = violet
colour-green = green
colour-blue = blue
attribute-red = Strength
attribute-orange = Agility
attribute-violet = Intelligence
attribute-green = Instinct
attribute-blue = Defence

# Who a Hero is.
race-dwarf = dwarf
race-human = human
race-elf = elf
race-orc = orc
race-gnome = gnome
race-goblin = goblin
race-beastfolk = beastfolk
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
archetype-warrior = warrior
archetype-ranger = ranger
archetype-mage = mage
archetype-druid = druid
archetype-guardian = guardian
archetype-rogue = rogue
archetype-barbarian = barbarian
archetype-artificer = artificer
archetype-bard = bard

# What a skill is for.
skill-hazard = hazard skill
skill-divine = divine skill
skill-opportunity = opportunity skill
skill-healing = healing skill
skill-shield = shield skill
skill-dice = dice skill

# Equipment by type and family.
type-dwarf = dwarven
type-human = human
type-elf = elven
type-orc = orcish
type-none = of no people
family-plus1 = simple gear
family-plus2 = fine gear
family-twin = double gear
family-skill = gear with a skill
family-valuable = valuable
family-cursed = cursed

# Cards.
card-hero = Hero
card-loot = LOOT
card-relic = Relic
card-critter = Critter
card-creature = Creature
card-dilemma = Dilemma
card-unforeseen = Unforeseen
card-zone = Zone
card-door = Door
card-room = Room
card-quest = Quest
card-treasure = Treasure

# When a Dilemma may be played.
timing-divine = as a Blessing
timing-before = before the roll
timing-after = after the roll
timing-opportunity = when a trial is won
timing-wound = when a Hero is hurt
timing-any = at any time

# Trials.
trial-none = no trial
trial-mandatory = compulsory trial
trial-optional = trial at will
trial-conditional = trial on a condition
objective-individual = individual objective
objective-collective = collective objective
objective-vitality_step = test of Vitality

# Tokens, Quests, dice.
token-green = green token
token-red = red token
token-grey = grey token
quest-beneficent = Beneficent
quest-neutral = Neutral
quest-maleficent = Maleficent
step-1 = step I
step-2 = step II
step-3 = step III
dice-white = white dice
dice-grey = grey dice
dice-black = black dice

# Places and pieces.
place-city = City of Maender-Alkoor
place-door = Door of the Abyss
place-corridor = corridor of the Abyss
place-crossroads = crossroads
place-chance = Chance space
place-shortcut = Perilous shortcut
place-portal = Portal
piece-team = the team
piece-avatar = Avatar of the Void
piece-vils = the Vils
piece-pouch = pouch
piece-pile = Vils’ pile
piece-bank = bank
piece-destiny = Destiny die
piece-hand = Divine Hand
