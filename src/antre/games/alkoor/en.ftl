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

# The table.
table-way = The way
table-heroes = Heroes
table-trial = Trial
table-goods = The team’s goods
table-own = Your board
table-vils = The Vils
table-offer = Before you
table-end = The end
table-over = The game is over
table-setup = The team gathers
table-turn = { $me ->
    [yes] Turn { $turn } · You guide
   *[no] Turn { $turn } · { $who } guides
 }
table-behind = { $steps ->
    [0] The Avatar is upon you
    [one] The Avatar is 1 step behind you
   *[other] The Avatar is { $steps } steps behind you
 }
table-ahead = { $steps ->
    [one] The Avatar is 1 step ahead of you
   *[other] The Avatar is { $steps } steps ahead of you
 }
table-countdown = { $turns ->
    [one] The Vils need 1 turn more
   *[other] The Vils need { $turns } turns more
 }
table-space = space { $space }
table-leads-to = leads to space { $space }
table-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
 }
table-passed = nothing lies here any more
table-door-open = open
table-door-closed = closed
table-room = Room { $number }
table-room-step = step { $step }
table-pile-heroes = Heroes
table-pile-loot = LOOT
table-pile-relics = Relics
table-pile-unforeseen = Unforeseen
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table-board = board { $number }
table-kind = { $race } { $calling }, { $alignment }
table-vitality = Vitality { $left } of { $most }
table-vacant = vacant
table-destiny = Destiny die: { $face }
table-die = a die showing { $face }
table-bag = { $count ->
    [0] nothing stored
    [one] 1 thing stored
   *[other] { $count } things stored
 }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-gold = { $gold } gold
table-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
 }
table-gems-of = { $count } { $colour }
table-heroes-of = { $count ->
    [one] 1 Hero
   *[other] { $count } Heroes
 }
table-held = { $count } Dilemmas and tokens held
table-free-dilemma = a free place for a Dilemma
table-pouch = Won by the team
table-notch = { $count } of 3 steps done
table-power = { $count } gems of a colour bring the Vils its power
table-column = { $count } tokens, { $points } points
table-unseen = a Hero of the Vils nobody has seen
table-vils-pile = The Vils’ pile: { $count }
table-mission-main = The Quest itself
table-mission-leader = leader: { $kind }
table-mission-team = in the team: { $count } { $kind }
table-mission-gold = Equipment worth { $count } gold
table-mission-equipment = Equipment: { $count } { $type }
table-mission-dead = a dead Hero won: { $kind }
table-stars-asked = { $attribute }: { $least ->
    [one] 1 star
   *[other] { $least } stars
 }
table-points-asked = { $attribute }: { $least ->
    [one] 1 point
   *[other] { $least } points
 } together
table-chance = chance of success
table-arrows = Green arrows: success. Red arrows: failure.
table-stars-got = { $got } of { $least } stars
table-points-got = { $got } of { $least } points
table-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-better = { $gain } % → { $now }
table-gap-asked = gap of { $gap } points
table-gap = { $challenge }: a gap of { $gap }, { $needed } asked for
table-lost = The Quest has failed: no points are counted
table-sum-team = The team: { $points }
table-sum-vils = The Vils: { $points }
table-part-main = the Quest
table-part-missions = missions
table-part-heroes = Heroes
table-part-relics = Relics
table-part-pouch = won
table-part-gem_sets = sets of gems
table-part-vils_missions = missions
table-part-vils_heroes = Heroes
table-part-vils_pile = pile
table-part-vils_tokens = tokens
table-part-vils_gem_sets = sets of gems
table-fate-team = home
table-fate-won = fallen
table-fate-vils = taken
