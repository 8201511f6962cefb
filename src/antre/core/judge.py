"""What a position is worth, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from antre.core.option import Option

if TYPE_CHECKING:
    from antre.core.state import State

REST = "rest"  # of an evaluation, what has no words

S = TypeVar("S", bound="State", default="State")


class Judge(Generic[S]):
    """The judgement of bots; without one of its own, a game is judged by its scores.

    A search plays on until `pace` has grown by `horizon` and judges where it has come to.
    `uninterrupted` says that a seat gets there by its own choices alone, as in a long turn.
    Beyond its tree it plays what looked best when it was first met; `attentive` has it look anew
    at every choice of everybody, which costs time and pays where nothing is hidden and one choice
    changes what the next is worth. `chancy` says that luck hides for long what a choice is worth,
    so that what looks best is only compared with a few rivals, in the same worlds.
    """

    horizon: ClassVar[int] = 1
    uninterrupted: ClassVar[bool] = False
    attentive: ClassVar[bool] = False
    chancy: ClassVar[bool] = False
    # Searches take a lead more seriously than it is: by how much, seen from the first move on.
    caution: ClassVar[float] = 2.0
    # To how many of its choices, as a part of 1, an easy bot gives a thought: so many that `normal`
    # is as far above it as `hard` is above `normal`.
    attention: ClassVar[float] = 0.6
    # Where the game comes with a network: is a search that follows it the stronger one? Then it is
    # the expert, and thinks for the coach.
    network_leads: ClassVar[bool] = False

    def evaluate(self, state: S, seat: int) -> float:
        """What the position is worth to a seat, in points.

        In a game played together: by how much it would be won (above 0) or lost.
        """
        return float(state.scores[seat])

    def evaluate_all(self, state: S) -> list[float]:
        """The same for every seat; a game that weighs seats against each other does it at once."""
        return [self.evaluate(state, seat) for seat in range(state.setup.seats)]

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """What makes up the worth of a position; the parts add up to it, whatever they are.

        Why an option is good is told by the parts it changes: `worth-` and the name of a part are
        the game's words for it, with the `points` it changes by. What is left over, and has no
        words, is the part `rest`.
        """
        return {REST: self.evaluate(state, seat)}

    def foresee(self, state: S, seat: int, options: Sequence[Option]) -> list[float]:
        """What the position is worth to a seat after each option; the state is left alone.

        A game with hundreds of options to a question may judge them without playing them.
        """
        values = []
        for option in options:
            after = state.clone()
            after.play(seat, option)
            values.append(self.evaluate(after, seat))
        return values

    def glimpse(self, state: S, seat: int, options: Sequence[Option]) -> list[float]:
        """The same in a world that is only imagined, where it may be less exact and sooner told."""
        return self.foresee(state, seat, options)

    def is_small(self, state: S) -> bool:
        """Is the question so small that what looks best at once is good enough for a search?"""
        return False

    def reason(self, state: S, seat: int, option: Option) -> tuple[str, dict[str, Any]] | None:
        """Why a bot would choose an option in an imagined world: the key of a sentence in the
        game's words and its values. None if there is nothing to say."""
        return None

    def pace(self, state: S) -> int:
        """How far a game has come, in rounds or turns: it grows where judging makes sense."""
        return 0

    def around(self, state: S) -> int:
        """By how much the pace grows until everybody has had as many turns as the others."""
        return 1

    def lead(self, state: S) -> float | None:
        """How many points of evaluation make victory e times as likely.

        None takes it from the usual size of an evaluation. A game played together needs it.
        """
        return None
