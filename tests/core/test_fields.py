"""A state declares its fields once: slots, copies and dumps are made from their types."""

from __future__ import annotations

import random
from typing import Annotated, Any, ClassVar

import pytest

from antre.core.chance import Chance
from antre.core.fields import Bag, Declared, Fixed
from antre.core.journal import Journal
from antre.core.setup import Setup
from antre.core.state import State
from tests.toys import pebbles

Troll = Annotated[int, "a name"]
SETUP = Setup.of(pebbles.GAME, 2)


class Table(State):
    """One field of every kind that can be copied."""

    SHARED: ClassVar[int] = 7

    age: int
    crowned: bool
    luck: float
    title: str
    troll: Troll
    maybe: int | None
    row: tuple[int, ...]
    coins: list[int]
    trolls: list[Troll]
    columns: list[tuple[int, ...]]
    grid: list[list[int]]
    prices: dict[str, int]
    deck: Bag
    decks: list[Bag]
    board: Fixed[list[int]]

    def __init__(self, setup: Setup = SETUP, journal: Journal | None = None) -> None:
        super().__init__(setup, Chance(1), journal)
        self.age, self.crowned, self.luck, self.title = 1, False, 0.5, "x"
        self.troll, self.maybe, self.row = 3, None, (1, 2)
        self.coins, self.trolls, self.columns = [1, 2], [3], [(1,), ()]
        self.grid, self.prices = [[1], [2, 3]], {"axe": 3}
        self.deck, self.decks, self.board = [3, 1, 2], [[2, 1], [4]], [9]

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Nothing is hidden."""


class Longer(Table):
    """A state that adds a field to another one."""

    moon: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.moon = [5]


def test_fields_are_slots_in_the_order_they_are_declared() -> None:
    assert list(Table.fields)[:4] == ["age", "crowned", "luck", "title"]
    assert "SHARED" not in Table.fields
    assert set(Table.__slots__) == set(Table.fields)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        Table().colour = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", [Table, Longer])
def test_a_clone_is_equal_and_of_its_own_kind(table: Any) -> None:
    state = table()
    clone = state.clone()
    assert type(clone) is table
    assert clone.dump() == state.dump()
    assert clone.setup is state.setup
    assert clone.board is state.board


def test_nothing_done_to_a_clone_shows_in_the_original() -> None:
    state = Longer()
    before, clone = state.dump(), state.clone()
    clone.age, clone.title, clone.row = 2, "y", ()
    clone.coins.append(3)
    clone.trolls.clear()
    clone.columns[0] = ()
    clone.grid[1].append(4)
    clone.prices["bow"] = 1
    clone.deck.pop()
    clone.decks[0].clear()
    clone.moon[0] = 6
    clone.stack.append(pebbles.ROUND)
    clone.chance.deal([1, 2, 3], 1, "x")
    assert state.dump() == before
    assert state.stack == []
    assert state.chance.seed != clone.chance.seed
    unlike = {name for name, value in clone.dump().items() if value != before[name]}
    assert unlike == {
        "age", "title", "row", "coins", "trolls", "columns", "grid", "prices", "deck", "decks",
        "moon",
    }  # fmt: skip


def test_a_clone_has_a_journal_of_its_own_and_a_bare_one_none() -> None:
    state = Table(journal=Journal())
    clone = state.clone()
    assert clone.journal is not None
    assert clone.journal is not state.journal
    assert state.bare().journal is None
    assert state.journal is not None


def test_a_dump_knows_no_order_in_bags_and_nothing_fixed() -> None:
    one, other = Table(), Table()
    other.deck, other.decks = [1, 2, 3], [[1, 2], [4]]
    assert one.dump() == other.dump()
    assert one.dump()["decks"] == [[1, 2], [4]]
    assert "board" not in one.dump()
    other.decks = [[4], [1, 2]]
    assert one.dump() != other.dump()
    other = Table()
    other.coins = [2, 1]
    assert one.fingerprint() != other.fingerprint()


def test_bags_of_an_imagined_world_are_in_order() -> None:
    world = Table().resample(0, random.Random(1))
    assert (world.deck, world.decks) == ([1, 2, 3], [[1, 2], [4]])
    assert world.coins == [1, 2]


@pytest.mark.parametrize(
    "hint",
    [set[int], frozenset[int], list[set[int]], dict[str, list[int]], list[list[list[int]]], Any],
)
def test_what_cannot_be_copied_is_an_error(hint: Any) -> None:
    body = {"__annotations__": {"thing": hint}, "__module__": __name__}
    with pytest.raises(TypeError, match=r"Odd\.thing: no way is known to copy .*a field is a num"):
        Declared("Odd", (State,), body)


def test_the_kernels_own_state_is_no_game() -> None:
    with pytest.raises(AssertionError, match="only a game's own state can be cloned"):
        State.clone(Table())
    with pytest.raises(AssertionError, match="only a game's own state has bags"):
        State.order_bags(Table())
