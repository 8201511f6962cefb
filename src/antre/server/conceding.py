"""Giving a game up: a bot plays the seat to its end, unless nobody is left to play against.

A side is out once all its people have given up; a side of bots never is. As soon as only one side
is left, or no person plays on, the game is over and the sides that are left have won. This is a
rule of the house, whatever the game: the game itself is not at its end and cannot say who won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antre.core.event import SPECTATOR
from antre.core.outcome import Outcome, by_goal, nobody_wins
from antre.core.reason import Reason
from antre.core.record import Result
from antre.core.rule import LANGUAGES
from antre.server.happening import Body, Happening
from antre.server.results import parts_of
from antre.server.words import called_in, house_words, kernel_words, named_words

if TYPE_CHECKING:
    from antre.server.table import Table

Json = dict[str, Any]
CONCEDED = "conceded"


def outcome_without(table: Table, conceded: set[int]) -> Outcome | None:
    """How the game ends if these seats have given up; None if it goes on."""
    people = {seat for seat, chair in enumerate(table.chairs) if chair.person}
    sides = table.setup.sides
    left = [
        place
        for place, side in enumerate(sides)
        if not (members := people.intersection(side)) or members - conceded
    ]
    if people - conceded and (len(left) > 1 or len(sides) == 1):
        return None
    reason = Reason(CONCEDED)
    return by_goal(sides, left, reason) if left else nobody_wins(sides, reason)


def ends_with(table: Table, seat: int) -> bool:
    """Would the game be over if this seat gave up?"""
    if table.match is None or table.finished:
        return False
    return outcome_without(table, {*table.conceded, seat}) is not None


def result_of_conceding(table: Table, outcome: Outcome) -> Json:
    """As it is stored: the scores as they stood, and who had not given up."""
    assert table.match is not None
    state = table.match.state
    setup = table.setup
    spoken = {
        language: named_words(setup.game, language, SPECTATOR, table.names)
        for language in LANGUAGES
    }
    return {
        **Result(state.scores, outcome).to_json(),
        "kind": setup.kind,
        "said": {language: say_winners(table, outcome, language) for language in LANGUAGES},
        "why": {language: house_words(language).say("conceded-why") for language in LANGUAGES},
        "parts": [parts_of(state, seat, spoken) for seat in range(setup.seats)],
        "earned": {},
    }


def say_winners(table: Table, outcome: Outcome, language: str) -> str:
    words = house_words(language)
    names = [called_in(language, table.names[seat]) for seat in outcome.winners]
    if not names:
        return words.say("conceded-lost")
    return words.say("conceded-won", who=kernel_words(language).series(names), count=len(names))


# --- entries


def fold_concede(table: Table, body: Body, _: Any) -> Happening:
    seat = body["seat"]
    table.conceded.add(seat)
    table.chairs[seat].stand_in = body["level"]
    table.votes.pop(seat, None)
    outcome = outcome_without(table, table.conceded)
    if outcome is not None:
        table.given_up = True
        table.result = table.result or result_of_conceding(table, outcome)
    return Happening(None, lobby=True)


FOLDS = {"concede": fold_concede}
