"""Arguments that several commands share, and what is made of them."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import antre
from antre.core.errors import BadSetup
from antre.core.game import Game, find, slugs
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words, default_language

if TYPE_CHECKING:
    from rich.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = Any

USUAL_SEATS = 4


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", type=known_game, metavar="GAME", help=f"one of {', '.join(slugs())}"
    )


def known_game(slug: str) -> str:
    """A game by its name, be it on the shelf or still in the making."""
    try:
        return find(slug).slug
    except BadSetup as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default_language(),
        help="the language of the words (default: %(default)s, from your environment)",
    )


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Seats, edition and settings."""
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    add_edition(parser)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help="a setting of the game, as listed by `antre games`; may be given several times",
    )
    parser.add_argument(
        "--carry",
        type=Path,
        metavar="FILE",
        help="take what the finished game in this record has earned into the new one",
    )


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", type=Path, metavar="FILE", help="your own edition file")


def all_games() -> list[Game]:
    return [find(slug) for slug in slugs()]


def game_of(args: argparse.Namespace) -> Game:
    """The game named, or the first of the house."""
    return find(args.game or slugs()[0])


def setup_of(args: argparse.Namespace, game: Game, seats: int) -> Setup:
    given = {**earned(args, game), **settings_of(args, game)}
    return Setup.of(game, seats, given, args.edition)


def settings_of(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The settings given as NAME=VALUE, each read as its game means it."""
    known = {setting.id: setting for setting in game.settings}
    given = {}
    for text in args.settings:
        id, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(
                f"--set {text}: write NAME=VALUE; names are {', '.join(known) or 'none'}"
            )
        given[id] = known[id].parse(value) if id in known else value
    return given


def earned(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What the game to carry on from has earned."""
    if args.carry is None:
        return {}
    kept = antre.load(args.carry)
    if not isinstance(kept, antre.Record) or kept.setup.game is not game or kept.result is None:
        raise BadSetup(f"--carry {args.carry}: this is not the record of a finished {game.slug}")
    state = kept.replay()
    return game.engine.earned(state)


def usual_seats(game: Game) -> int:
    return min(USUAL_SEATS, game.seats[-1])


def names(text: str) -> list[str]:
    """A list as people type it: random,greedy."""
    return [name.strip() for name in text.split(",") if name.strip()]


def words_for(language: str, game: Game, names: list[str] | None = None, me: int = -1) -> Words:
    return Words(language, HOUSE, game.folder, names=names or (), me=me)


def screen() -> Console:
    """Where everything is printed: as wide as the terminal, 80 columns where there is none."""
    from rich.console import Console

    width = shutil.get_terminal_size((80, 24)).columns
    return Console(file=sys.stdout, width=width, highlight=False, emoji=False, markup=False)


def check_writable(*paths: Path | None) -> None:
    """Say before a long game, not after it, that its results could not be kept."""
    for path in paths:
        if path is not None and not os.access(path.parent, os.W_OK):
            raise BadSetup(
                f"{path} cannot be written: there is no folder {path.parent} to write in"
            )


def seat_of(text: str, seats: int) -> int:
    """A seat by its number."""
    if not text.isdigit() or int(text) >= seats:
        raise BadSetup(f"there is no seat {text!r} here: seats are 0 to {seats - 1}")
    return int(text)
