"""Everything that can be chosen in Maender-Alkoor."""

from __future__ import annotations

from antre.core.option import Option
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.tokens import TOKEN_NAMES

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
# What can be looked at.
LOOK_SLOT, LOOK_ROOM, LOOK_PILE, LOOK_TOKEN = range(4)
PILES = ("heroes", "loot", "relics", "unforeseen")


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
    habit = True


class Give(Option):
    """A gem or a held Dilemma that goes from one board to another."""

    __slots__ = ("board", "number", "to")

    def __init__(self, board: int, to: int, number: int, name: str) -> None:
        super().__init__(f"give:{board + 1}-{to + 1}-{name}")
        self.board = board
        self.to = to
        self.number = number
