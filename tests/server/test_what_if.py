"""What if? A line is tried on a copy, for whoever plays alone with bots, and tells no secret."""

from __future__ import annotations

import random

import pytest

from antre.coach.what_if import prospect
from antre.core.game import find
from antre.server import what_if
from antre.server.table import Table
from tests.bots.test_honesty import twins
from tests.secrecy import SameDraws
from tests.server.den import Den, Guest


def test_a_line_is_tried_and_nothing_happens(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "bot:easy", start=True)
    path, before = f"/api/tables/{table}/what-if", anna.seat(table, 0)
    options = [each["option"] for each in before["asked"]["options"]]
    now = anna.do(table, "what-if", seat=0, options=[])
    assert now["scene"]["question"]["number"] == before["asked"]["number"]
    first = anna.do(table, "what-if", seat=0, options=options[:1])
    assert first["asked"]
    assert options[0] not in [each["option"] for each in first["scene"]["question"]["options"]]
    assert 0 < first["prospect"] < 1
    # The others have not bid: their bids are not made up for me, nor told.
    whole = anna.do(table, "what-if", seat=0, options=options[:3])
    assert not whole["asked"]
    assert anna.seat(table, 0)["asked"] == before["asked"]

    anna.refused(409, "refused", "POST", path, seat=0, options=["bid:r25"])
    anna.refused(400, "malformed", "POST", path, seat=0, options=["bid:none"])
    anna.refused(409, "not-asked", "POST", path, seat=0, options=options[:4])
    anna.refused(403, "not-yours", "POST", path, seat=1, options=[])
    bruno.refused(403, "not-yours", "POST", path, seat=0, options=[])
    shared = anna.lay("me", "hot:Léa", start=True)
    other = f"/api/tables/{shared}/what-if"
    anna.refused(403, "no-advice", "POST", other, seat=0, options=[])


@pytest.mark.parametrize("slug", ["nidavellir", "fall"])
def test_what_is_really_hidden_does_not_matter(
    slug: str, den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that differ in secrets alone, hidden parts imagined alike: the same is shown."""
    monkeypatch.setattr(random, "Random", lambda seed: SameDraws(7))
    moments = 0
    for state, twin, seat in twins(find(slug), 4):
        row = den.house.new_row(state.setup, "", True, None)
        table = Table(row)
        table.play_by(state.setup)
        line = [state.decision(seat).options[-1].text]
        shown = []
        for game in (state, twin):
            world = what_if.play(table, game, seat, line)
            chance = prospect(game, seat, line, SameDraws(3), iter(range(100)).__next__)
            shown.append((what_if.tell(table, world, seat, "wide", "en"), chance))
        assert shown[0] == shown[1]
        moments += 1
    assert moments >= 4
    assert isinstance(random.Random(1), SameDraws)  # which is why the same was drawn
