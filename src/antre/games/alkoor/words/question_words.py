"""Every question, in one sentence that says who is asked, what for, and what matters now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.content.names import COLOURS, TOKENS
from antre.games.alkoor.content.tokens import TOKEN_NAMES, colour_of, kind_of
from antre.games.alkoor.content.trials import INDIVIDUAL, OBJECTIVES
from antre.games.alkoor.rules.equipment import Displace, PlaceItem
from antre.games.alkoor.rules.gems import PayGem
from antre.games.alkoor.rules.havens import BuyAtHaven, offers_of
from antre.games.alkoor.rules.luck import AcceptBonus
from antre.games.alkoor.rules.moments import Window
from antre.games.alkoor.rules.movement import distance_to_team, room_at
from antre.games.alkoor.rules.names import die_name, unforeseen_name
from antre.games.alkoor.rules.objectives import concerned, objective, target, total
from antre.games.alkoor.rules.progression import potential
from antre.games.alkoor.rules.quests import ExchangeFor, UseHand
from antre.games.alkoor.rules.revelation import ChooseHazard, KeepDilemma
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import (
    AVATAR,
    BEFORE,
    BLESSING,
    DESTINY,
    DYING,
    IDLE,
    LOST,
    MISSED,
    REACHED,
    SHORT,
    STRIDING,
    TESTED,
    WON,
    WOUND,
)
from antre.games.alkoor.rules.tokens import KeepToken
from antre.games.alkoor.rules.unforeseen import TakeDilemma
from antre.games.alkoor.words.captions import Captions
from antre.games.alkoor.words.effect_words import (
    say_cost,
    say_effect,
    say_effects,
    say_kinds,
)
from antre.games.alkoor.words.sentences import (
    Values,
    say_card,
    say_die,
    say_gem,
    say_name,
    say_slot,
    say_token,
)

if TYPE_CHECKING:
    from antre.core.words import Words

MOMENTS = {
    IDLE: "idle", BEFORE: "before", MISSED: "missed", REACHED: "reached", TESTED: "tested",
    WOUND: "wound", DESTINY: "destiny", STRIDING: "striding", DYING: "dying", LOST: "lost",
    WON: "won", SHORT: "short", BLESSING: "blessing", AVATAR: "avatar",
}  # fmt: skip
# Moments at which an objective is being tested.
ROLLS = BEFORE | MISSED | REACHED


def say_question(state: Alkoor, seat: int, words: Words) -> str:
    question = state.question
    values: Values = {"destiny": state.destiny, "turn": state.turn}
    for field, say in QUESTION_VALUES.items():
        if hasattr(question, field):
            values[field] = say(state, getattr(question, field), words)
    if more := MORE_VALUES.get(type(question).__name__):
        values |= more(state, words)
    return words.say(f"ask-{type(question).__name__}", **values)


# --- what the numbers of a frame mean to the one who is asked


def _number(state: Alkoor, number: int, words: Words) -> int:
    return number


def _board(state: Alkoor, board: int, words: Words) -> int:
    return board + 1


def _item(state: Alkoor, item: int, words: Words) -> str:
    return say_card(state.box, state.box.equipment[item].id, words)


def _hero(state: Alkoor, hero: int, words: Words) -> str:
    return say_name(state.box, "hero", state.box.heroes[hero].id, words)


def _unforeseen(state: Alkoor, card: int, words: Words) -> str:
    return say_card(state.box, unforeseen_name(state.box, card), words)


def _kinds(state: Alkoor, kinds: int, words: Words) -> str:
    return say_kinds(kinds, words)


def _dice(state: Alkoor, dice: tuple[int, ...], words: Words) -> str:
    return ", ".join(map(str, dice))


def _first(state: Alkoor, first: int, words: Words) -> str:
    return "none" if first == NOTHING else _hero(state, state.team[first], words)


QUESTION_VALUES: dict[str, Callable[[Alkoor, Any, Words], Any]] = {
    "board": _board,
    "card": _unforeseen,
    "colour": lambda state, colour, words: say_gem(COLOURS[colour], words),
    "count": _number,
    "dice": _dice,
    "die": lambda state, die, words: say_die(die_name(die), words),
    "each": _number,
    "first": _first,
    "give": _kinds,
    "hero": _hero,
    "item": _item,
    "kind": lambda state, kind, words: say_name(state.box, "token", TOKENS[kind], words),
    "most": _number,
    "once": lambda state, once, words: "yes" if once else "no",
    "points": _number,
    "stretch": lambda state, stretch, words: stretch + 1,
    "take": _kinds,
    "to": lambda state, to, words: to + 1 if isinstance(to, int) else 0,
    "token": lambda state, token, words: say_token(state.box, TOKEN_NAMES[token], words),
}


# --- what else matters for a question, by its name


def _window(state: Alkoor, words: Words) -> Values:
    question = state.question
    assert isinstance(question, Window)
    values: Values = {"moment": MOMENTS[question.moment], "needed": "", "total": 0}
    if question.moment & ROLLS:
        values |= _objective(state, words)
    return values | _whose(state, words)


def _objective(state: Alkoor, words: Words) -> Values:
    """What the objective being tested asks for, and what the dice have reached."""
    asked, hero = objective(state), concerned(state)
    kind = OBJECTIVES[asked.kind]
    if asked.kind == INDIVIDUAL and hero == NOTHING:
        kind = "vacant"
    needed = words.say(
        "needed",
        objective=kind,
        attribute=words.say(f"attribute-{COLOURS[asked.colour]}"),
        hero="" if hero == NOTHING else _hero(state, hero, words),
        target=target(state),
    )
    return {"needed": needed, "total": total(state) if state.dice else 0}


def _whose(state: Alkoor, words: Words) -> Values:
    """The Hero whose life is at stake."""
    hero = next((hero for hero in (state.dying, state.tested) if hero != NOTHING), NOTHING)
    return {"hero": "" if hero == NOTHING else _hero(state, hero, words)}


def _pay(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, PayGem)
    boards = state.question.boards
    one = boards & boards - 1 == 0
    return {"by": "board" if one else "team", "board": boards.bit_length()}


def _haven(state: Alkoor, words: Words) -> Values:
    """What the place sells, numbered as the options are."""
    assert isinstance(state.question, BuyAtHaven)
    said = [
        words.say(
            "offer",
            number=number,
            cost=say_cost(offer.cost, words),
            effect=say_effects(offer.effects, words),
        )
        for number, offer in enumerate(offers_of(state), 1)
    ]
    return {"offers": " / ".join(said)}


def _bonus(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, AcceptBonus)
    return {"effect": say_effects(state.box.chance_bonuses[state.question.bonus - 1], words)}


def _hand(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, UseHand)
    return {"effect": say_effects(state.box.quests[state.quest].hand, words)}


def _dilemma(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, (KeepDilemma, TakeDilemma))
    return {"effect": say_effects(state.box.dilemma(state.question.card).effects, words)}


def _token(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, KeepToken)
    token = state.question.token
    effect = state.box.tokens[kind_of(token)].effect(colour_of(token))
    return {"effect": say_effect(effect, words)}


def _recruit(state: Alkoor, words: Words) -> Values:
    return {"cost": say_cost(Cost(state.box.costs.enrol), words)}


def _place_item(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, PlaceItem)
    return {"does": Captions(state.box, words).item_words(state.question.item, flavour=False)}


def _avatar(state: Alkoor, words: Words) -> Values:
    cost = say_cost(Cost(state.box.costs.brake), words)
    return {"distance": distance_to_team(state), "cost": cost}


def _stop(state: Alkoor, words: Words) -> Values:
    return {"spaces": potential(state)}


def _room(state: Alkoor, words: Words) -> Values:
    room = state.box.rooms[room_at(state, state.pawn)]
    return {"room": say_name(state.box, "room", room.id, words)}


def _replace(state: Alkoor, words: Words) -> Values:
    return {"price": state.price}


def _stand(state: Alkoor, words: Words) -> Values:
    return {"slot": len(state.team) + 1}


def _relic(state: Alkoor, words: Words) -> Values:
    return {"relic": _item(state, state.box.relic_of(state.quest), words)}


def _slot(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, ChooseHazard)
    slot = state.question.slot
    return {"place": say_slot(state.box, slot, words)}


def _at_slot(state: Alkoor, words: Words) -> Values:
    assert isinstance(state.question, (Displace, ExchangeFor))
    slot = state.question.slot
    return {"hero": _hero(state, state.team[slot], words)}


MORE_VALUES: dict[str, Callable[[Alkoor, Words], Values]] = {
    "AcceptBonus": _bonus,
    "BuyAtHaven": _haven,
    "ChooseConcerned": _objective,
    "ChooseHazard": _slot,
    "ChooseStop": _stop,
    "Displace": _at_slot,
    "ExchangeFor": _at_slot,
    "InRoom": _room,
    "KeepDilemma": _dilemma,
    "KeepToken": _token,
    "MoveAvatar": _avatar,
    "PayGem": _pay,
    "PlaceItem": _place_item,
    "RelicOrLoot": _relic,
    "ReplaceBy": _replace,
    "ReplaceRecruit": _replace,
    "AssignDice": _objective,
    "Recruit": _recruit,
    "StandHero": _stand,
    "TakeDilemma": _dilemma,
    "UseHand": _hand,
    "Window": _window,
}
