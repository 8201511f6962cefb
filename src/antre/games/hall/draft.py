"""Portals, the draft of the starting rows, and the first resources."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import NOBODY, Decision, Question, Step
from antre.games.hall.board import clockwise
from antre.games.hall.grid import cell_name
from antre.games.hall.networks import add_portal
from antre.games.hall.options import Draft, Portal
from antre.games.hall.pack import STARTING_ROW
from antre.games.hall.resources import named
from antre.games.hall.state import NOTHING, Hall
from antre.games.hall.turn import turn_order

FIRST_DRAW = 2
# By place in the turn order: whether the troll in hand and the one left in the deck bring theirs.
BONUSES = ((False, False), (True, False), (True, False), (True, True), (True, True))


class PlacePortal(Decision[Hall, Portal]):
    """Put the portal on a free start space of the right mark."""

    __slots__ = ()
    rule = "setup-player.portal-space"

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.box.portal[cell] for cell in start_spaces(state, seat)]

    def apply(self, state: Hall, seat: int, option: Portal) -> None:
        add_portal(state, seat, option.cell)
        state.tell("portal", seat, cell=cell_name(option.cell))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Portal):
            return Refusal(self.rule)
        where = cell_name(option.cell)
        if option.cell in state.portals:
            return Refusal("ruling.start-occupied", where=where)
        if option.cell in marked_spaces(state):
            return Refusal("ruling.team-players", where=where)
        have = mark_of(state, option.cell)
        if have and state.setup.seats == 2:
            need = next(mark_of(state, cell) for cell in state.portals if cell != NOTHING)
            return Refusal("setup-player.portal-two", need=need, have=have, where=where)
        return Refusal(self.rule, need=state.setup.seats, have=have, where=where)


def mark_of(state: Hall, cell: int) -> int:
    """The mark of a start space of the board in play, 0 for any other space."""
    return next((mark for mark, cells in state.board.starts.items() if cell in cells), 0)


def marked_spaces(state: Hall) -> list[int]:
    """The start spaces in play: two players settle their mark with the first portal."""
    starts = state.board.starts
    mark = state.box.start_mark(state.setup.seats)
    if mark:
        return list(starts[mark])
    taken = [cell for cell in state.portals if cell != NOTHING]
    return [
        cell
        for cells in starts.values()
        if len(cells) > 1 and all(portal in cells for portal in taken)
        for cell in cells
    ]


def start_spaces(state: Hall, seat: int) -> list[int]:
    """Where a seat may put its portal; partners stay beside each other around the mountain."""
    marked = marked_spaces(state)
    if state.setup.variants["teams"]:
        partner = state.portals[3 - seat]
        if partner != NOTHING:
            ring = clockwise(marked)
            place = ring.index(partner)
            marked = [ring[place - 1], ring[(place + 1) % len(ring)]]
    return sorted(cell for cell in set(marked) if cell not in state.portals)


class BeginDraft(Step[Hall]):
    """Everybody draws two of the own starting trolls."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        for seat in range(state.setup.seats):
            draw_starters(state, seat, FIRST_DRAW)
        state.stack.append(DRAFT)


def draw_starters(state: Hall, seat: int, number: int) -> None:
    """Starting trolls come in hand, seen by their player alone."""
    drawn = state.deal(state.starters[seat], number, "starter")
    state.hand[seat] = tuple(sorted((*state.hand[seat], *drawn)))
    for card in drawn:
        state.tell("draw_starter", seat, only=(seat,), card=state.box.card_name[card])


class DraftRow(Question[Hall, Draft]):
    """Place one of the two trolls in hand in a free slot; all seats at once, each on its own."""

    __slots__ = ()
    rule = "setup-player.draft-first"

    def seats(self, state: Hall) -> Sequence[int]:
        return [seat for seat in range(state.setup.seats) if free_slots(state, seat)]

    def actor(self, state: Hall) -> int:
        for seat in range(state.setup.seats):
            if free_slots(state, seat):
                return seat
        return NOBODY

    def options(self, state: Hall, seat: int) -> list[Option]:
        draft = state.box.draft
        slots = free_slots(state, seat)
        return [draft[card][slot] for card in state.hand[seat] for slot in slots]

    def apply(self, state: Hall, seat: int, option: Draft) -> None:
        card = option.card
        state.pack[10 * seat + option.slot] = card
        state.hand[seat] = tuple([other for other in state.hand[seat] if other != card])
        state.tell("draft", seat, card=state.box.card_name[card], slot=option.slot)
        if free_slots(state, seat):
            draw_starters(state, seat, 1)
        state.stack.append(STARTING_RESOURCES if self.actor(state) == NOBODY else self)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Draft):
            return Refusal(self.rule)
        if option.slot not in free_slots(state, seat):
            return Refusal("ruling.draft-final", where=option.slot + 1)
        first = len(free_slots(state, seat)) == len(STARTING_ROW)
        rule = self.rule if first else "setup-player.draft-next"
        return Refusal(rule, what=state.box.card_name[option.card])


def free_slots(state: Hall, seat: int) -> list[int]:
    first = 10 * seat
    row = state.pack[first : first + len(STARTING_ROW)]
    return [slot for slot in STARTING_ROW if row[slot] == NOTHING] if NOTHING in row else []


class StartingResources(Step[Hall]):
    """The lower lines of the starting row, and a bonus for those who play later; then it begins."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        # What a troll in hand brings gives it away.
        state.seal()
        for seat in turn_order(state):
            row = state.pack[10 * seat : 10 * seat + len(STARTING_ROW)]
            more = bonus_cards(state, seat, *bonus_of(state, seat))
            purse = sum(state.box.card_start[card] for card in row + more)
            state.storage[state.purses[seat]] += purse
            if state.journal is not None:
                names = [state.box.card_name[card] for card in more]
                state.tell("start_gain", seat, what=named(purse), bonus=names)
        state.hand = [()] * state.setup.seats
        state.starters = [[] for _ in state.hand]


def bonus_of(state: Hall, seat: int) -> tuple[bool, bool]:
    """Whether the troll in hand and the one left in the deck bring a seat theirs; none in teams."""
    if state.setup.variants["teams"]:
        return False, False
    return BONUSES[turn_order(state).index(seat)]


def bonus_cards(state: Hall, seat: int, in_hand: bool, in_deck: bool) -> list[int]:
    """The trolls besides the starting row whose resources a seat receives."""
    cards = [*state.hand[seat]] if in_hand else []
    return cards + state.deal(state.starters[seat], 1, "starter") if in_deck else cards


PORTAL = [PlacePortal(seat) for seat in range(5)]
BEGIN_DRAFT = BeginDraft()
DRAFT = DraftRow()
STARTING_RESOURCES = StartingResources()
