"""Learning over HTTP: lessons one by one on a real table, stored like any other."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from antre.core.lesson import Tutorial, tutorial_of
from antre.core.rule import LANGUAGES
from antre.server.table import Table
from tests.server.den import Den, Guest, Json, open_den
from tests.waiting import eventually

TUTORIAL = tutorial_of("nidavellir")
assert TUTORIAL is not None


def begin(guest: Guest) -> str:
    table: str = guest.ok("POST", "/api/learn/nidavellir")["table"]
    return table


def scene(guest: Guest, table: str, more: str = "") -> Json:
    told = guest.ok("GET", f"/api/tables/{table}/scene?seat=0{more}")
    del told["drawn"]  # a word that is another one each time
    return told


def lesson(guest: Guest, table: str) -> Json | None:
    """The lesson at hand, once the others have played what they play."""

    def look() -> list[Json | None]:
        found = scene(guest, table)["lesson"]
        return [] if found is not None and found["kind"] == "watch" else [found]

    return eventually(look, "the others have played on")[0]


def go_on(guest: Guest, table: str) -> Json | None:
    """Do what the lesson asks, in the first way it allows; the lesson after it."""
    now = lesson(guest, table)
    assert now is not None
    if now["options"] is None:
        guest.do(table, "lesson", step=now["step"])
    else:
        wanted = [options[0] if options else now["options"][0] for options in now["plan"]]
        guest.decide(table, 0, *wanted)
    return lesson(guest, table)


def reach(guest: Guest, table: str, rule: str) -> Json:
    while (now := lesson(guest, table)) is not None and now["rule"] != rule:
        go_on(guest, table)
    assert now is not None, f"no lesson on {rule}"
    return now


def finish(guest: Guest, table: str, seed: int) -> None:
    """Play on against the bots to the end."""
    rng = random.Random(seed)
    while guest.look(table)["status"] == "playing":
        if not guest.answer(table, 0, rng):
            time.sleep(0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_from_start_to_end_and_beyond(den: Den, language: str) -> None:
    anna = den.guest("Anna", language)
    table = begin(anna)
    told = []
    now = lesson(anna, table)
    while now is not None:
        told.append((now["step"], now["text"], now["title"]))
        now = go_on(anna, table)
    assert TUTORIAL is not None
    rules = TUTORIAL.scenario.setup.game.rules
    assert told == [
        (each.number + 1, each.say(language), rules[each.rule].title[language])
        for each in TUTORIAL.lessons
    ]
    view = anna.seat(table, 0)["view"]
    assert (view["age"], view["round"], view["distinctions"]["kings_hand"]) == (2, 1, 0)
    finish(anna, table, seed=1)
    seen = anna.look(table)
    assert (seen["status"], seen["lesson"]) == ("over", True)
    assert scene(anna, table)["lesson"] is None


def test_a_lesson_carries_all_that_the_page_shows(anna: Guest) -> None:
    table = begin(anna)
    first = scene(anna, table)
    assert first["lesson"] == {
        "step": 1,
        "of": 32,
        "kind": "read",
        "text": first["lesson"]["text"],
        "rule": "goal.winner",
        "title": "Highest bravery wins",
        "further": None,
        "piece": "seat:0",
        "options": None,
        "plan": [],
    }
    assert first["lesson"]["text"].startswith("Welcome to Nidavellir!")
    assert first["scene"]["question"]["plan"]
    french = scene(anna, table, "&language=fr")["lesson"]["text"]
    assert french.startswith("Bienvenue")
    bids = reach(anna, table, "bids.one-per-tavern")
    assert (bids["kind"], bids["options"]) == ("choose", ["bid:b5"])
    assert bids["plan"] == [["bid:b5"], ["bid:b4"], ["bid:b2"]]
    assert bids["text"].endswith("Lay 5 on the Goblin, 4 on the Dragon and 2 on the Horse.")
    assert [chair["name"] for chair in anna.look(table)["chairs"]] == ["Anna", "Brokk", "Sindri"]


def test_the_past_has_no_lessons(anna: Guest) -> None:
    table = begin(anna)
    reach(anna, table, "reveal.tie-by-gem")
    assert scene(anna, table, "&step=1")["lesson"] is None


def test_another_choice_is_refused_kindly_and_nothing_is_lost(anna: Guest, bruno: Guest) -> None:
    table = begin(anna)
    reach(anna, table, "bids.one-per-tavern")
    before = scene(anna, table)
    path = f"/api/tables/{table}/decide"
    wrong = ["bid:b5", "bid:b2", "bid:b4"]
    error = anna.refused(409, "lesson", "POST", path, seat=0, options=wrong)
    asked = "Lay 5 on the Goblin, 4 on the Dragon and 2 on the Horse."
    assert error["message"] == f"This lesson asks for something else. {asked}"
    assert (error["rule"], error["allowed"]) == ("bids.one-per-tavern", ["bid:b5"])
    assert scene(anna, table) == before
    anna.decide(table, 0, "bid:b5")
    error = anna.refused(409, "lesson", "POST", path, seat=0, options=["bid:b3", "bid:b2"])
    assert error["allowed"] == ["bid:b4"]
    assert scene(anna, table)["lesson"]["plan"] == [["bid:b4"], ["bid:b2"]]
    anna.decide(table, 0, "bid:b4", "bid:b2")
    now = lesson(anna, table)
    assert now is not None
    assert now["rule"] == "reveal.highest-first"
    bruno.refused(403, "not-yours", "POST", path, seat=0, options=["take:e11"])


def test_the_refusal_speaks_the_language_of_the_learner(bruno: Guest) -> None:
    table = begin(bruno)
    reach(bruno, table, "class.explorer-sum")
    path = f"/api/tables/{table}/decide"
    error = bruno.refused(409, "lesson", "POST", path, seat=0, options=["take:w9"])
    assert error["message"] == "Cette leçon demande autre chose. Prenez l’explorateur 11."


def test_what_is_to_be_read_is_read_first(anna: Guest, bruno: Guest) -> None:
    table = begin(anna)
    decide, read = f"/api/tables/{table}/decide", f"/api/tables/{table}/lesson"
    error = anna.refused(409, "lesson-read", "POST", decide, seat=0, options=["bid:b5"])
    assert error["rule"] == "goal.winner"
    bruno.refused(403, "not-yours", "POST", read, step=1)
    anna.refused(409, "stale", "POST", read, step=2)
    anna.refused(400, "malformed", "POST", read, step=0)
    version = anna.do(table, "lesson", step=1)["version"]
    assert anna.do(table, "lesson", step=1)["version"] == version, "a second click does no harm"
    now = lesson(anna, table)
    assert now is not None
    assert now["step"] == 2
    asked = reach(anna, table, "bids.one-per-tavern")
    anna.refused(409, "stale", "POST", read, step=asked["step"])


def test_several_options_where_the_lesson_leaves_a_choice(anna: Guest) -> None:
    table = begin(anna)
    heroes = reach(anna, table, "hero.mandatory")
    assert "recruit:astrid" in heroes["options"]
    assert "recruit:dagda" not in heroes["options"]
    path = f"/api/tables/{table}/decide"
    anna.refused(409, "lesson", "POST", path, seat=0, options=["recruit:dagda"])
    anna.decide(table, 0, "recruit:astrid")
    coins = reach(anna, table, "distinction.kings-hand-effect")
    assert coins["plan"] == [[]]
    assert set(coins["options"]) == {f"transform:{coin}" for coin in ("b2", "b3", "b5", "r17")}
    anna.decide(table, 0, "transform:b2")
    now = lesson(anna, table)
    assert now is not None
    assert now["rule"] == "evaluation.tie-nobody"
    assert anna.seat(table, 0)["view"]["command"][0] == ["astrid"]


def test_nothing_is_taken_back_while_lessons_go_on(anna: Guest) -> None:
    table = begin(anna)
    reach(anna, table, "bids.one-per-tavern")
    anna.decide(table, 0, "bid:b5")
    assert not scene(anna, table)["can_undo"]
    assert not anna.seat(table, 0)["can_undo"]
    anna.refused(409, "lesson-undo", "POST", f"/api/tables/{table}/undo", seat=0)


def test_somebody_who_knows_enough_plays_on_freely(anna: Guest) -> None:
    table = begin(anna)
    reach(anna, table, "class.hunter-square")
    anna.do(table, "lesson", step=10, skip=True)
    assert scene(anna, table)["lesson"] is None
    anna.do(table, "lesson", step=10, skip=True)
    anna.do(table, "lesson", step=11)
    finish(anna, table, seed=2)
    assert anna.look(table)["status"] == "over"


def test_lessons_survive_the_end_of_the_house(tmp_path: Path) -> None:
    """The house closes and opens between any two lessons: same place, same cards to come."""
    with open_den(tmp_path / "whole") as den:
        anna = den.guest("Anna")
        whole = begin(anna)
        while go_on(anna, whole) is not None:
            pass
        expected = story(anna, whole)
    table, cookie, now = "", "", None
    for _ in range(4):
        with open_den(tmp_path / "broken") as den:
            anna = den.guest("" if cookie else "Anna")
            if cookie:
                anna.client.cookies.set("antre", cookie)
                assert lesson(anna, table) == now
            else:
                table, cookie = begin(anna), anna.client.cookies["antre"]
            for _ in range(8):
                now = go_on(anna, table)
            told = story(anna, table)
    assert now is None
    assert told == expected


def story(guest: Guest, table: str) -> list[str]:
    """All that was told, up to the free game."""
    lines = [line["text"] for line in guest.seat(table, 0)["log"]]
    return [line for line in lines if not line.startswith("Age 2")]


def test_a_tutorial_that_no_longer_fits_sets_the_table_free(den: Den, anna: Guest) -> None:
    """A table laid before the tutorial was rewritten must not wait for ever."""
    table = begin(anna)
    assert TUTORIAL is not None
    game = TUTORIAL.scenario.setup.game
    text = (game.folder / "tutorial.toml").read_text(encoding="utf-8")
    rewritten = Tutorial.parse(game, text.replace("1 bid:b3 bid:b4 bid:b5", "1 take:h"))
    inside(den, table, lambda laid: setattr(laid, "tutorial", rewritten))
    for step in (1, 2, 3):
        anna.do(table, "lesson", step=step)
    assert lesson(anna, table) is None
    finish(anna, table, seed=3)
    assert anna.look(table)["status"] == "over"


def inside(den: Den, table: str, change: Callable[[Table], None]) -> None:
    async def work() -> None:
        change((await den.house.find(table)).table)

    den.run(work())


def test_games_without_lessons(anna: Guest) -> None:
    anna.refused(404, "no-game", "POST", "/api/learn/chess")
    table = anna.lay("me", "bot:easy", start=True)
    assert scene(anna, table)["lesson"] is None
    anna.do(table, "lesson", step=1)
    assert scene(anna, table)["lesson"] is None


def test_once_more_is_a_plain_game(anna: Guest) -> None:
    table = begin(anna)
    anna.do(table, "lesson", step=1, skip=True)
    finish(anna, table, seed=4)
    again = anna.do(table, "rematch")["table"]
    assert scene(anna, again)["lesson"] is None
    assert not anna.look(again)["lesson"]
