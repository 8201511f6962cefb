"""What a position is worth after each option, judged without playing most of them.

Questions that lead to others are judged by the best way to go on. Digging has hundreds of places:
a survey of the mountain finds the promising ones, and only those are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from antre.core.option import Option
from antre.core.step import Question
from antre.games.hall.box import (
    ALLOY,
    ANY,
    CALL_OF_THE_HORDE,
    EARTH_RITUAL,
    LAVISH_GIFTS,
    MIXED,
    SECOND_SHIFT,
    STEWARDSHIP,
    Box,
)
from antre.games.hall.digging import PlaceTunnel, dig_options
from antre.games.hall.draft import BONUSES, DraftRow, PlacePortal
from antre.games.hall.evaluate import belongings, cart_worth, position
from antre.games.hall.founding import ChooseSite, FoundWorkshop
from antre.games.hall.horde import ROW
from antre.games.hall.landslide import LiftTile, PlaceAgain
from antre.games.hall.options import (
    Activate,
    Cast,
    Dig,
    Dismiss,
    Draft,
    Excavate,
    Fetch,
    Lay,
    Move,
    Recruit,
    To,
)
from antre.games.hall.outlook import (
    prices_for,
    turns_after_recruit,
    turns_left,
    woken_again,
)
from antre.games.hall.pack import JoinPack, enter, free_places
from antre.games.hall.prospects import land_of, land_worth
from antre.games.hall.purse import spendable
from antre.games.hall.recruiting import Gift, recruit_options
from antre.games.hall.resources import CART, ONE, kinds, total
from antre.games.hall.scoring import team
from antre.games.hall.sleights import DismissTroll, FetchResource, TakeBribe
from antre.games.hall.state import NOTHING, Hall
from antre.games.hall.statues import Levitate, MoveTo, clan_at
from antre.games.hall.survey import Survey
from antre.games.hall.trading import RATE, TradeGain, TradeGive
from antre.games.hall.turn import Act, Finish, turn_order
from antre.games.hall.using import GiveAnother, any_conversion
from antre.games.hall.workshops import open_entrances

NEVER = -1.0e6
TRIED_PLACES = 6
DIG_BONUS = 4.0
LOSS = 0.01  # what a choice that changes nothing costs
COIN_WORTH = 1.0
NEW_WORKSHOP = 1.0
TRIED_LIFTS = 3
TRIED_SPACES = 3
CALL_WORTH = 0.5
POOR_TROLL = 0.2
HELD_WORTH = 0.15
TURN_QUESTIONS = (Act, Finish, DraftRow, PlacePortal)


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
    if isinstance(question, MoveTo):
        return judge_moves(state, seat, options, turns, question)
    if isinstance(question, LiftTile | Levitate):
        return [after(state, seat, option, turns) for option in options]
    if isinstance(question, DismissTroll):
        return judge_dismissals(state, seat, options, turns)
    return [at_once(state, seat, option, turns) for option in options]


def judge_drafts(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """What a troll brings at once counts, unless the one in hand will bring its own as well."""
    price, starts = prices_for(state, seat, turns), state.box.card_start
    both = BONUSES[turn_order(state).index(seat)][0]
    return [
        at_once(state, seat, option, turns)
        + (price.tokens(starts[option.card]) if isinstance(option, Draft) and not both else 0.0)
        for option in options
    ]


def judge_dismissals(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """Trolls that produce less than others of their row may go."""
    price = prices_for(state, seat, turns)
    worth = [price.tokens(state.box.card_full[card]) if card >= 0 else 0.0 for card in state.horde]
    now = position(state, seat, turns)
    values = []
    for option in options:
        poor = 0.0
        if isinstance(option, Dismiss):
            row = [worth[slot] for slot in range(12) if ROW[slot] == ROW[option.slot]]
            poor = POOR_TROLL * (fmean(row) - worth[option.slot])
        values.append(now + poor)
    return values


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
        if getattr(question, "seat", NOTHING) != seat or isinstance(question, TURN_QUESTIONS):
            return position(world, seat, turns)
        assert isinstance(question, Question)
        if isinstance(question, PlaceTunnel | PlaceAgain):
            return lay_best(world, seat, turns, question.shape)
        if isinstance(question, JoinPack):
            return join_best(world, seat, turns, question.card)
        if isinstance(question, LiftTile | Levitate):
            return max([after(world, seat, option, turns) for option in tried(world, question)])
        options = telling(world, seat, question, turns)
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


def promise(world: Hall, seat: int, turns: int) -> float:
    """What the question open to a seat will bring, where the position does not show it."""
    question = world.stack[-1] if world.stack else None
    if getattr(question, "seat", NOTHING) != seat:
        return 0.0
    if isinstance(question, TradeGive):
        return barter(world, seat, turns, RATE - total(question.given), range(7))
    if isinstance(question, TradeGain):
        return barter(world, seat, turns, 0, range(7))
    if isinstance(question, GiveAnother):
        conversion = any_conversion(world, question.workshop)
        assert conversion is not None
        return barter(world, seat, turns, conversion[1] - total(question.given), conversion[2:3])
    if isinstance(question, TakeBribe):
        return COIN_WORTH
    if isinstance(question, ChooseSite | FoundWorkshop):
        return NEW_WORKSHOP
    return 0.0


def barter(world: Hall, seat: int, turns: int, number: int, wanted: Iterable[int]) -> float:
    """The gain by giving the tokens missed least for the one that is welcome most."""
    worth = purse_judge(world, seat, turns)
    purse = spendable(world, seat)
    before = worth(purse)
    for _ in range(number):
        purse = max([purse - ONE[kind] for kind in kinds(purse)], key=worth)
    return max([worth(purse + ONE[kind]) for kind in wanted]) - before


def purse_judge(state: Hall, seat: int, turns: int) -> Callable[[int], float]:
    """What a seat's spendable tokens are worth, as a function of the purse."""
    price = prices_for(state, seat, turns)
    demand = sum(land_worth(land_of(state, seat), price)[1])
    return lambda purse: price.purse(purse) + cart_worth(purse >> 8 * CART & 0xFF, demand, price)


def telling(world: Hall, seat: int, question: Question[Hall, Option], turns: int) -> list[Option]:
    """The options of a question, but for those that are clearly worse or no different."""
    options = question.options(world, seat)
    if isinstance(question, Gift):
        worth, purse = purse_judge(world, seat, turns), spendable(world, seat)
        kind = max(kinds(purse), key=lambda kind: worth(purse - ONE[kind]))
        return [world.box.give[kind]]
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


class Choosing:
    """What to do with a turn."""

    __slots__ = ("best", "now", "seat", "state", "turns")

    def __init__(self, state: Hall, seat: int, turns: int) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns

    def judge(self, options: Sequence[Option]) -> list[float]:
        """A deed by what follows it; all else by what it adds to the best deed."""
        state, seat = self.state, self.seat
        deeds = self.deeds(state, options)
        self.best = max(deeds.values(), default=0.0)
        self.now = position(state, seat, self.turns)
        values = []
        for option in options:
            value = deeds.get(option)
            if value is None:
                value = self.best + self.gain(option) - LOSS
            values.append(value)
        return values

    def deeds(self, state: Hall, options: Sequence[Option]) -> dict[Option, float]:
        values: dict[Option, float] = {}
        digs = [option for option in options if isinstance(option, Dig)]
        if digs:
            values |= judge_digs(state, self.seat, digs, self.turns - 1)
        recruited = turns_after_recruit(state, self.seat)
        for option in options:
            if isinstance(option, Recruit):
                values[option] = after(state, self.seat, option, recruited)
            elif option is state.box.skip:
                values[option] = after(state, self.seat, option, self.turns - 1)
        return values

    def gain(self, option: Option) -> float:
        state, seat = self.state, self.seat
        if option is state.box.trade:
            return barter(state, seat, self.turns, RATE, range(7))
        if isinstance(option, Cast):
            return self.cast_gain(option)
        if isinstance(option, Activate):
            return workshop_gain(state, seat, state.board.site_number[option.cell], self.turns)
        return NEVER

    def cast_gain(self, option: Cast) -> float:
        """Spells that bend a rule are worth the better deed they allow."""
        state, seat = self.state, self.seat
        world = state.clone()
        world.play(seat, option)
        spent = settled(world, seat, self.turns) - self.now
        if option.spell == SECOND_SHIFT:
            return spent + self.second_shift()
        if option.spell == CALL_OF_THE_HORDE:
            return spent + CALL_WORTH
        if option.spell in (EARTH_RITUAL, ALLOY):
            deeds: Sequence[Option] = dig_options(world, seat)
        elif option.spell == LAVISH_GIFTS:
            deeds = recruit_options(world, seat, spendable(world, seat))
        else:
            return spent
        if not deeds:
            return spent
        return max(self.deeds(world, deeds).values()) - self.best

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


def workshop_gain(state: Hall, seat: int, site: int, turns: int) -> float:
    """What the uses of a workshop bring, one after the other."""
    workshop = state.workshops[site]
    uses = open_entrances(state, site)
    if workshop == STEWARDSHIP:
        return HELD_WORTH * uses
    worth = purse_judge(state, seat, turns)
    purse = spendable(state, seat)
    before = best = worth(purse)
    for _ in range(uses):
        after = [(worth(other), other) for other in converted(state.box, workshop, purse)]
        better, purse = max(after, default=(0.0, 0))
        if better <= best:
            break
        best = better
    return best - before


def converted(box: Box, workshop: int, purse: int) -> list[int]:
    """What a purse can become by one use of a workshop."""
    purses = []
    for give, amount, got, gained in box.conversions[workshop]:
        if give != ANY:
            if purse >> 8 * give & 0xFF >= amount:
                purses.append(purse - amount * ONE[give] + gained * ONE[got])
        elif total(purse) >= amount:
            there = kinds(purse)
            purses += [
                purse - ONE[one] - ONE[other] + gained * ONE[got]
                for one in there
                for other in there
                if one < other or (one == other and purse >> 8 * one & 0xFF > 1)
            ]
    return purses


def judge_digs(state: Hall, seat: int, options: Sequence[Dig], turns: int) -> dict[Option, float]:
    """A tile and a mineral by the best place for the tile."""
    price = prices_for(state, seat, turns)
    survey = Survey(state, seat, price)
    now = position(state, seat, turns)
    purse = belongings(state, team(state, seat))
    worth = price.purse(purse)
    box = state.box
    places: dict[int, float] = {}
    values: dict[Option, float] = {}
    for option in options:
        shape = box.shapes[option.shape]
        if option.shape not in places:
            places[option.shape] = survey.best(shape.ways)[0]
        if option.mineral == MIXED:
            honor, paid = mixed_payment(state, purse, shape.size)
        else:
            honor = box.dig_honor[option.mineral][shape.size]
            paid = shape.size * ONE[option.mineral]
        values[option] = now + honor + price.purse(purse - paid) - worth + places[option.shape]
        values[option] += DIG_BONUS * (shape.size >= 4)
    return values


def mixed_payment(state: Hall, purse: int, size: int) -> tuple[int, int]:
    """The least valuable minerals first: the honor of that tunnel and what it costs."""
    paid, left, least = 0, size, MIXED
    for mineral in range(3):
        used = min(left, purse >> 8 * mineral & 0xFF)
        if used:
            least = min(least, mineral)
            paid += used * ONE[mineral]
            left -= used
    return state.box.dig_honor[least][size], paid


def judge_places(
    state: Hall, seat: int, options: Sequence[Option], turns: int, shape: int
) -> list[float]:
    """Places by the survey; the best ones are tried."""
    survey = Survey(state, seat, prices_for(state, seat, turns))
    found = survey.all_places(state.box.shapes[shape].ways)
    rough = [found[option.cell, option.turn] for option in options if isinstance(option, Lay)]
    ranked = sorted(range(len(options)), key=rough.__getitem__, reverse=True)
    tried = {number: after(state, seat, options[number], turns) for number in ranked[:TRIED_PLACES]}
    worst = min(tried.values())
    lowest = rough[ranked[len(tried) - 1]]
    return [
        tried[number] if number in tried else worst - LOSS + rough[number] - lowest
        for number in range(len(options))
    ]


def lay_best(state: Hall, seat: int, turns: int, shape: int) -> float:
    """The worth of the position once a tile lies where the survey likes it best."""
    survey = Survey(state, seat, prices_for(state, seat, turns))
    _, cell, turn = survey.best(state.box.shapes[shape].ways)
    return after(state, seat, state.box.lay[cell][turn], turns)


def judge_finish(state: Hall, seat: int, options: Sequence[Option], turns: int) -> list[float]:
    """A hall goes before the moves, for it cannot follow them."""
    now = position(state, seat, turns)
    demand = land_worth(land_of(state, seat), prices_for(state, seat, turns))[1]
    values = []
    moves = now
    for option in options:
        value = NEVER
        if option is state.box.end:
            value = now
        elif option is state.box.trade:
            value = now + barter(state, seat, turns, RATE, range(7)) - LOSS
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
