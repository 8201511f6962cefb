"""What happens at a table of Nidavellir, as it is told.

Rules tell the numbers they work with; what leaves the engine is called by its name.
"""

from __future__ import annotations

from typing import Annotated

from antre.core.event import Event
from antre.games.nidavellir.content import names
from antre.games.nidavellir.content.edition import NidavellirContent


def card_name(content: NidavellirContent, card: int) -> str:
    return content.card_name[card]


def coin_name(content: NidavellirContent, coin: int) -> str:
    return content.coin_name[coin]


def bid_name(content: NidavellirContent, coin: int) -> str | None:
    """The owner of Uline has laid no coin yet."""
    return content.coin_name[coin] if coin >= 0 else None


def tavern_name(content: NidavellirContent, tavern: int) -> str:
    return names.TAVERNS[tavern]


def place_name(content: NidavellirContent, place: int) -> str:
    return names.COIN_PLACES[place]


def class_name(content: NidavellirContent, column: int) -> str:
    return names.CLASSES[column]


def distinction_name(content: NidavellirContent, distinction: int) -> str:
    return names.DISTINCTIONS[distinction]


Card = Annotated[int, card_name]
Coin = Annotated[int, coin_name]
LaidCoin = Annotated[int, bid_name]
Tavern = Annotated[int, tavern_name]
CoinPlace = Annotated[int, place_name]
Column = Annotated[int, class_name]
Honour = Annotated[int, distinction_name]


class Gem(Event):
    """A seat gets its gem."""

    gem: int


class Enter(Event):
    """Cards come into the taverns."""

    age: int
    round: int
    taverns: tuple[tuple[Card, ...], ...]


class Bid(Event, private=True):
    """A coin is laid face down."""

    tavern: Tavern
    coin: Coin


class BidsIn(Event):
    """Everybody has bid."""


class LateBid(Event):
    """The owner of Uline bids."""

    coin: Coin


class Reveal(Event):
    """The coins on a tavern are turned over."""

    tavern: Tavern
    bids: list[LaidCoin]


class Take(Event):
    """A card is taken from the tavern."""

    card: Card


class Left(Event):
    """Nobody took these."""

    cards: tuple[Card, ...]


class Gems(Event):
    """Two seats trade their gems."""

    gem: int
    other: int
    other_gem: int


class Trade(Event):
    """Two coins make a higher one."""

    kept: Coin
    old: Coin
    new: Coin


class Transform(Event):
    """A coin becomes a higher one."""

    place: CoinPlace
    old: Coin
    new: Coin
    bonus: int


class Recruit(Event):
    """A hero joins."""

    hero: Card


class Discard(Event):
    """A card is given up for a hero."""

    card: Card


class PickUp(Event):
    """Uline's owner takes the coins not yet played back in hand."""


class ThrudBumped(Event):
    """Thrud makes room."""


class ThrudLeaves(Event):
    """Thrud goes to the command zone."""


class Place(Event):
    """Thrud or Ylud takes a column."""

    hero: Card
    column: Column


class Stay(Event):
    """Ylud stays where she is."""

    hero: Card


class Distinction(Event):
    """A distinction is awarded."""

    distinction: Honour


class Unclaimed(Event):
    """Nobody is the Pioneer: a card of the second age is out of the game."""

    card: Card


class Pioneer(Event, private=True):
    """What the Pioneer has drawn."""

    cards: tuple[Card, ...]


class Keep(Event):
    """The Pioneer keeps a card."""

    card: Card


EVENTS = (
    Gem,
    Enter,
    Bid,
    BidsIn,
    LateBid,
    Reveal,
    Take,
    Left,
    Gems,
    Trade,
    Transform,
    Recruit,
    Discard,
    PickUp,
    ThrudBumped,
    ThrudLeaves,
    Place,
    Stay,
    Distinction,
    Unclaimed,
    Pioneer,
    Keep,
)
