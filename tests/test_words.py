"""Every word exists in both languages, is used, and is typographically right."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

import antre
from antre.core.errors import AntreError
from antre.core.game import Game, find, slugs
from antre.core.rule import LANGUAGES
from antre.core.step import Question
from antre.core.words import HOUSE, MissingWords, Words, default_language

GAMES = [find(slug) for slug in slugs()]
FOLDERS = [HOUSE, *(game.folder for game in GAMES)]
COMMANDS = ("help", "table", "why", "rule", "undo", "log", "save", "quit")
NARROW, WIDE = "\u202f", "\u00a0"


def name(thing: object) -> str:
    return thing.name if isinstance(thing, Path) else getattr(thing, "slug", str(thing))


def read(folder: Path, language: str) -> dict[str, str]:
    """Every message by its key, as Fluent text."""
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    messages = [entry for entry in body if isinstance(entry, Message)]
    texts = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in messages}
    assert len(texts) == len(messages), "a key is there twice"
    return texts


def words(language: str, game: Game, me: int = 0) -> Words:
    names = ["Ada", "Brokk", "Sindri", "Dvalin", "Andvari"]
    return Words(language, HOUSE, game.folder, names=names, me=me)


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_both_languages_have_the_same_keys_and_values(folder: Path) -> None:
    english, french = read(folder, "en"), read(folder, "fr")
    assert list(english) == list(french)
    for key, text in english.items():
        values = set(re.findall(r"\$(\w+)", text))
        assert values == set(re.findall(r"\$(\w+)", french[key])), key


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_house_and_game_do_not_share_keys(game: Game) -> None:
    assert not read(HOUSE, "en").keys() & read(game.folder, "en").keys()


def families(folder: Path) -> set[str]:
    """The keys built from a prefix and a name that the code has."""
    if folder == HOUSE:
        return {f"{prefix}-{command}" for prefix in ("command", "help") for command in COMMANDS}
    game = find(folder.name)
    content = game.edition()
    names = {
        "event": event_kinds(game),
        "option": {option.text.partition(":")[0] for option in content.options},
        "ask": question_names(game),
        "part": set(game.breakdown(antre.new(game.slug), 0)),
        "command": set(game.sheets) - set(COMMANDS),
        "help": set(game.sheets) - set(COMMANDS),
        "hero": {name for name in getattr(content, "hero_id", ()) if name[:6] != "dwerg_"},
    }
    return {f"{prefix}-{name}" for prefix, family in names.items() for name in family}


def event_kinds(game: Game) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in game.folder.glob("*.py")]
    return {kind for text in sources for kind in re.findall(r'\.tell\(\s*"(\w+)"', text)}


def question_names(game: Game) -> set[str]:
    """Every question that the modules of a game define."""
    package = f"antre.games.{game.slug}"
    names = set()
    for module in pkgutil.iter_modules([str(game.folder)], f"{package}."):
        for _, thing in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(thing, Question) and thing.__module__.startswith(package):
                names.add(thing.__name__)
    return names


def written_out() -> set[str]:
    """Every text constant of the code."""
    found = set()
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_key_is_used_and_every_name_has_its_words(folder: Path) -> None:
    texts = read(folder, "en")
    built = families(folder)
    assert built <= texts.keys(), built - texts.keys()
    quoted = {key for text in texts.values() for key in re.findall(r"\{ ([a-z-]+) \}", text)}
    unused = texts.keys() - built - quoted - written_out() - {"hero-dwerg"}
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_option_has_words_of_its_own(game: Game, language: str) -> None:
    content, told = game.edition(), words(language, game)
    said = [game.say_option(content, option, told) for option in content.options]
    assert all(said)
    # A base coin and a royal one, or two ages of a card, may well differ; nothing may be confused.
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_whole_games_are_told_in_both_languages(game: Game, seats: int) -> None:
    """Random games: every question and every event, through every pair of eyes."""
    rng = random.Random(seats)
    state = antre.new(game.slug, seats=seats, seed=seats)
    told = [words(language, game, me) for language in LANGUAGES for me in range(-1, seats)]
    while not state.over:
        asked = rng.choice(state.decisions)
        for each in told[:: seats + 1]:
            assert game.say_question(state, asked.seat, each)
        state.apply(asked.seat, rng.choice(asked.options))
    for each in told:
        for event in state.log(each.me):
            assert game.say_event(state.setup.content, event, each).strip()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_kind_of_event_is_met_and_told(game: Game) -> None:
    met: dict[str, dict[str, object]] = {}
    for seed in range(80):
        rng = random.Random(seed)
        state = antre.new(game.slug, seats=2 + seed % 4, seed=seed)
        while not state.over:
            asked = rng.choice(state.decisions)
            state.apply(asked.seat, rng.choice(asked.options))
        for seat in range(-1, state.setup.seats):
            met |= {event["kind"]: event for event in state.log(seat)}
    assert met.keys() == event_kinds(game)
    for language in LANGUAGES:
        told = words(language, game)
        assert all(game.say_event(game.edition(), event, told) for event in met.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_french_typography(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line
        assert not re.search(r"['\"]", said), line
        assert not re.search(rf"(?<![{NARROW}\s])[;!?]|[^\S{NARROW}][;!?]", said), line
        assert not re.search(rf"(?<!{WIDE}):(?=\s|$)", said), line
        assert not re.search(rf"«(?!{NARROW})|(?<!{NARROW})»", said), line


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_english_typography(folder: Path) -> None:
    for line in (folder / "en.ftl").read_text(encoding="utf-8").splitlines():
        assert not re.search(r"['\"]", line), line


def test_numbers_and_genders() -> None:
    english, french = Words("en", HOUSE), Words("fr", HOUSE)
    assert english.say("games-sources", count=1, source="public") == "1 entry from public sources"
    said = french.say("games-sources", count=3, source="rulebook")
    assert said == "3 entrées du livret de règles"
    assert french.series(["Ada", "Brokk", "Sindri"]) == "Ada, Brokk et Sindri"
    assert [english.series(["Ada"]), english.series([])] == ["Ada", ""]


def test_you_and_the_others() -> None:
    game = find("nidavellir")
    event = {"kind": "take", "seat": 1, "card": "e7.1"}
    said = {
        (language, me): game.say_event(game.edition(), event, words(language, game, me))
        for language in LANGUAGES
        for me in (0, 1)
    }
    assert said == {
        ("en", 0): "Brokk takes the explorer 7.",
        ("en", 1): "You take the explorer 7.",
        ("fr", 0): "Brokk prend l’explorateur 7.",
        ("fr", 1): "Vous prenez l’explorateur 7.",
    }


def test_missing_words_are_an_error_and_no_user_mistake() -> None:
    house = Words("en", HOUSE)
    with pytest.raises(MissingWords, match="no words in 'en' for 'nothing'"):
        house.say("nothing")
    with pytest.raises(MissingWords, match="'seat'"):
        house.say("seat")
    with pytest.raises(MissingWords, match="'de'; there are en, fr"):
        Words("de", HOUSE)
    assert not issubclass(MissingWords, AntreError)


def test_a_file_must_be_fluent_all_through(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = yes\nbad yes\n", encoding="utf-8")
    with pytest.raises(MissingWords, match=r"en\.ftl has a part that is not Fluent"):
        Words("en", tmp_path)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language
