"""`antre backup`, `antre restore`, `antre doctor`: looking after a house."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from antre.cli.arguments import Commands, screen
from antre.core.errors import AntreError
from antre.server.arguments import add_place, database_of

MARKS = {"good": ("✓", "green"), "odd": ("!", "yellow"), "bad": ("✗", "red")}


def add(commands: Commands) -> None:
    backup = commands.add_parser("backup", help="copy a house to a file, while people play")
    backup.add_argument("file", type=Path, metavar="FILE")
    add_place(backup)
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="bring a house back from such a file")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument(
        "--replace", action="store_true", help="also where there is a house already"
    )
    add_place(restore)
    restore.set_defaults(run=run_restore)
    doctor = commands.add_parser("doctor", help="is all well with a house? Changes nothing")
    add_place(doctor)
    doctor.set_defaults(run=run_doctor)


@contextmanager
def installed() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise AntreError(f"{error}: install the server with `pip install antre[server]`") from None


@contextmanager
def rows_told(title: str) -> Iterator[Callable[[int], None]]:
    """A line that counts rows while they come over."""
    from rich.progress import Progress, SpinnerColumn, TextColumn

    console = screen()
    columns = SpinnerColumn(), TextColumn(title), TextColumn("{task.completed:,} rows")
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=None)
        yield lambda rows: progress.advance(task, rows)


def run_backup(args: argparse.Namespace) -> int:
    with installed():
        from antre.server.backups import backup
    with rows_told("Copying") as told:
        backup(database_of(args), args.file, told)
    screen().print(f"{args.file}: all that the house holds. Keep it private: its key is in it.")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    with installed():
        from antre.server.backups import restore
    with rows_told("Bringing back") as told:
        restore(args.file, database_of(args), args.replace, told)
    screen().print(f"The house is as it was in {args.file}.")
    return 0


@contextmanager
def silence() -> Iterator[None]:
    """What is wrong with a table is said once, by the doctor."""
    log = logging.getLogger("antre.server")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def run_doctor(args: argparse.Namespace) -> int:
    from rich.text import Text

    with installed():
        from antre.server.doctor import examine, is_well
    findings = []
    with silence():
        for finding in examine(database_of(args)):
            screen().print(Text.assemble(MARKS[finding.grade], " ", finding.what))
            findings.append(finding)
    return 0 if is_well(findings) else 1
