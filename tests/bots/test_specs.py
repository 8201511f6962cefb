"""Bots by name, and a stranger's bot."""

from __future__ import annotations

from pathlib import Path

import pytest

import antre
from antre.bots import LEVELS, UnknownBot, make
from antre.bots.ismcts import Ismcts
from antre.bots.mcts import Mcts
from antre.bots.plain import Distracted, Greedy, RandomBot
from tests.bots.play import play, wins

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("greedy", Greedy),
        ("mcts:500", Mcts),
        ("mcts:1s", Mcts),
        ("mcts:0.5s", Mcts),
        ("mcts:200ms", Mcts),
        ("mcts:200ms:1.5s", Mcts),
        ("ismcts:500", Ismcts),
        ("ismcts:100ms", Ismcts),
        ("easy", Distracted),
        ("normal", Greedy),
        ("hard", Mcts),
        ("expert", Mcts),
    ],
)
def test_a_spec_names_a_bot(spec: str, kind: type) -> None:
    assert type(make(spec, 1)) is kind


def test_every_level_can_be_made() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    for level in LEVELS:
        assert make(level, 1)


def test_a_time_budget_is_kept_as_seconds() -> None:
    quick, slow, counting = (make(f"mcts:{budget}", 1) for budget in ("200ms", "1.5s", "500"))
    assert isinstance(quick, Mcts)
    assert isinstance(slow, Mcts)
    assert isinstance(counting, Mcts)
    assert (quick.seconds, slow.seconds, counting.iterations) == (0.2, 1.5, 500)


@pytest.mark.parametrize("spec", ["", "clever", "mcts ", "MCTS:1s", "random:3", ":Class", "a.b:"])
def test_an_unknown_spec_is_refused_with_what_is_allowed(spec: str) -> None:
    allowed = r"allowed: .*random, greedy, mcts:1s.*ismcts:100ms"
    with pytest.raises(UnknownBot, match=allowed):
        make(spec, 1)


@pytest.mark.parametrize(
    "spec",
    [
        "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1s", "mcts:1s:0s", "mcts:5:1s", "mcts:fast",
        "ismcts", "ismcts:0", "ismcts:0s", "ismcts:1s:5s", "ismcts:fast",
    ],
)  # fmt: skip
def test_a_search_without_a_budget_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="no budget"):
        make(spec, 1)


def test_the_error_is_one_of_ours_and_a_value_error() -> None:
    assert issubclass(UnknownBot, antre.AntreError)
    assert issubclass(UnknownBot, ValueError)


@pytest.mark.parametrize("kind", [Mcts, Ismcts])
def test_a_search_takes_one_budget(kind: type[Mcts] | type[Ismcts]) -> None:
    with pytest.raises(ValueError, match="either iterations or seconds"):
        kind(seed=1)
    with pytest.raises(ValueError, match="either iterations or seconds"):
        kind(iterations=5, seconds=1.0, seed=1)


@pytest.mark.parametrize("spec", ["mcts:50ms", "ismcts:50ms", "mcts:50ms:1s"])
def test_who_thinks_for_a_time_takes_it_by_the_clock_it_is_given(spec: str) -> None:
    """This clock stands still for 90 looks, and then says that an hour is over."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.0 if looks < 90 else 3600.0

    state = antre.new("nidavellir", seats=2, seed=1)
    assert make(spec, 1, clock).choose(state, 0) in state.decision(0).options
    assert 90 <= looks < 100


@pytest.mark.usefixtures("examples")
def test_the_ten_line_bot_plays_and_beats_chance() -> None:
    assert play(["ten_line_bot:Hasty", "random", "greedy"], seed=3).over
    assert wins("ten_line_bot:Hasty", "random", games=8, seats=2) >= 5


def test_the_ten_line_bot_has_ten_lines() -> None:
    code = (EXAMPLES / "ten_line_bot.py").read_text(encoding="utf-8").split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) == 10


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("no.such.module:Bot", "No module named"),
        ("random:Bot", "has no attribute 'Bot'"),
        ("decimal:Decimal", "no method choose"),
        ("datetime:datetime", "cannot be made from a seed"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        make(spec, 1)
