"""The moments heroes and distinctions wait for: an age ends, a hero is due, a card is drawn."""

from __future__ import annotations

from collections.abc import Iterable

from antre.core.chance import Chance
from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.rules.heroes import Muster
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import army, ask, card, choose

# Row by row, complete lines.
LINES = {
    "warrior": "w3 w4 w5 w6 w7 w8",
    "hunter": "h h h h h h",
    "miner": "m0 m0 m1 m1 m2 m2",
    "blacksmith": "b b b b b b",
    "explorer": "e5 e6 e7 e8 e9 e10",
}


def end_age(state: Nidavellir, age: int) -> None:
    """All taverns are resolved and the deck of the age has run out: run to a question."""
    state.age = age
    state.decks[age - 1].clear()
    ask(state, END_OF_ROUND)


def will_draw(state: Nidavellir, purpose: str, names: Iterable[str], seed: int = 1) -> None:
    """Settle what chance gives next: will_draw(state, "pioneer", ["w3.2", "h.2a", "o5.2a"])."""
    state.chance = Chance(seed, {purpose: [(card(name),) for name in names]})


def lines(state: Nidavellir, seat: int, count: int = 1) -> None:
    """Give a seat so many dwarves of each class."""
    army(state, seat, **{name: " ".join(row.split()[:count]) for name, row in LINES.items()})


def hero_due(state: Nidavellir, seat: int = 0) -> None:
    """Test the lines of a seat, as after any placement; it must be asked for a hero."""
    ask(state, Muster(seat))
    assert (state.decisions[0].seat, state.decisions[0].rule) == (seat, "hero.mandatory")


def recruit(state: Nidavellir, hero: str, seat: int = 0) -> None:
    hero_due(state, seat)
    choose(state, f"recruit:{hero}")


def ranks(state: Nidavellir, seat: int) -> list[int]:
    """The ranks of a seat, class by class, as everybody sees them."""
    return [state.view(-1)["ranks"][seat][name] for name in CLASSES]
