"""What the house says: in both languages, all of it used."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from antre.core.game import find
from antre.core.words import Words
from antre.server import words
from antre.server.words import (
    call_by_name,
    called_in,
    calls,
    clean_name,
    house_words,
    words_for,
)

FOLDER = Path(words.__file__).parent
DENIED = re.compile(r'Denied\(\s*\d+,\s*"([\w-]+)"')
STOPPED = re.compile(r'Stop(?:ped)?\("([\w-]+)"')
GIVEN_UP = re.compile(r'"(conceded-[\w-]+)"')
REMEDY = re.compile(r'"(remedy-[\w-]+)"')
ANSWERED = re.compile(r'(?:Answer|BadAddress)\("([a-z]+)"')
CHOSEN = re.compile(r'"(not-found|method|malformed)"')


def keys(language: str) -> list[str]:
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


def test_every_refusal_has_words_and_every_word_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.py")))
    kinds = set(DENIED.findall(code)) | set(CHOSEN.findall(code))
    # What a rule of the game explains needs no words of the house.
    said = {f"error-{kind}" for kind in kinds - {"refused", "stopped"}}
    said |= {"guest", "hurried"}
    said |= {f"stopped-{kind}" for kind in STOPPED.findall(code)} | set(REMEDY.findall(code))
    said |= set(GIVEN_UP.findall(code))
    said |= {f"call-{result}" for result in ANSWERED.findall(code)}
    said |= {"turn-call", "turn-call-try"}
    assert said == set(keys("en"))


def test_french_is_written_as_the_french_do() -> None:
    text = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    said = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    for line in said:
        assert "'" not in line
        assert not re.search(r" [?!;:]", line)
        assert not re.search(r"[^\u202f\s][?!;]", line)


def test_sentences_are_shared_and_names_put_in_last() -> None:
    game = find("nidavellir")
    event = {"kind": "take", "seat": 1, "card": "w9.1"}
    content = game.edition()
    sentence = game.voice.event(content, event, words_for(game, "en", 0))
    assert "Léa" not in sentence
    named = call_by_name(sentence, calls("en", ["Anna", "Léa"]))
    assert "Léa" in named
    plain = Words("en", FOLDER.parent, game.folder, names=["Anna", "Léa"], me=0)
    assert named == game.voice.event(content, event, plain)


def test_what_was_said_once_is_not_made_again(monkeypatch: object) -> None:
    spoken = house_words("en")
    assert spoken.say("error-no-table", table="x") is spoken.say("error-no-table", table="x")


def test_names_are_clean() -> None:
    assert clean_name(" \u200bA\u0007  B\ue003 ") == "A B"
    assert clean_name("\n") == ""


def test_somebody_without_a_name_is_a_traveller_in_every_language() -> None:
    assert called_in("fr", "Traveller") == "Voyageur"
    assert called_in("en", "Voyageur") == "Traveller"
    assert called_in("fr", "Anna") == "Anna"
