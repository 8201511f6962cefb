"""What becomes of a table: an entry as listeners are told of it, and what partners propose."""

from __future__ import annotations

from typing import Any, NamedTuple

Body = dict[str, Any]


class Happening:
    """One entry as listeners are told of it; `events` are places in the journal and events."""

    __slots__ = ("chat", "events", "lobby", "only", "over", "versions", "waiting")

    def __init__(self, only: int | None, lobby: bool) -> None:
        self.only = only
        self.lobby = lobby
        self.events: tuple[tuple[int, Any, tuple[int, ...]], ...] = ()
        self.waiting: list[int] = []
        self.over = False
        self.chat: Body | None = None
        self.versions: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> bool:
        return self.only is None or self.only == seat


class Proposal(NamedTuple):
    """A seat proposes an option to the owner of a question; `piece` is where it lies, if
    anywhere."""

    seat: int
    owner: int
    option: str
    piece: str | None
    reason: dict[str, str]  # by language; empty where nobody gave one
