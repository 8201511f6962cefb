"""Dilemmas drawn outside a Revelation, taken back from the Vils, or given to them."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import (
    FORFEIT,
    UNFORESEEN_OR_REGAIN,
    Effect,
)
from antre.games.alkoor.content.effects import UNFORESEEN as UNFORESEEN_VERB
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.options import KIND, UNFORESEEN, Card, Place, Swap
from antre.games.alkoor.rules.piles import draw_cards, has_card
from antre.games.alkoor.rules.state import DOWN_UNFORESEEN, SLOTS, UNFORESEEN_PILE, Alkoor


def free_boards(state: Alkoor) -> list[int]:
    """Boards with a vacant place for a Dilemma: they have as many as Hero slots."""
    places = SLOTS // state.boards
    return [board for board in range(state.boards) if len(state.dilemmas[board]) < places]


def hold(state: Alkoor, board: int, card: int) -> None:
    state.dilemmas[board] = tuple(sorted((*state.dilemmas[board], card)))
    state.tell(events.DilemmaHeld, state.seat_of(board), board, card)


def held_kinds(state: Alkoor) -> list[int]:
    return sorted({card for row in state.dilemmas for card in row})


def let_go(state: Alkoor, card: int) -> int:
    """One of a kind leaves the board it is held on; which board that was."""
    board = next(board for board, row in enumerate(state.dilemmas) if card in row)
    drop(state, board, card)
    return board


def drop(state: Alkoor, board: int, card: int) -> None:
    row = list(state.dilemmas[board])
    row.remove(card)
    state.dilemmas[board] = tuple(row)


@does(UNFORESEEN_VERB)
def _unforeseen(state: Alkoor, effect: Effect, by: By) -> None:
    get_unforeseen(state, by.seat, draw_cards(state, UNFORESEEN_PILE, effect.amount))


@can(UNFORESEEN_VERB)
def _can_draw(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_card(state, UNFORESEEN_PILE)


def get_unforeseen(state: Alkoor, seat: int, cards: list[int]) -> None:
    """Monsters are discarded, Dilemmas offered."""
    state.tell(events.UnforeseenDrawn, seat, cards)
    for card in reversed(cards):
        if state.box.is_dilemma(card):
            state.stack.append(TakeDilemma(seat, card))
        else:
            state.unforeseen_discard.append(card)


class TakeDilemma(SeatQuestion[Alkoor, Option]):
    """Hold a Dilemma, exchange it for one that is held, or discard it; nothing feeds the Vils."""

    __slots__ = ("card",)
    rule = "chance.bonus1-dilemma"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        swaps = [choose.swap[card - state.box.first_dilemma] for card in held_kinds(state)]
        keeps = [choose.place[board] for board in free_boards(state)]
        return [choose.discard, *keeps, *swaps]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, Place):
            hold(state, option.board, self.card)
        elif isinstance(option, Swap):
            hold(state, let_go(state, option.number), self.card)
            state.unforeseen_discard.append(option.number)
        else:
            state.unforeseen_discard.append(self.card)


# --- taxes


@does(UNFORESEEN_OR_REGAIN)
def _draw_or_regain(state: Alkoor, effect: Effect, by: By) -> None:
    if on_their_pile(state) or state.vils_down[DOWN_UNFORESEEN]:
        state.stack.append(DrawOrRegain(by.seat, effect.amount))
    else:
        get_unforeseen(state, by.seat, draw_cards(state, UNFORESEEN_PILE, effect.amount))


def on_their_pile(state: Alkoor) -> list[int]:
    """Face-up Unforeseen on the Vils' point pile."""
    return sorted({card for card in state.vils_pile if card // KIND == UNFORESEEN})


class DrawOrRegain(SeatQuestion[Alkoor, Option]):
    """Draw Unforeseen, or take back those the Vils have."""

    __slots__ = ("count",)
    rule = "tokens.unforeseen-tax-dah"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.draw, state.choose.regain]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if option is state.choose.draw:
            get_unforeseen(state, seat, draw_cards(state, UNFORESEEN_PILE, self.count))
        else:
            state.stack.append(Regain(seat, self.count, ()))


class Regain(Step[Alkoor]):
    """So many cards of the Vils' pile come back, face-down ones unseen."""

    __slots__ = ("cards", "count", "seat")

    def __init__(self, seat: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def run(self, state: Alkoor) -> None:
        if self.count and (on_their_pile(state) or state.vils_down[DOWN_UNFORESEEN]):
            state.stack.append(RegainCard(self.seat, self.count, self.cards))
        else:
            get_unforeseen(state, self.seat, list(self.cards))


class RegainCard(SeatQuestion[Alkoor, Option]):
    """Which Unforeseen to take back: one that is known, or one of the backs."""

    __slots__ = ("cards", "count")
    rule = "ruling.unforeseen-tax-choice"

    def __init__(self, seat: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        known: list[Option] = []
        for card in on_their_pile(state):
            number = card % KIND
            if state.box.is_dilemma(number):
                known.append(choose.swap[number - state.box.first_dilemma])
            else:
                known.append(choose.card[card])
        return [*known, *([choose.draw] if state.vils_down[DOWN_UNFORESEEN] else [])]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, (Swap, Card)):
            card = option.number % KIND
            state.vils_pile.remove(KIND * UNFORESEEN + card)
        else:
            state.vils_down[DOWN_UNFORESEEN] -= 1
            card = state.deal(state.unforeseen_pile, 1, "unforeseen")[0]
        state.stack.append(Regain(seat, self.count - 1, (*self.cards, card)))


@does(FORFEIT)
def _forfeit(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(Forfeit(effect.amount))


class Forfeit(Step[Alkoor]):
    """Held Dilemmas go to the Vils, as many as there are."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Alkoor) -> None:
        kinds = held_kinds(state)
        if not self.count or not kinds:
            return
        if len(kinds) == 1:
            lose_dilemma(state, kinds[0])
            state.stack.append(Forfeit(self.count - 1))
        else:
            state.stack.append(ForfeitDilemma(state.guide, self.count))


def lose_dilemma(state: Alkoor, card: int) -> None:
    let_go(state, card)
    state.vils_pile.append(KIND * UNFORESEEN + card)
    state.tell(events.DilemmaLost, state.guide, card)


class ForfeitDilemma(SeatQuestion[Alkoor, Swap]):
    """Which held Dilemma goes to the Vils."""

    __slots__ = ("count",)
    rule = "tokens.unforeseen-tax-vils"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        first = state.box.first_dilemma
        return [state.choose.swap[card - first] for card in held_kinds(state)]

    def apply(self, state: Alkoor, seat: int, option: Swap) -> None:
        lose_dilemma(state, option.number)
        state.stack.append(Forfeit(self.count - 1))
