"""What Maender-Alkoor says, and what its narrator adds."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from rich.console import Console

from antre.cli.showing import show_events
from antre.core.reason import Reason
from antre.core.rule import LANGUAGES
from antre.core.step import Question, Step
from antre.core.words import HOUSE, Words
from antre.games.alkoor import GAME
from antre.games.alkoor.content.effects import VERBS
from antre.games.alkoor.rules.moments import Asking
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.words.effect_words import say_cost, say_effects
from antre.games.alkoor.words.narrator import REMARKS, occasion_of, say_aside
from antre.server.api_games import rule_book
from tests import test_words as house
from tests.alkoor.rare import moments
from tests.alkoor.tables import BOX, asked, blank, choose, effect, game, gems

# Random games enough to meet whatever is not rare.
GAMES = 90
# Names of the code that nobody should read: ids of cards, verbs, and braces of Fluent.
RAW = re.compile(r"[{}_]|\b(?:[HBKN]\d\d|LT\d\d|RL\d|Z[A-Z]\d|S\d+b?|Q-\w+)\b|\bNone\b|\$")


def words(language: str = "en", me: int = 0) -> Words:
    return Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri"], me=me)


BOTH = [words(language) for language in LANGUAGES]


def said(event: dict[str, Any], language: str = "en", me: int = 0) -> str:
    return GAME.voice.event(BOX, event, words(language, me))


def question(state: Alkoor, language: str = "en") -> str:
    return GAME.voice.question(state, state.waiting[0], words(language))


# --- everything is said


def test_both_languages_have_the_same_words_well_written() -> None:
    house.test_both_languages_have_the_same_keys_and_values(GAME.folder)
    house.test_house_and_game_do_not_share_keys(GAME)
    house.test_english_typography(GAME.folder)
    house.test_french_typography(GAME.folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_of_its_own(language: str) -> None:
    house.test_every_option_has_words_of_its_own(GAME, language)
    told = words(language)
    raw = [
        text
        for text in (GAME.voice.option(BOX, option, told) for option in BOX.options)
        if RAW.search(text)
    ]
    assert not raw


def questions(of: type[Step[Any]] = Question) -> Iterator[str]:
    """Every question of the game by its name."""
    for kind in of.__subclasses__():
        if kind.__module__.startswith("antre.games.alkoor.") and kind is not Asking:
            yield kind.__name__
        yield from questions(kind)


def test_every_event_question_and_part_of_the_score_has_words() -> None:
    state = blank()
    keys = {f"event-{event.kind}" for event in GAME.engine.events}
    keys |= {f"ask-{name}" for name in questions()}
    keys |= {f"part-{part}" for part in GAME.engine.breakdown(state, 0)}
    keys |= {f"effect-{verb}" for verb in VERBS}
    for told in BOTH:
        assert not [key for key in sorted(keys) if not told.has(key)]


def test_no_words_are_left_over() -> None:
    texts = house.read(GAME.folder, "en")
    kinds = {event.kind for event in GAME.engine.events}
    verbs = {option.text.partition(":")[0] for option in BOX.options}
    known = {"event": kinds, "ask": set(questions()), "option": verbs, "aside": set(REMARKS)}
    for key in texts:
        prefix, _, name = key.partition("-")
        assert name in known.get(prefix, {name}), key


EARNED = {"petillant": 3, "infame": 5, "pepere": 5, "penible": 3, "aise": 3, "ardu": 3, "infect": 3}


def tables() -> Iterator[Alkoor]:
    """Games with all that was earned and chosen."""
    for seed in range(GAMES):
        more: dict[str, Any] = {"green_tokens": "chosen", "challenge": "later", "earned": EARNED}
        yield from game(1 + seed % 3, seed, **(more if seed % 2 else {}))


def test_every_question_and_event_is_met_and_told_in_both_languages() -> None:
    asked_of, met, told = set(), set(), set()
    rare = moments()
    for state in chain(tables(), rare):
        if not state.over:
            asked_of.add(type(state.question).__name__)
            told |= {GAME.voice.question(state, state.waiting[0], each) for each in BOTH}
        if state.over or state in rare:
            log = state.log(-1)
            met |= {event["kind"] for event in log}
            told |= {GAME.voice.tell(state.setup, event, each) for event in log for each in BOTH}
    assert asked_of == set(questions())
    assert met >= {event.kind for event in GAME.engine.events}
    assert "" not in told
    assert not [text for text in told if RAW.search(text)]


@pytest.mark.parametrize(
    ("gap", "english"),
    [
        (42, "Lead over the Vils: 42; the Challenge asked for 42. It is beaten."),
        (-3, "Lead over the Vils: −3; the Challenge asked for 42. It is missed."),
    ],
)
def test_a_quest_accomplished_is_measured_by_the_challenge(gap: int, english: str) -> None:
    rule = "result.success" if gap >= 42 else "result.failure"
    reason = Reason(rule, gap=gap, needed=42)
    assert GAME.voice.reason(blank().setup, reason, words()) == english


def test_every_effect_and_cost_of_the_edition_is_said() -> None:
    for told in BOTH:
        sayings = {say_effects([effect], told) for effect in BOX.effects()}
        sayings |= {say_cost(skill.cost, told) for skill in BOX.skills}
        assert not [text for text in sayings if RAW.search(text)]


def test_every_card_can_be_read_beside_the_rules() -> None:
    """In both languages, each under an id of its own, and no name of the code."""
    book = json.loads(rule_book("alkoor"))
    found = {
        card["id"]: card for each in book["chapters"] if each["cards"] for card in each["rules"]
    }
    ids = [card.id for group in (BOX.heroes, BOX.equipment, BOX.monsters, BOX.dilemmas)
           for card in group]  # fmt: skip
    ids += [hazard.id for hazard in BOX.hazards if hazard.number != BOX.second_trial.number]
    assert found.keys() == {f"card.{id}" for id in ids}
    for card in found.values():
        for language in LANGUAGES:
            assert card["title"][language]
            assert not RAW.search(card["text"][language]), card["id"]


# --- how it is said


def test_gems_are_counted_by_colour() -> None:
    drawn = {"kind": "gems_drawn", "seat": 0, "colours": ["blue", "red", "violet", "red"]}
    assert said(drawn) == "The team gains gems: 2 red, 1 violet and 1 blue."
    assert said(drawn, "fr") == (
        "L’équipe gagne des gemmes\u00a0: 2 rouges, 1 violette et 1 bleue."
    )


def test_in_french_nothing_is_counted_like_one_and_is_not_called_one() -> None:
    """Whatever has a form for one names the number, for nought has the same form."""
    told = words("fr")
    assert told.say("table-gems", count=0) == "0 gemme"
    assert told.say("table-points-of", points=-1, told="−1") == "−1 point"
    source = (GAME.folder / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"\[one\][^{\n]*\b1\b.*", source)


def test_places_are_told_by_what_they_are() -> None:
    moved = {"kind": "team_moved", "seat": 0, "to": "6"}
    assert said(moved) == "The team reaches space 6 (Forest)."
    assert said(moved | {"to": "shortcut-2"}, "fr") == (
        "L’équipe rejoint le raccourci périlleux 2."
    )
    assert said(moved | {"to": "city"}, "fr") == "L’équipe rejoint la Cité."
    avatar = {"kind": "avatar_moved", "seat": 0, "to": -3, "distance": 9}
    assert said(avatar) == (
        "The Avatar of the Void reaches a place 3 steps before the City, 9 spaces from the team."
    )
    assert said(avatar | {"to": "5", "distance": 1}, "fr") == (
        "L’Avatar du Néant atteint la case 5, à 1 case de l’équipe."
    )


def test_the_guide_is_told_apart_from_the_others() -> None:
    turn = {"kind": "turn_begins", "seat": 1, "turn": 4}
    assert said(turn, me=1) == "Turn 4: you are the Guide."
    assert said(turn, "fr") == "Tour 4\u00a0: le Guide est Brokk."


def test_the_last_step_of_the_vils_tells_how_much_time_is_left() -> None:
    notch = {"kind": "vils_notch", "seat": -1, "notch": 2}
    assert said(notch) == "The Vils have done step 2 of their Quest."
    assert said(notch | {"notch": 3}).endswith(": 3 more turns, and they have won.")


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("pay:2-green", "Pay a green gem from board 2", "Payer une gemme verte du plateau 2"),
        ("bonus:2", "Bonus 2: draw 2 LOOT", "Bonus 2\u00a0: piocher 2 LOOT"),
        ("brake:1", "Slow the Avatar by 1 space", "Freiner l’Avatar de 1 case"),
        ("look:slot-12", "Look at the cards of River", "Regarder les cartes\u00a0: Fleuve"),
        (
            "dilemma:1-N12",
            "Board 1 plays My Die Was Loaded!: turn a 6 into a 5 (this board, or the Destiny die)",
            "Le plateau 1 joue Mon Dé était pipé\u202f!\u00a0: changer un 6 en un 5 "
            "(ce plateau, ou le dé de la Destinée)",
        ),
    ],
)
def test_options(option: str, english: str, french: str) -> None:
    for told, expected in zip(BOTH, (english, french), strict=True):
        assert GAME.voice.option(BOX, BOX.options.parse(option), told) == expected


def test_a_question_says_what_is_at_stake() -> None:
    state = blank(2)
    gems(state, 1, red=3, blue=1)
    effect(state, "tribute 1")
    assert asked(state) == "PayGem"
    assert question(state) == "The team pays: which gem? (1 to pay)"
    choose(state, "pay:1-red")
    effect(state, "chance")
    assert question(state, "fr") == (
        "Chance\u00a0: un bonus au choix, ou le dé pour tous jusqu’au résultat\u202f? "
        "Un 6, c’est la malchance."
    )


# --- the narrator


def test_every_remark_is_made_in_its_turn() -> None:
    for told in BOTH:
        heard: set[str] = set()
        for occasion, (remarks, _) in REMARKS.items():
            said = {told.say(f"aside-{occasion}", remark=number) for number in range(remarks)}
            assert len(said) == remarks > 2, occasion
            assert not said & heard
            heard |= said


CLOSE = {"kind": "objective_ends", "seat": 0, "target": 4, "reached": True}
MONSTER = {"kind": "monster_appears", "seat": 0, "card": "K01"}


@pytest.mark.parametrize(
    ("event", "occasion"),
    [
        (CLOSE | {"total": 4}, "close"),
        (CLOSE | {"total": 5}, ""),
        (CLOSE | {"total": 8}, "triumph"),
        (CLOSE | {"total": 3, "reached": False}, "almost"),
        (CLOSE | {"total": 0, "reached": False}, "nought"),
        (CLOSE | {"total": 1, "reached": False}, ""),
        ({"kind": "avatar_moved", "seat": 0, "to": "5", "distance": 3}, "near"),
        ({"kind": "avatar_moved", "seat": 0, "to": "5", "distance": 4}, ""),
        (MONSTER | {"hero": None}, "monster"),
        (MONSTER | {"card": "B01", "hero": "H01"}, "critter"),
        ({"kind": "died", "seat": 0, "hero": "H01", "fate": "team"}, "won-death"),
        ({"kind": "died", "seat": 0, "hero": "H01", "fate": "vils"}, "death"),
        ({"kind": "items_gained", "seat": 0, "items": ["LT01"]}, ""),
        ({"kind": "destiny_rolled", "seat": 0, "result": 6}, "six"),
        ({"kind": "ending", "seat": -1, "ending": "accomplished"}, "victory"),
        ({"kind": "team_moved", "seat": 0, "to": "6"}, ""),
    ],
)
def test_what_the_narrator_mocks(event: dict[str, Any], occasion: str) -> None:
    assert occasion_of(BOX, event) == occasion
    heard = {say_aside(BOX, event, place, words()) for place in range(24)} - {""}
    assert len(heard) == (REMARKS[occasion][0] if occasion else 0)


def test_a_curse_is_noticed() -> None:
    cursed = next(item.id for item in BOX.equipment if item.cursed)
    assert occasion_of(BOX, {"kind": "items_gained", "items": ["LT01", cursed]}) == "curse"


def test_the_narrator_is_short_of_words_and_tells_all_the_same() -> None:
    """At most one remark for every four sentences, whoever reads, and all occasions are known."""
    for seats in (1, 2, 3):
        *_, state = game(seats, seats)
        log = state.log(-1)
        remarks = [
            [GAME.voice.aside(BOX, event, place, words(me=me)) for place, event in enumerate(log)]
            for me in range(-1, seats)
        ]
        assert all(each == remarks[0] for each in remarks)
        assert 0 < sum(map(bool, remarks[0])) < len(log) / 4


def test_in_a_terminal_a_remark_stands_on_a_line_of_its_own() -> None:
    *_, state = game(2, 2)
    page = io.StringIO()
    show_events(Console(file=page, width=300), state, words())
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    expected = []
    for place, event in enumerate(state.log(0)):
        expected.append(f"  {GAME.voice.tell(state.setup, event, words())}")
        if remark := GAME.voice.aside(BOX, event, place, words()):
            expected.append(f"    {remark}")
    assert lines == expected
