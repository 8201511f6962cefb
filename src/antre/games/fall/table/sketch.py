"""A scene of Fall in the making: what is drawn from, and how things are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from antre.core import sketch as core
from antre.core.captions import Remembered
from antre.core.engine import Parts
from antre.core.errors import MalformedOption
from antre.games.fall.content.content import Champion, FallContent
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.ancestry import Ancestry
from antre.games.fall.rules.state import Fall
from antre.games.fall.table.layout import layout_of
from antre.games.fall.words.sentences import say_space

# Options that say a player's name are worded anew for each table.
NAMING = ("troll",)
KIND_WORDS = {
    "advance": "table-kind-advance", "bolster": "table-kind-bolster",
    "influence": "table-kind-influence", "gnome": "table-kind-gnome", "wild": "table-kind-wild",
    "supplies": "table-kind-supplies", "elders": "table-kind-elders",
}  # fmt: skip


class Captions(Remembered[FallContent]):
    """The words of one scene, with the names of the edition."""

    __slots__ = ()

    def named(self, group: str, id: str) -> str:
        return self.content.words[group][id][self.words.language]

    def space(self, name: str) -> str:
        return self.once(say_space, name)

    def kind(self, kind: str) -> str:
        return self.say(KIND_WORDS[kind])

    def option(self, text: str, say: Callable[[str], str]) -> str:
        """An option in words, remembered unless it names a player."""
        if core.verb(text) in NAMING:
            return say(text)
        known = ("option", text)
        if known not in self._said:
            self._said[known] = say(text)
        return self._said[known]

    def symbol(self, kind: str, power: int) -> str:
        return f"{self.kind(kind)} {power}" if power > 1 else self.kind(kind)


class Sketch(core.Sketch[FallContent, Captions]):
    """One view of Fall on its way to become a scene.

    Besides the view it keeps what follows from things that lie open: who controls what, and the
    ancestries as bits.
    """

    def __init__(
        self, state: Fall, seat: int, shape: str, captions: Captions, parts: Parts
    ) -> None:
        super().__init__(state, seat, shape, captions, parts)
        self.board = state.board
        self.layout = layout_of(state.board)
        self.ancestries: list[Ancestry] = state.ancestry
        self.cubes: list[int] = state.covered
        # By space, the seat that controls it.
        self.control: Mapping[str, int] = {}
        # By Great Hall, who would win it now.
        self.hall_light: list[int] = []
        # Of each gate card the viewer knows, what it would bring as things stand.
        self.plans: Mapping[int, str] = {}
        # The numbers of the frame that asks the viewer.
        self.fields: Mapping[str, Any] = {}

    def champion(self, name: str) -> Champion:
        return self.content.champions[self.content.champion_name.index(name)]

    def clan_of(self, champion: str) -> str:
        """The clan of a champion, or "renegade"."""
        return (*CLANS, "renegade")[self.champion(champion).clan]

    def knows(self, option: str) -> bool:
        """Is there such an option in this edition?"""
        return is_option(self.content, option)

    def first_verb(self, *verbs: str) -> str:
        """The verb of these that the question is about; "" if it is about none."""
        return next((verb for verb in verbs if verb in self.verbs), "")


@lru_cache(maxsize=1 << 14)
def is_option(content: FallContent, text: str) -> bool:
    try:
        content.options.parse(text)
    except MalformedOption:
        return False
    return True
