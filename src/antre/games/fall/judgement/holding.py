"""How likely trolls hold a cavern against what comes through the gates."""

from __future__ import annotations

from antre.games.fall.rules.state import Fall

# Until a cavern is scored, by the number of trolls, as games of greedy bots went: in the depth of
# the mountain, and where the next invader can come in.
HOLD = (0.0, 0.76, 0.9, 0.95, 0.97)
HOLD_EXPOSED = (0.0, 0.5, 0.76, 0.92, 0.97)


def exposed(state: Fall) -> int:
    """The caverns an invader reaches at once: at the gates, and beside other gnomes."""
    board = state.board
    return board.gates | board.spread(state.invaded)


def holds(count: int, is_exposed: int) -> float:
    chances = HOLD_EXPOSED if is_exposed else HOLD
    return chances[count] if count < len(chances) else 0.98
