"""Law: a game never gets stuck, offers what it accepts, accepts what it offers, and ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from antre.core.errors import Refused
from antre.core.state import State
from tests.laws.tables import (
    advance,
    decisions,
    every_table,
    has,
    look,
    new,
    probes,
    stride,
    whole,
)

SEEDS = st.integers(0, 2**32 - 1)


def options_are_sound(state: State) -> None:
    """Somebody is asked, with at least one option, no option twice, by a rule that exists."""
    assert state.over == (not state.decisions)
    for asked in state.decisions:
        texts = [option.text for option in asked.options]
        assert texts
        assert len(set(texts)) == len(texts)
        assert not has(state.setup.game, "rules.toml") or asked.rule in state.setup.game.rules
        assert 0 <= asked.seat < state.setup.seats


def faces_agree(state: State) -> None:
    """Text, number and option are three faces of one thing."""
    parse = state.setup.options.parse
    for asked in state.decisions:
        for option in asked.options:
            assert parse(option.text) is option
            assert parse(option.index) is option
            assert parse(option) is option


def offered_is_accepted(state: State) -> None:
    for asked in state.decisions:
        for option in asked.options:
            assert state.why(asked.seat, option) is None
            world = state.clone()
            world.apply(asked.seat, option, asked.number)
            assert world.over or world.decisions


def unoffered_is_refused(state: State, number: int) -> None:
    """Any other option of the game is refused by a rule that exists, and changes nothing."""
    before = whole(state)
    rules, written = state.setup.game.rules, has(state.setup.game, "rules.toml")
    for asked in state.decisions:
        for option in probes(state, number):
            if option in asked.options:
                continue
            with pytest.raises(Refused) as refused:
                state.apply(asked.seat, option)
            refusal = refused.value.refusal
            assert not written or refusal.rule in rules
            assert refusal == state.why(asked.seat, option)
            assert option.text in str(refused.value)
            for language in ("en", "fr"):
                assert rules.explain(refusal, language)
    assert whole(state) == before


class Play(RuleBasedStateMachine):
    """A whole game in which anybody may choose anything, look, clone, imagine and take back."""

    def __init__(self, slug: str, seats: int) -> None:
        super().__init__()
        self.slug = slug
        self.seats = seats

    @initialize(seed=SEEDS)
    def start(self, seed: int) -> None:
        self.state = new(self.slug, self.seats, seed)

    @precondition(lambda self: not self.state.over)
    @rule(which=st.integers(0, 99), place=st.integers(0, 99))
    def choose(self, which: int, place: int) -> None:
        waiting = self.state.decisions
        asked = waiting[which % len(waiting)]
        self.state.apply(asked.seat, asked.options[place % len(asked.options)])

    @precondition(lambda self: not self.state.over)
    @rule(seed=SEEDS, count=st.integers(2, 40))
    def choose_many(self, seed: int, count: int) -> None:
        rng = random.Random(seed)
        for _ in range(count):
            if not self.state.over:
                advance(self.state, rng)

    @rule()
    def go_on_with_a_clone(self) -> None:
        before = whole(self.state)
        self.state = self.state.clone()
        assert whole(self.state) == before

    @rule(seat=st.integers(0, 99))
    def take_back(self, seat: int) -> None:
        seat %= self.seats
        if self.state.can_undo(seat):
            self.state = self.state.undo(seat)
            assert seat in [asked.seat for asked in self.state.decisions]
        else:
            with pytest.raises(Refused, match=f"seat {seat} has no choice to take back"):
                self.state.undo(seat)

    @rule(seat=st.integers(-1, 99), seed=SEEDS)
    def imagine(self, seat: int, seed: int) -> None:
        seat = min(seat, seat % self.seats)
        before = whole(self.state)
        world = self.state.resample(seat, random.Random(seed))
        assert look(world, seat) == look(self.state, seat)
        options_are_sound(world)
        offered_is_accepted(world)
        assert whole(self.state) == before

    @precondition(lambda self: not self.state.over)
    @rule(number=st.integers(0, 999))
    def refuse_what_is_not_offered(self, number: int) -> None:
        unoffered_is_refused(self.state, number)

    @precondition(lambda self: not self.state.over)
    @rule()
    def accept_what_is_offered(self) -> None:
        before = whole(self.state)
        offered_is_accepted(self.state)
        assert whole(self.state) == before

    @invariant()
    def somebody_is_asked(self) -> None:
        options_are_sound(self.state)
        faces_agree(self.state)


@every_table
def test_any_game_can_be_played_in_any_way(slug: str, seats: int) -> None:
    run_state_machine_as_test(
        lambda: Play(slug, seats),  # type: ignore[arg-type]
        settings=settings(
            max_examples=12,
            stateful_step_count=25,
            derandomize=True,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )


@every_table
def test_what_is_offered_is_accepted_and_nothing_else(slug: str, seats: int) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        for number, state in enumerate(decisions(new(slug, seats, seed), rng)):
            options_are_sound(state)
            faces_agree(state)
            seldom, rest = divmod(number, stride(state))
            if rest == 0 and seldom % 4 == 0:
                offered_is_accepted(state)
            if rest == 0 and seldom % 12 == seed:
                unoffered_is_refused(state, number)


@every_table
def test_every_game_ends(slug: str, seats: int) -> None:
    lengths = []
    for seed in range(20):
        *_, state = decisions(new(slug, seats, seed), random.Random(seed))
        lengths.append(state.record.choices)
        assert state.decisions == []
        assert len(state.scores) == seats
    assert min(lengths) > 0
