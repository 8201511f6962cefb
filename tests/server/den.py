"""A house in this process, and guests who come in over HTTP."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx

from antre.server.app import create_app
from antre.server.configuration import Configuration
from antre.server.house import House
from antre.server.live import LiveTable
from antre.server.storage import ready_engine

Json = dict[str, Any]
R = TypeVar("R")


class Den:
    """A running house: its own thread runs the event loop, the tests call into it."""

    def __init__(self, configuration: Configuration) -> None:
        self.app = create_app(configuration)
        self.loop = asyncio.new_event_loop()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def guest(self, name: str = "", language: str = "en") -> Guest:
        guest = Guest(self, language)
        if name:
            guest.ok("PUT", "/api/me", name=name, language=language)
        return guest

    def back(self, cookie: str) -> Guest:
        """Somebody who has been here before."""
        guest = Guest(self)
        guest.client.cookies.set("antre", cookie)
        return guest

    def live(self, table: str) -> LiveTable:
        return self.run(self.house.find(table))

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Run something inside the house."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


class Guest:
    """Somebody with a browser."""

    def __init__(self, den: Den, language: str = "en") -> None:
        self.den = den
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(den.app),
            base_url="http://antre.test",
            headers={"X-Antre": "1", "Accept-Language": language},
        )

    @property
    def cookie(self) -> str:
        return str(self.client.cookies["antre"])

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.den.run(self.client.request(method, path, **more))

    def ask(self, method: str, path: str, **body: Any) -> tuple[int, Json]:
        content = body if method in ("POST", "PUT") and body else None
        reply = self.request(method, path, json=content)
        return reply.status_code, reply.json()

    def ok(self, method: str, path: str, **body: Any) -> Json:
        status, reply = self.ask(method, path, **body)
        assert status == 200, reply
        return reply

    def refused(self, status: int, kind: str, method: str, path: str, /, **body: Any) -> Json:
        got, reply = self.ask(method, path, **body)
        assert (got, reply["error"]["kind"]) == (status, kind), reply
        error: Json = reply["error"]
        return error

    def lay(self, *chairs: str, **more: Any) -> str:
        """A table whose chairs are written "me", "open", "hot:Léa" or "bot:normal"."""
        wanted = [chair_of(chair) for chair in chairs]
        laid = self.ok("POST", "/api/tables", **{"game": "nidavellir", "chairs": wanted, **more})
        table: str = laid["table"]
        return table

    def look(self, table: str) -> Json:
        return self.ok("GET", f"/api/tables/{table}")

    def invite(self, table: str) -> str:
        invite: str = self.look(table)["invite"]
        return invite

    def seat(self, table: str, seat: int) -> Json:
        return self.ok("GET", f"/api/tables/{table}/seat/{seat}")

    def do(self, table: str, what: str, **body: Any) -> Json:
        return self.ok("POST", f"/api/tables/{table}/{what}", **body)

    def decide(self, table: str, seat: int, *options: str, number: int | None = None) -> Json:
        return self.do(table, "decide", seat=seat, options=list(options), number=number)

    def answer(self, table: str, seat: int, rng: random.Random) -> bool:
        """Answer what is asked of a seat, at random; False if nothing is."""
        asked = self.seat(table, seat)["asked"]
        if asked is None:
            return False
        option = rng.choice(asked["options"])["option"]
        self.decide(table, seat, option, number=asked["number"])
        return True


def chair_of(text: str) -> Json:
    kind, _, more = text.partition(":")
    return {"kind": kind, **({"level": more} if kind == "bot" else {"name": more} if more else {})}


def play(guest: Guest, table: str, seed: int, most: int = 10_000) -> int:
    """Random answers for all seats of one guest, until the end or so many; how many there were."""
    rng, count = random.Random(seed), 0
    while count < most and (waiting := guest.look(table)["waiting"]):
        count += guest.answer(table, rng.choice(waiting), rng)
    return count


@cache
def empty_database() -> bytes:
    """What a house has stored before anybody came: made once, since every table takes its time."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "antre.db"
        ready_engine(f"sqlite:///{file}").dispose()
        return file.read_bytes()


def furnish(data: Path) -> None:
    """Spare a house that has nothing yet the making of its database."""
    file = data / "antre.db"
    if not file.exists():
        data.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())


@contextmanager
def open_den(data: Path, **more: Any) -> Iterator[Den]:
    chosen = {"bot_pause": 0.0, "limits": False, "bot_workers": 1, **more}
    configuration = Configuration(data=data, **chosen)
    if not configuration.database:
        furnish(data)
    den = Den(configuration)
    thread = threading.Thread(target=den.loop.run_forever, daemon=True)
    thread.start()
    lifespan = den.app.router.lifespan_context(den.app)
    den.run(lifespan.__aenter__())
    try:
        yield den
    finally:
        den.run(lifespan.__aexit__(None, None, None))
        den.loop.call_soon_threadsafe(den.loop.stop)
        thread.join()
        den.loop.close()
