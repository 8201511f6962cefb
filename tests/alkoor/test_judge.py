"""What bots think of a position of Maender-Alkoor, and that it helps them."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.rule import LANGUAGES
from antre.core.timeline import reseed
from antre.core.words import HOUSE, Words
from antre.games.alkoor import GAME
from antre.games.alkoor.content.names import GREEN_TOKEN, PURSE
from antre.games.alkoor.content.tokens import token_of
from antre.games.alkoor.judgement.evaluate import prospect_worth
from antre.games.alkoor.judgement.foresight import FEW, foresee
from antre.games.alkoor.judgement.points import crowded
from antre.games.alkoor.judgement.search import (
    DOWN,
    HARMLESS,
    HOME,
    NO_COUNTDOWN,
    UP,
    Search,
    search_chance,
)
from antre.games.alkoor.judgement.way import by_vils, power_chance
from antre.games.alkoor.judgement.worth import asked as useful
from antre.games.alkoor.judgement.worth import kind_worth
from antre.games.alkoor.rules.chances import chance_with, success_chance
from antre.games.alkoor.rules.gems import gain_gems
from antre.games.alkoor.rules.heroes import attribute, leave
from antre.games.alkoor.rules.objectives import points
from antre.games.alkoor.rules.progression import ChooseStop, WalkOrRun
from antre.games.alkoor.rules.resolution import IN_CHAMBER
from antre.games.alkoor.rules.rooms import RevealRooms
from antre.games.alkoor.rules.state import ACCOMPLISHED, ORANGE, RED, Alkoor
from antre.games.alkoor.rules.tokens import KeepToken
from antre.games.alkoor.rules.turn import Bless
from tests.alkoor.tables import (
    ITEMS,
    act,
    all_gems,
    asked,
    blank,
    choose,
    draws,
    game,
    gems,
    hold,
    in_abyss,
    new,
    room,
    stow,
    texts,
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


def test_nobody_gets_past_the_avatar() -> None:
    """The Room of the first step is behind it, or ahead of the team."""
    values = []
    for slot in (1, 9):
        state = abyss("50")
        state.avatar = 46
        for place, name in ((slot, FIRST), (7, SECOND), (10, LAST)):
            room(state, place, name)
        values.append(worth(state))
    assert values[0] < values[1] - 20


# --- the search of the Abyss


@pytest.mark.parametrize("search", [(10, 0b111, DOWN, 0), (4, 0b101, UP, 0), (1, 0b010, UP, 1)])
def test_more_time_and_better_chances_never_hurt(search: Search) -> None:
    for chances in ((0.3, 0.9), (0.5, 0.6)):
        low, high = (search_chance(search, NO_COUNTDOWN, 6, chance, 3, 0, 0) for chance in chances)
        assert 0 < low < high < 1
    times = [search_chance(search, NO_COUNTDOWN, time, 0.7, 3, 0, 0) for time in range(2, 14)]
    assert times == sorted(times)


def test_the_search_ends_at_home_or_out_of_time() -> None:
    assert search_chance((3, 0, UP, HOME), 1, 5, 0.5, 3, 0, 0) == 1
    assert search_chance((3, 0b100, UP, 2), 0, 5, 0.9, 3, 0, 0) == 0
    known = (6, 0b000, UP, 0)
    # Three steps are left and two turns.
    assert search_chance(known, 2, 9, 0.9, 3, 0, 0) == 0
    assert search_chance((6, 0, HARMLESS, 0), NO_COUNTDOWN, 9, 0.9, 3, 0, 0) > 0.5


def test_the_vils_orange_gems_are_reckoned_with() -> None:
    """Their power turns Rooms over, on the way there and in the Abyss."""
    state = blank(1)
    powers, rooms = [], []
    for count in range(4):
        state.vils_gems[ORANGE] = count
        powers.append(power_chance(state))
        rooms.append(by_vils(state, 4))
    assert powers == sorted(set(powers))
    assert rooms == sorted(set(rooms))
    assert by_vils(state, 7) > by_vils(state, 4)


def test_powers_of_the_vils_find_rooms_for_the_team_as_well() -> None:
    """Where the Vils cannot finish, each of them is a turn less to search."""
    chances = [
        search_chance((8, 0b111, HARMLESS, 0), NO_COUNTDOWN, 7, 0.8, 3, 0, power / 10)
        for power in (0, 4, 8)
    ]
    assert chances == sorted(set(chances))


def test_room_is_made_for_dilemmas() -> None:
    """What must be refused brings the Vils gems; more of it, and more gems, where it is hard."""
    prices = []
    for challenge in ("pepere", "aise", "intense"):
        state = blank(1, challenge=challenge)
        state.challenge = [each.id for each in state.box.challenges].index(challenge)
        empty = crowded(state, 2)
        hold(state, 1, "N07", "N07", "N07")
        hold(state, 2, "N08", "N08", "N08")
        prices.append(crowded(state, 2) - empty)
        assert crowded(state, 0) == 0
    assert 1 < prices[0] < prices[1] < prices[2]


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
    draws(state, die="1 3 5 1 3 5")
    trial(state, "ZF3")
    while asked(state) != "AssignDice":
        choose(state, "pass")
    values = [attribute(state, slot, RED) for slot in state.slots_of(0)]

    def counted(text: str) -> int:
        dice = map(int, text.partition(":")[2].split("-"))
        return sum(map(points, dice, values))

    chosen = counted(greedy(state))
    others = [counted(option.text) for option in state.decision(0).options]
    assert chosen == max(others) > min(others)


def test_a_look_at_a_room_is_worth_something() -> None:
    """It costs nothing: whoever has the skill uses it, and looks at what has to be found."""
    state = abyss()
    hold(state, 1, "green-secret_vision")
    state.stack.append(Bless(0))
    state.run()
    assert greedy(state) == "token:1-green-secret_vision"
    choose(state, greedy(state))
    assert greedy(state).startswith("look:room-")


def test_a_room_that_was_seen_is_turned_over_before_one_that_may_be_the_last_of_the_vils() -> None:
    state = abyss("42")
    for slot, name in ((1, SECOND), (2, LAST)):
        room(state, slot, name)
    room(state, 5, "S3", up=False)
    act(state, RevealRooms(1))
    assert greedy(state) == "room:5"


def test_nobody_trades_in_vain() -> None:
    """A token waits to be held or used; to trade meanwhile only puts that off."""
    state = abyss()
    gems(state, 1, red=2, orange=2, violet=2, green=2, blue=2)
    gems(state, 2, red=2, orange=2, violet=2, green=2, blue=2)
    state.stack.append(KeepToken(0, token_of(GREEN_TOKEN, PURSE)))
    state.run()
    assert "trade" in texts(state)
    assert greedy(state) != "trade"


def test_gems_go_to_those_who_have_a_use_for_them() -> None:
    state = blank(1)
    needs = useful(state)
    pools = [pool for pool in range(5) if bool(needs[pool]) != bool(needs[5 + pool])]
    for pool in pools:
        state.gems = [0] * len(state.gems)
        state.bank = [int(colour == pool) for colour in range(5)]
        gain_gems(state, 1)
        state.run()
        assert greedy(state) == ("place:1" if needs[pool] else "place:2")
        state.stack.clear()
    assert pools


def test_green_tokens_are_laid_with_a_purpose() -> None:
    """The best one first, and as far on as its stretch allows."""
    state = new(1, 1, green_tokens="chosen")
    while asked(state) != "ChooseGreen":
        seat, options = state.next_options()
        state.apply(seat, options[0])
    kinds = state.token_bags[GREEN_TOKEN][:]
    worths = [kind_worth(state, GREEN_TOKEN, kind) for kind in kinds]
    choose(state, greedy(state))
    (laid,) = set(kinds) - set(state.token_bags[GREEN_TOKEN])
    assert kind_worth(state, GREEN_TOKEN, laid) == max(worths) > min(worths)
    assert greedy(state) == max(texts(state), key=lambda text: int(text.partition(":")[2]))


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


def test_greedy_teams_come_home() -> None:
    """Two of three do; that fewer than three of eight do is one chance in a hundred."""
    home = 0
    for seed in range(10, 18):
        state = new(1, seed, challenge="pepere").bare()
        bot, rng = make("greedy", seed), random.Random(seed)
        while not state.over:
            state.play(0, ask(bot, state, 0, rng))
        home += state.ending == ACCOMPLISHED
    assert home >= 3


def test_a_bot_says_in_a_sentence_why() -> None:
    told = set()
    for number, state in enumerate(game(2, 3)):
        if state.over or number % 11:
            continue
        seat = state.waiting[0]
        option = state.question.options(state, seat)[0]
        found = GAME.judge.reason(state, seat, option)
        assert found is not None
        key, values = found
        told.add(key)
        for language in LANGUAGES:
            assert Words(language, HOUSE, GAME.folder).say(key, **values)
    assert {"reason-quest", "reason-least"} <= told


def test_a_reason_and_the_table_tell_the_same_chance() -> None:
    found = 0
    for state in chain(*(game(2, seed) for seed in range(8))):
        for seat in state.waiting:
            for option in state.question.options(state, seat):
                then, now = chance_with(state, option), success_chance(state)
                if then is None or now is None or then <= now:
                    continue
                told = {"before": round(100 * now), "after": round(100 * then)}
                assert GAME.judge.reason(state, seat, option) == ("reason-trial", told)
                found += 1
    assert found > 3


def test_where_to_stop_is_worth_a_thought() -> None:
    """All else is answered at first sight, or a search would be led astray by luck."""
    kinds: dict[bool, set[type]] = {True: set(), False: set()}
    for state in chain(*(game(1, seed) for seed in range(2))):
        if not state.over:
            kinds[GAME.judge.is_small(state)].add(type(state.question))
    assert ChooseStop in kinds[False]
    assert {Bless, WalkOrRun} <= kinds[True]
    assert 3 * len(kinds[False]) < len(kinds[True])


def test_a_glimpse_is_of_a_few_futures_and_never_of_the_one_that_comes() -> None:
    judge, telling = GAME.judge, 0
    for state in game(1, 3):
        if state.over or len(options := state.decision(0).options) == 1:
            continue
        other = state.clone()
        reseed(other, scramble(state.chance.seed))
        few = foresee(other, 0, options, FEW)
        assert judge.glimpse(state, 0, options) == [prospect_worth(each) for each in few]
        telling += few not in (foresee(other, 0, options), foresee(state, 0, options, FEW))
    assert telling > 3
