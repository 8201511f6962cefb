"""Bots by name: `greedy`, `mcts:1s`, `hard`, or a class of one's own, `package.module:Class`."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable
from math import inf
from time import perf_counter
from typing import Any

from antre.bots.bot import Bot
from antre.bots.guided import PolicyValue
from antre.bots.ismcts import Ismcts
from antre.bots.mcts import Mcts
from antre.bots.plain import Distracted, Greedy, RandomBot
from antre.core.errors import AntreError
from antre.core.setup import Setup

PLAIN: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy, "easy": Distracted}
LEVELS = {
    "easy": "greedy where it pays attention, else random",
    "normal": "greedy",
    "hard": "mcts:1s:5s",
    "expert": "net:1s:5s",
}
TIME = r"\d+(?:\.\d+)?(?:ms|s)"
BUDGET = re.compile(rf"({TIME})(?::({TIME}))?|(\d+)")
Clock = Callable[[], float]
OWN = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*:[^\W\d]\w*")
ALLOWED = (
    "easy, normal, hard, random, greedy, mcts:1s or mcts:200ms (thinking time for a choice), "
    "mcts:1s:5s (and for a turn), mcts:500 (iterations), where the game has a network expert, net, "
    "net:1s or net:500, ismcts:100ms or ismcts:500 (the textbook search), "
    "or package.module:Class for a bot of your own"
)


class UnknownBot(AntreError, ValueError):
    """No bot goes by that name, or it cannot be made."""


def make(spec: str, seed: int, clock: Clock = perf_counter) -> Bot:
    """The bot a spec names; the seed settles all it leaves to chance.

    Who thinks for a time takes it by the clock: give `process_time` for a bot that is to think as
    much on a busy machine as on an idle one.
    """
    if spec in ("normal", "hard", "expert"):
        spec = LEVELS[spec]
    if spec in PLAIN:
        return PLAIN[spec](seed)
    name, _, rest = spec.partition(":")
    if name == "mcts":
        return _make_mcts(spec, rest, seed, clock)
    if name == "net":
        return _make_net(spec, rest, seed, clock)
    if name == "ismcts":
        return _make_ismcts(spec, rest, seed, clock)
    if OWN.fullmatch(spec):
        return _make_own(spec, name, rest, seed)
    raise UnknownBot(f"there is no bot {spec!r}; allowed: {ALLOWED}")


def check(spec: str, setup: Setup) -> None:
    """Raises UnknownBot where there is no such bot, or where it cannot play this game."""
    make(spec, 0)
    if missing := lacks(spec, setup):
        levels = ", ".join(able(LEVELS, setup))
        raise UnknownBot(f"{spec!r} cannot play here: {missing} (levels here: {levels})")


def able(specs: Iterable[str], setup: Setup) -> list[str]:
    """Those of some bots who can play this game."""
    return [spec for spec in specs if not lacks(spec, setup)]


def lacks(spec: str, setup: Setup) -> str:
    """What a bot would need to play this game, as a sentence; empty where it has all it needs."""
    if LEVELS.get(spec, spec).partition(":")[0] != "net":
        return ""
    try:
        from antre.bots.network import NoNetwork, network_for
    except ModuleNotFoundError as error:
        return f"the package {error.name} is missing"
    try:
        network_for(setup)
    except NoNetwork as error:
        return str(error)
    if spec == "expert" and not setup.game.judge.network_leads:
        return f"the network of {setup.game.slug} is not known to play better than hard"
    return ""


def _make_mcts(
    spec: str, budget: str, seed: int, clock: Clock, opinions: PolicyValue | None = None
) -> Mcts:
    found = BUDGET.fullmatch(budget)
    choice, turn, iterations = found.groups("") if found else ("", "", "")
    if iterations.strip("0"):
        return Mcts(iterations=int(iterations), seed=seed, policy_value=opinions)
    seconds, limit = _seconds(choice), _seconds(turn) if turn else inf
    if seconds and limit:
        return Mcts(seconds=seconds, turn=limit, seed=seed, clock=clock, policy_value=opinions)
    name = spec.partition(":")[0]
    raise UnknownBot(
        f"{spec!r} has no budget; write {name}:1s, {name}:200ms, {name}:1s:5s or {name}:500"
    )


def _make_net(spec: str, budget: str, seed: int, clock: Clock) -> Bot:
    try:
        from antre.bots.net import Opinions, glance
    except ModuleNotFoundError as error:
        raise UnknownBot(
            f"the bot {spec!r} needs the package {error.name}; install it with: "
            'pip install "antre[net]"'
        ) from error
    return glance(seed) if spec == "net" else _make_mcts(spec, budget, seed, clock, Opinions())


def _make_ismcts(spec: str, budget: str, seed: int, clock: Clock) -> Ismcts:
    found = BUDGET.fullmatch(budget)
    choice, turn, iterations = found.groups("") if found else ("", "", "")
    if iterations.strip("0"):
        return Ismcts(iterations=int(iterations), seed=seed)
    if _seconds(choice) and not turn:
        return Ismcts(seconds=_seconds(choice), seed=seed, clock=clock)
    raise UnknownBot(f"{spec!r} has no budget; write ismcts:100ms or ismcts:500")


def _seconds(time: str) -> float:
    """A time as it is written, `200ms` or `1.5s`; 0 for none."""
    number = float(time.rstrip("ms") or 0)
    return number / 1000 if time.endswith("ms") else number


def _make_own(spec: str, module: str, name: str, seed: int) -> Bot:
    try:
        found: Any = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"cannot load the bot {spec!r}: {error}; allowed: {ALLOWED}") from error
    try:
        bot: Bot = found(seed)
    except TypeError as error:
        raise UnknownBot(f"{spec!r} cannot be made from a seed alone: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec!r} is no bot: it has no method choose(world, seat)")
    return bot
