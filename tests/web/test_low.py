"""A low window: what is told of the seats is all there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from antre.core.game import find, slugs
from tests.web.conftest import Welcome
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
LOW = {"width": 1280, "height": 720}
BELOW = "(column) => column.scrollHeight - column.clientHeight"


@pytest.mark.parametrize("slug", slugs())
def test_no_card_of_a_seat_lies_below_the_edge(welcome: Welcome, slug: str) -> None:
    """As many as can sit there, and one less, in the language of the longer words."""
    most = max(find(slug).seats)
    for seats in {max(most - 1, 1), most}:
        ada = welcome("Ada", viewport=LOW, locale="fr")
        page = ada.sit(ada.lay(*[BOT] * (seats - 1), game=slug))
        cards = page.locator(".seats .seat-card")
        expect(cards).to_have_count(seats)
        expect(cards.locator(".parts")).to_have_count(1)
        assert at_rest(page).locator(".seats").evaluate(BELOW) <= 0, f"{seats} seats"
