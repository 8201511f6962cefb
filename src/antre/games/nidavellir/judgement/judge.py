"""What a position is worth, for bots."""

from __future__ import annotations

from antre.core.judge import Judge
from antre.games.nidavellir.judgement.evaluate import evaluate, parts
from antre.games.nidavellir.rules.state import Nidavellir


class NidavellirJudge(Judge[Nidavellir]):
    horizon = 2
    attention = 0.67
    network_leads = True

    def evaluate(self, state: Nidavellir, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: Nidavellir, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def pace(self, state: Nidavellir) -> int:
        """Rounds, in which everybody bids and picks."""
        rounds = state.content.players[state.setup.seats].rounds
        return (state.age - 1) * rounds + state.round
