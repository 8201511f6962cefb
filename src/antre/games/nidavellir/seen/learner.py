"""What learners and statisticians are given of Nidavellir."""

from __future__ import annotations

from antre.core.learner import Learner
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import DISTINCTIONS
from antre.games.nidavellir.rules.places import COLUMNS_OF
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.seen.encoder import Encoder, encoder


class NidavellirLearner(Learner[Nidavellir, NidavellirContent]):
    def encoder(self, content: NidavellirContent) -> Encoder:
        return encoder(content)

    def traits(self, state: Nidavellir, seat: int) -> list[tuple[str, str]]:
        """The heroes a seat recruited and the distinctions it won."""
        zones = [*state.columns[COLUMNS_OF[seat]], state.command[seat]]
        mine = {card for zone in zones for card in zone}
        heroes = [name for name, hero in state.content.hero_id.items() if hero in mine]
        won = [
            name
            for name, holder in zip(DISTINCTIONS, state.distinctions, strict=True)
            if holder == seat
        ]
        return [("hero", name) for name in heroes] + [("distinction", name) for name in won]
