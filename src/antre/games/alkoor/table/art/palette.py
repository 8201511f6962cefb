"""Colours and shapes of Maender-Alkoor: no colour means anything without a shape of its own."""

from __future__ import annotations

from antre.core.drawing import glow, gradient, path, pattern
from antre.games.alkoor.content.names import COLOURS

# Of each colour of gems: light, middle, dark.
TONES = {
    "red": ("#ffb3a8", "#e2362f", "#7d0f12"),
    "orange": ("#ffe0a3", "#f08a1d", "#8a4205"),
    "violet": ("#e5c6ff", "#9a4fd0", "#4a1a70"),
    "green": ("#d3f5a8", "#4fa83a", "#1c5416"),
    "blue": ("#bfe4ff", "#2f86d6", "#0f3f78"),
}
# The cut of each colour's gems in a box of 24 by 24: drop, lozenge, star, leaf, shield.
CUTS = {
    "red": "M12 1.500C16 7.500 21 11.500 21 15A9 7.500 0 0 1 3 15C3 11.500 8 7.500 12 1.500Z",
    "orange": "M12 1.500L22 12L12 22.500L2 12Z",
    "violet": "M12 1L15.500 8.500L23 12L15.500 15.500L12 23L8.500 15.500L1 12L8.500 8.500Z",
    "green": "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z",
    "blue": "M3.500 3H20.500V12C20.500 18 16 21 12 22.500C8 21 3.500 18 3.500 12Z",
}
ROAD, ROAD_EDGE = "#f4e6c2", "#a07a45"
VOID_LIGHT = "#8f6bd1"
LIGHT_WORDS, DIM_WORDS = "#fff3da", "#cdbb9a"
GOOD, BAD = "#8fd06a", "#ff8a70"
# Ground and edge of a token by the colour of its back.
TOKEN_TONES = {
    "green": ("#6aa64a", "#21451a"), "red": ("#cc4a3a", "#5e1410"), "grey": ("#9a958d", "#3b3833"),
}  # fmt: skip
TOKEN_ICONS = {
    "purse": "swap-bag", "chance": "cartwheel", "bonus_die": "footsteps",
    "secret_vision": "crystal-ball", "gem_tax": "robber-hand", "unforeseen_tax": "spell-book",
    "peril": "skull-crossed-bones",
}  # fmt: skip
ZONE_ICONS = {
    "forest": "deer-head", "river": "droplets", "cave": "goblin", "camp": "flame",
    "hills": "rock", "mount": "mountains",
}  # fmt: skip
ZONE_TONES = {
    "forest": "#5d8a3f", "river": "#4f93b8", "cave": "#6d6470", "camp": "#c0743a",
    "hills": "#a9923f", "mount": "#8d97a8",
}  # fmt: skip
DOOR_ICON, ROOM_ICON, CITY_ICON = "keyring", "star-altar", "throne-king"
PILE_ICONS = {
    "heroes": "cowled", "loot": "open-treasure-chest", "relics": "crown",
    "unforeseen": "spell-book",
}  # fmt: skip
ITEM_ICONS = {
    "plus1": "flat-hammer", "plus2": "axe-sword", "twin": "axe-sword", "skill": "glowing-hands",
    "valuable": "two-coins", "cursed": "evil-moon",
}  # fmt: skip
RELIC_ICON, DILEMMA_ICON, QUEST_ICON = "crown", "scales", "hunting-horn"
CREATURE_ICON, CRITTER_ICON = "troll", "wolf-head"
# By what a skill is for.
SKILL_ICONS = {
    "hazard": "axe-sword", "divine": "star-altar", "opportunity": "two-coins", "healing": "meal",
    "shield": "barbute", "dice": "spinning-wheel",
}  # fmt: skip
ICONS = dict.fromkeys((
    *TOKEN_ICONS.values(), *ZONE_ICONS.values(), *PILE_ICONS.values(), *ITEM_ICONS.values(),
    DOOR_ICON, ROOM_ICON, CITY_ICON, RELIC_ICON, DILEMMA_ICON, QUEST_ICON, CREATURE_ICON,
    CRITTER_ICON, *SKILL_ICONS.values(),
))  # fmt: skip

DEFINITIONS = {
    f"ak-{name}": glow(
        f"ak-{name}", (0, tones[0]), (0.45, tones[1]), (1, tones[2]), at=(0.38, 0.3, 0.75)
    )
    for name, tones in TONES.items()
} | {
    "ak-card": gradient("ak-card", (0, "#fbf1d9"), (1, "#e6d2a6")),
    "ak-dark": gradient("ak-dark", (0, "#3a2a46"), (1, "#1c1326")),
    "ak-tray": gradient("ak-tray", (0, "#2e2233"), (1, "#1b1420")),
    "ak-felt": glow("ak-felt", (0, "#356b56"), (0.7, "#1f4537"), (1, "#0f251d")),
    "ak-void": glow("ak-void", (0, "#000000"), (0.62, "#0a0610"), (0.85, "#3a2166", 0.8),
                    (1, "#3a2166", 0)),
    "ak-lantern": glow("ak-lantern", (0, "#fff3c4", 0.95), (0.5, "#ffc95a", 0.5),
                       (1, "#ffc95a", 0)),
    "ak-weave": pattern(
        "ak-weave", 12, 12,
        path("M0 6H12M6 0V12", "none", stroke="#000", stroke_opacity=0.1, stroke_width=1),
    ),
}  # fmt: skip
assert TONES.keys() == CUTS.keys() == set(COLOURS)
