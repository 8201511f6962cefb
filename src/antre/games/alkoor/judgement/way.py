"""How far it still is: steps to the Door, Rooms to find, trials to win, and who comes behind."""

from __future__ import annotations

from math import exp

from antre.games.alkoor.content.names import ORANGE
from antre.games.alkoor.content.quests import Quest
from antre.games.alkoor.judgement.search import (
    BY_POWER,
    DOWN,
    HARMLESS,
    HOME,
    NO_COUNTDOWN,
    UP,
    Search,
    search_chance,
)
from antre.games.alkoor.judgement.strength import Strength
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.quests import holds_relic, quest_relic, relic_in_pile
from antre.games.alkoor.rules.revelation import difficulty
from antre.games.alkoor.rules.rooms import is_up
from antre.games.alkoor.rules.state import NOTHING, Alkoor

# Spaces a turn, the team's and the Avatar's; a Zone on the way costs some of them.
TEAM_PACE, ZONE_STOP = 4.6, 0.9
AVATAR_PACE = 3.1
# A turn on the path without any mishap that is not reckoned here.
SAFE_PATH = 0.985
# In the Abyss it is slowed with what gems there are, and with those that come in. The fewer of
# them a Guide has, the more are at hand when they are needed; by seats.
SLOWED_PACE = 2.8
BRAKES, MANY_BRAKES = (0.0, 1.0, 0.8, 0.6), 15
# Spaces of the corridor that a turn leads on.
CORRIDOR_PACE = 7.0
# Rooms that a Door is likely to reveal.
BY_DOOR = 1.7
# Dilemmas refused for each Unforeseen of a Revelation, and the part of a set of gems that is not
# complete in the end.
REFUSED, LEFT_OVER = 0.3, 0.375
# What it helps in a trial to have gems, and to hold something.
BY_GEM, BY_HELD, MOST_LIKELY = 0.006, 0.01, 0.93
MANY_GEMS = 16
# What is left of a prospect with the Avatar next to the team, and without the Relic of the Quest.
CORNERED, RELIC_LOST = 0.03, 0.05


class Way:
    """What lies between the team and the Portal home."""

    __slots__ = ("found", "revelations", "turns", "zones")

    def __init__(
        self, state: Alkoor, strength: Strength, pawn: int, avatar: int, resting: bool = False
    ) -> None:
        places = state.box.places
        at = places.facing[pawn]
        path = max(0, places.door - at)
        self.zones = zones_ahead(state, at)
        # Turns to the Door, and what they leave of the Avatar's distance.
        to_door = (path + ZONE_STOP * self.zones) / TEAM_PACE + 0.6 * (not state.door_open)
        wanted = wanted_rooms(state)
        known = {room: slot for slot, room in enumerate(state.rooms) if room != NOTHING}
        countdown = float(NO_COUNTDOWN)
        if state.countdown != NOTHING:
            countdown = state.countdown - state.turn + (not resting) - to_door
        goals = goals_of(state, wanted[0], known)
        far = min(abs(goal - at - path) for goal in goals)
        if countdown < NO_COUNTDOWN and far > CORRIDOR_PACE:
            countdown -= (far - CORRIDOR_PACE) / CORRIDOR_PACE
        # Who meets the Avatar on the way there does not get past it.
        there = min(distance(state, room, known, avatar) for room in wanted)
        behind = min(there, abs(at - avatar) + path) - AVATAR_PACE * to_door
        time = (
            behind + BRAKES[state.setup.seats] * min(sum(state.gems), MANY_BRAKES)
        ) / SLOWED_PACE
        time -= far / CORRIDOR_PACE
        time = min(time, float(behind))
        found = search_chance(
            search_of(state, wanted, known),
            countdown,
            time,
            trial_chance(state, strength, wanted, wanted[0] in known),
            state.box.vils.countdown,
            0.0 if state.door_open else BY_DOOR + by_vils(state, self.zones + 1),
            power_chance(state),
        )
        self.found: float = SAFE_PATH**to_door * safety(state, abs(at - avatar), resting) * found
        for room in wanted:
            self.found *= max(free_share(state, room, known, at, avatar), CORNERED)
        if is_relic_lost(state, wanted):
            self.found *= RELIC_LOST
        # Zones, the Door, and a Room or two.
        hidden = sum(room not in known for room in wanted)
        self.revelations = self.zones + (not state.door_open) + min(hidden, 2)
        self.turns = to_door + 1.3 * len(wanted)


def oranges(state: Alkoor) -> float:
    """Orange gems that a Revelation is likely to bring the Vils."""
    brought, bank = difficulty(state), state.bank
    drawn = brought.gems * (1 + REFUSED * brought.unforeseen)
    return drawn * bank[ORANGE] / max(1, sum(bank))


def by_vils(state: Alkoor, revelations: int) -> float:
    """How many Rooms the Vils are likely to reveal in so many Revelations."""
    gems = state.vils_gems[ORANGE] + revelations * oranges(state)
    return BY_POWER * max(0.0, gems / state.box.vils.power_gems - LEFT_OVER)


def power_chance(state: Alkoor) -> float:
    """How likely they do so in a Revelation of the Abyss: in the next one, and in the long run."""
    coming, missing = oranges(state), state.box.vils.power_gems - state.vils_gems[ORANGE]
    term = none = exp(-coming)
    for count in range(1, missing):
        term *= coming / count
        none += term
    return min(0.9, (1 - none + coming / state.box.vils.power_gems) / 2)


def goals_of(state: Alkoor, room: int, known: dict[int, int]) -> list[int]:
    """Where the next Room may be, as the spaces of the corridor that face it."""
    places = state.box.places
    slots = [known[room]] if room in known else range(len(state.rooms))
    return [
        places.facing[places.first_room + slot]
        for slot in slots
        if room in known or state.rooms[slot] == NOTHING
    ] or [places.corridor[0]]


def distance(state: Alkoor, room: int, known: dict[int, int], avatar: int) -> float:
    """How far the Avatar is from a Room, or from where it may be."""
    goals = goals_of(state, room, known)
    return sum([abs(goal - avatar) for goal in goals]) / len(goals)


def free_share(state: Alkoor, room: int, known: dict[int, int], at: int, avatar: int) -> float:
    """How likely the Avatar does not stand between the team and a Room."""
    goals = goals_of(state, room, known)
    return sum([(at - avatar) * (goal - avatar) > 0 for goal in goals]) / len(goals)


def safety(state: Alkoor, behind: int, resting: bool) -> float:
    """How likely the Avatar does not get here at its next move, if the Guide slows it as far as
    need be; it always moves a space."""
    if behind > SIX:
        return 1.0
    if behind <= 1:
        return CORNERED
    guide = (state.guide + resting) % state.setup.seats
    gems = sum(state.board_gems(board) for board in state.boards_of(guide))
    reached = sum(rolled - behind + 1 > gems for rolled in range(behind, SIX + 1))
    return 1 - reached / SIX


def is_relic_lost(state: Alkoor, wanted: tuple[int, ...]) -> bool:
    """Was the Relic left behind, or has somebody else got it?"""
    if len(wanted) < HOME or state.quest == NOTHING:
        return False
    return bool(state.rooms_done >> wanted[0] & 1) or not relic_in_pile(state, quest_relic(state))


def search_of(state: Alkoor, wanted: tuple[int, ...], known: dict[int, int]) -> Search:
    step = HOME - len(wanted)
    hidden = sum(1 << number for number, room in enumerate(wanted, step) if room not in known)
    vils = HARMLESS
    if not state.vils_stuck and state.vils_quest != NOTHING:
        first = state.box.quests[state.vils_quest].rooms[0]
        if first not in known:
            vils = DOWN
        elif is_up(state, known[first]):
            vils = UP
    return state.rooms.count(NOTHING), hidden, vils, step


def trial_chance(
    state: Alkoor, strength: Strength, wanted: tuple[int, ...], at_hand: bool
) -> float:
    """How likely the trials to come are won, the next one above all."""
    chances = [room_chance(state, strength, room) for room in wanted]
    likely = (sum(chances) + min(chances)) / (len(chances) + 1)
    if at_hand:
        likely = (likely + chances[0]) / 2
    return with_means(state, likely)


def with_means(state: Alkoor, likely: float) -> float:
    """What gems and held cards make of the chance of a trial."""
    held = sum(map(len, state.dilemmas)) + sum(map(len, state.held))
    helped = likely + BY_GEM * min(sum(state.gems), MANY_GEMS) + BY_HELD * held
    return min(helped, MOST_LIKELY)


def zones_ahead(state: Alkoor, at: int) -> int:
    zones = state.box.path.zones
    return sum(space > at and state.slot_count[zone] > 0 for zone, space in enumerate(zones))


def wanted_rooms(state: Alkoor) -> tuple[int, ...]:
    """The Rooms of the steps still to be taken."""
    if state.quest == NOTHING:
        return (0, 1, 2)
    quest: Quest = state.box.quests[state.quest]
    if state.relic_used:
        return quest.rooms[2:]
    return quest.rooms[1:] if holds_relic(state) else quest.rooms


def room_chance(state: Alkoor, strength: Strength, room: int) -> float:
    """How likely the trial of a Room is to be won, with the notches it has."""
    if state.rooms_done >> room & 1:
        return 1.0
    hazard, notch = state.box.rooms[room], state.room_notch[room]
    assert hazard.trial is not None
    return strength.trial(hazard.trial, hazard.lowered[notch], notch)
