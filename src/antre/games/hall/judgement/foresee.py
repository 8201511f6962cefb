"""What a position is worth after each option, judged without playing most of them.

Digging has hundreds of places: a survey of the mountain finds the promising ones, and only those
are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from antre.core.option import Option
from antre.games.hall.content.options import Dismiss, Draft, Excavate, Lay, Move
from antre.games.hall.judgement.bargains import EVERY_KIND, barter
from antre.games.hall.judgement.follow_up import after, at_once, sort_of_space
from antre.games.hall.judgement.land import land_of
from antre.games.hall.judgement.outlook import prices_for, turns_left
from antre.games.hall.judgement.position import position
from antre.games.hall.judgement.prospects import land_worth
from antre.games.hall.judgement.survey import Survey
from antre.games.hall.judgement.turn_plans import LOSS, NEVER, Choosing
from antre.games.hall.rules.digging import PlaceTunnel
from antre.games.hall.rules.draft import DraftRow, PlacePortal, bonus_of
from antre.games.hall.rules.horde import ROW
from antre.games.hall.rules.landslide import LiftTile, PlaceAgain
from antre.games.hall.rules.pack import JoinPack
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.statues import Levitate, MoveTo, clan_at
from antre.games.hall.rules.trading import RATE
from antre.games.hall.rules.troll_spells import DismissTroll
from antre.games.hall.rules.turn import Act, Finish

TRIED_PLACES = 6
POOR_TROLL = 0.2


def foresee(state: Hall, seat: int, options: Sequence[Option]) -> list[float]:
    question = state.stack[-1]
    turns = turns_left(state, seat)
    if isinstance(question, Act):
        return Choosing(state, seat, turns).judge(options)
    if isinstance(question, Finish):
        return judge_finish(state, seat, options, turns)
    if isinstance(question, PlaceTunnel | PlaceAgain):
        return judge_places(state, seat, options, turns, question.shape)
    if isinstance(question, PlacePortal):
        # Start spaces are meant to be equal, and chosen by taste.
        return [0.0] * len(options)
    if isinstance(question, DraftRow):
        return judge_drafts(state, seat, options, turns)
    if isinstance(question, JoinPack):
        return judge_joins(state, seat, options, turns)
    if isinstance(question, MoveTo):
        return judge_moves(state, seat, options, turns, question)
    if isinstance(question, LiftTile | Levitate):
        return [after(state, seat, option, turns) for option in options]
    if isinstance(question, DismissTroll):
        return judge_dismissals(state, seat, options, turns)
    return [at_once(state, seat, option, turns) for option in options]


def judge_drafts(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """What a troll brings at once counts, unless the one in hand will bring its own as well."""
    price, starts = prices_for(state, seat, turns), state.content.card_start
    both = bonus_of(state, seat)[0]
    return [
        at_once(state, seat, option, turns)
        + (price.tokens(starts[option.card]) if isinstance(option, Draft) and not both else 0.0)
        for option in options
    ]


def judge_dismissals(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """Trolls that produce less than others of their row may go."""
    price = prices_for(state, seat, turns)
    full = state.content.card_full
    worth = [price.tokens(full[card]) if card >= 0 else 0.0 for card in state.horde]
    now = position(state, seat, turns)
    values = []
    for option in options:
        poor = 0.0
        if isinstance(option, Dismiss):
            row = [worth[slot] for slot, row in enumerate(ROW) if row == ROW[option.slot]]
            poor = POOR_TROLL * (fmean(row) - worth[option.slot])
        values.append(now + poor)
    return values


def judge_joins(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """A place by its cascade; a trade by what is left of it once the recruit has its best place."""
    return [
        after(state, seat, option, turns) - LOSS
        if option is state.content.trade
        else at_once(state, seat, option, turns)
        for option in options
    ]


def judge_moves(
    state: Hall, seat: int, options: Sequence[Option], turns: int, question: MoveTo
) -> list[float]:
    """Spaces of one sort are worth the same."""
    sorts = [sort_of_space(state, option, question) for option in options]
    values = {
        sort: at_once(state, seat, option, turns)
        for sort, option in dict(zip(sorts, options, strict=True)).items()
    }
    return [values[sort] for sort in sorts]


def judge_places(
    state: Hall, seat: int, options: Sequence[Option], turns: int, shape: int
) -> list[float]:
    """Places by the survey; the best ones are tried."""
    survey = Survey(state, seat, prices_for(state, seat, turns))
    found = survey.all_places(state.content.shapes[shape].ways)
    rough = [found[option.cell, option.turn] for option in options if isinstance(option, Lay)]
    ranked = sorted(range(len(options)), key=rough.__getitem__, reverse=True)
    tried = {number: after(state, seat, options[number], turns) for number in ranked[:TRIED_PLACES]}
    worst = min(tried.values())
    lowest = rough[ranked[len(tried) - 1]]
    return [
        tried[number] if number in tried else worst - LOSS + rough[number] - lowest
        for number in range(len(options))
    ]


def judge_finish(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """A hall goes before the moves, for it cannot follow them."""
    now = position(state, seat, turns)
    demand = land_worth(land_of(state, seat), prices_for(state, seat, turns))[1]
    values = []
    moves = now
    for option in options:
        value = NEVER
        if option is state.content.end:
            value = now
        elif option is state.content.trade:
            value = now + barter(state, seat, turns, RATE, EVERY_KIND) - LOSS
        elif isinstance(option, Excavate):
            value = after(state, seat, option, turns)
        elif isinstance(option, Move):
            # Where no statue of a clan wants carts, no move is worth one.
            wanted = demand[clan_at(state, option.cell)]
            value = after(state, seat, option, turns) if wanted else now - LOSS
            moves = max(moves, value)
        values.append(value)
    for number, option in enumerate(options):
        if isinstance(option, Excavate) and values[number] > now:
            values[number] += moves - now + LOSS
    return values
