"""Portals, the draft of the starting rows, and the first resources."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import NOBODY, Question, SeatQuestion, Step
from antre.games.hall.content.board import clockwise
from antre.games.hall.content.grid import cell_name
from antre.games.hall.content.options import Draft, Portal
from antre.games.hall.rules import events
from antre.games.hall.rules.networks import add_portal
from antre.games.hall.rules.pack import STARTING_ROW
from antre.games.hall.rules.state import NOTHING, SEATS, Hall, place_in_pack
from antre.games.hall.rules.turn import turn_order

FIRST_DRAW = 2
# By place in the turn order: whether the troll in hand and the one left in the deck bring theirs.
BONUSES = ((False, False), (True, False), (True, False), (True, True), (True, True))


class PlacePortal(SeatQuestion[Hall, Portal]):
    """Put the portal on a free start space marked with the number of players."""

    __slots__ = ()
    rule = "setup-player.portal-space"

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.content.portal[cell] for cell in start_spaces(state, seat)]

    def apply(self, state: Hall, seat: int, option: Portal) -> None:
        add_portal(state, seat, option.cell)
        state.tell(events.Portal, seat, option.cell)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Portal):
            return Refusal(self.rule, need=marks_in_play(state))
        where = cell_name(option.cell)
        if option.cell in state.portals:
            return Refusal("ruling.start-occupied", where=where)
        if option.cell in marked_spaces(state):
            return Refusal("ruling.team-players", where=where)
        return Refusal(self.rule, need=marks_in_play(state), where=where)


class PlacePortalOfTwo(PlacePortal):
    """Put the portal on a free start space; the first of the two settles the mark for both."""

    __slots__ = ()
    rule = "setup-player.portal-two"


def marks_in_play(state: Hall) -> str:
    """The marks a portal may stand on now: "4", or "3/4/5" while two players may choose."""
    spaces = set(marked_spaces(state))
    marks = [mark for mark, cells in state.board.starts.items() if spaces.intersection(cells)]
    return "/".join(map(str, marks))


def marked_spaces(state: Hall) -> list[int]:
    """The start spaces in play: two players settle their mark with the first portal."""
    starts = state.board.starts
    mark = state.content.start_mark(state.setup.seats)
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
    if state.setup.settings["teams"]:
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
        state.tell(events.DrawStarter, seat, card, audience=(seat,))


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
        draft = state.content.draft
        slots = free_slots(state, seat)
        return [draft[card][slot] for card in state.hand[seat] for slot in slots]

    def apply(self, state: Hall, seat: int, option: Draft) -> None:
        card = option.card
        state.pack[place_in_pack(seat, option.slot)] = card
        state.hand[seat] = tuple([other for other in state.hand[seat] if other != card])
        state.tell(events.Draft, seat, card, option.slot)
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
        return Refusal(rule, what=state.content.card_name[option.card])


def free_slots(state: Hall, seat: int) -> list[int]:
    row = starting_row(state, seat)
    return [slot for slot in STARTING_ROW if row[slot] == NOTHING] if NOTHING in row else []


def starting_row(state: Hall, seat: int) -> list[int]:
    return state.pack_of(seat)[: len(STARTING_ROW)]


class StartingResources(Step[Hall]):
    """The lower lines of the starting row, and a bonus for those who play later; then it begins."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        # What a troll in hand brings gives it away.
        state.seal()
        for seat in turn_order(state):
            row = starting_row(state, seat)
            more = bonus_cards(state, seat, *bonus_of(state, seat))
            purse = sum(state.content.card_start[card] for card in row + more)
            state.storage[state.team_of[seat]] += purse
            state.tell(events.StartGain, seat, purse, more)
        state.hand = [()] * state.setup.seats
        state.starters = [[] for _ in state.hand]


def bonus_of(state: Hall, seat: int) -> tuple[bool, bool]:
    """Whether the troll in hand and the one left in the deck bring a seat theirs; none in teams."""
    if state.setup.settings["teams"]:
        return False, False
    return BONUSES[turn_order(state).index(seat)]


def bonus_cards(state: Hall, seat: int, in_hand: bool, in_deck: bool) -> list[int]:
    """The trolls besides the starting row whose resources a seat receives."""
    cards = [*state.hand[seat]] if in_hand else []
    return cards + state.deal(state.starters[seat], 1, "starter") if in_deck else cards


PORTAL = [PlacePortal(seat) for seat in SEATS]
PORTAL_OF_TWO = [PlacePortalOfTwo(seat) for seat in SEATS]
BEGIN_DRAFT = BeginDraft()
DRAFT = DraftRow()
STARTING_RESOURCES = StartingResources()
