"""Called at an address of one's own: once for each turn, when one is away, and never in between.

The clock is turned by the tests, and the house looks around when they say so.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from antre.server.house_figures import house_lines
from antre.server.identity import Identity, Passes
from antre.server.models_accounts import PersonalData
from antre.server.models_people import CallAnswer, WebhookReply
from antre.server.retention import deletion
from antre.server.schema import CALLED, WEBHOOKS
from antre.server.streams import Listener
from antre.server.turn_calls import LEASE, take_lead
from antre.server.turns import Turn
from antre.server.webhooks import MOST_FAILURES
from tests.server.bell import Bell, hang_up
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den
from tests.server.test_clocks import BIDS, Turned, two
from tests.waiting import eventually

PATH = "/api/me/webhook"
MINUTES = 5
LATER = 60.0 * MINUTES
Json = dict[str, Any]


@pytest.fixture(scope="module")
def wall() -> Turned:
    return Turned()


@pytest.fixture
def bell() -> Iterator[Bell]:
    with hang_up() as bell:
        yield bell


def house(data: Path, wall: Turned, **more: Any) -> Any:
    chosen = {"private_webhooks": True, "public_url": "http://antre.test", **more}
    return open_den(data, clock=wall, **chosen)


@pytest.fixture(scope="module")
def den(tmp_path_factory: pytest.TempPathFactory, wall: Turned) -> Iterator[Den]:
    with house(tmp_path_factory.mktemp("house"), wall) as den:
        yield den


def wants(guest: Guest, bell: Bell, **more: Any) -> str:
    """The secret with which this guest is called from now on."""
    told = guest.ok("PUT", PATH, **{"url": bell.url, "minutes": MINUTES, **more})
    WebhookReply.model_validate(told)
    assert told["secret"]
    return str(told["secret"])


def look_around(*dens: Den) -> None:
    """The house looks whose turn it is, and all it calls have answered."""
    for den in dens:
        den.run(den.house.turn_calls.look_around())
        answered(den)


def answered(den: Den) -> None:
    eventually(lambda: not den.house.turn_calls.calling, "nobody is being called any more")


def passes(wall: Turned, *dens: Den, seconds: float = LATER) -> None:
    """Time passes, and the house notices."""
    look_around(*dens)
    wall.turn(seconds)
    look_around(*dens)


def test_who_is_away_is_called_once_for_a_turn(den: Den, wall: Turned, bell: Bell) -> None:
    anna, bruno, table = two(den, None)
    bruno.ok("PUT", "/api/me", language="fr")
    secret = wants(bruno, bell)
    assert bruno.ok("GET", PATH)["secret"] is None
    look_around(den)
    wall.turn(LATER - 1)
    look_around(den)
    assert bell.heard == []
    wall.turn(1)
    look_around(den)
    [call] = bell.heard
    assert call.path == "/turn?for=me"
    assert call.signed_with(secret)
    assert not call.signed_with(f"{secret[:-1]}x")
    told = call.told
    assert set(told) == {"game", "table", "seat", "text", "url", "at"}
    assert (told["game"], told["table"], told["seat"]) == ("nidavellir", table, 1)
    assert told["url"] == f"http://antre.test/t/{table}"
    assert told["at"] == int(wall.at) == int(call.headers["X-Antre-Time"])
    assert "c’est à vous de jouer" in told["text"]
    # The turn goes on: neither time, nor others, nor a part of the answer make it another one.
    passes(wall, den)
    anna.decide(table, 0, *BIDS)
    passes(wall, den)
    bruno.decide(table, 1, BIDS[0])
    passes(wall, den)
    assert len(bell.heard) == 1
    bruno.decide(table, 1, *BIDS[1:])
    while 1 in bruno.look(table)["waiting"]:
        bruno.answer(table, 1, random.Random(1))
    while 1 not in bruno.look(table)["waiting"]:
        anna.answer(table, 0, random.Random(1))
    passes(wall, den)
    assert len(bell.heard) == 2
    last = bruno.ok("GET", PATH)["last"]
    assert (last["result"], last["status"]) == ("ok", 204)


CALLED_FOR = Turn(answers=3, pace=1, began=7)


@pytest.mark.parametrize(
    ("turn", "another"),
    [
        (CALLED_FOR, False),
        (Turn(3, 1, 9), False),  # somebody took back what had led there, and did it again
        (Turn(3, 2, 7), False),  # others have moved
        (Turn(4, 1, 7), False),  # a part of the answer
        (Turn(4, 1, 9), True),
        (Turn(4, 2, 7), True),  # the last of a round is the first of the next
    ],
)
def test_a_turn_is_another_one_after_an_answer_and_a_pause(turn: Turn, another: bool) -> None:
    assert turn.follows(CALLED_FOR) == another
    assert turn.follows(None)


def test_one_process_leads_until_nothing_is_heard_of_it(den: Den) -> None:
    def leads(who: str, at: float) -> bool:
        return den.house.storage.begin(lambda connection: take_lead(connection, who, at))

    assert leads("one", 0)
    assert not leads("other", LEASE - 1)
    assert leads("one", LEASE - 1)
    assert not leads("other", LEASE)
    assert leads("other", 2 * LEASE)
    assert not leads("one", 2 * LEASE)
    # A clock that was turned back keeps nobody away for longer than that.
    assert leads("one", 0)


def test_nobody_is_called_who_is_there_or_whom_nobody_waits_for(
    den: Den, wall: Turned, bell: Bell
) -> None:
    anna, bruno, table = two(den, None)
    for guest in (anna, bruno):
        wants(guest, bell)
    with_bots = anna.lay("me", "bot:easy", start=True)
    at_one_screen = anna.lay("me", "hot:Léa", start=True)
    assert 0 in anna.look(with_bots)["waiting"]
    assert anna.look(at_one_screen)["waiting"] == [0, 1]
    # Both look on: a game that is played live.
    _, stream = (look_on(den, table, guest, seat) for seat, guest in enumerate((anna, bruno)))
    passes(wall, den, seconds=10 * LATER)
    assert bell.heard == []
    # Who goes away is waited for from then on.
    leave(den, table, stream)
    wall.turn(LATER)
    look_around(den)
    assert bell.heard == []
    # And who comes back in between was not away.
    wall.turn(LATER / 2)
    stream = look_on(den, table, bruno, 1)
    look_around(den)
    leave(den, table, stream)
    wall.turn(LATER / 2)
    look_around(den)
    assert bell.heard == []
    # While the game rests nobody is in a hurry.
    anna.do(table, "pause", seat=0)
    bruno.do(table, "agree-pause", seat=1, agrees=True)
    passes(wall, den)
    assert bell.heard == []
    bruno.do(table, "agree-pause", seat=1, agrees=False)
    passes(wall, den)
    assert [call.told["seat"] for call in bell.heard] == [1]


def look_on(den: Den, table: str, guest: Guest, seat: int) -> Listener:
    """Somebody opens a stream."""
    listener = Listener(seat, "en", identity(den, guest))

    async def open() -> None:
        (await den.house.find(table)).listen(listener, None)

    den.run(open())
    return listener


def leave(den: Den, table: str, listener: Listener) -> None:
    async def close() -> None:
        (await den.house.find(table)).leave(listener)

    den.run(close())


def identity(den: Den, guest: Guest) -> Identity:
    passes = Passes(den.house.storage.secret_key(), secure=False)
    return passes.identify({b"cookie": f"antre={guest.cookie}".encode()})


def guest_id(den: Den, guest: Guest) -> str:
    return identity(den, guest).guest


def test_it_can_be_tried_and_switched_off(den: Den, wall: Turned, bell: Bell) -> None:
    anna, bruno, _ = two(den, None)
    nothing = bruno.ok("GET", PATH)
    assert (nothing["allowed"], nothing["url"]) == (True, None)
    bruno.refused(409, "no-webhook", "POST", f"{PATH}/try")
    bruno.refused(409, "no-webhook", "POST", f"{PATH}/secret")
    first = wants(bruno, bell)
    answer = bruno.ok("POST", f"{PATH}/try")
    CallAnswer.model_validate(answer)
    assert (answer["result"], answer["status"]) == ("ok", 204)
    assert "204" in answer["message"]
    second = bruno.ok("POST", f"{PATH}/secret")["secret"]
    bell.status = 500
    assert bruno.ok("POST", f"{PATH}/try")["result"] == "status"
    figures = house_lines(den.house)
    assert any(line.startswith('antre_webhook_calls_total{result="status"}') for line in figures)
    tried, again = bell.heard
    assert (tried.told["table"], tried.signed_with(first)) == (None, True)
    assert (again.signed_with(first), again.signed_with(second)) == (False, True)
    # The same address keeps its secret.
    off = bruno.ok("PUT", PATH, url=bell.url, minutes=MINUTES, active=False)
    assert (off["secret"], off["active"]) == (None, False)
    passes(wall, den)
    assert len(bell.heard) == 2
    assert anna.ok("GET", PATH)["url"] is None
    bruno.ok("POST", f"{PATH}/delete")
    assert bruno.ok("GET", PATH)["url"] is None


def test_failures_are_called_again_later_and_switch_it_off(
    den: Den, wall: Turned, bell: Bell
) -> None:
    _, bruno, _ = two(den, None)
    wants(bruno, bell)
    bell.status = 503
    passes(wall, den)
    assert len(bell.heard) == 1
    wall.turn(30)
    look_around(den)
    assert len(bell.heard) == 1  # not so soon
    wall.turn(30)
    look_around(den)
    assert len(bell.heard) == 2
    while len(bell.heard) < MOST_FAILURES:
        wall.turn(3_600)
        look_around(den)
    told = bruno.ok("GET", PATH)
    assert (told["active"], told["given_up"]) == (False, True)
    assert told["last"]["status"] == 503
    bell.status = 200
    passes(wall, den, seconds=86_400)
    assert len(bell.heard) == MOST_FAILURES
    on = bruno.ok("PUT", PATH, url=bell.url, minutes=MINUTES)
    assert (on["active"], on["given_up"], on["secret"]) == (True, False, None)
    passes(wall, den)
    assert len(bell.heard) == MOST_FAILURES + 1


def test_a_restart_calls_nobody_twice(tmp_path: Path, wall: Turned, bell: Bell) -> None:
    with house(tmp_path, wall) as den:
        anna, bruno, table = two(den, None)
        wants(bruno, bell)
        passes(wall, den)
        wants(anna, bell)
        cookie = bruno.cookie
    assert len(bell.heard) == 1
    with house(tmp_path, wall) as den:
        passes(wall, den)
        # Anna's time is counted from the restart on; Bruno has been called.
        assert [call.told["seat"] for call in bell.heard] == [1, 0]
        bruno = den.back(cookie)
        assert bruno.ok("GET", PATH)["active"]
        # A table that goes takes with it what was called for there.
        den.run(den.house.storage.write({}, deletion([table])))
        assert rows_of(den, guest_id(den, bruno)) == [1, 0]


def test_of_two_processes_one_calls(
    tmp_path: Path, wall: Turned, bell: Bell, postgres: str
) -> None:
    database = new_database(postgres)
    with (
        house(tmp_path / "one", wall, database=database) as one,
        house(tmp_path / "two", wall, database=database) as other,
    ):
        _, bruno, table = two(one, None)
        wants(bruno, bell)
        passes(wall, one, other)
        assert len(bell.heard) == 1
        # A stream at another process counts as well.
        anna = one.guest("Anna")
        second = anna.lay("me", "open")
        bruno.do(second, "join", invite=anna.invite(second))
        anna.do(second, "start")
        look_around(one)
        id = guest_id(one, bruno)
        away = one.live(second).presence
        stream = look_on(other, second, bruno, 1)
        eventually(lambda: away.looks_on(id), "the other process has told")
        wall.turn(LATER)
        look_around(one, other)
        assert len(bell.heard) == 1
        leave(other, second, stream)
        eventually(lambda: not away.looks_on(id), "the other process has told")
        # Where the first one is not heard of any more, the other takes over.
        wall.turn(LEASE + 1)
        look_around(other)
        wall.turn(LATER)
        look_around(other, one)
        assert [call.told["table"] for call in bell.heard] == [table, second]


def test_it_is_mine_to_take_away_and_goes_with_me(den: Den, wall: Turned, bell: Bell) -> None:
    anna, bruno, _ = two(den, None)
    secret = wants(bruno, bell)
    passes(wall, den)
    data = bruno.ok("GET", "/api/me/export")
    PersonalData.model_validate(data)
    assert data["webhook"]["url"] == bell.url
    assert secret not in str(data)
    assert bell.url not in str(anna.ok("GET", "/api/me/export"))
    id = guest_id(den, bruno)
    assert rows_of(den, id) == [1, 1]
    bruno.ok("POST", "/api/me/delete", password="")
    assert rows_of(den, id) == [0, 0]


def rows_of(den: Den, guest: str) -> list[int]:
    """How much is stored of an address and of what was called for."""
    counts = [
        select(func.count()).select_from(table).where(table.c.guest == guest)
        for table in (WEBHOOKS, CALLED)
    ]
    return den.run(
        den.house.storage.read(lambda c: [c.execute(each).scalar_one() for each in counts])
    )
