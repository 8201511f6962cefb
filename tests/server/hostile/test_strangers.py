"""What strangers learn, say and lay."""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.server.limits import RATES
from antre.server.models_tables import TableReply
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den, play
from tests.server.hostile.test_passes import at


@pytest.mark.parametrize("end", [False, True])
def test_a_closed_door_tells_no_names_scores_or_turns(
    den: Den, anna: Guest, bruno: Guest, end: bool
) -> None:
    table = anna.lay("me", "hot:Léa", start=True, spectators=False)
    anna.do(table, "chat", text="psst")
    if end:
        play(anna, table, seed=1)
    seen = bruno.look(table)
    TableReply.model_validate(seen)
    assert seen["status"] == ("over" if end else "playing")
    assert [chair["name"] for chair in seen["chairs"]] == ["Voyageur", "Voyageur"]
    assert not any(chair["online"] for chair in seen["chairs"])
    empty = ("waiting", "scores", "parts", "chat", "outcome", "version", "next", "invite")
    assert not any(seen[name] for name in empty)
    for path in ("seat/-1", "seat/0", "scene", "stream?seat=-1", "record"):
        bruno.refused(403, "spectators", "GET", f"/api/tables/{table}/{path}")
    mine = anna.look(table)
    assert [chair["name"] for chair in mine["chairs"]] == ["Anna", "Léa"]
    assert mine["scores"]
    anna.ok("GET", f"/api/tables/{table}/seat/-1")


def test_who_is_invited_finds_the_open_chair_behind_the_door(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", spectators=False)
    assert [chair["kind"] for chair in bruno.look(table)["chairs"]] == ["person", "open"]
    bruno.do(table, "join", invite=anna.invite(table))
    assert bruno.look(table)["chairs"][0]["name"] == "Anna"


TALK = {
    "a\x00b": "ab",
    "\u202eevil\u202c": "evil",
    "one\ntwo\u2028three": "one two three",
    "\u2066x\u2069\u200e\u061c": "x",
    "\x1b[31mred": "[31mred",
    "\ue000": None,
    "\u200f \u202e": None,
    "👩\u200d🚀": "👩\u200d🚀",
    "<b>Skål</b>": "<b>Skål</b>",
}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_talk_controls_nothing(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    shared = database == "postgresql"
    url = new_database(request.getfixturevalue("postgres")) if shared else ""
    with open_den(tmp_path, database=url) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "open")
        for said, told in TALK.items():
            if told is None:
                anna.refused(400, "malformed", "POST", f"/api/tables/{table}/chat", text=said)
            else:
                assert anna.do(table, "chat", text=said)["chat"][-1]["text"] == told


def test_pictures_are_rationed_by_guest_and_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One guest, or one address under ever new names, does not draw the whole day."""
    monkeypatch.setitem(RATES, "scene", (1e-9, 3.0))
    monkeypatch.setitem(RATES, "scenes", (1e-9, 5.0))
    with open_den(tmp_path, limits=True) as den:
        anna = at(den, 1)
        path = f"/api/tables/{anna.lay('me', 'hot:Léa', start=True)}/scene"
        guests = [anna] * 4 + [at(den, 1) for _ in range(3)] + [at(den, 2)]
        ends = ["", ".svg"] * 4
        drawn = [
            guest.request("GET", path + end).status_code
            for guest, end in zip(guests, ends, strict=True)
        ]
    assert drawn == [200] * 3 + [429] + [200] * 2 + [429] + [200]


def test_tables_are_rationed_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "tables", (1e-9, 6.0))
    body = {"game": "nidavellir", "seats": 2}
    with open_den(tmp_path, limits=True) as den:
        guests = [at(den, 1) for _ in range(4)]
        laid = [guest.ask("POST", "/api/tables", **body)[0] for guest in guests for _ in range(2)]
        learnt = guests[0].ask("POST", "/api/learn/nidavellir", x=1)[0]
        elsewhere = at(den, 2).ask("POST", "/api/tables", **body)[0]
    assert laid == [200] * 6 + [429] * 2
    assert (learnt, elsewhere) == (429, 200)
