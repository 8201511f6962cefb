"""What to do with a turn: the worth of each main action, and of all that may go before it.

The main action of a turn is to recruit, to dig, or to skip both.
"""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.games.hall.content.content import (
    ALLOY,
    CALL_OF_THE_HORDE,
    EARTH_RITUAL,
    LAVISH_GIFTS,
    MIXED,
    SECOND_SHIFT,
)
from antre.games.hall.content.options import Activate, Cast, Dig, Recruit
from antre.games.hall.content.resources import MINERALS, ONE, count
from antre.games.hall.judgement.bargains import EVERY_KIND, barter, workshop_gain
from antre.games.hall.judgement.follow_up import after, settled
from antre.games.hall.judgement.outlook import prices_for, turns_after_recruit
from antre.games.hall.judgement.position import belongings, position
from antre.games.hall.judgement.survey import Survey
from antre.games.hall.rules.digging import dig_options
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.recruiting import recruit_options
from antre.games.hall.rules.scoring import teammates
from antre.games.hall.rules.state import NOTHING, Hall
from antre.games.hall.rules.trading import RATE

NEVER = -1.0e6
LOSS = 0.01  # what a choice that changes nothing costs
DIG_BONUS = 4.0
CALL_WORTH = 0.5


class Choosing:
    """What to do with a turn."""

    __slots__ = ("best", "now", "seat", "state", "turns")

    def __init__(self, state: Hall, seat: int, turns: int) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns

    def judge(self, options: Sequence[Option]) -> list[float]:
        """A main action by what follows it; all else by what it adds to the best of them."""
        state, seat = self.state, self.seat
        main_actions = self.judge_main_actions(state, options)
        self.best = max(main_actions.values(), default=0.0)
        self.now = position(state, seat, self.turns)
        values = []
        for option in options:
            value = main_actions.get(option)
            if value is None:
                value = self.best + self.gain(option) - LOSS
            values.append(value)
        return values

    def judge_main_actions(self, state: Hall, options: Sequence[Option]) -> dict[Option, float]:
        values: dict[Option, float] = {}
        digs = [option for option in options if isinstance(option, Dig)]
        if digs:
            values |= judge_digs(state, self.seat, digs, self.turns - 1)
        recruited = turns_after_recruit(state, self.seat)
        for option in options:
            if isinstance(option, Recruit):
                values[option] = after(state, self.seat, option, recruited)
            elif option is state.content.skip:
                values[option] = after(state, self.seat, option, self.turns - 1)
        return values

    def gain(self, option: Option) -> float:
        state, seat = self.state, self.seat
        if option is state.content.trade:
            return barter(state, seat, self.turns, RATE, EVERY_KIND)
        if isinstance(option, Cast):
            return self.cast_gain(option)
        if isinstance(option, Activate):
            return workshop_gain(state, seat, state.board.site_number[option.cell], self.turns)
        return NEVER

    def cast_gain(self, option: Cast) -> float:
        """Spells that bend a rule are worth the better main action they allow."""
        state, seat = self.state, self.seat
        world = state.clone()
        world.play(seat, option)
        spent = settled(world, seat, self.turns) - self.now
        if option.spell == SECOND_SHIFT:
            return spent + self.second_shift()
        if option.spell == CALL_OF_THE_HORDE:
            return spent + CALL_WORTH
        if option.spell in (EARTH_RITUAL, ALLOY):
            allowed: Sequence[Option] = dig_options(world, seat, spendable(world, seat))
        elif option.spell == LAVISH_GIFTS:
            allowed = recruit_options(world, seat, spendable(world, seat))
        else:
            return spent
        if not allowed:
            return spent
        return max(self.judge_main_actions(world, allowed).values()) - self.best

    def second_shift(self) -> float:
        """What one more workshop would bring."""
        state, seat = self.state, self.seat
        gains = [
            workshop_gain(state, seat, site, self.turns)
            for site in range(len(state.workshops))
            if state.workshops[site] != NOTHING
            and state.board.site_sides[site] & state.network[seat]
            and site not in state.used
        ]
        gains.sort(reverse=True)
        return sum(gains[1 - len(state.used) :][:1])


def judge_digs(state: Hall, seat: int, options: Sequence[Dig], turns: int) -> dict[Option, float]:
    """A tile and a mineral by the best place for the tile."""
    price = prices_for(state, seat, turns)
    survey = Survey(state, seat, price)
    now = position(state, seat, turns)
    purse = belongings(state, teammates(state, seat))
    worth = price.purse(purse)
    content = state.content
    places: dict[int, float] = {}
    values: dict[Option, float] = {}
    for option in options:
        shape = content.shapes[option.shape]
        if option.shape not in places:
            places[option.shape] = survey.best(shape.ways)[0]
        if option.mineral == MIXED:
            honor, paid = mixed_payment(state, purse, shape.size)
        else:
            honor = content.dig_honor[option.mineral][shape.size]
            paid = shape.size * ONE[option.mineral]
        values[option] = now + honor + price.purse(purse - paid) - worth + places[option.shape]
        values[option] += DIG_BONUS * (shape.size >= 4)
    return values


def mixed_payment(state: Hall, purse: int, size: int) -> tuple[int, int]:
    """The least valuable minerals first: the honor of that tunnel and what it costs."""
    paid, left, least = 0, size, MIXED
    for mineral in MINERALS:
        used = min(left, count(purse, mineral))
        if used:
            least = min(least, mineral)
            paid += used * ONE[mineral]
            left -= used
    return state.content.dig_honor[least][size], paid
