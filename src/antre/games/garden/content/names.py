"""What rules call by number has a name; here both stand side by side."""

from __future__ import annotations

REGIONS = 8
MOST_SEATS = 4

FACTIONS = ("olaf", "pier", "ulrike", "callo")
OLAF, PIER, ULRIKE, CALLO = range(4)

RESOURCES = ("population", "gold", "m_factor")
POPULATION, GOLD, M_FACTOR = range(3)
# M-factor tokens stand on levels 0 to 3 of a faction board.
M_LEVELS = 4

# A troop is an influence cube or a unit; a unit's troop number is its level.
TROOPS = ("cube", "level1", "level2", "level3")
CUBE = 0
# Units of a faction are numbered by level, from 0 on.
LEVELS = 3

UPGRADES = ("speed", "shield", "attack", "domination")
SPEED, SHIELD, ATTACK, DOMINATION = range(4)

SPECIALS = ("none", "torment", "enthral", "recruitment", "pillage", "piper")
TORMENT, ENTHRAL, RECRUITMENT, PILLAGE, PIPER = range(1, 6)
DEEDS = ("none", "transfer", "send", "spy", "tower", "devastate")
TRANSFER, SEND, SPY, TOWER, DEVASTATE = range(1, 6)
# Whose each of them is, by the rules.
SPECIAL_OF = {TORMENT: CALLO, ENTHRAL: OLAF, RECRUITMENT: CALLO, PILLAGE: ULRIKE, PIPER: PIER}
DEED_OF = {TRANSFER: OLAF, SEND: PIER, SPY: ULRIKE, TOWER: ULRIKE, DEVASTATE: CALLO}

# Action 0, then the five that order tokens lie on; 6 and 7 take no cubes.
VIPER_GORGE = 0
ACTIONS = ("influence", "movement", "mountain", "raven", "making")
INFLUENCE, MOVEMENT, MOUNTAIN, RAVEN, MAKING = range(5)
PLACES = ("viper", *ACTIONS)

GROUPS = 4
FACES = (
    "fire-people", "whisperers", "nightwalkers", "bears",
    "cyphral", "snake", "raven-plan", "spears",
)  # fmt: skip
FIRE_PEOPLE, WHISPERERS, NIGHTWALKERS, BEARS, CYPHRAL, SNAKE, RAVEN_PLAN, SPEARS = (
    1 << face for face in range(8)
)
TILES = ("a", "b", "c", "d")
DURATIONS = ("limited", "permanent")

SOURCES = ("battles", "regions")
FROM_BATTLES, FROM_REGIONS = range(2)

# How a game ended.
ENDS = ("not yet", "dead snow", "goal", "points")
RUNNING, DEAD_SNOW_END, GOAL_END, POINTS_END = range(4)

# What decides between players with equal influence in a region.
TIES = ("none", "around", "reputation")
NO_TIE, BY_REGIONS_AROUND, BY_REPUTATION = range(3)
