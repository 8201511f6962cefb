"""The balance report: one well-formed page that asks nothing of the network."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import antre
from antre.core.errors import BadSetup
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.extras import MissingExtra
from antre.lab.report import spans, write_report
from antre.lab.rows import Row
from antre.lab.simulate import simulate

SETUP = Setup.of(find("nidavellir"), 3, {"first_game": True})
BOTS = ["random", "tests.lab.players:First"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(SETUP, BOTS, games=6)


@pytest.fixture(scope="module")
def page(rows: list[Row], tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("report") / "report.html"
    write_report(rows, SETUP, path)
    return path.read_text(encoding="utf-8")


def parse(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))


def test_the_page_is_well_formed(page: str) -> None:
    tree = parse(page)
    assert tree.tag == "html"
    assert len(tree.findall(f".//{SVG}svg")) == 5
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_page_needs_nothing_else(page: str) -> None:
    for element in parse(page).iter():
        assert element.tag.rpartition("}")[2] not in ("script", "link", "img", "image", "iframe")
        for name, value in element.attrib.items():
            if name.rpartition("}")[2] in ("href", "src"):
                assert value.startswith("#")
    assert "@import" not in page
    assert set(re.findall(r"url\((.)", page)) <= {"#"}


def test_every_reference_finds_its_target(page: str) -> None:
    ids = set(re.findall(r'\bid="([^"]+)"', page))
    referred = set(re.findall(r'href="#([^"]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert referred
    assert referred <= ids


def test_the_page_says_what_it_speaks_of(page: str, rows: list[Row]) -> None:
    text = " ".join(parse(page).itertext())
    for fact in (*BOTS, "first_game", SETUP.content.digest, antre.__version__, "Nidavellir"):
        assert fact in text
    for label in {label for row in rows for seat in row.traits for _, label in seat}:
        assert label.replace("_", " ").capitalize() in text
    for part in rows[0].breakdown[0]:
        assert part.replace("_", " ").capitalize() in text
    for seat in range(3):
        assert f"Seat {seat}" in text


def test_the_page_says_how_it_was_made(rows: list[Row], tmp_path: Path) -> None:
    command = "antre sim nidavellir --bots 'random,<bot>' --seed 0"
    write_report(rows, SETUP, tmp_path / "report.html", command)
    page = parse((tmp_path / "report.html").read_text(encoding="utf-8"))
    section = next(
        part for part in page.iter("section") if part.findtext("h2") == "How it was made"
    )
    names = [element.text for element in section.iter("dt")]
    told = dict(zip(names, [element.text for element in section.iter("dd")], strict=True))
    made = rows[0].made
    assert told == {
        "Command": command,
        "Seed of all games": "0",
        "Games, by number": "0–5",
        "Seed of the first": str(rows[0].seed),
        "Bots": ", ".join(BOTS),
        "Settings": "first_game = True",
        "Edition": made.edition,
        "Rules": f"version {made.rules}",
        "Antre": f"version {made.antre}",
        "Python": platform.python_version(),
    }


@pytest.mark.parametrize(
    ("numbers", "text"), [([3], "3"), ([0, 1, 2, 7, 9, 8], "0–2, 7–9"), ([4, 6], "4, 6")]
)
def test_spans(numbers: list[int], text: str) -> None:
    assert spans(numbers) == text


def test_one_game_is_enough(rows: list[Row], tmp_path: Path) -> None:
    write_report(rows[:1], SETUP, tmp_path / "one.html")
    assert parse((tmp_path / "one.html").read_text(encoding="utf-8")).tag == "html"


def test_no_game_is_not(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="at least one game"):
        write_report([], SETUP, tmp_path / "none.html")


def test_without_matplotlib(
    rows: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "antre.lab.charts", raising=False)
    monkeypatch.delattr("antre.lab.charts", raising=False)
    with pytest.raises(MissingExtra, match=r'matplotlib.*pip install "antre\[report\]"'):
        write_report(rows, SETUP, tmp_path / "report.html")
