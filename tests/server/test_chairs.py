"""Before a game: other chairs, and an invitation that a telephone can read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import segno

from tests.server.den import Den, Guest, Json

LINE = re.compile(r"M(\d+) (\d+\.5)|m(-?\d+) (-?\d+)|h(\d+)")


def seated(seen: Json) -> list[str]:
    return [chair["name"] if chair["kind"] != "open" else "" for chair in seen["chairs"]]


def test_a_guest_takes_a_free_chair_instead(den: Den, anna: Guest, bruno: Guest) -> None:
    table, clara = anna.lay("me", "open", "open"), den.guest("Clara")
    path = f"/api/tables/{table}/move"
    bruno.do(table, "join", invite=anna.invite(table), seat=1)
    bruno.do(table, "word", seat=1, word="Skål")
    seen = bruno.do(table, "move", seat=1, to=2)
    assert seated(seen) == ["Anna", "", "Bruno"]
    assert seen["you"] == [2]
    assert seen["deal"]["words"] == ["", "", "Skål"], "a word goes with its person"
    bruno.refused(409, "taken", "POST", path, seat=2, to=0)
    bruno.refused(403, "not-yours", "POST", path, seat=0, to=1)
    clara.refused(403, "not-seated", "POST", path, seat=1, to=1)
    bruno.refused(404, "no-seat", "POST", path, seat=2, to=7)
    assert bruno.do(table, "move", seat=2, to=2)["you"] == [2]


def test_the_host_orders_the_chairs(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "bot:hard", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    bot = anna.look(table)["chairs"][1]
    seen = anna.do(table, "move", seat=0, to=2)
    assert seated(seen) == ["Bruno", bot["name"], "Anna"]
    seen = anna.do(table, "move", seat=1, to=0)
    assert seated(seen) == [bot["name"], "Bruno", "Anna"]
    assert seen["chairs"][0]["level"] == "hard"
    assert bruno.look(table)["you"] == [1]
    assert anna.do(table, "start")["status"] == "playing"
    assert bruno.seat(table, 1)["asked"]
    anna.refused(409, "started", "POST", f"/api/tables/{table}/move", seat=1, to=0)


def worn(seen: Json) -> list[int]:
    return [chair["shield"] for chair in seen["chairs"]]


def test_everybody_bears_a_shield_of_their_own(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "bot:easy")
    path = f"/api/tables/{table}/shield"
    bruno.do(table, "join", invite=anna.invite(table))
    assert worn(anna.look(table)) == [0, 1, 2]
    bruno.refused(409, "shield-taken", "POST", path, seat=1, shield=0)
    bruno.refused(403, "not-yours", "POST", path, seat=2, shield=4)
    anna.refused(403, "not-yours", "POST", path, seat=1, shield=4)
    assert worn(bruno.do(table, "shield", seat=1, shield=2)) == [0, 2, 1], "a bot makes room"
    assert worn(anna.do(table, "shield", seat=2, shield=4)) == [0, 2, 4]
    assert worn(anna.do(table, "shield", seat=0, shield=4)) == [4, 2, 0]
    assert worn(anna.do(table, "move", seat=0, to=1)) == [2, 4, 0], "it goes with its person"
    assert worn(anna.do(table, "chair", seat=2, kind="bot", level="hard")) == [2, 4, 0]
    anna.do(table, "start")
    anna.refused(409, "started", "POST", path, seat=1, shield=1)
    scene = anna.ok("GET", f"/api/tables/{table}/scene?seat=1")["scene"]
    for seat, beast in enumerate(("wolf-head", "fox-head", "boar")):
        _, _, shield = scene["defs"].partition(f'id="s-emblem{seat}"')
        assert f"#i-{beast}" in shield.partition("</pattern>")[0]
    # In a game nobody's colours change, whatever becomes of them.
    bruno.ok("POST", "/api/me/delete", password="")
    assert worn(anna.look(table)) == [2, 4, 0]


def test_an_invitation_can_be_scanned_by_those_who_may_invite(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    path = f"/api/tables/{table}/invitation.svg"
    bruno.refused(403, "not-seated", "GET", path)
    reply = anna.request("GET", path)
    assert reply.headers["content-type"] == "image/svg+xml"
    invitation = anna.look(table)["invitation"]
    address = invitation if "://" in invitation else f"{anna.client.base_url}{invitation}"
    assert dark(reply.content) == dark_of(segno.make(address, error="m", micro=False))
    bruno.do(table, "join", invite=anna.invite(table))
    assert bruno.request("GET", path).content == reply.content


def dark(picture: bytes) -> set[tuple[int, int]]:
    """The dark fields of a code, read from the lines that it is drawn with."""
    root = ElementTree.fromstring(picture)
    (line,) = [part.get("d", "") for part in root.iter() if part.get("stroke")]
    fields, x, y = set[tuple[int, int]](), 0, 0
    for left, top, right, down, along in LINE.findall(line):
        if left:
            x, y = int(left), int(float(top))
        elif along:
            fields |= {(x + n, y) for n in range(int(along))}
            x += int(along)
        else:
            x, y = x + int(right), y + int(down)
    return fields


def dark_of(code: segno.QRCode) -> set[tuple[int, int]]:
    rows = enumerate(code.matrix_iter(border=3))
    return {(x, y) for y, row in rows for x, field in enumerate(row) if field}
