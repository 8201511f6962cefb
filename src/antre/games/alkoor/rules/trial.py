"""A trial: objective after objective along the arrows, to a clear outcome or a dark one."""

from __future__ import annotations

from itertools import permutations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.names import DEFENCE
from antre.games.alkoor.content.trials import CLEAR, DARK, INDIVIDUAL, VITALITY_STEP
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import TO_TRIAL
from antre.games.alkoor.rules.gems import gain_gems, lose_gems
from antre.games.alkoor.rules.heroes import attribute, designated, slot_of
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.objectives import (
    SIX,
    concerned,
    gem_gains,
    gem_losses,
    is_reached,
    objective,
    target,
    total,
)
from antre.games.alkoor.rules.options import Assign, HeroAt
from antre.games.alkoor.rules.outcomes import lose_trial, win_trial
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import BEFORE, MISSED, REACHED
from antre.games.alkoor.rules.vitality import FACES, LoseVitality, test_designated


def begin_trial(state: Alkoor, hazard: int) -> None:
    """A Hazard is tested from its first objective on."""
    state.trial = hazard
    state.substituted = state.mercy = False
    state.sweeps = ()
    state.killed = ()
    state.retreat = 0
    state.tell(events.TrialBegins, state.guide, hazard)
    begin_objective(state, 0)


def begin_objective(state: Alkoor, node: int) -> None:
    state.trial_node = node
    state.trial_hero = NOTHING
    state.ease_points = state.ease_stars = state.boosted = 0
    state.aided = state.mastered = False
    clear_dice(state)
    asked = objective(state)
    if asked.kind == VITALITY_STEP:
        state.stack.append(Follow(asked.on_success))
        test_designated(state, TO_TRIAL)
        return
    state.tell(events.ObjectiveBegins, state.guide, asked.kind, asked.colour, target(state))
    state.stack.append(ROLL)
    state.stack.append(Open(BEFORE))
    if asked.kind == INDIVIDUAL and designated(state) == NOTHING:
        state.stack.append(ChooseConcerned(state.guide))


def clear_dice(state: Alkoor) -> None:
    state.dice.clear()
    state.dice_attribute.clear()
    state.dice_hero.clear()
    state.dice_board.clear()


class ChooseConcerned(SeatQuestion[Alkoor, HeroAt]):
    """Whom an individual objective concerns, where the die points at a vacant slot."""

    __slots__ = ()
    rule = "individual.vacant"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.hero[slot] for slot in range(len(state.team))]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        state.trial_hero = state.team[option.number]


# --- dice


class Roll(Step[Alkoor]):
    """Five dice for one Hero, or one for each Hero of the team."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if state.mastered:
            state.stack.append(Follow(objective(state).on_success))
        elif objective(state).kind == INDIVIDUAL:
            roll_for_hero(state)
        else:
            state.stack.append(COUNT)
            for board in reversed(range(state.boards)):
                if state.slots_of(board):
                    state.stack.append(RollBoard(board))


def roll_dice(state: Alkoor, count: int) -> list[int]:
    return [state.deal([*FACES], 1, "die")[0] for _ in range(count)]


def roll_for_hero(state: Alkoor) -> None:
    """The player who manages the Hero rolls; whoever chose it before, it must still be there."""
    hero = concerned(state)
    if hero == NOTHING:
        state.stack.append(ROLL)
        state.stack.append(ChooseConcerned(state.guide))
        return
    slot = slot_of(state, hero)
    board = state.board_of(slot)
    state.trial_hero = hero
    count = state.box.team.dice
    state.dice += roll_dice(state, count)
    state.dice_attribute += [attribute(state, slot, objective(state).colour)] * count
    state.dice_hero += [hero] * count
    state.dice_board += [board] * count
    state.tell(events.DiceRolled, state.seat_of(board), board, list(state.dice))
    state.stack.append(COUNT)


class RollBoard(Step[Alkoor]):
    """The dice of a board, to be given to its Heroes."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, state: Alkoor) -> None:
        dice = tuple(sorted(roll_dice(state, len(state.slots_of(self.board)))))
        seat = state.seat_of(self.board)
        state.tell(events.DiceRolled, seat, self.board, list(dice))
        if dice[0] == dice[-1]:
            assign(state, self.board, dice)
        else:
            state.stack.append(AssignDice(seat, self.board, dice))


class AssignDice(SeatQuestion[Alkoor, Assign]):
    """Which die is whose, among the Heroes of a board."""

    __slots__ = ("board", "dice")
    rule = "collective.dice"

    def __init__(self, seat: int, board: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.board = board
        self.dice = dice

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        assign = state.choose.assign
        return [assign[dice] for dice in orders(self.dice)]

    def apply(self, state: Alkoor, seat: int, option: Assign) -> None:
        assign(state, self.board, option.dice)


def orders(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different order, found once."""
    found = KNOWN.get(dice)
    if found is None:
        found = KNOWN[dice] = sorted(set(permutations(dice)))
    return found


KNOWN: dict[tuple[int, ...], list[tuple[int, ...]]] = {}


def assign(state: Alkoor, board: int, dice: tuple[int, ...]) -> None:
    colour = objective(state).colour
    for slot, die in zip(state.slots_of(board), dice, strict=True):
        state.dice.append(die)
        state.dice_attribute.append(attribute(state, slot, colour))
        state.dice_hero.append(state.team[slot])
        state.dice_board.append(board)


# --- counting


class Count(Step[Alkoor]):
    """Reached or missed; as long as somebody can and will change that, it is counted again."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.stack.append(SETTLE)
        state.stack.append(AID)


class Aid(Step[Alkoor]):
    """Those who can still change something are asked, with what a miss or a success allows."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        moment = REACHED if is_reached(state) else MISSED
        state.stack.append(Recount(moment))
        state.stack.append(Open(moment))


class Recount(Step[Alkoor]):
    """If help has turned a miss into a success or the other way, other help is in order."""

    __slots__ = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, state: Alkoor) -> None:
        moment = REACHED if is_reached(state) else MISSED
        if moment != self.moment:
            state.stack.append(AID)


class Settle(Step[Alkoor]):
    """Gems are gained, then lost; Defence costs Vitality, won or not; then an arrow is followed."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        asked = objective(state)
        reached = is_reached(state)
        counted = total(state)
        state.tell(events.ObjectiveEnds, state.guide, counted, target(state), reached)
        state.stack.append(Follow(asked.on_success if reached else asked.on_failure))
        if asked.colour == DEFENCE and SIX in state.dice:
            push_losses(state)
        state.stack.append(PayDice(gem_losses(state)))
        gain_gems(state, gem_gains(state))


class PayDice(Step[Alkoor]):
    """A gem for each 6, as far as there are any."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Alkoor) -> None:
        lose_gems(state, self.count)


def push_losses(state: Alkoor) -> None:
    """Each Hero loses a point of Vitality for each 6 of its own."""
    losses: dict[int, int] = {}
    for rolled, hero in zip(state.dice, state.dice_hero, strict=True):
        if rolled == SIX:
            losses[hero] = losses.get(hero, 0) + 1
    for hero, count in reversed(losses.items()):
        state.stack.append(LoseVitality(hero, count))


class Follow(Step[Alkoor]):
    """The arrow leads to another objective or to an outcome."""

    __slots__ = ("arrow",)

    def __init__(self, arrow: int) -> None:
        self.arrow = arrow

    def run(self, state: Alkoor) -> None:
        clear_dice(state)
        if self.arrow == CLEAR:
            win_trial(state)
        elif self.arrow == DARK:
            lose_trial(state)
        elif state.team:
            begin_objective(state, self.arrow)


ROLL, COUNT, AID, SETTLE = Roll(), Count(), Aid(), Settle()
