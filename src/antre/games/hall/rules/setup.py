"""Setting up the table, in the order of the rulebook."""

from __future__ import annotations

from antre.core.beginning import first_seat
from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import WORKSHOPS
from antre.games.hall.content.options import Stock
from antre.games.hall.content.resources import STATUE_CLANS
from antre.games.hall.rules import events
from antre.games.hall.rules.draft import BEGIN_DRAFT, PORTAL, PORTAL_OF_TWO
from antre.games.hall.rules.horde import PURPOSES, ROW
from antre.games.hall.rules.state import SEATS, Hall
from antre.games.hall.rules.turn import ROUND, turn_order

GRIMOIRE = 3


class SetUp(Step[Hall]):
    """All that chance lays out; then workshops, portals, the draft and the first round."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        draw_first(state)
        fill_horde(state)
        open_grimoire(state)
        raise_statues(state)
        lay_tokens(state)
        state.stack += [ROUND, BEGIN_DRAFT]
        portals = PORTAL_OF_TWO if state.setup.seats == 2 else PORTAL
        state.stack += [portals[seat] for seat in reversed(turn_order(state))]
        if state.setup.settings["choose_workshops"]:
            state.stack.append(STOCK[state.first])
        else:
            draw_workshops(state)


def draw_first(state: Hall) -> None:
    """Somebody gets the crown, and keeps it."""
    state.first = first_seat(state)
    state.tell(events.First, state.first)


def fill_horde(state: Hall) -> None:
    """Five, four and three trolls; a pedestal on each of level 2."""
    for row, deck in enumerate(state.decks):
        first = ROW.index(row)
        trolls = state.deal(deck, ROW.count(row), PURPOSES[row])
        state.horde[first : first + len(trolls)] = trolls
    middle = [slot for slot, row in enumerate(ROW) if row == 1]
    for slot, clan in zip(middle, state.deal(state.bag, len(middle), "pedestal"), strict=True):
        state.horde_pedestals[slot] = clan
    for slot, card in enumerate(state.horde):
        state.tell(events.Horde, TABLE, slot, card, state.horde_pedestals[slot])


def open_grimoire(state: Hall) -> None:
    state.grimoire = tuple(state.deal(state.spells, GRIMOIRE, "spell"))
    state.runes = (0,) * GRIMOIRE
    for spell in state.grimoire:
        state.tell(events.Reveal, TABLE, spell)


def raise_statues(state: Hall) -> None:
    """Three clans in a random order, again and again clockwise from a random statue space."""
    ring = state.board.statue_spaces
    start = ring.index(state.deal(list(ring), 1, "statue_space")[0])
    order = state.deal(list(STATUE_CLANS), len(STATUE_CLANS), "statue_clan")
    statues = [0] * len(STATUE_CLANS)
    for place in range(len(ring)):
        statues[order[place % len(order)]] |= 1 << ring[(start + place) % len(ring)]
    state.statues = tuple(statues)


def lay_tokens(state: Hall) -> None:
    """A pedestal token at random on every space of the track."""
    values = state.content.token_values
    state.tokens = tuple(state.deal(values[:], len(values), "token"))


def workshop_bag(state: Hall) -> list[int]:
    """The workshops of the box; without duplicates, one of each kind will do."""
    single = state.setup.settings["no_duplicates"]
    return [
        workshop
        for workshop, copies in enumerate(state.content.workshop_copies)
        for _ in range(1 if single else copies)
    ]


def draw_workshops(state: Hall) -> None:
    """Two for each player and one more, at random; the others stay in the box."""
    number = state.content.workshops_for(state.setup.seats)
    for workshop in state.deal(workshop_bag(state), number, "workshop"):
        stock(state, TABLE, workshop)


def stock(state: Hall, seat: int, workshop: int) -> None:
    supply = list(state.workshop_supply)
    supply[workshop] += 1
    state.workshop_supply = tuple(supply)
    state.tell(events.Stock, seat, workshop)


class ChooseWorkshop(SeatQuestion[Hall, Stock]):
    """Choose a workshop for this game, in turn order until there are enough."""

    __slots__ = ()
    rule = "setup.workshop-choice-option"

    def options(self, state: Hall, seat: int) -> list[Option]:
        bag = workshop_bag(state)
        return [
            option
            for option, taken in zip(state.content.stock, state.workshop_supply, strict=True)
            if taken < bag.count(option.workshop)
        ]

    def apply(self, state: Hall, seat: int, option: Stock) -> None:
        stock(state, seat, option.workshop)
        seats = state.setup.seats
        if sum(state.workshop_supply) < state.content.workshops_for(seats):
            state.stack.append(STOCK[(seat + 1) % seats])

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Stock):
            return Refusal(self.rule)
        what = WORKSHOPS[option.workshop]
        if state.setup.settings["no_duplicates"]:
            return Refusal("setup.workshop-nodup-option", what=what)
        return Refusal(self.rule, what=what)


SET_UP = SetUp()
STOCK = [ChooseWorkshop(seat) for seat in SEATS]
