"""What others show beside the address of a table that is passed on."""

from __future__ import annotations

import asyncio
import re
import struct
from html import unescape

import pytest

from antre.server import painter
from antre.server.errors import Denied
from antre.server.painter import Painter
from tests.server.den import Den, Guest, play

TAG = re.compile(r'<meta property="([^"]+)" content=(?:"([^"]*)"|\'([^\']*)\')>')
DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'


@pytest.fixture
def table(anna: Guest) -> str:
    table = anna.lay("me", "hot:<Léa> & co", start=True)
    play(anna, table, seed=8, most=40)
    return table


def told(guest: Guest, path: str) -> dict[str, str]:
    """The tags of a page."""
    page = guest.request("GET", path)
    assert page.status_code == 200
    return {name: unescape(one or other) for name, one, other in TAG.findall(page.text)}


def size(png: bytes) -> tuple[int, ...]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def test_an_address_is_shown_with_a_title_and_a_picture(den: Den, anna: Guest, table: str) -> None:
    stranger = den.guest(language="fr")
    now = told(stranger, f"/t/{table}")
    assert now["og:title"] == "Nidavellir"
    assert now["og:description"] == "Anna et <Léa> & co"
    assert now["og:image"].startswith("http://antre.test/api/")
    card = stranger.request("GET", now["og:image"])
    assert card.headers["content-type"] == "image/png"
    assert size(card.content) == (1200, 630)
    mine = anna.request("GET", now["og:image"])
    assert mine.content == card.content, "what a seat knows is not in it"
    then = told(stranger, f"/r/{table}?step=3")
    assert then["og:image"] == f"{now['og:image']}&step=3"
    assert stranger.request("GET", then["og:image"]).content != card.content


def test_the_end_is_told_but_not_before_it(den: Den, anna: Guest, table: str) -> None:
    play(anna, table, seed=9)
    stranger = den.guest()
    said = stranger.look(table)["outcome"]["said"]
    assert told(stranger, f"/r/{table}")["og:description"] == said
    assert told(stranger, f"/r/{table}?step=3")["og:description"] != said


def test_what_is_not_open_is_not_shown(den: Den, anna: Guest) -> None:
    closed = anna.lay("me", "hot:Léa", start=True, spectators=False)
    lobby = anna.lay("me", "open")
    stranger = den.guest()
    for table in (closed, lobby, "nowhere"):
        assert told(stranger, f"/t/{table}") == {}
        assert told(anna, f"/t/{table}") == {}
    stranger.refused(403, "spectators", "GET", f"/api/tables/{closed}/card.png")
    stranger.refused(409, "not-started", "GET", f"/api/tables/{lobby}/card.png")


def test_a_picture_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    async def brush(svg: str) -> bytes:
        painted.append(svg)
        await asyncio.sleep(0)
        return svg.encode()

    async def ask_often() -> None:
        hand = Painter()
        await asyncio.gather(*(hand.paint("a") for _ in range(painter.MOST_WAITING)))
        await hand.paint("a")
        assert painted == ["a"]
        crowd = (hand.paint(str(number)) for number in range(painter.MOST_WAITING + 1))
        replies = await asyncio.gather(*crowd, return_exceptions=True)
        assert [reply for reply in replies if isinstance(reply, Denied)] == replies[-1:]
        for number in range(2 * painter.MOST_KEPT):
            await hand.paint(f"another {number}")
        assert len(hand._kept) == painter.MOST_KEPT

    monkeypatch.setattr(painter, "brush", brush)
    asyncio.run(ask_often())


def test_a_drawing_that_cannot_be_painted_is_refused() -> None:
    assert size(asyncio.run(painter.brush(DOT))) == (3, 2)
    with pytest.raises(Denied, match="painting"):
        asyncio.run(painter.brush("<svg"))
