"""How the chase stands: the turn, how far the Avatar is, and what is left of the Vils' time."""

from __future__ import annotations

from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.words.captions import Captions


def say_turn(state: Alkoor, captions: Captions) -> str:
    if state.over:
        return captions.say("table-over")
    if state.turn == 0 or state.quest == NOTHING:
        return captions.say("table-setup")
    return captions.who("table-turn", state.guide, turn=state.turn)


def say_distance(state: Alkoor, captions: Captions) -> str:
    """How far the Avatar is behind, or ahead; for a Room, of the space that faces it."""
    if state.over:
        return captions.say("table-over")
    steps = state.box.places.facing[state.pawn] - state.avatar
    key = "table-behind" if steps >= 0 else "table-ahead"
    return captions.say(key, steps=abs(steps))


def say_in_short(state: Alkoor, captions: Captions) -> str:
    """The turn and the distance where there is little room."""
    if state.over or state.turn == 0 or state.quest == NOTHING:
        return say_turn(state, captions)
    steps = state.box.places.facing[state.pawn] - state.avatar
    where = "behind" if steps >= 0 else "ahead"
    return captions.say("table-short", turn=state.turn, steps=abs(steps), where=where)


def say_countdown(state: Alkoor, captions: Captions) -> str:
    """Nothing as long as the Vils have steps of their Quest to make."""
    if state.countdown == NOTHING or state.over:
        return ""
    return captions.say("table-countdown", turns=max(state.countdown - state.turn, 0))
