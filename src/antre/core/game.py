"""What a game tells the house about itself, and how a game starts."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from antre.core.chance import Chance, Script
from antre.core.edition import Sheet, read_text
from antre.core.errors import BadRecord, BadSetup
from antre.core.journal import Journal
from antre.core.observation import Encoder
from antre.core.option import Option, OptionTable
from antre.core.rule import RuleBook
from antre.core.state import State

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene
    from antre.core.words import Words


class Variant:
    """A choice made before the game starts; `seats` are those it is meant for, empty for any."""

    __slots__ = ("default", "id", "rule", "seats", "title")

    def __init__(
        self,
        id: str,
        default: bool,
        rule: str,
        title: dict[str, str],
        seats: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.default = default
        self.rule = rule
        self.title = title
        self.seats = seats


class Content:
    """An edition made ready for play: its options and, in each game, its tables."""

    __slots__ = ("digest", "name", "options", "reconstructed", "sources")

    def __init__(self, name: str, sheet: Sheet) -> None:
        self.name = name
        self.digest = sheet.digest
        # Filled while the sheet is read.
        self.sources = sheet.sources
        self.reconstructed = sheet.reconstructed
        self.options = OptionTable(())


# What each seat has scored, by the parts of a score.
Parts = Sequence[dict[str, int]]
S = TypeVar("S", bound=State, default=State)
C = TypeVar("C", bound=Content, default=Content)


class Game(ABC, Generic[S, C]):
    """One game of the house, played on states of its own with content of its own.

    The rooms know games through this class alone.
    """

    slug: ClassVar[str]
    title: ClassVar[dict[str, str]]
    seats: ClassVar[range]
    variants: ClassVar[tuple[Variant, ...]]
    version: ClassVar[str]
    folder: ClassVar[Path]
    sheets: ClassVar[tuple[str, ...]]  # what `draw` can draw: the table first, then references
    # For search: by so much `pace` grows until it judges where it has come to, and whether it is
    # one seat's own choices alone that lead there.
    horizon: ClassVar[int]
    solo: ClassVar[bool] = False

    @cached_property
    def rules(self) -> RuleBook:
        return RuleBook.load(self.folder / "rules.toml")

    @abstractmethod
    def compile(self, sheet: Sheet) -> C:
        """Read an edition; problems are noted on the sheet."""

    @abstractmethod
    def begin(self, setup: Setup, chance: Chance, journal: Journal | None) -> S:
        """The table as the box is opened, with the frames of the set-up on the stack."""

    @abstractmethod
    def outcome_text(self, content: C, purpose: str, outcome: int) -> str:
        """A chance outcome as a word of the record."""

    @abstractmethod
    def parse_outcome(self, content: C, purpose: str, text: str) -> tuple[int, ...]:
        """The outcomes a word may stand for."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """What the position is worth to a seat, in points; for bots."""

    def foresee(self, state: S, seat: int, options: Sequence[Option]) -> list[float]:
        """What the position is worth to a seat after each option; the state is left alone.

        A game with hundreds of options to a question may judge them without playing them.
        """
        values = []
        for option in options:
            after = state.clone()
            after.play(seat, option)
            values.append(self.evaluate(after, seat))
        return values

    @abstractmethod
    def pace(self, state: S) -> int:
        """How far a game has come, in rounds or turns: it grows where judging makes sense."""

    @abstractmethod
    def encoder(self, content: C) -> Encoder:
        """What makes numbers of views; for learners."""

    def observe(self, content: C, view: Mapping[str, Any]) -> list[float]:
        """A view as numbers from -1 to 1, always of the same length; for learners."""
        return self.encoder(content).encode(view)

    @abstractmethod
    def traits(self, state: S, seat: int) -> list[tuple[str, str]]:
        """What a seat did in a finished game, as (group, label); for statistics."""

    @abstractmethod
    def breakdown(self, state: S, seat: int) -> dict[str, int]:
        """The parts of a seat's score; they sum up to it."""

    @abstractmethod
    def say_question(self, state: S, seat: int, words: Words) -> str:
        """What the open question asks of `seat`, in one sentence."""

    @abstractmethod
    def say_option(self, content: C, option: Option, words: Words) -> str:
        """An option in words: "Take the warrior 9"."""

    @abstractmethod
    def say_event(self, content: C, event: Mapping[str, Any], words: Words) -> str:
        """An event of the log in words: "Brokk takes the warrior 9."."""

    def lights(self, content: C, event: Mapping[str, Any]) -> list[list[str]]:
        """The pieces of the scene an event is about, in groups that light up in turn."""
        return []

    @abstractmethod
    def draw(self, state: S, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
        """One of `sheets` as `seat` (or -1, a spectator) may see it, for a terminal."""

    @abstractmethod
    def scene(self, state: S, seat: int, words: Words, shape: str) -> Scene:
        """The table as `seat` (or -1, a spectator) may see it, for a page "wide" or "tall"."""

    def edition(self, path: Path | None = None) -> Content:
        """The edition in `path`, or our own."""
        return _edition(self, read_text(path or self.folder / "edition.toml"))


@lru_cache(maxsize=64)
def _edition(game: Game, text: str) -> Content:
    sheet = Sheet(text)
    content = game.compile(sheet)
    sheet.finish()
    return content


class Setup:
    """All that is settled before the first move; shared by every state of a game."""

    __slots__ = ("content", "game", "options", "seats", "variants")

    def __init__(
        self, game: Game, seats: int, variants: Mapping[str, bool], content: Content
    ) -> None:
        self.game = game
        self.seats = seats
        self.variants = dict(variants)
        self.content = content
        self.options = content.options

    @classmethod
    def of(
        cls,
        game: Game,
        seats: Any = None,
        variants: Any = None,
        edition: str | Path | None = None,
    ) -> Setup:
        seats = game.seats[-1] if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
            raise BadSetup(
                f"{game.slug} cannot be played by {seats!r}: it takes {game.seats[0]} to "
                f"{game.seats[-1]} seats"
            )
        if not isinstance(edition, str | Path | None):
            raise BadSetup(f"field 'edition': {edition!r} is not the path of a file")
        path = Path(edition) if edition is not None else None
        settled = _settle(game, seats, {} if variants is None else variants)
        return cls(game, seats, settled, game.edition(path))

    def start(self, seed: int, script: Script | None = None, journal: bool = True) -> State:
        """A new game, run to its first question."""
        state = self.game.begin(self, Chance(seed, script), Journal() if journal else None)
        state.run()
        return state

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": self.seats,
            "options": self.variants,
            "edition": {"name": self.content.name, "digest": self.content.digest},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], edition: str | Path | None = None) -> Setup:
        game = find(data["game"])
        if data["rules"] != game.version:
            raise BadRecord(
                f"field 'rules': played by rules {data['rules']!r}, this Antre has {game.version!r}"
            )
        setup = cls.of(game, data["seats"], data["options"], edition)
        played = data["edition"]
        if not isinstance(played, dict) or played.get("digest") != setup.content.digest:
            raise BadRecord(
                f"field 'edition': played with {played!r}, but the edition at hand is "
                f"{setup.content.name!r} ({setup.content.digest}); give the file it was played with"
            )
        return setup


def _settle(game: Game, seats: int, given: Any) -> dict[str, bool]:
    known = {
        variant.id: variant.default and (not variant.seats or seats in variant.seats)
        for variant in game.variants
    }
    if not isinstance(given, Mapping):
        raise BadSetup("options are a mapping of names to true or false")
    for name, value in given.items():
        if name not in known:
            raise BadSetup(f"{game.slug} has no option {name!r}; it has {', '.join(known)}")
        if not isinstance(value, bool):
            raise BadSetup(f"option {name!r} is {value!r}; it must be true or false")
    for variant in game.variants:
        if variant.seats and given.get(variant.id) and seats not in variant.seats:
            meant = " or ".join(map(str, variant.seats))
            raise BadSetup(f"option {variant.id!r} is for {meant} seats, not for {seats}")
    return {**known, **given}


def find(slug: Any) -> Game:
    """The game of that slug."""
    if slug not in slugs():
        raise BadSetup(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    game = importlib.import_module(f"antre.games.{slug}").GAME
    assert isinstance(game, Game)
    return game


def slugs() -> Sequence[str]:
    """The games of the house, as they stand on the shelf."""
    package = importlib.import_module("antre.games")
    found = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return sorted(found, key=[*package.SHELF, *found].index)
