"""The action phase: the Viper Gorge, then actions 1 to 5, each from the right to the left."""

from __future__ import annotations

from collections.abc import Callable

from antre.core.step import Step
from antre.games.garden.content.names import ACTIONS as NAMES
from antre.games.garden.rules import events
from antre.games.garden.rules.influence import begin_influence
from antre.games.garden.rules.initiative import action_order
from antre.games.garden.rules.making import begin_making
from antre.games.garden.rules.mountain import begin_mountain
from antre.games.garden.rules.movement import begin_movement
from antre.games.garden.rules.raven import begin_raven
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.viper import VIPER


class Actions(Step[Garden]):
    """In ascending order of their tokens, which in the basic mode is the order of the board."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        for action in reversed(action_order(state)):
            if state.plan[action]:
                state.stack.append(ACTION[action])
        if any(state.viper_plan):
            state.stack.append(VIPER)


class Action(Step[Garden]):
    """The rightmost cube is taken back and carried out, then the next one."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, state: Garden) -> None:
        action = self.action
        cubes = state.plan[action]
        seat = cubes[-1]
        left = state.plan[action] = cubes[:-1]
        if left:
            state.stack.append(self)
        state.tell(events.ActionBegins, seat, action + 1)
        if not BEGIN[action](state, seat):
            state.tell(events.Declines, seat, action + 1)


# Each pushes its question and says True, or finds that nothing can be done.
BEGIN: tuple[Callable[[Garden, int], bool], ...] = (
    begin_influence, begin_movement, begin_mountain, begin_raven, begin_making,
)  # fmt: skip
ACTION = [Action(action) for action in range(len(NAMES))]
ACTIONS = Actions()
