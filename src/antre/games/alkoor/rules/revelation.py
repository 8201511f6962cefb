"""Revelation of a face-down Hazard: Unforeseen, gems for the Vils, then the card and its cost."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.campaign import Difficulty
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.debts import owe
from antre.games.alkoor.rules.heroes import designated
from antre.games.alkoor.rules.options import DOOR, KIND, ZONE, Card, Place
from antre.games.alkoor.rules.piles import draw_cards
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.rooms import is_up, reveal_room
from antre.games.alkoor.rules.sight import see_card
from antre.games.alkoor.rules.state import NOTHING, UNFORESEEN_PILE, Alkoor
from antre.games.alkoor.rules.unforeseen import free_boards, hold
from antre.games.alkoor.rules.vils import draw_for_vils, new_phase


def difficulty(state: Alkoor) -> Difficulty:
    return state.box.difficulties[state.box.challenges[state.challenge].difficulty]


class Reveal(Step[Alkoor]):
    """What the difficulty brings comes before the card is turned over."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        new_phase(state)
        state.stack.append(VILS_DRAW)
        cards = draw_cards(state, UNFORESEEN_PILE, difficulty(state).unforeseen)
        state.tell(events.UnforeseenDrawn, state.guide, cards)
        state.stack += [SufferUnforeseen(card) for card in reversed(cards)]


class SufferUnforeseen(Step[Alkoor]):
    """A Dilemma is kept or refused, a monster paid for; in the order they were drawn."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Alkoor) -> None:
        if not state.box.is_dilemma(self.card):
            meet_monster(state, self.card)
        elif free_boards(state):
            state.stack.append(KeepDilemma(state.guide, self.card))
        else:
            refuse(state, self.card)


def meet_monster(state: Alkoor, card: int) -> None:
    """A Critter sits on the Hero the Destiny die points at, on nobody if its slot is vacant."""
    monster = state.box.monsters[card]
    hero = NOTHING
    if monster.is_critter and designated(state) != NOTHING:
        hero = state.team[designated(state)]
    state.monsters += ((card, hero),)
    state.tell(events.MonsterAppears, state.guide, card, hero)
    owe(state, monster.cost)


def refuse(state: Alkoor, card: int) -> None:
    """The Vils draw gems for a Dilemma that is not kept."""
    state.unforeseen_discard.append(card)
    state.tell(events.DilemmaRefused, state.guide, card)
    draw_for_vils(state, difficulty(state).gems)


class KeepDilemma(SeatQuestion[Alkoor, Option]):
    """Hold a Dilemma on a board, or refuse it."""

    __slots__ = ("card",)
    rule = "reveal.dilemma-keep"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        keeps = [state.choose.place[board] for board in free_boards(state)]
        return [*keeps, state.choose.refuse]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, Place):
            hold(state, option.board, self.card)
        else:
            refuse(state, self.card)


class VilsDraw(Step[Alkoor]):
    """Gems of the difficulty for the Vils."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        draw_for_vils(state, difficulty(state).gems)


# --- the card itself


class TurnOver(Step[Alkoor]):
    """The cards of a slot are read; where there are several, one is kept to be played."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Alkoor) -> None:
        slot = self.slot
        while len(state.slot_seen[slot]) < state.slot_count[slot]:
            see_card(state, slot)
        cards = state.slot_seen[slot]
        if len(cards) > 1:
            state.tell(events.HazardsRead, state.guide, list(cards))
            state.stack.append(ChooseHazard(state.guide, slot))
        else:
            face(state, slot, cards[0])


class ChooseHazard(SeatQuestion[Alkoor, Card]):
    """Which of several cards is played."""

    __slots__ = ("slot",)
    rule = "reveal.several-cards"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        kind = DOOR if self.slot == DOOR_SLOT else ZONE
        cards = sorted(state.slot_seen[self.slot])
        return [state.choose.card[KIND * kind + card] for card in cards]

    def apply(self, state: Alkoor, seat: int, option: Card) -> None:
        face(state, self.slot, option.number % KIND)


def face(state: Alkoor, slot: int, card: int) -> None:
    """One card is turned over and paid for, the others leave the game."""
    state.slot_out[slot] += [other for other in state.slot_seen[slot] if other != card]
    state.slot_seen[slot] = ()
    state.slot_count[slot] = 0
    if slot == DOOR_SLOT:
        state.door = card
    else:
        state.hazard = card
    state.tell(events.HazardRevealed, state.guide, card)
    owe(state, state.box.hazards[card].cost)


class TurnRoomOver(Step[Alkoor]):
    """A Room is turned over, if a power has not done it meanwhile, and paid for."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Alkoor) -> None:
        if not is_up(state, self.slot):
            reveal_room(state, self.slot)
        owe(state, state.box.rooms[state.rooms[self.slot]].cost)


REVEAL, VILS_DRAW = Reveal(), VilsDraw()
