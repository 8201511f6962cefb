"""Moments that random games of Maender-Alkoor hardly ever come by."""

from __future__ import annotations

from antre.games.alkoor.rules.equipment import gain_items
from antre.games.alkoor.rules.outcomes import win_trial
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    HAZARDS,
    ITEMS,
    act,
    blank,
    choose,
    draws,
    effect,
    gems,
    hold,
    in_abyss,
    new,
    room,
    stow,
    trial,
    wear,
)


def moments() -> list[Alkoor]:
    laid = [
        chamber(), treasure(), relic(), hand(), exchange(), exchanged(), advance(), displaced(),
        tokens(), rescued(), claimed(), mastered(), healed(),
    ]  # fmt: skip
    return [challenge(), *map(played_on, laid)]


def played_on(state: Alkoor) -> Alkoor:
    """Where a position would come to rest, a turn begins."""
    state.stack[0] = BEGIN_TURN
    state.run()
    return state


def challenge() -> Alkoor:
    """The Challenge is chosen once the team is known."""
    state = new(2, challenge="later")
    choose(state, "done")
    while state.recruits:
        seat, options = state.next_options()
        state.apply(seat, options[0])
    return state


def won_room(name: str) -> Alkoor:
    """The trial of a Room was just won; the Relic of the Quest is at hand where it is used."""
    state = blank(2)
    if name != "S1":
        stow(state, 1, "RL1")
    room(state, 1, name)
    in_abyss(state, "room-1")
    state.trial = HAZARDS[name]
    win_trial(state)
    state.run()
    return state


def chamber() -> Alkoor:
    """The Portal is open: Treasure, Octogone, stay or go."""
    state = won_room("S10")
    act(state, RESOLVE)
    return state


def treasure() -> Alkoor:
    """The Treasure is taken; stay or go."""
    state = chamber()
    draws(state, treasure="T1")
    choose(state, "treasure")
    return state


def relic() -> Alkoor:
    """The Relic of the Quest, or LOOT."""
    return won_room("S1")


def hand() -> Alkoor:
    """The Relic is used, and the hand on the Quest card may be."""
    return won_room("S5")


def exchange() -> Alkoor:
    """Heroes for dwarfs of the Vils: whom to give."""
    state = hand()
    draws(state, vils_hero="H01 H08 H45 H46 H47 H49")
    choose(state, "use")
    return state


def exchanged() -> Alkoor:
    """Heroes for dwarfs of the Vils: whom to take."""
    state = exchange()
    choose(state, "hero:2")
    return state


def advance() -> Alkoor:
    """How far the team is moved forward."""
    state = blank(2)
    effect(state, "advance up to 2")
    return state


def displaced() -> Alkoor:
    """A cursed LOOT pushes one of three aside."""
    state = blank(2, heroes=["H02", "H03"])
    wear(state, 1, "LT01", "LT05", "LT09")
    state.loot_pile.remove(ITEMS["LT52"])
    gain_items(state, [ITEMS["LT52"]])
    state.run()
    choose(state, "wear:1")
    return state


def tokens() -> Alkoor:
    """Tokens leave the board of the Vils."""
    state = blank(2)
    state.vils_tokens = [7, 8, 14]
    effect(state, "remove_tokens 3")
    return state


def rescued() -> Alkoor:
    """Which dead Hero comes back from the Vils."""
    state = blank(2)
    state.vils_down[0] = 2
    effect(state, "rescue_dead")
    return state


def claimed() -> Alkoor:
    """A dead Hero is won by the team after all."""
    state = blank(2)
    hold(state, 1, "N20")
    draws(state, die="6")
    effect(state, "peril")
    choose(state, "dilemma:1-N20")
    return state


def mastered() -> Alkoor:
    """An objective is passed with four gems."""
    state = blank(2)
    gems(state, 1, violet=4)
    trial(state, "ZF4")
    choose(state, "master:1")
    return state


def healed() -> Alkoor:
    """Which of two wounded Heroes is healed."""
    state = blank(2)
    wear(state, 1, "LT44", "LT45")
    state.wounds[0] = state.wounds[1] = 1
    effect(state, "heal 1")
    return state
