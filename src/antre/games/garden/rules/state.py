"""What lies on the table of The Lord of the Ice Garden.

Regions are numbered 0 to 7, sets of regions are bits. What a seat has in a region stands under
`8 * seat + region`; its figures of one level there under `8 * (3 * seat + level - 1) + region`, so
that a kind of unit is known by `3 * seat + level - 1`. M-factor tokens stand under
`4 * seat + level`. Equal pieces have no identity: they are counted.

Both piles are kept as one order each. Reputation never ties, so `standing` names the seats from the
best to the worst: inside one pile the lower marker is the better. `arrivals` names the seats from
the last initiative marker that was put down to the first: of two on one space, the later lies on
top.

All is open: tiles are drawn when they are turned up, so nothing hidden ever lies on the table.
"""

from __future__ import annotations

from antre.core.fields import Fixed
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.garden.content.content import Box
from antre.games.garden.content.layout import Layout
from antre.games.garden.content.names import (
    ACTIONS,
    FACTIONS,
    GROUPS,
    LEVELS,
    M_LEVELS,
    REGIONS,
    RUNNING,
    SOURCES,
)
from antre.games.garden.content.units import MOST_SLOTS

NOBODY = -1
NOWHERE = -1
NOTHING = -1


class Garden(State):
    absorbed: int  # the magic tokens that Thorn has absorbed
    active: int  # the Vuko faces whose power holds this round, as bits
    arrivals: tuple[int, ...]  # the seats, the last initiative marker put down first
    bank: list[int]  # the resources that nobody has
    box: Fixed[Box]  # the edition in play
    captured: list[int]  # the cubes of each seat that lie in the Ice Garden
    cubes: list[int]  # by seat and region: free influence cubes
    darkness: list[int]  # the Darkness markers of each region
    dead_snow: int  # where the marker stands
    devastated: int  # the devastated regions
    doubles: list[int]  # the groups in which a seat has moved two helmets, as bits
    ended: int  # how the game ended
    faces: tuple[int, ...]  # the Vuko face above each group
    factions: tuple[int, ...]  # of each seat
    figures: list[int]  # by kind of unit: those in the supply
    gold: list[int]  # of each seat
    hand: list[int]  # the action cubes a seat has still to place
    held: list[int]  # the cubes of each seat that Vuko holds in his region
    laid_down: tuple[int, ...]  # the units killed in this round's attacks, by kind and region
    layout: Fixed[Layout]  # the board for so many seats
    m_factor: list[int]  # by seat and level
    magic: list[int]  # the face-up magic tokens of each region
    magic_down: int  # those that lie face down with Thorn
    neutral: list[int]  # the neutral cubes of each region
    order: tuple[int, ...]  # the turn order
    order_tokens: tuple[int, ...]  # the number of the token on each of actions 1 to 5; 0: none yet
    plan: list[tuple[int, ...]]  # the cubes on actions 1 to 5 by seat, from the left
    points: list[int]  # victory points by seat and source
    population: list[int]  # of each seat
    powers: tuple[list[int], list[int], list[int], list[int]]  # each ability by kind of unit
    red_ships: int  # how many have been reached
    reputation: list[int]  # of each seat: 0 is yin-yang
    round: int
    scorings: int  # how often regions are scored this round
    seat_of: tuple[int, ...]  # who plays each faction; NOBODY if it is not in play
    slots: list[int]  # by kind of unit and slot: the upgrade there, or NOTHING
    spaces: list[int]  # the initiative space of each seat
    spies: tuple[int, ...]  # the upgrades on the spy heads
    standing: tuple[int, ...]  # the seats from the best reputation to the worst
    stock: list[int]  # the upgrade tokens of each kind that nobody has
    supply: list[int]  # the influence cubes of each seat off the board
    thorn: int  # the region of Thorn
    tiles: list[int]  # the score tile of each region by its order in the set; 0: none (yet)
    towers: int  # the regions with a red tower
    units: list[int]  # by kind of unit and region: figures that stand
    viper: list[int]  # the influence cubes of each seat on the Viper Gorge
    viper_plan: list[int]  # the action cubes of each seat on the Viper Gorge
    vuko: int  # his region
    vuko_tokens: list[int]  # of each seat
    setup: Setup[Box]

    def lay_table(self, seats: int) -> None:
        self.box = self.setup.content
        self.layout = self.box.layouts[seats]
        self.round = self.dead_snow = self.scorings = self.red_ships = 0
        self.ended = RUNNING
        self.order = self.arrivals = self.standing = tuple(range(seats))
        self.factions = (NOTHING,) * seats
        self.seat_of = (NOBODY,) * len(FACTIONS)
        self._lay_out_tracks(seats)
        self._lay_out_map(seats)
        self._lay_out_players(seats)

    def _lay_out_tracks(self, seats: int) -> None:
        self.spaces = [0] * seats
        self.doubles = [0] * seats
        self.reputation = [0] * seats
        self.points = [0] * (len(SOURCES) * seats)
        self.hand = [0] * seats
        self.plan = [()] * len(ACTIONS)
        self.viper_plan = [0] * seats
        self.order_tokens = (0,) * len(ACTIONS)
        self.faces = (NOTHING,) * GROUPS
        self.active = 0

    def _lay_out_map(self, seats: int) -> None:
        self.tiles = [0] * REGIONS
        self.cubes = [0] * (REGIONS * seats)
        self.units = [0] * (REGIONS * LEVELS * seats)
        self.laid_down = ()
        self.neutral = [0] * REGIONS
        self.magic = [0] * REGIONS
        self.magic_down = self.absorbed = 0
        self.thorn = self.vuko = NOWHERE
        self.held = [0] * seats
        self.towers = self.devastated = 0
        self.darkness = [0] * REGIONS

    def _lay_out_players(self, seats: int) -> None:
        self.bank = list(self.box.bank)
        self.population = [0] * seats
        self.gold = [0] * seats
        self.m_factor = [0] * (M_LEVELS * seats)
        self.supply = [self.box.cubes] * seats
        self.figures = [0] * (LEVELS * seats)
        none = [0] * (LEVELS * seats)
        self.powers = (none[:], none[:], none[:], none[:])
        self.slots = [NOTHING] * (MOST_SLOTS * LEVELS * seats)
        self.spies = ()
        self.stock = self.box.stock[:]
        self.viper = [0] * seats
        self.captured = [0] * seats
        self.vuko_tokens = [0] * seats

    def vp(self, seat: int) -> int:
        """Where a seat's marker stands on the score track."""
        return self.points[2 * seat] + self.points[2 * seat + 1]
