"""Groups, bridges and powers, on ancestries written by hand."""

from __future__ import annotations

import itertools
import random

import pytest

from antre.games.fall.content.grid import GRID, cells_of, flood
from antre.games.fall.content.names import ADVANCE, BOLSTER, GNOME, INFLUENCE
from antre.games.fall.rules.ancestry import Ancestry, power_of, with_symbols
from antre.games.fall.rules.covering import (
    best_weak_symbol,
    can_be_strong,
    coverable,
    covers,
    is_strong,
    next_symbols,
    usable,
    weak_symbols,
)
from tests.fall.tables import CHAMPION, CONTENT, cell, mask, weave

GRID_EXAMPLE = ("B A B S", "I A W .", "B A I2 .", "G I2 G .")


def is_legal(ancestry: Ancestry, covered: int, kind: int, chosen: int) -> bool:
    """The definition itself: one kind, and together in one component with what is covered."""
    if chosen & ~usable(ancestry, covered, kind) or not is_strong(ancestry, chosen):
        return False
    if chosen & ~GRID:
        return True
    return not chosen & ~flood(chosen & -chosen, chosen | covered & GRID)


def reached_by_hand(ancestry: Ancestry, covered: int, kind: int) -> set[int]:
    """All strong covers that can be picked symbol by symbol."""
    found: set[int] = set()
    todo = [0]
    seen = {0}
    while todo:
        chosen = todo.pop()
        if is_strong(ancestry, chosen):
            found.add(chosen)
        for symbol in cells_of(next_symbols(ancestry, covered, kind, chosen)):
            more = chosen | 1 << symbol
            if more not in seen:
                seen.add(more)
                todo.append(more)
    return found


def random_ancestry(rng: random.Random) -> tuple[Ancestry, int]:
    symbols = ["A", "A", "A2", "B", "W", "G", ".", "E", "S"]
    rows = [" ".join(rng.choice(symbols) for _ in range(4)) for _ in range(3)]
    ancestry = weave(*rows)
    if rng.random() < 0.4:
        ancestry = with_symbols(ancestry, CONTENT.champions[CHAMPION["hrimna"]].planes)
    covered = sum(1 << symbol for symbol in cells_of(coverable(ancestry, 0)) if rng.random() < 0.3)
    return ancestry, covered


@pytest.mark.proves(
    "ruling.symbol-by-symbol", "ruling.group-test", "strong.partial-group", "strong.bridges",
    "strong.wild-in-group", "ruling.champion-symbol-joins", "ruling.champion-symbol-bridge",
)  # fmt: skip
def test_picking_by_hand_reaches_exactly_the_legal_groups() -> None:
    rng = random.Random(7)
    for _ in range(150):
        ancestry, covered = random_ancestry(rng)
        symbols = list(cells_of(usable(ancestry, covered, ADVANCE)))
        legal = {
            chosen
            for size in range(1, len(symbols) + 1)
            for group in itertools.combinations(symbols, size)
            if is_legal(ancestry, covered, ADVANCE, chosen := sum(1 << one for one in group))
        }
        assert reached_by_hand(ancestry, covered, ADVANCE) == legal
        assert can_be_strong(ancestry, covered, ADVANCE) == bool(legal)
        best = covers(ancestry, covered, ADVANCE)
        assert set(best.values()) <= legal
        assert all(power_of(ancestry, chosen) == power for power, chosen in best.items())
        if legal:
            assert max(best) == max(power_of(ancestry, chosen) for chosen in legal)


@pytest.mark.proves("example.strong-advance", "strong.group", "symbol.power", "ruling.wild-number")
def test_three_advance_and_a_wild() -> None:
    ancestry = weave("A A A", ". W .")
    best = covers(ancestry, 0, ADVANCE)
    assert best[4] == mask((0, 0), (0, 1), (0, 2), (1, 1))
    assert best[3] == mask((0, 0), (0, 1), (0, 2))


@pytest.mark.proves(
    "example.grid-for-strong", "example.strong-bridge-bolster", "example.strong-bridge-influence",
    "strong.bridges-later-turns",
)  # fmt: skip
def test_the_grid_example() -> None:
    ancestry = weave(*GRID_EXAMPLE)
    covered = 0
    for place in ((3, 0), (3, 2)):
        assert weak_symbols(ancestry, covered, GNOME) >> cell(*place) & 1
        covered |= mask(place)
    bolsters = mask((0, 0), (0, 2), (2, 0), (1, 2))
    assert not is_legal(ancestry, covered, BOLSTER, bolsters)
    advances = mask((0, 1), (1, 1), (2, 1))
    assert is_legal(ancestry, covered, ADVANCE, advances)
    assert power_of(ancestry, advances) == 3
    covered |= advances
    assert is_legal(ancestry, covered, BOLSTER, bolsters)
    assert power_of(ancestry, bolsters) == 4
    covered |= bolsters
    influences = mask((1, 0), (2, 2), (3, 1))
    assert is_legal(ancestry, covered, INFLUENCE, influences)
    assert power_of(ancestry, influences) == 5
    assert coverable(ancestry, covered | influences) == 0


@pytest.mark.proves("strong.group-contiguous")
def test_corners_do_not_touch() -> None:
    assert not can_be_strong(weave("A .", ". A"), 0, ADVANCE)
    assert can_be_strong(weave("A A"), 0, ADVANCE)


@pytest.mark.proves("strong.only-action-symbols", "weak.not-coverable", "symbol.supplies")
def test_elders_supplies_and_blanks_never_join_or_serve() -> None:
    for between in (".", "E", "S", "B"):
        ancestry = weave(f"A {between} A")
        assert not can_be_strong(ancestry, 0, ADVANCE)
    assert coverable(weave("E S", ". ."), 0) == 0


@pytest.mark.proves("weak.no-strong-symbol", "ruling.group-minimum", "strong.numbered-symbol")
def test_numbered_symbols_are_for_strong_actions_alone() -> None:
    assert weak_symbols(weave("A2 B"), 0, ADVANCE) == 0
    assert covers(weave("A2 B"), 0, ADVANCE) == {2: mask((0, 0))}
    assert covers(weave("A B"), 0, ADVANCE) == {}


@pytest.mark.proves("ruling.group-of-wilds", "symbol.wild-single", "weak.wild")
def test_wilds_serve_any_kind_and_make_groups_of_their_own() -> None:
    ancestry = weave("W W")
    for kind in (ADVANCE, BOLSTER, INFLUENCE, GNOME):
        assert covers(ancestry, 0, kind) == {2: mask((0, 0), (0, 1))}
        assert weak_symbols(ancestry, 0, kind) == mask((0, 0), (0, 1))


@pytest.mark.proves("strong.group-mix")
def test_weak_and_numbered_symbols_add_up() -> None:
    assert max(covers(weave("A A2 A3"), 0, ADVANCE)) == 6


@pytest.mark.proves(
    "example.model-champion-symbols", "ability.ancestry-symbols", "ability.ancestry-adjacent",
    "ruling.champion-symbol-alone", "ruling.champion-symbol-kinds",
)  # fmt: skip
def test_symbols_on_champion_cards() -> None:
    ancestry = weave("A .", ". .")
    for name in ("hrimna", "laggrid", "argha"):
        ancestry = with_symbols(ancestry, CONTENT.champions[CHAMPION[name]].planes)
    best = covers(ancestry, 0, ADVANCE)
    assert max(best) == 5
    argha = CONTENT.champions[CHAMPION["argha"]].symbols[0][0]
    hrimna = CONTENT.champions[CHAMPION["hrimna"]].symbols[0][0]
    assert is_legal(ancestry, 0, ADVANCE, 1 << argha)
    assert power_of(ancestry, 1 << argha) == 2
    assert not is_strong(ancestry, 1 << hrimna)
    assert weak_symbols(ancestry, 0, ADVANCE) >> hrimna & 1
    assert not weak_symbols(ancestry, 0, ADVANCE) >> argha & 1


def test_a_careful_player_spares_wilds_and_groups() -> None:
    assert best_weak_symbol(weave("W A"), 0, ADVANCE) == cell(0, 1)
    assert best_weak_symbol(weave("A A . A"), 0, ADVANCE) == cell(0, 3)
    assert covers(weave("W A A"), 0, ADVANCE)[2] == mask((0, 1), (0, 2))
