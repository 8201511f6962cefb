"""What cards, skills, tokens and offers do and what they cost, in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from antre.games.alkoor.content.effects import TARGETS, TEAM, VERBS, Cost, Effect
from antre.games.alkoor.content.names import ALIGNMENTS, ALL_COLOURS, COLOURS, KINDS, RACES
from antre.games.alkoor.words.sentences import yes_or_no

if TYPE_CHECKING:
    from antre.core.words import Words

ALL_RACES = (1 << len(RACES)) - 1


def say_effects(effects: Iterable[Effect], words: Words) -> str:
    """All that happens: "draw 2 LOOT and gain 1 gem"."""
    said = [say_effect(effect, words) for effect in effects]
    return words.series(said) or words.say("effect-none")


def say_effect(effect: Effect, words: Words) -> str:
    """One thing that happens, with what limits it in brackets."""
    said = words.say(
        f"effect-{VERBS[effect.verb]}",
        amount=effect.amount,
        stars=effect.stars,
        face=effect.face,
        value=effect.value,
        limit=effect.limit,
        upto=yes_or_no(effect.up_to),
        give=say_kinds(effect.give, words),
        take=say_kinds(effect.take, words),
    )
    limits = ", ".join(_limits(effect, words))
    return f"{said} ({limits})" if limits else said


def _limits(effect: Effect, words: Words) -> Iterator[str]:
    if effect.target != TEAM:
        yield words.say("effect-target", target=TARGETS[effect.target])
    if effect.colours != ALL_COLOURS:
        yield say_colours(effect.colours, words)
    if effect.each:
        yield words.say("effect-each")
    if effect.or_destiny:
        yield words.say("effect-or-destiny")
    if effect.without_sixes:
        yield words.say("effect-without-sixes")


def say_cost(cost: Cost, words: Words) -> str:
    """A price: "2 gems", "1 gem: red or blue"."""
    if not cost.amount:
        return words.say("cost-free")
    if cost.colours == ALL_COLOURS:
        return words.say("cost", count=cost.amount)
    return words.say("cost-of", count=cost.amount, colours=say_colours(cost.colours, words))


def say_colours(colours: int, words: Words) -> str:
    """Colours given as bits, any of which will do."""
    return say_either(
        [words.say(f"colour-{name}") for bit, name in enumerate(COLOURS) if colours >> bit & 1],
        words,
    )


def say_kinds(kinds: int, words: Words) -> str:
    """Heroes of a race or an alignment, or of any race but one."""
    if kinds.bit_count() > 1 and kinds | ALL_RACES == ALL_RACES:
        missing = (ALL_RACES & ~kinds).bit_length() - 1
        return words.say("kind-not", kind=say_kind(RACES[missing], words))
    named = [name for bit, name in enumerate(KINDS) if kinds >> bit & 1]
    return say_either([say_kind(name, words) for name in named], words)


def say_kind(kind: str, words: Words) -> str:
    """A race or an alignment."""
    if kind in ALIGNMENTS:
        return words.say(f"alignment-{kind}")
    return words.say(f"race-{kind}")


def say_either(names: list[str], words: Words) -> str:
    """One of these: a, b or c."""
    if len(names) < 2:
        return "".join(names)
    return words.say("either", first=", ".join(names[:-1]), last=names[-1])
