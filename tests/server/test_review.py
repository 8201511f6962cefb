"""A finished game is reviewed in the background, for those who played it, and kept with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select

from antre.coach.driving import reviewing
from antre.server import reviews
from antre.server.retention import deletion
from antre.server.schema import REVIEWS
from tests.server.den import Den, Guest, Json, open_den, play
from tests.waiting import eventually


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Den]:
    """A house that looks at two choices, a moment each."""
    monkeypatch.setattr(reviews, "reviewing", partial(reviewing, seconds=0.05))
    with open_den(tmp_path, review_looks=2) as den:
        yield den


def finished(guest: Guest) -> str:
    table = guest.lay("me", "hot:Léa", start=True)
    play(guest, table, seed=3)
    return table


def check_moments(review: Json) -> None:
    """Rounds, turning points and the curve tell the same."""
    curve, turns = review["curve"], review["turns"]
    rounds = list(dict.fromkeys(moment["moment"] for moment in curve))
    assert rounds[0].startswith("Age 1 · round 1 of")
    assert rounds[-1].startswith("Age 2 · round")
    assert len(rounds) > 4
    places = {moment["choice"]: place for place, moment in enumerate(curve)}
    assert turns
    for turn in turns:
        before, after = (curve[places[turn["choice"]] - less] for less in (1, 0))
        assert turn["moment"] == before["moment"]
        assert turn["happened"]
        pairs = zip(before["chances"], after["chances"], strict=True)
        said = [f"from {round(100 * a)}% to {round(100 * b)}%" for a, b in pairs]
        assert any(each in turn["text"] for each in said)
    at = {moment["choice"]: moment["moment"] for moment in curve}
    for fault in review["faults"]:
        assert fault["moment"] == at[max(choice for choice in at if choice <= fault["choice"])]


def reviewed(guest: Guest, table: str) -> Json:
    told = guest.do(table, "review", seat=0)
    assert told["state"] in ("working", "ready")

    def ready() -> Json | None:
        now = guest.ok("GET", f"/api/tables/{table}/review?seat=0")
        assert now["state"] != "failed"
        found: Json | None = now["review"]
        return found

    return eventually(ready, "a review")


def test_a_game_is_reviewed_kept_taken_away_and_forgotten(brief: Den) -> None:
    anna, bruno = brief.guest("Anna"), brief.guest("Bruno")
    table = finished(anna)
    path = f"/api/tables/{table}/review"
    assert anna.ok("GET", path)["state"] == "none"
    bruno.refused(403, "not-seated", "POST", path, seat=0)
    bruno.refused(403, "not-seated", "GET", path)
    anna.refused(403, "not-yours", "POST", path, seat=4)
    running = anna.lay("me", "bot:normal", start=True)
    anna.refused(409, "not-over", "POST", f"/api/tables/{running}/review", seat=0)

    other = finished(anna)
    anna.do(other, "review", seat=0)
    anna.refused(409, "one-review", "POST", path, seat=0)
    reviewed(anna, other)
    # One that failed is begun again when somebody asks again.
    brief.house.reviews.underway[table] = underway = reviews.Underway("")
    underway.failed = True
    assert anna.ok("GET", path)["state"] == "failed"
    review = reviewed(anna, table)
    steps = anna.ok("GET", f"/api/tables/{table}/scene?seat=0")["steps"]
    assert [moment["step"] for moment in review["curve"]][-1] == steps
    assert review["curve"][-1]["chances"] == anna.look(table)["outcome"]["utilities"]
    assert all(moment["text"] for moment in review["curve"])
    check_moments(review)
    account = review["accounts"][0]
    assert account["judged"] == 1  # each of two
    parts = sum(account[part] for part in ("luck", "own", "others", "counted"))
    assert account["end"] - account["start"] == pytest.approx(parts)
    # Others may see no more of it now than before.
    bruno.refused(403, "not-seated", "GET", path)

    [mine] = [each for each in anna.ok("GET", "/api/me/export")["tables"] if each["table"] == table]
    assert mine["review"]["curve"][0]["choice"] == 0
    brief.run(brief.house.storage.write({}, deletion([table, other])))
    count = select(func.count()).select_from(REVIEWS)
    with brief.house.storage.engine.connect() as connection:
        assert connection.execute(count).scalar_one() == 0


def test_who_has_played_a_deal_sees_how_others_did(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        anna, bruno = den.guest("Anna"), den.guest("Bruno")
        table = anna.lay("me", "open")
        bruno.do(table, "join", invite=anna.invite(table))
        anna.do(table, "start")
        path = f"/api/tables/{table}/same-deal"
        anna.refused(409, "not-over", "GET", path)
        play_both(anna, bruno, table)
        both = anna.ok("GET", f"{path}?seat=0")["played"]
        assert sorted(each["name"] for each in both) == ["Anna", "Bruno"]
        assert [each["won"] for each in both] == sorted(each["won"] for each in both)[::-1]

        lines = anna.ok("GET", f"/api/tables/{table}/record")["entries"]
        own = bruno.do(table, "again", seat=1, choice=0)["table"]
        assert len(anna.ok("GET", f"{path}?seat=0")["played"]) == 2  # as long as it is not over
        eventually(lambda: not play_own(bruno, own, 1), "the end")
        scores = bruno.look(own)["scores"]
        # The same again of the same again is the same deal.
        once_more = den.live(bruno.do(own, "again", seat=1, choice=0)["table"]).table
        assert once_more.deal_of == table
        other = bruno.do(table, "again", seat=1, choice=first_taken(lines))["table"]
        assert den.live(other).table.deal_of is None

        told = anna.ok("GET", f"{path}?seat=0")["played"]
        assert {each["name"] for each in told if each["here"]} == {"Anna", "Bruno"}
        [new] = [each for each in told if not each["here"]]
        assert (new["name"], new["seat"], new["score"]) == ("Bruno", 1, scores[1])
        assert new["table"] is None  # Anna was not there
        [same] = [each for each in bruno.ok("GET", f"{path}?seat=1")["played"] if not each["here"]]
        assert same["table"] == own
        stranger = den.guest("Carla")
        stranger.refused(403, "not-seated", "GET", path)


def first_taken(lines: list[str]) -> int:
    """The number of the first choice that is no secret."""
    taken = next(place for place, line in enumerate(lines) if " take:" in line)
    return sum(line[0].isdigit() for line in lines[:taken])


def play_both(anna: Guest, bruno: Guest, table: str) -> None:
    rng = random.Random(2)
    while waiting := anna.look(table)["waiting"]:
        (anna, bruno)[waiting[0]].answer(table, waiting[0], rng)


def play_own(guest: Guest, table: str, seat: int) -> bool:
    """Answer as far as one is asked; False at the end."""
    rng = random.Random(5)
    while guest.answer(table, seat, rng):
        pass
    return bool(guest.look(table)["outcome"] is None)


def test_it_goes_on_from_a_moment_or_with_the_same_deal(tmp_path: Path) -> None:
    with open_den(tmp_path, bot_pause=1000.0) as den:
        anna, bruno = den.guest("Anna"), den.guest("Bruno")
        table = finished(anna)
        path = f"/api/tables/{table}/again"
        lines = anna.ok("GET", f"/api/tables/{table}/record")["entries"]
        choice = first_taken(lines)
        bruno.refused(403, "not-seated", "POST", path, seat=0, choice=0)
        anna.refused(404, "no-moment", "POST", path, seat=0, choice=99_999)
        anna.refused(409, "not-reviewed", "POST", path, seat=0, choice=1)
        on = anna.do(table, "again", seat=0, choice=choice)["table"]
        same = anna.do(table, "again", seat=0, choice=0)["table"]
        first = [line for line in lines if line[0].isdigit()][:choice]
        assert den.live(on).table.match.choices == choice  # type: ignore[union-attr]
        assert [chair["kind"] for chair in anna.look(on)["chairs"]] == ["person", "bot"]
        state = den.live(on).table.match.state  # type: ignore[union-attr]
        assert [line for line in state.record.entries if line[0].isdigit()] == first
        again = den.live(same).table.match.state  # type: ignore[union-attr]
        drawn = [line for line in again.record.entries if not line[0].isdigit()]
        assert lines[: len(drawn)] == drawn
        cookie = anna.cookie
    with open_den(tmp_path, bot_pause=1000.0) as den:
        restored = den.live(on).table.match.state  # type: ignore[union-attr]
        assert restored.fingerprint() == state.fingerprint()
        anna = den.back(cookie)
        assert anna.seat(on, 0)["log"]
