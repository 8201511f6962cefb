"""Bolster, Influence and the wheel."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.names import BOLSTER
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.bolster import begin_bolster
from antre.games.fall.rules.influence import begin_influence
from antre.games.fall.rules.raising import perform
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain_influence
from antre.games.fall.rules.wheel import begin_gnome
from tests.fall.tables import (
    BLUE,
    CONTENT,
    GREEN,
    PINK,
    YELLOW,
    at_rest,
    beside_wheel,
    choose,
    events_of,
    give,
    gnome,
    honour_from,
    position,
    put,
    texts,
    trolls,
    vote_count,
)


def bolster(state: Fall, seat: int, power: int) -> None:
    begin_action(state, seat)
    begin_bolster(state, seat, power)
    state.run()


def turn_wheel(state: Fall, seat: int, power: int) -> None:
    begin_action(state, seat)
    begin_gnome(state, seat, power)
    state.run()


def look_at_nothing(state: Fall) -> None:
    while texts(state)[-1] == "none" and texts(state)[0].startswith(("gate", "token")):
        choose(state, "none")


@pytest.mark.proves(
    "example.bolster", "bolster.where", "bolster.power", "bolster.not-if-shared", "symbol.bolster"
)
def test_bolster_goes_where_one_is_alone() -> None:
    state = position()
    put(state, PINK, "mud-4", 1)
    put(state, PINK, "ice-1", 1)
    put(state, YELLOW, "ice-1", 1)
    bolster(state, PINK, 3)
    assert set(texts(state)) == {"bolster:mud-4", "bolster:A1", "bolster:A2"}
    with pytest.raises(Refused) as refused:
        choose(state, "bolster:ice-1")
    assert refused.value.refusal.rule == "bolster.not-if-shared"
    choose(state, "bolster:mud-4")
    assert texts(state) == ["add:0", "add:1", "add:2", "add:3"]
    choose(state, "add:3")
    assert trolls(state, PINK, "mud-4") == 4
    assert at_rest(state)


@pytest.mark.proves(
    "example.model-relocate", "bolster.reserve-limit", "bolster.relocate",
    "bolster.relocate-only-if-empty", "ruling.bolster-order", "parts.trolls-limited",
)  # fmt: skip
def test_an_empty_reserve_lets_trolls_be_fetched() -> None:
    state = position()
    put(state, PINK, "A1", 23)
    put(state, PINK, "ice-1", 1)
    assert state.troll_reserve[PINK] == 1
    bolster(state, PINK, 3)
    choose(state, "bolster:ice-1")
    assert texts(state) == ["add:0", "add:1"]
    other = state.clone()
    choose(state, "add:1")
    assert texts(state) == ["from:A1:1", "from:A1:2", "done"]
    choose(state, "from:A1:2")
    assert trolls(state, PINK, "ice-1") == 4
    choose(other, "add:0")
    assert at_rest(other)
    assert trolls(other, PINK, "ice-1") == 1


@pytest.mark.proves("ruling.bolster-relocate-champion")
def test_champions_can_be_fetched_too() -> None:
    state = position()
    give(state, PINK, "firragh", "ice-4")
    put(state, PINK, "A1", 25)
    bolster(state, PINK, 1)
    choose(state, "bolster:A2")
    assert set(texts(state)) == {"from:A1:1", "pawn:firragh", "done"}
    choose(state, "pawn:firragh")
    assert state.pawns[CONTENT.champion_name.index("firragh")] == SPACE["A2"]


@pytest.mark.proves("ruling.raise-abilities", "ruling.nuralda")
def test_waelwulf_and_nuralda() -> None:
    state = position()
    give(state, PINK, "waelwulf", "A1")
    give(state, PINK, "nuralda", "ice-1")
    put(state, PINK, "ice-1", 1)
    put(state, YELLOW, "ice-1", 1)
    perform(state, PINK, BOLSTER, 2)
    choose(state, "bolster:ice-1")
    assert texts(state)[-1] == "add:3"
    state = position()
    give(state, PINK, "waelwulf", "A1")
    bolster(state, PINK, 2)
    choose(state, "bolster:A1")
    assert texts(state)[-1] == "add:2"


@pytest.mark.proves(
    "example.influence-first", "example.influence-later", "influence.gain", "influence.first-bonus",
    "influence.one-champion", "ruling.influence-all", "symbol.influence", "example.offer-size",
    "setup.offer", "ruling.offer-size",
)  # fmt: skip
def test_the_first_to_influence_a_champion_gains_one_more() -> None:
    state = position()
    assert len(state.offer) == 5
    one, other = state.offer[:2]
    gain_influence(state, YELLOW, 1, 1)
    begin_influence(state, PINK, 2)
    state.run()
    choose(state, f"influence:{CONTENT.champion_name[one]}")
    begin_influence(state, PINK, 2)
    state.run()
    choose(state, f"influence:{CONTENT.champion_name[other]}")
    assert state.influence[PINK] == 3
    assert state.influence[4 + PINK] == 2
    assert state.influence[4 + YELLOW] == 2
    assert state.suitors[1] == (YELLOW, PINK)


@pytest.mark.proves(
    "influence.no-ties", "ruling.arrival-order", "votes.beyond-eight", "ruling.beyond-eight-ties",
    "votes.gain",
)  # fmt: skip
def test_who_comes_first_to_a_number_leads() -> None:
    state = position()
    gain_influence(state, PINK, 0, 2)
    gain_influence(state, BLUE, 0, 3)
    assert list(state.suitors[0]) == [PINK, BLUE]
    gain_influence(state, PINK, 0, 8)
    gain_influence(state, BLUE, 0, 8)
    assert state.influence[:2] == [11, 11]
    assert list(state.suitors[0]) == [PINK, BLUE]
    gain_influence(state, GREEN, 0, 3)
    assert list(state.suitors[0]) == [PINK, BLUE, GREEN]
    gain_influence(state, BLUE, 0, 1)
    assert list(state.suitors[0]) == [BLUE, PINK, GREEN]


@pytest.mark.proves(
    "example.gnome-breach", "gnome.move", "gnome.step-order", "gnome.scout-card",
    "gnome.scout-token", "breach.size", "breach.return-angry", "breach.place-invaders",
    "gnome.effect-bolster", "ruling.breach-then-effect", "ruling.scout-both",
)  # fmt: skip
def test_a_gnome_action_across_the_breach_onto_bolster() -> None:
    state = position()
    state.wheel = 2
    beside_wheel(state, 1, 1, 2)
    gnome(state, "ice-1", 3)
    turn_wheel(state, PINK, 3)
    choose(state, "wheel:3")
    assert texts(state)[0] == "gate:1"
    choose(state, "gate:1")
    assert texts(state) == ["token:ice-1:1", "none"]
    choose(state, "token:ice-1:1")
    assert state.view(PINK)["gnomes"] == {"ice-1": [3]}
    assert state.view(BLUE)["gnomes"] == {"ice-1": ["?"]}
    assert state.view(PINK)["row"][0] != "?"
    assert state.view(BLUE)["row"][0] == "?"
    choose(state, "rally:moss")
    (breach,) = events_of(state, "breach")
    assert breach["invaders"] == 4
    assert state.angry == ()
    while not texts(state)[0].startswith("bolster"):
        choose(state, texts(state)[0])
    choose(state, "bolster:A1")
    assert texts(state)[-1] == "add:3"


@pytest.mark.proves(
    "example.model-full-lap", "ruling.full-lap", "gnome.one-lap", "gnome.effect-honour",
    "gnome.boost", "gnome.effect-honour-after-boost", "gnome.tripwires-order",
    "gnome.tripwires-mandatory",
)  # fmt: skip
def test_a_full_lap() -> None:
    state = position()
    turn_wheel(state, PINK, 9)
    assert texts(state)[-1] == "wheel:8"
    choose(state, "wheel:8")
    look_at_nothing(state)
    assert texts(state)[0].startswith("rally")
    assert state.boosts[PINK] == 0
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert len(events_of(state, "breach")) == 1
    assert state.boosts[PINK] == 1
    assert honour_from(state, PINK, "wheel") == 9
    assert state.wheel == 0


@pytest.mark.proves("ruling.gnome-at-least-one", "symbol.gnome", "gnome.effect-influence")
def test_the_pawn_moves_at_least_one_space() -> None:
    state = position()
    state.wheel = 1
    turn_wheel(state, PINK, 2)
    assert texts(state) == ["wheel:1", "wheel:2"]
    choose(state, "wheel:1")
    look_at_nothing(state)
    assert texts(state)[0].startswith("influence:")
    choose(state, texts(state)[0])
    assert state.influence[PINK] == 2


@pytest.mark.proves(
    "example.model-troll-move", "gnome.effect-troll-move", "gnome.troll-move-takeover",
    "takeover.any-action", "ruling.takeover-window",
)  # fmt: skip
def test_moving_a_rival_away_takes_a_cavern_over() -> None:
    state = position()
    state.wheel = 2
    put(state, PINK, "ice-1", 1)
    put(state, YELLOW, "ice-1", 1)
    turn_wheel(state, PINK, 1)
    look_at_nothing(state)
    choose(state, "stir:ice-1", f"troll:{YELLOW}", "to:moss-1")
    assert at_rest(state)
    assert vote_count(state, PINK, "ice") == 1
    assert trolls(state, YELLOW, "moss-1") == 1


@pytest.mark.proves(
    "gnome.troll-move-lairs", "gnome.troll-move-split", "ruling.troll-move-from-lair",
    "ruling.troll-move-champions", "ruling.effect-mandatory",
)  # fmt: skip
def test_a_troll_is_never_moved_into_anothers_lair() -> None:
    state = position()
    state.wheel = 1
    give(state, YELLOW, "firragh", "ice-1")
    put(state, PINK, "ice-1", 1)
    put(state, BLUE, "B1", 1)
    turn_wheel(state, PINK, 2)
    choose(state, "wheel:2")
    look_at_nothing(state)
    assert {"stir:ice-1", "stir:B1", "none"} == set(texts(state))
    choose(state, "stir:ice-1", "pawn:firragh")
    assert "to:A1" not in texts(state)
    with pytest.raises(Refused) as refused:
        choose(state, "to:A1")
    assert refused.value.refusal.rule == "gnome.troll-move-lairs"
    choose(state, "to:ice-2", f"troll:{PINK}")
    assert "to:A1" in texts(state)
    choose(state, "to:A1")
    assert at_rest(state)


@pytest.mark.proves("breach.rally-move", "ruling.rally-ring", "ruling.breach-place", "setup.rally")
def test_the_rally_token_moves_up_to_two_points_either_way() -> None:
    state = position()
    state.wheel, state.rally = 3, 0
    turn_wheel(state, PINK, 1)
    look_at_nothing(state)
    assert set(texts(state)) == {
        "rally:mud", "rally:fire", "rally:moss", "rally:ice", "rally:moon",
    }  # fmt: skip
    with pytest.raises(Refused) as refused:
        choose(state, "rally:hammer")
    assert refused.value.refusal.rule == "breach.rally-move"
    choose(state, "rally:moon")
    assert state.rally == 2


@pytest.mark.proves("ruling.boost-end", "ruling.scout-abilities", "ruling.scout-optional",
                    "ruling.scout-none-available")  # fmt: skip
def test_yorga_climbs_two_and_threnn_sees_two() -> None:
    state = position()
    give(state, PINK, "yorga")
    give(state, PINK, "threnn")
    gnome(state, "ice-1", 3, 2)
    gnome(state, "moon-1", 1)
    state.wheel = 7
    state.boosts[PINK] = 5
    turn_wheel(state, PINK, 1)
    choose(state, "gate:2", "gate:4", "token:ice-1:2")
    assert texts(state) == ["token:ice-1:1", "token:moon-1:1", "none"]
    choose(state, "none")
    assert at_rest(state)
    assert state.boosts[PINK] == 6
    assert honour_from(state, PINK, "wheel") == 1 + 6


@pytest.mark.proves("gnome.scout-mark", "ruling.scouted-memory", "gnome.secret-information",
                    "ruling.rest-pile-not-scoutable", "ruling.hidden-information")  # fmt: skip
def test_what_was_scouted_stays_known_to_the_scout_alone() -> None:
    state = position()
    gnome(state, "ice-1", 3)
    turn_wheel(state, PINK, 1)
    with pytest.raises(Refused) as refused:
        choose(state, "gate:5")
    assert refused.value.refusal.rule == "ruling.rest-pile-not-scoutable"
    choose(state, "gate:3", "token:ice-1:1")
    choose(state, "bolster:A1", "add:0")
    seen, blind = state.view(PINK), state.view(YELLOW)
    assert seen["gnomes"]["ice-1"] == [3]
    assert blind["gnomes"]["ice-1"] == ["?"]
    assert blind["gnome_seen"]["ice-1"] == [[PINK]]
    assert seen["row"][2] != "?"
    assert blind["row"][2] == "?"
    assert blind["row_seen"][2] == [PINK]
    told = [event["kind"] for event in state.log(YELLOW)]
    assert {"look_at_gate", "look_at_gnome"} <= set(told)
    assert not {"gate_seen", "gnome_seen"} & set(told)
    assert {"gate_seen", "gnome_seen"} <= {event["kind"] for event in state.log(PINK)}
    turn_wheel(state, PINK, 1)
    assert "gate:3" not in texts(state)
