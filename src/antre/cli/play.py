"""`antre play`: sit down at a table with bots, in the terminal."""

from __future__ import annotations

import argparse
import random
import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import antre
from antre.cli.arguments import (
    Commands,
    add_game,
    add_language,
    add_setup,
    check_writable,
    game_of,
    names,
    screen,
    seat_of,
    settings_of,
    setup_of,
    usual_seats,
    words_for,
)
from antre.cli.campaign import enter, read_book
from antre.core.errors import BadSetup
from antre.core.game import find
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import reseed

if TYPE_CHECKING:
    from antre.bots.bot import Bot
    from antre.cli.sitting import Sitting

# Dwarves of the old poems.
BOT_NAMES = ("Brokk", "Sindri", "Dvalin", "Andvari", "Fjalar")


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play against bots")
    add_game(parser)
    add_setup(parser)
    parser.add_argument(
        "--bots",
        type=names,
        default="normal",
        help="one for each other seat, or one for all: easy, normal, hard, expert (where "
        "the game has a network), random, greedy, mcts:1s "
        "(default: %(default)s)",
    )
    parser.add_argument("--seat", default="0", metavar="N", help="your seat, from 0")
    parser.add_argument("--name", help="your name at the table")
    parser.add_argument("--seed", type=int, help="the same seed deals the same game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--campaign",
        type=Path,
        metavar="BOOK",
        help="begin with what the campaign in this file has earned, and enter the game into it",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from antre.cli.showing import show_final
    from antre.cli.sitting import Leave

    check_writable(args.save, args.resume)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    sitting = sit_down(args, resume(args, seed) if args.resume else begin(args, seed), seed)
    path = args.save or args.resume or free_path(sitting.state.setup.game.slug)
    try:
        sitting.play()
        show_final(sitting.console, sitting.state, sitting.words)
    except Leave:
        # A console interrupted while it writes may hold back all that follows.
        sitting.console = screen()
        sitting.console.print()
        sitting.print("leaving")
    finally:
        sitting.write(path)
        if args.campaign and sitting.state.over:
            enter(args.campaign, sitting.state, list(sitting.words.names))
            sitting.print("campaign-entered", file=str(args.campaign))
    if not sitting.state.over:
        sitting.print("resume")
        sitting.console.print(f"  {resume_command(args, sitting, path)}", soft_wrap=True)
    return 0


def begin(args: argparse.Namespace, seed: int) -> State:
    book = None if args.campaign is None else read_book(args.campaign)
    game = game_of(args) if book is None or args.game else find(book.game)
    seats = args.seats
    if seats is None:
        seats = len(args.bots) + 1 if len(args.bots) > 1 else usual_seats(game)
    if book is None:
        return setup_of(args, game, seats).start(seed)
    if book.game != game.slug:
        raise BadSetup(f"{args.campaign} is a campaign of {book.game}, not of {game.slug}")
    return book.setup(seats, settings_of(args, game), args.edition).start(seed)


def resume(args: argparse.Namespace, seed: int) -> State:
    """The saved game, with new chance for what is still to come."""
    kept = antre.load(args.resume, args.edition)
    state = kept.replay() if isinstance(kept, Record) else kept.play()
    game, seats = state.setup.game.slug, state.setup.seats
    if args.game not in (None, game):
        raise BadSetup(f"{args.resume} is a game of {game}, not of {args.game}")
    if args.seats not in (None, seats):
        raise BadSetup(f"{args.resume} is a game of {seats} seats, not of {args.seats}")
    reseed(state, seed)
    return state


def sit_down(args: argparse.Namespace, state: State, seed: int) -> Sitting:
    from antre.cli.sitting import Sitting

    seats = state.setup.seats
    seat = seat_of(args.seat, seats)
    rng = random.Random(seed)
    others = [other for other in range(seats) if other != seat]
    bots = hire(args.bots, others, state.setup, rng)
    words = words_for(args.language, state.setup.game)
    called = list(BOT_NAMES[: seats - 1])
    called.insert(seat, args.name or words.say("you"))
    words = words_for(args.language, state.setup.game, called, seat)
    return Sitting(state, bots, words, screen(), rng)


def hire(specs: list[str], seats: list[int], setup: Setup, rng: random.Random) -> dict[int, Bot]:
    """A bot for each seat; one name serves for all."""
    from antre.bots import check, make

    if len(specs) not in (1, len(seats)):
        raise BadSetup(f"{len(specs)} bots for {len(seats)} seats: name one for all, or one each")
    for spec in specs:
        check(spec, setup)
    specs = specs * len(seats) if len(specs) == 1 else specs
    return {seat: make(spec, rng.getrandbits(32)) for seat, spec in zip(seats, specs, strict=True)}


def free_path(slug: str) -> Path:
    """A file name nobody uses yet, so that no saved game is lost."""
    number = 1
    while Path(f"{slug}-{number}.antre.json").exists():
        number += 1
    return Path(f"{slug}-{number}.antre.json")


def resume_command(args: argparse.Namespace, sitting: Sitting, path: Path) -> str:
    given = {
        "--resume": path,
        "--seat": sitting.seat,
        "--bots": ",".join(args.bots),
        "--language": sitting.words.language,
        "--name": args.name,
        "--edition": args.edition,
        "--campaign": args.campaign,
    }
    command = ["antre", "play", sitting.state.setup.game.slug]
    for name, value in given.items():
        command += [] if value is None else [name, str(value)]
    return shlex.join(command)
