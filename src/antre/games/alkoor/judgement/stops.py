"""What it is worth to stop at a place: what lies there, and how it goes on from there."""

from __future__ import annotations

from antre.games.alkoor.content.hazards import Zone
from antre.games.alkoor.content.names import CONDITIONAL
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.judgement.evaluate import prospect
from antre.games.alkoor.judgement.strength import Strength, strength_of
from antre.games.alkoor.judgement.way import room_chance, trial_chance, wanted_rooms, with_means
from antre.games.alkoor.judgement.worth import GEM, effects_worth, token_worth
from antre.games.alkoor.rules.heroes import designated, leave, vitality
from antre.games.alkoor.rules.movement import has_hazard, portal_from
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import HERO, KIND
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.quests import holds_relic, is_step, quest_relic, relic_in_pile
from antre.games.alkoor.rules.resolution import arrive, take_treasure
from antre.games.alkoor.rules.rooms import advance_vils, is_up
from antre.games.alkoor.rules.state import NOTHING, Alkoor

CHANCE_SPACE = 6.0
# What Unforeseen bring on the whole, each.
UNFORESEEN = 0.4
CHAPEL = 4.0
LOOT_ROOM = 6.0
# What must be found out sooner or later had better be found out now.
EAGER = 0.02


def stop_prospect(state: Alkoor, place: int) -> float:
    """The prospect of a team that stops at a place in this turn."""
    places = state.box.places
    world = state.clone()
    world.stack.clear()
    if places.is_shortcut(place):
        return perilous(world, places.arrow(place))
    return at_place(world, place)


def at_place(world: Alkoor, place: int) -> float:
    """The prospect of a team that is there."""
    places = world.box.places
    world.pawn = place
    if place == CITY and world.portal:
        arrive(world)
        return prospect(world, CITY, world.avatar)
    if places.facing[place] == world.avatar:
        return 0.0
    if places.is_room(place):
        return room_prospect(world, places.room_slot(place))
    return prospect(world, place, world.avatar, bonus(world, place), resting=True)


def perilous(state: Alkoor, place: int) -> float:
    """The prospect at the end of a shortcut: a test of Vitality, and whoever dies of it is won."""
    slot = designated(state)
    if slot == NOTHING:
        return at_place(state, place)
    left = vitality(state, slot)
    unharmed = at_place(state, place)
    wounded = state.clone()
    wounded.wounds[slot] = max(1, left // 2)
    dead = state.clone()
    hero, items = leave(dead, slot)
    dead.pouch.append(KIND * HERO + hero)
    if not dead.team:
        return unharmed / SIX
    dead.stored[0] += items
    return (
        unharmed + (left - 1) * at_place(wounded, place) + (SIX - left) * at_place(dead, place)
    ) / SIX


def bonus(state: Alkoor, place: int) -> float:
    """Points of what lies on a space of path or corridor."""
    places = state.box.places
    if has_hazard(state, place):
        return slot_worth(state, places.slot_at[place])
    if state.tokens[place] != NOTHING:
        return token_worth(state, state.tokens[place])
    return CHANCE_SPACE if place in places.chance_spaces else 0.0


def slot_worth(state: Alkoor, slot: int) -> float:
    """A Zone: of several cards that were seen the best counts, of unknown ones the average."""
    if slot == DOOR_SLOT:
        return 0.0
    strength = strength_of(state)
    seen = [zone_worth(state, strength, card) for card in state.slot_seen[slot]]
    if len(seen) < state.slot_count[slot]:
        bag = state.slot_bags[slot]
        seen.append(sum(zone_worth(state, strength, card) for card in bag) / len(bag))
    return max(seen) + UNFORESEEN * 2


def zone_worth(state: Alkoor, strength: Strength, card: int) -> float:
    zone = state.box.hazards[card]
    assert isinstance(zone, Zone)
    cost = GEM * zone.cost
    if zone.trial is None:
        return zone.points + 1.0 - cost
    likely = strength.trial(zone.trial)
    won = zone.points + effects_worth(zone.clear)
    lost = effects_worth(zone.dark) - zone.points
    return likely * won + (1 - likely) * lost - cost


# --- Rooms


def room_prospect(state: Alkoor, slot: int) -> float:
    """A Room that is known, or any of those it may be."""
    if is_up(state, slot):
        return inside(state, state.rooms[slot])
    if state.rooms[slot] != NOTHING:
        return revealed(state, slot, state.rooms[slot]) + EAGER
    wanted = set(wanted_rooms(state)) | set(state.box.quests[state.vils_quest].rooms)
    found, others, any_other = 0.0, 0, NOTHING
    for room in state.rooms_left:
        if room in wanted:
            found += revealed(state, slot, room)
        else:
            others += 1
            any_other = room
    if others:
        found += others * revealed(state, slot, any_other)
    return found / len(state.rooms_left) + EAGER


def revealed(state: Alkoor, slot: int, room: int) -> float:
    """The prospect if this Room is turned over here."""
    world = state.clone()
    if world.rooms[slot] == NOTHING:
        world.rooms[slot] = room
        world.rooms_left.remove(room)
    world.rooms_up |= 1 << slot
    advance_vils(world)
    return inside(world, room, -GEM * world.box.rooms[room].cost)


def inside(state: Alkoor, room: int, extra: float = 0.0) -> float:
    """The prospect in a Room: its trial is tried if that helps."""
    here = prospect(state, state.pawn, state.avatar, extra + side_worth(state, room), resting=True)
    if state.rooms_done >> room & 1:
        return leaving(state, room, here)
    strength = strength_of(state)
    likely = with_means(state, room_chance(state, strength, room))
    # As likely as the search of the Abyss reckons, or it would rather wait than try.
    likely = max(likely, trial_chance(state, strength, wanted_rooms(state), True))
    if is_step(state, room, 0) and not holds_relic(state) and not state.relic_used:
        if not relic_in_pile(state, quest_relic(state)):
            return here
        world = state.clone()
        world.stored[0] += (quest_relic(state),)
        world.rooms_done |= 1 << room
    elif is_step(state, room, 1) and holds_relic(state) and not state.relic_used:
        world = state.clone()
        world.relic_used = True
        world.rooms_done |= 1 << room
    elif is_step(state, room, 2):
        world = state.clone()
        world.rooms_done |= 1 << room
        world.portal = True
        won = leaving(world, room, prospect(world, world.pawn, world.avatar, extra, resting=True))
        return max(here, likely * won + (1 - likely) * here)
    else:
        return here
    won = prospect(world, world.pawn, world.avatar, extra, resting=True)
    return max(here, likely * won + (1 - likely) * here)


def leaving(state: Alkoor, room: int, here: float) -> float:
    """From the last Room the team may go home in the same turn."""
    if not state.relic_used or portal_from(state, state.pawn) != CITY:
        return here
    world = state.clone()
    world.stack.clear()
    if world.treasure == NOTHING:
        take_treasure(world)
        world.stack.clear()
    arrive(world)
    return max(here, prospect(world, CITY, world.avatar))


def side_worth(state: Alkoor, room: int) -> float:
    """What a Room offers besides the Quest."""
    card = state.box.rooms[room]
    if card.has_chance and not state.chapel_used:
        return CHAPEL
    if card.trial_type == CONDITIONAL or state.rooms_done >> room & 1 or card.step:
        return 0.0
    return LOOT_ROOM * (2 * room_chance(state, strength_of(state), room) - 1)
