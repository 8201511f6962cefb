"""Campaigns: what games earn is carried on, a book is read as it was written, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from antre.core.campaign import MOST_PAGES, BadCampaign, Campaign
from antre.core.state import State
from tests.toys.shelf import ladder

__all__ = ["ladder"]
pytestmark = pytest.mark.usefixtures("ladder")
DAY = "2026-11-16"


def climbed(book: Campaign, height: int, **settings: Any) -> State:
    """A game of two who rest their way up: won where two are asked to come no higher than three."""
    state = book.setup(2, {"way": "together", "height": height, **settings}).start(seed=1)
    while not state.over:
        state.apply(state.decisions[0].seat, "rest")
    return state


def test_every_game_begins_with_what_the_earlier_ones_have_earned() -> None:
    book = Campaign.begin("ladder", "The steep side")
    assert book.earned == {"medals": {}}
    for number in range(1, 7):
        before = book
        book = book.after(climbed(book, height=3), f"game {number}", DAY, ["Anna", "Ben"])
        assert len(before.pages) == number - 1, "a book never changes"
        assert book.earned == {"medals": {"gold": min(number, 5)}}
        assert book.setup(2).settings["medals"] == {"gold": min(number, 5)}
    assert book.pages[0].won
    assert book.pages[0].gained == {"medals": {"gold": 1}}
    assert book.pages[5].gained == {}, "there is no sixth medal"


def test_a_game_that_is_lost_or_does_without_what_was_earned_costs_nothing() -> None:
    book = Campaign.begin("ladder")
    book = book.after(climbed(book, height=3), "won", DAY)
    book = book.after(climbed(book, height=9), "lost", DAY)
    assert not book.pages[1].won
    assert book.pages[1].margin < 0
    assert book.earned == {"medals": {"gold": 1}}
    book = book.after(climbed(book, height=3, medals={}), "without", DAY)
    assert book.earned == {"medals": {"gold": 2}}


def test_a_book_that_begins_anew_keeps_its_pages_and_none_of_its_rewards() -> None:
    book = Campaign.begin("ladder")
    book = book.after(climbed(book, height=3), "1", DAY).anew()
    assert book.earned == {"medals": {}}
    book = book.after(climbed(book, height=3), "2", DAY)
    assert book.earned == {"medals": {"gold": 1}}
    assert [page.mark for page in book.pages] == ["1", "2"]


def test_a_book_is_read_as_it_was_written() -> None:
    book = Campaign.begin("ladder", "Été")
    book = book.after(climbed(book, height=3), "1", DAY, ["Anna", "Ben"]).anew()
    again = Campaign.loads(book.dumps())
    assert again.to_json() == book.to_json()
    assert again.pages[0].said["en"] != again.pages[0].said["fr"]


def test_no_game_is_entered_twice_nor_one_that_goes_on_nor_another_one() -> None:
    book = Campaign.begin("ladder")
    state = climbed(book, height=3)
    book = book.after(state, "1", DAY)
    with pytest.raises(BadCampaign, match="already"):
        book.after(state, "1", DAY)
    with pytest.raises(BadCampaign, match="over"):
        book.after(book.setup(2).start(1), "2", DAY)
    with pytest.raises(BadCampaign, match="book of ladder"):
        Campaign("ladder").after(nidavellir_over(), "3", DAY)
    with pytest.raises(BadCampaign, match="earn nothing"):
        Campaign.begin("nidavellir")


def nidavellir_over() -> State:
    import antre

    return antre.new("nidavellir", 2, seed=1)


def spoilt() -> list[tuple[str, Any]]:
    page = {"mark": "1", "day": DAY, "names": [], "won": True, "margin": 0, "gained": {},
            "said": {"en": "", "fr": ""}, "told": {"en": [], "fr": []}}  # fmt: skip
    book: dict[str, Any] = {
        "campaign": 1, "game": "ladder", "title": "", "begun": 0, "pages": [page]
    }  # fmt: skip

    def of(**change: Any) -> dict[str, Any]:
        return {**book, "pages": [{**page, **change}]}

    return [
        ("object", []),
        ("fields", {**book, "more": 1}),
        ("format", {**book, "campaign": 2}),
        ("no game", {**book, "game": "chess"}),
        ("text", {**book, "title": "x" * 81}),
        ("begun", {**book, "begun": 2}),
        ("begun", {**book, "begun": True}),
        ("same game", {**book, "pages": [page, page]}),
        ("list", {**book, "pages": [{**page, "mark": str(n)} for n in range(MOST_PAGES + 1)]}),
        ("margin", of(margin="far")),
        ("won", of(won=1)),
        ("no setting", of(gained={"height": {"gold": 1}})),
        ("allowed", of(gained={"medals": {"gold": -1}})),
        ("allowed", of(gained={"medals": {"tin": 1}})),
        ("whole", of(gained={"medals": {"gold": 0.5}})),
        ("fields", of(said={"en": ""})),
        ("text", of(told={"en": ["x" * 601], "fr": []})),
    ]


@pytest.mark.parametrize(("why", "data"), spoilt())
def test_what_is_no_book_is_refused_with_the_reason(why: str, data: Any) -> None:
    with pytest.raises(Exception, match=why) as caught:
        Campaign.loads(json.dumps(data))
    assert isinstance(caught.value, BadCampaign) or "allowed" in why or "no game" in why
    with pytest.raises(BadCampaign, match="JSON"):
        Campaign.loads("{")
