"""Campaigns of Maender-Alkoor: ticks from game to game, and what the book tells."""

from __future__ import annotations

import pytest

from antre.core.campaign import Campaign
from antre.core.rule import LANGUAGES
from antre.core.words import HOUSE, Words
from antre.games.alkoor import GAME
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.state import ACCOMPLISHED, CAUGHT, Alkoor
from antre.games.alkoor.words.chronicle import say_chronicle
from tests.alkoor.tables import blank, card, win


def told(state: Alkoor, ending: int, language: str = "en") -> str:
    end_game(state, ending)
    state.run()
    return " ".join(say_chronicle(state, Words(language, HOUSE, GAME.folder)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_tells_quest_challenge_and_the_fate_of_each_hero(language: str) -> None:
    state = blank(2)
    win(state, "H44")
    state.vils_pile = [card("H11"), card("LT01")]
    said = told(state, ACCOMPLISHED, language)
    names = state.box.words["hero"]
    for hero in (*(state.box.heroes[each].id for each in state.team), "H44", "H11"):
        assert said.count(names[hero][language]) == 1
    assert state.box.words["quest"][state.box.quests[state.quest].id][language] in said


def test_who_is_caught_is_lost_and_only_the_last_challenge_saves_the_world() -> None:
    assert "Lost with the Quest" in told(blank(2), CAUGHT)
    for name, saves in (("pepere", False), ("infernal", True)):
        state = blank(2)
        win(state, *["ZM3"] * 20)
        ids = [challenge.id for challenge in state.box.challenges]
        state.challenge = ids.index(name)
        assert ("saved for good" in told(state, ACCOMPLISHED)) is saves


@pytest.mark.proves("campaign.carry", "campaign.five-ticks")
def test_a_beaten_challenge_is_ticked_in_the_book_up_to_five_times() -> None:
    book = Campaign.begin("alkoor")
    for number in range(6):
        assert book.earned["earned"].get("pepere", 0) == min(number, 5)
        state = blank(2, earned=book.earned["earned"])
        win(state, *["ZM3"] * 20)
        end_game(state, ACCOMPLISHED)
        state.run()
        book = book.after(state, str(number), "2026-11-16")
    assert book.setup(2).settings["earned"] == {"pepere": 5}
