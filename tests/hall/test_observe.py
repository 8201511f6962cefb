"""What learners of the Hall observe: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from antre.core.fields import slots_of
from antre.core.game import find
from antre.games.hall.content.content import HALLS, TILES, WORKSHOPS, HallContent
from antre.games.hall.content.grid import cell_name, cells_of
from antre.games.hall.rules.digging import PlaceTunnel
from antre.games.hall.rules.halls import PlaceHall
from antre.games.hall.rules.state import SEATS, Hall
from antre.games.hall.rules.trading import TradeGive
from antre.games.hall.rules.turn import ACT
from antre.games.hall.seen.parts import ASKED, FRAMES, squeezed
from tests.hall.tables import purse_of
from tests.laws.tables import questions
from tests.observing import Seen, places, positions

GAME = find("hall")
CONTENT = GAME.edition()
assert isinstance(CONTENT, HallContent)
SPACES = list(cells_of(CONTENT.boards[0].spaces | CONTENT.boards[1].spaces))


def games(seats: int, seed: int, every: int = 1, **options: bool) -> Iterator[Hall]:
    for state in positions("hall", seats, seed, every, **options):
        assert isinstance(state, Hall)
        yield state


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"winter": True}), (3, {}), (4, {"teams": True}), (5, {"choose_workshops": True})],
)
def test_numbers_are_between_0_and_1(seats: int, options: dict[str, bool]) -> None:
    for state in games(seats, seats, every=9, **options):
        for seat in range(-1, seats):
            numbers = Seen(state, seat).numbers
            assert 0 <= min(numbers) <= max(numbers) <= 1


def test_every_number_is_used_somewhere() -> None:
    """No range is left empty by mistake, only what the observer cannot see or never is."""
    secrets = {f"seat +{place}: hand" for place in SEATS[1:]}
    no_partners = {f"seat +{place}: partner" for place in (0, 2, 4)}
    used: set[str] = set()
    for seats, options in ((4, {"teams": True}), (5, {"choose_workshops": True})):
        for seed in range(4):
            for state in games(seats, seed, **options):
                used |= Seen(state, 0 if state.over else state.question.actor(state)).used()
    assert used == places(GAME).keys() - secrets - no_partners


def test_every_question_has_its_number_and_its_fields() -> None:
    classes = questions(GAME)
    assert {cls.__name__ for cls in classes} == FRAMES.keys()
    assert {cls.rule for cls in classes} == set(ASKED)
    for cls in classes:
        assert FRAMES[cls.__name__] == tuple(slots_of(cls))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_seats_are_told_from_every_chair(seats: int) -> None:
    for state in games(seats, 7, every=40):
        for me in range(seats):
            seen = Seen(state, me)
            for place in range(seats):
                name, seat = f"seat +{place}: ", (me + place) % seats
                assert seen[name + "honor"] == [squeezed(state.honor[seat], 40)]
                network = [float(state.network[seat] >> cell & 1) for cell in SPACES]
                assert seen[name + "network"] == network


def test_the_mountain_is_told_space_by_space() -> None:
    for state in games(3, 5, every=30):
        seen = Seen(state, 0)
        assert seen["rubble"] == [float(state.rubble >> cell & 1) for cell in SPACES]
        assert seen["buried"] == [float(state.buried >> cell & 1) for cell in SPACES]
        statues = [float(mask >> cell & 1) for mask in state.statues for cell in SPACES]
        assert seen["statues"] == statues
        tunnels = sum(seen["tunnels"])
        assert tunnels == sum(mask.bit_count() for mask in state.sections)


def test_supplies_are_shares_of_the_box() -> None:
    for state in games(4, 2, every=30):
        seen = Seen(state, 1)
        shares = [n / of for n, of in zip(state.tiles, CONTENT.tile_copies, strict=True)]
        assert seen["tiles"] == shares
        halls = [float(altar < 0) for altar in state.altars]
        assert seen["halls"] == halls
        assert sum(seen["unseen"]) == sum(map(len, state.decks))
        assert seen["grimoire"].count(1.0) == len(state.grimoire)


def test_tokens_are_known_to_their_owner_alone() -> None:
    state = next(games(3, 1))
    state.won = [(5, 4), (3,), ()]
    value = sum(CONTENT.token_values)
    assert Seen(state, 0)["seat +0: tokens_known"] == [9 / value]
    assert Seen(state, 2)["seat +1: tokens_known"] == [0.0]
    assert Seen(state, 2)["seat +1: tokens"] == [2 / 15]


def test_a_hand_is_known_to_its_owner_alone() -> None:
    state = next(state for state in games(2, 1) if any(state.hand))
    assert sum(Seen(state, 0)["seat +0: hand"]) == len(state.hand[0])
    assert sum(Seen(state, 0)["seat +1: hand"]) == 0


def test_a_question_tells_its_seat_what_it_is_about() -> None:
    state = next(state for state in games(2, 1) if state.round)
    state.stack = [PlaceTunnel(0, TILES.index("T4"), 1)]
    assert Seen(state, 0)["in_hand"].index(1.0) == TILES.index("T4")
    assert Seen(state, 0)["step"].index(1.0) == list(FRAMES).index("PlaceTunnel")
    assert not any(Seen(state, 1)["in_hand"])
    assert not any(Seen(state, 1)["step"])
    state.stack = [PlaceHall(0, HALLS.index("great_forge"))]
    wanted = len(TILES) + HALLS.index("great_forge")
    assert Seen(state, 0)["in_hand"].index(1.0) == wanted
    state.stack = [TradeGive(0, purse_of({"iron": 1, "coin": 2}))]
    assert Seen(state, 0)["left"] == [1 / 5]
    state.stack = [ACT[0]]
    assert Seen(state, 0)["left"] == [0.0]


def test_a_workshop_on_the_board_is_told_by_its_site() -> None:
    state = next(games(4, 1))
    sites = sorted({site for board in CONTENT.boards for site in board.sites})
    state.workshops = (WORKSHOPS.index("mint"), *state.workshops[1:])
    here = sites.index(state.board.sites[0]) * len(WORKSHOPS) + WORKSHOPS.index("mint")
    assert Seen(state, 0)["built"].index(1.0) == here
    assert sum(Seen(state, 0)["built"]) == 1
    assert cell_name(state.board.sites[0]) in state.view(0)["workshops"]
