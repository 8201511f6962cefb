"""What lies on the table before the first portal is placed."""

from __future__ import annotations

import pytest

from antre.core.errors import BadSetup
from antre.games.hall.content.content import HALLS, SLOTS, SPELLS, WORKSHOPS, ZONES
from antre.games.hall.content.resources import CLANS, RESOURCES
from tests.hall.moments import (
    ROW,
    bribes,
    cards,
    deal,
    first_turn,
    pedestals,
    to_first_turn,
    turn,
)
from tests.hall.tables import (
    CONTENT,
    act,
    asked,
    blank,
    choose,
    dig,
    events,
    network,
    new,
    options,
    refusal,
    refused,
    spaces,
    storage,
    stored,
    tunnel,
)  # fmt: skip

SEATS = [2, 3, 4, 5]


# --- what is in the box


@pytest.mark.proves("components.resource-types", "setup.resource-supply")
def test_seven_kinds_of_resources_can_be_taken() -> None:
    state = turn(stone=4)
    choose(state, "trade", *["give:stone"] * 4)
    assert options(state) == [
        "gain:stone", "gain:iron", "gain:heartstone", "gain:cart", "gain:hammer", "gain:rune",
        "gain:coin",
    ]  # fmt: skip


@pytest.mark.proves("setup.resource-supply", "ruling.supply-unlimited")
def test_the_supply_never_runs_out() -> None:
    """There are 20 hammers in the printed box; a 21st can be taken all the same."""
    state = turn(stone=4)
    storage(state, 1, hammer=20)
    choose(state, "trade", *["give:stone"] * 4, "gain:hammer")
    assert stored(state, 0) == {"hammer": 1}


@pytest.mark.proves("components.minerals")
def test_only_stone_iron_and_heartstone_pay_for_tunnels() -> None:
    state = turn(4, ROW, **dict.fromkeys(RESOURCES, 5))
    minerals = {text.split(":")[2] for text in options(state, "dig:")}
    assert minerals == {"stone", "iron", "heartstone"}
    assert options(turn(cart=5, hammer=5, rune=5, coin=5), "dig:") == []


@pytest.mark.proves("components.troll-clans")
def test_the_clans_of_trolls() -> None:
    clans = {CONTENT.card_clan[card] for deck in CONTENT.decks for card in deck}
    assert {CLANS[clan] for clan in clans} == {"fire", "ice", "moon", "mud"}


@pytest.mark.proves("components.statue-clans")
@pytest.mark.parametrize("seats", SEATS)
def test_no_statue_and_no_pedestal_is_of_the_mud(seats: int) -> None:
    view = new(seats).view(0)
    assert list(view["statues"]) == ["fire", "ice", "moon"]
    assert all(view["statues"].values())
    assert list(view["bag"]) == ["fire", "ice", "moon"]
    assert [option.text for option in CONTENT.pick] == ["pick:fire", "pick:ice", "pick:moon"]


@pytest.mark.proves("components.troll-level", "setup.troll-decks")
def test_every_troll_has_a_level_and_its_deck() -> None:
    assert [len(deck) for deck in CONTENT.decks] == [21, 17, 17]
    for level, deck in enumerate(CONTENT.decks, 1):
        assert {CONTENT.card_level[card] for card in deck} == {level}


@pytest.mark.proves("components.score-track-lap")
def test_honor_goes_past_a_hundred_and_costs_no_coin() -> None:
    state = turn(stone=4)
    state.honor[0] = 98
    dig(state, "I4", "stone", "B12 C12 D12 E12")
    assert state.honor[0] == 102
    assert stored(state, 0) == {}


# --- the board and the supplies


@pytest.mark.proves("setup.side-four-five", "setup.side-three", "setup.side-two")
@pytest.mark.parametrize(
    ("seats", "side"), [(2, "autumn"), (3, "autumn"), (4, "winter"), (5, "winter")]
)
def test_the_side_of_the_board(seats: int, side: str) -> None:
    assert new(seats).view(0)["board"] == side


@pytest.mark.proves("setup.side-two", "ruling.side-two-players")
def test_two_players_may_choose_the_other_side() -> None:
    assert new(2, winter=True).view(0)["board"] == "winter"


@pytest.mark.proves("setup.tunnel-supply")
def test_tunnels_are_one_supply_for_all() -> None:
    state = blank(4)
    assert sum(state.tiles) == 52
    storage(state, 0, stone=2)
    dig(act(state), "I2", "stone", "B12 C12")
    storage(state, 1, iron=2)
    state.tiles = tuple(
        min(left, 11) if shape == 0 else 0 for shape, left in enumerate(state.tiles)
    )
    assert state.tiles[0] == 11
    assert options(act(state, 1), "dig:") == ["dig:I2:iron"]
    state.tiles = (0,) * 9
    assert refused(state, "dig:I2:iron") == "ruling.tile-exhausted"


@pytest.mark.proves("setup.hall-supply")
@pytest.mark.parametrize("seats", SEATS)
def test_all_halls_are_there_for_everybody(seats: int) -> None:
    assert new(seats).view(0)["altars"] == dict.fromkeys(HALLS)


# --- the horde


@pytest.mark.proves(
    "setup.horde-row-1", "setup.horde-row-2", "setup.horde-row-3", "setup.troll-decks"
)
@pytest.mark.parametrize("seats", SEATS)
def test_five_four_and_three_trolls(seats: int) -> None:
    state = new(seats, seed=seats)
    levels = {slot: CONTENT.card_level[card] for slot, card in zip(SLOTS, state.horde, strict=True)}
    assert levels == {slot: int(slot[0]) for slot in SLOTS}
    assert [len(deck) for deck in state.decks] == [16, 13, 14]
    for slot, card in zip(SLOTS, state.horde, strict=True):
        assert card in CONTENT.decks[int(slot[0]) - 1]
        assert all(card not in deck for deck in state.decks)


@pytest.mark.proves("setup.troll-decks")
def test_the_decks_are_shuffled() -> None:
    assert len({tuple(new(4, seed=seed).horde) for seed in range(8)}) == 8


@pytest.mark.proves("setup.horde-shape", "ruling.horde-positions")
@pytest.mark.parametrize(
    ("slot", "below"),
    [
        ("1a", []), ("1e", []),
        ("2a", ["1a", "1b"]), ("2b", ["1b", "1c"]), ("2c", ["1c", "1d"]), ("2d", ["1d", "1e"]),
        ("3a", ["1a", "1b", "1c", "2a", "2b"]),
        ("3b", ["1b", "1c", "1d", "2b", "2c"]),
        ("3c", ["1c", "1d", "1e", "2c", "2d"]),
    ],
)  # fmt: skip
def test_who_stands_above_whom(slot: str, below: list[str]) -> None:
    state = turn(coin=5)
    choose(state, f"recruit:{slot}")
    assert sorted(bribes(state)) == below


@pytest.mark.proves("setup.pedestal-bag", "setup.pedestals-on-horde")
@pytest.mark.parametrize("seats", SEATS)
def test_pedestals_lie_on_the_middle_row_and_in_the_bag(seats: int) -> None:
    state = new(seats)
    lying = pedestals(state)
    assert list(lying) == ["2a", "2b", "2c", "2d"]
    for clan, left in state.view(0)["bag"].items():
        assert left + list(lying.values()).count(clan) == 6


@pytest.mark.proves("setup.pedestals-on-horde")
def test_which_pedestals_lie_there_is_chance() -> None:
    assert len({tuple(pedestals(new(4, seed=seed)).values()) for seed in range(12)}) > 6


# --- workshops


@pytest.mark.proves("setup.workshop-draw", "setup.workshop-rest")
@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_twice_the_players_and_one_workshops_are_in_the_game(seats: int, number: int) -> None:
    supplies = [new(seats, seed=seed).workshop_supply for seed in range(6)]
    assert {sum(supply) for supply in supplies} == {number}
    assert max(map(max, supplies)) <= 2
    assert len(set(supplies)) == 6


@pytest.mark.proves("setup.workshop-rest", "setup.workshop-draw")
def test_only_the_workshops_drawn_can_be_founded() -> None:
    drawn = [0, 0, 3, 5, 10]
    state = deal(2, draws={"workshop": drawn})
    supply = state.view(0)["workshop_supply"]
    assert supply == {name: drawn.count(kind) for kind, name in enumerate(WORKSHOPS)}
    told = [event["workshop"] for event in events(state, "stock")]
    assert told == [WORKSHOPS[kind] for kind in drawn]


@pytest.mark.proves("setup.workshop-choice-option")
def test_players_may_choose_the_workshops_in_turn_order() -> None:
    state = deal(2, draws={"first": [1]}, choose_workshops=True)
    chosen = ["mint", "mint", "ironworks", "warehouse", "stone_mill"]
    seats = []
    for name in chosen:
        seats.append(asked(state)[0])
        choose(state, f"stock:{name}")
    assert seats == [1, 0, 1, 0, 1]
    assert asked(state)[1] == "setup-player.portal-two"
    supply = state.view(0)["workshop_supply"]
    assert supply == {name: chosen.count(name) for name in WORKSHOPS}


@pytest.mark.proves("setup.workshop-choice-option")
def test_no_more_of_a_kind_can_be_chosen_than_the_box_holds() -> None:
    state = deal(2, choose_workshops=True)
    choose(state, "stock:mint", "stock:mint")
    assert "stock:mint" not in options(state)
    assert refusal(state, "stock:mint").rule == "setup.workshop-choice-option"


@pytest.mark.proves("setup.workshop-nodup-option", "ruling.workshop-nodup")
@pytest.mark.parametrize("seats", SEATS)
def test_without_duplicates_all_workshops_differ_and_none_is_missing(seats: int) -> None:
    for seed in range(5):
        supply = new(seats, seed=seed, no_duplicates=True).workshop_supply
        assert max(supply) == 1
        assert sum(supply) == 2 * seats + 1


@pytest.mark.proves("setup.workshop-nodup-option")
def test_without_duplicates_none_can_be_chosen_twice() -> None:
    state = deal(3, choose_workshops=True, no_duplicates=True)
    choose(state, "stock:mint")
    assert refused(state, "stock:mint") == "setup.workshop-nodup-option"


# --- spells, statues, tokens


@pytest.mark.proves("setup.grimoire")
@pytest.mark.parametrize("seats", SEATS)
def test_three_spells_lie_open(seats: int) -> None:
    state = new(seats)
    view = state.view(0)
    assert len(view["grimoire"]) == 3
    assert view["runes"] == [0, 0, 0]
    assert sorted([*view["grimoire"], *view["spells"]]) == sorted(SPELLS)
    assert len({new(seats, seed=seed).grimoire for seed in range(6)}) == 6


@pytest.mark.proves(
    "setup.statue-first", "setup.statue-second", "setup.statue-third", "setup.statue-repeat",
    "example.statue-order",
)  # fmt: skip
@pytest.mark.parametrize("seats", SEATS)
def test_statues_stand_clockwise_in_one_order(seats: int) -> None:
    moon, ice, fire = CLANS.index("moon"), CLANS.index("ice"), CLANS.index("fire")
    ring = new(seats).board.statue_spaces
    state = deal(seats, draws={"statue_space": [ring[4]], "statue_clan": [moon, ice, fire]})
    clans = [
        next(CLANS[clan] for clan, statues in enumerate(state.statues) if statues >> cell & 1)
        for cell in (*ring[4:], *ring[:4])
    ]
    assert clans == ["moon", "ice", "fire"] * (len(ring) // 3)


@pytest.mark.proves("setup.statue-first", "ruling.statue-order")
def test_any_clan_and_any_space_may_come_first() -> None:
    orders = {new(4, seed=seed).statues for seed in range(40)}
    # Six orders of the clans; on a ring of 21 spaces a turn of one space is another order.
    assert len(orders) == 6


@pytest.mark.proves("setup.statue-rest")
@pytest.mark.parametrize(("seats", "each"), [(3, 5), (4, 7)])
def test_every_statue_space_is_taken_and_no_other(seats: int, each: int) -> None:
    state = new(seats)
    statues = [statue for clan in state.view(0)["statues"].values() for statue in clan]
    assert sorted(statues) == sorted(spaces(sum(1 << cell for cell in state.board.statue_spaces)))
    assert {len(clan) for clan in state.view(0)["statues"].values()} == {each}


@pytest.mark.proves("setup.pedestal-tokens")
def test_a_token_lies_on_every_space_of_the_track() -> None:
    tables = [new(4, seed=seed).view(0)["tokens"] for seed in range(6)]
    for track in tables:
        assert list(track) == list(ZONES)
        values = [value for zone in track.values() for value in zone.values()]
        assert sorted(values) == sorted(CONTENT.token_values)
    assert len({str(track) for track in tables}) == 6


# --- rulings about all this


@pytest.mark.proves("setup-player.first", "ruling.first-player")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_and_keeps_the_crown(seats: int) -> None:
    assert {new(seats, seed=seed).first for seed in range(30)} == set(range(seats))
    state = first_turn(seats, first=1)
    assert events(state, "first") == [{"kind": "first", "seat": 1}]
    assert (state.view(0)["first"], asked(state)) == (1, (1, "turn.step-2"))


@pytest.mark.proves("ruling.scope")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play_and_nobody_plays_alone(seats: int) -> None:
    with pytest.raises(BadSetup, match="it takes 2 to 5 seats"):
        new(seats)


@pytest.mark.proves("ruling.scope", "ruling.team-players")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_are_an_option_for_four(seats: int) -> None:
    assert not new(4).setup.settings["teams"]
    with pytest.raises(BadSetup, match="'teams' is for 4 seats"):
        new(seats, teams=True)


@pytest.mark.proves("ruling.grey-names")
def test_there_are_five_zones_and_one_is_grey() -> None:
    assert ZONES == ("dark_grey", "grey", "brown", "orange", "yellow")


@pytest.mark.proves("ruling.open-information")
def test_all_lies_open_but_decks_hands_and_tokens() -> None:
    state = to_first_turn(deal(4))
    state.won = [(2, 5), (3,), (), ()]
    mine, theirs = state.view(0), state.view(1)
    different = {part for part in mine if mine[part] != theirs[part]}
    assert different <= {"seat", "question", "won"}
    assert mine["won"] == [[2, 5], ["?"], [], []]
    # What is still to come is known, its order is not.
    assert mine["decks"] == [sorted(deck, key=cards_order) for deck in mine["decks"]]


def cards_order(name: str) -> int:
    return cards(name)[0]


@pytest.mark.proves("ruling.bag-information")
def test_everybody_sees_what_is_left_in_the_bag() -> None:
    state = new(4)
    assert sum(state.view(-1)["bag"].values()) == 14


@pytest.mark.proves("ruling.start-space-unused")
def test_a_start_space_nobody_took_is_dug_like_any_other() -> None:
    state = blank(2)
    assert "F5" in spaces(sum(1 << cell for cell in state.board.starts[4]))
    tunnel(state, 0, "I2", "G5 G4")
    storage(state, 0, stone=2)
    dig(act(state), "I2", "stone", "F5 E5")
    assert {"F5", "E5"} <= set(network(state, 0))
    assert (state.honor[0], stored(state, 0)) == (1, {})
