"""`antre verify`: was a game dealt as the house had promised?"""

from __future__ import annotations

import argparse
from pathlib import Path

from antre.cli.arguments import Commands, add_edition, add_language, screen, words_for
from antre.cli.replay import read
from antre.core.verify import AS_DEALT, CLOSED, NO_DEAL, Verdict, verify


def add(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check that a game was dealt as promised")
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a game that is over")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the promise you were shown before the game, to be compared with that of the record",
    )
    add_edition(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record, console = read(args.file, args.edition), screen()
    words = words_for(args.language, record.setup.game)
    verdict = verify(record)
    noted = args.commitment
    if record.deal is not None:
        commitment = record.deal.commitment
        console.print(words.say("verify-promise", commitment=commitment), soft_wrap=True)
        for seat, word in enumerate(record.deal.words):
            if word:
                said = words.say("verify-word", who=words.name(seat), word=word)
                console.print(said, markup=False, soft_wrap=True)
        if noted is not None and noted.strip().lower() != commitment:
            console.print(words.say("verify-other-promise", noted=noted), markup=False)
            return 1
    console.print(verdict.say(words), markup=False, soft_wrap=True)
    return code_of(verdict)


def code_of(verdict: Verdict) -> int:
    """0 where the whole deal is proved, 2 where it cannot be, 1 where it is wrong."""
    if verdict.kind == AS_DEALT:
        return 2 if verdict.unchecked else 0
    return 2 if verdict.kind in (NO_DEAL, CLOSED) else 1
