"""The battle: turns until nobody has provisions, each with two weak actions or a strong one.

A turn asks what to do again and again, until nothing is left that could be done or the player ends
it. Symbols are covered as a careful player would; `by-hand` lets a player choose them until the
turn is over.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import ACTIONS
from antre.games.fall.content.options import Cover, Pick, Strong, Use, Weak
from antre.games.fall.rules import events
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.ancestry import power_of
from antre.games.fall.rules.claws import claw_options, use_claw, why_not_use
from antre.games.fall.rules.covering import (
    best_weak_symbol,
    can_be_strong,
    coverable,
    covers,
    is_strong,
    next_symbols,
    usable,
    weak_symbols,
)
from antre.games.fall.rules.raising import raise_strong, raise_weak
from antre.games.fall.rules.state import NOBODY, Fall

# How far a turn has come: nothing done yet, one weak action, a weak action to come after a strong
# one (Argren), no more actions.
FRESH, ONE_WEAK, ONE_MORE, ACTED = range(4)


class NextTurn(Step[Fall]):
    """The next seat clockwise that has provisions spends one and takes its turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        provisions = state.provisions
        seats = len(provisions)
        for place in range(self.seat, self.seat + seats):
            seat = place % seats
            if provisions[seat]:
                provisions[seat] -= 1
                state.active = seat
                state.turn += 1
                state.tell(events.TurnBegins, seat, provisions[seat])
                state.stack.append(NEXT_TURN[(seat + 1) % seats])
                state.stack.append(GO_ON[seat][FRESH])
                return
        state.active = NOBODY


class Battle(Step[Fall]):
    """Turns, beginning with the first player."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        state.stack.append(NEXT_TURN[state.first])


class GoOn(Step[Fall]):
    """The turn goes on if there is anything to choose."""

    __slots__ = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def run(self, state: Fall) -> None:
        seat, stage = self.seat, self.stage
        state.extra_weak = False
        symbols = symbols_left(state, seat, stage)
        claws = claw_options(state, seat, stage != ACTED)
        if not symbols and not claws:
            if stage == FRESH:
                state.tell(events.NothingToCover, seat)
        elif stage == FRESH and not claws and not symbols & symbols - 1:
            # It must be covered: there is nothing to ask, unless it is a Wild.
            self.question().ask(state)
        else:
            state.stack.append(self.question())

    def question(self) -> TakeTurn:
        return TAKE_TURN[self.seat][self.stage]


class AfterStrong(Step[Fall]):
    """After a strong action the turn is over, unless a champion in the march allows a weak one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        stage = ONE_MORE if state.extra_weak else ACTED
        state.stack.append(GO_ON[self.seat][stage])


def symbols_left(state: Fall, seat: int, stage: int) -> int:
    """The symbols to cover for an action the turn still allows."""
    if stage == ACTED:
        return 0
    ancestry = state.ancestry[seat]
    symbols = coverable(ancestry, state.covered[seat])
    return symbols if stage == FRESH else symbols & ~ancestry.double


class TakeTurn(SeatQuestion[Fall, Option]):
    """Two weak actions or one strong one; abilities with claws before and after."""

    __slots__ = ("by_hand", "stage")
    rule = "turn.two-weak-or-one-strong"

    def __init__(self, seat: int, stage: int, by_hand: bool) -> None:
        self.seat = seat
        self.stage = stage
        self.by_hand = by_hand

    def options(self, state: Fall, seat: int) -> list[Option]:
        content, stage = state.content, self.stage
        options: list[Option] = []
        if stage != ACTED:
            ancestry, covered = state.ancestry[seat], state.covered[seat]
            free = ~covered
            weak = free & ~ancestry.double
            wild = ancestry.wild
            options += [content.weak[kind] for kind in FOUR if (ancestry[kind] | wild) & weak]
            if stage == FRESH:
                options += [
                    content.strong[kind]
                    for kind in FOUR
                    if (ancestry[kind] | wild) & free and can_be_strong(ancestry, covered, kind)
                ]
        acts = len(options)
        if state.champions[seat]:
            options += claw_options(state, seat, stage != ACTED)
        if stage != FRESH or not acts:
            options.append(content.end)
        if acts and not self.by_hand and self._matters(state, seat):
            options.append(content.by_hand)
        return options

    def _matters(self, state: Fall, seat: int) -> bool:
        """Can it matter which symbols are covered? Only if there are several."""
        symbols = coverable(state.ancestry[seat], state.covered[seat])
        return bool(symbols & symbols - 1)

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Weak):
            after = ONE_WEAK if self.stage == FRESH else ACTED
            state.stack.append(self._after(seat, after))
            self._begin_weak(state, seat, option.kind)
        elif isinstance(option, Strong):
            state.stack.append(AFTER_STRONG[seat])
            self._begin_strong(state, seat, option.kind)
        elif isinstance(option, Use):
            state.stack.append(self._after(seat, self.stage))
            use_claw(state, seat, option.champion)
        elif option is state.content.by_hand:
            BY_HAND[seat][self.stage].ask(state)

    def ask(self, state: Fall) -> None:
        """Ask, unless there is but one thing to do."""
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.stack.append(self)
        else:
            self.apply(state, self.seat, options[0])

    def _after(self, seat: int, stage: int) -> Step[Fall]:
        return (GO_ON_BY_HAND if self.by_hand else GO_ON)[seat][stage]

    def _begin_weak(self, state: Fall, seat: int, kind: int) -> None:
        ancestry, covered = state.ancestry[seat], state.covered[seat]
        symbols = weak_symbols(ancestry, covered, kind)
        if self.by_hand and symbols & symbols - 1:
            state.stack.append(PickSymbol(seat, kind))
        else:
            cover_weak(state, seat, kind, best_weak_symbol(ancestry, covered, kind))

    def _begin_strong(self, state: Fall, seat: int, kind: int) -> None:
        if self.by_hand:
            go_on_picking(state, seat, kind, 0)
            return
        found = covers(state.ancestry[seat], state.covered[seat], kind)
        if len(found) == 1:
            (symbols,) = found.values()
            cover_strong(state, seat, kind, symbols)
        else:
            state.stack.append(CoverSymbols(seat, kind))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Weak):
            return why_not_weak(state, seat, option.kind, self.stage)
        if isinstance(option, Strong):
            if self.stage != FRESH:
                return Refusal(self.rule, action=ACTIONS[option.kind])
            return Refusal("strong.group", action=ACTIONS[option.kind])
        if isinstance(option, Use):
            return why_not_use(state, seat, option.champion, self.stage != ACTED)
        if option is state.content.end:
            return Refusal("ruling.must-act")
        if isinstance(option, Pick):
            return why_not_cover(state, seat, option.cell)
        return Refusal(self.rule)


def why_not_weak(state: Fall, seat: int, kind: int, stage: int) -> Refusal:
    if stage == ACTED:
        return Refusal("turn.two-weak-or-one-strong", action=ACTIONS[kind])
    numbered = usable(state.ancestry[seat], state.covered[seat], kind)
    rule = "weak.no-strong-symbol" if numbered else "weak.cover"
    return Refusal(rule, action=ACTIONS[kind])


def why_not_cover(state: Fall, seat: int, cell: int) -> Refusal:
    """Why a quadrant cannot be covered for any action."""
    ancestry = state.ancestry[seat]
    where = state.content.cell_names[cell]
    if state.covered[seat] >> cell & 1:
        return Refusal("symbol.cover-to-act", where=where)
    if not coverable(ancestry, 0) >> cell & 1:
        return Refusal("weak.not-coverable", where=where)
    return Refusal("turn.two-weak-or-one-strong", where=where)


class PickSymbol(SeatQuestion[Fall, Pick]):
    """The symbol to cover for a weak action, chosen by hand."""

    __slots__ = ("kind",)
    rule = "weak.cover"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: Fall, seat: int) -> list[Option]:
        symbols = weak_symbols(state.ancestry[seat], state.covered[seat], self.kind)
        return [state.content.pick[cell] for cell in cells_of(symbols)]

    def apply(self, state: Fall, seat: int, option: Pick) -> None:
        cover_weak(state, seat, self.kind, option.cell)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Pick):
            return Refusal(self.rule, action=ACTIONS[self.kind])
        ancestry = state.ancestry[seat]
        where = state.content.cell_names[option.cell]
        if usable(ancestry, state.covered[seat], self.kind) >> option.cell & 1:
            return Refusal("weak.no-strong-symbol", where=where)
        if coverable(ancestry, state.covered[seat]) >> option.cell & 1:
            return Refusal(self.rule, action=ACTIONS[self.kind], where=where)
        return why_not_cover(state, seat, option.cell)


def cover_weak(state: Fall, seat: int, kind: int, cell: int) -> None:
    """A cube on one weak symbol: an action of power 1 begins."""
    state.covered[seat] |= 1 << cell
    state.tell(events.CoverSymbols, seat, kind, 1 << cell, 1, False)
    begin_action(state, seat)
    raise_weak(state, seat, kind, 1)


class CoverSymbols(SeatQuestion[Fall, Cover]):
    """How much power to draw from the symbols of a kind; the engine covers them sparingly."""

    __slots__ = ("kind",)
    rule = "strong.partial-group"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: Fall, seat: int) -> list[Option]:
        found = covers(state.ancestry[seat], state.covered[seat], self.kind)
        return [state.content.cover[power] for power in sorted(found)]

    def apply(self, state: Fall, seat: int, option: Cover) -> None:
        found = covers(state.ancestry[seat], state.covered[seat], self.kind)
        cover_strong(state, seat, self.kind, found[option.amount])

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule, action=ACTIONS[self.kind])


class PickGroup(SeatQuestion[Fall, Option]):
    """The symbols of a strong action one by one; each makes the group larger, so this ends."""

    __slots__ = ("chosen", "kind")
    rule = "strong.group-contiguous"

    def __init__(self, seat: int, kind: int, chosen: int) -> None:
        self.seat = seat
        self.kind = kind
        self.chosen = chosen

    def options(self, state: Fall, seat: int) -> list[Option]:
        ancestry, covered = state.ancestry[seat], state.covered[seat]
        more = next_symbols(ancestry, covered, self.kind, self.chosen)
        options: list[Option] = [state.content.pick[cell] for cell in cells_of(more)]
        if is_strong(ancestry, self.chosen):
            options.append(state.content.done)
        return options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Pick):
            go_on_picking(state, seat, self.kind, self.chosen | 1 << option.cell)
        else:
            cover_strong(state, seat, self.kind, self.chosen)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if option is state.content.done:
            return Refusal("ruling.group-minimum")
        if not isinstance(option, Pick):
            return Refusal(self.rule, action=ACTIONS[self.kind])
        where = state.content.cell_names[option.cell]
        symbols = usable(state.ancestry[seat], state.covered[seat], self.kind)
        if symbols & ~self.chosen & 1 << option.cell:
            rule = "ruling.symbol-by-symbol" if self.chosen else self.rule
            return Refusal(rule, action=ACTIONS[self.kind], where=where)
        if coverable(state.ancestry[seat], state.covered[seat]) >> option.cell & 1:
            return Refusal("strong.group", action=ACTIONS[self.kind], where=where)
        return Refusal("strong.only-action-symbols", where=where)


def go_on_picking(state: Fall, seat: int, kind: int, chosen: int) -> None:
    """Ask for the next symbol, unless only one thing can be done."""
    ancestry, covered = state.ancestry[seat], state.covered[seat]
    more = next_symbols(ancestry, covered, kind, chosen)
    if not more:
        cover_strong(state, seat, kind, chosen)
    elif more & more - 1 or is_strong(ancestry, chosen):
        state.stack.append(PickGroup(seat, kind, chosen))
    else:
        go_on_picking(state, seat, kind, chosen | more)


def cover_strong(state: Fall, seat: int, kind: int, symbols: int) -> None:
    """Cubes on a group or on a symbol with a number: an action of their power begins."""
    power = power_of(state.ancestry[seat], symbols)
    state.covered[seat] |= symbols
    state.tell(events.CoverSymbols, seat, kind, symbols, power, True)
    begin_action(state, seat)
    raise_strong(state, seat, kind, power)


class GoOnByHand(GoOn):
    """The same where the player has asked to choose symbols by hand."""

    __slots__ = ()

    def question(self) -> TakeTurn:
        return BY_HAND[self.seat][self.stage]


FOUR = range(len(ACTIONS))
SEATS = range(5)
STAGES = range(4)
BATTLE = Battle()
NEXT_TURN = [NextTurn(seat) for seat in SEATS]
GO_ON = [[GoOn(seat, stage) for stage in STAGES] for seat in SEATS]
GO_ON_BY_HAND = [[GoOnByHand(seat, stage) for stage in STAGES] for seat in SEATS]
TAKE_TURN = [[TakeTurn(seat, stage, False) for stage in STAGES] for seat in SEATS]
BY_HAND = [[TakeTurn(seat, stage, True) for stage in STAGES] for seat in SEATS]
AFTER_STRONG = [AfterStrong(seat) for seat in SEATS]
