"""Every place a pawn can stand on, as a number.

Spaces on the way are counted from the City, as the path counts them; the side spaces of Perilous
shortcuts follow after the last corridor space, then the Rooms. The Avatar's own path lies below
zero.
"""

from __future__ import annotations

from antre.games.alkoor.content.path import CITY, ROOMS_AT_STOP, Path

# Slots of the path that hold Hazards: six Zones and the Door.
DOOR_SLOT = 6
NO_SLOT = -1


class Places:
    """The path with its side spaces and Rooms; tables looked up by place."""

    __slots__ = (
        "chance_spaces", "corridor", "count", "door", "facing", "first_room", "first_shortcut",
        "names", "path", "rooms_at", "shortcut_at", "slot_at", "spaces",
    )  # fmt: skip

    def __init__(self, path: Path) -> None:
        self.path = path
        self.door = path.door
        self.corridor = path.corridor
        self.chance_spaces = path.chance_spaces
        self.spaces = path.last + 1
        self.first_shortcut = self.spaces
        self.first_room = self.first_shortcut + len(path.shortcuts)
        rooms = len(path.stops) * ROOMS_AT_STOP
        self.count = self.first_room + rooms
        self.slot_at = [NO_SLOT] * self.count
        for zone, space in enumerate(path.zones):
            self.slot_at[space] = zone
        self.slot_at[path.door] = DOOR_SLOT
        self.shortcut_at = [NO_SLOT] * self.count
        for number, space in enumerate(path.crossroads):
            self.shortcut_at[space] = self.first_shortcut + number
        # The space a pawn is caught at: for a Room, the corridor space that faces it.
        self.facing = list(range(self.count))
        self.rooms_at: list[tuple[int, ...]] = [()] * self.count
        for slot in range(rooms):
            stop, room = path.stop_of(slot), self.first_room + slot
            self.facing[room] = stop
            self.rooms_at[stop] += (room,)
        self.names = [self._name(place) for place in range(self.count)]

    def _name(self, place: int) -> str:
        if place >= self.first_room:
            return f"room-{place - self.first_room + 1}"
        if place >= self.first_shortcut:
            return f"shortcut-{place - self.first_shortcut + 1}"
        return "city" if place == CITY else str(place)

    def is_room(self, place: int) -> bool:
        return place >= self.first_room

    def is_shortcut(self, place: int) -> bool:
        return self.first_shortcut <= place < self.first_room

    def is_abyss(self, place: int) -> bool:
        """In the corridor or in a Room."""
        return self.door < place < self.spaces or place >= self.first_room

    def room_slot(self, place: int) -> int:
        return place - self.first_room

    def arrow(self, place: int) -> int:
        """Where a shortcut leads."""
        return self.path.shortcuts[place - self.first_shortcut]
