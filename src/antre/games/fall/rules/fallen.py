"""Fallen trolls: who loses a troll to an invader, which one, and what it brings."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import FIRST_SITE, SPACE_NAMES, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import (
    BREACH_HONOUR,
    FALL_HONOUR,
    FROM_CHAMPIONS,
    FROM_FALLEN,
    OWN_FALL_HONOUR,
)
from antre.games.fall.content.options import Pawn, Retreat, Troll
from antre.games.fall.rules import events
from antre.games.fall.rules.mountain import move_pawn, ordinary, pawns_at, remove
from antre.games.fall.rules.state import NOBODY, Fall
from antre.games.fall.rules.tracks import gain


def let_fall(state: Fall, cavern: int, breach: bool) -> None:
    """One troll of the cavern falls; of several players' trolls it is drawn at random."""
    trolls = state.trolls[cavern::SPACES]
    owners = [seat for seat, count in enumerate(trolls) for _ in range(count)]
    owner = owners[0]
    if owner != owners[-1]:
        owner = state.deal(owners, 1, "fallen")[0]
    pawns = pawns_at(state, owner, cavern)
    if not pawns:
        fall(state, owner, cavern, NOBODY, breach)
    elif len(pawns) > 1 or ordinary(state, owner, cavern):
        state.stack.append(ChooseFallen(owner, cavern, breach))
    else:
        fall(state, owner, cavern, pawns[0], breach)


class ChooseFallen(SeatQuestion[Fall, Option]):
    """The owner of ordinary trolls and champions says which of them falls."""

    __slots__ = ("breach", "cavern")
    rule = "fallen.owner-chooses"

    def __init__(self, seat: int, cavern: int, breach: bool) -> None:
        self.seat = seat
        self.cavern = cavern
        self.breach = breach

    def options(self, state: Fall, seat: int) -> list[Option]:
        pawns = [state.content.pawn[champion] for champion in pawns_at(state, seat, self.cavern)]
        return (
            [state.content.troll[seat], *pawns] if ordinary(state, seat, self.cavern) else [*pawns]
        )

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        champion = option.champion if isinstance(option, Pawn) else NOBODY
        fall(state, seat, self.cavern, champion, self.breach)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Troll | Pawn):
            return Refusal(self.rule, where=SPACE_NAMES[self.cavern])
        return Refusal(self.rule)


def fall(state: Fall, seat: int, cavern: int, champion: int, breach: bool) -> None:
    """An ordinary troll goes back to the reserve, a champion to a lair; both bring honour."""
    state.tell(events.TrollFalls, seat, cavern, None if champion == NOBODY else champion)
    if breach:
        champions_honour = own_amount(state, seat, BREACH_HONOUR)
    else:
        bonus = state.content.waves[state.wave - 1].first_fallen
        gain(state, seat, FROM_FALLEN, state.content.fallen if state.fallen else bonus)
        state.fallen = True
        champions_honour = own_amount(state, seat, FALL_HONOUR)
        if champion != NOBODY and champion == state.content.by_ability[OWN_FALL_HONOUR]:
            champions_honour += own_amount(state, seat, OWN_FALL_HONOUR)
    gain(state, seat, FROM_CHAMPIONS, champions_honour)
    if champion == NOBODY:
        remove(state, seat, cavern, 1)
        state.troll_reserve[seat] += 1
    else:
        state.stack.append(PawnRetreats(seat, champion))


def own_amount(state: Fall, seat: int, ability: int) -> int:
    """The figure of an ability a seat has; 0 if it has it not."""
    champion = state.content.by_ability[ability]
    return state.content.champions[champion].amount if state.owner[champion] == seat else 0


class PawnRetreats(SeatQuestion[Fall, Retreat]):
    """A fallen champion goes to a lair of its owner."""

    __slots__ = ("champion",)
    rule = "fallen.champion"

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.retreat[site - FIRST_SITE] for site in cells_of(state.lairs[seat])]

    def apply(self, state: Fall, seat: int, option: Retreat) -> None:
        move_pawn(state, self.champion, option.space)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Retreat):
            return Refusal(self.rule, where=SPACE_NAMES[option.space])
        return Refusal(self.rule)
