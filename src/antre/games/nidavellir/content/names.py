"""What the rules of Nidavellir call by name, and the number each goes by."""

from __future__ import annotations

SEATS = range(2, 6)
MOST_SEATS = SEATS[-1]
AGES = ("age1", "age2")

CLASSES = ("warrior", "hunter", "miner", "blacksmith", "explorer")
WARRIOR, HUNTER, MINER, BLACKSMITH, EXPLORER = range(5)
# What stands in no column by its class.
OFFERING, NEUTRAL = 5, 6
# These show no points: their value grows with their ranks.
SCALED = (HUNTER, BLACKSMITH)

TAVERNS = ("goblin", "dragon", "horse")
# Where a coin can lie: on the slot of a tavern, in the pouch, in hand.
COIN_PLACES = (*TAVERNS, "pouch", "hand")
POUCH, HAND = 3, 4

DISTINCTIONS = (
    "kings_hand",
    "hunting_master",
    "crown_jeweler",
    "kings_great_armorer",
    "pioneer_of_the_kingdom",
)
HEROES = (
    "kraal", "tarah", "aral", "dagda", "zoral", "lokdur", "aegur", "bonfur", "hourya", "idunn",
    "dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir",
    "skaa", "astrid", "grid", "uline", "ylud", "thrud",
)  # fmt: skip
