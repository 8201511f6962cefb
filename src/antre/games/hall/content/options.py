"""Everything that can be chosen in the Hall of the Mountain King."""

from __future__ import annotations

from antre.core.option import Option


class Portal(Option):
    """Put the portal on a start space."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"portal:{name}")
        self.cell = cell


class Stock(Option):
    """Choose a kind of workshop for this game."""

    __slots__ = ("workshop",)

    def __init__(self, workshop: int, name: str) -> None:
        super().__init__(f"stock:{name}")
        self.workshop = workshop


class Draft(Option):
    """Place a starting troll in a slot of the starting row."""

    __slots__ = ("card", "slot")

    def __init__(self, card: int, slot: int, name: str) -> None:
        super().__init__(f"draft:{name}:{slot + 1}")
        self.card = card
        self.slot = slot


class Cast(Option):
    """Cast a spell of the grimoire."""

    __slots__ = ("spell",)

    def __init__(self, spell: int, name: str) -> None:
        super().__init__(f"cast:{name}")
        self.spell = spell


class Activate(Option):
    """Activate the workshop on a site."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"activate:{name}")
        self.cell = cell


class Swap(Option):
    """Turn one kind of resource into another, at a workshop or by a spell."""

    __slots__ = ("gain", "give")

    def __init__(self, give: int, gain: int, give_name: str, gain_name: str) -> None:
        super().__init__(f"swap:{give_name}>{gain_name}")
        self.give = give
        self.gain = gain


class Give(Option):
    """Hand over one resource: for a trade, a workshop, a bribe or a tunnel of mixed minerals."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"give:{name}")
        self.kind = kind


class Gain(Option):
    """Take one resource: from a trade, or a bribe lying on a troll of the horde."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"gain:{name}")
        self.kind = kind


class Fetch(Option):
    """Move a resource from a troll of the pack to storage."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: int, place: int, name: str) -> None:
        super().__init__(f"fetch:{name}:{place + 1}")
        self.kind = kind
        self.place = place


class Wake(Option):
    """Activate one troll of the pack."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"wake:{place + 1}")
        self.place = place


class PayFrom(Option):
    """Pay the next resource from storage (place -1) or from a troll of the pack."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("from:storage" if place < 0 else f"from:{place + 1}")
        self.place = place


class Rob(Option):
    """Take bribes from a troll of the horde."""

    __slots__ = ("slot",)

    def __init__(self, slot: int, name: str) -> None:
        super().__init__(f"rob:{name}")
        self.slot = slot


class Dismiss(Option):
    """Send a troll of the horde under its deck."""

    __slots__ = ("slot",)

    def __init__(self, slot: int, name: str) -> None:
        super().__init__(f"dismiss:{name}")
        self.slot = slot


class Recruit(Option):
    """Recruit the troll in a slot of the horde."""

    __slots__ = ("slot",)

    def __init__(self, slot: int, name: str) -> None:
        super().__init__(f"recruit:{name}")
        self.slot = slot


class PickPedestal(Option):
    """Choose a pedestal from the bag."""

    __slots__ = ("clan",)

    def __init__(self, clan: int, name: str) -> None:
        super().__init__(f"pick:{name}")
        self.clan = clan


class Join(Option):
    """Place the recruited troll in the pack."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"join:{place + 1}")
        self.place = place


class Dig(Option):
    """Dig a tunnel of a shape, paid with one mineral or (mineral 3) with mixed minerals."""

    __slots__ = ("mineral", "shape")

    def __init__(self, shape: int, mineral: int, shape_name: str, mineral_name: str) -> None:
        super().__init__(f"dig:{shape_name}:{mineral_name}")
        self.shape = shape
        self.mineral = mineral


class Lay(Option):
    """Lay the tile in hand: its first space in reading order, and the way it is turned."""

    __slots__ = ("cell", "turn")

    def __init__(self, cell: int, turn: int, name: str) -> None:
        super().__init__(f"lay:{name}:{turn}")
        self.cell = cell
        self.turn = turn


class Lift(Option):
    """Lift the tunnel tile whose first space in reading order this is."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"lift:{name}")
        self.cell = cell


class SetPedestal(Option):
    """Add a pedestal of a clan to the anchor on a space of the new tunnel."""

    __slots__ = ("cell", "clan")

    def __init__(self, clan: int, cell: int, clan_name: str, name: str) -> None:
        super().__init__(f"pedestal:{clan_name}:{name}")
        self.clan = clan
        self.cell = cell


class Site(Option):
    """Choose the workshop site to build on."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"site:{name}")
        self.cell = cell


class Found(Option):
    """Found a workshop of a kind on the chosen site."""

    __slots__ = ("workshop",)

    def __init__(self, workshop: int, name: str) -> None:
        super().__init__(f"found:{name}")
        self.workshop = workshop


class Excavate(Option):
    """Excavate a great hall."""

    __slots__ = ("hall",)

    def __init__(self, hall: int, name: str) -> None:
        super().__init__(f"hall:{name}")
        self.hall = hall


class Move(Option):
    """Move the statue that stands on a space."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"move:{name}")
        self.cell = cell


class To(Option):
    """The space a statue is moved to."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"to:{name}")
        self.cell = cell


class Plain(Option):
    """A choice without details: trade, by-hand, by-itself, skip, done, end."""

    __slots__ = ()
