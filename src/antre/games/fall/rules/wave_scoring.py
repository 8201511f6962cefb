"""Scoring at the end of a wave: champions that count then, and in waves I and II the domains."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.fall.content.names import FROM_CHAMPIONS, FROM_DOMAINS
from antre.games.fall.rules import events
from antre.games.fall.rules.immediate import wave_end_honour
from antre.games.fall.rules.mountain import holdings
from antre.games.fall.rules.preparing import turn_order
from antre.games.fall.rules.state import TABLE, Fall
from antre.games.fall.rules.tracks import gain


class ScoreChampions(Step[Fall]):
    """Champions with the end-of-wave mark, those won just now included."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        for seat in turn_order(state):
            for champion in state.champions[seat]:
                gain(state, seat, FROM_CHAMPIONS, wave_end_honour(state, seat, champion))


class ScoreDomains(Step[Fall]):
    """Each domain by itself, from Moss on."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        held = holdings(state)
        for clan, domain in enumerate(state.board.domains):
            honour = [domain_honour(state, domain, own) for own in held]
            state.tell(events.Domain, TABLE, clan, honour)
            for seat, amount in enumerate(honour):
                gain(state, seat, FROM_DOMAINS, amount)


def domain_honour(state: Fall, domain: int, held: int) -> int:
    """6 for the first cavern held, 2 for each other, 1 less for each invaded one; or nothing."""
    caverns = (domain & held).bit_count()
    if not caverns:
        return 0
    content = state.content
    gained = content.first_cavern + content.further_cavern * (caverns - 1)
    return gained - content.invaded_cavern * (domain & state.invaded).bit_count()


SCORE_CHAMPIONS = ScoreChampions()
SCORE_DOMAINS = ScoreDomains()
