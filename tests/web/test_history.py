"""What one has played: a list that leads to replays, and for each game how one plays it."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.barriers import check, check_fits
from tests.web.conftest import Welcome
from tests.web.house import House
from tests.web.people import Person

SIZES = [ViewportSize(width=1440, height=900), ViewportSize(width=360, height=740)]
BOT = {"kind": "bot", "level": "easy"}


def rest_to_the_end(ada: Person, table: str) -> None:
    while ada.question(table) is not None:
        ada.decide(table, "rest")


def test_my_games_my_ratings_and_the_same_numbers_as_a_table(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house, locale="fr")
    page = ada.go("/history/")
    expect(page.get_by_text("Rien encore")).to_be_visible()
    tables = [ada.lay(BOT, game="ladder", way="lowest", height=2) for _ in range(2)]
    tables.append(ada.lay(BOT, game="ladder", way="together", height=1))
    for table in tables:
        rest_to_the_end(ada, table)
    page = ada.go("/")
    page.get_by_role("link", name="Toutes vos parties").click()
    expect(page.locator(".plays li")).to_have_count(3)
    expect(page.locator(f".plays a[href='/r/{tables[0]}']")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        check(page)
        check_fits(page)
    page.locator(".profiles a").click()
    rating = page.locator("[data-against=bots]")
    expect(rating).to_contain_text("Le plus probable")
    expect(rating.locator("svg circle")).to_have_count(2)
    expect(page.locator(".record")).to_contain_text("1 sur 1")
    rating.get_by_text("La même chose en chiffres").click()
    expect(rating.locator("tbody tr")).to_have_count(2)
    told = ada.ask("GET", "/me/history")["games"][0]["ratings"][0]
    expect(rating.locator("tbody tr").last).to_contain_text(f"{told['rating']}"[-3:])
    for size in SIZES:
        page.set_viewport_size(size)
        check(page)
        check_fits(page)
    page.locator(".plays a").first.click()
    expect(page.locator(".table")).to_be_visible()
