"""What leaves the house: tables, seats, logs and messages, as one listener may know them."""

from __future__ import annotations

import json
from typing import Any

from antre.core.event import SPECTATOR
from antre.core.game import Game
from antre.core.state import State
from antre.server.match import waiting_in
from antre.server.table import Happening, Table
from antre.server.words import words_for

Json = dict[str, Any]


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def dumps(data: Any) -> bytes:
    return ENCODER.encode(data).encode()


def message(table: Table, happening: Happening, seat: int, language: str) -> bytes:
    """A happening as one server-sent event."""
    version = happening.versions[seat - SPECTATOR]
    data = {
        "version": version,
        "events": tell_events(table, happening, seat, language),
        "waiting": happening.waiting,
        "over": happening.over,
        "lobby": happening.lobby,
        "chat": [happening.chat] if happening.chat else [],
    }
    return b"id: %d\ndata: %b\n\n" % (version, dumps(data))


def lobby_message(table: Table, seat: int) -> bytes:
    """Somebody came or went: nothing to remember, so no new version."""
    version = table.version(seat)
    over = table.status == "over"
    data = {"version": version, "events": [], "waiting": table.waiting, "over": over}
    return b"id: %d\ndata: %b\n\n" % (version, dumps({**data, "lobby": True, "chat": []}))


def tell_events(table: Table, happening: Happening, seat: int, language: str) -> list[Json]:
    game, content = table.setup.game, table.setup.content
    words = words_for(game, language, seat)
    told = []
    for _, event, steps in happening.events:
        if event.seen_by(seat):
            text = game.say_event(content, event.to_json(), words).translate(table.calls)
            step = steps[seat - SPECTATOR]
            told.append({"kind": event.kind, "seat": event.seat, "text": text, "step": step})
    return told


def log(table: Table, state: State, seat: int, language: str) -> list[Json]:
    """The story up to `state`, which may be an earlier moment of the game."""
    assert table.match is not None
    assert state.journal is not None
    game, content = table.setup.game, table.setup.content
    words = words_for(game, language, seat)
    told = []
    for place, event in enumerate(state.journal.events):
        if event.seen_by(seat):
            text = game.say_event(content, event.to_json(), words).translate(table.calls)
            step = table.match.mark_of(place).steps[seat - SPECTATOR]
            told.append({"kind": event.kind, "seat": event.seat, "text": text, "step": step})
    return told


def tell_seat(table: Table, seat: int, language: str) -> Json:
    """All that a bot in any language needs."""
    if table.match is None:
        return {"version": table.version(seat), "view": None, "asked": None, "log": [],
                "can_undo": False, "over": False, "scores": [], "winners": []}  # fmt: skip
    state = table.match.state
    return {
        "version": table.version(seat),
        "view": state.view(seat),
        "asked": tell_asked(table.setup.game, state, seat, language, table),
        "log": log(table, state, seat, language),
        "can_undo": can_undo(table, seat),
        "over": state.over,
        "scores": list(state.scores),
        "winners": state.winners if state.over else [],
    }


def can_undo(table: Table, seat: int) -> bool:
    """While lessons go on, nothing is taken back."""
    assert table.match is not None
    return seat != SPECTATOR and table.beat is None and table.match.state.can_undo(seat)


def tell_asked(game: Game, state: State, seat: int, language: str, table: Table) -> Json | None:
    if seat not in waiting_in(state):
        return None
    asked, words = state.asked(seat), words_for(game, language, seat)
    options = [
        {
            "option": option.text,
            "label": game.say_option(table.setup.content, option, words).translate(table.calls),
        }
        for option in asked.options
    ]
    return {"rule": asked.rule, "number": asked.number, "options": options}
