"""Everything on the table and nothing else, with what happens next as a stack of frames."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, Self

from antre.core.chance import Chance
from antre.core.errors import NoRecord, Refused, StaleDecision, WrongSeat
from antre.core.event import TABLE, End, Event
from antre.core.fields import Declared, declare, is_fixed, plain
from antre.core.journal import Choice, Draw, Journal
from antre.core.option import Option
from antre.core.outcome import Outcome
from antre.core.reason import Refusal
from antre.core.record import Record
from antre.core.step import Question, SecretChoice, SecretQuestion, Step
from antre.core.timeline import Timeline

if TYPE_CHECKING:
    from antre.core.setup import Setup

P = ParamSpec("P")


class Decision:
    """An open question as one seat meets it."""

    __slots__ = ("number", "options", "rule", "seat", "step")

    def __init__(self, seat: int, rule: str, step: str, options: list[Option], number: int) -> None:
        self.seat = seat
        self.rule = rule
        self.step = step
        self.options = options
        self.number = number

    def __repr__(self) -> str:
        texts = ", ".join(option.text for option in self.options)
        return f"Decision(seat={self.seat}, rule={self.rule!r}, options=[{texts}])"


class State(metaclass=Declared):
    """The kernel's part of a state; each game adds what lies on its table, as annotated fields.

    `apply` is the front door: it checks, records and tells. `play` is the bare engine that
    search uses on clones whose options it has just listed.
    """

    kernel: ClassVar[bool] = True
    fields: ClassVar[dict[str, Any]] = {}

    setup: Setup[Any]
    stack: list[Step[Any]]
    chance: Chance
    journal: Journal | None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare(cls)

    def __init__(self, setup: Setup[Any], chance: Chance, journal: Journal | None) -> None:
        self.setup = setup
        self.chance = chance
        self.journal = journal
        self.stack = []
        self.lay_table(setup.seats)

    def lay_table(self, seats: int) -> None:
        """Give every field its first value, as the box is opened."""

    # --- playing

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def question(self) -> Question[Any, Any]:
        """The frame that waits for an answer."""
        return self.stack[-1]  # type: ignore[return-value]

    def next_options(self) -> tuple[int, list[Option]]:
        """The seat that is asked first and what it may choose: the quick way to play on."""
        question: Question[Any, Any] = self.stack[-1]  # type: ignore[assignment]
        seat = question.actor(self)
        return seat, question.options(self, seat)

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.question.seats(self)) if self.stack else []

    @property
    def decisions(self) -> list[Decision]:
        """Every open question, one for each seat that owes an answer."""
        return [self.decision(seat) for seat in self.waiting]

    def decision(self, seat: int) -> Decision:
        """The open question to `seat`."""
        if self.over:
            raise WrongSeat("the game is over: nothing is asked any more")
        question, waiting = self.question, self.waiting
        if type(seat) is not int or seat not in waiting:
            raise WrongSeat(f"seat {seat!r} is not asked now; waiting for {waiting}")
        number = self.journal.answered.get(seat, 0) if self.journal is not None else 0
        return Decision(
            seat, question.rule, type(question).__name__, question.options(self, seat), number
        )

    def apply(self, seat: int, option: Option | str | int, number: int | None = None) -> None:
        """Answer an open question; raises a clear error and changes nothing if that is not legal.

        `number` is the `Decision.number` the answer belongs to; give it to have a late answer
        refused rather than taken for the next question.
        """
        chosen = self.check(seat, option, number)
        if self.chance.script is not None:
            # A draw written by hand may turn out impossible: find out before anything changes.
            self.clone().commit(seat, chosen)
        self.commit(seat, chosen)

    def check(self, seat: int, option: Option | str | int, number: int | None = None) -> Option:
        """The option meant, if `seat` may choose it now; else an error that says why not."""
        asked = self.decision(seat)
        if number is not None and number != asked.number:
            raise StaleDecision(
                f"this answers question {number} of seat {seat}, but question {asked.number} is "
                f"open now ({asked.rule})"
            )
        chosen = self.setup.options.parse(option)
        if chosen not in asked.options:
            refusal = self.question.why_not(self, seat, chosen)
            allowed = ", ".join(allowed.text for allowed in asked.options)
            raise Refused(refusal, f"{chosen.text} is refused by {refusal}; allowed: {allowed}")
        return chosen

    def commit(self, seat: int, option: Option) -> None:
        """Write an option known to be legal into the journal and carry it out."""
        if self.journal is not None:
            self.journal.choose(seat, option, self.question.secret)
        self.play(seat, option)

    def play(self, seat: int, option: Option) -> None:
        """Carry out an option known to be legal and run on to the next question or the end."""
        stack = self.stack
        question: Question[Any, Any] = stack[-1]  # type: ignore[assignment]
        if not question.secret:
            stack.pop()
        question.apply(self, seat, option)
        while stack:
            step = stack[-1]
            if step.asks:
                return
            stack.pop()
            step.run(self)
        self._end()

    def run(self) -> None:
        """Run the frames on top of the stack until a question or the end."""
        while self.stack and not self.stack[-1].asks:
            self.stack.pop().run(self)
        if not self.stack:
            self._end()

    def _end(self) -> None:
        if self.journal is not None and (outcome := self.outcome) is not None:
            self.journal.seal()
            reason = outcome.reason.to_json()
            self.tell(End, TABLE, list(self.scores), list(outcome.winners), reason)

    def why(self, seat: int, option: Option | str | int) -> Refusal | None:
        """Why `seat` cannot choose `option` now; None if it can."""
        asked = self.decision(seat)
        chosen = self.setup.options.parse(option)
        return None if chosen in asked.options else self.question.why_not(self, seat, chosen)

    # --- for the rules of a game

    def deal(self, bag: list[int], count: int, purpose: str) -> list[int]:
        """Draw from a bag; every outcome goes into the record."""
        drawn = self.chance.deal(bag, count, purpose)
        if self.journal is not None:
            self.journal.entries.extend(Draw(purpose, outcome) for outcome in drawn)
            self.journal.seal()
        return drawn

    def tell(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Note an event, given as its class and what it is made of."""
        if self.journal is not None:
            self.journal.events.append(event(*args, **kwargs))

    def seal(self) -> None:
        """Something hidden became known: nothing before this can be taken back."""
        if self.journal is not None:
            self.journal.seal()

    # --- looking, copying, imagining

    def clone(self) -> Self:
        """An independent copy, journal included; made for each game from its fields."""
        raise AssertionError("only a game's own state can be cloned")

    def bare(self) -> Self:
        """An independent copy without journal, for search."""
        journal, self.journal = self.journal, None
        new = self.clone()
        self.journal = journal
        return new

    def resample(self, seat: int, rng: random.Random) -> Self:
        """A state that `seat` could not tell from this one, hidden parts drawn anew."""
        journal, self.journal = self.journal, None
        world = self.clone()
        self.journal = journal
        world.chance = Chance(rng.getrandbits(64))
        world.redraw(seat, rng)
        # A bag has no order, but the one it is written in comes from hidden draws.
        world.order_bags()
        if journal is not None:
            world.journal = journal.seen_by(seat)
        return world

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Draw anew, in place, all that `seat` cannot know.

        Made from the table of visibility where it says enough; else a game writes its own.
        """
        self.setup.game.engine.visibility.redraw(self, seat, rng)

    def answer_anew(self, seat: int, rng: random.Random) -> None:
        """Let the others, as far as they have answered a secret choice, have answered anything."""
        if self.stack and isinstance(question := self.stack[-1], SecretChoice):
            question.answer_anew(self, seat, rng)

    def order_bags(self) -> None:
        """Put what lies in bags in order; made for each game from its fields."""
        raise AssertionError("only a game's own state has bags")

    def withdraw_secrets(self, seat: int) -> None:
        """Forget the others' secret answers to the open question, which `seat` cannot know."""
        if self.stack and isinstance(question := self.stack[-1], SecretQuestion):
            for other in range(self.setup.seats):
                if other != seat:
                    question.withdraw(self, other)

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` (or -1, a spectator) may know, as plain data."""
        return self.setup.game.engine.visibility.view(self, seat)

    def log(self, seat: int) -> list[dict[str, Any]]:
        """The story so far as `seat` (or -1, a spectator) may know it."""
        if self.journal is None:
            return []
        content = self.setup.content
        return [event.to_json(content) for event in self.journal.events if event.seen_by(seat)]

    # --- the end

    @property
    def scores(self) -> Sequence[int]:
        """What each seat has counted; before the end, as if the game ended now."""
        return self.setup.game.engine.scores(self)

    def known_scores(self, seat: int) -> list[int]:
        """The scores as far as `seat` (or -1, a spectator) can know them."""
        known = self.setup.game.engine.known_breakdown
        return [sum(known(self, other, seat).values()) for other in range(self.setup.seats)]

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None before the end."""
        return None if self.stack else self.setup.game.engine.conclude(self)

    # --- remembering

    @property
    def record(self) -> Record:
        """The game as data: replaying it gives this very state."""
        return Record.of(self)

    def can_undo(self, seat: int) -> bool:
        return self.journal is not None and self.journal.undoable(seat) is not None

    def undo(self, seat: int) -> Self:
        """The state before the last choice of `seat`; see `can_undo`."""
        past = Timeline(self)
        past.undo(seat)
        assert isinstance(past.state, type(self))
        return past.state

    @property
    def entries(self) -> list[Choice | Draw]:
        if self.journal is None or self.journal.redacted:
            raise NoRecord("this state keeps no record: it is a bare clone or an imagined world")
        return self.journal.entries

    def dump(self) -> dict[str, Any]:
        """All that lies on the table, as plain data, secrets included."""
        return {
            name: plain(hint, getattr(self, name))
            for name, hint in self.fields.items()
            if not is_fixed(hint)
        }

    def fingerprint(self) -> str:
        """A hash of the whole table and the frames to come: equal states, equal fingerprints."""
        whole = {"table": self.dump(), "stack": [step.dump() for step in self.stack]}
        return hashlib.sha256(canonical(whole)).hexdigest()


def canonical(data: Any) -> bytes:
    """The one way to write plain data as bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
