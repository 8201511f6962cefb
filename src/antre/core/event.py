"""What just happened, and who may know. Log, animation, statistics and tests read events."""

from __future__ import annotations

from typing import Any

SPECTATOR = -1


class Event:
    """One happening: its kind, whose it is (-1: the table's), its details and its audience."""

    __slots__ = ("audience", "data", "kind", "seat")

    def __init__(
        self, kind: str, seat: int, data: dict[str, Any], audience: tuple[int, ...] | None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.audience = audience

    def seen_by(self, seat: int) -> bool:
        return self.audience is None or seat in self.audience

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.data}

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"
