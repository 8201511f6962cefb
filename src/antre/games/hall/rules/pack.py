"""A pack of trolls: where a recruit may stand, what a cascade produces, and the coronation."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import PLACES, HallContent
from antre.games.hall.content.options import Join, Plain
from antre.games.hall.rules import events
from antre.games.hall.rules.first_rules import by_first_rules
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import NOTHING, Hall, place_in_pack
from antre.games.hall.rules.trading import begin_trade, can_trade, why_not_trade

# The two places beneath each place above the starting row.
BENEATH = {4: (0, 1), 5: (1, 2), 6: (2, 3), 7: (4, 5), 8: (5, 6), 9: (7, 8)}
TOP = 9
STARTING_ROW = (0, 1, 2, 3)
# From the top down.
ROWS = ((TOP,), (7, 8), (4, 5, 6), STARTING_ROW)
# So many rounds follow the one in which the last coronation token is taken.
LAST_ROUNDS = 2


def cascade_places(place: int) -> tuple[int, ...]:
    """A place and all beneath it, row by row downwards."""
    places, row = [place], [place]
    while row[0] in BENEATH:
        row = sorted({below for above in row for below in BENEATH[above]})
        places += row
    return tuple(places)


CASCADES = [cascade_places(place) for place in range(PLACES)]


def is_full(state: Hall, seat: int) -> bool:
    """Ten trolls: the top is always the last one."""
    return state.pack[place_in_pack(seat, TOP)] != NOTHING


def free_places(state: Hall, seat: int) -> list[int]:
    """The places above and between two trolls."""
    pack = state.pack_of(seat)
    return [
        place
        for place, (left, right) in BENEATH.items()
        if pack[place] == NOTHING and pack[left] != NOTHING and pack[right] != NOTHING
    ]


def welcome(state: Hall, seat: int, card: int) -> None:
    """A recruited troll looks for its place; asked only where there is a choice."""
    places = free_places(state, seat)
    if len(places) > 1 or may_trade(state, seat):
        state.stack.append(JoinPack(seat, card))
    else:
        enter(state, seat, card, places[0])


def may_trade(state: Hall, seat: int) -> bool:
    """May tokens be traded away before the cascade fills their symbols again?"""
    return not by_first_rules(state) and can_trade(spendable(state, seat))


class Welcome(Step[Hall]):
    """The recruit joins once its pedestal is chosen, or a trade is made."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Hall) -> None:
        welcome(state, self.seat, self.card)


class JoinPack(SeatQuestion[Hall, Join | Plain]):
    """Choose the place of the recruit, perhaps after a trade."""

    __slots__ = ("card",)
    rule = "pack.choice"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Hall, seat: int) -> list[Option]:
        join = state.content.join
        options: list[Option] = [join[place] for place in free_places(state, seat)]
        if may_trade(state, seat):
            options.append(state.content.trade)
        return options

    def apply(self, state: Hall, seat: int, option: Join | Plain) -> None:
        if isinstance(option, Join):
            enter(state, seat, self.card, option.place)
        else:
            state.stack.append(Welcome(seat, self.card))
            begin_trade(state, seat)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Join):
            return Refusal("pack.placement", where=option.place + 1)
        if option is state.content.trade:
            return why_not_trade(state, seat)
        return Refusal(self.rule)


def enter(state: Hall, seat: int, card: int, place: int) -> None:
    """The troll takes its place, perhaps with a coronation, and the cascade runs down."""
    state.pack[place_in_pack(seat, place)] = card
    state.tell(events.Join, seat, card, place)
    if place == TOP:
        crown(state, seat)
    activate(state, seat, CASCADES[place])


def activate(state: Hall, seat: int, places: Sequence[int]) -> None:
    """Each troll fills its empty symbols from the supply."""
    full, pack, held = state.content.card_full, state.pack, state.held
    produced, cards = [], []
    for place in places:
        where = place_in_pack(seat, place)
        card = pack[where]
        produced.append((place, full[card] - held[where]))
        cards.append(card)
        held[where] = full[card]
    state.tell(events.Cascade, seat, produced, cards)


def coronations(state: Hall) -> tuple[int, ...]:
    """What the coronation tokens of this game are worth, the first one first."""
    return coronation_values(state.content, state.setup.seats)


def coronation_values(content: HallContent, seats: int) -> tuple[int, ...]:
    """Two players use the last token only."""
    return content.crown_values[-1:] if seats == 2 else content.crown_values


def crown(state: Hall, seat: int) -> None:
    """The tenth troll earns a token while there is one; the last token brings the end."""
    values = coronations(state)
    taken = len(state.crowned)
    if taken == len(values):
        return
    state.crowned += (seat,)
    state.tell(events.Crown, seat, values[taken])
    if len(state.crowned) == len(values):
        state.last_round = state.round + LAST_ROUNDS
