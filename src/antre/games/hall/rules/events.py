"""What happens at a table of the Hall of the Mountain King, as it is told.

Rules tell an event in the numbers they work with; the type of a field says what it is called when
the event leaves the engine.
"""

from __future__ import annotations

from antre.core.event import Event
from antre.games.hall.content.naming import (
    Cell,
    Cells,
    Clan,
    ClanIfAny,
    GreatHall,
    Production,
    Purse,
    Resource,
    Slot,
    Source,
    Spell,
    Trades,
    Troll,
    Tunnel,
    Workshop,
    Zone,
)


class First(Event):
    """Who has the crown."""


class Horde(Event):
    """A troll of the first horde."""

    slot: Slot
    card: Troll
    pedestal: ClanIfAny


class Reveal(Event):
    """A spell comes into the grimoire."""

    spell: Spell


class Stock(Event):
    """A workshop comes into the supply."""

    workshop: Workshop


class Portal(Event):
    """A portal is chosen."""

    cell: Cell


class DrawStarter(Event):
    """A starting troll comes to hand."""

    card: Troll


class Draft(Event):
    """A starting troll takes its place."""

    card: Troll
    slot: int


class StartGain(Event):
    """The first resources."""

    what: Purse
    bonus: list[Troll]


class Round(Event):
    """A round begins."""

    round: int
    last: int


class EndTurn(Event):
    """A turn ends."""


class Bribe(Event):
    """A token is laid on a troll passed over."""

    slot: Slot
    what: Resource


class Recruit(Event):
    """A troll is recruited."""

    slot: Slot
    card: Troll
    bribes: Purse


class Pedestal(Event):
    """A pedestal comes with the recruit."""

    clan: Clan


class Pick(Event):
    """A pedestal is picked."""

    clan: Clan


class Join(Event):
    """A troll takes its place in the pack."""

    card: Troll
    place: int


class Cascade(Event):
    """Trolls produce, row by row."""

    places: Production
    cards: list[Troll]


class Crown(Event):
    """A coronation."""

    value: int


class Refill(Event):
    """The horde is refilled."""

    slot: Slot
    card: Troll
    pedestal: ClanIfAny


class Retire(Event):
    """A troll leaves the horde."""

    slot: Slot
    card: Troll


class Dig(Event):
    """A tunnel is dug."""

    shape: Tunnel
    mineral: Resource
    cells: Cells
    honor: int


class Unearth(Event):
    """A statue is unearthed."""

    clan: Clan
    cell: Cell


class Buried(Event):
    """Something buried is found."""

    cell: Cell
    what: Purse


class SetPedestal(Event):
    """A pedestal is set."""

    clan: Clan
    cell: Cell
    zone: Zone


class Token(Event):
    """What a pedestal token is worth."""

    value: int


class Found(Event):
    """A workshop is founded."""

    workshop: Workshop
    cell: Cell


class Hall(Event):
    """A great hall is excavated."""

    hall: GreatHall
    cells: Cells


class Move(Event):
    """A statue is moved."""

    clan: Clan
    carts: int
    from_: Cell
    to: Cell


class Cast(Event):
    """A spell is cast."""

    spell: Spell
    runes: int


class Disintegrate(Event):
    """A spell with three runes is gone."""

    spell: Spell


class Lift(Event):
    """A tunnel is lifted."""

    cells: Cells


class Lay(Event):
    """A lifted tunnel is laid."""

    shape: Tunnel
    cells: Cells


class Activate(Event):
    """A workshop is activated."""

    cell: Cell
    workshop: Workshop


class Swap(Event):
    """A workshop gives some for others."""

    give: Purse
    gain: Purse


class Trade(Event):
    """Four for one with the supply."""

    give: Purse
    gain: Resource


class Gain(Event):
    """Resources are gained."""

    what: Purse
    source: Source


class Fetch(Event):
    """A token is taken from a troll."""

    what: Resource
    place: int


class FinalSets(Event):
    """The sets of three a side ends with, and the trades that made the most of what it had."""

    members: list[int]
    sets: int
    trades: Trades


class Pay(Event):
    """Resources are paid."""

    what: Purse


EVENTS = (
    First,
    Horde,
    Reveal,
    Stock,
    Portal,
    DrawStarter,
    Draft,
    StartGain,
    Round,
    EndTurn,
    Bribe,
    Recruit,
    Pedestal,
    Pick,
    Join,
    Cascade,
    Crown,
    Refill,
    Retire,
    Dig,
    Unearth,
    Buried,
    SetPedestal,
    Token,
    Found,
    Hall,
    Move,
    Cast,
    Disintegrate,
    Lift,
    Lay,
    Activate,
    Swap,
    Trade,
    Gain,
    Fetch,
    Pay,
    FinalSets,
)
