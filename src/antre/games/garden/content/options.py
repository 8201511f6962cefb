"""Everything that can be chosen in The Lord of the Ice Garden."""

from __future__ import annotations

from antre.core.option import Option


class Plain(Option):
    """A word that says all: decline, done, rise."""

    __slots__ = ()


class AtRegion(Option):
    """A region is chosen; what for, the verb says."""

    __slots__ = ("region",)
    verb = ""

    def __init__(self, region: int, name: str) -> None:
        super().__init__(f"{self.verb}:{name}")
        self.region = region


class Place(AtRegion):
    """Put a cube or a figure here."""

    __slots__ = ()
    verb = "place"


class PlaceThorn(AtRegion):
    """Thorn stands here for the whole game."""

    __slots__ = ()
    verb = "thorn"


class Advance(Option):
    """Move the initiative marker so many helmets."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        super().__init__(f"advance:{steps}")
        self.steps = steps


class OrderToken(Option):
    """Put this order token on that action."""

    __slots__ = ("action", "number")

    def __init__(self, number: int, action: int, name: str) -> None:
        super().__init__(f"order:{number}:{name}")
        self.number = number
        self.action = action


class Plan(Option):
    """Put an action cube here; 0 is the Viper Gorge."""

    __slots__ = ("place",)

    def __init__(self, place: int, name: str) -> None:
        super().__init__(f"plan:{name}")
        self.place = place


class OfResource(Option):
    """A kind of resource is chosen; what for, the verb says."""

    __slots__ = ("kind",)
    verb = ""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"{self.verb}:{name}")
        self.kind = kind


class Take(OfResource):
    """Take one token at the Viper Gorge."""

    __slots__ = ()
    verb = "take"


class Harvest(OfResource):
    """Harvest this kind."""

    __slots__ = ()
    verb = "harvest"


class Exchange(Option):
    """Two identical tokens for one of another kind."""

    __slots__ = ("give", "take")

    def __init__(self, give: int, take: int, give_name: str, take_name: str) -> None:
        super().__init__(f"exchange:{give_name}:{take_name}")
        self.give = give
        self.take = take


class Give(Option):
    """Give back an M-factor token of this level."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__(f"give:{level}")
        self.level = level


class Move(Option):
    """One troop goes to an adjacent region."""

    __slots__ = ("from_", "to", "troop")

    def __init__(self, troop: int, from_: int, to: int, names: tuple[str, str, str]) -> None:
        super().__init__(f"move:{names[0]}:{names[1]}:{names[2]}")
        self.troop = troop
        self.from_ = from_
        self.to = to


class March(Option):
    """Troops go from one region to any other, by the Voracious Mountain."""

    __slots__ = ("from_", "to")

    def __init__(self, from_: int, to: int, from_name: str, to_name: str) -> None:
        super().__init__(f"march:{from_name}:{to_name}")
        self.from_ = from_
        self.to = to


class Carry(Option):
    """So many of the troops in question go along."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"carry:{count}")
        self.count = count


class Ferry(Option):
    """So many of the troops in question sail from here to the other Drakkar."""

    __slots__ = ("count", "from_")

    def __init__(self, from_: int, count: int, name: str) -> None:
        super().__init__(f"ferry:{name}:{count}")
        self.from_ = from_
        self.count = count


class Shift(Option):
    """One M-factor token goes from a level to the next one up or down."""

    __slots__ = ("from_", "to")

    def __init__(self, from_: int, to: int) -> None:
        super().__init__(f"shift:{from_}:{to}")
        self.from_ = from_
        self.to = to


class Buy(Option):
    """Buy an upgrade for a unit, by its level, and put it on a slot."""

    __slots__ = ("kind", "slot", "unit")

    def __init__(self, kind: int, unit: int, slot: int, name: str) -> None:
        super().__init__(f"buy:{name}:level{unit + 1}:{slot + 1}")
        self.kind = kind
        self.unit = unit
        self.slot = slot


class Summon(Option):
    """Summon figures of this level."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        super().__init__(f"summon:level{unit + 1}")
        self.unit = unit


class Spy(Option):
    """The upgrades on the spy heads, as many as two, as bits."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...], names: tuple[str, ...]) -> None:
        super().__init__(f"spy:{'+'.join(names) or 'none'}")
        self.kinds = kinds


class Kill(Option):
    """Kill a troop of a faction here; NEUTRAL for a neutral cube."""

    __slots__ = ("faction", "region", "troop")

    def __init__(self, region: int, faction: int, troop: int, text: str) -> None:
        super().__init__(f"kill:{text}")
        self.region = region
        self.faction = faction
        self.troop = troop


NEUTRAL = -1


class Lose(Option):
    """The unit that Vuko destroys, by its level."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        super().__init__(f"lose:level{unit + 1}")
        self.unit = unit


class Capture(Option):
    """Capture a cube of this faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int, name: str) -> None:
        super().__init__(f"capture:{name}")
        self.faction = faction


class Loot(Option):
    """Take one resource from a player; of M-factor, one that stands on this level."""

    __slots__ = ("kind", "level")

    def __init__(self, kind: int, level: int, name: str) -> None:
        super().__init__(f"loot:{name}")
        self.kind = kind
        self.level = level
