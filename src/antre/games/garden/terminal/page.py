"""The Ice Garden on a page.

The map by regions, the lowest tile first, then actions and tracks, everybody at the table, and the
own faction board next to the question. Every colour has a sign or a word beside it, so nothing is
lost without colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antre.core import page
from antre.core.drawing import GOLD
from antre.core.engine import Parts
from antre.games.garden.content.names import (
    ACTIONS,
    FACTIONS,
    LEVELS,
    M_LEVELS,
    PLACES,
    REGIONS,
    UPGRADES,
    VIPER_GORGE,
)
from antre.games.garden.content.units import MOST_SLOTS, Unit
from antre.games.garden.rules.ending import breakdown, progress
from antre.games.garden.rules.ranking import dominator, influences
from antre.games.garden.rules.state import NOTHING, Garden
from antre.games.garden.terminal import signs
from antre.games.garden.words.sentences import say_action, say_faction, say_region, say_upgrade
from antre.games.garden.words.unit_words import say_unit

if TYPE_CHECKING:
    from antre.core.words import Words

FIGURES = ("population-head", "gold-head", "m-factor-head", "supply-head", "vuko-head", "goal-head")


def draw(state: Garden, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
    """The table, or all units, as `seat` sees them."""
    parts = [breakdown(state, other) for other in range(state.setup.seats)]
    drawn = Page(state, seat, words, width, parts)
    return drawn.unit_sheet() if sheet == "units" else drawn.table()


class Page(page.Page):
    """The Ice Garden on a page. All lies open, so it is drawn from the table itself."""

    label_width = 13

    def __init__(self, state: Garden, seat: int, words: Words, width: int, parts: Parts) -> None:
        super().__init__(state, seat, words, width, parts)
        self.state = state
        self.factions = [FACTIONS[faction] for faction in state.factions]

    def table(self) -> RenderableType:
        say = self.words.say
        boards = [part for seat in self.shown() for part in self.board(seat)]
        return Group(
            self.header(), self.map(), self.legend(),
            self.rule(say("actions-title")), *self.actions(),
            self.rule(say("tracks-title")), self.initiative(), self.reputation(), self.snow(),
            self.seats(), *boards,
        )  # fmt: skip

    def header(self) -> RenderableType:
        state, say = self.state, self.words.say
        if state.over:
            return self.heading(Text(say("table-over"), style="not bold default"))
        said = say("table-round", round=state.round) if state.round else say("table-setup")
        for seat in self.view["waiting"]:
            said += " · " + say("table-turn", **self.words.who(seat))
        return self.heading(Text(said))

    def colour(self, seat: int) -> str:
        return signs.FACTION_COLOURS[self.factions[seat]]

    def name(self, seat: int) -> Text:
        return Text(self.words.name(seat)[:12], style=self.colour(seat))

    # The map.

    def map(self) -> Table:
        """A row for each region in use: its tile, what lies there, who has how much influence."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=17, no_wrap=True)
        grid.add_column(width=10, no_wrap=True)
        grid.add_column(width=6)
        grid.add_column()
        for region in sorted(self.state.layout.regions, key=lambda each: self.state.tiles[each]):
            name = say_region(self.state.box, self.state.box.region_name[region], self.words)
            grid.add_row(name, self.tile(region), self.tokens(region), self.influence(region))
        return grid

    def tile(self, region: int) -> Text:
        """Points by place, and what is harvested there: 3-1 +1."""
        tile, layout = self.state.tiles[region], self.state.layout
        if not tile:
            return Text("?", style="dim")
        points = "-".join(map(str, layout.points(tile)))
        return Text(points, style=GOLD).append(f" +{layout.income(tile)}", style="dim")

    def tokens(self, region: int) -> Text:
        state = self.state
        line = signs.marked(signs.MAGIC, state.magic[region], signs.MAGIC_COLOUR)
        line.append_text(signs.marked(signs.DARKNESS, state.darkness[region], "bold"))
        line.append_text(signs.marked(signs.TOWER, state.towers >> region & 1, signs.RED))
        line.append_text(signs.marked(signs.THORN, region == state.thorn, "bold"))
        line.append_text(signs.marked(signs.VUKO, region == state.vuko, f"bold {GOLD}"))
        return line.append_text(signs.marked(signs.WASTE, state.devastated >> region & 1, "bold"))

    def influence(self, region: int) -> Text:
        """Each seat with its influence and its troops, a star for who dominates."""
        state = self.state
        own = influences(state, region)
        waste = state.devastated >> region & 1
        first = NOTHING if waste else dominator(state, region, own)
        here = []
        for seat, value in enumerate(own):
            stand = signs.troops(*self.troops(seat, region))
            if stand:
                leads = signs.LEADS if seat == first else ""
                said = Text(f"{seat}={value}{leads}", style=f"bold {self.colour(seat)}")
                here.append(said.append(f" {stand}", style="not bold"))
        if state.neutral[region]:
            here.append(Text(f"{signs.NEUTRAL}={state.neutral[region]}", style="dim"))
        return Text("  ").join(here) if here else Text("-", style="dim")

    def troops(self, seat: int, region: int) -> tuple[int, int, tuple[int, ...]]:
        """Free cubes, cubes that Vuko holds, and units by level."""
        state = self.state
        held = state.held[seat] if region == state.vuko else 0
        first = REGIONS * LEVELS * seat + region
        units = tuple(state.units[first + REGIONS * level] for level in range(LEVELS))
        return state.cubes[REGIONS * seat + region], held, units

    def legend(self) -> Table:
        say = self.words.say
        shown = [
            ("3-1 +1", say("sign-tile")), (f"0=4{signs.LEADS}", say("sign-influence")),
            (f"2{signs.CUBE}", say("sign-cubes")), ("I II III", say("sign-units")),
            (f"1{signs.HELD}", say("sign-held")), (f"{signs.NEUTRAL}=1", say("sign-neutral")),
            (signs.MAGIC, say("sign-magic")), (signs.DARKNESS, say("sign-darkness")),
            (signs.TOWER, say("sign-tower")), (signs.THORN, say("sign-thorn")),
            (signs.VUKO, say("sign-vuko")), (signs.WASTE, say("sign-waste")),
            (signs.RED_SHIP, say("sign-red-ship")),
        ]  # fmt: skip
        line = Text("  ".join(f"{sign}\u00a0{word}" for sign, word in shown), style="dim")
        return self.labelled("legend", line)

    # Actions and tracks.

    def actions(self) -> list[Table]:
        """Each action with its cubes from the left, and its free spaces; the Gorge has no end."""
        state = self.state
        gorge = [seat for seat in state.order for _ in range(state.viper_plan[seat])]
        rows = [(PLACES[VIPER_GORGE], 0, gorge, 0)]
        for number, action in enumerate(ACTIONS):
            cubes = list(state.plan[number])
            free = state.layout.capacity[number] - len(cubes)
            rows.append((action, state.order_tokens[number], cubes, free))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=22, no_wrap=True)
        grid.add_column()
        for action, token, cubes, free in rows:
            line = Text(" ").join([*(self.cube(seat) for seat in cubes), *[Text("[ ]")] * free])
            grid.add_row(f"{token} {say_action(state.box, action, self.words)}", line)
        return [grid, *self.hands()]

    def cube(self, seat: int) -> Text:
        return Text(f"[{seat}]", style=f"bold {self.colour(seat)}")

    def hands(self) -> list[Table]:
        """The action cubes that are still to be placed."""
        hand = self.state.hand
        if not any(hand):
            return []
        line = Text("  ").join(
            self.name(seat).append(f" {hand[seat]}") for seat in self.state.order
        )
        return [self.labelled("to-place", line)]

    def initiative(self) -> Table:
        """Spaces with their ships, the markers of a pile from the top; then the turn order."""
        state, track = self.state, self.state.box.track
        line = Text()
        for space, ship in enumerate(track.ship):
            red = space in track.red[state.red_ships :]
            line.append(f"{space + 1}/{ship}", style=signs.RED if red else "dim")
            line.append(signs.RED_SHIP if red else "", style=signs.RED)
            for seat in state.arrivals:
                if state.spaces[seat] == space:
                    line.append_text(self.cube(seat))
            line.append("  ")
        order = Text(" → ").join([self.name(seat) for seat in state.order])
        line.append("\n" + self.words.say("order-is") + " ").append_text(order)
        return self.labelled("initiative", line)

    def reputation(self) -> Table:
        """From the best to the worst; inside a pile nobody is equal."""
        state = self.state
        line = Text(" > ").join(
            [
                self.name(seat).append(f" {signs.reputation(state.reputation[seat])}")
                for seat in state.standing
            ]
        )
        return self.labelled("table-reputation", line)

    def snow(self) -> Table:
        at, limit = self.state.dead_snow, self.state.layout.limit
        return self.labelled("dead-snow", Text(f"{at}/{limit}", style=signs.SNOW_COLOUR))

    # Everybody at the table.

    def seats(self) -> Table:
        return self.seat_table([self.words.say(key) for key in FIGURES], ("faction-head",))

    def seat_row(self, seat: int) -> list[Text]:
        state = self.state
        asked = seat in self.view["waiting"]
        name = Text(f"{'▸' if asked else ' '}{seat} {self.words.name(seat)[:12]}")
        name.stylize(f"bold {GOLD}" if asked else self.colour(seat))
        faction = state.factions[seat]
        goal = f"{progress(state, faction)}/{state.box.factions[faction].goal}"
        tokens = state.m_factor[M_LEVELS * seat : M_LEVELS * (seat + 1)]
        figures = [
            state.population[seat], state.gold[seat], "·".join(map(str, tokens)),
            state.supply[seat], state.vuko_tokens[seat], goal,
        ]  # fmt: skip
        return [
            name,
            Text(str(self.score(seat)), style="bold"),
            *(Text(str(figure)) for figure in figures),
            Text(say_faction(state.box, FACTIONS[faction], self.words)),
        ]

    # Faction boards.

    def board(self, seat: int) -> list[RenderableType]:
        """The units of a seat in short: how many are in supply, their abilities, their slots."""
        grid = Table.grid(padding=(0, 2))
        for unit in self.kinds(seat):
            abilities = self.abilities(seat, unit.level)
            grid.add_row(self.unit(seat, unit), self.left(seat, unit), abilities,
                         self.slots(seat, unit))  # fmt: skip
        return [self.title_of(seat), grid]

    def title_of(self, seat: int) -> RenderableType:
        title = "board-mine" if seat == self.view["seat"] else "board-of"
        return self.rule(self.words.say(title, who=self.words.name(seat)))

    def kinds(self, seat: int) -> Sequence[Unit]:
        return self.state.box.factions[self.state.factions[seat]].units

    def unit(self, seat: int, unit: Unit) -> Text:
        name = self.state.box.words["unit"][unit.name][self.words.language]
        return Text(f"{signs.LEVELS[unit.level - 1]} {name}", style=self.colour(seat))

    def left(self, seat: int, unit: Unit) -> str:
        """The figures in supply, of how many."""
        return f"{self.state.figures[LEVELS * seat + unit.level - 1]}/{unit.figures}"

    def abilities(self, seat: int, level: int) -> str:
        """Printed, bought and spied out, each as often as the unit has it."""
        kind = LEVELS * seat + level - 1
        box, powers = self.state.box, self.state.powers
        return ", ".join(
            say_upgrade(box, name, self.words)
            for number, name in enumerate(UPGRADES)
            for _ in range(powers[number][kind])
        )

    def slots(self, seat: int, unit: Unit) -> str:
        first = MOST_SLOTS * (LEVELS * seat + unit.level - 1)
        worn = self.state.slots[first : first + unit.slots]
        return " ".join(
            "[ ]"
            if kind == NOTHING
            else f"[{say_upgrade(self.state.box, UPGRADES[kind], self.words)}]"
            for kind in worn
        )

    def unit_sheet(self) -> RenderableType:
        """Every unit at the table, and what it does in words."""
        sheet: list[RenderableType] = []
        for seat in range(self.state.setup.seats):
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=20)
            grid.add_column(width=4)
            for unit in self.kinds(seat):
                does = say_unit(self.state, seat, unit.level, self.words.say)
                grid.add_row(self.unit(seat, unit), self.left(seat, unit), does)
            sheet += [self.title_of(seat), grid]
        return Group(*sheet)
