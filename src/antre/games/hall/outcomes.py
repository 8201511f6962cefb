"""What chance can give, in the words of a record: for each purpose of a draw, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from antre.core.errors import BadSetup
from antre.games.hall.box import SPELLS, WORKSHOPS, Box
from antre.games.hall.grid import cell_name
from antre.games.hall.resources import CLANS, STATUE_CLANS

MOST_SEATS = 5


def outcome_text(box: Box, purpose: str, outcome: int) -> str:
    return _texts(box, purpose)[outcome]


@lru_cache(maxsize=1024)
def outcomes_of(box: Box, purpose: str) -> dict[str, int]:
    """Every outcome of a purpose by its text."""
    return {text: outcome for outcome, text in _texts(box, purpose).items()}


@lru_cache(maxsize=1024)
def _texts(box: Box, purpose: str) -> dict[int, str]:
    if purpose not in PURPOSES:
        known = ", ".join(PURPOSES)
        raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {known}")
    return PURPOSES[purpose](box)


def _seats(box: Box) -> dict[int, str]:
    return {seat: str(seat) for seat in range(MOST_SEATS)}


def _trolls(level: int) -> Callable[[Box], dict[int, str]]:
    return lambda box: {card: box.card_name[card] for card in box.decks[level - 1]}


def _starters(box: Box) -> dict[int, str]:
    return {card: box.card_name[card] for card in box.starters}


def _clans(box: Box) -> dict[int, str]:
    return {clan: CLANS[clan] for clan in STATUE_CLANS}


def _statue_spaces(box: Box) -> dict[int, str]:
    return {cell: cell_name(cell) for board in box.boards for cell in board.statue_spaces}


def _tokens(box: Box) -> dict[int, str]:
    return {value: str(value) for value in sorted(box.token_values)}


PURPOSES: dict[str, Callable[[Box], dict[int, str]]] = {
    "first": _seats, "troll1": _trolls(1), "troll2": _trolls(2), "troll3": _trolls(3),
    "pedestal": _clans, "workshop": lambda box: dict(enumerate(WORKSHOPS)),
    "spell": lambda box: dict(enumerate(SPELLS)), "statue_space": _statue_spaces,
    "statue_clan": _clans, "token": _tokens, "starter": _starters,
}  # fmt: skip
