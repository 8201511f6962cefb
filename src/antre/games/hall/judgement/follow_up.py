"""What follows an option: the worth of a position once all it leads to is settled.

Questions that lead to others are answered by the best way to go on, or what looks like it.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import NOBODY, Question
from antre.games.hall.content.options import Fetch, To
from antre.games.hall.content.resources import ONE, kinds, total
from antre.games.hall.judgement.bargains import EVERY_KIND, barter, purse_judge
from antre.games.hall.judgement.outlook import prices_for, woken_again
from antre.games.hall.judgement.position import position
from antre.games.hall.judgement.survey import Survey
from antre.games.hall.rules.digging import PlaceTunnel
from antre.games.hall.rules.draft import DraftRow, PlacePortal
from antre.games.hall.rules.founding import ChooseSite, FoundWorkshop
from antre.games.hall.rules.landslide import LiftTile, PlaceAgain
from antre.games.hall.rules.pack import JoinPack, enter, free_places
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.recruiting import Gift
from antre.games.hall.rules.state import NOTHING, Hall
from antre.games.hall.rules.statues import Levitate, MoveTo, clan_at
from antre.games.hall.rules.trading import RATE, TradeGain, TradeGive
from antre.games.hall.rules.troll_spells import DismissTroll, FetchResource, TakeBribe
from antre.games.hall.rules.turn import Act, Finish
from antre.games.hall.rules.workshop_use import GiveAnother, any_conversion

COIN_WORTH = 1.0
NEW_WORKSHOP = 1.0
TRIED_LIFTS = 3
TRIED_SPACES = 3
TURN_QUESTIONS = (Act, Finish, DraftRow, PlacePortal)


def after(state: Hall, seat: int, option: Option, turns: int) -> float:
    """The worth of the position once an option is played and all it leads to."""
    world = state.clone()
    world.play(seat, option)
    return settled(world, seat, turns)


def at_once(state: Hall, seat: int, option: Option, turns: int) -> float:
    """Likewise, what it leads to taken for granted."""
    world = state.clone()
    world.play(seat, option)
    return position(world, seat, turns) + promise(world, seat, turns)


def settled(world: Hall, seat: int, turns: int) -> float:
    """The worth of a position, the questions open to a seat answered as they come."""
    while True:
        question = world.stack[-1] if world.stack else None
        if getattr(question, "seat", NOBODY) != seat or isinstance(question, TURN_QUESTIONS):
            return position(world, seat, turns)
        assert isinstance(question, Question)
        if isinstance(question, PlaceTunnel | PlaceAgain):
            return lay_best(world, seat, turns, question.shape)
        if isinstance(question, JoinPack):
            return join_best(world, seat, turns, question.card)
        if isinstance(question, LiftTile | Levitate):
            return max([after(world, seat, option, turns) for option in tried(world, question)])
        options = worth_trying(world, seat, question, turns)
        if len(options) > 1:
            options.sort(key=lambda option: at_once(world, seat, option, turns))
        world.play(seat, options[-1])


def tried(world: Hall, question: LiftTile | Levitate) -> list[Option]:
    """The last tiles laid, or all statues; and to leave it."""
    return question.options(world, question.seat)[-1 - TRIED_LIFTS :]


def join_best(world: Hall, seat: int, turns: int, card: int) -> float:
    """The worth of a position once a recruit has found its best place."""
    world.stack.pop()
    pack, held = world.pack, world.held
    values = []
    for place in free_places(world, seat):
        world.pack, world.held = pack[:], held[:]
        enter(world, seat, card, place)
        values.append(position(world, seat, turns))
    return max(values)


def lay_best(state: Hall, seat: int, turns: int, shape: int) -> float:
    """The worth of the position once a tile lies where the survey likes it best."""
    survey = Survey(state, seat, prices_for(state, seat, turns))
    _, cell, turn = survey.best(state.content.shapes[shape].ways)
    return after(state, seat, state.content.lay[cell][turn], turns)


def promise(world: Hall, seat: int, turns: int) -> float:
    """What the question open to a seat will bring, where the position does not show it."""
    question = world.stack[-1] if world.stack else None
    if getattr(question, "seat", NOBODY) != seat:
        return 0.0
    if isinstance(question, TradeGive):
        return barter(world, seat, turns, RATE - total(question.given), EVERY_KIND)
    if isinstance(question, TradeGain):
        return barter(world, seat, turns, 0, EVERY_KIND)
    if isinstance(question, GiveAnother):
        conversion = any_conversion(world, question.workshop)
        assert conversion is not None
        return barter(world, seat, turns, conversion[1] - total(question.given), conversion[2:3])
    if isinstance(question, TakeBribe):
        return COIN_WORTH
    if isinstance(question, ChooseSite | FoundWorkshop):
        return NEW_WORKSHOP
    return 0.0


def worth_trying(
    world: Hall, seat: int, question: Question[Hall, Option], turns: int
) -> list[Option]:
    """The options of a question, but for those that are clearly worse or no different."""
    options = question.options(world, seat)
    if isinstance(question, Gift):
        worth, purse = purse_judge(world, seat, turns), spendable(world, seat)
        kind = max(kinds(purse), key=lambda kind: worth(purse - ONE[kind]))
        return [world.content.give[kind]]
    if isinstance(question, FoundWorkshop):
        return options[:1]
    if isinstance(question, DismissTroll):
        return options[-1:]
    if isinstance(question, FetchResource):
        return [most_in_the_way(world, seat, options, turns)]
    if isinstance(question, MoveTo):
        sorts = {sort_of_space(world, option, question): option for option in options}
        best = sorted(sorts, key=lambda sort: sort[1])[-TRIED_SPACES:]
        return [sorts[sort] for sort in best]
    return options


def most_in_the_way(world: Hall, seat: int, options: list[Option], turns: int) -> Option:
    """The best resource to take off a troll that will be woken again."""
    symbols, woken = prices_for(world, seat, turns).symbols, woken_again(world, seat)
    worth = [
        symbols[option.kind] if isinstance(option, Fetch) and option.place in woken else 0.0
        for option in options
    ]
    return options[worth.index(max(worth))]


def sort_of_space(world: Hall, option: Option, question: MoveTo) -> tuple[int, int]:
    """The section of a space and what the statue would be worth there."""
    if not isinstance(option, To):
        return NOTHING, 100
    cell = option.cell
    place = next(number for number, mask in enumerate(world.sections) if mask >> cell & 1)
    clan = clan_at(world, question.cell)
    worth = world.board.zone[cell] + 10 * (world.pedestals[clan] >> cell & 1)
    return place, 100 if cell in world.altars else worth
