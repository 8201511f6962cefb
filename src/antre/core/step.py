"""What happens next is a stack of small frames inside the state.

A frame holds numbers only and never changes once made, so a clone shares frames freely and the
whole stack is data: copied, saved, resumed, shown.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from antre.core.fields import slots_of
from antre.core.option import Option
from antre.core.reason import Refusal


class Stacked(Protocol):
    """What a frame needs to know of the state it lies in."""

    setup: Any
    stack: list[Any]

    def seal(self) -> None: ...


S = TypeVar("S", bound=Stacked)
A = TypeVar("A", bound=Option)

NOBODY = -1
UNANSWERED = -1


class Step(ABC, Generic[S]):
    """A frame that runs by itself when it reaches the top of the stack."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__init__" in vars(cls) and not {"__slots__", "__slotted__"} & vars(cls).keys():
            raise TypeError(
                f"the frame {cls.__name__} is made with values: name them in `__slots__`, or they "
                "are neither saved nor compared"
            )

    @abstractmethod
    def run(self, state: S) -> None:
        """Do what the rule says; may push further frames."""

    def dump(self) -> list[Any]:
        """The frame as data: its name and its numbers."""
        return [type(self).__name__, *[getattr(self, name) for name in slots_of(type(self))]]

    def __repr__(self) -> str:
        name, *values = self.dump()
        return f"{name}({', '.join(map(repr, values))})"


def rule_by(function: Callable[[Any], str]) -> Any:
    """For a question whose rule depends on what it is about: worked out where others name it."""
    return property(function)


class Question(Step[S], Generic[S, A]):
    """A frame that waits for an answer: whose, by which rule, with which options."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    rule: ClassVar[str] = ""

    def run(self, state: S) -> None:
        raise AssertionError("a question is answered, never run")

    @abstractmethod
    def seats(self, state: S) -> Sequence[int]:
        """The seats that owe an answer."""

    @abstractmethod
    def actor(self, state: S) -> int:
        """The seat that is asked first."""

    @abstractmethod
    def options(self, state: S, seat: int) -> list[Option]:
        """What `seat` may choose, never empty, in a stable order."""

    @abstractmethod
    def apply(self, state: S, seat: int, option: A) -> None:
        """Carry out a legal answer."""

    def why_not(self, state: S, seat: int, option: Option) -> Refusal:
        """The rule that forbids an option which is not offered."""
        return Refusal(self.rule)


class SeatQuestion(Question[S, A]):
    """A question to one seat; it is off the stack when its answer is applied."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, state: S) -> Sequence[int]:
        return (self.seat,)

    def actor(self, state: S) -> int:
        return self.seat


class SecretQuestion(Question[S, A]):
    """A question to several seats at once: nothing is revealed until all answers are in.

    It stays on the stack until then; `actor` is NOBODY when no answer is missing.
    """

    __slots__ = ()
    secret: ClassVar[bool] = True

    def apply(self, state: S, seat: int, option: A) -> None:
        if self.note(state, seat, option) and self.actor(state) == NOBODY:
            state.stack.pop()
            state.seal()
            self.close(state)

    @abstractmethod
    def note(self, state: S, seat: int, option: A) -> bool:
        """Keep an answer where only its seat may see it; True if it was the seat's last one."""

    @abstractmethod
    def close(self, state: S) -> None:
        """All answers are in."""

    @abstractmethod
    def withdraw(self, state: S, seat: int) -> None:
        """Forget what `seat` has answered so far, as if it had not been asked yet."""


class SecretChoice(SecretQuestion[S, A]):
    """A secret question that each seat answers once.

    `kept` names the field of the state in which the answers lie until all are in: a list with a
    place for each seat, UNANSWERED at first. Its sight is `own_choice`.
    """

    __slots__ = ()
    kept: ClassVar[str]

    def asked(self, state: S) -> Sequence[int]:
        """The seats that take part."""
        return range(state.setup.seats)

    def seats(self, state: S) -> Sequence[int]:
        kept = getattr(state, self.kept)
        return [seat for seat in self.asked(state) if kept[seat] == UNANSWERED]

    def actor(self, state: S) -> int:
        return next(iter(self.seats(state)), NOBODY)

    def note(self, state: S, seat: int, option: A) -> bool:
        getattr(state, self.kept)[seat] = option.index
        return True

    def withdraw(self, state: S, seat: int) -> None:
        getattr(state, self.kept)[seat] = UNANSWERED

    def answer_anew(self, state: S, seat: int, rng: random.Random) -> None:
        """What the others have answered could be anything they may choose; `seat` cannot know."""
        kept = getattr(state, self.kept)
        answered = [o for o in self.asked(state) if o != seat and kept[o] != UNANSWERED]
        for other in answered:
            self.withdraw(state, other)
        for other in answered:
            self.note(state, other, rng.choice(self.options(state, other)))  # type: ignore[arg-type]

    def close(self, state: S) -> None:
        kept = getattr(state, self.kept)
        option = state.setup.options.parse
        chosen = {seat: option(kept[seat]) for seat in self.asked(state)}
        kept[:] = [UNANSWERED] * len(kept)
        self.reveal(state, chosen)

    @abstractmethod
    def reveal(self, state: S, chosen: Mapping[int, A]) -> None:
        """All have chosen: what each seat did, by seat."""
