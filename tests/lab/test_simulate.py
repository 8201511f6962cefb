"""Simulation: the same games whoever plays them, fair seats, clear failures."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections import Counter
from typing import Any

import pytest

from antre.bots import make
from antre.core.errors import AntreError, BadSetup
from antre.core.game import find
from antre.core.setup import Setup, read_record
from antre.lab.extras import MissingExtra
from antre.lab.seeds import branch
from antre.lab.simulate import GameFailed, Rotation, play_game, simulate, summary
from antre.lab.workers import Ray, each, serve

SETUP = Setup.of(find("nidavellir"), 3)
PLAYERS = "tests.lab.players"


def test_the_same_rows_regardless_of_workers() -> None:
    alone = simulate(SETUP, ["random", f"{PLAYERS}:First"], games=7, seed=5, records=True)
    together = simulate(
        SETUP, ["random", f"{PLAYERS}:First"], games=7, seed=5, workers=3, records=True
    )
    assert alone == together
    assert [row.number for row in alone] == list(range(7))


def test_another_seed_is_another_tournament() -> None:
    assert simulate(SETUP, ["random"], 2, seed=1) != simulate(SETUP, ["random"], 2, seed=2)


def test_no_game_is_played_twice() -> None:
    for seed in (0, 1, -1):
        assert len({branch(seed, game) for game in range(1000)}) == 1000
    assert branch(0, 1) != branch(1, 0)


def test_rows_tell_what_happened() -> None:
    for row in simulate(SETUP, ["random"], games=4, records=True):
        assert row.record is not None
        state = read_record(row.record).replay()
        assert state.over
        assert row.scores == tuple(state.scores)
        assert state.outcome is not None
        assert row.winners == state.outcome.winners
        assert row.utilities == state.outcome.utilities
        assert row.margins == state.outcome.margins
        assert row.length == sum(row.decisions) == read_record(row.record).choices
        assert tuple(sum(parts.values()) for parts in row.breakdown) == row.scores
        for seat, traits in enumerate(row.traits):
            assert list(traits) == SETUP.game.learner.traits(state, seat)
        assert sum(row.utilities) == pytest.approx(1)


def test_records_change_nothing_and_are_left_out_by_default() -> None:
    plain = simulate(SETUP, ["random"], games=2)
    kept = simulate(SETUP, ["random"], games=2, records=True)
    assert [row.record for row in plain] == [None, None]
    assert [row.scores for row in plain] == [row.scores for row in kept]


def test_a_game_is_met_again_by_its_seed() -> None:
    row = simulate(SETUP, ["random", f"{PLAYERS}:First"], games=3, seed=9)[2]
    assert play_game(SETUP, row.bots, row.seed, number=2, made=row.made) == row


@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_every_bot_sits_everywhere_equally(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("antre.lab.simulate.check", lambda spec, setup: None)
    line_up = Rotation(bots, SETUP)
    places = Counter(
        (seat, bot) for game in range(2 * len(bots)) for seat, bot in enumerate(line_up(game))
    )
    assert places == {(seat, bot): 2 for seat in range(3) for bot in bots}


def test_progress_is_told_the_games_done() -> None:
    for workers in (1, 2):
        told: list[int] = []
        simulate(SETUP, ["random"], games=4, workers=workers, progress=told.append)
        assert told == [1, 2, 3, 4]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_crashing_bot_is_named_with_the_seed(workers: int) -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(SETUP, ["random", f"{PLAYERS}:Crasher"], games=4, workers=workers)
    text = str(caught.value)
    assert "ZeroDivisionError: the bot broke" in text
    seed = int(text.partition("(seed ")[2].partition(",")[0])
    game = int(text.partition("game ")[2].partition(" ")[0])
    with pytest.raises(ZeroDivisionError):
        play_game(SETUP, Rotation(["random", f"{PLAYERS}:Crasher"], SETUP)(game), seed)
    assert multiprocessing.active_children() == []


def test_a_bot_that_chooses_what_is_not_offered() -> None:
    with pytest.raises(GameFailed, match=r"seed \d+.*stay is refused") as caught:
        simulate(SETUP, [f"{PLAYERS}:Cheat"], games=1)
    assert "allowed: bid:" in str(caught.value)


def test_a_worker_that_dies_does_not_hang() -> None:
    with pytest.raises(GameFailed, match=r"game \d of nidavellir failed \(seed \d+.*exit code 3"):
        simulate(SETUP, [f"{PLAYERS}:Quitter"], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_a_worker_whose_caller_is_gone_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antre.lab.workers.signal.signal", lambda number, answer: None)
    ours, theirs = multiprocessing.Pipe()
    ours.send(0)
    done = []

    def work(number: int) -> None:
        done.append(number)
        ours.close()

    serve(theirs, work)
    assert done == [0]


def threads(number: int) -> str | None:
    return os.environ.get("OPENBLAS_NUM_THREADS")


def test_workers_calculate_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several each, a network on a few busy cores takes many times as long."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert list(each(threads, 2, workers=2)) == ["1", "1"]
    assert threads(0) is None, "what this process does is its own affair"


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_leaves_no_process_behind(workers: int) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(SETUP, ["random"], games=50, workers=workers, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(BadSetup, match="bots are missing"):
        simulate(SETUP, [], games=1)
    with pytest.raises(AntreError, match="workers: 0"):
        simulate(SETUP, ["random"], games=1, workers=0)
    with pytest.raises(BadSetup, match="games: -1"):
        simulate(SETUP, ["random"], games=-1)
    with pytest.raises(AntreError, match="nobody"):
        simulate(SETUP, ["nobody"], games=1)


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'ray.*pip install "antre\[ray\]"'):
        simulate(SETUP, ["random"], games=1, workers=Ray("local"))


def test_who_thinks_for_a_time_has_it_as_processor_time() -> None:
    clocks: list[Any] = []

    def made(spec: str, seed: int, clock: Any) -> Any:
        clocks.append(clock)
        return make(spec, seed, clock)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("antre.lab.simulate.make", made)
        play_game(SETUP, ["random"] * 3, 1)
    assert clocks == [time.process_time] * 3


def test_the_summary_has_a_line_for_each_bot() -> None:
    table = summary(simulate(SETUP, ["random", f"{PLAYERS}:First"], games=2))
    assert table.row_count == 2
    assert set(table.columns[0].cells) == {"random", f"{PLAYERS}:First"}
    assert list(table.columns[1].cells) == ["3", "3"]
