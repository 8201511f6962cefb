"""Bots at the table: they play, and when they fail the game goes on."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from itertools import groupby
from pathlib import Path

import pytest

import antre
from antre.core.game import find
from antre.core.option import Option
from antre.core.setting import parse
from antre.core.setup import Setup
from antre.core.state import State
from antre.server.bot_workers import BotWorkers, Choosing, fair_share
from antre.server.kept_bots import Asked, KeptBots
from antre.server.thinker import Question, answer
from antre.server.worlds import pack, unpack
from tests.server.den import Den, Guest, open_den
from tests.waiting import eventually

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


class Deaf(Crashing):
    """Never answers, and hears no alarm."""

    def choose(self, world: State, seat: int) -> Option:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            time.sleep(0.01)


class Cheating(Crashing):
    """Answers with something that is not possible."""

    def choose(self, world: State, seat: int) -> Option:
        allowed = world.decision(seat).options
        return next(option for option in world.setup.options if option not in allowed)


class Calculating(Crashing):
    """Takes the last option where mathematics has one thread, else the first."""

    def choose(self, world: State, seat: int) -> Option:
        import os

        return world.decision(seat).options[-(os.environ.get("OPENBLAS_NUM_THREADS") == "1")]


def wait_until(guest: Guest, table: str, waiting: list[int]) -> None:
    eventually(lambda: guest.look(table)["waiting"] == waiting, f"{waiting} are asked")


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
        ("Dying", "Died"),
        ("Dreaming", "TooSlow"),
        ("Stubborn", "Died"),
        ("Deaf", "Deaf"),
        ("Cheating", "Impossible"),
    ],
)
def test_a_bot_that_fails_never_stops_a_table(
    tmp_path: Path, bot: str, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    level = f"{HERE}:{bot}"
    with open_den(tmp_path, levels=(level,), bot_seconds=1.0) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", f"bot:{level}", start=True)
        wait_until(anna, table, [0])
        assert den.live(table).table.chairs[1].level == level
    assert f"gave no answer: {failure}; greedy plays" in caplog.text
    assert "I saw" not in caplog.text


def test_a_bot_is_told_what_its_turn_has_taken_so_far(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worker may be another one at each choice."""
    told: list[tuple[int, float]] = []

    async def choose(
        self: BotWorkers,
        level: str,
        state: State,
        seat: int,
        urgent: bool,
        spent: float,
        asked: Asked,
    ) -> str:
        told.append((state.setup.game.judge.pace(state), spent))
        await asyncio.sleep(0)
        return state.decision(seat).options[0].text

    monkeypatch.setattr(BotWorkers, "choose", choose)
    table = anna.lay("me", "bot:hard", start=True)
    rng = random.Random(2)
    for _ in range(3_000):
        if told and told[-1][0] > 2:
            break
        if not anna.answer(table, 0, rng):
            time.sleep(0.01)
    rounds = [[spent for _, spent in turn] for _, turn in groupby(told, key=lambda one: one[0])]
    assert len(rounds) > 2
    assert all(spent[0] == 0.0 and spent[-1] > 0.0 for spent in rounds[:-1])
    assert all(spent == sorted(spent) for spent in rounds)


def test_bots_calculate_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are as many workers as cores: with several threads each they would only wait."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    state = antre.new("nidavellir", 2, seed=1)

    async def ask() -> str:
        bot_workers = BotWorkers(workers=1, seconds=5.0, patience=60.0)
        try:
            return await bot_workers.choose(f"{HERE}:Calculating", state, 0)
        finally:
            bot_workers.close()

    assert asyncio.run(ask()) == state.decision(0).options[-1].text


def test_after_a_crash_the_next_bot_thinks_again() -> None:
    state = antre.new("nidavellir", 2, seed=1)

    async def ask() -> list[str]:
        bot_workers = BotWorkers(workers=1, seconds=5.0, patience=60.0)
        try:
            levels = (f"{HERE}:Dying", "greedy", "greedy")
            return [await bot_workers.choose(level, state, 0) for level in levels]
        finally:
            bot_workers.close()

    allowed = [option.text for option in state.decision(0).options]
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
    allowed = [option.text for option in state.decision(seat).options]
    told: list[None] = []
    question = Question(pack(world), "greedy", seat, 1, 0.0, 30.0, 30.0, advice=False)
    assert answer(question, KeptBots(), lambda: told.append(None))["option"] in allowed
    assert len(told) == 1


def test_a_world_travels_with_its_rules_settings_and_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which need not be those of the box, and may hold lists and mappings."""
    game = find("nidavellir")
    more = """
        [[setting]]
        id = "houses"
        kind = "per-seat"
        title = { en = "T", fr = "T" }
        help = { en = "H", fr = "H" }
        rule = "turn"
        [[setting.value]]
        id = "red"
        title = { en = "Red", fr = "Rouge" }
    """
    monkeypatch.setattr(game, "settings", (*game.settings, *parse(more)))
    monkeypatch.setattr(game, "versions", ("1", "2"))
    content = game.read_edition(game.edition().text + "# another\n")
    settings = {"first_game": True, "houses": ["red", None]}
    state = Setup.of(game, 2, settings, content, "1").start(seed=4)
    copies = [unpack(pack(state.resample(0, random.Random(1)))) for _ in range(2)]
    setup = copies[0].setup
    assert (setup.rules, setup.settings) == ("1", settings)
    assert setup.content.digest == content.digest != game.edition().digest
    assert copies[1].setup is setup
    assert copies[0].view(0) == state.view(0)


def test_bots_rest_while_nobody_is_there(den: Den, anna: Guest) -> None:
    table = anna.lay("bot:easy", "bot:easy", start=True)
    live = den.live(table)
    assert live.table.number == 2
    assert live.bots is None


def test_people_who_wait_come_first_and_then_who_has_waited_longest() -> None:
    state = antre.new("nidavellir", 2, seed=1)

    async def order() -> list[int]:
        jobs = [
            Choosing("greedy", state, 0, 0.0, (not urgent, n)) for n, urgent in enumerate(URGENT)
        ]
        random.Random(1).shuffle(jobs)
        return [job.order[1] for job in sorted(jobs)]

    assert asyncio.run(order()) == [1, 3, 0, 2, 4]


URGENT = (False, True, False, True, False)


def test_where_many_wait_each_has_less_time() -> None:
    shares = [fair_share(3.0, 2, waiting) for waiting in (0, 1, 2, 5, 29, 1_000)]
    assert shares == [3.0, 3.0, 1.0, 0.5, 0.1, 0.05]


def test_a_table_says_that_its_bots_are_in_a_hurry(tmp_path: Path) -> None:
    with open_den(tmp_path, levels=("mcts:2s", "normal")) as den:
        guests = [den.guest(name, "fr") for name in ("Anna", "Bruno", "Clara", "Dora")]
        tables = [guest.lay("me", "bot:mcts:2s", "bot:mcts:2s", start=True) for guest in guests]
        for _ in range(3_000):
            said = [
                guest.look(table)["hurried"] for guest, table in zip(guests, tables, strict=True)
            ]
            if any(said):
                break
            time.sleep(0.02)
        assert any("moins de temps" in sentence for sentence in said if sentence)


def test_a_deaf_bot_does_not_keep_its_worker() -> None:
    """The next question is thought about by a new one."""
    state = antre.new("nidavellir", 2, seed=1)

    async def ask() -> tuple[str, bool]:
        bot_workers = BotWorkers(workers=1, seconds=0.3, patience=60.0)
        try:
            await bot_workers.choose(f"{HERE}:Deaf", state, 0)
            option = await bot_workers.choose("mcts:0.1s", state, 0)
        finally:
            bot_workers.close()
        return option, bot_workers.hurried

    option, hurried = asyncio.run(ask())
    assert option in [each.text for each in state.decision(0).options]
    assert not hurried
