"""What lies on the table of the Hall of the Mountain King.

Spaces of the mountain are bits (see `grid`), resources are counters in one number (see
`resources`). A pack has ten places: the starting row 0 to 3, then rows of three, two and one.
What a team shares in the team game, storage, pedestals and honor, stands under its number; in
every other game each seat is a team of its own. The horde has twelve slots: level 1 from 0,
level 2 from 5, level 3 from 9.

A *section* is what counts as one tunnel when a statue moves: a tile, a hall, a portal, or what
is left of a tile beside a hall.
"""

from __future__ import annotations

import random

from antre.core.chance import Chance
from antre.core.fields import Bag, Fixed
from antre.core.journal import Journal
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.hall.content.content import (
    HALLS,
    PLACES,
    SLOTS,
    WORKSHOPS,
    ZONES,
    Board,
    HallContent,
)
from antre.games.hall.content.resources import STATUE_CLANS

# No troll, pedestal, workshop or altar: the place is empty.
NOTHING = -1
# Every seat there can be.
SEATS = range(5)
CLANS_OF_STATUES = len(STATUE_CLANS)
# What a section is, besides a tunnel tile (the number of its shape) or a hall (likewise).
PORTAL, LEFTOVER = 100, 101


class Hall(State):
    altars: tuple[int, ...]  # the space of each hall's altar; NOTHING while it is in the supply
    bag: Bag  # the pedestals left in the bag, by clan
    board: Fixed[Board]  # the side of the board in play
    bottoms: list[tuple[int, ...]]  # by level, the known trolls under the deck, the next one first
    content: Fixed[HallContent]  # the edition in play
    bribes: list[int]  # the purse of bribes on each slot of the horde
    buried: int  # spaces whose buried resources nobody has found yet
    by_hand: bool  # whether the seat at turn wants to choose which tokens pay
    cast: bool  # whether a spell was cast this turn
    crowned: tuple[int, ...]  # the seats that took a coronation token, in order
    decks: list[Bag]  # by level, the bag of trolls to come
    ever_used: list[int]  # a seat's spells cast and workshops used in this game, as bits
    first: int  # the seat that has the crown
    grimoire: tuple[int, ...]  # the three spells face up
    hand: list[tuple[int, ...]]  # a seat's starting trolls in hand
    held: list[int]  # ten a seat: the resources lying on each troll
    honor: list[int]  # of each team
    horde: list[int]  # the troll in each slot
    horde_pedestals: list[int]  # the clan of the pedestal in each slot
    last_round: int  # the number of the last round; 0 while unknown
    moved: bool  # whether a statue was moved this turn, so that no hall may follow
    network: list[int]  # the spaces of each seat's network
    pack: list[int]  # ten a seat: the troll in each place
    pedestals: tuple[int, ...]  # by clan, the spaces where a pedestal stands
    portals: list[int]  # a seat's portal
    powers: int  # spells in force this turn, as bits
    round: int  # from 1
    rubble: int  # spaces where rubble still lies
    runes: tuple[int, ...]  # on each spell of the grimoire
    section_kinds: tuple[int, ...]  # what each section is
    sections: tuple[int, ...]  # the spaces of each section
    spells: Bag  # the bag of spells to come
    spells_bottom: tuple[int, ...]  # known spells under the deck, the next one first
    starters: list[Bag]  # a seat's bag of starting trolls not drawn yet
    statues: tuple[int, ...]  # by clan, the spaces where a statue stands or is buried
    stock: list[int]  # three a team: pedestals in storage, by clan
    storage: list[int]  # the resources of each team
    team_of: tuple[int, ...]  # the team of each seat
    tiles: tuple[int, ...]  # tunnel tiles left of each shape
    tokens: tuple[int, ...]  # pedestal tokens on the track, by zone and clan; 0 if taken
    used: tuple[int, ...]  # the sites of the workshops activated this turn
    won: list[tuple[int, ...]]  # a seat's pedestal tokens
    workshops: tuple[int, ...]  # the workshop on each site of the board
    workshop_supply: tuple[int, ...]  # workshops left of each kind
    setup: Setup[HallContent]

    def __init__(self, setup: Setup[HallContent], chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        content = setup.content
        seats = setup.seats
        self.content = content
        self.board = board = content.board_for(seats, setup.settings["winter"])
        self.team_of = (0, 1, 1, 0) if setup.settings["teams"] else tuple(range(seats))
        teams = max(self.team_of) + 1
        self.first = 0
        self.round = 0
        self.last_round = 0
        self.crowned = ()
        self.cast = False
        self.used = ()
        self.powers = 0
        self.by_hand = False
        self.moved = False
        self.ever_used = [0] * seats
        self.honor = [0] * teams
        self.storage = [0] * teams
        self.stock = [0] * (CLANS_OF_STATUES * teams)
        self.won = [()] * seats
        self.starters = [content.starters[:] for _ in range(seats)]
        self.hand = [()] * seats
        self.pack = [NOTHING] * (PLACES * seats)
        self.held = [0] * (PLACES * seats)
        self.decks = [deck[:] for deck in content.decks]
        self.bottoms = [(), (), ()]
        self.horde = [NOTHING] * len(SLOTS)
        self.bribes = [0] * len(SLOTS)
        self.horde_pedestals = [NOTHING] * len(SLOTS)
        self.bag = content.pedestals[:]
        self.spells = list(range(len(content.spell_name)))
        self.spells_bottom = ()
        self.grimoire = ()
        self.runes = ()
        self.portals = [NOTHING] * seats
        self.network = [0] * seats
        self.sections = ()
        self.section_kinds = ()
        self.rubble = board.rubble
        self.buried = board.buried_mask
        self.statues = (0, 0, 0)
        self.pedestals = (0, 0, 0)
        self.tokens = (0,) * (len(ZONES) * CLANS_OF_STATUES)
        self.tiles = content.tile_copies
        self.altars = (NOTHING,) * len(HALLS)
        self.workshops = (NOTHING,) * len(board.sites)
        self.workshop_supply = (0,) * len(WORKSHOPS)

    # --- what lies where

    def pack_of(self, seat: int) -> list[int]:
        """The trolls of a seat, place by place."""
        return self.pack[PLACES * seat : PLACES * seat + PLACES]

    def held_by(self, seat: int) -> list[int]:
        """The resources on the trolls of a seat, place by place."""
        return self.held[PLACES * seat : PLACES * seat + PLACES]

    def stock_of(self, seat: int) -> list[int]:
        """The pedestals in the storage of a seat, by clan."""
        first = CLANS_OF_STATUES * self.team_of[seat]
        return self.stock[first : first + CLANS_OF_STATUES]

    def add_pedestal(self, seat: int, clan: int, number: int) -> None:
        """A pedestal comes into storage (1) or leaves it (-1)."""
        self.stock[CLANS_OF_STATUES * self.team_of[seat] + clan] += number

    def are_partners(self, seat: int, other: int) -> bool:
        """Do two seats share what a team shares? `other` may be -1, a spectator."""
        return other >= 0 and self.team_of[seat] == self.team_of[other]

    def in_force(self, spell: int) -> bool:
        """Does a spell bend its rule in this turn?"""
        return self.powers >> spell & 1 == 1

    # --- what a seat cannot know

    def redraw(self, seat: int, rng: random.Random) -> None:
        self._redraw_drafts(seat, rng)
        if not self.over:
            self._redraw_tokens(seat, rng)

    def _redraw_drafts(self, seat: int, rng: random.Random) -> None:
        """Which starting trolls the others still hold, and which lie in their decks."""
        for other, hand in enumerate(self.hand):
            if other == seat or not hand:
                continue
            unseen = sorted([*hand, *self.starters[other]])
            rng.shuffle(unseen)
            self.hand[other] = tuple(sorted(unseen[: len(hand)]))
            self.starters[other] = unseen[len(hand) :]

    def _redraw_tokens(self, seat: int, rng: random.Random) -> None:
        """Who won which pedestal tokens, but for the seat's own team."""
        others = [other for other in range(self.setup.seats) if not self.are_partners(other, seat)]
        values = sorted(value for other in others for value in self.won[other])
        rng.shuffle(values)
        for other in others:
            count = len(self.won[other])
            self.won[other] = tuple(sorted(values[:count]))
            del values[:count]


def place_in_pack(seat: int, place: int) -> int:
    """Where `Hall.pack` and `Hall.held` have a place of a seat's pack."""
    return PLACES * seat + place


def place_on_track(zone: int, clan: int) -> int:
    """Where `Hall.tokens` has the pedestal token of a zone and clan."""
    return CLANS_OF_STATUES * zone + clan
