"""Scenes of a table: now, or at an earlier step, through one pair of eyes."""

from __future__ import annotations

from typing import Any

from antre.core.emblems import borne
from antre.core.picture import scene_svg
from antre.core.scene import Scene
from antre.core.state import State
from antre.server import consent, lessons, partners, replies, shields
from antre.server.drawn import Drawn
from antre.server.errors import Denied
from antre.server.match import Match
from antre.server.table import Table
from antre.server.words import named_words


def tell_scene(
    table: Table, seat: int, shape: str, step: int | None, language: str, drawn: Drawn, word: str
) -> dict[str, Any]:
    """All that a page shows; without what it has, if it says the word of the last scene it drew."""
    version = table.version(seat)
    if table.match is None:
        return {"version": version, "scene": None, "log": [], "can_undo": False,
                "can_ask_back": False, "step": 0, "steps": 0, "lesson": None,
                "proposals": [], "drawn": ""}  # fmt: skip
    state = state_at(table.match, seat, step)
    steps = table.match.steps(seat)
    scene = told_scene(table, state, seat, shape, language)
    what = f"{table.id} {shape}"
    return {
        "version": version,
        "scene": scene.to_json(drawn.known(word, what)),
        "log": replies.log(table, seat, language, step),
        "can_undo": step is None and replies.can_undo(table, seat),
        "can_ask_back": step is None and consent.can_ask(table, seat),
        "step": steps if step is None else step,
        "steps": steps,
        "lesson": lessons.tell_lesson(table, seat, language) if step is None else None,
        "proposals": partners.tell_proposals(table, seat, language) if step is None else [],
        "drawn": drawn.keep(what, scene.faces),
    }


def told_scene(table: Table, state: State, seat: int, shape: str, language: str) -> Scene:
    """In a game that was given up nothing is asked any more."""
    scene = draw(table, state, seat, shape, language)
    if table.given_up:
        scene.question = None
        for fact in scene.seats:
            fact["waiting"] = False
    return scene


def picture(table: Table, seat: int, shape: str, step: int | None, language: str) -> str:
    if table.match is None:
        raise Denied(409, "not-started")
    return scene_svg(draw(table, state_at(table.match, seat, step), seat, shape, language))


def draw(table: Table, state: State, seat: int, shape: str, language: str) -> Scene:
    game = table.setup.game
    scene = game.stage.scene(state, seat, named_words(game, language, seat, table.names), shape)
    scene.defs = borne(scene.defs, shields.borne(table.chairs))
    return scene


def state_at(match: Match, seat: int, step: int | None) -> State:
    """The game as it was when `seat` had counted so many steps."""
    last = match.steps(seat)
    if step is None or step == last:
        return match.state
    if step > last:
        raise Denied(404, "no-step", last=last)
    return match.state_at(seat, step)
