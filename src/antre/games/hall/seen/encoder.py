"""A view of the Hall as numbers from 0 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. What has no upper end, such as honor or resources, is squeezed into the
range: n / (n + a half-way mark). `Encoder.ranges` says what stands where.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.core.observation import Part
from antre.games.hall.content.content import (
    HALLS,
    PLACES,
    SLOTS,
    SPELLS,
    TILES,
    WORKSHOPS,
    ZONES,
    HallContent,
)
from antre.games.hall.content.grid import STRIDE, cell_name, cells_of
from antre.games.hall.content.resources import CLANS, RESOURCES, STATUE_CLANS, TOKENS, named, total
from antre.games.hall.rules.state import NOTHING, SEATS
from antre.games.hall.rules.trading import RATE

STATUES = tuple(CLANS[clan] for clan in STATUE_CLANS)
SHAPES = (*TILES, *HALLS)
# Half-way marks, and the most symbols of one kind on a card.
HONOR, ROUNDS, TOKENS_OF_KIND, MOST_SYMBOLS = 40, 10, 4, 4
LAST_ROUNDS, MOST_RUNES, MOST_ASKED = 2, 3, 5
ASKED = (
    "setup.workshop-choice-option",
    "setup-player.portal-space",
    "setup-player.portal-two",
    "setup-player.draft-first",
    "turn.step-2",
    "turn.step-4",
    "workshop.uses",
    "workshop.conversion",
    "trade.rate",
    "trade.destination",
    "general.spend-sources",
    "cart.clan-restriction",
    "recruit.bribe-kinds",
    "recruit.level-3-pedestal",
    "pack.choice",
    "dig.choose-tile",
    "dig.cost",
    "pedestal.offer",
    "found.several",
    "found.offer",
    "hall.only-tunnels",
    "spell.effect",
)
# Every question with the numbers of its frame.
FRAMES: dict[str, tuple[str, ...]] = {
    "ChooseWorkshop": ("seat",), "PlacePortal": ("seat",), "PlacePortalOfTwo": ("seat",),
    "DraftRow": (), "Act": ("seat",),
    "Finish": ("seat", "halls"), "UseWorkshop": ("seat", "left", "workshop"),
    "GiveAnother": ("seat", "given", "workshop"), "TradeGive": ("seat", "given"),
    "TradeGain": ("seat", "given"), "PayByHand": ("seat", "amount", "kind"),
    "PayCartsByHand": ("seat", "amount", "clan"), "Gift": ("seat", "slots"),
    "ChoosePedestal": ("seat",), "JoinPack": ("seat", "card"),
    "PlaceTunnel": ("seat", "mineral", "shape"),
    "GiveMineral": ("seat", "cell", "least", "left", "shape", "turn"),
    "AddPedestal": ("seat", "anchors"), "ChooseSite": ("seat", "sites"),
    "FoundWorkshop": ("seat", "site", "sites"), "PlaceHall": ("seat", "hall"),
    "MoveTo": ("seat", "cell"), "Levitate": ("seat",), "LevitateTo": ("seat", "cell"),
    "LiftTile": ("seat",), "PlaceAgain": ("seat", "shape"),
    "Transmute": ("seat", "gain", "give", "left"), "WakeTroll": ("seat",), "RobTroll": ("seat",),
    "TakeBribe": ("seat", "left", "slot"), "FetchResource": ("seat", "left"),
    "DismissTroll": ("seat", "left"),
}  # fmt: skip
# Numbers of a frame that are told as one of several: field, range, and where it begins there.
ONE_HOT = (
    ("shape", "in_hand", 0),
    ("hall", "in_hand", len(TILES)),
    ("workshop", "use", 0),
    ("kind", "paying", 0),
    ("give", "paying", 0),
)
CARD_NUMBERS = 2 + len(CLANS) + len(TOKENS)
SLOT_NUMBERS = CARD_NUMBERS + len(STATUES) + len(RESOURCES)
PLACE_NUMBERS = CARD_NUMBERS + len(TOKENS)


def table_parts(content: HallContent) -> list[Part]:
    """What belongs to the table as a whole."""
    spaces, sites = len(_spaces(content)), len(_sites(content))
    trolls = sum(map(len, content.decks))
    kinds, clans = ", ".join(TOKENS), ", ".join(STATUES)
    card = f"there, level / 3, clan ({', '.join(CLANS)}), symbols ({kinds}) / {MOST_SYMBOLS}"
    return [
        ("seats", 4, "one-hot: 2, 3, 4 or 5 seats at the table"),
        ("winter", 1, "1 on the Winter side, 0 on Autumn"),
        ("teams", 1, "1 in the team game"),
        ("round", 1, f"rounds / (rounds + {ROUNDS})"),
        ("ending", 1, "1 once the last round is known"),
        ("rounds_left", 1, f"rounds after this one, once known / {LAST_ROUNDS}"),
        ("over", 1, "1 when the game is over"),
        ("turn", 3, "1 if this turn a spell was cast, a statue was moved, tokens are chosen"),
        ("powers", len(SPELLS), "by spell: 1 while in force this turn"),
        ("asked", len(ASKED), f"one-hot: rule that asks ({', '.join(ASKED)})"),
        ("step", len(FRAMES), f"one-hot: what you are asked ({', '.join(FRAMES)})"),
        ("in_hand", len(SHAPES), f"one-hot: tile you are to lay ({', '.join(SHAPES)})"),
        ("joining", CARD_NUMBERS, f"troll you are to place: {card}"),
        ("subject", spaces, "by space: 1 if you are asked about the statue, site or anchor there"),
        ("use", len(WORKSHOPS), "one-hot: workshop you are using"),
        ("paying", len(TOKENS), f"one-hot: resource you are paying with ({kinds})"),
        ("left", 1, f"how often you are still asked / {MOST_ASKED}"),
        ("horde", len(SLOTS) * SLOT_NUMBERS,
         f"per slot: {card}, pedestal ({clans}), bribes ({', '.join(RESOURCES)}) / 4"),
        ("unseen", trolls, "by recruitable troll: 1 while still to come"),
        ("below", trolls, "by recruitable troll: 1 next under its deck, 1/2 the one after, ..."),
        ("bag", len(STATUES), f"by clan ({clans}): pedestals in the bag / pedestals in the box"),
        ("tiles", len(TILES), "by tunnel tile: left / copies in the box"),
        ("halls", len(HALLS), "by great hall: 1 while in the supply"),
        ("workshops", len(WORKSHOPS), "by workshop: left in the supply / copies in the box"),
        ("grimoire", len(SPELLS), "by spell: 1 while face up"),
        ("runes", len(SPELLS), f"by spell: runes on it / {MOST_RUNES}"),
        ("spells_unseen", len(SPELLS), "by spell: 1 while still to come"),
        ("spells_below", len(SPELLS), "by spell: 1 next under the deck, 1/2 the one after, ..."),
        ("tokens", len(ZONES) * len(STATUES), "by zone and clan: token on the track / highest"),
        ("built", sites * len(WORKSHOPS), "per site, one-hot: workshop there"),
        ("used", sites, "by site: 1 if activated this turn"),
        ("rubble", spaces, "by space: 1 while rubble lies there"),
        ("buried", spaces, "by space: 1 while resources are buried there"),
        ("statues", len(STATUES) * spaces, f"per clan ({clans}), by space: 1 if a statue is there"),
        ("pedestals", len(STATUES) * spaces, f"per clan ({clans}), by space: 1 if it stands there"),
        ("tunnels", spaces, "by space: 1 if a tunnel, hall or portal lies there"),
        ("joined_right", spaces, "by space: 1 if the next one to the right is the same tunnel"),
        ("joined_down", spaces, "by space: 1 if the next one below is the same tunnel"),
        ("altars", spaces, "by space: 1 if it is an altar"),
    ]  # fmt: skip


def seat_parts(content: HallContent) -> list[Part]:
    """What belongs to one seat."""
    kinds = ", ".join(TOKENS)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("turn", 1, "place in the turn order: 1 first, 1 / seats last"),
        ("partner", 1, "1 if in the observer's team"),
        ("honor", 1, f"honor so far / (honor + {HONOR})"),
        ("storage", len(RESOURCES),
         f"by resource ({', '.join(RESOURCES)}): n / (n + {TOKENS_OF_KIND})"),
        ("stock", len(STATUES), "by clan: pedestals in storage / pedestals in the box"),
        ("tokens", 1, "pedestal tokens won / 15"),
        ("tokens_known", 1, "their value, if seen / value of all"),
        ("crown", 2, "one-hot: first or second coronation token"),
        ("hand", len(content.starters), "by starting troll: 1 if known to be in hand"),
        ("starters", len(content.starters), "by starting troll: 1 if it may still come"),
        ("pack", PLACES * PLACE_NUMBERS,
         f"per place: there, level / 3, clan ({', '.join(CLANS)}), symbols and resources on them "
         f"({kinds}) / {MOST_SYMBOLS}"),
        ("network", len(_spaces(content)), "by space: 1 if it is of this seat's network"),
        ("portal", len(_spaces(content)), "one-hot: space of the portal"),
    ]  # fmt: skip


@lru_cache(maxsize=64)
def encoder(content: HallContent) -> Encoder:
    return Encoder(content)


class Encoder(observation.Encoder):
    """The lookups of one edition, and how its views are written down."""

    def __init__(self, content: HallContent) -> None:
        super().__init__(table_parts(content), seat_parts(content), len(SEATS))
        self.content = content
        self._learn(content)

    def _learn(self, content: HallContent) -> None:
        self.space = {cell_name(cell): place for place, cell in enumerate(_spaces(content))}
        self.site = {cell_name(cell): place for place, cell in enumerate(_sites(content))}
        cells = dict(zip(self.space, _spaces(content), strict=True))
        names = {cell: name for name, cell in cells.items()}
        self.name = names
        self.right = {name: names.get(cell + 1) for name, cell in cells.items()}
        self.down = {name: names.get(cell + STRIDE) for name, cell in cells.items()}
        recruits = sorted(card for deck in content.decks for card in deck)
        self.troll = {content.card_name[card]: place for place, card in enumerate(recruits)}
        self.starter = {
            content.card_name[card]: place for place, card in enumerate(content.starters)
        }
        self.card = {name: _card(content, card) for card, name in enumerate(content.card_name)}
        self.copies = {clan: content.pedestals.count(CLANS.index(clan)) for clan in STATUES}

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        out = [0.0] * self.size
        seats = len(view["pack"])
        me = max(view["seat"], 0)
        self._moment(out, view, seats)
        self._question(out, view["question"])
        self._horde(out, view)
        self._supplies(out, view)
        self._spells(out, view)
        self._mountain(out, view)
        for seat in range(seats):
            self._seat(out, self.blocks[(seat - me) % seats], view, seat, me)
        return out

    def _moment(self, out: list[float], view: Mapping[str, Any], seats: int) -> None:
        at = self.at
        out[at["seats"] + seats - 2] = 1.0
        out[at["winter"]] = float(view["board"] == "winter")
        out[at["teams"]] = float(max(view["team_of"]) + 1 < seats)
        out[at["round"]] = squeezed(view["round"], ROUNDS)
        if view["last_round"]:
            out[at["ending"]] = 1.0
            out[at["rounds_left"]] = (view["last_round"] - view["round"]) / LAST_ROUNDS
        out[at["over"]] = float(view["over"])
        for place, part in enumerate(("cast", "moved", "by_hand")):
            out[at["turn"] + place] = float(view[part])
        for spell in view["powers"]:
            out[at["powers"] + SPELLS.index(spell)] = 1.0
        if view["rule"] is not None:
            out[at["asked"] + ASKED.index(view["rule"])] = 1.0

    def _question(self, out: list[float], question: Sequence[Any] | None) -> None:
        """What the open question says beyond its rule: its frame's own numbers."""
        if question is None:
            return
        step, *values = question
        out[self.at["step"] + list(FRAMES).index(step)] = 1.0
        numbers = dict(zip(FRAMES[step], values, strict=True))
        for field, part, first in ONE_HOT:
            if numbers.get(field, NOTHING) != NOTHING:
                out[self.at[part] + first + numbers[field]] = 1.0
        if "card" in numbers:
            joining = self.at["joining"]
            name = self.content.card_name[numbers["card"]]
            out[joining : joining + CARD_NUMBERS] = self.card[name]
        places = [numbers[field] for field in ("cell", "site") if field in numbers]
        places += [*numbers.get("anchors", ()), *numbers.get("sites", ())]
        _mark(out, self.at["subject"], self.space, [self.name[cell] for cell in places])
        out[self.at["left"]] = min(_left(numbers) / MOST_ASKED, 1.0)

    def _horde(self, out: list[float], view: Mapping[str, Any]) -> None:
        first = self.at["horde"]
        slots = zip(view["horde"], view["horde_pedestals"], view["bribes"], strict=True)
        for card, pedestal, bribes in slots:
            if card is not None:
                out[first : first + CARD_NUMBERS] = self.card[card]
            here = first + CARD_NUMBERS
            if pedestal is not None:
                out[here + STATUES.index(pedestal)] = 1.0
            here += len(STATUES)
            for kind, count in bribes.items():
                out[here + RESOURCES.index(kind)] = min(count / 4, 1.0)
            first += SLOT_NUMBERS

    def _supplies(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, content = self.at, self.content
        for deck, below in zip(view["decks"], view["bottoms"], strict=True):
            _mark(out, at["unseen"], self.troll, deck)
            for place, card in enumerate(below):
                out[at["below"] + self.troll[card]] = 1 / (place + 1)
        for place, clan in enumerate(STATUES):
            out[at["bag"] + place] = view["bag"][clan] / self.copies[clan]
        for place, name in enumerate(TILES):
            out[at["tiles"] + place] = view["tiles"][name] / content.tile_copies[place]
        for place, name in enumerate(HALLS):
            out[at["halls"] + place] = float(view["altars"][name] is None)
        for place, name in enumerate(WORKSHOPS):
            left = view["workshop_supply"][name] / content.workshop_copies[place]
            out[at["workshops"] + place] = left
        highest = max(content.token_values)
        place = at["tokens"]
        for zone in ZONES:
            for clan in STATUES:
                out[place] = view["tokens"][zone][clan] / highest
                place += 1

    def _spells(self, out: list[float], view: Mapping[str, Any]) -> None:
        at = self.at
        for spell, runes in zip(view["grimoire"], view["runes"], strict=True):
            out[at["grimoire"] + SPELLS.index(spell)] = 1.0
            out[at["runes"] + SPELLS.index(spell)] = runes / MOST_RUNES
        for spell in view["spells"]:
            out[at["spells_unseen"] + SPELLS.index(spell)] = 1.0
        for place, spell in enumerate(view["spells_bottom"]):
            out[at["spells_below"] + SPELLS.index(spell)] = 1 / (place + 1)

    def _mountain(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, space = self.at, self.space
        for name, workshop in view["workshops"].items():
            if workshop is not None:
                here = at["built"] + len(WORKSHOPS) * self.site[name]
                out[here + WORKSHOPS.index(workshop)] = 1.0
        _mark(out, at["used"], self.site, view["used"])
        _mark(out, at["rubble"], space, view["rubble"])
        _mark(out, at["buried"], space, view["buried"])
        for place, clan in enumerate(STATUES):
            _mark(out, at["statues"] + len(space) * place, space, view["statues"][clan])
            _mark(out, at["pedestals"] + len(space) * place, space, view["pedestals"][clan])
        _mark(out, at["altars"], space, [cell for cell in view["altars"].values() if cell])
        for section in view["sections"]:
            self._section(out, section["cells"])

    def _section(self, out: list[float], cells: Sequence[str]) -> None:
        at, space = self.at, self.space
        here = set(cells)
        for cell in cells:
            place = space[cell]
            out[at["tunnels"] + place] = 1.0
            out[at["joined_right"] + place] = float(self.right[cell] in here)
            out[at["joined_down"] + place] = float(self.down[cell] in here)

    def _seat(
        self, out: list[float], block: int, view: Mapping[str, Any], seat: int, me: int
    ) -> None:
        at = {name: block + first for name, first in self.seat_at.items()}
        team = view["team_of"][seat]
        seats = len(view["pack"])
        out[at["present"]] = 1.0
        out[at["waiting"]] = float(seat in view["waiting"])
        out[at["turn"]] = 1 - (seat - view["first"]) % seats / seats
        out[at["partner"]] = float(seat != me and team == view["team_of"][me])
        out[at["honor"]] = squeezed(view["honor"][team], HONOR)
        for kind, count in view["storage"][team].items():
            out[at["storage"] + TOKENS.index(kind)] = squeezed(count, TOKENS_OF_KIND)
        for place, clan in enumerate(STATUES):
            out[at["stock"] + place] = view["stock"][team][clan] / self.copies[clan]
        self._won(out, at, view["won"][seat])
        if seat in view["crowned"]:
            out[at["crown"] + view["crowned"].index(seat)] = 1.0
        _mark(out, at["hand"], self.starter, [card for card in view["hand"][seat] if card != "?"])
        _mark(out, at["starters"], self.starter, view["starters"][seat])
        self._pack(out, at["pack"], view, seat)
        _mark(out, at["network"], self.space, view["network"][seat])
        if view["portals"][seat] is not None:
            out[at["portal"] + self.space[view["portals"][seat]]] = 1.0

    def _won(self, out: list[float], at: Mapping[str, int], won: Sequence[Any]) -> None:
        values = self.content.token_values
        out[at["tokens"]] = len(won) / len(values)
        known = [value for value in won if value != "?"]
        out[at["tokens_known"]] = sum(known) / sum(values)

    def _pack(self, out: list[float], first: int, view: Mapping[str, Any], seat: int) -> None:
        for card, held in zip(view["pack"][seat], view["held"][seat], strict=True):
            if card is not None:
                out[first : first + CARD_NUMBERS] = self.card[card]
                for kind, count in held.items():
                    out[first + CARD_NUMBERS + TOKENS.index(kind)] = count / MOST_SYMBOLS
            first += PLACE_NUMBERS


def _left(numbers: Mapping[str, Any]) -> int:
    """How often a question comes again, as its frame knows it."""
    if "slots" in numbers:
        return len(numbers["slots"])
    if "given" in numbers:
        return RATE - total(numbers["given"])
    return int(numbers.get("left", numbers.get("amount", 0)))


def squeezed(number: float, half: float) -> float:
    """Any number of things as one below 1, the half-way mark as 1/2."""
    return number / (number + half)


def _card(content: HallContent, card: int) -> list[float]:
    """There, level, clan, symbols."""
    numbers = [1.0, content.card_level[card] / 3, *[0.0] * (CARD_NUMBERS - 2)]
    if content.card_level[card]:
        numbers[2 + content.card_clan[card]] = 1.0
    for kind, count in named(content.card_full[card]).items():
        numbers[2 + len(CLANS) + TOKENS.index(kind)] = count / MOST_SYMBOLS
    return numbers


def _spaces(content: HallContent) -> list[int]:
    """The spaces of both sides of the board."""
    winter, autumn = content.boards
    return list(cells_of(winter.spaces | autumn.spaces))


def _sites(content: HallContent) -> list[int]:
    return sorted({site for board in content.boards for site in board.sites})


def _mark(out: list[float], first: int, place: Mapping[str, int], names: Iterable[str]) -> None:
    for name in names:
        out[first + place[name]] = 1.0
