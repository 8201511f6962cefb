"""One table of visibility per game: each part of a state, and what a seat may know of it.

Interface, log, options, bots, learners and undo see a state through this table alone. A part
that is missing from the table is an error, never a leak.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_origin

from antre.core.fields import is_bag, is_fixed, plain
from antre.core.unseen import deal_anew

if TYPE_CHECKING:
    from antre.core.state import State

S = TypeVar("S", bound="State")
# What a seat (or -1, a spectator) sees of one field.
Sight = Callable[[S, int], Any]
NOTHING: Mapping[str, Sight[Any]] = {}
BACK = "?"


class Visibility(Generic[S]):
    """For each field of the state, a function of (state, seat) that says what the seat sees.

    Most need no function of their own: `everybody` shows a field as it is, `shown_as` in other
    words; `own` shows each seat its own place of it, `face_down` the backs of the others' too;
    `own_choice` is for the answers to a `SecretChoice`, `hidden` for what nobody sees. What is
    fixed is no part of the table and needs no line; `more` is what a view tells beyond the fields.

    `mixed` names fields whose hidden contents nobody can tell apart, such as hands and the deck
    they are drawn from: they are dealt anew among themselves when a seat imagines the table. Where
    that says too little about a field, the state writes its own `redraw`.
    """

    __slots__ = ("_mixed", "_state", "_table", "unclear")

    def __init__(
        self,
        state: type[S],
        table: Mapping[str, Sight[S]],
        more: Mapping[str, Sight[S]] = NOTHING,
        *,
        mixed: Sequence[Sequence[str]] = (),
    ) -> None:
        parts = {name for name, hint in state.fields.items() if not is_fixed(hint)}
        told = {name for name in table if name not in state.fields or name in parts}
        if parts != told:
            raise ValueError(f"visibility is unclear for {sorted(parts ^ told)}")
        self._state = state
        self._mixed = [
            {part: _is_owned(table[part], state.fields[part]) for part in group} for group in mixed
        ]
        self._table = {
            part: MAKERS[sight](part, state.fields[part]) if sight in MAKERS else sight
            for part, sight in [*table.items(), *more.items()]
        }
        known = {part for group in mixed for part in group}
        # Fields that a seat may be unable to see, of which nothing says how they could be instead.
        self.unclear = [
            part for part in sorted(parts) if part not in known and not _is_open(table[part])
        ]

    @classmethod
    def open(cls, state: type[S]) -> Visibility[S]:
        """Of a game without secrets."""
        parts = [name for name, hint in state.fields.items() if not is_fixed(hint)]
        return cls(state, dict.fromkeys(parts, everybody))

    def view(self, state: S, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = {"seat": seat, "over": state.over, "waiting": state.waiting}
        seen["rule"] = None if state.over else state.question.rule
        seen["question"] = state.question.dump() if seat in seen["waiting"] else None
        for part, sight in self._table.items():
            seen[part] = sight(state, seat)
        return seen

    def redraw(self, state: S, seat: int, rng: random.Random) -> None:
        """Draw anew what `seat` cannot see, as far as the table says how."""
        self.check()
        for group in self._mixed:
            deal_anew(state, seat, group, rng)
        state.answer_anew(seat, rng)

    def check(self) -> None:
        """Raise an error that says what to write, if the table does not tell how to `redraw`."""
        if self.unclear:
            name, parts = self._state.__name__, ", ".join(map(repr, self.unclear))
            raise NotImplementedError(
                f"who sees {parts} of {name} is not enough to imagine it: name the fields it may "
                f'be exchanged with, as in `Visibility(..., mixed=[("hands", "deck")])`, or write '
                f"`{name}.redraw(self, seat, rng)`, which draws anew all that `seat` cannot know"
            )


def everybody(state: State, seat: int) -> Any:
    """A field that all may see as it is; a bag in order of size, for it has no other."""
    raise AssertionError("made for each field by Visibility")


def hidden(state: State, seat: int) -> None:
    """Nobody sees this."""


def own(state: State, seat: int) -> Any:
    """A field with a place for each seat, which alone may see it: None for the others."""
    raise AssertionError("made for each field by Visibility")


def own_choice(state: State, seat: int) -> Any:
    """The answers to a `SecretChoice`: each seat sees its own option, None for the others."""
    raise AssertionError("made for each field by Visibility")


def face_down(state: State, seat: int) -> Any:
    """Cards of which all see the backs, "?" for each; a hand is seen by its own seat."""
    raise AssertionError("made for each field by Visibility")


class shown_as(Generic[S]):  # noqa: N801, for it stands beside `everybody` and `own`
    """A field that all may see, in other words than the state's: a function of the state."""

    def __init__(self, say: Callable[[S], Any]) -> None:
        self._say = say

    def __call__(self, state: S, seat: int) -> Any:
        return self._say(state)


def _is_owned(sight: Any, hint: Any) -> bool:
    """Does each seat see its own place of the field?"""
    return sight is own or (sight is face_down and not _is_heap(hint))


def _is_heap(hint: Any) -> bool:
    """Cards in one heap, and not one for each seat."""
    return is_bag(hint) or get_origin(hint) is tuple


def _is_open(sight: Any) -> bool:
    return sight in (everybody, own_choice) or isinstance(sight, shown_as)


def _show(part: str, hint: Any) -> Sight[Any]:
    get = attrgetter(part)
    if hint is int or hint is str or hint is bool:
        return lambda state, seat: get(state)
    return lambda state, seat: _as_lists(plain(hint, get(state)))


def _show_own(part: str, hint: Any) -> Sight[Any]:
    show = _show(part, hint)
    return lambda state, seat: [
        value if place == seat else None for place, value in enumerate(show(state, seat))
    ]


def _show_own_choice(part: str, hint: Any) -> Sight[Any]:
    get = attrgetter(part)
    return lambda state, seat: [
        state.setup.options.parse(number).text if place == seat and number >= 0 else None
        for place, number in enumerate(get(state))
    ]


def _show_backs(part: str, hint: Any) -> Sight[Any]:
    show = _show(part, hint)
    if _is_heap(hint):
        return lambda state, seat: [BACK] * len(show(state, seat))
    return lambda state, seat: [
        cards if place == seat else [BACK] * len(cards)
        for place, cards in enumerate(show(state, seat))
    ]


def _as_lists(value: Any) -> Any:
    return [_as_lists(item) for item in value] if isinstance(value, (list, tuple)) else value


MAKERS: dict[Any, Callable[[str, Any], Sight[Any]]] = {
    everybody: _show, own: _show_own, own_choice: _show_own_choice, face_down: _show_backs,
}  # fmt: skip
