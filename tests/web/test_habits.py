"""How somebody likes to be asked: said in one game, it holds in the next."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.alkoor import Adventurer, offers
from tests.web.people import Person

ALWAYS, MATTERS = "ask:always", "ask:matters"


class Keeper(Adventurer):
    """Holds on to what there is a place for."""

    hasty = True

    def choose(self, options: list[str]) -> str:
        return next(
            (each for each in options if each.startswith("place:")), super().choose(options)
        )


def come_to_be_asked(ada: Person) -> Adventurer:
    """A game in which something is held, so that one may say how to be asked about it."""
    adventurer = Keeper(ada, ada.lay(game="alkoor"))
    assert adventurer.play_until(offers("ask"))
    return adventurer


def mind(adventurer: Adventurer) -> str:
    return str(adventurer.view()["attention"][0])


def say(ada: Person, option: str) -> None:
    number = ada.number()
    ada.page.locator(".list summary").click()
    ada.page.locator(f'.list [data-option="{option}"]').click()
    ada.answered(number)


def test_how_to_be_asked_is_kept_for_the_next_games(ada: Person) -> None:
    first = come_to_be_asked(ada).sit()
    assert ALWAYS in first.asked()
    assert mind(first) == "matters"
    say(ada, ALWAYS)
    assert mind(first) == "always"
    # At the next table it is said by itself, and the question comes back without it.
    second = come_to_be_asked(ada)
    assert mind(second) == "matters"
    second.sit()
    expect(ada.piece("asked")).to_have_attribute(
        "aria-label", "About what you hold you are asked at every moment"
    )
    assert mind(second) == "always"
    # Whoever takes it back is not contradicted, not even when they come again.
    expect(ada.page.locator(".ask.mine")).to_be_visible()
    ada.page.locator(".undo").click()
    expect(ada.piece("asked")).to_have_attribute(
        "aria-label", "You are asked only where what you hold could matter"
    )
    second.sit()
    expect(ada.page.locator(".ask.mine")).to_be_visible()
    assert mind(second) == "matters"
    assert ALWAYS in second.asked()


def test_who_has_said_nothing_is_asked_as_usual(ada: Person) -> None:
    adventurer = come_to_be_asked(ada).sit()
    number = ada.number()
    expect(ada.page.locator(".ask.mine")).to_be_visible()
    assert mind(adventurer) == "matters"
    assert ada.number() == number
