"""Antre: one table, five fantasy board games, for people, bots and learners.

>>> import antre
>>> state = antre.new("nidavellir", seats=4, seed=7)
>>> while not state.over:
...     decision = state.decisions[0]
...     state.apply(decision.seat, decision.options[0])
>>> len(state.scores)
4
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.announcing import announce
from antre.core.campaign import Campaign
from antre.core.errors import AntreError, BadRecord
from antre.core.game import Game, find, slugs
from antre.core.outcome import Outcome
from antre.core.record import Record, Scenario, read_draws
from antre.core.setup import Setup, read_record, read_scenario
from antre.core.state import State

if TYPE_CHECKING:
    from antre.coach import Review

__version__ = "0.1.0"
__all__ = [
    "AntreError",
    "Campaign",
    "Game",
    "Outcome",
    "Record",
    "Scenario",
    "State",
    "all_games",
    "load",
    "new",
    "review",
]


def all_games() -> list[Game]:
    """Every game of the house."""
    return [find(slug) for slug in slugs()]


def new(
    game: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
) -> State:
    """A new game, run to its first question.

    The same seed gives the same game; without one, chance is unpredictable. `settings` are listed
    by `antre games`; `draws` fixes what chance gives, by purpose (see `docs/scenarios.md`).
    """
    setup = Setup.of(find(game), seats, settings, edition)
    script = None if draws is None else read_draws(setup, draws)
    return setup.start(secrets.randbits(64) if seed is None else seed, script)


def load(source: str | Path, edition: str | Path | None = None) -> Record | Scenario:
    """A record or a scenario from a JSON text or a file."""
    name = f"{source}: " if isinstance(source, Path) else ""
    try:
        data = json.loads(source.read_bytes() if isinstance(source, Path) else source)
    except ValueError as error:
        raise BadRecord(f"{name}this is not JSON: {error}") from None
    except OSError as error:
        raise BadRecord(f"{name}cannot be read: {error}") from None
    if isinstance(data, dict) and "scenario" in data:
        return read_scenario(data)
    return read_record(data, edition)


def review(
    game: State | Record,
    seats: Sequence[int] | None = None,
    *,
    looks: int = 14,
    seconds: float = 1.0,
    seed: int = 0,
) -> Review:
    """A finished game looked at again: everybody's chances along the way, what was luck, and what
    the choices of `seats` (or of all) have cost; see `docs/coach.md`."""
    from antre.coach import review as look

    record = game.record if isinstance(game, State) else game
    return look(record, seats, looks=looks, seconds=seconds, seed=seed)


announce()
