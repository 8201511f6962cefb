"""The timeline: replay, undo, checkpoints, and what is still to be drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from antre.core.dealing import KeyedChance
from antre.core.errors import BadRecord, Refused
from antre.core.journal import Choice, Draw
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import (
    EVERY,
    Timeline,
    choices_in,
    first_choices,
    go_by_script,
    play_again,
    read_entry,
    replay,
    reseed,
    script_of,
    write_entry,
)
from tests.toys import pebbles

SETUP = Setup.of(pebbles.GAME, 3)
# A whole game: well over two checkpoints.
LENGTH = 6 * pebbles.ROUNDS


@pytest.fixture(autouse=True)
def _known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is unpredictable comes from the system; here from a seed, another number each time."""
    monkeypatch.setattr("antre.core.timeline.secrets.randbits", random.Random(3).getrandbits)


def moves(seed: int = 1) -> Iterator[State]:
    """A random game: a new state before the first choice and after each one."""
    rng = random.Random(seed)
    state = SETUP.start(seed)
    yield state
    while not state.over:
        state = state.clone()
        seat, options = state.next_options()
        state.apply(seat, rng.choice(options))
        yield state


def told(choices: int | None = None) -> tuple[Timeline, list[State]]:
    """A game that has come so far, with its timeline and all its states."""
    states = list(moves())[: None if choices is None else choices + 1]
    line = Timeline(states[0])
    for state in states[1:]:
        line.take(state)
    return line, states


def same(one: State, other: State) -> bool:
    logs = [[state.log(seat) for seat in range(-1, 3)] for state in (one, other)]
    return (
        one.fingerprint() == other.fingerprint()
        and logs[0] == logs[1]
        and one.record.entries == other.record.entries
    )


def futures(make: list[State]) -> set[tuple[str, ...]]:
    """How games go on if everybody chooses the first option."""
    ends = set()
    for state in make:
        while not state.over:
            seat, options = state.next_options()
            state.apply(seat, options[0])
        ends.add(state.record.entries)
    return ends


# --- where it was


def test_a_game_is_as_long_as_two_checkpoints_and_more() -> None:
    line, states = told()
    assert line.choices == len(states) - 1 == LENGTH > 2 * EVERY
    assert line.state is states[-1]


def test_every_moment_of_the_past_can_be_visited() -> None:
    line, states = told()
    for choices, state in enumerate(states):
        assert same(line.at(choices), state)


def test_a_visit_leaves_the_game_alone() -> None:
    line, states = told()
    for choices in (0, EVERY - 1, EVERY, EVERY + 1, LENGTH - 1):
        before = line.state.record.entries
        past = line.at(choices)
        seat, options = past.next_options()
        past.apply(seat, options[0])
        assert line.state.record.entries == before
        assert same(line.at(choices), states[choices])


def test_a_timeline_may_begin_in_the_middle_of_a_game() -> None:
    states = list(moves())
    line = Timeline(states[40])
    for state in states[41:]:
        line.take(state)
    for choices in (0, 13, 39, 40, 41, LENGTH):
        assert same(line.at(choices), states[choices])


def test_several_choices_may_be_taken_at_once() -> None:
    states = list(moves())
    line = Timeline(states[0])
    line.take(states[50])
    assert line.choices == 50
    assert same(line.at(20), states[20])
    assert same(line.at(50), states[50])


def test_who_visits_the_past_does_not_see_the_future() -> None:
    """What comes after a moment of the past owes nothing to what came in the game."""
    line, _ = told()
    assert len(futures([line.at(EVERY + 1) for _ in range(6)])) == 6


# --- taking back


@pytest.mark.parametrize("choices", [4, EVERY + 4, 2 * EVERY + 2])
def test_a_choice_is_taken_back(choices: int) -> None:
    """Also right after a checkpoint, and where the checkpoint itself has to go."""
    undone = 0
    for length in range(choices, choices + 6):
        line, states = told(length)
        for seat in range(3):
            if states[-1].can_undo(seat) and isinstance(states[-1].entries[-1], Choice):
                number = line.undo(seat)
                break
        else:
            continue
        undone += 1
        assert number <= length
        assert line.choices == length - 1
        assert choices_in(line.state.entries) == length - 1
        assert same(line.at(number - 1), states[number - 1])
        if number == length:
            assert same(line.state, states[length - 1])
    assert undone >= 3


def test_secret_answers_given_since_are_given_again() -> None:
    state = SETUP.start(3)
    line = Timeline(state)
    for seat, option in ((1, "hide:2"), (0, "hide:1")):
        state = state.clone()
        state.apply(seat, option)
        line.take(state)
    assert line.undo(1) == 1
    assert line.state.waiting == [1, 2]
    assert line.state.record.entries[-1] == "0 hide:1"
    assert line.state.view(0)["hands"] == [1, None, None]


def test_what_is_still_to_be_drawn_is_not_changed_by_an_undo() -> None:
    line, states = told(3)
    assert states[-1].stack[-1].dump() == ["Turn", 0]
    straight = states[-1].clone()
    chosen = states[-1].clone()
    chosen.apply(0, "boast")
    line.take(chosen)
    line.undo(0)
    assert futures([straight]) == futures([line.state.clone()])


def test_undone_after_a_checkpoint_the_game_goes_on() -> None:
    """Checkpoints after the choice taken back are forgotten, those before are kept."""
    line, _ = told(EVERY)
    while not line.state.can_undo(0):
        state = line.state.clone()
        seat, options = state.next_options()
        state.apply(seat, options[-1])
        line.take(state)
    line.undo(0)
    for _ in range(EVERY + 3):
        state = line.state.clone()
        seat, options = state.next_options()
        state.apply(seat, options[0])
        line.take(state)
    again = Record.of(line.state)
    for choices in range(0, line.choices, 5):
        assert same(line.at(choices), again.replay(to=choices))


def test_what_cannot_be_taken_back_is_refused() -> None:
    line, _ = told(3)
    with pytest.raises(Refused, match="seat 2 has no choice to take back: something was revealed"):
        line.undo(2)


# --- playing again


def test_a_replay_is_checked_and_a_trusted_one_is_the_same() -> None:
    *_, end = moves()
    for trusted in (False, True):
        assert same(replay(SETUP, end.entries, trusted), end)


def test_a_replay_that_leads_elsewhere_is_turned_away() -> None:
    *_, end = moves()
    entries = [*end.entries]
    last = max(place for place, entry in enumerate(entries) if isinstance(entry, Draw))
    with pytest.raises(BadRecord, match="draws were cut off or added"):
        replay(SETUP, [*entries[:last], *entries[last + 1 :], *[Draw("pebble", 0)] * 2])
    first = next(place for place, entry in enumerate(entries) if isinstance(entry, Choice))
    moved = [*entries[:first], entries[first + 3], *entries[first : first + 3]]
    with pytest.raises(BadRecord, match="entry"):
        replay(SETUP, moved)


def test_playing_again_from_the_middle() -> None:
    states = list(moves())
    state = states[10].clone()
    play_again(state, states[40].entries[len(states[10].entries) :])
    assert same(state, states[40])
    assert len(futures([state.clone() for _ in range(2)])) == 1
    again = states[10].clone()
    play_again(again, states[40].entries[len(states[10].entries) :])
    assert len(futures([state, again])) == 2


# --- what is still to be drawn


def test_reseeding_hides_the_future_or_gives_a_known_one() -> None:
    state = SETUP.start(1)
    open_ends = [state.clone() for _ in range(4)]
    for each in open_ends:
        reseed(each)
    assert len(futures(open_ends)) == 4
    known = [state.clone() for _ in range(2)]
    for each in known:
        reseed(each, 5)
    assert len(futures(known)) == 1


def test_a_script_goes_on_where_the_game_has_come_to() -> None:
    *_, end = moves()
    script = script_of(end.entries)
    state = Record.of(end).replay(to=40)
    go_by_script(state, script)
    play = [entry for entry in end.entries[len(state.entries) :] if isinstance(entry, Choice)]
    for choice in play:
        assert choice.option is not None
        state.apply(choice.seat, choice.option)
    assert state.record.entries == end.record.entries


def test_after_the_script_chance_is_unpredictable() -> None:
    half = script_of(next(s for n, s in enumerate(moves()) if n == 20).entries)
    ends = [SETUP.start(1) for _ in range(4)]
    for state in ends:
        go_by_script(state, half)
    drawn = {tuple(line for line in end if line[0] == "p") for end in futures(ends)}
    assert len(drawn) == 4
    given = [f"pebble {outcome}" for (outcome,) in half["pebble"]]
    assert all(list(end[: len(given)]) == given for end in drawn)


# --- entries


def test_entries_are_counted_and_cut_by_choices() -> None:
    *_, end = moves()
    assert choices_in(end.entries) == LENGTH
    for count in (0, 1, 17, LENGTH):
        part = first_choices(end.entries, count)
        assert choices_in(part) == count
    assert list(first_choices(end.entries, 0)) == end.entries[:3]
    assert isinstance(first_choices(end.entries, 3)[-1], Draw)


def test_entries_are_written_and_read_as_lines() -> None:
    *_, end = moves()
    lines = [write_entry(SETUP, entry) for entry in end.entries]
    assert all(line.startswith("lucky ") for line in lines[:3])
    again = [read_entry(SETUP, number, line) for number, line in enumerate(lines)]
    assert [write_entry(SETUP, entry) for entry in again] == lines
    with pytest.raises(BadRecord, match=r"entry 7 \('0 fly'\): 'fly' is not an option"):
        read_entry(SETUP, 7, "0 fly")
    with pytest.raises(BadRecord, match="a draw for 'pebble' is a number, not 'red'"):
        read_entry(SETUP, 7, "pebble red")


@pytest.mark.parametrize("promised", [False, True], ids=["unpromised", "promised"])
def test_going_back_leads_where_the_game_was_and_is_no_new_throw(promised: bool) -> None:
    key = b"k" * 32 if promised else None
    line, states = told()
    if key is not None:
        # The same choices again, dealt from the key.
        state = SETUP.begin(KeyedChance(key))
        choices = [entry for entry in states[-1].entries if isinstance(entry, Choice)]
        states, line = [state], Timeline(state)
        for choice in choices:
            state = state.clone()
            seat, options = state.next_options()
            state.apply(seat, choice.option if choice.option in options else options[0])
            states.append(state)
            line.take(state)
    for back in (LENGTH - 2, EVERY + 1, EVERY, 5, 0):
        line, rest = Timeline(states[0]), states[1:]
        for state in rest:
            line.take(state)
        line.rewind(back, key)
        assert line.choices == back
        assert line.state.fingerprint() == states[back].fingerprint()
        assert line.at(back // 2).fingerprint() == states[back // 2].fingerprint()
        for state in states[back + 1 :]:
            choice = [entry for entry in state.entries if isinstance(entry, Choice)][-1]
            again = line.state.clone()
            assert choice.option is not None
            again.apply(choice.seat, choice.option)
            line.take(again)
        assert line.state.fingerprint() == states[-1].fingerprint()
        assert line.state.record.entries == states[-1].record.entries
