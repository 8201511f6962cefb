"""Fall of the Mountain King on a page.

The mountain by domains, clans and champions with everybody's standing on their tracks, everybody
at the table, then the own ancestry next to the question. Every colour has a sign or a word beside
it, so nothing is lost without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antre.core import page
from antre.core.captions import capital
from antre.core.drawing import GOLD
from antre.core.engine import Parts
from antre.games.fall.content.board import CAVERN_NAMES, SPACE
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS, EFFECTS, KINDS, WAVES
from antre.games.fall.rules.final_scoring import breakdown
from antre.games.fall.rules.state import Fall
from antre.games.fall.terminal.ancestry import draw_ancestry
from antre.games.fall.terminal.signs import (
    BOOST,
    BREACH,
    GATE,
    GNOME,
    GNOME_COLOUR,
    HAMMER,
    PAWN,
    SEAT_COLOURS,
    STAR,
    clan_name,
    symbol,
    trolls,
)
from antre.games.fall.words.sentences import (
    say_card,
    say_cavern,
    say_champion,
    say_champion_clan,
    say_clan,
    say_clans,
    say_effect,
    say_effect_of_wheel,
    say_hall,
    say_kind,
)

if TYPE_CHECKING:
    from antre.core.words import Words

HALLS_IN_A_ROW = 2
NAME_WIDTH, WHERE_WIDTH = 16, 14


def draw(state: Fall, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
    """The table, or the champions, as `seat` sees them."""
    parts = [breakdown(state, other) for other in range(state.setup.seats)]
    drawn = Page(state, seat, words, width, parts)
    return drawn.champion_sheet() if sheet == "champions" else drawn.table()


class Page(page.Page):
    """Fall on a page."""

    label_width = 12

    def __init__(self, state: Fall, seat: int, words: Words, width: int, parts: Parts) -> None:
        super().__init__(state, seat, words, width, parts)
        self.content: FallContent = state.content
        self.board = state.board

    def table(self) -> RenderableType:
        ancestries = [part for seat in self.shown() for part in self.ancestry(seat)]
        return Group(
            self.header(), self.mountain(), *self.gnome_lines(), self.legend(),
            self.rule(self.words.say("halls-title")), self.halls(),
            self.rule(self.words.say("clans-title")), self.clans(),
            *self.offer(),
            self.seats(), *ancestries,
        )  # fmt: skip

    # What everybody shares.

    def header(self) -> RenderableType:
        view, say = self.view, self.words.say
        moment = Text("")
        if view["over"]:
            moment.append(say("over"), style="not bold default")
        else:
            moment.append(say("wave", wave=WAVES[min(view["wave"], len(WAVES)) - 1]))
            if view["active"] is not None:
                moment.append(" · " + say("turn-of", **self.words.who(view["active"])))
        return self.heading(moment)

    def mountain(self) -> Table:
        """A row for each domain, a column for each of its caverns; lairs below."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=self.label_width - 1, no_wrap=True)
        for _ in range(4):
            grid.add_column(width=(self.width - self.label_width - 4) // 4)
        for clan in CLANS:
            caverns = [name for name in CAVERN_NAMES if name.partition("-")[0] == clan]
            drawn = [self.cavern(name) for name in caverns if self.board.caverns >> SPACE[name] & 1]
            grid.add_row(self.domain(clan), *drawn)
        for seat, lairs in enumerate(self.view["lairs"]):
            name = Text(self.words.name(seat)[: self.label_width - 1], style=SEAT_COLOURS[seat])
            grid.add_row(name, *(self.space(site, Text(f"{site} ")) for site in lairs))
        return grid

    def domain(self, clan: str) -> Text:
        critical = "!" if clan in self.view["critical"] else ""
        return clan_name(say_clan(self.content, clan, self.words) + critical, clan)

    def cavern(self, name: str) -> Text:
        space = SPACE[name]
        gate = any(entrances >> space & 1 for entrances in self.board.entrances)
        return self.space(name, Text(name[-1] + (GATE if gate else " ") + " "))

    def space(self, name: str, drawn: Text) -> Text:
        """Who is there, with how many trolls; gnomes by their strength, if it is known."""
        view = self.view
        here = []
        for seat, own in enumerate(view["trolls"]):
            if name in own:
                here.append(trolls(seat, own[name], self.pawns(seat, name)))
        if name in view["gnomes"]:
            known = "".join(map(str, view["gnomes"][name]))
            here.append(Text(GNOME + known, style=GNOME_COLOUR))
        if name in view["stars"].values():
            here.append(Text(STAR, style=GOLD))
        return drawn.append_text(Text(" ").join(here) if here else Text("-", style="dim"))

    def pawns(self, seat: int, space: str) -> int:
        """How many champions of a seat stand there."""
        own = self.view["champions"][seat]
        return sum(self.view["pawns"].get(champion) == space for champion in own)

    def gnome_lines(self) -> list[Table]:
        """Where gnomes come from: the gate cards, the rally point, the wheel."""
        view, say = self.view, self.words.say
        row = [
            card if card == "?" else say_clan(self.content, card, self.words)
            for card in view["row"]
        ]
        rally = say_clan(self.content, view["rally"], self.words)
        gates = Text(say("gate-row", cards=" ".join(row), rally=rally))
        angry = Text(say("angry", gnomes=" ".join(map(str, view["angry"])) or "-"))
        lines = [
            self.labelled("gates", gates),
            self.labelled("wheel", self.wheel().append("  ").append_text(angry)),
        ]
        if view["critical"]:
            critical = say_clans(self.content, view["critical"], self.words)
            lines.append(self.labelled("critical", Text(critical)))
        return lines

    def wheel(self) -> Text:
        """The spaces of the wheel in order, that of the pawn marked, and the tripwires."""
        line = Text()
        for number, effect in enumerate(self.content.wheel):
            said = say_effect_of_wheel(EFFECTS[effect], self.words)
            if number == self.view["wheel"]["space"]:
                line.append(f"[{said}]", style=f"bold {GOLD}")
            else:
                line.append(said)
            if number == self.content.breach_wire:
                line.append(f" {BREACH}", style=GNOME_COLOUR)
            if number == self.content.boost_wire:
                line.append(f" {BOOST}", style=GOLD)
            line.append(" ")
        return line

    def legend(self) -> Table:
        say = self.words.say
        shown = [
            (GATE, say("sign-gate")), ("0×2", say("sign-trolls")), (PAWN, say("sign-pawn")),
            (f"{GNOME}?2", say("sign-gnomes")), (STAR, say("sign-star")),
            (BREACH, say("sign-breach")), (BOOST, say("sign-boost")), (HAMMER, say("sign-hammer")),
            *((say("symbol-sign", kind=kind), say_kind(kind, self.words)) for kind in KINDS),
            ("[ ]", say("sign-covered")),
        ]  # fmt: skip
        line = Text("  ".join(f"{sign}\u00a0{word}" for sign, word in shown), style="dim")
        return self.labelled("legend", line)

    def halls(self) -> Table:
        """Each Great Hall: its number, its value, and the caverns around it by domain."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(HALLS_IN_A_ROW):
            grid.add_column(width=self.width // HALLS_IN_A_ROW - 2)
        drawn = [self.hall(number) for number in range(len(self.view["halls"]))]
        for first in range(0, len(drawn), HALLS_IN_A_ROW):
            grid.add_row(*drawn[first : first + HALLS_IN_A_ROW])
        return grid

    def hall(self, number: int) -> Text:
        around: dict[str, str] = {}
        for space in cells_of(self.board.halls[number]):
            clan, _, cavern = CAVERN_NAMES[space].partition("-")
            around[clan] = around.get(clan, say_clan(self.content, clan, self.words)) + f" {cavern}"
        star = STAR if f"hall{number + 1}" in self.view["stars"].values() else ""
        value = Text(f"{number + 1}{star} ({self.view['halls'][number]}) ", style=GOLD)
        return value.append(", ".join(around.values()), style="default")

    def clans(self) -> Table:
        """What votes of each clan are worth, and who has how many, the leader first."""
        grid = Table.grid(padding=(0, 2))
        for clan, tile in zip(CLANS, self.view["tiles"], strict=False):
            standing = [(seat, self.view["votes"][seat][clan]) for seat in self.standing(clan)]
            worth = Text("-".join(map(str, tile)), style="dim")
            grid.add_row(clan_name(say_clan(self.content, clan, self.words), clan), worth,
                         self.track(standing))  # fmt: skip
        return grid

    def standing(self, clan: str) -> list[int]:
        found: list[int] = self.view["standing"][clan]
        return found

    def track(self, standing: list[tuple[int, int]]) -> Text:
        """Seats on a track, the leader first."""
        names = [
            Text(f"{self.words.name(seat)[:12]} {count}", style=SEAT_COLOURS[seat])
            for seat, count in standing
        ]
        return Text(" > ").join(names) if names else Text("-", style="dim")

    def offer(self) -> list[RenderableType]:
        if not self.view["offer"]:
            return []
        grid = Table.grid(padding=(0, 2))
        for champion in self.view["offer"]:
            influence = self.view["influence"][champion]
            standing = [(seat, influence[seat]) for seat in self.view["suitors"][champion]]
            name = Text(say_champion(self.content, champion, self.words))
            grid.add_row(name, Text(self.votes(champion), style="dim"), self.track(standing))
        return [self.rule(self.words.say("offer-title")), grid]

    def votes(self, champion: str) -> str:
        """The clan of a champion, and how many votes winning it brings."""
        count = self.content.champions[self.content.champion_name.index(champion)].votes
        return f"{capital(say_champion_clan(self.content, champion, self.words))} {count}"

    # Everybody at the table.

    def seats(self) -> Table:
        figures = [
            self.words.say(key)
            for key in ("provisions-head", "desperation-head", "boost-head", "reserve-head")
        ]
        return self.seat_table(figures, ("champions-head",))

    def seat_row(self, seat: int) -> list[Text]:
        view = self.view
        asked = seat in view["waiting"]
        hammer = HAMMER if seat == view["first"] else " "
        name = Text(f"{'▸' if asked else ' '}{seat} {hammer}{self.words.name(seat)[:12]}")
        name.stylize(f"bold {GOLD}" if asked else SEAT_COLOURS[seat])
        figures = ("provisions", "desperation", "boosts", "troll_reserve")
        names = [self.champion(champion) for champion in view["champions"][seat]]
        return [
            name,
            Text(str(self.score(seat)), style="bold"),
            *(Text(str(view[figure][seat])) for figure in figures),
            Text(", ".join(names)),
        ]

    def champion(self, champion: str) -> str:
        """A champion with the claws that are left to it, if it has any."""
        name = say_champion(self.content, champion, self.words)
        claws = self.content.champions[self.content.champion_name.index(champion)].claws
        if not claws:
            return name
        return f"{name} ({claws - self.view['claws'].get(champion, 0)}/{claws})"

    # An ancestry.

    def ancestry(self, seat: int) -> list[RenderableType]:
        view, say = self.view, self.words.say
        title = "ancestry-mine" if seat == view["seat"] else "ancestry-of"
        symbols, covered = view["ancestry"][seat], view["covered"][seat]
        terms = {f"part-{part}": value for part, value in self.parts[seat].items() if value}
        parts: list[RenderableType] = [
            self.rule(say(title, who=self.words.name(seat))),
            draw_ancestry(symbols, covered, view["laid"][seat], self.words),
        ]
        on_cards = [cell for cell in symbols if "-" in cell]
        if on_cards:
            line = Text()
            for cell in on_cards:
                line.append_text(symbol(symbols[cell], cell in covered, self.words))
                line.append(f"{say_champion(self.content, cell.rpartition('-')[0], self.words)}  ")
            parts.append(self.labelled("on-champions", line))
        if hand := [card for card in view["hands"][seat] if card != "?"]:
            cards = Text(
                "\n".join(capital(say_card(self.content, card, self.words)) for card in hand)
            )
            parts.append(self.labelled("hand", cards))
        return [*parts, self.labelled("score", self.sum_of(seat, terms))]

    # The champions.

    def champion_sheet(self) -> RenderableType:
        table = Table(box=borders.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(self.words.say("champion-head"), style="bold", width=NAME_WIDTH)
        table.add_column(self.words.say("votes-head"), no_wrap=True)
        table.add_column(self.words.say("effect-head"))
        table.add_column(self.words.say("where-head"), width=WHERE_WIDTH)
        for champion in self.known_first():
            name = say_champion(self.content, champion, self.words)
            effect = say_effect(self.content, champion, self.words)
            table.add_row(name, self.votes(champion), effect, self.where(champion))
        return table

    def known_first(self) -> list[str]:
        """Those on offer, then those that somebody has, then all others."""
        offer, owner = self.view["offer"], self.view["owner"]
        others = [name for name in self.content.champion_name if name not in offer]
        return [*offer, *sorted(others, key=lambda name: owner.get(name, len(self.parts)))]

    def where(self, champion: str) -> str:
        view, say = self.view, self.words.say
        if champion in view["offer"]:
            return say("where-offer")
        if champion in view["owner"]:
            name = self.words.name(view["owner"][champion])
            place = view["pawns"].get(champion) or view["stars"].get(champion)
            return f"{name}, {self.place(place)}" if place else name
        return say("where-gone" if champion in view["removed"] else "where-box")

    def place(self, place: str) -> str:
        if place.startswith("hall"):
            return say_hall(int(place.removeprefix("hall")), self.words)
        return say_cavern(self.content, place, self.words) if place in CAVERN_NAMES else place
