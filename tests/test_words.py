"""Every word exists in both languages, is used, and is typographically right."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

from antre.core import verify
from antre.core.errors import AntreError
from antre.core.event import End
from antre.core.fields import slots_of
from antre.core.game import Game, find
from antre.core.outcome import KINDS
from antre.core.rule import LANGUAGES
from antre.core.state import State
from antre.core.words import HOUSE, MissingWords, Words, default_language
from tests.laws.tables import GAMES, decisions, every_table, has, new, questions, the, viewers
from tests.scenes import rare_moments

WORDED = [game for game in GAMES if has(game, "en.ftl")]
FOLDERS = [HOUSE, *(game.folder for game in WORDED)]
COMMANDS = ("help", "table", "why", "rule", "undo", "log", "save", "quit")
MANY_GAMES = 400
# What the history tells of a group that the learner of a game names.
TRAIT, WORTH = re.compile("trait-(.+)"), re.compile("worth-(.+)")
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
    names = ["Ada", "Brokk", "Sindri", "Dvalin", "Andvari", "Alviss"]
    return Words(language, HOUSE, game.folder, names=names, me=me)


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_both_languages_have_the_same_keys_and_values(folder: Path) -> None:
    english, french = read(folder, "en"), read(folder, "fr")
    assert list(english) == list(french)
    for key, text in english.items():
        values = set(re.findall(r"\$(\w+)", text))
        assert values == set(re.findall(r"\$(\w+)", french[key])), key


@pytest.mark.parametrize("game", WORDED, ids=name)
def test_house_and_game_do_not_share_keys(game: Game) -> None:
    assert not read(HOUSE, "en").keys() & read(game.folder, "en").keys()


def families(folder: Path) -> set[str]:
    """The keys built from a prefix and a name that the code has."""
    if folder == HOUSE:
        commands = {f"{prefix}-{command}" for prefix in ("command", "help") for command in COMMANDS}
        verdicts = {f"verify-{kind}" for kind in verify.KINDS}
        return commands | verdicts | {f"outcome-{kind}" for kind in KINDS}
    game = next(game for game in WORDED if game.folder == folder)
    names = {
        "event": event_kinds(game),
        "option": {option.text.partition(":")[0] for option in game.edition().options},
        "ask": {question.__name__ for question in questions(game)},
        "part": set(game.engine.breakdown(new(game.slug, game.seats[0], 0), 0)),
        "command": set(game.stage.sheets) - set(COMMANDS),
        "help": set(game.stage.sheets) - set(COMMANDS),
    }
    return {f"{prefix}-{name}" for prefix, family in names.items() for name in family}


def event_kinds(game: Game) -> set[str]:
    return {event.kind for event in game.engine.events}


def named_in_content(game: Game) -> set[str]:
    """Every text that an edition's content holds: a key may be built from a name of these."""
    content = game.edition()
    found: set[str] = set()
    slots = slots_of(type(content))
    waiting = [getattr(content, slot) for slot in slots if hasattr(content, slot)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            # Things of one name that are several go by a number: `dwerg_1`.
            found |= {value, value.partition("_")[0]}
        elif isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, (list, tuple, set, frozenset)):
            waiting += value
    return found


def is_built_from(key: str, names: set[str]) -> bool:
    """Is it a prefix and a name, like `hero-tarah`?"""
    parts = key.split("-")
    return any("-".join(parts[place:]) in names for place in range(1, len(parts)))


def written_out(folder: Path) -> set[str]:
    """Every text constant of the code, and what the plain table calls each field of a state."""
    found = {f"field-{field}" for game in WORDED for field in game.engine.state.fields}
    for path in {*HOUSE.rglob("*.py"), *folder.rglob("*.py")}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def built_in_code(folder: Path) -> list[re.Pattern[str]]:
    """Keys put together in the code of a folder, `f"table-kind-{kind}"`, as patterns."""
    found = []
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                    for part in node.values
                ]
                found.append(re.compile("".join(parts)))
    return found


def is_put_together(key: str, patterns: list[re.Pattern[str]], texts: set[str]) -> bool:
    """Does some code build this key from texts that are written out?"""
    matches = [pattern.fullmatch(key) for pattern in patterns]
    return any(match and texts.issuperset(match.groups()) for match in matches)


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_key_is_used_and_every_name_has_its_words(folder: Path) -> None:
    texts = read(folder, "en")
    built = families(folder)
    assert built <= texts.keys(), built - texts.keys()
    quoted = {key for text in texts.values() for key in re.findall(r"\{ ([a-z-]+) \}", text)}
    unused = texts.keys() - built - quoted - written_out(folder)
    if folder != HOUSE:
        names = named_in_content(next(game for game in WORDED if game.folder == folder))
        unused = {key for key in unused if not is_built_from(key, names)}
        patterns, written = [*built_in_code(folder), TRAIT, WORTH], written_out(folder)
        # What is written as a form, `heal N`, goes by its first word.
        forms = (re.fullmatch(r"([a-z_]+) [A-Z[].*", text) for text in written)
        written |= {form[1] for form in forms if form}
        unused = {key for key in unused if not is_put_together(key, patterns, written)}
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_option_has_words_of_its_own(game: Game, language: str) -> None:
    content, told = game.edition(), words(language, game)
    said = [game.voice.option(content, option, told) for option in content.options]
    assert all(said)
    # A base coin and a royal one, or two ages of a card, may well differ; nothing may be confused.
    assert len(set(said)) == len(said)


@every_table
def test_whole_games_are_told_in_both_languages(slug: str, seats: int) -> None:
    """Random games: every question and every event, through every pair of eyes."""
    rng, game = random.Random(seats), the(slug)
    state = new(slug, seats, seats)
    told = [words(language, game, me) for language in LANGUAGES for me in range(-1, seats)]
    while not state.over:
        asked = rng.choice(state.decisions)
        for each in told[:: seats + 1]:
            assert game.voice.question(state, asked.seat, each)
        state.apply(asked.seat, rng.choice(asked.options))
    for each in told:
        for event in state.log(each.me):
            assert game.voice.tell(state.setup, event, each).strip()


def told_in(state: State) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every event of a game by its kind, as everybody may know it."""
    for seat in viewers(state):
        for event in state.log(seat):
            yield event["kind"], event


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_kind_of_event_is_met_and_told(game: Game) -> None:
    """What is told is declared, and what is declared is told in a rare or a random game."""
    met = {kind: event for state in rare_moments(game.slug) for kind, event in told_in(state)}
    for seed in range(MANY_GAMES):
        if event_kinds(game) <= met.keys():
            break
        seats = game.seats[seed % len(game.seats)]
        *_, state = decisions(new(game.slug, seats, seed), random.Random(seed))
        met |= dict(told_in(state))
    assert met.keys() - event_kinds(game) == {End.kind}, "told and not declared"
    assert not event_kinds(game) - met.keys(), "declared and never told"
    for language in LANGUAGES:
        told = words(language, game)
        assert all(game.voice.tell(state.setup, event, told) for event in met.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_french_typography(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line
        assert not re.search(r"['\"]", said), line
        assert not re.search(rf"(?<![{NARROW}\s])[;!?]|[^\S{NARROW}][;!?]", said), line
        assert not re.search(rf"(?<!{WIDE}):(?=\s|$)", said), line
        assert not re.search(rf"«(?!{WIDE})|(?<!{WIDE})»", said), line


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


def test_whose_something_is_in_french() -> None:
    french = Words("fr", HOUSE, find("garden").folder)
    said = [
        french.say("board-of", who=who) for who in ("Brokk", "Andvari", "Élise", "Ylva", "Yann")
    ]
    names = ["de Brokk", "d’Andvari", "d’Élise", "d’Ylva", "de Yann"]
    assert said == [f"Unités {name}" for name in names]


def test_you_and_the_others() -> None:
    game = find("nidavellir")
    event = {"kind": "take", "seat": 1, "card": "e7.1"}
    said = {
        (language, me): game.voice.event(game.edition(), event, words(language, game, me))
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
