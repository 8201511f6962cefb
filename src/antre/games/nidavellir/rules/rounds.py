"""Rounds and ages: dwarves enter, everybody bids, taverns are resolved, until the decks run out."""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.step import Step
from antre.games.nidavellir.content.names import AGES
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.bidding import BIDS
from antre.games.nidavellir.rules.coins import take_back_coins
from antre.games.nidavellir.rules.distinctions import EVALUATION, place_ylud
from antre.games.nidavellir.rules.places import SLOTS
from antre.games.nidavellir.rules.scoring import FINAL_COUNT
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.rules.taverns import TAVERN_RESOLUTION


class Round(Step[Nidavellir]):
    """Dwarves enter the taverns, everybody bids, the taverns are resolved one by one."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        state.round += 1
        cards = state.content.players[state.setup.seats].cards
        deck, purpose = state.decks[state.age - 1], AGES[state.age - 1]
        state.taverns = [tuple(sorted(state.deal(deck, cards, purpose))) for _ in range(SLOTS)]
        state.tell(events.Enter, TABLE, state.age, state.round, tuple(state.taverns))
        stack = state.stack
        stack.append(END_OF_ROUND)
        stack.extend(TAVERN_RESOLUTION)
        stack.append(BIDS)


class EndOfRound(Step[Nidavellir]):
    """Coins come back; the next round begins, or the age ends with its deck."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        take_back_coins(state)
        if state.decks[state.age - 1]:
            state.stack.append(ROUND)
        elif state.age == 1:
            state.stack.append(SECOND_AGE)
            state.stack.extend(EVALUATION)
            place_ylud(state)
        else:
            state.stack.append(FINAL_COUNT)
            place_ylud(state)


class SecondAge(Step[Nidavellir]):
    """The distinctions are awarded: the second deck is opened."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        state.age = 2
        state.round = 0
        state.stack.append(ROUND)


ROUND = Round()
END_OF_ROUND = EndOfRound()
SECOND_AGE = SecondAge()
