"""A house, a Chromium, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web.house import House
from tests.web.people import Person

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# The first is the same Chromium without the windows around the page, for half of the work.
NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable",
)  # fmt: skip
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
MISSING = (
    "These tests need a Chromium. Install one with `apt install chromium`, or with "
    "`playwright install chromium`, or set ANTRE_CHROMIUM to the path of your own."
)
Welcome = Callable[..., Person]

expect.set_options(timeout=20_000)


def find_chromium(playwright: Playwright) -> str:
    given = os.environ.get("ANTRE_CHROMIUM")
    places = [given, *map(shutil.which, NAMES), playwright.chromium.executable_path]
    for place in places:
        if place and Path(place).is_file():
            return place
    pytest.fail(MISSING)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture(scope="session")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the toy Ladder: every kind of setting, every way to win, no stage of its own."""
    house = House(tmp_path_factory.mktemp("toy-house"), "ladder")
    yield house
    house.close()


@pytest.fixture
def welcome(house: House, chromium: Browser) -> Iterator[Welcome]:
    """Open the door to somebody; in the end nobody may have met an error."""
    people: list[Person] = []

    def come_in(name: str = "Ada", *, at: House | None = None, **looks: Any) -> Person:
        # A service worker would stand between the page and what a test does to its requests.
        plain = {"reduced_motion": "reduce", "service_workers": "block"}
        looks = {"viewport": WIDE, "locale": "en", **plain, **looks}
        context = chromium.new_context(**looks)
        if looks["service_workers"] == "block":
            # Nor is anything to be kept for later in the middle of a test.
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.set_default_timeout(20_000)
        person = Person(at or house, context)
        people.append(person)
        return person.called(name, looks["locale"]) if name else person

    yield come_in
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        # A request that a test answers itself may be under way as the test ends.
        for page in person.context.pages:
            page.unroute_all(behavior="ignoreErrors")
        person.context.close()
    assert not problems


@pytest.fixture
def ada(welcome: Welcome) -> Person:
    return welcome("Ada")


class Played(NamedTuple):
    """A game that is over, and what its player's browser remembers."""

    table: str
    storage: Any


@pytest.fixture(scope="session")
def over(house: House, chromium: Browser) -> Played:
    """A game of Ada and a bot."""
    context = chromium.new_context()
    ada = Person(house, context).called("Ada")
    table = ada.lay({"kind": "bot", "level": "easy"})
    assert ada.play_until(table, "no such rule", lambda view, options: options[-1]) is None
    found = Played(table, context.storage_state())
    context.close()
    return found


@pytest.fixture
def played(over: Played) -> str:
    return over.table
