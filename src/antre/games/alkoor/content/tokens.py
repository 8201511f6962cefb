"""Mystery tokens: seven kinds, one of each in every colour."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.contexts import TOKEN
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.names import GREEN_TOKEN, TOKEN_COLOURS, TOKENS
from antre.games.alkoor.content.reading import read_effects

BACKGROUNDS = ("golden", "brown")


class Token:
    """A kind of Mystery token: green ones are the DAH's, red and grey ones the Vils'."""

    __slots__ = ("dah", "id", "is_golden", "vils")

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.is_golden = entry.choice("background", BACKGROUNDS) == "golden"
        self.dah: tuple[Effect, ...] = read_effects(entry, "dah", TOKEN)
        self.vils: tuple[Effect, ...] = read_effects(entry, "vils", TOKEN)
        for field, effects in (("dah", self.dah), ("vils", self.vils)):
            if len(effects) != 1:
                entry.problem(field, "one effect expected")
        if self.is_golden and self.dah != self.vils:
            entry.problem("vils", "a golden token is the same in every colour")

    def effect(self, colour: int) -> Effect:
        return (self.dah if colour == GREEN_TOKEN else self.vils)[0]


# A token is numbered by colour, then by kind.
TOKEN_NAMES = tuple(f"{colour}-{kind}" for colour in TOKEN_COLOURS for kind in TOKENS)


def token_of(colour: int, kind: int) -> int:
    return colour * len(TOKENS) + kind


def colour_of(token: int) -> int:
    return token // len(TOKENS)


def kind_of(token: int) -> int:
    return token % len(TOKENS)
