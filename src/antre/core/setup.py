"""All that is settled before the first move: who plays what, how, and by which rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from antre.core.chance import Chance, Script
from antre.core.content import Content
from antre.core.dealing import Deal
from antre.core.errors import BadRecord, BadSetup
from antre.core.game import Game, find
from antre.core.journal import Journal
from antre.core.outcome import kind_of
from antre.core.record import Record, Result, Scenario, check_record, check_scenario
from antre.core.setting import settle

if TYPE_CHECKING:
    from antre.core.state import State

C = TypeVar("C", bound=Content, default=Any)


class Setup(Generic[C]):
    """A game with its seats, settings, edition and rules; shared by every state of a game."""

    __slots__ = ("content", "game", "kind", "options", "rules", "seats", "settings", "sides")

    def __init__(
        self,
        game: Game[Any, C],
        seats: int,
        settings: Mapping[str, Any],
        content: C,
        rules: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.content: C = content
        self.options = content.options
        self.rules = game.version if rules is None else rules
        self.sides = game.engine.sides(seats, self.settings)
        self.kind = kind_of(self.sides)

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        seats: Any = None,
        settings: Any = None,
        edition: str | Path | Content | None = None,
        rules: str | None = None,
    ) -> Setup:
        """A set-up from what somebody wants; raises an error that names what is wrong with it."""
        seats = game.seats[-1] if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
            raise BadSetup(
                f"{game.slug} cannot be played by {seats!r}: it takes {game.seats[0]} to "
                f"{game.seats[-1]} seats"
            )
        if not isinstance(edition, str | Path | Content | None):
            raise BadSetup(f"field 'edition': {edition!r} is not the path of a file")
        content: Any = edition
        if not isinstance(edition, Content):
            content = game.edition(None if edition is None else Path(edition))
        settled = settle(game.slug, game.settings, seats, {} if settings is None else settings)
        return cls(game, seats, settled, content, rules)

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win or lose with `seat`, itself among them."""
        return next(side for side in self.sides if seat in side)

    def start(self, seed: int, script: Script | None = None, journal: bool = True) -> State:
        """A new game, run to its first question."""
        return self.begin(Chance(seed, script), journal)

    def begin(self, chance: Chance, journal: bool = True) -> State:
        """The same with any source of chance."""
        kept = Journal() if journal else None
        state: State = self.game.engine.begin(self, chance, kept)
        state.run()
        return state

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "rules": self.rules,
            "seats": self.seats,
            "settings": self.settings,
            "edition": {"name": self.content.name, "digest": self.content.digest},
        }

    @classmethod
    def from_json(
        cls, data: Mapping[str, Any], edition: str | Path | Content | None = None
    ) -> Setup:
        game = find(data["game"])
        if data["rules"] not in game.versions:
            raise BadRecord(
                f"field 'rules': played by rules {data['rules']!r}, this Antre has "
                f"{', '.join(game.versions)}"
            )
        setup = cls.of(game, data["seats"], data["settings"], edition, data["rules"])
        played = data["edition"]
        if not isinstance(played, dict) or played.get("digest") != setup.content.digest:
            raise BadRecord(
                f"field 'edition': played with {played!r}, but the edition at hand is "
                f"{setup.content.name!r} ({setup.content.digest}); give the file it was played with"
            )
        return setup


def read_record(data: Any, edition: str | Path | Content | None = None) -> Record:
    """The record that a JSON object holds."""
    whole = check_record(data)
    result = None if whole["result"] is None else Result.from_json(whole["result"])
    try:
        setup = Setup.from_json(whole, edition)
    except BadRecord as error:
        kept = "" if result is None else f"; it ended with {result}"
        raise BadRecord(f"{error}{kept}") from None
    deal = None if whole["deal"] is None else Deal.from_json(whole["deal"], setup.seats)
    return Record(setup, whole["entries"], result, deal)


def read_scenario(data: Any) -> Scenario:
    """The scenario that a JSON object holds."""
    whole = check_scenario(data)
    game = find(whole.get("game", ""))
    setup = Setup.of(game, whole.get("seats"), whole.get("settings"), whole.get("edition"))
    return Scenario(setup, whole["seed"], whole["draws"], whole["choices"])
