"""Where both pawns will be once the moves under way are made."""

from __future__ import annotations

from antre.games.alkoor.rules.movement import has_hazard
from antre.games.alkoor.rules.progression import (
    AskBrake,
    AskStop,
    AskWalk,
    AvatarMoves,
    ChooseStop,
    MoveAvatar,
    WalkOrRun,
    potential,
)
from antre.games.alkoor.rules.state import Alkoor

AVATAR_TO_MOVE = (AskBrake, MoveAvatar, AvatarMoves)
TEAM_TO_MOVE = (AskWalk, WalkOrRun, AskStop, ChooseStop)


def standing(state: Alkoor) -> tuple[int, int]:
    """The places of team and Avatar."""
    pawn, avatar = state.pawn, state.avatar
    for frame in state.stack:
        kind = type(frame)
        if kind in AVATAR_TO_MOVE:
            slowed = frame.slowed if isinstance(frame, AvatarMoves) else 0
            return ahead(state, state.destiny), avatar_ahead(state, slowed)
        if kind in TEAM_TO_MOVE:
            return ahead(state, potential(state)), avatar
    return pawn, avatar


def avatar_ahead(state: Alkoor, slowed: int) -> int:
    if state.still:
        return state.avatar
    goal = state.box.places.facing[state.pawn]
    steps = max(1, state.destiny - slowed)
    if goal >= state.avatar:
        return min(goal, state.avatar + steps)
    return max(goal, state.avatar - steps)


def ahead(state: Alkoor, steps: int) -> int:
    """As far as the path allows; in the Abyss, where the team is."""
    at, door = state.pawn, state.box.places.door
    if at >= door or has_hazard(state, at):
        return at
    for _ in range(steps):
        at += 1
        if at >= door or has_hazard(state, at):
            break
    return at
