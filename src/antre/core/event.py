"""What just happened, and who may know. Log, animation, statistics and tests read events.

A game declares its events as classes with typed fields, and rules tell them by class and values:
`state.tell(CardTaken, seat, card)`. Where nobody keeps a journal no event is ever made. Values are
the numbers the rules work with; a field of a type like `Card = Annotated[int, card_name]` is
written with its name when the event leaves the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

SPECTATOR = -1
TABLE = -1
Namer = Callable[[Any, Any], Any]


# Of each kind of event its fields: what each is called in the log, and what names its values.
FIELDS: dict[type, list[tuple[str, str, Namer | None]]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Told:
    """Makes a record of fields out of every class below it."""

    kind: ClassVar[str]

    def __init_subclass__(cls, private: bool = False) -> None:
        cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()
        if private:
            cls.__post_init__ = _keep_private  # type: ignore[attr-defined]
        dataclass(eq=False)(cls)


class Event(Told):
    """One happening: whose it is (TABLE: nobody's), what is known of it, and to whom.

    `kind` is what it is called in the log: the name of the class in small letters. An event
    declared as `class Bid(Event, private=True)` is for its own seat alone.
    """

    seat: int
    audience: tuple[int, ...] | None = field(default=None, kw_only=True)

    def seen_by(self, seat: int) -> bool:
        return self.audience is None or seat in self.audience

    def to_json(self, content: Any) -> dict[str, Any]:
        """The event as plain data, everything called by its name in this edition."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        own = FIELDS.get(type(self))
        if own is None:  # an event without fields of its own has an empty list
            own = _find_fields(type(self))
        for name, called, named in own:
            value = getattr(self, name)
            told[called] = value if named is None else named(content, value)
        return told


class End(Event):
    """The game is over; the kernel tells it for every game."""

    scores: list[int]
    winners: list[int]
    reason: dict[str, Any]


def _keep_private(event: Any) -> None:
    event.audience = (event.seat,)


def _find_fields(event: type[Event]) -> list[tuple[str, str, Namer | None]]:
    """Found once, when the first event leaves; where a value is its own name, nothing names it."""
    hints = get_type_hints(event, include_extras=True)
    own = [each.name for each in fields(event) if each.name not in ("seat", "audience")]
    # `from` is a word of the language, so its field is `from_`.
    FIELDS[event] = [(name, name.rstrip("_"), _namer(hints[name])) for name in own]
    return FIELDS[event]


def _namer(hint: Any) -> Namer | None:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        named: Namer = args[1]
        return named
    if origin in (Union, UnionType):
        inner = next((_namer(arg) for arg in args if arg is not type(None)), None)
        return inner and (lambda content, value: None if value is None else inner(content, value))
    if origin in (list, tuple):
        items = _namer(args[0])
        if items is None:
            return _as_list
        return lambda content, values: [items(content, value) for value in values]
    return None


def _as_list(content: Any, values: Any) -> list[Any]:
    return list(values)
