"""Which search thinks for the coach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from antre.bots import Bot, make
from antre.coach.adviser import adviser
from antre.coach.driving import review
from antre.core.game import find
from antre.core.setup import Setup
from tests.bots.play import play
from tests.toys import pebbles

NIDAVELLIR = Setup.of(find("nidavellir"), 2)


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game rather ask its network."""
    monkeypatch.setattr("antre.core.judge.Judge.network_leads", True)


def test_the_network_advises_where_it_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    for trusted, search in ((True, "net:400ms"), (False, "mcts:400ms")):
        monkeypatch.setattr(type(NIDAVELLIR.game.judge), "network_leads", trusted)
        assert adviser(NIDAVELLIR, 0.4) == search


@pytest.mark.usefixtures("trusting")
def test_a_game_without_a_network_is_thought_about_all_the_same() -> None:
    assert adviser(Setup.of(pebbles.GAME, 2), 2.0) == "mcts:2000ms"


def test_no_time_is_a_little_time() -> None:
    assert adviser(NIDAVELLIR, 0.0) in ("mcts:1ms", "net:1ms")


@pytest.mark.usefixtures("trusting")
def test_a_network_looks_again_at_choices_where_it_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def quick(spec: str, seed: int, clock: Callable[[], float]) -> Bot:
        asked.append(spec)
        return make("net:8", seed, clock)

    monkeypatch.setattr("antre.coach.second_look.make", quick)
    found = review(play(["easy", "greedy"], 4).record, [0], looks=3, seconds=0.05)
    assert asked == ["net:20ms"] * 3
    assert len(found.judged) == 3
