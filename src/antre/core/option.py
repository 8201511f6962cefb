"""An option has three faces: a typed value, a short text and a dense number.

Options are made once per edition and looked up ever after, so comparing two is comparing
identities, and a state never builds one while playing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from antre.core.errors import MalformedOption


class Option:
    """One thing that can be chosen; subclasses add what it means."""

    __slots__ = ("index", "text")
    # How somebody likes to be asked: what they choose of it in one game they want in the next.
    habit: ClassVar[bool] = False

    def __init__(self, text: str) -> None:
        self.text = text
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


class ValueOption(Option):
    """A verb and a number: `light:3`. Where the number has a name, the name is written."""

    __slots__ = ("value",)

    def __init__(self, verb: str, value: int, name: str = "") -> None:
        super().__init__(f"{verb}:{name or value}")
        self.value = value


class OptionTable:
    """Every option of a game, numbered densely in a stable order."""

    __slots__ = ("_by_text", "_options")

    def __init__(self, options: Iterable[Option]) -> None:
        self._options = list(options)
        self._by_text: dict[str, Option] = {}
        for index, option in enumerate(self._options):
            if option.text in self._by_text:
                raise ValueError(f"two options share the text {option.text!r}")
            option.index = index
            self._by_text[option.text] = option

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def parse(self, given: Option | str | int) -> Option:
        """The option meant by a text, a number or an option of this very table."""
        if isinstance(given, str):
            option = self._by_text.get(given)
            if option is None:
                raise MalformedOption(
                    f"{given!r} is not an option of this game; {self._nearest(given)}"
                )
            return option
        if isinstance(given, Option):
            if 0 <= given.index < len(self._options) and self._options[given.index] is given:
                return given
            raise MalformedOption(f"{given!r} belongs to another game or edition")
        if isinstance(given, bool) or not isinstance(given, int):
            raise MalformedOption(
                f"an option is a text, a number or an Option, not {type(given).__name__}"
            )
        if not 0 <= given < len(self._options):
            raise MalformedOption(
                f"option number {given} is out of range: this game has 0 to {len(self) - 1}"
            )
        return self._options[given]

    def _nearest(self, text: str) -> str:
        verb = text.partition(":")[0]
        near = [option.text for option in self._options if option.text.partition(":")[0] == verb]
        if near:
            return f"{verb!r} options are {', '.join(near)}"
        verbs = dict.fromkeys(option.text.partition(":")[0] for option in self._options)
        return f"options start with {', '.join(verbs)}"
