"""What a question lays before a seat besides what it owns: conversions, tokens, trolls in hand."""

from __future__ import annotations

from antre.core import emblems
from antre.core.scene import Area, Zone
from antre.games.hall.content.resources import RESOURCES, named
from antre.games.hall.table.art import shelves, tokens, trolls, wares
from antre.games.hall.table.sketch import Sketch, card_number


def needs_tray(sketch: Sketch) -> bool:
    return bool(sketch.verbs & {"swap", "gain", "draft", "join"} or sketch.fields.get("given"))


def lay_tray(sketch: Sketch, zone: Zone, area: Area) -> None:
    verbs = sketch.verbs
    if "swap" in verbs:
        lay_swaps(sketch, zone, area)
    elif "gain" in verbs:
        lay_gains(sketch, zone, area)
    elif "draft" in verbs:
        lay_hand(sketch, zone, area)
    elif "join" in verbs:
        lay_recruit(sketch, zone, area)
    else:
        lay_given(sketch, zone, area, "tray-given")


def head(sketch: Sketch, zone: Zone, area: Area, key: str) -> float:
    """A line that says what lies here; the rest begins below it."""
    x, y, w, _ = area
    said = sketch.captions.say(key)
    sketch.lay(zone, "caption:tray", emblems.heading(said, w - 24), (x + 12, y + 3, w - 24, 18))
    return y + 25


def lay_swaps(sketch: Sketch, zone: Zone, area: Area) -> None:
    """Conversions as tokens, an arrow, tokens."""
    x, _, w, _ = area
    y = head(sketch, zone, area, "tray-swap")
    offered = sorted(text for text in sketch.options if text.startswith("swap:"))
    across = 3 if w < 360 else 4
    rows = -(-len(offered) // across)
    step = (w - 14) / across
    high = 38 if rows > 1 else 44
    if sketch.tall and rows > 1:
        high = 29
    for place, option in enumerate(offered):
        give, gain = rate(sketch, option)
        face = wares.swap((give,), (gain,), step - 5, high - 2)
        at = (x + 8 + place % across * step, y + place // across * high, step - 5, high - 2)
        label = sketch.captions.option(option)
        sketch.lay(zone, option, face, at, label, may=option)


def rate(sketch: Sketch, option: str) -> tuple[tuple[str, int], tuple[str, int]]:
    """How many of what a conversion takes and gives."""
    give, gain = option.partition(":")[2].split(">")
    workshop = sketch.fields.get("workshop")
    if workshop is not None:
        for kind, given, got, gained in sketch.content.conversions[workshop]:
            if (RESOURCES[kind], RESOURCES[got]) == (give, gain):
                return (give, given), (gain, gained)
    return (give, 1), (gain, 1)


def lay_gains(sketch: Sketch, zone: Zone, area: Area) -> None:
    """Tokens to take, from the supply or from a bribed troll."""
    x, _, w, h = area
    y = head(sketch, zone, area, "tray-gain")
    kinds = [kind for kind in RESOURCES if f"gain:{kind}" in sketch.options]
    step = (w - 16) / len(RESOURCES)
    size = min(step - 6, h - 34)
    for place, kind in enumerate(kinds):
        option = f"gain:{kind}"
        at = (x + 8 + place * step + (step - size) / 2, y + 4, size, size)
        label = sketch.captions.option(option)
        sketch.lay(zone, f"supply:{kind}", tokens.token(kind, size), at, label, may=option)


def lay_given(sketch: Sketch, zone: Zone, area: Area, key: str) -> None:
    """What was handed over so far."""
    x = area[0]
    y = head(sketch, zone, area, key)
    given = named(sketch.fields["given"])
    laid = [kind for kind, count in given.items() for _ in range(count)]
    for place, kind in enumerate(laid):
        at = (x + 12 + 46 * place, y + 4, 40, 40)
        sketch.lay(zone, f"given:{place}", tokens.token(kind, 40), at)


def lay_hand(sketch: Sketch, zone: Zone, area: Area) -> None:
    """The starting trolls in hand: what they produce, and what they bring at once."""
    x, _, w, _ = area
    y = head(sketch, zone, area, "tray-hand")
    hand = sketch.view["hand"][sketch.me]
    step = (w - 12) / max(len(hand), 1)
    for place, card in enumerate(hand):
        start = named(sketch.content.card_start[card_number(sketch.content, card)])
        title = sketch.captions.say("each-cascade")
        face = trolls.starter(sketch.symbols(card)[0], tuple(start.items()), title, step - 6, 56)
        label = sketch.captions.troll(card)
        hint = sketch.captions.say("hint-starter", what=sketch.captions.amounts(start))
        at = (x + 8 + place * step, y, step - 6, 56)
        sketch.lay(zone, f"starter:{sketch.me}:{card}", face, at, label, hint=hint)


def lay_recruit(sketch: Sketch, zone: Zone, area: Area) -> None:
    """The troll that waits for its place."""
    x, y, w, h = area
    card = sketch.content.card_name[sketch.fields["card"]]
    size = (61, min(86, h - 6))
    face = trolls.troll(sketch.clan(card), sketch.level(card), sketch.symbols(card), *size)
    at = (x + 14, y + (h - size[1]) / 2, *size)
    sketch.lay(zone, f"troll:{card}", face, at, sketch.captions.troll(card))
    said = sketch.captions.say("tray-join")
    face = shelves.paragraph(said, w - 110)
    sketch.lay(zone, "caption:tray", face, (x + 92, y + 22, w - 110, h - 30))
