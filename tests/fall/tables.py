"""Tables of Fall for tests: whole random games, and positions laid out by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.step import SeatQuestion, Step
from antre.games.fall import GAME
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.cards import SYMBOL
from antre.games.fall.content.grid import START, STRIDE
from antre.games.fall.content.names import CLANS, LETTERS, SOURCES
from antre.games.fall.rules.ancestry import Ancestry
from antre.games.fall.rules.mountain import add, bring
from antre.games.fall.rules.preparing import join
from antre.games.fall.rules.state import NOBODY, Fall
from antre.games.fall.rules.tracks import gain_votes

CONTENT = GAME.edition()
PINK, BLUE, YELLOW, GREEN = range(4)
CHAMPION = {name: number for number, name in enumerate(CONTENT.champion_name)}
CLAN = {name: number for number, name in enumerate(CLANS)}


def new(seats: int = 4, seed: int = 1) -> Fall:
    """A new game at its first question."""
    state = Setup.of(GAME, seats).start(seed)
    assert isinstance(state, Fall)
    return state


def game(seats: int, seed: int) -> Iterator[Fall]:
    """A whole game of random choices: the same state at each of its questions, and at the end."""
    state = new(seats, seed)
    rng = random.Random(seed)
    while not state.over:
        yield state
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    yield state


def play_to(state: Fall, question: str) -> Fall:
    """Always the first option, until a question of this name is asked."""
    while type(state.question).__name__ != question:
        seat, options = state.next_options()
        state.apply(seat, options[0])
    return state


class Rest(SeatQuestion[Fall, Option]):
    """Where a position laid out by hand comes to rest."""

    __slots__ = ()
    rule = "turn.order"

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.end]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        raise AssertionError("nothing happens any more")


def position(seats: int = 4, wave: int = 1) -> Fall:
    """A mountain without trolls and gnomes, lairs A to D or E in the order of seats."""
    state = new(seats)
    state.stack[:] = [Rest(0)]
    state.wave = wave
    state.first = 0
    state.reserve += [strength for strength in state.gnomes if strength]
    state.gnomes = [0] * len(state.gnomes)
    state.gnome_seen = [0] * len(state.gnome_seen)
    state.invaded = 0
    state.rally = 0
    state.starters = [()] * seats
    for seat, glyph in zip(range(seats), state.board.glyphs, strict=False):
        state.lairs[seat] = state.board.pairs[glyph]
    return state


def put(state: Fall, seat: int, where: str, count: int = 1) -> None:
    """Trolls from the reserve."""
    bring(state, seat, SPACE[where], count)


def gnome(state: Fall, where: str, *strengths: int) -> None:
    """Gnomes from the reserve."""
    cavern = SPACE[where]
    for slot, strength in enumerate(strengths):
        state.reserve.remove(strength)
        state.gnomes[2 * cavern + slot] = strength
    state.invaded |= 1 << cavern


def beside_wheel(state: Fall, *strengths: int) -> None:
    for strength in strengths:
        state.reserve.remove(strength)
    state.angry = tuple(sorted(strengths))


def give(state: Fall, seat: int, champion: str, where: str = "") -> int:
    """A champion card, and its pawn on the board."""
    number = CHAMPION[champion]
    for packet in state.packets:
        if number in packet:
            packet.remove(number)
    join(state, seat, number)
    if where:
        state.pawns[number] = SPACE[where]
        add(state, seat, SPACE[where], 1)
    return number


def votes(state: Fall, clan: str, *seats_and_votes: tuple[int, int]) -> None:
    for seat, count in seats_and_votes:
        gain_votes(state, seat, CLAN[clan], count)


def act(state: Fall, *frames: Step[Fall]) -> None:
    """Run frames, the first one first, until something is asked."""
    state.stack += reversed(frames)
    state.run()


def choose(state: Fall, *texts: str) -> None:
    """Answers one after the other, by whoever is asked."""
    for text in texts:
        state.apply(state.waiting[0], text)


def texts(state: Fall) -> list[str]:
    """What is offered."""
    return [option.text for option in state.next_options()[1]]


def at_rest(state: Fall) -> bool:
    return isinstance(state.question, Rest)


def trolls(state: Fall, seat: int, where: str) -> int:
    return state.trolls[len(SPACE) * seat + SPACE[where]]


def vote_count(state: Fall, seat: int, clan: str) -> int:
    return state.votes[len(CLANS) * seat + CLAN[clan]]


def honour_from(state: Fall, seat: int, source: str) -> int:
    return state.tally[len(SOURCES) * seat + SOURCES.index(source)]


def invaded(state: Fall) -> set[str]:
    return {name for name, space in SPACE.items() if state.invaded >> space & 1}


def weave(*rows: str) -> Ancestry:
    """An ancestry from rows of symbols, as in "A2 . W"; `cell(row, column)` finds a quadrant."""
    planes = [0] * 9
    occupied = 0
    for row, line in enumerate(rows):
        for column, text in enumerate(line.split()):
            at = 1 << cell(row, column)
            occupied |= at
            if match := SYMBOL.fullmatch(text):
                power = int(match[2] or 1)
                planes[LETTERS.index(match[1])] |= at
                planes[7] |= at * (power & 1)
                planes[8] |= at * (power >> 1)
    width = max(len(row.split()) for row in rows)
    a, b, i, g, w, s, e, odd, double = planes
    box = (CORNER, CORNER + width - 1, CORNER, CORNER + len(rows) - 1)
    return Ancestry(a, b, i, g, w, s, e, occupied, odd, double, *box)


CORNER = START % STRIDE


def cell(row: int, column: int) -> int:
    return START + STRIDE * row + column


def mask(*places: tuple[int, int]) -> int:
    return sum(1 << cell(row, column) for row, column in places)


def give_ancestry(state: Fall, seat: int, *rows: str) -> None:
    state.ancestry[seat] = weave(*rows)
    state.covered[seat] = 0


def events_of(state: Fall, kind: str) -> Sequence[dict[str, object]]:
    return [event for event in state.log(NOBODY) if event["kind"] == kind]
