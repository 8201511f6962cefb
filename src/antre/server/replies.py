"""What leaves the house: tables, seats, logs and messages, as one listener may know them."""

from __future__ import annotations

import json
from typing import Any

from antre.core.event import SPECTATOR, Event
from antre.core.game import Game
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.verify import Verdict
from antre.core.words import Words
from antre.server.match import Match
from antre.server.results import tell_outcome, tell_parts, tell_stored_outcome
from antre.server.table import Happening, Table
from antre.server.words import call_by_name, kernel_words, words_for

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
    setup = table.setup
    words = words_for(setup.game, language, seat)
    return [
        tell_event(table, event, say(setup, event, words), steps[seat - SPECTATOR], place, words)
        for place, event, steps in happening.events
        if event.seen_by(seat)
    ]


def say(setup: Setup, event: Event, words: Words) -> str:
    return setup.game.voice.tell(setup, event.to_json(setup.content), words)


def tell_event(
    table: Table, event: Event, sentence: str, step: int, place: int, words: Words
) -> Json:
    """An event with all that belongs to it; `place` is its place among what everybody knows."""
    text = call_by_name(sentence, table.calls)
    told = {"kind": event.kind, "seat": event.seat, "text": text, "step": step}
    setup = table.setup
    stage, plain = setup.game.stage, event.to_json(setup.content)
    shown = {
        "aside": setup.game.voice.aside(setup.content, plain, place, words),
        "lights": stage.lights(setup.content, plain),
        "walk": stage.walk(setup.content, plain),
    }
    return {**told, **{name: value for name, value in shown.items() if value}}


def log(table: Table, seat: int, language: str, step: int | None = None) -> list[Json]:
    """The story so far, or up to an earlier step."""
    assert table.match is not None
    match, own = table.match, seat - SPECTATOR
    story = tell_story(table.setup, match, seat, language)
    words = words_for(table.setup.game, language, seat)
    told, place = [], 0
    for number, (event, sentence) in enumerate(zip(match.events(), story, strict=True)):
        if sentence is not None:
            at = match.mark_of(number).steps[own]
            if step is not None and at > step:
                break
            told.append(tell_event(table, event, sentence, at, place, words))
        place += event.seen_by(SPECTATOR)
    return told


def tell_story(setup: Setup, match: Match, seat: int, language: str) -> list[str | None]:
    """A sentence for each event the seat may know; what was said once is kept."""
    story = match.stories.setdefault((seat, language), [])
    words = words_for(setup.game, language, seat)
    for event in match.events(len(story)):
        story.append(say(setup, event, words) if event.seen_by(seat) else None)
    return story


def tell_seat(table: Table, seat: int, language: str) -> Json:
    """All that a bot in any language needs."""
    if table.match is None:
        return {"version": table.version(seat), "view": None, "asked": None, "log": [],
                "can_undo": False, "over": False, "scores": [], "outcome": None}  # fmt: skip
    state = table.match.state
    return {
        "version": table.version(seat),
        "view": state.view(seat),
        "asked": tell_asked(table.setup.game, state, seat, language, table),
        "log": log(table, seat, language),
        "can_undo": can_undo(table, seat),
        "over": state.over,
        "scores": state.known_scores(seat),
        "outcome": tell_outcome(state, table.names, seat, language),
    }


def tell_result(table: Table, seat: int, language: str) -> Json:
    """How it stands, or how it ended; what was stored counts where the game cannot be played."""
    match, result = table.match, table.result
    outcome, scores = None, []
    if match is not None:
        outcome = tell_outcome(match.state, table.names, seat, language)
        scores = match.state.known_scores(seat)
    elif result is not None:
        outcome, scores = tell_stored_outcome(result, language), result["scores"]
    parts = [] if result is None else tell_parts(result, language)
    return {"outcome": outcome, "scores": scores, "parts": parts}


def tell_laid(table: Table) -> Json:
    """A table just laid; its promise is told before anything is drawn."""
    commitment = None if table.deal is None else table.deal.commitment
    return {"table": table.id, "invite": table.invite, "commitment": commitment}


def tell_deal(table: Table) -> Json | None:
    """What was promised and which words were added; the secret once the game is over."""
    return None if table.told_deal is None else table.told_deal.to_json()


def tell_verdict(verdict: Verdict, language: str) -> Json:
    """What came of drawing every draw again."""
    return {**verdict._asdict(), "message": verdict.say(kernel_words(language))}


def tell_stopped(table: Table, language: str) -> Json | None:
    """Why the game cannot be played, or not be replayed, and what can be done."""
    if table.stopped is None:
        return None
    return {
        "kind": table.stopped.kind,
        "message": table.stopped.say(language, table.remedy),
        "play_on": table.way_on is not None,
        "record": table.begun and table.way_on is None,
    }


def can_undo(table: Table, seat: int) -> bool:
    """Nothing is taken back while lessons go on."""
    assert table.match is not None
    if seat == SPECTATOR or table.beat is not None:
        return False
    return table.match.state.can_undo(seat)


def tell_asked(game: Game, state: State, seat: int, language: str, table: Table) -> Json | None:
    if seat not in state.waiting:
        return None
    asked, words = state.decision(seat), words_for(game, language, seat)
    content = table.setup.content
    options = [
        {
            "option": option.text,
            "label": call_by_name(game.voice.option(content, option, words), table.calls),
        }
        for option in asked.options
    ]
    return {"rule": asked.rule, "number": asked.number, "options": options}
