"""How much the server carries: tables full of people, on the machine that also plays the people.

    python benchmarks/load.py --tables 500 --seconds 20 --rate 300

One server process and this process share the cores of one machine, over 127.0.0.1. At each table
four guests with a stream each play a whole game that was written down before. First so many
decisions a second as `--rate` says, for how long an event takes to the last seat; then as many as
the server answers, each acknowledged after the commit on SQLite. Then boardgame.io's server with a
small game does the same on its sockets. The first page is opened in a real Chromium.

    python benchmarks/load.py --tables 200 --seconds 10 --processes 1 2 4

Instead: so many server processes share one PostgreSQL, one count after the other. A table is at one
process; with `--spread` each of its seats is at the next one.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import pstats
import random
import socket
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from breaking.database import postgres
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from serving import company, rival, script
from serving.house import allow_many_files
from serving.load import Load, Pace, Press, Scatter
from serving.page import first_visits
from serving.process import Fleet, Meter, Server, running
from serving.wire import BadAnswer

from antre.core.game import find
from antre.core.setup import Setup

HOUSE = Path(__file__).parent / "serving" / "house.py"
# About the choices of one round at a table of four.
ROUND = 26
Figures = dict[str, Any]
# What we promise: figure, most or least, unit.
PROMISES = [
    ("decisions/s sustained", "sustained", "rate", "≥", 1_000.0, ""),
    ("p99 from POST to the last seat's event", "paced", "p99", "<", 100.0, "ms"),
    ("memory of a live table", "memory", "megabytes_a_table", "<", 1.5, "MB"),
    ("first page, compressed, without fonts", "page", "kilobytes", "<", 150.0, "kB"),
    ("first page interactive", "page", "milliseconds", "<", 1_000.0, "ms"),
]


def main() -> None:
    args = read_arguments()
    allow_many_files()
    console = Console(stderr=args.json)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        try:
            figures = measure(args, progress)
        except BadAnswer as error:
            sys.exit(f"load: {error}")
    if args.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    elif args.processes:
        console.print(processes_grid(figures))
    else:
        show(figures, console)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How much the server carries.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each part")
    parser.add_argument("--rate", type=float, default=300.0, help="decisions/s for the latency")
    parser.add_argument(
        "--processes", type=int, nargs="+", metavar="N", help="processes on one PostgreSQL"
    )
    parser.add_argument("--spread", action="store_true", help="each seat at another process")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="profile our server instead")
    args = parser.parse_args()
    if not 1 <= args.tables <= 2_000 or not 0 < args.seconds <= 600 or not 0 < args.rate <= 10_000:
        parser.error("at most 2,000 tables, 600 seconds, 10,000 decisions/s")
    return args


def measure(args: argparse.Namespace, progress: Progress) -> Figures:
    figures: Figures = {
        "tables": args.tables,
        "seats": company.SEATS,
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
    }
    if args.processes:
        return {**figures, "processes": measure_processes(args, progress)}
    if args.profile is None:
        figures["page"] = measure_page(progress)
    figures |= measure_house(args, progress)
    if args.profile is None:
        figures["boardgame.io"] = measure_rival(args, progress)
    else:
        pstats.Stats(str(args.profile), stream=sys.stderr).sort_stats("tottime").print_stats(40)
    return figures


# --- our house


def measure_page(progress: Progress) -> dict[str, float] | None:
    with TemporaryDirectory() as data, running(house(data)) as server:
        return first_visits(f"http://127.0.0.1:{port_of(server)}/", progress)


def house(data: str, *more: str | Path) -> list[str | Path]:
    return [sys.executable, HOUSE, data, *more]


def port_of(server: Server) -> int:
    return int(server.said.partition("127.0.0.1:")[2].partition("/")[0])


def measure_house(args: argparse.Namespace, progress: Progress) -> Figures:
    profile = ["--profile", args.profile] if args.profile else []
    with TemporaryDirectory() as data, running(house(data, *profile)) as server:
        url = f"sqlite:///{data}/antre.db"
        return uvloop.run(press_house(args, url, Fleet([server]), progress))


def measure_processes(args: argparse.Namespace, progress: Progress) -> dict[int, Figures]:
    return {count: measure_fleet(args, count, progress) for count in args.processes}


def measure_fleet(args: argparse.Namespace, count: int, progress: Progress) -> Figures:
    """So many processes on a PostgreSQL of their own."""
    with ExitStack() as stack:
        data = stack.enter_context(TemporaryDirectory())
        url = stack.enter_context(postgres()).url
        command = house(data, "--database", url)
        servers = [stack.enter_context(running(command)) for _ in range(count)]
        return uvloop.run(press_house(args, url, Fleet(servers), progress))


async def press_house(
    args: argparse.Namespace, url: str, server: Fleet, progress: Progress
) -> Figures:
    ports = [port_of(one) for one in server.servers]
    # The first tables bring code and words into memory; those are not the tables' own.
    for table in await company.seat_all(len(ports), ports, progress):
        table.close()
    before = server.memory
    tables = await company.seat_all(args.tables, ports, progress, args.spread)
    seated = server.memory
    hand_out_scripts(tables, url, progress)
    steps = [random.Random(table.id).randrange(ROUND) for table in tables]
    await Scatter(tables, steps).go(progress, "Antre: each at another point")
    paced = await press(Pace(tables, args.rate), args, server, progress, "Antre: steady")
    sustained = await press(Press(tables), args, server, progress, "Antre: all it can")
    played = server.memory
    for table in tables:
        table.close()
    return {
        "paced": {"asked_rate": args.rate, **paced},
        "sustained": sustained,
        "memory": {
            "megabytes_a_table": (played - before) / args.tables / 1e6,
            "megabytes_a_table_at_the_start": (seated - before) / args.tables / 1e6,
            "decisions_a_table": sum(table.place for table in tables) / args.tables,
            "server_megabytes": played / 1e6,
        },
    }


def hand_out_scripts(tables: Sequence[company.Table], url: str, progress: Progress) -> None:
    setup = Setup.of(find("nidavellir"), company.SEATS, {})
    deals = script.deals(url)
    rng = random.Random(1)
    for table in progress.track(tables, description="Antre: writing the games down"):
        table.prepare(script.write(setup, deals[table.id], rng.getrandbits(32)))


async def press(
    load: Load, args: argparse.Namespace, server: Server | Fleet, progress: Progress, title: str
) -> Figures:
    meter = Meter(server)
    await load.run(args.seconds, progress, title)
    machine = meter.read()
    load.waits.sort()
    load.shared.sort()
    return {
        "rate": load.count / load.seconds,
        "decisions": load.count,
        "seconds": load.seconds,
        "share_heard_by_all": len(load.shared) / load.count,
        "p50": quantile(load.waits, 0.50),
        "p99": quantile(load.waits, 0.99),
        "p50_heard_by_all": quantile(load.shared, 0.50),
        "p99_heard_by_all": quantile(load.shared, 0.99),
        "server_microseconds": 1e6 * machine.pop("server_seconds") / max(1, load.total),
        **machine,
    }


def quantile(ordered: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return 1_000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


# --- boardgame.io


def measure_rival(args: argparse.Namespace, progress: Progress) -> Figures | None:
    if missing := rival.install():
        progress.console.print(f"boardgame.io is not measured: {missing}")
        return None
    ports = free_ports()
    with running(["node", "server.js", *map(str, ports)], rival.FOLDER) as server:
        return uvloop.run(press_rival(args, ports, server, progress))


async def press_rival(
    args: argparse.Namespace, ports: tuple[int, int], server: Server, progress: Progress
) -> Figures:
    for match in await rival.open_all(1, *ports, progress):
        match.close()
    before = server.memory
    matches = await rival.open_all(args.tables, *ports, progress)
    paced = await press(Pace(matches, args.rate), args, server, progress, "boardgame.io: steady")
    figures = await press(Press(matches), args, server, progress, "boardgame.io: all it can")
    megabytes = (server.memory - before) / args.tables / 1e6
    for match in matches:
        match.close()
    return {"paced": paced, "sustained": figures, "megabytes_a_table": megabytes}


def free_ports() -> tuple[int, int]:
    with socket.socket() as one, socket.socket() as two:
        one.bind(("127.0.0.1", 0))
        two.bind(("127.0.0.1", 0))
        return one.getsockname()[1], two.getsockname()[1]


# --- the report


def show(figures: Figures, console: Console) -> None:
    grid = Grid(title=f"{figures['tables']} tables × {figures['seats']} seats, streams open")
    for heading in ("figure", "measured", "promised"):
        grid.add_column(heading, justify="left" if heading == "figure" else "right")
    for name, part, figure, sign, limit, unit in PROMISES:
        if found := figures.get(part):
            kept = found[figure] >= limit if sign == "≥" else found[figure] < limit
            colour = "green" if kept else "red"
            promised = f"{sign} {limit:,g} {unit}"
            grid.add_row(
                name, f"[{colour}]{found[figure]:,.{digits(found[figure])}f} {unit}[/]", promised
            )
    console.print(grid)
    console.print(loads(figures))
    if other := figures.get("boardgame.io"):
        console.print(comparison(figures["sustained"], other["sustained"]))


def processes_grid(figures: Figures) -> Grid:
    """Side by side: how much several processes carry."""
    title = f"{figures['tables']} tables × {figures['seats']} seats on one PostgreSQL"
    grid = Grid(title=f"{title}; {figures['machine']}", box=SIMPLE)
    for heading in ("processes", "", "/s", "p50 ms", "p99 ms", "CPU µs", "servers", "us", "others"):
        grid.add_column(heading, justify="left" if not heading else "right")
    for count, part in figures["processes"].items():
        for kind in ("paced", "sustained"):
            grid.add_row(str(count), kind, *cells(part[kind])[:-1])
    return grid


def digits(value: float) -> int:
    return 0 if value >= 100 else 2


def loads(figures: Figures) -> Grid:
    """How each server did, and what else the machine did at that time."""
    title = f"{figures['machine']}; cores used by the server, by us, by others"
    grid = Grid(title=title, box=SIMPLE, padding=0)
    headings = "", "/s", "p50 ms", "p99 ms", "CPU µs", "server", "us", "others", "load"
    for heading in headings:
        grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    other = figures.get("boardgame.io") or {}
    for name, part in (("Antre", figures), ("boardgame.io", other)):
        for kind in ("paced", "sustained"):
            if load := part.get(kind):
                grid.add_row(f"{name} {kind}", *cells(load))
    return grid


def cells(load: Figures) -> list[str]:
    whole = [f"{load['rate']:,.0f}", f"{load['p50']:.1f}", f"{load['p99']:.1f}"]
    cores = [str(load[name]) for name in ("server_cores", "generator_cores", "other_cores")]
    return [*whole, f"{load['server_microseconds']:.0f}", *cores, str(load["load"])]


def comparison(ours: Figures, theirs: Figures) -> str:
    ratio = ours["rate"] / theirs["rate"]
    return (
        f"Antre {ours['rate']:,.0f} decisions/s on disk, "
        f"boardgame.io {theirs['rate']:,.0f} moves/s in memory: ratio {ratio:.2f}"
    )


if __name__ == "__main__":
    main()
