"""What chance can give, in the words of a record: for each purpose of a draw, names and numbers."""

from __future__ import annotations

from collections.abc import Callable

from antre.core.errors import BadSetup
from antre.games.garden.content.content import Box
from antre.games.garden.content.names import FACES, FACTIONS, MOST_SEATS, REGIONS, TILES

SKULL, BLANK = 1, 0


def draw_text(box: Box, purpose: str, outcome: int) -> str:
    return _texts(box, purpose)[outcome]


def draw_of(box: Box, purpose: str, text: str) -> int:
    known = {name: outcome for outcome, name in _texts(box, purpose).items()}
    if text not in known:
        raise BadSetup(f"{text!r} is not drawn for {purpose!r}; it can be {', '.join(known)}")
    return known[text]


def _texts(box: Box, purpose: str) -> dict[int, str]:
    if purpose not in PURPOSES:
        known = ", ".join(PURPOSES)
        raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {known}")
    return PURPOSES[purpose](box)


PURPOSES: dict[str, Callable[[Box], dict[int, str]]] = {
    "faction": lambda box: dict(enumerate(FACTIONS)),
    "first": lambda box: {seat: str(seat) for seat in range(MOST_SEATS)},
    "score_tile": lambda box: {order: str(order) for order in range(1, REGIONS + 1)},
    "magic": lambda box: {SKULL: "skull", BLANK: "blank"},
    "vuko_tile": lambda box: dict(enumerate(TILES)),
    "vuko_face": lambda box: dict(enumerate(FACES)),
}
