"""Tables of the Ice Garden for tests: whole random games, and positions laid out by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from antre.core.errors import Refused
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.step import SeatQuestion, Step
from antre.games.garden import GAME
from antre.games.garden.content.content import Box
from antre.games.garden.content.names import (
    FACES,
    FACTIONS,
    LEVELS,
    M_LEVELS,
    UPGRADES,
)
from antre.games.garden.rules.setup import equip
from antre.games.garden.rules.state import NOTHING, NOWHERE, Garden
from antre.games.garden.rules.troops import influence

BOX: Box = GAME.edition()
# The figures that worked examples and other positions count on: what is printed on units, the slots
# they have, and what upgrades cost. They are reconstructed and may be tuned; rules are as they are.
PRINTED = {
    "ice-warrior": '"attack"',
    "ice-colossus": '"shield domination"',
    "bone-walker": '"shield"',
    "charnel-giant": '"attack domination"',
    "red-matriarch": '"attack shield"',
    "briar-child": '"speed"',
}
SLOTS = {"ice-drakkar": "2"}
PRICES = {"attack": "2", "domination": "2"}
SKERRIES, BAY, FJORD, WOOD, GATE, MOOR, BARRENS, ISLES = range(8)
A, B, C, D = range(4)
NAMES = BOX.region_name


def with_figures(text: str, field: str, figures: dict[str, str]) -> str:
    """An edition in which a field of some entries has other figures."""
    for entry, figure in figures.items():
        pattern = rf'(id = "{entry}"(?:\n.+)*?\n{field} = ).*'
        text, found = re.subn(pattern, rf"\g<1>{figure}", text)
        assert found == 1
    return text


FIGURES = {"printed": PRINTED, "slots": SLOTS, "price": PRICES}
EXAMPLES: Box = GAME.read_edition(
    reduce(lambda text, field: with_figures(text, field, FIGURES[field]), FIGURES, BOX.text)
)


def new(
    seats: int = 4, seed: int = 1, draws: Any = None, box: Box = BOX, **settings: Any
) -> Garden:
    """A new game at its first question."""
    state = Setup.of(GAME, seats, settings, box).start(seed, draws)
    assert isinstance(state, Garden)
    return state


def game(seats: int, seed: int, **settings: Any) -> Iterator[Garden]:
    """A whole game of random choices: the same state at each of its questions, and at the end."""
    state = new(seats, seed, **settings)
    rng = random.Random(seed)
    while not state.over:
        yield state
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    yield state


# How readily a busy player chooses: things are made, little is declined.
BUSY = {
    "decline": 0.02, "done": 0.3, "summon": 6, "shift": 3, "plan:making": 4, "plan:influence": 2,
    "plan:viper": 0.3, "plan:raven": 0.3,
}  # fmt: skip


def busy_game(seats: int, seed: int, box: Box) -> Iterator[Garden]:
    """A whole game of random choices that favour doing something, with another edition."""
    state = Setup.of(GAME, seats, {}, box).start(seed)
    assert isinstance(state, Garden)
    rng = random.Random(seed)
    while not state.over:
        yield state
        seat, options = state.next_options()
        verbs = [option.text.partition(":")[0] for option in options]
        weights = [
            BUSY.get(option.text, BUSY.get(verb, 1.0))
            for option, verb in zip(options, verbs, strict=True)
        ]
        state.apply(seat, rng.choices(options, weights)[0])
    yield state


def play_to(state: Garden, question: str) -> Garden:
    """Always the last option, until a question of this name is asked."""
    while type(state.question).__name__ != question:
        seat, options = state.next_options()
        state.apply(seat, options[-1])
    return state


class Rest(SeatQuestion[Garden, Option]):
    """Where a position laid out by hand comes to rest."""

    __slots__ = ()
    rule = "round.phases"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [state.box.done]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        raise AssertionError("nothing happens any more")


def blank(*factions: str, mode: str = "basic", box: Box = EXAMPLES) -> Garden:
    """An empty map in round 2, nobody with any resources, seat 0 first; tiles in map order."""
    state = new(len(factions), box=box, factions=list(factions), mode=mode, vuko_tiles=0)
    setup = state.setup
    state.lay_table(len(factions))
    state.stack[:] = [Rest(0)]
    state.factions = tuple(FACTIONS.index(name) for name in factions)
    state.seat_of = tuple(
        state.factions.index(faction) if faction in state.factions else NOTHING
        for faction in range(len(FACTIONS))
    )
    for seat in range(setup.seats):
        equip(state, seat)
        take_all(state, seat)
    state.standing = tuple(reversed(state.order))
    for tile, region in enumerate(state.layout.regions, 1):
        state.tiles[region] = tile
    state.order_tokens = (1, 2, 3, 4, 5)
    state.round = 2
    return state


def take_all(state: Garden, seat: int) -> None:
    """Everything a seat owns goes to the bank."""
    state.population[seat] = state.gold[seat] = 0
    state.m_factor[M_LEVELS * seat : M_LEVELS * seat + M_LEVELS] = [0] * M_LEVELS
    state.bank = list(BOX.bank)


def own(
    state: Garden, seat: int, population: int = 0, gold: int = 0, m: Sequence[int] = (0, 0, 0, 0)
) -> None:
    """Resources out of the bank; M-factor by level."""
    state.population[seat] += population
    state.gold[seat] += gold
    for level, count in enumerate(m):
        state.m_factor[M_LEVELS * seat + level] += count
    for kind, count in enumerate((population, gold, sum(m))):
        state.bank[kind] -= count


def put(state: Garden, seat: int, region: int, cubes: int = 0, units: str = "") -> None:
    """Troops out of the supply; units by their levels, as in "112"."""
    state.cubes[8 * seat + region] += cubes
    state.supply[seat] -= cubes
    for level in units:
        kind = LEVELS * seat + int(level) - 1
        state.figures[kind] -= 1
        state.units[8 * kind + region] += 1


def neutral(state: Garden, *regions: int) -> None:
    for region in regions:
        state.neutral[region] += 1


def upgrade(state: Garden, seat: int, level: int, *kinds: str) -> None:
    """Tokens of the stock on the slots of a unit."""
    kind = LEVELS * seat + level - 1
    for name in kinds:
        slot = state.slots.index(NOTHING, 2 * kind)
        number = UPGRADES.index(name)
        state.slots[slot] = number
        state.stock[number] -= 1
        state.powers[number][kind] += 1


def reputations(state: Garden, *values: int, order: Sequence[int] = ()) -> None:
    """By seat; `order` is from the best to the worst where there are piles."""
    state.reputation[:] = values
    seats = order or range(len(values))
    state.standing = tuple(sorted(seats, key=lambda seat: -values[seat]))


def tile(state: Garden, *names: str) -> None:
    """Vuko faces that are active."""
    state.active = sum(1 << FACES.index(name) for name in names)


def act(state: Garden, *frames: Step[Garden]) -> None:
    """Run frames, the first one first, until something is asked."""
    state.stack += reversed(frames)
    state.run()


def choose(state: Garden, *texts: str) -> None:
    """Answers one after the other, by whoever is asked."""
    for text in texts:
        state.apply(state.waiting[0], text)


def texts(state: Garden) -> list[str]:
    """What is offered."""
    return [option.text for option in state.next_options()[1]]


def places(state: Garden) -> set[str]:
    """The regions that are offered."""
    return {text.partition(":")[2] for text in texts(state) if text.startswith("place:")}


def refused(state: Garden, text: str) -> str:
    """The rule by which an answer is refused."""
    try:
        choose(state, text)
    except Refused as error:
        return error.refusal.rule
    raise AssertionError(f"{text} was accepted")


def at_rest(state: Garden) -> bool:
    return bool(state.stack) and isinstance(state.question, Rest)


def cubes(state: Garden, seat: int, region: int) -> int:
    return state.cubes[8 * seat + region]


def units(state: Garden, seat: int, region: int) -> str:
    """The levels of the units that stand there."""
    return "".join(
        str(unit + 1) * state.units[8 * (LEVELS * seat + unit) + region] for unit in range(LEVELS)
    )


def levels(state: Garden, seat: int) -> list[int]:
    """The M-factor tokens of a seat by level."""
    return state.m_factor[M_LEVELS * seat : M_LEVELS * seat + M_LEVELS]


def shares(state: Garden, region: int) -> list[int]:
    return [influence(state, seat, region) for seat in range(state.setup.seats)]


def events_of(state: Garden, kind: str) -> list[dict[str, Any]]:
    return [event for event in state.log(NOWHERE) if event["kind"] == kind]
