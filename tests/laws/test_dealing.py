"""Law: a game dealt from a promised secret can be drawn again, whatever was taken back in it."""

from __future__ import annotations

import random

from antre.core.journal import Draw
from antre.core.record import Record
from antre.core.timeline import deal_on
from antre.core.verify import AS_DEALT, DIFFERS, verify
from tests.dealt import altered, dealt, draws, play, promise
from tests.laws.tables import advance, every_table, setup


@every_table
def test_every_game_is_drawn_again_from_its_record(slug: str, seats: int) -> None:
    deal = promise(seats, "ours")
    state, undone = play(setup(slug, seats), deal, seats, undo=0.3)
    record = Record.of(state, deal)
    verdict = verify(altered(record))
    assert (verdict.kind, verdict.draws) == (AS_DEALT, len(draws(record)))
    assert undone > 0


@every_table
def test_another_outcome_is_named(slug: str, seats: int) -> None:
    """Two draws of one purpose trade places: the earlier one is the first that differs."""
    record = dealt(setup(slug, seats), promise(seats, "ours"), seats)
    entries, places = list(record.entries), draws(record)
    pairs = [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if entries[one].split()[0] == entries[other].split()[0] and entries[one] != entries[other]
    ]
    one, other = random.Random(seats).choice(pairs)
    entries[one], entries[other] = entries[other], entries[one]
    verdict = verify(altered(record, entries=entries))
    assert (verdict.kind, verdict.draw) == (DIFFERS, places.index(one) + 1)
    assert (verdict.written, verdict.dealt) == (entries[one], record.entries[one])


@every_table
def test_a_draw_is_known_by_its_name(slug: str, seats: int) -> None:
    """A game read from storage draws from the bags that it had: no two outcomes share a name."""
    state, _ = play(setup(slug, seats), promise(seats), seats, undo=0)
    engine, content = state.setup.game.engine, state.setup.content
    for entry in state.entries:
        if isinstance(entry, Draw):
            name = engine.draw_name(content, entry.purpose, entry.outcome)
            assert engine.parse_draw(content, entry.purpose, name) == (entry.outcome,)


@every_table
def test_what_is_taken_back_is_not_drawn_anew(slug: str, seats: int) -> None:
    """The same choices lead to the same draws, with a choice taken back or without, and after the
    game was read from its record: no way round leads to another card."""
    deal = promise(seats)
    state, rng = setup(slug, seats).start(seats), random.Random(seats)
    deal_on(state, deal.key)
    tried = 0
    for _ in range(120):
        if state.over or tried == 12:
            break
        seat = advance(state, rng).seat
        if state.over or not state.can_undo(seat):
            continue
        tried += 1
        undone, replayed = state.undo(seat), state.record.replay()
        deal_on(replayed, deal.key)
        bags = [[7, 7, 1, 2, 3], list(range(40))]
        futures = [
            [future.chance.clone().deal(bag[:], 3, "any") for bag in bags]
            for future in (state, undone, replayed)
        ]
        assert futures[0] == futures[1] == futures[2]
    assert tried > 0
