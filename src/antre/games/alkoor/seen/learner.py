"""What learners and statisticians are given of Maender-Alkoor."""

from __future__ import annotations

from antre.core.learner import Learner
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.equipment import all_items
from antre.games.alkoor.rules.names import ENDINGS
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.seen.encoder import Encoder, encoder


class AlkoorLearner(Learner[Alkoor, Box]):
    def encoder(self, content: Box) -> Encoder:
        return encoder(content)

    def traits(self, state: Alkoor, seat: int) -> list[tuple[str, str]]:
        """What the whole team had: how it ended, its Quest, who was left, what they carried."""
        box = state.box
        return [
            ("end", ENDINGS[state.ending]),
            ("quest", box.quests[state.quest].id),
            ("challenge", box.challenges[state.challenge].id),
            *(("hero", box.heroes[hero].id) for hero in state.team),
            *(("equipment", box.equipment[item].id) for item in all_items(state)),
        ]
