"""What bots think of a position of Maender-Alkoor, and that it helps them."""

from __future__ import annotations

import random

import pytest

from antre.bots import ask, make
from antre.games.alkoor import GAME
from antre.games.alkoor.judgement.search import (
    DOWN,
    HARMLESS,
    HOME,
    NO_COUNTDOWN,
    UP,
    Search,
    search_chance,
)
from antre.games.alkoor.rules.gems import gain_gems
from antre.games.alkoor.rules.heroes import leave
from antre.games.alkoor.rules.resolution import IN_CHAMBER
from antre.games.alkoor.rules.state import ACCOMPLISHED, Alkoor
from tests.alkoor.tables import (
    ITEMS,
    all_gems,
    asked,
    blank,
    choose,
    game,
    gems,
    in_abyss,
    new,
    room,
    stow,
    trial,
    turn_up,
)

# The Rooms of the Dwarfs' Quest, and the first one of the Vils, who are the Elves'.
FIRST, SECOND, LAST, VILS_FIRST = "S1", "S5", "S10", "S2"


def worth(state: Alkoor) -> float:
    return GAME.judge.evaluate(state, 0)


def greedy(state: Alkoor) -> str:
    """What a greedy bot answers."""
    seat = state.waiting[0]
    return ask(make("greedy", 1), state, seat, random.Random(1)).text


def abyss(place: str = "44") -> Alkoor:
    """A rich team behind the Door, the Avatar far off."""
    state = blank(1)
    in_abyss(state, place)
    state.avatar = 20
    all_gems(state, 1, 2)
    return state


def test_a_team_gains_by_going_on_and_loses_by_being_followed() -> None:
    state = blank(1)
    all_gems(state, 1, 2)
    values = []
    for pawn, avatar in ((2, -4), (2, -12), (25, -12)):
        state.pawn, state.avatar = pawn, avatar
        values.append(worth(state))
    assert values == sorted(values)


def test_every_step_of_the_quest_is_worth_something() -> None:
    state = abyss()
    values = [worth(state)]
    room(state, 1, FIRST)
    values.append(worth(state))
    state.relic_pile.remove(ITEMS["RL1"])
    state.stored[0] = (ITEMS["RL1"],)
    values.append(worth(state))
    state.relic_used = True
    values.append(worth(state))
    room(state, 2, LAST)
    values.append(worth(state))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_what_brings_the_vils_nearer_to_their_end_is_feared() -> None:
    state = abyss()
    for slot, name in ((1, FIRST), (2, SECOND), (3, LAST)):
        room(state, slot, name)
    before = worth(state)
    turn_up(state, 4, VILS_FIRST)
    assert state.countdown > 0
    assert worth(state) < before - 10


def test_a_team_cannot_afford_to_lose_heroes_or_its_last_gem() -> None:
    state = abyss()
    before = worth(state)
    fewer = state.clone()
    leave(fewer, 0)
    assert worth(fewer) < before
    poor = state.clone()
    poor.gems = [0] * len(poor.gems)
    assert worth(poor) < before


def test_next_to_the_avatar_nothing_else_counts() -> None:
    state = abyss("48")
    room(state, 6, LAST)
    stow(state, 1, "RL1")
    state.relic_used = True
    state.avatar = 45
    near = worth(state)
    state.avatar = 47
    assert worth(state) < near - 20


# --- the search of the Abyss


@pytest.mark.parametrize("search", [(10, 0b111, DOWN, 0), (4, 0b101, UP, 0), (1, 0b010, UP, 1)])
def test_more_time_and_better_chances_never_hurt(search: Search) -> None:
    for chances in ((0.3, 0.9), (0.5, 0.6)):
        low, high = (search_chance(search, NO_COUNTDOWN, 6, chance, 3, 0) for chance in chances)
        assert 0 < low < high < 1
    times = [search_chance(search, NO_COUNTDOWN, time, 0.7, 3, 0) for time in range(2, 14)]
    assert times == sorted(times)


def test_the_search_ends_at_home_or_out_of_time() -> None:
    assert search_chance((3, 0, UP, HOME), 1, 5, 0.5, 3, 0) == 1
    assert search_chance((3, 0b100, UP, 2), 0, 5, 0.9, 3, 0) == 0
    known = (6, 0b000, UP, 0)
    # Three steps are left and two turns.
    assert search_chance(known, 2, 9, 0.9, 3, 0) == 0
    assert search_chance((6, 0, HARMLESS, 0), NO_COUNTDOWN, 9, 0.9, 3, 0) > 0.5


# --- choices


def test_the_relic_is_worth_more_than_any_loot() -> None:
    state = abyss("room-1")
    room(state, 1, FIRST)
    trial(state, FIRST)
    while asked(state) != "RelicOrLoot":
        if state.trial < 0 or asked(state) == "Rest":
            pytest.fail("the trial was lost")
        state.mastered = True
        seat, options = state.next_options()
        state.play(seat, state.choose.passing if state.choose.passing in options else options[0])
    assert greedy(state) == "relic"


def test_who_can_go_home_takes_the_treasure_and_goes() -> None:
    state = abyss("room-3")
    room(state, 3, LAST)
    stow(state, 1, "RL1")
    state.relic_used = state.portal = True
    state.rooms_done = 1 << state.rooms[2]
    state.avatar = 44
    state.stack.append(IN_CHAMBER)
    state.run()
    assert greedy(state) == "treasure"
    choose(state, "treasure")
    while asked(state) != "ChamberOptions":
        choose(state, greedy(state))
    assert greedy(state) == "portal"
    choose(state, "portal")
    assert state.ending == ACCOMPLISHED


def test_dice_are_given_to_whom_they_serve_best() -> None:
    state = abyss()
    trial(state, "ZF2")
    while asked(state) != "AssignDice":
        choose(state, "pass")
    values = GAME.judge.foresee(state, 0, state.decision(0).options)
    best = max(range(len(values)), key=values.__getitem__)
    assert state.decision(0).options[best].text == greedy(state)


def test_gems_make_sets() -> None:
    state = blank(1)
    gems(state, 1, red=1, orange=1, violet=1, green=1)
    gems(state, 2, blue=1)
    state.bank = [0, 0, 0, 0, 5]
    gain_gems(state, 1)
    state.run()
    assert greedy(state) == "place:1"


def test_any_question_can_be_judged_as_a_whole_and_option_by_option() -> None:
    """And nothing is changed by it."""
    judge, met = GAME.judge, set()
    for seats in (1, 3):
        for number, state in enumerate(game(seats, seats)):
            if state.over or (asked(state) in met and number % 29):
                continue
            met.add(asked(state))
            seat = state.waiting[0]
            options = state.question.options(state, seat)
            bare = state.bare()
            before = bare.fingerprint()
            assert len(judge.foresee(bare, seat, options)) == len(options)
            assert len(judge.foresee(bare, seat, options[-1:])) == 1
            assert bare.fingerprint() == before
    assert len(met) > 25


def test_a_greedy_team_comes_home() -> None:
    endings = []
    for seed in (5, 6):
        state = new(1, seed).bare()
        bot, rng = make("greedy", seed), random.Random(seed)
        while not state.over:
            state.play(0, ask(bot, state, 0, rng))
        endings.append(state.ending)
    assert ACCOMPLISHED in endings
