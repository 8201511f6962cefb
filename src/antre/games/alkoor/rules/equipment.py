"""Equipment: drawn, worn or stored under a Hero, redistributed after every gain or loss."""

from __future__ import annotations

from collections.abc import Iterable

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import LOOT as LOOT_VERB
from antre.games.alkoor.content.effects import RELIC as RELIC_VERB
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.heroes import is_hampered
from antre.games.alkoor.rules.options import Item, Wear
from antre.games.alkoor.rules.piles import draw_cards, has_card
from antre.games.alkoor.rules.state import LOOT_PILE, NOTHING, RELIC_PILE, Alkoor


@does(LOOT_VERB)
def _loot(state: Alkoor, effect: Effect, by: By) -> None:
    gain_items(state, draw_cards(state, LOOT_PILE, effect.amount))


@can(LOOT_VERB)
def _can_loot(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_card(state, LOOT_PILE)


@does(RELIC_VERB)
def _relic(state: Alkoor, effect: Effect, by: By) -> None:
    gain_items(state, draw_cards(state, RELIC_PILE, effect.amount))


@can(RELIC_VERB)
def _can_relic(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_card(state, RELIC_PILE)


def gain_items(state: Alkoor, items: Iterable[int]) -> None:
    """New Equipment is given to Heroes one by one; then all may be redistributed."""
    found = list(items)
    if found:
        state.tell(events.ItemsGained, state.guide, found)
        give_items(state, found)


def give_items(state: Alkoor, items: Iterable[int]) -> None:
    """Each finds a Hero; what else there is may then change hands."""
    given = list(items)
    state.stack.append(Redistribute(given=sum(1 << item for item in given)))
    state.stack += [GiveItem(item) for item in reversed(given)]


def all_items(state: Alkoor) -> list[int]:
    """Everything under the Heroes, active or stored."""
    return [item for row in (*state.worn, *state.stored) for item in row]


def may_wear(state: Alkoor, item: int, slot: int) -> bool:
    """Printed constraints, at most three active, and nothing goes under a Critter."""
    hero = state.team[slot]
    if len(state.worn[slot]) >= state.box.team.active:
        return False
    if state.monsters and is_hampered(state, hero):
        return False
    return state.box.equipment[item].may_be_worn_by(state.box.heroes[hero].race)


class GiveItem(Step[Alkoor]):
    """An Equipment looks for a Hero. A cursed one must be worn."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def run(self, state: Alkoor) -> None:
        if not state.team:
            return
        if state.box.equipment[self.item].cursed and takers(state):
            state.stack.append(CurseHero(state.guide, self.item))
        else:
            state.stack.append(PlaceItem(state.guide, self.item))


def takers(state: Alkoor) -> list[int]:
    """The slots that can take a cursed LOOT, in place of something else if need be."""
    equipment = state.box.equipment
    return [
        slot
        for slot, hero in enumerate(state.team)
        if not is_hampered(state, hero)
        and sum(equipment[item].cursed for item in state.worn[slot]) < state.box.team.active
    ]


class PlaceItem(SeatQuestion[Alkoor, Wear]):
    """Under which Hero an Equipment goes, in use or stored."""

    __slots__ = ("item",)
    rule = "equipment.under-hero"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        slots = range(len(state.team))
        choose = state.choose
        worn = [choose.wear[slot] for slot in slots if may_wear(state, self.item, slot)]
        return [*worn, *(choose.stow[slot] for slot in slots)]

    def apply(self, state: Alkoor, seat: int, option: Wear) -> None:
        put(state, self.item, option.slot, option.active)


class CurseHero(SeatQuestion[Alkoor, Wear]):
    """Who must wear a cursed LOOT."""

    __slots__ = ("item",)
    rule = "ruling.cursed-loot"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.wear[slot] for slot in takers(state)]

    def apply(self, state: Alkoor, seat: int, option: Wear) -> None:
        worn = state.worn[option.slot]
        put(state, self.item, option.slot, True)
        if len(worn) < state.box.team.active:
            return
        loose = [item for item in worn if not state.box.equipment[item].cursed]
        if len(loose) > 1:
            state.stack.append(Displace(seat, option.slot, self.item))
        else:
            store(state, loose[0], option.slot)


class Displace(SeatQuestion[Alkoor, Item]):
    """What a cursed LOOT pushes aside."""

    __slots__ = ("item", "slot")
    rule = "ruling.cursed-loot"

    def __init__(self, seat: int, slot: int, item: int) -> None:
        self.seat = seat
        self.slot = slot
        self.item = item

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        equipment = state.box.equipment
        return [state.choose.item[i] for i in state.worn[self.slot] if not equipment[i].cursed]

    def apply(self, state: Alkoor, seat: int, option: Item) -> None:
        store(state, option.item, self.slot)


def put(state: Alkoor, item: int, slot: int, active: bool) -> None:
    row = state.worn if active else state.stored
    row[slot] = tuple(sorted((*row[slot], item)))
    state.tell(events.ItemPlaced, state.guide, item, state.team[slot], active)


def store(state: Alkoor, item: int, slot: int) -> None:
    remove(state, item)
    put(state, item, slot, False)


def remove(state: Alkoor, item: int) -> None:
    """An Equipment is taken from its Hero."""
    for row in (state.worn, state.stored):
        for slot, items in enumerate(row):
            if item in items:
                row[slot] = tuple(other for other in items if other != item)
                return


def bearer_of(state: Alkoor, item: int) -> int:
    """The slot an Equipment lies at, active or stored; NOTHING if the team does not have it."""
    for row in (state.worn, state.stored):
        for slot, items in enumerate(row):
            if item in items:
                return slot
    return NOTHING


# --- redistribution


def movable_items(state: Alkoor) -> list[int]:
    """What can change hands: a curse holds what is worn, and so does a Critter."""
    found = [item for row in state.stored for item in row]
    equipment = state.box.equipment
    for slot, worn in enumerate(state.worn):
        if worn and not (state.monsters and is_hampered(state, state.team[slot])):
            found += [item for item in worn if not equipment[item].cursed]
    return sorted(found)


class Redistribute(Step[Alkoor]):
    """After a gain or a loss Equipment may change hands. Each is moved at most twice, so that two
    Heroes can exchange what they wear and yet there is an end. If there is nothing but what was
    just given, it has its place."""

    __slots__ = ("given", "once", "twice")

    def __init__(self, once: int = 0, twice: int = 0, given: int = 0) -> None:
        self.once = once
        self.twice = twice
        self.given = given

    def run(self, state: Alkoor) -> None:
        if state.team and any(not self.given >> item & 1 for item in movable_items(state)):
            state.stack.append(MoveItem(state.guide, self.once, self.twice))


class MoveItem(SeatQuestion[Alkoor, Item]):
    """Which Equipment changes hands, or none."""

    __slots__ = ("once", "twice")
    rule = "equipment.reassign"

    def __init__(self, seat: int, once: int, twice: int) -> None:
        self.seat = seat
        self.once = once
        self.twice = twice

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        items = [choose.item[item] for item in movable_items(state) if not self.twice >> item & 1]
        return [choose.done, *items]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, Item):
            bit = 1 << option.item
            twice = self.twice | self.once & bit
            state.stack.append(Redistribute(self.once | bit, twice))
            remove_and_place(state, option.item)


def remove_and_place(state: Alkoor, item: int) -> None:
    remove(state, item)
    state.stack.append(GiveItem(item))


REDISTRIBUTE = Redistribute()
