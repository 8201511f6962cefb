"""Nidavellir in words: its cards, coins, options, questions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import CLASSES, SCALED, TAVERNS

if TYPE_CHECKING:
    from antre.core.words import Words

GLYPHS = {
    "warrior": "⚔", "hunter": "➶", "miner": "▲", "blacksmith": "⚒", "explorer": "⚑",
    "other": "♔",
}  # fmt: skip
COIN_KINDS = {"b": "base", "s": "special", "r": "royal"}
SLOT_VERBS = ("bid", "transform", "add", "give-up")


# --- pieces


def card_of(content: NidavellirContent, name: str) -> int:
    """The card meant by its name, or any card of a kind."""
    return content.cards_of(name)[0]


def class_of(content: NidavellirContent, card: int) -> str:
    """The class of a card, or "other" for offerings and neutral heroes."""
    return CLASSES[content.card_class[card]] if content.card_class[card] < len(CLASSES) else "other"


def say_card(content: NidavellirContent, name: str, words: Words) -> str:
    """A card with its article: "the warrior 9"."""
    if name in content.hero_id:
        return hero_name(content, name, words)
    if name == "b.special":
        return words.say("card-special")
    card = card_of(content, name)
    return words.say("card", **{"class": class_of(content, card)}, points=content.card_points[card])


def say_cards(content: NidavellirContent, names: Sequence[str], words: Words) -> str:
    return words.series([say_card(content, name, words) for name in names])


def short_card(content: NidavellirContent, name: str) -> str:
    """A card as a sign: ⚔9."""
    card = card_of(content, name)
    card_class = content.card_class[card]
    points = "" if card_class in SCALED else str(content.card_points[card])
    plus = "" if card_class < len(CLASSES) else "+"
    return GLYPHS[class_of(content, card)] + plus + points


def brief_card(content: NidavellirContent, name: str, words: Words) -> str:
    """A card without its article, among others: "warrior 9"."""
    card = card_of(content, name)
    points = content.card_points[card]
    return words.say("card-brief", **{"class": class_of(content, card)}, points=points)


def say_coin(name: str, words: Words) -> str:
    """A coin with its article: "the royal coin 12"."""
    return words.say("coin", kind=COIN_KINDS[name[0]], value=int(name[1:]))


def say_tavern(name: str, words: Words) -> str:
    return words.say("tavern", tavern=name)


def hero_name(content: NidavellirContent, name: str, words: Words) -> str:
    return content.words[name]["name"][words.language]


def hero_epithet(content: NidavellirContent, name: str, words: Words) -> str:
    return content.words[name]["epithet"][words.language]


def hero_power(content: NidavellirContent, hero: str, words: Words) -> str:
    """All that a hero does."""
    card = content.hero_id[hero]
    key = "dwerg" if card in content.dwerg else hero
    pairs = zip(CLASSES, content.ylud_points, strict=True)
    return words.say(
        f"hero-{key}",
        ranks=content.card_ranks[card],
        points=content.card_points[card],
        value=content.hero_value.get(hero, 0),
        dwerg=", ".join(str(points) for points in content.dwerg_points[1:]),
        ylud=" ".join(f"{GLYPHS[name]}{points}" for name, points in pairs),
    )


# --- options and questions


def say_option(content: NidavellirContent, option: Option, words: Words) -> str:
    verb, _, what = option.text.partition(":")
    return words.say(f"option-{verb}", **option_values(content, verb, what, words))


def option_values(content: NidavellirContent, verb: str, what: str, words: Words) -> dict[str, Any]:
    if verb in SLOT_VERBS and what not in TAVERNS:
        return {"place": "coin", "coin": say_coin(what, words)}
    if verb == "transform":
        return {"place": "slot", "tavern": say_tavern(what, words)}
    if verb in ("take", "keep"):
        return {"card": say_card(content, what, words)}
    if verb == "recruit":
        name, epithet = hero_name(content, what, words), hero_epithet(content, what, words)
        return {"hero": name, "epithet": epithet}
    return {"class": what}


def say_question(view: Mapping[str, Any], words: Words) -> str:
    """What the viewer is asked."""
    seat = view["seat"]
    step, *numbers = view["question"]
    return words.say(
        f"ask-{step}",
        tavern=say_tavern(asked_tavern(view), words),
        lines=min(view["ranks"][seat].values()),
        heroes=view["hero_count"][seat],
        bonus=numbers[-1] if step == "Transform" else 0,
    )


def asked_tavern(view: Mapping[str, Any]) -> str:
    """The tavern in resolution, or the one that the viewer bids on next."""
    if view["tavern"] is not None:
        return str(view["tavern"])
    slots = view["coins"][view["seat"]]["slots"]
    return next(
        (name for name, coin in zip(TAVERNS, slots, strict=True) if coin is None), TAVERNS[-1]
    )


# --- events

Values = Callable[[NidavellirContent, Mapping[str, Any], "Words"], dict[str, Any]]


def say_event(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> str:
    values = EVENT_VALUES.get(event["kind"])
    more = values(content, event, words) if values else {}
    return words.say(f"event-{event['kind']}", **words.who(event["seat"]), **more)


def _card(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"card": say_card(content, event["card"], words)}


def _cards(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"cards": say_cards(content, event["cards"], words), "count": len(event["cards"])}


def _gem(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"gem": event["gem"]}


def _gems(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    other = words.name(event["other"])
    return {"gem": event["gem"], "other": other, "other_gem": event["other_gem"]}


def _enter(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    filled = [
        words.say(
            "tavern-filled",
            tavern=words.say("tavern-short", tavern=tavern),
            cards=", ".join(brief_card(content, card, words) for card in cards),
        )
        for tavern, cards in zip(TAVERNS, event["taverns"], strict=True)
    ]
    return {"age": event["age"], "round": event["round"], "taverns": " · ".join(filled)}


def _bid(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {
        "coin": say_coin(event["coin"], words),
        "tavern": say_tavern(event["tavern"], words),
    }


def _late_bid(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {"coin": say_coin(event["coin"], words)}


def _reveal(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    laid = [(int(coin[1:]), seat) for seat, coin in enumerate(event["bids"]) if coin is not None]
    # The highest first, for so they will play; among equals gems decide.
    laid.sort(key=lambda bid: -bid[0])
    bids = [f"{words.name(seat)} ({coin})" for coin, seat in laid]
    return {"tavern": say_tavern(event["tavern"], words), "bids": " · ".join(bids)}


def _trade(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    return {name: say_coin(event[name], words) for name in ("kept", "old", "new")}


def _transform(
    content: NidavellirContent, event: Mapping[str, Any], words: Words
) -> dict[str, Any]:
    place = event["place"]
    return {
        "old": say_coin(event["old"], words),
        "new": say_coin(event["new"], words),
        "bonus": event["bonus"],
        "place": "slot" if place in TAVERNS else place,
        "tavern": say_tavern(place, words) if place in TAVERNS else "",
    }


def _hero(content: NidavellirContent, event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    hero = event["hero"]
    return {
        "hero": hero_name(content, hero, words),
        "epithet": hero_epithet(content, hero, words),
        "class": event.get("column", ""),
    }


def _distinction(
    content: NidavellirContent, event: Mapping[str, Any], words: Words
) -> dict[str, Any]:
    name = content.words[event["distinction"]]["name"][words.language]
    return {"distinction": name, "won": "no" if event["seat"] < 0 else "yes"}


EVENT_VALUES: dict[str, Values] = {
    "gem": _gem, "enter": _enter, "bid": _bid, "late_bid": _late_bid, "reveal": _reveal,
    "take": _card, "keep": _card, "discard": _card, "unclaimed": _card, "left": _cards,
    "pioneer": _cards, "trade": _trade, "transform": _transform, "recruit": _hero, "place": _hero,
    "stay": _hero, "gems": _gems, "distinction": _distinction,
}  # fmt: skip
