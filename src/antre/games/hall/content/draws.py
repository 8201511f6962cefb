"""What chance can give, in the words of a record: for each purpose of a draw, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from antre.core.errors import BadSetup
from antre.games.hall.content.content import SPELLS, WORKSHOPS, HallContent
from antre.games.hall.content.grid import cell_name
from antre.games.hall.content.resources import CLANS, STATUE_CLANS

MOST_SEATS = 5


def draw_name(content: HallContent, purpose: str, outcome: int) -> str:
    return _texts(content, purpose)[outcome]


@lru_cache(maxsize=1024)
def draws_by_name(content: HallContent, purpose: str) -> dict[str, int]:
    """Every outcome of a purpose by its text."""
    return {text: outcome for outcome, text in _texts(content, purpose).items()}


@lru_cache(maxsize=1024)
def _texts(content: HallContent, purpose: str) -> dict[int, str]:
    if purpose not in PURPOSES:
        known = ", ".join(PURPOSES)
        raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {known}")
    return PURPOSES[purpose](content)


def _seats(content: HallContent) -> dict[int, str]:
    return {seat: str(seat) for seat in range(MOST_SEATS)}


def _trolls(level: int) -> Callable[[HallContent], dict[int, str]]:
    return lambda content: {card: content.card_name[card] for card in content.decks[level - 1]}


def _starters(content: HallContent) -> dict[int, str]:
    return {card: content.card_name[card] for card in content.starters}


def _clans(content: HallContent) -> dict[int, str]:
    return {clan: CLANS[clan] for clan in STATUE_CLANS}


def _statue_spaces(content: HallContent) -> dict[int, str]:
    return {cell: cell_name(cell) for board in content.boards for cell in board.statue_spaces}


def _tokens(content: HallContent) -> dict[int, str]:
    return {value: str(value) for value in sorted(content.token_values)}


PURPOSES: dict[str, Callable[[HallContent], dict[int, str]]] = {
    "first": _seats, "troll1": _trolls(1), "troll2": _trolls(2), "troll3": _trolls(3),
    "pedestal": _clans, "workshop": lambda content: dict(enumerate(WORKSHOPS)),
    "spell": lambda content: dict(enumerate(SPELLS)), "statue_space": _statue_spaces,
    "statue_clan": _clans, "token": _tokens, "starter": _starters,
}  # fmt: skip
