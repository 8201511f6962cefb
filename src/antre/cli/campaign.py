"""`antre campaign`: the book of a company, a game after the other, kept in a file."""

from __future__ import annotations

import argparse
import random
import secrets
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import antre
from antre.cli.arguments import (
    Commands,
    add_edition,
    add_language,
    check_writable,
    known_game,
    names,
    screen,
    settings_of,
    words_for,
)
from antre.core.campaign import BadCampaign, Campaign, Page, earned_settings
from antre.core.errors import BadSetup
from antre.core.game import find
from antre.core.record import Record
from antre.core.state import State
from antre.core.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def add(commands: Commands) -> None:
    parser = commands.add_parser("campaign", help="games that carry on what was earned")
    deeds = parser.add_subparsers(title="what to do", metavar="DEED", required=True)
    show = deeds.add_parser("show", help="what was played and earned")
    new = deeds.add_parser("new", help="an empty book")
    new.add_argument("game", type=known_game, metavar="GAME")
    new.add_argument("--title", default="", help="what it is called")
    anew = deeds.add_parser("anew", help="begin anew: pages stay, what they earned is gone")
    enter = deeds.add_parser("add", help="enter a finished game")
    run = deeds.add_parser("run", help="let bots play the next games")
    add_run(run)
    deed_of = ((show, run_show), (new, run_new), (anew, run_anew), (enter, run_add), (run, run_on))
    for deed, does in deed_of:
        deed.add_argument("book", type=Path, metavar="BOOK", help="the file of the book")
        add_language(deed)
        deed.set_defaults(run=does)
    enter.add_argument("record", type=Path, metavar="RECORD", help="the game, as it was saved")


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    parser.add_argument(
        "--bots", type=names, default="greedy", help="one for all, or one for each seat"
    )
    parser.add_argument("--seed", type=int, help="the same seed deals the same games")
    parser.add_argument(
        "--set", action="append", default=[], dest="settings", metavar="NAME=VALUE",
        help="a setting of the game; may be given several times",
    )  # fmt: skip
    add_edition(parser)


# --- the file


def read_book(path: Path) -> Campaign:
    try:
        return Campaign.loads(path.read_bytes())
    except BadCampaign as error:
        raise BadCampaign(f"{path}: {error}") from None


def write_book(path: Path, book: Campaign) -> None:
    """The whole book or nothing of it: a half of one would lose all that was earned."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(book.dumps(), encoding="utf-8")
    part.replace(path)


def enter(path: Path, state: State, called: list[str]) -> Campaign:
    """The book in a file with a finished game added to it."""
    mark = str(state.record.to_json()["hash"])
    book = read_book(path).after(state, mark, date.today().isoformat(), called)
    write_book(path, book)
    return book


# --- deeds


def run_new(args: argparse.Namespace) -> int:
    check_writable(args.book)
    if args.book.exists():
        raise BadSetup(f"{args.book} is there already; begin it anew with `antre campaign anew`")
    return keep(args, Campaign.begin(args.game, args.title))


def run_anew(args: argparse.Namespace) -> int:
    return keep(args, read_book(args.book).anew())


def run_add(args: argparse.Namespace) -> int:
    kept = antre.load(args.record)
    if not isinstance(kept, Record):
        raise BadSetup(f"{args.record}: this is not the record of a game")
    book = enter(args.book, kept.replay(), [])
    return show(args, book, book.pages[-1:])


def run_on(args: argparse.Namespace) -> int:
    from antre.bots import ask, check, make

    book = read_book(args.book)
    settings = settings_of(args, find(book.game))
    chance = random.Random(secrets.randbits(64) if args.seed is None else args.seed)
    known = len(book.pages)
    for _ in range(args.games):
        state = book.setup(args.seats, settings, args.edition).start(chance.getrandbits(63))
        seats = state.setup.seats
        if len(args.bots) not in (1, seats):
            raise BadSetup(f"{len(args.bots)} bots for {seats} seats: one for all, or one each")
        specs = args.bots * seats if len(args.bots) == 1 else args.bots
        for spec in specs:
            check(spec, state.setup)
        bots = [make(spec, chance.getrandbits(32)) for spec in specs]
        while not state.over:
            seat = state.decisions[0].seat
            state.apply(seat, ask(bots[seat], state, seat, chance))
        book = enter(args.book, state, specs)
    return show(args, book, book.pages[known:])


def run_show(args: argparse.Namespace) -> int:
    book = read_book(args.book)
    return show(args, book, book.pages)


def keep(args: argparse.Namespace, book: Campaign) -> int:
    write_book(args.book, book)
    return show(args, book, ())


# --- on the screen


def show(args: argparse.Namespace, book: Campaign, pages: tuple[Page, ...]) -> int:
    console, words = screen(), words_for(args.language, find(book.game))
    console.print(book.title or find(book.game).title[args.language], style="bold")
    for page in pages:
        show_page(console, book, page, words)
    show_earned(console, book, words)
    return 0


def show_page(console: Console, book: Campaign, page: Page, words: Words) -> None:
    place, language = book.pages.index(page), words.language
    if place == book.begun > 0:
        console.print(words.say("campaign-anew"), style="italic")
    console.print()
    console.print(words.say("campaign-game", number=place + 1, day=page.day))
    if page.names:
        console.print(f"  {words.series(page.names)}")
    for line in (page.said[language], *page.told[language]):
        console.print(f"  {line}")


def show_earned(console: Console, book: Campaign, words: Words) -> None:
    """What the next game begins with."""
    console.print()
    for setting in earned_settings(find(book.game)):
        console.print(setting.title[words.language], style="bold")
        counts = book.earned[setting.id]
        for value in setting.values:
            ticks = "■" * counts.get(value.id, 0)
            console.print(f"  {ticks:□<{setting.most}}  {value.title[words.language]}")
