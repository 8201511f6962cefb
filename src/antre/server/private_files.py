"""The files of the house are its owner's alone: they hold keys, bids and password hashes."""

from __future__ import annotations

import logging
import os
from pathlib import Path

LOG = logging.getLogger("antre.server")
FILE, FOLDER = 0o600, 0o700
# SQLite's own companions of a database: they take its mode when they are made.
BESIDE = ("", "-wal", "-shm", "-journal")


def keep_private(database: Path) -> None:
    """Make the file of a database private before its first byte, or mend one made earlier."""
    folder = database.parent
    folder.mkdir(parents=True, exist_ok=True, mode=FOLDER)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, FILE))
    for ending in BESIDE:
        _restrict(database.with_name(database.name + ending), FILE)
    # A folder that somebody else uses as well is left as it is.
    if all(file.name.startswith(database.stem) for file in folder.iterdir()):
        _restrict(folder, FOLDER)


def _restrict(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
    except FileNotFoundError:
        return
    except PermissionError:
        LOG.warning("others can read %s, and only its owner can change that", path)
