"""Trolls and spells: the horde with its decks and the bag, and the grimoire."""

from __future__ import annotations

from antre.games.hall.content.content import SLOTS
from antre.games.hall.rules.horde import ROW
from antre.games.hall.rules.recruiting import BELOW
from antre.games.hall.table.art import shelves, tokens, trolls, wares
from antre.games.hall.table.sketch import Part

WIDTH = 344
CARD = (61, 86)
PLACE = (17, 17)  # of what a place is called
STEP = 62.5
HIGH = 90  # of a row
DECKS = 29  # of the column at the left
SPELL = (344, 57)
VERBS = ("recruit", "rob", "dismiss")


def lay_horde(part: Part) -> None:
    """Three rows over one another, each with its deck and its price; and the bag."""
    for row in range(3):
        lay_row(part, row)
    lay_bag(part)


def lay_row(part: Part, row: int) -> None:
    """A deck with the price of its row, then the trolls of that row."""
    y = (2 - row) * HIGH
    sketch = part.sketch
    view = sketch.view
    count = len(view["decks"][row]) + len(view["bottoms"][row])
    label = sketch.captions.say("label-deck", level=row + 1, count=count)
    face = wares.deck(row + 1, count, DECKS, 44)
    part.lay(f"deck:{row + 1}", face, (0, y, DECKS, 44), label, dim=not count)
    price = len(BELOW[SLOTS.index(f"{row + 1}a")])
    label = sketch.captions.say("label-price", coins=price)
    face = wares.price(price, DECKS, 38)
    part.lay(f"price:{row + 1}", face, (0, y + 46, DECKS, 38), label)
    slots = [slot for slot, each in enumerate(ROW) if each == row]
    for place, slot in enumerate(slots):
        x = DECKS + 2 + STEP * (place + row / 2)
        part.call(SLOTS[slot], (x, y, *CARD))
        if view["horde"][slot] is not None:
            lay_troll(part, slot, (x, y))
        face = trolls.place(SLOTS[slot], *PLACE)
        part.lay(f"place:{SLOTS[slot]}", face, (x + 20, y + 2, *PLACE))


def lay_troll(part: Part, slot: int, at: tuple[float, float]) -> None:
    """A troll of the horde, the bribes on its face, and the pedestal it brings."""
    x, y = at
    sketch = part.sketch
    card, view = sketch.view["horde"][slot], sketch.view
    w, h = CARD
    face = trolls.troll(sketch.clan(card), sketch.level(card), sketch.symbols(card), w, h)
    verb = next((verb for verb in VERBS if verb in sketch.verbs), "")
    label = sketch.captions.troll(card)
    what, pedestal = view["bribes"][slot], view["horde_pedestals"][slot]
    if what:
        label += " · " + sketch.captions.say("label-bribes", what=sketch.captions.amounts(what))
    if pedestal:
        label += " · " + sketch.captions.say("label-with-pedestal", clan=pedestal)
    hint = sketch.captions.say("hint-recruit", slot=SLOTS[slot], coins=len(BELOW[slot]))
    may = f"{verb}:{SLOTS[slot]}" if verb else None
    part.lay(f"troll:{card}", face, (x, y, w, h), label, hint=hint, may=may)
    if pedestal:
        face = tokens.pedestal(pedestal, 22)
        part.lay(f"brings:{SLOTS[slot]}", face, (x + w - 24, y + 20, 22, 22))
    if what:
        face = wares.bribes(tuple(what.items()), w - 4)
        part.lay(f"bribes:{SLOTS[slot]}", face, (x + 2, y + 30, w - 4, 19))


def lay_bag(part: Part) -> None:
    """The pedestals left in the bag, to the right of the highest row."""
    sketch = part.sketch
    for number, (clan, count) in enumerate(sketch.view["bag"].items()):
        label = sketch.captions.say("label-bag", clan=clan, count=count)
        face = shelves.stack_of(tokens.pedestal(clan, 25), count, 25)
        area = (WIDTH - 56, 3 + 28 * number, 50, 26)
        part.lay(f"bag:{clan}", face, area, label, may=f"pick:{clan}", dim=not count)


def lay_grimoire(part: Part) -> None:
    """Three spells, one below the other."""
    sketch = part.sketch
    w, h = SPELL
    for number, (name, runes) in enumerate(
        zip(sketch.view["grimoire"], sketch.view["runes"], strict=True)
    ):
        title, effect = sketch.captions.called("spell", name), sketch.captions.short_effect(name)
        face = wares.spell(name, title, effect, runes, w, h)
        label = sketch.captions.say("label-spell", spell=title, runes=runes)
        area = (0, number * (h + 6), w, h)
        hint = sketch.captions.effect(name)
        lit = name in sketch.view["powers"]
        part.lay(f"spell:{name}", face, area, label, hint=hint, may=f"cast:{name}", lit=lit)
