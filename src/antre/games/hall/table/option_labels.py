"""Options in full words: what a label says of a troll, a statue or a workshop on the table."""

from __future__ import annotations

from collections.abc import Callable

from antre.games.hall.content.content import SLOTS
from antre.games.hall.content.grid import cell_name
from antre.games.hall.rules.recruiting import BELOW
from antre.games.hall.table.mountain import ENTRANCES
from antre.games.hall.table.sketch import NUMBERS, Sketch


def called(sketch: Sketch, option: str) -> str:
    """An option as the list of all choices calls it."""
    verb, _, what = option.partition(":")
    tell = TELLERS.get(verb)
    return tell(sketch, what) if tell else sketch.captions.option(option)


def _recruit(sketch: Sketch, slot: str) -> str:
    number = SLOTS.index(slot)
    troll = sketch.captions.troll(sketch.view["horde"][number])
    return sketch.captions.say("choice-recruit", slot=slot, troll=troll, coins=len(BELOW[number]))


def _rob(sketch: Sketch, slot: str) -> str:
    what = sketch.captions.amounts(sketch.view["bribes"][SLOTS.index(slot)])
    return sketch.captions.say("choice-rob", slot=slot, what=what)


def _dismiss(sketch: Sketch, slot: str) -> str:
    troll = sketch.captions.troll(sketch.view["horde"][SLOTS.index(slot)])
    return sketch.captions.say("choice-dismiss", slot=slot, troll=troll)


def _activate(sketch: Sketch, cell: str) -> str:
    name = sketch.view["workshops"][cell]
    reached = {each for network in sketch.view["network"] for each in network}
    uses = sum(cell_name(NUMBERS[cell] + step) in reached for step in ENTRANCES)
    title = sketch.captions.called("workshop", name)
    return sketch.captions.at("choice-activate", cell, workshop=title, uses=uses)


def _move(sketch: Sketch, cell: str) -> str:
    clan = next(clan for clan, cells in sketch.view["statues"].items() if cell in cells)
    return sketch.captions.at("choice-move", cell, clan=clan)


def _to(sketch: Sketch, cell: str) -> str:
    return sketch.captions.at("label-to", cell, carts=sketch.carts.get(cell, 0))


def _wake(sketch: Sketch, place: str) -> str:
    troll = sketch.captions.troll(sketch.view["pack"][sketch.me][int(place) - 1])
    return sketch.captions.say("choice-wake", troll=troll, place=place)


def _trade(sketch: Sketch, what: str) -> str:
    return sketch.captions.say("choice-trade")


def _by_hand(sketch: Sketch, what: str) -> str:
    return sketch.captions.say("choice-by-hand")


def _by_itself(sketch: Sketch, what: str) -> str:
    return sketch.captions.say("choice-by-itself")


TELLERS: dict[str, Callable[[Sketch, str], str]] = {
    "recruit": _recruit, "rob": _rob, "dismiss": _dismiss, "activate": _activate, "move": _move,
    "to": _to, "wake": _wake, "trade": _trade, "by-hand": _by_hand, "by-itself": _by_itself,
}  # fmt: skip
