"""A real house in a process of its own: bots answer at once, nobody is rationed.

Every table is dealt alike and bots decide alike, so that what a test meets once it meets again.

Called by `House`: python -m tests.web.open_house PORT FOLDER [TOY ...]
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

from antre.core import dealing, game
from antre.server import bot_workers
from antre.server.configuration import Configuration
from antre.server.serve import serve

# Not in `main`: the processes that bots think in import this module as well. So does pytest when
# it looks for tests, but with arguments of its own.
if Path(sys.argv[0]).name == Path(__file__).name:
    for toy in sys.argv[3:]:
        game._shelf()[toy] = f"tests.toys.{toy}:GAME"


def main(port: str, folder: str, *toys: str) -> None:
    """A house with toys has public tables too."""
    vars(dealing)["key_of"] = lambda *deal: b"the same deal for every table"
    vars(bot_workers)["secrets"] = SimpleNamespace(randbits=lambda bits: 1)
    configuration = Configuration(
        data=Path(folder),
        bot_pause=0.0,
        bot_workers=1,
        review_looks=3,
        limits=False,
        public_tables=bool(toys),
    )
    serve(port=int(port), configuration=configuration, open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
