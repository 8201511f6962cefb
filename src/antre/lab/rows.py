"""A row is what is kept of a finished game: how it was made, who sat where, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

import antre
from antre.core.errors import BadRecord
from antre.core.outcome import Sides, kind_of
from antre.core.setup import Setup

LISTS = ("bots", "scores", "winners", "utilities", "margins", "decisions", "breakdown")


@dataclass(frozen=True, slots=True)
class Made:
    """All that settles the games of a tournament, but for the bots: the same again, the same rows.

    `edition` is the digest of its data, `seed` the seed of the tournament.
    """

    game: str
    rules: str
    edition: str
    antre: str
    seats: int
    settings: dict[str, Any]
    seed: int

    @classmethod
    def by(cls, setup: Setup, seed: int) -> Made:
        return cls(
            setup.game.slug, setup.rules, setup.content.digest, antre.__version__, setup.seats,
            setup.to_json()["settings"], seed,
        )  # fmt: skip

    def differs(self, other: Made) -> str:
        """What differs, in words; nothing if nothing does."""
        pairs = [(name, getattr(self, name), getattr(other, name)) for name in MADE]
        return ", ".join(f"{name} {own!r}, not {its!r}" for name, own, its in pairs if own != its)


MADE = tuple(field.name for field in fields(Made))


@dataclass(frozen=True, slots=True)
class Row:
    """One finished game. What belongs to seats is in seat order.

    `number` is its number in the tournament, `seed` its own seed.
    """

    made: Made
    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    sides: Sides
    winners: tuple[int, ...]
    utilities: tuple[float, ...]
    margins: tuple[float, ...]
    decisions: tuple[int, ...]
    length: int
    traits: tuple[tuple[tuple[str, str], ...], ...]
    breakdown: tuple[dict[str, int], ...]
    record: dict[str, Any] | None = None

    @property
    def kind(self) -> str:
        """Rivals, teams, or all together against the game."""
        return kind_of(self.sides)

    def to_json(self) -> dict[str, Any]:
        """One flat object: how it was made, then what came of it."""
        data = asdict(self)
        made = data.pop("made")
        made["tournament"] = made.pop("seed")
        return {**made, **data}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Row:
        try:
            return _read(dict(data))
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"a row is damaged: {error!r}") from None


def _read(data: dict[str, Any]) -> Row:
    made = {name: data.pop("tournament" if name == "seed" else name) for name in MADE}
    traits = tuple(tuple((group, label) for group, label in seat) for seat in data["traits"])
    sides = tuple(tuple(side) for side in data["sides"])
    lists = {name: tuple(data[name]) for name in LISTS}
    return Row(**{**data, **lists, "made": Made(**made), "traits": traits, "sides": sides})
