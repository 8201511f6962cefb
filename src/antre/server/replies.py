"""What leaves the house: tables, seats, logs and messages, as one listener may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic_core import to_json

from antre.core.event import SPECTATOR, Event
from antre.core.game import Game
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.verify import Verdict
from antre.core.words import Words
from antre.server import consent, pausing
from antre.server.happening import Happening
from antre.server.match import Match
from antre.server.results import tell_outcome, tell_parts, tell_stored_outcome
from antre.server.table import Table
from antre.server.words import call_by_name, kernel_words, words_for

Json = dict[str, Any]


def dumps(data: Any) -> bytes:
    """JSON; several times as quick as Python's own."""
    return to_json(data)


class Telling:
    """A happening on its way to those who listen: what is the same for all of them is made once."""

    __slots__ = ("_happening", "_shown", "_table")

    def __init__(self, table: Table, happening: Happening) -> None:
        self._table = table
        self._happening = happening
        self._shown = [(Shown(table.setup, event), steps) for _, event, steps in happening.events]

    def message(self, seat: int, language: str) -> bytes:
        """As one server-sent event."""
        happening = self._happening
        version = happening.versions[seat - SPECTATOR]
        data = {
            "version": version,
            "events": self._events(seat, language),
            "waiting": happening.waiting,
            "over": happening.over,
            "lobby": happening.lobby,
            "chat": [happening.chat] if happening.chat else [],
            "signs": [],
        }
        return b"id: %d\ndata: %b\n\n" % (version, dumps(data))

    def _events(self, seat: int, language: str) -> list[Json]:
        table, setup = self._table, self._table.setup
        words = words_for(setup.game, language, seat)
        told = []
        for shown, steps in self._shown:
            if shown.event.seen_by(seat):
                sentence = words.tell(setup, shown.plain)
                told.append(tell_event(table, shown, sentence, words, seat, steps))
        return told


class Shown:
    """An event as plain data, and which pieces it is about."""

    __slots__ = ("event", "lights", "plain", "walk")

    def __init__(self, setup: Setup, event: Event) -> None:
        content, stage = setup.content, setup.game.stage
        self.event = event
        self.plain = event.to_json(content)
        self.lights = stage.lights(content, self.plain)
        self.walk = stage.walk(content, self.plain)


def lobby_message(table: Table, seat: int) -> bytes:
    """Somebody came or went."""
    return _passing_message(table, seat, {"lobby": True, "chat": [], "signs": []})


def sign_message(table: Table, seat: int, sign: Json) -> bytes:
    """Somebody proposes something, points at it, or gives a sign."""
    return _passing_message(table, seat, {"lobby": False, "chat": [], "signs": [sign]})


def _passing_message(table: Table, seat: int, what: Json) -> bytes:
    """Nothing to remember, so no new version."""
    version = table.version(seat)
    over = table.status == "over"
    data = {"version": version, "events": [], "waiting": table.waiting, "over": over}
    return b"id: %d\ndata: %b\n\n" % (version, dumps({**data, **what}))


def tell_event(
    table: Table, shown: Shown, sentence: str, words: Words, seat: int, steps: Sequence[int]
) -> Json:
    """An event as the page shows it."""
    event = shown.plain
    text = call_by_name(sentence, table.calls[words.language])
    step = steps[seat - SPECTATOR]
    told = {"kind": event["kind"], "seat": event["seat"], "text": text, "step": step}
    # What everybody knows has come as far for all: so all hear the same remark.
    if aside := table.setup.game.voice.aside(table.setup.content, event, steps[0], words):
        told["aside"] = aside
    if shown.lights:
        told["lights"] = shown.lights
    if shown.walk:
        told["walk"] = shown.walk
    return told


def log(table: Table, seat: int, language: str, step: int | None = None) -> list[Json]:
    """The story so far, or up to an earlier step."""
    assert table.match is not None
    match, own = table.match, seat - SPECTATOR
    story = tell_story(table.setup, match, seat, language)
    words = words_for(table.setup.game, language, seat)
    told = []
    for place, (event, sentence) in enumerate(zip(match.events(), story, strict=True)):
        if sentence is not None:
            steps = match.mark_of(place).steps
            if step is not None and steps[own] > step:
                break
            shown = Shown(table.setup, event)
            told.append(tell_event(table, shown, sentence, words, seat, steps))
    return told


def tell_story(setup: Setup, match: Match, seat: int, language: str) -> list[str | None]:
    """A sentence for each event the seat may know; what was said once is kept."""
    story = match.stories.setdefault((seat, language), [])
    words = words_for(setup.game, language, seat)
    for event in match.events(len(story)):
        if event.seen_by(seat):
            story.append(words.tell(setup, event.to_json(setup.content)))
        else:
            story.append(None)
    return story


def tell_seat(table: Table, seat: int, language: str) -> Json:
    """All that a bot in any language needs."""
    if table.match is None:
        return {"version": table.version(seat), "view": None, "asked": None, "log": [],
                "can_undo": False, "over": False, "scores": [], "outcome": None}  # fmt: skip
    state, result = table.match.state, tell_result(table, seat, language)
    return {
        "version": table.version(seat),
        "view": state.view(seat),
        "asked": tell_asked(table.setup.game, state, seat, language, table),
        "log": log(table, seat, language),
        "can_undo": can_undo(table, seat),
        "over": table.finished,
        **{name: result[name] for name in ("scores", "outcome")},
    }


def tell_result(table: Table, seat: int, language: str) -> Json:
    """How it stands, or how it ended; what was stored counts where the game cannot be played."""
    match, result = table.match, table.result
    outcome, scores = None, []
    if match is not None and not table.given_up:
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


def tell_asked_back(table: Table) -> Json | None:
    """Who asks to take something back, and who has still to agree."""
    asked = table.asked_back
    if asked is None or table.match is None:
        return None
    return {"seat": asked.seat, "to_agree": consent.still_to_agree(table, asked)}


def tell_pause(table: Table) -> Json | None:
    """Who wants the game to rest, who has still to agree, and whether it does."""
    pause = table.pause
    if pause is None or table.status != "playing":
        return None
    missing = [] if pause.on else pausing.still_to_agree(table, pause.seat, pause.agreed)
    return {"seat": pause.seat, "to_agree": missing, "on": pause.on}


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
    if seat == SPECTATOR or table.beat is not None or table.given_up or table.paused:
        return False
    return table.match.state.can_undo(seat)


def tell_asked(game: Game, state: State, seat: int, language: str, table: Table) -> Json | None:
    if seat not in table.waiting:
        return None
    asked, words = state.decision(seat), words_for(game, language, seat)
    content = table.setup.content
    options = [
        {
            "option": option.text,
            "label": call_by_name(game.voice.option(content, option, words), table.calls[language]),
        }
        for option in asked.options
    ]
    return {"rule": asked.rule, "number": asked.number, "options": options}
