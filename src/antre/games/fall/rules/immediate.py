"""Abilities with the Immediate mark, and those that count at the end of a wave."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import SPACE_NAMES, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import (
    CHAMPION_HONOUR,
    CLAN_HONOUR,
    CLANS,
    DOMAIN_HONOUR,
    FROM_CHAMPIONS,
    HONOUR,
    INVADED_HONOUR,
    NEW_VOTES,
    RAISE_TROLLS,
    STAR_FREE_CAVERN,
    STAR_ON_HALL,
    STAR_TROLL,
    TROLL_HONOUR,
)
from antre.games.fall.content.options import StarCavern, StarHall, To, Vote
from antre.games.fall.rules import events
from antre.games.fall.rules.mountain import bring, dominated
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain, gain_votes


def resolve_immediate(state: Fall, seat: int, champion: int) -> None:
    """What a champion does as soon as it is won."""
    card = state.content.champions[champion]
    ability = card.ability
    if ability == HONOUR:
        gain(state, seat, FROM_CHAMPIONS, card.amount)
    elif ability == CLAN_HONOUR:
        gain(state, seat, FROM_CHAMPIONS, card.amount * clans_with_votes(state, seat))
    elif ability == RAISE_TROLLS:
        go_on_raising(state, seat, card.amount)
    elif ability == NEW_VOTES:
        go_on_canvassing(state, seat, card.amount)
    elif ability in STAR_ON_HALL:
        state.stack.append(PutOnHall(seat, champion))
    elif ability in (STAR_FREE_CAVERN, STAR_TROLL) and star_caverns(state, ability):
        state.stack.append(PutOnCavern(seat, champion))


def clans_with_votes(state: Fall, seat: int) -> int:
    return sum(seat in standing for standing in state.standing)


def go_on_raising(state: Fall, seat: int, left: int) -> None:
    if left and state.troll_reserve[seat]:
        state.stack.append(RaiseTroll(seat, left))


class RaiseTroll(SeatQuestion[Fall, Option]):
    """Rhosk: a troll of the reserve to a cavern one dominates, up to three times."""

    __slots__ = ("left",)
    rule = "ruling.rhosk"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Fall, seat: int) -> list[Option]:
        to = state.content.to
        return [*(to[space] for space in cells_of(dominated(state, seat))), state.content.done]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, To):
            bring(state, seat, option.space, 1)
            state.tell(events.Reinforce, seat, option.space, 1)
            go_on_raising(state, seat, self.left - 1)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, To):
            return Refusal(self.rule, where=SPACE_NAMES[option.space])
        return Refusal(self.rule)


def go_on_canvassing(state: Fall, seat: int, left: int) -> None:
    if left and clans_with_votes(state, seat) < len(CLANS):
        state.stack.append(NewVote(seat, left))


class NewVote(SeatQuestion[Fall, Option]):
    """Dagna: a vote of a clan from which one has none, up to twice."""

    __slots__ = ("left",)
    rule = "reward.immediate"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Fall, seat: int) -> list[Option]:
        without = [vote for vote in state.content.vote if seat not in state.standing[vote.clan]]
        return [*without, state.content.done]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Vote):
            gain_votes(state, seat, option.clan, 1)
            go_on_canvassing(state, seat, self.left - 1)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Vote):
            return Refusal(self.rule, clan=CLANS[option.clan])
        return Refusal(self.rule)


class PutOnHall(SeatQuestion[Fall, StarHall]):
    """A star tile on a Great Hall."""

    __slots__ = ("champion",)
    rule = "ruling.star-place"

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [*state.content.star_hall[: len(state.halls)]]

    def apply(self, state: Fall, seat: int, option: StarHall) -> None:
        state.stars += ((self.champion, option.hall),)
        state.tell(events.Star, seat, self.champion, option.hall + 1, None)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule, champion=state.content.champion_name[self.champion])


def star_caverns(state: Fall, ability: int) -> int:
    """Morrow's star goes on an invaded cavern, Hild's on one without gnomes."""
    if ability == STAR_FREE_CAVERN:
        return state.invaded
    return state.board.caverns & ~state.invaded


class PutOnCavern(SeatQuestion[Fall, StarCavern]):
    """A star tile on a cavern."""

    __slots__ = ("champion",)
    rule = "ruling.star-place"

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def options(self, state: Fall, seat: int) -> list[Option]:
        caverns = star_caverns(state, state.content.champions[self.champion].ability)
        return [state.content.star_cavern[cavern] for cavern in cells_of(caverns)]

    def apply(self, state: Fall, seat: int, option: StarCavern) -> None:
        state.stars += ((self.champion, option.space),)
        state.tell(events.Star, seat, self.champion, None, option.space)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        name = state.content.champion_name[self.champion]
        if not isinstance(option, StarCavern):
            return Refusal(self.rule, champion=name)
        ability = state.content.champions[self.champion].ability
        rule = "ruling.hild" if ability == STAR_TROLL else self.rule
        return Refusal(rule, champion=name, where=SPACE_NAMES[option.space])


def wave_end_honour(state: Fall, seat: int, champion: int) -> int:
    """What a champion with the end-of-wave mark brings as the mountain stands."""
    card = state.content.champions[champion]
    caverns = state.board.caverns
    if card.ability == DOMAIN_HONOUR:
        inhabits = state.inhabits[seat]
        return card.amount * sum(inhabits & domain != 0 for domain in state.board.domains)
    if card.ability == TROLL_HONOUR:
        return min(card.amount, trolls_outside(state, seat) // 2)
    if card.ability == INVADED_HONOUR:
        return min(card.amount, (state.invaded & caverns).bit_count() // 2)
    if card.ability == CHAMPION_HONOUR:
        return card.amount * len(state.champions[seat])
    return 0


def trolls_outside(state: Fall, seat: int) -> int:
    """A seat's trolls on the board that are not in lairs."""
    first = SPACES * seat
    return sum(
        state.trolls[first + space] for space in cells_of(state.inhabits[seat] & ~state.lairs[seat])
    )
