"""Casting: the rune, the grimoire, and the third rune."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import SPELLS
from antre.games.hall.rules.state import Hall
from tests.hall.moments import first_turn, grimoire, spellbound, take_turn, turn, will_draw
from tests.hall.tables import (
    act,
    asked,
    choose,
    events,
    held,
    options,
    refusal,
    refused,
    storage,
    stored,
    troll,
)  # fmt: skip


def runes(state: Hall) -> dict[str, int]:
    return dict(zip(state.view(0)["grimoire"], state.view(0)["runes"], strict=True))


@pytest.mark.proves("spell.face-up-only")
def test_only_the_three_face_up_can_be_cast() -> None:
    state = turn(rune=1)
    grimoire(state, "iron_vein", "heartbeat", "echo")
    assert options(state, "cast") == ["cast:iron_vein", "cast:heartbeat", "cast:echo"]
    assert refused(state, "cast:war_drum") == "spell.face-up-only"


@pytest.mark.proves("spell.cost")
def test_a_spell_costs_a_rune_of_storage_or_of_a_troll() -> None:
    state = turn()
    grimoire(state, "iron_vein")
    assert options(state, "cast") == []
    why = refusal(state, "cast:iron_vein")
    assert (why.rule, why.values) == ("spell.cost", {"need": 1, "have": 0, "what": "rune"})
    troll(state, 0, 1, "st-5", rune=1)
    choose(state, "cast:iron_vein")
    assert held(state, 0, 1) == {}
    assert runes(state)["iron_vein"] == 1


@pytest.mark.proves("spell.cost", "spell.runes-stay", "example.spell-second-rune")
@pytest.mark.parametrize("on_a_troll", [True, False])
def test_the_second_rune_lies_on_the_spell_and_the_spell_stays(on_a_troll: bool) -> None:
    state = turn()
    grimoire(state, "earth_ritual", runes=(1, 0, 0))
    if on_a_troll:
        troll(state, 0, 1, "st-5", rune=1)
    else:
        storage(state, 0, rune=1)
    choose(state, "cast:earth_ritual")
    assert (stored(state, 0), held(state, 0, 1)) == ({}, {})
    assert runes(state)["earth_ritual"] == 2
    assert state.view(0)["powers"] == ["earth_ritual"]
    assert state.grimoire[0] == SPELLS.index("earth_ritual")


@pytest.mark.proves("spell.cost")
def test_by_hand_the_player_chooses_the_rune() -> None:
    state = spellbound("iron_vein")
    troll(state, 0, 1, "st-5", rune=1)
    choose(state, "by-hand", "cast:iron_vein")
    assert options(state, "from") == ["from:storage", "from:1"]
    choose(state, "from:storage")
    assert (stored(state, 0), held(state, 0, 1)) == ({"iron": 2}, {"rune": 1})


@pytest.mark.proves("spell.effect")
def test_the_effect_follows_at_once() -> None:
    state = spellbound("iron_vein")
    choose(state, "cast:iron_vein")
    assert stored(state, 0) == {"iron": 2}
    told = [event["kind"] for event in state.log(0)][-2:]
    assert told == ["cast", "gain"]


@pytest.mark.proves(
    "spell.third-rune", "spell.third-rune-supply", "spell.third-rune-bottom", "spell.refill"
)
def test_the_third_rune_breaks_the_spell() -> None:
    state = turn(rune=1)
    grimoire(state, "heartbeat", "iron_vein", "echo", runes=(1, 2, 0))
    will_draw(state, spell=[SPELLS.index("golden_rain")])
    choose(state, "cast:iron_vein")
    assert stored(state, 0) == {"iron": 2}
    assert runes(state) == {"heartbeat": 1, "golden_rain": 0, "echo": 0}
    assert state.view(0)["spells_bottom"] == ["iron_vein"]
    assert [event["kind"] for event in state.log(0)][-4:] == [
        "cast", "gain", "disintegrate", "reveal",
    ]  # fmt: skip


@pytest.mark.proves("spell.third-rune")
def test_it_breaks_only_when_all_its_questions_are_answered() -> None:
    state = turn(rune=1, stone=2)
    grimoire(state, "transmutation", runes=(2, 0, 0))
    choose(state, "cast:transmutation")
    assert "transmutation" in state.view(0)["grimoire"]
    choose(state, "swap:stone>iron")
    assert "transmutation" in state.view(0)["grimoire"]
    choose(state, "done")
    assert "transmutation" not in state.view(0)["grimoire"]


@pytest.mark.proves("spell.third-rune-bottom")
def test_broken_spells_come_back_when_the_deck_is_through() -> None:
    state = turn(rune=9)
    grimoire(state, "iron_vein", "heartbeat", "echo", runes=(2, 2, 0))
    state.spells = []
    state.spells_bottom = (SPELLS.index("golden_rain"),)
    choose(state, "cast:iron_vein")
    assert state.view(0)["grimoire"] == ["golden_rain", "heartbeat", "echo"]
    state.cast = False
    choose(act(state), "cast:heartbeat")
    assert state.view(0)["grimoire"] == ["golden_rain", "iron_vein", "echo"]
    assert state.view(0)["spells_bottom"] == ["heartbeat"]


@pytest.mark.proves("spell.runes-stay", "ruling.spell-rune-count")
def test_runes_of_all_players_count_together() -> None:
    state = first_turn(3)
    grimoire(state, "iron_vein")
    for number in range(1, 4):
        storage(state, asked(state)[0], rune=1)
        choose(state, "cast:iron_vein")
        if number < 3:
            assert runes(state)["iron_vein"] == number
            take_turn(state)
    assert "iron_vein" not in state.view(0)["grimoire"]
    assert [event["runes"] for event in events(state, "cast")] == [1, 2, 3]


@pytest.mark.proves("spell.limit")
def test_one_spell_a_turn() -> None:
    state = spellbound("iron_vein", rune=2)
    choose(state, "cast:iron_vein")
    assert options(state, "cast") == []
    assert refused(state, "cast:iron_vein") == "spell.limit"


@pytest.mark.proves("ruling.spell-new-card")
def test_the_new_spell_waits_for_the_next_turn() -> None:
    state = turn(rune=3)
    grimoire(state, "iron_vein", runes=(2, 0, 0))
    will_draw(state, spell=[SPELLS.index("golden_rain")])
    choose(state, "cast:iron_vein")
    assert refused(state, "cast:golden_rain") == "spell.limit"


@pytest.mark.proves("ruling.spell-no-effect")
@pytest.mark.parametrize(
    "spell",
    ["landslide", "transmutation", "levitation", "light_fingers", "free_hands", "lavish_gifts"],
)
def test_a_spell_may_be_cast_for_nothing(spell: str) -> None:
    state = spellbound(spell)
    choose(state, f"cast:{spell}")
    assert asked(state) == (0, "turn.step-2")
    assert (stored(state, 0), runes(state)[spell]) == ({}, 1)


@pytest.mark.proves("ruling.spell-no-effect")
def test_echo_has_nothing_to_wake_where_all_symbols_are_full() -> None:
    state = spellbound("echo", "st-1 st-1 st-1 st-1")
    for place in range(1, 5):
        troll(state, 0, place, "st-1", stone=1)
    choose(state, "cast:echo")
    assert asked(state) == (0, "turn.step-2")
