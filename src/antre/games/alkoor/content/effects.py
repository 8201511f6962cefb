"""The one vocabulary of everything that cards, tokens, boards and tables do, and what it costs.

An effect is written as a verb and what belongs to it: `heal 1 of board`. `FORMS` shows every verb
as it is written; capitals stand for values, and what is in brackets may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from antre.games.alkoor.content.names import ALL_COLOURS, COLOURS, KINDS, RACES

FORMS = (
    # What is gained and given, moved and seen.
    "gems N", "loot N", "relic N", "heal N [of TARGET]", "advance [up to] N", "retreat N",
    "peril [of TARGET]", "tribute N", "theft", "reveal N", "vision [N]", "repel N", "recruit",
    "tap N", "reclaim N", "sacrifice [N]", "swap", "ward [of TARGET]",
    # Trials and dice.
    "lower N/STARS [each] [on COLOURS] [of TARGET]", "pass_objective [of TARGET]",
    "free_skill [of TARGET]", "boost N [of TARGET]", "foresee", "reroll_destiny",
    "set_die FACE to VALUE [of TARGET] [or destiny]", "reroll N [of TARGET] [without sixes]",
    # What one card or two can do.
    "exchange GIVE for TAKE", "sell LIMIT for N [of TARGET]", "new_blood", "heal_all [of TARGET]",
    "win_dead", "mercy", "stillness", "last_stand", "rescue_dead", "remove_tokens N",
    # Tokens and Chance.
    "chance", "bonus_die", "unforeseen N", "unforeseen_or_regain N", "forfeit N", "bad_luck",
    # The Vils' powers.
    "vils_hero N", "vils_rooms N", "vils_unforeseen N", "vils_loot N", "vils_tokens N",
    # Rooms.
    "quest_relic N", "relic_token", "portal_token",
    # In force while an Equipment is active.
    "no_brake", "no_heal", "hasten N", "debt N",
)  # fmt: skip
VERBS = tuple(form.split()[0] for form in FORMS)
(
    GEMS, LOOT, RELIC, HEAL, ADVANCE, RETREAT,
    PERIL, TRIBUTE, THEFT, REVEAL, VISION, REPEL, RECRUIT,
    TAP, RECLAIM, SACRIFICE, SWAP, WARD,
    LOWER, PASS_OBJECTIVE,
    FREE_SKILL, BOOST, FORESEE, REROLL_DESTINY,
    SET_DIE, REROLL,
    EXCHANGE, SELL, NEW_BLOOD, HEAL_ALL,
    WIN_DEAD, MERCY, STILLNESS, LAST_STAND, RESCUE_DEAD, REMOVE_TOKENS,
    CHANCE_BONUS, BONUS_MOVE, UNFORESEEN, UNFORESEEN_OR_REGAIN, FORFEIT, BAD_LUCK,
    VILS_HERO, VILS_ROOMS, VILS_UNFORESEEN, VILS_LOOT, VILS_TOKENS,
    QUEST_RELIC, RELIC_TOKEN, PORTAL_TOKEN,
    NO_BRAKE, NO_HEAL, HASTEN, DEBT,
) = range(len(FORMS))  # fmt: skip
PASSIVE = (NO_BRAKE, NO_HEAL, HASTEN, DEBT)

# Whom or whose dice an effect is about: the team, the board it lies on, the Hero who has the skill
# or bears the card, all but that Hero, those of the board but that Hero, a Hero of choice.
TARGETS = ("team", "board", "bearer", "others", "mates", "chosen")
TEAM, BOARD, BEARER, OTHERS, MATES, CHOSEN = range(6)

NONE = "none"
ANY = "any"
FREE = "free"
# In the text of a skill, the colours its Hero has it for.
OWN = "own"
VALUES = {
    "N": r"(?P<amount>[1-9]\d?)",
    "STARS": r"(?P<stars>[0-6])",
    "COLOURS": r"(?P<colours>[a-z+]+)",
    "TARGET": rf"(?P<target>{'|'.join(TARGETS)})",
    "FACE": r"(?P<face>[1-6]|any)",
    "VALUE": r"(?P<value>[1-5]|any)",
    "GIVE": r"(?P<give>[a-z-]+)",
    "TAKE": r"(?P<take>[a-z-]+)",
    "LIMIT": r"(?P<limit>[1-9]|any)",
}
FLAGS = ("each", "up to", "or destiny", "without sixes")
PIECE = re.compile(r" \[([^]]+)\]|\b[A-Z]+\b")
COST = re.compile(r"([1-9]) (\S+(?: or \S+)*)")


class BadNotation(ValueError):
    """A text that says nothing here; the message says what was wrong and what is allowed."""


@dataclass(frozen=True, slots=True)
class Cost:
    """So many gems, each of one of these colours (bits), all from one influence board."""

    amount: int = 0
    colours: int = ALL_COLOURS


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens; which fields count is told by the form of its verb."""

    verb: int
    amount: int = 1
    # By how many stars an individual objective is lowered; `amount` is for collective ones.
    stars: int = 0
    # Bits of the colours an objective may have.
    colours: int = ALL_COLOURS
    target: int = TEAM
    # The result a die must show, and the one it is set to; 0 for any.
    face: int = 0
    value: int = 0
    # Bits of the kinds of Heroes that are given and taken in an exchange.
    give: int = 0
    take: int = 0
    # How many LOOT can be sold; 0 for any number.
    limit: int = 0
    # Every objective from the current one on, not this one alone.
    each: bool = False
    # The players may choose less.
    up_to: bool = False
    or_destiny: bool = False
    without_sixes: bool = False

    @property
    def name(self) -> str:
        return VERBS[self.verb]


def parse_effects(text: str, own: int = ALL_COLOURS) -> tuple[Effect, ...]:
    """Effects as in `loot 2 + gems 1`, or `none`; `own` are the colours a skill is for."""
    if text == NONE:
        return ()
    return tuple(parse_effect(part.strip(), own) for part in text.split(" + "))


def parse_effect(text: str, own: int = ALL_COLOURS) -> Effect:
    name = text.partition(" ")[0]
    if name not in VERBS:
        raise BadNotation(f"{name!r} is no effect; there are {', '.join(VERBS)}")
    verb = VERBS.index(name)
    written = PATTERNS[verb].fullmatch(text)
    if written is None:
        raise BadNotation(f"{text!r} is not written as {FORMS[verb]!r}")
    found = {key: value for key, value in written.groupdict().items() if value is not None}
    return Effect(
        verb,
        amount=int(found.get("amount", 1)),
        stars=int(found.get("stars", 0)),
        colours=parse_colours(found["colours"].split("+"), own)
        if "colours" in found
        else ALL_COLOURS,
        target=TARGETS.index(found.get("target", "team")),
        face=_number_or_any(found.get("face", ANY)),
        value=_number_or_any(found.get("value", ANY)),
        give=_kinds(found["give"]) if "give" in found else 0,
        take=_kinds(found["take"]) if "take" in found else 0,
        limit=_number_or_any(found.get("limit", ANY)),
        each="each" in found,
        up_to="up_to" in found,
        or_destiny="or_destiny" in found,
        without_sixes="without_sixes" in found,
    )


def parse_cost(text: str, own: int = ALL_COLOURS) -> Cost:
    """A price as in `2 any`, `1 red or blue`, `1 own`, or `free`."""
    if text == FREE:
        return Cost()
    written = COST.fullmatch(text)
    if written is None:
        raise BadNotation(
            f"{text!r} is no cost; write free, or a number and colours: 1 red or blue"
        )
    return Cost(int(written[1]), parse_colours(written[2].split(" or "), own))


def parse_colours(names: Sequence[str], own: int = ALL_COLOURS) -> int:
    """Bits of colours by name; `own` and `any` stand for several."""
    known = {**{name: 1 << bit for bit, name in enumerate(COLOURS)}, ANY: ALL_COLOURS, OWN: own}
    colours = 0
    for name in names:
        if name not in known:
            raise BadNotation(f"{name!r} is no colour; there are {', '.join(known)}")
        colours |= known[name]
    return colours


def _number_or_any(text: str) -> int:
    return 0 if text == ANY else int(text)


def _kinds(text: str) -> int:
    """Bits of the Heroes meant by `dwarf`, `evil` or `not-dwarf`."""
    name = text.removeprefix("not-")
    if name not in (RACES if name != text else KINDS):
        raise BadNotation(f"{text!r} is no kind of Hero; there are {', '.join(KINDS)}, not-dwarf …")
    bit = 1 << KINDS.index(name)
    return bit if name == text else (1 << len(RACES)) - 1 - bit


def _pattern(form: str) -> str:
    """What a form allows: values for its capitals, and what is in brackets or not."""
    return PIECE.sub(_allowed, form)


def _allowed(piece: re.Match[str]) -> str:
    optional = piece[1]
    if optional is None:
        return VALUES[piece[0]]
    if optional in FLAGS:
        return f"(?P<{optional.replace(' ', '_')}> {optional})?"
    return f"(?: {_pattern(optional)})?"


PATTERNS = [re.compile(_pattern(form)) for form in FORMS]
