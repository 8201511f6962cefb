"""A pack of trolls: where a recruit may stand, what a cascade produces, and the coronation."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.hall.options import Join
from antre.games.hall.resources import named
from antre.games.hall.state import NOTHING, Hall

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


CASCADES = [cascade_places(place) for place in range(10)]


def is_full(state: Hall, seat: int) -> bool:
    """Ten trolls: the top is always the last one."""
    return state.pack[10 * seat + TOP] != NOTHING


def free_places(state: Hall, seat: int) -> list[int]:
    """The places above and between two trolls."""
    first = 10 * seat
    pack = state.pack[first : first + 10]
    return [
        place
        for place, (left, right) in BENEATH.items()
        if pack[place] == NOTHING and pack[left] != NOTHING and pack[right] != NOTHING
    ]


def welcome(state: Hall, seat: int, card: int) -> None:
    """A recruited troll looks for its place; asked only where there is a choice."""
    places = free_places(state, seat)
    if len(places) > 1:
        state.stack.append(JoinPack(seat, card))
    else:
        enter(state, seat, card, places[0])


class Welcome(Step[Hall]):
    """The recruit joins once its pedestal is chosen."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Hall) -> None:
        welcome(state, self.seat, self.card)


class JoinPack(Decision[Hall, Join]):
    """Choose the place of the recruit."""

    __slots__ = ("card",)
    rule = "pack.choice"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Hall, seat: int) -> list[Option]:
        join = state.box.join
        return [join[place] for place in free_places(state, seat)]

    def apply(self, state: Hall, seat: int, option: Join) -> None:
        enter(state, seat, self.card, option.place)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Join):
            return Refusal(self.rule)
        return Refusal("pack.placement", where=option.place + 1)


def enter(state: Hall, seat: int, card: int, place: int) -> None:
    """The troll takes its place, perhaps with a coronation, and the cascade runs down."""
    state.pack[10 * seat + place] = card
    if state.journal is not None:
        state.tell("join", seat, card=state.box.card_name[card], place=place)
    if place == TOP:
        crown(state, seat)
    activate(state, seat, CASCADES[place])


def activate(state: Hall, seat: int, places: Sequence[int]) -> None:
    """Each troll fills its empty symbols from the supply."""
    first = 10 * seat
    full = state.box.card_full
    pack, held = state.pack, state.held
    if state.journal is not None:
        produced = [
            [place, named(full[pack[first + place]] - held[first + place])] for place in places
        ]
        cards = [state.box.card_name[pack[first + place]] for place in places]
        state.tell("cascade", seat, places=produced, cards=cards)
    for place in places:
        held[first + place] = full[pack[first + place]]


def coronations(state: Hall) -> tuple[int, ...]:
    """What the coronation tokens are worth, the first one first; two players use the last only."""
    values = state.box.crown_values
    return values[-1:] if state.setup.seats == 2 else values


def crown(state: Hall, seat: int) -> None:
    """The tenth troll earns a token while there is one; the last token brings the end."""
    values = coronations(state)
    taken = len(state.crowned)
    if taken == len(values):
        return
    state.crowned += (seat,)
    state.tell("crown", seat, value=values[taken])
    if len(state.crowned) == len(values):
        state.last_round = state.round + LAST_ROUNDS
