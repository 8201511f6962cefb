"""The command `antre`: play, replay, study and check the games of the house."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import antre
from antre.cli import (
    campaign,
    edition,
    games,
    laboratory,
    play,
    ratings,
    replay,
    review,
    rules,
    serve,
    training,
    upkeep,
    verify,
)
from antre.core.errors import AntreError

COMMANDS = (
    serve, games, play, campaign, replay, review, verify, rules, edition, laboratory, training,
    upkeep, ratings,
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """A parser whose errors are two lines: what is wrong, and where to read what is allowed."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\nSee `{self.prog} --help`.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for "checked and found wanting", 2 for an error."""
    args = parser().parse_args(arguments)
    # The matrices of a network are small: many threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return int(args.run(args))
    except AntreError as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except UnicodeDecodeError:
        return fail("the file is not a text in UTF-8")
    except KeyboardInterrupt:
        return 130


def fail(message: str) -> int:
    sys.stderr.write(f"antre: {message}\n")
    return 2


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="antre", description="One table, fantasy board games, people and bots.")
    top.add_argument("--version", action="version", version=f"antre {antre.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top
