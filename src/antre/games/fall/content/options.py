"""Everything that can be chosen in Fall of the Mountain King."""

from __future__ import annotations

from antre.core.option import Option


class Keep(Option):
    """Keep this one of the two starting champions drawn."""

    __slots__ = ("champion",)

    def __init__(self, champion: int, name: str) -> None:
        super().__init__(f"keep:{name}")
        self.champion = champion


class Lair(Option):
    """Make the two sites of a glyph one's lairs."""

    __slots__ = ("glyph",)

    def __init__(self, glyph: str) -> None:
        super().__init__(f"lair:{glyph}")
        self.glyph = glyph


class AtSpace(Option):
    """A space is chosen; what for, the verb says."""

    __slots__ = ("space",)
    verb = ""

    def __init__(self, space: int, name: str) -> None:
        super().__init__(f"{self.verb}:{name}")
        self.space = space


class Settle(AtSpace):
    """Put a first troll in a cavern beside a lair."""

    __slots__ = ()
    verb = "settle"


class Stand(AtSpace):
    """Put a champion pawn on the board."""

    __slots__ = ()
    verb = "stand"


class To(AtSpace):
    """Where trolls go: an Advance, a troll moved by the wheel, a champion, new trolls."""

    __slots__ = ()
    verb = "to"


class Bolster(AtSpace):
    """Where reinforcements arrive."""

    __slots__ = ()
    verb = "bolster"


class Retreat(AtSpace):
    """The lair that trolls fall back to."""

    __slots__ = ()
    verb = "retreat"


class Invade(AtSpace):
    """The cavern an invader goes to."""

    __slots__ = ()
    verb = "invade"


class Stir(AtSpace):
    """The cavern whose trolls the wheel moves."""

    __slots__ = ()
    verb = "stir"


class StarCavern(AtSpace):
    """Put a star tile on a cavern."""

    __slots__ = ()
    verb = "star"


class StarHall(Option):
    """Put a star tile on a Great Hall."""

    __slots__ = ("hall",)

    def __init__(self, hall: int) -> None:
        super().__init__(f"star:hall{hall + 1}")
        self.hall = hall


class Place(Option):
    """Add an ancestry card, its upper left quadrant here."""

    __slots__ = ("card", "place")

    def __init__(self, card: int, place: int, card_name: str, place_name: str) -> None:
        super().__init__(f"place:{card_name}:{place_name}")
        self.card = card
        self.place = place


class Discard(Option):
    """Give up a card for which there is no place."""

    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"discard:{name}")
        self.card = card


class Weak(Option):
    """Take a weak action."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"weak:{name}")
        self.kind = kind


class Strong(Option):
    """Take a strong action."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"strong:{name}")
        self.kind = kind


class Amount(Option):
    """A number is chosen; of what, the verb says."""

    __slots__ = ("amount",)
    verb = ""

    def __init__(self, amount: int) -> None:
        super().__init__(f"{self.verb}:{amount}")
        self.amount = amount


class Cover(Amount):
    """Cover symbols of so much power, those a careful player would."""

    __slots__ = ()
    verb = "cover"


class Tokens(Amount):
    """Spend so many desperation tokens."""

    __slots__ = ()
    verb = "tokens"


class Provisions(Amount):
    """Spend so many more provisions."""

    __slots__ = ()
    verb = "provisions"


class Add(Amount):
    """Add so many trolls."""

    __slots__ = ()
    verb = "add"


class Wheel(Amount):
    """Move the wheel pawn so many spaces."""

    __slots__ = ()
    verb = "wheel"


class Calm(Amount):
    """Return a gnome of this strength from beside the wheel."""

    __slots__ = ()
    verb = "calm"


class Gate(Amount):
    """Look at a gate card of the row, counted from 1."""

    __slots__ = ()
    verb = "gate"


class Pick(Option):
    """Choose a quadrant of the ancestry or a symbol on a champion card."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"pick:{name}")
        self.cell = cell


class March(Option):
    """Move so many ordinary trolls from a space."""

    __slots__ = ("count", "space")

    def __init__(self, space: int, count: int, name: str) -> None:
        super().__init__(f"from:{name}:{count}")
        self.space = space
        self.count = count


class Pawn(Option):
    """A champion pawn moves, is moved or falls."""

    __slots__ = ("champion",)

    def __init__(self, champion: int, name: str) -> None:
        super().__init__(f"pawn:{name}")
        self.champion = champion


class Troll(Option):
    """An ordinary troll of a seat is moved or falls."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__(f"troll:{owner}")
        self.owner = owner


class Sway(Option):
    """Gain influence with a champion of the offer."""

    __slots__ = ("champion",)

    def __init__(self, champion: int, name: str) -> None:
        super().__init__(f"influence:{name}")
        self.champion = champion


class Use(Option):
    """Use the ability of a champion that has claws."""

    __slots__ = ("champion",)

    def __init__(self, champion: int, name: str) -> None:
        super().__init__(f"use:{name}")
        self.champion = champion


class Token(Option):
    """Look at a gnome token, counted from 1 in its cavern."""

    __slots__ = ("slot", "space")

    def __init__(self, space: int, slot: int, name: str) -> None:
        super().__init__(f"token:{name}:{slot + 1}")
        self.space = space
        self.slot = slot


class Rally(Option):
    """Where the rally token stands when the breach comes."""

    __slots__ = ("clan",)

    def __init__(self, clan: int, name: str) -> None:
        super().__init__(f"rally:{name}")
        self.clan = clan


class Vote(Option):
    """Gain a vote of a clan."""

    __slots__ = ("clan",)

    def __init__(self, clan: int, name: str) -> None:
        super().__init__(f"vote:{name}")
        self.clan = clan


class Plain(Option):
    """A choice without details: none, done, end, by-hand, and the two consolations."""

    __slots__ = ()
