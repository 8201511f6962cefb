"""What learners and statisticians are given of the Ice Garden."""

from __future__ import annotations

from antre.core.learner import Learner
from antre.games.garden.content.content import Box
from antre.games.garden.content.names import ENDS, FACTIONS
from antre.games.garden.rules.state import Garden
from antre.games.garden.seen.encoder import Encoder, encoder

ORDER = ("first", "second", "third", "fourth")


class GardenLearner(Learner[Garden, Box]):
    def encoder(self, content: Box) -> Encoder:
        return encoder(content)

    def traits(self, state: Garden, seat: int) -> list[tuple[str, str]]:
        """The faction of a seat, its place in the last round, and how the game ended."""
        return [
            ("faction", FACTIONS[state.factions[seat]]),
            ("turn", ORDER[state.order.index(seat)]),
            ("end", ENDS[state.ended]),
        ]
