"""Who is at a table: whoever listens, has asked a moment ago, or does so at another process."""

from __future__ import annotations

import time
from collections import Counter

PRESENT_FOR = 60.0  # seconds for which a request counts as being there
TOLD_EVERY = 15.0  # seconds after which other processes are told again of who asks


class Presence:
    def __init__(self) -> None:
        self.opened = time.monotonic()
        self._streams: Counter[str] = Counter()
        self._asked: dict[str, float] = {}
        self._told: dict[str, float] = {}
        self._last: dict[str, float] = {}  # when each was last known to be there
        self._far: dict[str, dict[str, float]] = {}  # by process, until when

    def come(self, guest: str) -> bool:
        """A stream is opened; is it the first of this guest?"""
        self._streams[guest] += 1
        return self._streams[guest] == 1

    def go(self, guest: str) -> bool:
        """A stream has ended; was it the last of this guest, who is gone then?"""
        self._streams[guest] -= 1
        if self._streams[guest]:
            return False
        del self._streams[guest]
        self._asked.pop(guest, None)
        self._last[guest] = time.monotonic()
        return True

    def ask(self, guest: str) -> bool:
        """A request of somebody who sits here; is it time to tell other processes?"""
        now = time.monotonic()
        self._asked[guest] = self._last[guest] = now
        if now - self._told.get(guest, -TOLD_EVERY) < TOLD_EVERY:
            return False
        self._told[guest] = now
        return True

    def hear(self, guest: str, process: str, seconds: float) -> None:
        """Another process has somebody there, for so long; 0: no more."""
        self._far.setdefault(guest, {})[process] = now = time.monotonic() + seconds
        self._last[guest] = max(self._last.get(guest, 0.0), now)

    def listens(self, guest: str) -> bool:
        return guest in self._streams

    def seconds(self, guest: str, listening: float) -> float:
        """For how long other processes may count on a guest who is here."""
        if self.listens(guest):
            return listening
        return PRESENT_FOR if self._asks(guest) else 0.0

    def online(self, guest: str) -> bool:
        return self.looks_on(guest) or self._asks(guest)

    def looks_on(self, guest: str) -> bool:
        """Is a stream open, here or, as far as we have heard, at another process?"""
        now = time.monotonic()
        far = any(until > now for until in self._far.get(guest, {}).values())
        return far or self.listens(guest)

    def may_be_there(self, guest: str) -> bool:
        """Nobody counts as gone before there was time to be seen."""
        unknown = guest not in self._last and time.monotonic() - self.opened < PRESENT_FOR
        return unknown or self.online(guest)

    def away(self, guest: str) -> float:
        """For how many seconds a guest has not been there, as far as we know."""
        if self.listens(guest):
            return 0.0
        return time.monotonic() - self._last.get(guest, self.opened)

    def _asks(self, guest: str) -> bool:
        asked = self._asked.get(guest)
        return asked is not None and time.monotonic() - asked < PRESENT_FOR
