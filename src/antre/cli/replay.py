"""`antre replay`: a saved game told again, step by step, through anybody's eyes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import antre
from antre.cli.arguments import Commands, add_edition, add_language, screen, seat_of, words_for
from antre.core.errors import BadRecord
from antre.core.record import Record

if TYPE_CHECKING:
    from rich.console import Console

    from antre.core.state import State
    from antre.core.words import Words

SPECTATOR = -1


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="tell a saved game again")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record or a scenario")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N choices")
    parser.add_argument(
        "--seat", default="", metavar="N|all", help="through whose eyes (default: a spectator)"
    )
    parser.add_argument(
        "--step", action="store_true", help="the table after each choice, Enter for the next"
    )
    add_edition(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read(args.file, args.edition)
    last = record.choices if args.to is None else args.to
    if not 0 <= last <= record.choices:
        raise BadRecord(f"--to {last}: this record has steps 0 to {record.choices}")
    console = screen()
    for seat in eyes(args.seat, record.setup.seats):
        words = words_for(args.language, record.setup.game, me=seat)
        who = words.say("spectator") if seat == SPECTATOR else words.name(seat)
        console.rule(words.say("eyes", who=who))
        if args.step:
            walk(console, record, words, last)
        else:
            tell(console, record.replay(last), words)
    return 0


def read(path: Path, edition: Path | None) -> Record:
    kept = antre.load(path, edition)
    return kept if isinstance(kept, Record) else kept.play().record


def eyes(seat: str, seats: int) -> list[int]:
    if not seat:
        return [SPECTATOR]
    return list(range(seats)) if seat == "all" else [seat_of(seat, seats)]


def tell(console: Console, state: State, words: Words) -> None:
    """The whole story, then the table it led to."""
    from antre.cli.showing import show_events, show_final, show_table

    show_events(console, state, words)
    console.print()
    show_table(console, state, words)
    if state.over:
        show_final(console, state, words)
    else:
        console.print(say_waiting(state, words))


def walk(console: Console, record: Record, words: Words, last: int) -> None:
    """The table after each choice, as long as the reader wants to go on."""
    from antre.cli.showing import show_events, show_final, show_table

    told = 0
    for step, state in enumerate(record.steps()):
        console.rule(words.say("step", step=step, last=record.choices), style="dim")
        told = show_events(console, state, words, told)
        show_table(console, state, words)
        if state.over:
            show_final(console, state, words)
        else:
            console.print(say_waiting(state, words))
        if step == last or not go_on(console, words):
            break


def go_on(console: Console, words: Words) -> bool:
    try:
        console.input(f"{words.say('enter')} › ")
    except EOFError:
        return False
    return True


def say_waiting(state: State, words: Words) -> str:
    waiting = [words.name(seat) for seat in state.view(words.me)["waiting"]]
    rule = state.setup.game.rules[state.question.rule].title[words.language]
    return words.say("waiting", who=words.series(waiting), rule=rule)
