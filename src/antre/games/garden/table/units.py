"""What units can do, in words: for a look closer."""

from __future__ import annotations

from antre.games.garden.content.names import DEEDS, LEVELS, SPECIALS, UPGRADES
from antre.games.garden.table.sketch import Sketch

UPGRADE_WORDS = {
    "speed": "table-speed", "shield": "table-shield", "attack": "table-attack",
    "domination": "table-domination",
}  # fmt: skip
SPECIAL_WORDS = {
    "torment": "table-torment", "enthral": "table-enthral", "recruitment": "table-recruitment",
    "pillage": "table-pillage", "piper": "table-piper",
}  # fmt: skip
DEED_WORDS = {
    "transfer": "table-transfer", "send": "table-send", "spy": "table-spy", "tower": "table-builds",
    "devastate": "table-devastates",
}  # fmt: skip


def unit_words(sketch: Sketch, seat: int, level: int) -> str:
    """Influence, abilities with upgrades, and what this kind alone does."""
    state, say = sketch.state, sketch.captions.say
    unit = sketch.content.factions[state.factions[seat]].units[level - 1]
    place = LEVELS * seat + level - 1
    worth = level + state.powers[UPGRADES.index("domination")][place]
    said = [say("table-worth", count=worth)]
    for kind, upgrade in enumerate(UPGRADES):
        if count := state.powers[kind][place]:
            said.append(say(UPGRADE_WORDS[upgrade], count=count))
    if unit.special:
        said.append(say(SPECIAL_WORDS[SPECIALS[unit.special]]))
    if unit.deed:
        said.append(say(DEED_WORDS[DEEDS[unit.deed]]))
    return " ".join(said)


def printed(sketch: Sketch, seat: int, level: int) -> tuple[str, ...]:
    """The abilities printed on a faction board, each as often as it is there."""
    unit = sketch.content.factions[sketch.state.factions[seat]].units[level - 1]
    return tuple(
        upgrade for upgrade, count in zip(UPGRADES, unit.printed, strict=True) for _ in range(count)
    )
