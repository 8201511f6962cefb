"""Small questions answered at a glance, so that a choice can be judged by what it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antre.core.option import Option
from antre.games.alkoor.content.names import GREEN_TOKEN
from antre.games.alkoor.content.trials import INDIVIDUAL
from antre.games.alkoor.judgement.worth import dilemma_worth, gem_worth, kind_worth
from antre.games.alkoor.rules.deaths import Sacrifice
from antre.games.alkoor.rules.debts import GiveCard, GiveHero, LoseLoot, card_points
from antre.games.alkoor.rules.dice import RerollBy
from antre.games.alkoor.rules.dice_cards import ChangeDie, PickDice, SetFace
from antre.games.alkoor.rules.enrolment import ReplaceBy
from antre.games.alkoor.rules.equipment import CurseHero, Displace, MoveItem, PlaceItem
from antre.games.alkoor.rules.gems import PayGem, PlaceGem
from antre.games.alkoor.rules.havens import BuyBy
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.luck import AcceptBonus
from antre.games.alkoor.rules.objectives import SIX, objective, points, stars
from antre.games.alkoor.rules.options import (
    LOOK_ROOM,
    LOOK_SLOT,
    LOOK_TOKEN,
    Card,
    Die,
    Face,
    Give,
    GreenToken,
    HeroAt,
    Item,
    LayAt,
    Look,
    Pay,
    Place,
    Swap,
    Take,
    Wear,
)
from antre.games.alkoor.rules.quests import RelicOrLoot, UseHand
from antre.games.alkoor.rules.recruits import Recruit
from antre.games.alkoor.rules.revelation import KeepDilemma
from antre.games.alkoor.rules.setup import ChooseGreen, LayGreenToken
from antre.games.alkoor.rules.sight import LookAt
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.takings import TakeGem
from antre.games.alkoor.rules.targets import HealHero
from antre.games.alkoor.rules.trade import ChooseReturn, ChooseTrade
from antre.games.alkoor.rules.turn import EndTurn
from antre.games.alkoor.rules.unforeseen import ForfeitDilemma, TakeDilemma

# How good an option of a question looks.
Glance = Callable[[Alkoor, Any, Any], float]


def place_gem(state: Alkoor, question: PlaceGem, option: Place) -> float:
    return gem_worth(state, 5 * option.board + question.colour, 1)


def pay_gem(state: Alkoor, question: PayGem, option: Pay) -> float:
    """The gem one misses least; to the Vils, not the one that completes a set of theirs."""
    worth = -gem_worth(state, option.pool)
    if question.to is not None:
        given = state.vils_gems[option.pool % 5] + question.to.count(option.pool % 5)
        worth -= 0.25 * given * given
    return worth


def board_pays(state: Alkoor, question: Any, option: Place) -> float:
    return state.board_gems(option.board)


def place_item(state: Alkoor, question: PlaceItem, option: Wear) -> float:
    """Where attributes grow most."""
    if not option.active:
        return -0.01 * option.slot
    item = state.box.equipment[question.item]
    slot, worth = option.slot, 0.4 * (item.skill >= 0) - 0.2 * len(state.worn[option.slot])
    for colour, change in enumerate(item.modifiers):
        if change:
            worth += min(5, attribute(state, slot, colour) + change)
            worth -= attribute(state, slot, colour)
    return worth


def curse_hero(state: Alkoor, question: CurseHero, option: Wear) -> float:
    modifiers = state.box.equipment[question.item].modifiers
    worth = -0.5 * len(state.worn[option.slot]) - (option.slot == 0)
    for colour, change in enumerate(modifiers):
        if change < 0:
            worth -= min(-change, attribute(state, option.slot, colour) - 1)
    return worth


def displace(state: Alkoor, question: Displace, option: Item) -> float:
    return -sum(state.box.equipment[option.item].modifiers)


def move_item(state: Alkoor, question: MoveItem, option: Option) -> float:
    """Things are left where they are; what is stored and could be worn may be worth a thought."""
    if not isinstance(option, Item):
        return 100.0
    item = state.box.equipment[option.item]
    stored = any(option.item in row for row in state.stored)
    moved = question.once >> option.item & 1
    return (2 * stored * (not item.store_only) - moved) * sum(item.modifiers) + 0.5 * stored


def give_card(state: Alkoor, question: GiveCard, option: Card) -> float:
    """As little as covers the debt."""
    worth = card_points(state, option.number)
    return -worth if worth >= question.points else worth - 100


def weak_hero(state: Alkoor, question: Any, option: Option) -> float:
    if not isinstance(option, HeroAt):
        return -5.0
    hero = state.box.heroes[state.team[option.number]]
    wound = state.wounds[option.number]
    return (
        -sum(min(a, wound or 5) for a in hero.attributes) - hero.points - 4 * (option.number == 0)
    )


def heal_hero(state: Alkoor, question: HealHero, option: HeroAt) -> float:
    hero, wound = state.box.heroes[state.team[option.number]], state.wounds[option.number]
    return sum(max(0, value - wound) for value in hero.attributes) + 2 - wound / 2


def lose_loot(state: Alkoor, question: LoseLoot, option: Item) -> float:
    item, quest = state.box.equipment[option.item], state.box.quests[state.quest]
    asked = item.gold / 4 if quest.equipment < 0 else 3 * (item.type == quest.equipment)
    return -sum(item.modifiers) - asked - (item.skill >= 0)


def keep(state: Alkoor, question: Any, option: Option) -> float:
    """A Dilemma is kept where there is room, or put in place of a lesser one."""
    if isinstance(option, Place):
        return 10.0 - len(state.dilemmas[option.board])
    if isinstance(option, Swap):
        return dilemma_worth(state, question.card) - dilemma_worth(state, option.number)
    return 0.0


def forfeit(state: Alkoor, question: ForfeitDilemma, option: Swap) -> float:
    return -dilemma_worth(state, option.number)


def take_gem(state: Alkoor, question: TakeGem, option: Take) -> float:
    """From where a power is near."""
    return state.vils_gems[option.number]


def count_of(state: Alkoor, die: int, face: int) -> int:
    """What a die of the objective counts for."""
    count = stars if objective(state).kind == INDIVIDUAL else points
    return count(face, state.dice_attribute[die])


def pick_die(state: Alkoor, question: PickDice, option: Option) -> float:
    """All that count for little are rolled again."""
    if not isinstance(option, Die):
        return 0.0
    if option.number >= len(state.dice):
        return 0.1
    value = state.dice_attribute[option.number]
    usual = sum(count_of(state, option.number, face) for face in range(1, SIX + 1)) / SIX
    return usual - count_of(state, option.number, state.dice[option.number]) - 0.01 * value


def change_die(state: Alkoor, question: ChangeDie, option: Die) -> float:
    if option.number >= len(state.dice):
        return -0.5
    best = max(count_of(state, option.number, face) for face in range(1, SIX))
    return best - count_of(state, option.number, state.dice[option.number])


def set_face(state: Alkoor, question: SetFace, option: Face) -> float:
    if question.die >= len(state.dice):
        return option.number
    return count_of(state, question.die, option.number)


def give(state: Alkoor, question: ChooseTrade, option: Give) -> float:
    """A gem to where it is worth more."""
    if option.number >= 5:
        return 0.0
    more = gem_worth(state, 5 * option.to + option.number, 1)
    return more - gem_worth(state, 5 * option.board + option.number)


def gift(state: Alkoor, question: ChooseReturn, option: Option) -> float:
    return not isinstance(option, Give)


def look_at(state: Alkoor, question: LookAt, option: Look) -> float:
    """Rooms first, those next to the Door before others; then the Zone ahead."""
    if option.kind == LOOK_ROOM:
        return 5.0 - 0.1 * option.number
    if option.kind == LOOK_SLOT:
        return 1.0 - 0.1 * option.number
    at = state.box.places.facing[state.pawn]
    if option.kind == LOOK_TOKEN and option.number > at:
        return 0.5 - 0.01 * option.number
    return 0.0


def choose_green(state: Alkoor, question: ChooseGreen, option: GreenToken) -> float:
    """What is worth most is had first."""
    return kind_worth(state, GREEN_TOKEN, option.number)


def lay_green(state: Alkoor, question: LayGreenToken, option: LayAt) -> float:
    """Who stops there has come as far as can be."""
    return option.number


def first(state: Alkoor, question: Any, option: Option) -> float:
    """The first one is good enough."""
    return 0.0


def enrol(state: Alkoor, question: Recruit, option: Option) -> float:
    return option is state.choose.enrol


GLANCES: dict[type, Glance] = {
    PlaceGem: place_gem, PayGem: pay_gem, RerollBy: board_pays, ReplaceBy: board_pays,
    BuyBy: board_pays, PlaceItem: place_item, CurseHero: curse_hero, Displace: displace,
    MoveItem: move_item, GiveCard: give_card, GiveHero: weak_hero, Sacrifice: weak_hero,
    HealHero: heal_hero, LoseLoot: lose_loot, KeepDilemma: keep, TakeDilemma: keep,
    ForfeitDilemma: forfeit, TakeGem: take_gem, PickDice: pick_die, ChangeDie: change_die,
    SetFace: set_face, ChooseTrade: give, ChooseReturn: gift, RelicOrLoot: first,
    UseHand: first, AcceptBonus: first, Recruit: enrol, LookAt: look_at,
    ChooseGreen: choose_green, LayGreenToken: lay_green,
}  # fmt: skip
# Questions whose answers are never looked at more closely.
PLAIN = (
    PlaceGem, PayGem, RerollBy, ReplaceBy, PickDice, ChangeDie, SetFace, ForfeitDilemma, LookAt,
    ChooseGreen, LayGreenToken,
)  # fmt: skip
# In an imagined turn no more small questions are answered.
MOST_ANSWERS = 24


def glance(state: Alkoor, options: list[Option]) -> Option:
    """The option of a small question that looks best."""
    question = state.question
    look = GLANCES[type(question)]
    return max(options, key=lambda option: look(state, question, option))


def play_on(state: Alkoor, seat: int, option: Option) -> None:
    """Play an option and all that follows from it in this turn, until a larger question comes up;
    small ones are answered."""
    stack = state.stack
    question: Any = stack.pop()
    question.apply(state, seat, option)
    for _ in range(MOST_ANSWERS):
        while stack and not stack[-1].asks:
            if type(stack[-1]) is EndTurn:
                return
            stack.pop().run(state)
        if not stack or type(stack[-1]) not in GLANCES:
            return
        seat, options = state.next_options()
        question = state.question
        chosen = options[0] if len(options) == 1 else glance(state, options)
        stack.pop()
        question.apply(state, seat, chosen)
