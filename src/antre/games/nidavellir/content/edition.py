"""The edition made ready for play: cards, coins and options as tables of numbers.

A card is a number; so is a coin. Cards of equal class and points are of one *kind*, and options
name kinds, for nobody cares which of two equal dwarves is taken.
"""

from __future__ import annotations

from antre.core.content import Content
from antre.core.edition import Entry, Sheet
from antre.core.option import Option, OptionTable
from antre.games.nidavellir.content.names import (
    AGES,
    BLACKSMITH,
    CLASSES,
    DISTINCTIONS,
    HEROES,
    MOST_SEATS,
    NEUTRAL,
    OFFERING,
    SCALED,
    SEATS,
    TAVERNS,
)
from antre.games.nidavellir.content.options import (
    Add,
    Bid,
    Discard,
    GiveUp,
    Keep,
    Place,
    Recruit,
    Stay,
    Take,
    TransformBid,
    TransformCoin,
)

MOST_ROUNDS = 10
MOST_DISCARDS = len(CLASSES) - 1
POWERS_WITH_VALUE = {
    "dagda": (1, MOST_DISCARDS),
    "bonfur": (1, MOST_DISCARDS),
    "hourya": (0, 20),
    "idunn": (0, 20),
    "grid": (1, 20),
}


class Players:
    """What the number of players changes."""

    __slots__ = ("cards", "gems", "removed", "rounds")

    def __init__(self, entry: Entry) -> None:
        self.gems = entry.integers("gems", 1, 5)
        self.rounds = entry.integer("rounds", 1, MOST_ROUNDS)
        self.cards = entry.integer("cards", 1, 10)
        self.removed = entry.integers("removed", 1, 99)


class NidavellirContent(Content):
    """All tables of an edition of Nidavellir; `players` by the number of seats."""

    __slots__ = (
        "add", "bid", "blacksmith_special", "card_class", "card_name", "card_points", "card_ranks",
        "coin_name", "coin_value", "deck", "discard", "distinction_value", "dwerg", "dwerg_points",
        "five_deck", "give_up", "hero_id", "hero_value", "heroes", "keep", "kind", "kind_name",
        "picky", "place", "players", "recruit", "royal", "special", "special_gem",
        "special_gem_points", "stay", "take", "top_value", "trading", "transform_bid",
        "transform_coin", "treasury", "words", "ylud_points",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        edition = sheet.table("edition")
        super().__init__(edition.text("id"), sheet)
        edition.words("title")
        self.players = _read_players(sheet)
        self.words: dict[str, dict[str, dict[str, str]]] = {}
        self._read_coins(sheet)
        self._read_gem(sheet)
        self._read_dwarves(sheet)
        self._read_distinctions(sheet)
        self._read_heroes(sheet)
        self._make_options()
        self._check_decks(sheet)

    # --- coins and gems

    def _read_coins(self, sheet: Sheet) -> None:
        entry = sheet.table("coins")
        base = entry.integers("base", 0, 99)
        special = entry.integer("special", 0, 99)
        royal = entry.integers("royal", 1, 99)
        if len(base) != 5 or len(set(base)) != 5:
            entry.problem("base", "five different values expected, one for each coin of a player")
        if 0 not in base:
            entry.problem("base", "the trading coin 0 is missing")
        if len(royal) < 21:
            entry.problem("royal", "at least 21 coins expected, lest the treasury run dry")
        values = sorted(set(royal))
        self.coin_value = [*base, special, *values]
        self.coin_name = [f"b{v}" for v in base] + [f"s{special}"] + [f"r{v}" for v in values]
        self.special = len(base)
        self.trading = (base.index(0) if 0 in base else 0, self.special)
        self.top_value = max(values, default=0)
        self.royal = [-1] * (self.top_value + 1)
        for coin, value in enumerate(values, start=self.special + 1):
            self.royal[value] = coin
        self.treasury = [royal.count(value) for value in range(self.top_value + 1)]
        for players in self.players.values():
            if any(players.removed.count(v) > royal.count(v) for v in players.removed):
                entry.problem(
                    "royal", "more coins are removed at some number of players than exist"
                )

    def _read_gem(self, sheet: Sheet) -> None:
        entry = sheet.table("special_gem")
        self.special_gem = entry.integer("value", 6, 99)
        self.special_gem_points = entry.integer("points", 0, 99)

    # --- cards

    def _read_dwarves(self, sheet: Sheet) -> None:
        self.card_class: list[int] = []
        self.card_points: list[int] = []
        self.card_ranks: list[int] = []
        self.card_name: list[str] = []
        self.kind: list[int] = []
        self.kind_name: list[str] = []
        dwarves = {entry.choice("id", CLASSES): entry for entry in sheet.tables("dwarf")}
        offerings = {entry.choice("id", AGES): entry for entry in sheet.tables("offering")}
        sheet.problems += [f"dwarf {name} is missing" for name in CLASSES if name not in dwarves]
        sheet.problems += [f"offering {name} is missing" for name in AGES if name not in offerings]
        troops = [
            card
            for name, entry in dwarves.items()
            for card in _read_class(CLASSES.index(name), entry)
        ]
        self.deck: list[list[int]] = [[], []]
        self.five_deck: list[list[int]] = [[], []]
        for age, name in enumerate(AGES, start=1):
            cards = sorted(troops + (_read_offerings(offerings[name]) if name in offerings else []))
            for card_class, points, five in cards:
                card = self._add_dwarf(age, card_class, points, cards)
                (self.five_deck if five else self.deck)[age - 1].append(card)

    def _add_dwarf(self, age: int, card_class: int, points: int, siblings: list[Printed]) -> int:
        name = "whmbeo"[card_class] + ("" if card_class in SCALED else str(points))
        if name not in self.kind_name:
            self.kind_name.append(name)
        kind = self.kind_name.index(name)
        copies = sum(other[:2] == (card_class, points) for other in siblings)
        made = sum(known.startswith(f"{name}.{age}") for known in self.card_name)
        letter = chr(ord("a") + made) if copies > 1 else ""
        return self._add_card(f"{name}.{age}{letter}", card_class, 1, points, kind)

    def _add_card(self, name: str, card_class: int, ranks: int, points: int, kind: int) -> int:
        self.card_name.append(name)
        self.card_class.append(card_class)
        self.card_ranks.append(0 if card_class == OFFERING else ranks)
        self.card_points.append(points)
        self.kind.append(kind)
        return len(self.card_name) - 1

    def _read_distinctions(self, sheet: Sheet) -> None:
        entries = {entry.choice("id", DISTINCTIONS): entry for entry in sheet.tables("distinction")}
        self.distinction_value: list[int] = []
        for name, class_name in zip(DISTINCTIONS, CLASSES, strict=True):
            if name not in entries:
                sheet.problems.append(f"distinction {name} is missing")
                continue
            entry = entries[name]
            self.distinction_value.append(entry.integer("value", 0, 20))
            self.words[name] = {"name": entry.words("title")}
            if entry.choice("class", CLASSES) != class_name:
                entry.problem("class", f"{class_name} expected")
        ranks = self.distinction_value[BLACKSMITH] if len(self.distinction_value) == 5 else 0
        self.blacksmith_special = self._add_card("b.special", BLACKSMITH, ranks, 0, -1)

    def _read_heroes(self, sheet: Sheet) -> None:
        entries = {entry.choice("id", HEROES): entry for entry in sheet.tables("hero")}
        self.hero_id: dict[str, int] = {}
        self.hero_value: dict[str, int] = {}
        for name in HEROES:
            if name not in entries:
                sheet.problems.append(f"hero {name} is missing")
                continue
            self._read_hero(name, entries[name])
        self.heroes = tuple(self.hero_id.values())
        self.dwerg = frozenset(card for name, card in self.hero_id.items() if name[:6] == "dwerg_")
        self.picky = frozenset(
            self.hero_id[name] for name in ("hourya", "dagda", "bonfur") if name in self.hero_id
        )
        entry = sheet.table("dwerg")
        self.dwerg_points = (0, *entry.integers("points", 0, 999))
        if len(self.dwerg_points) != 6:
            entry.problem("points", "five numbers expected, for 1 to 5 brothers")
        ylud = sheet.table("ylud")
        self.ylud_points = [ylud.integer(name, 0, 50) for name in CLASSES]

    def _read_hero(self, name: str, entry: Entry) -> None:
        class_name = entry.choice("class", (*CLASSES, "neutral"))
        points = entry.integers("points", 0, 50)
        if not 1 <= len(points) <= (1 if class_name == "neutral" else 3):
            entry.problem("points", "one number for each rank expected, 1 to 3 (neutral: 1)")
        if name in POWERS_WITH_VALUE:
            self.hero_value[name] = entry.integer("value", *POWERS_WITH_VALUE[name])
        self.words[name] = {"name": entry.words("name"), "epithet": entry.words("epithet")}
        if class_name == "neutral":
            # Thrud and Ylud have one rank while they stand in a column.
            ranks = 1 if name in ("thrud", "ylud") else 0
            self.hero_id[name] = self._add_card(name, NEUTRAL, ranks, sum(points), -1)
        else:
            column = CLASSES.index(class_name)
            self.hero_id[name] = self._add_card(name, column, len(points), sum(points), -1)

    # --- options

    def _make_options(self) -> None:
        coins = list(enumerate(self.coin_name))
        kinds = list(enumerate(self.kind_name))
        columns = list(enumerate(CLASSES))
        self.bid = [Bid(coin, name) for coin, name in coins]
        self.take = [Take(kind, name) for kind, name in kinds]
        self.recruit = {hero: Recruit(hero, name) for name, hero in self.hero_id.items()}
        self.place = [Place(column, name) for column, name in columns]
        self.stay = Stay()
        self.discard = [Discard(column, name) for column, name in columns]
        self.transform_bid = [TransformBid(slot, name) for slot, name in enumerate(TAVERNS)]
        self.transform_coin = [TransformCoin(coin, name) for coin, name in coins]
        self.add = [Add(coin, name) for coin, name in coins]
        self.give_up = [GiveUp(coin, name) for coin, name in coins]
        self.keep = [Keep(kind, name) for kind, name in kinds]
        groups: list[list[Option]] = [
            [*self.bid], [*self.take], [*self.recruit.values()], [*self.place], [self.stay],
            [*self.discard], [*self.transform_bid], [*self.transform_coin], [*self.add],
            [*self.give_up], [*self.keep],
        ]  # fmt: skip
        self.options = OptionTable(option for group in groups for option in group)

    # --- consistency

    def _check_decks(self, sheet: Sheet) -> None:
        for seats, players in self.players.items():
            for age in (1, 2):
                extra = len(self.five_deck[age - 1]) if seats == MOST_SEATS else 0
                cards = len(self.deck[age - 1]) + extra
                needed = len(TAVERNS) * players.rounds * players.cards + (age == 2)
                if cards != needed:
                    sheet.problems.append(
                        f"at {seats} players the Age {age} deck has {cards} cards, but "
                        f"{players.rounds} rounds of 3 taverns with {players.cards} cards"
                        f"{' and the Pioneer' if age == 2 else ''} need {needed}"
                    )

    def cards_of(self, name: str) -> tuple[int, ...]:
        """The cards meant by a card's own name (`w6.1a`) or by a kind (`w6`)."""
        if name in self.card_name:
            return (self.card_name.index(name),)
        if name in self.kind_name:
            kind = self.kind_name.index(name)
            return tuple(card for card, of in enumerate(self.kind) if of == kind)
        return ()


# A card before it has a number: its class, its points or bonus, whether it is for five players.
Printed = tuple[int, int, bool]


def _read_class(card_class: int, entry: Entry) -> list[Printed]:
    cards = [
        (card_class, points, field == "five")
        for field in ("points", "five")
        for points in entry.integers(field, 0, 50)
    ]
    if card_class in SCALED and any(points for _, points, _ in cards):
        entry.problem("points", f"a {CLASSES[card_class]} shows no points: write 0")
    return cards


def _read_offerings(entry: Entry) -> list[Printed]:
    return [
        (OFFERING, bonus, field == "five")
        for field in ("bonus", "five")
        for bonus in entry.integers(field, 1, 20)
    ]


def _read_players(sheet: Sheet) -> dict[int, Players]:
    numbers = [str(seats) for seats in SEATS]
    entries = {entry.choice("id", numbers): entry for entry in sheet.tables("players")}
    sheet.problems += [f"players {seats} is missing" for seats in numbers if seats not in entries]
    players = {}
    for seats in SEATS:
        if str(seats) in entries:
            entry = entries[str(seats)]
            players[seats] = Players(entry)
            gems = players[seats].gems
            if len(gems) != seats or len(set(gems)) != len(gems):
                entry.problem("gems", f"{seats} different gems expected")
            if players[seats].cards < seats:
                entry.problem("cards", "fewer cards than players")
    return players
