"""The initiative phase: markers move; turn order, action cubes, red ships, Vuko tiles follow.

In the advanced mode the order tokens are placed anew at its end.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import ACTIONS, GROUPS, MOST_SEATS
from antre.games.garden.content.options import Advance, OrderToken
from antre.games.garden.rules import events
from antre.games.garden.rules.state import NOBODY, NOTHING, Garden

DOUBLE = 2


class Initiative(Step[Garden]):
    """In the first round all markers stay; from then on everybody moves, in the old order."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        state.stack.append(NEW_ORDER)
        if state.round > 1:
            state.stack += [MOVE_MARKER[seat] for seat in reversed(state.order)]


class MoveMarker(Step[Garden]):
    """One helmet or two; where two are not allowed, nothing is asked."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Garden) -> None:
        if may_double(state, self.seat):
            state.stack.append(CHOOSE_STEPS[self.seat])
        else:
            advance(state, self.seat, 1)


def may_double(state: Garden, seat: int) -> bool:
    """Once in each group, and never beyond the last space."""
    space = state.spaces[seat]
    track = state.box.track
    return space + DOUBLE <= track.last and not state.doubles[seat] >> track.group[space] & 1


def advance(state: Garden, seat: int, steps: int) -> None:
    """The marker is put on top of those it meets."""
    space = state.spaces[seat]
    if steps == DOUBLE:
        state.doubles[seat] |= 1 << state.box.track.group[space]
    state.spaces[seat] = space + steps
    state.arrivals = (seat, *(other for other in state.arrivals if other != seat))
    state.tell(events.Advances, seat, steps, space + steps + 1)


class ChooseSteps(SeatQuestion[Garden, Advance]):
    __slots__ = ()
    rule = "initiative.one-or-two"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return list(state.box.advance)

    def apply(self, state: Garden, seat: int, option: Advance) -> None:
        advance(state, seat, option.steps)


class NewOrder(Step[Garden]):
    """All have moved: turn order, action cubes, red ships and Vuko tiles follow from the track."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        state.order = turn_order(state)
        track = state.box.track
        for seat, space in enumerate(state.spaces):
            state.hand[seat] = state.box.cubes_by_ship[track.ship[space] - 1]
        state.tell(events.TurnOrder, NOBODY, list(state.order), state.hand[:])
        reach_red_ships(state)
        activate_tiles(state)
        if state.setup.settings["mode"] == "advanced" and state.round > 1:
            state.order_tokens = (0,) * len(ACTIONS)
            state.stack.append(LAST_TOKENS)
            state.stack += [PLACE_TOKEN[seat] for seat in reversed(state.order)]


def turn_order(state: Garden) -> tuple[int, ...]:
    """By ship, then from the right, then from the top of the pile."""
    ship = state.box.track.ship
    spaces = state.spaces
    return tuple(sorted(state.arrivals, key=lambda seat: (ship[spaces[seat]], -spaces[seat])))


def reach_red_ships(state: Garden) -> None:
    """Whoever is first at a red ship, or past it, has all regions scored this round."""
    foremost = max(state.spaces)
    reached = sum(space <= foremost for space in state.box.track.red)
    state.scorings = reached - state.red_ships
    for number in range(state.red_ships + 1, reached + 1):
        state.tell(events.RedShip, NOBODY, number)
    state.red_ships = reached


def activate_tiles(state: Garden) -> None:
    """A tile works under the foremost marker; a permanent one for ever after."""
    group = state.box.track.group[max(state.spaces)]
    active = 0
    for above in range(GROUPS):
        face = state.faces[above]
        if face == NOTHING:
            continue
        if above == group or (above < group and state.box.faces[face].permanent):
            active |= 1 << face
    if active != state.active:
        faces = [face for face in state.faces if face != NOTHING and active >> face & 1]
        state.tell(events.TilesActive, NOBODY, faces)
    state.active = active


class PlaceToken(SeatQuestion[Garden, OrderToken]):
    """One order token on an action that has none yet."""

    __slots__ = ()
    rule = "advanced.order-who"

    def options(self, state: Garden, seat: int) -> list[Option]:
        tokens = state.order_tokens
        free = [action for action, token in enumerate(tokens) if not token]
        return [
            row[action]
            for number, row in enumerate(state.box.order, 1)
            if number not in tokens
            for action in free
        ]

    def apply(self, state: Garden, seat: int, option: OrderToken) -> None:
        tokens = list(state.order_tokens)
        tokens[option.action] = option.number
        state.order_tokens = tuple(tokens)
        state.tell(events.OrderTokenPlaced, seat, option.number, option.action)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, OrderToken):
            if state.order_tokens[option.action]:
                return Refusal("advanced.order-where", action=ACTIONS[option.action])
            return Refusal("ruling.order-token-choice", number=option.number)
        return Refusal(self.rule)


class LastTokens(Step[Garden]):
    """The tokens that are left go to the actions that are left, in ascending order."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        tokens = state.order_tokens
        left = iter(number for number in range(1, len(ACTIONS) + 1) if number not in tokens)
        state.order_tokens = tuple(token or next(left) for token in tokens)
        state.tell(events.ActionOrder, NOBODY, list(action_order(state)))


def action_order(state: Garden) -> tuple[int, ...]:
    """Actions 1 to 5 in the order of their tokens."""
    return tuple(sorted(range(len(ACTIONS)), key=state.order_tokens.__getitem__))


MOVE_MARKER = [MoveMarker(seat) for seat in range(MOST_SEATS)]
CHOOSE_STEPS = [ChooseSteps(seat) for seat in range(MOST_SEATS)]
PLACE_TOKEN = [PlaceToken(seat) for seat in range(MOST_SEATS)]
INITIATIVE, NEW_ORDER, LAST_TOKENS = Initiative(), NewOrder(), LastTokens()
