"""Everything that happens, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from antre.core.rule import with_minus
from antre.games.alkoor.content.names import COLOURS, STEPS, ZONES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.options import PILES
from antre.games.alkoor.words.effect_words import say_effects
from antre.games.alkoor.words.sentences import (
    Event,
    Values,
    say_card,
    say_cards,
    say_challenge,
    say_die,
    say_gems,
    say_name,
    say_place,
    say_quests,
    say_skill,
    say_slot,
    say_thing,
    say_token,
    yes_or_no,
)

if TYPE_CHECKING:
    from antre.core.words import Words

Told = Callable[[Box, Event, "Words"], Values]


def say_event(box: Box, event: Event, words: Words) -> str:
    kind = event["kind"]
    values: Values = dict(words.who(event["seat"]))
    for field, say in FIELDS.items():
        if field in event:
            values[field] = say(box, event[field], words)
    if more := MORE.get(kind):
        values |= more(box, event, words)
    return words.say(f"event-{kind}", **values)


# --- fields that mean the same in every event


def _as_it_is(box: Box, value: Any, words: Words) -> Any:
    return value


def _from_one(box: Box, number: int, words: Words) -> int:
    """Boards and slots are counted from 1 at the table."""
    return number + 1


def _hero(box: Box, hero: str | None, words: Words) -> str:
    return "none" if hero is None else say_name(box, "hero", hero, words)


def _numbers(box: Box, numbers: list[int], words: Words) -> str:
    return ", ".join(map(str, numbers))


FIELDS: dict[str, Callable[[Box, Any, Words], Any]] = {
    "active": lambda box, active, words: yes_or_no(active),
    "board": _from_one,
    "by": _hero,
    "card": say_card,
    "cards": say_cards,
    "count": _as_it_is,
    "dice": _numbers,
    "die": lambda box, die, words: say_die(die, words),
    "distance": _as_it_is,
    "door": say_card,
    "ending": _as_it_is,
    "fate": _as_it_is,
    "hazard": say_card,
    "hero": _hero,
    "heroes": say_cards,
    "item": say_card,
    "items": say_cards,
    "notch": _as_it_is,
    "objective": _as_it_is,
    "other": _hero,
    "points": _as_it_is,
    "quests": say_quests,
    "reached": lambda box, reached, words: yes_or_no(reached),
    "relic": say_card,
    "result": _as_it_is,
    "room": say_card,
    "skill": say_skill,
    "slot": _from_one,
    "stars": _as_it_is,
    "target": _as_it_is,
    "token": say_token,
    "total": lambda box, total, words: with_minus(total),
    "treasure": say_card,
    "turn": _as_it_is,
    "vitality": _as_it_is,
    "walking": lambda box, walking, words: yes_or_no(walking),
}


# --- what an event says in its own way


def _quests(box: Box, event: Event, words: Words) -> Values:
    return {side: say_name(box, "quest", event[side], words) for side in ("vils", "team")}


def _team(box: Box, event: Event, words: Words) -> Values:
    leader, *others = event["heroes"]
    return {"leader": say_card(box, leader, words), "heroes": say_cards(box, others, words)}


def _challenge(box: Box, event: Event, words: Words) -> Values:
    return say_challenge(box, event["challenge"], words)


def _colours(box: Box, event: Event, words: Words) -> Values:
    return {"gems": say_gems(event["colours"], words)}


def _pays(box: Box, event: Event, words: Words) -> Values:
    return {"vils": yes_or_no(event["to_vils"])}


def _traded(box: Box, event: Event, words: Words) -> Values:
    return {"to": event["to"] + 1, "thing": say_thing(box, event["thing"], words)}


def _power(box: Box, event: Event, words: Words) -> Values:
    colour = event["colour"]
    effect = say_effects(box.powers[COLOURS.index(colour)], words)
    return {"colour": words.say(f"colour-{colour}"), "effect": effect}


def _notch(box: Box, event: Event, words: Words) -> Values:
    last = event["notch"] == STEPS
    return {"last": yes_or_no(last), "countdown": box.vils.countdown}


def _token_moved(box: Box, event: Event, words: Words) -> Values:
    return {"from": say_place(box, event["from"], words), "to": say_place(box, event["to"], words)}


def _moved(box: Box, event: Event, words: Words) -> Values:
    return {"place": say_place(box, event["to"], words)}


def _zone_trampled(box: Box, event: Event, words: Words) -> Values:
    return {"zone": say_slot(box, ZONES.index(event["zone"]), words)}


def _haven(box: Box, event: Event, words: Words) -> Values:
    return {"zone": say_card(box, event["zone"], words)}


def _objective(box: Box, event: Event, words: Words) -> Values:
    return {"attribute": words.say(f"attribute-{event['colour']}")}


def _seen(box: Box, event: Event, words: Words) -> Values:
    """What lay face down, and where."""
    what, place, seen = event["what"], event["place"], event["seen"]
    if what == "slot":
        where = say_slot(box, place, words)
    elif what == "room":
        where = words.say("space-room", number=place + 1)
    elif what == "pile":
        where = words.say(f"pile-{PILES[place]}")
    else:
        where = say_place(box, box.places.names[place], words)
    said = say_token(box, seen, words) if what == "token" else say_card(box, seen, words)
    return {"where": where, "seen": said}


MORE: dict[str, Told] = {
    "avatar_moved": _moved,
    "challenge_set": _challenge,
    "gems_drawn": _colours,
    "gems_taken": _colours,
    "haven_won": _haven,
    "objective_begins": _objective,
    "quests_settled": _quests,
    "seen": _seen,
    "team_moved": _moved,
    "team_pays": _pays,
    "team_stands": _team,
    "token_moved": _token_moved,
    "traded": _traded,
    "vils_gems": _colours,
    "vils_notch": _notch,
    "vils_power": _power,
    "zone_trampled": _zone_trampled,
}
