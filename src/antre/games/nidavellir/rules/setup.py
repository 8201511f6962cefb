"""Setting up: gems are dealt, and a first game leaves three heroines in the box."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.rounds import ROUND
from antre.games.nidavellir.rules.state import Nidavellir

FIRST_GAME_LEFT_OUT = ("thrud", "ylud", "uline")


class DealGems(Step[Nidavellir]):
    """Each player gets one gem of the pool at random; the first game leaves three heroines out."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        content = state.content
        pool = list(content.players[state.setup.seats].gems)
        state.gems = state.deal(pool, state.setup.seats, "gem")
        if state.setup.settings["first_game"]:
            left_out = [content.hero_id[name] for name in FIRST_GAME_LEFT_OUT]
            state.heroes = tuple(hero for hero in state.heroes if hero not in left_out)
        for seat, gem in enumerate(state.gems):
            state.tell(events.Gem, seat, gem)
        state.stack.append(ROUND)


DEAL_GEMS = DealGems()
