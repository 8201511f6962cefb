"""Faction boards: resources, goal, M-factor on its levels, units with their slots; and answers."""

from __future__ import annotations

from antre.core.scene import Area, Zone
from antre.core.sketch import verb as verb_of
from antre.games.garden.content.names import LEVELS, M_LEVELS, UPGRADES
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOTHING
from antre.games.garden.table.art import gauges
from antre.games.garden.table.art.palette import (
    GOAL_ICONS,
    RESOURCE_FILLS,
    RESOURCE_ICONS,
    UPGRADE_ICONS,
    VUKO,
)
from antre.games.garden.table.sketch import Sketch
from antre.games.garden.table.tracks import GOAL_WORDS
from antre.games.garden.table.units import printed, unit_words
from antre.games.garden.words.option_words import say_option
from antre.games.garden.words.unit_words import UPGRADE_WORDS

OWN, PHONE, BRIEF = 330.0, 344.0, 236.0
HEAD, BOOK = 46.0, 44.0
# Verbs whose answers lie as tokens beside the faction board.
ANSWERS = ("take", "exchange", "harvest", "loot", "carry", "ferry", "spy")


def lay_own(sketch: Sketch) -> None:
    w = PHONE if sketch.tall else OWN
    title = sketch.captions.say("table-own")
    zone = sketch.zone("own", "own", title, (w, 100), sketch.me)
    y = lay_head(sketch, zone, sketch.me, w, "")
    y = lay_answers(sketch, zone, y, w)
    y = lay_board(sketch, zone, sketch.me, y, w)
    # As high as wide: a page then gives most of its room to the map.
    zone.height = max(y + 2, w + 1)
    lay_slate(sketch, zone, "shelf:own")


def lay_slate(sketch: Sketch, zone: Zone, id: str) -> None:
    size = (zone.width, zone.height)
    sketch.lay(zone, id, gauges.slate(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def lay_head(sketch: Sketch, zone: Zone, seat: int, w: float, prefix: str) -> float:
    faction = sketch.captions.named("faction", sketch.factions[seat])
    score, points = sketch.score(seat), sketch.captions.say("table-points")
    face = gauges.head(
        seat, sketch.factions[seat], score, faction, sketch.captions.name(seat), w - 12
    )
    label = f"{sketch.owner(seat)} · {score} {points}"
    sketch.lay(zone, f"{prefix}shield:{seat}", face, (6, 4, w - 12, HEAD - 4), label)
    return HEAD + 4


def means(sketch: Sketch, seat: int) -> list[tuple[str, str, int]]:
    """What a seat has: name, sign, count."""
    state = sketch.state
    m_factor = sum(state.m_factor[M_LEVELS * seat : M_LEVELS * (seat + 1)])
    return [
        ("population", "population", state.population[seat]),
        ("gold", "gold", state.gold[seat]),
        ("m_factor", "m_factor", m_factor),
        ("supply", sketch.factions[seat], state.supply[seat]),
        ("vuko_tokens", VUKO, state.vuko_tokens[seat]),
    ]


AIM_WORDS = {
    "olaf": "table-aim-olaf", "pier": "table-aim-pier", "ulrike": "table-aim-ulrike",
    "callo": "table-aim-callo",
}  # fmt: skip
MEANS_WORDS = {
    "population": "table-population", "gold": "table-gold", "m_factor": "table-m-factor",
    "supply": "table-supply", "vuko_tokens": "table-vuko-tokens",
}  # fmt: skip


def lay_means(sketch: Sketch, zone: Zone, seat: int, y: float, w: float, prefix: str = "") -> float:
    found = means(sketch, seat)
    step = (w - 8) / len(found)
    for place, (name, sign, count) in enumerate(found):
        area = (6 + place * step, y, step - 4, 32.0)
        label = sketch.captions.say(MEANS_WORDS[name], count=count)
        face = gauges.resource(sign, str(count), step - 4, 32)
        sketch.lay(zone, f"{prefix}{name}:{seat}", face, area, label)
    return y + 37


def lay_board(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    y = lay_means(sketch, zone, seat, y, w)
    y = lay_goal(sketch, zone, seat, y, w)
    y = lay_levels(sketch, zone, seat, y, w)
    for level in range(1, LEVELS + 1):
        y = lay_kind(sketch, zone, seat, level, y, w)
    if sketch.factions[seat] == "ulrike":
        y = lay_spies(sketch, zone, seat, y, w)
    return y


def lay_goal(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    faction = sketch.state.factions[seat]
    done, goal = progress(sketch.state, faction), sketch.content.factions[faction].goal
    said = sketch.captions.say(AIM_WORDS[sketch.factions[seat]])
    room = w - 12 - BOOK - 4
    face = gauges.goal(sketch.factions[seat], said, done, goal, room)
    label = f"{said} · {done}/{goal}"
    hint = sketch.captions.say(GOAL_WORDS[sketch.factions[seat]])
    sketch.lay(zone, f"goal:{seat}", face, (6, y, room, 44), label, hint=hint)
    lay_guide(sketch, zone, seat, (w - 6 - BOOK, y, BOOK, BOOK))
    return y + 49


def lay_guide(sketch: Sketch, zone: Zone, seat: int, area: Area) -> None:
    """A book that opens at the way to win of a faction."""
    guide = f"guide-{sketch.factions[seat]}"
    title = sketch.state.setup.game.rules.title(guide)
    label = title[sketch.captions.words.language] if title else ""
    sketch.lay(zone, f"guide:{seat}", gauges.book(BOOK), area, label, about=guide)


def lay_levels(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    """M-factor tokens on their levels, and the steps they can take now."""
    step = (w - 8) / M_LEVELS
    mine = seat == sketch.me
    for level in range(M_LEVELS):
        tokens = sketch.state.m_factor[M_LEVELS * seat + level]
        label = sketch.captions.say("table-level", level=level, count=tokens)
        may = f"give:{level}" if mine and f"give:{level}" in sketch.options else None
        face = gauges.level(level, tokens, step - 4, 46)
        area = (6 + level * step, y, step - 4, 46.0)
        sketch.lay(zone, f"m:{seat}:{level}", face, area, label, may=may)
    y += 50
    if not mine or not any(option.startswith("shift:") for option in sketch.options):
        return y
    half = (step - 4) / 2
    for level in range(M_LEVELS):
        for right in (False, True):
            option = f"shift:{level}:{level + (1 if right else -1)}"
            if option in sketch.options:
                x = 6 + level * step + (half if right else 0)
                said = sketch.captions.say("table-step", up="yes" if right else "no", level=level)
                face = gauges.arrow(right, half - 1, 28)
                sketch.lay(zone, f"step:{option}", face, (x, y, half - 1, 28), said, may=option)
    return y + 33


def lay_kind(sketch: Sketch, zone: Zone, seat: int, level: int, y: float, w: float) -> float:
    """A kind of unit: figure, name, how many are left, abilities and slots."""
    state = sketch.state
    unit = sketch.content.factions[state.factions[seat]].units[level - 1]
    name = sketch.unit_name(seat, level)
    left = state.figures[LEVELS * seat + level - 1]
    face = gauges.kind(
        sketch.factions[seat], level, name, f"{left}/{unit.figures}", printed(sketch, seat, level),
        w - 12,
    )  # fmt: skip
    label = f"{name} · " + sketch.captions.say("table-figures", count=left, most=unit.figures)
    mine = seat == sketch.me
    may = f"summon:level{level}" if mine and f"summon:level{level}" in sketch.options else None
    hint = unit_words(sketch, seat, level)
    sketch.lay(zone, f"kind:{seat}:{level}", face, (6, y, w - 12, 52), label, may=may, hint=hint)
    first = MOST_SLOTS * (LEVELS * seat + level - 1)
    for slot in range(unit.slots):
        worn = state.slots[first + slot]
        upgrade = None if worn == NOTHING else UPGRADES[worn]
        x = w - 44 - (unit.slots - 1 - slot) * 33
        if upgrade:
            said = sketch.captions.named("upgrade", upgrade)
            told = sketch.captions.say(UPGRADE_WORDS[upgrade], count=1)
        else:
            said, told = sketch.captions.say("table-empty-slot"), None
        sketch.lay(zone, f"slot:{seat}:{level}:{slot + 1}", gauges.slot(upgrade, 28),
                   (x, y + 23, 28, 28), said, hint=told)  # fmt: skip
    y += 56
    return lay_offers(sketch, zone, level, y, w) if mine else y


def lay_offers(sketch: Sketch, zone: Zone, level: int, y: float, w: float) -> float:
    """The upgrades that can be bought for these units now, by slot."""
    offered = [
        (upgrade, slot)
        for slot in range(1, MOST_SLOTS + 1)
        for upgrade in UPGRADES
        if f"buy:{upgrade}:level{level}:{slot}" in sketch.options
    ]
    across = 4
    step = (w - 8) / across
    for place, (upgrade, slot) in enumerate(offered):
        option = f"buy:{upgrade}:level{level}:{slot}"
        price = sketch.content.price[UPGRADES.index(upgrade)]
        named = sketch.captions.named("upgrade", upgrade)
        label = sketch.captions.say("table-buy", upgrade=named, price=price, slot=slot)
        row, column = divmod(place, across)
        area = (6 + column * step, y + row * 36, step - 4, 32.0)
        face = gauges.answer((f"{slot}.", UPGRADE_ICONS[upgrade], str(price)), step - 4, 32)
        hint = sketch.captions.say(UPGRADE_WORDS[upgrade], count=1)
        sketch.lay(zone, f"offer:{option}", face, area, label, may=option, hint=hint)
    return y + -(-len(offered) // across) * 36


def lay_spies(sketch: Sketch, zone: Zone, seat: int, y: float, w: float) -> float:
    """What the Harasim have spied out."""
    said = sketch.captions.say("table-spy-heads")
    sketch.lay(zone, "caption:spies", gauges.caption(said, w - 90, 15), (12, y + 4, w - 90, 22),
               said)  # fmt: skip
    for place in range(2):
        spied = sketch.state.spies[place] if place < len(sketch.state.spies) else NOTHING
        upgrade = None if spied == NOTHING else UPGRADES[spied]
        named = sketch.captions.named("upgrade", upgrade) if upgrade else said
        area = (w - 44 - (1 - place) * 33, y, 28.0, 28.0)
        sketch.lay(zone, f"spy:{place}", gauges.slot(upgrade, 28), area, named)
    return y + 34


# --- answers that lie beside the board


def lay_answers(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Tokens to take, give, harvest or pillage, how many go along, what is spied out."""
    asked = sketch.asked
    offered = (
        [option for option in asked.options if verb_of(option.text) in ANSWERS] if asked else []
    )
    across = 3 if sketch.verbs & {"exchange", "spy", "ferry"} else 4
    step = (w - 8) / across
    for place, option in enumerate(offered):
        row, column = divmod(place, across)
        area = (6 + column * step, y + row * 40, step - 4, 36.0)
        face = gauges.answer(looks(sketch, option.text), step - 4, 36)
        label = say_option(sketch.content, option, sketch.captions.words)
        sketch.lay(zone, f"answer:{option.text}", face, area, label, may=option.text)
    return y + -(-len(offered) // across) * 40 + (4 if offered else 0)


def looks(sketch: Sketch, option: str) -> tuple[str, ...]:
    """The signs and letters of an answer."""
    verb, *parts = option.split(":")
    if verb in ("take", "harvest"):
        return ("+1", RESOURCE_ICONS[parts[0]])
    if verb == "exchange":
        return ("2", RESOURCE_ICONS[parts[0]], "→", RESOURCE_ICONS[parts[1]])
    if verb == "loot":
        level = ("0", "I", "II", "III")[int(parts[1])] if len(parts) > 1 else ""
        return (RESOURCE_ICONS[parts[0]], *([level] if level else []))
    if verb == "spy":
        names = [] if parts[0] == "none" else parts[0].split("+")
        return tuple(UPGRADE_ICONS[name] for name in names) or ("–",)
    if verb == "ferry":
        return (parts[1], "sea-dragon", "→", sketch.captions.named("region", parts[0])[:4] + "…")
    return (parts[0], "compass")


# --- the others


def lay_others(sketch: Sketch) -> None:
    """In short in the cards of the seats, where there is room for them, and whole behind them."""
    for seat in () if sketch.tall else sketch.others:
        lay_brief(sketch, seat)
    for seat in sketch.others:
        lay_whole(sketch, seat)


def lay_brief(sketch: Sketch, seat: int) -> None:
    name = sketch.captions.name(seat)
    zone = sketch.zone(f"brief:{seat}", "other", name, (BRIEF, 100), seat)
    y = lay_head(sketch, zone, seat, BRIEF, "")
    faction = sketch.state.factions[seat]
    y = lay_means(sketch, zone, seat, y, BRIEF, "brief-")
    done, goal = progress(sketch.state, faction), sketch.content.factions[faction].goal
    said = sketch.captions.say(AIM_WORDS[sketch.factions[seat]])
    face = gauges.goal(sketch.factions[seat], said, done, goal, BRIEF - 12)
    hint = sketch.captions.say(GOAL_WORDS[sketch.factions[seat]])
    label = f"{said} · {done}/{goal}"
    sketch.lay(zone, f"brief-goal:{seat}", face, (6, y, BRIEF - 12, 44), label, hint=hint)
    zone.height = y + 50
    lay_slate(sketch, zone, f"shelf:brief:{seat}")


def lay_whole(sketch: Sketch, seat: int) -> None:
    w = PHONE if sketch.tall else OWN
    zone = sketch.zone(f"whole:{seat}", "aside", sketch.captions.name(seat), (w, 100), seat)
    y = lay_head(sketch, zone, seat, w, "whole-")
    zone.height = lay_board(sketch, zone, seat, y, w) + 4
    lay_slate(sketch, zone, f"shelf:{seat}")


def facts(sketch: Sketch, seat: int) -> list[tuple[str, int, str]]:
    """What matters most of a seat: goal, gold, population."""
    state, say = sketch.state, sketch.captions.say
    faction = sketch.factions[seat]
    done = progress(state, state.factions[seat])
    return [
        (gauges.fact(GOAL_ICONS[faction], "#ffe2a3"), done, say(AIM_WORDS[faction])),
        (gauges.fact(RESOURCE_ICONS["population"], RESOURCE_FILLS["population"]),
         state.population[seat], say("table-population", count=state.population[seat])),
        (gauges.fact(RESOURCE_ICONS["gold"], RESOURCE_FILLS["gold"]), state.gold[seat],
         say("table-gold", count=state.gold[seat])),
    ]  # fmt: skip
