"""A state declares what lies on its table once, as annotated names; the rest is made from that.

The type of a field says how a clone copies it: numbers, texts and tuples of these are shared,
lists and dicts are copied, lists and tuples of lists row by row. `Bag` is a list without an
order, `Fixed` something that never changes and is no part of the table (an edition, a board).
"""

from __future__ import annotations

import sys
from abc import ABCMeta
from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

T = TypeVar("T")
Bag = Annotated[list[int], "bag"]
Fixed = Annotated[T, "fixed"]

SHARED = "self.{0}"
COPIED = "self.{0}[:]"
DICT = "self.{0}.copy()"
ROWS = "[*map(copy, self.{0})]"
IMMUTABLE = (int, bool, float, str, tuple, type(None))


class Declared(ABCMeta):
    """Makes slots, a clone and a table of fields out of the annotations of a state."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        known = {
            slot
            for base in bases
            for kind in base.__mro__
            for slot in vars(kind).get("__slots__", ())
        }
        notes = {
            field: note
            for field, note in namespace.get("__annotations__", {}).items()
            if not str(note).startswith("ClassVar") and field not in known
        }
        namespace["__slots__"] = tuple(notes)
        cls = super().__new__(mcls, name, bases, namespace)
        whole: dict[str, Any] = {}
        for base in reversed(cls.__mro__[1:]):
            whole |= base.__dict__.get("fields", {})
        if "kernel" not in namespace:
            whole |= {field: _resolve(cls, field, note) for field, note in notes.items()}
            cls.clone = _make_clone(cls, whole)  # type: ignore[attr-defined]
            cls.order_bags = _make_order_bags(whole)  # type: ignore[attr-defined]
        cls.fields = whole  # type: ignore[attr-defined]
        return cls


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


def _make_clone(cls: type, hints: dict[str, Any]) -> Callable[[Any], Any]:
    lines = [
        "def clone(self):",
        "    new = make(cls)",
        "    new.setup = self.setup",
        "    new.stack = self.stack[:]",
        "    new.chance = self.chance.clone()",
        "    journal = self.journal",
        "    new.journal = None if journal is None else journal.clone()",
    ]
    for field, hint in hints.items():
        lines.append(f"    new.{field} = {_copy(cls, field, hint).format(field)}")
    lines.append("    return new")
    made: dict[str, Any] = {"cls": cls, "make": object.__new__, "copy": list.copy}
    exec("\n".join(lines), made)
    clone: Callable[[Any], Any] = made["clone"]
    clone.__doc__ = "An independent copy, journal included."
    return clone


def _make_order_bags(hints: dict[str, Any]) -> Callable[[Any], None]:
    lines = ["def order_bags(self):"]
    for field, hint in hints.items():
        if is_bag(hint):
            lines.append(f"    self.{field}.sort()")
        elif _is_bags(hint):
            lines.append(f"    for bag in self.{field}: bag.sort()")
    made: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), made)
    order_bags: Callable[[Any], None] = made["order_bags"]
    return order_bags


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


__all__ = ["Bag", "Declared", "Fixed", "is_bag", "is_fixed", "plain"]
