"""Advance: trolls go to one cavern, over any distance, through caverns their player inhabits."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import ALL_SITES, SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import EXTRA_WEAK, FREE_PATH
from antre.games.fall.content.options import March, Pawn, To
from antre.games.fall.rules.attack import ATTACK
from antre.games.fall.rules.mountain import home, move_pawn, move_trolls, ordinary, pawns_of
from antre.games.fall.rules.state import NOBODY, NOWHERE, Fall


def begin_advance(state: Fall, seat: int, power: int) -> None:
    """Ask where to, if any troll can go anywhere."""
    if destinations(state, seat):
        state.stack.append(Advance(seat, power))


def may_enter(state: Fall, seat: int) -> int:
    """All caverns and one's own lairs."""
    return state.board.caverns | state.lairs[seat]


def destinations(state: Fall, seat: int) -> int:
    """Where at least one troll can go."""
    board, found = state.board, 0
    inhabited = home(state, seat)
    trolls = state.inhabits[seat]
    while inhabited & trolls:
        start = inhabited & trolls
        part = board.flood(start & -start, inhabited)
        inhabited &= ~part
        reached = part | board.spread(part)
        here = part & trolls
        # Who stands alone has nobody to join where he stands.
        found |= reached if here & here - 1 else reached & ~here
    return (found | free_reach(state, seat)) & may_enter(state, seat)


def free_path(state: Fall, seat: int) -> int:
    """The champion that may cross any cavern without gnomes, if the seat has it on the board."""
    champion = state.content.by_ability[FREE_PATH]
    if state.owner[champion] != seat or state.pawns[champion] == NOWHERE:
        return NOBODY
    return champion


def free_reach(state: Fall, seat: int) -> int:
    """Where that champion can go."""
    champion = free_path(state, seat)
    if champion == NOBODY:
        return 0
    start = 1 << state.pawns[champion]
    ground = may_enter(state, seat) & ~state.invaded | start
    crossed = state.board.flood(start, ground)
    return (crossed | state.board.spread(crossed)) & may_enter(state, seat) & ~start


def origins(state: Fall, seat: int, space: int) -> int:
    """The spaces whose trolls can go to `space`."""
    inhabited = home(state, seat) & ~(1 << space)
    near = state.board.near[space] & inhabited
    return state.board.flood(near, inhabited) & state.inhabits[seat]


class Advance(SeatQuestion[Fall, Option]):
    """One destination for all trolls of the action, or none at all."""

    __slots__ = ("power",)
    rule = "advance.one-destination"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        to = state.content.to
        options: list[Option] = [to[space] for space in cells_of(destinations(state, seat))]
        options.append(state.content.none)
        return options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if not isinstance(option, To):
            return
        space = option.space
        ways = origins(state, seat, space)
        pawns = sum(
            1 << champion for champion in pawns_of(state, seat) if ways >> state.pawns[champion] & 1
        )
        if free_reach(state, seat) >> space & 1:
            pawns |= 1 << free_path(state, seat)
        if state.invaded >> space & 1:
            state.stack.append(ATTACK[seat][space])
        go_on_marching(state, Marching(seat, space, ways, pawns, self.power, False))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, To):
            return Refusal(self.rule)
        where = SPACE_NAMES[option.space]
        if not may_enter(state, seat) >> option.space & 1:
            lair = sum(state.lairs) >> option.space & 1
            site = ALL_SITES >> option.space & 1
            rule = "status.lair-closed" if lair else "ruling.destination-limits"
            if site and not lair:
                rule = "ruling.unclaimed-lair-sites"
            return Refusal(rule, where=where)
        return Refusal("advance.path", where=where)


class Marching(SeatQuestion[Fall, Option]):
    """Who goes: ordinary trolls by the space they come from, champions one by one.

    `origins` are the spaces not yet asked for, `pawns` the champions that can still go, as bits;
    both were settled when the action began.
    """

    __slots__ = ("left", "moved", "origins", "pawns", "space")
    rule = "advance.power"

    def __init__(
        self, seat: int, space: int, origins: int, pawns: int, left: int, moved: bool
    ) -> None:
        self.seat = seat
        self.space = space
        self.origins = origins
        self.pawns = pawns
        self.left = left
        self.moved = moved

    def options(self, state: Fall, seat: int) -> list[Option]:
        content = state.content
        options = march_options(state, seat, self.origins, self.left)
        options += [content.pawn[champion] for champion in cells_of(self.pawns)]
        if self.moved:
            options.append(content.done)
        return options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, March):
            move_trolls(state, seat, option.space, self.space, option.count)
            origins = self.origins & ~(1 << option.space)
            left = self.left - option.count
            rest = Marching(seat, self.space, origins, self.pawns, left, True)
            go_on_marching(state, rest)
        elif isinstance(option, Pawn):
            move_pawn(state, option.champion, self.space)
            if option.champion == state.content.by_ability[EXTRA_WEAK]:
                state.extra_weak = True
            pawns = self.pawns & ~(1 << option.champion)
            rest = Marching(seat, self.space, self.origins, pawns, self.left - 1, True)
            go_on_marching(state, rest)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, March):
            where = SPACE_NAMES[option.space]
            if self.origins >> option.space & 1 and option.count > self.left:
                return Refusal(self.rule, power=self.left, need=option.count, where=where)
            return Refusal("advance.path", where=where)
        if isinstance(option, Pawn):
            return Refusal("advance.path", champion=state.content.champion_name[option.champion])
        if isinstance(option, To):
            return Refusal("advance.no-split", where=SPACE_NAMES[option.space])
        return Refusal("ruling.destination-limits")


def march_options(state: Fall, seat: int, origins: int, most: int) -> list[Option]:
    """So many ordinary trolls from each of these spaces."""
    options: list[Option] = []
    for space in cells_of(origins):
        options += state.content.from_space[space][: min(most, ordinary(state, seat, space))]
    return options


def go_on_marching(state: Fall, marching: Marching) -> None:
    """Ask who else goes, unless nobody can or there is no choice."""
    if not marching.left:
        return
    options = marching.options(state, marching.seat)
    if len(options) > 1:
        state.stack.append(marching)
    elif not marching.moved:
        marching.apply(state, marching.seat, options[0])
