"""Heroes on their slots: what they can do, how they are wounded and healed."""

from __future__ import annotations

from antre.games.alkoor.content.effects import NO_HEAL
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.state import NOTHING, SLOTS, Alkoor

LEAST, MOST = 1, 5
LEADER = 0


def slot_of(state: Alkoor, hero: int) -> int:
    """Where a Hero stands; NOTHING if it is not in the team."""
    return state.team.index(hero) if hero in state.team else NOTHING


def designated(state: Alkoor) -> int:
    """The slot the Destiny die points at; NOTHING if it is vacant."""
    slot = state.destiny - 1
    return slot if 0 <= slot < len(state.team) else NOTHING


def is_hampered(state: Alkoor, hero: int) -> bool:
    """Does a Critter sit on this Hero?"""
    return any(
        bearer == hero and state.box.monsters[card].is_critter for card, bearer in state.monsters
    )


def attribute(state: Alkoor, slot: int, colour: int) -> int:
    """Its printed value, changed by one Equipment, from 1 to 5; wound and Critter are ceilings."""
    hero = state.team[slot]
    value = state.box.heroes[hero].attributes[colour]
    hampered = bool(state.monsters) and is_hampered(state, hero)
    if state.worn[slot] and not hampered:
        value = max(LEAST, value + modifier(state, slot, colour))
    if state.boosted >> state.board_of(slot) & 1:
        value += 1
    value = min(value, MOST)
    if hampered:
        value = min(value, state.box.team.cap)
    wound = state.wounds[slot]
    return min(value, wound) if wound else value


def modifier(state: Alkoor, slot: int, colour: int) -> int:
    """One active Equipment counts: a curse, or else the best."""
    best = 0
    for item in state.worn[slot]:
        equipment = state.box.equipment[item]
        change = equipment.modifiers[colour]
        if change < 0:
            return change
        if change > best and (not equipment.leader_only or slot == LEADER):
            best = change
    return best


def vitality(state: Alkoor, slot: int) -> int:
    """What is left of a Hero's Vitality: its marker, or all of it."""
    return state.wounds[slot] or state.box.heroes[state.team[slot]].vitality


def wound(state: Alkoor, slot: int, marker: int) -> None:
    state.wounds[slot] = marker
    state.tell(events.Wounded, state.seat_of(state.board_of(slot)), state.team[slot], marker)


def can_be_healed(state: Alkoor, slot: int) -> bool:
    return bool(state.wounds[slot]) and not has_passive(state, slot, NO_HEAL)


def heal(state: Alkoor, slot: int) -> None:
    """A healed Hero recovers all its Vitality."""
    state.wounds[slot] = 0
    state.tell(events.Healed, state.seat_of(state.board_of(slot)), state.team[slot])


def has_passive(state: Alkoor, slot: int, verb: int) -> bool:
    """Is an effect of the Hero's active Equipment in force?"""
    for item in state.worn[slot]:
        if any(passive.verb == verb for passive in state.box.equipment[item].passives):
            return not (state.monsters and is_hampered(state, state.team[slot]))
    return False


def passive_sum(state: Alkoor, verb: int) -> int:
    """How much of a passive effect is in force in the whole team."""
    found = 0
    for slot, worn in enumerate(state.worn):
        for item in worn:
            for passive in state.box.equipment[item].passives:
                if passive.verb == verb and has_passive(state, slot, verb):
                    found += passive.amount
    return found


def enrol(state: Alkoor, hero: int) -> None:
    """A Hero joins on the leftmost vacant slot."""
    assert len(state.team) < SLOTS
    state.team.append(hero)
    state.wounds.append(0)
    state.worn.append(())
    state.stored.append(())


def leave(state: Alkoor, slot: int) -> tuple[int, tuple[int, ...]]:
    """A Hero leaves its slot and all to its right move up; the Hero and what it had with it."""
    items = state.worn[slot] + state.stored[slot]
    hero = state.team.pop(slot)
    for row in (state.wounds, state.worn, state.stored):
        row.pop(slot)
    return hero, items
