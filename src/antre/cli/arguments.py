"""Arguments that several commands share, and what is made of them."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.errors import BadSetup
from antre.core.game import Game, Setup, find, slugs
from antre.core.rule import LANGUAGES
from antre.core.words import HOUSE, Words, default_language

if TYPE_CHECKING:
    from rich.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = Any

USUAL_SEATS = 4


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", choices=slugs(), metavar="GAME", help=f"one of {', '.join(slugs())}"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default_language(),
        help="the language of the words (default: %(default)s, from your environment)",
    )


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Seats, edition and the variants of every game."""
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    add_edition(parser)
    variants = {variant.id: variant for game in all_games() for variant in game.variants}
    for id, variant in variants.items():
        parser.add_argument(
            f"--{id.replace('_', '-')}",
            dest=f"variant_{id}",
            action="store_const",
            const=not variant.default,
            help=variant.title["en"],
        )


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", type=Path, metavar="FILE", help="your own edition file")


def all_games() -> list[Game]:
    return [find(slug) for slug in slugs()]


def game_of(args: argparse.Namespace) -> Game:
    """The game named, or the first of the house."""
    return find(args.game or slugs()[0])


def setup_of(args: argparse.Namespace, game: Game, seats: int) -> Setup:
    return Setup.of(game, seats, variants_of(args), args.edition)


def variants_of(args: argparse.Namespace) -> dict[str, bool]:
    prefix = "variant_"
    given = {name: value for name, value in vars(args).items() if name.startswith(prefix)}
    return {name[len(prefix) :]: value for name, value in given.items() if value is not None}


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
