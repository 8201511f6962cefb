"""Champion rewards: votes for the winner, consolation for the others, then the card itself."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.names import FROM_CONSOLATION
from antre.games.fall.content.options import Vote
from antre.games.fall.rules import events
from antre.games.fall.rules.immediate import resolve_immediate
from antre.games.fall.rules.lairs import StandPawn
from antre.games.fall.rules.mountain import dominated
from antre.games.fall.rules.preparing import join
from antre.games.fall.rules.state import TABLE, Fall
from antre.games.fall.rules.tracks import gain, gain_votes


class Rewards(Step[Fall]):
    """The champions of the offer from left to right."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        slots = range(len(state.offer))
        state.stack.append(CLEAR_OFFER)
        state.stack += [Reward(slot) for slot in reversed(slots)]


class Reward(Step[Fall]):
    """Whoever has most influence wins the champion; a champion nobody wants leaves the game."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Fall) -> None:
        champion, suitors = state.offer[self.slot], state.suitors[self.slot]
        if not suitors:
            state.removed += (champion,)
            state.tell(events.NobodyWants, TABLE, champion)
            return
        winner, *rest = suitors
        state.stack.append(TakeChampion(winner, champion))
        state.stack += [Consolation(seat, champion, self.slot) for seat in reversed(rest)]
        state.tell(events.ChampionWon, winner, champion)
        give_votes(state, winner, champion, state.content.champions[champion].votes)


class ClearOffer(Step[Fall]):
    """All discs come back."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        state.offer = ()
        state.influence = []
        state.suitors = []


def give_votes(state: Fall, seat: int, champion: int, count: int) -> None:
    """Votes of the champion's clan; those of a renegade go wherever the player likes."""
    card = state.content.champions[champion]
    if card.is_renegade:
        state.stack.append(ChooseClan(seat, count))
    else:
        gain_votes(state, seat, card.clan, count)


class ChooseClan(SeatQuestion[Fall, Vote]):
    """The clan that a renegade's vote goes to, vote by vote."""

    __slots__ = ("left",)
    rule = "ability.renegade"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [*state.content.vote]

    def apply(self, state: Fall, seat: int, option: Vote) -> None:
        gain_votes(state, seat, option.clan, 1)
        if self.left > 1:
            state.stack.append(ChooseClan(seat, self.left - 1))


class Consolation(SeatQuestion[Fall, Option]):
    """A vote of the champion's clan, or honour for the yellow lines passed."""

    __slots__ = ("champion", "slot")
    rule = "reward.consolation-choice"

    def __init__(self, seat: int, champion: int, slot: int) -> None:
        self.seat = seat
        self.champion = champion
        self.slot = slot

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.console_vote, state.content.console_honour]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if option is state.content.console_vote:
            give_votes(state, seat, self.champion, 1)
        else:
            influence = state.influence[state.setup.seats * self.slot + seat]
            lines = state.content.lines_passed(self.champion, influence)
            gain(state, seat, FROM_CONSOLATION, lines)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal("reward.consolation-mandatory")


class TakeChampion(Step[Fall]):
    """The card, the pawn if there is one, then what it does at once."""

    __slots__ = ("champion", "seat")

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def run(self, state: Fall) -> None:
        join(state, self.seat, self.champion)
        state.stack.append(ResolveImmediate(self.seat, self.champion))
        if state.content.champions[self.champion].has_pawn:
            state.stack.append(PlacePawn(self.seat, self.champion, dominated(state, self.seat)))


class PlacePawn(StandPawn):
    """A won champion's pawn comes to a cavern its player dominates."""

    __slots__ = ()
    rule = "reward.pawn"


class ResolveImmediate(Step[Fall]):
    """Abilities with the Immediate mark, before the next champion."""

    __slots__ = ("champion", "seat")

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def run(self, state: Fall) -> None:
        resolve_immediate(state, self.seat, self.champion)


CLEAR_OFFER = ClearOffer()
REWARDS = Rewards()
