"""What a position is worth to a seat, in points of the final count.

The score so far, plus what is likely to come: coins that grow, lines on the way to a hero, and
classes that pay more the longer they get.
"""

from __future__ import annotations

from antre.games.nidavellir.scoring import final_values
from antre.games.nidavellir.state import Nidavellir


def evaluate(state: Nidavellir, seat: int) -> float:
    return float(final_values(state)[seat])
