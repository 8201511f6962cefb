"""What learners and statisticians are given of the Hall."""

from __future__ import annotations

from antre.core.learner import Learner
from antre.games.hall.content.content import HALLS, SPELLS, WORKSHOPS, HallContent
from antre.games.hall.content.grid import cell_name
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.turn import turn_order
from antre.games.hall.seen.encoder import Encoder, encoder

TURNS = ("first", "second", "third", "fourth", "fifth")


class HallLearner(Learner[Hall, HallContent]):
    def encoder(self, content: HallContent) -> Encoder:
        return encoder(content)

    def traits(self, state: Hall, seat: int) -> list[tuple[str, str]]:
        """Trolls, spells, workshops and halls of a seat, where it started and when it played."""
        used = state.ever_used[seat]
        groups = [("spell", name) for name in SPELLS] + [("workshop", name) for name in WORKSHOPS]
        altars = zip(HALLS, state.altars, strict=True)
        return [
            *(
                ("troll", state.content.card_name[card])
                for card in state.pack_of(seat)
                if card >= 0
            ),
            *(trait for place, trait in enumerate(groups) if used >> place & 1),
            *(
                ("hall", name)
                for name, altar in altars
                if altar >= 0 and state.network[seat] >> altar & 1
            ),
            ("start", cell_name(state.portals[seat])),
            ("turn", TURNS[turn_order(state).index(seat)]),
        ]
