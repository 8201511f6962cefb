"""Players who note every decision that was acknowledged, and look for it afterwards."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

GONE = (OSError, http.client.HTTPException, ValueError)
PAUSE = 0.02
# What a process that has not heard the news yet, or whose database is away, may answer.
LATE = ("stale", "not-asked", "unavailable")


@dataclass(frozen=True)
class Decision:
    table: str
    seat: int
    number: int
    option: str


@dataclass
class Notes:
    """What a player went through."""

    tried: int = 0
    unanswered: int = 0
    late: int = 0
    acknowledged: list[Decision] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


class Line:
    """The same guest at any of several processes."""

    def __init__(self, ports: Sequence[int], rng: random.Random) -> None:
        self.lines = [http.client.HTTPConnection("127.0.0.1", port, timeout=60) for port in ports]
        self.rng = rng
        self.headers = {"Content-Type": "application/json", "X-Antre": "1"}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        """Raises one of GONE where nobody answers."""
        line = self.rng.choice(self.lines)
        try:
            line.request(method, path, None if body is None else json.dumps(body), self.headers)
            reply = line.getresponse()
            data = json.loads(reply.read())
        except GONE:
            line.close()
            raise
        if cookie := reply.getheader("set-cookie"):
            self.headers["Cookie"] = cookie.partition(";")[0]
        return reply.status, data

    def close(self) -> None:
        for line in self.lines:
            line.close()


class Player(threading.Thread):
    """Plays all seats of its tables, one game after another."""

    def __init__(self, ports: Sequence[int], seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(seed)
        self.line = Line(ports, self.rng)
        self.stop = stop
        self.notes = Notes()
        self.known: dict[tuple[str, int], int] = {}

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play_on()
            except GONE:
                time.sleep(PAUSE)

    def play_on(self) -> None:
        if not self.notes.tables or not self.step(self.notes.tables[-1]):
            self.lay(2 + self.rng.randrange(3))

    def lay(self, seats: int) -> None:
        hot = [{"kind": "hot", "name": f"P{seat}"} for seat in range(1, seats)]
        wanted = {"game": "nidavellir", "chairs": [{"kind": "me"}, *hot], "start": True}
        status, laid = self.line.ask("POST", "/api/tables", wanted)
        if status == 200:
            self.notes.tables.append(laid["table"])
        else:
            self.refused(laid)

    def step(self, table: str) -> bool:
        """One decision at a table; False if it is over."""
        status, seen = self.line.ask("GET", f"/api/tables/{table}")
        if status != 200:
            return self.refused(seen)
        if not seen["waiting"]:
            return bool(seen["status"] != "over")
        seat = self.rng.choice(seen["waiting"])
        status, view = self.line.ask("GET", f"/api/tables/{table}/seat/{seat}")
        if status != 200:
            return self.refused(view)
        if view["asked"] is not None:
            option = self.rng.choice(view["asked"]["options"])["option"]
            self.decide(Decision(table, seat, view["asked"]["number"], option))
        return True

    def decide(self, decision: Decision) -> None:
        self.notes.tried += 1
        body = {"seat": decision.seat, "options": [decision.option], "number": decision.number}
        try:
            status, reply = self.line.ask("POST", f"/api/tables/{decision.table}/decide", body)
        except GONE:
            self.notes.unanswered += 1
            raise
        if status == 200:
            self.acknowledge(decision)
        else:
            self.refused(reply)

    def acknowledge(self, decision: Decision) -> None:
        self.notes.acknowledged.append(decision)
        key = decision.table, decision.seat
        if decision.number <= self.known.get(key, -1):
            self.notes.problems.append(f"asked again: {decision}")
        self.known[key] = decision.number

    def refused(self, reply: Any) -> bool:
        kind = reply["error"]["kind"]
        if kind not in LATE:
            self.notes.problems.append(kind)
        self.notes.late += 1
        time.sleep(PAUSE)
        return True


def lost(acknowledged: Sequence[Decision], stored: dict[tuple[str, int], list[str]]) -> int:
    """How many decisions were acknowledged and are not where they should be."""
    return sum(
        stored.get((one.table, one.seat), [])[one.number : one.number + 1] != [one.option]
        for one in acknowledged
    )


def stuck(player: Player) -> list[str]:
    """The tables of a player that are neither over nor take one more decision."""
    player.line.close()
    return [table for table in player.notes.tables if not goes_on(player, table)]


def goes_on(player: Player, table: str) -> bool:
    before = len(player.notes.acknowledged)
    for _ in range(100):
        try:
            if not player.step(table) or len(player.notes.acknowledged) > before:
                return True
        except GONE:
            time.sleep(PAUSE)
    return False
