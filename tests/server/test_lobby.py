"""Tables before the game: laying, inviting, sitting down, getting up, starting."""

from __future__ import annotations

import json

import pytest

from antre.core.game import Variant, find, slugs
from antre.server.api_games import all_games
from antre.server.models import GamesReply, RulesReply
from tests.server.den import Den, Guest


def test_the_den_lists_games_and_levels(anna: Guest) -> None:
    reply = anna.ok("GET", "/api/games")
    GamesReply.model_validate(reply)
    games = {game["game"]: game for game in reply["games"]}
    assert list(games) == slugs()
    assert games["nidavellir"]["seats"] == [2, 5]
    assert set(reply["levels"]) == {"easy", "normal", "hard"}


def test_the_lobby_knows_for_how_many_a_variant_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("nidavellir")
    title = {"en": "Duel", "fr": "Duel"}
    variants = (Variant("duel", False, "turn", title, seats=(2, 3)), *game.variants)
    monkeypatch.setattr(type(game), "variants", variants)
    told = json.loads(all_games(["easy"]))["games"]
    options = next(each for each in told if each["game"] == "nidavellir")["options"]
    assert options[0] == {
        "option": "duel", "default": False, "rule": "turn", "title": title, "seats": [2, 3],
    }  # fmt: skip
    assert all(option["seats"] == [] for option in options[1:])


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
    anna.refused(400, "setup", "POST", "/api/tables", game="nidavellir", options={"dragon": True})
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    anna.refused(400, "setup", "POST", "/api/tables", game="nidavellir", seats=2, chairs=chairs)
    anna.refused(404, "no-table", "GET", "/api/tables/0123456789ab")


def test_guests_cannot_seat_code_of_their_own(anna: Guest) -> None:
    for level in ("antre.bots.plain:Greedy", "os:system", "mcts:100s", "greedy"):
        chairs = [{"kind": "me"}, {"kind": "bot", "level": level}]
        error = anna.refused(
            400, "no-level", "POST", "/api/tables", game="nidavellir", chairs=chairs
        )
        assert error["allowed"] == ["easy", "normal", "hard"]


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
