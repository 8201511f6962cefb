"""Dealing that anyone can check: every draw follows from a secret that was promised beforehand.

The house shows a commitment to its secret, each seat may add a word, and the draws come from a key
made of both. Once the game is over the secret is opened, and whoever has the record can draw
again. `docs/dealing.md` says what that proves.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from itertools import count
from typing import Any

from antre.core.chance import Chance
from antre.core.errors import BadRecord

SCHEME = 1
SECRET_BYTES = 32
LONGEST_WORD = 64
NUMBERS = 1 << 64
FIELDS = {"scheme", "table", "commitment", "words", "secret", "unchecked"}


class Deal:
    """A promise of the house, the words added to it by seat, and, where it is known, the secret.

    `unchecked` is how many of the first draws were made by rules that the record does not name.
    """

    __slots__ = ("commitment", "secret", "table", "unchecked", "words")

    def __init__(
        self,
        table: str,
        commitment: str,
        words: Sequence[str],
        secret: bytes | None = None,
        unchecked: int = 0,
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.words = tuple(words)
        self.secret = secret
        self.unchecked = unchecked

    @classmethod
    def promise(cls, table: str, seats: int, secret: bytes) -> Deal:
        return cls(table, commitment_of(table, secret), [""] * seats, secret)

    @classmethod
    def stored(cls, table: str, seats: int, secret: Any) -> Deal | None:
        """The promise of a table whose secret is kept as text; None where none can be read."""
        try:
            return cls.promise(table, seats, _read_hex(secret))
        except BadRecord:
            return None

    @property
    def key(self) -> bytes:
        assert self.secret is not None, "the secret is not opened"
        return key_of(self.table, self.words, self.secret)

    @property
    def kept(self) -> bool:
        """Is the secret the one that was promised?"""
        return self.secret is not None and hmac.compare_digest(
            commitment_of(self.table, self.secret), self.commitment
        )

    def closed(self) -> Deal:
        """What everybody may know before the end."""
        return Deal(self.table, self.commitment, self.words, None, self.unchecked)

    def to_json(self) -> dict[str, Any]:
        return {
            "scheme": SCHEME,
            "table": self.table,
            "commitment": self.commitment,
            "words": list(self.words),
            "secret": None if self.secret is None else self.secret.hex(),
            "unchecked": self.unchecked,
        }

    @classmethod
    def from_json(cls, data: Any, seats: int) -> Deal:
        if not isinstance(data, dict) or data.keys() != FIELDS:
            raise BadRecord(f"field 'deal': an object with {', '.join(sorted(FIELDS))} is expected")
        if data["scheme"] != SCHEME:
            raise BadRecord(f"field 'deal': scheme {data['scheme']!r} is not known")
        table, words, unchecked = data["table"], data["words"], data["unchecked"]
        if not isinstance(words, list) or len(words) != seats or not all(map(_plain, words)):
            raise BadRecord("field 'deal': a printable word for each seat is expected")
        if not _plain(table) or type(unchecked) is not int or unchecked < 0:
            raise BadRecord("field 'deal': a table and a number of draws are expected")
        commitment, secret = data["commitment"], data["secret"]
        opened = None if secret is None else _read_hex(secret)
        return cls(table, _read_hex(commitment).hex(), words, opened, unchecked)


class KeyedChance(Chance):
    """Draws that follow from a key, each by its number and purpose: they can be made again."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__(0)
        self.key = key
        self.drawn = drawn

    def clone(self) -> KeyedChance:
        return KeyedChance(self.key, self.drawn)

    def deal(self, bag: list[int], count: int, purpose: str) -> list[int]:
        # The order a bag happens to lie in is nobody's business: the key draws from it sorted.
        ordered = sorted(bag)
        drawn = []
        for _ in range(count):
            outcome = ordered.pop(place_of(self.key, self.drawn, purpose, len(ordered)))
            self.drawn += 1
            drawn.append(outcome)
            bag[bag.index(outcome)] = bag[-1]
            bag.pop()
        return drawn


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(table: str, secret: bytes) -> str:
    """What is shown of the secret beforehand: it fits no other one, and tells nothing of it."""
    return hashlib.sha256(_lines("antre deal 1 commitment", table) + secret).hexdigest()


def key_of(table: str, words: Sequence[str], secret: bytes) -> bytes:
    """What the draws of a table come from."""
    return hmac.digest(secret, _lines("antre deal 1 key", table, *words), "sha256")


def place_of(key: bytes, number: int, purpose: str, size: int) -> int:
    """Which of `size` outcomes draw `number` gives; the draws of a game are counted from 0."""
    for attempt in count():
        # Not `hmac.digest`: that lets other threads run meanwhile, and waits until they are done.
        mixed = hmac.new(key, f"{number} {attempt} {purpose}".encode(), "sha256")
        place = fair(int.from_bytes(mixed.digest()[:8], "big"), size)
        if place is not None:
            return place
    raise AssertionError("counting does not end")


def fair(number: int, size: int) -> int | None:
    """A 64-bit number as one of `size` places, all equally likely; None if it must be thrown
    away for that."""
    return number % size if number < NUMBERS - NUMBERS % size else None


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _plain(text: Any) -> bool:
    """Fit to be a line of its own."""
    return isinstance(text, str) and len(text) <= LONGEST_WORD and text.isprintable()


def _read_hex(text: Any) -> bytes:
    try:
        data = bytes.fromhex(text)
    except (TypeError, ValueError):
        data = b""
    if len(data) != SECRET_BYTES:
        raise BadRecord(f"field 'deal': {2 * SECRET_BYTES} hexadecimal digits are expected")
    return data
