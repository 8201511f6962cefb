"""Fields of an edition written in a notation: what is wrong is noted with the card it stands on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from antre.core.edition import Entry, Sheet
from antre.games.alkoor.content.contexts import Context
from antre.games.alkoor.content.effects import (
    NONE,
    BadNotation,
    Effect,
    parse_effects,
)
from antre.games.alkoor.content.trials import Trial, parse_trial

T = TypeVar("T")
NO_EFFECTS: tuple[Effect, ...] = ()


def read(entry: Entry, field: str, parse: Callable[[str], T], instead: T) -> T:
    """What a text field says; `instead` where it says nothing."""
    text = entry.text(field)
    if not text:
        return instead
    try:
        return parse(text)
    except BadNotation as error:
        entry.problem(field, str(error))
        return instead


def read_effects(entry: Entry, field: str, context: Context) -> tuple[Effect, ...]:
    """Effects that may stand in their place."""
    effects: tuple[Effect, ...] = read(entry, field, parse_effects, NO_EFFECTS)
    context.check(entry, field, effects)
    return effects


def read_trial(entry: Entry, field: str) -> Trial | None:
    return read(entry, field, lambda text: None if text == NONE else parse_trial(text), None)


def read_bits(entry: Entry, field: str, names: Sequence[str]) -> int:
    """A bit for each of the names written one after the other."""
    bits = 0
    for name in entry.text(field).split():
        if name in names:
            bits |= 1 << names.index(name)
        else:
            entry.problem(field, f"{name!r} is none of {', '.join(names)}")
    return bits


def index(entry: Entry, field: str, names: Sequence[str]) -> int:
    """The number of a name, one of those allowed."""
    return names.index(entry.choice(field, names))


def in_order(sheet: Sheet, table: str, ids: Sequence[str]) -> list[Entry]:
    """The entries of a table in the order of `ids`; all must be there."""
    found = {entry.choice("id", ids): entry for entry in sheet.tables(table)}
    sheet.problems += [f"{table} {id} is missing" for id in ids if id not in found]
    return [found[id] for id in ids if id in found]
