"""Not too often, not too much, and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from antre.server import limits
from antre.server.errors import Denied
from antre.server.limits import MOST_BODY, RATES, Limits
from tests.server.den import Den, open_den


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Den]:
    with open_den(tmp_path, limits=True) as den:
        yield den


def test_a_bucket_empties_and_fills_again(clock: Clock) -> None:
    ration = Limits(active=True)
    rate, most = RATES["password"]
    for _ in range(int(most)):
        ration.take("password", "anna")
    with pytest.raises(Denied) as refused:
        ration.take("password", "anna")
    assert refused.value.status == 429
    assert refused.value.values == {"seconds": 10}
    ration.take("password", "bruno")
    clock.now += 1 / rate
    ration.take("password", "anna")
    with pytest.raises(Denied):
        ration.take("password", "anna")


def test_buckets_do_not_pile_up(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    ration = Limits(active=True)
    for number in range(100):
        ration.take("read", str(number))
    assert len(ration._buckets) == 10


def test_who_guesses_passwords_has_to_wait(strict: Den, clock: Clock) -> None:
    thief = strict.guest("Thief")
    tries = [thief.ask("POST", "/api/login", name="anna", password=str(n))[0] for n in range(12)]
    assert tries == [403] * 10 + [429] * 2
    reply = thief.request("POST", "/api/login", json={"name": "anna", "password": "x"})
    assert int(reply.headers["retry-after"]) >= 1


def test_tables_and_talk_are_rationed(strict: Den, clock: Clock) -> None:
    anna = strict.guest("Anna")
    table = anna.lay("me", "open")
    body = {"game": "nidavellir", "seats": 2, "chairs": [{"kind": "me"}]}
    laid = [anna.request("POST", "/api/tables", json=body).status_code for _ in range(40)]
    assert laid.count(200) < 40
    assert set(laid) == {200, 429}
    talk = [anna.ask("POST", f"/api/tables/{table}/chat", text="hi")[0] for _ in range(15)]
    assert talk[0] == 200
    assert talk[-1] == 429


def test_what_is_too_large_is_refused_by_its_length_and_by_its_weight(den: Den) -> None:
    anna = den.guest("Anna")
    reply = anna.request("PUT", "/api/me", content=b"x" * (MOST_BODY + 1))
    assert (reply.status_code, reply.json()["error"]["kind"]) == (413, "too-large")

    async def drip() -> int:
        async def parts() -> AsyncIterator[bytes]:
            for _ in range(40):
                yield b"x" * 1024

        reply = await anna.client.put("/api/me", content=parts())
        return reply.status_code

    assert den.run(drip()) == 413


def test_every_reply_carries_the_rules_for_the_browser(den: Den) -> None:
    anna = den.guest("Anna")
    for path in ("/api/me", "/api/nothing", "/nothing", "/api/tables/x/decide"):
        headers = anna.request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


def test_wrong_requests_are_named(den: Den) -> None:
    anna = den.guest("Anna")
    anna.refused(404, "not-found", "GET", "/api/nothing")
    anna.refused(405, "method", "GET", "/api/login")
    reply = anna.request("POST", "/api/tables", content=b"{")
    assert (reply.status_code, reply.json()["error"]["kind"]) == (400, "malformed")
    french = den.guest("Bruno", "fr").refused(404, "not-found", "GET", "/api/nothing")
    assert french["message"] == "Il n’y a rien à cette adresse."
