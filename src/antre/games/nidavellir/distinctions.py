"""The end of the first age: Ylud takes her place, then five distinctions are awarded.

Each goes to the player with strictly the most ranks of its class, counted when its turn comes.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.nidavellir.army import take_out, ylud_owner
from antre.games.nidavellir.box import (
    BLACKSMITH,
    CLASSES,
    DISTINCTIONS,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
)
from antre.games.nidavellir.coins import Transform
from antre.games.nidavellir.heroes import enlist
from antre.games.nidavellir.options import Keep, Place, Stay
from antre.games.nidavellir.state import NOWHERE, Nidavellir
from antre.games.nidavellir.taverns import receive


class PlaceYlud(Decision[Nidavellir, Place | Stay]):
    """Place Ylud in a column of choice; at the end, she may also stay where she stands."""

    __slots__ = ("rule",)

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        options: list[Option] = [*state.box.place]
        if state.ylud != NOWHERE:
            options.append(state.box.stay)
        return options

    def apply(self, state: Nidavellir, seat: int, option: Place | Stay) -> None:
        if isinstance(option, Stay):
            state.tell("stay", seat, hero="ylud")
            return
        box = state.box
        ylud = box.hero_id["ylud"]
        if state.ylud == NOWHERE:
            state.command[seat] = tuple([hero for hero in state.command[seat] if hero != ylud])
        else:
            take_out(state, state.ylud, ylud, box.ylud_points[state.ylud % 5])
        state.ylud = 5 * seat + option.column
        state.tell("place", seat, hero="ylud", column=CLASSES[option.column])
        enlist(state, seat, ylud, option.column, box.ylud_points[option.column])


def place_ylud(state: Nidavellir) -> None:
    """The moment of Ylud, if anybody owns her."""
    seat = ylud_owner(state)
    if seat == NOWHERE:
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
        state.tell("distinction", seat, distinction=DISTINCTIONS[self.column])
        if seat != NOWHERE:
            EFFECTS[self.column](state, seat)
        elif self.column == EXPLORER:
            card = state.deal(state.decks[1], 1, "unclaimed")[0]
            state.discarded += (card,)
            state.tell("unclaimed", NOWHERE, card=state.box.card_name[card])


def strict_majority(state: Nidavellir, column: int) -> int:
    """The one seat with the most ranks of a class, if there is one."""
    ranks = state.ranks[column::5]
    most = max(ranks)
    return ranks.index(most) if ranks.count(most) == 1 else NOWHERE


def kings_hand(state: Nidavellir, seat: int) -> None:
    state.stack.append(Transform(seat, state.box.distinction_value[WARRIOR]))


def hunting_master(state: Nidavellir, seat: int) -> None:
    """The trading coin 0 becomes the special coin, and stays a trading coin."""
    zero, special = state.box.trading
    state.coins[state.coins.index(zero, 5 * seat)] = special


def crown_jeweler(state: Nidavellir, seat: int) -> None:
    state.under_six = state.gems[seat]
    state.gems[seat] = state.box.special_gem


def great_armorer(state: Nidavellir, seat: int) -> None:
    enlist(state, seat, state.box.blacksmith_special, BLACKSMITH, 0)


def pioneer(state: Nidavellir, seat: int) -> None:
    count = state.box.distinction_value[EXPLORER]
    state.offer = tuple(sorted(state.deal(state.decks[1], count, "pioneer")))
    if state.journal is not None:
        names = [state.box.card_name[card] for card in state.offer]
        state.tell("pioneer", seat, only=(seat,), cards=names)
    state.stack.append(KEEP[seat])


class KeepCard(Decision[Nidavellir, Keep]):
    """The Pioneer keeps one of the cards drawn; the others go back unseen."""

    __slots__ = ()
    rule = "distinction.pioneer-keep"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        kinds = sorted({state.box.kind[card] for card in state.offer})
        return [state.box.keep[kind] for kind in kinds]

    def apply(self, state: Nidavellir, seat: int, option: Keep) -> None:
        card = next(card for card in state.offer if state.box.kind[card] == option.kind)
        state.decks[1] += [other for other in state.offer if other != card]
        state.offer = ()
        state.seal()
        state.tell("keep", seat, card=state.box.card_name[card])
        receive(state, seat, card)


EFFECTS = {
    WARRIOR: kings_hand,
    HUNTER: hunting_master,
    MINER: crown_jeweler,
    BLACKSMITH: great_armorer,
    EXPLORER: pioneer,
}
KEEP = [KeepCard(seat) for seat in range(5)]
EVALUATION = [Award(column) for column in reversed(range(5))]
