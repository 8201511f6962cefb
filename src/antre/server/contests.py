"""What a finished game means for its people: who met whom, how they ranked, and whether it counts.

Lessons are no games. A table with several people at one screen, with one person on several chairs,
or whose draws the house has never promised because it began where another game stood, is in a
history but counts for nothing. Who came back before the end has played; whose
chair a bot holds at the end has left, and a side that all its people have left comes last. Who
was forgotten is nobody, and a bot that took the chair for good is a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.event import SPECTATOR
from antre.core.outcome import Outcome, ranks
from antre.core.rule import LANGUAGES
from antre.core.state import State
from antre.server.table import Chair, Table
from antre.server.words import named_words

Json = dict[str, Any]


def contest_of(table: Table, outcome: Outcome, at: int) -> Json:
    """The game as ratings are made from it: a row of `contests`."""
    sides = sides_of(table, outcome) if counts(table) else []
    return {"table_id": table.id, "game": table.game, "at": at, "sides": sides}


def counts(table: Table) -> bool:
    people = [chair.guest for chair in table.chairs if chair.person]
    apart = len(set(people)) == len(people) and all(chair.kind != "hot" for chair in table.chairs)
    return apart and table.deal is not None


def sides_of(table: Table, outcome: Outcome) -> list[Json]:
    """Each side with its rank and its members; a bot is known by its level."""
    ranked = final_ranks(table, outcome)
    return [
        {"rank": rank, "members": [member(table.chairs[seat]) for seat in side]}
        for rank, side in zip(ranked, table.setup.sides, strict=True)
    ]


def final_ranks(table: Table, outcome: Outcome) -> list[int]:
    """How the sides ended, from 0; those that were left are all last."""
    sides = table.setup.sides
    return [
        len(sides) if is_left([table.chairs[seat] for seat in side]) else rank
        for rank, side in zip(
            ranks(sides, outcome.utilities, outcome.margins), sides, strict=True
        )
    ]  # fmt: skip


def is_left(chairs: Sequence[Chair]) -> bool:
    people = [chair for chair in chairs if chair.person]
    return bool(people) and all(chair.stand_in for chair in people)


def member(chair: Chair) -> Json:
    return {"guest": chair.guest} if chair.person else {"bot": chair.level}


def plays_of(table: Table, state: State, outcome: Outcome, at: int) -> list[Json]:
    """The game as each of its people remembers it, once: rows of `plays`."""
    return [
        {"guest": guest, "at": at, **play_of(table, state, outcome, table.seats_of(guest)[0])}
        for guest in table.persons()
    ]


def play_of(table: Table, state: State, outcome: Outcome, seat: int) -> Json:
    setup = state.setup
    ranked = final_ranks(table, outcome)
    own = next(rank for rank, side in zip(ranked, setup.sides, strict=True) if seat in side)
    absent = is_left([table.chairs[seat]])
    return {
        "table_id": table.id,
        "game": table.game,
        "seat": seat,
        "seats": setup.seats,
        "kind": setup.kind,
        "place": 1 + sum(rank < own for rank in ranked),
        "won": outcome.won(seat) and not absent,
        "absent": absent,
        "counts": counts(table),
        "score": state.scores[seat],
        "margin": outcome.margins[seat],
        "told": told_of(state, seat),
        "rated": {},
    }


def told_of(state: State, seat: int) -> Json:
    """Parts of the score, and what the seat had, in both languages: told even when the game has
    left the house."""
    game, content = state.setup.game, state.setup.content
    spoken = {
        language: named_words(game, language, SPECTATOR, [""] * state.setup.seats)
        for language in LANGUAGES
    }
    traits = []
    for group, label in game.learner.traits(state, seat) if state.over else ():
        found = {
            language: game.voice.trait(content, group, label, words)
            for language, words in spoken.items()
        }
        said = {language: trait for language, trait in found.items() if trait is not None}
        if len(said) == len(LANGUAGES):
            titles = {language: title for language, (title, _) in said.items()}
            labels = {language: own for language, (_, own) in said.items()}
            traits.append({"group": titles, "label": labels})
    parts = [
        {"label": {name: game.voice.part(part, words) for name, words in spoken.items()},
         "value": value}
        for part, value in game.engine.breakdown(state, seat).items()
    ]  # fmt: skip
    return {"parts": parts, "traits": traits}
