"""What people notice of bots that think: one house, many tables of hard bots.

    python benchmarks/thinking.py --tables 30 --seconds 60

At each table one person, who answers at once, plays with three hard bots. Beside them two people
share a table without bots, and how long each of their decisions takes is measured: from the
request to the answer, which comes after the commit. `--source` names the `src` of another version
of the house, to compare two within one sitting; run them one after the other, and look at the
load: on a busy machine only the comparison counts.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from rich.console import Console
from serving.process import running

HOUSE = Path(__file__).parent / "serving" / "house.py"
HARD = {"kind": "bot", "level": "hard"}
PAUSE = 0.05  # seconds between two decisions that are measured


def main() -> None:
    parser = argparse.ArgumentParser(description="What people notice of bots that think.")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--source", type=Path, metavar="SRC", help="another version of the house")
    args = parser.parse_args()
    if args.source is not None:
        os.environ["PYTHONPATH"] = str(args.source)
    with TemporaryDirectory() as data, running([sys.executable, HOUSE, data]) as server:
        port = int(server.said.partition("127.0.0.1:")[2].partition("/")[0])
        asyncio.run(measure(args.tables, args.seconds, f"http://127.0.0.1:{port}"))


async def measure(tables: int, seconds: float, address: str) -> None:
    until = perf_counter() + seconds
    people = [Person(address, number) for number in range(tables)]
    for person in people:
        await person.lay([{"kind": "me"}, HARD, HARD, HARD])
    waits: list[float] = []
    probes = [probe(address, until, waits)]
    await asyncio.gather(*probes, *(person.play(until) for person in people))
    rounds = [await person.rounds() for person in people]
    for person in people:
        await person.client.aclose()
    report(tables, waits, rounds, [person.answers for person in people])


class Person:
    """Somebody with a seat, who takes the first thing that comes to mind."""

    def __init__(self, address: str, seed: int) -> None:
        limits = httpx.Limits(max_connections=4)
        self.client = httpx.AsyncClient(
            base_url=address, headers={"X-Antre": "1"}, timeout=120, limits=limits
        )
        self.rng = random.Random(seed)
        self.table = ""
        self.answers = 0

    async def lay(self, chairs: Sequence[dict[str, str]]) -> None:
        body = {"game": "nidavellir", "chairs": chairs, "start": True}
        reply = await self.client.post("/api/tables", json=body)
        self.table = reply.json()["table"]

    async def seat(self, seat: int) -> Any:
        return (await self.client.get(f"/api/tables/{self.table}/seat/{seat}")).json()

    async def answer(self, seat: int) -> float | None:
        """Answer what is asked of a seat: the seconds it took, or None if nothing is asked."""
        asked = (await self.seat(seat))["asked"]
        if asked is None:
            return None
        option = self.rng.choice(asked["options"])["option"]
        body = {"seat": seat, "options": [option], "number": asked["number"]}
        begin = perf_counter()
        reply = await self.client.post(f"/api/tables/{self.table}/decide", json=body)
        self.answers += reply.status_code == 200
        return perf_counter() - begin

    async def play(self, until: float) -> None:
        while perf_counter() < until:
            if await self.answer(0) is None:
                await asyncio.sleep(0.5)

    async def rounds(self) -> int:
        """How many rounds have been begun."""
        log = (await self.seat(0))["log"]
        return sum(line["kind"] == "enter" for line in log)


async def probe(address: str, until: float, waits: list[float]) -> None:
    """Two people without bots, one decision after the other."""
    person = Person(address, -1)
    while perf_counter() < until:
        await person.lay([{"kind": "me"}, {"kind": "hot", "name": "B"}])
        silent = 0
        while perf_counter() < until and silent < 2:
            silent = 0
            for seat in (0, 1):
                waited = await person.answer(seat)
                if waited is None:
                    silent += 1
                else:
                    waits.append(waited)
                await asyncio.sleep(PAUSE)
    await person.client.aclose()


def report(tables: int, waits: list[float], rounds: Sequence[int], answers: Sequence[int]) -> None:
    waits.sort()
    console = Console()
    console.print(f"{tables} tables of three hard bots; load {os.getloadavg()[0]:.1f}")
    for share in (0.5, 0.9, 0.99, 1.0):
        place = min(len(waits) - 1, int(share * len(waits)))
        console.print(f"  a person's decision, p{100 * share:g}: {1_000 * waits[place]:.1f} ms")
    console.print(
        f"  rounds begun: {min(rounds)} to {max(rounds)}; decisions {len(waits)} measured"
    )
    console.print(f"  answers of the people at those tables: {min(answers)} to {max(answers)}")


if __name__ == "__main__":
    main()
