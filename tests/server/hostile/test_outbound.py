"""Whoever names an address that we call is not to reach what only we can reach."""

from __future__ import annotations

import ipaddress
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from antre.server import outbound
from antre.server.outbound import MOST_READ, BadAddress, is_public, place_of
from tests.server.bell import Bell, hang_up
from tests.server.den import Den, open_den
from tests.server.test_clocks import Turned, two
from tests.server.test_webhooks import LATER, PATH, answered, look_around, wants
from tests.waiting import eventually

NOT_PUBLIC = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
    "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1",
    "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::",
    "3fff::1", "4000::1", "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "ff0e::1",
]  # fmt: skip
PUBLIC = [
    "8.8.8.8",
    "93.184.216.34",
    "172.15.0.1",
    "192.167.1.1",
    "2606:4700::1111",
    "2a00:1450::1",
]
NO_ADDRESS = {
    "": "scheme",
    "example.org": "scheme",
    "//example.org/": "scheme",
    "ftp://example.org/": "scheme",
    "file:///etc/passwd": "scheme",
    "gopher://example.org/": "scheme",
    "javascript:alert(1)": "scheme",
    "https://": "form",
    "https:///path": "form",
    "https://me@example.org/": "form",
    "https://me:secret@example.org/": "form",
    "https://:@example.org/": "form",
    "https://example.org/#here": "form",
    "https://[::1/": "form",
    "https://example.org:port/": "form",
    "https://example.org:99999/": "form",
    "https://example.org:22/": "port",
    "https://example.org:0/": "port",
    "https://example.org:1024/": "port",
    "https://example.org/a b": "letters",
    "https://example.org/\r\nX-Evil: 1": "letters",
    "https://example.org/\t": "letters",
    "https://exämple.org/": "letters",
    "https://example.org/\x00": "letters",
    f"https://example.org/{'a' * 500}": "long",
}
# All of them lead to this machine, however they are written.
HERE = ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "0", "[::ffff:127.0.0.1]"]


@pytest.mark.parametrize("text", NOT_PUBLIC)
def test_what_is_not_for_everybody_is_not_called(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", PUBLIC)
def test_what_is_public_is(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize(("url", "why"), NO_ADDRESS.items())
def test_what_is_no_address_is_refused(url: str, why: str) -> None:
    with pytest.raises(BadAddress, match=f"^{why}$"):
        place_of(url)


def test_what_is_one_is_called_by_its_name() -> None:
    plain = place_of("HTTPS://Example.org?a=1")
    assert (plain.called, plain.port, plain.path) == ("example.org", 443, "/?a=1")
    assert place_of("http://[2606:4700::1111]:8080/x").called == "[2606:4700::1111]:8080"


@pytest.mark.parametrize(
    ("line", "result"),
    [
        (b"HTTP/1.1 200 OK\r\n", "ok"), (b"HTTP/1.0 204\n", "ok"),
        (b"HTTP/1.1 302 \r\n", "redirect"),
        (b"HTTP/1.1 404 No\r\n", "status"), (b"HTTP/1.1 2\r\n", "garbled"), (b"", "garbled"),
        (b"SSH-2.0-OpenSSH\r\n", "garbled"), (b"HTTP/1.1 \xc2\xb2\xc2\n", "garbled"),
    ],
)  # fmt: skip
def test_of_an_answer_the_status_counts(line: bytes, result: str) -> None:
    assert outbound.answered(line).result == result


@pytest.fixture(scope="module")
def bell() -> Iterator[Bell]:
    with hang_up() as bell:
        yield bell


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Den]:
    """A house as it is opened by itself."""
    with open_den(tmp_path_factory.mktemp("house"), limits=True) as den:
        yield den


@pytest.mark.parametrize("host", HERE)
def test_nobody_makes_the_house_call_its_own_machine(strict: Den, bell: Bell, host: str) -> None:
    anna = strict.guest("Anna")
    anna.ok("PUT", PATH, url=f"http://{host}:{bell.port}/")
    assert anna.ok("POST", f"{PATH}/try")["result"] in ("private", "name")
    assert bell.heard == []


class Names:
    """A name server under somebody's hand: each name is several addresses, the first time."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.asked: list[str] = []

    def __call__(self, host: str, port: int, **more: Any) -> list[Any]:
        self.asked.append(host)
        family = socket.AF_INET
        return [(family, socket.SOCK_STREAM, 6, "", (each, port)) for each in self.addresses]


def test_one_private_address_spoils_a_name(
    strict: Den, bell: Bell, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Names("93.184.216.34", "127.0.0.1")
    anna = strict.guest("Anna")
    anna.ok("PUT", PATH, url=f"http://rebound.example:{bell.port}/")
    monkeypatch.setattr("antre.server.outbound.socket.getaddrinfo", names)
    assert anna.ok("POST", f"{PATH}/try")["result"] == "private"
    assert (names.asked, bell.heard) == (["rebound.example"], [])


def test_the_line_is_opened_to_the_address_that_was_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is asked for once: a second answer could lead elsewhere."""
    names = Names("127.0.0.1")
    with open_den(tmp_path, private_webhooks=True) as den, hang_up() as bell:
        anna = den.guest("Anna")
        anna.ok("PUT", PATH, url=f"http://bell.example:{bell.port}/")
        monkeypatch.setattr("antre.server.outbound.socket.getaddrinfo", names)
        assert anna.ok("POST", f"{PATH}/try")["result"] == "ok"
        assert [call.headers["Host"] for call in bell.heard] == [f"bell.example:{bell.port}"]
    assert names.asked == ["bell.example"]


def test_attempts_are_rationed(strict: Den) -> None:
    anna = strict.guest("Anna")
    anna.ok("PUT", PATH, url="http://127.0.0.1/")
    statuses = [anna.ask("POST", f"{PATH}/try")[0] for _ in range(7)]
    assert statuses[:1] == [200]
    assert statuses[-1] == 429


def test_hostile_words_are_refused(strict: Den) -> None:
    anna = strict.guest("Anna")
    for url, why in NO_ADDRESS.items():
        kind = "malformed" if why == "long" or not url else "webhook"
        error = anna.refused(400, kind, "PUT", PATH, url=url)
        assert "passwd" not in error["message"]
    for body in ({"minutes": 0}, {"minutes": 61}, {"active": "perhaps"}, {"secret": "mine"}):
        anna.refused(400, "malformed", "PUT", PATH, **{"url": "https://example.org/", **body})
    assert anna.ok("GET", PATH)["url"] is None
    table = anna.lay("me", "open")
    token = {"Authorization": f"Bearer {anna.look(table)['chairs'][0]['token']}"}
    for method, path in (("GET", PATH), ("POST", f"{PATH}/try"), ("POST", f"{PATH}/delete")):
        assert anna.request(method, path, headers=token).status_code == 403


def test_a_house_may_call_nobody(tmp_path: Path) -> None:
    with open_den(tmp_path, webhooks=False) as den:
        anna = den.guest("Anna")
        assert anna.ok("GET", PATH)["allowed"] is False
        anna.refused(403, "no-webhooks", "PUT", PATH, url="https://example.org/")
        anna.refused(403, "no-webhooks", "POST", f"{PATH}/try")
        anna.ok("POST", f"{PATH}/delete")


def test_nothing_that_answers_holds_the_house_up(tmp_path: Path, bell: Bell) -> None:
    wall = Turned()
    chosen = {"clock": wall, "private_webhooks": True, "webhook_seconds": 60.0}
    with open_den(tmp_path, **chosen) as den, hang_up() as elsewhere:
        calls = den.house.turn_calls
        _, slow, _ = two(den, None)
        _, quick, _ = two(den, None)
        elsewhere.answers.clear()
        wants(slow, elsewhere)
        wants(quick, bell)
        look_around(den)
        wall.turn(LATER)
        den.run(calls.look_around())
        # The one is answered while the other still waits.
        eventually(lambda: len(calls.calling) == 1 and elsewhere.heard, "the quick one is done")
        assert quick.ok("GET", PATH)["last"]["result"] == "ok"
        assert slow.ok("GET", PATH)["last"] is None
        elsewhere.answers.set()
        answered(den)
        # Nobody waits for longer than was said.
        elsewhere.answers.clear()
        calls.sender.outbound.seconds = 0.2
        assert slow.ok("POST", f"{PATH}/try")["result"] == "timeout"
        calls.sender.outbound.seconds = 60.0
        # A redirection to this very bell is not followed.
        elsewhere.answers.set()
        elsewhere.status, elsewhere.headers = 302, {"Location": bell.url}
        assert slow.ok("POST", f"{PATH}/try")["result"] == "redirect"
        assert len(bell.heard) == 1
        # Nor is an endless answer read, nor one that is no answer.
        for noise in (b"x" * (4 * MOST_READ), b""):
            with Noisy(noise) as port:
                slow.ok("PUT", PATH, url=f"http://127.0.0.1:{port}/")
                assert slow.ok("POST", f"{PATH}/try")["result"] == "garbled"
        slow.ok("PUT", PATH, url=f"http://127.0.0.1:{port}/")
        assert slow.ok("POST", f"{PATH}/try")["result"] == "unreachable"
        # Where a safe line was wanted, nothing is said on another one.
        slow.ok("PUT", PATH, url=bell.url.replace("http:", "https:"))
        assert slow.ok("POST", f"{PATH}/try")["result"] == "certificate"
        assert len(bell.heard) == 1


class Noisy:
    """Somebody who says something to whoever comes first, and hangs up."""

    def __init__(self, noise: bytes) -> None:
        self.noise = noise
        self.sock = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self._speak, daemon=True)

    def _speak(self) -> None:
        line, _ = self.sock.accept()
        with line:
            # All is heard first: a line closed with something unread is broken off.
            heard = b""
            while b'"at"' not in heard or not heard.endswith(b"}"):
                heard += line.recv(4096)
            with suppress(OSError):  # whoever called may have heard enough
                line.sendall(self.noise)

    def __enter__(self) -> int:
        self.thread.start()
        port: int = self.sock.getsockname()[1]
        return port

    def __exit__(self, *_: object) -> None:
        self.thread.join(60)
        self.sock.close()
