"""A state declares what lies on its table once, as annotated names; the rest is made from that.

The type of a field says how a clone copies it: numbers, texts and tuples of these are shared,
lists and dicts are copied, lists and tuples of lists row by row. `Bag` is a list without an
order, `Fixed` something that never changes and is no part of the table (an edition, a board).
"""

from __future__ import annotations

import sys
from abc import ABCMeta
from collections.abc import Iterable, Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

T = TypeVar("T")
Bag = Annotated[list[int], "bag"]
Fixed = Annotated[T, "fixed"]

# What the kernel itself keeps in every state, and copies in its own way.
KERNEL = ("setup", "stack", "chance", "journal")
SHARED = "self.{0}"
COPIED = "self.{0}[:]"
DICT = "self.{0}.copy()"
ROWS = "[*map(list.copy, self.{0})]"
IMMUTABLE = (int, bool, float, str, tuple, type(None))


class Declared(ABCMeta):
    """Makes the slots of a state out of its annotations."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        known = _inherited(bases)
        own = [field for field in _notes(namespace) if field not in known]
        namespace["__slots__"] = KERNEL if "kernel" in namespace else tuple(own)
        return super().__new__(mcls, name, bases, namespace)


def declare(cls: Any) -> None:
    """Give a state its table of fields, and what is made from that if nobody has written it."""
    known, own = _inherited(cls.__bases__), _notes(vars(cls))
    cls.fields = known | {
        field: _resolve(cls, field, note) for field, note in own.items() if field not in known
    }
    if "clone" not in vars(cls):
        cls.clone = _make(cls, "clone", clone_source(cls, "make(cls)"))
        cls.order_bags = _make(cls, "order_bags", order_bags_source(cls))


def slots_of(kind: type) -> list[str]:
    """What an object of a class is made of, those of its bases first."""
    return [slot for base in reversed(kind.__mro__) for slot in _own_slots(base)]


def _own_slots(kind: type) -> Sequence[str]:
    # A compiled class has no `__slots__`: the build keeps them under another name.
    own: Sequence[str] = vars(kind).get("__slots__") or vars(kind).get("__slotted__", ())
    return own


def _notes(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The annotated fields of a class body."""
    return {
        field: note
        for field, note in namespace.get("__annotations__", {}).items()
        if not str(note).startswith("ClassVar") and field not in KERNEL
    }


def _inherited(bases: Iterable[type]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for base in bases:
        fields |= getattr(base, "fields", {})
    return fields


def _resolve(cls: type, field: str, note: Any) -> Any:
    """The type a field is annotated with."""
    if not isinstance(note, str):
        return note
    return eval(note, vars(sys.modules[cls.__module__]))


def is_bag(hint: Any) -> bool:
    return get_origin(hint) is Annotated and hint.__metadata__[0] == "bag"


def is_fixed(hint: Any) -> bool:
    return get_origin(hint) is Annotated and hint.__metadata__[0] == "fixed"


def plain(hint: Any, value: Any) -> Any:
    """The value of a field as data that compares equal whenever the tables are equal."""
    if is_bag(hint):
        return sorted(value)
    if _is_bags(hint):
        return [sorted(bag) for bag in value]
    return value


def _is_bags(hint: Any) -> bool:
    return get_origin(hint) in (list, tuple) and is_bag(get_args(hint)[0])


def clone_source(cls: Any, made: str) -> str:
    """The method `clone` of a state; `made` is how a new one is made without a first value."""
    lines = [
        "def clone(self):",
        f"    new = {made}",
        "    new.setup = self.setup",
        "    new.stack = self.stack[:]",
        "    new.chance = self.chance.clone()",
        "    journal = self.journal",
        "    new.journal = None if journal is None else journal.clone()",
    ]
    for field, hint in cls.fields.items():
        lines.append(f"    new.{field} = {_copy(cls, field, hint).format(field)}")
    return "\n".join([*lines, "    return new"])


def order_bags_source(cls: Any) -> str:
    """The method `order_bags` of a state."""
    lines = ["def order_bags(self):"]
    for field, hint in cls.fields.items():
        if is_bag(hint):
            lines.append(f"    self.{field}.sort()")
        elif _is_bags(hint):
            lines.append(f"    for bag in self.{field}: bag.sort()")
    return "\n".join([*lines, "    return None"])


def _make(cls: type, name: str, source: str) -> Any:
    made: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec(source, made)
    made[name].__doc__ = getattr(cls, name).__doc__
    return made[name]


def _copy(cls: type, field: str, hint: Any) -> str:
    if is_fixed(hint) or _immutable(hint):
        return SHARED
    if is_bag(hint):
        return COPIED
    origin, args = get_origin(hint), get_args(hint)
    if origin is dict and _immutable(args[1]):
        return DICT
    if origin is list:
        if _immutable(args[0]):
            return COPIED
        if _is_row(args[0]):
            return ROWS
    if origin is tuple and all(map(_is_row, args)):
        # So many rows are known by number: copied one by one, which is quickest.
        rows = "".join(f"self.{{0}}[{row}][:], " for row in range(len(args)))
        return f"({rows})"
    raise TypeError(
        f"{cls.__name__}.{field}: no way is known to copy {hint}; a field is a number, a text, a "
        "tuple, a list or dict of these, a list or tuple of lists, a Bag, or Fixed"
    )


def _is_row(hint: Any) -> bool:
    return is_bag(hint) or (get_origin(hint) is list and _immutable(get_args(hint)[0]))


def _immutable(hint: Any) -> bool:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return all(_immutable(arg) for arg in get_args(hint))
    if origin is Annotated:
        return hint.__metadata__[0] != "bag" and _immutable(hint.__origin__)
    if origin is tuple:
        return all(_immutable(arg) for arg in get_args(hint) if arg is not Ellipsis)
    found = origin or hint
    return isinstance(found, type) and issubclass(found, IMMUTABLE)


__all__ = ["Bag", "Declared", "Fixed", "declare", "is_bag", "is_fixed", "plain", "slots_of"]
