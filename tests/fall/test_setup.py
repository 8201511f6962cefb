"""Setting up: the table, the gnomes, starting champions, lairs."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.core.setup import Setup
from antre.games.fall import GAME
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.grid import cells_of
from antre.games.fall.rules.state import Fall
from tests.fall.tables import CHAMPION, CONTENT, choose, new, play_to, texts


@pytest.mark.proves(
    "setup.hall-tokens", "setup.gnome-reserve", "setup.gnome-cards", "setup.gnome-placement",
    "setup.gnome-random-entrance", "setup.wheel-pawn", "setup.boost-disc", "setup.score-zero",
    "setup.champion-packets", "setup.ancestry-deck", "setup.gate-row-meaning", "setup.first-player",
)  # fmt: skip
@pytest.mark.parametrize(
    ("seats", "gnomes", "gates", "offer"), [(2, 3, 3, 3), (3, 4, 3, 4), (4, 5, 4, 5), (5, 6, 5, 6)]
)
def test_the_table_is_set(seats: int, gnomes: int, gates: int, offer: int) -> None:
    firsts = set()
    for seed in range(30):
        state = new(seats, seed)
        firsts.add(state.first)
        assert state.invaded.bit_count() == gnomes
        assert not state.invaded & ~sum(state.board.entrances)
        assert all((state.invaded & domain).bit_count() <= 1 for domain in state.board.domains)
        assert state.row == [-1] * gates
        assert len(state.offer) == offer
        assert all(CONTENT.champions[champion].packet == 1 for champion in state.offer)
        assert len(state.halls) == len(state.board.halls)
        assert sorted(state.tiles) == list(range(7))
        assert len(state.reserve) == 30 - gnomes
        assert (state.wheel, set(state.boosts), set(state.tally)) == (0, {0}, {0})
        assert len(state.deck) == 72
    assert firsts == set(range(seats))


@pytest.mark.proves(
    "setup.starting-champion-draw", "setup.starting-champion-votes", "ruling.setup-vote-arrival",
    "ruling.setup-champion-choice", "setup.starting-champion-ability",
)  # fmt: skip
def test_starting_champions() -> None:
    script = {
        "first": [(1,)],
        "starter": [(CHAMPION[name],) for name in ("firragh", "skelda", "hethrik", "brugga")],
    }
    state = Setup.of(GAME, 2).start(1, script)
    assert state.view(1)["starters"] == [["?", "?"], ["firragh", "skelda"]]
    state.apply(0, "keep:brugga")
    assert state.view(1)["kept"] == [None, None]
    assert state.view(0)["kept"] == ["brugga", None]
    with pytest.raises(Refused):
        state.apply(1, "keep:brugga")
    state.apply(1, "keep:skelda")
    view = state.view(0)
    assert view["champions"] == [["brugga"], ["skelda"]]
    assert view["rejected"] == ["hethrik", None]
    assert view["votes"][0]["moss"] == 2
    assert view["votes"][1]["ice"] == 3


@pytest.mark.proves("ruling.setup-vote-arrival")
def test_discs_are_placed_from_the_first_player_on() -> None:
    script = {
        "first": [(1,)],
        "starter": [(CHAMPION[name],) for name in ("firragh", "hethrik", "brugga", "skelda")],
    }
    state = Setup.of(GAME, 2).start(1, script)
    state.apply(0, "keep:brugga")
    state.apply(1, "keep:hethrik")
    assert state.view(0)["standing"]["moss"] == [1, 0]


@pytest.mark.proves(
    "setup.lair-pair", "setup.lair-trolls", "setup.lair-adjacent-trolls", "setup.lair-champion",
    "setup.lair-order", "setup.starting-champion-pawn", "setup.starting-champion-no-pawn",
    "ruling.setup-two-caverns", "ruling.setup-champion-extra", "ruling.setup-no-takeover",
    "setup.starting-card", "parts.lair-tiles",
)  # fmt: skip
def test_lairs() -> None:
    script = {
        "first": [(1,)],
        "starter": [(CHAMPION[name],) for name in ("firragh", "skelda", "hethrik", "grenna")],
        "gate": [(clan,) for clan in (2, 3, 4)],
    }
    state = Setup.of(GAME, 2).start(1, script)
    assert isinstance(state, Fall)
    state.apply(0, "keep:hethrik")
    state.apply(1, "keep:firragh")
    assert state.waiting == [1]
    assert texts(state) == ["lair:A", "lair:B", "lair:C", "lair:D"]
    choose(state, "lair:A")
    assert set(texts(state)) == {
        "settle:moss-1", "settle:ice-1", "settle:moss-3", "settle:ice-3", "settle:granite-3",
        "settle:hammer-3", "settle:mud-3",
    }  # fmt: skip
    choose(state, "settle:moss-1")
    with pytest.raises(Refused) as refused:
        choose(state, "settle:moss-1")
    assert refused.value.refusal.rule == "ruling.setup-two-caverns"
    choose(state, "settle:ice-3")
    assert set(texts(state)) == {"stand:moss-1", "stand:ice-3"}
    choose(state, "stand:ice-3")
    trolls = {space: count for space, count in enumerate(state.trolls[40:80]) if count}
    names = {"A1": 3, "A2": 3, "moss-1": 1, "ice-3": 2}
    assert trolls == {SPACE[name]: count for name, count in names.items()}
    assert state.troll_reserve[1] == 17
    assert state.waiting == [0]
    assert "lair:A" not in texts(state)
    choose(state, "lair:B", "settle:fire-3", texts_after(state, "lair:B", "settle:fire-3"))
    assert type(state.question).__name__ == "FirstPick"
    assert sum(state.votes) == 2 + 2


def texts_after(state: object, *answers: str) -> str:
    """What is offered first after some answers."""
    after = state.clone()  # type: ignore[attr-defined]
    choose(after, *answers)
    return texts(after)[0]


def test_gnomes_keep_settlers_away() -> None:
    state = play_to(new(), "SettleCavern")
    offered = {SPACE[text.removeprefix("settle:")] for text in texts(state)}
    assert not offered & set(cells_of(state.invaded))
