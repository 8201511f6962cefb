"""Colours and icons of the Ice Garden; no colour means anything without a shape of its own."""

from __future__ import annotations

from antre.core.drawing import glow, gradient, path, pattern

# Of each faction: light, middle, dark.
TONES = {
    "olaf": ("#e4f6ff", "#6db7e0", "#174a6b"),
    "pier": ("#f3ead6", "#3a3630", "#0d0b09"),
    "ulrike": ("#ffd9c9", "#d8432b", "#5e140a"),
    "callo": ("#e2f3c4", "#5f9a3c", "#1d3d12"),
}
# What stands out on a figure of that faction.
INKS = {"olaf": "#0c2a3d", "pier": "#f3ead6", "ulrike": "#fff3e6", "callo": "#f4ffe2"}
# The cut of each faction's pieces in a box of 24 by 24: ice, bone, steel, thorn.
CUTS = {
    "olaf": "M12 1L21.5 6.500V17.500L12 23L2.500 17.500V6.500Z",
    "pier": "M12 1.500A10.500 10.500 0 1 1 12 22.500A10.500 10.500 0 1 1 12 1.500Z",
    "ulrike": "M2 2H22V22H2Z",
    "callo": "M12 0.500L17 8L23.500 19L12 23.500L0.500 19L7 8Z",
}
EDGES = {"olaf": "#f4fbff", "pier": "#f3ead6", "ulrike": "#ffe0cf", "callo": "#eaf8d2"}
UNIT_ICONS = {
    "olaf": ("battle-axe", "sea-dragon", "troll"),
    "pier": ("skull-crossed-bones", "drum", "quake-stomp"),
    "ulrike": ("hooded-figure", "cowled", "throne-king"),
    "callo": ("tribal-mask", "deer-head", "horse-head"),
}
GOAL_ICONS = {
    "olaf": "magic-portal", "pier": "crystal-ball", "ulrike": "rune-stone", "callo": "evil-moon",
}  # fmt: skip
RESOURCE_ICONS = {
    "population": "dwarf-face", "gold": "two-coins", "m_factor": "floating-crystal",
}  # fmt: skip
RESOURCE_FILLS = {"population": "#e9cfa6", "gold": "#ffd95a", "m_factor": "#c9b6ff"}
UPGRADE_ICONS = {
    "speed": "eagle-head", "shield": "barbute", "attack": "axe-sword", "domination": "crown",
}  # fmt: skip
ACTION_ICONS = {
    "viper": "swap-bag", "influence": "shaking-hands", "movement": "compass",
    "mountain": "mountains", "raven": "raven", "making": "anvil",
}  # fmt: skip
VUKO, SNOW, BOOK = "warlord-helmet", "snowflake-2", "spell-book"
ICONS = dict.fromkeys((
    *(icon for icons in UNIT_ICONS.values() for icon in icons), *GOAL_ICONS.values(),
    *RESOURCE_ICONS.values(), *UPGRADE_ICONS.values(), *ACTION_ICONS.values(), VUKO, SNOW, BOOK,
))  # fmt: skip
PALE_INK, FROST, RED_SHIP = "#20282c", "#dfeef5", "#e4572e"

DEFINITIONS = {
    f"gd-{name}": gradient(f"gd-{name}", (0, tones[1]), (1, tones[2]))
    for name, tones in TONES.items()
} | {
    "gd-sea": gradient("gd-sea", (0, "#3d5260"), (0.55, "#2a3a46"), (1, "#1a252e")),
    "gd-land": glow("gd-land", (0, "#d6d9d2"), (0.7, "#b8c0bd"), (1, "#98a5a6")),
    "gd-waste": glow("gd-waste", (0, "#4a4440"), (1, "#2a2523")),
    "gd-slate": gradient("gd-slate", (0, "#27313a"), (1, "#171e24")),
    "gd-peg": gradient("gd-peg", (0, "#3b4853"), (1, "#222c34")),
    "gd-snow": gradient("gd-snow", (0, "#ffffff", 0.92), (0.6, "#e8f3f9", 0.6), (1, "#dcecf5", 0)),
    "gd-waves": pattern(
        "gd-waves", 46, 22,
        path("M0 8Q11 1 23 8T46 8", "none", stroke="#8fb0c0", stroke_opacity=0.14,
             stroke_width=1.6),
    ),
}  # fmt: skip
