"""Choices made before a game starts, each with values of its own, read from `settings.toml`.

One declaration serves the lobby, the command line, HTTP, records and learners: what a setting is
called, what it means, which values it takes, and which rule stands behind it. Values are plain
data, as they stand in a record.
"""

from __future__ import annotations

import json
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from antre.core.errors import BadSetup
from antre.core.rule import LANGUAGES, Translated

FILE = "settings.toml"


class Value:
    """One of the values a setting can take, with its name in both languages."""

    __slots__ = ("help", "id", "title")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.title: Translated = data["title"]
        self.help: Translated = data.get("help", {})

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "title": self.title, "help": self.help or None}


class Setting(ABC):
    """One choice: its title, a sentence that explains it, its rule, and the seats it is for.

    One that means something only where other settings have certain values names these in `when`;
    it is not asked for elsewhere.
    """

    kind: ClassVar[str]
    needed: ClassVar[frozenset[str]] = frozenset()
    more: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.title: Translated = data["title"]
        self.help: Translated = data["help"]
        self.rule: str = data["rule"]
        self.seats: tuple[int, ...] = tuple(data.get("seats", ()))
        self.when: dict[str, str | bool] = data.get("when", {})
        self.values = [Value(value) for value in data.get("value", ())]

    def is_for(self, seats: int) -> bool:
        """Does it mean anything at a table of so many seats?"""
        return not self.seats or seats in self.seats

    @abstractmethod
    def default(self, seats: int) -> Any:
        """The value it has when nobody chooses."""

    @abstractmethod
    def check(self, value: Any, seats: int) -> Any:
        """The value, if it can be that; else an error that says what is allowed."""

    @abstractmethod
    def parse(self, text: str) -> Any:
        """The value meant by a text of the command line; `check` judges it."""

    def allowed(self, seats: int) -> str:
        """What may be chosen, in a few words."""
        return ", ".join(value.id for value in self.values)

    def samples(self, seats: int) -> list[Any]:
        """A few values that try it out, the default first; for tests and learners."""
        return [self.default(seats)]

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "title": self.title,
            "help": self.help,
            "rule": self.rule,
            "seats": list(self.seats),
            "when": self.when,
            "values": [value.to_json() for value in self.values],
        }

    def _refuse(self, value: Any, seats: int) -> BadSetup:
        return BadSetup(f"setting {self.id!r} is {value!r}; allowed: {self.allowed(seats)}")

    def _known(self, value: Any) -> bool:
        return any(value == known.id for known in self.values)


class YesNo(Setting):
    """On or off."""

    kind = "yes-no"
    more = frozenset({"default"})
    TEXTS: ClassVar = {"yes": True, "no": False, "true": True, "false": False}

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._default: bool = data.get("default", False)

    def default(self, seats: int) -> bool:
        return self._default and self.is_for(seats)

    def check(self, value: Any, seats: int) -> bool:
        if not isinstance(value, bool):
            raise self._refuse(value, seats)
        return value

    def parse(self, text: str) -> Any:
        return self.TEXTS.get(text.lower(), text)

    def allowed(self, seats: int) -> str:
        return "yes (true) or no (false)"

    def samples(self, seats: int) -> list[Any]:
        return [self.default(seats), not self.default(seats)]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "default": self._default}


class OneOf(Setting):
    """One of several values."""

    kind = "one-of"
    needed = frozenset({"value"})
    more = frozenset({"default"})

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._default: str = data.get("default", self.values[0].id)

    def default(self, seats: int) -> str:
        return self._default

    def check(self, value: Any, seats: int) -> str:
        if not self._known(value):
            raise self._refuse(value, seats)
        return str(value)

    def parse(self, text: str) -> Any:
        return text

    def samples(self, seats: int) -> list[Any]:
        others = [value.id for value in self.values if value.id != self._default]
        return [self._default, *others]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "default": self._default}


class Number(Setting):
    """A whole number between two bounds."""

    kind = "number"
    needed = frozenset({"low", "high"})
    more = frozenset({"default"})

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.low: int = data["low"]
        self.high: int = data["high"]
        self._default: int = data.get("default", self.low)

    def default(self, seats: int) -> int:
        return self._default

    def check(self, value: Any, seats: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._refuse(value, seats)
        if not self.low <= value <= self.high:
            raise self._refuse(value, seats)
        return value

    def parse(self, text: str) -> Any:
        return int(text) if text.lstrip("-").isdecimal() else text

    def allowed(self, seats: int) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def samples(self, seats: int) -> list[Any]:
        return list(dict.fromkeys([self._default, self.low, self.high]))

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "default": self._default, "low": self.low, "high": self.high}


class PerSeat(Setting):
    """One value for each seat; null where the game settles it by itself, for example by lot."""

    kind = "per-seat"
    needed = frozenset({"value"})
    more = frozenset({"distinct"})

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.distinct: bool = data.get("distinct", False)

    def default(self, seats: int) -> list[str | None]:
        return [None] * seats

    def check(self, value: Any, seats: int) -> list[str | None]:
        if not isinstance(value, list) or len(value) != seats:
            raise self._refuse(value, seats)
        chosen = [each for each in value if each is not None]
        if not all(self._known(each) for each in chosen):
            raise self._refuse(value, seats)
        if self.distinct and len(set(chosen)) < len(chosen):
            raise BadSetup(f"setting {self.id!r}: {value!r} gives a value to two seats")
        return list(value)

    def parse(self, text: str) -> Any:
        return [each.strip() if each.strip() not in ("", "?") else None for each in text.split(",")]

    def allowed(self, seats: int) -> str:
        values = ", ".join(value.id for value in self.values)
        return f"a list of {seats}, each of {values}, or null (?) to leave it open"

    def samples(self, seats: int) -> list[Any]:
        ids = [value.id for value in self.values]
        most = len(ids) if self.distinct else seats
        given = [ids[seat % len(ids)] if seat < most else None for seat in range(seats)]
        tried = [self.default(seats), given, [given[0], *[None] * (seats - 1)]]
        return [value for place, value in enumerate(tried) if value not in tried[:place]]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "distinct": self.distinct}


class SomeOf(Setting):
    """Some of several values, no fewer and no more than the game allows."""

    kind = "some-of"
    needed = frozenset({"value"})
    more = frozenset({"default", "least", "most"})

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.least: int = data.get("least", 0)
        self.most: int = data.get("most", len(self.values))
        self._default: list[str] = data.get("default", [])

    def default(self, seats: int) -> list[str]:
        return list(self._default)

    def check(self, value: Any, seats: int) -> list[str]:
        if not isinstance(value, list) or not all(self._known(each) for each in value):
            raise self._refuse(value, seats)
        if len(set(value)) < len(value) or not self.least <= len(value) <= self.most:
            raise self._refuse(value, seats)
        order = [each.id for each in self.values]
        return sorted(value, key=order.index)

    def parse(self, text: str) -> Any:
        return [each.strip() for each in text.split(",") if each.strip()]

    def allowed(self, seats: int) -> str:
        values = ", ".join(value.id for value in self.values)
        return f"{self.least} to {self.most} different ones of {values}"

    def samples(self, seats: int) -> list[Any]:
        ids = [value.id for value in self.values]
        tried = [self.default(seats), ids[: self.most], ids[: self.least]]
        return [value for place, value in enumerate(tried) if value not in tried[:place]]

    def to_json(self) -> dict[str, Any]:
        bounds = {"least": self.least, "most": self.most}
        return {**super().to_json(), "default": self._default, **bounds}


class Earned(Setting):
    """What earlier games have brought: of each value how often, as a finished game hands it on."""

    kind = "earned"
    needed = frozenset({"value"})
    more = frozenset({"most"})

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.most: int = data.get("most", 1)

    def default(self, seats: int) -> dict[str, int]:
        return {}

    def check(self, value: Any, seats: int) -> dict[str, int]:
        if not isinstance(value, dict) or not all(map(self._known, value)):
            raise self._refuse(value, seats)
        for count in value.values():
            if isinstance(count, bool) or not isinstance(count, int):
                raise self._refuse(value, seats)
            if not 0 <= count <= self.most:
                raise self._refuse(value, seats)
        order = [each.id for each in self.values]
        return {id: value[id] for id in sorted(value, key=order.index) if value[id]}

    def parse(self, text: str) -> Any:
        """`sword:2,crown` or the JSON of a mapping."""
        if text.lstrip().startswith("{"):
            try:
                return json.loads(text)
            except ValueError:
                return text
        pairs = [each.strip().partition(":") for each in text.split(",") if each.strip()]
        return {id: int(count) if count.isdecimal() else 1 for id, _, count in pairs}

    def allowed(self, seats: int) -> str:
        values = ", ".join(value.id for value in self.values)
        return f"how often (up to {self.most}) each of {values} was earned, as in sword:2,crown:1"

    def samples(self, seats: int) -> list[Any]:
        return [{}, {value.id: self.most for value in self.values}]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "most": self.most}


KINDS: dict[str, type[Setting]] = {
    kind.kind: kind for kind in (YesNo, OneOf, Number, PerSeat, SomeOf, Earned)
}
COMMON = frozenset({"id", "kind", "title", "help", "rule"})
EITHER = frozenset({"seats", "when"})


class BadSettings(ValueError):
    """A settings file that says something unclear: a mistake in the house."""


def load(folder: Path) -> tuple[Setting, ...]:
    """The settings of the game in a folder; none where it has no file."""
    path = folder / FILE
    if not path.is_file():
        return ()
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> tuple[Setting, ...]:
    found = tuple(_read(data) for data in tomllib.loads(text).get("setting", ()))
    ids = [setting.id for setting in found]
    if len(set(ids)) < len(ids):
        raise BadSettings(f"two settings share an id: {ids}")
    for setting in found:
        if unknown := set(setting.when) - set(ids):
            raise BadSettings(f"setting {setting.id!r}: no other is called {sorted(unknown)}")
    return found


def _read(data: Mapping[str, Any]) -> Setting:
    name = data.get("id", "?")
    kind = KINDS.get(data.get("kind", ""))
    if kind is None:
        raise BadSettings(f"setting {name!r}: kind is one of {', '.join(KINDS)}")
    fields, needed = set(data), COMMON | kind.needed
    if fields - needed - kind.more - EITHER or needed - fields:
        known = ", ".join(sorted(needed | kind.more | EITHER))
        raise BadSettings(f"setting {name!r}: its fields are {known}, not {sorted(fields)}")
    for each in (data, *data.get("value", ())):
        for field in ("title", "help"):
            if field in each and set(each[field]) != set(LANGUAGES):
                raise BadSettings(f"setting {name!r}: write each {field} in en and in fr")
    return kind(data)


def settle(slug: str, settings: Sequence[Setting], seats: int, given: Any) -> dict[str, Any]:
    """Every setting of a game with its value: the one given, or what it is by itself."""
    known = {setting.id: setting for setting in settings}
    if not isinstance(given, Mapping):
        raise BadSetup("settings are a mapping of names to values")
    for id, value in given.items():
        setting = known.get(id)
        if setting is None:
            names = ", ".join(known) or "none"
            raise BadSetup(f"{slug} has no setting {id!r}; its settings are: {names}")
        if not setting.is_for(seats) and value != setting.default(seats):
            meant = " or ".join(map(str, setting.seats))
            raise BadSetup(f"setting {id!r} is for {meant} seats, not for {seats}")
    return {
        id: setting.check(given[id], seats) if id in given else setting.default(seats)
        for id, setting in known.items()
    }
