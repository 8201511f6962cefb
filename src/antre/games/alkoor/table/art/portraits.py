"""Heroes' faces, made of few bold shapes: the people gives the head, the calling what is on it."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import circle, group, path, rect
from antre.games.alkoor.content.names import ALIGNMENTS, ARCHETYPES, RACES

SKINS = {
    "dwarf": "#e0a982", "human": "#eec39a", "elf": "#f2d9bd", "orc": "#7fa05a",
    "gnome": "#f0b594", "goblin": "#9dbb4e", "beastfolk": "#b98a5c",
}  # fmt: skip
SHADES = {
    "dwarf": "#b0744e", "human": "#c48f64", "elf": "#cfa98a", "orc": "#54713a",
    "gnome": "#c27f60", "goblin": "#6d8a2c", "beastfolk": "#7d5632",
}  # fmt: skip
HAIRS = ("#2b1d14", "#8a4a1c", "#d8a13a", "#b8361f", "#cfc7bb", "#4d3a6b", "#2f5d62")
# Behind the head, by alignment: a warm sky, dusk, night.
SKIES = {"good": "#f3cf7a", "neutral": "#9fb7b0", "evil": "#8a5a8f"}
CLOTHS = {
    "warrior": "#8f3a2e", "ranger": "#47693a", "mage": "#3e4a8f", "druid": "#6b5a2a",
    "guardian": "#5a6672", "rogue": "#3a3340", "barbarian": "#7a4a28", "artificer": "#8a6a2e",
    "bard": "#a0436f",
}  # fmt: skip
EYE = "#1d1410"


def _ears(race: str, skin: str, shade: str) -> str:
    if race in ("elf", "goblin"):
        reach = 4 if race == "elf" else 0
        ear = f"M{30 - reach} 46L{8 + reach} {30 + reach}L32 58Z"
        other = f"M{70 + reach} 46L{92 - reach} {30 + reach}L68 58Z"
        return path(ear, skin, stroke=shade, stroke_width=2) + path(
            other, skin, stroke=shade, stroke_width=2
        )
    if race == "beastfolk":
        return path("M28 34L24 8L46 24Z", skin, stroke=shade, stroke_width=2) + path(
            "M72 34L76 8L54 24Z", skin, stroke=shade, stroke_width=2
        )
    return circle(27, 50, 7, shade) + circle(73, 50, 7, shade)


def _head(race: str, skin: str, shade: str) -> str:
    if race == "dwarf":
        return rect(28, 26, 44, 46, skin, rx=17, stroke=shade, stroke_width=2)
    if race == "orc":
        return path("M28 40Q30 22 50 22Q70 22 72 40L75 62Q68 78 50 78Q32 78 25 62Z", skin,
                    stroke=shade, stroke_width=2)  # fmt: skip
    if race == "gnome":
        return circle(50, 52, 25, skin, stroke=shade, stroke_width=2)
    if race == "goblin":
        return path("M27 42Q34 24 50 24Q66 24 73 42Q72 62 50 80Q28 62 27 42Z", skin, stroke=shade,
                    stroke_width=2)  # fmt: skip
    if race == "elf":
        return path("M30 42Q32 22 50 22Q68 22 70 42Q70 62 50 80Q30 62 30 42Z", skin, stroke=shade,
                    stroke_width=2)  # fmt: skip
    return path("M28 44Q28 22 50 22Q72 22 72 44Q72 76 50 78Q28 76 28 44Z", skin, stroke=shade,
                stroke_width=2)  # fmt: skip


def _features(race: str, skin: str, shade: str, hair: str) -> str:
    drawn = circle(41, 47, 3.6, EYE) + circle(59, 47, 3.6, EYE)
    drawn += circle(42.3, 45.7, 1.2, "#fff") + circle(60.3, 45.7, 1.2, "#fff")
    if race == "dwarf":
        drawn += path("M27 54Q50 60 73 54Q76 84 50 97Q24 84 27 54Z", hair)
        drawn += path("M40 62Q50 57 60 62Q50 69 40 62Z", "#7a2f22")
        return drawn + circle(50, 55, 7, shade) + circle(49, 54, 6, skin)
    if race == "orc":
        drawn += path("M34 66Q50 74 66 66L62 70L60 60L56 69H44L40 60L38 70Z", "#fff6df",
                      stroke="#3b5226", stroke_width=1.2)  # fmt: skip
        return drawn + path("M34 40L46 43M66 40L54 43", "none", stroke="#2e401c", stroke_width=3.4)
    if race == "gnome":
        drawn += circle(50, 58, 8, "#e08a70")
        return drawn + path("M36 70Q50 80 64 70", "none", stroke="#8a4433", stroke_width=3)
    if race == "goblin":
        drawn += path("M50 48L58 62L46 60Z", shade)
        return drawn + path("M38 66Q50 76 62 66L57 68L54 73L50 68L46 73L43 68Z", "#fff6df",
                            stroke="#4e641c", stroke_width=1)  # fmt: skip
    if race == "beastfolk":
        drawn += path("M38 54Q50 50 62 54Q64 74 50 78Q36 74 38 54Z", "#e6c79c")
        drawn += path("M44 55H56L50 62Z", EYE)
        return drawn + path("M50 62V67Q44 72 40 68M50 67Q56 72 60 68", "none", stroke=EYE,
                            stroke_width=2)  # fmt: skip
    drawn += path("M50 49L54 59H48", "none", stroke=shade, stroke_width=2.4)
    return drawn + path("M42 67Q50 72 58 67", "none", stroke="#8a3b30", stroke_width=3)


def _mane(race: str, hair: str) -> str:
    if race in ("dwarf", "orc", "goblin"):
        return ""
    return path("M26 48Q24 18 50 17Q76 18 74 48Q68 32 50 32Q32 32 26 48Z", hair)


def _headgear(calling: str, cloth: str, hair: str) -> str:
    if calling == "warrior":
        return path("M25 42Q25 12 50 12Q75 12 75 42H64V34H54V50H46V34H36V42Z", "#b9bfc7",
                    stroke="#5b626b", stroke_width=2)  # fmt: skip
    if calling == "ranger":
        return path("M18 66Q14 12 50 10Q86 12 82 66Q76 34 50 31Q24 34 18 66Z", cloth,
                    stroke="#22371a", stroke_width=2)  # fmt: skip
    if calling == "mage":
        return path("M18 36Q50 26 82 36Q72 22 60 18L52 -6L38 18Q26 24 18 36Z", cloth,
                    stroke="#1c2350", stroke_width=2) + circle(52, 20, 4, "#ffd95a")  # fmt: skip
    if calling == "druid":
        return path("M33 24L22 4M27 13L15 12M67 24L78 4M73 13L85 12", "none", stroke="#8a6236",
                    stroke_width=5, stroke_linecap="round") + path(
            "M28 30Q50 18 72 30Q50 26 28 30Z", "#5d8a3f")  # fmt: skip
    if calling == "guardian":
        return path("M24 46V26Q34 10 50 10Q66 10 76 26V46H66V38H34V46Z", "#8d97a8",
                    stroke="#444c58", stroke_width=2) + rect(47, 8, 6, 30, "#d9a441")  # fmt: skip
    if calling == "rogue":
        return path("M26 38H74V50Q62 56 56 49H44Q38 56 26 50Z", "#2a2330") + circle(
            41, 46, 3.4, "#fff") + circle(59, 46, 3.4, "#fff")  # fmt: skip
    if calling == "barbarian":
        return path("M27 34Q38 18 50 20Q62 18 73 34L84 12Q66 8 50 10Q34 8 16 12Z", hair) + path(
            "M32 56L44 60M32 62L44 65", "none", stroke="#3a6fb0", stroke_width=3)  # fmt: skip
    if calling == "artificer":
        return (
            rect(26, 30, 48, 7, "#6a4a22", rx=3)
            + circle(41, 33, 9, "#d9a441", stroke="#6a4a22", stroke_width=2)
            + circle(59, 33, 9, "#d9a441", stroke="#6a4a22", stroke_width=2)
            + circle(41, 33, 5, "#bfe4ff") + circle(59, 33, 5, "#bfe4ff")
        )  # fmt: skip
    return (
        path("M24 34Q30 12 58 14Q80 18 78 34Q50 24 24 34Z", cloth, stroke="#5a1d3c", stroke_width=2)
        + path("M66 18Q86 -4 92 6Q88 20 68 24Z", "#f3cf7a")
    )  # fmt: skip


@cache
def portrait(race: int, archetype: int, alignment: int, number: int) -> str:
    """A Hero from the shoulders up, in a box of 100 by 100."""
    people, calling = RACES[race], ARCHETYPES[archetype]
    skin, shade = SKINS[people], SHADES[people]
    hair, cloth = HAIRS[number % len(HAIRS)], CLOTHS[calling]
    sky = SKIES[ALIGNMENTS[alignment]]
    return (
        rect(0, 0, 100, 100, sky, rx=10)
        + circle(72, 28, 26, "#fff", opacity=0.16)
        + path("M8 100Q12 78 34 76H66Q88 78 92 100Z", cloth, stroke="#1a120c", stroke_width=2)
        + path("M38 76Q50 90 62 76Z", shade)
        + _ears(people, skin, shade)
        + _head(people, skin, shade)
        + _mane(people, hair)
        + _features(people, skin, shade, hair)
        + _headgear(calling, cloth, hair)
    )


@cache
def bust(face: str, size: float, x: float = 0, y: float = 0) -> str:
    return group(face, x=x, y=y, scale=size / 100)
