"""Every option of an edition, made once and found by what it means."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from antre.core.option import Option, OptionTable
from antre.games.alkoor.content.content import AlkoorContent
from antre.games.alkoor.content.names import COLOURS, GOLDEN, TOKENS
from antre.games.alkoor.content.tokens import TOKEN_NAMES, kind_of
from antre.games.alkoor.rules.options import (
    BOARDS,
    DICE,
    DOOR,
    HERO,
    KIND,
    LOOK_PILE,
    LOOK_ROOM,
    LOOK_SLOT,
    LOOK_TOKEN,
    MOST_BRAKE,
    PILES,
    SLOTS,
    STRIDE_DICE,
    TREASURE,
    TRIAL_DICE,
    UNFORESEEN,
    ZONE,
    Assign,
    Attend,
    Bonus,
    Brake,
    Buy,
    Card,
    ChallengeOption,
    Column,
    Die,
    Face,
    Give,
    GreenToken,
    HeroAt,
    Item,
    LayAt,
    Look,
    Master,
    Pay,
    Place,
    PlayDilemma,
    PlayToken,
    QuestOption,
    Reroll,
    RoomOption,
    Stand,
    Steps,
    Stop,
    Substitute,
    Swap,
    Take,
    Trade,
    UseSkill,
    Vil,
    Wear,
)
from antre.games.alkoor.rules.places import Places

PLAIN = (
    "walk", "run", "roll", "enrol", "discard", "refuse", "test", "leave", "chance", "portal",
    "treasure", "octogone", "stay", "relic", "loot", "done", "go", "pass", "hush", "use", "draw",
    "regain", "nothing",
)  # fmt: skip


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
