"""Setting up, and the rounds and ages that follow one another."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.nidavellir.army import take_out
from antre.games.nidavellir.bidding import BIDS
from antre.games.nidavellir.coins import take_back_coins
from antre.games.nidavellir.distinctions import EVALUATION, place_ylud
from antre.games.nidavellir.state import NOWHERE, Nidavellir
from antre.games.nidavellir.taverns import TAVERN_RESOLUTION

FIRST_GAME_LEFT_OUT = ("thrud", "ylud", "uline")


class DealGems(Step[Nidavellir]):
    """Each player gets one gem of the pool at random; the first game leaves three heroines out."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        box = state.box
        pool = list(box.players[state.setup.seats - 2].gems)
        state.gems = state.deal(pool, state.setup.seats, "gem")
        if state.setup.variants["first_game"]:
            left_out = [box.hero_id[name] for name in FIRST_GAME_LEFT_OUT]
            state.heroes = tuple(hero for hero in state.heroes if hero not in left_out)
        for seat, gem in enumerate(state.gems):
            state.tell("gem", seat, gem=gem)
        state.stack.append(ROUND)


class Round(Step[Nidavellir]):
    """Dwarves enter the taverns, everybody bids, the taverns are resolved one by one."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        state.round += 1
        cards = state.box.players[state.setup.seats - 2].cards
        deck = state.decks[state.age - 1]
        purpose = AGE_PURPOSES[state.age - 1]
        state.taverns = [tuple(sorted(state.deal(deck, cards, purpose))) for _ in range(3)]
        if state.journal is not None:
            names = state.box.card_name
            state.tell(
                "enter", NOWHERE, age=state.age, round=state.round,
                taverns=[[names[card] for card in cards] for cards in state.taverns],
            )  # fmt: skip
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


class FinalCount(Step[Nidavellir]):
    """Thrud leaves her column for the command zone; then bravery is counted."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        if state.thrud != NOWHERE:
            thrud = state.box.hero_id["thrud"]
            seat = state.thrud // 5
            take_out(state, state.thrud, thrud, 0)
            state.thrud = NOWHERE
            state.command[seat] += (thrud,)
            state.tell("thrud_leaves", seat)
        if state.journal is not None:
            state.tell("end", NOWHERE, scores=state.scores, winners=state.winners)


AGE_PURPOSES = ("age1", "age2")
DEAL_GEMS = DealGems()
ROUND = Round()
END_OF_ROUND = EndOfRound()
SECOND_AGE = SecondAge()
FINAL_COUNT = FinalCount()
