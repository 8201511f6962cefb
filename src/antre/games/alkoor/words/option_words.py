"""Everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.core.option import Option
from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.content.tokens import colour_of, kind_of
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.options import Bonus, Look, PlayDilemma, PlayToken, UseSkill
from antre.games.alkoor.words.effect_words import say_cost, say_effects
from antre.games.alkoor.words.sentences import (
    Values,
    say_card,
    say_challenge,
    say_die,
    say_gem,
    say_name,
    say_place,
    say_skill,
    say_slot,
    say_thing,
    say_token,
)

if TYPE_CHECKING:
    from antre.core.words import Words

Said = Callable[[Box, str, "Words"], Values]


def say_option(box: Box, option: Option, words: Words) -> str:
    """An option: "Pay a red gem from board 1"."""
    verb, _, what = option.text.partition(":")
    values = OPTION_VALUES.get(verb)
    said = values(box, what, words) if values else {}
    return words.say(f"option-{verb}", **said, **_use(box, option, words))


def _use(box: Box, option: Option, words: Words) -> Values:
    """What something that is held would do."""
    if isinstance(option, UseSkill):
        skill = box.skills[option.number]
        return {"effect": say_effects(skill.effects, words), "cost": say_cost(skill.cost, words)}
    if isinstance(option, PlayDilemma):
        return {"effect": say_effects(box.dilemma(option.dilemma).effects, words)}
    if isinstance(option, PlayToken):
        effect = box.tokens[kind_of(option.token)].effect(colour_of(option.token))
        return {"effect": say_effects([effect], words)}
    if isinstance(option, Bonus):
        bonuses = box.chance_bonuses[option.number - 1] if option.number else ()
        return {"effect": say_effects(bonuses, words)}
    if isinstance(option, Look) and option.text.startswith("look:slot-"):
        return {"place": say_slot(box, option.number, words)}
    return {}


def _cost(price: Callable[[Box], int]) -> Said:
    """What something costs or brings, in gems."""

    def tell(box: Box, what: str, words: Words) -> Values:
        return {"cost": say_cost(Cost(price(box)), words)}

    return tell


def _master(box: Box, what: str, words: Words) -> Values:
    return {"number": int(what), "cost": say_cost(Cost(box.costs.auto_success), words)}


def _reroll(box: Box, what: str, words: Words) -> Values:
    return {"die": say_die(what, words), "cost": say_cost(Cost(box.costs.reroll), words)}


def _number(box: Box, what: str, words: Words) -> Values:
    return {"number": int(what)}


def _card(box: Box, what: str, words: Words) -> Values:
    return {"card": say_card(box, what, words)}


def _place(box: Box, what: str, words: Words) -> Values:
    return {"place": say_place(box, what, words)}


def _die(box: Box, what: str, words: Words) -> Values:
    return {"die": say_die(what, words)}


def _gem(box: Box, what: str, words: Words) -> Values:
    return {"gem": say_gem(what, words)}


def _pay(box: Box, what: str, words: Words) -> Values:
    board, _, colour = what.partition("-")
    return {"board": int(board), "gem": say_gem(colour, words)}


def _look(box: Box, what: str, words: Words) -> Values:
    """A slot of the path, a Room, a token on a space, or a draw pile."""
    kind, _, where = what.partition("-")
    if kind == "slot":
        return {"kind": kind}
    if not where:
        return {"kind": "pile", "place": words.say(f"pile-{kind}")}
    return {"kind": kind, "place": where if kind == "room" else say_place(box, where, words)}


def _assign(box: Box, what: str, words: Words) -> Values:
    return {"dice": what.replace("-", ", ")}


def _quest(box: Box, what: str, words: Words) -> Values:
    return {"quest": say_name(box, "quest", what, words)}


def _challenge(box: Box, what: str, words: Words) -> Values:
    return say_challenge(box, what, words)


def _green(box: Box, what: str, words: Words) -> Values:
    return {"token": say_name(box, "token", what, words)}


def _dilemma(box: Box, what: str, words: Words) -> Values:
    board, _, card = what.partition("-")
    return {"board": int(board), "card": say_card(box, card, words)}


def _token(box: Box, what: str, words: Words) -> Values:
    board, _, token = what.partition("-")
    return {"board": int(board), "token": say_token(box, token, words)}


def _skill(box: Box, what: str, words: Words) -> Values:
    return {"skill": say_skill(box, what, words)}


def _give(box: Box, what: str, words: Words) -> Values:
    board, to, thing = what.split("-", 2)
    return {"board": int(board), "to": int(to), "thing": say_thing(box, thing, words)}


def _what(box: Box, what: str, words: Words) -> Values:
    return {"what": what}


OPTION_VALUES: dict[str, Said] = {
    "walk": _cost(lambda box: box.team.walk_gems), "run": _cost(lambda box: box.costs.run),
    "trade": _cost(lambda box: box.costs.transfer),
    "place": _number, "pay": _pay, "take": _gem, "hero": _number, "brake": _number,
    "stop": _place, "steps": _number, "room": _number, "look": _look, "bonus": _number,
    "swap": _card, "card": _card, "buy": _number, "assign": _assign, "die": _die,
    "face": _number, "item": _card, "wear": _number, "stow": _number, "vil": _card,
    "stand": _card, "quest": _quest, "challenge": _challenge, "green": _green, "at": _place,
    "column": _what, "dilemma": _dilemma, "token": _token, "skill": _skill, "master": _master,
    "reroll": _reroll, "substitute": _die, "ask": _what, "give": _give,
}  # fmt: skip
