"""The edition made ready for play: map, tracks, factions, tiles and options as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from antre.core.content import Content
from antre.core.edition import Entry, Sheet
from antre.core.option import Option, OptionTable
from antre.games.garden.content import options
from antre.games.garden.content.layout import (
    Layout,
    ScoreTile,
    check_layout,
    read_borders,
    regions_in,
)
from antre.games.garden.content.names import (
    ACTIONS,
    FACES,
    FACTIONS,
    LEVELS,
    M_FACTOR,
    M_LEVELS,
    MOST_SEATS,
    PLACES,
    REGIONS,
    RESOURCES,
    TROOPS,
    UPGRADES,
)
from antre.games.garden.content.track import SPACES, Face, Track, check_faces
from antre.games.garden.content.units import MOST_SLOTS, Faction, Unit, find_bearers

SEATS = range(2, MOST_SEATS + 1)
UPGRADE_TOKENS = 20
SPY_HEADS = 2


class Box(Content):
    """All tables of an edition of The Lord of the Ice Garden."""

    __slots__ = (
        "action_cubes", "advance", "attack_cost", "bank", "blanks", "buy", "capture", "carry",
        "cubes", "cubes_by_ship", "darkness", "decline", "deed_unit", "discard", "done",
        "end_points", "exchange", "faces", "factions", "ferry", "give", "harvest", "kill",
        "layouts", "loot", "lose", "lowest", "march", "mountain_cost", "move", "order", "penalty",
        "place", "places", "plan", "plans", "price", "region_name", "rise", "shift", "shift_steps",
        "skulls", "special_unit", "spy", "start", "steps_up", "stock", "summon", "take", "thorn",
        "top_up_cubes", "top_up_population", "towers", "track", "units", "upgrade", "use_shift",
        "whispered_cost", "words",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        edition = sheet.table("edition")
        super().__init__(edition.text("id"), sheet)
        edition.words("title")
        # Names by group, id and language.
        self.words: dict[str, dict[str, dict[str, str]]] = {}
        self._read_numbers(sheet)
        self._read_board(sheet)
        self._read_factions(sheet)
        self._read_tiles(sheet)
        # What is amiss may leave options without a name of their own, and nobody will play it.
        if not sheet.problems:
            self._make_options()

    # --- reading

    def _entries(self, sheet: Sheet, table: str, ids: Sequence[str]) -> list[Entry]:
        """The entries of a table in the order of `ids`, each with a name; all must be there."""
        entries = _by_id(sheet, table, ids)
        self.words[table] = {id: entry.words("name") for id, entry in entries.items()}
        return list(entries.values())

    def _read_numbers(self, sheet: Sheet) -> None:
        self.cubes_by_ship = sheet.table("ships").integers("cubes", 1, 20)
        reputation = sheet.table("reputation")
        self.lowest = reputation.integer("lowest", -50, -2)
        self.steps_up = reputation.integer("rise", 1, 10)
        costs = sheet.table("costs")
        self.mountain_cost = costs.integer("mountain", 1, 10)
        self.whispered_cost = costs.integer("whispered_mountain", 1, 10)
        self.attack_cost = costs.integer("attack", 1, 10)
        self.shift_steps = costs.integer("shift_steps", 1, 20)
        start = sheet.table("start")
        self.start = tuple(start.integer(kind, 0, 20) for kind in RESOURCES)
        top_up = sheet.table("top_up")
        self.top_up_cubes = top_up.integer("cubes", 1, 5)
        self.top_up_population = top_up.integer("population", 0, 10)
        bank = sheet.table("bank")
        self.bank = tuple(bank.integer(kind, 1, 99) for kind in RESOURCES)
        for kind, name in enumerate(RESOURCES):
            if self.start[kind] * MOST_SEATS > self.bank[kind]:
                bank.problem(name, "enough for every player to start with expected")
        pieces = sheet.table("pieces")
        self.cubes = pieces.integer("influence", 2, 60)
        self.action_cubes = pieces.integer("action_cubes", 1, 20)
        self.skulls = pieces.integer("skulls", 1, REGIONS - 1)
        self.blanks = pieces.integer("blanks", 0, REGIONS)
        self.towers = pieces.integer("towers", 1, REGIONS)
        self.darkness = pieces.integer("darkness", 1, 9)
        end = sheet.table("end")
        self.end_points = end.integer("points", 1, 200)
        self.penalty = end.integer("penalty", 0, 20)
        if max(self.cubes_by_ship, default=0) > self.action_cubes or len(self.cubes_by_ship) != 3:
            pieces.problem("action_cubes", "three ships expected, none with more cubes than exist")

    def _read_board(self, sheet: Sheet) -> None:
        players = _by_id(sheet, "players", [str(seats) for seats in SEATS])
        limits = [entry.integer("dead_snow", 1, 99) for entry in players.values()]
        actions = self._entries(sheet, "action", ACTIONS)
        spaces = [entry.integer("spaces", 1, 20) for entry in actions]
        not_red = [entry.integer("not_red", 1, 20) for entry in actions]
        regions = sheet.tables("region")
        _check_number(sheet, "regions", len(regions), REGIONS)
        regions = regions[:REGIONS]
        self.region_name = [entry.text("id") for entry in regions]
        self.words["region"] = {
            name: entry.words("name") for name, entry in zip(self.region_name, regions, strict=True)
        }
        beside = read_borders(sheet, regions, self.region_name)
        players_of = [entry.integers("players", SEATS[0], SEATS[-1]) for entry in regions]
        tiles = [ScoreTile(entry) for entry in sheet.tables("score_tile")]
        self.layouts: dict[int, Layout] = {}
        for seats, limit in zip(SEATS, limits, strict=False):
            in_use = sum(1 << region for region, use in enumerate(players_of) if seats in use)
            capacity = not_red if seats == SEATS[0] else spaces
            of_set = [tile for tile in tiles if tile.players == seats]
            layout = Layout(seats, limit, capacity, beside, in_use, of_set)
            check_layout(sheet, layout)
            self.layouts[seats] = layout
            # Without Pier every region bears a token, with him all but Thorn's.
            most = len(layout.regions) - (1 if seats == MOST_SEATS else 0)
            if not self.skulls < most <= self.skulls + self.blanks:
                sheet.problems.append(f"pieces: with {seats} players, {most} magic tokens expected")
        self.track = Track(sheet, _entries_in_order(sheet, "initiative", SPACES))

    def _read_factions(self, sheet: Sheet) -> None:
        upgrades = self._entries(sheet, "upgrade", UPGRADES)
        self.price = [entry.integer("price", 1, 16) for entry in upgrades]
        self.stock = [entry.integer("tokens", 1, 99) for entry in upgrades]
        _check_number(sheet, "upgrade tokens", sum(self.stock), UPGRADE_TOKENS)
        entries = sheet.tables("unit")
        self.words["unit"] = {entry.text("id"): entry.words("name") for entry in entries}
        self.units = [Unit(entry) for entry in entries]
        self.special_unit, self.deed_unit = find_bearers(sheet, self.units)
        self.factions = [
            Faction(entry, [unit for unit in self.units if unit.faction == faction])
            for faction, entry in enumerate(self._entries(sheet, "faction", FACTIONS))
        ]

    def _read_tiles(self, sheet: Sheet) -> None:
        self.faces = [Face(entry) for entry in self._entries(sheet, "vuko_face", FACES)]
        check_faces(sheet, self.faces)

    # --- options

    def _make_options(self) -> None:
        self._make_region_options()
        self._make_board_options()
        self.decline = options.Plain("decline")
        self.done = options.Plain("done")
        self.discard = options.Plain("discard")
        self.rise = options.Plain("rise")
        self.use_shift = options.Plain("shift")
        self.upgrade = options.Plain("upgrade")
        groups: list[Iterable[Option]] = [
            self.place, self.thorn, self.advance, *self.order, self.plan, self.take,
            *(row.values() for row in self.exchange), self.give, self.harvest,
            *(move for by_from in self.move for row in by_from for move in [row.values()]),
            *(row.values() for row in self.march), self.carry, *self.ferry,
            *(row.values() for row in self.shift), *(slot for unit in self.buy for slot in unit),
            self.summon, self.spy, *(row.values() for row in self.kill), self.lose, self.capture,
            self.loot,
            (self.decline, self.done, self.discard, self.rise, self.use_shift, self.upgrade),
        ]  # fmt: skip
        self.options = OptionTable(option for group in groups for option in group)
        # The lists that are offered most often, by the set of regions and by the set of actions.
        self.plans: list[list[options.Plan]] = [
            [plan for place, plan in enumerate(self.plan) if mask >> place & 1]
            for mask in range(1 << len(PLACES))
        ]
        self.places: list[list[Option]] = [
            [self.place[region] for region in regions_in(mask)] for mask in range(1 << REGIONS)
        ]

    def _make_region_options(self) -> None:
        named = list(enumerate(self.region_name))
        self.place = [options.Place(region, name) for region, name in named]
        self.thorn = [options.PlaceThorn(region, name) for region, name in named]
        self.march = [
            {to: options.March(from_, to, name, other) for to, other in named if to != from_}
            for from_, name in named
        ]
        self.ferry = [
            [options.Ferry(region, count, name) for count in range(1, self.cubes + 1)]
            for region, name in named
        ]
        beside = self.layouts[MOST_SEATS].near
        self.move = [
            [
                {
                    to: options.Move(troop, from_, to, (word, name, self.region_name[to]))
                    for to in beside[from_]
                }
                for from_, name in named
            ]
            for troop, word in enumerate(TROOPS)
        ]
        # By region, then by faction and troop.
        self.kill = [self._kills_in(region, name) for region, name in named]

    def _kills_in(self, region: int, name: str) -> dict[tuple[int, int], options.Kill]:
        kills = {
            (faction, troop): options.Kill(region, faction, troop, f"{name}:{word}:{kind}")
            for faction, word in enumerate(FACTIONS)
            for troop, kind in enumerate(TROOPS)
        }
        kills[options.NEUTRAL, 0] = options.Kill(region, options.NEUTRAL, 0, f"{name}:neutral:cube")
        return kills

    def _make_board_options(self) -> None:
        kinds = list(enumerate(RESOURCES))
        self.advance = [options.Advance(1), options.Advance(2)]
        # By number of the token, which begins with 1, and action.
        self.order = [
            [options.OrderToken(number, action, name) for action, name in enumerate(ACTIONS)]
            for number in range(1, len(ACTIONS) + 1)
        ]
        self.plan = [options.Plan(place, name) for place, name in enumerate(PLACES)]
        self.take = [options.Take(kind, name) for kind, name in kinds]
        self.harvest = [options.Harvest(kind, name) for kind, name in kinds]
        self.exchange = [
            {
                take: options.Exchange(give, take, name, other)
                for take, other in kinds
                if take != give
            }
            for give, name in kinds
        ]
        levels = range(M_LEVELS)
        self.give = [options.Give(level) for level in levels]
        self.carry = [options.Carry(count) for count in range(self.cubes + 1)]
        self.shift = [
            {to: options.Shift(from_, to) for to in (from_ - 1, from_ + 1) if to in levels}
            for from_ in levels
        ]
        self.buy = [
            [
                [options.Buy(kind, unit, slot, name) for kind, name in enumerate(UPGRADES)]
                for slot in range(MOST_SLOTS)
            ]
            for unit in range(LEVELS)
        ]
        self.summon = [options.Summon(unit) for unit in range(LEVELS)]
        self.spy = [
            options.Spy(kinds_, tuple(UPGRADES[kind] for kind in kinds_))
            for size in range(SPY_HEADS, -1, -1)
            for kinds_ in combinations(range(len(UPGRADES)), size)
        ]
        self.lose = [options.Lose(unit) for unit in range(LEVELS)]
        self.capture = [options.Capture(faction, name) for faction, name in enumerate(FACTIONS)]
        self.loot = [
            *(options.Loot(kind, 0, name) for kind, name in kinds[:M_FACTOR]),
            *(options.Loot(M_FACTOR, level, f"{RESOURCES[M_FACTOR]}:{level}") for level in levels),
        ]


def _by_id(sheet: Sheet, table: str, ids: Sequence[str]) -> dict[str, Entry]:
    """The entries of a table by id, in the order of `ids`; all must be there."""
    found = {entry.choice("id", ids): entry for entry in sheet.tables(table)}
    sheet.problems += [f"{table} {id} is missing" for id in ids if id not in found]
    return {id: found[id] for id in ids if id in found}


def _entries_in_order(sheet: Sheet, table: str, number: int) -> list[Entry]:
    """The entries of a table that are numbered 1, 2, 3 and so on."""
    return list(_by_id(sheet, table, [str(place) for place in range(1, number + 1)]).values())


def _check_number(sheet: Sheet, what: str, have: int, want: int) -> None:
    if have != want:
        sheet.problems.append(
            f"{what}: {have} found, {want} expected; some are missing or too many"
        )
