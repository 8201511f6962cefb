"""Law: what leaves the house over HTTP tells a seat nothing it may not know.

While a game runs, the table of the house is swapped for one the seat could not tell from it, the
hidden parts drawn anew. Every reply to the seat must then be equal to the byte.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.types import Message, Receive, Scope, Send

from antre.core.event import SPECTATOR, Event
from antre.core.state import State, canonical
from antre.core.timeline import journal_of
from antre.server import commands, replies
from antre.server.happening import Happening
from antre.server.identity import Identity, Passes
from antre.server.limits import Limits
from antre.server.live import LiveTable
from antre.server.match import Mark, Match
from antre.server.middleware import AccessMiddleware
from antre.server.replies import Telling
from antre.server.streams import Listener
from antre.server.table import Table
from tests.server.den import Den, Guest

SECRET = "Anna has bid her five"
REQUESTS = ("seat/{seat}", "scene?seat={seat}", "scene?seat={seat}&shape=tall&language=fr")
# Stands for the faces of a scene, and is another one each time.
WORD = re.compile(rb'"drawn":"[\w-]{16}"')


def everything(den: Den, guest: Guest, table: str, seat: int, options: list[str]) -> list[bytes]:
    """All that a seat is told: views, scenes, logs, refusals, reasons, the stream and the table."""
    replies = [
        WORD.sub(b"", guest.request("GET", f"/api/tables/{table}/{path.format(seat=seat)}").content)
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
        Telling(live.table, happening).message(seat, "en")
        for happening in live.table.happenings
        if happening.seen_by(seat)
    )


def swapped(table: Table, seat: int, world: State, look: Callable[[], list[bytes]]) -> list[bytes]:
    """What is told while an imagined world lies on the table."""
    match = table.match
    assert match is not None
    table.match = imagined(match, seat, world)
    try:
        return look()
    finally:
        table.match = match


def imagined(match: Match, seat: int, world: State) -> Match:
    # Its past is closed to us, but what is played from here on may be written down.
    journal_of(world).redacted = False
    new = Match(world)
    new.marks = [remembered(match, mark, seat) for mark in match.marks]
    return new


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
    check_replies(den, seed, seats)


def test_a_reply_that_tells_too_much_is_noticed(den: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of the whole table says whether a guess at a secret is right."""
    tell_seat = replies.tell_seat

    def loud(table: Table, seat: int, language: str) -> dict[str, object]:
        assert table.match is not None
        return {**tell_seat(table, seat, language), "hash": table.match.state.fingerprint()}

    monkeypatch.setattr(replies, "tell_seat", loud)
    with pytest.raises(AssertionError):
        check_replies(den, seed=3, seats=3)


def check_replies(den: Den, seed: int, seats: int) -> None:
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
            live.table, seat, world, partial(everything, den, anna, table, seat, options)
        )
        assert after == before


class Onlooker:
    """Somebody who listens while one answer is given, in the real game and in imagined ones."""

    def __init__(self, den: Den, live: LiveTable, seat: int) -> None:
        self.den = den
        self.live = live
        self.seat = seat

    def sees(self) -> bytes:
        assert self.live.table.match is not None
        return canonical(self.live.table.match.state.view(self.seat))

    def hear(self, match: Match, actor: int, option: str) -> tuple[bytes, bytes]:
        """What the seat sees after an answer, and what its stream has told meanwhile."""
        house, table = self.den.house, copy.copy(self.live.table)
        table.match, table.happenings = match, table.happenings[:]
        live = LiveTable(table, house.storage, house.bot_workers, 0.0)
        listener = Listener(self.seat, "en", Identity("somebody", "", "en"))
        live.listeners[self.seat, "en"] = [listener]
        change = commands.decide(actor, [option], None)(table)
        live._take(change)
        return canonical(match.state.view(self.seat)), b"".join(listener._pending)

    def worlds(self, rng: random.Random) -> Iterator[Match]:
        """The real game, then worlds the seat could not tell from it; each time a new one."""
        match = self.live.table.match
        assert match is not None
        own = Match(match.state)
        own.marks = match.marks[:]
        yield own
        yield imagined(match, self.seat, match.state.resample(self.seat, rng))


def check_streams(den: Den, live: LiveTable, rng: random.Random) -> int:
    """What a seat cannot see the difference of, its stream must tell alike; how often it could.

    Everybody answers in different ways, in the real game and in imagined ones. Wherever the seat
    sees the same table afterwards, it must have been told the same; and nothing at all where a
    secret answer leaves the table as it was.
    """
    alike = 0
    for seat in range(SPECTATOR, live.table.seats):
        onlooker = Onlooker(den, live, seat)
        for actor in live.table.waiting:
            told = {onlooker.sees(): b""} if is_secret(live) else {}
            for option in answers(live, actor, rng):
                for match in onlooker.worlds(rng):
                    if option not in [each.text for each in match.state.decision(actor).options]:
                        continue
                    seen, heard = onlooker.hear(match, actor, option)
                    alike += seen in told
                    assert told.setdefault(seen, heard) == heard
    return alike


def is_secret(live: LiveTable) -> bool:
    assert live.table.match is not None
    return live.table.match.state.question.secret


def answers(live: LiveTable, actor: int, rng: random.Random) -> list[str]:
    assert live.table.match is not None
    options = live.table.match.state.decision(actor).options
    return [option.text for option in rng.sample(options, min(4, len(options)))]


def play_and_check(den: Den, seed: int, seats: int) -> int:
    """A game on one screen, with a look at all streams every few answers."""
    rng, anna, alike = random.Random(seed), den.guest("Anna"), 0
    table = anna.lay("me", *(f"hot:{seat}" for seat in range(1, seats)), start=True)
    live = den.live(table)
    for number in range(rng.randrange(30, 120)):
        if not live.table.waiting:
            break
        if number % 5 == 0:
            alike += check_streams(den, live, rng)
        anna.answer(table, rng.choice(live.table.waiting), rng)
    return alike


@settings(
    max_examples=4,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_a_stream_tells_nothing_its_seat_may_not_know(den: Den, seed: int, seats: int) -> None:
    assert play_and_check(den, seed, seats) > 50


def loud_events(patch: pytest.MonkeyPatch) -> None:
    """What is meant for one seat is told to all."""
    patch.setattr(Event, "seen_by", lambda event, seat: True)


def loud_answers(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears that somebody has laid a coin, and how many there were."""
    patch.setattr(Happening, "seen_by", lambda happening, seat: True)


def loud_records(patch: pytest.MonkeyPatch) -> None:
    """The message carries what was written down."""
    message = Telling.message

    def loud(telling: Telling, seat: int, language: str) -> bytes:
        match = telling._table.match
        assert match is not None
        return message(telling, seat, language) + match.lines(-1)[0].encode()

    patch.setattr(Telling, "message", loud)


@pytest.mark.parametrize("leak", [loud_events, loud_answers, loud_records])
def test_a_stream_that_tells_too_much_is_noticed(
    den: Den, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one game or another: what is drawn is never the same."""
    leak(monkeypatch)

    def play_many() -> None:
        for seed in range(3, 9):
            play_and_check(den, seed, seats=3)

    with pytest.raises(AssertionError):
        play_many()


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_learnt_by_trying(den: Den, seed: int) -> None:
    """An answer that cannot be taken is refused alike, whatever its first part would reveal."""
    rng, anna, tried = random.Random(seed), den.guest("Anna"), 0
    table = anna.lay("me", "hot:Léa", "hot:Max", start=True)
    live = den.live(table)
    for _ in range(60):
        if not live.table.waiting:
            break
        seat = rng.choice(live.table.waiting)
        for option in answers(live, seat, rng):
            assert live.table.match is not None
            state = live.table.match.state
            attempts = [[option, "fly:away"], *twice(state, seat, option)]
            told = trials(anna, table, seat, attempts)
            for _ in range(3):
                world = state.resample(seat, rng)
                if option in [each.text for each in world.decision(seat).options]:
                    tried += 1
                    assert told == swapped(
                        live.table, seat, world,
                        partial(trials, anna, table, seat, attempts),
                    )  # fmt: skip
        anna.answer(table, seat, rng)
    assert tried > 100


def twice(state: State, seat: int, option: str) -> list[list[str]]:
    """The same answer two times, unless that can be meant: somebody may own two equal coins."""
    after = state.clone()
    after.apply(seat, option)
    again = next((asked for asked in after.decisions if asked.seat == seat), None)
    meant = again is not None and option in [each.text for each in again.options]
    return [] if meant and after.can_undo(seat) else [[option, option]]


def trials(guest: Guest, table: str, seat: int, attempts: list[list[str]]) -> list[bytes]:
    """Refusals; what would be taken after all is not tried."""
    bodies = [{"seat": seat, "options": options} for options in attempts]
    replies = [guest.request("POST", f"/api/tables/{table}/decide", json=body) for body in bodies]
    assert all(reply.status_code in (400, 409) for reply in replies)
    return [reply.content for reply in replies]


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
    mine, theirs = (Listener(seat, "en", Identity("g", "", "en")) for seat in (0, 1))

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
    """Of a lesson; what a promised deal comes from is looked for in `test_dealing.py`."""
    table = anna.ok("POST", "/api/learn/nidavellir")["table"]
    live = den.live(table)
    assert live.table.match is not None
    seed = str(live.table.match.state.chance.seed)
    told = b"".join(everything(den, anna, table, 0, ["bid:b4"]))
    assert len(seed) > 9
    assert seed.encode() not in told


def test_logs_name_no_secret(
    den: Den, anna: Guest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.lay("me", "hot:Léa", start=True)

    def broken(*_: object) -> dict[str, object]:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(replies, "tell_seat", broken)
    reply = anna.request("GET", f"/api/tables/{table}/seat/0")
    assert reply.status_code == 500
    assert "RuntimeError" in caplog.text
    for text in (caplog.text, reply.text):
        assert SECRET not in text


def test_a_reply_that_breaks_off_names_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    sent: list[Message] = []

    async def breaking(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError(SECRET)

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    gate = AccessMiddleware(breaking, Passes("key", secure=False), Limits(active=False))
    asyncio.run(gate({"type": "http", "path": "/", "headers": []}, receive, send))
    assert [message["type"] for message in sent] == ["http.response.start"]
    assert "RuntimeError" in caplog.text
    assert SECRET not in caplog.text


def test_a_task_that_fails_names_no_secret(den: Den, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise RuntimeError(SECRET)

    async def spawn() -> None:
        den.house._spawn(fail())
        await asyncio.sleep(0.05)

    den.run(spawn())
    assert "RuntimeError" in caplog.text
    assert SECRET not in caplog.text
