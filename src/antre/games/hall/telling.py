"""The Hall of the Mountain King in words: its trolls, tiles, options, questions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.games.hall.box import ANY, HALLS, SLOTS, SPELLS, TILES, WORKSHOPS, Box
from antre.games.hall.grid import cell_name
from antre.games.hall.resources import CLANS, RESOURCES, named, total
from antre.games.hall.state import Hall
from antre.games.hall.trading import RATE

if TYPE_CHECKING:
    from antre.core.words import Words

Event = Mapping[str, Any]
Values = dict[str, Any]


def say_amount(kind: str, count: int, words: Words, clan: str = "none") -> str:
    """Some of one resource: "2 carts", or of a clan "2 Ice carts"."""
    return words.say("amount", kind=kind, count=count, clan=clan)


def say_amounts(amounts: Mapping[str, int], words: Words, clan: str = "none") -> str:
    """Resources in one breath: "2 stone and 1 cart"."""
    return words.series([say_amount(kind, count, words, clan) for kind, count in amounts.items()])


def say_name(box: Box, group: str, id: str, words: Words) -> str:
    """What the edition calls a spell, a workshop, a hall, a tunnel, a zone or a board."""
    return box.words[group][id][words.language]


def say_troll(box: Box, name: str, words: Words) -> str:
    """A troll with its article: "a Fire troll of level 1 (2 stone and 1 Fire cart)"."""
    card = box.card_name.index(name)
    clan = clan_of(box, card)
    symbols = say_amounts(named(box.card_full[card]), words, clan)
    return words.say("troll", clan=clan, level=box.card_level[card], symbols=symbols)


def clan_of(box: Box, card: int) -> str:
    """The clan of a card; "start" for a starting troll."""
    return CLANS[box.card_clan[card]] if box.card_level[card] else "start"


def say_effect(box: Box, spell: str, words: Words) -> str:
    """All that a spell does."""
    number = SPELLS.index(spell)
    gain = say_amounts(named(box.spell_gain[number]), words)
    return say_name(box, "effect", spell, words).format(gain=gain, amount=box.spell_amount[number])


def say_use(box: Box, workshop: str, words: Words) -> str:
    """What one use of a workshop does; there and back is told once."""
    conversions = box.conversions[WORKSHOPS.index(workshop)]
    told = []
    for number, (give, given, gain, gained) in enumerate(conversions):
        back = (gain, gained, give, given)
        if back not in conversions[:number]:
            way = "both" if back in conversions else "one"
            sides = {"give": _side(give, given, words), "gain": _side(gain, gained, words)}
            told.append(words.say("use", way=way, **sides))
    return " · ".join(told) or words.say("use-stewardship")


def _side(kind: int, count: int, words: Words) -> str:
    return say_amount("any" if kind == ANY else RESOURCES[kind], count, words)


def say_option(box: Box, option: Option, words: Words) -> str:
    verb, *parts = option.text.split(":")
    values = OPTION_VALUES.get(verb)
    return words.say(f"option-{verb}", **(values(box, parts, words) if values else {}))


Said = Callable[[Box, list[str], "Words"], Values]


def _cell(box: Box, parts: list[str], words: Words) -> Values:
    return {"cell": parts[0]}


def _slot(box: Box, parts: list[str], words: Words) -> Values:
    return {"slot": parts[0]}


def _place(box: Box, parts: list[str], words: Words) -> Values:
    return {"place": parts[0]}


def _clan(box: Box, parts: list[str], words: Words) -> Values:
    return {"clan": parts[0]}


def _one(box: Box, parts: list[str], words: Words) -> Values:
    return {"what": say_amount(parts[0], 1, words)}


def _named(group: str) -> Said:
    def say(box: Box, parts: list[str], words: Words) -> Values:
        return {group: say_name(box, group, parts[0], words)}

    return say


def _draft(box: Box, parts: list[str], words: Words) -> Values:
    card = box.card_name.index(parts[0])
    return {
        "troll": say_troll(box, parts[0], words),
        "start": say_amounts(named(box.card_start[card]), words),
        "place": parts[1],
    }


def _swap(box: Box, parts: list[str], words: Words) -> Values:
    give, gain = parts[0].split(">")
    return {"give": words.say("kind", kind=give), "gain": words.say("kind", kind=gain)}


def _fetch(box: Box, parts: list[str], words: Words) -> Values:
    return {"what": say_amount(parts[0], 1, words), "place": parts[1]}


def _dig(box: Box, parts: list[str], words: Words) -> Values:
    return {"tunnel": say_name(box, "tunnel", parts[0], words), "mineral": parts[1]}


def _lay(box: Box, parts: list[str], words: Words) -> Values:
    return {"cell": parts[0], "turn": int(parts[1])}


def _set_pedestal(box: Box, parts: list[str], words: Words) -> Values:
    return {"clan": parts[0], "cell": parts[1]}


OPTION_VALUES: dict[str, Said] = {
    "portal": _cell, "stock": _named("workshop"), "draft": _draft, "cast": _named("spell"),
    "activate": _cell, "swap": _swap, "give": _one, "gain": _one, "fetch": _fetch, "wake": _place,
    "from": _place, "rob": _slot, "dismiss": _slot, "recruit": _slot, "pick": _clan,
    "join": _place, "dig": _dig, "lay": _lay, "lift": _cell, "pedestal": _set_pedestal,
    "site": _cell, "found": _named("workshop"), "hall": _named("hall"), "move": _cell, "to": _cell,
}  # fmt: skip


def say_question(state: Hall, seat: int, words: Words) -> str:
    question = state.question
    values = {
        key: say(state.box, getattr(question, field), words)
        for field, (key, say) in QUESTION_VALUES.items()
        if hasattr(question, field)
    }
    return words.say(f"ask-{type(question).__name__}", **values)


def _group(group: str, names: Sequence[str]) -> Callable[[Box, int, Words], str]:
    return lambda box, number, words: say_name(box, group, names[number], words)


def _count(box: Box, number: int, words: Words) -> int:
    return number


def _space(box: Box, cell: int, words: Words) -> str:
    return cell_name(cell)


# What the numbers of a frame mean to the one who is asked.
QUESTION_VALUES: dict[str, tuple[str, Callable[[Box, Any, Words], Any]]] = {
    "amount": ("left", _count),
    "cell": ("cell", _space),
    "given": ("left", lambda box, given, words: RATE - total(given)),
    "hall": ("hall", _group("hall", HALLS)),
    "halls": ("halls", lambda box, halls, words: "yes" if halls else "no"),
    "kind": ("what", lambda box, kind, words: words.say("kind", kind=RESOURCES[kind])),
    "left": ("left", _count),
    "shape": ("tunnel", _group("tunnel", TILES)),
    "site": ("cell", _space),
    "slot": ("slot", lambda box, slot, words: SLOTS[slot]),
    "slots": ("slot", lambda box, slots, words: SLOTS[slots[0]]),
    "workshop": ("workshop", _group("workshop", WORKSHOPS)),
}


def say_event(box: Box, event: Event, words: Words) -> str:
    values = EVENT_VALUES.get(event["kind"])
    more = values(box, event, words) if values else {}
    return words.say(f"event-{event['kind']}", **words.who(event["seat"]), **more)


Told = Callable[[Box, Event, "Words"], Values]


def _as_told(*fields: str) -> Told:
    """Fields whose value is said as it is, or chosen by in the words."""

    def tell(box: Box, event: Event, words: Words) -> Values:
        return {field: event[field] for field in fields}

    return tell


def _kept(group: str, *fields: str) -> Told:
    """The name the edition has for something, and further fields as they are."""

    def tell(box: Box, event: Event, words: Words) -> Values:
        name = say_name(box, group, event[group], words)
        return {group: name, **{field: event[field] for field in fields}}

    return tell


def _troll(box: Box, event: Event, words: Words) -> Values:
    return {"slot": event["slot"], "troll": say_troll(box, event["card"], words)}


def _comes(box: Box, event: Event, words: Words) -> Values:
    """A troll comes to the horde, perhaps with a pedestal."""
    return {**_troll(box, event, words), "pedestal": event["pedestal"] or "none"}


def _bribe(box: Box, event: Event, words: Words) -> Values:
    return {"slot": event["slot"], "what": say_amount(event["what"], 1, words)}


def _join(box: Box, event: Event, words: Words) -> Values:
    return {"troll": say_troll(box, event["card"], words), "place": event["place"] + 1}


def _drawn(box: Box, event: Event, words: Words) -> Values:
    return {"troll": say_troll(box, event["card"], words)}


def _drafted(box: Box, event: Event, words: Words) -> Values:
    return {**_drawn(box, event, words), "place": event["slot"] + 1}


def _cascade(box: Box, event: Event, words: Words) -> Values:
    made = [
        f"{place + 1} ({say_amounts(amounts, words)})"
        for place, amounts in event["places"]
        if amounts
    ]
    return {"count": len(made), "made": ", ".join(made)}


def _swapped(box: Box, event: Event, words: Words) -> Values:
    return {side: say_amounts(event[side], words) for side in ("give", "gain")}


def _traded(box: Box, event: Event, words: Words) -> Values:
    gain = say_amount(event["gain"], 1, words)
    return {"give": say_amounts(event["give"], words), "gain": gain}


def _gained(box: Box, event: Event, words: Words) -> Values:
    source = event["source"]
    spell = say_name(box, "spell", source, words) if source in SPELLS else ""
    what = say_amounts(event["what"], words)
    return {"what": what, "source": "spell" if spell else source, "spell": spell}


def _paid(box: Box, event: Event, words: Words) -> Values:
    return {"what": say_amounts(event["what"], words)}


def _fetched(box: Box, event: Event, words: Words) -> Values:
    return {"what": say_amount(event["what"], 1, words), "place": event["place"] + 1}


def _dug(box: Box, event: Event, words: Words) -> Values:
    return {**_laid(box, event, words), "mineral": event["mineral"], "honor": event["honor"]}


def _laid(box: Box, event: Event, words: Words) -> Values:
    tunnel = say_name(box, "tunnel", event["shape"], words)
    return {"tunnel": tunnel, "cells": _cells(event)}


def _lifted(box: Box, event: Event, words: Words) -> Values:
    return {"cells": _cells(event)}


def _cells(event: Event) -> str:
    return " ".join(event["cells"])


def _buried(box: Box, event: Event, words: Words) -> Values:
    return {"what": say_amounts(event["what"], words), "cell": event["cell"]}


def _set(box: Box, event: Event, words: Words) -> Values:
    zone = say_name(box, "zone", event["zone"], words)
    return {"clan": event["clan"], "cell": event["cell"], "zone": zone}


def _excavated(box: Box, event: Event, words: Words) -> Values:
    return {"hall": say_name(box, "hall", event["hall"], words), "cells": _cells(event)}


def _round(box: Box, event: Event, words: Words) -> Values:
    return {"round": event["round"], "last": "yes" if event["last"] else "no"}


def _end(box: Box, event: Event, words: Words) -> Values:
    return words.victory(event["winners"], event["scores"])


EVENT_VALUES: dict[str, Told] = {
    "horde": _comes, "bribe": _bribe, "recruit": _troll, "refill": _comes,
    "pedestal": _as_told("clan"), "pick": _as_told("clan"), "join": _join, "cascade": _cascade,
    "retire": _troll, "crown": _as_told("value"), "cast": _kept("spell", "runes"),
    "disintegrate": _kept("spell"), "reveal": _kept("spell"),
    "activate": _kept("workshop", "cell"), "swap": _swapped, "trade": _traded, "gain": _gained,
    "fetch": _fetched, "pay": _paid, "dig": _dug, "unearth": _as_told("clan", "cell"),
    "buried": _buried, "set_pedestal": _set, "token": _as_told("value"),
    "found": _kept("workshop", "cell"), "hall": _excavated,
    "move": _as_told("clan", "from", "to", "carts"), "lift": _lifted, "lay": _laid,
    "round": _round, "portal": _as_told("cell"), "draft": _drafted, "draw_starter": _drawn,
    "start_gain": _paid, "stock": _kept("workshop"), "end": _end,
}  # fmt: skip
