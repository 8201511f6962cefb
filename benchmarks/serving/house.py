"""The server as it is opened for the benchmark: in its own process, and with known luck.

    python benchmarks/serving/house.py DATA [--database URL] [--profile FILE]

Two things differ from `antre serve`. Requests are not rationed. And the draws of a game follow
from how it was dealt, so that whoever knows the deal can write the whole game down beforehand.
"""

from __future__ import annotations

import argparse
import cProfile
import hashlib
import resource
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from antre.core.setup import Setup
from antre.server import table
from antre.server.configuration import Configuration
from antre.server.match import Match
from antre.server.serve import serve


class KnownMatch(Match):
    """A match whose coming draws follow from its deal."""

    __slots__ = ()

    @classmethod
    def restart(cls, setup: Setup, lines: Sequence[str], _: bytes | None = None) -> Match:
        return super().restart(setup, lines, hashlib.sha256("\n".join(lines).encode()).digest())


def allow_many_files() -> None:
    """Eight connections a table are more than the usual 1,024 allow."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    args = read_arguments()
    configuration = Configuration(data=args.data, database=args.database, limits=False)
    allow_many_files()
    vars(table)["Match"] = KnownMatch
    profiler = cProfile.Profile()
    if args.profile:
        profiler.enable()
    with suppress(SystemExit):
        serve(port=0, open_browser=False, configuration=configuration)
    if args.profile:
        profiler.dump_stats(args.profile)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--database", default="")
    parser.add_argument("--profile", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    main()
