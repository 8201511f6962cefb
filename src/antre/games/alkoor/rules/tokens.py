"""Mystery tokens: revealed where the pawn stops, golden ones used at once or held."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.alkoor.content.effects import BONUS_MOVE, Effect
from antre.games.alkoor.content.names import (
    BONUS_DIE,
    CHANCE,
    GREEN_TOKEN,
    PURSE,
    SECRET_VISION,
)
from antre.games.alkoor.content.tokens import colour_of, kind_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.dice import dice_of_moment
from antre.games.alkoor.rules.dice_cards import pick_dice
from antre.games.alkoor.rules.doing import By, can, can_any, does, push_effects
from antre.games.alkoor.rules.moments import Asking, offers, offers_always, performs
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import Place, PlayToken
from antre.games.alkoor.rules.sight import see_token
from antre.games.alkoor.rules.state import NOTHING, SLOTS, Alkoor
from antre.games.alkoor.rules.times import (
    AVATAR,
    BEFORE,
    BLESSING,
    DESTINY,
    IDLE,
    MISSED,
    REACHED,
    SHORT,
    STRIDING,
    TESTED,
)
from antre.games.alkoor.rules.vils import new_phase
from antre.games.alkoor.rules.vitality import roll

ROLLS = MISSED | REACHED | TESTED | DESTINY | STRIDING | AVATAR
WAITING = IDLE | BEFORE | BLESSING | STRIDING | DESTINY | AVATAR | MISSED


# --- revealing


def reveal_token(state: Alkoor, space: int) -> None:
    """A token where the team has stopped: a brown one is played, a golden one used or held."""
    token = see_token(state, space)
    state.tokens[space] = NOTHING
    state.tell(events.TokenRevealed, state.guide, token)
    if state.box.tokens[kind_of(token)].is_golden:
        state.stack.append(KeepToken(state.guide, token))
    else:
        new_phase(state)
        use_token(state, state.guide, token, By(state.guide))


def token_places(state: Alkoor) -> list[int]:
    """Boards with a vacant place for a token: they have as many as Hero slots."""
    places = SLOTS // state.boards
    return [board for board in range(state.boards) if len(state.held[board]) < places]


class KeepToken(Asking):
    """Use a golden token at once, or hold it on a board. Others may be played to make room."""

    __slots__ = ("token",)
    rule = "tokens.gold-or-hold"
    moment = IDLE

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        return [choose.use, *(choose.place[board] for board in token_places(state))]

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, Place):
            row = (*state.held[option.board], self.token)
            state.held[option.board] = tuple(sorted(row))
            state.tell(events.TokenHeld, seat, option.board, self.token)
        else:
            use_token(state, seat, self.token, By(seat, moment=IDLE))


def use_token(state: Alkoor, seat: int, token: int, by: By) -> None:
    """A green token is laid aside, any other will score for the Vils."""
    retire_token(state, token)
    state.tell(events.TokenUsed, seat, token)
    effect = state.box.tokens[kind_of(token)].effect(colour_of(token))
    if can_any(state, (effect,), by):
        push_effects(state, (effect,), by)


def retire_token(state: Alkoor, token: int) -> None:
    if colour_of(token) == GREEN_TOKEN:
        state.tokens_out.append(token)
    else:
        state.vils_tokens.append(token)


# --- held tokens


def held_tokens(state: Alkoor, seat: int, moment: int, kinds: tuple[int, ...]) -> list[Option]:
    """Tokens of these kinds that a seat holds and that would do something now."""
    found: list[Option] = []
    for board in state.boards_of(seat):
        for token in state.held[board]:
            kind = kind_of(token)
            if kind not in kinds:
                continue
            effect = state.box.tokens[kind].effect(colour_of(token))
            if can_any(state, (effect,), By(seat, board, moment=moment)):
                found.append(state.choose.token[board][token])
    return found


@offers(SHORT)
def offer_riches(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """A debt may still be avoided by what gives gems."""
    return held_tokens(state, seat, moment, (PURSE, CHANCE))


@offers(MISSED | TESTED | REACHED | DESTINY)
def offer_bonus_dice(state: Alkoor, seat: int, moment: int) -> list[Option]:
    if moment == REACHED and SIX not in state.dice:
        return []
    return held_tokens(state, seat, moment, (BONUS_DIE,))


@offers_always(STRIDING | AVATAR)
def offer_striding_dice(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return held_tokens(state, seat, moment, (BONUS_DIE,))


@offers_always(WAITING)
def offer_tokens(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return held_tokens(state, seat, moment, (PURSE, CHANCE, SECRET_VISION))


@performs(PlayToken)
def play_token(state: Alkoor, seat: int, option: PlayToken, moment: int) -> None:
    row = list(state.held[option.board])
    row.remove(option.token)
    state.held[option.board] = tuple(row)
    use_token(state, seat, option.token, By(seat, option.board, moment=moment))


# --- the Bonus die


@can(BONUS_MOVE)
def _can_bonus(state: Alkoor, effect: Effect, by: By) -> bool:
    """Right after a roll, or before the pawn moves; only the Guide's own for the Destiny die."""
    if by.moment == DESTINY:
        return by.seat == state.guide
    if by.moment == AVATAR:
        return by.seat == state.guide and not state.foreseen
    return bool(by.moment & ROLLS)


@does(BONUS_MOVE)
def _bonus(state: Alkoor, effect: Effect, by: By) -> None:
    if by.moment != STRIDING:
        dice = dice_of_moment(state, by.moment)
        pick_dice(state, by.seat, dice, len(dice))
    elif state.stride:
        state.stack.append(BonusUse(by.seat))
    else:
        add_stride(state)


def add_stride(state: Alkoor) -> None:
    """One more die for the team's movement."""
    state.stride += (roll(state),)
    state.tell(events.StrideRolled, state.guide, state.stride[-1])


class BonusUse(SeatQuestion[Alkoor, Option]):
    """Add a die to the movement, or reroll dice that were added."""

    __slots__ = ()
    rule = "tokens.bonus-die-move"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.go, state.choose.roll]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if option is state.choose.go:
            add_stride(state)
        else:
            dice = dice_of_moment(state, STRIDING)
            pick_dice(state, seat, dice, len(dice))
