"""Spectators talk among themselves."""

from __future__ import annotations

from tests.server.den import Den, Guest, Json, play


def words(seen: Json) -> list[str]:
    return [line["text"] for line in seen["chat"]]


def test_who_looks_on_is_heard_by_who_looks_on_until_the_end(
    den: Den, anna: Guest, bruno: Guest
) -> None:
    table, clara = anna.lay("me", "hot:Léa"), den.guest("Clara")
    bruno.refused(403, "not-seated", "POST", f"/api/tables/{table}/chat", text="before")
    anna.do(table, "start")
    anna.do(table, "chat", text="one")
    seen = bruno.do(table, "chat", text=" two ")
    anna.do(table, "chat", text="three")
    assert seen["chat"][-1] == {"seat": -1, "name": "Bruno", "text": "two"}
    assert words(clara.look(table)) == ["one", "two", "three"]
    assert words(anna.look(table)) == ["one", "three"]
    bruno.refused(400, "malformed", "POST", f"/api/tables/{table}/chat", text="x" * 301)
    play(anna, table, 1)
    assert words(anna.look(table)) == ["one", "two", "three"]
    bruno.refused(403, "not-seated", "POST", f"/api/tables/{table}/chat", text="after")


def test_a_closed_table_has_no_gallery(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "bot:easy", spectators=False)
    anna.do(table, "start")
    bruno.refused(403, "spectators", "POST", f"/api/tables/{table}/chat", text="hello")
    assert words(anna.look(table)) == []
