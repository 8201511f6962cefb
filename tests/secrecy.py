"""Two tables that a seat cannot tell apart, for the laws of secrecy and the honesty of bots.

They are made in three ways that owe nothing to one another: another game is played beside the
first in which the others answer otherwise and chance deals otherwise where the seat cannot see it;
two hidden things of one kind change places; and an imagined world is taken for real.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from antre.core.chance import Script
from antre.core.errors import AntreError
from antre.core.event import SPECTATOR, Event
from antre.core.fields import is_fixed
from antre.core.journal import Choice
from antre.core.option import Option
from antre.core.state import State, canonical
from antre.core.timeline import reseed, script_of
from tests.laws.tables import asked, setup, variants, viewers

# How many swaps of two hidden things are tried at a moment.
SWAPS = 6
# How many other beginnings are looked for.
STARTS = 12
# A game begins with many secrets: so many decisions are always looked at.
EARLY = 30


class SameDraws(random.Random):
    """Draws as if all it is given had come in order, so the outcome owes nothing to the truth."""

    def shuffle(self, x: Any) -> None:
        x.sort(key=repr)
        super().shuffle(x)

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        return super().sample(sorted(population, key=repr), k, counts=counts)

    def choice(self, seq: Any) -> Any:
        return super().choice(sorted(seq, key=repr))

    def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
        return super().choices(sorted(population, key=repr), *args, **kwargs)


# --- what a seat is told, and what a state is


def seen(state: State, seat: int) -> bytes:
    """What lies before a seat: its view and its question."""
    return canonical([state.view(seat), asked(state, seat)])


def remembered(state: State, seat: int) -> bytes:
    """What a seat is told besides: log, permission to undo, scores, the journal of its worlds."""
    journal = state.journal
    told = [] if journal is None else [_line(entry) for entry in journal.seen_by(seat).entries]
    undo = state.can_undo(seat)
    return canonical([state.log(seat), undo, state.known_scores(seat), told])


def _line(entry: Any) -> list[Any]:
    if isinstance(entry, Choice):
        return [entry.seat, None if entry.option is None else entry.option.text, entry.secret]
    return [entry.purpose, entry.outcome]


def raw(state: State) -> bytes:
    """All that lies on the table, bags in the very order in which they would be drawn from."""
    table = {
        name: getattr(state, name) for name, hint in state.fields.items() if not is_fixed(hint)
    }
    return canonical([table, [step.dump() for step in state.stack], state.chance.seed])


def news(now: State, then: State, me: int) -> list[dict[str, Any]]:
    """What a seat was told on the way from one moment of a game to a later one."""
    fresh = events_of(now)[len(events_of(then)) :]
    return [event.to_json(now.setup.content) for event in fresh if event.seen_by(me)]


def events_of(state: State) -> list[Event]:
    assert state.journal is not None
    return state.journal.events


def of_others(told: list[dict[str, Any]], me: int) -> list[dict[str, Any]]:
    """What a seat was told that it did not do itself."""
    return [event for event in told if me == SPECTATOR or event["seat"] != me]


def differ(one: State, other: State) -> bool:
    return one.fingerprint() != other.fingerprint()


# --- tables that a seat cannot tell apart


def beside(slug: str, seats: int, me: int, seed: int) -> Iterator[tuple[State, State]]:
    """A random game at each of its moments, and another beside it that looks the same to `me`.

    Often it is a copy; where it can be, it is another game indeed.
    """
    rng = random.Random(seed)
    ways = variants(slug, seats)
    state = setup(slug, seats, ways[seed % len(ways)]).start(seed)
    twin = _start_beside(state, me, rng)
    yield state, twin
    while not state.over:
        before, twin_before = state.clone(), twin
        decision = rng.choice(state.decisions)
        option = rng.choice(decision.options)
        otherwise = state.question.secret and decision.seat != me
        state.apply(decision.seat, option)
        drawn = script_of(state.entries[len(before.entries) :])
        twin = _follow(twin, decision.seat, option, otherwise, drawn, rng)
        if seen(state, me) != seen(twin, me):
            twin = state.clone()
        else:
            told, told_there = news(state, before, me), news(twin, twin_before, me)
            if told != told_there:
                # Something that is gone again may be told; what lies hidden now may not.
                new = differ(state, twin) and not differ(before, twin_before)
                leak = new and of_others(told, me) != of_others(told_there, me)
                assert not leak, "the log tells what the view hides"
                twin = state.clone()
        yield state, twin


def _start_beside(state: State, me: int, rng: random.Random) -> State:
    """A game begun with other draws where `me` cannot see them; a copy if none is found."""
    drawn = script_of(state.entries)
    for _ in range(STARTS if drawn else 0):
        purpose = rng.choice(sorted(drawn))
        given = [*drawn[purpose]]
        given[rng.randrange(len(given))] = ()
        try:
            twin = state.setup.start(rng.getrandbits(32), {**drawn, purpose: given})
        except AntreError:
            continue
        if differ(state, twin) and seen(state, me) == seen(twin, me):
            told = (of_others(game.log(me), me) for game in (state, twin))
            assert next(told) == next(told), "the log tells what the view hides"
            reseed(twin, rng.getrandbits(32))
            return twin
    return state.clone()


def _follow(
    twin: State, seat: int, option: Option, otherwise: bool, drawn: Script, rng: random.Random
) -> State:
    """The game beside goes on: with another answer if it may, with other draws or the same."""
    chosen = option
    if otherwise and rng.random() < 0.6:
        chosen = rng.choice(twin.decision(seat).options)
    luck = twin.clone()
    same = rng.choice((0.0, 0.7, 1.0, 1.0))
    reseed(luck, rng.getrandbits(32), _in_part(drawn, same, rng))
    try:
        luck.apply(seat, chosen)
    except AntreError:
        return twin
    reseed(luck, rng.getrandbits(32))
    return luck


def _in_part(drawn: Script, same: float, rng: random.Random) -> Script:
    """So much of what was drawn is drawn again; the rest is left to chance."""
    return {
        purpose: [outcome if rng.random() < same else () for outcome in outcomes]
        for purpose, outcomes in drawn.items()
    }


def swapped(state: State, me: int, rng: random.Random) -> Iterator[State]:
    """Tables on which two things have changed places that others see and `me` does not."""
    fields = [_cells(field, getattr(state, field)) for field in concealing(state)]
    fields = [cells for cells in fields if len(cells) > 1]
    before = seen(state, me)
    for _ in range(SWAPS if fields else 0):
        one, other = rng.sample(rng.choice(fields), 2)
        if _get(state, one) == _get(state, other):
            continue
        twin = state.clone()
        _put(twin, one, _get(state, other))
        _put(twin, other, _get(state, one))
        if _possible(twin, me, before) and _is_secret(state, twin):
            yield twin


def concealing(state: State) -> list[str]:
    """The fields that not all see alike: what a seat sees is more than a spectator does."""
    views = [state.view(seat) for seat in viewers(state)]
    shown = [name for name in state.fields if name in views[0]]
    return [name for name in shown if any(view[name] != views[0][name] for view in views)]


def _possible(twin: State, me: int, before: bytes) -> bool:
    try:
        return seen(twin, me) == before
    except (IndexError, KeyError, ValueError):
        return False


def _is_secret(state: State, twin: State) -> bool:
    """Is it a secret of some seat, and not known to everybody?"""
    try:
        unlike = [seat for seat in viewers(state) if state.view(seat) != twin.view(seat)]
    except (IndexError, KeyError, ValueError):
        return False
    return bool(unlike) and SPECTATOR not in unlike


Cell = tuple[str, tuple[int, ...]]


def _cells(field: str, value: Any, way: tuple[int, ...] = ()) -> list[Cell]:
    if isinstance(value, (list, tuple)):
        return [
            cell
            for place, inside in enumerate(value)
            for cell in _cells(field, inside, (*way, place))
        ]
    return [(field, way)] if type(value) is int and way else []


def _get(state: State, cell: Cell) -> Any:
    value = getattr(state, cell[0])
    for place in cell[1]:
        value = value[place]
    return value


def _put(state: State, cell: Cell, new: int) -> None:
    field, way = cell
    setattr(state, field, _with(getattr(state, field), way, new))


def _with(value: Any, way: Sequence[int], new: int) -> Any:
    if not way:
        return new
    items = [*value]
    items[way[0]] = _with(items[way[0]], way[1:], new)
    return type(value)(items)


# --- the law


def imagined(state: State, me: int, number: int) -> State:
    return state.resample(me, SameDraws(number))


def check_alike(state: State, twin: State, me: int, number: int) -> None:
    """Two tables that lie alike before a seat tell it the same and are imagined alike."""
    assert remembered(state, me) == remembered(twin, me)
    one, other = (imagined(table, me, number) for table in (state, twin))
    assert raw(one) == raw(other)
    assert remembered(one, me) == remembered(other, me)


def check_forgotten(state: State, opened: State, me: int, number: int) -> None:
    """With the others' secret answers taken back, it is as if they had never been given.

    `opened` is the table on which nobody but `me` has answered.
    """
    worlds = [imagined(table, me, number) for table in (state, opened)]
    for world in worlds:
        world.withdraw_secrets(me)
    assert raw(worlds[0]) == raw(worlds[1])


def opening(state: State, opened: State | None, me: int) -> State | None:
    """The table of an open secret question as if nobody but `me` had answered it."""
    if state.over or not state.question.secret:
        return None
    if opened is None or _sealed(opened) != _sealed(state):
        return state.clone()
    last = state.entries[-1]
    if isinstance(last, Choice) and last.seat == me:
        assert last.option is not None
        opened.apply(me, last.option)
    return opened


def _sealed(state: State) -> int:
    assert state.journal is not None
    return state.journal.sealed


def check_secrecy(slug: str, seats: int, me: int, seed: int, every: int = 1) -> tuple[int, int]:
    """All of the law in one game.

    Returns how many twins there were, and at how many moments something was hidden from somebody.
    """
    rng = random.Random(seed)
    twins = hidden = 0
    opened: State | None = None
    for number, (state, twin) in enumerate(beside(slug, seats, me, seed)):
        opened = opening(state, opened, me)
        if number % every and number > EARLY:
            continue
        if differ(state, twin):
            twins += 1
            check_alike(state, twin, me, number)
        hidden += bool(concealing(state))
        if opened is not None:
            check_forgotten(state, opened, me, number)
        for other in (state.resample(me, rng), *swapped(state, me, rng)):
            assert seen(other, me) == seen(state, me)
            twins += differ(state, other)
            check_alike(state, other, me, number)
    return twins, hidden
