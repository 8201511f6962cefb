"""Advance, attacks on gnomes, and takeovers."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.games.fall.content.board import SPACE
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.advance import begin_advance
from antre.games.fall.rules.mountain import controlled, dominated, home, not_empty
from antre.games.fall.rules.state import OPEN, Fall
from tests.fall.tables import (
    BLUE,
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


def advance(state: Fall, seat: int, power: int) -> None:
    begin_action(state, seat)
    begin_advance(state, seat, power)
    state.run()


@pytest.mark.proves(
    "example.advance-weak", "advance.path", "advance.distance-free", "advance.power"
)
def test_a_troll_goes_far_through_caverns_one_inhabits() -> None:
    state = position()
    put(state, BLUE, "B2", 3)
    for where in ("moss-4", "ice-4", "ice-3"):
        put(state, BLUE, where)
    advance(state, BLUE, 1)
    assert "to:ice-2" in texts(state)
    assert "to:moon-1" not in texts(state)
    choose(state, "to:ice-2")
    assert set(texts(state)) == {"from:ice-3:1", "from:ice-4:1", "from:moss-4:1", "from:B2:1"}
    choose(state, "from:B2:1")
    assert at_rest(state)
    assert trolls(state, BLUE, "ice-2") == 1
    assert trolls(state, BLUE, "B2") == 2


@pytest.mark.proves(
    "example.advance-strong", "takeover.condition", "takeover.vote", "advance.many-origins",
    "advance.no-troll-combat", "status.controlled",
)  # fmt: skip
def test_three_trolls_take_a_cavern_from_two() -> None:
    state = position()
    put(state, YELLOW, "fire-3", 2)
    put(state, BLUE, "moss-2", 1)
    put(state, BLUE, "B2", 2)
    put(state, BLUE, "fire-4", 1)
    advance(state, BLUE, 3)
    choose(state, "to:fire-3", "from:moss-2:1", "from:B2:2")
    assert at_rest(state)
    assert (trolls(state, BLUE, "fire-3"), trolls(state, YELLOW, "fire-3")) == (3, 2)
    assert vote_count(state, BLUE, "fire") == 1
    assert controlled(state, BLUE) >> SPACE["fire-3"] & 1


@pytest.mark.proves("advance.one-destination", "advance.no-split", "ruling.zero-advance-bolster")
def test_all_go_to_one_place_or_nobody_goes() -> None:
    state = position()
    put(state, BLUE, "B2", 2)
    gnome(state, "moss-4", 1)
    advance(state, BLUE, 2)
    assert texts(state)[-1] == "none"
    again = state.clone()
    choose(state, "to:fire-4", "from:B2:1")
    assert at_rest(state)
    assert (trolls(state, BLUE, "fire-4"), trolls(state, BLUE, "B2")) == (1, 1)
    choose(again, "none")
    assert at_rest(again)
    assert trolls(again, BLUE, "B2") == 2
    assert not events_of(again, "attack")


@pytest.mark.proves(
    "status.lair-closed", "ruling.destination-limits", "ruling.unclaimed-lair-sites"
)
def test_lairs_of_others_and_free_sites_are_closed() -> None:
    state = position()
    put(state, PINK, "moss-4", 2)
    advance(state, PINK, 1)
    for where, rule in (("B2", "status.lair-closed"), ("F1", "ruling.unclaimed-lair-sites")):
        assert f"to:{where}" not in texts(state)
        with pytest.raises(Refused) as refused:
            choose(state, f"to:{where}")
        assert refused.value.refusal.rule == rule


@pytest.mark.proves("ruling.path-empty-lair", "status.lair-dominated", "ruling.advance-to-lair")
def test_an_empty_lair_is_a_way_and_an_aim() -> None:
    state = position()
    put(state, PINK, "moss-1", 2)
    assert home(state, PINK) >> SPACE["A1"] & 1
    assert dominated(state, PINK) >> SPACE["A1"] & 1
    advance(state, PINK, 1)
    assert {"to:A1", "to:ice-3"} <= set(texts(state))
    choose(state, "to:ice-3")
    assert trolls(state, PINK, "ice-3") == 1


@pytest.mark.proves("ruling.path-snapshot")
def test_a_way_stays_open_when_its_troll_leaves_in_the_same_march() -> None:
    state = position()
    put(state, BLUE, "B2", 1)
    put(state, BLUE, "moss-4", 1)
    advance(state, BLUE, 2)
    choose(state, "to:ice-4", "from:moss-4:1", "from:B2:1")
    assert trolls(state, BLUE, "ice-4") == 2


@pytest.mark.proves("ruling.path-shared", "status.inhabited")
def test_a_shared_cavern_can_be_crossed_an_opponents_cannot() -> None:
    state = position()
    put(state, BLUE, "B2", 1)
    put(state, YELLOW, "moss-4", 3)
    advance(state, BLUE, 1)
    assert "to:ice-4" not in texts(state)
    state = position()
    put(state, BLUE, "B2", 1)
    put(state, BLUE, "moss-4", 1)
    put(state, YELLOW, "moss-4", 3)
    advance(state, BLUE, 1)
    assert "to:ice-4" in texts(state)


@pytest.mark.proves(
    "example.attack-win", "attack.when", "attack.reveal", "attack.win-condition",
    "attack.win-honour", "attack.win-vote", "attack.win-tokens", "attack.win-wheel",
    "attack.wheel-no-effect", "ruling.slay-single-vote",
)  # fmt: skip
def test_two_trolls_slay_a_gnome_of_two() -> None:
    state = position()
    state.wheel = 0
    beside_wheel(state, 1, 3)
    gnome(state, "mud-4", 2)
    put(state, PINK, "A2", 2)
    advance(state, PINK, 2)
    choose(state, "to:mud-4", "from:A2:2")
    assert at_rest(state)
    assert honour_from(state, PINK, "gnomes") == 2
    assert state.honour(PINK) == 2
    assert vote_count(state, PINK, "mud") == 1
    assert state.angry == (1, 2, 3)
    assert state.wheel == 1
    assert not events_of(state, "breach")
    assert not state.invaded


@pytest.mark.proves(
    "attack.lose", "attack.lose-entrench", "ruling.revealed-gnomes", "ruling.retreat-one-lair",
    "ruling.slay-all-or-none",
)  # fmt: skip
def test_too_few_trolls_are_driven_back() -> None:
    state = position()
    gnome(state, "mud-4", 3)
    put(state, PINK, "A2", 2)
    tokens = len(state.reserve)
    advance(state, PINK, 2)
    choose(state, "to:mud-4", "from:A2:2")
    assert set(texts(state)) == {"retreat:A1", "retreat:A2"}
    choose(state, "retreat:A1")
    assert (trolls(state, PINK, "A1"), trolls(state, PINK, "A2")) == (2, 0)
    mud = 2 * SPACE["mud-4"]
    assert state.gnomes[mud] == 3
    assert state.gnomes[mud + 1] > 0
    assert state.gnome_seen[mud : mud + 2] == [OPEN, 0]
    assert len(state.reserve) == tokens - 1
    assert state.view(BLUE)["gnomes"]["mud-4"] == [3, "?"]


@pytest.mark.proves("attack.lose-cap")
def test_two_gnomes_are_not_joined_by_a_third() -> None:
    state = position()
    gnome(state, "mud-4", 3, 3)
    put(state, PINK, "A2", 2)
    tokens = len(state.reserve)
    advance(state, PINK, 2)
    choose(state, "to:mud-4", "from:A2:2", "retreat:A2")
    assert len(state.reserve) == tokens


@pytest.mark.proves(
    "example.model-vote-kept", "ruling.slay-vote-kept", "attack.wheel-breach",
    "ruling.slain-before-breach", "breach.no-honour", "breach.active-decides",
)  # fmt: skip
def test_the_vote_of_a_battle_is_kept_whatever_a_breach_does() -> None:
    state = position()
    state.wheel, state.rally = 3, 5
    gnome(state, "mud-1", 1)
    put(state, PINK, "mud-3", 1)
    put(state, YELLOW, "mud-2", 1)
    advance(state, PINK, 1)
    choose(state, "to:mud-1")
    assert "rally:mud" in texts(state)
    choose(state, "rally:mud")
    (breach,) = events_of(state, "breach")
    assert breach["invaders"] == 3
    assert set(texts(state)) == {"invade:mud-1", "invade:mud-2"}
    choose(state, "invade:mud-1")
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert state.honour(PINK) == 1
    assert vote_count(state, PINK, "mud") == 1
    assert trolls(state, PINK, "mud-1") == 0


@pytest.mark.proves("ruling.boost-on-slaying")
def test_slaying_raises_no_boost() -> None:
    state = position()
    state.wheel = 7
    gnome(state, "mud-4", 1)
    put(state, PINK, "A2", 1)
    advance(state, PINK, 1)
    choose(state, "to:mud-4")
    assert state.wheel == 0
    assert state.boosts[PINK] == 0
    assert honour_from(state, PINK, "wheel") == 0


@pytest.mark.proves("takeover.not-if-empty", "status.empty")
def test_an_empty_cavern_is_no_takeover() -> None:
    state = position()
    put(state, PINK, "A2", 1)
    advance(state, PINK, 1)
    choose(state, "to:mud-4")
    assert trolls(state, PINK, "mud-4") == 1
    assert vote_count(state, PINK, "mud") == 0


@pytest.mark.proves(
    "ruling.takeover-own-tie", "status.controlled-tie", "ruling.destination-occupied"
)
def test_breaking_a_tie_is_a_takeover() -> None:
    state = position()
    put(state, PINK, "A2", 1)
    put(state, PINK, "mud-4", 1)
    put(state, YELLOW, "mud-4", 1)
    assert not controlled(state, PINK) >> SPACE["mud-4"] & 1
    advance(state, PINK, 1)
    choose(state, "to:mud-4")
    assert vote_count(state, PINK, "mud") == 1


@pytest.mark.proves("takeover.not-on-other-turn")
def test_control_won_by_anothers_action_pays_nothing() -> None:
    state = position()
    put(state, PINK, "mud-4", 1)
    put(state, YELLOW, "mud-4", 1)
    put(state, YELLOW, "hammer-4", 1)
    advance(state, YELLOW, 1)
    choose(state, "to:hammer-4")
    assert controlled(state, PINK) >> SPACE["mud-4"] & 1
    assert vote_count(state, PINK, "mud") == 0
    assert vote_count(state, YELLOW, "hammer") == 0


@pytest.mark.proves("status.controlled-inhabited", "status.dominated", "status.dominated-implies",
                    "status.invaded", "status.viewpoint", "example.status-viewpoint")  # fmt: skip
def test_what_a_cavern_is_to_a_seat() -> None:
    state = position()
    put(state, PINK, "moss-1", 2)
    put(state, YELLOW, "moss-1", 1)
    put(state, PINK, "moss-2", 1)
    gnome(state, "moss-3", 1)
    one, two, three = (SPACE[f"moss-{number}"] for number in (1, 2, 3))
    assert controlled(state, PINK) >> one & 1
    assert home(state, PINK) >> one & 1
    assert not dominated(state, PINK) >> one & 1
    assert not controlled(state, YELLOW) >> one & 1
    assert dominated(state, PINK) >> two & 1
    assert controlled(state, PINK) >> two & 1
    assert not_empty(state) == 1 << one | 1 << two | 1 << three


@pytest.mark.proves("ruling.sulgar")
def test_sulgar_crosses_caverns_one_does_not_inhabit() -> None:
    state = position()
    give(state, BLUE, "sulgar", "B2")
    put(state, BLUE, "B2", 2)
    gnome(state, "ice-4", 1)
    advance(state, BLUE, 3)
    assert {"to:moss-1", "to:ice-4", "to:ice-1"} <= set(texts(state))
    assert "to:moon-4" in texts(state)
    choose(state, "to:moss-1")
    assert at_rest(state)
    assert trolls(state, BLUE, "moss-1") == 1
    assert trolls(state, BLUE, "B2") == 2


@pytest.mark.proves("example.model-firragh", "status.champion-one-troll", "status.unit-is-troll")
def test_firragh_fights_as_two() -> None:
    state = position()
    give(state, PINK, "firragh", "A2")
    put(state, PINK, "A2", 1)
    gnome(state, "mud-4", 3)
    advance(state, PINK, 2)
    choose(state, "to:mud-4", "from:A2:1", "pawn:firragh")
    assert at_rest(state)
    assert state.honour(PINK) == 3


@pytest.mark.proves("ruling.no-mixed-caverns")
def test_a_lone_option_is_not_asked() -> None:
    state = position()
    put(state, PINK, "A2", 1)
    advance(state, PINK, 4)
    choose(state, "to:mud-4")
    assert at_rest(state)
