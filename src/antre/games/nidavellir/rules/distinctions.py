"""The end of the first age: Ylud takes her place, then five distinctions are awarded.

Each goes to the player with strictly the most ranks of its class, counted when its turn comes.
"""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.step import NOBODY, SeatQuestion, Step, rule_by
from antre.games.nidavellir.content.names import (
    BLACKSMITH,
    DISTINCTIONS,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
)
from antre.games.nidavellir.content.options import Keep, Place, Stay
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.army import take_out, ylud_owner
from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.heroes import enlist
from antre.games.nidavellir.rules.places import ALL_OF_CLASS, COIN, COLUMN, EVERY_SEAT, class_of
from antre.games.nidavellir.rules.state import NOWHERE, Nidavellir
from antre.games.nidavellir.rules.taverns import receive


class PlaceYlud(SeatQuestion[Nidavellir, Place | Stay]):
    """Place Ylud in a column of choice; at the end, she may also stay where she stands."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: str) -> None:
        self.seat = seat
        self.moment = moment

    @rule_by
    def rule(self) -> str:
        return self.moment

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        options: list[Option] = [*state.content.place]
        if state.ylud != NOWHERE:
            options.append(state.content.stay)
        return options

    def apply(self, state: Nidavellir, seat: int, option: Place | Stay) -> None:
        content = state.content
        ylud = content.hero_id["ylud"]
        if isinstance(option, Stay):
            state.tell(events.Stay, seat, ylud)
            return
        if state.ylud == NOWHERE:
            state.command[seat] = tuple([hero for hero in state.command[seat] if hero != ylud])
        else:
            take_out(state, state.ylud, ylud, content.ylud_points[class_of(state.ylud)])
        state.ylud = COLUMN[seat][option.column]
        state.tell(events.Place, seat, ylud, option.column)
        enlist(state, seat, ylud, option.column, content.ylud_points[option.column])


def place_ylud(state: Nidavellir) -> None:
    """The moment of Ylud, if anybody owns her."""
    seat = ylud_owner(state)
    if seat == NOBODY:
        return
    if state.age == 1:
        rule = "ylud.age1-place"
    else:
        rule = "ylud.age2-from-zone" if state.ylud == NOWHERE else "ylud.age2-move"
    state.stack.append(PlaceYlud(seat, rule))


class Award(Step[Nidavellir]):
    """Give one distinction to the strict majority of its class, and carry out its effect."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        self.column = column

    def run(self, state: Nidavellir) -> None:
        seat = strict_majority(state, self.column)
        state.distinctions[self.column] = seat
        state.tell(events.Distinction, seat, self.column)
        if seat != NOBODY:
            EFFECTS[self.column](state, seat)
        elif self.column == EXPLORER:
            card = state.deal(state.decks[1], 1, "unclaimed")[0]
            state.discarded += (card,)
            state.tell(events.Unclaimed, TABLE, card)


def strict_majority(state: Nidavellir, column: int) -> int:
    """The one seat with the most ranks of a class, if there is one."""
    ranks = state.ranks[ALL_OF_CLASS[column]]
    most = max(ranks)
    return ranks.index(most) if ranks.count(most) == 1 else NOBODY


def kings_hand(state: Nidavellir, seat: int) -> None:
    state.stack.append(Transform(seat, state.content.distinction_value[WARRIOR]))


def hunting_master(state: Nidavellir, seat: int) -> None:
    """The trading coin 0 becomes the special coin, and stays a trading coin."""
    zero, special = state.content.trading
    state.coins[state.coins.index(zero, COIN[seat][0])] = special


def crown_jeweler(state: Nidavellir, seat: int) -> None:
    state.under_six = state.gems[seat]
    state.gems[seat] = state.content.special_gem


def great_armorer(state: Nidavellir, seat: int) -> None:
    enlist(state, seat, state.content.blacksmith_special, BLACKSMITH, 0)


def pioneer(state: Nidavellir, seat: int) -> None:
    count = state.content.distinction_value[EXPLORER]
    state.offer = tuple(sorted(state.deal(state.decks[1], count, "pioneer")))
    state.tell(events.Pioneer, seat, state.offer)
    state.stack.append(KEEP[seat])


class KeepCard(SeatQuestion[Nidavellir, Keep]):
    """The Pioneer keeps one of the cards drawn; the others go back unseen."""

    __slots__ = ()
    rule = "distinction.pioneer-keep"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        kinds = sorted({state.content.kind[card] for card in state.offer})
        return [state.content.keep[kind] for kind in kinds]

    def apply(self, state: Nidavellir, seat: int, option: Keep) -> None:
        card = next(card for card in state.offer if state.content.kind[card] == option.kind)
        state.decks[1].extend(other for other in state.offer if other != card)
        state.offer = ()
        state.seal()
        state.tell(events.Keep, seat, card)
        receive(state, seat, card)


EFFECTS = {
    WARRIOR: kings_hand,
    HUNTER: hunting_master,
    MINER: crown_jeweler,
    BLACKSMITH: great_armorer,
    EXPLORER: pioneer,
}
KEEP = [KeepCard(seat) for seat in EVERY_SEAT]
EVALUATION = [Award(column) for column in reversed(range(len(DISTINCTIONS)))]
