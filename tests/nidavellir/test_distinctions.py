"""What the five distinctions do for those who win them."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import BLACKSMITH, CLASSES, EXPLORER, HUNTER, MINER
from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import end_age, will_draw
from tests.nidavellir.tables import (
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    events,
    open_tavern,
    options,
    owned,
    pouch,
    refusal,
)


@pytest.mark.proves("distinction.kings-hand-effect")
@pytest.mark.parametrize(("coin", "new"), [("b2", "r7"), ("b5", "r10"), ("r12", "r17")])
def test_the_kings_hand_raises_one_own_coin_by_five(coin: str, new: str) -> None:
    state = blank(3)
    coins(state, 1, "b0 b2 b3 b5 r12", placed=0)
    army(state, 1, warrior="w3")
    end_age(state, 1)
    assert [asked.seat for asked in state.decisions] == [1]
    choose(state, f"transform:{coin}")
    assert sorted(owned(state, 1)) == sorted({"b0", "b2", "b3", "b5", "r12"} - {coin} | {new})
    assert owned(state, 0) == owned(state, 2) == ["b0", "b2", "b3", "b4", "b5"]
    assert len(events(state, "transform")) == 1
    assert state.decisions[0].rule == "bids.one-per-tavern", "one coin only"


@pytest.mark.proves("distinction.hunting-master-swap")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_hunting_master_swaps_the_own_zero_for_the_special_three(winner: int) -> None:
    state = blank(3)
    army(state, winner, hunter="h")
    ask(state, Award(HUNTER))
    for seat in range(3):
        first = "s3" if seat == winner else "b0"
        assert set(owned(state, seat)) == {first, "b2", "b3", "b4", "b5"}
    assert state.view(-1)["treasury"] == blank(3).view(-1)["treasury"]


@pytest.mark.proves("distinction.hunting-master-trades")
def test_bidding_the_special_three_leads_to_a_trade() -> None:
    state = blank(2)
    coins(state, 0, "s3 b2 b3 b4 b5")
    coins(state, 1, "b3 b0 b2 b4 b5")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert sorted(pouch(state, 0)) == ["b4", "r9"]
    assert pouch(state, 1) == ["b4", "b5"], "an ordinary 3 does not trade"
    assert [(event["seat"], event["new"]) for event in events(state, "trade")] == [(0, "r9")]


@pytest.mark.proves("distinction.hunting-master-no-transform")
@pytest.mark.parametrize(
    ("own", "there"),
    [("s3 b2 b3 b4 b5", "transform:goblin"), ("b2 b3 b4 s3 b5", "transform:s3")],
)
def test_the_special_three_is_never_transformed(own: str, there: str) -> None:
    state = blank(2)
    coins(state, 0, own)
    ask(state, Transform(0, 5))
    assert there not in options(state)
    assert len(options(state)) == 4, "every other coin may be"
    assert refusal(state, 0, there).rule == "distinction.hunting-master-no-transform"


@pytest.mark.proves("distinction.hunting-master-no-transform")
def test_the_special_three_in_hand_is_not_transformed_either() -> None:
    state = blank(2)
    army(state, 0, hunter="h")
    ask(state, Award(HUNTER), Transform(0, 5))
    assert options(state) == ["transform:b2", "transform:b3", "transform:b4", "transform:b5"]
    assert refusal(state, 0, "transform:s3").rule == "distinction.hunting-master-no-transform"


def jeweler(seats: int, winner: int, gems: list[int]) -> Nidavellir:
    state = blank(seats)
    state.gems = gems
    army(state, winner, miner="m0")
    ask(state, Award(MINER))
    return state


@pytest.mark.proves("distinction.jeweler-gem")
def test_the_jeweler_covers_the_own_gem_with_gem_six() -> None:
    state = jeweler(4, winner=2, gems=[5, 2, 4, 3])
    view = state.view(-1)
    assert view["gems"] == [5, 2, 6, 3]
    assert view["under_six"] == 4


@pytest.mark.proves("distinction.jeweler-points", "scoring.gem-six")
def test_gem_six_adds_three_points_once() -> None:
    state = blank(3)
    army(state, 1, miner="m0")
    before = list(state.scores)
    ask(state, Award(MINER))
    after = list(state.scores)
    assert after == [before[0], before[1] + 3, before[2]]


@pytest.mark.proves("distinction.jeweler-not-traded")
def test_gem_six_stays_in_a_tie_while_the_others_trade() -> None:
    state = jeweler(3, winner=1, gems=[3, 4, 5])
    for seat in range(3):
        coins(state, seat, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4", "take:w5")
    view = state.view(-1)
    assert view["gems"] == [5, 6, 3]
    assert view["under_six"] == 4


@pytest.mark.proves("distinction.jeweler-not-traded")
def test_nothing_is_traded_with_gem_six_alone() -> None:
    state = jeweler(2, winner=0, gems=[4, 5])
    for seat in range(2):
        coins(state, seat, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert state.view(-1)["gems"] == [6, 5]
    assert events(state, "gems") == []


@pytest.mark.proves("distinction.jeweler-wins-ties")
def test_gem_six_wins_ties_but_not_against_a_higher_bid() -> None:
    state = jeweler(4, winner=1, gems=[5, 2, 4, 3])
    coins(state, 0, "b4 b2 b3 b5 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    coins(state, 2, "b4 b2 b3 b5 b0")
    coins(state, 3, "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5 w6")
    assert state.view(-1)["order"] == [3, 1, 0, 2]


@pytest.mark.proves("distinction.armorer-card")
def test_the_armorer_adds_the_special_blacksmith_of_two_ranks_at_the_end() -> None:
    state = blank(2)
    army(state, 1, blacksmith="b.1a b.1b")
    ask(state, Award(BLACKSMITH))
    assert column(state, 1, "blacksmith") == ["b.1a", "b.1b", "b.special"]
    assert column(state, 0, "blacksmith") == []
    assert state.view(-1)["ranks"][1]["blacksmith"] == 4
    assert state.over


@pytest.mark.proves("distinction.armorer-triggers")
def test_the_special_blacksmith_can_bring_a_hero_before_the_pioneer() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter="h h", miner="m0 m0", explorer="e5 e6", blacksmith="b")
    army(state, 0, command="skaa")
    end_age(state, 1)
    choose(state, "transform:b5")
    assert state.decisions[0].rule == "hero.mandatory"
    assert column(state, 0, "blacksmith")[-1] == "b.special"
    assert events(state, "distinction")[-1]["distinction"] == "kings_great_armorer"
    choose(state, "recruit:astrid")
    assert state.decisions[0].rule == "distinction.pioneer-keep"


@pytest.mark.proves("distinction.armorer-triggers")
def test_the_special_blacksmith_brings_nobody_without_a_new_line() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter="h", miner="m0 m0", explorer="e5 e6", blacksmith="b")
    army(state, 0, command="skaa")
    ask(state, Award(BLACKSMITH))
    assert column(state, 0, "blacksmith")[-1] == "b.special"
    assert state.over


def pioneer(*drawn: str, winner: int = 1, seats: int = 3, seed: int = 1) -> Nidavellir:
    """The winner of the explorers has drawn these cards of the second deck."""
    state = blank(seats)
    army(state, winner, explorer="e5.1")
    will_draw(state, "pioneer", drawn, seed)
    ask(state, Award(EXPLORER))
    return state


@pytest.mark.proves("distinction.pioneer-draw", "ruling.pioneer-privacy")
def test_the_pioneer_draws_three_cards_of_the_second_deck_in_secret() -> None:
    state = blank(3)
    army(state, 1, explorer="e5.1")
    deck = state.view(1)["decks"]
    ask(state, Award(EXPLORER))
    view = state.view(1)
    drawn = view["offer"]
    assert len(drawn) == 3
    assert sorted(view["decks"][1] + drawn) == sorted(deck[1])
    assert view["decks"][0] == deck[0]
    assert {"kind": "pioneer", "seat": 1, "cards": drawn} in state.log(1)
    for other in (0, 2, -1):
        assert state.view(other)["offer"] == ["?", "?", "?"]
        assert state.view(other)["decks"] == deck, "as far as the others know"
        assert not [event for event in state.log(other) if event["kind"] == "pioneer"]


@pytest.mark.proves("distinction.pioneer-keep")
def test_the_pioneer_keeps_exactly_one_card() -> None:
    state = pioneer("w3.2", "h.2a", "o5.2a")
    assert [asked.seat for asked in state.decisions] == [1]
    assert sorted(options(state)) == ["keep:h", "keep:o5", "keep:w3"]
    assert refusal(state, 1, "keep:w9").rule == "distinction.pioneer-keep"
    choose(state, "keep:w3")
    assert state.over
    assert state.view(1)["offer"] == []
    cards = [card for name in CLASSES for card in column(state, 1, name)]
    assert sorted(cards) == ["e5.1", "w3.2"]


@pytest.mark.proves("distinction.pioneer-dwarf")
@pytest.mark.parametrize(
    ("kept", "name", "there"),
    [
        ("w3", "warrior", ["w3.2"]),
        ("h", "hunter", ["h.2a"]),
        ("e6", "explorer", ["e5.1", "e6.2"]),
    ],
)
def test_a_dwarf_kept_joins_the_army_before_the_second_age(
    kept: str, name: str, there: list[str]
) -> None:
    state = blank(3)
    army(state, 1, explorer="e5.1")
    will_draw(state, "pioneer", ["w3.2", "h.2a", "e6.2"])
    end_age(state, 1)
    choose(state, f"keep:{kept}")
    assert column(state, 1, name) == there
    kinds = [event["kind"] for event in state.log(-1)]
    assert kinds[-2:] == ["keep", "enter"]
    assert state.decisions[0].rule == "bids.one-per-tavern"


@pytest.mark.proves("distinction.pioneer-dwarf-triggers")
def test_a_dwarf_kept_can_bring_a_hero_before_the_second_age() -> None:
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    army(state, 1, warrior="w4", hunter="h", blacksmith="b")
    will_draw(state, "pioneer", ["m0.2a", "h.2a", "w3.2"])
    end_age(state, 1)
    choose(state, "keep:m0")
    asked = state.decisions[0]
    assert (asked.seat, asked.rule) == (0, "hero.mandatory")
    assert state.view(-1)["age"] == 1
    choose(state, "recruit:skaa")
    assert state.view(-1)["age"] == 2


@pytest.mark.proves("distinction.pioneer-dwarf-triggers")
def test_a_dwarf_kept_brings_nobody_without_a_line() -> None:
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    will_draw(state, "pioneer", ["m0.2a", "h.2a", "w3.2"])
    ask(state, Award(EXPLORER))
    choose(state, "keep:h")
    assert state.over


@pytest.mark.proves("distinction.pioneer-offering")
def test_an_offering_kept_transforms_one_coin() -> None:
    state = pioneer("w3.2", "h.2a", "o5.2a")
    choose(state, "keep:o5")
    assert state.decisions[0].seat == 1
    choose(state, "transform:b4")
    assert set(owned(state, 1)) == {"b0", "b2", "b3", "b5", "r9"}
    assert state.view(-1)["discarded"] == ["o5.2a"]
    assert [card for name in CLASSES for card in column(state, 1, name)] == ["e5.1"]
    assert state.over


@pytest.mark.proves("distinction.pioneer-shuffle-back")
def test_the_two_other_cards_go_back_to_the_second_deck() -> None:
    deck = blank(3).view(-1)["decks"][1]
    state = pioneer("w3.2", "h.2a", "o5.2a")
    choose(state, "keep:h")
    assert sorted([*state.view(-1)["decks"][1], "h.2a"]) == sorted(deck)
    assert state.view(-1)["discarded"] == []
    log = str(state.log(0))
    assert "w3.2" not in log
    assert "o5.2a" not in log


@pytest.mark.proves("distinction.pioneer-shuffle-back", "age2.start")
def test_a_card_put_back_may_come_soon_or_late() -> None:
    came = set()
    for seed in range(20):
        state = blank(3)
        army(state, 1, explorer="e5.1")
        will_draw(state, "pioneer", ["w3.2", "h.2a", "o5.2a"], seed)
        end_age(state, 1)
        choose(state, "keep:h")
        entered = [card for tavern in state.view(-1)["taverns"].values() for card in tavern]
        came |= {(card, card in entered) for card in ("w3.2", "o5.2a")}
    assert came == {("w3.2", True), ("w3.2", False), ("o5.2a", True), ("o5.2a", False)}


@pytest.mark.proves("distinction.pioneer-unclaimed")
@pytest.mark.parametrize("top", ["o5.2a", "m0.2a"])
def test_an_unclaimed_pioneer_discards_a_card_without_effect(top: str) -> None:
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    army(state, 1, warrior="w4", hunter="h", blacksmith="b", explorer="e6")
    deck = state.view(-1)["decks"][1]
    armies = state.view(-1)["columns"]
    will_draw(state, "unclaimed", [top])
    ask(state, Award(EXPLORER))
    assert state.over
    view = state.view(0)
    assert view["discarded"] == [top]
    assert sorted([*view["decks"][1], top]) == sorted(deck)
    assert view["columns"] == armies
    assert owned(state, 0) == owned(state, 1) == ["b0", "b2", "b3", "b4", "b5"]


@pytest.mark.proves("distinction.pioneer-unclaimed")
def test_a_claimed_pioneer_discards_nothing() -> None:
    state = pioneer("w3.2", "h.2a", "o5.2a")
    choose(state, "keep:w3")
    assert state.view(-1)["discarded"] == []
    assert events(state, "unclaimed") == []
