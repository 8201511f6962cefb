"""Somebody who plays Maender-Alkoor on the page, with a mouse or a finger."""

from __future__ import annotations

from tests.web.people import Json, Person
from tests.web.player import Player, So

# Nothing is slowed and nothing used.
QUIET = ("hush", "done", "go", "brake:0", "walk", "refuse", "pass", "leave", "nothing")


class Adventurer(Player):
    """A person who guides the team, alone or with others.

    By itself a dawdler, whom the Avatar soon catches: the shortest game there is.
    """

    hasty = False

    def choose(self, options: list[str]) -> str:
        stops = [option for option in options if option.startswith("stop:")]
        if stops:
            return stops[-1] if self.hasty else stops[0]
        return next((option for option in QUIET if option in options), options[0])


def hasty_adventurer(person: Person, so: So, *bots: Json) -> Adventurer:
    """At a table where this is so, as soon as there is one."""
    while True:
        adventurer = Adventurer(person, person.lay(*bots, game="alkoor"))
        adventurer.hasty = True
        if adventurer.play_until(so):
            return adventurer.sit()


def offers(verb: str) -> So:
    return lambda view, options: any(option.partition(":")[0] == verb for option in options)


def gives_out_more_dice(view: Json, options: list[str]) -> bool:
    """Those of a first board lie already where they were given."""
    return bool(view["dice"]) and options[0].startswith("assign:")


def gives_to_a_partner(view: Json, options: list[str]) -> bool:
    return "place:2" in options and "refuse" not in options
