"""What is sought: champions on offer with their tracks, and the planks of the clans."""

from __future__ import annotations

from antre.core.scene import Area, Zone
from antre.games.fall.content.names import CLANS, KINDS
from antre.games.fall.table.art import cards
from antre.games.fall.table.sketch import Sketch

PHONE = 344.0
CARD = (258.0, 146.0)
TRACK = 44.0
PLANK = 46.0
GAP = 10.0


def lay_people(sketch: Sketch) -> None:
    if sketch.tall:
        lay_tall(sketch)
    else:
        lay_wide(sketch)


def lay_wide(sketch: Sketch) -> None:
    """Champions at the left, two abreast; clans at the right."""
    offer = sketch.view["offer"]
    rows = max(-(-len(offer) // 2), 1)
    w, h = CARD
    step = h + TRACK + GAP
    planks = 280.0
    size = (2 * (w + GAP) + planks + 2 * GAP, max(rows * step, len(CLANS) * (PLANK + 6)) + GAP)
    zone = sketch.zone("people", "market", sketch.captions.say("table-people"), size)
    sketch.lay(zone, "shelf:people", cards.tray(*size), (0, 0, *size))
    for slot, name in enumerate(offer):
        at = (GAP + slot % 2 * (w + GAP), GAP + slot // 2 * step)
        lay_suitors(sketch, zone, name, (*at, w, h))
    lay_clans(sketch, zone, (2 * (w + GAP) + GAP, GAP, planks, size[1]))


def lay_tall(sketch: Sketch) -> None:
    offer = sketch.view["offer"]
    h = 132.0
    step = h + TRACK + GAP
    size = (PHONE, max(len(offer) * step, 40.0))
    zone = sketch.zone("people", "market", sketch.captions.say("table-offer"), size)
    sketch.lay(zone, "shelf:people", cards.tray(*size), (0, 0, *size))
    for slot, name in enumerate(offer):
        lay_suitors(sketch, zone, name, (4, 4 + slot * step, PHONE - 8, h))
    size = (PHONE, len(CLANS) * (PLANK + 6) + 6)
    zone = sketch.zone("clans", "market", sketch.captions.say("table-clans"), size)
    sketch.lay(zone, "shelf:clans", cards.tray(*size), (0, 0, *size))
    lay_clans(sketch, zone, (4, 6, PHONE - 8, size[1]))


def lay_suitors(sketch: Sketch, zone: Zone, name: str, area: Area) -> None:
    """A champion on offer, and the discs of who seeks it."""
    x, y, w, h = area
    lay_champion(sketch, zone, name, area, f"influence:{name}")
    content = sketch.content
    values = cards.order(sketch.view["influence"][name], sketch.view["suitors"][name])
    lines = tuple(content.lines[sketch.champion(name).packet])
    face = cards.track(values, lines, content.track, w)
    words = sketch.captions.words
    said = [words.say("table-influence", count=n, **words.who(seat)) for seat, n in values]
    label = " · ".join(said) or sketch.captions.say("table-no-influence")
    sketch.lay(zone, f"track:{name}", face, (x, y + h, w, TRACK), label)


def lay_champion(sketch: Sketch, zone: Zone, name: str, area: Area, may: str | None) -> None:
    """A champion card with its text."""
    card, said = sketch.champion(name), sketch.captions
    clan = sketch.clan_of(name)
    letter = card.letter if len(card.letter) == 1 else ""
    face = cards.champion(
        clan, said.named("champion", name), said.named("effect", name), card.votes, letter,
        tuple((KINDS[kind], power) for _, kind, power in card.symbols),
        (card.claws, min(sketch.view["claws"].get(name, 0), card.claws)), area[2], area[3],
    )  # fmt: skip
    belongs = said.say("table-renegade") if clan == "renegade" else said.named("clan", clan)
    label = f"{said.named('champion', name)} · {belongs}"
    label += " · " + said.say("table-votes", count=card.votes)
    hint = said.named("effect", name)
    # A champion that has been won lies before its seat; its card here is a memory of it.
    won = name in sketch.view["owner"] and zone.role == "market"
    piece = f"won:{name}" if won else f"champion:{name}"
    sketch.lay(zone, piece, face, area, label, hint=hint, may=may, dim=won)


def lay_clans(sketch: Sketch, zone: Zone, area: Area) -> None:
    x, y, w, _ = area
    view, words = sketch.view, sketch.captions.words
    for number, clan in enumerate(CLANS):
        places = tuple(view["tiles"][number]) if view["tiles"] else ()
        votes = tuple((seat, view["votes"][seat][clan]) for seat in view["standing"][clan])
        name = sketch.captions.named("clan", clan)
        face = cards.plank(clan, name, places, votes, w)
        said = [words.say("table-has-votes", count=n, **words.who(seat)) for seat, n in votes]
        label = " · ".join([name, *said])
        at = (x, y + number * (PLANK + 6), w, PLANK)
        lit = clan in view["critical"]
        sketch.lay(zone, f"clan:{clan}", face, at, label, may=f"vote:{clan}", lit=lit)
