"""A finished game looked at again: the curve, what cost most, and the way back into the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.barriers import check, check_fits
from tests.web.conftest import Played, Welcome


def test_a_review_is_made_read_and_played_on_from(welcome: Welcome, over: Played) -> None:
    ada, played = welcome("", storage_state=over.storage), over.table
    page = ada.go(f"/t/{played}")
    page.get_by_role("link", name="Review").first.click()
    expect(page.locator(".curve")).to_be_visible(timeout=120_000)
    expect(page.locator(".curve polyline")).to_have_count(2)
    check(page)

    # Round by round, and each turning point says when it was and what happened.
    expect(page.locator(".curve svg text", has_text="round 1 of").first).to_be_visible()
    turn = page.locator(".review-turns li").first
    expect(turn.locator(".when")).to_have_text(re.compile(r"Age \d · round \d"))
    expect(turn.locator("p")).to_have_count(3)

    # The drawing, its slider and the table tell the same.
    slider = page.get_by_label("Moment of the game")
    slider.focus()
    page.keyboard.press("Home")
    page.get_by_text("The same in numbers").click()
    first = page.locator(".curve tbody tr").first.locator("td.number")
    expect(page.locator(".moment")).to_contain_text(f"Ada {first.first.inner_text()}")
    last = page.locator(".curve tbody tr").last.locator("td.number")
    expect(last.first).to_have_text(re.compile("^(0|100)%$"))
    account = page.locator(".review-body > .wide-table tbody tr")
    expect(account.first.locator("td").first).to_have_text(first.first.inner_text())
    expect(account.last.locator("td").first).to_have_text(last.first.inner_text())

    page.set_viewport_size({"width": 360, "height": 740})
    page.reload()
    expect(page.locator(".curve")).to_be_visible()
    check_fits(page)
    page.get_by_role("link", name="Show this moment").first.click()
    expect(page).to_have_url(re.compile(rf"/r/{played}\?step=\d+&seat=0"))
    page.go_back()
    page.get_by_role("button", name="The same deal again").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{played})"))
    expect(page.locator(".bar, .question").first).to_be_visible()

    # Both games of the deal are told of, where it was played.
    again = page.url.rpartition("/")[2]
    assert ada.play_until(again, "no such rule", lambda view, options: options[0]) is None
    ada.go(f"/t/{played}")
    rows = page.locator(".same-deal tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this game")).to_have_count(1)
    check(page)
    check_fits(page)
    expect(rows.get_by_role("link")).to_have_attribute("href", f"/t/{again}")
