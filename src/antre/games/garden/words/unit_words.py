"""What units can do, in words."""

from __future__ import annotations

from collections.abc import Callable

from antre.games.garden.content.names import DEEDS, DOMINATION, LEVELS, SPECIALS, UPGRADES
from antre.games.garden.rules.state import Garden

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


def say_unit(state: Garden, seat: int, level: int, say: Callable[..., str]) -> str:
    """Influence, abilities with upgrades, and what this kind alone does."""
    unit = state.box.factions[state.factions[seat]].units[level - 1]
    place = LEVELS * seat + level - 1
    said = [say("table-worth", count=level + state.powers[DOMINATION][place])]
    for kind, upgrade in enumerate(UPGRADES):
        if count := state.powers[kind][place]:
            said.append(say(UPGRADE_WORDS[upgrade], count=count))
    if unit.special:
        said.append(say(SPECIAL_WORDS[SPECIALS[unit.special]]))
    if unit.deed:
        said.append(say(DEED_WORDS[DEEDS[unit.deed]]))
    return " ".join(said)
