"""Everything that can be chosen in Maender-Alkoor, made once for an edition."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from antre.core.option import Option, OptionTable
from antre.games.alkoor.content.content import AlkoorContent
from antre.games.alkoor.content.names import COLOURS, GOLDEN, TOKENS
from antre.games.alkoor.content.tokens import TOKEN_NAMES, kind_of
from antre.games.alkoor.rules.places import Places

BOARDS = 3
SLOTS = 6
# A card of any kind is `128 * kind + number`.
ZONE, UNFORESEEN, HERO, LOOT, RELIC, TREASURE, DOOR = range(7)
KIND = 128
# Dice by number: those of an objective, the Destiny die, the one of a Vitality test, movement dice.
TRIAL_DICE = 6
DESTINY_DIE, VITALITY_DIE, STRIDE_DICE = TRIAL_DICE, TRIAL_DICE + 1, TRIAL_DICE + 2
DICE = STRIDE_DICE + 13
MOST_BRAKE = 5


class Place(Option):
    """On which board something goes."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        super().__init__(f"place:{board + 1}")
        self.board = board


class Pay(Option):
    """A gem of a board, by `5 * board + colour`."""

    __slots__ = ("pool",)

    def __init__(self, pool: int) -> None:
        super().__init__(f"pay:{pool // 5 + 1}-{COLOURS[pool % 5]}")
        self.pool = pool


class Numbered(Option):
    """A verb and a number."""

    __slots__ = ("number",)
    verb = ""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"{self.verb}:{name}")
        self.number = number


class Take(Numbered):
    """A gem of the Vils, by colour."""

    __slots__ = ()
    verb = "take"


class HeroAt(Numbered):
    """The Hero on a slot."""

    __slots__ = ()
    verb = "hero"


class Brake(Numbered):
    """Slow the Avatar by so many spaces."""

    __slots__ = ()
    verb = "brake"


class Stop(Numbered):
    """Where the team's pawn stops."""

    __slots__ = ()
    verb = "stop"


class Steps(Numbered):
    """How far the pawn is moved."""

    __slots__ = ()
    verb = "steps"


class RoomOption(Option):
    """A Room slot to reveal."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(f"room:{slot + 1}")
        self.slot = slot


class Look(Option):
    """Something face down to look at: what it is, and which."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int, name: str) -> None:
        super().__init__(f"look:{name}")
        self.kind = kind
        self.number = number


class Bonus(Numbered):
    """A bonus of Chance."""

    __slots__ = ()
    verb = "bonus"


class Swap(Numbered):
    """A held Dilemma, by card, that makes room for another."""

    __slots__ = ()
    verb = "swap"


class Card(Numbered):
    """A card of any kind, by `128 * kind + number`; or a Door, which has no kind among the won."""

    __slots__ = ()
    verb = "card"


class Buy(Numbered):
    """An offer of a haven."""

    __slots__ = ()
    verb = "buy"


class Assign(Option):
    """Dice for the Heroes of a board, in the order of their slots."""

    __slots__ = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__(f"assign:{'-'.join(map(str, dice))}")
        self.dice = dice


class Die(Numbered):
    """A die that something is done to."""

    __slots__ = ()
    verb = "die"


class Face(Numbered):
    """What a die is set to."""

    __slots__ = ()
    verb = "face"


class Item(Option):
    """An Equipment."""

    __slots__ = ("item",)

    def __init__(self, item: int, name: str) -> None:
        super().__init__(f"item:{name}")
        self.item = item


class Wear(Option):
    """An Equipment goes under the Hero of a slot, in use or stored."""

    __slots__ = ("active", "slot")

    def __init__(self, slot: int, active: bool) -> None:
        super().__init__(f"{'wear' if active else 'stow'}:{slot + 1}")
        self.slot = slot
        self.active = active


class Vil(Numbered):
    """A Hero of the Vils, or a dead one on their pile."""

    __slots__ = ()
    verb = "vil"


class Stand(Numbered):
    """A Hero for the next slot."""

    __slots__ = ()
    verb = "stand"


class QuestOption(Numbered):
    """The Quest of the Vils."""

    __slots__ = ()
    verb = "quest"


class ChallengeOption(Numbered):
    __slots__ = ()
    verb = "challenge"


class GreenToken(Numbered):
    """The kind of a green token to lay."""

    __slots__ = ()
    verb = "green"


class LayAt(Numbered):
    """A space to lay a token on."""

    __slots__ = ()
    verb = "at"


class Column(Numbered):
    """A column of tokens on the Vils' board, by colour."""

    __slots__ = ()
    verb = "column"


# --- what can be done at a moment, besides answering


class PlayDilemma(Option):
    """Play a Dilemma held on a board."""

    __slots__ = ("board", "dilemma")

    def __init__(self, board: int, dilemma: int, name: str) -> None:
        super().__init__(f"dilemma:{board + 1}-{name}")
        self.board = board
        self.dilemma = dilemma


class PlayToken(Option):
    """Play a golden token held on a board."""

    __slots__ = ("board", "token")

    def __init__(self, board: int, token: int) -> None:
        super().__init__(f"token:{board + 1}-{TOKEN_NAMES[token]}")
        self.board = board
        self.token = token


class UseSkill(Numbered):
    """Activate a skill."""

    __slots__ = ()
    verb = "skill"


class Master(Option):
    """Pay four gems of a board for an automatic success."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        super().__init__(f"master:{board + 1}")
        self.board = board


class Reroll(Numbered):
    """Pay two gems of its colour to reroll a die."""

    __slots__ = ()
    verb = "reroll"


class Substitute(Numbered):
    """Put the Destiny die's result in place of a die."""

    __slots__ = ()
    verb = "substitute"


class Trade(Option):
    """Pay a gem to move things between boards."""

    __slots__ = ()


class Attend(Numbered):
    """How often to be asked about what one holds."""

    __slots__ = ()
    verb = "ask"


class Give(Option):
    """A gem or a held Dilemma that goes from one board to another."""

    __slots__ = ("board", "number", "to")

    def __init__(self, board: int, to: int, number: int, name: str) -> None:
        super().__init__(f"give:{board + 1}-{to + 1}-{name}")
        self.board = board
        self.to = to
        self.number = number


PLAIN = (
    "walk", "run", "roll", "enrol", "discard", "refuse", "test", "leave", "chance", "portal",
    "treasure", "octogone", "stay", "relic", "loot", "done", "go", "pass", "hush", "use", "draw",
    "regain", "nothing",
)  # fmt: skip
LOOK_SLOT, LOOK_ROOM, LOOK_PILE, LOOK_TOKEN = range(4)
PILES = ("heroes", "loot", "relics", "unforeseen")


class Choices:
    """All options of an edition by what they mean."""

    def __init__(self, content: AlkoorContent, places: Places) -> None:
        plain = {name: Option(name) for name in PLAIN}
        self.walk, self.run, self.roll = plain["walk"], plain["run"], plain["roll"]
        self.enrol, self.discard, self.refuse = plain["enrol"], plain["discard"], plain["refuse"]
        self.test, self.leave, self.chance = plain["test"], plain["leave"], plain["chance"]
        self.portal, self.treasure = plain["portal"], plain["treasure"]
        self.octogone, self.stay = plain["octogone"], plain["stay"]
        self.relic, self.loot, self.done = plain["relic"], plain["loot"], plain["done"]
        self.go, self.passing, self.hush = plain["go"], plain["pass"], plain["hush"]
        self.use, self.draw, self.regain = plain["use"], plain["draw"], plain["regain"]
        self.nothing = plain["nothing"]
        self.trade = Trade("trade")
        self.trading: list[Option] = [self.trade]
        self._make_board(places)
        self._make_dice()
        self._make_cards(content)
        self._make_acts(content)
        groups: list[Iterable[Option]] = [
            plain.values(), (self.trade,), self.place, self.pay, self.take, self.hero, self.brake,
            self.stop, self.steps, self.room, self.look.values(), self.bonus, self.swap,
            self.card.values(), self.buy, self.assign.values(), self.die, self.face, self.item,
            self.wear, self.stow, self.vil, self.stand, self.quest, self.challenge, self.green,
            self.lay_at, self.column, *self.dilemma, *(row.values() for row in self.token),
            self.skill, self.master, self.reroll, self.substitute, self.attend,
            self.give.values(),
        ]  # fmt: skip
        self.table = OptionTable(option for group in groups for option in group)

    def _make_board(self, places: Places) -> None:
        self.place = [Place(board) for board in range(BOARDS)]
        self.pay = [Pay(pool) for pool in range(5 * BOARDS)]
        self.take = [Take(colour, name) for colour, name in enumerate(COLOURS)]
        self.hero = [HeroAt(slot, str(slot + 1)) for slot in range(SLOTS)]
        self.brake = [Brake(count, str(count)) for count in range(MOST_BRAKE + 1)]
        self.stop = [Stop(place, name) for place, name in enumerate(places.names)]
        self.steps = [Steps(count, str(count)) for count in range(13)]
        rooms = places.count - places.first_room
        self.room = [RoomOption(slot) for slot in range(rooms)]
        self.lay_at = [LayAt(space, name) for space, name in enumerate(places.names)]
        self.look: dict[tuple[int, int], Look] = {}
        slots = [places.names[space] for space in (*places.path.zones, places.door)]
        for kind, names in (
            (LOOK_SLOT, [f"slot-{name}" for name in slots]),
            (LOOK_ROOM, [f"room-{slot + 1}" for slot in range(rooms)]),
            (LOOK_PILE, list(PILES)),
            (LOOK_TOKEN, [f"token-{places.names[space]}" for space in range(places.spaces)]),
        ):
            for number, name in enumerate(names):
                self.look[kind, number] = Look(kind, number, name)

    def _make_dice(self) -> None:
        names = [str(die + 1) for die in range(TRIAL_DICE)] + ["destiny", "vitality"]
        names += [f"stride-{die + 1}" for die in range(DICE - STRIDE_DICE)]
        self.die = [Die(die, name) for die, name in enumerate(names)]
        self.reroll = [Reroll(die, name) for die, name in enumerate(names)]
        self.substitute = [Substitute(die, str(die + 1)) for die in range(TRIAL_DICE)]
        self.face = [Face(face, str(face)) for face in range(7)]
        self.assign = {
            dice: Assign(dice) for count in (1, 2, 3) for dice in product(range(1, 7), repeat=count)
        }
        self.bonus = [Bonus(bonus, str(bonus)) for bonus in range(6)]

    def _make_cards(self, content: AlkoorContent) -> None:
        self.item = [Item(number, item.id) for number, item in enumerate(content.equipment)]
        self.wear = [Wear(slot, True) for slot in range(SLOTS)]
        self.stow = [Wear(slot, False) for slot in range(SLOTS)]
        self.vil = [Vil(number, hero.id) for number, hero in enumerate(content.heroes)]
        self.stand = [Stand(number, hero.id) for number, hero in enumerate(content.heroes)]
        self.quest = [QuestOption(number, quest.id) for number, quest in enumerate(content.quests)]
        self.challenge = [
            ChallengeOption(number, challenge.id)
            for number, challenge in enumerate(content.challenges)
        ]
        self.green = [GreenToken(kind, name) for kind, name in enumerate(TOKENS)]
        self.column = [Column(1, "red"), Column(2, "grey")]
        self.card = {
            KIND * kind + card.number: Card(KIND * kind + card.number, card.id)
            for kind, cards in (
                (ZONE, content.zones), (UNFORESEEN, content.monsters), (HERO, content.heroes),
                (TREASURE, content.treasures), (DOOR, content.doors),
            )
            for card in cards
        }  # fmt: skip
        most = max(len(zone.offers) for zone in content.zones)
        self.buy = [Buy(number, str(number + 1)) for number in range(most)]

    def _make_acts(self, content: AlkoorContent) -> None:
        self.dilemma = [
            [PlayDilemma(board, dilemma.number, dilemma.id) for dilemma in content.dilemmas]
            for board in range(BOARDS)
        ]
        self.swap = [Swap(dilemma.number, dilemma.id) for dilemma in content.dilemmas]
        golden = [token for token in range(len(TOKEN_NAMES)) if kind_of(token) < GOLDEN]
        self.token = [
            {token: PlayToken(board, token) for token in golden} for board in range(BOARDS)
        ]
        self.skill = [
            UseSkill(number, skill_name(content, number)) for number in range(len(content.skills))
        ]
        self.master = [Master(board) for board in range(BOARDS)]
        self.attend = [Attend(0, "matters"), Attend(1, "always")]
        self.give: dict[tuple[int, int, int], Give] = {}
        names = [*COLOURS, *(dilemma.id for dilemma in content.dilemmas)]
        for board, to in product(range(BOARDS), repeat=2):
            for number, name in enumerate(names):
                if board != to:
                    self.give[board, to, number] = Give(board, to, number, name)


def skill_name(content: AlkoorContent, number: int) -> str:
    """Whose skill it is, and what it is called."""
    skill = content.skills[number]
    if skill.hero >= 0:
        return f"{content.heroes[skill.hero].id}-{skill.id}"
    return content.equipment[skill.equipment].id
