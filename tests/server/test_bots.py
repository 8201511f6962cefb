"""Bots at the table: they play, and when they fail the game goes on."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import antre
from antre.core.option import Option
from antre.core.state import State
from antre.server.thinking import Thinkers, pack, think, unpack
from tests.server.den import Den, Guest, open_den

HERE = "tests.server.test_bots"


class Crashing:
    """Breaks at every question."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, world: State, seat: int) -> Option:
        raise RuntimeError(f"I saw {world.dump()}")


class Dying(Crashing):
    """Takes its whole process along."""

    def choose(self, world: State, seat: int) -> Option:
        import os

        os._exit(3)


class Dreaming(Crashing):
    """Never answers."""

    def choose(self, world: State, seat: int) -> Option:
        while True:
            time.sleep(0.01)


class Stubborn(Crashing):
    """Never answers, whatever is said."""

    def choose(self, world: State, seat: int) -> Option:
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Cheating(Crashing):
    """Answers with something that is not possible."""

    def choose(self, world: State, seat: int) -> Option:
        allowed = world.asked(seat).options
        return next(option for option in world.setup.options if option not in allowed)


def wait_until(guest: Guest, table: str, waiting: list[int]) -> None:
    for _ in range(3_000):
        if guest.look(table)["waiting"] == waiting:
            return
        time.sleep(0.02)
    raise AssertionError(guest.look(table))


def test_bots_answer_what_they_are_asked(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "bot:easy", "bot:normal", start=True)
    wait_until(anna, table, [0])
    anna.decide(table, 0, "bid:b4", "bid:b3", "bid:b2")
    rng = random.Random(2)
    for _ in range(3_000):
        if anna.seat(table, 0)["over"]:
            break
        if not anna.answer(table, 0, rng):
            time.sleep(0.01)
    assert anna.look(table)["status"] == "over"


@pytest.mark.parametrize(
    ("bot", "failure"),
    [
        ("Crashing", "RuntimeError"),
        ("Dying", "BrokenProcessPool"),
        ("Dreaming", "TooSlow"),
        ("Stubborn", "BrokenProcessPool"),
        ("Cheating", "Impossible"),
    ],
)
def test_a_bot_that_fails_never_stops_a_table(
    tmp_path: Path, bot: str, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    level = f"{HERE}:{bot}"
    with open_den(tmp_path, levels=(level,), bot_seconds=0.3) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", f"bot:{level}", start=True)
        wait_until(anna, table, [0])
        assert den.live(table).table.chairs[1].level == level
    assert f"gave no answer: {failure}; greedy plays" in caplog.text
    assert "I saw" not in caplog.text


def test_after_a_crash_the_next_bot_thinks_again() -> None:
    state = antre.new("nidavellir", 2, seed=1)

    async def ask() -> list[str]:
        thinkers = Thinkers(workers=1, seconds=5.0, patience=60.0)
        try:
            levels = (f"{HERE}:Dying", "greedy", "greedy")
            return [await thinkers.choose(level, state, 0) for level in levels]
        finally:
            thinkers.close()

    allowed = [option.text for option in state.asked(0).options]
    assert all(option in allowed for option in asyncio.run(ask()))


def test_what_leaves_for_a_worker_is_an_imagined_world() -> None:
    state = antre.new("nidavellir", 3, seed=4)
    rng = random.Random(0)
    for _ in range(40):
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    seat = state.decisions[0].seat
    world = state.resample(seat, rng)
    copy = unpack(pack(world))
    assert copy.fingerprint() == world.fingerprint()
    assert copy.view(seat) == state.view(seat)
    assert copy.log(seat) == state.log(seat)
    assert copy.setup.content is state.setup.content
    with pytest.raises(antre.AntreError, match="keeps no record"):
        _ = copy.record
    allowed = [option.text for option in state.asked(seat).options]
    assert think(pack(world), "greedy", seat, 1, 30.0) in allowed


def test_bots_rest_while_nobody_is_there(den: Den, anna: Guest) -> None:
    table = anna.lay("bot:easy", "bot:easy", start=True)
    live = den.live(table)
    assert live.table.number == 2
    assert live.bots is None
