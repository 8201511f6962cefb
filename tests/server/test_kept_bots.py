"""A bot is kept for its seat: its thoughts go on, within bounds, and losing them costs nothing."""

from __future__ import annotations

import asyncio
import os

import antre
from antre.bots import make
from antre.core.option import Option
from antre.core.state import State
from antre.server.bot_workers import BotWorkers
from antre.server.kept_bots import MOST, Asked, Homes, KeptBots

COUNTING = "tests.server.test_kept_bots:Counting"


class Counting:
    """Takes the first option when it is asked first, then the second, and so on."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, world: State, seat: int) -> Option:
        self.asked += 1
        return world.decision(seat).options[self.asked - 1]


class Mortal(Counting):
    """Takes its process along when it is asked a third time."""

    def choose(self, world: State, seat: int) -> Option:
        if self.asked == 2:
            os._exit(3)
        return super().choose(world, seat)


def ask_all(level: str, *questions: Asked, workers: int = 1) -> list[int]:
    """Which option each question is answered with."""
    state = antre.new("nidavellir", 2, seed=1)
    options = [option.text for option in state.decision(0).options]

    async def ask() -> list[int]:
        bot_workers = BotWorkers(workers=workers, seconds=20.0, patience=60.0)
        try:
            return [
                options.index(await bot_workers.choose(level, state, 0, asked=asked))
                for asked in questions
            ]
        finally:
            bot_workers.close()

    return asyncio.run(ask())


def test_the_bot_of_a_seat_is_asked_again_where_it_is_kept() -> None:
    """As long as its answers follow each other; the bot of another seat is another one."""
    ours = [Asked("table/0", number) for number in (4, 5, 6, 9)]
    other = Asked("table/1", 4)
    assert ask_all(COUNTING, *ours[:2], other, *ours[2:], workers=2) == [0, 1, 0, 2, 0]


def test_with_its_worker_a_bot_loses_its_thoughts_and_no_more() -> None:
    asked = [Asked("table/0", number) for number in range(5)]
    answers = ask_all(f"{__name__}:Mortal", *asked)
    # The third is answered by a stand-in, the next by a new bot that begins to count.
    assert [*answers[:2], *answers[3:]] == [0, 1, 0, 1]


def test_a_worker_keeps_those_who_were_asked_last() -> None:
    kept = KeptBots()
    for number in range(MOST + 3):
        kept.put(f"table/{number}", "greedy", make("greedy", number))
    assert len(kept) == MOST
    assert kept.take("table/2", "greedy") is None
    assert kept.take("table/3", "normal") is None
    assert kept.take("table/3", "greedy") is not None


def test_the_house_forgets_homes_as_workers_forget_bots() -> None:
    homes = Homes(workers=2)
    for number in range(2 * MOST + 1):
        homes.note(Asked(f"table/{number}", 7), worker=number % 2)
    assert homes.of(Asked("table/0", 8)) is None
    assert homes.of(Asked("table/1", 8)) == 1
    assert homes.goes_on(Asked("table/1", 8), 1)
    assert not homes.goes_on(Asked("table/1", 8), 0)
    assert not homes.goes_on(Asked("table/1", 7), 1)
