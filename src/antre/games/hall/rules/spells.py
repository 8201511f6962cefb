"""Casting spells: the rune, the effect, and what becomes of a spell with three runes.

What all seventeen do is told in `spell_effects`, `troll_spells` and `landslide`; those that only
bend a rule for this turn are noted in the state's powers and looked up where that rule applies.
"""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import Step
from antre.games.hall.content.content import SPELLS
from antre.games.hall.content.options import Cast
from antre.games.hall.content.resources import RUNE, count
from antre.games.hall.rules import events
from antre.games.hall.rules.purse import take
from antre.games.hall.rules.spell_effects import EFFECTS
from antre.games.hall.rules.state import SEATS, Hall

MOST_RUNES = 3


def spell_options(state: Hall, purse: int) -> list[Option]:
    """The spells of the grimoire, if none was cast yet and there is a rune to pay with."""
    if state.cast or not count(purse, RUNE):
        return []
    cast = state.content.cast
    return [cast[spell] for spell in state.grimoire]


def why_not_cast(state: Hall, spell: int, purse: int) -> Refusal:
    what = SPELLS[spell]
    if state.cast:
        return Refusal("spell.limit", need=1, have=1, what=what)
    if spell not in state.grimoire:
        return Refusal("spell.face-up-only", what=what)
    return Refusal("spell.cost", need=1, have=count(purse, RUNE), what="rune")


def begin_cast(state: Hall, seat: int, option: Cast) -> None:
    """The rune goes on the spell; the effect follows, and a third rune breaks the spell."""
    spell = option.spell
    place = state.grimoire.index(spell)
    runes = list(state.runes)
    runes[place] += 1
    state.runes = tuple(runes)
    state.cast = True
    state.ever_used[seat] |= 1 << spell
    state.tell(events.Cast, seat, spell, runes[place])
    if runes[place] == MOST_RUNES:
        state.stack.append(DISINTEGRATE[spell])
    state.stack.append(EFFECT[seat][spell])
    take(state, seat, RUNE, 1)


class Effect(Step[Hall]):
    """A spell has been paid for: it does what it says."""

    __slots__ = ("seat", "spell")

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell

    def run(self, state: Hall) -> None:
        EFFECTS[self.spell](state, self.seat, self.spell)


class Disintegrate(Step[Hall]):
    """A spell with three runes goes under the deck, and another one takes its place."""

    __slots__ = ("spell",)

    def __init__(self, spell: int) -> None:
        self.spell = spell

    def run(self, state: Hall) -> None:
        place = state.grimoire.index(self.spell)
        state.spells_bottom += (self.spell,)
        state.tell(events.Disintegrate, TABLE, self.spell)
        fresh = draw_spell(state)
        grimoire, runes = list(state.grimoire), list(state.runes)
        grimoire[place], runes[place] = fresh, 0
        state.grimoire, state.runes = tuple(grimoire), tuple(runes)
        state.tell(events.Reveal, TABLE, fresh)


def draw_spell(state: Hall) -> int:
    """The next spell; those under the deck come when the rest of it is gone."""
    if state.spells:
        return state.deal(state.spells, 1, "spell")[0]
    spell, *rest = state.spells_bottom
    state.spells_bottom = tuple(rest)
    return spell


EFFECT = [[Effect(seat, spell) for spell in range(len(SPELLS))] for seat in SEATS]
DISINTEGRATE = [Disintegrate(spell) for spell in range(len(SPELLS))]
