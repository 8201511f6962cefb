"""What each card of a hand is worth, wherever it may be laid, without laying it.

A draft offers a hundred places and more, and a card changes nothing but the ancestry.
"""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.games.fall.content.options import Place
from antre.games.fall.judgement.evaluate import ancestry_worth, evaluate, with_pick
from antre.games.fall.rules.ancestry import lay
from antre.games.fall.rules.state import Fall


def foresee_cards(state: Fall, seat: int, options: Sequence[Option]) -> list[float]:
    before = with_pick(state, seat)
    rest = evaluate(state, seat) - ancestry_worth(state, seat, before)
    own, cards = state.ancestry[seat], state.content.ancestry
    values = []
    for option in options:
        ancestry = own
        if isinstance(option, Place):
            ancestry = lay(own, cards[option.card].planes, option.place)
        values.append(rest + ancestry_worth(state, seat, ancestry))
    return values
