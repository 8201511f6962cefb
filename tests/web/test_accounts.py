"""My account: made, entered on another device, kept safe, and taken away again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.barriers import check, check_fits
from tests.web.conftest import Welcome
from tests.web.house import House
from tests.web.people import Person

FIRST, SECOND = "seven grey geese", "nine white geese"


def test_seats_follow_me_to_another_device_until_i_end_its_session(welcome: Welcome) -> None:
    at_home, phone = welcome("Solveig"), welcome("")
    table = at_home.lay({"kind": "open"}, start=False)
    _come_in(at_home, "solveig", FIRST, "Make an account")
    _said(at_home, "You are logged in as solveig.")

    _refused(_fill_in(phone, "solveig", "seven gray geese"), "Log in")
    phone.problems.clear()  # the browser tells of the refused request
    _come_in(phone, "solveig", FIRST, "Log in")
    _said(phone, "You are logged in as solveig.")
    assert table in [each["table"] for each in phone.ask("GET", "/me")["tables"]]

    _press(_open(at_home), "Log out everywhere else")
    _said(at_home, "You are logged in as solveig.")
    _stranger(phone)


def test_a_new_password_ends_the_old_one_everywhere(welcome: Welcome, toy_house: House) -> None:
    """In another house: passwords are rationed in each."""
    at_home, phone = welcome("Aase", at=toy_house), welcome("", at=toy_house)
    _come_in(at_home, "aase", FIRST, "Make an account")
    _said(at_home, "You are logged in as aase.")
    _come_in(phone, "aase", FIRST, "Log in")
    _said(phone, "You are logged in as aase.")

    page = _open(at_home, "Change the password")
    page.get_by_label("Password so far").fill(FIRST)
    page.get_by_label("New password").fill(SECOND)
    _press(page, "Change the password")
    _said(at_home, "You are logged in as aase.")
    _stranger(phone)
    _come_in(phone, "aase", SECOND, "Log in")
    _said(phone, "You are logged in as aase.")
    _press(_open(phone), "Log out")
    _stranger(phone)


def test_everything_of_mine_goes_when_i_say_so_with_my_password(welcome: Welcome) -> None:
    ada = welcome("Anitra")
    _come_in(ada, "anitra", FIRST, "Make an account")
    _said(ada, "You are logged in as anitra.")

    page = _open(ada, "Forget me")
    check(page)
    page.get_by_label("Password", exact=True).fill(SECOND)
    _refused(page, "Delete everything of mine")
    ada.problems.clear()
    page.get_by_label("Password", exact=True).fill(FIRST)
    _press(page, "Delete everything of mine")
    _stranger(ada)

    _refused(_fill_in(ada, "anitra", FIRST), "Log in")
    ada.problems.clear()


def test_i_am_called_where_i_say_until_i_switch_it_off(welcome: Welcome) -> None:
    peer = welcome("Peer")
    page = _called(peer)
    address = page.get_by_label("Address")
    address.fill("https://example.org:22/")
    page.get_by_role("button", name="Call me there").click()
    expect(page.locator(".notice")).to_contain_text("80, 443")
    peer.problems.clear()  # the browser tells of the refused request
    # This house lets nobody make it call its own machine.
    address.fill("http://127.0.0.1:8080/turn")
    page.get_by_label("when I have been away for").select_option("15 minutes")
    page.get_by_role("button", name="Call me there").click()
    expect(page.locator(".webhook-secret code")).to_have_text(re.compile("[0-9a-f]{64}"))
    check(page)
    check_fits(page)
    page.get_by_role("button", name="Try it").click()
    said = page.locator(".my-webhook [role=status]")
    expect(said).to_contain_text("public internet")

    page = _called(peer)
    expect(page.get_by_label("Address")).to_have_value("http://127.0.0.1:8080/turn")
    expect(page.get_by_label("when I have been away for")).to_have_value("15")
    expect(page.locator(".webhook-secret")).to_have_count(0)
    expect(page.get_by_text("You are called when it is your turn.")).to_be_visible()
    page.get_by_role("button", name="Switch off").click()
    expect(page.get_by_text("It is switched off")).to_be_visible()
    page.get_by_role("button", name="Forget the address").click()
    expect(page.get_by_label("Address")).to_have_value("")
    expect(page.get_by_role("button", name="Try it")).to_have_count(0)


def _called(person: Person) -> Page:
    page = person.go("/")
    page.locator("summary").filter(has_text="Call me when it is my turn").click()
    return page


def _open(person: Person, *more: str) -> Page:
    page = person.go("/")
    for summary in ("Keep my seats on other devices", *more):
        page.locator("summary").filter(has_text=summary).click()
    return page


def _come_in(person: Person, name: str, password: str, button: str) -> None:
    _press(_fill_in(person, name, password), button)


def _fill_in(person: Person, name: str, password: str) -> Page:
    page = _open(person)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    return page


def _press(page: Page, button: str) -> None:
    """What the house grants opens the page anew."""
    with page.expect_navigation():
        page.get_by_role("button", name=button, exact=True).click()


def _refused(page: Page, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator(".notice")).to_contain_text("password")


def _said(person: Person, text: str) -> None:
    """The page was opened anew and says so."""
    expect(person.page.get_by_text(text)).to_have_count(1)


def _stranger(person: Person) -> None:
    """The house does not know this device any more."""
    page = _open(person)
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
