"""Drawings as pixels, for those who cannot read an SVG file: one at a time, and some are kept."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import OrderedDict
from pathlib import Path

from antre.server.errors import Denied

BRUSH = Path(__file__).with_name("brush.py")
PATIENCE = 30.0  # seconds for one picture
MOST_WAITING = 8
MOST_KEPT = 40


class Painter:
    def __init__(self) -> None:
        self._hand = asyncio.Semaphore(1)
        self._waiting = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def paint(self, svg: str) -> bytes:
        """A PNG file."""
        key = hashlib.sha256(svg.encode()).digest()
        if key not in self._kept:
            if self._waiting >= MOST_WAITING:
                raise Denied(503, "painting")
            self._waiting += 1
            try:
                async with self._hand:
                    # Whoever waited for the same picture finds it painted.
                    if key not in self._kept:
                        self._kept[key] = await brush(svg)
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


async def brush(svg: str) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(BRUSH), stdin=pipe, stdout=pipe
    )
    try:
        painted, _ = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE)
    except TimeoutError:
        raise Denied(503, "painting") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise Denied(503, "painting")
    return painted
