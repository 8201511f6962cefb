"""The one part a game needs: its content, its state, its flow, and how it is won."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from antre.core.beginning import next_first
from antre.core.chance import Chance
from antre.core.content import Content
from antre.core.edition import Sheet
from antre.core.errors import BadSetup
from antre.core.event import Event
from antre.core.journal import Journal
from antre.core.option import Option, OptionTable
from antre.core.outcome import Outcome, Sides, alone, by_points
from antre.core.step import Step
from antre.core.view import Visibility

if TYPE_CHECKING:
    from antre.core.setup import Setup
    from antre.core.state import State

S = TypeVar("S", bound="State", default="State")
C = TypeVar("C", bound=Content, default=Any)

# What each seat has scored, by the parts of a score.
Parts = Sequence[dict[str, int]]
# More decisions than a game should ever ask for.
LONG = 5_000
NEEDED = {
    "state": "the class of the game's state, which derives from State",
    "first": "the frame that begins the game",
    "visibility": "the table of who sees what, a Visibility of that state",
}


class Engine(ABC, Generic[S, C]):
    """How a game is played."""

    state: type[S]
    first: Step[Any]
    visibility: Visibility[Any]
    events: ClassVar[Sequence[type[Event]]] = ()
    # No game asks for more decisions than this, whatever is chosen.
    longest: ClassVar[int] = LONG
    # The rule by which most points win, where no other way to `conclude` is written.
    goal: ClassVar[str] = "goal"

    def __init__(self) -> None:
        for name, meaning in NEEDED.items():
            if not hasattr(self, name):
                raise NotImplementedError(f"{type(self).__name__}.{name} is missing: {meaning}")
        games = [kind for kind in self.state.__mro__ if "kernel" not in vars(kind)]
        if not any("redraw" in vars(kind) for kind in games):
            self.visibility.check()

    # --- the box

    def compile(self, sheet: Sheet) -> C:
        """Read an edition; problems are noted on the sheet."""
        content: Any = Content("standard", sheet)
        content.options = OptionTable(self.options(content))
        return content  # type: ignore[no-any-return]

    def options(self, content: C) -> Iterable[Option]:
        """Every option there can ever be, in a stable order."""
        raise NotImplementedError(
            f"write `{type(self).__name__}.options`, which returns every option there can ever be, "
            "or a `compile` that makes them"
        )

    def sides(self, seats: int, settings: Mapping[str, Any]) -> Sides:
        """Who wins or loses with whom: each seat alone, in teams, or all together."""
        return alone(seats)

    def may_begin(self, seats: int, settings: Mapping[str, Any]) -> Sequence[int]:
        """Who can be the first player, where there is one: by itself, everybody."""
        return range(seats)

    # --- the game

    def begin(self, setup: Setup[C], chance: Chance, journal: Journal | None) -> S:
        """The table as the box is opened, with the frames of the set-up on the stack."""
        state = self.state(setup, chance, journal)
        if missing := [name for name in state.fields if not hasattr(state, name)]:
            raise NotImplementedError(
                f"fields without a first value: {', '.join(missing)}; give them one in "
                f"`{type(state).__name__}.lay_table(self, seats)`"
            )
        state.stack.append(self.first)
        return state

    def draw_name(self, content: C, purpose: str, outcome: int) -> str:
        """A chance outcome as a word of the record."""
        return str(outcome)

    def parse_draw(self, content: C, purpose: str, text: str) -> tuple[int, ...]:
        """The chance outcomes a word may stand for."""
        if not text.removeprefix("-").isdecimal():
            raise BadSetup(f"a draw for {purpose!r} is a number, not {text!r}")
        return (int(text),)

    # --- the end

    @abstractmethod
    def breakdown(self, state: S, seat: int) -> dict[str, int]:
        """The parts of a seat's score, as if the game ended now; they sum up to it."""

    def known_breakdown(self, state: S, seat: int, viewer: int) -> dict[str, int]:
        """The same as far as `viewer` (or -1, a spectator) can know it."""
        return self.breakdown(state, seat)

    def scores(self, state: S) -> Sequence[int]:
        return [sum(self.breakdown(state, seat).values()) for seat in range(state.setup.seats)]

    def conclude(self, state: S) -> Outcome:
        """Who has won a game that is over, and why: by itself, the side with most points."""
        sides, scores = state.setup.sides, state.scores
        if len(sides) == 1:
            raise NotImplementedError(
                f"write `{type(self).__name__}.conclude`, which says whether a game played "
                "together is won: return `against_the_game(...)`"
            )
        return by_points(sides, [sum(scores[seat] for seat in side) for side in sides], self.goal)

    def earned(self, state: S) -> dict[str, Any]:
        """What a finished game hands on to the next, by setting: by itself, who begins."""
        return next_first(state)
