"""Spectators talk among themselves: until the game is over nobody who plays hears it.

What they say is kept in memory, with the table as it is open, and never stored.
"""

from __future__ import annotations

from antre.core.event import SPECTATOR
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.partners import Json
from antre.server.table import CHAT_KEPT, Table

KIND = "talk"


def remark(table: Table, name: str, text: str) -> Json:
    """What somebody who looks on says, as it travels between processes."""
    if table.status != "playing":
        raise Denied(403, "not-seated")
    return {"kind": KIND, "seat": SPECTATOR, "name": name, "text": text}


def note(table: Table, said: Json) -> None:
    """Keep it, and after how many words of the table it came."""
    line = {name: said[name] for name in ("seat", "name", "text")}
    table.gallery = [*table.gallery, (table.spoken, line)][-CHAT_KEPT:]


def heard(table: Table, guest: str) -> list[Body]:
    """What somebody may read: those who play, what is said at the table until it is over."""
    if table.seats_of(guest) and table.status != "over":
        return table.chat
    first = table.spoken - len(table.chat)
    numbered = [(first + place, 0, line) for place, line in enumerate(table.chat, 1)]
    numbered += [(after, 1, line) for after, line in table.gallery]
    return [line for _, _, line in sorted(numbered, key=lambda each: each[:2])]
