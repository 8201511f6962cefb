"""Who begins: whoever was settled on, or one by lot; and in the next game the one after."""

from __future__ import annotations

from antre.core.beginning import FIRST
from antre.core.journal import Draw
from antre.core.state import State, canonical
from antre.core.timeline import script_of
from tests.laws.tables import TABLES, by_table, every_table, setup, the, variants

WITH_A_FIRST = [
    (slug, seats)
    for slug, seats in TABLES
    if any(setting.id == FIRST and setting.is_for(seats) for setting in the(slug).settings)
]


def drawn(state: State) -> list[int]:
    """The first player, as often as the lot decided."""
    entries = state.entries
    return [each.outcome for each in entries if isinstance(each, Draw) and each.purpose == FIRST]


@every_table
def test_a_first_player_found_by_lot_can_be_settled(slug: str, seats: int) -> None:
    state = setup(slug, seats).start(1)
    assert len(drawn(state)) == ((slug, seats) in WITH_A_FIRST)
    if not drawn(state):
        assert FIRST not in state.setup.game.engine.earned(state)


@by_table(WITH_A_FIRST)
def test_in_as_many_games_everybody_begins_once(slug: str, seats: int) -> None:
    """And who is settled on begins as if the lot had fallen so."""
    engine = the(slug).engine
    for way in variants(slug, seats)[:16]:
        by_lot = state = setup(slug, seats, {**way, FIRST: [None] * seats}).start(2)
        able = engine.may_begin(seats, state.setup.settings)
        begun, tables, script = drawn(state), set(), script_of(state.entries)
        for _ in able:
            handed_on = engine.earned(state)
            state = setup(slug, seats, {**way, **handed_on}).start(2, script)
            assert not drawn(state)
            begun.append(handed_on[FIRST].index(FIRST))
            tables.add(canonical(state.dump()))
        assert begun[0] == begun[-1]
        assert sorted(begun[1:]) == list(able)
        assert state.dump() == by_lot.dump()
        assert len(tables) == len(able)
