"""The edition made ready for play: boards, tiles, trolls and options as tables of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from antre.core.content import Content
from antre.core.edition import Entry, Sheet
from antre.core.option import Option, OptionTable
from antre.games.hall.content.board import BOARDS, ZONES, Board
from antre.games.hall.content.grid import Cells, cell_name, cells_of, orientations
from antre.games.hall.content.notation import (
    ANY,
    Conversion,
    read_conversions,
    read_picture,
    read_purse,
)
from antre.games.hall.content.options import (
    Activate,
    Cast,
    Dig,
    Dismiss,
    Draft,
    Excavate,
    Fetch,
    Found,
    Gain,
    Give,
    Join,
    Lay,
    Lift,
    Move,
    PayFrom,
    PickPedestal,
    Plain,
    Portal,
    Recruit,
    Rob,
    SetPedestal,
    Site,
    Stock,
    Swap,
    To,
    Wake,
)
from antre.games.hall.content.resources import (
    CART,
    CLAN_CART,
    CLANS,
    MINERALS,
    MUD,
    ONE,
    RESOURCES,
    STATUE_CLANS,
    count,
)

__all__ = ["ANY", "BOARDS", "ZONES", "Board", "HallContent", "Conversion", "Shape"]

TILES = ("I2", "I3", "L3", "I4", "O4", "T4", "S4", "L4", "I5")
HALLS = (
    "wellspring", "shaman_chamber", "stonecutter", "great_forge", "treasure_hall", "feast_hall",
)  # fmt: skip
SPELLS = (
    "earth_ritual", "lavish_gifts", "landslide", "alloy", "transmutation", "echo", "war_drum",
    "levitation", "silver_rails", "iron_vein", "heartbeat", "golden_rain", "iron_fist",
    "light_fingers", "free_hands", "second_shift", "call_of_the_horde",
)  # fmt: skip
(
    EARTH_RITUAL, LAVISH_GIFTS, LANDSLIDE, ALLOY, TRANSMUTATION, ECHO, WAR_DRUM, LEVITATION,
    SILVER_RAILS, IRON_VEIN, HEARTBEAT, GOLDEN_RAIN, IRON_FIST, LIGHT_FINGERS, FREE_HANDS,
    SECOND_SHIFT, CALL_OF_THE_HORDE,
) = range(17)  # fmt: skip
WORKSHOPS = (
    "cartwright", "rune_forge", "charm_weaver", "grinding_mill", "mint", "stone_mill",
    "ironworks", "hammer_forge", "warehouse", "hammer_exchange", "stewardship",
)  # fmt: skip
# The one workshop that converts nothing.
STEWARDSHIP = WORKSHOPS.index("stewardship")
SLOTS = ("1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "3a", "3b", "3c")
MIXED = 3
SPELLS_THAT_GAIN = (SILVER_RAILS, IRON_VEIN, HEARTBEAT, GOLDEN_RAIN, IRON_FIST)
SPELLS_WITH_AMOUNT = (TRANSMUTATION, LEVITATION, LIGHT_FINGERS, FREE_HANDS, CALL_OF_THE_HORDE)
STARTERS = 6
# The places of a pack, and of its starting row.
PLACES = 10
STARTING_PLACES = 4
TROLLS_BY_LEVEL = (21, 17, 17)


class Shape:
    """A tunnel tile or a great hall."""

    __slots__ = ("anchored", "name", "size", "turns", "ways")

    def __init__(
        self, name: str, cells: Cells, mark: tuple[int, int] | None, is_hall: bool
    ) -> None:
        self.name = name
        self.size = len(cells)
        self.anchored = mark is not None and not is_hall
        self.ways, self.turns = orientations(cells, mark, mark_matters=is_hall)


class HallContent(Content):
    """All tables of an edition of the Hall of the Mountain King."""

    __slots__ = (
        "activate", "boards", "by_hand", "by_itself", "card_clan", "card_full", "card_level",
        "card_name", "card_start", "cast", "conversions", "crown_values", "decks", "dig",
        "dig_honor", "dismiss", "done", "draft", "end", "excavate", "fetch", "found", "gain",
        "give", "hall_high", "hall_low", "join", "lay", "lift", "move", "none", "pay_from",
        "pedestals", "pick", "portal", "recruit", "rob", "set_pedestal", "shapes", "site", "skip",
        "spell_amount", "spell_gain", "spell_name", "starters", "statue_value",
        "statues_per_clan", "stock", "swap", "tile_copies", "to", "token_values", "trade", "wake",
        "way_by_turn", "words", "workshop_copies", "workshop_name",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        edition = sheet.table("edition")
        super().__init__(edition.text("id"), sheet)
        edition.words("title")
        # Names and texts by group, id and language.
        self.words: dict[str, dict[str, dict[str, str]]] = {}
        boards = self._entries(sheet, "board", BOARDS)
        self.boards = tuple(Board(entry) for entry in boards)
        self._entries(sheet, "clan", CLANS)
        zones = self._entries(sheet, "zone", ZONES)
        self.statue_value = tuple(entry.integer("statue", 0, 50) for entry in zones)
        self._read_pieces(sheet)
        self._read_tiles(sheet)
        self._read_workshops(sheet)
        self._read_trolls(sheet)
        self._read_spells(sheet)
        # What is amiss may leave options without a name of their own, and nobody will play it.
        if not sheet.problems:
            self._make_options()

    def board_for(self, seats: int, winter: bool) -> Board:
        return self.boards[0 if winter or seats > 3 else 1]

    def start_mark(self, seats: int) -> int:
        """The mark of the start spaces; 0 for two players, who choose one."""
        return seats if seats > 2 else 0

    def workshops_for(self, seats: int) -> int:
        return 2 * seats + 1

    def _entries(self, sheet: Sheet, table: str, ids: Sequence[str]) -> list[Entry]:
        """The entries of a table in the order of `ids`, each with a name; all must be there."""
        entries = {entry.choice("id", ids): entry for entry in sheet.tables(table)}
        sheet.problems += [f"{table} {id} is missing" for id in ids if id not in entries]
        found = [entries[id] for id in ids if id in entries]
        self.words[table] = {id: entry.words("name") for id, entry in entries.items()}
        return found

    def _read_pieces(self, sheet: Sheet) -> None:
        pieces = sheet.table("pieces")
        self.statues_per_clan = pieces.integer("statues", 1, 20)
        copies = pieces.integer("pedestals", 1, 20)
        self.pedestals = [clan for clan in STATUE_CLANS for _ in range(copies)]
        for board in self.boards:
            if len(board.statue_spaces) > self.statues_per_clan * len(STATUE_CLANS):
                pieces.problem("statues", f"too few for the statue spaces of {board.name}")
        tokens = sheet.table("tokens")
        self.token_values = list(tokens.integers("values", 1, 50))
        if len(self.token_values) != 15:
            tokens.problem("values", "15 tokens expected, one for each zone and clan of statues")
        crowns = sheet.table("crowns")
        self.crown_values = crowns.integers("values", 0, 50)
        if len(self.crown_values) != 2:
            crowns.problem("values", "two coronation tokens expected")

    def _read_tiles(self, sheet: Sheet) -> None:
        tunnels = self._entries(sheet, "tunnel", TILES)
        halls = self._entries(sheet, "hall", HALLS)
        self.tile_copies = tuple(entry.integer("copies", 1, 50) for entry in tunnels)
        if tunnels and sum(self.tile_copies) != 52:
            tunnels[0].problem("copies", f"52 tunnel tiles expected, not {sum(self.tile_copies)}")
        self.hall_low = tuple(entry.integer("low", 0, 50) for entry in halls)
        self.hall_high = tuple(entry.integer("high", 0, 50) for entry in halls)
        self.shapes = [
            *(_read_tunnel(entry, name) for entry, name in zip(tunnels, TILES, strict=False)),
            *(_read_hall(entry, name) for entry, name in zip(halls, HALLS, strict=False)),
        ]
        # Only turns that differ; `Shape.turns` leads to them.
        self.way_by_turn = [{way.index: way for way in shape.ways} for shape in self.shapes]
        self._read_digging(sheet)

    def _read_digging(self, sheet: Sheet) -> None:
        names = [RESOURCES[mineral] for mineral in MINERALS]
        entries = {entry.choice("id", names): entry for entry in sheet.tables("digging")}
        sheet.problems += [f"digging {name} is missing" for name in names if name not in entries]
        self.dig_honor: list[tuple[int, ...]] = []
        for name in names:
            honor = entries[name].integers("honor", 0, 50) if name in entries else ()
            if name in entries and len(honor) != 4:
                entries[name].problem("honor", "four numbers expected, for 2 to 5 spaces")
            self.dig_honor.append((0, 0, *honor))

    def _read_workshops(self, sheet: Sheet) -> None:
        entries = self._entries(sheet, "workshop", WORKSHOPS)
        self.workshop_name = list(WORKSHOPS)
        self.workshop_copies = tuple(entry.integer("copies", 1, 9) for entry in entries)
        if entries and sum(self.workshop_copies) != 22:
            entries[0].problem("copies", f"22 workshops expected, not {sum(self.workshop_copies)}")
        self.conversions = tuple(
            () if name == "stewardship" else read_conversions(entry, "swaps")
            for name, entry in zip(WORKSHOPS, entries, strict=False)
        )

    def _read_trolls(self, sheet: Sheet) -> None:
        self.card_name: list[str] = []
        self.card_level: list[int] = []
        self.card_clan: list[int] = []
        self.card_full: list[int] = []
        self.card_start: list[int] = []
        starters = sheet.tables("starter")
        for entry in starters:
            symbols = read_purse(entry, "symbols")
            self._add_card(entry, 0, -1, symbols, read_purse(entry, "start"))
        _check_number(sheet, "starting trolls", len(starters), STARTERS)
        self.starters = list(range(len(starters)))
        self.decks: list[list[int]] = [[], [], []]
        for entry in sheet.tables("troll"):
            self._read_troll(entry)
        for level, (deck, size) in enumerate(zip(self.decks, TROLLS_BY_LEVEL, strict=True), 1):
            _check_number(sheet, f"trolls of level {level}", len(deck), size)

    def _read_troll(self, entry: Entry) -> None:
        level = entry.integer("level", 1, 3)
        clan = CLANS.index(entry.choice("clan", CLANS))
        symbols = read_purse(entry, "symbols")
        if clan != MUD:
            carts = count(symbols, CART)
            symbols += carts * (ONE[CLAN_CART] - ONE[CART])
        self.decks[level - 1].append(self._add_card(entry, level, clan, symbols, 0))

    def _add_card(self, entry: Entry, level: int, clan: int, symbols: int, start: int) -> int:
        self.card_name.append(entry.text("id"))
        self.card_level.append(level)
        self.card_clan.append(clan)
        self.card_full.append(symbols)
        self.card_start.append(start)
        return len(self.card_name) - 1

    def _read_spells(self, sheet: Sheet) -> None:
        entries = self._entries(sheet, "spell", SPELLS)
        self.spell_name = list(SPELLS)
        self.words["effect"] = {
            name: entry.words("effect") for name, entry in zip(SPELLS, entries, strict=False)
        }
        spells = list(enumerate(entries))
        self.spell_gain = [
            read_purse(entry, "gain") if spell in SPELLS_THAT_GAIN else 0 for spell, entry in spells
        ]
        self.spell_amount = [
            entry.integer("amount", 1, 9) if spell in SPELLS_WITH_AMOUNT else 0
            for spell, entry in spells
        ]

    def _make_options(self) -> None:
        self._make_market_options()
        self._make_purse_options()
        self._make_mountain_options()
        self.trade = Plain("trade")
        self.by_hand = Plain("by-hand")
        self.by_itself = Plain("by-itself")
        self.skip = Plain("skip")
        self.done = Plain("done")
        self.end = Plain("end")
        self.none = Plain("none")
        groups: list[Iterable[Option]] = [
            self.portal.values(), self.stock, *self.draft, self.cast, self.activate.values(),
            *(by_gain.values() for by_gain in self.swap), self.give, self.gain, *self.fetch,
            self.wake, self.pay_from, self.rob, self.dismiss, self.recruit, self.pick, self.join,
            *self.dig, *self.lay.values(), self.lift.values(),
            *(by_cell.values() for by_cell in self.set_pedestal), self.site.values(), self.found,
            self.excavate, self.move.values(), self.to.values(),
            (self.trade, self.by_hand, self.by_itself, self.skip, self.done, self.end, self.none),
        ]  # fmt: skip
        self.options = OptionTable(option for group in groups for option in group)

    def _make_market_options(self) -> None:
        slots = list(enumerate(SLOTS))
        self.draft = [
            [Draft(card, slot, self.card_name[card]) for slot in range(STARTING_PLACES)]
            for card in self.starters
        ]
        self.cast = [Cast(spell, name) for spell, name in enumerate(SPELLS)]
        self.rob = [Rob(slot, name) for slot, name in slots]
        self.dismiss = [Dismiss(slot, name) for slot, name in slots]
        self.recruit = [Recruit(slot, name) for slot, name in slots]
        self.pick = [PickPedestal(clan, CLANS[clan]) for clan in STATUE_CLANS]
        self.join = [Join(place) for place in range(PLACES)]
        self.wake = [Wake(place) for place in range(PLACES)]

    def _make_purse_options(self) -> None:
        kinds = list(enumerate(RESOURCES))
        self.swap: list[dict[int, Swap]] = [{} for _ in kinds]
        for give, gain in self._swaps():
            self.swap[give][gain] = Swap(give, gain, RESOURCES[give], RESOURCES[gain])
        self.give = [Give(kind, name) for kind, name in kinds]
        self.gain = [Gain(kind, name) for kind, name in kinds]
        self.fetch = [
            [Fetch(kind, place, name) for place in range(PLACES)]
            for kind, name in [*kinds, (CLAN_CART, "clan_cart")]
        ]
        self.pay_from = [PayFrom(place) for place in range(-1, PLACES)]

    def _swaps(self) -> list[tuple[int, int]]:
        """What workshops and Transmutation can turn into what."""
        pairs = {(give, gain) for give in MINERALS for gain in MINERALS if give != gain}
        for conversions in self.conversions:
            pairs |= {(give, gain) for give, _, gain, _ in conversions if give != ANY}
        return sorted(pairs)

    def _make_mountain_options(self) -> None:
        spaces = sites = starts = 0
        for board in self.boards:
            spaces |= board.spaces
            sites |= board.spaces & ~board.ground
            starts |= sum(1 << cell for marked in board.starts.values() for cell in marked)
        names = {cell: cell_name(cell) for cell in cells_of(spaces)}
        here = {cell: names[cell] for cell in cells_of(sites)}
        self.portal = {cell: Portal(cell, names[cell]) for cell in cells_of(starts)}
        self.stock = [Stock(workshop, name) for workshop, name in enumerate(WORKSHOPS)]
        self.activate = {cell: Activate(cell, name) for cell, name in here.items()}
        self.site = {cell: Site(cell, name) for cell, name in here.items()}
        self.found = [Found(workshop, name) for workshop, name in enumerate(WORKSHOPS)]
        self.excavate = [Excavate(hall, name) for hall, name in enumerate(HALLS)]
        payments = (*(RESOURCES[mineral] for mineral in MINERALS), "mixed")
        self.dig = [
            [Dig(shape, mineral, name, paid) for mineral, paid in enumerate(payments)]
            for shape, name in enumerate(TILES)
        ]
        self.lay = {
            cell: [Lay(cell, turn, name) for turn in range(8)] for cell, name in names.items()
        }
        self.lift = {cell: Lift(cell, name) for cell, name in names.items()}
        self.set_pedestal = [
            {cell: SetPedestal(clan, cell, CLANS[clan], name) for cell, name in names.items()}
            for clan in STATUE_CLANS
        ]
        self.move = {cell: Move(cell, name) for cell, name in names.items()}
        self.to = {cell: To(cell, name) for cell, name in names.items()}


def _read_tunnel(entry: Entry, name: str) -> Shape:
    cells, anchor = read_picture(entry, "cells", "o")
    if len(cells) != int(name[1]):
        entry.problem("cells", f"{name[1]} spaces expected, {len(cells)} found")
    return Shape(name, cells or [(0, 0)], anchor, is_hall=False)


def _read_hall(entry: Entry, name: str) -> Shape:
    cells, altar = read_picture(entry, "cells", "a")
    if altar is None:
        entry.problem("cells", "an altar a expected")
    return Shape(name, cells or [(0, 0)], altar, is_hall=True)


def _check_number(sheet: Sheet, what: str, found: int, expected: int) -> None:
    if found != expected:
        amiss = "missing" if found < expected else "too many"
        number = abs(expected - found)
        sheet.problems.append(f"{what}: {number} {amiss}, {expected} expected")
