"""A record put to the test at the command line, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.core.game import find
from antre.core.record import Record
from antre.core.setup import Setup
from tests.cli.conftest import Run, flat
from tests.dealt import altered, dealt, draws, promise


@pytest.fixture(scope="module")
def record() -> Record:
    return dealt(Setup.of(find("nidavellir"), 2), promise(2, "[bold] ours"), seed=1)


def keep(record: Record) -> str:
    Path("game.json").write_text(record.dumps(), encoding="utf-8")
    return "game.json"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "As dealt: {} draws follow from the secret that was promised. One seat added"),
        ("fr", "Donne exacte : {} tirages découlent du secret promis. Un joueur a ajouté"),
    ],
)
def test_a_game_as_it_was_dealt(run: Run, record: Record, language: str, said: str) -> None:
    assert record.deal is not None
    result = run("verify", keep(record), "--language", language)
    assert result.code == 0
    told = flat(result.out)
    assert said.format(len(draws(record))) in told
    assert record.deal.commitment in told
    assert "[bold] ours" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not as dealt: draw 1 is “{}” in the record, and the promised secret gives “{}”."),
        ("fr", "Donne inexacte : le tirage 1 est « {} » dans l’enregistrement, et le secret "
         "promis donne « {} »."),
    ],
)  # fmt: skip
def test_the_first_draw_that_differs(run: Run, record: Record, language: str, said: str) -> None:
    entries, (first, *others) = list(record.entries), draws(record)
    purpose = entries[first].split()[0]
    other = next(place for place in others if entries[place].split()[0] == purpose)
    entries[first], entries[other] = entries[other], entries[first]
    result = run("verify", keep(altered(record, entries=entries)), "--language", language)
    assert result.code == 1
    assert flat(said.format(entries[first], record.entries[first])) in flat(result.out)


def test_the_promise_can_be_compared_with_the_one_noted(run: Run, record: Record) -> None:
    assert record.deal is not None
    kept, promised = keep(record), record.deal.commitment
    assert run("verify", kept, "--commitment", promised.upper()).code == 0
    other = run("verify", kept, "--commitment", "0" * 64)
    assert other.code == 1
    assert "not the one you noted" in flat(other.out)


def test_what_cannot_be_checked_says_why(run: Run, record: Record) -> None:
    assert record.deal is not None
    for deal, said in ((None, "This deal cannot be checked"), (record.deal.closed(), "not opened")):
        kept = Record(record.setup, record.entries, record.result, deal)
        result = run("verify", keep(kept))
        assert result.code == 2
        assert said in flat(result.out)
    Path("scenario.json").write_text('{"scenario": 2, "game": "nidavellir", "seats": 2}')
    assert run("verify", "scenario.json").code == 2
    assert "cannot be checked" in flat(run("verify", "scenario.json").out)


def test_nobody_added_a_word(run: Run) -> None:
    record = dealt(Setup.of(find("nidavellir"), 2), promise(2), seed=1)
    assert "Nobody added a word" in flat(run("verify", keep(record)).out)
    assert record.deal is not None
    record.deal.unchecked = 7
    result = run("verify", keep(record), "--language", "fr")
    assert result.code == 2, "not all of it is proved"
    assert "Les 7 premiers tirages" in flat(result.out)
