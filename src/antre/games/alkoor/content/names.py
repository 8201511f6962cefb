"""What rules call by number has a name; here both stand side by side."""

from __future__ import annotations

# Gems and attributes: the colour of a number n is that of a die showing n + 1.
COLOURS = ("red", "orange", "violet", "green", "blue")
RED, ORANGE, VIOLET, GREEN, BLUE = range(5)
ALL_COLOURS = 31
ATTRIBUTES = ("strength", "agility", "intelligence", "instinct", "defence")
# The attribute whose sixes wound.
DEFENCE = BLUE

RACES = ("dwarf", "human", "elf", "orc", "gnome", "goblin", "beastfolk")
ALIGNMENTS = ("good", "neutral", "evil")
# What Quests ask of a Hero: a race or an alignment. A Hero has a bit for each.
KINDS = (*RACES, *ALIGNMENTS)
ARCHETYPES = (
    "warrior", "ranger", "mage", "druid", "guardian", "rogue", "barbarian", "artificer", "bard",
)  # fmt: skip
HERO_SLOTS = 6

SKILL_KINDS = ("hazard", "divine", "opportunity", "healing", "shield", "dice")
HAZARD_SKILL, DIVINE, OPPORTUNITY, HEALING, SHIELD, DICE_SKILL = range(6)

FAMILIES = ("plus1", "plus2", "twin", "skill", "valuable", "cursed")
# A type is that of a race, or none.
TYPES = (*RACES[:4], "none")
NO_TYPE = len(TYPES) - 1

ZONES = ("forest", "river", "cave", "camp", "hills", "mount")
FOREST, RIVER, CAVE, CAMP, HILLS, MOUNT = range(6)

HAZARD_KINDS = ("zone", "door", "room")
ZONE, DOOR, ROOM = range(3)
TRIAL_TYPES = ("none", "mandatory", "optional", "conditional")
NO_TRIAL, MANDATORY, OPTIONAL, CONDITIONAL = range(4)
PORTALS = ("none", "pair", "city")
NO_PORTAL, PAIR, TO_CITY = range(3)

MONSTERS = ("critter", "creature")
CRITTER, CREATURE = range(2)
# When a Dilemma may be played: a bit for each.
TIMINGS = ("divine", "before", "after", "opportunity", "wound", "any")
AT_BLESSING, BEFORE_ROLL, AFTER_ROLL, TRIAL_WON, AT_WOUND, ANY_TIME = (1 << bit for bit in range(6))

TOKEN_COLOURS = ("green", "red", "grey")
GREEN_TOKEN, RED_TOKEN, GREY_TOKEN = range(3)
TOKENS = (
    "purse", "chance", "bonus_die", "secret_vision", "gem_tax", "unforeseen_tax", "peril",
)  # fmt: skip
PURSE, CHANCE, BONUS_DIE, SECRET_VISION, GEM_TAX, UNFORESEEN_TAX, PERIL_TOKEN = range(7)
GOLDEN = 4

QUEST_KINDS = ("beneficent", "neutral", "maleficent")
STEPS = 3

DIFFICULTIES = ("easy", "normal", "hard")
EASY, NORMAL, HARD = range(3)
CHALLENGES = (
    "pepere", "petillant", "penible", "aise", "avance", "ardu", "intense", "infect", "infame",
    "infernal",
)  # fmt: skip
REWARDS = ("none", "gems", "heroes", "loot", "zones", "doors", "quests")
NO_REWARD, REWARD_GEMS, REWARD_HEROES, REWARD_LOOT, REWARD_ZONES, REWARD_DOORS, REWARD_QUESTS = (
    range(7)
)

DICE_COLOURS = ("white", "grey", "black")
SIX = 6
