"""Setting up positions of the Hall of the Mountain King for tests, in the words of the rulebook.

`blank` gives an empty table on a bare mountain: the outline and the zones of the Winter side (or
of Autumn with 3 seats), portals far apart, and nothing else, so that a test says all it needs.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from antre.core.errors import Refused
from antre.core.game import find
from antre.core.reason import Refusal
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.step import Step
from antre.games.hall.content.content import HALLS, SPELLS, TILES, WORKSHOPS, ZONES, HallContent
from antre.games.hall.content.grid import STRIDE, beside, cell_name, cells_of
from antre.games.hall.content.resources import CLANS, ONE, TOKENS, named
from antre.games.hall.rules import networks
from antre.games.hall.rules.state import (
    CLANS_OF_STATUES,
    NOTHING,
    Hall,
    place_in_pack,
    place_on_track,
)
from antre.games.hall.rules.turn import ACT, FINISH

GAME = find("hall")
CONTENT: HallContent = GAME.edition()
SHAPES = (*TILES, *HALLS)
# By side: where the portals of a blank table stand.
PORTALS = {"winter": ("A12", "W12", "L1", "L23", "E5"), "autumn": ("C12", "U12", "L3")}


def new(seats: int = 4, seed: int = 1, **variants: bool) -> Hall:
    """A new game at its first question."""
    state = Setup.of(GAME, seats, variants).start(seed)
    assert isinstance(state, Hall)
    return state


def blank(
    seats: int = 2, *steps: Step[Hall], sites: str = "", portals: str = "", **variants: bool
) -> Hall:
    """A bare mountain with portals, nobody owning anything, and these steps to come.

    The first step comes first; nothing else is on the stack, so that the game is over when the
    steps are done. Two seats play on Winter.
    """
    if seats == 2:
        variants = {"winter": True, **variants}
    state = new(seats, **variants)
    bare_mountain(state, sites)
    state.statues = (0, 0, 0)
    state.first = 0
    state.round = 1
    names = portals.split() or PORTALS[state.board.name][:seats]
    for seat, name in enumerate(names):
        networks.add_portal(state, seat, at(name))
    state.stack = list(reversed(steps))
    state.run()
    return state


def bare_mountain(state: Hall, sites: str = "") -> None:
    """Take rubble, treasures and workshop sites off the board, but for these sites."""
    board = copy.copy(state.board)
    board.sites = tuple(cells_of(mask(sites)))
    board.ground = board.spaces & ~mask(sites)
    board.site_number = {site: number for number, site in enumerate(board.sites)}
    board.site_sides = tuple(beside(1 << site) & board.ground for site in board.sites)
    board.rubble = board.buried_mask = 0
    board.buried = {}
    state.board = board
    state.rubble = state.buried = 0
    state.workshops = (NOTHING,) * len(board.sites)


# --- names


def at(name: str) -> int:
    """The number of a space: the middle of the heart is L12."""
    return STRIDE * (int(name[1:]) - 1) + ord(name[0]) - ord("A")


def mask(text: str) -> int:
    """Spaces as bits: mask("B12 C12")."""
    return sum(1 << at(name) for name in text.split())


def spaces(bits: int) -> list[str]:
    return [cell_name(cell) for cell in cells_of(bits)]


def zone_of(name: str) -> str:
    return ZONES[CONTENT.boards[0].zone[at(name)]]


def purse_of(amounts: Mapping[str, int]) -> int:
    """A purse from amounts by name: `{"iron": 2}`."""
    return sum(ONE[TOKENS.index(name)] * amount for name, amount in amounts.items())


# --- setting things up


def rubble(state: Hall, text: str) -> None:
    state.rubble |= mask(text)


def bury(state: Hall, name: str, **amounts: int) -> None:
    """Resources under a space: bury(state, "B12", iron=2, hammer=1)."""
    state.board.buried[at(name)] = purse_of(amounts)
    state.buried |= 1 << at(name)


def statue(state: Hall, clan: str, text: str) -> None:
    """Statues of a clan on these spaces, buried or not."""
    statues = list(state.statues)
    statues[CLANS.index(clan)] |= mask(text)
    state.statues = tuple(statues)


def pedestal(state: Hall, clan: str, name: str) -> None:
    """A pedestal that stands on a space, its token taken by nobody we know."""
    pedestals, tokens = list(state.pedestals), list(state.tokens)
    pedestals[CLANS.index(clan)] |= 1 << at(name)
    tokens[place_on_track(state.board.zone[at(name)], CLANS.index(clan))] = 0
    state.pedestals, state.tokens = tuple(pedestals), tuple(tokens)


def token(state: Hall, zone: str, clan: str, value: int) -> None:
    """The token on a space of the track; 0 takes it away."""
    tokens = list(state.tokens)
    tokens[place_on_track(ZONES.index(zone), CLANS.index(clan))] = value
    state.tokens = tuple(tokens)


def stock(state: Hall, seat: int, **pedestals: int) -> None:
    """Pedestals in storage: stock(state, 0, fire=1, moon=2)."""
    for clan, number in pedestals.items():
        state.stock[CLANS_OF_STATUES * state.team_of[seat] + CLANS.index(clan)] = number


def storage(state: Hall, seat: int, **amounts: int) -> None:
    """The whole storage of a seat: storage(state, 0, stone=4, hammer=1)."""
    state.storage[state.team_of[seat]] = purse_of(amounts)


def stored(state: Hall, seat: int) -> dict[str, int]:
    return named(state.storage[state.team_of[seat]])


def troll(state: Hall, seat: int, place: int, card: str, **amounts: int) -> None:
    """A troll in the pack, places 1 to 10, with what lies on it; `clan_cart` for its own carts."""
    state.pack[place_in_pack(seat, place - 1)] = CONTENT.card_name.index(card)
    state.held[place_in_pack(seat, place - 1)] = purse_of(amounts)


def held(state: Hall, seat: int, place: int) -> dict[str, int]:
    """What lies on the troll at a place, 1 to 10."""
    return named(state.held[place_in_pack(seat, place - 1)])


def tunnel(state: Hall, seat: int, shape: str, text: str) -> None:
    """A tile that was dug before: tunnel(state, 0, "I3", "B12 C12 D12")."""
    kind = TILES.index(shape)
    turn_of(kind, mask(text))
    networks.lay_section(state, seat, mask(text), kind)
    state.tiles = (*state.tiles[:kind], state.tiles[kind] - 1, *state.tiles[kind + 1 :])
    state.rubble &= ~mask(text)
    state.buried &= ~mask(text)


def hall(state: Hall, name: str, text: str, altar: str) -> None:
    """A hall that was excavated before, over tunnels or bare rock."""
    networks.cover_by_hall(state, mask(text), SHAPES.index(name))
    networks.recompute(state)
    altars = list(state.altars)
    altars[HALLS.index(name)] = at(altar)
    state.altars = tuple(altars)


def workshop(state: Hall, name: str, kind: str) -> None:
    """A workshop that was founded before on a site."""
    workshops = list(state.workshops)
    workshops[state.board.site_number[at(name)]] = WORKSHOPS.index(kind)
    state.workshops = tuple(workshops)


def supply(state: Hall, **workshops: int) -> None:
    """The workshops left in the supply, and no others."""
    state.workshop_supply = tuple(workshops.get(name, 0) for name in WORKSHOPS)


def power(state: Hall, spell: str) -> None:
    """A spell is in force this turn."""
    state.powers |= 1 << SPELLS.index(spell)


# --- asking and answering


def act(state: Hall, seat: int = 0) -> Hall:
    """It is the seat's turn: recruit or dig."""
    state.stack = [ACT[seat]]
    return state


def finish(state: Hall, seat: int = 0) -> Hall:
    """The seat has recruited or dug: a hall, then statues."""
    state.stack = [FINISH[seat]]
    return state


def ask(state: Hall, *steps: Step[Hall]) -> None:
    """Put steps on the stack, the first one first, and run to a question."""
    state.stack += reversed(steps)
    state.run()


def options(state: Hall, start: str = "") -> list[str]:
    """The texts of what the asked seat may choose, of one kind: options(state, "dig:")."""
    texts = [option.text for option in state.decisions[0].options]
    return [text for text in texts if text.startswith(start)]


def choose(state: Hall, *texts: str) -> None:
    """Answer the open questions one after another, each by the seat that is asked first."""
    for text in texts:
        state.apply(state.decisions[0].seat, text)


def asked(state: Hall) -> tuple[int, str]:
    """Who is asked first, and by which rule."""
    first = state.decisions[0]
    return first.seat, first.rule


def refusal(state: Hall, text: str) -> Refusal:
    """Why the asked seat cannot choose this: nothing changes, and both languages can say it."""
    before = state.fingerprint()
    with pytest.raises(Refused) as caught:
        choose(state, text)
    assert state.fingerprint() == before
    for language in LANGUAGES:
        assert GAME.rules.explain(caught.value.refusal, language)
    return caught.value.refusal


def refused(state: Hall, text: str) -> str:
    """The rule that forbids this to the asked seat."""
    return refusal(state, text).rule


def events(state: Hall, kind: str) -> list[dict[str, Any]]:
    assert state.journal is not None
    return [
        event.to_json(state.setup.content) for event in state.journal.events if event.kind == kind
    ]


def turn_of(kind: int, bits: int, altar: str = "") -> int:
    """How a tile is turned that covers these spaces."""
    first = (bits & -bits).bit_length() - 1
    for way in CONTENT.shapes[kind].ways:
        if way.pattern << first == bits and (not altar or at(altar) - first in way.marks):
            return way.index
    raise AssertionError(f"{CONTENT.shapes[kind].name} cannot cover {spaces(bits)}")


def place(shape: str, text: str, altar: str = "") -> str:
    """The answer that lays a tile on these spaces: place("I3", "B12 C12 D12")."""
    turn = turn_of(SHAPES.index(shape), mask(text), altar)
    return f"lay:{spaces(mask(text))[0]}:{turn}"


def dig(state: Hall, shape: str, mineral: str, text: str) -> None:
    """Choose a tile and lay it on these spaces."""
    choose(state, f"dig:{shape}:{mineral}", place(shape, text))


def network(state: Hall, seat: int) -> list[str]:
    return spaces(state.network[seat])
