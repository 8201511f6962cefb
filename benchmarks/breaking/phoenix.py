"""A server that rises again: `python phoenix.py PORT DATA [DATABASE]` serves in a child process and
starts a new one whenever it dies. All is loaded before the first child is born, so that rising is
quick. Prints the process id of each child."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import antre
from antre.server.configuration import Configuration
from antre.server.serve import serve


def rise(port: int, data: Path, database: str) -> None:
    configuration = Configuration(data=data, database=database, limits=False, bot_pause=0.0)
    serve("127.0.0.1", port, open_browser=False, configuration=configuration)


if __name__ == "__main__":
    for game in antre.all_games():
        game.edition()
    while True:
        child = os.fork()
        if not child:
            rise(int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:]))
            sys.exit()
        sys.stdout.write(f"risen {child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
