"""How Nidavellir is played and won, as the house asks for it."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.errors import BadSetup
from antre.core.outcome import Outcome, by_points
from antre.core.view import Visibility
from antre.games.nidavellir.content.edition import MOST_DISCARDS, MOST_ROUNDS, NidavellirContent
from antre.games.nidavellir.content.names import AGES, HEROES, MOST_SEATS, TAVERNS
from antre.games.nidavellir.rules import scoring
from antre.games.nidavellir.rules.events import EVENTS
from antre.games.nidavellir.rules.setup import DEAL_GEMS
from antre.games.nidavellir.rules.state import Nidavellir

CARD_PURPOSES = ("age1", "pioneer", "unclaimed", "age2")


def longest_game(seats: int, rounds: int) -> int:
    """More questions than a game with so many rounds an age can ever ask."""
    all_rounds = len(AGES) * rounds
    turns = all_rounds * len(TAVERNS) * seats
    # A turn is a bid and a card, which may then transform a coin or make Thrud move, never both.
    questions = 3 * turns
    # Everybody has one trading coin: one trade a round, in which equal coins ask which one goes;
    # the owner of Uline chooses both coins first.
    questions += all_rounds * (seats + 2)
    # Uline's owner takes up to two bids back, once, and lays them again.
    questions += 2
    # Every hero is recruited once at most, and Thrud placed for it once at most; two of them ask
    # for discards, and Grid transforms a coin.
    questions += 2 * len(HEROES) + 2 * MOST_DISCARDS + 1
    # The King's Hand transforms; the Armorer's card can make Thrud move; the Pioneer keeps a card
    # that does either.
    questions += 4
    # Ylud is asked for at the end of each age, and can make Thrud move.
    return questions + 2 * len(AGES)


class NidavellirEngine(Engine[Nidavellir, NidavellirContent]):
    state = Nidavellir
    first = DEAL_GEMS
    events = EVENTS
    longest = longest_game(MOST_SEATS, MOST_ROUNDS)

    def __init__(self, visibility: Visibility[Nidavellir]) -> None:
        """Who may see what is told to the engine: the rules know nothing of it."""
        self.visibility = visibility

    def compile(self, sheet: Sheet) -> NidavellirContent:
        return NidavellirContent(sheet)

    def draw_name(self, content: NidavellirContent, purpose: str, outcome: int) -> str:
        return str(outcome) if purpose == "gem" else content.card_name[outcome]

    def parse_draw(self, content: NidavellirContent, purpose: str, text: str) -> tuple[int, ...]:
        if purpose == "gem":
            if text.isdecimal():
                return (int(text),)
            raise BadSetup(f"a gem is a number, not {text!r}")
        if purpose not in CARD_PURPOSES:
            purposes = ", ".join(("gem", *CARD_PURPOSES))
            raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {purposes}")
        cards = content.cards_of(text)
        if not cards:
            raise BadSetup(f"there is no card {text!r}; kinds are {', '.join(content.kind_name)}")
        return cards

    def breakdown(self, state: Nidavellir, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def conclude(self, state: Nidavellir) -> Outcome:
        return by_points(
            state.setup.sides,
            state.scores,
            "goal.winner",
            shared_rule="scoring.shared-victory",
        )
