"""What learners and statisticians are given of Fall."""

from __future__ import annotations

from antre.core.learner import Learner
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import cells_of
from antre.games.fall.rules.draft import CARD
from antre.games.fall.rules.state import Fall
from antre.games.fall.seen.encoder import Encoder, encoder

ORDER = ("first", "second", "third", "fourth", "fifth")


class FallLearner(Learner[Fall, FallContent]):
    def encoder(self, content: FallContent) -> Encoder:
        return encoder(content)

    def traits(self, state: Fall, seat: int) -> list[tuple[str, str]]:
        """The champions and cards of a seat, its lairs, and when it played in the last wave."""
        content = state.content
        place = (seat - state.first) % state.setup.seats
        starter, *won = [content.champion_name[champion] for champion in state.champions[seat]]
        traits = [("starter", starter), *(("champion", name) for name in won)]
        traits += [("card", content.card_name[one // CARD]) for one in state.laid[seat]]
        glyphs = {SPACE_NAMES[site][0] for site in cells_of(state.lairs[seat])}
        traits += [("lair", glyph) for glyph in sorted(glyphs)]
        return [*traits, ("turn", ORDER[place])]
