"""Survivor, one player against the gnomes (unofficial, after what is known of a prototype).

At the start of waves I and II some gate cards mark critical domains; who does not control a cavern
in each of them when the wave is scored has lost. After wave III the player must have more honour
than the gnomes: the Great Halls they win or share, and a point for each gnome on the board.
"""

from __future__ import annotations

from antre.core.outcome import Outcome, against_the_game
from antre.core.reason import Reason
from antre.core.step import Step
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules import events
from antre.games.fall.rules.final_scoring import COUNTED, count_halls
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.state import TABLE, Fall

# What losing a domain counts for beside a lack of honour.
DOMAIN = 10


class MarkCritical(Step[Fall]):
    """Gate cards say which domains must be held this wave, and go back."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        count = state.setup.settings["critical_domains"]
        marked = state.deal(list(range(len(CLANS))), count, "critical")
        state.critical = tuple(sorted(marked))
        state.tell(events.Critical, TABLE, list(state.critical))


class CheckCritical(Step[Fall]):
    """A critical domain without a cavern of the player ends the game."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        lost = lost_domains(state)
        for clan in lost:
            state.tell(events.DomainLost, TABLE, clan)
        if lost:
            state.stack.clear()
        else:
            state.critical = ()


def lost_domains(state: Fall) -> list[int]:
    """The critical domains in which the player controls no cavern."""
    held = controlled(state, 0)
    return [clan for clan in state.critical if not held & state.board.domains[clan]]


def gnomes_honour(state: Fall) -> int:
    """The full value of each Great Hall the gnomes win or share, and their number."""
    halls = sum(value for value, (own, gnomes), _ in count_halls(state) if gnomes and gnomes >= own)
    return halls + sum(strength > 0 for strength in state.gnomes)


def conclude_survivor(state: Fall) -> Outcome:
    """Won by outscoring the gnomes; lost by a critical domain or by too little honour."""
    if state.wave < COUNTED:
        lost = lost_domains(state)
        names = ", ".join(CLANS[clan] for clan in lost)
        return against_the_game(1, -DOMAIN * len(lost), False, Reason("survivor.hold", lost=names))
    margin = state.honour(0) - target(state)
    reason = Reason("survivor.winner", points=state.honour(0), gnomes=target(state))
    return against_the_game(1, margin, margin > 0, reason)


def target(state: Fall) -> int:
    """The honour to surpass: what the gnomes have, and a head start."""
    return gnomes_honour(state) + int(state.setup.settings["gnomes_start"])


MARK_CRITICAL = MarkCritical()
CHECK_CRITICAL = CheckCritical()
