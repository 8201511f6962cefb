"""Law: what leaves the house over HTTP tells a seat nothing it may not know.

While a game runs, the table of the house is swapped for one the seat could not tell from it, the
hidden parts drawn anew. Every reply to the seat must then be equal to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from antre.core.event import SPECTATOR
from antre.core.state import State
from antre.server import telling
from antre.server.match import Mark, Match
from antre.server.streams import Listener
from antre.server.table import Table
from tests.server.den import Den, Guest

SECRET = "Anna has bid her five"
REQUESTS = ("seat/{seat}", "scene?seat={seat}", "scene?seat={seat}&shape=tall&language=fr")


def everything(den: Den, guest: Guest, table: str, seat: int, options: list[str]) -> list[bytes]:
    """All that a seat is told: views, scenes, logs, refusals, reasons, the stream and the table."""
    replies = [
        guest.request("GET", f"/api/tables/{table}/{path.format(seat=seat)}").content
        for path in REQUESTS
    ]
    replies.append(guest.request("GET", f"/api/tables/{table}").content)
    replies.append(stream(den, table, seat))
    if seat != SPECTATOR:
        for option in options:
            body = {"seat": seat, "option": option}
            replies.append(guest.request("POST", f"/api/tables/{table}/why", json=body).content)
            wrong = {"seat": seat, "options": [option, "fly:away"]}
            replies.append(guest.request("POST", f"/api/tables/{table}/decide", json=wrong).content)
    return replies


def stream(den: Den, table: str, seat: int) -> bytes:
    """All that a stream opened now would tell from the beginning on."""
    live = den.live(table)
    return b"".join(
        telling.message(live.table, happening, seat, "en")
        for happening in live.table.happenings
        if happening.seen_by(seat)
    )


def swapped(table: Table, seat: int, world: State, look: Callable[[], list[bytes]]) -> list[bytes]:
    """What is told while an imagined world lies on the table."""
    match = table.match
    assert match is not None
    imagined = Match.__new__(Match)
    imagined.state, imagined.marks = world, [remembered(match, mark, seat) for mark in match.marks]
    table.match = imagined
    try:
        return look()
    finally:
        table.match = match


def remembered(match: Match, mark: Mark, seat: int) -> Mark:
    """The mark in the journal of an imagined world, which holds what the seat was told only."""
    told = sum(event.seen_by(seat) for event in match.events()[: mark.events])
    new = Mark(mark.entry, told, mark.only)
    new.steps = mark.steps
    return new


@settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_a_seat_is_told_nothing_it_may_not_know(den: Den, seed: int, seats: int) -> None:
    rng = random.Random(seed)
    anna = den.guest("Anna")
    table = anna.lay("me", *(f"hot:{seat}" for seat in range(1, seats)), start=True)
    live = den.live(table)
    for _ in range(rng.randrange(5, 120)):
        if not live.table.waiting:
            break
        anna.answer(table, rng.choice(live.table.waiting), rng)
    assert live.table.match is not None
    state = live.table.match.state
    every = [option.text for option in state.setup.options]
    options = rng.sample(every, 6)
    for seat in range(SPECTATOR, seats):
        before = everything(den, anna, table, seat, options)
        world = state.resample(seat, rng)
        after = swapped(
            live.table, seat, world, lambda seat=seat: everything(den, anna, table, seat, options)
        )
        assert after == before


def partial_bids(den: Den, guest: Guest, laid: int) -> tuple[str, list[bytes]]:
    """What seat 0 is told when seat 1 has laid some coins but not all."""
    table = guest.lay("me", "hot:Léa", "hot:Max", start=True)
    guest.decide(table, 0, "bid:b2")
    for option in ("bid:b0", "bid:b5")[:laid]:
        guest.decide(table, 1, option)
    guest.decide(table, 0, "bid:b3")
    if laid == 2:
        guest.do(table, "undo", seat=1)
    guest.decide(table, 0, "bid:b4")
    told = []
    for seat in (SPECTATOR, 0, 2):
        reply = guest.seat(table, seat)
        told.append(repr((reply["version"], reply["asked"], [
            (line["kind"], line["step"]) for line in reply["log"] if line["kind"] == "bid"
        ])).encode())  # fmt: skip
    return table, told


def test_how_far_others_have_come_with_their_bids_is_not_told(den: Den, anna: Guest) -> None:
    """Neither by a version nor by a step."""
    told = [partial_bids(den, anna, laid)[1] for laid in range(3)]
    assert told[0] == told[1] == told[2]


def test_nobody_is_woken_by_half_a_bid(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    live = den.live(table)
    mine, theirs = Listener(0, "en", "g"), Listener(1, "en", "g")

    async def listen() -> None:
        for listener in (mine, theirs):
            live.listen(listener, 10_000)

    den.run(listen())
    anna.decide(table, 0, "bid:b2", "bid:b3")
    anna.do(table, "undo", seat=0)
    assert len(mine._pending) == 2
    assert theirs._pending == []
    anna.decide(table, 0, "bid:b2", "bid:b3", "bid:b4")
    assert len(theirs._pending) == 1
    assert b"b4" not in theirs._pending[0]
    assert b'"events":[]' in theirs._pending[0]


def test_a_secret_is_told_to_its_seat_only(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    anna.decide(table, 0, "bid:b5", "bid:b3", "bid:b2")
    own, other = stream(den, table, 0), stream(den, table, 1)
    assert own.count(b'"kind":"bid"') == 3
    assert b'"kind":"bid"' not in other
    assert [line["kind"] for line in anna.seat(table, 1)["log"]].count("bid") == 0


def test_errors_and_examples_hold_no_seed(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    live = den.live(table)
    assert live.table.match is not None
    seed = str(live.table.match.state.chance.seed)
    told = b"".join(everything(den, anna, table, 0, ["bid:b4"]))
    assert seed.encode() not in told


def test_logs_name_no_secret(
    den: Den, anna: Guest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.lay("me", "hot:Léa", start=True)

    def broken(*_: object) -> dict[str, object]:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(telling, "tell_seat", broken)
    reply = anna.request("GET", f"/api/tables/{table}/seat/0")
    assert reply.status_code == 500
    assert "RuntimeError" in caplog.text
    for text in (caplog.text, reply.text):
        assert SECRET not in text
