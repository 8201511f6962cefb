"""`antre edition`: check your own edition file, or find ours to copy."""

from __future__ import annotations

import argparse
from pathlib import Path

from antre.cli.arguments import Commands, add_game, game_of, screen
from antre.core.edition import Sheet
from antre.core.errors import BadEdition
from antre.core.game import find, slugs


def add(commands: Commands) -> None:
    parser = commands.add_parser("edition", help="check an edition file, or find ours to copy")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="is a file complete and consistent?")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument(
        "--game", choices=slugs(), default=slugs()[0], help="its game (default: %(default)s)"
    )
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help="where our own edition file lies")
    add_game(show)
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    console = screen()
    try:
        sheet = Sheet.load(args.file)
        content = find(args.game).engine.compile(sheet)
        sheet.finish()
    except BadEdition as error:
        for problem in error.problems:
            console.print(problem)
        count = len(error.problems)
        console.print(f"{args.file}: {count} {'problem' if count == 1 else 'problems'}")
        return 1
    console.print(f"{args.file}: a complete edition of {args.game}, {content.name!r}")
    console.print("  " + ", ".join(f"{count} {name}" for name, count in sheet.counts.items()))
    sources = (f"{count} {source}" for source, count in content.sources.items())
    console.print(f"  sources: {', '.join(sources)}")
    for label in content.reconstructed:
        console.print(f"  reconstructed: {label}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    screen().out(game_of(args).folder / "edition.toml")
    return 0
