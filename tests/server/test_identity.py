"""Who is who: guests, seat tokens, accounts, and everybody who pretends."""

from __future__ import annotations

import httpx

from antre.server.identity import cookie_value, preferred
from tests.server.den import Den, Guest


def test_a_guest_is_known_again(anna: Guest) -> None:
    first = anna.ok("GET", "/api/me")
    assert (first["name"], first["language"], first["account"]) == ("Anna", "en", None)
    assert anna.ok("GET", "/api/me") == first


def test_names_are_made_fit_to_be_shown(anna: Guest) -> None:
    assert anna.ok("PUT", "/api/me", name="  A\n\tB\x00 \ue000 C  ")["name"] == "A B C"
    assert len(anna.ok("PUT", "/api/me", name="x" * 40)["name"]) == 24


def test_the_language_is_the_one_the_browser_speaks(den: Den) -> None:
    assert den.guest(language="fr-CA,fr;q=0.9,en;q=0.8").ok("GET", "/api/me")["language"] == "fr"
    assert den.guest(language="de,en").ok("GET", "/api/me")["language"] == "en"
    assert preferred("") == "en"


def test_the_cookie_is_kept_from_scripts_and_other_sites(den: Den) -> None:
    header = den.guest().request("GET", "/api/me").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header


def test_a_cookie_that_was_touched_makes_a_new_guest(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "open")
    value = anna.client.cookies["antre"]
    body, _, signature = value.rpartition(".")
    turned = f"{body}.{signature[::-1]}"
    for forged in (turned, "x" + value, body, "", "a.b.c"):
        thief = den.guest()
        thief.client.cookies.set("antre", forged)
        reply = thief.request("GET", f"/api/tables/{table}")
        assert reply.json()["you"] == []
        assert "set-cookie" in reply.headers
    assert cookie_value("antre") == ""


def test_what_changes_something_needs_the_header(anna: Guest) -> None:
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/logout")):
        reply = anna.request(method, path, json={}, headers={"X-Antre": ""})
        assert reply.status_code == 403
        assert reply.json()["error"]["kind"] == "csrf"


def bearer(den: Den, token: str) -> Guest:
    bot = Guest(den)
    bot.client = httpx.AsyncClient(
        transport=httpx.ASGITransport(den.app),
        base_url="http://antre.test",
        headers={"Authorization": f"Bearer {token}"},
    )
    return bot


def test_a_seat_token_speaks_for_its_seat_only(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    other = anna.lay("me", "hot:Léa", start=True)
    token = anna.look(table)["chairs"][1]["token"]
    bot = bearer(den, token)
    assert bot.seat(table, 1)["asked"]["number"] == 0
    bot.decide(table, 1, "bid:b4", number=0)
    bot.refused(403, "not-yours", "GET", f"/api/tables/{table}/seat/0")
    bot.refused(403, "not-seated", "GET", f"/api/tables/{other}/seat/1")
    bot.refused(403, "who", "PUT", "/api/me", name="Bot")
    assert all("token" not in chair for chair in bot.look(table)["chairs"])


def test_only_the_owner_is_given_a_token(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    assert ["token" in chair for chair in anna.look(table)["chairs"]] == [True, False]
    assert ["token" in chair for chair in bruno.look(table)["chairs"]] == [False, True]


def test_a_token_of_somebody_who_left_opens_nothing(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    bot = bearer(den, bruno.look(table)["chairs"][1]["token"])
    bruno.do(table, "leave")
    anna.do(table, "start")
    path = f"/api/tables/{table}/decide"
    bot.refused(403, "not-yours", "POST", path, seat=1, options=["bid:b4"])


def test_a_forged_token_is_refused(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "open")
    for token in (
        "",
        "x",
        anna.look(table)["chairs"][0]["token"][:-2],
        anna.client.cookies["antre"],
    ):
        bearer(den, token).refused(401, "signature", "GET", f"/api/tables/{table}")


def test_the_invitation_is_for_those_who_sit(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    assert anna.look(table)["invite"]
    assert bruno.look(table)["invite"] is None


def test_an_account_keeps_seats_across_devices(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    made = anna.ok("POST", "/api/account", name="Anna", password="correct horse")
    assert made["account"] == "anna"
    phone = den.guest()
    phone.refused(403, "login", "POST", "/api/login", name="Anna", password="wrong horse")
    phone.refused(403, "login", "POST", "/api/login", name="Nobody", password="correct horse")
    assert phone.ok("POST", "/api/login", name="ANNA", password="correct horse")["name"] == "Anna"
    assert phone.look(table)["you"] == [0, 1]
    phone.decide(table, 0, "bid:b4", number=0)
    assert anna.seat(table, 0)["asked"]["number"] == 1
    phone.ok("POST", "/api/logout")
    assert phone.look(table)["you"] == []


def test_a_name_belongs_to_one_account(anna: Guest, bruno: Guest) -> None:
    anna.ok("POST", "/api/account", name="Dwarf", password="correct horse")
    bruno.refused(409, "name-taken", "POST", "/api/account", name="dwarf", password="battery x")
    anna.refused(409, "has-account", "POST", "/api/account", name="Elf", password="battery x")
    error = bruno.refused(400, "malformed", "POST", "/api/account", name="Troll", password="short")
    assert "short" not in error["message"]


def test_passwords_are_stored_hashed(den: Den, anna: Guest) -> None:
    anna.ok("POST", "/api/account", name="Anna", password="correct horse")
    with den.house.storage.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT password FROM accounts").scalar_one()
    assert stored.startswith("$argon2id$")
