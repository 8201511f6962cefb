"""Moments of the flow of play: the draft, a first turn, a horde, a grimoire, a workshop's doors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from antre.core.chance import Chance
from antre.core.setup import Setup
from antre.games.hall.content.content import PLACES, SLOTS, SPELLS
from antre.games.hall.content.resources import CLANS, named
from antre.games.hall.rules.draft import DraftRow
from antre.games.hall.rules.purse import owned
from antre.games.hall.rules.state import NOTHING, Hall, place_in_pack
from antre.games.hall.rules.turn import BEGIN_TURN, Act
from tests.hall import tables
from tests.hall.tables import CONTENT, GAME, act, at, blank, choose, options, purse_of

# A starting row, and a pack but for its top, from cards the tests do not need elsewhere.
ROW = "st-1 st-2 st-3 st-4"
NINE = f"{ROW} mu1-2 mu1-3 mu1-4 mu1-5 mu1-6"
TEN = f"{NINE} mu2-1"


def deal(
    seats: int = 4,
    seed: int = 1,
    draws: Mapping[str, Sequence[int]] | None = None,
    **variants: bool,
) -> Hall:
    """A new game at its first question; `draws` settles what chance gives first."""
    state = Setup.of(GAME, seats, variants).start(seed, script(draws or {}))
    assert isinstance(state, Hall)
    return state


def script(draws: Mapping[str, Sequence[int]]) -> dict[str, list[tuple[int, ...]]]:
    return {purpose: [(outcome,) for outcome in given] for purpose, given in draws.items()}


def to_draft(state: Hall) -> Hall:
    """Place the portals, each on the first space offered."""
    while not isinstance(state.question, DraftRow):
        choose(state, options(state)[0])
    return state


def to_first_turn(state: Hall) -> Hall:
    """Answer all that is asked before the first turn with the first option."""
    while not isinstance(state.question, Act):
        choose(state, options(state)[0])
    return state


def first_turn(seats: int = 4, first: int = 0, seed: int = 1, **variants: bool) -> Hall:
    """The first turn of a whole game; storages are emptied."""
    state = to_first_turn(deal(seats, seed, {"first": [first]}, **variants))
    state.chance = Chance(seed)
    state.storage = [0] * len(state.storage)
    return state


def take_turn(state: Hall) -> int:
    """Recruit from the bottom row, or else dig or skip, and end the turn; the seat that did."""
    seat = state.decisions[0].seat
    choose(
        state, next(text for text in options(state) if text.startswith(("recruit", "skip", "dig")))
    )
    while state.decisions and state.decisions[0].rule != "turn.step-4":
        choose(state, options(state)[0])
    choose(state, "end")
    return seat


def turn(seats: int = 4, pack: str = ROW, **amounts: int) -> Hall:
    """Seat 0 is to act on a bare mountain, with this pack and this storage; others have a row."""
    state = blank(seats)
    for seat in range(seats):
        troop(state, seat, pack if seat == 0 else ROW)
    tables.storage(state, 0, **amounts)
    return act(state)


# --- trolls


def card(name: str) -> int:
    return CONTENT.card_name.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def troop(state: Hall, seat: int, names: str) -> None:
    """The pack of a seat place by place, "-" for none; nothing lies on it."""
    for place in range(PLACES):
        state.pack[place_in_pack(seat, place)] = NOTHING
        state.held[place_in_pack(seat, place)] = 0
    for place, name in enumerate(names.split()):
        if name != "-":
            _remove(state, card(name))
            state.pack[place_in_pack(seat, place)] = card(name)


def _remove(state: Hall, number: int) -> None:
    """Take a troll out of the decks; if it lies in the horde, another one takes its slot."""
    for deck in state.decks:
        if number in deck:
            deck.remove(number)
    if number in state.horde:
        deck = state.decks[CONTENT.card_level[number] - 1]
        state.horde[state.horde.index(number)] = deck.pop()


def pack(state: Hall, seat: int) -> list[str]:
    """The trolls of a pack place by place, "-" for none."""
    numbers = state.pack_of(seat)
    return ["-" if number == NOTHING else CONTENT.card_name[number] for number in numbers]


# --- the horde


def put(state: Hall, slot: str, name: str) -> None:
    """Put a troll in a slot of the horde; the one there goes to its deck."""
    _remove(state, card(name))
    place = SLOTS.index(slot)
    old = state.horde[place]
    if old != NOTHING:
        state.decks[CONTENT.card_level[old] - 1].append(old)
    state.horde[place] = card(name)


def horde(state: Hall) -> dict[str, str | None]:
    return dict(zip(SLOTS, state.view(-1)["horde"], strict=True))


def bribe(state: Hall, slot: str, **amounts: int) -> None:
    """All that lies on a troll of the horde."""
    state.bribes[SLOTS.index(slot)] = purse_of(amounts)


def bribes(state: Hall) -> dict[str, dict[str, int]]:
    """The bribes in the horde, slot by slot."""
    return {SLOTS[slot]: named(lying) for slot, lying in enumerate(state.bribes) if lying}


def horde_pedestal(state: Hall, slot: str, clan: str | None) -> None:
    state.horde_pedestals[SLOTS.index(slot)] = NOTHING if clan is None else CLANS.index(clan)


def pedestals(state: Hall) -> dict[str, str]:
    """The pedestals lying in the horde, slot by slot."""
    lying = zip(SLOTS, state.horde_pedestals, strict=True)
    return {slot: CLANS[clan] for slot, clan in lying if clan != NOTHING}


def stocked(state: Hall, seat: int) -> dict[str, int]:
    """The pedestals in the storage of a seat."""
    return {
        clan: number
        for clan, number in state.view(seat)["stock"][state.team_of[seat]].items()
        if number
    }


def will_draw(state: Hall, **draws: Iterable[int]) -> None:
    """Settle what chance gives next: will_draw(state, troll1=cards("fi1-1"))."""
    state.chance = Chance(1, script({purpose: list(given) for purpose, given in draws.items()}))


# --- spells and workshops


def grimoire(state: Hall, *spells: str, runes: Sequence[int] = (0, 0, 0)) -> None:
    """The spells face up, filled up to three, and the runes lying on them."""
    up = [SPELLS.index(spell) for spell in spells]
    up += [spell for spell in range(len(SPELLS)) if spell not in up][: 3 - len(up)]
    state.grimoire = tuple(up)
    state.spells = [spell for spell in range(len(SPELLS)) if spell not in up]
    state.spells_bottom = ()
    state.runes = tuple(runes)


def spellbound(spell: str, names: str = ROW, **amounts: int) -> Hall:
    """Seat 0 may cast this spell: it owns one rune besides these resources."""
    state = turn(4, names, **{**amounts, "rune": amounts.get("rune", 0) + 1})
    grimoire(state, spell)
    return state


SITE = "K5"


def at_workshop(kind: str, *open_to: int, seats: int = 4, names: str = ROW, **amounts: int) -> Hall:
    """Seat 0 is to act, a workshop stands on K5, and its sides, clockwise from the north, are open
    to the networks of these seats; -1 leaves a side closed."""
    state = blank(seats, sites=SITE)
    for seat in range(seats):
        troop(state, seat, names if seat == 0 else ROW)
    tables.workshop(state, SITE, kind)
    for side, seat in zip(("K4", "L5", "K6", "J5"), open_to, strict=False):
        if seat >= 0:
            state.network[seat] |= 1 << at(side)
    tables.storage(state, 0, **amounts)
    return act(state)


def wealth(state: Hall, seat: int) -> dict[str, int]:
    """All a seat owns, in storage and on trolls."""
    return named(owned(state, seat))


def begin(state: Hall, seat: int) -> None:
    """Begin a turn of this seat; whatever is left of the last one is dropped."""
    state.stack = [BEGIN_TURN[seat]]
    state.run()
