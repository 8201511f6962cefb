"""Pebbles: a game that has an engine and nothing else, with a secret, a private draw and a turn.

Each player holds a lucky pebble nobody else knows. In every round all hide a hand of 0, 1 or 2,
then one pebble is drawn from the bag for all to see: who hid its colour scores. Then each in turn
boasts or passes. At the end, lucky pebbles of the last colour score as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from antre.core.chance import Chance
from antre.core.engine import Engine
from antre.core.event import TABLE, Event
from antre.core.fields import Bag
from antre.core.game import Game
from antre.core.journal import Journal
from antre.core.option import Option
from antre.core.outcome import Outcome, by_points
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import NOBODY, SeatQuestion, SecretQuestion, Step
from antre.core.view import Visibility, everybody, hidden, own

COLOURS = 3
ROUNDS = 12
NOTHING = -1


class Pebbles(State):
    bag: Bag
    boasts: list[int]
    drawn: int
    hands: list[int]
    lucky: list[int]
    points: list[int]
    round: int

    def __init__(self, setup: Setup, chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        self.bag = [pebble % COLOURS for pebble in range(COLOURS * ROUNDS)]
        self.boasts = [0] * setup.seats
        self.drawn = NOTHING
        self.hands = [NOTHING] * setup.seats
        self.lucky = [NOTHING] * setup.seats
        self.points = [0] * setup.seats
        self.round = 0

    def redraw(self, seat: int, rng: random.Random) -> None:
        if self.over:
            return
        others = [other for other in range(self.setup.seats) if other != seat]
        pebbles = [*self.bag, *(self.lucky[other] for other in others)]
        rng.shuffle(pebbles)
        for other in others:
            self.lucky[other] = pebbles.pop()
            if self.hands[other] != NOTHING:
                self.hands[other] = rng.randrange(COLOURS)
        self.bag = pebbles


class Deal(Event):
    """A lucky pebble comes to hand."""

    pebble: int


class Hidden(Event):
    """Somebody hides a hand."""

    hand: int


class Reveal(Event):
    """The hands are opened and a pebble is drawn."""

    hands: list[int]
    pebble: int


class Boast(Event):
    """Somebody boasts."""


class Begin(Step[Pebbles]):
    def run(self, state: Pebbles) -> None:
        for seat in range(state.setup.seats):
            (state.lucky[seat],) = state.deal(state.bag, 1, "lucky")
            state.tell(Deal, seat, state.lucky[seat], audience=(seat,))
        state.stack.append(ROUND)


class Round(Step[Pebbles]):
    def run(self, state: Pebbles) -> None:
        state.round += 1
        if state.round <= ROUNDS:
            state.stack += [ROUND, *(Turn(seat) for seat in reversed(range(state.setup.seats)))]
            state.stack.append(HIDE)
            return
        for seat, pebble in enumerate(state.lucky):
            state.points[seat] += pebble == state.drawn


class Hide(SecretQuestion[Pebbles, Option]):
    def seats(self, state: Pebbles) -> Sequence[int]:
        return [seat for seat, hand in enumerate(state.hands) if hand == NOTHING]

    def actor(self, state: Pebbles) -> int:
        return state.hands.index(NOTHING) if NOTHING in state.hands else NOBODY

    def options(self, state: Pebbles, seat: int) -> list[Option]:
        return list(state.setup.options)[:COLOURS]

    def note(self, state: Pebbles, seat: int, option: Option) -> bool:
        state.hands[seat] = option.index
        state.tell(Hidden, seat, option.index, audience=(seat,))
        return True

    def withdraw(self, state: Pebbles, seat: int) -> None:
        state.hands[seat] = NOTHING

    def close(self, state: Pebbles) -> None:
        (state.drawn,) = state.deal(state.bag, 1, "pebble")
        state.tell(Reveal, TABLE, state.hands, state.drawn)
        for seat, hand in enumerate(state.hands):
            state.points[seat] += hand == state.drawn
        state.hands = [NOTHING] * state.setup.seats


class Turn(SeatQuestion[Pebbles, Option]):
    def options(self, state: Pebbles, seat: int) -> list[Option]:
        return list(state.setup.options)[COLOURS:]

    def apply(self, state: Pebbles, seat: int, option: Option) -> None:
        if option.text == "boast":
            state.boasts[seat] += 1
            state.tell(Boast, seat)


HIDE = Hide()
ROUND = Round()


class PebblesEngine(Engine[Pebbles]):
    state = Pebbles
    first = Begin()
    events = (Deal, Hidden, Reveal, Boast)
    longest = ROUNDS * 2 * 3
    visibility = Visibility(
        Pebbles,
        {
            "bag": hidden,
            "boasts": everybody,
            "drawn": everybody,
            "hands": own,
            "lucky": lambda state, seat: [
                pebble if seat == owner or state.over else None
                for owner, pebble in enumerate(state.lucky)
            ],
            "points": everybody,
            "round": everybody,
        },
    )

    def options(self, content: Any) -> Iterable[Option]:
        texts = [*(f"hide:{colour}" for colour in range(COLOURS)), "boast", "pass"]
        return [Option(text) for text in texts]

    def breakdown(self, state: Pebbles, seat: int) -> dict[str, int]:
        return {"pebbles": state.points[seat]}

    def conclude(self, state: Pebbles) -> Outcome:
        return by_points(state.setup.sides, state.scores, "most-pebbles", state.boasts, "boasts")


GAME: Game[Any, Any] = Game(
    slug="pebbles",
    folder=Path(__file__).parent,
    title={"en": "Pebbles", "fr": "Cailloux"},
    seats=range(1, 4),
    engine=PebblesEngine(),
)
