"""Colours, patterns and icons: no colour means anything without a shape of its own."""

from __future__ import annotations

from antre.core.drawing import Value, circle, glow, gradient, path, pattern, rect

CLAN_ICONS = {
    "moss": "crystal-growth", "ice": "snowflake-2", "moon": "moon", "granite": "stone-block",
    "hammer": "flat-hammer", "mud": "droplets", "fire": "flame", "renegade": "skull-crossed-bones",
}  # fmt: skip
# Light, middle and dark.
CLAN_TONES = {
    "moss": ("#c6de96", "#7a9e4f", "#2c3d1a"), "ice": ("#d8f4fb", "#7cc6d6", "#173f4c"),
    "moon": ("#f4f1ff", "#c9c3e6", "#3b3560"), "granite": ("#dedad2", "#9a958d", "#3a3733"),
    "hammer": ("#c8d4e0", "#7d8ea0", "#2a3542"), "mud": ("#d3b088", "#8a6a4a", "#3a2818"),
    "fire": ("#ffc79a", "#e07a3f", "#552209"), "renegade": ("#e8c8c4", "#a65a54", "#3f1a18"),
}  # fmt: skip
KIND_ICONS = {
    "advance": "footsteps", "bolster": "troll", "influence": "shaking-hands", "gnome": "goblin",
    "wild": "star-altar", "supplies": "meal", "elders": "cowled",
}  # fmt: skip
KIND_TONES = {
    "advance": ("#ffd2c0", "#b5492f", "#5c1c0e"), "bolster": ("#d9edc0", "#5f8a3c", "#2a4216"),
    "influence": ("#f2d9f2", "#8d5a96", "#3f2346"), "gnome": ("#cfeaf2", "#3f7f94", "#143a47"),
    "wild": ("#fff0c2", "#c9922e", "#6a4708"), "supplies": ("#f5dfc2", "#96683a", "#4a2e12"),
    "elders": ("#e9e4f5", "#6a628e", "#2b2647"),
}  # fmt: skip
EFFECT_ICONS = {
    "honour": "crown", "bolster": "troll", "influence": "shaking-hands", "troll-move": "footsteps",
}  # fmt: skip
EMBER, LANTERN = "#e4572e", "#9fd8e8"
CARVED: dict[str, Value] = {"stroke": "#fff", "opacity": 0.13, "stroke_width": 1.6}
CARVINGS = {
    "moss": (14, 14, circle(3, 3, 1.8, "#fff2") + circle(10, 10, 2.4, "#fff2"), 0),
    "ice": (16, 16, path("M8 2V14M3 5L13 11M13 5L3 11", "none", **CARVED), 0),
    "moon": (18, 18, path("M11 3A6 6 0 1 0 15 12A5 5 0 1 1 11 3Z", "#fff", opacity=0.11), 0),
    "granite": (20, 14, path("M0 0H20M10 0V7M0 7H20M0 7V14M20 7V14", "none", **CARVED), 0),
    "hammer": (12, 12, path("M0 6H12M6 0V12", "none", **CARVED), 45),
    "mud": (20, 10, path("M0 5Q5 0 10 5T20 5", "none", **CARVED), 0),
    "fire": (14, 16, path("M2 14L7 3L12 14", "none", **CARVED), 0),
}

DEFINITIONS = {
    f"fk-c-{clan}": pattern(f"fk-c-{clan}", w, h, drawn, turn=turn)
    for clan, (w, h, drawn, turn) in CARVINGS.items()
} | {
    f"fk-g-{clan}": gradient(f"fk-g-{clan}", (0, tones[1]), (1, tones[2]))
    for clan, tones in CLAN_TONES.items()
} | {
    f"fk-k-{kind}": gradient(f"fk-k-{kind}", (0, tones[1]), (1, tones[2]))
    for kind, tones in KIND_TONES.items()
} | {
    "fk-lava": glow(
        "fk-lava", (0, "#fff3c4"), (0.3, "#ffb545"), (0.65, EMBER), (0.9, "#7a1f0c"),
        (1, "#2c120b"),
    ),
    "fk-heat": glow(
        "fk-heat", (0, "#ff8a3a", 0.75), (0.45, "#e4572e", 0.26), (1, "#e4572e", 0)
    ),
    "fk-cold": glow("fk-cold", (0, "#e8fbff", 0.95), (0.4, LANTERN, 0.5), (1, LANTERN, 0)),
    "fk-rock": glow("fk-rock", (0, "#3b2c22"), (0.8, "#211913"), (1, "#0f0b09")),
    "fk-floor": glow("fk-floor", (0, "#6b5a49"), (0.7, "#4a3d32"), (1, "#2a211a")),
    "fk-parchment": gradient("fk-parchment", (0, "#f7eedb"), (1, "#dfcda6")),
    "fk-stone": gradient("fk-stone", (0, "#3a3029"), (1, "#231c17")),
    "fk-weave": pattern(
        "fk-weave", 8, 8, rect(0, 0, 4, 4, "#0001") + rect(4, 4, 4, 4, "#0001")
    ),
}  # fmt: skip
