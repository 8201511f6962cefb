"""Setting up the table, in the order of the rulebook."""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.hall.box import SLOTS, SPELLS, WORKSHOPS
from antre.games.hall.draft import BEGIN_DRAFT, PORTAL
from antre.games.hall.horde import PURPOSES, ROW
from antre.games.hall.options import Stock
from antre.games.hall.resources import CLANS, STATUE_CLANS
from antre.games.hall.state import NOTHING, Hall
from antre.games.hall.turn import ROUND, turn_order

TABLE = -1
GRIMOIRE = 3
FIRST_SEATS_OF_TEAMS = (0, 2)


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
        state.stack += [PORTAL[seat] for seat in reversed(turn_order(state))]
        if state.setup.variants["choose_workshops"]:
            state.stack.append(STOCK[state.first])
        else:
            draw_workshops(state)


def draw_first(state: Hall) -> None:
    """Anybody may get the crown; in teams, the left one of either team."""
    teams = state.setup.variants["teams"]
    bag = list(FIRST_SEATS_OF_TEAMS) if teams else list(range(state.setup.seats))
    state.first = state.deal(bag, 1, "first")[0]
    state.tell("first", state.first)


def fill_horde(state: Hall) -> None:
    """Five, four and three trolls; a pedestal on each of level 2."""
    for row, deck in enumerate(state.decks):
        first = ROW.index(row)
        trolls = state.deal(deck, ROW.count(row), PURPOSES[row])
        state.horde[first : first + len(trolls)] = trolls
    middle = [slot for slot, row in enumerate(ROW) if row == 1]
    for slot, clan in zip(middle, state.deal(state.bag, len(middle), "pedestal"), strict=True):
        state.horde_pedestals[slot] = clan
    if state.journal is not None:
        for slot, card in enumerate(state.horde):
            clan = state.horde_pedestals[slot]
            pedestal = None if clan == NOTHING else CLANS[clan]
            name = state.box.card_name[card]
            state.tell("horde", TABLE, slot=SLOTS[slot], card=name, pedestal=pedestal)


def open_grimoire(state: Hall) -> None:
    state.grimoire = tuple(state.deal(state.spells, GRIMOIRE, "spell"))
    state.runes = (0,) * GRIMOIRE
    for spell in state.grimoire:
        state.tell("reveal", TABLE, spell=SPELLS[spell])


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
    values = state.box.token_values
    state.tokens = tuple(state.deal(values[:], len(values), "token"))


def workshop_bag(state: Hall) -> list[int]:
    """The workshops of the box; without duplicates, one of each kind will do."""
    single = state.setup.variants["no_duplicates"]
    return [
        workshop
        for workshop, copies in enumerate(state.box.workshop_copies)
        for _ in range(1 if single else copies)
    ]


def draw_workshops(state: Hall) -> None:
    """Two for each player and one more, at random; the others stay in the box."""
    number = state.box.workshops_for(state.setup.seats)
    for workshop in state.deal(workshop_bag(state), number, "workshop"):
        stock(state, TABLE, workshop)


def stock(state: Hall, seat: int, workshop: int) -> None:
    supply = list(state.workshop_supply)
    supply[workshop] += 1
    state.workshop_supply = tuple(supply)
    state.tell("stock", seat, workshop=WORKSHOPS[workshop])


class ChooseWorkshop(Decision[Hall, Stock]):
    """Choose a workshop for this game, in turn order until there are enough."""

    __slots__ = ()
    rule = "setup.workshop-choice-option"

    def options(self, state: Hall, seat: int) -> list[Option]:
        bag = workshop_bag(state)
        return [
            option
            for option, taken in zip(state.box.stock, state.workshop_supply, strict=True)
            if taken < bag.count(option.workshop)
        ]

    def apply(self, state: Hall, seat: int, option: Stock) -> None:
        stock(state, seat, option.workshop)
        seats = state.setup.seats
        if sum(state.workshop_supply) < state.box.workshops_for(seats):
            state.stack.append(STOCK[(seat + 1) % seats])

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Stock):
            return Refusal(self.rule)
        what = WORKSHOPS[option.workshop]
        if state.setup.variants["no_duplicates"]:
            return Refusal("setup.workshop-nodup-option", what=what)
        return Refusal(self.rule, what=what)


SET_UP = SetUp()
STOCK = [ChooseWorkshop(seat) for seat in range(5)]
