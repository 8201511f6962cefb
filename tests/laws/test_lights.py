"""Law: what an event lights up is on the table."""

from __future__ import annotations

import random

from antre.core.game import Game
from antre.core.stage import Stage
from antre.core.words import HOUSE, Words
from tests.laws.tables import decisions, every_game, new

ENOUGH = 60


@every_game
def test_events_light_pieces_of_the_scene(game: Game) -> None:
    """Of the events since the last question: what is said to shine is there, for the most part.

    Not always: a piece may be gone again by the time somebody is asked.
    """
    words = Words("en", HOUSE, game.folder)
    named, found, told = 0, 0, 0
    for state in decisions(new(game.slug, game.seats[-1], 5), random.Random(5)):
        events = state.log(-1)
        fresh, told = events[told:], len(events)
        wanted = {
            piece
            for event in fresh
            for group in game.stage.lights(state.setup.content, event)
            for piece in group
        }
        if wanted:
            scene = game.stage.scene(state, -1, words, "wide")
            pieces = {piece.id for zone in scene.zones for piece in zone.pieces}
            named += len(wanted)
            found += len(wanted & pieces)
    assert bool(named) == (type(game.stage).lights is not Stage.lights)
    assert found >= 0.6 * named


@every_game
def test_figures_walk_by_pieces_of_the_scene(game: Game) -> None:
    """Where a figure goes is on the table before and after, and so is the figure before."""
    words = Words("en", HOUSE, game.folder)
    told, met, before = 0, 0, None
    for state in decisions(new(game.slug, game.seats[-1], 5), random.Random(5)):
        events = state.log(-1)
        fresh, told = events[told:], len(events)
        walks = [walk for event in fresh if (walk := game.stage.walk(state.setup.content, event))]
        if walks and before is not None:
            old = {piece.id for zone in before.zones for piece in zone.pieces}
            for walk in walks:
                assert len(walk["by"]) > 1
                assert {walk["figure"], *walk["by"]} <= old
            met += len(walks)
        if met > ENOUGH:
            break
        before = game.stage.scene(state, -1, words, "wide")
    assert bool(met) == (type(game.stage).walk is not Stage.walk)
