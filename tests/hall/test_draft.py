"""Portals, the draft of the starting rows, and what players own when the first turn begins."""

from __future__ import annotations

import pytest

from antre.games.hall.content.resources import named
from antre.games.hall.rules.state import Hall
from tests.hall.moments import cards, deal, pack, to_draft, to_first_turn, turn
from tests.hall.tables import (
    CONTENT,
    GAME,
    act,
    asked,
    choose,
    events,
    new,
    options,
    refusal,
    refused,
    spaces,
    stored,
)  # fmt: skip

SEATS = [2, 3, 4, 5]
# Six starting trolls in the order they are drawn; all seats draw from cards of the same names.
ORDER = "st-1 st-2 st-3 st-4 st-5 st-6"


def starts(state: Hall, mark: int) -> list[str]:
    return [
        f"portal:{name}" for name in spaces(sum(1 << cell for cell in state.board.starts[mark]))
    ]


# --- portals


@pytest.mark.proves("setup-player.portal-order", "setup-player.sequence")
@pytest.mark.parametrize("seats", SEATS)
def test_portals_are_placed_in_turn_order_before_any_troll_is_drawn(seats: int) -> None:
    state = deal(seats, draws={"first": [1]})
    placed = []
    rule = "setup-player.portal-two" if seats == 2 else "setup-player.portal-space"
    while asked(state)[1] == rule:
        assert not any(state.hand)
        assert events(state, "draw_starter") == []
        placed.append(asked(state)[0])
        choose(state, options(state)[0])
    assert placed == [(1 + place) % seats for place in range(seats)]
    assert asked(state)[1] == "setup-player.draft-first"
    assert all(len(hand) == 2 for hand in state.hand)


@pytest.mark.proves(
    "setup-player.portal-space", "setup-player.portal-free-choice", "example.start-four"
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_portal_goes_on_any_space_with_the_number_of_players(seats: int) -> None:
    state = new(seats)
    assert sorted(options(state)) == sorted(starts(state, seats))
    assert len(options(state)) >= seats


@pytest.mark.proves("setup-player.portal-space")
def test_another_mark_will_not_do() -> None:
    state = new(4)
    wrong = refusal(state, starts(state, 5)[0])
    assert (wrong.rule, wrong.values["need"]) == ("setup-player.portal-space", "4")


@pytest.mark.proves("ruling.start-occupied")
def test_two_portals_never_share_a_space() -> None:
    state = new(4)
    taken = options(state)[2]
    choose(state, taken)
    assert taken not in options(state)
    assert len(options(state)) == len(starts(state, 4)) - 1
    assert refused(state, taken) == "ruling.start-occupied"


@pytest.mark.proves("setup-player.portal-two", "ruling.start-number-two")
def test_the_first_of_two_players_settles_the_mark() -> None:
    state = new(2, winter=True)
    assert sorted(options(state)) == sorted(starts(state, 4) + starts(state, 5))
    choose(state, starts(state, 5)[1])
    assert sorted(options(state)) == sorted(set(starts(state, 5)) - {starts(state, 5)[1]})
    wrong = refusal(state, starts(state, 4)[0])
    assert (wrong.rule, wrong.values["need"]) == ("setup-player.portal-two", "5")


@pytest.mark.proves("setup-player.portal-two")
def test_two_players_hear_nothing_of_the_number_of_players() -> None:
    """No start space is marked with a 2: the question and its refusals say what holds for two."""
    state = new(2, winter=True)
    assert asked(state)[1] == "setup-player.portal-two"
    for text in ("portal:Q6", "trade"):
        why = refusal(state, text)
        assert (why.rule, why.values["need"]) == ("setup-player.portal-two", "4/5")
        assert "number of players" not in GAME.rules.explain(why, "en")


@pytest.mark.proves("general.network-start", "general.network")
def test_a_network_begins_with_its_portal() -> None:
    state = to_first_turn(new(4))
    for seat, portal in enumerate(state.view(0)["portals"]):
        assert state.view(0)["network"][seat] == [portal]


@pytest.mark.proves("setup-player.score-zero", "setup-player.colour")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_the_same_and_no_honor(seats: int) -> None:
    state = new(seats)
    assert state.honor == [0] * seats
    assert state.starters == [CONTENT.starters] * seats
    assert len(state.portals) == len(state.storage) == seats


# --- the draft


def drawn(seats: int = 4, first: int = 0) -> Hall:
    """Seat by seat, the first two trolls are st-1 and st-2."""
    draws = {"first": [first], "starter": cards("st-1 st-2") * seats}
    return to_draft(deal(seats, draws=draws))


@pytest.mark.proves("setup-player.draft-first", "setup-player.shuffle")
def test_one_of_the_first_two_goes_to_any_slot() -> None:
    state = drawn()
    assert options(state) == [
        "draft:st-1:1", "draft:st-1:2", "draft:st-1:3", "draft:st-1:4",
        "draft:st-2:1", "draft:st-2:2", "draft:st-2:3", "draft:st-2:4",
    ]  # fmt: skip
    choose(state, "draft:st-2:3")
    assert pack(state, 0) == ["-", "-", "st-2", *"-------"]
    assert refused(state, "draft:st-2:1") == "setup-player.draft-next"


@pytest.mark.proves("setup-player.draft-next")
def test_the_other_one_is_kept_and_one_more_is_drawn() -> None:
    state = drawn(2)
    choose(state, "draft:st-2:3")
    hand = state.view(0)["hand"][0]
    assert len(hand) == 2
    assert "st-1" in hand
    new_card = next(name for name in hand if name != "st-1")
    assert sorted(options(state)) == sorted(
        f"draft:{name}:{slot}" for name in ("st-1", new_card) for slot in (1, 2, 4)
    )


@pytest.mark.proves("setup-player.draft-end")
def test_four_trolls_stand_one_is_in_hand_and_one_in_the_deck() -> None:
    state = to_draft(new(2, seed=5))
    while 0 in state.question.seats(state):
        state.apply(0, state.decision(0).options[-1])
    assert "-" not in pack(state, 0)[:4]
    assert len(state.hand[0]) == len(state.starters[0]) == 1
    known = [
        *pack(state, 0)[:4],
        *(CONTENT.card_name[card] for card in (*state.hand[0], *state.starters[0])),
    ]
    assert sorted(known) == ORDER.split()


@pytest.mark.proves("setup-player.shuffle")
def test_every_deck_is_shuffled_by_itself() -> None:
    hands = [tuple(to_draft(new(4, seed=seed)).hand) for seed in range(6)]
    assert len(set(hands)) == 6
    assert any(len(set(seats)) > 1 for seats in hands)


@pytest.mark.proves("ruling.draft-timing")
def test_all_draft_at_once_and_see_what_the_others_place() -> None:
    state = to_draft(new(4))
    assert [question.seat for question in state.decisions] == [0, 1, 2, 3]
    state.apply(2, state.decision(2).options[0])
    state.apply(3, state.decision(3).options[0])
    assert state.view(0)["pack"][2][0] is not None
    assert [question.seat for question in state.decisions] == [0, 1, 2, 3]


@pytest.mark.proves("ruling.draft-timing", "ruling.open-information")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    state = to_draft(new(3))
    assert state.view(1)["hand"][0] == ["?", "?"]
    assert state.view(0)["hand"][0] != ["?", "?"]
    own = [event for event in state.log(0) if event["kind"] == "draw_starter"]
    assert {event["seat"] for event in own} == {0}


@pytest.mark.proves("ruling.draft-final")
def test_a_troll_once_placed_stays() -> None:
    state = drawn()
    choose(state, "draft:st-2:3")
    assert refused(state, "draft:st-1:3") == "ruling.draft-final"


# --- starting resources


def begun(seats: int, first: int = 0, **variants: bool) -> Hall:
    """All seats place st-1 to st-4 in order, keep st-5 and leave st-6 in the deck."""
    draws = {"first": [first], "starter": cards("st-1 st-2") * seats}
    state = to_draft(deal(seats, draws=draws, **variants))
    for seat in range(seats):
        for slot, name in enumerate(("st-1", "st-2", "st-3", "st-4"), 1):
            steer(state, seat, name)
            state.apply(seat, f"draft:{name}:{slot}")
            if slot == 4 and seat < seats - 1:
                assert state.hand[seat] == tuple(cards("st-5"))
    return state


def steer(state: Hall, seat: int, name: str) -> None:
    """Hold this troll and, at last, st-5 besides it."""
    whole = sorted([*state.hand[seat], *state.starters[seat]])
    other = next(card for card in cards(ORDER) if card in whole and card != cards(name)[0])
    if len(whole) == 3:
        other = cards("st-5")[0]
    state.hand[seat] = tuple(sorted((*cards(name), other)))
    state.starters[seat] = [card for card in whole if card not in state.hand[seat]]


# 1 stone 3 coin + 2 iron 1 coin + 2 stone 1 coin + 1 heartstone 1 iron 1 coin
OF_THE_ROW = {"stone": 3, "iron": 3, "heartstone": 1, "coin": 6}
WITH_HAND = {"stone": 4, "iron": 4, "heartstone": 1, "rune": 1, "coin": 6}
WITH_DECK = {"stone": 4, "iron": 4, "heartstone": 3, "rune": 1, "coin": 7}


@pytest.mark.proves(
    "setup-player.starting-gain", "setup-player.bonus-first", "setup-player.bonus-second-third",
    "setup-player.bonus-fourth-fifth", "ruling.bonus-line", "ruling.bonus-two-three-players",
)  # fmt: skip
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_what_everybody_starts_with(seats: int, first: int) -> None:
    state = begun(seats, first)
    assert asked(state) == (first, "turn.step-2")
    by_place = [OF_THE_ROW, WITH_HAND, WITH_HAND, WITH_DECK, WITH_DECK][:seats]
    assert [stored(state, (first + place) % seats) for place in range(seats)] == by_place


@pytest.mark.proves("setup-player.no-initial-production")
def test_the_row_produces_nothing_yet() -> None:
    state = begun(4)
    assert not any(state.held)


@pytest.mark.proves("setup-player.starting-once", "components.starting-troll-lines")
def test_starting_resources_come_once_and_production_each_time() -> None:
    """In a cascade the trolls of the row produce their upper line, never the lower one again."""
    state = begun(2)
    before = stored(state, 0)
    choose(state, "recruit:1a", "join:6")
    produced = {place + 1: named(lying) for place, lying in enumerate(state.held[:4]) if lying}
    assert produced == {2: {"iron": 1}, 3: {"heartstone": 1}}
    assert stored(state, 0) == before


@pytest.mark.proves("setup-player.discard-rest", "ruling.facedown-troll")
def test_the_last_two_starting_trolls_leave_the_game() -> None:
    state = begun(4)
    assert state.hand == [()] * 4
    assert state.starters == [[]] * 4
    assert [len([name for name in pack(state, seat) if name != "-"]) for seat in range(4)] == [
        4
    ] * 4


@pytest.mark.proves("ruling.facedown-troll")
def test_the_trolls_of_a_bonus_are_shown() -> None:
    shown = {event["seat"]: event["bonus"] for event in events(begun(4, first=1), "start_gain")}
    assert shown == {1: [], 2: ["st-5"], 3: ["st-5"], 0: ["st-5", "st-6"]}


@pytest.mark.proves("ruling.facedown-troll")
def test_nobody_but_late_seats_learns_what_lay_in_the_deck() -> None:
    """While seats draft, what lies in hand and deck of the others looks the same to the rest."""
    state = to_draft(new(4, seed=3))
    while 0 in state.question.seats(state):
        state.apply(0, state.decision(0).options[-1])
    unknown = [CONTENT.card_name[card] for card in sorted((*state.hand[0], *state.starters[0]))]
    assert state.view(1)["starters"][0] == unknown
    assert state.view(1)["hand"][0] == ["?"]
    assert "draw_starter" not in [event["kind"] for event in state.log(-1)]


@pytest.mark.proves("setup-player.centre-more-often")
def test_the_centre_is_activated_five_times_the_ends_three_times() -> None:
    """Six recruits complete the pyramid; each cascade reaches the trolls beneath it."""
    state = turn()
    for _ in range(6):
        choose(act(state), "recruit:1a")
        if asked(state)[1] == "pack.choice":
            choose(state, options(state)[0])
    reached = [place for event in events(state, "cascade") for place, _ in event["places"]]
    assert [reached.count(place) for place in range(4)] == [3, 5, 5, 3]
