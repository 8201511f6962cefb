"""The four draw piles: Heroes, LOOT, Relics, Unforeseen.

The face-down cards of the Vils lie in the same bags as the piles, for nobody has seen either; a
pile is empty when no more cards are left than the Vils have backs. Then its discard is shuffled.
"""

from __future__ import annotations

from antre.games.alkoor.rules.options import HERO, KIND, LOOT, RELIC, TREASURE, UNFORESEEN
from antre.games.alkoor.rules.state import (
    DOWN_HEROES,
    DOWN_LOOT,
    DOWN_UNFORESEEN,
    HERO_PILE,
    LOOT_PILE,
    NOTHING,
    RELIC_PILE,
    UNFORESEEN_PILE,
    Alkoor,
)

PURPOSES = ("hero", "loot", "relic", "unforeseen")


def draw_card(state: Alkoor, pile: int) -> int:
    """The top card of a pile; NOTHING where pile and discard are empty."""
    card = state.top[pile]
    if card != NOTHING:
        state.top[pile] = NOTHING
        return card
    if not left_in(state, pile):
        refill(state, pile)
        if not left_in(state, pile):
            return NOTHING
    return state.deal(bag_of(state, pile), 1, PURPOSES[pile])[0]


def draw_cards(state: Alkoor, pile: int, count: int) -> list[int]:
    drawn = (draw_card(state, pile) for _ in range(count))
    return [card for card in drawn if card != NOTHING]


def look_at_top(state: Alkoor, pile: int) -> int:
    """The top card is seen and put back."""
    card = draw_card(state, pile)
    state.top[pile] = card
    return card


def bag_of(state: Alkoor, pile: int) -> list[int]:
    if pile == HERO_PILE:
        return state.hero_pile
    if pile == LOOT_PILE:
        return state.loot_pile
    return state.relic_pile if pile == RELIC_PILE else state.unforeseen_pile


def discard_of(state: Alkoor, pile: int) -> list[int]:
    if pile == HERO_PILE:
        return state.hero_discard
    if pile == LOOT_PILE:
        return state.loot_discard
    return state.relic_discard if pile == RELIC_PILE else state.unforeseen_discard


def backs(state: Alkoor, pile: int) -> int:
    """How many cards of a bag lie face down before the Vils."""
    if pile == HERO_PILE:
        return state.vils_unseen + state.vils_down[DOWN_HEROES]
    if pile == LOOT_PILE:
        return state.vils_down[DOWN_LOOT]
    return 0 if pile == RELIC_PILE else state.vils_down[DOWN_UNFORESEEN]


def left_in(state: Alkoor, pile: int) -> int:
    """How many unseen cards a pile has."""
    return len(bag_of(state, pile)) - backs(state, pile)


def has_card(state: Alkoor, pile: int) -> bool:
    if state.top[pile] != NOTHING or left_in(state, pile):
        return True
    return pile != RELIC_PILE and bool(discard_of(state, pile))


def refill(state: Alkoor, pile: int) -> None:
    """An empty pile takes its discard. What the Vils have face down is then known by elimination:
    it is all that is left in the bag."""
    if pile == RELIC_PILE:
        return
    bag, discard = bag_of(state, pile), discard_of(state, pile)
    if not discard:
        return
    turn_up_backs(state, pile)
    bag += discard
    discard.clear()


def turn_up_backs(state: Alkoor, pile: int) -> None:
    """The face-down cards of the Vils are told apart."""
    bag = bag_of(state, pile)
    if pile == HERO_PILE:
        state.vils_team += state.deal(bag, state.vils_unseen, "vils_hero")
        state.vils_unseen = 0
    kind, down = BACKS[pile]
    dead = state.deal(bag, state.vils_down[down], PURPOSES[pile])
    state.vils_pile += [KIND * kind + card for card in dead]
    state.vils_down[down] = 0


BACKS = {
    HERO_PILE: (HERO, DOWN_HEROES),
    LOOT_PILE: (LOOT, DOWN_LOOT),
    UNFORESEEN_PILE: (UNFORESEEN, DOWN_UNFORESEEN),
}


def lay_face_down(state: Alkoor, pile: int, count: int) -> int:
    """The Vils get the top cards of a pile, face down; how many there were."""
    given = 0
    kind, down = BACKS[pile]
    for _ in range(count):
        if state.top[pile] != NOTHING:
            state.vils_pile.append(KIND * kind + draw_card(state, pile))
        else:
            if not left_in(state, pile):
                refill(state, pile)
            if not left_in(state, pile):
                break
            state.vils_down[down] += 1
        given += 1
    return given


def discard(state: Alkoor, card: int) -> None:
    """A card of any kind goes where cards of its kind go; a Relic back into its pile."""
    kind, number = divmod(card, KIND)
    if kind == HERO:
        state.hero_discard.append(number)
    elif kind == LOOT:
        state.loot_discard.append(number)
    elif kind == UNFORESEEN:
        state.unforeseen_discard.append(number)
    elif kind == RELIC:
        shuffle_back(state, number)
    elif kind == TREASURE:
        state.treasures.append(number)
    else:
        state.slot_out[state.box.zones[number].zone].append(number)


def shuffle_back(state: Alkoor, relic: int) -> None:
    """A Relic is shuffled into its pile, whose top card is then unknown."""
    state.relic_pile.append(relic)
    if state.top[RELIC_PILE] != NOTHING:
        state.relic_pile.append(state.top[RELIC_PILE])
        state.top[RELIC_PILE] = NOTHING
