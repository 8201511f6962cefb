"""Bots that are kept for their seats, so that what they have thought is not thought again.

A bot lives in the worker process that made it. The house remembers which worker that is; each
worker keeps the bots it was asked last and forgets the others, who are made anew when they are
asked again. What is lost with a worker is thoughts and nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from antre.bots import Bot

MOST = 8  # bots that a worker keeps


class Asked(NamedTuple):
    """Which bot is asked, by table and seat, and the number of the question at that seat."""

    bot: str
    number: int


NOBODY = Asked("", 0)  # a bot that answers once and is not kept


class Homes:
    """On the side of the house: which worker has the bot of a seat, and what it answered last."""

    def __init__(self, workers: int) -> None:
        self._most = MOST * workers
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def of(self, asked: Asked) -> int | None:
        """The number of the worker."""
        known = self._known.get(asked.bot)
        return None if known is None else known[0]

    def goes_on(self, asked: Asked, worker: int) -> bool:
        """Has this worker answered the question before, and nobody else anything since?"""
        return self._known.get(asked.bot) == (worker, asked.number - 1)

    def note(self, asked: Asked, worker: int) -> None:
        self.forget(asked)
        self._known[asked.bot] = worker, asked.number
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def forget(self, asked: Asked) -> None:
        self._known.pop(asked.bot, None)


class KeptBots:
    """In the worker: the bots that have answered, by seat and level."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, bot: str, level: str) -> Bot | None:
        """It is put back once it has answered: one that fails is not asked again."""
        return self._bots.pop((bot, level), None)

    def put(self, bot: str, level: str, made: Bot) -> None:
        self._bots[bot, level] = made
        if len(self._bots) > MOST:
            self._bots.popitem(last=False)
