"""The edition made ready for play: every card, token, board and figure as tables of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from antre.core.content import Content
from antre.core.edition import Entry, Sheet
from antre.games.alkoor.content import checks
from antre.games.alkoor.content.boards import SEATS, Table
from antre.games.alkoor.content.campaign import Challenge, Difficulty
from antre.games.alkoor.content.contexts import CHANCE_TABLE, POWER
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.equipment import Equipment
from antre.games.alkoor.content.hazards import Door, Hazard, Room, SecondTrial, Zone
from antre.games.alkoor.content.heroes import Hero, Skill, SkillBook, SkillTemplate
from antre.games.alkoor.content.names import (
    CHALLENGES,
    COLOURS,
    CREATURE,
    CRITTER,
    DIFFICULTIES,
    MONSTERS,
    TOKENS,
    ZONES,
)
from antre.games.alkoor.content.numbers import Costs, GemNumbers, TeamNumbers, VilsNumbers
from antre.games.alkoor.content.path import Path
from antre.games.alkoor.content.quests import Quest, Treasure
from antre.games.alkoor.content.reading import in_order, read_effects
from antre.games.alkoor.content.tokens import Token
from antre.games.alkoor.content.unforeseen import Dilemma, Monster

FACES = ("1", "2", "3", "4", "5", "6")


class AlkoorContent(Content):
    """All tables of an edition of Maender-Alkoor.

    Cards are numbered from 0 on in the order of the edition: Heroes; Equipment (LOOT, then Relics);
    Unforeseen (Critters, Creatures, then Dilemmas, copies of one card sharing its number); Hazards
    (Zones, Doors, Rooms, then the second trial); Quests; Treasures.
    """

    __slots__ = (
        "challenges", "chance_bonuses", "costs", "difficulties", "dilemmas", "doors", "equipment",
        "first_dilemma", "first_door", "first_relic", "first_room", "flavour", "gems", "hazards",
        "heroes", "loot_deck", "monsters", "path", "powers", "quests", "relic_deck", "rooms",
        "second_trial", "skills", "tables", "team", "tokens", "treasures", "unforeseen_deck",
        "vils", "words", "zones", "zones_of",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        edition = sheet.table("edition")
        super().__init__(edition.text("id"), sheet)
        edition.words("title")
        # Names by group, id and language.
        self.words: dict[str, dict[str, dict[str, str]]] = {}
        # What stands on a card besides, to be read aloud, by id and language.
        self.flavour: dict[str, dict[str, str]] = {}
        self._read_numbers(sheet)
        self._read_heroes(sheet)
        self._read_unforeseen(sheet)
        self._read_hazards(sheet)
        self._read_quests(sheet)
        checks.check(sheet, self)

    def table_for(self, seats: int) -> Table:
        return self.tables[seats - 1]

    def is_dilemma(self, unforeseen: int) -> bool:
        return unforeseen >= self.first_dilemma

    def dilemma(self, unforeseen: int) -> Dilemma:
        return self.dilemmas[unforeseen - self.first_dilemma]

    def is_relic(self, equipment: int) -> bool:
        return equipment >= self.first_relic

    def relic_of(self, quest: int) -> int:
        """The Relic of a Quest, by its number among Equipment."""
        return self.first_relic + self.quests[quest].relic

    def effects(self) -> Iterator[Effect]:
        """Every effect of every card, token and table."""
        groups = [
            *(hazard.clear + hazard.dark for hazard in self.hazards),
            *(offer.effects for zone in self.zones for offer in zone.offers),
            *(monster.clear + monster.dark for monster in self.monsters),
            *(dilemma.effects for dilemma in self.dilemmas),
            *(skill.effects for skill in self.skills),
            *(equipment.passives for equipment in self.equipment),
            *(quest.hand for quest in self.quests),
            *(treasure.effects for treasure in self.treasures),
            *(token.dah + token.vils for token in self.tokens),
            *self.chance_bonuses,
            *self.powers,
        ]
        return chain.from_iterable(groups)

    # --- reading

    def _named(self, group: str, entries: list[Entry]) -> list[Entry]:
        """Entries with a name in both languages, kept among the words."""
        self.words[group] = {entry.text("id"): entry.words("name") for entry in entries}
        return entries

    def _cards(self, group: str, entries: list[Entry]) -> list[Entry]:
        """Entries of cards: each has a name, and a line of flavour."""
        for entry in entries:
            self.flavour[entry.text("id")] = entry.words("flavour")
        return self._named(group, entries)

    def _read_numbers(self, sheet: Sheet) -> None:
        self.gems = GemNumbers(sheet.table("gems"))
        self.costs = Costs(sheet.table("costs"))
        self.team = TeamNumbers(sheet.table("team"))
        self.vils = VilsNumbers(sheet.table("vils"))
        self.path = Path(sheet.table("path"))
        players = in_order(sheet, "players", [str(seats) for seats in SEATS])
        self.tables = [Table(entry, seats) for seats, entry in zip(SEATS, players, strict=False)]
        self._named("zone_place", in_order(sheet, "zone_place", ZONES))
        levels = self._named("difficulty", in_order(sheet, "difficulty", DIFFICULTIES))
        self.difficulties = [Difficulty(entry) for entry in levels]
        challenges = self._named("challenge", in_order(sheet, "challenge", CHALLENGES))
        self.challenges = [Challenge(entry, number) for number, entry in enumerate(challenges)]
        tokens = self._named("token", in_order(sheet, "token", TOKENS))
        self.tokens = [Token(entry) for entry in tokens]
        # By the result of the die, less one.
        self.chance_bonuses = [
            read_effects(entry, "effect", CHANCE_TABLE)
            for entry in in_order(sheet, "chance", FACES)
        ]
        self.powers = [
            read_effects(entry, "effect", POWER) for entry in in_order(sheet, "power", COLOURS)
        ]

    def _read_heroes(self, sheet: Sheet) -> None:
        templates = self._named("skill", sheet.tables("skill"))
        book = SkillBook({entry.text("id"): SkillTemplate(entry) for entry in templates})
        entries = self._cards("hero", sheet.tables("hero"))
        self.heroes = [Hero(entry, number, book) for number, entry in enumerate(entries)]
        loot = self._cards("loot", sheet.tables("loot"))
        relics = self._cards("relic", sheet.tables("relic"))
        self.first_relic = len(loot)
        self.equipment = [
            Equipment(entry, number, book, is_relic=number >= self.first_relic)
            for number, entry in enumerate([*loot, *relics])
        ]
        book.check(templates)
        self.loot_deck = list(range(self.first_relic))
        self.relic_deck = list(range(self.first_relic, len(self.equipment)))
        # Every skill that somebody has: those of Heroes, then those of Equipment.
        self.skills: list[Skill] = book.skills

    def _read_unforeseen(self, sheet: Sheet) -> None:
        self.monsters: list[Monster] = []
        for kind in (CRITTER, CREATURE):
            for entry in self._cards(MONSTERS[kind], sheet.tables(MONSTERS[kind])):
                self.monsters.append(Monster(entry, len(self.monsters), kind))
        self.first_dilemma = len(self.monsters)
        entries = self._cards("dilemma", sheet.tables("dilemma"))
        self.dilemmas = [
            Dilemma(entry, number) for number, entry in enumerate(entries, self.first_dilemma)
        ]
        self.unforeseen_deck = [
            *range(self.first_dilemma),
            *(dilemma.number for dilemma in self.dilemmas for _ in range(dilemma.copies)),
        ]

    def _read_hazards(self, sheet: Sheet) -> None:
        zones = self._cards("zone", sheet.tables("zone"))
        doors = self._cards("door", sheet.tables("door"))
        rooms = self._cards("room", sheet.tables("room"))
        self.first_door = len(zones)
        self.first_room = self.first_door + len(doors)
        self.zones = [Zone(entry, number) for number, entry in enumerate(zones)]
        self.doors = [Door(entry, number) for number, entry in enumerate(doors, self.first_door)]
        self.rooms = [Room(entry, number) for number, entry in enumerate(rooms, self.first_room)]
        (second,) = self._cards("second_trial", [sheet.table("second_trial")])
        self.second_trial = SecondTrial(second, self.first_room + len(rooms))
        self.hazards: list[Hazard] = [*self.zones, *self.doors, *self.rooms, self.second_trial]
        self.zones_of = [
            [card.number for card in self.zones if card.zone == zone] for zone in range(len(ZONES))
        ]

    def _read_quests(self, sheet: Sheet) -> None:
        entries = self._cards("quest", sheet.tables("quest"))
        ids = [entry.text("id") for entry in entries]
        rooms = [room.id for room in self.rooms]
        relics = [relic.id for relic in self.equipment[self.first_relic :]]
        self.quests = [
            Quest(entry, number, ids, rooms, relics) for number, entry in enumerate(entries)
        ]
        treasures = self._cards("treasure", sheet.tables("treasure"))
        self.treasures = [Treasure(entry, number) for number, entry in enumerate(treasures)]
