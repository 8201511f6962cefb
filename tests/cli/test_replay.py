"""A saved game told again, and what each pair of eyes may see of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import antre
from antre.core.state import State
from tests.cli.conftest import Run, flat


def first_options(choices: int) -> State:
    state = antre.new("nidavellir", seats=3, seed=11)
    for _ in range(choices):
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])
    return state


def keep(state: State, name: str = "game.json") -> str:
    Path(name).write_text(state.record.dumps(), encoding="utf-8")
    return name


def finished() -> State:
    state = first_options(0)
    while not state.over:
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[-1])
    return state


@pytest.mark.parametrize(("language", "title"), [("en", "Final count"), ("fr", "Décompte final")])
def test_the_story_and_the_final_table(run: Run, language: str, title: str) -> None:
    state = finished()
    result = run("replay", keep(state), "--language", language)
    assert result.code == 0
    assert title in result.out
    for score in state.scores:
        assert str(score) in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def bids(own: list[str]) -> State:
    """Seat 1 has laid these coins, seat 0 another, and nothing is revealed yet."""
    state = antre.new("nidavellir", seats=2, seed=5)
    for coin in own:
        state.apply(1, f"bid:{coin}")
    state.apply(0, "bid:b4")
    return state


def test_eyes_see_only_what_they_may(run: Run) -> None:
    """Two games that differ in secret bids alone look the same to all but the bidder."""
    one = keep(bids(["b5", "b4", "b3"]), "one.json")
    other = keep(bids(["b0", "b2", "b3"]), "other.json")
    for seat in ([], ["--seat", "0"]):
        for step in ([], ["--step"]):
            first = run("replay", one, *seat, *step, typed=[""] * 9)
            assert first.out == run("replay", other, *seat, *step, typed=[""] * 9).out
    mine = run("replay", one, "--seat", "1").out
    assert mine != run("replay", other, "--seat", "1").out
    assert "You lay the coin 5 on the Laughing Goblin." in mine


def test_every_seat_in_turn(run: Run) -> None:
    state = first_options(9)
    out = run("replay", keep(state), "--seat", "all").out
    for seat in range(3):
        assert f"Through the eyes of Seat {seat}" in out
        laid = [event for event in state.log(seat) if event["kind"] == "bid"]
        part = out.split(f"Through the eyes of Seat {seat}")[1].split("Through the eyes of")[0]
        assert part.count("You lay ") == len(laid) == 3
    assert "You lay" not in run("replay", "game.json").out


def test_to_a_step(run: Run) -> None:
    full = first_options(12)
    out = run("replay", keep(full), "--to", "9").out
    keep(first_options(9), "short.json")
    assert out == run("replay", "short.json").out
    assert "Waiting for Seat" in out


def test_step_by_step(run: Run) -> None:
    keep(first_options(12))
    out = run("replay", "game.json", "--step", typed=[""] * 3).out
    for step in range(4):
        assert f"Step {step} of 12" in out
    assert "Step 4 of 12" not in out
    whole = run("replay", "game.json", "--step", "--to", "2", typed=[""] * 9).out
    assert "Step 2 of 12" in whole
    assert "Step 3 of 12" not in whole


def test_a_scenario_is_replayed_too(run: Run) -> None:
    Path("scenario.json").write_text(
        '{"scenario": 1, "game": "nidavellir", "seats": 2, "choices": ["1 bid:b5"]}',
        encoding="utf-8",
    )
    assert "You lay the coin 5" in flat(run("replay", "scenario.json", "--seat", "1").out)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--to", "13"], "this record has steps 0 to 12"),
        (["--to", "-2"], "this record has steps 0 to 12"),
        (["--seat", "3"], "seats are 0 to 2"),
        (["--seat", "me"], "seats are 0 to 2"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str], message: str) -> None:
    result = run("replay", keep(first_options(12)), *arguments)
    assert result.code == 2
    assert message in result.err


def test_an_edited_record_is_refused(run: Run) -> None:
    text = first_options(5).record.dumps().replace("bid:b0", "bid:b5", 1)
    Path("game.json").write_text(text, encoding="utf-8")
    result = run("replay", "game.json")
    assert (result.code, result.out) == (2, "")
    assert "'hash'" in result.err
