"""Whoever forgets a piece of a game is told its name and what to write."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from lantern.rules import LIGHT, LIGHT_UP, ROUND, VISIBILITY, Lantern, LanternEngine

import antre
from antre.core import kit
from antre.core.setup import Setup

OPEN = dict.fromkeys(Lantern.fields, kit.everybody)


def start(engine: kit.Engine[Any, Any]) -> kit.State:
    title = {"en": "Half", "fr": "Demi"}
    game = kit.Game("half", Path("nowhere"), title, range(2, 5), engine)
    return Setup.of(game, 2).start(1)


def play_out(state: kit.State) -> None:
    while not state.over:
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])


class Little(LanternEngine):
    """An engine to take pieces from."""


def test_an_engine_without_a_state_a_beginning_or_a_table_of_visibility() -> None:
    class Nothing(kit.Engine[Lantern]):
        def breakdown(self, state: Lantern, seat: int) -> dict[str, int]:
            return {}

    for name, piece in {"state": Lantern, "first": ROUND, "visibility": VISIBILITY}.items():
        with pytest.raises(NotImplementedError, match=rf"Nothing\.{name} is missing: the "):
            Nothing()
        setattr(Nothing, name, piece)
    with pytest.raises(NotImplementedError, match=r"write `Nothing\.options`, which returns every"):
        start(Nothing())


def test_scores_must_be_counted() -> None:
    with pytest.raises(TypeError, match=r"abstract method '?breakdown"):
        kit.Engine()  # type: ignore[abstract]


def test_a_field_without_a_first_value() -> None:
    class Forgetful(Lantern):
        lamp: int

    class Engine(Little):
        state = Forgetful
        visibility = kit.Visibility.open(Forgetful)

    with pytest.raises(NotImplementedError, match=r"value: lamp; .*`Forgetful\.lay_table\(self"):
        start(Engine())


@pytest.mark.parametrize("sight", [kit.hidden, kit.own, kit.face_down, lambda state, seat: 0])
def test_what_is_hidden_must_be_imaginable(sight: Any) -> None:
    class Engine(Little):
        visibility = kit.Visibility(Lantern, {**OPEN, "hands": sight})

    with pytest.raises(NotImplementedError) as error:
        Engine()
    told = str(error.value)
    assert "who sees 'hands' of Lantern is not enough to imagine it" in told
    assert 'mixed=[("hands", "deck")]' in told
    assert "`Lantern.redraw(self, seat, rng)`" in told


def test_a_state_may_imagine_for_itself() -> None:
    class Dreamer(Lantern):
        def redraw(self, seat: int, rng: random.Random) -> None:
            self.hands = [[8, 8, 8] for _ in self.hands]

    class Engine(Little):
        state = Dreamer
        visibility = kit.Visibility(Dreamer, {**OPEN, "hands": kit.hidden})

    assert start(Engine()).resample(0, random.Random(1)).dump()["hands"] == [[8, 8, 8]] * 2


def test_a_game_played_together_says_when_it_is_won() -> None:
    class Together(Little):
        conclude = kit.Engine.conclude

        def sides(self, seats: int, settings: Any) -> kit.Sides:
            return (tuple(range(seats)),)

    state = start(Together())
    with pytest.raises(NotImplementedError, match=r"`Together\.conclude`, .*against_the_game"):
        play_out(state)


def test_without_another_way_most_points_win() -> None:
    class Points(Little):
        conclude = kit.Engine.conclude
        goal = "goal.gold"

    state = start(Points())
    play_out(state)
    outcome = state.outcome
    assert outcome is not None
    best = max(state.scores)
    assert outcome.winners == tuple(seat for seat in (0, 1) if state.scores[seat] == best)
    assert outcome.reason == kit.Reason("goal.gold", points=best)


def test_a_frame_names_what_it_is_made_with() -> None:
    with pytest.raises(TypeError, match="the frame Nap is made with values: name them in"):

        class Nap(kit.Step[Lantern]):
            def __init__(self, hours: int) -> None:
                self.hours = hours

            def run(self, state: Lantern) -> None: ...


# --- what is made from the table of visibility


def at_the_first_question(seats: int = 3) -> Lantern:
    state = antre.new("lantern", seats, seed=3)
    assert isinstance(state, Lantern)
    return state


def test_a_seat_sees_its_own_and_the_backs_of_others() -> None:
    state = at_the_first_question()
    state.apply(1, LIGHT_UP.options(state, 1)[0])
    view = state.view(1)
    assert view["hands"] == [["?"] * 3, sorted(state.hands[1]), ["?"] * 3]
    assert view["chosen"] == [None, f"light:{min(state.hands[1])}", None]
    assert view["cellar"] == ["?"] * 23
    assert view["rock"] == sorted(state.rock)
    assert state.view(0)["chosen"] == [None] * 3


def test_an_imagined_table_deals_unseen_flasks_anew() -> None:
    state = at_the_first_question()
    state.apply(1, LIGHT_UP.options(state, 1)[0])
    hands, answers = set(), set()
    for seed in range(40):
        world = state.resample(0, random.Random(seed))
        assert world.hands[0] == state.hands[0]
        assert [len(hand) for hand in world.hands] == [3, 3, 3]
        flasks = [*world.cellar, *(oil for hand in world.hands for oil in hand)]
        assert sorted(flasks) == sorted([*state.cellar, *(o for hand in state.hands for o in hand)])
        hands.add(tuple(sorted(world.hands[1])))
        answers.add(world.chosen[1])
        assert LIGHT[world.chosen[1]].value in world.hands[1]
        assert world.chosen[2] == kit.UNANSWERED
    assert len(hands) > 20
    assert len(answers) > 4


@pytest.mark.parametrize("me", [-1, 0, 1, 2])
def test_what_is_imagined_owes_nothing_to_the_truth(me: int) -> None:
    """Two tables that differ in what a seat cannot see are imagined alike by the same dice."""
    one, owner = at_the_first_question(), (me + 1) % 3
    for place, oil in enumerate(one.cellar):
        other = one.clone()
        hand = other.hands[owner]
        hand[0], other.cellar[place] = oil, hand[0]
        answered = [one.clone(), other]
        answered[0].apply(owner, LIGHT_UP.options(answered[0], owner)[0])
        answered[1].apply(owner, LIGHT_UP.options(answered[1], owner)[-1])
        assert answered[0].fingerprint() != answered[1].fingerprint()
        worlds = [state.resample(me, random.Random(5)) for state in answered]
        assert worlds[0].fingerprint() == worlds[1].fingerprint()
