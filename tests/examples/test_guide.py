"""What docs/adding-a-game.md quotes stands in the example, and its signatures are true."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from antre.core import kit
from antre.core.judge import Judge
from antre.core.learner import Learner
from antre.core.stage import Stage
from antre.core.voice import Voice

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
SOURCES = {"python": (".py",), "toml": (".toml",), "ftl": (".ftl",)}
QUOTED = [(language, text) for language, text in BLOCKS if language in SOURCES]
SIGNATURES = next(text for language, text in BLOCKS if language == "signatures").splitlines()
PARTS = {part.__name__: part for part in (Judge, Learner, Stage, Voice)}


def sources(language: str) -> list[str]:
    folders = (ROOT / "examples" / "lantern", ROOT / "tests" / "examples")
    return [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in SOURCES[language]
    ]


@pytest.mark.parametrize(("language", "text"), QUOTED, ids=[text[:30] for _, text in QUOTED])
def test_quoted_code_is_in_the_example(language: str, text: str) -> None:
    """In one file and in this order; what is left out is marked by three dots."""
    pieces = text.split("...\n")
    assert any(in_order(pieces, source) for source in sources(language)), text


def in_order(pieces: list[str], source: str) -> bool:
    place = 0
    for piece in pieces:
        found = f"\n{source}".find(f"\n{piece}", place)
        if found < 0:
            return False
        place = found + len(piece)
    return True


def test_it_quotes_code_of_every_kind() -> None:
    assert {language for language, _ in QUOTED} == SOURCES.keys()
    assert len(QUOTED) > 15


@pytest.mark.parametrize("line", SIGNATURES, ids=[line.split("(")[0] for line in SIGNATURES])
def test_signatures_are_as_they_are_told(line: str) -> None:
    told = re.match(r"(\w+)\.(\w+)\((.*?)\)", line)
    assert told is not None
    part = PARTS.get(told[1]) or getattr(kit, told[1])
    wanted = [name.lstrip("*") for name in told[3].split(", ")]
    assert list(inspect.signature(getattr(part, told[2])).parameters) == wanted


def test_every_method_a_part_offers_is_told() -> None:
    told = {line.split("(")[0] for line in SIGNATURES}
    for name in ("Judge", "Learner", "Stage"):
        offered = [
            each for each in vars(PARTS[name]) if inspect.isfunction(vars(PARTS[name])[each])
        ]
        assert {f"{name}.{each}" for each in offered} <= told
