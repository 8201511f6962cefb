"""What lies on the table of Maender-Alkoor.

Nothing hidden has a place of its own: a face-down card, a token or a Hero of the Vils is drawn from
its bag when somebody first sees it, and all that is seen is known to the whole team. What lies face
down is a number of backs.

Heroes stand on slots 0 to 5 without a gap, so `team` is as long as there are Heroes; what belongs
to a slot stands in lists beside it. Gems lie under `5 * board + colour`. A card of any kind is
`128 * kind + number`. A Mystery token is numbered by colour and kind; one that nobody has seen is
`UNSEEN + colour`.
"""

from __future__ import annotations

import random

from antre.core.chance import Chance
from antre.core.fields import Bag, Fixed
from antre.core.journal import Journal
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.choices import Choices
from antre.games.alkoor.rules.places import DOOR_SLOT

NOBODY = -1
NOTHING = -1
COLOURS = range(5)
RED, ORANGE, VIOLET, GREEN, BLUE = COLOURS
SLOTS = 6
# The draw piles, in the order of `top`.
HERO_PILE, LOOT_PILE, RELIC_PILE, UNFORESEEN_PILE = range(4)
# What lies face down on the Vils' point pile, in the order of `vils_down`.
DOWN_HEROES, DOWN_UNFORESEEN, DOWN_LOOT = range(3)
# A Mystery token of which only the back is known.
UNSEEN = 21
# How a game ends.
GOING, ACCOMPLISHED, SAVED, CAUGHT, VILS_FINISHED, NO_HEROES = range(6)
# When a seat is asked about what it holds: at every moment, or where it could matter.
MATTERS, ALWAYS = range(2)


# The boards of each seat; both of one who plays alone.
OWN_BOARDS = [range(seat, seat + 1) for seat in range(3)]
BOTH_BOARDS = range(2)


class Alkoor(State):
    aided: bool  # an aid was used for this objective: its Hero is settled
    attended: int  # the seats that have changed their mind about being asked in this turn, as bits
    attention: list[int]  # of each seat: MATTERS or ALWAYS
    avatar: int  # the space of the Avatar
    bank: list[int]  # gems by colour
    blessed: bool  # a Blessing was used in this turn
    boosted: int  # the boards with a higher attribute for this objective, as bits
    box: Fixed[Box]  # the edition in play
    challenge: int
    chapel_used: bool  # the Chance of the Chapel was used in this stay
    choose: Fixed[Choices]  # all options
    countdown: int  # the last turn, once the Vils' Quest card is on its third notch; else NOTHING
    destiny: int  # what the Destiny die shows; 0 before its first roll
    dice: list[int]  # of the objective being tested
    dice_attribute: list[int]  # what each of them is compared with
    dice_board: list[int]  # the board each of them belongs to
    dice_hero: list[int]  # whose each of them is
    dilemmas: list[tuple[int, ...]]  # held on each board
    door: int  # the Door that was revealed
    door_open: bool
    dying: int  # a Hero about to go to the Vils; else NOTHING
    ease_points: int  # what lowers a collective objective being tested
    ease_stars: int  # what lowers an individual one
    ending: int
    fired: int  # the colours whose power has struck in this phase, as bits
    foreseen: int  # what the Destiny die will show without being rolled; else 0
    gems: list[int]  # by board and colour
    guide: int  # the seat that guides the team
    hazard: int  # the Zone being resolved; else NOTHING
    held: list[tuple[int, ...]]  # golden tokens kept on each board
    hero_discard: Bag
    hero_pile: Bag  # with the face-down Heroes of the Vils
    hushed: int  # the seats that want to be asked nothing more in this turn, as bits
    killed: tuple[int, ...]  # Heroes killed in this trial
    loot_discard: Bag
    loot_pile: Bag  # with the face-down LOOT of the Vils
    losses: int  # Defence losses that the Hero being tested is about to suffer
    mastered: bool  # the objective being tested is passed without dice
    mercy: bool  # the dark outcomes of this trial are cancelled
    monsters: tuple[tuple[int, int], ...]  # Creatures and Critters in play, each with its Hero
    notch: int  # how far the Vils' Quest card has slid down
    octogone_won: bool
    offered: tuple[int, ...]  # Quests of which one is to be kept for the Vils
    pawn: int  # the space of the team
    portal: bool  # the Portal to the City is open
    pouch: list[int]  # what the team has won
    price: int  # what the next replacement of a recruit costs
    quest: int
    quests: Bag  # the Quests that are not in play
    recruits: tuple[int, ...]  # Heroes who have no slot yet
    relic_discard: Bag  # Relics out of the game
    relic_pile: Bag
    relic_used: bool  # step II of the team's Quest is done
    retreat: int  # spaces to fall back once all penalties are settled
    room_notch: list[int]  # by Room card
    rooms: list[int]  # the Room of each slot, as far as it was seen
    rooms_done: int  # Room cards whose trial is won, as bits
    rooms_left: Bag  # Rooms that nobody has seen
    rooms_up: int  # slots whose Room lies face up, as bits
    door_notch: int
    slot_bags: list[Bag]  # Zones and Doors that nobody has seen, by slot of the path
    slot_count: list[int]  # how many face-down cards lie on each slot
    slot_seen: list[tuple[int, ...]]  # those of them that were looked at
    slot_out: list[Bag]  # Zones and Doors out of the game
    still: bool  # the Avatar does not move in this turn
    stored: list[tuple[int, ...]]  # by slot, Equipment that is not in use
    stride: tuple[int, ...]  # dice added to the movement
    substituted: bool  # the Destiny die has replaced another one in this trial
    sweeps: tuple[tuple[int, int, int], ...]  # for the rest of the trial: whose, points, stars
    team: list[int]  # the Hero on each slot
    tokens: list[int]  # by space
    tested: int  # the Hero whose Vitality is at stake; else NOTHING
    token_bags: list[Bag]  # kinds of tokens that nobody has seen, by colour
    tokens_out: list[int]  # used green tokens and those removed
    top: list[int]  # the top card of each draw pile, where it was looked at
    treasure: int  # the Treasure once it is taken
    treasures: Bag
    trial: int  # the trial being tested, by number; else NOTHING
    trial_hero: int  # the Hero of an individual objective, once settled
    trial_node: int  # the objective being tested
    turn: int
    unforeseen_discard: Bag
    unforeseen_pile: Bag  # with the face-down Unforeseen of the Vils
    used: int  # skills activated in this turn, as bits
    vils_down: list[int]  # face-down Heroes, Unforeseen and LOOT on the Vils' point pile
    vils_gems: list[int]  # by colour
    vils_pile: list[int]
    vils_quest: int
    vils_team: list[int]  # Heroes of the Vils that were seen, the leader first
    vils_tokens: list[int]
    vils_stuck: bool  # the Vils could not take their Relic
    vils_unseen: int  # face-down Heroes of the Vils
    vitality_die: int  # of the test being made; else 0
    walking: bool
    warded: bool  # what the Hero being tested was about to suffer is cancelled
    wounds: list[int]  # the Vitality marker of each slot; 0 if it is unharmed
    worn: list[tuple[int, ...]]  # by slot, Equipment in use
    setup: Setup[Box]

    def __init__(self, setup: Setup[Box], chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        self.box = setup.content
        self.choose = setup.content.choose
        self._lay_out_people(setup.seats)
        self._lay_out_board(setup.content)
        self._lay_out_cards(setup.content)
        self._lay_out_trial()

    def _lay_out_people(self, seats: int) -> None:
        boards = boards_of(seats)
        self.turn = 0
        self.guide = 0
        self.ending = GOING
        self.attention = [MATTERS] * seats
        self.attended = self.hushed = 0
        self.bank = [self.box.gems.each] * 5
        self.gems = [0] * (5 * boards)
        self.held = [()] * boards
        self.dilemmas = [()] * boards
        self.team = []
        self.wounds = []
        self.worn = []
        self.stored = []
        self.price = self.box.costs.replacement
        self.used = 0
        self.blessed = False
        self.challenge = 0

    def _lay_out_board(self, box: Box) -> None:
        self.pawn = CITY
        self.avatar = box.path.avatar_start
        self.destiny = self.foreseen = 0
        self.stride = ()
        self.walking = self.still = self.chapel_used = self.portal = False
        self.countdown = NOTHING
        self.tokens = [NOTHING] * box.places.spaces
        self.tokens_out = []
        self.door = self.hazard = NOTHING
        self.door_notch = 0
        self.door_open = False
        self.rooms = [NOTHING] * len(box.rooms)
        self.rooms_up = self.rooms_done = 0
        self.room_notch = [0] * len(box.rooms)
        self.slot_count = [0] * (DOOR_SLOT + 1)
        self.slot_seen = [()] * (DOOR_SLOT + 1)
        self.slot_out = [[] for _ in range(DOOR_SLOT + 1)]

    def _lay_out_cards(self, box: Box) -> None:
        self.hero_pile = list(range(len(box.heroes)))
        self.loot_pile = box.loot_deck[:]
        self.relic_pile = box.relic_deck[:]
        self.unforeseen_pile = box.unforeseen_deck[:]
        self.hero_discard, self.loot_discard = [], []
        self.relic_discard, self.unforeseen_discard = [], []
        self.top = [NOTHING] * 4
        self.slot_bags = [*map(list, box.zones_of), [door.number for door in box.doors]]
        self.token_bags = [list(range(len(box.tokens))) for _ in range(3)]
        self.rooms_left = list(range(len(box.rooms)))
        self.quests = list(range(len(box.quests)))
        self.treasures = list(range(len(box.treasures)))
        self.treasure = NOTHING
        self.quest = self.vils_quest = NOTHING
        self.offered = self.recruits = ()
        self.notch = 0
        self.vils_stuck = self.relic_used = self.octogone_won = False
        self.pouch, self.vils_pile, self.vils_tokens, self.vils_team = [], [], [], []
        self.vils_down = [0, 0, 0]
        self.vils_gems = [0] * 5
        self.vils_unseen = box.vils.heroes
        self.fired = 0

    def _lay_out_trial(self) -> None:
        self.trial = self.trial_hero = NOTHING
        self.trial_node = self.retreat = self.vitality_die = 0
        self.aided = self.substituted = self.mercy = self.mastered = False
        self.boosted = self.ease_points = self.ease_stars = 0
        self.dice, self.dice_attribute, self.dice_hero, self.dice_board = [], [], [], []
        self.sweeps = ()
        self.tested = self.dying = NOTHING
        self.losses = 0
        self.warded = False
        self.monsters = ()
        self.killed = ()

    # --- boards and seats

    @property
    def boards(self) -> int:
        return len(self.held)

    def board_of(self, slot: int) -> int:
        """The influence board a slot belongs to."""
        return slot * len(self.held) // SLOTS

    def seat_of(self, board: int) -> int:
        """Who manages a board; a single player manages both."""
        return board if self.setup.seats > 1 else 0

    def boards_of(self, seat: int) -> range:
        """The boards a seat manages."""
        return OWN_BOARDS[seat] if self.setup.seats > 1 else BOTH_BOARDS

    def slots_of(self, board: int) -> range:
        """The slots of a board on which Heroes stand."""
        size = SLOTS // len(self.held)
        return range(board * size, min(board * size + size, len(self.team)))

    def board_gems(self, board: int) -> int:
        return sum(self.gems[5 * board : 5 * board + 5])

    def redraw(self, seat: int, rng: random.Random) -> None:
        """What nobody knows lies in bags, and has no order."""


def boards_of(seats: int) -> int:
    return 3 if seats == 3 else 2
