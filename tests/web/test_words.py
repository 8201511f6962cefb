"""The words of the page: complete in both languages, all of them used, and read as Fluent does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import antre
from antre.core.words import FUNCTIONS
from tests.web.conftest import Welcome

WEB = Path(antre.__file__).parent / "web"
LANGUAGES = ("en", "fr")
SCRIPTS = sorted((WEB / "js").rglob("*.js"))
SAID = re.compile(r"""\bsay\(\s*(?:\w[^"()]*\?\s*)?"([a-z-]+)"(?:\s*:\s*"([a-z-]+)")?""")
# Keys that are handed on before they are said.
HANDED = re.compile(r"""(?:tool\("\w+",|this\.act\("\w+",)\s*"([a-z-]+)\"""")
VALUES: dict[str, list[str | int]] = {
    "status": ["lobby", "playing", "over", "stopped"],
    "how": ["won", "just", "lost", "left", "place"],
    "against": ["people", "bots"],
    "sure": ["vague", "rough", "good"],
    "level": ["easy", "normal", "hard", "own"],
    "count": [0, 1, 2, 5],
    "free": [0, 1, 2],
    "shield": [0, 1, 2, 3, 4],
    "who": ["Brokk", "Ada", "Élise", "Ylva", "Yann"],
}
NARROW, WIDE = "\u202f", "\u00a0"


def read(language: str) -> dict[str, ast.Message]:
    text = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {entry.id.name: entry for entry in messages}
    assert len(found) == len(messages), "a key is there twice"
    return found


class Parts(Visitor):
    """The variables of a message, and anything the page's own reader does not know."""

    KNOWN = (
        ast.Message, ast.Identifier, ast.Pattern, ast.TextElement, ast.Placeable, ast.Span,
        ast.VariableReference, ast.SelectExpression, ast.Variant, ast.NumberLiteral, ast.Comment,
        ast.FunctionReference, ast.CallArguments,
    )  # fmt: skip

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.unknown: list[str] = []
        self.visit(message)

    def generic_visit(self, node: ast.BaseNode) -> None:
        if not isinstance(node, self.KNOWN):
            self.unknown.append(type(node).__name__)
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        super().generic_visit(node)


def test_both_languages_say_the_same_things() -> None:
    english, french = read("en"), read("fr")
    assert list(english) == list(french)
    for key, message in english.items():
        assert Parts(message).variables == Parts(french[key]).variables, key
        assert not Parts(message).unknown + Parts(french[key]).unknown, key


def said_keys() -> set[str]:
    found: set[str] = set()
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        for keys in SAID.findall(text):
            found |= set(filter(None, keys))
        found |= set(HANDED.findall(text))
    return found


def test_every_key_is_said_and_every_word_has_its_key() -> None:
    keys = set(read("en"))
    assert said_keys() == keys


def test_the_page_holds_no_words_of_its_own() -> None:
    """Text in the code would stay in one language: only names and signs may stand there."""
    written = re.compile(r"""el\("[^"]+", \{[^}]*\}, "([^"]+)\"""")
    found = {text for script in SCRIPTS for text in written.findall(script.read_text("utf-8"))}
    assert found <= {"Antre"}


def samples(message: ast.Message) -> list[dict[str, str | int]]:
    """Values that bring out every variant."""
    variables = sorted(Parts(message).variables)
    count = max((len(VALUES.get(name, ())) for name in variables), default=1) or 1
    return [
        {name: VALUES[name][n % len(VALUES[name])] if name in VALUES else f"⟨{name}⟩"
         for name in variables}
        for n in range(count)
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_reads_fluent_as_fluent_does(welcome: Welcome, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    source = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    asked, expected = [], []
    for key, message in read(language).items():
        for values in samples(message):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors
            asked.append([key, values])
            expected.append(text)
    page = welcome("Ada", locale=language).go("/")
    script = """async ([language, asked]) => {
      const words = await import('/js/lib/words.js');
      await words.speak(language);
      return asked.map(([key, values]) => words.say(key, values));
    }"""
    assert page.evaluate(script, [language, asked]) == expected


def test_french_typography() -> None:
    for line in (WEB / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        said = line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line
        assert not re.search(r"['\"]", said), line
        assert not re.search(rf"(?<![{NARROW}\s])[;!?]|[^\S{NARROW}][;!?]", said), line
        assert not re.search(rf"(?<!{WIDE}):(?=\s|$)", said), line


def test_english_typography() -> None:
    assert not re.search(r"['\"]", (WEB / "words" / "en.ftl").read_text(encoding="utf-8"))
