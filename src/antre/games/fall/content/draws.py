"""What chance can give, in the words of a record: for each purpose of a draw, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from antre.core.errors import BadSetup
from antre.games.fall.content.board import CAVERN_NAMES
from antre.games.fall.content.content import SEATS, FallContent
from antre.games.fall.content.names import CLANS


def draw_text(content: FallContent, purpose: str, outcome: int) -> str:
    return _texts(content, purpose)[outcome]


def draw_of(content: FallContent, purpose: str, text: str) -> int:
    known = _numbers(content, purpose)
    if text not in known:
        raise BadSetup(f"{text!r} is not drawn for {purpose!r}; it can be {', '.join(known)}")
    return known[text]


@lru_cache(maxsize=1024)
def _numbers(content: FallContent, purpose: str) -> dict[str, int]:
    return {text: outcome for outcome, text in _texts(content, purpose).items()}


@lru_cache(maxsize=1024)
def _texts(content: FallContent, purpose: str) -> dict[int, str]:
    if purpose not in PURPOSES:
        known = ", ".join(PURPOSES)
        raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {known}")
    return PURPOSES[purpose](content)


def _seats(content: FallContent) -> dict[int, str]:
    return {seat: str(seat) for seat in range(SEATS[-1])}


def _champions(content: FallContent) -> dict[int, str]:
    return dict(enumerate(content.champion_name))


def _clans(content: FallContent) -> dict[int, str]:
    return dict(enumerate(CLANS))


def _values(values: list[int]) -> dict[int, str]:
    return {value: str(value) for value in sorted(set(values))}


PURPOSES: dict[str, Callable[[FallContent], dict[int, str]]] = {
    "first": _seats, "hall": lambda content: _values(content.hall_values),
    "vote_tile": lambda content: dict(enumerate(content.vote_tile_name)), "champion": _champions,
    "starter": _champions, "gate": _clans, "critical": _clans,
    "entrance": lambda content: dict(enumerate(CAVERN_NAMES)),
    "gnome": lambda content: _values(content.gnome_tokens),
    "ancestry": lambda content: dict(enumerate(content.card_name)), "fallen": _seats,
}  # fmt: skip
