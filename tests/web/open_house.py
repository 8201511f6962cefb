"""A real house in a process of its own: bots answer at once, nobody is rationed.

Called by `House`: python open_house.py PORT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from antre.server.serve import serve
from antre.server.settings import Settings


def main(port: str, folder: str) -> None:
    settings = Settings(data=Path(folder), bot_pause=0.0, bot_workers=1, limits=False)
    serve(port=int(port), settings=settings, open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
