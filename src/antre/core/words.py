"""Every word a player reads, from Fluent files: one `fr.ftl` and one `en.ftl` in each folder.

A key is either written out where it is said, or built from a prefix and a name that the code
already has: `event-` and the kind of an event, `option-` and the verb of an option, `ask-` and the
name of a question's frame, `part-` and a part of the score, `command-` and `help-` and a command
of the table. A missing key or a missing value is an error, never a bare key on the screen.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from antre.core.rule import LANGUAGES

HOUSE = Path(__file__).parents[1]
# French says d’Ada and d’Ylva, but de Brokk and de Yann.
ELIDED = re.compile("[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiouy]", re.IGNORECASE)


def of(name: str) -> str:
    """What French puts before the name of somebody or something whose something is: de, or d’."""
    return f"d’{name}" if ELIDED.match(str(name)) else f"de {name}"


# What the words may call. Fluent takes a text as well as a type of its own.
FUNCTIONS: dict[str, Any] = {"OF": of}


class MissingWords(LookupError):
    """Something was to be said for which there are no words: a mistake in the house."""


class Words:
    """A language, and who sits where: the player is "you", the others have names."""

    __slots__ = ("_bundle", "language", "me", "names")

    def __init__(
        self, language: str, *folders: Path, names: Sequence[str] = (), me: int = -1
    ) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self.me = me
        # Isolation marks are for mixed directions of writing, and terminals print them.
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for folder in folders:
            if (path := folder / f"{language}.ftl").is_file():
                self._bundle.add_resource(read(path))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """The words of a key, with the values it needs."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"no words in {self.language!r} for {key!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key!r} has no words of its own"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def who(self, seat: int) -> dict[str, str]:
        """A seat as two values: its name, and whether it is the reader's own."""
        return {"who": self.name(seat), "me": "yes" if seat == self.me else "no"}

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat", seat=seat)

    def series(self, items: Sequence[str]) -> str:
        """Several things in one breath: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("series", first=", ".join(items[:-1]), last=items[-1])


@lru_cache(maxsize=64)
def read(path: Path) -> Resource:
    """A Fluent file, all of it understood."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingWords(f"{path.name} has a part that is not Fluent: {entry.content!r}")
    return resource


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """French where the environment speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"
