"""Behind a proxy: names of the house, addresses of its visitors, invitations, cookies, health."""

from __future__ import annotations

import argparse
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from antre.server import health
from antre.server.arguments import add_arguments, configured
from antre.server.configuration import Configuration
from antre.server.front_door import bare
from antre.server.limits import RATES
from tests.server.den import Den, Guest, open_den

PUBLIC = "https://play.example.org"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Den]:
    with open_den(tmp_path, public_url=PUBLIC, hosts=("Old.Example.org",)) as den:
        yield den


def said(*arguments: str) -> Configuration:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return configured(parser.parse_args(arguments))


def ask(guest: Guest, path: str, **headers: str) -> int:
    return guest.request("GET", path, headers=headers).status_code


def test_what_is_said_reaches_the_house(tmp_path: Path) -> None:
    given = said(
        "--public-url", f"{PUBLIC}/", "--trust-proxy", "--metrics", "9100", "--data", str(tmp_path),
        "--allow-host", "a.example", "--allow-host", "b.example", "--forget-after", "90",
    )  # fmt: skip
    assert (given.public_url, given.hosts) == (PUBLIC, ("a.example", "b.example"))
    assert given.trusted_proxies == "127.0.0.1/32,::1/128"
    assert (given.metrics, given.forget_after) == (("127.0.0.1", 9100), 90.0)
    assert said("--metrics", "[::1]:9100").metrics == ("::1", 9100)
    assert said("--trust-proxy", "10.0.0.0/8").trusted_proxies == "10.0.0.0/8"
    assert said() == Configuration()


@pytest.mark.parametrize(
    "wrong",
    [
        ("--public-url", "example.org"),
        ("--public-url", f"{PUBLIC}/antre/"),
        ("--trust-proxy", "everybody"),
        ("--metrics", "here"),
        ("--forget-after", "1"),
        ("--forget-after", "soon"),
    ],
)
def test_what_makes_no_sense_is_refused(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        said(*wrong)
    assert wrong[0] in capsys.readouterr().err


def test_a_house_with_a_name_answers_to_no_other(public: Den) -> None:
    guest = public.guest()
    for name in ("play.example.org", "PLAY.example.org:443", "old.example.org", "127.0.0.1:8765"):
        assert ask(guest, "/api/me", host=name) == 200
    for name in ("evil.example", "play.example.org.evil.example", "", "[::2]"):
        assert ask(guest, "/api/me", host=name) == 421
        assert ask(guest, "/", host=name) == 421
    french = guest.request("GET", "/", headers={"host": "x", "accept-language": "fr"})
    assert french.json()["error"]["message"].startswith("Cette maison")


def test_a_house_without_a_name_answers_to_all(den: Den) -> None:
    assert ask(den.guest(), "/api/me", host="192.168.1.7:8765") == 200


def test_hosts_are_read_without_their_port() -> None:
    assert [bare(host) for host in ("A.b:80", "[::1]:80", "a.b.", "")] == ["a.b", "::1", "a.b", ""]


def test_nobody_is_sent_on_to_the_host_they_name(den: Den) -> None:
    for path in ("/api/me/", "/api/games/", "/api/tables/0123456789ab/"):
        reply = den.guest().request("GET", path, headers={"host": "evil.example"})
        assert (reply.status_code, reply.headers.get("location")) == (404, None)


def test_invitations_and_cookies_are_for_the_public_address(public: Den, tmp_path: Path) -> None:
    anna = Guest(public)
    anna.client.base_url = PUBLIC
    made = anna.request("GET", "/api/me").headers["set-cookie"]
    assert "; Secure" in made
    table = anna.lay("me", "open")
    invitation = anna.look(table)["invitation"]
    assert invitation == f"{PUBLIC}/t/{table}?invite={anna.invite(table)}"
    stranger = Guest(public)
    stranger.client.base_url = PUBLIC
    assert stranger.look(table)["invitation"] is None


def test_at_home_an_invitation_has_no_address_and_a_cookie_goes_over_http(den: Den) -> None:
    anna = Guest(den)
    assert "; Secure" not in anna.request("GET", "/api/me").headers["set-cookie"]
    table = anna.lay("me", "open")
    assert anna.look(table)["invitation"] == f"/t/{table}?invite={anna.invite(table)}"


def test_in_the_local_network_an_invitation_carries_the_address_there(tmp_path: Path) -> None:
    near = "http://192.168.1.20:8765"
    for public, said in (("", near), (PUBLIC, PUBLIC)):
        with open_den(tmp_path / said[-4:], nearby_url=near, public_url=public) as den:
            anna = Guest(den)
            anna.client.base_url = said
            table = anna.lay("me", "open")
            assert anna.look(table)["invitation"].startswith(f"{said}/t/{table}?invite=")


@pytest.mark.parametrize(("trusted", "told_apart"), [("127.0.0.1", True), ("10.0.0.0/8", False)])
def test_visitors_are_told_apart_behind_a_proxy_that_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str, told_apart: bool
) -> None:
    monkeypatch.setitem(RATES, "stranger", (0.001, 1.0))
    with open_den(tmp_path, limits=True, trusted_proxies=trusted) as den:

        def visit(forwarded: str) -> int:
            return ask(Guest(den), "/api/me", **{"x-forwarded-for": forwarded})

        assert visit("192.0.2.1") == 200
        assert visit("192.0.2.2") == (200 if told_apart else 429)
        # What visitors say of themselves comes first, and counts for nothing.
        assert visit("192.0.2.3, 192.0.2.1") == 429


def test_health_is_told_to_whoever_asks(public: Den) -> None:
    guest = public.guest()
    for path in ("/health", "/ready"):
        reply = guest.request("GET", path, headers={"host": "10.0.0.9"})
        assert (reply.status_code, reply.json()) == (200, {"status": "ok"})
        assert "set-cookie" not in reply.headers


def test_a_house_whose_database_is_gone_is_alive_but_not_ready(tmp_path: Path) -> None:
    folder, away = tmp_path / "house", tmp_path / "away"
    with open_den(folder) as den:
        guest = den.guest("Anna")
        den.house.storage.engine.dispose()
        folder.rename(away)
        assert [ask(guest, path) for path in ("/health", "/ready")] == [200, 503]
        away.rename(folder)
        assert ask(guest, "/ready") == 200


def test_a_frozen_database_holds_up_one_question_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    asked, thaw = [], threading.Event()

    def freeze(*_: object) -> None:
        asked.append(1)
        thaw.wait(60)

    with open_den(tmp_path) as den:
        guest, engine = den.guest("Anna"), den.house.storage.engine
        event.listen(engine, "checkout", freeze)
        assert [ask(guest, "/ready") for _ in range(3)] == [503] * 3
        assert len(asked) == 1
        assert ask(guest, "/health") == 200
        thaw.set()
        while ask(guest, "/ready") != 200:
            pass
        event.remove(engine, "checkout", freeze)
