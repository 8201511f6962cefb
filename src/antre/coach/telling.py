"""A review in words."""

from __future__ import annotations

from antre.coach.reasons import sentence
from antre.coach.review import Review, Turn
from antre.coach.second_look import Judged
from antre.core.outcome import TOGETHER
from antre.core.setup import Setup
from antre.core.words import Words

LEAST = 1.0  # point that is worth a word


def why(setup: Setup, judged: Judged, words: Words) -> str:
    """Why another option was better, in a sentence made of what it leads to."""
    if said := sentence(judged.parts, judged.reason, words, best=True):
        return said
    if judged.points >= LEAST:
        return words.say("review-why-points", points=round(judged.points))
    return words.say("review-why-together" if setup.kind == TOGETHER else "review-why-others")


def cause_of(review: Review, turn: Turn) -> str:
    """What a turning point came of."""
    if abs(turn.luck) > abs(turn.change) / 2:
        return "luck"
    if turn.last == review.choices:
        return "counted"
    return "together" if turn.by is None else "choice"


def tell_turn(setup: Setup, review: Review, turn: Turn, words: Words) -> str:
    before = chance_at(review, turn.first, turn.seat)
    after = chance_at(review, turn.last, turn.seat)
    key = "review-turn-team" if setup.kind == TOGETHER else "review-turn"
    by = turn.seat if turn.by is None else turn.by
    return words.say(
        key,
        cause=cause_of(review, turn),
        by=words.name(by),
        mine="yes" if by == words.me else "no",
        **words.who(turn.seat),
        before=percent(before),
        after=percent(after),
    )


def chance_at(review: Review, choice: int, seat: int) -> float:
    return next(each.chances[seat] for each in review.curve if each.choice == choice)


def percent(chance: float) -> int:
    return round(100 * chance)
