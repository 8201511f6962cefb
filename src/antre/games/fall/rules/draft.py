"""The ancestry phase: hands of four, a card added, the rest passed on, three times.

All choose at once and in secret; the cards are shown together, then the hands move. Who has had a
hand knows what is left of it, for what is taken from it is shown.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import NOBODY, SecretQuestion, Step
from antre.games.fall.content.grid import GRID, HIGH, QUAD, WIDE, cell_name, cells_of
from antre.games.fall.content.options import Discard, Place
from antre.games.fall.rules import events
from antre.games.fall.rules.ancestry import Ancestry, lay, legal_places
from antre.games.fall.rules.state import NOTHING, TABLE, Fall

HAND = 4
# A card and its place in one number.
CARD = 128


class Deal(Step[Fall]):
    """Everybody draws four ancestry cards."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        for seat in range(state.setup.seats):
            take_hand(state, seat, tuple(sorted(state.deal(state.deck, HAND, "ancestry"))), 0)
        state.stack += (THIRD_PICK, SECOND_PICK, FIRST_PICK)


def take_hand(state: Fall, seat: int, cards: tuple[int, ...], seen: int) -> None:
    state.hands[seat] = cards
    state.hand_seen[seat] = seen | 1 << seat
    state.tell(events.Hand, seat, list(cards), audience=(seat,))


class PickCard(SecretQuestion[Fall, Place | Discard]):
    """Add one card of the hand to the ancestry."""

    __slots__ = ()

    def seats(self, state: Fall) -> Sequence[int]:
        return [seat for seat, pick in enumerate(state.picks) if pick == NOTHING]

    def actor(self, state: Fall) -> int:
        return state.picks.index(NOTHING) if NOTHING in state.picks else NOBODY

    def options(self, state: Fall, seat: int) -> list[Option]:
        hand = state.hands[seat]
        places = cells_of(legal_places(state.ancestry[seat]))
        if not places:
            return [state.content.discard[card] for card in hand]
        options: list[Option] = []
        for card in hand:
            options += map(state.content.place[card].__getitem__, places)
        return options

    def note(self, state: Fall, seat: int, option: Place | Discard) -> bool:
        state.picks[seat] = option.index
        place = option.place if isinstance(option, Place) else None
        state.tell(events.PickCard, seat, option.card, place, audience=(seat,))
        return True

    def close(self, state: Fall) -> None:
        options = state.setup.options
        for seat, pick in enumerate(state.picks):
            chosen = options.parse(pick)
            assert isinstance(chosen, Place | Discard)
            add_card(state, seat, chosen)
        state.picks = [NOTHING] * len(state.picks)
        self.let_go(state)

    @abstractmethod
    def let_go(self, state: Fall) -> None:
        """What becomes of the cards that are left in the hands."""

    def withdraw(self, state: Fall, seat: int) -> None:
        state.picks[seat] = NOTHING

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Place | Discard):
            return Refusal(self.rule)
        card = state.content.card_name[option.card]
        if option.card not in state.hands[seat]:
            return Refusal(self.rule, card=card)
        if isinstance(option, Discard):
            return Refusal("ruling.no-legal-placement", card=card)
        return why_not_there(state.ancestry[seat], option.place)


def why_not_there(ancestry: Ancestry, place: int) -> Refusal:
    """What forbids a place that is not offered."""
    quad = QUAD << place
    where = cell_name(place)
    if not quad & ancestry.occupied:
        return Refusal("draft.must-overlap", where=where)
    if elders := quad & ancestry.elders & GRID:
        return Refusal("draft.never-cover-elders", where=cell_name(cells_of(elders)[0]))
    wide = WIDE[ancestry.left][ancestry.right] >> place & 1
    high = HIGH[ancestry.top][ancestry.bottom] >> place & 1
    assert not (wide and high)
    return Refusal("draft.six-by-six", where=where)


def add_card(state: Fall, seat: int, chosen: Place | Discard) -> None:
    """The card a seat has chosen is shown and leaves its hand."""
    card = chosen.card
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
    if isinstance(chosen, Discard):
        state.discarded.append(card)
        state.discard_seen.append(0xFF)
        state.tell(events.CardPlaced, seat, card, None)
        return
    planes = state.content.ancestry[card].planes
    state.ancestry[seat] = lay(state.ancestry[seat], planes, chosen.place)
    state.laid[seat] += (CARD * card + chosen.place,)
    state.tell(events.CardPlaced, seat, card, chosen.place)


def pass_on(state: Fall) -> None:
    """All hands move at once, to the left or, in wave II, to the right."""
    hands, seen, seats = state.hands[:], state.hand_seen[:], state.setup.seats
    direction = state.content.waves[state.wave - 1].pass_to
    state.tell(events.HandsPass, TABLE, direction)
    for seat in range(seats):
        take_hand(state, (seat + direction) % seats, hands[seat], seen[seat])


class FirstPick(PickCard):
    """One of four cards."""

    __slots__ = ()
    rule = "draft.first-pick"

    def let_go(self, state: Fall) -> None:
        pass_on(state)


class SecondPick(PickCard):
    """One of the three cards received."""

    __slots__ = ()
    rule = "draft.second-pick"

    def let_go(self, state: Fall) -> None:
        pass_on(state)


class ThirdPick(PickCard):
    """One of the two cards received; the other one is thrown away unseen."""

    __slots__ = ()
    rule = "draft.third-pick"

    def let_go(self, state: Fall) -> None:
        for seat, hand in enumerate(state.hands):
            state.discarded += hand
            state.discard_seen += [state.hand_seen[seat]] * len(hand)
        state.hands = [()] * state.setup.seats
        state.hand_seen = [0] * state.setup.seats


DEAL = Deal()
FIRST_PICK = FirstPick()
SECOND_PICK = SecondPick()
THIRD_PICK = ThirdPick()
