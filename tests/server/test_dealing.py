"""Dealing that anyone can check, over HTTP: promised before the first draw, opened at the end."""

from __future__ import annotations

import base64
import json
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

import antre
from antre.core.dealing import Deal, commitment_of
from antre.core.game import slugs
from antre.core.record import Record
from antre.core.timeline import draws_in
from antre.core.verify import AS_DEALT, CLOSED, verify
from antre.server.models_tables import VerdictReply
from antre.server.replies import Telling
from antre.server.restoring import restore
from antre.server.schema import TABLES
from antre.server.table import Table
from antre.server.table_storage import StoredTable, read_table
from antre.server.worlds import pack
from tests.server.den import Den, Guest, Json, open_den, play

PATIENCE = 120.0


def secret_of(den: Den, table: str) -> bytes:
    found = select(TABLES.c.secret).where(TABLES.c.id == table)
    with den.house.storage.engine.connect() as connection:
        return bytes.fromhex(str(connection.execute(found).scalar_one()))


def deal_of(guest: Guest, table: str) -> Json:
    deal: Json = guest.look(table)["deal"]
    return deal


def check(guest: Guest, table: str) -> Json:
    verdict = guest.ok("GET", f"/api/tables/{table}/verify")
    VerdictReply.model_validate(verdict)
    return verdict


def record_of(guest: Guest, table: str) -> Record:
    record = antre.load(guest.request("GET", f"/api/tables/{table}/record").text)
    assert isinstance(record, Record)
    return record


# --- the promise


def test_the_promise_is_there_before_the_first_draw_and_stays(den: Den, anna: Guest) -> None:
    laid = anna.ok("POST", "/api/tables", game="nidavellir", chairs=[{"kind": "me"}, {}])
    table, promised = laid["table"], laid["commitment"]
    assert promised == commitment_of(table, secret_of(den, table))
    seen = [deal_of(anna, table)]
    anna.do(table, "word", seat=0, word="mine")
    anna.do(table, "chair", seat=1, kind="hot", name="Léa")
    seen.append(deal_of(anna, table))
    seen.append(anna.do(table, "start")["deal"])
    play(anna, table, seed=1, most=40)
    seen.append(deal_of(anna, table))
    assert {deal["secret"] for deal in seen} == {None}
    play(anna, table, seed=2)
    seen.append(deal_of(anna, table))
    assert {deal["commitment"] for deal in seen} == {promised}
    assert seen[-1]["secret"] == secret_of(den, table).hex()
    assert seen[-1]["words"] == ["mine", ""]
    assert commitment_of(table, bytes.fromhex(seen[-1]["secret"])) == promised


def test_every_table_has_a_secret_of_its_own(den: Den, anna: Guest) -> None:
    tables = [anna.lay("me", "hot:Léa") for _ in range(5)]
    assert len({secret_of(den, table) for table in tables}) == 5
    assert {len(secret_of(den, table)) for table in tables} == {32}


# --- words


def test_a_word_changes_the_deal_and_nobody_waits_for_one(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa")
    silent = Deal.promise(table, 2, secret_of(den, table)).key
    anna.do(table, "word", seat=0, word="  zwölf\u202e \n Boxkämpfer ")
    assert deal_of(anna, table)["words"] == ["zwölf Boxkämpfer", ""]
    anna.do(table, "start")
    match = den.live(table).table.match
    assert match is not None
    assert match.key not in (None, silent)
    anna.refused(409, "started", "POST", f"/api/tables/{table}/word", seat=0, word="late")


def test_a_word_is_its_persons(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", "bot:easy")
    path = f"/api/tables/{table}/word"
    bruno.refused(403, "not-yours", "POST", path, seat=1, word="x")
    bruno.do(table, "join", invite=anna.invite(table))
    bruno.refused(403, "not-yours", "POST", path, seat=0, word="x")
    anna.refused(403, "not-yours", "POST", path, seat=2, word="x")
    anna.refused(400, "malformed", "POST", path, seat=0, word="x" * 201)
    anna.do(table, "word", seat=0, word="a")
    version = bruno.do(table, "word", seat=1, word="b")["version"]
    assert bruno.do(table, "word", seat=1, word="b")["version"] == version, "said once"
    assert deal_of(anna, table)["words"] == ["a", "b", ""]
    bruno.do(table, "leave")
    assert deal_of(anna, table)["words"] == ["a", "", ""], "whoever comes next has not said it"
    anna.do(table, "word", seat=0, word="")
    assert deal_of(anna, table)["words"] == ["", "", ""]


def test_a_lesson_is_not_promised(anna: Guest) -> None:
    laid = anna.ok("POST", "/api/learn/nidavellir")
    assert laid["commitment"] is None
    assert deal_of(anna, laid["table"]) is None


def test_a_rematch_is_promised_anew(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=3)
    again = anna.do(table, "rematch", start=False)
    assert anna.look(again["table"])["status"] == "lobby"
    assert again["commitment"] == deal_of(anna, again["table"])["commitment"]
    assert again["commitment"] != deal_of(anna, table)["commitment"]


# --- the check


def finish(guest: Guest, table: str, seat: int, rng: random.Random) -> None:
    """Play a seat at random while bots play the others."""
    end = time.monotonic() + PATIENCE
    while guest.look(table)["status"] != "over":
        if not guest.answer(table, seat, rng):
            assert time.monotonic() < end, "the bots do not answer"
            time.sleep(0.005)


@pytest.mark.parametrize("slug", slugs())
def test_every_game_with_bots_is_as_dealt(den: Den, anna: Guest, slug: str) -> None:
    table = anna.lay("me", "bot:easy", game=slug)
    anna.do(table, "word", seat=0, word="mine")
    anna.refused(403, "not-over", "GET", f"/api/tables/{table}/verify")
    anna.do(table, "start")
    anna.refused(403, "not-over", "GET", f"/api/tables/{table}/verify")
    anna.refused(403, "not-over", "GET", f"/api/tables/{table}/record")
    finish(anna, table, 0, random.Random(4))
    told, record = check(anna, table), record_of(anna, table)
    assert (told["kind"], told["words"], told["unchecked"]) == (AS_DEALT, 1, 0)
    assert told["draws"] == draws_in(record.read()) > 5
    verdict = verify(record)
    assert (verdict.kind, verdict.draws) == (AS_DEALT, told["draws"])
    french = anna.ok("GET", f"/api/tables/{table}/verify?language=fr")
    assert "Donne exacte" in french["message"]
    assert "As dealt" in told["message"]


def test_undo_restarts_and_all_it_is_as_dealt(tmp_path: Path) -> None:
    """The house is closed in mid-game, answers are taken back: what is drawn is the same."""
    cookie, table, undone = "", "", 0
    for opening in range(3):
        with open_den(tmp_path) as den:
            anna = den.back(cookie) if cookie else den.guest("Anna")
            table = table or anna.lay("me", "hot:Léa", "hot:Max", start=True)
            cookie, rng = anna.cookie, random.Random(opening)
            for _ in range(30):
                for seat in anna.look(table)["waiting"][:1]:
                    anna.answer(table, seat, rng)
                    if anna.seat(table, seat)["can_undo"] and rng.random() < 0.5:
                        anna.do(table, "undo", seat=seat)
                        undone += 1
            if opening == 2:
                play(anna, table, seed=9)
                assert check(anna, table)["kind"] == AS_DEALT
                assert verify(record_of(anna, table)).kind == AS_DEALT
    assert undone > 5


def test_a_table_from_before_plays_on_and_cannot_be_checked(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        cookie = anna.cookie
        tables = [anna.lay("me", "hot:Léa", start=start) for start in (True, False)]
        with den.house.storage.engine.begin() as connection:
            connection.execute(update(TABLES).values(secret=None))
    with open_den(tmp_path) as den:
        anna = den.back(cookie)
        path = f"/api/tables/{tables[1]}/word"
        anna.refused(409, "no-deal", "POST", path, seat=0, word="x")
        anna.do(tables[1], "start")
        for table in tables:
            assert deal_of(anna, table) is None
            play(anna, table, seed=1)
            told = check(anna, table)
            assert (told["kind"], told["draws"]) == ("no-deal", 0)
            assert "cannot be checked" in told["message"]
            assert record_of(anna, table).deal is None


# --- by other rules, or by none at hand


def stored(den: Den, table: str) -> StoredTable:
    with den.house.storage.engine.connect() as connection:
        return read_table(table)(connection)


def test_what_was_drawn_by_other_rules_is_owned_up_to(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=1, most=40)
    kept = stored(den, table)
    again = Table(kept.row)
    live = den.live(table).table
    assert live.match is not None
    again.play_by(live.setup)
    change = {"kind": "play-on", "by": "", "rules": "1", "edition": live.setup.content.digest}
    for body in [*kept.bodies, change]:
        again.absorb(body)
    assert again.deal is not None
    assert again.deal.unchecked == draws_in(live.match.state.entries) > 5
    later = StoredTable(kept.row, [*kept.bodies, change], kept.edition)
    assert json.loads(later.record())["deal"] == again.deal.closed().to_json()


@pytest.mark.parametrize("secret", ["", "00", "x" * 64])
def test_a_secret_that_cannot_be_read_promises_nothing(den: Den, anna: Guest, secret: str) -> None:
    """Nor does a game that was begun by a house which knows of no promises."""
    table = anna.lay("me", "hot:Léa", start=True)
    kept = stored(den, table)
    damaged = StoredTable({**kept.row, "secret": secret}, kept.bodies, kept.edition)
    plain = [{name: body[name] for name in body if name != "words"} for body in kept.bodies]
    for other in (damaged, StoredTable(kept.row, plain, kept.edition)):
        again = restore(other)
        assert (again.status, again.deal) == ("playing", None)
        assert again.match is not None
        assert again.match.key is None
        assert "deal" not in json.loads(other.record())


def test_a_record_as_it_is_stored_is_opened_at_the_end_only(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa")
    anna.do(table, "word", seat=0, word="mine")
    anna.do(table, "start")
    play(anna, table, seed=1, most=40)
    early = stored(den, table).record()
    assert secret_of(den, table).hex() not in early
    record = antre.load(early)
    assert isinstance(record, Record)
    assert verify(record).kind == CLOSED
    play(anna, table, seed=2)
    late = antre.load(stored(den, table).record())
    assert isinstance(late, Record)
    assert verify(late).kind == AS_DEALT
    assert late.to_json() == record_of(anna, table).to_json()


# --- the secret


def traces(den: Den, table: str) -> list[bytes]:
    """The secret and the key as they might be written."""
    live = den.live(table).table
    assert live.deal is not None
    found = []
    for data in (secret_of(den, table), live.deal.key):
        wide = base64.b64encode(data).rstrip(b"=")
        found += [data, data.hex().encode(), data.hex().upper().encode(), wide]
        found += [base64.urlsafe_b64encode(data).rstrip(b"="), repr(data)[2:-1].encode()]
        found.append(str(int.from_bytes(data, "big")).encode())
    return found


def everything(den: Den, guest: Guest, table: str) -> bytes:
    """All that can be asked of a table, refusals and what bots are handed included."""
    at = f"/api/tables/{table}"
    asked = [guest.request("GET", path) for path in (
        at, f"{at}/record", f"{at}/verify", f"{at}/scene", f"{at}/scene?seat=0&step=1",
        f"{at}/scene.svg", f"{at}/seat/0", f"{at}/seat/-1", "/api/me", "/api/games",
        "/api/openapi.json",
    )]  # fmt: skip
    asked += [
        guest.request("POST", f"{at}/{what}", json=body)
        for what, body in (
            ("decide", {"seat": 0, "options": ["fly:away"]}),
            ("why", {"seat": 0, "option": "fly:away"}), ("undo", {"seat": 0}),
            ("word", {"seat": 0, "word": "x"}), ("chat", {"text": "hm"}),
            ("rematch", {}), ("play-on", {}), ("return", {"seat": 0}),
        )
    ]  # fmt: skip
    told = [reply.content + str(reply.headers).encode() for reply in asked]
    live = den.live(table).table
    told += [Telling(live, happening).message(0, "en") for happening in live.happenings]
    if live.match is not None:
        state = live.match.state
        worlds = [state.resample(seat, random.Random(1)) for seat in range(live.seats)]
        told += [pack(world) for world in worlds]
        told += [live.match.timeline.at(0).record.dumps().encode(), repr(state.chance).encode()]
        told += [json.dumps([state.dump(), state.view(0)]).encode()]
    return b"".join(told)


def test_nothing_of_the_secret_leaves_before_the_end(
    den: Den, anna: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = anna.lay("me", "hot:Léa", "hot:Max")
    secret, told = traces(den, table), everything(den, anna, table)
    anna.do(table, "word", seat=0, word="mine")
    anna.do(table, "start")
    rng = random.Random(2)
    for _ in range(6):
        secret += traces(den, table)
        told += everything(den, anna, table)
        for _ in range(8):
            anna.answer(table, rng.choice(anna.look(table)["waiting"]), rng)
    told += caplog.text.encode()
    assert not [trace for trace in secret if trace in told]
    play(anna, table, seed=5)
    assert secret_of(den, table).hex().encode() in everything(den, anna, table)
