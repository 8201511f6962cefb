"""A review as one seat reads it: moments as steps of the replay, options and reasons in words."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from antre.coach.review import Review
from antre.coach.second_look import Judged
from antre.coach.telling import tell_turn, why
from antre.core.event import SPECTATOR
from antre.core.timeline import stepwise
from antre.core.words import Words
from antre.server.match import Match
from antre.server.replies import tell_story
from antre.server.table import Table
from antre.server.words import call_by_name, named_words

Json = dict[str, Any]
FEW = 3  # sentences that tell of a turning point


def tell_review(table: Table, review: Review, seat: int, language: str) -> Json:
    match, setup = table.match, table.setup
    assert match is not None
    words = named_words(setup.game, language, seat, table.names)
    story = Story(table, match, seat, language)
    moments = moments_of(match, words)
    curve = [
        {
            "choice": moment.choice,
            "step": step_at(match, seat, moment.choice),
            "moment": moments[moment.choice],
            "chances": moment.chances,
            "text": story.up_to(moment.choice),
        }
        for moment in review.curve
    ]
    turns = [
        {
            "choice": turn.last,
            "step": step_at(match, seat, turn.last),
            "moment": moments[turn.first],
            "text": tell_turn(setup, review, turn, words),
            "happened": story.between(turn.first, turn.last),
        }
        for turn in review.turns
    ]
    return {
        "seat": seat,
        "choices": review.choices,
        "curve": curve,
        "turns": turns,
        "faults": [
            {"moment": moments[each.choice], **tell_fault(table, match, each, words)}
            for each in review.worst(seat)
        ],
        "accounts": [account._asdict() for account in review.accounts],
    }


def tell_fault(table: Table, match: Match, judged: Judged, words: Words) -> Json:
    setup, state = table.setup, match.timeline.at(judged.choice)
    voice, parse = setup.game.voice, setup.options.parse
    return {
        "choice": judged.choice,
        "step": step_at(match, judged.seat, judged.choice),
        "question": voice.question(state, judged.seat, words),
        "option": voice.option(setup.content, parse(judged.option), words),
        "better": voice.option(setup.content, parse(judged.better), words),
        "chance": judged.chance,
        "best": judged.best,
        "doubt": judged.doubt,
        "why": why(setup, judged, words),
    }


def moments_of(match: Match, words: Words) -> list[str]:
    """How far the game had come before its first choice, and after each."""
    setup, entries = match.state.setup, match.state.entries
    return [setup.game.voice.moment(state, words) for state in stepwise(setup, entries)]


def step_at(match: Match, seat: int, choice: int) -> int:
    """A moment as the seat counts its steps."""
    return match.marks[choice].steps[seat - SPECTATOR]


class Story:
    """What happened, sentence by sentence, to be asked for the last one before a moment."""

    def __init__(self, table: Table, match: Match, seat: int, language: str) -> None:
        told = tell_story(table.setup, match, seat, language)
        self._marks = match.marks
        self._told = [(place, text) for place, text in enumerate(told) if text is not None]
        self._calls = table.calls[language]

    def up_to(self, choice: int) -> str:
        known = self._known(choice)
        return call_by_name(self._told[known - 1][1], self._calls) if known else ""

    def between(self, first: int, last: int) -> str:
        """What happened from one moment to another; of much the beginning and the end."""
        told = [text for _, text in self._told[self._known(first) : self._known(last)]]
        brief = told if len(told) <= FEW else [told[0], *told[1 - FEW :]]
        return call_by_name(" ".join(brief), self._calls)

    def _known(self, choice: int) -> int:
        """How many sentences had been told by then."""
        return bisect_right(self._told, self._marks[choice].events - 1, key=lambda each: each[0])
