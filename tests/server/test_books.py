"""Books of campaigns: kept by the house, carried on by games, shared by a company."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from antre.core.campaign import Campaign
from antre.server.books import MOST_BOOKS
from antre.server.models_accounts import PersonalData
from antre.server.models_books import BookReply, BooksReply
from antre.server.models_tables import TableReply
from antre.server.retention import DAY
from antre.server.schema import BOOKS
from tests.server.company import Company, sit_together
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, Json, open_den
from tests.toys.shelf import ladder

__all__ = ["ladder"]
pytestmark = pytest.mark.usefixtures("ladder")
EASY = {"way": "together", "height": 1}


def begin(guest: Guest, title: str = "Up we go") -> str:
    book: str = guest.ok("POST", "/api/books", game="ladder", title=title)["book"]
    return book


def rest_to_the_end(company: Company) -> None:
    while company.people[0].look(company.table)["waiting"]:
        company.decide("rest")


def medals(guest: Guest, book: str) -> Any:
    return guest.ok("GET", f"/api/books/{book}")["earned"]["medals"]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_campaign_over_two_games_and_a_house_that_is_opened_again(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    shared = database == "postgresql"
    url = new_database(request.getfixturevalue("postgres")) if shared else ""
    with open_den(tmp_path, database=url) as den:
        first = sit_together(den, "Anna", "Bruno", settings=EASY)
        keeper = first.people[0]
        book = begin(keeper)
        table = keeper.lay("me", "open", game="ladder", settings=EASY, book=book)
        bruno = first.people[1]
        bruno.do(table, "join", invite=keeper.invite(table))
        bruno.refused(404, "no-book", "GET", f"/api/books/{book}")
        assert bruno.look(table)["book"] == book
        keeper.do(table, "start")
        rest_to_the_end(Company(table, first.people))
        assert medals(keeper, book) == medals(bruno, book) == {"gold": 1}
        cookies = [guest.cookie for guest in first.people]
    with open_den(tmp_path, database=url) as den:
        people = tuple(den.back(cookie) for cookie in cookies)
        again = people[1].do(table, "rematch")["table"]
        assert people[0].look(again)["settings"]["medals"] == {"gold": 1}
        people[1].do(again, "start")
        second = Company(again, people)
        assert second.rungs() == [1, 1]
        rest_to_the_end(second)
        told = people[0].ok("GET", f"/api/books/{book}")
        BookReply.model_validate(told)
        assert [page["mark"] for page in told["pages"]] == [table, again]
        assert told["company"] == ["Anna", "Bruno"]
        assert told["earned"] == {"medals": {"gold": 2}}
        assert told["pages"][1]["names"] == ["Anna", "Bruno"]
        BooksReply.model_validate(people[0].ok("GET", "/api/books"))
        TableReply.model_validate(people[0].look(again))


def test_a_table_of_a_book_begins_with_what_was_earned_and_never_with_more(anna: Guest) -> None:
    book = anna.ok("POST", "/api/books/bring", **earned_book())["book"]
    table = anna.lay("me", "open", game="ladder", book=book)
    assert anna.look(table)["settings"]["medals"] == {"gold": 2}
    anna.do(table, "settings", settings={"medals": {"gold": 1}})
    path = f"/api/tables/{table}/settings"
    error = anna.refused(409, "not-earned", "POST", path, settings={"medals": {"gold": 3}})
    assert error["allowed"] == [{"gold": 2}]
    more: Json = {"game": "ladder", "book": book, "settings": {"medals": {"gold": 3}}}
    anna.refused(409, "not-earned", "POST", "/api/tables", **more)
    anna.refused(404, "no-book", "POST", "/api/tables", game="nidavellir", book=book)


def earned_book() -> Json:
    page = {"day": "2026-11-16", "names": ["Anna"], "won": True, "margin": 1.0,
            "gained": {"medals": {"gold": 1}}, "said": {"en": "Won.", "fr": "Gagné."},
            "told": {"en": [], "fr": []}}  # fmt: skip
    pages = [{**page, "mark": str(number)} for number in range(2)]
    return {"campaign": 1, "game": "ladder", "title": "Far", "begun": 0, "pages": pages}


def test_a_book_goes_out_as_a_file_and_comes_back(anna: Guest, bruno: Guest) -> None:
    book = anna.ok("POST", "/api/books/bring", **earned_book())["book"]
    file = anna.request("GET", f"/api/books/{book}/file")
    assert Campaign.loads(file.content).to_json() == earned_book()
    there = bruno.ok("POST", "/api/books/bring", **json.loads(file.content))
    assert (there["earned"], there["keeper"]) == ({"medals": {"gold": 2}}, True)
    for wrong in ({}, {**earned_book(), "game": "chess"}, {**earned_book(), "begun": 9}):
        assert bruno.ask("POST", "/api/books/bring", **wrong)[0] == 400
    assert bruno.request("POST", "/api/books/bring", content=b"[" * 600_000).status_code == 413
    assert bruno.request("POST", "/api/books/bring", content=b"[" * 100_000).status_code == 400


def test_only_the_keeper_begins_anew_and_only_the_company_looks(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings=EASY)
    anna, bruno = two.people
    book = begin(anna)
    table = anna.lay("me", "open", game="ladder", settings=EASY, book=book)
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    rest_to_the_end(Company(table, two.people))
    stranger = den.guest("Cleo")
    path = f"/api/books/{book}"
    for method, what in (("GET", ""), ("GET", "/file"), ("POST", "/anew"), ("POST", "/leave")):
        stranger.refused(404, "no-book", method, f"{path}{what}")
    stranger.refused(404, "no-book", "POST", "/api/tables", game="ladder", book=book)
    bruno.refused(403, "keeper", "POST", f"{path}/anew")
    bruno.refused(403, "keeper", "POST", f"{path}/title", title="Mine")
    assert anna.ok("POST", f"{path}/title", title="  Ours ")["title"] == "Ours"
    anew = anna.ok("POST", f"{path}/anew")
    assert (anew["earned"], anew["begun"], len(anew["pages"])) == ({"medals": {}}, 1, 1)
    again = anna.do(table, "rematch")["table"]
    assert anna.look(again)["settings"]["medals"] == {}, "what is gone is not carried on"
    anna.ok("POST", f"{path}/leave")
    assert bruno.ok("GET", path)["keeper"] is True
    bruno.ok("POST", f"{path}/leave")
    anna.refused(404, "no-book", "GET", path)


def test_books_are_rationed_and_only_of_games_that_earn_something(anna: Guest) -> None:
    anna.refused(400, "setup", "POST", "/api/books", game="nidavellir")
    anna.refused(404, "no-game", "POST", "/api/books", game="chess")
    for _ in range(MOST_BOOKS):
        begin(anna)
    anna.refused(409, "many-books", "POST", "/api/books", game="ladder")


def test_a_person_takes_all_books_away_and_leaves_no_name_in_any(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings=EASY)
    anna, bruno = two.people
    book = begin(anna)
    alone = begin(anna, "Alone")
    table = anna.lay("me", "open", game="ladder", settings=EASY, book=book)
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    rest_to_the_end(Company(table, two.people))
    data = anna.ok("GET", "/api/me/export")
    PersonalData.model_validate(data)
    assert sorted(each["title"] for each in data["books"]) == ["Alone", "Up we go"]
    anna.ok("POST", "/api/me/delete", password="")
    left = bruno.ok("GET", f"/api/books/{book}")
    assert (left["keeper"], left["company"]) == (True, ["Bruno"])
    assert left["pages"][0]["names"] == ["…", "Bruno"]
    assert "Anna" not in json.dumps(left)
    assert den.run(den.house.books.known(alone)) is None


def test_books_that_nobody_opens_go_in_time(tmp_path: Path) -> None:
    with open_den(tmp_path, forget_after=10) as den:
        anna, bruno = den.guest("Anna"), den.guest("Bruno")
        bruno.ok("POST", "/api/account", name="Bruno", password="long enough")
        old, kept, fresh = begin(anna), begin(bruno), begin(anna)
        long_ago = int(time.time()) - 11 * DAY
        aged = update(BOOKS).where(BOOKS.c.id.in_([old, kept])).values(opened=long_ago)

        def age(connection: Connection) -> None:
            connection.execute(aged)

        den.run(den.house.storage.write({}, age))
        assert den.run(den.house.retention.sweep()).books == 1
        found = [den.run(den.house.books.known(book)) for book in (old, kept, fresh)]
        assert [book is not None for book in found] == [False, True, True]
