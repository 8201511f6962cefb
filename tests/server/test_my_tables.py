"""The list of one's tables: what it tells, what is put away, and what is deleted."""

from __future__ import annotations

from antre.server.models_accounts import Me
from tests.server.den import Den, Guest, Json, play


def listed(guest: Guest) -> dict[str, Json]:
    me = guest.ok("GET", "/api/me")
    Me.model_validate(me)
    return {line["table"]: line for line in me["tables"]}


def test_a_line_tells_when_what_and_how_it_ended(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    lesson = anna.ok("POST", "/api/learn/nidavellir")["table"]
    line = listed(anna)[table]
    assert (line["said"], line["moment"]["en"]) == (None, "Age 1 · round 1 of 4")
    assert line["moment"]["fr"].startswith("Âge 1")
    play(anna, table, 1)
    lines = listed(anna)
    assert "Anna" in lines[table]["said"]["fr"] or "Léa" in lines[table]["said"]["fr"]
    assert lines[table]["created"] > 1_700_000_000
    assert lines[table]["moment"] is None
    assert (lines[table]["lesson"], lines[lesson]["lesson"]) == (False, True)


def test_each_puts_away_for_themselves(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "hot:Léa")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "put-away", away=True)
    assert listed(anna)[table]["put_away"]
    assert not listed(bruno)[table]["put_away"]
    anna.do(table, "put-away", away=False)
    assert not listed(anna)[table]["put_away"]


def test_a_table_of_mine_alone_can_be_deleted(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "bot:easy", start=True)
    bruno.refused(403, "not-alone", "POST", f"/api/tables/{table}/delete")
    anna.do(table, "delete")
    assert table not in listed(anna)
    assert table not in den.house.live
    anna.refused(404, "no-table", "GET", f"/api/tables/{table}")


def test_what_others_have_played_stays(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.refused(403, "not-alone", "POST", f"/api/tables/{table}/delete")
    assert table in listed(bruno)
