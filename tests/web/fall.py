"""Somebody who plays Fall of the Mountain King on the page, with a mouse or a finger."""

from __future__ import annotations

from tests.web.people import Json, Person
from tests.web.player import Player, verb_of

WISHES = (
    "keep", "lair", "settle", "stand", "strong", "weak", "cover", "tokens", "provisions", "to",
    "from", "pawn", "troll", "bolster", "add", "influence", "wheel", "gate", "token", "rally",
    "invade", "retreat", "calm", "stir", "vote", "star", "consolation", "discard", "none", "done",
    "end",
)  # fmt: skip


class Weaver(Player):
    """A person at a table of Fall."""

    def __init__(self, person: Person, table: str, seat: int = 0) -> None:
        super().__init__(person, table, seat)
        self.done = self.turns = 0

    def play_to_a_choice(self, *verbs: str, wave: int = 1) -> list[str]:
        """Let the house know what is chosen until such an option comes up in a wave."""

        def so(view: Json, options: list[str]) -> bool:
            return view["wave"] == wave and any(verb_of(option) in verbs for option in options)

        return self.play_to(so)

    def choose(self, options: list[str]) -> str:
        """In turn the first, the last, one in between, of what is wished for most."""
        self.done += 1
        places = [option for option in options if verb_of(option) == "place"]
        self.turns += any(verb_of(option) == "weak" for option in options)
        first = ("weak",) if self.turns % 4 == 1 else ()
        wished = ([each for each in options if verb_of(each) == verb] for verb in first + WISHES)
        found = places or next(filter(None, wished), options)
        return found[self.done * 7 % len(found)]
