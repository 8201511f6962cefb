"""What happens next is a stack of small frames inside the state.

A frame holds numbers only and never changes once made, so a clone shares frames freely and the
whole stack is data: copied, saved, resumed, shown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from antre.core.errors import Refusal
from antre.core.option import Option

if TYPE_CHECKING:
    from antre.core.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Option)

NOBODY = -1


class Step(ABC, Generic[S]):
    """A frame that runs by itself when it reaches the top of the stack."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    @abstractmethod
    def run(self, state: S) -> None:
        """Do what the rule says; may push further frames."""

    def dump(self) -> list[Any]:
        """The frame as data: its name and its numbers."""
        fields = [
            name
            for base in reversed(type(self).__mro__)
            for name in base.__dict__.get("__slots__", ())
        ]
        return [type(self).__name__, *(getattr(self, name) for name in fields)]

    def __repr__(self) -> str:
        name, *values = self.dump()
        return f"{name}({', '.join(map(repr, values))})"


class Question(Step[S], Generic[S, A]):
    """A frame that waits for an answer: whose, by which rule, with which options."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    rule: str

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


class Decision(Question[S, A]):
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
