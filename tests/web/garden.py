"""Somebody who plays The Lord of the Ice Garden on the page, with a mouse or a finger."""

from __future__ import annotations

from tests.web.people import Json
from tests.web.player import Player

# A busy maker: the Dead Snow comes soon, and the game is short.
WISHES = (
    "plan:making", "plan:influence", "plan:viper", "shift", "summon", "upgrade", "buy",
    "take:m_factor", "harvest:m_factor", "take", "harvest", "kill", "place", "thorn",
)  # fmt: skip
# What is chosen if there is nothing else.
ENDS = ("done", "decline")


class Gardener(Player):
    """A person at a table of the Ice Garden."""

    def choose(self, options: list[str]) -> str:
        if "done" in options and any(option.startswith("shift:") for option in options):
            return "done"
        deeds = [option for option in options if option not in ENDS] or options
        wished = (option for wish in WISHES for option in deeds if option.startswith(wish))
        return next(wished, deeds[-1])


def plans(view: Json, options: list[str]) -> bool:
    return any(option.startswith("plan:") for option in options)
