"""The final score: coronation, pedestal tokens, sets, halls, statues; and who wins."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from antre.core.reason import Reason
from antre.games.hall.content.content import ZONES
from antre.games.hall.content.grid import cell_name, cells_of
from antre.games.hall.content.resources import ONE, RESOURCES, counts
from antre.games.hall.rules.scoring import best_sets, breakdown, conclude
from antre.games.hall.rules.state import Hall
from tests.hall.playing import TABLES, game
from tests.hall.tables import (
    CONTENT,
    act,
    at,
    blank,
    dig,
    hall,
    pedestal,
    purse_of,
    statue,
    storage,
    stored,
    troll,
    tunnel,
)


def on_bare_zone(zone: str) -> tuple[Hall, str]:
    """A table where seat 0 has its portal on a space of a zone."""
    cell = next(cells_of(CONTENT.boards[0].zones[ZONES.index(zone)]))
    return blank(portals=f"{cell_name(cell)} W13"), cell_name(cell)


@pytest.mark.proves("final.five-parts", "general.score-sum")
def test_a_score_is_digging_and_five_scorings() -> None:
    state = act(blank())
    storage(state, 0, stone=4)
    dig(state, "O4", "stone", "B12 C12 B13 C13")
    parts = breakdown(state, 0)
    assert list(parts) == [
        "digging", "coronation", "pedestal_tokens", "sets", "halls", "statues",
    ]  # fmt: skip
    assert parts["digging"] == state.honor[0] == 4
    storage(state, 0, stone=3)
    assert state.scores == [5, 0]


@pytest.mark.proves("final.five-parts", "general.score-sum")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_the_parts_add_up_at_every_end(seats: int, variants: dict[str, bool]) -> None:
    *_, state = game(seats, 2, **variants)
    for seat, score in enumerate(state.scores):
        assert score == sum(breakdown(state, seat).values())


@pytest.mark.proves("final.coronation")
def test_coronation_tokens_are_worth_5_and_3() -> None:
    state = blank(4)
    state.crowned = (2, 0)
    assert [breakdown(state, seat)["coronation"] for seat in range(4)] == [3, 0, 5, 0]


@pytest.mark.proves("final.coronation", "end.two-players")
def test_two_players_have_the_token_of_3_alone() -> None:
    state = blank(2)
    state.crowned = (1,)
    assert [breakdown(state, seat)["coronation"] for seat in range(2)] == [0, 3]


@pytest.mark.proves("final.pedestal-tokens")
def test_pedestal_tokens_score_what_they_say() -> None:
    state = blank()
    state.won = [(2, 4, 5), (3,)]
    assert [breakdown(state, seat)["pedestal_tokens"] for seat in (0, 1)] == [11, 3]


@pytest.mark.proves("final.collect-resources", "final.sets")
def test_resources_on_trolls_count_with_those_in_storage() -> None:
    state = blank()
    storage(state, 0, stone=1, iron=2)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 5, "fi1-1", stone=1)
    assert breakdown(state, 0)["sets"] == 1
    assert stored(state, 0) == {"stone": 1, "iron": 2}, "looking moves nothing"
    troll(state, 1, 1, "st-2", iron=1)
    assert breakdown(state, 0)["sets"] == 1, "what others own is theirs"


@pytest.mark.proves("final.carts-neutral")
def test_carts_of_all_clans_make_a_set_together() -> None:
    state = blank()
    storage(state, 0, cart=1)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    assert breakdown(state, 0)["sets"] == 0
    troll(state, 0, 6, "ic1-1", clan_cart=1)
    assert breakdown(state, 0)["sets"] == 1


@pytest.mark.proves("final.sets")
@pytest.mark.parametrize("kind", RESOURCES)
def test_three_of_a_kind_score_1(kind: str) -> None:
    scored = [best_sets(purse_of({kind: number}))[0] for number in range(10)]
    assert scored == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.proves("final.sets", "components.resource-types")
def test_three_different_resources_are_no_set() -> None:
    assert best_sets(purse_of(dict.fromkeys(RESOURCES[:3], 1)))[0] == 0


@pytest.mark.proves("final.sets-trade", "example.resource-sets")
def test_a_trade_completes_a_set_of_coins() -> None:
    left = {"cart": 3, "stone": 3, "coin": 2, "iron": 2, "rune": 1, "hammer": 1}
    sets, trades = best_sets(purse_of(left))
    assert sets == 3
    given = purse_of({"rune": 1, "hammer": 1, "iron": 2})
    assert trades == ((given, RESOURCES.index("coin")),)


@cache
def most_sets(amounts: tuple[int, ...]) -> int:
    """The most sets by trying every trade there is."""
    best = sum(amount // 3 for amount in amounts)
    tokens = [kind for kind, amount in enumerate(amounts) for _ in range(min(amount, 4))]
    for given in set(combinations(tokens, 4)):
        left = list(amounts)
        for kind in given:
            left[kind] -= 1
        for gained in range(len(left)):
            after = left[:]
            after[gained] += 1
            best = max(best, most_sets(tuple(sorted(after))))
    return best


@pytest.mark.proves("ruling.sets-optimal", "final.sets-trade")
def test_no_way_to_trade_makes_more_sets() -> None:
    rng = random.Random(4)
    for _ in range(150):
        amounts = [0] * 7
        for _ in range(rng.randrange(15)):
            amounts[rng.randrange(rng.choice((3, 7)))] += 1
        purse = sum(ONE[kind] * amount for kind, amount in enumerate(amounts))
        assert best_sets(purse)[0] == most_sets(tuple(sorted(amounts))), amounts


@pytest.mark.proves("ruling.sets-optimal", "final.sets-trade", "trade.rate")
def test_the_trades_shown_can_be_made_and_give_the_sets_promised() -> None:
    rng = random.Random(5)
    traded = 0
    for _ in range(300):
        purse = sum(ONE[kind] * rng.randrange(9) for kind in range(7))
        sets, trades = best_sets(purse)
        for given, gained in trades:
            assert sum(counts(given)) == 4
            assert all(have >= give for have, give in zip(counts(purse), counts(given),
                                                          strict=True))  # fmt: skip
            purse += ONE[gained] - given
            traded += 1
        assert sum(amount // 3 for amount in counts(purse)) == sets
    assert traded > 50


@pytest.mark.proves("final.statue-zone", "final.statue-known-values", "ruling.portal-statue")
@pytest.mark.parametrize("zone", ZONES)
def test_a_statue_scores_by_its_zone_even_on_a_portal(zone: str) -> None:
    state, name = on_bare_zone(zone)
    statue(state, "ice", name)
    base = CONTENT.statue_value[ZONES.index(zone)]
    assert breakdown(state, 0)["statues"] == base
    pedestal(state, "ice", name)
    assert breakdown(state, 0)["statues"] == 2 * base
    known = {"grey": 4, "yellow": 10}
    assert base == known.get(zone, base)


@pytest.mark.proves("final.statue-zone", "dig.buried-statue-def")
def test_buried_statues_and_those_of_others_score_nothing() -> None:
    state = blank()
    statue(state, "ice", "B12 V12")
    tunnel(state, 1, "I2", "V12 U12")
    assert [breakdown(state, seat)["statues"] for seat in (0, 1)] == [0, CONTENT.statue_value[0]]


@pytest.mark.proves("final.statue-anywhere", "final.statue-pedestal")
def test_a_statue_needs_no_anchor_and_doubles_on_its_own_pedestal() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    statue(state, "moon", "C12")
    base = CONTENT.statue_value[state.board.zone[at("C12")]]
    assert breakdown(state, 0)["statues"] == base
    pedestal(state, "moon", "C12")
    assert breakdown(state, 0)["statues"] == 2 * base


@pytest.mark.proves("final.one-per-tunnel", "ruling.best-statue", "move.one-scores")
def test_the_best_statue_of_a_tunnel_scores_alone() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    value, zone = CONTENT.statue_value, state.board.zone
    statue(state, "moon", "B12 F12")
    assert value[zone[at("B12")]] < value[zone[at("F12")]] < 2 * value[zone[at("E12")]]
    assert breakdown(state, 0)["statues"] == value[zone[at("F12")]]
    statue(state, "fire", "E12")
    pedestal(state, "fire", "E12")
    assert breakdown(state, 0)["statues"] == 2 * value[zone[at("E12")]], "doubled, it is the best"


@pytest.mark.proves("final.one-per-tunnel", "hall.leftover-sections")
def test_leftovers_of_one_tile_are_tunnels_for_scoring_too() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    statue(state, "moon", "B12 F12")
    hall(state, "wellspring", "C12 D12 C13 D13 C14 D14", altar="C13")
    value, zone = CONTENT.statue_value, state.board.zone
    assert breakdown(state, 0)["statues"] == value[zone[at("B12")]] + value[zone[at("F12")]]


@pytest.mark.proves("components.score-track-lap", "ruling.sets-lap-coin")
def test_honor_goes_on_past_100_and_no_coin_comes_with_it() -> None:
    state = act(blank())
    state.honor[0] = 99
    storage(state, 0, stone=4, coin=2)
    dig(state, "O4", "stone", "B12 C12 B13 C13")
    assert state.honor[0] == 103
    assert stored(state, 0) == {"coin": 2}
    assert breakdown(state, 0)["sets"] == 0


@pytest.mark.proves("general.winner", "final.winner")
def test_the_highest_total_wins() -> None:
    state = blank(4)
    state.honor = [10, 30, 20, 29]
    assert list(conclude(state).winners) == [1]
    state.crowned = (3, 0)
    assert state.scores == [13, 30, 20, 34]
    assert list(conclude(state).winners) == [3]


@pytest.mark.proves("final.tie", "ruling.tie-levels")
def test_a_tie_goes_to_the_lowest_sum_of_recruited_levels() -> None:
    state = blank(4)
    state.honor = [30, 30, 30, 5]
    for place, card in enumerate(("st-1", "st-2", "st-3", "st-4")):
        for seat in range(4):
            troll(state, seat, place + 1, card)
    troll(state, 0, 5, "fi3-1")
    troll(state, 1, 5, "fi1-1")
    troll(state, 1, 6, "fi1-2")
    troll(state, 2, 5, "fi2-1")
    troll(state, 2, 6, "ic1-1")
    outcome = conclude(state)
    assert outcome.winners == (1,), "levels 3, 2 and 3; the fourth has none but less honor"
    assert outcome.reason == Reason("final.tie", points=30, tie_break=2)


@pytest.mark.proves("ruling.tie-final")
def test_equal_honor_and_levels_share_the_victory() -> None:
    state = blank(4)
    state.honor = [30, 12, 30, 30]
    troll(state, 0, 5, "fi2-1")
    troll(state, 2, 5, "fi1-1")
    troll(state, 2, 6, "ic1-1")
    troll(state, 3, 5, "mo3-1")
    outcome = conclude(state)
    assert outcome.winners == (0, 2)
    assert outcome.reason == Reason("ruling.tie-final", points=30)


def final_example() -> Hall:
    """The example at the end of the rulebook, before its halls and statues."""
    state = blank(4)
    state.honor[0] = 43
    state.crowned = (2, 0)
    state.won[0] = (2, 4, 5)
    storage(state, 0, stone=3)
    return state


def add_halls(state: Hall) -> None:
    """Two halls beside D12 and E12: Ice stands in the first, Moon on the altar of the second."""
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 0, "I2", "D12 E12")
    hall(state, "wellspring", "D13 E13 F13 D14 E14 F14", altar="E13")
    hall(state, "treasure_hall", "D10 E10 F10 G10 D11 E11 F11 G11", altar="D10")
    statue(state, "ice", "F14")
    statue(state, "moon", "D10")


def add_statues(state: Hall) -> None:
    """Fire on its pedestal in yellow, Ice in yellow, Fire on its pedestal in grey."""
    tunnel(state, 0, "I2", "F12 G12")
    tunnel(state, 0, "I2", "H12 I12")
    tunnel(state, 0, "I2", "I13 J13")
    tunnel(state, 0, "I2", "C13 C14")
    zones = [ZONES[state.board.zone[at(name)]] for name in ("H12", "J13", "C14")]
    assert zones == ["yellow", "yellow", "grey"]
    statue(state, "fire", "H12 C14")
    statue(state, "ice", "J13")
    pedestal(state, "fire", "H12")
    pedestal(state, "fire", "C14")


@pytest.mark.proves("example.final-base")
def test_tunnels_crown_tokens_and_a_set_make_58() -> None:
    state = final_example()
    assert list(breakdown(state, 0).values()) == [43, 3, 11, 1, 0, 0]
    assert state.scores[0] == 58


@pytest.mark.proves("example.final-halls", "final.hall", "final.hall-statues")
def test_an_empty_altar_gives_0_and_a_statue_on_the_other_15() -> None:
    state = final_example()
    add_halls(state)
    parts = breakdown(state, 0)
    assert (parts["halls"], parts["statues"]) == (15, 0)


@pytest.mark.proves("example.final-statues", "final.statue-known-values")
def test_three_statues_in_three_tunnels_give_20_and_10_and_8() -> None:
    state = blank(4)
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 0, "I2", "D12 E12")
    add_statues(state)
    assert breakdown(state, 0)["statues"] == 20 + 10 + 8


@pytest.mark.proves("example.final-total", "final.five-parts")
def test_the_final_score_of_the_example_is_111() -> None:
    state = final_example()
    add_halls(state)
    add_statues(state)
    assert list(breakdown(state, 0).values()) == [43, 3, 11, 1, 15, 38]
    assert state.scores[0] == 111
    assert list(conclude(state).winners) == [0]
