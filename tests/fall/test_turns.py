"""Turns, weak and strong actions, desperation, further provisions, and abilities with claws."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.grid import cell_name
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.advance import begin_advance
from antre.games.fall.rules.mountain import controlled, dominated, trolls_at
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.turn import BATTLE, GO_ON, NEXT_TURN
from tests.fall.tables import (
    BLUE,
    GREEN,
    PINK,
    YELLOW,
    act,
    at_rest,
    beside_wheel,
    cell,
    choose,
    events_of,
    give,
    give_ancestry,
    gnome,
    position,
    put,
    texts,
    trolls,
    vote_count,
)


def turn(state: Fall, seat: int = PINK, provisions: int = 1, tokens: int = 0) -> None:
    """A turn of a seat that has so many provisions and tokens; nobody else has any."""
    state.provisions = [0] * state.setup.seats
    state.provisions[seat] = provisions
    state.desperation[seat] = tokens
    act(state, NEXT_TURN[seat])


@pytest.mark.proves("turn.order", "turn.spend-first", "turn.until-all-empty", "turn.unequal-turns",
                    "ruling.skip-exhausted", "ruling.last-with-provisions",
                    "ruling.nothing-to-cover")  # fmt: skip
def test_turns_go_round_until_nobody_has_provisions() -> None:
    state = position()
    state.first = YELLOW
    for seat in range(4):
        give_ancestry(state, seat, ". E")
    state.provisions = [1, 3, 2, 0]
    act(state, BATTLE)
    assert at_rest(state)
    begun = [event["seat"] for event in events_of(state, "turn_begins")]
    assert begun == [YELLOW, PINK, BLUE, YELLOW, BLUE, BLUE]
    assert state.provisions == [0] * 4
    assert len(events_of(state, "nothing_to_cover")) == 6


@pytest.mark.proves("turn.two-weak-or-one-strong", "weak.second", "weak.second-free",
                    "weak.second-optional", "weak.separate-actions", "ruling.turn-steps",
                    "weak.cover", "actions.four-types")  # fmt: skip
def test_two_weak_actions_or_one_strong_one() -> None:
    state = position()
    give_ancestry(state, PINK, "B B I", ". . A2")
    turn(state, provisions=3)
    assert texts(state) == [
        "weak:bolster",
        "weak:influence",
        "strong:advance",
        "strong:bolster",
        "by-hand",
    ]
    choose(state, "weak:bolster", "bolster:A1", "add:1")
    assert texts(state) == ["weak:bolster", "weak:influence", "end", "by-hand"]
    with pytest.raises(Refused) as refused:
        choose(state, "strong:advance")
    assert refused.value.refusal.rule == "turn.two-weak-or-one-strong"
    choose(state, "weak:bolster", "bolster:A1", "add:1")
    assert trolls(state, PINK, "A1") == 2
    assert state.provisions[PINK] == 1
    assert state.turn == 2


@pytest.mark.proves("weak.second-impossible")
def test_the_turn_ends_when_no_weak_symbol_is_left() -> None:
    state = position()
    give_ancestry(state, PINK, "B . A2")
    turn(state)
    choose(state, "weak:bolster", "bolster:A1", "add:0")
    assert at_rest(state)


@pytest.mark.proves("ruling.must-act")
def test_who_can_act_must_act() -> None:
    state = position()
    give_ancestry(state, PINK, "B . I")
    turn(state)
    assert "end" not in texts(state)
    with pytest.raises(Refused) as refused:
        choose(state, "end")
    assert refused.value.refusal.rule == "ruling.must-act"


@pytest.mark.proves(
    "example.weak-gnome", "example.weak-gnome-desperation", "desperation.raise-weak",
    "desperation.still-weak", "desperation.several", "ruling.power-declared-first",
)  # fmt: skip
def test_desperation_raises_a_weak_action() -> None:
    state = position()
    give_ancestry(state, PINK, "G . G", ". A .")
    turn(state, tokens=1)
    choose(state, "weak:gnome", "tokens:0", "none", "bolster:A1", "add:1")
    assert state.wheel == 1
    assert "weak:gnome" in texts(state)
    choose(state, "weak:gnome")
    assert texts(state) == ["tokens:0", "tokens:1"]
    choose(state, "tokens:1")
    assert texts(state) == ["wheel:1", "wheel:2"]
    assert state.desperation[PINK] == 0
    assert [event["strong"] for event in events_of(state, "cover_symbols")] == [False, False]


@pytest.mark.proves("strong.spend-provisions", "strong.spend-provisions-extra",
                    "example.strong-spend-rest", "ruling.extra-provision-limit",
                    "desperation.not-strong", "ruling.numbered-single-with-provisions")  # fmt: skip
def test_further_provisions_raise_a_strong_action() -> None:
    state = position()
    give_ancestry(state, PINK, "I I2 I2")
    turn(state, provisions=4, tokens=3)
    choose(state, "strong:influence", "cover:5")
    assert texts(state) == [f"provisions:{count}" for count in range(4)]
    for text, rule in (
        ("tokens:1", "desperation.not-strong"),
        ("provisions:4", "ruling.extra-provision-limit"),
    ):
        with pytest.raises(Refused) as refused:
            choose(state, text)
        assert refused.value.refusal.rule == rule
    choose(state, "provisions:3")
    choose(state, texts(state)[0])
    assert state.influence[PINK] == 5 + 3 + 1
    assert at_rest(state)
    assert state.provisions[PINK] == 0
    assert state.turn == 1


@pytest.mark.proves("strong.partial-group", "ruling.symbol-by-symbol")
def test_symbols_can_be_chosen_by_hand() -> None:
    state = position()
    give_ancestry(state, PINK, "A A W", ". A .")
    put(state, PINK, "A2", 5)
    turn(state)
    choose(state, "by-hand")
    assert "by-hand" not in texts(state)
    choose(state, "strong:advance", f"pick:{cell_name(cell(1, 1))}")
    choose(state, f"pick:{cell_name(cell(0, 2))}", "done")
    assert state.covered[PINK] == 1 << cell(1, 1) | 1 << cell(0, 1) | 1 << cell(0, 2)
    choose(state, "to:mud-4")
    assert texts(state)[-1] == "from:A2:3"


def test_a_weak_symbol_can_be_chosen_by_hand() -> None:
    state = position()
    give_ancestry(state, PINK, "B . B", "W . .")
    turn(state)
    choose(state, "by-hand", "weak:bolster")
    assert set(texts(state)) == {f"pick:{cell_name(cell(*at))}" for at in ((0, 0), (0, 2), (1, 0))}
    with pytest.raises(Refused) as refused:
        choose(state, f"pick:{cell_name(cell(0, 1))}")
    assert refused.value.refusal.rule == "weak.not-coverable"
    choose(state, f"pick:{cell_name(cell(1, 0))}")
    assert state.covered[PINK] == 1 << cell(1, 0)


def test_a_lone_symbol_is_covered_without_a_question() -> None:
    state = position()
    give_ancestry(state, PINK, "B . E")
    turn(state)
    assert texts(state)[0].startswith("bolster")


@pytest.mark.proves("ruling.argren")
def test_argren_gives_a_weak_action_after_a_strong_advance() -> None:
    state = position()
    give_ancestry(state, PINK, "A A . I", ". . . I")
    give(state, PINK, "argren", "A2")
    put(state, PINK, "A2", 2)
    turn(state)
    choose(state, "strong:advance", "to:mud-4", "from:A2:1", "pawn:argren")
    assert texts(state) == ["weak:influence", "end", "by-hand"]
    choose(state, "weak:influence", texts_first(state, "weak:influence"))
    assert at_rest(state)


def texts_first(state: Fall, text: str) -> str:
    """What is offered first after an answer."""
    after = state.clone()
    choose(after, text)
    return texts(after)[0]


@pytest.mark.proves("ruling.argren")
def test_argren_gives_nothing_when_she_stays() -> None:
    state = position()
    give_ancestry(state, PINK, "A A . I")
    give(state, PINK, "argren", "A2")
    put(state, PINK, "A2", 2)
    turn(state)
    choose(state, "strong:advance", "to:mud-4", "from:A2:2")
    assert at_rest(state)


@pytest.mark.proves("ruling.raise-abilities", "ability.claws", "ability.claws-exhausted")
def test_ormok_raises_one_weak_action_a_wave() -> None:
    state = position()
    give_ancestry(state, PINK, "B . B")
    give(state, PINK, "ormok")
    turn(state)
    choose(state, "weak:bolster")
    assert texts(state) == ["tokens:0", "use:ormok"]
    choose(state, "use:ormok", "bolster:A1")
    assert texts(state)[-1] == "add:2"
    choose(state, "add:2", "weak:bolster", "bolster:A1")
    assert texts(state)[-1] == "add:1"


@pytest.mark.proves("ruling.raise-abilities")
def test_slogga_lets_tokens_raise_strong_actions() -> None:
    state = position()
    give_ancestry(state, PINK, "B2")
    give(state, PINK, "slogga")
    turn(state, tokens=2)
    assert texts(state) == ["tokens:0", "tokens:1", "tokens:2"]
    choose(state, "tokens:2", "bolster:A1")
    assert texts(state)[-1] == "add:4"


@pytest.mark.proves("ruling.brugga", "ruling.ability-is-action", "ruling.ability-timing")
def test_brugga_steps_before_or_after_and_may_take_over() -> None:
    state = position()
    give_ancestry(state, PINK, "B . I")
    give(state, PINK, "brugga", "ice-1")
    put(state, PINK, "moss-1", 1)
    put(state, YELLOW, "moss-1", 1)
    gnome(state, "ice-2", 1)
    turn(state)
    assert "use:brugga" in texts(state)
    choose(state, "use:brugga")
    assert "to:ice-2" not in texts(state)
    choose(state, "to:moss-1")
    assert vote_count(state, PINK, "moss") == 1
    assert "use:brugga" not in texts(state)
    with pytest.raises(Refused) as refused:
        choose(state, "use:brugga")
    assert refused.value.refusal.rule == "ability.claws-exhausted"


@pytest.mark.proves("example.model-imbolg", "ruling.imbolg", "ruling.imbolg-limits")
def test_imbolg_scares_a_troll_away() -> None:
    state = position()
    give_ancestry(state, PINK, "B . I")
    give(state, PINK, "imbolg", "moss-3")
    put(state, YELLOW, "moss-1", 1)
    turn(state)
    choose(state, "use:imbolg")
    assert state.waiting == [YELLOW]
    assert set(texts(state)) == {"retreat:C1", "retreat:C2"}
    choose(state, "retreat:C2")
    assert trolls(state, YELLOW, "C2") == 1
    assert vote_count(state, PINK, "moss") == 1
    assert state.honour(YELLOW) == 0
    assert state.claws[state.content.champion_name.index("imbolg")] == 1


@pytest.mark.proves("ruling.vulka")
def test_vulka_takes_a_cube_back_before_an_action() -> None:
    state = position()
    give_ancestry(state, PINK, "B . E")
    state.covered[PINK] = 1 << cell(0, 0)
    give(state, PINK, "vulka", "A1")
    turn(state)
    assert texts(state) == ["use:vulka", "end"]
    choose(state, "use:vulka")
    assert texts(state)[0].startswith("bolster")
    choose(state, "bolster:A1", "add:0")
    assert at_rest(state)


@pytest.mark.proves("ruling.scout-abilities")
def test_skelda_scouts_before_or_after() -> None:
    state = position()
    give_ancestry(state, GREEN, "B . I")
    give(state, GREEN, "skelda")
    turn(state, GREEN)
    choose(state, "use:skelda", "gate:1")
    assert state.row_seen[0] == 1 << GREEN
    assert "use:skelda" not in texts(state)
    assert state.wheel == 0


@pytest.mark.proves("example.model-tholmund", "ruling.tholmund")
def test_tholmund_counts_as_two_for_control() -> None:
    state = position()
    give(state, BLUE, "tholmund", "moss-1")
    put(state, YELLOW, "moss-1", 1)
    moss = SPACE["moss-1"]
    assert controlled(state, BLUE) >> moss & 1
    assert not controlled(state, YELLOW) >> moss & 1
    assert not dominated(state, BLUE) >> moss & 1
    assert trolls_at(state, moss) == 2


@pytest.mark.proves("example.model-crym", "ruling.crym")
def test_crym_calms_gnomes_before_the_breach() -> None:
    state = position()
    state.wheel = 3
    beside_wheel(state, 1, 2)
    give(state, PINK, "crym", "A1")
    gnome(state, "mud-4", 1)
    put(state, PINK, "A2", 1)
    begin_action(state, PINK)
    begin_advance(state, PINK, 1)
    state.run()
    choose(state, "to:mud-4")
    assert texts(state) == ["calm:1", "calm:2", "done"]
    choose(state, "calm:1", "calm:2", "rally:moss")
    assert events_of(state, "breach")[0]["invaders"] == 3


def test_a_turn_that_is_over_asks_nothing() -> None:
    state = position()
    act(state, GO_ON[PINK][3])
    assert at_rest(state)
