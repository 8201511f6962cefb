"""Tables before the game: laying, inviting, sitting down, getting up, starting."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import pytest

from antre.bots.network import NoNetwork
from antre.core.game import Game, find, slugs
from antre.core.setting import parse
from antre.core.setup import Setup
from antre.server import api_games
from antre.server.api_games import all_games, at_hand
from antre.server.models_games import GamesReply, RulesReply
from antre.server.models_tables import TableReply
from tests.server.den import Den, Guest, Json, play


def test_the_den_lists_games_and_levels(anna: Guest) -> None:
    reply = anna.ok("GET", "/api/games")
    GamesReply.model_validate(reply)
    games = {game["game"]: game for game in reply["games"]}
    assert list(games) == [slug for slug in slugs() if at_hand(slug)]
    assert {"nidavellir", "hall", "fall"} <= games.keys()
    assert games["nidavellir"]["seats"] == [2, 5]
    for game in games.values():
        assert game["levels"][:3] == ["easy", "normal", "hard"]
    assert games["nidavellir"]["levels"] == ["easy", "normal", "hard", "expert"]


def test_experts_sit_down_where_there_is_a_network_alone(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    expert: Json = {"kind": "bot", "level": "expert"}
    table = anna.lay("me", "open", "open")
    assert anna.do(table, "chair", seat=1, **expert)["chairs"][1]["level"] == "expert"

    def none(setup: Setup) -> NoReturn:
        raise NoNetwork("there is none")

    monkeypatch.setattr("antre.bots.network.network_for", none)
    games = json.loads(all_games(den.house.configuration.levels, public_tables=False))["games"]
    assert {tuple(game["levels"]) for game in games} == {("easy", "normal", "hard")}
    chairs = [{"kind": "me"}, expert]
    refusals = [
        anna.refused(400, "no-level", "POST", "/api/tables", game="nidavellir", chairs=chairs),
        anna.refused(400, "no-level", "POST", f"/api/tables/{table}/chair", seat=2, **expert),
        anna.refused(400, "no-level", "POST", f"/api/tables/{table}/start", fill="expert"),
    ]
    assert {tuple(refusal["allowed"]) for refusal in refusals} == {("easy", "normal", "hard")}
    # Whoever sits there already stays.
    assert anna.do(table, "start")["chairs"][1]["level"] == "expert"


TITLE = 'title = { en = "T", fr = "T" }\nhelp = { en = "H.", fr = "H." }\nrule = "turn"\n'
VALUES = "".join(
    f'[[setting.value]]\nid = "{id}"\ntitle = {{ en = "{id}", fr = "{id}" }}\n'
    for id in ("red", "green", "blue")
)
EVERY_KIND = (
    f'[[setting]]\nid = "duel"\nkind = "yes-no"\nseats = [2]\n{TITLE}'
    f'[[setting]]\nid = "map"\nkind = "one-of"\ndefault = "green"\n{TITLE}{VALUES}'
    f'[[setting]]\nid = "rounds"\nkind = "number"\nlow = 2\nhigh = 9\n{TITLE}'
    f'[[setting]]\nid = "faction"\nkind = "per-seat"\ndistinct = true\n{TITLE}{VALUES}'
    f'[[setting]]\nid = "tiles"\nkind = "some-of"\nmost = 2\n{TITLE}{VALUES}'
    f'[[setting]]\nid = "trophies"\nkind = "earned"\nmost = 3\n{TITLE}{VALUES}'
)
CHOSEN: Json = {
    "duel": True, "map": "red", "rounds": 4, "faction": [None, "blue"], "tiles": ["red", "blue"],
    "trophies": {"green": 2},
}  # fmt: skip
DEFAULTS: Json = {
    "duel": False, "map": "green", "rounds": 2, "faction": [None, None], "tiles": [],
    "trophies": {},
}  # fmt: skip
WRONG: list[tuple[str, object, str]] = [
    ("duel", "yes", "yes (true) or no (false)"),
    ("map", "pink", "red, green, blue"),
    ("rounds", 10, "a whole number from 2 to 9"),
    ("rounds", True, "a whole number from 2 to 9"),
    ("faction", ["red"], "a list of 2"),
    ("faction", ["red", "red"], "two seats"),
    ("tiles", ["red", "green", "blue"], "0 to 2 different ones"),
    ("trophies", {"green": 4}, "up to 3"),
    ("dragon", True, "duel, map, rounds, faction, tiles, trophies"),
]


@pytest.fixture
def every_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a setting of each kind."""
    game = find("nidavellir")
    monkeypatch.setattr(game, "settings", (*game.settings, *parse(EVERY_KIND)))


@pytest.mark.usefixtures("every_kind")
def test_a_setting_of_each_kind_is_described() -> None:
    told = json.loads(all_games(["easy"], False))
    GamesReply.model_validate(told)
    game = next(each for each in told["games"] if each["game"] == "nidavellir")
    assert (game["kind"], game["seats"]) == ("rivals", [2, 5])
    settings = {each["id"]: each for each in game["settings"]}
    assert list(settings) == ["first_game", *DEFAULTS]
    assert settings["duel"] == {
        "id": "duel", "kind": "yes-no", "title": {"en": "T", "fr": "T"},
        "help": {"en": "H.", "fr": "H."}, "rule": "turn", "seats": [2], "values": [],
        "default": False, "when": {},
    }  # fmt: skip
    assert (settings["rounds"]["low"], settings["rounds"]["high"]) == (2, 9)
    assert [value["id"] for value in settings["map"]["values"]] == ["red", "green", "blue"]


@pytest.mark.usefixtures("every_kind")
def test_a_table_is_laid_with_values_of_all_kinds(den: Den, anna: Guest) -> None:
    plain, chosen = anna.lay("me", "open"), anna.lay("me", "open", settings=CHOSEN)
    assert anna.look(plain)["settings"] == {"first_game": False, **DEFAULTS}
    seen = anna.look(chosen)
    TableReply.model_validate(seen)
    assert seen["settings"] == {"first_game": False, **CHOSEN}
    del den.house.live[chosen]
    assert anna.look(chosen)["settings"] == {"first_game": False, **CHOSEN}


@pytest.mark.usefixtures("every_kind")
@pytest.mark.parametrize(("name", "value", "allowed"), WRONG)
def test_a_wrong_setting_is_refused_with_what_is_allowed(
    anna: Guest, name: str, value: object, allowed: str
) -> None:
    settings, chairs = {name: value}, [{"kind": "me"}, {"kind": "open"}]
    error = anna.refused(
        400, "setup", "POST", "/api/tables", game="nidavellir", chairs=chairs, settings=settings
    )
    assert name in error["message"]
    assert allowed in error["message"]
    table = anna.lay("me", "open")
    path = f"/api/tables/{table}/settings"
    assert anna.refused(400, "setup", "POST", path, settings=settings) == error


def test_settings_of_no_sense_are_malformed(anna: Guest) -> None:
    odd: list[object] = [
        {"first_game": 1.5}, {"first_game": [[True]]}, {"first_game": None}, [], 3,
    ]  # fmt: skip
    for settings in odd:
        anna.refused(400, "malformed", "POST", "/api/tables", game="nidavellir", settings=settings)


@pytest.mark.usefixtures("every_kind")
def test_the_host_changes_settings_until_the_game_begins(
    den: Den, anna: Guest, bruno: Guest
) -> None:
    table = anna.lay("me", "open", settings={"map": "blue"})
    bruno.do(table, "join", invite=anna.invite(table))
    path = f"/api/tables/{table}/settings"
    bruno.refused(403, "host", "POST", path, settings={"map": "red"})
    version = anna.look(table)["version"]
    seen = anna.do(table, "settings", settings={"faction": ["red", "green"], "first_game": True})
    wanted = {**DEFAULTS, "first_game": True, "map": "blue", "faction": ["red", "green"]}
    assert (seen["settings"], seen["version"]) == (wanted, version + 1)
    assert anna.do(table, "settings", settings={"map": "blue"})["version"] == version + 1
    del den.house.live[table]
    assert bruno.look(table)["settings"] == wanted
    anna.do(table, "start")
    assert den.live(table).table.setup.settings == wanted
    anna.refused(409, "started", "POST", path, settings={"map": "red"})
    del den.house.live[table]
    assert den.live(table).table.setup.settings == wanted


@pytest.mark.usefixtures("every_kind")
def test_a_rematch_keeps_settings_and_carries_what_was_earned(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    earned = {"trophies": {"red": 1, "green": 3}, "map": "blue", "unknown": 4}
    monkeypatch.setattr(find("nidavellir").engine, "earned", lambda state: earned)
    table = anna.lay("me", "hot:Léa", settings=CHOSEN, start=True)
    play(anna, table, seed=3)
    again = anna.do(table, "rematch")["table"]
    assert anna.look(again)["settings"] == {
        "first_game": False, **CHOSEN, "trophies": {"red": 1, "green": 3},
    }  # fmt: skip


def test_a_game_that_does_not_load_takes_no_other_along(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def find_or_fail(slug: str) -> Game[Any, Any]:
        if slug == "ghost":
            raise ModuleNotFoundError(slug)
        return find(slug)

    monkeypatch.setattr(api_games, "slugs", lambda: [*slugs(), "ghost"])
    monkeypatch.setattr(api_games, "find", find_or_fail)
    told = json.loads(all_games(["easy"], False))["games"]
    assert {"nidavellir", "hall", "fall"} <= {game["game"] for game in told}
    assert "ghost" not in {game["game"] for game in told}
    assert "game ghost cannot be loaded: ModuleNotFoundError" in caplog.text
    anna.refused(404, "no-game", "POST", "/api/tables", game="ghost")


def test_the_rules_come_in_both_languages(anna: Guest) -> None:
    book = anna.ok("GET", "/api/rules/nidavellir")
    RulesReply.model_validate(book)
    assert book["chapters"][0]["rules"][0]["text"].keys() == {"en", "fr"}
    anna.refused(404, "no-game", "GET", "/api/rules/chess")


def test_a_table_waits_for_its_people(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "bot:easy")
    seen = anna.look(table)
    assert seen["status"] == "lobby"
    assert [chair["kind"] for chair in seen["chairs"]] == ["person", "open", "bot"]
    assert (seen["you"], seen["host"]) == ([0], True)
    bruno.refused(403, "invite", "POST", f"/api/tables/{table}/join", invite="guess")
    assert bruno.do(table, "join", invite=anna.invite(table)) == {"table": table, "seat": 1}
    seen = bruno.look(table)
    assert [chair["name"] for chair in seen["chairs"]][:2] == ["Anna", "Bruno"]
    assert (seen["you"], seen["host"]) == ([1], False)


def test_sitting_down_twice_changes_nothing(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "open")
    for _ in range(2):
        assert bruno.do(table, "join", invite=anna.invite(table), seat=2)["seat"] == 2


def test_a_chair_is_taken_by_one_only(den: Den, anna: Guest, bruno: Guest) -> None:
    table, clara = anna.lay("me", "open"), den.guest("Clara")
    invite = anna.invite(table)
    bruno.do(table, "join", invite=invite)
    clara.refused(409, "taken", "POST", f"/api/tables/{table}/join", invite=invite)
    clara.refused(409, "taken", "POST", f"/api/tables/{table}/join", invite=invite, seat=1)


def test_who_gets_up_leaves_an_open_chair(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    assert bruno.do(table, "leave")["chairs"][1]["kind"] == "open"
    assert bruno.ok("GET", "/api/me")["tables"] == []
    bruno.refused(403, "not-seated", "POST", f"/api/tables/{table}/leave")


def test_the_host_prepares_chairs(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "open", "open")
    invite = anna.invite(table)
    anna.do(table, "chair", seat=2, kind="bot", level="hard")
    seen = anna.do(table, "chair", seat=3, kind="hot", name="Léa")
    assert [chair["kind"] for chair in seen["chairs"]] == ["person", "open", "bot", "hot"]
    assert seen["chairs"][2]["level"] == "hard"
    assert seen["you"] == [0, 3]
    bruno.do(table, "join", invite=invite)
    bruno.refused(403, "host", "POST", f"/api/tables/{table}/chair", seat=2, kind="open")
    anna.refused(409, "taken", "POST", f"/api/tables/{table}/chair", seat=1, kind="open")
    anna.refused(404, "no-seat", "POST", f"/api/tables/{table}/chair", seat=9, kind="open")


def test_only_the_host_starts_and_bots_fill_the_chairs(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    bruno.refused(403, "host", "POST", f"/api/tables/{table}/start")
    seen = anna.do(table, "start", fill="easy")
    assert seen["status"] == "playing"
    assert (seen["chairs"][2]["kind"], seen["chairs"][2]["level"]) == ("bot", "easy")
    anna.refused(409, "started", "POST", f"/api/tables/{table}/start")
    assert len({chair["name"] for chair in seen["chairs"]}) == 3


def test_nobody_joins_a_game_that_has_begun(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", start=True)
    invite = anna.invite(table)
    bruno.refused(409, "started", "POST", f"/api/tables/{table}/join", invite=invite)


def test_wrong_tables_are_refused_with_a_reason(anna: Guest) -> None:
    anna.refused(404, "no-game", "POST", "/api/tables", game="chess")
    anna.refused(400, "setup", "POST", "/api/tables", game="nidavellir", seats=9)
    anna.refused(400, "setup", "POST", "/api/tables", game="nidavellir", settings={"dragon": True})
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    anna.refused(400, "setup", "POST", "/api/tables", game="nidavellir", seats=2, chairs=chairs)
    anna.refused(404, "no-table", "GET", "/api/tables/0123456789ab")


def test_guests_cannot_seat_code_of_their_own(anna: Guest) -> None:
    for level in ("antre.bots.plain:Greedy", "os:system", "mcts:100s", "greedy"):
        chairs = [{"kind": "me"}, {"kind": "bot", "level": level}]
        error = anna.refused(
            400, "no-level", "POST", "/api/tables", game="nidavellir", chairs=chairs
        )
        assert error["allowed"] == ["easy", "normal", "hard", "expert"]


def test_my_tables_are_listed_newest_first(anna: Guest, bruno: Guest) -> None:
    tables = [anna.lay("me", "hot:Léa", start=True), anna.lay("me", "open")]
    lines = anna.ok("GET", "/api/me")["tables"]
    assert {line["table"] for line in lines} == set(tables)
    by_id = {line["table"]: line for line in lines}
    assert by_id[tables[0]]["your_turn"]
    assert by_id[tables[1]]["status"] == "lobby"
    assert bruno.ok("GET", "/api/me")["tables"] == []


def test_a_closed_door_keeps_spectators_out(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True, spectators=False)
    for path in ("seat/-1", "scene", "stream?seat=-1"):
        bruno.refused(403, "spectators", "GET", f"/api/tables/{table}/{path}")
    assert anna.seat(table, -1)["view"]["seat"] == -1
    assert bruno.look(table)["chat"] == []


def test_spectators_see_what_everybody_sees(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    seen = bruno.seat(table, -1)
    assert seen["asked"] is None
    assert not seen["can_undo"]
    bruno.refused(403, "not-yours", "GET", f"/api/tables/{table}/seat/0")
    bruno.refused(404, "no-seat", "GET", f"/api/tables/{table}/seat/2")


def test_chat_reaches_the_table_as_it_was_typed(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    seen = anna.do(table, "chat", text="  <b>Skål!</b> ")
    assert seen["chat"] == [{"seat": 0, "name": "Anna", "text": "<b>Skål!</b>"}]
    assert bruno.look(table)["chat"] == seen["chat"]
    bruno.refused(403, "not-seated", "POST", f"/api/tables/{table}/chat", text="hello")
    anna.refused(400, "malformed", "POST", f"/api/tables/{table}/chat", text="x" * 301)
