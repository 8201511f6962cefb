"""Cards read from an edition: four quadrants with symbols, and champions with what they can do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from antre.core.edition import Entry, Sheet
from antre.games.fall.content.grid import STRIDE
from antre.games.fall.content.names import (
    ABILITIES,
    ACTIONS,
    AT_WAVE_END,
    CLANS,
    CLAWED,
    IMMEDIATE,
    KINDS,
    LAST,
    LETTERS,
    MARKS,
    NEEDS_PAWN,
    NO_ABILITY,
    OFFERED,
    PACKETS,
    RENEGADE,
    STARS,
    STARTERS,
)

SYMBOL = re.compile(rf"([{LETTERS}])([23]?)")
BLANK = "."
NONE = "none"
# Where the quadrants of a card lie, upper left first.
QUADRANTS = (0, 1, STRIDE, STRIDE + 1)
ORDINARY_LETTERS = "ABCDEFGHIJKLMNOPQRSTU"
STAR_LETTERS = "VWXYZ"
# So many are in a packet at least, for five players.
LEAST = {STARTERS: 10, OFFERED: 12, LAST: 6}

# A bit, the kind of the symbol there, and its power.
Symbol = tuple[int, int, int]


class QuadrantCard:
    """An ancestry card: its symbols, and for each plane of an ancestry the bits it brings.

    The planes are the seven kinds, then power in binary: `odd` and `double`.
    """

    __slots__ = ("planes", "symbols")

    def __init__(self, entry: Entry) -> None:
        halves = entry.text("quadrants").split(" / ")
        texts = [text for half in halves for text in half.split()]
        self.symbols: list[Symbol] = []
        if len(halves) != 2 or any(len(half.split()) != 2 for half in halves):
            entry.problem("quadrants", "two and two quadrants expected, as in `A2 . / S .`")
            texts = []
        for place, text in zip(QUADRANTS, texts, strict=False):
            if text != BLANK and (symbol := _read_symbol(entry, "quadrants", text)):
                self.symbols.append((place, *symbol))
        if texts and not self.symbols:
            entry.problem("quadrants", "at least one symbol expected")
        self.planes = planes(self.symbols)


def planes(symbols: Sequence[Symbol]) -> tuple[int, ...]:
    """The bits of symbols by kind, then those of odd power and of power 2 or 3."""
    found = [0] * (len(KINDS) + 2)
    for cell, kind, power in symbols:
        found[kind] |= 1 << cell
        found[-2] |= (power & 1) << cell
        found[-1] |= (power >> 1) << cell
    return tuple(found)


class Champion:
    """A champion card; `symbols` are bits above the grid of an ancestry."""

    __slots__ = (
        "ability", "amount", "clan", "claws", "has_pawn", "letter", "name", "not_in_solo", "packet",
        "planes", "symbols", "votes",
    )  # fmt: skip

    def __init__(self, entry: Entry, first_cell: int) -> None:
        self.name = entry.text("id")
        self.packet = PACKETS.index(entry.choice("packet", PACKETS))
        clans = (*CLANS, "renegade")
        self.clan = clans.index(entry.choice("clan", clans))
        self.votes = entry.integer("votes", 1, 20)
        self.letter = entry.choice("letter", (NONE, *ORDINARY_LETTERS, *STAR_LETTERS))
        self.has_pawn = self.letter in ORDINARY_LETTERS
        abilities = (*ABILITIES, NO_ABILITY)
        ability = entry.choice("ability", abilities)
        self.ability = -1 if ability == NO_ABILITY else ABILITIES.index(ability)
        self.amount = entry.integer("amount", 0, 20)
        self.claws = entry.integer("claws", 0, 9)
        self.symbols = _read_symbols(entry, first_cell)
        self.planes = planes(self.symbols)
        marks = entry.text("marks").split(", ")
        known = (NONE, *MARKS)
        if unknown := [mark for mark in marks if mark not in known]:
            entry.problem("marks", f"{unknown[0]!r} is none of {', '.join(known)}")
        self.not_in_solo = "not-in-solo" in marks
        self._check(entry, marks)

    @property
    def is_renegade(self) -> bool:
        return self.clan == RENEGADE

    def _check(self, entry: Entry, marks: list[str]) -> None:
        if (self.letter in STAR_LETTERS) != (self.ability in STARS):
            entry.problem("letter", f"V to Z are the letters of stars, here {self.letter!r}")
        if self.letter in STAR_LETTERS and self.packet != LAST:
            entry.problem("letter", "only champions of packet III have stars")
        if self.has_pawn and self.packet == LAST:
            entry.problem("letter", "champions of packet III form no pawn")
        if self.ability in NEEDS_PAWN and self.letter == NONE:
            entry.problem("letter", "this ability needs a tile")
        if (self.claws > 0) != (self.ability in CLAWED):
            entry.problem("claws", "claws belong to abilities used so often a wave, no others")
        if ("immediate" in marks) != (self.ability in IMMEDIATE):
            entry.problem("marks", "`immediate` does not fit the ability")
        if ("wave-end" in marks) != (self.ability in AT_WAVE_END):
            entry.problem("marks", "`wave-end` does not fit the ability")
        if self.ability < 0 and not self.symbols:
            entry.problem("symbols", "a champion has an ability or symbols")


def _read_symbols(entry: Entry, first_cell: int) -> list[Symbol]:
    texts = entry.text("symbols").split()
    if texts == [NONE]:
        return []
    found = []
    for number, text in enumerate(texts):
        if symbol := _read_symbol(entry, "symbols", text):
            found.append((first_cell + number, *symbol))
    return found


def _read_symbol(entry: Entry, field: str, text: str) -> tuple[int, int] | None:
    """The kind and the power of a symbol; only actions have a number."""
    match = SYMBOL.fullmatch(text)
    if match is None or (match[2] and LETTERS.index(match[1]) >= len(ACTIONS)):
        entry.problem(
            field, f"{text!r} is not a symbol: one of {LETTERS}, the first four with 2, 3"
        )
        return None
    return LETTERS.index(match[1]), int(match[2] or 1)


def check_champions(sheet: Sheet, champions: Sequence[Champion], entries: Sequence[Entry]) -> None:
    """What holds for all of them together: letters and abilities once, packets large enough."""
    letters = [champion.letter for champion in champions]
    abilities = [champion.ability for champion in champions]
    for number, (champion, entry) in enumerate(zip(champions, entries, strict=True)):
        if champion.letter != NONE and champion.letter in letters[:number]:
            entry.problem("letter", f"{champion.letter!r} is there twice")
        if champion.ability >= 0 and champion.ability in abilities[:number]:
            entry.problem("ability", f"{ABILITIES[champion.ability]!r} is there twice")
    for packet, least in LEAST.items():
        have = sum(champion.packet == packet for champion in champions)
        if have < least:
            sheet.problems.append(
                f"champions of packet {PACKETS[packet]}: {have} found, at least {least} expected; "
                "some are missing"
            )
