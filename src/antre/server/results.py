"""What a finished game came to: stored when it ends, kept for ever, told without playing it again.

A stored result holds all that the page of results shows, in both languages: even a game whose
rules are gone can be told.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from antre.core.event import SPECTATOR
from antre.core.outcome import Outcome
from antre.core.record import Result
from antre.core.rule import LANGUAGES
from antre.core.state import State
from antre.core.voice import say_outcome
from antre.core.words import Words
from antre.server.words import named_words

Json = dict[str, Any]
TOLD = ("said", "why", "margin")


def result_of(state: State, names: Sequence[str]) -> Json:
    """The result of a game that is over, as it is stored."""
    result, setup = Result.of(state), state.setup
    assert result is not None
    spoken = {
        language: named_words(setup.game, language, SPECTATOR, names) for language in LANGUAGES
    }
    told = {language: _tell(state, words) for language, words in spoken.items()}
    return {
        **result.to_json(),
        "kind": setup.kind,
        **{part: {language: said[part] for language, said in told.items()} for part in TOLD},
        "parts": [parts_of(state, seat, spoken) for seat in range(setup.seats)],
        "earned": setup.game.engine.earned(state),
    }


def _tell(state: State, words: Words) -> dict[str, str]:
    """The end in sentences: how it ended, what decided it, and by how much."""
    outcome, setup = state.outcome, state.setup
    assert outcome is not None
    said, why = say_outcome(state, words)
    margin = setup.game.voice.margin(setup, outcome, words)
    return dict(zip(TOLD, (said, why, margin), strict=True))


def parts_of(state: State, seat: int, spoken: dict[str, Words]) -> list[Json]:
    """What a seat's score is made of, in each language."""
    game = state.setup.game
    return [
        {"label": {name: game.voice.part(part, words) for name, words in spoken.items()},
         "value": value}
        for part, value in game.engine.breakdown(state, seat).items()
    ]  # fmt: skip


def agrees(stored: Json, state: State) -> bool:
    """Does a game played again end as it did? Compared as it is written."""
    result = Result.of(state)
    return result is not None and _written(result) == _written(Result.from_json(stored))


def _written(result: Result) -> str:
    return json.dumps(result.to_json(), sort_keys=True)


def tell_outcome(state: State, names: Sequence[str], seat: int, language: str) -> Json | None:
    """Who won and why, as `seat` reads it; None before the end."""
    outcome = state.outcome
    if outcome is None:
        return None
    words = named_words(state.setup.game, language, seat, names)
    return {**outcome.to_json(), "kind": state.setup.kind, **_tell(state, words)}


def tell_stored_outcome(stored: Json, language: str) -> Json:
    """The same of a game that cannot be played again."""
    outcome = Outcome.from_json(stored).to_json()
    # What was stored before there were words for it has none.
    told = {part: stored.get(part, {}).get(language, "") for part in TOLD}
    return {**outcome, "kind": stored["kind"], **told}


def tell_parts(stored: Json, language: str) -> list[list[Json]]:
    """What each seat's score is made of."""
    return [
        [{"label": part["label"][language], "value": part["value"]} for part in parts]
        for parts in stored["parts"]
    ]
