"""What is remembered of finished games: once, by those who played, and by nobody else."""

from __future__ import annotations

import csv
import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from antre.core.outcome import Outcome
from antre.server.models_accounts import PersonalData
from antre.server.models_people import HistoryReply
from antre.server.plays import note_the_plays
from antre.server.rebuilding import rebuild_ratings
from antre.server.schema import CONTESTS, PLAYS, RATINGS
from tests.server.company import Company, sit_together
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, Json, open_den, play
from tests.toys.shelf import ladder_for_all
from tests.waiting import eventually

__all__ = ["ladder_for_all"]
pytestmark = pytest.mark.usefixtures("ladder_for_all")
# All rest, and the first of those who are lowest wins.
RIVALS = {"way": "lowest", "height": 2}
EASY = {"way": "together", "height": 1}


@pytest.fixture(scope="module")
def den(ladder_for_all: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Den]:
    """One house for all: each game has people of its own."""
    with open_den(tmp_path_factory.mktemp("house")) as den:
        yield den


def history(guest: Guest) -> Json:
    told = guest.ok("GET", "/api/me/history")
    HistoryReply.model_validate(told)
    return told


def race(company: Company) -> None:
    """Everybody takes the last thing offered, whatever it is; in Ladder they rest."""
    while waiting := company.people[0].look(company.table)["waiting"]:
        seat = waiting[0]
        asked = company.people[seat].seat(company.table, seat)["asked"]
        options = [option["option"] for option in asked["options"]]
        chosen = "rest" if "rest" in options else options[-1]
        company.people[seat].decide(company.table, seat, chosen)


def finish(guest: Guest, table: str) -> None:
    """Any answer, whenever it is this guest's turn, until the game is over."""
    rng = random.Random(1)
    (mine,) = guest.look(table)["you"]

    def over() -> bool:
        guest.answer(table, mine, rng)
        return bool(guest.look(table)["status"] == "over")

    eventually(over, "the game ends")


def kept_of(den: Den, table: str) -> tuple[int, int]:
    """How many contests and plays are stored of a table."""
    counted = [select(func.count()).where(kind.c.table_id == table) for kind in (CONTESTS, PLAYS)]
    with den.house.storage.engine.connect() as connection:
        contests, plays = (connection.execute(count).scalar_one() for count in counted)
    return contests, plays


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_game_is_remembered_and_rated_once_by_each_of_its_people(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    shared = database == "postgresql"
    url = new_database(request.getfixturevalue("postgres")) if shared else ""
    with open_den(tmp_path, database=url) as den:
        two = sit_together(den, "Anna", "Bruno", settings=RIVALS)
        race(two)
        anna, bruno = map(history, two.people)
        assert [play["names"] for play in anna["plays"]] == [["Bruno"]]
        assert (anna["plays"][0]["won"], bruno["plays"][0]["won"]) == (True, False)
        (better,), (worse,) = (told["games"][0]["ratings"] for told in (anna, bruno))
        assert better["against"] == "people"
        assert better["rating"] > 1000 > worse["rating"]
        assert better["low"] < better["rating"] < better["high"]
        assert (better["sure"], better["games"], len(better["course"])) == ("vague", 1, 1)
        live = den.live(two.table)
        assert live.table.match is not None
        assert live.table.result is not None
        outcome = Outcome.from_json(live.table.result)
        again = note_the_plays(live.table, live.table.match.state, outcome, 1)
        den.run(den.house.storage.write({}, again))
        assert list(map(history, two.people)) == [anna, bruno], "noted twice, it counts once"
        rematch = two.people[0].do(two.table, "rematch")["table"]
        two.people[0].do(rematch, "start")
        race(Company(rematch, two.people))
        anna = history(two.people[0])
        (rating,) = anna["games"][0]["ratings"]
        course = [point["rating"] for point in rating["course"]]
        assert course == sorted(course), "who wins twice climbs twice"
        assert (rating["rating"], rating["games"]) == (course[-1], 2)
        place = den.house.storage.engine.url.render_as_string(hide_password=False)
        if shared:
            assert rebuild_ratings(place) == 2
    if not shared:
        assert rebuild_ratings(f"sqlite:///{tmp_path / 'antre.db'}") == 2
    with open_den(tmp_path, database=url) as den:
        assert history(den.back(two.people[0].cookie)) == anna, "made anew, nothing changes"


def test_against_bots_one_has_another_rating_and_the_bots_keep_theirs(den: Den) -> None:
    anna = den.guest("Anna")
    table = anna.lay("me", "bot:easy", game="ladder", settings=RIVALS, start=True)
    finish(anna, table)
    told = history(anna)
    (ladder,) = told["games"]
    assert [rating["against"] for rating in ladder["ratings"]] == ["bots"]
    assert {level["level"]: level["rating"] for level in told["levels"]}["normal"] == 1000
    assert ladder["parts"]
    assert ladder["mean"] is not None


def test_who_left_comes_last_and_who_came_back_has_played(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings=RIVALS)
    two.people[0].do(two.table, "leave")
    two.people[0].do(two.table, "return", seat=0)
    two.people[0].do(two.table, "leave")
    bruno = two.people[1]
    finish(bruno, two.table)
    left, stayed = (history(guest)["plays"][0] for guest in two.people)
    assert (left["left"], left["won"], left["place"]) == (True, False, 2)
    assert (stayed["left"], stayed["place"]) == (False, 1)
    ratings = [history(guest)["games"][0]["ratings"][0]["rating"] for guest in two.people]
    assert ratings[0] < 1000 < ratings[1]


def test_who_play_together_have_a_record_and_no_rating(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings=EASY)
    while two.people[0].look(two.table)["waiting"]:
        two.decide("rest")
    (told,) = history(two.people[0])["games"]
    assert (told["ratings"], told["counted"]) == ([], 0)
    assert (told["record"]["games"], told["record"]["won"]) == (1, 1)
    assert told["record"]["best"] >= 0


def test_a_shared_screen_is_listed_and_does_not_count_a_lesson_is_not_listed(
    den: Den, anna: Guest
) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, 1)
    told = history(anna)
    assert [(each["counts"], each["names"]) for each in told["plays"]] == [(False, ["Léa"])]
    (listed,) = told["games"]
    assert (listed["played"], listed["counted"]) == (1, 0)
    assert (listed["ratings"], listed["parts"]) == ([], [])
    anna.do(table, "delete")
    assert history(anna)["plays"] == []
    elsewhere = anna.lay("me", "bot:easy", game="ladder", settings=RIVALS, start=True)
    den.live(elsewhere).table.deal = None
    finish(anna, elsewhere)
    assert [each["counts"] for each in history(anna)["plays"]] == [False], "dealt elsewhere"
    assert kept_of(den, table) == (1, 0)


def test_the_heroes_one_wins_with_are_told_in_ones_own_language(den: Den) -> None:
    anna, bruno = den.guest("Anna"), den.guest("Bruno", "fr")
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    two = Company(table, (anna, bruno))
    race(two)
    titles = [history(guest)["games"][0]["parts"][0]["label"] for guest in two.people]
    assert titles == ["Warriors", "Guerriers"]
    for guest in two.people:
        (told,) = history(guest)["games"]
        for group in told["traits"]:
            assert all(0 <= line["won"] <= line["games"] == 1 for line in group["lines"])


def test_it_can_be_taken_away_as_a_table_and_with_all_else(den: Den) -> None:
    two = sit_together(den, "Anna", "=cmd|x", settings=RIVALS)
    race(two)
    anna = two.people[0]
    file = anna.request("GET", "/api/me/history.csv")
    assert file.headers["content-type"] == "text/csv; charset=utf-8"
    (row,) = csv.DictReader(io.StringIO(file.text))
    assert (row["game"], row["table"], row["with"]) == ("ladder", two.table, "'=cmd|x")
    assert row["rating_people"]
    data = anna.ok("GET", "/api/me/export")
    PersonalData.model_validate(data)
    assert [each["table"] for each in data["plays"]] == [two.table]
    assert [each["against"] for each in data["ratings"]] == ["people"]


def test_nobody_learns_of_another_and_who_is_forgotten_is_gone(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings=RIVALS)
    race(two)
    anna, bruno = two.people
    stranger = den.guest("Cleo")
    assert history(stranger) == {**history(stranger), "count": 0, "plays": [], "games": []}
    token = anna.look(two.table)["chairs"][0]["token"]
    for path in ("/api/me/history", "/api/me/history.csv"):
        reply = den.guest().request("GET", path, headers={"Authorization": f"Bearer {token}"})
        assert (reply.status_code, reply.json()["error"]["kind"]) == (403, "who")
    before = history(bruno)["games"][0]["ratings"]
    anna.ok("POST", "/api/me/delete", password="")
    told = history(bruno)
    assert told["plays"][0]["names"] == ["…"]
    assert "Anna" not in json.dumps(told)
    assert told["games"][0]["ratings"] == before
    assert kept_of(den, two.table) == (1, 1)
    with den.house.storage.engine.connect() as connection:
        found = select(CONTESTS.c.sides).where(CONTESTS.c.table_id == two.table)
        sides = connection.execute(found).scalar_one()
    members = [member["guest"] for side in sides for member in side["members"]]
    assert members.count("") == 1


def test_who_is_forgotten_is_nobody_in_games_thrown_away_before(den: Den) -> None:
    """The rating keeps what such a game has taught it, and nobody else remembers the game."""
    anna = den.guest("Anna")
    table = anna.lay("me", "bot:easy", game="ladder", settings=RIVALS, start=True)
    finish(anna, table)
    anna.do(table, "delete")
    anna.ok("POST", "/api/me/delete", password="")
    with den.house.storage.engine.connect() as connection:
        found = select(CONTESTS.c.sides).where(CONTESTS.c.table_id == table)
        sides = connection.execute(found).scalar_one()
    assert [side["members"] for side in sides] == [[{"guest": ""}], [{"bot": "easy"}]]


def test_games_from_before_are_remembered_when_the_house_opens(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        two = sit_together(den, "Anna", "Bruno", settings=RIVALS)
        race(two)
        known = history(two.people[0])
        with den.house.storage.engine.begin() as connection:
            for table in (CONTESTS, PLAYS, RATINGS):
                connection.execute(table.delete())
    with open_den(tmp_path) as den:
        anna = den.back(two.people[0].cookie)
        eventually(lambda: history(anna)["plays"], "an old game is remembered")
        assert history(anna)["games"][0]["won"] == known["games"][0]["won"] == 1
