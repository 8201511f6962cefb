"""The table of the Hall in a terminal, drawn from what a seat may know.

From top to bottom: the mountain with the supplies beside it, the horde as a pyramid, everybody at
the table, then the own trollsmoot next to the question. Every colour has a sign or a word beside
it, so nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antre.core import page
from antre.core.drawing import GOLD
from antre.core.engine import Parts
from antre.games.hall.content.content import HALLS, SLOTS, SPELLS, WORKSHOPS, ZONES
from antre.games.hall.content.resources import CLANS, named
from antre.games.hall.rules.pack import ROWS
from antre.games.hall.rules.scoring import known_breakdown
from antre.games.hall.rules.state import Hall
from antre.games.hall.terminal import mountain
from antre.games.hall.terminal.mountain import Mountain
from antre.games.hall.terminal.signs import (
    CLAN_COLOURS,
    CLAN_SIGNS,
    PEDESTAL_SIGNS,
    RESOURCE_SIGNS,
    ZONE_COLOURS,
    ZONE_SIGNS,
    clan_sign,
    signs,
    tally,
)
from antre.games.hall.words.sentences import clan_of, say_effect, say_name, say_use

if TYPE_CHECKING:
    from antre.core.words import Words

MAP_WIDTH = 50
HORDE_ROWS = (SLOTS[9:12], SLOTS[5:9], SLOTS[0:5])


def draw(state: Hall, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
    """The table, or the spells and workshops, as `seat` sees them."""
    parts = [known_breakdown(state, other, seat) for other in range(state.setup.seats)]
    drawn = Page(state, seat, words, width, parts)
    return drawn.spell_sheet() if sheet == "spells" else drawn.table()


class Page(page.Page):
    """The Hall on a page."""

    label_width = 11

    def __init__(self, state: Hall, seat: int, words: Words, width: int, parts: Parts) -> None:
        super().__init__(state, seat, words, width, parts)
        self.content = state.content
        self.board = state.board

    def table(self) -> RenderableType:
        packs = [part for seat in self.shown() for part in self.pack(seat)]
        return Group(
            self.header(), self.mountain(), self.legend(), *self.horde(), self.seats(), *packs
        )

    # What everybody shares.

    def header(self) -> RenderableType:
        view, say = self.view, self.words.say
        moment = Text(self.name("board", view["board"]) + " · ")
        if view["over"]:
            moment.append(say("over"), style="not bold default")
        elif not view["round"]:
            moment.append(say("setting-up"), style="not bold default")
        else:
            key = "round-left" if view["last_round"] else "round"
            moment.append(say(key, round=view["round"], last=view["last_round"]))
            moment.append(" · " + say("turn-of", **self.words.who(view["waiting"][0])))
        return self.heading(moment)

    def mountain(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=MAP_WIDTH, no_wrap=True)
        grid.add_column(width=self.width - MAP_WIDTH - 1)
        grid.add_row(Mountain(self.board, self.view).draw(), self.supplies())
        return grid

    def supplies(self) -> Group:
        blocks = [
            ("grimoire", self.grimoire()), ("workshops", self.workshops()),
            ("tunnels", self.tunnels()), ("great-halls", self.halls()), ("tokens", self.tokens()),
            ("bag", [self.pedestals(self.view["bag"])]),
        ]  # fmt: skip
        parts = []
        for key, lines in blocks:
            parts.append(Text(self.words.say(key), style=f"bold {GOLD}"))
            parts += lines
        return Group(*parts)

    def grimoire(self) -> list[Text]:
        return [
            Text(f"{self.name('spell', spell)} ").append_text(signs({"rune": runes}))
            for spell, runes in zip(self.view["grimoire"], self.view["runes"], strict=True)
        ]

    def workshops(self) -> list[Text]:
        """Those on the board by their number, then those in the supply."""
        built = [(cell, kind) for cell, kind in self.view["workshops"].items() if kind]
        lines = [
            Text(f"{chr(mountain.FIRST_NUMBER + number)} {self.name('workshop', kind)} {cell}")
            for number, (cell, kind) in enumerate(built)
        ]
        free = [
            self.name("workshop", kind) + (f" ×{count}" if count > 1 else "")
            for kind, count in self.view["workshop_supply"].items()
            if count
        ]
        return [*lines, Text(", ".join(free), style="dim")] if free else lines

    def tunnels(self) -> list[Text]:
        return [Text("  ".join(f"{name}×{left}" for name, left in self.view["tiles"].items()))]

    def halls(self) -> list[Text]:
        free = [self.name("hall", hall) for hall in HALLS if self.view["altars"][hall] is None]
        return [Text(", ".join(free))]

    def tokens(self) -> list[Text]:
        """A row for each zone: what its tokens are worth, by clan."""
        lines = []
        for number, zone in enumerate(ZONES):
            line = Text(f"{ZONE_SIGNS[number]} ", style=ZONE_COLOURS[number])
            for clan, value in self.view["tokens"][zone].items():
                line.append(f"{CLAN_SIGNS[clan]}{value or '-'} ", style=CLAN_COLOURS[clan])
            lines.append(line.append(self.name("zone", zone), style="dim"))
        return lines

    def pedestals(self, amounts: dict[str, int]) -> Text:
        parts = [
            Text(f"{PEDESTAL_SIGNS[clan]}{count}", style=CLAN_COLOURS[clan])
            for clan, count in amounts.items()
            if count
        ]
        return Text(" ").join(parts)

    def legend(self) -> Table:
        say = self.words.say
        shown = [
            *((CLAN_SIGNS[clan], say("clan", clan=clan)) for clan in CLANS),
            *((sign, say("kind", kind=kind)) for kind, sign in RESOURCE_SIGNS.items()),
            ("3", say("sign-start")), (mountain.SITE, say("sign-site")),
            (mountain.BURIED, say("sign-buried")), (mountain.RUBBLE, say("sign-rubble")),
            (mountain.PORTAL, say("sign-portal")), (mountain.ALTAR, say("sign-altar")),
            ("".join(PEDESTAL_SIGNS.values()), say("sign-pedestal")), ("a0", say("sign-tunnel")),
            ("A0", say("sign-hall")), ("a" + mountain.ALONE, say("sign-alone")),
        ]  # fmt: skip
        line = Text("  ".join(f"{sign}\u00a0{word}" for sign, word in shown), style="dim")
        return self.labelled("legend", line)

    def horde(self) -> list[RenderableType]:
        cell = min((self.width - 1) // 5, 22)
        rows = [self.horde_row(slots, cell) for slots in HORDE_ROWS]
        return [self.rule(self.words.say("horde")), *rows]

    def horde_row(self, slots: Sequence[str], cell: int) -> Text:
        """A row of the pyramid, each troll above the gap between two others."""
        line = Text(" " * ((5 - len(slots)) * cell // 2), no_wrap=True)
        for slot in slots:
            card = self.horde_card(slot)
            line.append_text(card).append(" " * max(cell - card.cell_len, 1))
        return line

    def horde_card(self, slot: str) -> Text:
        view, number = self.view, SLOTS.index(slot)
        drawn = Text(f"{slot} ", style=GOLD)
        name = view["horde"][number]
        if name is None:
            return drawn.append("-", style="dim")
        drawn.append_text(self.troll(name))
        if pedestal := view["horde_pedestals"][number]:
            drawn.append(PEDESTAL_SIGNS[pedestal], style=CLAN_COLOURS[pedestal])
        if bribes := view["bribes"][number]:
            drawn.append("+").append_text(signs(bribes))
        return drawn

    def troll(self, name: str) -> Text:
        card = self.content.card_name.index(name)
        return clan_sign(clan_of(self.content, card)).append_text(
            signs(named(self.content.card_full[card]))
        )

    # Everybody at the table.

    def seats(self) -> Table:
        network = self.words.say("network-head")
        keys = ("trolls-head", "storage-head", "pedestals-head", "tokens-head")
        return self.seat_table([network], keys)

    def seat_row(self, seat: int) -> list[Text]:
        view = self.view
        asked = seat in view["waiting"]
        crown = "♔" if seat == view["first"] else " "
        name = Text(f"{'▸' if asked else ' '}{seat} {crown}{self.words.name(seat)[:10]}")
        name.stylize(f"bold {GOLD}" if asked else mountain.SEAT_COLOURS[seat])
        team = view["team_of"][seat]
        trolls = sum(card is not None for card in view["pack"][seat])
        return [
            name,
            Text(str(self.score(seat)), style="bold"),
            Text(str(len(view["network"][seat]))),
            Text(f"{trolls}/10"),
            tally(self.owned(seat)),
            self.pedestals(view["stock"][team]),
            Text(" ".join(map(str, view["won"][seat]))),
        ]

    def owned(self, seat: int) -> dict[str, int]:
        """All resources of a seat, on trolls and in storage."""
        owned = dict.fromkeys(RESOURCE_SIGNS, 0)
        for amounts in (self.view["storage"][self.view["team_of"][seat]], *self.view["held"][seat]):
            for kind, count in amounts.items():
                owned[kind] += count
        return {kind: count for kind, count in owned.items() if count}

    # A trollsmoot.

    def pack(self, seat: int) -> list[RenderableType]:
        title = "pack-mine" if seat == self.view["seat"] else "pack-of"
        terms = {f"part-{part}": value for part, value in self.parts[seat].items()}
        return [
            self.rule(self.words.say(title, who=self.words.name(seat))),
            *(row for places in ROWS for row in self.pack_row(seat, places)),
            self.storage(seat),
            self.labelled("score", self.sum_of(seat, terms)),
        ]

    def pack_row(self, seat: int, places: Sequence[int]) -> list[Text]:
        if not any(self.view["pack"][seat][place] for place in places):
            return []
        cell = min((self.width - 1) // 4, 26)
        line = Text(" " * ((4 - len(places)) * cell // 2), no_wrap=True)
        for place in places:
            card = self.pack_card(seat, place)
            line.append_text(card).append(" " * max(cell - card.cell_len, 1))
        return [line]

    def pack_card(self, seat: int, place: int) -> Text:
        """A troll with what it holds, and in brackets the symbols that are empty."""
        drawn = Text(f"{place + 1:>2} ", style=GOLD)
        name = self.view["pack"][seat][place]
        if name is None:
            return drawn.append("-", style="dim")
        card = self.content.card_name.index(name)
        held = self.view["held"][seat][place]
        empty = {
            kind: count - held.get(kind, 0)
            for kind, count in named(self.content.card_full[card]).items()
        }
        drawn.append_text(clan_sign(clan_of(self.content, card))).append_text(signs(held))
        if any(empty.values()):
            drawn.append("[", style="dim").append_text(signs(empty)).append("]", style="dim")
        return drawn

    def storage(self, seat: int) -> Table:
        view, team = self.view, self.view["team_of"][seat]
        line = tally(view["storage"][team])
        if any(view["stock"][team].values()):
            line.append("  ").append_text(self.pedestals(view["stock"][team]))
        if hand := [card for card in view["hand"][seat] if card != "?"]:
            line.append(f"  {self.words.say('hand')} ", style="dim")
            line.append_text(Text(" ").join(self.troll(card) for card in hand))
        return self.labelled("storage", line)

    # The spells and workshops.

    def spell_sheet(self) -> RenderableType:
        spells = self.sheet("spell-head")
        for spell in SPELLS:
            effect = say_effect(self.content, spell, self.words)
            spells.add_row(self.name("spell", spell), effect, self.spell_place(spell))
        workshops = self.sheet("workshop-head")
        for workshop in WORKSHOPS:
            use = say_use(self.content, workshop, self.words)
            workshops.add_row(self.name("workshop", workshop), use, self.workshop_place(workshop))
        return Group(spells, workshops)

    def sheet(self, head: str) -> Table:
        table = Table(box=borders.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(self.words.say(head), style="bold")
        table.add_column(self.words.say("effect-head"))
        table.add_column(self.words.say("where-head"))
        return table

    def spell_place(self, spell: str) -> str:
        if spell in self.view["grimoire"]:
            runes = self.view["runes"][self.view["grimoire"].index(spell)]
            return self.words.say("where-grimoire", runes=runes)
        return self.words.say("where-deck")

    def workshop_place(self, workshop: str) -> str:
        places = [cell for cell, kind in self.view["workshops"].items() if kind == workshop]
        if count := self.view["workshop_supply"][workshop]:
            places.append(self.words.say("where-supply", count=count))
        return ", ".join(places) or self.words.say("where-box")

    def name(self, group: str, id: str) -> str:
        return say_name(self.content, group, id, self.words)
