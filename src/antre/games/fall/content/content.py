"""The edition made ready for play: boards, ancestries, champions and options as tables."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from antre.core.content import Content
from antre.core.edition import Entry, Sheet
from antre.core.option import Option, OptionTable
from antre.games.fall.content import options
from antre.games.fall.content.board import (
    BOARDS,
    FIRST_SITE,
    GLYPHS,
    MOST_HALLS,
    SPACE_NAMES,
    Board,
)
from antre.games.fall.content.cards import Champion, QuadrantCard, check_champions
from antre.games.fall.content.grid import (
    GRID,
    GRID_BITS,
    LIMIT,
    PLACES,
    STRIDE,
    cell_name,
    cells_of,
)
from antre.games.fall.content.names import ABILITIES, ACTIONS, CLANS, EFFECTS, PACKETS, WAVES

__all__ = ["Board", "FallContent", "Champion", "QuadrantCard"]

SEATS = range(1, 6)
SIDES = ("left", "right")
ANCESTRY_CARDS = 72
CHAMPIONS = 44
MOST_POWER = 3 * LIMIT * LIMIT
MOST_GATES = len(CLANS)


class Table:
    """What depends on the number of players."""

    __slots__ = ("gates", "gnomes", "offer")

    def __init__(self, entry: Entry) -> None:
        self.gnomes = entry.integer("gnomes", 1, len(CLANS))
        self.gates = entry.integer("gates", 1, len(CLANS))
        self.offer = entry.integer("offer", 1, 9)


class Wave:
    """What depends on the wave."""

    __slots__ = ("first_fallen", "invaders", "packet", "pass_to", "supplies")

    def __init__(self, entry: Entry) -> None:
        self.pass_to = 1 if entry.choice("pass_to", SIDES) == "left" else -1
        self.supplies = entry.integer("supplies", 1, 8)
        self.invaders = entry.integer("invaders", 1, 20)
        self.first_fallen = entry.integer("first_fallen", 0, 50)
        self.packet = PACKETS.index(entry.choice("packet", PACKETS))


class FallContent(Content):
    """All tables of an edition of Fall of the Mountain King."""

    __slots__ = (
        "add", "ancestry", "boards", "bolster", "boost_wire", "boosts", "breach_base",
        "breach_wire", "by_ability", "by_hand", "calm", "card_name", "cell_names", "champion_name",
        "champions", "console_honour", "console_vote", "cover", "deck", "discard", "done", "elders",
        "end", "fallen", "first_cavern", "first_influence", "from_space", "further_cavern", "gate",
        "gnome_cap", "gnome_tokens", "hall_values", "influence_on", "invade", "invaded_cavern",
        "keep", "lair", "lair_trolls", "lines", "most_supplies", "none", "packets", "pawn", "pick",
        "place", "provisions", "rally", "rally_points", "retreat", "settle",
        "setup_caverns", "stand", "star_cavern", "star_hall", "start", "stir", "strong", "tables",
        "to", "token", "tokens", "track", "troll", "trolls", "use", "vote", "vote_tile_name",
        "vote_tiles", "waves", "weak", "wheel", "wheel_by", "words",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        edition = sheet.table("edition")
        super().__init__(edition.text("id"), sheet)
        edition.words("title")
        # Names and texts by group, id and language.
        self.words: dict[str, dict[str, dict[str, str]]] = {}
        self._entries(sheet, "clan", CLANS)
        self.boards = tuple(Board(entry) for entry in self._entries(sheet, "board", BOARDS))
        self._read_numbers(sheet)
        self._read_wheel(sheet)
        self._read_ancestry(sheet)
        self._read_champions(sheet)
        # What is amiss may leave options without a name of their own, and nobody will play it.
        if not sheet.problems:
            self._make_options()

    def board_for(self, seats: int) -> Board:
        return next(board for board in self.boards if seats in board.seats)

    def table_for(self, seats: int) -> Table:
        return self.tables[seats - 1]

    def lines_passed(self, champion: int, influence: int) -> int:
        """The yellow lines a disc has passed on a champion's track, lap after lap."""
        lines = self.lines[self.champions[champion].packet]
        laps, space = divmod(influence - 1, self.track)
        return laps * len(lines) + bisect_right(lines, space + 1)

    # --- reading

    def _entries(self, sheet: Sheet, table: str, ids: Sequence[str]) -> list[Entry]:
        """The entries of a table in the order of `ids`, each with a name; all must be there."""
        entries = _by_id(sheet, table, ids)
        self.words[table] = {id: entry.words("name") for id, entry in entries.items()}
        return [entries[id] for id in ids if id in entries]

    def _read_numbers(self, sheet: Sheet) -> None:
        tables = _by_id(sheet, "players", [str(seats) for seats in SEATS])
        self.tables = [Table(entry) for entry in tables.values()]
        self.waves = [Wave(entry) for entry in _by_id(sheet, "wave", WAVES).values()]
        for seats in SEATS:
            if sum(seats in board.seats for board in self.boards) != 1:
                sheet.problems.append(f"board: one side for {seats} players expected")
        self.most_supplies = sheet.table("supplies").integer("most", 1, 20)
        trolls = sheet.table("trolls")
        self.trolls = trolls.integer("each", 1, 40)
        self.lair_trolls = trolls.integer("lair", 0, 10)
        self.setup_caverns = trolls.integer("setup_caverns", 1, 2)
        gnomes = sheet.table("gnomes")
        strengths = gnomes.integers("strengths", 1, 9)
        copies = gnomes.integer("copies", 1, 50)
        self.gnome_tokens = [strength for strength in strengths for _ in range(copies)]
        self.gnome_cap = gnomes.integer("cavern", 2, 2)
        if not strengths:
            gnomes.problem("strengths", "at least one strength expected")
        scoring = sheet.table("scoring")
        self.first_cavern = scoring.integer("first_cavern", 0, 50)
        self.further_cavern = scoring.integer("further_cavern", 0, 50)
        self.invaded_cavern = scoring.integer("invaded_cavern", 0, 50)
        self.fallen = scoring.integer("fallen", 0, 50)
        self.elders = scoring.integers("elders", 0, 200)
        if not self.elders or self.elders[0]:
            scoring.problem("elders", "no Elders give no honour: a list from 0 on expected")
        self._read_tracks(sheet)

    def _read_tracks(self, sheet: Sheet) -> None:
        breach = sheet.table("breach")
        self.breach_base = breach.integer("invaders", 0, 20)
        self.rally_points = breach.integer("rally_points", 0, 3)
        influence = sheet.table("influence")
        self.track = influence.integer("track", 1, 50)
        self.first_influence = influence.integer("first", 0, 10)
        halls = sheet.table("halls")
        values = halls.integers("values", 1, 50)
        copies = halls.integer("copies", 1, MOST_HALLS)
        self.hall_values = [value for value in values for _ in range(copies)]
        if len(self.hall_values) != MOST_HALLS:
            halls.problem("values", f"{MOST_HALLS} tokens expected, not {len(self.hall_values)}")
        entries = sheet.tables("vote_tile")
        self.vote_tiles = [entry.integers("places", 0, 50) for entry in entries]
        self.vote_tile_name = [entry.text("id") for entry in entries]
        for entry, places in zip(entries, self.vote_tiles, strict=True):
            if len(places) != 3 or list(places) != sorted(set(places), reverse=True):
                entry.problem("places", "three numbers expected, each less than the one before")
        _check_number(sheet, "vote tiles", len(entries), len(CLANS))

    def _read_wheel(self, sheet: Sheet) -> None:
        wheel = sheet.table("wheel")
        spaces = wheel.text("spaces").split()
        if unknown := [space for space in spaces if space not in EFFECTS]:
            wheel.problem("spaces", f"{unknown[0]!r} is none of {', '.join(EFFECTS)}")
        self.wheel = tuple(EFFECTS.index(space) for space in spaces if space in EFFECTS)
        if len(self.wheel) < 2:
            wheel.problem("spaces", "at least two spaces expected")
        last = max(len(self.wheel) - 1, 0)
        self.breach_wire = wheel.integer("breach", 0, last)
        self.boost_wire = wheel.integer("boost", 0, last)
        self.boosts = wheel.integers("boosts", 0, 50)
        if not self.boosts:
            wheel.problem("boosts", "at least one number expected")

    def _read_ancestry(self, sheet: Sheet) -> None:
        self.start = QuadrantCard(sheet.table("start"))
        entries = sheet.tables("ancestry")
        self.card_name = [entry.text("id") for entry in entries]
        self.ancestry = [QuadrantCard(entry) for entry in entries]
        self.deck = list(range(len(entries)))
        _check_number(sheet, "ancestry cards", len(entries), ANCESTRY_CARDS)

    def _read_champions(self, sheet: Sheet) -> None:
        packets = _by_id(sheet, "packet", PACKETS)
        self.lines = [entry.integers("lines", 1, 50) for entry in packets.values()]
        entries = sheet.tables("champion")
        self.champions: list[Champion] = []
        cell = GRID_BITS
        for entry in entries:
            self.champions.append(Champion(entry, cell))
            cell += len(self.champions[-1].symbols)
        self.champion_name = [champion.name for champion in self.champions]
        self.words["champion"] = {
            champion.name: entry.words("name")
            for champion, entry in zip(self.champions, entries, strict=True)
        }
        self.words["effect"] = {
            champion.name: entry.words("effect")
            for champion, entry in zip(self.champions, entries, strict=True)
        }
        self.packets = [
            [number for number, champion in enumerate(self.champions) if champion.packet == packet]
            for packet in range(len(PACKETS))
        ]
        # The champion that has each ability; -1, which nobody owns, if none has.
        self.by_ability = [-1] * len(ABILITIES)
        for number, champion in enumerate(self.champions):
            if champion.ability >= 0:
                self.by_ability[champion.ability] = number
        _check_number(sheet, "champions", len(entries), CHAMPIONS)
        check_champions(sheet, self.champions, entries)

    # --- options

    def _make_options(self) -> None:
        self.cell_names = {cell: cell_name(cell) for cell in cells_of(GRID)}
        for champion in self.champions:
            for number, (cell, _, _) in enumerate(champion.symbols, 1):
                self.cell_names[cell] = f"{champion.name}-{number}"
        self._make_ancestry_options()
        self._make_board_options()
        self._make_people_options()
        self.none = options.Plain("none")
        self.done = options.Plain("done")
        self.end = options.Plain("end")
        self.by_hand = options.Plain("by-hand")
        self.console_vote = options.Plain("consolation:vote")
        self.console_honour = options.Plain("consolation:honour")
        groups: list[Iterable[Option]] = [
            self.keep, self.lair.values(), self.settle, self.stand,
            *(by_place.values() for by_place in self.place), self.discard, self.pick.values(),
            self.weak, self.strong, self.cover, self.tokens, self.provisions, self.use, self.to,
            *self.from_space, self.pawn, self.troll, self.bolster, self.add, self.influence_on,
            self.wheel_by, self.gate, *self.token, self.rally, self.invade, self.retreat,
            self.calm, self.stir, self.vote, self.star_hall, self.star_cavern,
            (self.none, self.done, self.end, self.by_hand, self.console_vote, self.console_honour),
        ]  # fmt: skip
        self.options = OptionTable(option for group in groups for option in group)

    def _make_ancestry_options(self) -> None:
        places = [STRIDE * row + column for row in range(PLACES) for column in range(PLACES)]
        self.place = [
            {place: options.Place(card, place, name, cell_name(place)) for place in places}
            for card, name in enumerate(self.card_name)
        ]
        self.discard = [options.Discard(card, name) for card, name in enumerate(self.card_name)]
        self.pick = {cell: options.Pick(cell, name) for cell, name in self.cell_names.items()}
        self.weak = [options.Weak(kind, name) for kind, name in enumerate(ACTIONS)]
        self.strong = [options.Strong(kind, name) for kind, name in enumerate(ACTIONS)]
        self.cover = [options.Cover(power) for power in range(MOST_POWER + 1)]
        most = self.most_supplies + max(champion.amount for champion in self.champions)
        self.tokens = [options.Tokens(count) for count in range(most + 1)]
        self.provisions = [options.Provisions(count) for count in range(self.most_supplies + 1)]

    def _make_board_options(self) -> None:
        spaces = list(enumerate(SPACE_NAMES))
        caverns, sites = spaces[:FIRST_SITE], spaces[FIRST_SITE:]
        self.lair = {glyph: options.Lair(glyph) for glyph in GLYPHS}
        self.settle = [options.Settle(space, name) for space, name in caverns]
        self.stand = [options.Stand(space, name) for space, name in spaces]
        self.to = [options.To(space, name) for space, name in spaces]
        self.from_space = [
            [options.March(space, count, name) for count in range(1, self.trolls + 1)]
            for space, name in spaces
        ]
        self.bolster = [options.Bolster(space, name) for space, name in spaces]
        self.retreat = [options.Retreat(space, name) for space, name in sites]
        self.invade = [options.Invade(space, name) for space, name in caverns]
        self.stir = [options.Stir(space, name) for space, name in spaces]
        self.star_cavern = [options.StarCavern(space, name) for space, name in caverns]
        self.star_hall = [options.StarHall(hall) for hall in range(MOST_HALLS)]
        self.add = [options.Add(count) for count in range(self.trolls + 1)]
        self.token = [
            [options.Token(space, slot, name) for slot in range(self.gnome_cap)]
            for space, name in caverns
        ]
        self.wheel_by = [options.Wheel(steps) for steps in range(1, len(self.wheel) + 1)]
        self.gate = [options.Gate(slot) for slot in range(1, MOST_GATES + 1)]
        self.calm = [options.Calm(strength) for strength in sorted(set(self.gnome_tokens))]

    def _make_people_options(self) -> None:
        named = list(enumerate(self.champion_name))
        self.keep = [options.Keep(champion, name) for champion, name in named]
        self.influence_on = [options.Sway(champion, name) for champion, name in named]
        self.use = [options.Use(champion, name) for champion, name in named]
        self.pawn = [options.Pawn(champion, name) for champion, name in named]
        self.troll = [options.Troll(seat) for seat in range(SEATS[-1])]
        self.rally = [options.Rally(clan, name) for clan, name in enumerate(CLANS)]
        self.vote = [options.Vote(clan, name) for clan, name in enumerate(CLANS)]


def _by_id(sheet: Sheet, table: str, ids: Sequence[str]) -> dict[str, Entry]:
    """The entries of a table by id, in the order of `ids`; all must be there."""
    found = {entry.choice("id", ids): entry for entry in sheet.tables(table)}
    sheet.problems += [f"{table} {id} is missing" for id in ids if id not in found]
    return {id: found[id] for id in ids if id in found}


def _check_number(sheet: Sheet, what: str, have: int, want: int) -> None:
    if have != want:
        sheet.problems.append(
            f"{what}: {have} found, {want} expected; some are missing or too many"
        )
