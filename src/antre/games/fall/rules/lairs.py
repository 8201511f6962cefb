"""Setting up the lairs: a pair of sites, trolls in them, trolls in two caverns beside them."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.options import Lair, Settle, Stand
from antre.games.fall.rules import events
from antre.games.fall.rules.mountain import add, bring
from antre.games.fall.rules.state import Fall


class ChooseLairs(SeatQuestion[Fall, Lair]):
    """A free pair of lair sites, the same glyph on both."""

    __slots__ = ()
    rule = "setup.lair-pair"

    def options(self, state: Fall, seat: int) -> list[Option]:
        taken = sum(state.lairs)
        return [
            state.content.lair[glyph]
            for glyph, pair in state.board.pairs.items()
            if not pair & taken and two_caverns(state, pair)
        ]

    def apply(self, state: Fall, seat: int, option: Lair) -> None:
        pair = state.board.pairs[option.glyph]
        state.lairs[seat] = pair
        state.tell(events.Lairs, seat, list(cells_of(pair)))
        for site in cells_of(pair):
            bring(state, seat, site, state.content.lair_trolls)
        state.stack.append(SettleCavern(seat, 0, state.content.setup_caverns))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Lair):
            return Refusal(self.rule)
        pair = state.board.pairs.get(option.glyph)
        if pair is None:
            return Refusal("setup.board", glyph=option.glyph)
        if pair & sum(state.lairs):
            return Refusal(self.rule, glyph=option.glyph)
        return Refusal("setup.lair-adjacent-trolls", glyph=option.glyph)


def two_caverns(state: Fall, pair: int) -> bool:
    """Are there enough caverns without gnomes beside these sites?"""
    free = state.board.spread(pair) & state.board.caverns & ~state.invaded
    return free.bit_count() >= state.content.setup_caverns


class SettleCavern(SeatQuestion[Fall, Settle]):
    """One troll each in two different caverns without gnomes, beside the lairs."""

    __slots__ = ("left", "taken")
    rule = "setup.lair-adjacent-trolls"

    def __init__(self, seat: int, taken: int, left: int) -> None:
        self.seat = seat
        self.taken = taken
        self.left = left

    def options(self, state: Fall, seat: int) -> list[Option]:
        beside = state.board.spread(state.lairs[seat]) & state.board.caverns
        return [
            state.content.settle[cell] for cell in cells_of(beside & ~state.invaded & ~self.taken)
        ]

    def apply(self, state: Fall, seat: int, option: Settle) -> None:
        bring(state, seat, option.space, 1)
        state.tell(events.Settle, seat, option.space)
        taken = self.taken | 1 << option.space
        if self.left > 1:
            state.stack.append(SettleCavern(seat, taken, self.left - 1))
            return
        for champion in state.champions[seat]:
            if state.content.champions[champion].has_pawn:
                state.stack.append(StandPawn(seat, champion, taken))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Settle):
            return Refusal(self.rule)
        where = SPACE_NAMES[option.space]
        if self.taken >> option.space & 1:
            return Refusal("ruling.setup-two-caverns", where=where)
        return Refusal(self.rule, where=where)


class StandPawn(SeatQuestion[Fall, Stand]):
    """A champion pawn comes to the board, to one of some caverns."""

    __slots__ = ("caverns", "champion")
    rule = "setup.lair-champion"

    def __init__(self, seat: int, champion: int, caverns: int) -> None:
        self.seat = seat
        self.champion = champion
        self.caverns = caverns

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.stand[space] for space in cells_of(self.caverns)]

    def apply(self, state: Fall, seat: int, option: Stand) -> None:
        state.pawns[self.champion] = option.space
        add(state, seat, option.space, 1)
        state.tell(events.PawnStands, seat, self.champion, option.space)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Stand):
            return Refusal(self.rule, where=SPACE_NAMES[option.space])
        return Refusal(self.rule)


CHOOSE_LAIRS = [ChooseLairs(seat) for seat in range(5)]
