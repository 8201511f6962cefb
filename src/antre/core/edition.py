"""Component data with its provenance, read from TOML; every problem is named by line and field.

A large edition may lie in several files: `edition.toml` and the parts in the folder `edition`
beside it, read in the order of their names as one text. In that text a line such as
`#: edition/heroes.toml` begins each part, so that problems name the file they are in wherever the
text has been.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from antre.core.errors import BadEdition
from antre.core.rule import LANGUAGES

T = TypeVar("T")
SOURCES = ("rulebook", "public", "reconstructed")
HEADER = re.compile(r"^\s*\[(\[?)\s*([\w.-]+)\s*\]")
FIELD = re.compile(r"^\s*([\w-]+)\s*=")
PART = re.compile(r"^#: (\S+\.toml)\n", re.MULTILINE)
# So many parts of editions are kept as they were read: whoever edits one reads the others again.
KEPT = 64

# Tables by their name as TOML gives them, and where each field stands: by table, number and field.
Tables = dict[str, Any]
Lines = dict[tuple[str, int, str], str]


class Entry:
    """One table of an edition, read field by field; what is wrong is noted, not raised."""

    __slots__ = ("_data", "_read", "_sheet", "label", "number", "table")

    def __init__(self, sheet: Sheet, table: str, number: int, data: dict[str, Any]) -> None:
        self._sheet = sheet
        self._data = data
        self._read: set[str] = set()
        self.table = table
        self.number = number
        self.label = f"{table} {data.get('id', number + 1)}"
        source = self.choice("source", SOURCES)
        sheet.sources[source] = sheet.sources.get(source, 0) + 1
        if source == "reconstructed":
            sheet.reconstructed.append(self.label)

    def has(self, field: str) -> bool:
        return field in self._data

    def text(self, field: str) -> str:
        value = self._get(field)
        if isinstance(value, str) and value:
            return value
        return self._wrong(field, value, "a text", "")

    def choice(self, field: str, allowed: Sequence[str]) -> str:
        value = self._get(field)
        if value in allowed:
            return str(value)
        return self._wrong(field, value, "one of " + ", ".join(allowed), allowed[0])

    def words(self, field: str) -> dict[str, str]:
        """A text in both languages."""
        value = self._get(field)
        if _is_words(value):
            return dict(value)
        return self._wrong(field, value, "a text in en and in fr", {"en": "", "fr": ""})

    def integer(self, field: str, low: int, high: int) -> int:
        value = self._get(field)
        if _is_integer(value, low, high):
            return int(value)
        return self._wrong(field, value, f"a whole number from {low} to {high}", low)

    def integers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        value = self._get(field)
        if isinstance(value, list) and all(_is_integer(item, low, high) for item in value):
            return tuple(value)
        return self._wrong(field, value, f"a list of whole numbers from {low} to {high}", ())

    def problem(self, field: str, what: str) -> None:
        where = self._sheet.where(self.table, self.number, field)
        self._sheet.problems.append(f"{where}, {self.label}, field {field!r}: {what}")

    def finish(self) -> None:
        for field in self._data.keys() - self._read:
            self.problem(field, f"not known here; fields are {', '.join(sorted(self._read))}")

    def _get(self, field: str) -> Any:
        self._read.add(field)
        return self._data.get(field)

    def _wrong(self, field: str, value: Any, expected: str, instead: T) -> T:
        found = "missing" if field not in self._data else f"{value!r} found"
        self.problem(field, f"{found}, {expected} expected")
        return instead


class Sheet:
    """An edition being read; `counts` says how many tables of each name it has."""

    __slots__ = (
        "_data", "_entries", "_lines", "counts", "digest", "problems", "reconstructed", "sources",
        "text",
    )  # fmt: skip

    def __init__(self, text: str) -> None:
        self.problems: list[str] = []
        self._data: Tables = {}
        self._lines: Lines = {}
        for name, part in _parts(text):
            self._add(name, part)
        self.counts = {
            name: len(part) if isinstance(part, list) else 1 for name, part in self._data.items()
        }
        self.text = text
        self._entries: list[Entry] = []
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.sources: dict[str, int] = {}
        self.reconstructed: list[str] = []

    @classmethod
    def load(cls, path: Path) -> Sheet:
        return cls(read_text(path))

    def table(self, name: str) -> Entry:
        """The one table `[name]`."""
        data = self._data.pop(name, None)
        if not isinstance(data, dict):
            self.problems.append(f"table [{name}] is missing")
            data = {}
        return self._enter(name, 0, data)

    def tables(self, name: str) -> list[Entry]:
        """All tables `[[name]]` in order, their ids unique."""
        data = self._data.pop(name, None)
        if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
            self.problems.append(f"tables [[{name}]] are missing")
            data = []
        entries = [self._enter(name, number, item) for number, item in enumerate(data)]
        ids = [item.get("id") for item in data]
        for number, (entry, id) in enumerate(zip(entries, ids, strict=True)):
            if isinstance(id, str) and id in ids[:number]:
                entry.problem("id", f"{id!r} is there twice")
        return entries

    def finish(self) -> None:
        """Raise what was found wrong, all of it at once."""
        for entry in self._entries:
            entry.finish()
        self.problems += [f"table {name!r} is not known" for name in self._data]
        if self.problems:
            raise BadEdition(self.problems)

    def where(self, table: str, number: int, field: str) -> str:
        """Where a field stands; where it is missing, the table's own line."""
        lines = self._lines
        return lines.get((table, number, field)) or lines.get((table, number, ""), "line 1")

    def _add(self, file: str, text: str) -> None:
        """One part of the edition: lists of tables go on, single tables are there once."""
        try:
            tables = _parse(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition([f"{f'{file}, ' if file else ''}not TOML: {error}"]) from None
        lists = {name: part for name, part in self._data.items() if isinstance(part, list)}
        for (table, number, field), line in _find_lines(text).items():
            place = (table, len(lists.get(table, ())) + number, field)
            self._lines.setdefault(place, f"{file}, line {line}" if file else f"line {line}")
        for name, part in tables.items():
            if name not in self._data:
                self._data[name] = part
            elif name in lists and isinstance(part, list):
                self._data[name] = lists[name] + part
            else:
                self.problems.append(f"{file}: table {name!r} is there twice")

    def _enter(self, table: str, number: int, data: dict[str, Any]) -> Entry:
        entry = Entry(self, table, number, data)
        self._entries.append(entry)
        return entry


def read_text(path: Path) -> str:
    """The text of an edition: a file, then the parts in the folder of its name, if there is one."""
    folder = path.parent / path.stem
    text = _read_file(path)
    for part in sorted(folder.glob("*.toml")):
        text += f"\n#: {folder.name}/{part.name}\n{_read_file(part)}"
    return text


def _read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition([f"cannot read {path}: {error}"]) from None


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """The parts of an edition with the file each is from; the first, or only one, has no name."""
    first, *others = PART.split(text)
    yield "", first
    yield from zip(others[::2], others[1::2], strict=True)


@lru_cache(maxsize=KEPT)
def _parse(text: str) -> Tables:
    return tomllib.loads(text)


def _is_integer(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_words(value: Any) -> bool:
    if not isinstance(value, dict) or value.keys() != set(LANGUAGES):
        return False
    return all(isinstance(text, str) and text for text in value.values())


@lru_cache(maxsize=KEPT)
def _find_lines(text: str) -> dict[tuple[str, int, str], int]:
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, number = "", 0
    for place, line in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(line):
            table = header[2]
            number = counts.get(table, 0) if header[1] else 0
            counts[table] = number + 1
            lines[table, number, ""] = place
        elif field := FIELD.match(line):
            lines.setdefault((table, number, field[1]), place)
    return lines
