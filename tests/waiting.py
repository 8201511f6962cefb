"""Waiting for what others do: as long as a busy machine needs, and no longer than it takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE = 60.0
PAUSE = 0.02


def eventually(look: Callable[[], Found | None], what: str) -> Found:
    """The first thing found that counts as true."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise AssertionError(f"in {PATIENCE:.0f} s never: {what}")
        time.sleep(PAUSE)
    return found
