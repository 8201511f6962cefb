"""The horde: refills, pedestals and retirement.

Slots are refilled in place and never slide. What a troll costs depends on the row it stands in,
what it brings on its printed level.
"""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.step import Step
from antre.games.hall.content.resources import total
from antre.games.hall.rules import events
from antre.games.hall.rules.state import NOTHING, Hall

# By slot, its row.
ROW = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
# By row: the decks a refill may come from, its own first, then the next higher level.
DECK_ORDER = ((0, 1, 2), (1, 2, 0), (2, 1, 0))
PURPOSES = ("troll1", "troll2", "troll3")
RETIRING_BRIBES = 4


def refill(state: Hall, slot: int) -> None:
    """A new troll comes into a slot; a pedestal lies on it if its level is 2."""
    card = draw_troll(state, ROW[slot])
    state.horde[slot] = card
    settle_pedestal(state, slot, card != NOTHING and state.content.card_level[card] == 2)
    if card != NOTHING:
        state.tell(events.Refill, TABLE, slot, card, state.horde_pedestals[slot])


def draw_troll(state: Hall, row: int) -> int:
    """The next troll for a row; those under a deck come when the rest of it is gone."""
    for level in DECK_ORDER[row]:
        if state.decks[level]:
            return state.deal(state.decks[level], 1, PURPOSES[level])[0]
        if state.bottoms[level]:
            card = state.bottoms[level][0]
            state.bottoms[level] = state.bottoms[level][1:]
            return card
    return NOTHING


def settle_pedestal(state: Hall, slot: int, wanted: bool) -> None:
    """A pedestal left in the slot passes to a troll of level 2, or else returns to the bag."""
    clan = state.horde_pedestals[slot]
    if wanted:
        if clan == NOTHING and state.bag:
            state.horde_pedestals[slot] = state.deal(state.bag, 1, "pedestal")[0]
    elif clan != NOTHING:
        state.bag.append(clan)
        state.horde_pedestals[slot] = NOTHING


def send_away(state: Hall, slot: int) -> None:
    """A troll goes under the deck of its printed level and another one takes its slot."""
    card = state.horde[slot]
    state.bottoms[state.content.card_level[card] - 1] += (card,)
    state.tell(events.Retire, TABLE, slot, card)
    refill(state, slot)


class Retirement(Step[Hall]):
    """After a recruit, every troll with four bribes retires: lowest row first, from the left."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        for slot, purse in enumerate(state.bribes):
            if purse and total(purse) >= RETIRING_BRIBES:
                state.bribes[slot] = 0
                send_away(state, slot)


RETIREMENT = Retirement()
