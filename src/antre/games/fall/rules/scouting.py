"""Scouting: a look at a gate card of the row and at a gnome token, for one player alone.

What somebody has seen stays open to that player: a card until the wave ends, a token until it
leaves its cavern.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import SCOUT_DOUBLE
from antre.games.fall.content.options import Gate, Token
from antre.games.fall.rules import events
from antre.games.fall.rules.state import NOTHING, Fall, eyes_of


def scout(state: Fall, seat: int) -> None:
    """One card and one token; two and two for the owner of Threnn."""
    champion = state.content.by_ability[SCOUT_DOUBLE]
    own = state.owner[champion] == seat
    looks = state.content.champions[champion].amount if own else 1
    state.stack.append(LookForTokens(seat, looks))
    state.stack.append(LookForCards(seat, looks))


def unseen_cards(state: Fall, seat: int) -> list[int]:
    """The slots of the row whose card a seat does not know."""
    eyes = eyes_of(seat)
    return [slot for slot, seen in enumerate(state.row_seen) if not seen & eyes]


def unseen_tokens(state: Fall, seat: int) -> list[int]:
    """The places of gnome tokens on the board whose strength a seat does not know."""
    eyes, seen, gnomes = eyes_of(seat), state.gnome_seen, state.gnomes
    return [
        place
        for cavern in cells_of(state.invaded)
        for place in (2 * cavern, 2 * cavern + 1)
        if gnomes[place] and not seen[place] & eyes
    ]


class LookForCards(Step[Fall]):
    """Asks only where there is something to see."""

    __slots__ = ("looks", "seat")

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def run(self, state: Fall) -> None:
        if self.looks and unseen_cards(state, self.seat):
            state.stack.append(LookAtCard(self.seat, self.looks))


class LookForTokens(Step[Fall]):
    """Asks only where there is something to see."""

    __slots__ = ("looks", "seat")

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def run(self, state: Fall) -> None:
        if self.looks and unseen_tokens(state, self.seat):
            state.stack.append(LookAtToken(self.seat, self.looks))


class LookAtCard(SeatQuestion[Fall, Option]):
    """A face-down gate card of the row, or none."""

    __slots__ = ("looks",)
    rule = "gnome.scout-card"

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [
            *(state.content.gate[slot] for slot in unseen_cards(state, seat)),
            state.content.none,
        ]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Gate):
            look_at_card(state, seat, option.amount - 1)
            state.stack.append(LookForCards(seat, self.looks - 1))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Gate):
            rest = option.amount > len(state.row)
            rule = "ruling.rest-pile-not-scoutable" if rest else self.rule
            return Refusal(rule, card=option.amount)
        return Refusal(self.rule)


def look_at_card(state: Fall, seat: int, slot: int) -> None:
    """The card is drawn when the first of all looks at it; only that seat learns what it says."""
    if state.row[slot] == NOTHING:
        state.row[slot] = state.deal(state.gates, 1, "gate")[0]
    state.row_seen[slot] |= 1 << seat
    state.seal()
    state.tell(events.LookAtGate, seat, slot + 1)
    state.tell(events.GateSeen, seat, slot + 1, state.row[slot], audience=(seat,))


class LookAtToken(SeatQuestion[Fall, Option]):
    """A gnome token on the board, or none."""

    __slots__ = ("looks",)
    rule = "gnome.scout-token"

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def options(self, state: Fall, seat: int) -> list[Option]:
        token = state.content.token
        unseen = unseen_tokens(state, seat)
        options: list[Option] = [token[place >> 1][place & 1] for place in unseen]
        options.append(state.content.none)
        return options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Token):
            look_at_token(state, seat, option.space, option.slot)
            state.stack.append(LookForTokens(seat, self.looks - 1))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Token):
            return Refusal(self.rule)
        return Refusal(self.rule, where=SPACE_NAMES[option.space])


def look_at_token(state: Fall, seat: int, cavern: int, slot: int) -> None:
    place = 2 * cavern + slot
    state.gnome_seen[place] |= 1 << seat
    state.seal()
    state.tell(events.LookAtGnome, seat, cavern, slot + 1)
    state.tell(events.GnomeSeen, seat, cavern, slot + 1, state.gnomes[place], audience=(seat,))
