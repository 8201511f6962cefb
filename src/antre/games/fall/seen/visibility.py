"""Who may see what in Fall of the Mountain King.

Hidden are the order of decks, hands one has not had, the starting champions others did not keep,
gate cards and gnome tokens one has not looked at, and secret choices until all have made theirs.
What a seat has once seen it goes on seeing as long as it is true.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from antre.core.view import Visibility, everybody
from antre.games.fall.content.board import CAVERN_NAMES, SPACE_NAMES, SPACES
from antre.games.fall.content.grid import cell_name, cells_of
from antre.games.fall.content.names import CLANS, EFFECTS, KINDS, SOURCES, STAR_ON_HALL
from antre.games.fall.rules.draft import CARD
from antre.games.fall.rules.state import NOTHING, Fall, eyes_of

HIDDEN = "?"


def spaces(mask: int) -> list[str]:
    return [SPACE_NAMES[space] for space in cells_of(mask)]


def cells(state: Fall, mask: int) -> list[str]:
    return [state.content.cell_names[cell] for cell in cells_of(mask)]


def cards(state: Fall, numbers: Iterable[int]) -> list[str]:
    return [state.content.card_name[card] for card in numbers]


def champion(state: Fall, number: int) -> str | None:
    return None if number == NOTHING else state.content.champion_name[number]


def champions(state: Fall, numbers: Iterable[int]) -> list[str]:
    return [state.content.champion_name[number] for number in numbers]


def seats_in(seen: int) -> list[int]:
    """The seats that have looked at something by themselves."""
    return [seat for seat in range(5) if seen >> seat & 1]


def ancestry(state: Fall, viewer: int) -> list[dict[str, str]]:
    """Of each seat, the symbols by quadrant: a kind, with its number if it has one."""
    found = []
    for own in state.ancestry:
        symbols = {}
        for kind, name in enumerate(KINDS):
            for cell in cells_of(own[kind]):
                power = (own.odd >> cell & 1) + 2 * (own.double >> cell & 1)
                symbols[state.content.cell_names[cell]] = name if power == 1 else f"{name} {power}"
        found.append(dict(sorted(symbols.items())))
    return found


def laid(state: Fall, viewer: int) -> list[list[list[str]]]:
    """Of each seat, the cards in the order they were laid, each with its place."""
    return [
        [[state.content.card_name[one // CARD], cell_name(one % CARD)] for one in own]
        for own in state.laid
    ]


def hands(state: Fall, viewer: int) -> list[list[str]]:
    eyes = eyes_of(viewer)
    return [
        cards(state, hand) if state.hand_seen[seat] & eyes else [HIDDEN] * len(hand)
        for seat, hand in enumerate(state.hands)
    ]


def discarded(state: Fall, viewer: int) -> list[str]:
    eyes = eyes_of(viewer)
    return [
        state.content.card_name[card] if seen & eyes else HIDDEN
        for card, seen in zip(state.discarded, state.discard_seen, strict=True)
    ]


def deck(state: Fall, viewer: int) -> list[str]:
    """The cards a viewer has not seen, in no order: those in the deck are among them."""
    eyes = eyes_of(viewer)
    unseen = list(state.deck)
    for seat, hand in enumerate(state.hands):
        if not state.hand_seen[seat] & eyes:
            unseen += hand
    unseen += [
        card
        for card, seen in zip(state.discarded, state.discard_seen, strict=True)
        if not seen & eyes
    ]
    return cards(state, sorted(unseen))


def picks(state: Fall, viewer: int) -> list[str | None]:
    """The secret choice of the draft; of others, whether it was made is seen by who is asked."""
    return [
        state.setup.options.parse(pick).text if seat == viewer and pick != NOTHING else None
        for seat, pick in enumerate(state.picks)
    ]


def starters(state: Fall, viewer: int) -> list[list[str]]:
    return [
        champions(state, pair) if seat == viewer else [HIDDEN] * len(pair)
        for seat, pair in enumerate(state.starters)
    ]


def own_champion(numbers: list[int], state: Fall, viewer: int) -> list[str | None]:
    return [
        champion(state, number) if seat == viewer else None for seat, number in enumerate(numbers)
    ]


def packets(state: Fall, viewer: int) -> list[list[str]]:
    """The champions a viewer has not seen, in no order."""
    hidden = list(state.packets[0])
    for seat, pair in enumerate(state.starters):
        if seat != viewer:
            hidden += pair
    hidden += [
        card for seat, card in enumerate(state.rejected) if seat != viewer and card != NOTHING
    ]
    return [champions(state, sorted(bag)) for bag in (hidden, *state.packets[1:])]


def row(state: Fall, viewer: int) -> list[str]:
    eyes = eyes_of(viewer)
    return [
        CLANS[clan] if seen & eyes else HIDDEN
        for clan, seen in zip(state.row, state.row_seen, strict=True)
    ]


def gates(state: Fall, viewer: int) -> list[str]:
    """The gate cards a viewer has not seen: in the row, and in the pile beside it."""
    eyes = eyes_of(viewer)
    hidden = [
        clan
        for clan, seen in zip(state.row, state.row_seen, strict=True)
        if clan != NOTHING and not seen & eyes
    ]
    return [CLANS[clan] for clan in sorted([*state.gates, *hidden])]


def gnomes(state: Fall, viewer: int) -> dict[str, list[int | str]]:
    """By cavern, the strength of each token, as far as the viewer knows it."""
    eyes, seen = eyes_of(viewer), state.gnome_seen
    return {
        CAVERN_NAMES[cavern]: [
            state.gnomes[place] if seen[place] & eyes else HIDDEN
            for place in (2 * cavern, 2 * cavern + 1)
            if state.gnomes[place]
        ]
        for cavern in cells_of(state.invaded)
    }


def gnome_seen(state: Fall, viewer: int) -> dict[str, list[list[int]]]:
    """By cavern and token, the seats that have a disc on it."""
    return {
        CAVERN_NAMES[cavern]: [
            seats_in(state.gnome_seen[place])
            for place in (2 * cavern, 2 * cavern + 1)
            if state.gnomes[place]
        ]
        for cavern in cells_of(state.invaded)
    }


def reserve(state: Fall, viewer: int) -> dict[str, Any]:
    """How many tokens are in the reserve, and the strengths of all the viewer does not know."""
    eyes, seen = eyes_of(viewer), state.gnome_seen
    hidden = [
        strength
        for place, strength in enumerate(state.gnomes)
        if strength and not seen[place] & eyes
    ]
    return {"tokens": len(state.reserve), "unseen": sorted([*state.reserve, *hidden])}


def by_space(numbers: list[int]) -> list[dict[str, int]]:
    """Of each seat, what stands where."""
    return [
        {
            SPACE_NAMES[space]: count
            for space, count in enumerate(numbers[first : first + SPACES])
            if count
        }
        for first in range(0, len(numbers), SPACES)
    ]


def by_name(names: tuple[str, ...], numbers: list[int]) -> list[dict[str, int]]:
    """Of each seat, numbers by name."""
    return [
        dict(zip(names, numbers[first : first + len(names)], strict=True))
        for first in range(0, len(numbers), len(names))
    ]


def influence(state: Fall, viewer: int) -> dict[str, list[int]]:
    seats = state.setup.seats
    return {
        state.content.champion_name[card]: state.influence[seats * slot : seats * slot + seats]
        for slot, card in enumerate(state.offer)
    }


def stars(state: Fall, viewer: int) -> dict[str, str]:
    found = {}
    for star, place in state.stars:
        card = state.content.champions[star]
        on_hall = card.ability in STAR_ON_HALL
        found[card.name] = f"hall{place + 1}" if on_hall else SPACE_NAMES[place]
    return found


VISIBILITY: Visibility[Fall] = Visibility(
    Fall,
    {
        "active": lambda state, viewer: None if state.active < 0 else state.active,
        "ancestry": ancestry,
        "angry": everybody,
        "board": lambda state, viewer: state.board.name,
        "boosts": lambda state, viewer: [state.content.boosts[space] for space in state.boosts],
        "content": lambda state, viewer: state.content.name,
        "champions": lambda state, viewer: [champions(state, own) for own in state.champions],
        "claws": lambda state, viewer: {
            state.content.champion_name[card]: used for card, used in enumerate(state.claws) if used
        },
        "covered": lambda state, viewer: [cells(state, mask) for mask in state.covered],
        "critical": lambda state, viewer: [CLANS[clan] for clan in state.critical],
        "deck": deck,
        "desperation": everybody,
        "discarded": discarded,
        # Part of "discarded".
        "discard_seen": lambda state, viewer: len(state.discard_seen),
        "extra_weak": everybody,
        "fallen": everybody,
        "first": everybody,
        "gates": gates,
        "gnomes": gnomes,
        "gnome_seen": gnome_seen,
        "halls": everybody,
        # Never seen, and never used again.
        "halls_left": lambda state, viewer: len(state.halls_left),
        "hands": hands,
        "hand_seen": lambda state, viewer: [seats_in(seen) for seen in state.hand_seen],
        "influence": influence,
        "inhabits": lambda state, viewer: [spaces(mask) for mask in state.inhabits],
        "invaded": lambda state, viewer: spaces(state.invaded),
        "kept": lambda state, viewer: own_champion(state.kept, state, viewer),
        "laid": laid,
        "lairs": lambda state, viewer: [spaces(mask) for mask in state.lairs],
        "offer": lambda state, viewer: champions(state, state.offer),
        "owner": lambda state, viewer: {
            state.content.champion_name[card]: seat
            for card, seat in enumerate(state.owner)
            if seat != NOTHING
        },
        "packets": packets,
        "pawns": lambda state, viewer: {
            state.content.champion_name[card]: SPACE_NAMES[space]
            for card, space in enumerate(state.pawns)
            if space != NOTHING
        },
        "picks": picks,
        "provisions": everybody,
        "rally": lambda state, viewer: CLANS[state.rally],
        "rejected": lambda state, viewer: own_champion(state.rejected, state, viewer),
        "removed": lambda state, viewer: champions(state, state.removed),
        "reserve": reserve,
        "row": row,
        "row_seen": lambda state, viewer: [seats_in(seen) for seen in state.row_seen],
        "standing": lambda state, viewer: dict(zip(CLANS, map(list, state.standing), strict=True)),
        "stars": stars,
        "starters": starters,
        "suitors": lambda state, viewer: dict(
            zip(champions(state, state.offer), map(list, state.suitors), strict=True)
        ),
        "tally": lambda state, viewer: by_name(SOURCES, state.tally),
        "tiles": lambda state, viewer: [
            list(state.content.vote_tiles[tile]) for tile in state.tiles
        ],
        "trolls": lambda state, viewer: by_space(state.trolls),
        "troll_reserve": everybody,
        "turn": everybody,
        "voted": lambda state, viewer: spaces(state.voted),
        "votes": lambda state, viewer: by_name(CLANS, state.votes),
        "wave": everybody,
        "wheel": lambda state, viewer: {
            "space": state.wheel,
            "effect": EFFECTS[state.content.wheel[state.wheel]],
        },
    },
)
