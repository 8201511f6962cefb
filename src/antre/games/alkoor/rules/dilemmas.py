"""Held Dilemmas, played by the owner of the board they lie on when their moment has come."""

from __future__ import annotations

from antre.core.option import Option
from antre.games.alkoor.content.names import (
    AFTER_ROLL,
    ANY_TIME,
    AT_BLESSING,
    AT_WOUND,
    BEFORE_ROLL,
    TRIAL_WON,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can_any, push_effects
from antre.games.alkoor.rules.moments import (
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
    offers,
    offers_always,
    performs,
)
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import PlayDilemma
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.unforeseen import drop

MOMENTS = {
    AT_BLESSING: BLESSING,
    BEFORE_ROLL: BEFORE,
    AFTER_ROLL: MISSED | REACHED | TESTED | STRIDING | DESTINY | AVATAR | IDLE,
    TRIAL_WON: WON,
    AT_WOUND: TESTED | WOUND | DYING,
    ANY_TIME: LOST | AVATAR,
}
CAN_WAIT = STRIDING | IDLE | AVATAR


def playable(state: Alkoor, seat: int, moment: int) -> list[Option]:
    found: list[Option] = []
    box = state.box
    for board in state.boards_of(seat):
        before = -1
        for card in state.dilemmas[board]:
            if card == before:
                continue
            before = card
            dilemma = box.dilemma(card)
            if not is_time(dilemma.timing, moment):
                continue
            if moment == BLESSING and state.blessed:
                continue
            if can_any(state, dilemma.effects, By(seat, board, moment=moment)):
                found.append(state.choose.dilemma[board][card - box.first_dilemma])
    return found


def is_time(timing: int, moment: int) -> bool:
    return any(timing & bit and moments & moment for bit, moments in MOMENTS.items())


@offers(BLESSING | BEFORE | MISSED | TESTED | DESTINY | WON | WOUND | DYING | LOST)
def offer_dilemmas(state: Alkoor, seat: int, moment: int) -> list[Option]:
    if moment == BLESSING and seat != state.guide:
        return []
    return playable(state, seat, moment) if any(state.dilemmas) else []


@offers_always(CAN_WAIT)
def offer_standing_dilemmas(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return playable(state, seat, moment) if any(state.dilemmas) else []


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
