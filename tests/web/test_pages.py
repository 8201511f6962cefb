"""Every page: open to everybody, safe, small, in both languages and both lights."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.barriers import LOOKS, check
from tests.web.conftest import WIDE, Welcome
from tests.web.people import MINE, Person

BOT = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_no_barrier_on_any_page(
    welcome: Welcome, played: str, language: str, light: str, size: dict[str, int]
) -> None:
    ada = welcome("Ada", locale=language, color_scheme=light, viewport=size)
    page = ada.go("/")
    for summary in page.locator("summary").all():
        summary.click()
    check(page)
    if size == WIDE:
        check(ada.go("/rules/nidavellir#hero.mandatory"))
    table = ada.lay({"kind": "open"}, BOT, {"kind": "hot", "name": "Léa"}, start=False)
    ada.go(f"/t/{table}")
    expect(page.locator(".chairs")).to_be_visible()
    check(page)

    table = ada.lay(BOT)
    ada.sit(table)
    expect(page.locator(MINE)).to_be_visible()
    check(page)
    for tab in page.get_by_role("tab").all() if light == "dark" else []:
        tab.click()
        check(page)
    page.get_by_role("tab").first.click()
    page.locator(".ask .list summary").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)

    ada.sit(played)
    expect(page.locator(".result")).to_be_visible()
    check(page)
    check(ada.go(f"/r/{played}?step=9"))
    check(ada.go("/t/nowhere"))
    ada.problems.clear()


def test_no_barrier_behind_the_curtain(ada: Person) -> None:
    page = ada.go(f"/t/{ada.lay({'kind': 'hot', 'name': 'Léa'})}")
    expect(page.locator(".curtain")).to_be_visible()
    check(page)


def test_the_language_of_the_browser_then_the_one_chosen(welcome: Welcome) -> None:
    person = welcome("", locale="fr-CA")
    page = person.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(person.shelf().get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    page.get_by_role("button", name="Read in English").click()
    expect(person.shelf().get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(person.shelf().get_by_role("button", name="Play now")).to_be_visible()


def test_light_and_dark(welcome: Welcome) -> None:
    page = welcome("Ada", color_scheme="light").go("/")
    whole = page.locator("html")
    expect(whole).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark").click()
    expect(whole).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(whole).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(20, 17, 15)")


def test_a_name_is_kept_and_shown(ada: Person) -> None:
    page = ada.go("/")
    field = page.get_by_label("Your name")
    field.fill("Ada <i>")
    with page.expect_response("**/api/me"):
        field.blur()
    ada.shelf().get_by_role("button", name="Play now").click()
    expect(page.locator(".seat-card.own .name")).to_have_text("Ada <i>")


def test_the_lobby_gathers_friends_bots_and_people_at_this_screen(ada: Person) -> None:
    table = ada.lay({"kind": "open"}, {"kind": "open"}, start=False)
    page = ada.go(f"/t/{table}")
    page.get_by_label("Who takes chair 2").select_option("bot hard")
    expect(page.locator(".chairs li").nth(1)).to_contain_text("a hard bot")
    page.get_by_label("Who takes chair 3").select_option("hot")
    field = page.get_by_label("Name for chair 3")
    field.fill("Léa")
    field.blur()
    expect(page.locator(".chairs li").nth(2).locator(".name")).to_have_text("Léa")
    expect(page.get_by_label("chairs are open")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".curtain")).to_be_visible()


def test_an_invitation_leads_to_this_house(ada: Person) -> None:
    table = ada.lay({"kind": "open"}, start=False)
    field = ada.go(f"/t/{table}").locator("#invite")
    address = f"{ada.house.address}/t/{table}?invite="
    expect(field).to_have_value(re.compile(f"^{re.escape(address)}.{{20,}}$"))
    expect(ada.page).to_have_url(re.compile(f"^{re.escape(address)}.{{20,}}$"))
    # It is one of this machine, and the page says so.
    expect(ada.page.get_by_text("antre serve --host 0.0.0.0")).to_be_visible()


def test_a_link_that_friends_can_open_needs_no_warning(ada: Person) -> None:
    table = ada.lay({"kind": "open"}, start=False)

    def nearby(route: Route) -> None:
        reply = route.fetch()
        told = reply.json()
        told["invitation"] = f"http://192.168.1.20:8765{told['invitation']}"
        route.fulfill(response=reply, json=told)

    ada.page.route(f"**/api/tables/{table}", nearby)
    field = ada.go(f"/t/{table}").locator("#invite")
    expect(field).to_have_value(re.compile(r"^http://192\.168\.1\.20:8765/t/"))
    expect(ada.page.get_by_text("antre serve --host 0.0.0.0")).to_have_count(0)


def test_all_that_is_kept_of_me_can_be_downloaded(ada: Person) -> None:
    page = ada.go("/")
    with page.expect_download() as found:
        page.get_by_role("link", name="Download all that the house keeps of me").click()
    data = json.loads(found.value.path().read_text())
    assert (data["name"], data["tables"]) == (ada.ask("GET", "/me")["name"], [])


def test_rules_are_found(ada: Person) -> None:
    page = ada.go("/rules/nidavellir")
    entries = page.locator(".rule-entry:visible")
    whole = entries.count()
    page.get_by_label("Search").fill("hourya explorer")
    expect(page.locator(".found")).to_have_text(re.compile(r"\d+ rules|One rule"))
    assert 0 < entries.count() < whole
    page.get_by_label("Search").fill("xyzzy")
    expect(page.locator(".found")).to_have_text("Nothing found")
    page.get_by_label("Search").fill("")
    assert entries.count() == whole
    page.get_by_role("link", name="Coin trade", exact=True).first.click()
    expect(page.locator("#trade")).to_be_in_viewport()


def test_nothing_but_drawing_is_taken_from_a_face(ada: Person) -> None:
    page = ada.go("/")
    # The policy of the page speaks up as well, even before the face is cleaned.
    cleaned = page.evaluate(
        """async () => {
          const { clean } = await import('/js/scene/faces.js');
          const source = `<svg xmlns="http://www.w3.org/2000/svg"><g onclick="x()" style="a:b"
            class="ok" fill="url(#a)" stroke="url(https://evil/#a)"><script>x()</script>
            <a href="javascript:x()"><path d="M0 0"/></a><image href="https://evil/"/>
            <use href="https://evil/#a"/><use href="#good"/><style>*{}</style>
            <foreignObject/><animate/><text x="1">A &lt;b&gt;</text></g></svg>`;
          const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
          clean(parsed.documentElement);
          return parsed.documentElement.innerHTML.replace(/\\s+/g, ' ');
        }"""
    )
    assert re.sub(r"> <", "><", cleaned).strip() == (
        '<g class="ok" fill="url(#a)"><use/><use href="#good"/><text x="1">A &lt;b&gt;</text></g>'
    ).replace("<g", '<g xmlns="http://www.w3.org/2000/svg"')
    ada.problems.clear()


def test_the_policy_of_the_page_holds(ada: Person) -> None:
    page = ada.page
    outside: list[str] = []
    page.on("request", lambda asked: outside.append(asked.url))
    ada.sit(ada.lay(BOT))
    assert all(url.startswith(ada.house.address) for url in outside)
    styled = page.locator("[style]").evaluate_all("nodes => nodes.map(n => n.outerHTML)")
    scripted = page.locator("script:not([src])").count()
    assert scripted == 0
    assert all("onload" not in node for node in styled)


def test_the_first_load_is_small(ada: Person) -> None:
    sizes: list[int] = []

    def weigh(path: str, body: bytes) -> None:
        if "/fonts/" not in path:
            sizes.append(len(gzip.compress(body, 9)))

    ada.page.on("response", lambda answer: weigh(answer.url, answer.body()) if answer.ok else None)
    ada.go("/")
    ada.shelf().get_by_role("button", name="Play now").wait_for()
    assert 0 < sum(sizes) < 150_000


def test_pieces_fly_unless_stillness_is_wanted(welcome: Welcome) -> None:
    flying = """() => {
      window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        window.flights += 1;
        return animate.apply(this, args);
      };
    }"""
    for motion in ("no-preference", "reduce"):
        ada = welcome("Ada", reduced_motion=motion)
        page = ada.sit(ada.lay(BOT))
        page.evaluate(flying)
        ada.piece("coin:0:b4:1").click()
        ada.piece("slot:0:goblin").click()
        if motion == "reduce":
            expect(ada.piece("coin:0:b4:1")).to_have_class(re.compile("changed"))
            expect(page.locator(".changed")).to_have_count(1)
            assert page.evaluate("() => window.flights") == 0
        else:
            expect(page.locator(".sky .ghost")).to_have_count(0)
            assert page.evaluate("() => window.flights") > 0
            expect(ada.piece("coin:0:b4:1")).not_to_have_class(re.compile("away"))
