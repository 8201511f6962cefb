"""What lies on the table of Fall of the Mountain King.

Spaces of the mountain are bits (see `board`), quadrants of an ancestry too (see `grid`). What
belongs to a seat at a space stands under `SPACES * seat + space`, votes under `7 * seat + clan`,
influence under `seats * slot + seat`. A cavern has two places for gnome tokens, `2 * cavern` and
the next one; the token that came first lies in the first.

Tracks have no ties, so for each clan and each champion on offer the seats stand in order, the
leader first.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from antre.core.chance import Chance
from antre.core.fields import Bag, Fixed
from antre.core.journal import Journal
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.fall.content.board import FIRST_SITE, SPACES, Board
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS, SOURCES
from antre.games.fall.rules.ancestry import Ancestry, legal_places, starting

TABLE = -1
NOBODY = -1
NOWHERE = -1
NOTHING = -1
# Something lies open: the bit of those who know it that stands for everybody.
OPEN = 1 << 7


class Fall(State):
    active: int  # the seat at turn; NOBODY outside the battle
    ancestry: list[Ancestry]  # of each seat
    angry: tuple[int, ...]  # the strengths of the gnomes beside the wheel, in order
    board: Fixed[Board]  # the side in play
    boosts: list[int]  # a seat's space on the boost track
    content: Fixed[FallContent]  # the edition in play
    champions: list[tuple[int, ...]]  # a seat's champion cards, the starting one first
    claws: list[int]  # by champion, how many of its claws are covered
    covered: list[int]  # the symbols of a seat that bear a cube, as bits
    critical: tuple[int, ...]  # Survivor: the domains in which a cavern must be held this wave
    deck: Bag  # the ancestry cards to come
    desperation: list[int]  # a seat's tokens
    discarded: list[int]  # ancestry cards thrown away unseen
    discard_seen: list[int]  # the seats that know each of them, as bits
    extra_weak: bool  # a champion that gives a weak action has moved in this Advance
    fallen: bool  # a troll has already fallen in this invasion
    first: int  # the seat that has the hammer
    gates: Bag  # the gate cards that nobody has seen
    gnomes: list[int]  # the strength of the token in each place of a cavern; 0 if there is none
    gnome_seen: list[int]  # the seats that know each of them, as bits
    halls: tuple[int, ...]  # the value of each Great Hall
    halls_left: Bag  # the Great Hall tokens out of the game
    hands: list[tuple[int, ...]]  # a seat's ancestry cards
    hand_seen: list[int]  # the seats that have had this hand, as bits
    influence: list[int]  # by slot of the offer and seat
    inhabits: list[int]  # the spaces where a seat has trolls
    invaded: int  # the caverns with gnomes
    kept: list[int]  # the starting champion a seat has chosen in secret
    laid: list[tuple[int, ...]]  # a seat's cards in the order laid, as `128 * card + place`
    lairs: list[int]  # a seat's lairs
    offer: tuple[int, ...]  # the champions on offer, from left to right
    owner: list[int]  # who has each champion; a last one that nobody has
    packets: list[Bag]  # the champions to come
    pawns: list[int]  # by champion, the space its pawn stands on
    picks: list[int]  # the draft option a seat has chosen in secret, by number
    provisions: list[int]  # of each seat
    rally: int  # the clan at whose domain the rally token stands
    rejected: list[int]  # the starting champion a seat did not keep
    removed: tuple[int, ...]  # champions that nobody wanted
    reserve: Bag  # the strengths of the gnomes in the reserve
    row: list[int]  # the gate cards laid out; NOTHING for one that nobody has seen
    row_seen: list[int]  # the seats that know each of them, as bits
    standing: list[tuple[int, ...]]  # by clan, the seats with votes, the leader first
    stars: tuple[tuple[int, int], ...]  # star tiles: a champion and its hall or cavern
    starters: list[tuple[int, ...]]  # the starting champions a seat may choose from
    suitors: list[tuple[int, ...]]  # by slot of the offer, the seats with influence, leader first
    tally: list[int]  # honour by seat and source
    tiles: tuple[int, ...]  # the vote tile of each clan
    trolls: list[int]  # by seat and space, champion pawns included
    troll_reserve: list[int]  # of each seat
    turn: int  # how many turns have begun in this game
    voted: int  # the caverns whose takeover this action has already been paid for
    votes: list[int]  # by seat and clan
    wave: int  # 1 to 3; one more when all is counted
    wheel: int  # the space of the wheel pawn
    setup: Setup[FallContent]

    def __init__(self, setup: Setup[FallContent], chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        content = setup.content
        seats = setup.seats
        self.content = content
        self.board = content.board_for(seats)
        self.wave = 1
        self.turn = 0
        self.first = 0
        self.active = NOBODY
        self._lay_out_people(content, seats)
        self._lay_out_mountain(content, seats)
        self.tally = [0] * (len(SOURCES) * seats)
        self.votes = [0] * (len(CLANS) * seats)
        self.standing = [()] * len(CLANS)
        self.provisions = [0] * seats
        self.desperation = [0] * seats
        self.boosts = [0] * seats
        self.wheel = 0
        self.halls = ()
        self.halls_left = content.hall_values[:]
        self.tiles = ()
        self.critical = ()
        self.extra_weak = False
        self.fallen = False
        self.voted = 0

    def _lay_out_people(self, content: FallContent, seats: int) -> None:
        self.ancestry = [starting(content.start.planes)] * seats
        self.laid = [()] * seats
        self.covered = [0] * seats
        self.deck = content.deck[:]
        self.hands = [()] * seats
        self.hand_seen = [0] * seats
        self.picks = [NOTHING] * seats
        self.discarded = []
        self.discard_seen = []
        self.champions = [()] * seats
        self.owner = [NOBODY] * (len(content.champions) + 1)
        self.claws = [0] * len(content.champions)
        self.pawns = [NOWHERE] * len(content.champions)
        self.packets = [packet[:] for packet in content.packets]
        self.starters = [()] * seats
        self.kept = [NOTHING] * seats
        self.rejected = [NOTHING] * seats
        self.removed = ()
        self.offer = ()
        self.influence = []
        self.suitors = []
        self.stars = ()

    def _lay_out_mountain(self, content: FallContent, seats: int) -> None:
        self.trolls = [0] * (SPACES * seats)
        self.troll_reserve = [content.trolls] * seats
        self.inhabits = [0] * seats
        self.lairs = [0] * seats
        self.reserve = content.gnome_tokens[:]
        self.gnomes = [0] * (2 * FIRST_SITE)
        self.gnome_seen = [0] * (2 * FIRST_SITE)
        self.invaded = 0
        self.angry = ()
        self.rally = 0
        self.gates = list(range(len(CLANS)))
        self.row = []
        self.row_seen = []

    def honour(self, seat: int) -> int:
        """Where a seat's marker stands on the track."""
        first = len(SOURCES) * seat
        return sum(self.tally[first : first + len(SOURCES)])

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Hidden things are put in order before they are shuffled: what comes out does not depend
        on what they were."""
        self._redraw_champions(seat, rng)
        self._redraw_ancestries(seat, rng)
        eyes = eyes_of(seat)
        self._redraw_gates(eyes, rng)
        unseen = [
            place for place, seen in enumerate(self.gnome_seen)
            if self.gnomes[place] and not seen & eyes
        ]  # fmt: skip
        exchange(self.gnomes, unseen, self.reserve, rng)
        self.halls_left.sort()
        self._imagine_answers(seat, rng)

    def _redraw_gates(self, eyes: int, rng: random.Random) -> None:
        """A card that others have looked at is drawn anew; one that nobody has is still to come."""
        hidden = [slot for slot, seen in enumerate(self.row_seen) if not seen & eyes]
        self.gates += [self.row[slot] for slot in hidden if self.row[slot] != NOTHING]
        for slot in hidden:
            self.row[slot] = NOTHING
        self.gates.sort()
        for slot in hidden:
            if self.row_seen[slot]:
                self.row[slot] = draw(self.gates, rng)

    def _redraw_champions(self, seat: int, rng: random.Random) -> None:
        """The starting champions the others may choose from or have put away."""
        for bag in self.packets:
            bag.sort()
        others = [other for other in range(self.setup.seats) if other != seat]
        away = [other for other in others if self.rejected[other] != NOTHING]
        cards = [self.rejected[other] for other in away]
        cards += [card for other in others for card in self.starters[other]]
        exchange(cards, range(len(cards)), self.packets[0], rng)
        for other in others:
            self.starters[other] = tuple(sorted(cards.pop() for _ in self.starters[other]))
        for other in away:
            self.rejected[other] = cards.pop()

    def _redraw_ancestries(self, seat: int, rng: random.Random) -> None:
        """The hands a seat has not had, and the discards it has not seen."""
        eyes = eyes_of(seat)
        lost = [place for place, seen in enumerate(self.discard_seen) if not seen & eyes]
        held = [other for other, seen in enumerate(self.hand_seen) if not seen & eyes]
        cards = [self.discarded[place] for place in lost]
        cards += [card for other in held for card in self.hands[other]]
        exchange(cards, range(len(cards)), self.deck, rng)
        for place in lost:
            self.discarded[place] = cards.pop()
        for other in held:
            self.hands[other] = tuple(sorted(cards.pop() for _ in self.hands[other]))

    def _imagine_answers(self, seat: int, rng: random.Random) -> None:
        """The others' secret answers, last of all: nothing else depends on whether they are in."""
        for other in range(self.setup.seats):
            if other != seat and self.kept[other] != NOTHING:
                self.kept[other] = rng.choice(self.starters[other])
            if other != seat and self.picks[other] != NOTHING:
                self.picks[other] = self._any_pick(other, rng)

    def _any_pick(self, seat: int, rng: random.Random) -> int:
        card = rng.choice(self.hands[seat])
        places = cells_of(legal_places(self.ancestry[seat]))
        if not places:
            return self.content.discard[card].index
        return self.content.place[card][rng.choice(places)].index


def eyes_of(seat: int) -> int:
    """The bits by which a seat (or -1, a spectator) knows of something."""
    return OPEN if seat < 0 else OPEN | 1 << seat


def exchange(things: list[int], places: Sequence[int], bag: list[int], rng: random.Random) -> None:
    """Put what lies at these places in the bag and draw anew."""
    bag += [things[place] for place in places]
    bag.sort()
    for place in places:
        things[place] = draw(bag, rng)


def draw(bag: list[int], rng: random.Random) -> int:
    place = int(rng.random() * len(bag))
    drawn, bag[place] = bag[place], bag[-1]
    bag.pop()
    return drawn
