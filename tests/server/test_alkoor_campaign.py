"""A campaign of Maender-Alkoor in a house: what one game earns the next one begins with."""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.core import dealing
from antre.games.alkoor.rules.state import Alkoor
from tests.golden.answers import by_bots
from tests.server.den import Den, Guest, Json, open_den, play

# More games than a team needs that mostly beats the easiest Challenge.
MANY_GAMES = 6


def state_of(den: Den, table: str) -> Alkoor:
    match = den.live(table).table.match
    assert match is not None
    assert isinstance(match.state, Alkoor)
    return match.state


def play_well(guest: Guest, table: str) -> None:
    """What bots would do, said by a person."""
    answer = by_bots("greedy", 1)
    while not (state := state_of(guest.den, table)).over:
        asked, option = answer(state)
        guest.decide(table, asked.seat, option.text)


def book_of(guest: Guest, book: str) -> Json:
    return guest.ok("GET", f"/api/books/{book}")


def test_over_two_games_and_a_house_that_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals: dict[str, bytes] = {}

    def key_of(table: str, *more: object) -> bytes:
        """The first table is dealt alike whenever this is played, and so is the next one."""
        return deals.setdefault(table, b"deal %d" % len(deals))

    monkeypatch.setattr(dealing, "key_of", key_of)
    with open_den(tmp_path) as den:
        ada = den.guest("Ada")
        book = ada.ok("POST", "/api/books", game="alkoor", title="Lanterns")["book"]
        for _ in range(MANY_GAMES):
            table = ada.lay("me", game="alkoor", settings={"challenge": "pepere"}, book=book)
            ada.do(table, "start")
            assert sum(state_of(den, table).gems) == 10
            play_well(ada, table)
            if book_of(ada, book)["earned"]["earned"]:
                break
        cookie, team = ada.cookie, state_of(den, table).team
        names = state_of(den, table).box.words["hero"]
        heroes = [names[state_of(den, table).box.heroes[hero].id]["en"] for hero in team]
    with open_den(tmp_path) as den:
        ada = den.back(cookie)
        told = book_of(ada, book)
        assert told["earned"] == {"earned": {"pepere": 1}}
        last = told["pages"][-1]
        assert last["mark"] == table
        assert last["won"]
        assert last["margin"] >= 42
        assert all(hero in " ".join(last["told"]["en"]) for hero in heroes)
        again = ada.do(table, "rematch")["table"]
        for gems in (10, 11):
            assert sum(state_of(den, again).gems) == gems
            ada.decide(again, 0, "place:1")
        assert sum(state_of(den, again).gems) == 12
        play(ada, again, seed=1)
        told = book_of(ada, book)
        assert [page["mark"] for page in told["pages"][-2:]] == [table, again]
        assert told["earned"] == {"earned": {"pepere": 1}}
