"""Everything that happens, in words; an invasion as the story of each invader."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.games.fall.content.content import FallContent
from antre.games.fall.content.names import CLANS
from antre.games.fall.words.sentences import (
    Event,
    Values,
    say_action,
    say_card,
    say_cavern,
    say_cell,
    say_cells,
    say_champion,
    say_champions,
    say_clan,
    say_clans,
    say_effect_of_wheel,
    say_hall,
    say_shares,
    say_source,
    say_space,
    say_spaces,
)

if TYPE_CHECKING:
    from antre.core.words import Words

Told = Callable[[FallContent, Event, "Words"], Values]


def say_event(content: FallContent, event: Event, words: Words) -> str:
    values = EVENT_VALUES.get(event["kind"])
    more = values(content, event, words) if values else {}
    return words.say(f"event-{event['kind']}", **{**words.who(event["seat"]), **more})


def _as_told(*fields: str) -> Told:
    """Fields whose value is said as it is."""

    def tell(content: FallContent, event: Event, words: Words) -> Values:
        return {field: event[field] for field in fields}

    return tell


def _named(*fields: str) -> Told:
    """Champions, clans and spaces by their name, further fields as they are."""

    def tell(content: FallContent, event: Event, words: Words) -> Values:
        return {field: _name(content, field, event[field], words) for field in fields}

    return tell


def _name(content: FallContent, field: str, value: str | int, words: Words) -> str | int:
    if isinstance(value, int):
        return value
    if field == "champion":
        return say_champion(content, value, words)
    return say_clan(content, value, words) if field == "clan" else say_space(content, value, words)


def _halls(content: FallContent, event: Event, words: Words) -> Values:
    return {"values": ", ".join(map(str, event["values"]))}


def _vote_tiles(content: FallContent, event: Event, words: Words) -> Values:
    tiles = [
        f"{say_clan(content, clan, words)} {'-'.join(map(str, places))}"
        for clan, places in zip(CLANS, event["tiles"], strict=True)
    ]
    return {"tiles": ", ".join(tiles)}


def _champions(content: FallContent, event: Event, words: Words) -> Values:
    return {"champions": say_champions(content, event["champions"], words)}


def _rally(content: FallContent, event: Event, words: Words) -> Values:
    by = "table" if event["seat"] < 0 else words.who(event["seat"])["me"]
    return {"clan": say_clan(content, event["clan"], words), "by": by}


def _lairs(content: FallContent, event: Event, words: Words) -> Values:
    return {"sites": words.series(event["sites"])}


def _hand(content: FallContent, event: Event, words: Words) -> Values:
    return {"cards": words.series([say_card(content, card, words) for card in event["cards"]])}


def _card(content: FallContent, event: Event, words: Words) -> Values:
    place = event["place"]
    cell = say_cell(content, place, words) if place else ""
    return {
        "card": say_card(content, event["card"], words),
        "cell": cell,
        "placed": "yes" if place else "no",
    }


def _passed(content: FallContent, event: Event, words: Words) -> Values:
    return {"side": "left" if event["direction"] > 0 else "right"}


def _wild_pair(content: FallContent, event: Event, words: Words) -> Values:
    return {"cells": say_cells(content, event["cells"], words), "provisions": event["provisions"]}


def _covered(content: FallContent, event: Event, words: Words) -> Values:
    return {
        "action": say_action(event["action"], event["strong"], words),
        "cells": say_cells(content, event["cells"], words),
        "power": event["power"],
    }


def _raised(content: FallContent, event: Event, words: Words) -> Values:
    by = "tokens" if event["tokens"] else "provisions" if event["provisions"] else "champion"
    name = say_champion(content, event["champion"], words) if event["champion"] else ""
    return {"by": by, "count": event["tokens"] + event["provisions"], "champion": name}


def _cube(content: FallContent, event: Event, words: Words) -> Values:
    return {"cells": say_cells(content, event["cells"], words)}


def _attack(content: FallContent, event: Event, words: Words) -> Values:
    strengths = event["strengths"]
    return {
        "cavern": say_cavern(content, event["cavern"], words),
        "trolls": event["trolls"],
        "gnomes": len(strengths),
        "strength": sum(strengths),
    }


def _slain(content: FallContent, event: Event, words: Words) -> Values:
    return {
        "cavern": say_cavern(content, event["cavern"], words),
        "gnomes": len(event["strengths"]),
    }


def _honour(content: FallContent, event: Event, words: Words) -> Values:
    amount = event["amount"]
    return {
        "amount": abs(amount),
        "source": say_source(event["source"], words),
        "sign": "lost" if amount < 0 else "won",
    }


def _wheel(content: FallContent, event: Event, words: Words) -> Values:
    return {"steps": event["steps"], "effect": say_effect_of_wheel(event["effect"], words)}


def _invader(content: FallContent, event: Event, words: Words) -> Values:
    """The way of an invader: the invaded caverns it crosses before its aim."""
    crossed = event["path"][:-1]
    return {
        "cavern": say_cavern(content, event["cavern"], words),
        "crossed": len(crossed),
        "steps": len(event["path"]),
        "path": say_spaces(content, crossed, words),
    }


def _invader_dies(content: FallContent, event: Event, words: Words) -> Values:
    """Why it went there: the trolls of each cavern it could have come to."""
    others = [
        f"{say_cavern(content, cavern, words)} ({trolls})"
        for cavern, trolls in zip(event["instead"], event["held"], strict=True)
    ]
    return {
        **_invader(content, event, words),
        "trolls": event["trolls"],
        "others": len(others),
        "instead": words.series(others),
    }


def _falls(content: FallContent, event: Event, words: Words) -> Values:
    champion = event["champion"]
    return {
        "cavern": say_cavern(content, event["cavern"], words),
        "what": "champion" if champion else "troll",
        "champion": say_champion(content, champion, words) if champion else "",
    }


def _star(content: FallContent, event: Event, words: Words) -> Values:
    hall = event["hall"]
    place = say_hall(hall, words) if hall else say_cavern(content, event["cavern"], words)
    return {"champion": say_champion(content, event["champion"], words), "place": place}


def _shared(content: FallContent, event: Event, words: Words) -> Values:
    """Honour for the votes or the caverns of a clan."""
    shares = say_shares(event["honour"], words)
    return {"clan": say_clan(content, event["clan"], words), "shares": shares}


def _hall_counts(content: FallContent, event: Event, words: Words) -> Values:
    *caverns, gnomes = event["caverns"]
    return {
        "hall": event["hall"],
        "value": event["value"],
        "caverns": say_shares(caverns, words),
        "gnomes": gnomes,
        "shares": say_shares(event["honour"], words),
    }


def _critical(content: FallContent, event: Event, words: Words) -> Values:
    return {"clans": say_clans(content, event["clans"], words)}


EVENT_VALUES: dict[str, Told] = {
    "halls": _halls,
    "vote_tiles": _vote_tiles,
    "offer": _champions,
    "gnome_appears": _named("cavern"),
    "rally_moves": _rally,
    "gate_row": _as_told("cards"),
    "draw_starters": _champions,
    "choose_starter": _named("champion"),
    "keep_starter": _named("champion"),
    "lairs": _lairs,
    "settle": _named("cavern"),
    "pawn_stands": _named("champion", "space"),
    "wave_begins": _as_told("wave"),
    "hand": _hand,
    "pick_card": _card,
    "card_placed": _card,
    "hands_pass": _passed,
    "supplies": _as_told("provisions", "desperation"),
    "wild_pair": _wild_pair,
    "turn_begins": _as_told("provisions"),
    "cover_symbols": _covered,
    "raise": _raised,
    "use_claw": _named("champion"),
    "take_cube": _cube,
    "trolls_move": _named("from", "to", "count"),
    "pawn_moves": _named("champion", "from", "to"),
    "attack": _attack,
    "slain": _slain,
    "repelled": _named("cavern"),
    "calm_gnome": _as_told("strength"),
    "takeover": _named("cavern"),
    "honour": _honour,
    "votes": _named("clan", "count", "total"),
    "influence": _named("champion", "power", "bonus", "total"),
    "reinforce": _named("space", "count"),
    "wheel_moves": _wheel,
    "look_at_gate": _as_told("slot"),
    "gate_seen": _named("slot", "clan"),
    "look_at_gnome": _named("cavern", "slot"),
    "gnome_seen": _named("cavern", "slot", "strength"),
    "boost_rises": _as_told("boost"),
    "breach": _named("clan", "invaders"),
    "invasion": _named("slot", "clan", "invaders"),
    "invader_enters": _invader,
    "invader_dies": _invader_dies,
    "troll_falls": _falls,
    "entrench": _named("cavern"),
    "champion_won": _named("champion"),
    "nobody_wants": _named("champion"),
    "star": _star,
    "domain": _shared,
    "hall_counts": _hall_counts,
    "elders_count": _as_told("elders", "honour"),
    "clan_counts": _shared,
    "critical": _critical,
    "domain_lost": _named("clan"),
}
