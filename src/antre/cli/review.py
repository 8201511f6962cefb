"""`antre review`: a finished game looked at again."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from antre.cli.arguments import (
    Commands,
    add_edition,
    add_language,
    check_writable,
    screen,
    seat_of,
    words_for,
)
from antre.cli.laboratory import counting, positive
from antre.cli.replay import read

if TYPE_CHECKING:
    from rich.console import Console

    from antre.coach import Review
    from antre.core.record import Record
    from antre.core.words import Words

POINTS = 20  # of a curve that are printed


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "review", help="who stood how when, what was luck, which choices cost most"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    parser.add_argument(
        "--seat", default="all", metavar="N|all", help="whose choices are judged (default: all)"
    )
    parser.add_argument(
        "--looks", type=positive, default=14, metavar="N",
        help="choices that are looked at twice, for a second each (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the review as JSON")
    add_edition(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from antre.coach import review

    if args.json is not None:
        check_writable(args.json)
    record, console = read(args.file, args.edition), screen()
    seats = record.setup.seats
    judged = range(seats) if args.seat == "all" else [seat_of(args.seat, seats)]
    with counting(console, 100) as done:
        found = review(
            record, judged, looks=args.looks, seed=args.seed,
            progress=lambda share: done(round(100 * share)),
        )  # fmt: skip
    if args.json is not None:
        args.json.write_text(json.dumps(found.to_json(), indent=1), encoding="utf-8")
    show(console, record, found, words_for(args.language, record.setup.game), list(judged))
    return 0


def show(console: Console, record: Record, review: Review, words: Words, judged: list[int]) -> None:
    from antre.coach.telling import tell_turn

    show_curve(console, record, review, words)
    for turn in review.turns:
        console.print(tell_turn(record.setup, review, turn, words), markup=False)
    show_accounts(console, record, review, words)
    for seat in judged:
        console.rule(words.say("review-worst", who=words.name(seat)), style="dim")
        show_worst(console, record, review, words, seat)


def show_curve(console: Console, record: Record, review: Review, words: Words) -> None:
    from rich.table import Table

    from antre.coach.telling import percent

    table = Table(title=words.say("review-curve"), box=None)
    table.add_column(words.say("review-choice"), justify="right")
    for seat in range(record.setup.seats):
        table.add_column(words.name(seat), justify="right")
    every = max(1, len(review.curve) // POINTS)
    for moment in [*review.curve[:-1:every], review.curve[-1]]:
        table.add_row(str(moment.choice), *(f"{percent(each)} %" for each in moment.chances))
    console.print(table)


def show_accounts(console: Console, record: Record, review: Review, words: Words) -> None:
    from rich.table import Table

    table = Table(box=None)
    table.add_column("")
    for title in (
        words.say("review-start"), words.say("review-luck"), words.say("review-own"),
        words.say("review-others"), words.say("review-counted"), words.say("review-end"),
    ):  # fmt: skip
        table.add_column(title, justify="right")
    for seat, own in enumerate(review.accounts):
        parts = (own.start, own.luck, own.own, own.others, own.counted, own.end)
        table.add_row(words.name(seat), *(f"{100 * part:.0f} %" for part in parts))
    console.print(table)


def show_worst(console: Console, record: Record, review: Review, words: Words, seat: int) -> None:
    from antre.coach.telling import percent, why

    setup, voice = record.setup, record.setup.game.voice
    worst = review.worst(seat)
    if not worst:
        console.print(words.say("review-none"))
    for each in worst:
        taken, better = (
            voice.option(setup.content, setup.options.parse(option), words)
            for option in (each.option, each.better)
        )
        said = words.say(
            "review-card", choice=each.choice, option=taken, better=better,
            chance=percent(each.chance), best=percent(each.best), doubt=percent(each.doubt),
        )  # fmt: skip
        console.print(f"{said} {why(setup, each, words)}", markup=False)
