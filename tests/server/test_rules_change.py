"""Rules, editions and entries change or break: what was played stays, and nobody is locked out.

A house is opened, played in and closed; something changes; it is opened again.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update

import antre
from antre.core.engine import Engine
from antre.core.game import Game, find
from antre.core.record import Record
from antre.core.state import State
from antre.server.models_tables import TableReply
from antre.server.restoring import restore
from antre.server.schema import EDITIONS, ENTRIES, TABLES
from antre.server.table_storage import StoredTable, read_table
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, Json, open_den, play
from tests.waiting import eventually

PASSWORD = "correct horse"
SQL = Callable[[str], None]


def bid(anna: Guest, table: str, count: int) -> None:
    """Anna lays so many of her coins."""
    options = anna.seat(table, 0)["asked"]["options"][:count]
    anna.decide(table, 0, *(option["option"] for option in options))


class House:
    """One database, opened again and again; Anna has an account and four tables there."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        with self.open() as (den, anna):
            bruno = den.guest("Bruno", "fr")
            anna.ok("PUT", "/api/me", name="Anna", language="en")
            anna.ok("POST", "/api/account", name="Anna", password=PASSWORD)
            self.lobby = anna.lay("me", "open")
            self.playing = anna.lay("me", "open", "hot:Max")
            bruno.do(self.playing, "join", invite=anna.invite(self.playing))
            anna.do(self.playing, "start")
            anna.do(self.playing, "chat", text="Skål!")
            for seat, guest in enumerate((anna, bruno, anna)):
                guest.decide(self.playing, seat, "bid:b4", "bid:b3", "bid:b2")
            rng = random.Random(1)
            while len(waiting := anna.look(self.playing)["waiting"]) < 3:
                (bruno if waiting[0] == 1 else anna).answer(self.playing, waiting[0], rng)
            bid(anna, self.playing, 2)
            anna.do(self.playing, "undo", seat=0)
            bid(anna, self.playing, 1)
            self.over = anna.lay("me", "hot:Léa", start=True)
            play(anna, self.over, seed=6)
            self.other = anna.lay("me", "hot:Léa", start=True)
            self.result = anna.look(self.over)
            self.record = anna.request("GET", f"/api/tables/{self.over}/record").json()
            self.seat = anna.seat(self.playing, 0)
            self.lines = anna.ok("GET", "/api/me")["tables"]
            self.cookies = {"Anna": anna.cookie, "Bruno": bruno.cookie}

    @contextmanager
    def open(self) -> Iterator[tuple[Den, Guest]]:
        with open_den(self.folder, database=self.database) as den:
            yield den, den.back(self.cookies["Anna"]) if hasattr(self, "cookies") else den.guest()

    def bruno(self, den: Den) -> Guest:
        return den.back(self.cookies["Bruno"])


@pytest.fixture(scope="module")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("sqlite"), "")


@pytest.fixture(scope="module")
def postgresql_house(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> House:
    return House(tmp_path_factory.mktemp("postgresql"), new_database(postgres))


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """The same house for each test, copied before anything happens to it."""
    built: House = request.getfixturevalue(f"{request.param}_house")
    shutil.copytree(built.folder, tmp_path, dirs_exist_ok=True)
    house = copy(built)
    house.folder = tmp_path
    if built.database:
        house.database = new_database(request.getfixturevalue("postgres"), like=built.database)
    return house


@pytest.fixture
def game() -> Game[Any, Any]:
    return find("nidavellir")


def change(den: Den, *statements: Any) -> None:
    """Change what is stored, behind the back of the house."""
    with den.house.storage.engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)


def entry(table: str, number: int, body: object) -> Any:
    at = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
    return update(ENTRIES).where(at).values(body=body)


def stored_row(den: Den, table: str) -> dict[str, Any]:
    with den.house.storage.engine.connect() as connection:
        return dict(read_table(table)(connection).row)


def check_open(den: Den, anna: Guest, house: House, **statuses: str) -> None:
    """Whatever has become of some tables, Anna comes in, finds them all, and plays the others."""
    expected = {house.lobby: "lobby", house.playing: "playing", house.over: "over"}
    expected |= {house.other: "playing", **{vars(house)[name]: s for name, s in statuses.items()}}
    for me in (
        anna.ok("GET", "/api/me"),
        den.guest().ok("POST", "/api/login", name="Anna", password=PASSWORD),
    ):
        assert {line["table"]: line["status"] for line in me["tables"]} == expected
        assert [line["names"] for line in me["tables"]] == [line["names"] for line in house.lines]
    for table, status in expected.items():
        reply = anna.look(table)
        TableReply.model_validate(reply)
        assert reply["status"] == status


def check_closed(guest: Guest, table: str, seat: int = 0) -> None:
    """All that plays or watches is refused alike, in words."""
    said = guest.look(table)["stopped"]["message"]
    at = f"/api/tables/{table}"
    for path in (f"seat/{seat}", f"scene?seat={seat}", "scene.svg", f"stream?seat={seat}"):
        assert guest.refused(409, "stopped", "GET", f"{at}/{path}")["message"] == said
    bodies: dict[str, Json] = {
        "decide": {"seat": seat, "options": ["bid:b4"]}, "undo": {"seat": seat},
        "why": {"seat": seat, "option": "bid:b4"}, "chat": {"text": "hm"}, "leave": {},
        "replace": {"seat": 1}, "return": {"seat": seat}, "lesson": {"step": 1},
        "join": {"seat": 1}, "start": {}, "settings": {"settings": {}},
    }  # fmt: skip
    for what, body in bodies.items():
        assert guest.refused(409, "stopped", "POST", f"{at}/{what}", **body)["message"] == said


def check_result(guest: Guest, house: House) -> None:
    """The finished game is told as it was."""
    seen = guest.look(house.over)
    for name in ("scores", "parts", "waiting", "you"):
        assert seen[name] == house.result[name]
    told, was = seen["outcome"], house.result["outcome"]
    assert {**told, "said": ""} == {**was, "said": ""}
    assert ("Anna", "Léa")[told["winners"][0]] in told["said"]
    french = guest.ok("GET", f"/api/tables/{house.over}?language=fr")
    assert french["outcome"]["said"] != told["said"]
    assert french["stopped"]["message"] != seen["stopped"]["message"]
    assert french["parts"] != seen["parts"]
    assert seen["stopped"]["message"].endswith("but it can no longer be replayed.")
    record = guest.request("GET", f"/api/tables/{house.over}/record").json()
    assert record == house.record


def one_more(monkeypatch: pytest.MonkeyPatch, engine: Engine[Any, Any]) -> None:
    """A line of the scoring has changed."""
    breakdown = engine.breakdown

    def changed(state: State, seat: int) -> dict[str, int]:
        first, *rest = breakdown(state, seat).items()
        return {first[0]: first[1] + 1, **dict(rest)}

    monkeypatch.setattr(engine, "breakdown", changed)


# --- what was played stays


def test_a_house_that_nothing_happened_to(house: House) -> None:
    with house.open() as (den, anna):
        check_open(den, anna, house)
        assert anna.look(house.over) == house.result
        assert anna.seat(house.playing, 0) == house.seat


def test_another_scoring_does_not_rewrite_history(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_more(monkeypatch, game.engine)
    with house.open() as (den, anna):
        check_open(den, anna, house)
        assert anna.look(house.over)["stopped"]["kind"] == "result"
        check_result(anna, house)
        check_closed(anna, house.over)
        again = anna.do(house.over, "rematch")["table"]
        assert anna.look(again)["status"] == "playing"
        assert anna.look(house.over)["next"] == again


def test_the_result_is_stored_with_the_last_choice(house: House) -> None:
    with house.open() as (den, _):
        row = stored_row(den, house.over)
        assert row["ended"] == ["Anna", "Léa"]
        assert row["result"]["scores"] == house.result["scores"]
        assert row["result"]["said"].keys() == {"en", "fr"}
        assert stored_row(den, house.playing)["result"] is None


def test_a_result_that_was_not_kept_is_filled_in_and_then_kept(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    forget = text("UPDATE tables SET result = NULL")
    with house.open() as (den, _):
        change(den, forget)
    with house.open() as (den, anna):
        eventually(lambda: stored_row(den, house.over)["result"], "the result was noted")
        assert anna.look(house.over) == house.result
    one_more(monkeypatch, game.engine)
    with house.open() as (den, anna):
        check_result(anna, house)
        change(den, forget)
    with house.open() as (den, anna):
        assert anna.look(house.over)["scores"] != house.result["scores"]


def test_a_result_that_is_lost_is_said_to_be(house: House, monkeypatch: Any) -> None:
    with house.open() as (den, _):
        change(
            den,
            text("UPDATE tables SET result = NULL"),
            entry(house.over, 5, {"kind": "choice", "seat": 0, "lines": ["0 fly:away"]}),
        )
    with house.open() as (den, anna):
        check_open(den, anna, house)
        seen = anna.look(house.over)
        assert (seen["outcome"], seen["scores"], seen["parts"]) == (None, [], [])
        assert seen["stopped"]["message"].endswith("and its result was not kept.")


# --- rules


def test_a_game_plays_on_by_the_rules_it_was_begun_with(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "versions", ("1", "2"))
    with house.open() as (den, anna):
        check_open(den, anna, house)
        assert den.live(house.playing).table.setup.rules == "1"
        assert anna.seat(house.playing, 0) == house.seat
        assert den.live(anna.lay("me", "open")).table.setup.rules == "2"
        anna.do(house.lobby, "start")
        assert stored_row(den, house.lobby)["rules"] == "2"
    with house.open() as (den, anna):
        assert den.live(house.lobby).table.setup.rules == "2"


def test_a_game_whose_rules_are_gone_stops_and_goes_on_if_wanted(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "versions", ("2",))
    with house.open() as (den, anna):
        check_open(den, anna, house, playing="stopped", other="stopped")
        seen = anna.look(house.playing)
        assert (seen["stopped"]["kind"], seen["stopped"]["play_on"]) == ("rules", True)
        assert seen["stopped"]["message"] == (
            "This game was begun under rules 1; this house plays by 2. "
            "It rests here; if you like, play on under the rules of today."
        )
        assert seen["chat"] == [{"seat": 0, "name": "Anna", "text": "Skål!"}]
        assert [chair["name"] for chair in seen["chairs"]] == ["Anna", "Bruno", "Max"]
        check_closed(anna, house.playing)
        check_result(anna, house)
        # Its secrets are still worth something.
        anna.refused(403, "not-over", "GET", f"/api/tables/{house.playing}/record")
        path = f"/api/tables/{house.playing}/play-on"
        den.guest("Clara").refused(403, "not-seated", "POST", path)
        seen = house.bruno(den).do(house.playing, "play-on")
        assert (seen["status"], seen["stopped"]) == ("playing", None)
        number = den.live(house.playing).table.number
        anna.do(house.playing, "play-on")
        assert den.live(house.playing).table.number == number, "a second click does no harm"
        now = anna.seat(house.playing, 0)
        assert {**now, "version": 0} == {**house.seat, "version": 0}
        bid(anna, house.playing, 2)
        assert stored_row(den, house.playing)["rules"] == "2"
        anna.do(house.lobby, "start")
    with house.open() as (den, anna):
        assert den.live(house.playing).table.setup.rules == "2"
        assert anna.look(house.playing)["waiting"] == [1, 2]
        assert anna.look(house.lobby)["status"] == "playing"


def test_the_rules_come_back(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, house.open() as (den, anna):
        patch.setattr(game, "versions", ("2",))
        assert anna.look(house.playing)["status"] == "stopped"
    with house.open() as (den, anna):
        check_open(den, anna, house)
        assert anna.look(house.over) == house.result


def test_a_game_that_the_new_rules_do_not_fit_is_not_played_on(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "versions", ("2",))
    with house.open() as (den, _):
        lines = ["0 bid:b5", "1 bid:b5"]
        change(den, entry(house.playing, 5, {"kind": "choice", "seat": 0, "lines": lines}))
    with house.open() as (den, anna):
        check_open(den, anna, house, playing="stopped", other="stopped")
        assert not anna.look(house.playing)["stopped"]["play_on"]
        anna.refused(409, "stopped", "POST", f"/api/tables/{house.playing}/play-on")
        check_closed(anna, house.playing)


# --- editions


def other_edition(monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any]) -> str:
    """Our own edition has changed: a comment is enough for another digest."""
    own = game.read_edition(game.edition().text + "\n# revised\n")
    monkeypatch.setattr(game, "edition", lambda path=None: own)
    return str(own.digest)


def test_a_game_plays_on_with_the_edition_it_was_begun_with(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = game.edition().digest
    ours = other_edition(monkeypatch, game)
    with house.open() as (den, anna):
        check_open(den, anna, house)
        assert anna.look(house.over) == house.result
        assert den.live(house.playing).table.setup.content.digest == begun
        assert anna.seat(house.playing, 0) == house.seat
        anna.do(house.lobby, "start")
        assert den.live(house.lobby).table.setup.content.digest == ours
        with den.house.storage.engine.connect() as connection:
            kept = connection.execute(select(EDITIONS.c.digest)).scalars()
            assert set(kept) == {begun, ours}
    with house.open() as (den, anna):
        assert den.live(house.lobby).table.setup.content.digest == ours


@pytest.mark.parametrize("unreadable", ["", "[game]\nname = 3", "not TOML"])
def test_a_game_whose_edition_is_gone_stops_and_goes_on_if_wanted(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch, unreadable: str
) -> None:
    ours = other_edition(monkeypatch, game)
    with house.open() as (den, _):
        kept = update(EDITIONS).values(text=unreadable) if unreadable else EDITIONS.delete()
        change(den, kept)
    with house.open() as (den, anna):
        check_open(den, anna, house, playing="stopped", other="stopped")
        assert anna.look(house.playing)["stopped"]["kind"] == "edition"
        check_closed(anna, house.playing)
        if unreadable:
            check_result(anna, house)
        assert anna.do(house.playing, "play-on")["status"] == "playing"
        assert stored_row(den, house.playing)["edition"] == ours
        bid(anna, house.playing, 1)
    with house.open() as (den, anna):
        assert anna.look(house.playing)["status"] == "playing"


def test_new_rules_with_the_edition_it_was_begun_with(
    house: House, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ours has other cards now, in which the past of the game cannot be found."""
    begun = game.edition()
    monkeypatch.setattr(game, "versions", ("2",))
    ours = game.read_edition(begun.text.replace("gems = [3, 4, 5]", "gems = [1, 2, 5]"))
    assert ours.digest != begun.digest
    monkeypatch.setattr(game, "edition", lambda path=None: ours)
    with house.open() as (den, anna):
        assert anna.look(house.playing)["stopped"]["play_on"]
        anna.do(house.playing, "play-on")
        setup = den.live(house.playing).table.setup
        assert (setup.rules, setup.content.digest) == ("2", begun.digest)
        bid(anna, house.playing, 1)


# --- what is broken

JUNK: list[object] = [
    {}, [], "x", 3, {"kind": "fly"}, {"kind": "choice"}, {"kind": "undo", "seat": 9, "count": 1},
    {"kind": "choice", "seat": 0, "lines": ["0 bid:b4", "age1 w9.1"]}, {"kind": "open"},
    {"kind": "start", "chairs": []}, {"kind": "chair", "seat": 0, "chair": {"king": 1}},
    {"kind": "chat"}, {"kind": "settings", "settings": {"dragon": True}},
]  # fmt: skip


def test_a_broken_entry_stops_its_table_and_no_other(house: House) -> None:
    with house.open() as (den, anna):
        for junk in JUNK:
            change(den, entry(house.playing, 5, junk))
            den.house.live.pop(house.playing, None)
            check_open(den, anna, house, playing="stopped")
            seen = anna.look(house.playing)["stopped"]
            assert (seen["kind"], seen["play_on"], seen["record"]) == ("entries", False, True)
        check_closed(anna, house.playing)
        anna.refused(409, "stopped", "POST", f"/api/tables/{house.playing}/play-on")
        stranger = den.guest("Clara")
        stranger.refused(403, "not-seated", "GET", f"/api/tables/{house.playing}/record")
        assert stranger.look(house.playing)["status"] == "stopped"
        reply = anna.request("GET", f"/api/tables/{house.playing}/record")
        assert isinstance(antre.load(reply.text), Record)


def test_text_that_is_no_json_stops_its_table_and_no_other(tmp_path: Path) -> None:
    house = House(tmp_path, "")
    with house.open() as (den, _):
        broken = text("UPDATE entries SET body = '{' WHERE table_id = :id AND number = 5")
        change(den, broken.bindparams(id=house.playing))
        settings = text("UPDATE tables SET settings = '{' WHERE id = :id")
        change(den, settings.bindparams(id=house.other))
    with house.open() as (den, anna):
        check_open(den, anna, house, playing="stopped", other="stopped")
        assert anna.look(house.other)["stopped"]["kind"] == "setup"


def test_any_entry_may_be_broken_or_missing(tmp_path: Path) -> None:
    """Whatever is stored, a table is made of it, with everybody who is known to sit there."""
    house, rng = House(tmp_path, ""), random.Random(3)
    with house.open() as (den, _), den.house.storage.engine.connect() as connection:
        stored = read_table(house.playing)(connection)
    for place in range(len(stored.bodies)):
        for junk in [*rng.sample(JUNK, 4), None]:
            bodies: list[object] = list(stored.bodies)
            bodies[place : place + 1] = [] if junk is None else [junk]
            table = restore(StoredTable(stored.row, bodies, stored.edition))
            assert table.number == len(bodies)
            assert len(table.chairs) == 3
            assert StoredTable(stored.row, bodies, stored.edition).record()


@pytest.mark.parametrize(
    ("values", "kind"),
    [({"game": "chess"}, "game"), ({"settings": {"dragon": True}}, "setup")],
)
def test_what_the_house_no_longer_knows(house: House, values: Json, kind: str) -> None:
    with house.open() as (den, _):
        for table in (house.lobby, house.playing, house.over):
            change(den, update(TABLES).where(TABLES.c.id == table).values(**values))
    with house.open() as (den, anna):
        check_open(den, anna, house, lobby="stopped", playing="stopped")
        for table in (house.lobby, house.playing, house.over):
            assert anna.look(table)["stopped"]["kind"] == kind
        lobby = anna.look(house.lobby)["stopped"]
        assert (lobby["play_on"], lobby["record"]) == (False, False)
        assert lobby["message"].endswith("It had not begun: lay a new table.")
        anna.refused(403, "not-over", "GET", f"/api/tables/{house.lobby}/record")
        anna.refused(400, "setup", "POST", f"/api/tables/{house.over}/rematch")
        assert anna.look(house.over)["scores"] == house.result["scores"]
        record = anna.request("GET", f"/api/tables/{house.playing}/record").json()
        assert record["entries"]


def test_a_stored_record_is_the_record(house: House) -> None:
    """Also where answers were taken back."""
    with house.open() as (den, _):
        with den.house.storage.engine.connect() as connection:
            stored = [read_table(id)(connection) for id in (house.playing, house.over)]
        table = den.live(house.playing).table
        match = table.match
        assert match is not None
        assert stored[0].lines() == match.lines(0)
        record = Record.of(match.state, table.told_deal)
        assert json.loads(stored[0].record()) == record.to_json()
        assert json.loads(stored[1].record()) == house.record


# --- processes of different versions


def test_playing_on_reaches_the_other_processes(
    postgres: str, tmp_path: Path, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, new_database(postgres))
    monkeypatch.setattr(game, "versions", ("2",))
    with house.open() as (_, anna), house.open() as (_, elsewhere):
        for guest in (anna, elsewhere):
            assert guest.look(house.playing)["status"] == "stopped"
        anna.do(house.playing, "play-on")
        eventually(
            lambda: elsewhere.look(house.playing)["status"] == "playing", "the other heard of it"
        )
        bid(elsewhere, house.playing, 1)


def test_an_entry_of_another_version_stops_a_table_that_is_open(house: House) -> None:
    """Somebody else writes what this house cannot read: its listeners are sent away."""
    with house.open() as (den, anna):
        live = den.live(house.playing)
        number = live.table.number
        body = {"table_id": house.playing, "number": number, "body": {"kind": "dance"}}
        change(den, insert(ENTRIES).values(body))
        option = anna.seat(house.playing, 0)["asked"]["options"][0]["option"]
        path = f"/api/tables/{house.playing}/decide"
        anna.refused(409, "stopped", "POST", path, seat=0, options=[option])
        assert anna.look(house.playing)["status"] == "stopped"
        check_closed(anna, house.playing)
