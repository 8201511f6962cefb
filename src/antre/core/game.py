"""What a game tells the house about itself, in parts: who asks, and for what.

Only the engine is needed. A game without a judge is played by bots that look at its scores, one
without a voice is told in the names of its own parts, one without a stage is shown as plain boxes,
one without a learner is encoded by its view.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from antre.core import about, setting
from antre.core.content import Content
from antre.core.edition import Sheet, read_text
from antre.core.engine import Engine
from antre.core.errors import BadSetup
from antre.core.judge import Judge
from antre.core.learner import Learner
from antre.core.rule import RuleBook, Translated, UnwrittenRules
from antre.core.stage import Stage
from antre.core.voice import Voice

if TYPE_CHECKING:
    from antre.core.state import State

S = TypeVar("S", bound="State", default="State")
C = TypeVar("C", bound=Content, default=Any)
GROUP = "antre.games"


class Game(Generic[S, C]):
    """One game of the house, played on states of its own with content of its own.

    The rooms know games through this class alone. `versions` are the rules it can still play by,
    the newest last.
    """

    def __init__(
        self,
        slug: str,
        folder: Path,
        title: Translated,
        seats: range,
        engine: Engine[S, C],
        *,
        versions: tuple[str, ...] = ("1",),
        judge: Judge[S] | None = None,
        voice: Voice[S, C] | None = None,
        stage: Stage[S, C] | None = None,
        learner: Learner[S, C] | None = None,
    ) -> None:
        self.slug = slug
        self.folder = folder
        self.title = title
        self.seats = seats
        self.versions = versions
        self.engine = engine
        self.judge: Judge[S] = judge or Judge()
        self.voice: Voice[S, C] = voice or Voice()
        self.stage: Stage[S, C] = stage or Stage()
        self.learner: Learner[S, C] = learner or Learner()

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game goes to another process by name: every process has it."""
        return find, (self.slug,)

    @property
    def version(self) -> str:
        """The rules that new games are played by."""
        return self.versions[-1]

    @cached_property
    def rules(self) -> RuleBook:
        path = self.folder / "rules.toml"
        return RuleBook.load(path) if path.is_file() else UnwrittenRules()

    @cached_property
    def settings(self) -> tuple[setting.Setting, ...]:
        return setting.load(self.folder)

    @cached_property
    def about(self) -> about.About | None:
        """How it is offered to those who do not know it; nothing where nobody has written it."""
        return about.load(self.folder)

    def edition(self, path: Path | None = None) -> C:
        """The edition in `path`, or our own."""
        own = self.folder / "edition.toml"
        if path is None and not own.is_file():
            return self.read_edition("")
        return self.read_edition(read_text(path or own))

    def read_edition(self, text: str) -> C:
        """The edition that a text describes."""
        content: C = _edition(self, text)
        return content


@lru_cache(maxsize=64)
def _edition(game: Game[Any, Any], text: str) -> Any:
    sheet = Sheet(text)
    content = game.engine.compile(sheet)
    sheet.finish()
    return content


def find(slug: Any) -> Game[Any, Any]:
    """The game of that slug, be it on the shelf or still in the making."""
    modules = {**_in_the_making(), **_shelf()}
    # A list and not the mapping: what somebody sends may be anything, a list of its own included.
    if slug not in list(modules):
        raise BadSetup(f"there is no game {slug!r}; there are {', '.join(_shelf())}")
    module, _, name = modules[slug].partition(":")
    game = getattr(importlib.import_module(module), name)
    assert isinstance(game, Game)
    return game


def slugs() -> Sequence[str]:
    """The games of the house, as they stand on the shelf."""
    return list(_shelf())


@cache
def _shelf() -> dict[str, str]:
    """Where each game is found that is whole: our own, then those of other packages."""
    own: Sequence[str] = importlib.import_module(GROUP).SHELF
    shelf = {slug: f"{GROUP}.{slug}:GAME" for slug in own}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        shelf.setdefault(entry.name, entry.value)
    return shelf


@cache
def _in_the_making() -> dict[str, str]:
    """Our games that are not on the shelf yet: they can be played by who knows their name."""
    found = pkgutil.iter_modules(importlib.import_module(GROUP).__path__)
    return {module.name: f"{GROUP}.{module.name}:GAME" for module in found if module.ispkg}
