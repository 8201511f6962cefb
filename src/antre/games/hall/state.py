"""What lies on the table of the Hall of the Mountain King.

Spaces of the mountain are bits (see `grid`), resources are counters in one number (see
`resources`). A pack has ten places: the starting row 0 to 3, then rows of three, two and one.
What a team shares in the team game, storage, pedestals and honor, stands under the number of its
purse; in every other game each seat has a purse of its own. The horde has twelve slots: level 1
from 0, level 2 from 5, level 3 from 9.

A *section* is what counts as one tunnel when a statue moves: a tile, a hall, a portal, or what
is left of a tile beside a hall.
"""

from __future__ import annotations

import random
from typing import Any

from antre.core.chance import Chance
from antre.core.game import Setup
from antre.core.journal import Journal
from antre.core.state import State
from antre.games.hall.box import Board, Box

NOTHING = -1
# What a section is, besides a tunnel tile (the number of its shape) or a hall (likewise).
PORTAL, LEFTOVER = 100, 101


class Hall(State):
    __slots__ = (
        "altars",  # the space of each hall's altar; NOTHING while it is in the supply
        "bag",  # the pedestals left in the bag, by clan
        "board",  # the side of the board in play
        "bottoms",  # by level, the known trolls under the deck, the next one first
        "box",  # the edition in play
        "bribes",  # the purse of bribes on each slot of the horde
        "buried",  # spaces whose buried resources nobody has found yet
        "by_hand",  # whether the seat at turn wants to choose which tokens pay
        "cast",  # whether a spell was cast this turn
        "crowned",  # the seats that took a coronation token, in order
        "decks",  # by level, the bag of trolls to come
        "deeds",  # a seat's spells cast and workshops used so far, as bits
        "first",  # the seat that has the crown
        "grimoire",  # the three spells face up
        "hand",  # a seat's starting trolls in hand
        "held",  # ten a seat: the resources lying on each troll
        "honor",  # of each purse
        "horde",  # the troll in each slot
        "horde_pedestals",  # the clan of the pedestal in each slot
        "last_round",  # the number of the last round; 0 while unknown
        "moved",  # whether a statue was moved this turn, so that no hall may follow
        "network",  # the spaces of each seat's network
        "pack",  # ten a seat: the troll in each place
        "pedestals",  # by clan, the spaces where a pedestal stands
        "portals",  # a seat's portal
        "powers",  # spells in force this turn, as bits
        "purses",  # the purse of each seat
        "round",  # from 1
        "rubble",  # spaces where rubble still lies
        "runes",  # on each spell of the grimoire
        "section_kinds",  # what each section is
        "sections",  # the spaces of each section
        "spells",  # the bag of spells to come
        "spells_bottom",  # known spells under the deck, the next one first
        "starters",  # a seat's bag of starting trolls not drawn yet
        "statues",  # by clan, the spaces where a statue stands or is buried
        "stock",  # three a purse: pedestals in storage, by clan
        "storage",  # the resources of each purse
        "tiles",  # tunnel tiles left of each shape
        "tokens",  # pedestal tokens on the track, by zone and clan; 0 if taken
        "used",  # the sites of the workshops activated this turn
        "won",  # a seat's pedestal tokens
        "workshops",  # the workshop on each site of the board
        "workshop_supply",  # workshops left of each kind
    )  # fmt: skip

    board: Board
    box: Box

    def __init__(self, setup: Setup, chance: Chance, journal: Journal | None) -> None:
        box = setup.content
        assert isinstance(box, Box)
        seats = setup.seats
        self.setup = setup
        self.chance = chance
        self.journal = journal
        self.stack = []
        self.box = box
        self.board = board = box.board_for(seats, setup.variants["winter"])
        self.purses = (0, 1, 1, 0) if setup.variants["teams"] else tuple(range(seats))
        purses = max(self.purses) + 1
        self.first = 0
        self.round = 0
        self.last_round = 0
        self.crowned: tuple[int, ...] = ()
        self.cast = False
        self.used: tuple[int, ...] = ()
        self.powers = 0
        self.by_hand = False
        self.moved = False
        self.deeds = [0] * seats
        self.honor = [0] * purses
        self.storage = [0] * purses
        self.stock = [0] * (3 * purses)
        self.won: list[tuple[int, ...]] = [()] * seats
        self.starters = [box.starters[:] for _ in range(seats)]
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.pack = [NOTHING] * (10 * seats)
        self.held = [0] * (10 * seats)
        self.decks = [deck[:] for deck in box.decks]
        self.bottoms: list[tuple[int, ...]] = [(), (), ()]
        self.horde = [NOTHING] * 12
        self.bribes = [0] * 12
        self.horde_pedestals = [NOTHING] * 12
        self.bag = box.pedestals[:]
        self.spells = list(range(len(box.spell_name)))
        self.spells_bottom: tuple[int, ...] = ()
        self.grimoire: tuple[int, ...] = ()
        self.runes: tuple[int, ...] = ()
        self.portals = [NOTHING] * seats
        self.network = [0] * seats
        self.sections: tuple[int, ...] = ()
        self.section_kinds: tuple[int, ...] = ()
        self.rubble = board.rubble
        self.buried = board.buried_mask
        self.statues: tuple[int, ...] = (0, 0, 0)
        self.pedestals: tuple[int, ...] = (0, 0, 0)
        self.tokens: tuple[int, ...] = (0,) * 15
        self.tiles = box.tile_copies
        self.altars: tuple[int, ...] = (NOTHING,) * 6
        self.workshops: tuple[int, ...] = (NOTHING,) * len(board.sites)
        self.workshop_supply: tuple[int, ...] = (0,) * 11

    def clone(self) -> Hall:
        new = Hall.__new__(Hall)
        new.setup = self.setup
        new.stack = self.stack[:]
        new.chance = self.chance.clone()
        journal = self.journal
        new.journal = None if journal is None else journal.clone()
        new.box = self.box
        new.board = self.board
        new.purses = self.purses
        new.first = self.first
        new.round = self.round
        new.last_round = self.last_round
        new.crowned = self.crowned
        new.cast = self.cast
        new.used = self.used
        new.powers = self.powers
        new.by_hand = self.by_hand
        new.moved = self.moved
        new.deeds = self.deeds[:]
        new.honor = self.honor[:]
        new.storage = self.storage[:]
        new.stock = self.stock[:]
        new.won = self.won[:]
        new.starters = [bag[:] for bag in self.starters]
        new.hand = self.hand[:]
        new.pack = self.pack[:]
        new.held = self.held[:]
        first, second, third = self.decks
        new.decks = [first[:], second[:], third[:]]
        new.bottoms = self.bottoms[:]
        new.horde = self.horde[:]
        new.bribes = self.bribes[:]
        new.horde_pedestals = self.horde_pedestals[:]
        new.bag = self.bag[:]
        new.spells = self.spells[:]
        new.spells_bottom = self.spells_bottom
        new.grimoire = self.grimoire
        new.runes = self.runes
        new.portals = self.portals[:]
        new.network = self.network[:]
        new.sections = self.sections
        new.section_kinds = self.section_kinds
        new.rubble = self.rubble
        new.buried = self.buried
        new.statues = self.statues
        new.pedestals = self.pedestals
        new.tokens = self.tokens
        new.tiles = self.tiles
        new.altars = self.altars
        new.workshops = self.workshops
        new.workshop_supply = self.workshop_supply
        return new

    def dump(self) -> dict[str, Any]:
        parts = {
            name: getattr(self, name) for name in self.__slots__ if name not in ("box", "board")
        }
        parts["board"] = self.board.name
        # A bag has no order.
        for bags in ("decks", "starters"):
            parts[bags] = [sorted(bag) for bag in parts[bags]]
        for bag in ("bag", "spells"):
            parts[bag] = sorted(parts[bag])
        return parts

    def redraw(self, seat: int, rng: random.Random) -> None:
        self._redraw_drafts(seat, rng)
        if not self.over:
            self._redraw_tokens(seat, rng)

    def _redraw_drafts(self, seat: int, rng: random.Random) -> None:
        """Which starting trolls the others still hold, and which lie in their decks."""
        for other, hand in enumerate(self.hand):
            if other == seat or not hand:
                continue
            unseen = [*hand, *self.starters[other]]
            rng.shuffle(unseen)
            self.hand[other] = tuple(sorted(unseen[: len(hand)]))
            self.starters[other] = unseen[len(hand) :]

    def _redraw_tokens(self, seat: int, rng: random.Random) -> None:
        """Who of the others won which pedestal tokens."""
        others = [other for other in range(self.setup.seats) if other != seat]
        values = [value for other in others for value in self.won[other]]
        rng.shuffle(values)
        for other in others:
            count = len(self.won[other])
            self.won[other] = tuple(sorted(values[:count]))
            del values[:count]

    def view(self, seat: int) -> dict[str, Any]:
        from antre.games.hall.view import VISIBILITY

        return VISIBILITY.view(self, seat)

    @property
    def scores(self) -> list[int]:
        from antre.games.hall.scoring import final_values

        return final_values(self)

    def known_scores(self, seat: int) -> list[int]:
        from antre.games.hall.scoring import known_breakdown

        seats = range(self.setup.seats)
        return [sum(known_breakdown(self, other, seat).values()) for other in seats]

    @property
    def winners(self) -> list[int]:
        from antre.games.hall.scoring import winners

        return winners(self)
