"""The table of Nidavellir in a terminal, drawn from what a seat may know.

From top to bottom, in rising order of interest: the heroes and the treasury, everybody at the
table, the taverns with the current one lit, then the own army and coins, next to the question.
Every colour has a shape or a word beside it, so nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich import box as borders
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antre.core import page
from antre.core.drawing import GOLD, INK
from antre.core.engine import Parts
from antre.games.nidavellir.content.names import CLASSES, DISTINCTIONS, HEROES, SCALED, TAVERNS
from antre.games.nidavellir.rules.scoring import breakdown
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.seen.visibility import heroes_of
from antre.games.nidavellir.words.sentences import (
    GLYPHS,
    card_of,
    class_of,
    hero_epithet,
    hero_name,
    hero_power,
    short_card,
)

if TYPE_CHECKING:
    from antre.core.words import Words

COLOURS = {
    "warrior": "#e4572e", "hunter": "#7a9e4f", "miner": "#7cc6d6", "blacksmith": "#9aa9b8",
    "explorer": "#e0a35f", "other": GOLD,
}  # fmt: skip
HERO_SIGNS = {**GLYPHS, "other": "✧"}
COIN_COLOURS = {"b": "#c9825b", "r": GOLD, "s": "#c8c8c8", "?": "dim"}
LABEL_WIDTH = 10


def draw(state: Nidavellir, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
    """The table or the heroes, as `seat` sees them."""
    parts = [breakdown(state, other) for other in range(state.setup.seats)]
    drawn = Page(state, seat, words, width, parts)
    return drawn.hero_sheet() if sheet == "heroes" else drawn.table()


class Page(page.Page):
    """Nidavellir on a page."""

    label_width = LABEL_WIDTH

    def __init__(
        self, state: Nidavellir, seat: int, words: Words, width: int, parts: Parts
    ) -> None:
        super().__init__(state, seat, words, width, parts)
        self.content = state.content

    def table(self) -> RenderableType:
        armies = [part for seat in self.shown() for part in self.army(seat)]
        return Group(
            self.header(),
            self.free_heroes(),
            self.treasury(),
            self.seats(),
            self.taverns(),
            *armies,
        )

    # --- what everybody shares

    def header(self) -> RenderableType:
        view, say = self.view, self.words.say
        if view["over"]:
            return self.heading(Text(say("over"), style="not bold default"))
        rounds = self.content.players[len(self.parts)].rounds
        moment = Text(say("age", age=view["age"], round=view["round"], rounds=rounds))
        return self.heading(moment.append(" · ").append_text(self.stage()))

    def stage(self) -> Text:
        """Who plays in which order in the current tavern, or what else is going on."""
        view, say = self.view, self.words.say
        if view["order"]:
            turns = zip(view["order"], view["revealed"], strict=True)
            return Text(" › ").join(self.turn(seat, value) for seat, value in turns)
        if view["tavern"]:
            return Text(say("tavern", tavern=view["tavern"]))
        return Text(say("bidding" if any(view["taverns"].values()) else "evaluation"))

    def turn(self, seat: int, value: int) -> Text:
        active = seat in self.view["waiting"]
        style = f"bold underline {GOLD}" if active else "not bold default"
        return Text(f"{self.words.name(seat)} ({value})", style=style)

    def free_heroes(self) -> Table:
        line = Text()
        for card_class in (*CLASSES, "other"):
            names = [name for name in self.view["heroes"] if self.class_name(name) == card_class]
            if names:
                line.append(f"{HERO_SIGNS[card_class]} ", style=COLOURS[card_class])
                line.append(" ".join(self.short_names(names)) + "  ")
        return self.labelled("heroes-free", line)

    def short_names(self, names: Sequence[str]) -> list[str]:
        """Heroes by name; the Dwerg brothers, who are all alike, by their number."""
        brothers = [name for name in names if self.is_brother(name)]
        dwergs = [self.words.say("dwergs", count=len(brothers))] if brothers else []
        return dwergs + [self.hero(name) for name in names if name not in brothers]

    def is_brother(self, name: str) -> bool:
        return self.content.hero_id[name] in self.content.dwerg

    def class_name(self, card: str) -> str:
        return class_of(self.content, card_of(self.content, card))

    def hero(self, name: str) -> str:
        return hero_name(self.content, name, self.words)

    def treasury(self) -> Table:
        """The rack: each value with how many are left, a dot where the coins are out."""
        line = Text()
        for value, count in self.view["treasury"].items():
            mark = {0: "·", 1: value}.get(count, value + superscript(count))
            line.append(mark + " ", style="dim" if count == 0 else GOLD)
        return self.labelled("treasury", line)

    def taverns(self) -> RenderableType:
        return Columns([self.tavern(name) for name in TAVERNS], padding=(0, 1), expand=False)

    def tavern(self, name: str) -> Panel:
        """A sign over its cards, lit while this tavern is resolved."""
        lit = self.view["tavern"] == name
        title = self.words.say("tavern", tavern=name)
        cards = Text(" ").join(self.card(card) for card in self.view["taverns"][name])
        return Panel(
            cards,
            title=Text(f"▸ {title} ◂" if lit else title, style=f"bold {GOLD}" if lit else ""),
            box=borders.HEAVY if lit else borders.ROUNDED,
            border_style=GOLD if lit else "dim",
            padding=0,
            width=(self.width - 2) // 3,
        )

    def card(self, name: str) -> Text:
        colour = COLOURS[self.class_name(name)]
        return Text(f" {short_card(self.content, name)} ", style=f"bold {INK} on {colour}")

    # --- everybody at the table

    def seats(self) -> Table:
        ranks = [Text(GLYPHS[name], style=f"not dim {COLOURS[name]}") for name in CLASSES]
        return self.seat_table(ranks, ("bids-head", "coins-head", "gem-head", "heroes-head"))

    def seat_row(self, seat: int) -> list[Text]:
        view = self.view
        coins = view["coins"][seat]
        asked = seat in view["waiting"]
        name = Text(("▸" if asked else " ") + self.words.name(seat)[:10])
        name.stylize(f"bold {GOLD}" if asked else "")
        ranks = [Text(str(count)) for count in view["ranks"][seat].values()]
        return [
            name,
            Text(str(self.score(seat)), style="bold"),
            *ranks,
            coin_row(coins["slots"]),
            coin_row(by_value(coins["owned"])),
            Text(f"◆{view['gems'][seat]}", style=COLOURS["miner"]),
            Text(", ".join(self.owned(seat))),
        ]

    def owned(self, seat: int) -> list[str]:
        """The heroes and distinctions of a seat."""
        heroes = [self.hero(name) for name in heroes_of(self.view, seat)]
        won = [
            self.content.words[name]["name"][self.words.language]
            for name in DISTINCTIONS
            if self.view["distinctions"][name] == seat
        ]
        return heroes + won

    # --- an army

    def army(self, seat: int) -> list[RenderableType]:
        title = "army-mine" if seat == self.view["seat"] else "army-of"
        return [
            self.rule(self.words.say(title, who=self.words.name(seat))),
            self.column_heads(),
            *self.ranks(seat),
            self.numbers(seat),
            self.values(seat),
            self.coins(seat),
            self.sum(seat),
        ]

    @property
    def cell(self) -> int:
        return min((self.width - LABEL_WIDTH) // len(CLASSES), 20)

    def row(self, label: str, cells: Iterable[Text], fill: str = " ") -> Text:
        """Five cells in line, each in the middle of its column."""
        line = Text(label.ljust(LABEL_WIDTH)[:LABEL_WIDTH], style="dim", no_wrap=True)
        for cell in cells:
            before = (self.cell - cell.cell_len) // 2
            after = self.cell - cell.cell_len - before
            line = Text.assemble(line, (fill * before, GOLD), cell, (fill * after, GOLD))
        line.no_wrap = True
        return line

    def column_heads(self) -> Text:
        say = self.words.say
        return self.row(
            "",
            [
                Text(f"{GLYPHS[name]} {say('column', **{'class': name})}", style=COLOURS[name])
                for name in CLASSES
            ],
        )

    def ranks(self, seat: int) -> list[Text]:
        """One row a rank; a golden thread runs through each complete line."""
        columns = [self.rank_cells(name, seat) for name in CLASSES]
        lines = min(map(len, columns))
        rows = []
        for rank in range(max(map(len, columns))):
            cells = [column[rank] if rank < len(column) else Text() for column in columns]
            complete = rank < lines
            label = f"{rank + 1:>4} ★" if complete else f"{rank + 1:>4}"
            rows.append(self.row(label, cells, "━" if complete else " "))
        return rows

    def rank_cells(self, name: str, seat: int) -> list[Text]:
        """A column, rank by rank; a card of several ranks reaches over as many rows."""
        cells = []
        for card in self.view["columns"][seat][name]:
            number = card_of(self.content, card)
            cells.append(self.army_card(card, number, name))
            more = Text(" ┆ ", style=COLOURS[name])
            cells += [more] * (self.content.card_ranks[number] - 1)
        return cells

    def army_card(self, card: str, number: int, column: str) -> Text:
        if card in self.content.hero_id:
            return Text(f" {self.hero(card)} ", style=f"bold {COLOURS[column]}")
        if number == self.content.blacksmith_special:
            special = self.words.say("special-short")
            return Text(f" {GLYPHS[column]} {special} ", style=COLOURS[column])
        points = self.content.card_points[number]
        sign = GLYPHS[column] if CLASSES.index(column) in SCALED else str(points)
        return Text(f" {sign} ", style=f"{INK} on {COLOURS[column]}")

    def numbers(self, seat: int) -> Text:
        ranks, points = self.view["ranks"][seat], self.view["points"][seat]
        cells = [
            Text(f"{ranks[name]}" if place in SCALED else f"{ranks[name]} · {points[name]}")
            for place, name in enumerate(CLASSES)
        ]
        return self.row(self.words.say("ranks-row"), cells)

    def values(self, seat: int) -> Text:
        cells = [Text(f"{self.parts[seat][name]}", style="bold") for name in CLASSES]
        return self.row(self.words.say("value-row"), cells)

    def coins(self, seat: int) -> Table:
        """Slots, then hand or pouch, then gem and command zone."""
        say, coins = self.words.say, self.view["coins"][seat]
        line = Text()
        for tavern, coin in zip(TAVERNS, coins["slots"], strict=True):
            line.append(say("tavern-short", tavern=tavern) + " ", style="dim")
            line.append_text(coin_row([coin])).append("  ")
        for place in ("hand", "pouch"):
            if coins[place]:
                line.append(say(place) + " ", style="dim")
                line.append_text(coin_row(by_value(coins[place]))).append("  ")
        line.append(say("gem") + " ", style="dim")
        line.append(f"◆{self.view['gems'][seat]}  ", style=COLOURS["miner"])
        if command := self.view["command"][seat]:
            line.append(say("command-zone") + " ", style="dim")
            line.append(", ".join(self.hero(name) for name in command))
        return self.labelled("bids-head", line)

    def sum(self, seat: int) -> Table:
        parts = self.parts[seat]
        terms = {
            "sum-classes": sum(parts[name] for name in CLASSES),
            "sum-majority": parts["warrior_bonus"],
            "sum-heroes": parts["neutral"],
            "sum-coins": parts["coins"],
            "sum-gem": parts["gem"],
        }
        shown = {key: value for key, value in terms.items() if value}
        return self.labelled("score-head", self.sum_of(seat, shown))

    # --- the heroes

    def hero_sheet(self) -> Table:
        say = self.words.say
        table = Table(box=borders.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(say("hero-head"))
        table.add_column(say("power-head"))
        table.add_column(say("owner-head"), no_wrap=True)
        told = ""
        for name in HEROES:
            power = self.power(name)
            shown = "″" if power == told else power
            table.add_row(self.hero_title(name), shown, self.whereabouts(name))
            told = power
        return table

    def hero_title(self, name: str) -> Text:
        card_class = self.class_name(name)
        title = Text(f"{HERO_SIGNS[card_class]} {self.hero(name)}")
        title.stylize(f"bold {COLOURS[card_class]}")
        return title.append(
            f" {hero_epithet(self.content, name, self.words)}", style="not bold dim"
        )

    def power(self, name: str) -> str:
        return hero_power(self.content, name, self.words)

    def whereabouts(self, name: str) -> str:
        if name in self.view["heroes"]:
            return self.words.say("hero-free")
        for seat in range(len(self.parts)):
            if name in heroes_of(self.view, seat):
                return self.words.name(seat)
        return self.words.say("hero-out")


def superscript(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def coin_row(coins: Sequence[str | None]) -> Text:
    """Coins in a row: their values, "?" face down, a dot for an empty place."""
    return Text(" ").join(coin_sign(coin) for coin in coins)


def by_value(coins: Sequence[str]) -> list[str]:
    """Known coins by rising value, then those face down."""
    return sorted(coins, key=lambda coin: (coin == "?", int(coin[1:] or 0)))


def coin_sign(coin: str | None) -> Text:
    if coin is None:
        return Text("·", style="dim")
    value = coin if coin == "?" else coin[1:]
    return Text(value, style=f"bold {COIN_COLOURS[coin[0]]}")
