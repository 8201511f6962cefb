"""Three people at a table of Ladder, who win or lose together."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from antre.server.identity import Identity
from antre.server.streams import Listener
from tests.server.den import Den, Guest, Json

TOGETHER = {"way": "together", "height": 3}


class Company(NamedTuple):
    """Who sits on which seat, in order."""

    table: str
    people: tuple[Guest, ...]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def decide(self, *options: str) -> None:
        """The next seats in order answer."""
        for option in options:
            seat = self.people[0].look(self.table)["waiting"][0]
            self.people[seat].decide(self.table, seat, option)

    def scene(self, seat: int) -> Json:
        return self.people[seat].ok("GET", f"{self.path}/scene?seat={seat}")

    def rungs(self) -> list[int]:
        rungs: list[int] = self.people[0].seat(self.table, 0)["view"]["rungs"]
        return rungs


def sit_together(den: Den, *names: str, **more: Any) -> Company:
    """The first of them is the host; the game begins."""
    people = tuple(den.guest(name) for name in names)
    chairs = ["me", *["open"] * (len(names) - 1)]
    wanted = {"game": "ladder", "settings": TOGETHER, **more}
    table = people[0].lay(*chairs, **wanted)
    for guest in people[1:]:
        guest.do(table, "join", invite=people[0].invite(table))
    people[0].do(table, "start")
    return Company(table, people)


def hear(den: Den, table: str, seat: int) -> Listener:
    """An ear at a table."""
    listener = Listener(seat, "en", Identity("", "", "en"))

    async def listen() -> None:
        live = await den.house.find(table)
        live.listen(listener, live.table.version(seat))

    den.run(listen())
    return listener


def heard(den: Den, listener: Listener) -> list[Json]:
    """The signs it has heard since."""

    async def take() -> bytes:
        data, listener._pending = b"".join(listener._pending), []
        return data

    lines = den.run(take()).split(b"\n")
    told = [json.loads(line[6:]) for line in lines if line.startswith(b"data: ")]
    return [sign for each in told for sign in each["signs"]]
