"""Nidavellir in words: its cards, coins, options, questions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.games.nidavellir.box import CLASSES, SCALED, TAVERNS, Box
from antre.games.nidavellir.coins import Transform
from antre.games.nidavellir.state import Nidavellir

if TYPE_CHECKING:
    from antre.core.words import Words

GLYPHS = {
    "warrior": "⚔", "hunter": "➶", "miner": "▲", "blacksmith": "⚒", "explorer": "⚑",
    "other": "♔",
}  # fmt: skip
COIN_KINDS = {"b": "base", "s": "special", "r": "royal"}
SLOT_VERBS = ("bid", "transform", "add", "give-up")


# --- pieces


def card_of(box: Box, name: str) -> int:
    """The card meant by its name, or any card of a kind."""
    return box.cards_of(name)[0]


def class_of(box: Box, card: int) -> str:
    """The class of a card, or "other" for offerings and neutral heroes."""
    return CLASSES[box.card_class[card]] if box.card_class[card] < len(CLASSES) else "other"


def say_card(box: Box, name: str, words: Words) -> str:
    """A card with its article: "the warrior 9"."""
    if name in box.hero_id:
        return hero_name(box, name, words)
    if name == "b.special":
        return words.say("card-special")
    card = card_of(box, name)
    return words.say("card", **{"class": class_of(box, card)}, points=box.card_points[card])


def say_cards(box: Box, names: Sequence[str], words: Words) -> str:
    return words.series([say_card(box, name, words) for name in names])


def short_card(box: Box, name: str) -> str:
    """A card as a sign: ⚔9."""
    card = card_of(box, name)
    card_class = box.card_class[card]
    points = "" if card_class in SCALED else str(box.card_points[card])
    plus = "" if card_class < len(CLASSES) else "+"
    return GLYPHS[class_of(box, card)] + plus + points


def say_coin(name: str, words: Words) -> str:
    """A coin with its article: "the royal coin 12"."""
    return words.say("coin", kind=COIN_KINDS[name[0]], value=int(name[1:]))


def say_tavern(name: str, words: Words) -> str:
    return words.say("tavern", tavern=name)


def hero_name(box: Box, name: str, words: Words) -> str:
    return box.words[name]["name"][words.language]


def hero_epithet(box: Box, name: str, words: Words) -> str:
    return box.words[name]["epithet"][words.language]


def hero_power(box: Box, hero: str, words: Words) -> str:
    """All that a hero does."""
    card = box.hero_id[hero]
    key = "dwerg" if card in box.dwerg else hero
    pairs = zip(CLASSES, box.ylud_points, strict=True)
    return words.say(
        f"hero-{key}",
        ranks=box.card_ranks[card],
        points=box.card_points[card],
        value=box.hero_value.get(hero, 0),
        dwerg=", ".join(str(points) for points in box.dwerg_points[1:]),
        ylud=" ".join(f"{GLYPHS[name]}{points}" for name, points in pairs),
    )


# --- options and questions


def say_option(box: Box, option: Option, words: Words) -> str:
    verb, _, what = option.text.partition(":")
    return words.say(f"option-{verb}", **option_values(box, verb, what, words))


def option_values(box: Box, verb: str, what: str, words: Words) -> dict[str, Any]:
    if verb in SLOT_VERBS and what not in TAVERNS:
        return {"place": "coin", "coin": say_coin(what, words)}
    if verb == "transform":
        return {"place": "slot", "tavern": say_tavern(what, words)}
    if verb in ("take", "keep"):
        return {"card": say_card(box, what, words)}
    if verb == "recruit":
        name, epithet = hero_name(box, what, words), hero_epithet(box, what, words)
        return {"hero": name, "epithet": epithet}
    return {"class": what}


def say_question(state: Nidavellir, seat: int, words: Words) -> str:
    question = state.question
    return words.say(
        f"ask-{type(question).__name__}",
        tavern=say_tavern(asked_tavern(state, seat), words),
        lines=state.lines(seat),
        heroes=state.hero_count[seat],
        bonus=question.bonus if isinstance(question, Transform) else 0,
    )


def asked_tavern(state: Nidavellir, seat: int) -> str:
    """The tavern in resolution, or the one that `seat` bids on next."""
    place = state.tavern if state.tavern >= 0 else state.placed[seat]
    return TAVERNS[min(place, len(TAVERNS) - 1)]


# --- events

Values = Callable[[Box, Mapping[str, Any], "Words"], dict[str, Any]]


def say_event(box: Box, event: Mapping[str, Any], words: Words) -> str:
    values = EVENT_VALUES.get(event["kind"])
    more = values(box, event, words) if values else {}
    return words.say(f"event-{event['kind']}", **words.who(event["seat"]), **more)


def _card(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"card": say_card(box, event["card"], words)}


def _cards(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"cards": say_cards(box, event["cards"], words), "count": len(event["cards"])}


def _gem(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"gem": event["gem"]}


def _gems(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    other = words.name(event["other"])
    return {"gem": event["gem"], "other": other, "other_gem": event["other_gem"]}


def _enter(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    filled = [
        f"{words.say('tavern-short', tavern=tavern)} "
        + " ".join(short_card(box, card) for card in cards)
        for tavern, cards in zip(TAVERNS, event["taverns"], strict=True)
    ]
    return {"age": event["age"], "round": event["round"], "taverns": " · ".join(filled)}


def _bid(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {
        "coin": say_coin(event["coin"], words),
        "tavern": say_tavern(event["tavern"], words),
    }


def _late_bid(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"coin": say_coin(event["coin"], words)}


def _reveal(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    bids = [
        f"{words.name(seat)} ({coin[1:]})"
        for seat, coin in enumerate(event["bids"])
        if coin is not None
    ]
    return {"tavern": say_tavern(event["tavern"], words), "bids": " · ".join(bids)}


def _trade(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {name: say_coin(event[name], words) for name in ("kept", "old", "new")}


def _transform(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    place = event["place"]
    return {
        "old": say_coin(event["old"], words),
        "new": say_coin(event["new"], words),
        "bonus": event["bonus"],
        "place": "slot" if place in TAVERNS else place,
        "tavern": say_tavern(place, words) if place in TAVERNS else "",
    }


def _hero(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    hero = event["hero"]
    return {
        "hero": hero_name(box, hero, words),
        "epithet": hero_epithet(box, hero, words),
        "class": event.get("column", ""),
    }


def _distinction(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    name = box.words[event["distinction"]]["name"][words.language]
    return {"distinction": name, "won": "no" if event["seat"] < 0 else "yes"}


def _end(box: Box, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return words.victory(event["winners"], event["scores"])


EVENT_VALUES: dict[str, Values] = {
    "gem": _gem, "enter": _enter, "bid": _bid, "late_bid": _late_bid, "reveal": _reveal,
    "take": _card, "keep": _card, "discard": _card, "unclaimed": _card, "left": _cards,
    "pioneer": _cards, "trade": _trade, "transform": _transform, "recruit": _hero, "place": _hero,
    "stay": _hero, "gems": _gems, "distinction": _distinction, "end": _end,
}  # fmt: skip
