"""Kill the server a hundred times in mid-play: what was acknowledged is there, and play goes on."""

from __future__ import annotations

import http.client
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from antre.server.schema import ENTRIES
from antre.server.storage import open_engine
from tests.server.processes import Caller, free_port

KILLS = 100
TABLES = 4
PHOENIX = Path(__file__).with_name("phoenix.py")
GONE = (OSError, http.client.HTTPException, ValueError)


class Phoenix:
    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.child = 0

    def rise(self) -> None:
        """Wait for the next child and until it answers."""
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline()).startswith("risen"):
            assert line, "the server does not rise again"
        self.child = int(line.split()[1])
        caller = Caller(self.port)
        for _ in range(600):
            try:
                caller.ok("GET", "/api/games")
            except GONE:
                time.sleep(0.02)
            else:
                caller.close()
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)


@contextmanager
def phoenix(data: Path) -> Iterator[Phoenix]:
    port = free_port()
    command = [sys.executable, str(PHOENIX), str(port), str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    bird = Phoenix(process, port)
    try:
        bird.rise()
        yield bird
    finally:
        process.kill()
        process.wait()
        bird.kill()
        assert process.stdout is not None
        process.stdout.close()


class Player(threading.Thread):
    """Plays all seats of its tables, one game after another, and notes what was acknowledged."""

    def __init__(self, port: int, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.caller = Caller(port)
        self.rng = random.Random(seed)
        self.stop = stop
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.tables: list[str] = []
        self.problems: list[str] = []
        self.caller.ok("PUT", "/api/me", {"name": f"Player {seed}"})

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play(self.caller.lay(2 + self.rng.randrange(3)))
            except GONE:
                time.sleep(0.02)

    def play(self, table: str) -> None:
        self.tables.append(table)
        while not self.stop.is_set():
            try:
                if not self.step(table):
                    return
            except GONE:
                time.sleep(0.02)

    def step(self, table: str) -> bool:
        waiting = self.caller.ok("GET", f"/api/tables/{table}")["waiting"]
        if not waiting:
            return False
        seat = self.rng.choice(waiting)
        asked = self.caller.ok("GET", f"/api/tables/{table}/seat/{seat}")["asked"]
        option, number = self.rng.choice(asked["options"])["option"], asked["number"]
        body = {"seat": seat, "options": [option], "number": number}
        status, reply = self.caller.ask("POST", f"/api/tables/{table}/decide", body)
        if status == 200:
            self.acknowledged.append((table, seat, number, option))
        else:
            self.problems.append(repr(reply))
        return True


def stored_choices(data: Path) -> dict[tuple[str, int], list[str]]:
    """The choices of each seat at each table, in order."""
    engine = open_engine(f"sqlite:///{data / 'antre.db'}")
    choices: dict[tuple[str, int], list[str]] = {}
    with engine.connect() as connection:
        rows = connection.execute(ENTRIES.select().order_by(ENTRIES.c.table_id, ENTRIES.c.number))
        for table, _, body in rows:
            for line in body.get("lines", ()):
                seat, _, option = line.partition(" ")
                if seat.isdigit():
                    choices.setdefault((table, int(seat)), []).append(option)
    engine.dispose()
    return choices


def test_a_hundred_crashes_lose_nothing_and_break_nothing(tmp_path: Path) -> None:
    rng, stop = random.Random(7), threading.Event()
    with phoenix(tmp_path) as bird:
        players = [Player(bird.port, seed, stop) for seed in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            await_more(players, rng.randrange(3))
            time.sleep(rng.uniform(0.0, 0.03))
            bird.kill()
            bird.rise()
        before = acknowledged(players)
        await_more(players, 1)
        stop.set()
        for player in players:
            player.join()
        played_on = acknowledged(players) - before
        stored = stored_choices(tmp_path)
        for player in players:
            assert not player.problems
            for table, seat, number, option in player.acknowledged:
                assert stored[table, seat][number] == option
            for table in player.tables:
                finish(player, table)
            player.caller.close()
    assert before > KILLS // 2, "too little was played to prove anything"
    assert played_on > 0


def await_more(players: list[Player], count: int) -> None:
    """Until so many more answers were taken, or it takes too long."""
    wanted, patience = acknowledged(players) + count, time.monotonic() + 30
    while acknowledged(players) < wanted and time.monotonic() < patience:
        time.sleep(0.002)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def finish(player: Player, table: str) -> None:
    """Every table can be played to its end."""
    while player.step(table):
        pass
    assert player.caller.ok("GET", f"/api/tables/{table}")["status"] == "over"
    assert not player.problems
