"""The Hall of the Mountain King in words: its trolls, tiles, options, questions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.games.hall.content.content import (
    ANY,
    HALLS,
    SLOTS,
    SPELLS,
    TILES,
    WORKSHOPS,
    HallContent,
)
from antre.games.hall.content.grid import cell_name
from antre.games.hall.content.resources import CLANS, RESOURCES, named, total
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.trading import RATE

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


def say_name(content: HallContent, group: str, id: str, words: Words) -> str:
    """What the edition calls a spell, a workshop, a hall, a tunnel, a zone or a board."""
    return content.words[group][id][words.language]


def say_troll(content: HallContent, name: str, words: Words) -> str:
    """A troll with its article: "a Fire troll of level 1 (2 stone and 1 Fire cart)"."""
    card = content.card_name.index(name)
    clan = clan_of(content, card)
    symbols = say_amounts(named(content.card_full[card]), words, clan)
    return words.say("troll", clan=clan, level=content.card_level[card], symbols=symbols)


def clan_of(content: HallContent, card: int) -> str:
    """The clan of a card; "start" for a starting troll."""
    return CLANS[content.card_clan[card]] if content.card_level[card] else "start"


def say_effect(content: HallContent, spell: str, words: Words) -> str:
    """All that a spell does."""
    number = SPELLS.index(spell)
    gain = say_amounts(named(content.spell_gain[number]), words)
    effect = say_name(content, "effect", spell, words)
    return effect.format(gain=gain, amount=content.spell_amount[number])


def say_use(content: HallContent, workshop: str, words: Words) -> str:
    """What one use of a workshop does; there and back is told once."""
    conversions = content.conversions[WORKSHOPS.index(workshop)]
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


def say_option(content: HallContent, option: Option, words: Words) -> str:
    verb, *parts = option.text.split(":")
    values = OPTION_VALUES.get(verb)
    return words.say(f"option-{verb}", **(values(content, parts, words) if values else {}))


Said = Callable[[HallContent, list[str], "Words"], Values]


def _cell(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"cell": parts[0]}


def _slot(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"slot": parts[0]}


def _place(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"place": parts[0]}


def _clan(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"clan": parts[0]}


def _one(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"what": say_amount(parts[0], 1, words)}


def _named(group: str) -> Said:
    def say(content: HallContent, parts: list[str], words: Words) -> Values:
        return {group: say_name(content, group, parts[0], words)}

    return say


def _draft(content: HallContent, parts: list[str], words: Words) -> Values:
    card = content.card_name.index(parts[0])
    return {
        "troll": say_troll(content, parts[0], words),
        "start": say_amounts(named(content.card_start[card]), words),
        "place": parts[1],
    }


def _swap(content: HallContent, parts: list[str], words: Words) -> Values:
    give, gain = parts[0].split(">")
    return {"give": words.say("kind", kind=give), "gain": words.say("kind", kind=gain)}


def _fetch(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"what": say_amount(parts[0], 1, words), "place": parts[1]}


def _dig(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"tunnel": say_name(content, "tunnel", parts[0], words), "mineral": parts[1]}


def _lay(content: HallContent, parts: list[str], words: Words) -> Values:
    return {"cell": parts[0], "turn": int(parts[1])}


def _set_pedestal(content: HallContent, parts: list[str], words: Words) -> Values:
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
        key: say(state.content, getattr(question, field), words)
        for field, (key, say) in QUESTION_VALUES.items()
        if hasattr(question, field)
    }
    return words.say(f"ask-{type(question).__name__}", **values)


def _group(group: str, names: Sequence[str]) -> Callable[[HallContent, int, Words], str]:
    return lambda content, number, words: say_name(content, group, names[number], words)


def _count(content: HallContent, number: int, words: Words) -> int:
    return number


def _space(content: HallContent, cell: int, words: Words) -> str:
    return cell_name(cell)


# What the numbers of a frame mean to the one who is asked.
QUESTION_VALUES: dict[str, tuple[str, Callable[[HallContent, Any, Words], Any]]] = {
    "amount": ("left", _count),
    "cell": ("cell", _space),
    "given": ("left", lambda content, given, words: RATE - total(given)),
    "hall": ("hall", _group("hall", HALLS)),
    "halls": ("halls", lambda content, halls, words: "yes" if halls else "no"),
    "kind": ("what", lambda content, kind, words: words.say("kind", kind=RESOURCES[kind])),
    "left": ("left", _count),
    "shape": ("tunnel", _group("tunnel", TILES)),
    "site": ("cell", _space),
    "slot": ("slot", lambda content, slot, words: SLOTS[slot]),
    "slots": ("slot", lambda content, slots, words: SLOTS[slots[0]]),
    "workshop": ("workshop", _group("workshop", WORKSHOPS)),
}


def say_event(content: HallContent, event: Event, words: Words) -> str:
    values = EVENT_VALUES.get(event["kind"])
    more = values(content, event, words) if values else {}
    return words.say(f"event-{event['kind']}", **{**words.who(event["seat"]), **more})


Told = Callable[[HallContent, Event, "Words"], Values]


def _as_told(*fields: str) -> Told:
    """Fields whose value is said as it is, or chosen by in the words."""

    def tell(content: HallContent, event: Event, words: Words) -> Values:
        return {field: event[field] for field in fields}

    return tell


def _kept(group: str, *fields: str) -> Told:
    """The name the edition has for something, and further fields as they are."""

    def tell(content: HallContent, event: Event, words: Words) -> Values:
        name = say_name(content, group, event[group], words)
        return {group: name, **{field: event[field] for field in fields}}

    return tell


def _troll(content: HallContent, event: Event, words: Words) -> Values:
    return {"slot": event["slot"], "troll": say_troll(content, event["card"], words)}


def _comes(content: HallContent, event: Event, words: Words) -> Values:
    """A troll comes to the horde, perhaps with a pedestal."""
    return {**_troll(content, event, words), "pedestal": event["pedestal"] or "none"}


def _bribe(content: HallContent, event: Event, words: Words) -> Values:
    return {"slot": event["slot"], "what": say_amount(event["what"], 1, words)}


def _join(content: HallContent, event: Event, words: Words) -> Values:
    return {"troll": say_troll(content, event["card"], words), "place": event["place"] + 1}


def _drawn(content: HallContent, event: Event, words: Words) -> Values:
    return {"troll": say_troll(content, event["card"], words)}


def _drafted(content: HallContent, event: Event, words: Words) -> Values:
    return {**_drawn(content, event, words), "place": event["slot"] + 1}


def _cascade(content: HallContent, event: Event, words: Words) -> Values:
    made = [
        f"{place + 1} ({say_amounts(amounts, words)})"
        for place, amounts in event["places"]
        if amounts
    ]
    return {"count": len(made), "made": ", ".join(made)}


def _swapped(content: HallContent, event: Event, words: Words) -> Values:
    return {side: say_amounts(event[side], words) for side in ("give", "gain")}


def _traded(content: HallContent, event: Event, words: Words) -> Values:
    gain = say_amount(event["gain"], 1, words)
    return {"give": say_amounts(event["give"], words), "gain": gain}


def _gained(content: HallContent, event: Event, words: Words) -> Values:
    source = event["source"]
    spell = say_name(content, "spell", source, words) if source in SPELLS else ""
    what = say_amounts(event["what"], words)
    return {"what": what, "source": "spell" if spell else source, "spell": spell}


def _paid(content: HallContent, event: Event, words: Words) -> Values:
    return {"what": say_amounts(event["what"], words)}


def _fetched(content: HallContent, event: Event, words: Words) -> Values:
    return {"what": say_amount(event["what"], 1, words), "place": event["place"] + 1}


def _dug(content: HallContent, event: Event, words: Words) -> Values:
    return {**_laid(content, event, words), "mineral": event["mineral"], "honor": event["honor"]}


def _laid(content: HallContent, event: Event, words: Words) -> Values:
    tunnel = say_name(content, "tunnel", event["shape"], words)
    return {"tunnel": tunnel, "cells": _cells(event)}


def _lifted(content: HallContent, event: Event, words: Words) -> Values:
    return {"cells": _cells(event)}


def _cells(event: Event) -> str:
    return " ".join(event["cells"])


def _buried(content: HallContent, event: Event, words: Words) -> Values:
    return {"what": say_amounts(event["what"], words), "cell": event["cell"]}


def _set(content: HallContent, event: Event, words: Words) -> Values:
    zone = say_name(content, "zone", event["zone"], words)
    return {"clan": event["clan"], "cell": event["cell"], "zone": zone}


def _excavated(content: HallContent, event: Event, words: Words) -> Values:
    return {"hall": say_name(content, "hall", event["hall"], words), "cells": _cells(event)}


def _final_sets(content: HallContent, event: Event, words: Words) -> Values:
    """A side is told by all its members."""
    members = event["members"]
    made = [words.say("final-trade", **_traded(content, trade, words)) for trade in event["trades"]]
    return {
        "who": words.series([words.name(seat) for seat in members]),
        "me": "yes" if words.me in members else "no",
        "members": len(members),
        "sets": event["sets"],
        "count": len(made),
        "trades": " · ".join(made),
    }


def _round(content: HallContent, event: Event, words: Words) -> Values:
    return {"round": event["round"], "last": "yes" if event["last"] else "no"}


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
    "start_gain": _paid, "stock": _kept("workshop"), "final_sets": _final_sets,
}  # fmt: skip
