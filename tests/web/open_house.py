"""A real house in a process of its own: bots answer at once, nobody is rationed.

Called by `House`: python -m tests.web.open_house PORT FOLDER [TOY ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from antre.core import game
from antre.server.configuration import Configuration
from antre.server.serve import serve

# Not in `main`: the processes that bots think in import this module as well. So does pytest when
# it looks for tests, but with arguments of its own.
if Path(sys.argv[0]).name == Path(__file__).name:
    for toy in sys.argv[3:]:
        game._shelf()[toy] = f"tests.toys.{toy}:GAME"


def main(port: str, folder: str, *toys: str) -> None:
    """A house with toys has public tables too."""
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
