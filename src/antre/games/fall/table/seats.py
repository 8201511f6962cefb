"""What belongs to a seat: ancestry, champions, means; mine whole, the others in brief."""

from __future__ import annotations

from antre.core.emblems import shield_and_score
from antre.core.scene import Area, Zone
from antre.core.sketch import verb as verb_of
from antre.games.fall.content.names import ACTIONS, KINDS
from antre.games.fall.table.art import cards
from antre.games.fall.table.people import lay_champion
from antre.games.fall.table.sketch import Sketch
from antre.games.fall.table.tapestry import Loom, card_name, lay_tapestry, printed, threads
from antre.games.fall.words.option_words import say_option

OWN, PHONE = 330.0, 344.0
BRIEF = 236.0
HEAD = 48.0
WEFT = 12 + cards.RIM  # beside an ancestry, both sides together
MEANS_WORDS = {
    "provisions": "table-provisions", "desperation": "table-desperation",
    "reserve": "table-reserve", "elders": "table-elders",
}  # fmt: skip
# What an amount is made of, by the verb of its option: an icon and its colour.
AMOUNTS = {
    "cover": ("star-altar", "#fff0c2"), "tokens": ("fist", "#ff7a4a"),
    "provisions": ("meal", "#e0b070"), "consolation": ("crown", "#ffd95a"),
}  # fmt: skip
CONSOLATIONS = {"vote": ("hand", "#e9e4f5"), "honour": ("crown", "#ffd95a")}
ACTION_WORDS = {
    "weak": ("table-weak", "table-weak-action"), "strong": ("table-strong", "table-strong-action"),
}  # fmt: skip


def lay_own(sketch: Sketch, seat: int) -> Loom:
    """My side of the table; what there is to lay it on is told to the card in hand."""
    w = PHONE if sketch.tall else OWN
    zone = sketch.zone("own", "own", sketch.captions.say("table-own"), (w, 100), seat)
    lay_head(sketch, zone, seat, w)
    y = HEAD
    if sketch.view["starters"][seat]:
        y = lay_starters(sketch, zone, seat, y, w)
    y = lay_actions(sketch, zone, y, w)
    y = lay_amounts(sketch, zone, y, w)
    if sketch.tall:
        loom = lay_workshop(sketch, seat, w)
    else:
        loom, y = lay_weaving(sketch, zone, seat, y + 6, w)
    y = lay_champions(sketch, zone, seat, y, w)
    # As high as wide: a page then gives most of its room to the mountain.
    zone.height = y + 2 if sketch.tall else max(y + 2, w + 1)
    lay_ground(sketch, zone, "shelf:own")
    return loom


def lay_workshop(sketch: Sketch, seat: int, w: float) -> Loom:
    """On a narrow page the tapestry has a tab of its own, where nothing hides it."""
    zone = sketch.zone("loom", "market", sketch.captions.say("table-own"), (w, 100))
    loom, y = lay_weaving(sketch, zone, seat, 6, w)
    zone.height = y
    lay_ground(sketch, zone, "shelf:loom")
    return loom


def lay_weaving(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> tuple[Loom, float]:
    """My ancestry, and under it my hand; also says where that ends."""
    growing = "place" in sketch.verbs
    room, most = ((w - WEFT, 330.0), 64.0) if sketch.tall else ((w - WEFT, 252.0), 48.0)
    at = (6 + cards.RIM, y + cards.RIM)
    loom = Loom(sketch.ancestries[seat], growing, at, room, most)
    if growing:
        face = cards.loom(loom.columns, loom.rows, loom.cell)
        area = (loom.x, loom.y, loom.columns * loom.cell, loom.height)
        sketch.lay(zone, "loom", face, area)
    lay_tapestry(sketch, zone, seat, loom)
    y = loom.y + loom.height + 8
    if sketch.view["hands"][seat]:
        y = lay_hand(sketch, zone, seat, y, w)
    return loom, y


def lay_ground(sketch: Sketch, zone: Zone, id: str) -> None:
    """Stone under all that lies in a zone, once it is known how high that is."""
    size = (zone.width, zone.height)
    sketch.lay(zone, id, cards.tray(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def lay_head(sketch: Sketch, zone: Zone, seat: int, w: float) -> None:
    """Shield and honour, provisions, desperation, trolls in reserve, Elders."""
    say = sketch.captions.say
    score = sketch.score(seat)
    face = shield_and_score(seat, score, say("table-honour"), 38)
    label = f"{sketch.captions.name(seat)} · {score} {say('table-honour')}"
    sketch.lay(zone, f"shield:{seat}", face, (6, 5, 116, 40), label)
    for number, (name, icon, fill, count) in enumerate(means(sketch, seat)):
        area = (126.0 + number * (w - 128) / 4, 14.0, (w - 132) / 4, 24.0)
        label = say(MEANS_WORDS[name], count=count)
        sketch.lay(zone, f"{name}:{seat}", cards.counter(icon, count, fill, 22), area, label)


def means(sketch: Sketch, seat: int) -> list[tuple[str, str, str, int]]:
    view = sketch.view
    return [
        ("provisions", "meal", "#e0b070", view["provisions"][seat]),
        ("desperation", "fist", "#ff7a4a", view["desperation"][seat]),
        ("reserve", "troll", "#a9c77f", view["troll_reserve"][seat]),
        ("elders", "cowled", "#c3bce6", sketch.ancestries[seat].elders.bit_count()),
    ]


def lay_starters(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    """The two starting champions to choose from."""
    for name in sketch.view["starters"][seat]:
        lay_champion(sketch, zone, name, (6, y, w - 12, 104), f"keep:{name}")
        y += 110
    return y


def lay_actions(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Weak and strong actions, while they are asked for."""
    if not sketch.verbs & {"weak", "strong"}:
        return y
    best = dict.fromkeys(ACTIONS, 0)
    for kind, _, _, power in threads(sketch.ancestries[sketch.me], sketch.cubes[sketch.me]):
        best[kind] = max(best[kind], power)
    step = (w - 8) / 4
    for row, verb in enumerate(("weak", "strong")):
        for place, kind in enumerate(ACTIONS):
            said = sketch.captions.say(ACTION_WORDS[verb][0])
            figure = str(best[kind]) if verb == "strong" and best[kind] else ""
            face = cards.action(kind, said, figure, step - 4, 32)
            label = sketch.captions.say(ACTION_WORDS[verb][1], kind=sketch.captions.kind(kind))
            area = (6 + place * step, y + row * 36, step - 4, 32)
            option = f"{verb}:{kind}"
            sketch.lay(zone, f"action:{option}", face, area, label, may=option)
    return y + 74


def lay_amounts(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """How much of something is to be covered or spent, or which consolation is taken."""
    asked = sketch.asked
    options = [option.text for option in asked.options] if asked else []
    offered = [(option, *option.split(":")) for option in options if verb_of(option) in AMOUNTS]
    across, parse = 4, sketch.content.options.parse
    step = (w - 8) / across
    for place, (option, name, what) in enumerate(offered):
        icon, fill = AMOUNTS[name] if what.isdigit() else CONSOLATIONS[what]
        area = (6 + place % across * step, y + place // across * 40, step - 4, 36.0)
        face = cards.amount(icon, what if what.isdigit() else "1", fill, step - 4, 36)
        label = say_option(sketch.content, parse(option), sketch.captions.words)
        sketch.lay(zone, f"amount:{option}", face, area, label, may=option)
    return y + -(-len(offered) // across) * 40


def lay_hand(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    """Ancestry cards in hand."""
    content, hand = sketch.content, sketch.view["hands"][seat]
    cell = min((w - 12) / 8 - 4, 38.0)
    for number, name in enumerate(hand):
        card = content.card_name.index(name)
        area = (6 + number * (2 * cell + 8), y, 2 * cell, 2 * cell)
        face = cards.card(printed(content.ancestry[card]), cell)
        label = card_name(sketch, card)
        hint = sketch.captions.say("table-hand-hint")
        may = f"discard:{name}" if "discard" in sketch.verbs else None
        sketch.lay(zone, f"card:{name}", face, area, label, hint=hint, may=may)
    return y + 2 * cell + 8


def lay_champions(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    """Champion cards in brief, two abreast, with the symbols that belong to the ancestry."""
    step = (w - 8) / 2
    names = sketch.view["champions"][seat]
    for number, name in enumerate(names):
        area = (6 + number % 2 * step, y + number // 2 * 50, step - 4, 46.0)
        lay_in_brief(sketch, zone, seat, name, area)
    return y + -(-len(names) // 2) * 50


def lay_in_brief(sketch: Sketch, zone: Zone, seat: int, name: str, area: Area) -> None:
    x, y, w, _ = area
    card, said = sketch.champion(name), sketch.captions
    clan = sketch.clan_of(name)
    claws = (card.claws, min(sketch.view["claws"].get(name, 0), card.claws))
    letter = card.letter if len(card.letter) == 1 else ""
    title = said.named("champion", name)
    face = cards.brief_champion(clan, title, letter, claws, w)
    may = f"use:{name}" if seat == sketch.me else None
    sketch.lay(
        zone, f"champion:{name}", face, area, title, hint=said.named("effect", name), may=may
    )
    for number, (cell, kind, power) in enumerate(card.symbols, 1):
        cube = bool(sketch.cubes[seat] >> cell & 1)
        face = cards.symbol(KINDS[kind], power, 24, cube, seat)
        option = f"pick:{name}-{number}" if seat == sketch.me else None
        at = (x + w - 27 * number, y + 20, 24.0, 24.0)
        label = said.symbol(KINDS[kind], power)
        sketch.lay(zone, f"symbol:{seat}:{name}-{number}", face, at, label, may=option)


# --- the others


def lay_others(sketch: Sketch) -> None:
    for seat in sketch.others:
        lay_brief(sketch, seat)
    for seat in sketch.others:
        lay_whole(sketch, seat)


def lay_brief(sketch: Sketch, seat: int) -> None:
    """Shield, honour, means, and the strongest groups."""
    w = PHONE if sketch.tall else BRIEF
    zone = sketch.zone(f"brief:{seat}", "other", sketch.captions.name(seat), (w, 88), seat)
    sketch.lay(zone, f"shelf:brief:{seat}", cards.tray(w, 88), (0, 0, w, 88))
    say = sketch.captions.say
    face = shield_and_score(seat, sketch.score(seat), say("table-honour"), 38)
    label = f"{sketch.captions.name(seat)} · {sketch.score(seat)} {say('table-honour')}"
    sketch.lay(zone, f"shield:{seat}", face, (4, 4, 116, 40), label)
    for number, (name, icon, fill, count) in enumerate(means(sketch, seat)):
        x, y = 124.0 + number % 2 * (w - 126) / 2, 4.0 + number // 2 * 22
        label = say(MEANS_WORDS[name], count=count)
        area = (x, y, (w - 130) / 2, 21.0)
        sketch.lay(zone, f"{name}:{seat}", cards.counter(icon, count, fill, 19), area, label)
    best = dict.fromkeys(ACTIONS, 0)
    for kind, _, _, power in threads(sketch.ancestries[seat], sketch.cubes[seat]):
        best[kind] = max(best[kind], power)
    for number, (kind, power) in enumerate(best.items()):
        face = cards.kind_power(kind, power)
        area = (4 + number * (w - 4) / 4, 54.0, (w - 16) / 4, 30.0)
        label = say("table-group", kind=kind, power=power)
        sketch.lay(zone, f"best:{seat}:{kind}", face, area, label)


def lay_whole(sketch: Sketch, seat: int) -> None:
    """All that lies before another seat, opened on demand."""
    w = PHONE if sketch.tall else OWN
    name = sketch.captions.name(seat)
    zone = sketch.zone(f"whole:{seat}", "aside", name, (w, 100), seat)
    at = (6 + cards.RIM, 4 + cards.RIM)
    loom = Loom(sketch.ancestries[seat], False, at, (w - WEFT, 252.0), 48.0)
    lay_tapestry(sketch, zone, seat, loom)
    y = lay_champions(sketch, zone, seat, loom.y + loom.height + 8, w)
    zone.height = y + 4
    lay_ground(sketch, zone, f"shelf:{seat}")
