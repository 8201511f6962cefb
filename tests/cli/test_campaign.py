"""`antre campaign`: a book in a file, games that carry it on, by bots and by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.core.campaign import Campaign
from tests.cli.conftest import Run, flat
from tests.toys.shelf import ladder

__all__ = ["ladder"]
pytestmark = pytest.mark.usefixtures("ladder")
TOGETHER = ("--seats", "2", "--set", "way=together", "--set", "height=1")


def book() -> Campaign:
    return Campaign.loads(Path("book.json").read_bytes())


def test_a_book_from_its_first_page_to_a_new_beginning(run: Run) -> None:
    assert run("campaign", "new", "ladder", "book.json", "--title", "Up").code == 0
    bots = run("campaign", "run", "book.json", "--games", "2", "--seed", "3", *TOGETHER)
    assert bots.code == 0, bots.err
    assert book().earned == {"medals": {"gold": 2}}
    assert "■■□□□  Gold medal" in bots.out
    # The third by hand; every round one rests, and the bot does what it wants.
    by_hand = run(
        "play", "--campaign", "book.json", *TOGETHER, "--bots", "random", "--name", "Anna",
        "--save", "third.json", typed=["rest"] * 3,
    )  # fmt: skip
    assert by_hand.code == 0, by_hand.err
    assert "Entered into the book book.json." in flat(by_hand.out)
    assert book().earned == {"medals": {"gold": 3}}
    assert "Anna" in book().pages[2].names
    again = run("campaign", "add", "book.json", "third.json")
    assert again.code == 2
    assert "already" in again.err
    shown = run("campaign", "anew", "book.json", "--language", "fr")
    assert "□□□□□  Médaille d’or" in shown.out
    assert len(book().pages) == 3
    told = run("campaign", "show", "book.json")
    assert "Game 3" in told.out


def test_what_cannot_be_done_is_said(run: Run) -> None:
    run("campaign", "new", "ladder", "book.json")
    Path("broken.json").write_text("{}", encoding="utf-8")
    for wanted, why in (
        (("campaign", "new", "ladder", "book.json"), "there already"),
        (("campaign", "new", "nidavellir", "other.json"), "earn nothing"),
        (("campaign", "show", "broken.json"), "broken.json: a campaign has the fields"),
        (("campaign", "show", "nowhere.json"), "nowhere.json"),
        (("play", "nidavellir", "--campaign", "book.json"), "campaign of ladder"),
        (("campaign", "run", "book.json", "--seats", "3", "--bots", "random,random"), "one each"),
    ):
        result = run(*wanted)
        assert result.code == 2
        assert why in flat(result.err)
