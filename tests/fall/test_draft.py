"""The ancestry phase: hands that are passed on, places for cards, supplies and desperation."""

from __future__ import annotations

import itertools
import random
import time

import pytest

from antre.core.errors import Refused
from antre.games.fall.content.grid import PLACES, QUAD, STRIDE, cell_name, cells_of
from antre.games.fall.content.names import ELDERS
from antre.games.fall.rules.ancestry import Ancestry, lay, legal_places, starting
from antre.games.fall.rules.draft import FIRST_PICK, SECOND_PICK, THIRD_PICK
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.supplies import SET_SUPPLIES
from tests.fall.tables import (
    BLUE,
    CONTENT,
    GREEN,
    PINK,
    YELLOW,
    act,
    at_rest,
    cell,
    choose,
    events_of,
    game,
    give,
    give_ancestry,
    new,
    play_to,
    position,
    texts,
    weave,
)


def is_legal(ancestry: Ancestry, place: int) -> bool:
    """The rules themselves, quadrant by quadrant."""
    quad = QUAD << place
    if not quad & ancestry.occupied or quad & ancestry.elders:
        return False
    used = [divmod(one, STRIDE) for one in cells_of(ancestry.occupied | quad)]
    rows, columns = zip(*used, strict=True)
    return bool(max(rows) - min(rows) < 6 and max(columns) - min(columns) < 6)


@pytest.mark.proves(
    "draft.must-overlap", "draft.never-cover-elders", "draft.six-by-six", "draft.no-rotation",
    "ruling.card-overlap-extent", "symbol.elders",
)  # fmt: skip
def test_places_are_those_the_rules_allow() -> None:
    rng = random.Random(3)
    places = [STRIDE * row + column for row in range(PLACES) for column in range(PLACES)]
    for _ in range(60):
        ancestry = starting(CONTENT.start.planes)
        for card in rng.sample(range(72), 9):
            legal = [place for place in places if is_legal(ancestry, place)]
            assert legal == list(cells_of(legal_places(ancestry)))
            ancestry = lay(ancestry, CONTENT.ancestry[card].planes, rng.choice(legal))
            symbols = [ancestry[kind] for kind in range(7)]
            assert all(not one & other for one, other in itertools.combinations(symbols, 2))
            assert not sum(symbols) & ~ancestry.occupied


def test_a_card_lies_on_top() -> None:
    ancestry = lay(weave("A B", "G I"), CONTENT.ancestry[0].planes, cell(0, 1))
    assert ancestry.advance == 1 << cell(0, 0) | 1 << cell(0, 1)
    assert ancestry.bolster == 0
    assert ancestry.gnome == 1 << cell(1, 0)
    assert ancestry.influence == 0
    assert ancestry.double == 1 << cell(0, 1)


@pytest.mark.proves("draft.must-overlap", "draft.never-cover-elders", "draft.six-by-six",
                    "draft.private", "draft.must-add")  # fmt: skip
def test_refusals_name_what_is_wrong() -> None:
    state = play_to(new(), "FirstPick")
    hand = state.hands[0]
    mine = CONTENT.card_name[hand[0]]
    other = CONTENT.card_name[next(card for card in range(72) if card not in hand)]
    state.ancestry[0] = weave("A A A A A E")
    for text, rule in (
        (f"place:{mine}:{cell_name(cell(2, 0))}", "draft.must-overlap"),
        (f"place:{mine}:{cell_name(cell(0, 4))}", "draft.never-cover-elders"),
        (f"place:{mine}:{cell_name(cell(0, -1))}", "draft.six-by-six"),
        (f"place:{other}:{cell_name(cell(0, 0))}", "draft.first-pick"),
        (f"discard:{mine}", "ruling.no-legal-placement"),
    ):
        with pytest.raises(Refused) as refused:
            state.apply(0, text)
        assert refused.value.refusal.rule == rule, text


def pick_first(state: Fall) -> dict[int, int]:
    """Everybody takes the first card offered; which one it was."""
    taken = {}
    for seat in state.waiting:
        option = state.decision(seat).options[0]
        taken[seat] = option.card  # type: ignore[attr-defined]
        state.apply(seat, option)
    return taken


@pytest.mark.proves(
    "example.draft", "draft.deal-four", "draft.first-pick", "draft.second-pick", "draft.third-pick",
    "draft.pass-after-placing", "draft.discard-last", "draft.pass-direction", "draft.simultaneous",
    "ruling.draft-sync", "draft.three-cards-per-wave", "symbol.cover-to-act",
)  # fmt: skip
@pytest.mark.parametrize(("wave", "step"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_round(wave: int, step: int) -> None:
    state = position(wave=wave)
    hands = [tuple(range(4 * seat, 4 * seat + 4)) for seat in range(4)]
    state.deck = list(range(16, 72))
    state.hands = list(hands)
    state.hand_seen = [1 << seat for seat in range(4)]
    act(state, FIRST_PICK, SECOND_PICK, THIRD_PICK)
    for size in (4, 3, 2):
        assert [len(hand) for hand in state.hands] == [size] * 4
        taken = pick_first(state)
        assert all(card == min(hands[seat]) for seat, card in taken.items())
        hands = [tuple(card for card in hand if card != min(hand)) for hand in hands]
        hands = [hands[(seat - step) % 4] for seat in range(4)]
        if size > 2:
            assert state.hands == hands
    assert at_rest(state)
    assert len(state.discarded) == 4
    assert all(len(laid) == 3 for laid in state.laid)


@pytest.mark.proves("draft.private", "ruling.draft-sync", "ruling.hidden-information")
def test_picks_are_secret_until_all_have_picked() -> None:
    state = play_to(new(), "FirstPick")
    option = state.decision(BLUE).options[0]
    state.apply(BLUE, option)
    assert state.view(BLUE)["picks"][BLUE] == option.text
    assert state.view(PINK)["picks"] == [None] * 4
    assert state.view(PINK)["hands"][BLUE] == ["?"] * 4
    assert state.laid[BLUE] == ()
    assert state.can_undo(BLUE)


@pytest.mark.proves("draft.private", "ruling.discard-unseen")
def test_who_has_had_a_hand_knows_it_for_as_long_as_it_goes_round() -> None:
    state = play_to(new(), "SecondPick")
    passed = state.hands[BLUE]
    assert state.view(PINK)["hands"][BLUE] == [CONTENT.card_name[card] for card in passed]
    assert state.view(GREEN)["hands"][BLUE] == ["?"] * 3
    play_to(state, "ThirdPick")
    assert state.view(PINK)["hands"][YELLOW] == [
        CONTENT.card_name[card] for card in state.hands[YELLOW]
    ]
    assert state.view(PINK)["hands"][GREEN] == ["?"] * 2
    while state.hands[0]:
        seat, options = state.next_options()
        state.apply(seat, options[0])
    known = [card for card in state.view(PINK)["discarded"] if card != "?"]
    assert len(known) == 3


@pytest.mark.proves("ruling.two-player-passing")
def test_two_players_pass_to_each_other() -> None:
    state = play_to(new(2), "FirstPick")
    hands = state.hands[:]
    taken = pick_first(state)
    assert state.hands == [
        tuple(card for card in hands[1] if card != taken[1]),
        tuple(card for card in hands[0] if card != taken[0]),
    ]


@pytest.mark.proves("ruling.no-legal-placement")
def test_a_card_without_a_place_is_given_up() -> None:
    state = play_to(new(), "FirstPick")
    state.ancestry[0] = weave(*["E E E E E E"] * 6)
    card = CONTENT.card_name[state.hands[0][0]]
    assert state.decision(0).options[0].text == f"discard:{card}"
    for seat in list(state.waiting):
        state.apply(seat, state.decision(seat).options[0])
    assert state.laid[0] == ()
    assert len(state.laid[1]) == 1
    assert CONTENT.card_name.index(card) in state.discarded


@pytest.mark.proves("ruling.deck-suffices")
def test_the_deck_suffices_for_five() -> None:
    *_, state = game(5, 3)
    assert len(state.deck) == 72 - 60


def test_every_place_of_a_card_is_found_in_a_millisecond() -> None:
    state = play_to(new(), "ThirdPick")
    start = time.perf_counter()
    for _ in range(100):
        state.question.options(state, 0)
    assert time.perf_counter() - start < 0.1


def set_supplies(state: Fall) -> None:
    act(state, SET_SUPPLIES)


@pytest.mark.proves(
    "example.supplies", "example.desperation-gain", "supplies.base", "supplies.base-wave-one",
    "supplies.symbols", "supplies.desperation", "supplies.after-draft", "setup.provision-marker",
)  # fmt: skip
def test_six_and_a_symbol_make_seven() -> None:
    state = position()
    give_ancestry(state, PINK, "A S", "W .")
    set_supplies(state)
    assert at_rest(state)
    assert state.provisions == [7, 6, 6, 6]
    assert state.desperation == [1, 2, 2, 2]


@pytest.mark.proves("ruling.base-later-waves")
def test_later_waves_begin_with_less() -> None:
    for wave, base in ((2, 5), (3, 4)):
        state = position(wave=wave)
        set_supplies(state)
        assert state.provisions == [base] * 4


@pytest.mark.proves("supplies.maximum", "ruling.wild-pair-cap", "ruling.supplies-order")
def test_eight_is_the_most() -> None:
    state = position()
    give_ancestry(state, PINK, "S S S", "W W .")
    set_supplies(state)
    assert at_rest(state)
    assert state.provisions[PINK] == 8
    assert state.desperation[PINK] == 0


@pytest.mark.proves(
    "supplies.wild-pair", "supplies.wild-pairs-many", "supplies.wild-pair-optional",
    "supplies.wild-pair-order", "symbol.wild-pair", "ruling.wild-pair-anywhere",
    "ruling.wild-pair-bridge",
)  # fmt: skip
def test_pairs_of_wilds_become_provisions() -> None:
    state = position()
    state.first = BLUE
    give_ancestry(state, PINK, "W A W", ". A .", "W A W")
    give_ancestry(state, BLUE, "W W")
    set_supplies(state)
    assert state.waiting == [BLUE]
    choose(state, "done")
    assert state.waiting == [PINK]
    choose(state, f"pick:{cell_name(cell(0, 0))}")
    assert len(texts(state)) == 3
    choose(state, f"pick:{cell_name(cell(2, 2))}")
    assert state.provisions[PINK] == 7
    choose(state, f"pick:{cell_name(cell(0, 2))}")
    assert at_rest(state)
    assert state.provisions == [8, 6, 6, 6]
    assert state.desperation == [0, 2, 2, 2]
    assert state.covered[PINK] == state.ancestry[PINK].wild
    assert len(events_of(state, "wild_pair")) == 2


@pytest.mark.proves("ruling.champion-symbol-kinds", "ruling.champion-symbol-first-wave")
def test_symbols_on_champion_cards_count_for_supplies() -> None:
    state = position()
    give_ancestry(state, PINK, "A W")
    give(state, PINK, "ulvok")
    give(state, PINK, "laggrid")
    give(state, PINK, "pagg")
    set_supplies(state)
    assert state.provisions[PINK] == 7
    assert set(texts(state)) == {f"pick:{cell_name(cell(0, 1))}", "pick:laggrid-2", "done"}
    choose(state, "pick:laggrid-2")
    assert at_rest(state)
    assert state.provisions[PINK] == 8
    assert state.desperation[PINK] == 1


def test_elders_are_counted_by_kind() -> None:
    assert weave("E E").elders == weave("E E")[ELDERS]
