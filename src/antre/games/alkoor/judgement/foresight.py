"""What each option of a question leads to.

Where dice or cards come in between, several futures are averaged; small questions on the way are
answered at a glance. In questions that come back after something was used, going on is worth what
the position is worth now, and the move of the team what the best place to stop is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest

from antre.core.option import Option
from antre.core.timeline import reseed
from antre.games.alkoor.content.names import DEFENCE
from antre.games.alkoor.judgement.defaults import GLANCES, PLAIN, glance, play_on
from antre.games.alkoor.judgement.evaluate import prospect
from antre.games.alkoor.judgement.standing import standing
from antre.games.alkoor.judgement.stops import leaving, stop_prospect
from antre.games.alkoor.judgement.trials import Stakes, in_trial, is_testing
from antre.games.alkoor.judgement.worth import GEM
from antre.games.alkoor.rules.debts import GiveCard, GiveHero, LoseLoot
from antre.games.alkoor.rules.equipment import CurseHero, Displace, MoveItem, PlaceItem
from antre.games.alkoor.rules.heroes import attribute, vitality
from antre.games.alkoor.rules.moments import PERFORMS, Window
from antre.games.alkoor.rules.movement import room_at, stops
from antre.games.alkoor.rules.objectives import SIX, objective, points
from antre.games.alkoor.rules.options import Assign, HeroAt, Item, RoomOption, Stop
from antre.games.alkoor.rules.progression import ChooseStop, MoveAvatar, WalkOrRun, potential
from antre.games.alkoor.rules.resolution import ChamberOptions
from antre.games.alkoor.rules.revelation import KeepDilemma
from antre.games.alkoor.rules.rooms import RevealRoom, advance_vils
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.takings import TakeGem
from antre.games.alkoor.rules.targets import HealHero
from antre.games.alkoor.rules.times import AVATAR, BEFORE, BLESSING, IDLE, MISSED, REACHED, STRIDING
from antre.games.alkoor.rules.tokens import KeepToken
from antre.games.alkoor.rules.trial import AssignDice, ChooseConcerned
from antre.games.alkoor.rules.turn import Bless, EndTurn
from antre.games.alkoor.rules.unforeseen import TakeDilemma

# So many futures are looked at where chance has a say, and in a world that is only imagined.
FUTURES, FEW = 6, 2
# Of small questions so many options are looked at closely; others are hardly worth it.
CLOSELY, HARDLY = 4, 0.01
# Moments at which passing changes nothing that is not known.
STILL = IDLE | BEFORE | BLESSING | STRIDING | AVATAR | MISSED | REACHED
# What it is worth to turn over a Room that was seen before.
CAREFUL = 0.03
# What it is worth to be asked again.
HUSHED = 0.0005
FACES = range(1, SIX + 1)
# Questions judged by what they change at once.
QUIET = (
    PlaceItem, MoveItem, CurseHero, Displace, KeepDilemma, TakeDilemma, HealHero, TakeGem, GiveCard,
    GiveHero, LoseLoot,
)  # fmt: skip


def foresee(
    state: Alkoor, seat: int, options: Sequence[Option], futures: int = FUTURES
) -> list[float]:
    """The prospect after each option."""
    kind = type(state.question)
    if kind in PLAIN:
        look = GLANCES[kind]
        return [0.5 + 0.002 * look(state, state.question, option) for option in options]
    if kind in SPECIAL:
        return SPECIAL[kind](state, seat, options, futures)
    if kind in QUIET:
        return at_once(state, seat, options, futures)
    if kind is Window:
        return in_window(state, seat, options, futures)
    return [future(state, seat, option, None, futures) for option in options]


def now(state: Alkoor, stakes: Stakes | None) -> float:
    """The prospect of a position, whatever is under way."""
    if state.stack and is_testing(state):
        if stakes is None or stakes.trial != state.trial:
            stakes = Stakes(state)
        return in_trial(state, stakes)
    top = state.stack[-1] if state.stack else None
    here = prospect(state, *standing(state), resting=isinstance(top, EndTurn))
    if isinstance(top, ChamberOptions):
        return leaving(state, room_at(state, state.pawn), here)
    return here


def future(state: Alkoor, seat: int, option: Option, stakes: Stakes | None, futures: int) -> float:
    """The prospect after an option, as an average over what chance may bring."""
    seed = state.chance.seed
    after = state.clone()
    play_on(after, seat, option)
    found = now(after, stakes)
    if after.chance.seed == seed:
        return found
    for number in range(1, futures):
        after = state.clone()
        reseed(after, seed + number)
        play_on(after, seat, option)
        found += now(after, stakes)
    return found / futures


def at_once(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    """Of many options, those that look best at a glance are looked at more closely."""
    if len(options) <= CLOSELY:
        return [applied(state, seat, option, futures) for option in options]
    look, question = GLANCES[type(state.question)], state.question
    glances = [look(state, question, option) for option in options]
    best = nlargest(CLOSELY, range(len(options)), key=glances.__getitem__)
    found = [HARDLY] * len(options)
    for place in best:
        found[place] = applied(state, seat, options[place], futures)
    return found


def applied(state: Alkoor, seat: int, option: Option, futures: int) -> float:
    """The prospect with nothing but the option itself carried out."""
    found, seed = 0.0, state.chance.seed
    for number in range(futures):
        after = state.clone()
        if number:
            reseed(after, seed + number)
        question = after.question
        after.stack.pop()
        question.apply(after, seat, option)
        if isinstance(question, MoveItem) and isinstance(option, Item):
            after.stack.pop().run(after)
            question, choices = after.question, after.next_options()[1]
            chosen = glance(after, choices)
            after.stack.pop()
            question.apply(after, seat, chosen)
        found += prospect(after, *standing(after))
        if number == 0 and after.chance.seed == seed:
            return found
    return found / futures


def in_window(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    question = state.question
    assert isinstance(question, Window)
    stakes = Stakes(state) if is_testing(state) else None
    choose = state.choose
    found: list[float] = []
    still = question.moment & STILL
    for option in options:
        if option is choose.passing or option is choose.hush:
            value = (
                now(state, stakes)
                if still
                else through(state, seat, choose.passing, stakes, futures)
            )
            found.append(value - HUSHED * (option is choose.hush))
        elif still:
            found.append(future(state, seat, option, stakes, futures))
        else:
            found.append(through(state, seat, option, stakes, futures))
    return found


def through(state: Alkoor, seat: int, option: Option, stakes: Stakes | None, futures: int) -> float:
    """The prospect once a window has closed."""
    question = state.question
    assert isinstance(question, Window)
    moment, found, seed = question.moment, 0.0, state.chance.seed
    for number in range(futures):
        after = state.clone()
        if number:
            reseed(after, seed + number)
        play_on(after, seat, option)
        while is_open(after, moment):
            play_on(after, after.question.actor(after), after.choose.passing)
        found += now(after, stakes)
        if number == 0 and after.chance.seed == seed:
            return found
    return found / futures


def is_open(state: Alkoor, moment: int) -> bool:
    question = state.stack[-1] if state.stack else None
    return isinstance(question, Window) and question.moment == moment


# --- questions with a way of their own


def bless(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    go = state.choose.go
    return [
        now(state, None) if option is go else future(state, seat, option, None, futures)
        for option in options
    ]


def asked_again(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    answers = [
        None if type(option) in PERFORMS else future(state, seat, option, None, futures)
        for option in options
    ]
    return with_what_is_used(state, seat, options, futures, answers)


def walk_or_run(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    """Walking and running are worth where one gets to; what else there is, what it changes."""
    choose = state.choose
    known: dict[int, float] = {}
    world = state.clone()
    world.walking = True
    walking = best_stop(state, potential(world), known) + GEM * POINT
    run = state.destiny + sum(state.stride)
    running = sum(best_stop(state, run + face, known) for face in FACES) / SIX - GEM * POINT
    going = max(walking, running)
    here = now(state, None)
    found = []
    for option in options:
        if option is choose.walk:
            found.append(walking)
        elif option is choose.run:
            found.append(running)
        else:
            found.append(going + future(state, seat, option, None, futures) - here)
    return found


def choose_stop(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    answers = [
        stop_prospect(state, option.number) if isinstance(option, Stop) else None
        for option in options
    ]
    return with_what_is_used(state, seat, options, futures, answers)


def with_what_is_used(
    state: Alkoor, seat: int, options: Sequence[Option], futures: int,
    answers: Sequence[float | None],
) -> list[float]:  # fmt: skip
    """What is used before answering is worth what it changes: the question comes back."""
    here = now(state, None)
    best = max((answer for answer in answers if answer is not None), default=here)
    return [
        best + future(state, seat, option, None, futures) - here if answer is None else answer
        for option, answer in zip(options, answers, strict=True)
    ]


# What a point is worth in prospects, roughly.
POINT = 0.0015


def best_stop(state: Alkoor, reach: int, known: dict[int, float]) -> float:
    best = 0.0
    for place in stops(state, reach):
        if place not in known:
            known[place] = stop_prospect(state, place)
        best = max(best, known[place])
    return best


def assign_dice(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    """Most points; then gems, and a 6 in Defence for whom it hurts least."""
    question = state.question
    assert isinstance(question, AssignDice)
    colour = objective(state).colour
    slots = state.slots_of(question.board)
    values = [attribute(state, slot, colour) for slot in slots]
    found = []
    for option in options:
        assert isinstance(option, Assign)
        worth = 0.0
        for slot, value, die in zip(slots, values, option.dice, strict=True):
            worth += points(die, value) + 0.2 * (die == value)
            if die == SIX and colour == DEFENCE:
                worth -= 2.0 / vitality(state, slot)
        found.append(0.5 + 0.01 * worth)
    return found


def choose_concerned(
    state: Alkoor, seat: int, options: Sequence[Option], futures: int
) -> list[float]:
    colour = objective(state).colour
    found = []
    for option in options:
        assert isinstance(option, HeroAt)
        safe = 0.1 * vitality(state, option.number)
        found.append(0.5 + 0.01 * (attribute(state, option.number, colour) + safe))
    return found


def reveal_room(state: Alkoor, seat: int, options: Sequence[Option], futures: int) -> list[float]:
    """Any of the Rooms that it may be. One that was seen is no gamble, and there may be another
    look at the others before they are turned over."""
    found = []
    for option in options:
        assert isinstance(option, RoomOption)
        room = state.rooms[option.slot]
        if room == NOTHING:
            worths = [turned_up(state, option.slot, each) for each in state.rooms_left]
            found.append(sum(worths) / len(worths))
        else:
            found.append(turned_up(state, option.slot, room) + CAREFUL)
    return found


def turned_up(state: Alkoor, slot: int, room: int) -> float:
    world = state.clone()
    world.rooms[slot] = room
    if room in world.rooms_left:
        world.rooms_left.remove(room)
    world.rooms_up |= 1 << slot
    advance_vils(world)
    return prospect(world, *standing(world))


Special = Callable[[Alkoor, int, Sequence[Option], int], list[float]]
SPECIAL: dict[type, Special] = {
    Bless: bless, WalkOrRun: walk_or_run, ChooseStop: choose_stop, AssignDice: assign_dice,
    ChooseConcerned: choose_concerned, KeepToken: asked_again, MoveAvatar: asked_again,
    RevealRoom: reveal_room,
}  # fmt: skip
