"""What a learner of the Hall is told, in which order, and what each number means.

What has no upper end, such as honor or resources, is squeezed into the range: n / (n + a half-way
mark).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from antre.games.hall.content.grid import cells_of
from antre.games.hall.content.resources import CLANS, RESOURCES, STATUE_CLANS, TOKENS, named, total
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
    spaces, sites = len(spaces_of(content)), len(sites_of(content))
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
        ("network", len(spaces_of(content)), "by space: 1 if it is of this seat's network"),
        ("portal", len(spaces_of(content)), "one-hot: space of the portal"),
    ]  # fmt: skip


def spaces_of(content: HallContent) -> list[int]:
    """The spaces of both sides of the board."""
    winter, autumn = content.boards
    return list(cells_of(winter.spaces | autumn.spaces))


def sites_of(content: HallContent) -> list[int]:
    return sorted({site for board in content.boards for site in board.sites})


def squeezed(number: float, half: float) -> float:
    """Any number of things as one below 1, the half-way mark as 1/2."""
    return number / (number + half)


def times_left(numbers: Mapping[str, Any]) -> int:
    """How often a question comes again, as its frame knows it."""
    if "slots" in numbers:
        return len(numbers["slots"])
    if "given" in numbers:
        return RATE - total(numbers["given"])
    return int(numbers.get("left", numbers.get("amount", 0)))


def card_numbers(content: HallContent, card: int) -> list[float]:
    """There, level, clan, symbols."""
    numbers = [1.0, content.card_level[card] / 3, *[0.0] * (CARD_NUMBERS - 2)]
    if content.card_level[card]:
        numbers[2 + content.card_clan[card]] = 1.0
    for kind, count in named(content.card_full[card]).items():
        numbers[2 + len(CLANS) + TOKENS.index(kind)] = count / MOST_SYMBOLS
    return numbers
