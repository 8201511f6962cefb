"""Takes the pictures of the browser client: python docs/pictures/browser.py [GAME ...]

Opens a house of its own on a free port. Of Nidavellir it plays a game against three bots to its
last rounds, and photographs the den, the table on a wide screen and on a phone, and the end; of the
Hall it photographs a tile in hand in the middle of a game, on both screens; of Fall a draft in the
last wave on a wide screen, and a turn on a phone; of the Ice Garden how actions are
planned, late in a game of four factions, and the map on a phone. Needs Playwright, a Chromium
(or ANTRE_CHROMIUM) and Pillow.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from photographer import Photographer, Seat
from playwright.sync_api import Page, sync_playwright

NAMES = ("chromium", "chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HOUSE = """
import sys
from pathlib import Path
from antre.server.serve import serve
from antre.server.configuration import Configuration
configuration = Configuration(data=Path(sys.argv[1]), bot_pause=0.0, limits=False)
serve(port=0, configuration=configuration, open_browser=False)
"""
# A point of a map on the screen.
WHERE = """([x, y]) => {
  const { a, d, e, f } = document.querySelector('.roam .picture').getScreenCTM();
  return [x * a + e, y * d + f];
}"""
TURNS = "rrrfrrr"
LAST_WAVE = 3
FACTS = 2  # besides its price
# What Ada does in the Hall, if she can; of several digs and recruits the last, the greatest.
DEEDS = ("hall", "pedestal", "found", "dig", "recruit", "join", "end")
CLASSES = {"w": "warrior", "h": "hunter", "m": "miner", "b": "blacksmith", "e": "explorer"}


def choose_card(seat: Seat) -> str:
    """The card of the shortest column, the highest coin, the first hero."""
    options: list[str] = [each["option"] for each in seat["asked"]["options"]]
    ranks = seat["view"]["ranks"][0]
    if options[0].startswith("take:"):
        return min(options, key=lambda option: ranks.get(CLASSES.get(option[5], ""), 99))
    return options[-1] if options[0].startswith("bid:") else options[0]


def late_in_the_game(seat: Seat) -> bool:
    """Several cards to choose from."""
    view, options = seat["view"], seat["asked"]["options"]
    choice = len(options) > 2 and options[0]["option"].startswith("take:")
    return view["age"] == 2 and view["round"] >= 2 and view["tavern"] == "dragon" and choice


def take_nidavellir(photographer: Photographer) -> None:
    table = photographer.lay("nidavellir", "normal")
    while not photographer.play(table, late_in_the_game, choose_card):
        table = photographer.lay("nidavellir", "normal")
    page = photographer.context.new_page()
    photographer.shoot("den", page, "/", ".play")
    photographer.shoot("table-wide", page, f"/t/{table}", ".ask.mine")
    page.close()
    phone = photographer.on_phone()
    photographer.shoot("table-phone", phone.new_page(), f"/t/{table}", ".ask.mine")
    phone.close()
    photographer.play(table, lambda seat: False, choose_card)
    page = photographer.context.new_page()
    photographer.shoot("end", page, f"/t/{table}", ".result")


class HallPlayer:
    """Ada in the Hall: digs where there is most to be found."""

    def __init__(self, photographer: Photographer, table: str) -> None:
        self.photographer = photographer
        self.table = table

    def choose(self, seat: Seat) -> str:
        options: list[str] = [each["option"] for each in seat["asked"]["options"]]
        if options[0].startswith("lay:"):
            return str(self.best_place()[1][2])
        for deed in DEEDS:
            found = [option for option in options if option.startswith(deed)]
            if found:
                return found[-1]
        return options[0]

    def best_place(self) -> tuple[str, list[Any]]:
        """The place of the tile in hand of which most can be said, and the way round."""
        lay = self.photographer.question(self.table)["lay"]
        places = [(way, place) for way, found in lay["places"].items() for place in found]
        return max(places, key=lambda each: len(each[1][3]))

    def hold(self, page: Page) -> None:
        """Hold the tile over the best place."""
        lay = self.photographer.question(self.table)["lay"]
        way, place = self.best_place()
        columns, rows = zip(*lay["shapes"][way]["cells"], strict=True)
        across = place[0] + (min(columns) + max(columns) + 1) / 2
        down = place[1] + (min(rows) + max(rows) + 1) / 2
        at = [lay["x0"] + across * lay["cell"], lay["y0"] + down * lay["cell"]]
        page.mouse.move(*page.evaluate(WHERE, at))
        for key in TURNS:
            if page.locator(".in-hand").get_attribute("aria-label") == place[4]:
                return
            page.keyboard.press(key)


def has_much_to_dig(seat: Seat) -> bool:
    """The networks have grown, and a long tunnel can be paid."""
    view, options = seat["view"], [each["option"] for each in seat["asked"]["options"]]
    return bool(long_digs(options)) and view["round"] >= 7 and len(view["network"][0]) >= 12


def long_digs(options: list[str]) -> list[str]:
    return [option for option in options if re.match(r"dig:\w[45]:", option)]


def find_a_moment(photographer: Photographer) -> HallPlayer:
    """A table at which Ada holds a tile of which there is something to say."""
    while True:
        ada = HallPlayer(photographer, photographer.lay("hall", "normal"))
        while photographer.play(ada.table, has_much_to_dig, ada.choose):
            options = [each["option"] for each in photographer.question(ada.table)["options"]]
            photographer.decide(ada.table, long_digs(options)[-1])
            _, place = ada.best_place()
            if place[3].count("\n") >= FACTS:
                return ada
            photographer.decide(ada.table, place[2])


def take_hall(photographer: Photographer) -> None:
    ada = find_a_moment(photographer)
    table = ada.table
    page = photographer.context.new_page()
    photographer.shoot("hall-wide", page, f"/t/{table}", ".ask.mine", ada.hold)
    page.close()
    phone = photographer.on_phone()
    photographer.shoot("hall-phone", phone.new_page(), f"/t/{table}", ".ask.mine", ada.hold)
    phone.close()


class FallPlayer:
    """Ada in Fall: lays the card that changes most, and takes strong actions."""

    def __init__(self, photographer: Photographer) -> None:
        self.photographer = photographer
        self.table = photographer.lay("fall", "normal")

    def choose(self, seat: Seat) -> str:
        options: list[str] = [each["option"] for each in seat["asked"]["options"]]
        if any(option.startswith("place:") for option in options):
            return str(self.best_place()[1][2])
        strong = [option for option in options if option.startswith("strong:")]
        return strong[-1] if strong else options[0] if options[0] != "none" else options[-1]

    def best_place(self) -> tuple[str, list[Any]]:
        """The card and the place that win most power, and the way round."""
        lay = self.photographer.question(self.table)["lay"]
        places = [(way, place) for way, found in lay["places"].items() for place in found]
        return max(places, key=lambda each: power_won(each[1][3]))

    def hold(self, page: Page) -> None:
        """Hold the best card over its best place."""
        lay = self.photographer.question(self.table)["lay"]
        way, place = self.best_place()
        page.locator(f'.piece[data-id="{lay["shapes"][way]["piece"]}"] .hit').click()
        at = [
            lay[corner] + (cell + 1) * lay["cell"]
            for corner, cell in zip(("x0", "y0"), place[:2], strict=True)
        ]
        picture = f'[data-zone="{lay["zone"]}"] .picture'
        page.mouse.move(*page.evaluate(WHERE.replace(".roam .picture", picture), at))


def power_won(note: str) -> int:
    """What a place is worth by its note: groups that grow, less those that shrink."""
    changes = re.findall(r"(\d+) → (\d+)", note)
    return sum(int(after) - int(before) for before, after in changes)


def take_fall(photographer: Photographer) -> None:
    ada = FallPlayer(photographer)

    def drafts(seat: Seat) -> bool:
        first = str(seat["asked"]["options"][0]["option"])
        return seat["view"]["wave"] == LAST_WAVE and first.startswith("place:")

    def turns(seat: Seat) -> bool:
        options = [each["option"] for each in seat["asked"]["options"]]
        return seat["view"]["wave"] == LAST_WAVE and "weak:advance" in options

    photographer.play(ada.table, drafts, ada.choose)
    page = photographer.context.new_page()
    photographer.shoot("fall-wide", page, f"/t/{ada.table}", ".ask.mine", ada.hold)
    page.close()
    photographer.play(ada.table, turns, ada.choose)
    phone = photographer.on_phone()
    photographer.shoot("fall-phone", phone.new_page(), f"/t/{ada.table}", ".ask.mine")
    phone.close()


# What Ada does in the Garden, if she can.
GARDEN_DEEDS = (
    "plan:making", "plan:influence", "plan:movement", "kill", "summon", "shift", "upgrade", "buy",
    "place", "harvest:m_factor", "take:m_factor", "advance:1",
)  # fmt: skip
LATE_ROUND = 5


def choose_deed(seat: Seat) -> str:
    options: list[str] = [each["option"] for each in seat["asked"]["options"]]
    if "done" in options and options[0].startswith("shift:"):
        return "done"
    wished = (option for deed in GARDEN_DEEDS for option in options if option.startswith(deed))
    return next(wished, options[0])


def plans_late(seat: Seat) -> bool:
    """Most cubes of the others are placed, and one of mine is left."""
    view, first = seat["view"], str(seat["asked"]["options"][0]["option"])
    return view["round"] >= LATE_ROUND and first.startswith("plan:") and view["hand"][0] == 1


def take_garden(photographer: Photographer) -> None:
    factions: dict[str, Any] = {"factions": ["olaf", "pier", "ulrike", "callo"]}
    table = photographer.lay("garden", "normal", **factions)
    while not photographer.play(table, plans_late, choose_deed):
        table = photographer.lay("garden", "normal", **factions)
    page = photographer.context.new_page()
    photographer.shoot("garden-wide", page, f"/t/{table}", ".ask.mine")
    page.close()
    phone = photographer.on_phone()
    photographer.shoot("garden-phone", phone.new_page(), f"/t/{table}", ".ask.mine", show_map)
    phone.close()


def show_map(page: Page) -> None:
    page.locator('[data-tab="table"]').tap()
    page.wait_for_timeout(600)


# What Ada does in Maender-Alkoor, if nothing better is at hand; stops as far away as may be.
ALKOOR_DEEDS = ("go", "done", "brake:0", "walk", "use", "relic")
# So many helps at once make a trial worth a picture.
HELPS, FULL_TEAM, FOURTH = 3, 6, 4


def choose_step(seat: Seat) -> str:
    options: list[str] = [each["option"] for each in seat["asked"]["options"]]
    stops = [option for option in options if option.startswith("stop:")]
    if stops:
        return stops[-1]
    return next((deed for deed in ALKOOR_DEEDS if deed in options), options[0])


def could_help(seat: Seat) -> bool:
    """A trial of all before its roll, with several ways to make it easier."""
    view = seat["view"]
    options = [str(each["option"]) for each in seat["asked"]["options"]]
    helps = [option for option in options if option.startswith(("skill:", "dilemma:"))]
    before = view["trial"] is not None and not view["dice"]
    before = before and seat["asked"]["rule"].startswith("before")
    return bool(before) and len(helps) >= HELPS and len(view["team"]) >= FULL_TEAM


def walks_on(seat: Seat) -> bool:
    """Somewhere in the wilds, about to stop."""
    first = str(seat["asked"]["options"][0]["option"])
    return seat["view"]["turn"] >= FOURTH and first.startswith("stop:")


def take_alkoor(photographer: Photographer) -> None:
    table = photographer.lay("alkoor", "normal", bots=1)
    while not photographer.play(table, could_help, choose_step):
        table = photographer.lay("alkoor", "normal", bots=1)
    page = photographer.context.new_page()
    photographer.shoot("alkoor-wide", page, f"/t/{table}", ".ask.mine")
    page.close()
    while not photographer.play(table, walks_on, choose_step):
        table = photographer.lay("alkoor", "normal", bots=1)
    phone = photographer.on_phone()
    photographer.shoot("alkoor-phone", phone.new_page(), f"/t/{table}", ".ask.mine")
    phone.close()


TAKES = {
    "nidavellir": take_nidavellir, "hall": take_hall, "fall": take_fall, "garden": take_garden,
    "alkoor": take_alkoor,
}  # fmt: skip


def main(games: list[str]) -> None:
    data = tempfile.mkdtemp()
    command = [sys.executable, "-c", HOUSE, data]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    found = re.search(r"http://\S+?(?=/ )", house.stdout.readline())
    assert found is not None
    try:
        with sync_playwright() as playwright:
            path = os.environ.get("ANTRE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)))
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            photographer = Photographer(found[0], browser, Path(__file__).parent)
            for game in games:
                TAKES[game](photographer)
            browser.close()
    finally:
        house.terminate()
        house.wait()
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(TAKES))
