"""Held Dilemmas, played by the owner of the board they lie on when their moment has come."""

from __future__ import annotations

from antre.core.option import Option
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can_any, push_effects
from antre.games.alkoor.rules.moments import offers, offers_always, performs
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import PlayDilemma
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.times import (
    AVATAR,
    BEFORE,
    BLESSING,
    DESTINY,
    DYING,
    IDLE,
    LOST,
    MISSED,
    REACHED,
    STRIDING,
    TESTED,
    WON,
    WOUND,
)
from antre.games.alkoor.rules.unforeseen import drop

CAN_WAIT = STRIDING | IDLE | AVATAR


def playable(state: Alkoor, seat: int, moment: int) -> list[Option]:
    found: list[Option] = []
    box = state.box
    for board in state.boards_of(seat):
        if not state.dilemmas[board]:
            continue
        before = -1
        for card in state.dilemmas[board]:
            if card == before:
                continue
            before = card
            number = card - box.first_dilemma
            if box.dilemma_moments[number] & moment and can_any(
                state, box.dilemmas[number].effects, By(seat, board, moment=moment)
            ):
                found.append(state.choose.dilemma[board][number])
    return found


@offers(BLESSING | BEFORE | MISSED | TESTED | DESTINY | WON | WOUND | DYING | LOST)
def offer_dilemmas(state: Alkoor, seat: int, moment: int) -> list[Option]:
    if moment == BLESSING and (state.blessed or seat != state.guide):
        return []
    return playable(state, seat, moment)


@offers_always(CAN_WAIT)
def offer_standing_dilemmas(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return playable(state, seat, moment)


@offers(REACHED)
def offer_against_sixes(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """After a success dice are worth changing where a 6 costs something."""
    return playable(state, seat, moment) if SIX in state.dice else []


@performs(PlayDilemma)
def play_dilemma(state: Alkoor, seat: int, option: PlayDilemma, moment: int) -> None:
    """Once played it is discarded; the Vils get nothing for it."""
    drop(state, option.board, option.dilemma)
    state.unforeseen_discard.append(option.dilemma)
    if moment == BLESSING:
        state.blessed = True
    state.tell(events.DilemmaPlayed, seat, option.board, option.dilemma)
    by = By(seat, option.board, moment=moment)
    push_effects(state, state.box.dilemma(option.dilemma).effects, by)
