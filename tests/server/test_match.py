"""Going back: what is played again from a kept state is what the whole record gives."""

from __future__ import annotations

import random

import pytest

from antre.core import timeline
from antre.core.game import find
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import journal_of, write_entry
from antre.server.match import Match


def story(state: State) -> list[object]:
    """All that a state remembers."""
    assert state.journal is not None
    entries = [write_entry(state.setup, entry) for entry in state.entries]
    events = [
        (event.to_json(state.setup.content), event.audience) for event in state.journal.events
    ]
    return [state.fingerprint(), entries, events, state.journal.answered, state.journal.sealed]


def decide(match: Match, rng: random.Random, most: int = 3) -> None:
    """Somebody answers, up to three questions at once."""
    seat = rng.choice(match.state.waiting)
    state = match.state.clone()
    options: list[str] = []
    while len(options) < most and seat in state.waiting:
        options.append(rng.choice(state.decision(seat).options).text)
        state.apply(seat, options[-1])
    match.take(match.decide(match.choices, seat, options, None, scripted=True))


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few states are kept in a game of two hundred choices; here more are."""
    monkeypatch.setattr(timeline, "EVERY", 5)


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_a_game_is_found_again(seats: int) -> None:
    match, rng = Match.start(Setup.of(find("nidavellir"), seats)), random.Random(seats)
    while match.state.waiting:
        decide(match, rng)
    record = match.state.record
    for choices in range(0, match.choices + 1, 3):
        then = match.timeline.at(choices)
        assert story(then) == story(record.replay(choices))
    assert story(match.timeline.at(match.choices)) == story(match.state)


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_taken_back_leaves_what_the_record_leaves(seats: int) -> None:
    """Also where others have bid in secret since, and when it is done again and again."""
    match, rng = Match(Setup.of(find("nidavellir"), seats).start(seats)), random.Random(seats)
    undone = among_others = 0
    while match.state.waiting:
        decide(match, rng)
        for seat in rng.sample(range(seats), seats):
            if not match.state.can_undo(seat) or rng.random() < 0.4:
                continue
            before, wanted = match.state.chance.seed, match.state.undo(seat)
            place = journal_of(match.state).undoable(seat)
            among_others += place != len(match.state.entries) - 1
            match.undo(seat)
            assert story(match.state) == story(wanted)
            assert match.state.chance.seed == before
            undone += 1
        assert match.marks[-1].events == len(match.events())
        assert match.choices == match.state.record.choices
    assert undone > 40
    assert among_others > 2
    assert story(match.state.record.replay()) == story(match.state)


def test_the_past_does_not_know_the_future() -> None:
    match, rng = Match.start(Setup.of(find("nidavellir"), 2)), random.Random(1)
    while match.choices < 2 * timeline.EVERY:
        decide(match, rng)
    seeds = {match.timeline.at(40).chance.seed for _ in range(2)}
    assert len(seeds) == 2
    assert match.state.chance.seed not in seeds


def test_few_states_are_kept() -> None:
    match, rng = Match.start(Setup.of(find("nidavellir"), 5)), random.Random(1)
    while match.state.waiting:
        decide(match, rng)
    assert len(match.timeline._kept) <= 1 + match.choices // timeline.EVERY
    assert len(match.timeline._kept) > match.choices // (timeline.EVERY + 3)
