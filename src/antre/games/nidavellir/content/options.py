"""Everything that can be chosen in Nidavellir."""

from __future__ import annotations

from antre.core.option import Option


class Bid(Option):
    """Put a coin on the tavern that is next in line."""

    __slots__ = ("coin",)

    def __init__(self, coin: int, name: str) -> None:
        super().__init__(f"bid:{name}")
        self.coin = coin


class Take(Option):
    """Take a card of this kind from the tavern."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"take:{name}")
        self.kind = kind


class Keep(Option):
    """Keep a card of this kind of those the Pioneer drew."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"keep:{name}")
        self.kind = kind


class Recruit(Option):
    """Recruit a hero of the display."""

    __slots__ = ("hero",)

    def __init__(self, hero: int, name: str) -> None:
        super().__init__(f"recruit:{name}")
        self.hero = hero


class Place(Option):
    """Place Thrud or Ylud in a column."""

    __slots__ = ("column",)

    def __init__(self, column: int, name: str) -> None:
        super().__init__(f"place:{name}")
        self.column = column


class Stay(Option):
    """Leave Ylud where she is."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("stay")


class Discard(Option):
    """Discard the last dwarf of a column."""

    __slots__ = ("column",)

    def __init__(self, column: int, name: str) -> None:
        super().__init__(f"discard:{name}")
        self.column = column


class TransformBid(Option):
    """Transform the coin on a tavern slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int, name: str) -> None:
        super().__init__(f"transform:{name}")
        self.slot = slot


class TransformCoin(Option):
    """Transform a coin of the pouch or the hand."""

    __slots__ = ("coin",)

    def __init__(self, coin: int, name: str) -> None:
        super().__init__(f"transform:{name}")
        self.coin = coin


class Add(Option):
    """Add a coin of the hand to a trade (the owner of Uline)."""

    __slots__ = ("coin",)

    def __init__(self, coin: int, name: str) -> None:
        super().__init__(f"add:{name}")
        self.coin = coin


class GiveUp(Option):
    """Give up this one of two traded coins of equal value."""

    __slots__ = ("coin",)

    def __init__(self, coin: int, name: str) -> None:
        super().__init__(f"give-up:{name}")
        self.coin = coin
