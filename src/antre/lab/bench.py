"""How fast the house is: one core, the measures of `antre bench`.

Every measure runs in short slices of processor time, taken in turn, and its best slice counts: what
else the machine does then disturbs all measures alike, and the ratio to python-chess stays
meaningful.
"""

from __future__ import annotations

import importlib.util
import itertools
import platform
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from rich.table import Table

from antre.core import state as state_module
from antre.core.fields import slots_of
from antre.core.game import find
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.words import HOUSE, Words

# A search is measured whole: its first playouts meet everything for the first time and are dear.
PLAYOUTS = 300
# Scenes are drawn of so many moments of a game, one after the other.
SCENES = 12
# Whether this is the compiled build (docs/speed.md).
COMPILED = not str(state_module.__file__).endswith(".py")
# What a clone has in common with its state.
SHARED = ("setup", "journal", "content")
# What is better told as the time one takes.
TIMES = {
    "replays/s": "replay of a finished game",
    "scenes/s": "a scene for the browser",
    "widest questions/s": "all options of the widest question",
}

# A task does a small batch of work and says how much it did.
Task = Callable[[], int]


class Bench:
    """The measured rates, best slice of each, and the size of a state."""

    __slots__ = ("game", "rates", "seats", "state_bytes")

    def __init__(self, game: str, seats: int, rates: dict[str, float], state_bytes: int) -> None:
        self.game = game
        self.seats = seats
        self.rates = rates
        self.state_bytes = state_bytes

    @property
    def chess_ratio(self) -> float | None:
        """Our random decisions for each random move of python-chess, if that is installed."""
        chess = self.rates.get("python-chess moves/s")
        return None if chess is None else self.rates["random decisions/s"] / chess

    @property
    def milliseconds(self) -> dict[str, float]:
        return {name: 1000 / self.rates[rate] for rate, name in TIMES.items()}

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "python": platform.python_version(),
            "compiled": COMPILED,
            "rates": {name: round(rate, 1) for name, rate in self.rates.items()},
            "ms": {name: round(value, 3) for name, value in self.milliseconds.items()},
            "state bytes": self.state_bytes,
            "ratio to python-chess": self.chess_ratio and round(self.chess_ratio, 1),
        }

    def table(self) -> Table:
        built = "compiled" if COMPILED else "not compiled"
        python = f"Python {platform.python_version()}, {built}"
        table = Table(title=f"{self.game}, {self.seats} seats, {python}")
        table.add_column("measure")
        table.add_column("value", justify="right")
        for name, rate in self.rates.items():
            if name not in TIMES:
                table.add_row(name, f"{rate:,.0f}")
        for name, value in self.milliseconds.items():
            table.add_row(name, f"{value:.3g} ms")
        table.add_row("bytes a state", f"{self.state_bytes:,}")
        if self.chess_ratio is None:
            table.add_row("ratio to python-chess", "python-chess is not installed")
        else:
            table.add_row("random decisions to python-chess moves", f"{self.chess_ratio:.1f} ×")
        return table


def run(slug: str, seconds: float = 10.0, seats: int | None = None) -> Bench:
    """Measure a game for about `seconds`; seats default to four where a game takes four."""
    game = find(slug)
    setup = Setup.of(game, seats or min(4, game.seats[-1]))
    middle = middle_of_a_game(setup)
    rates = measure(tasks(setup, middle), seconds)
    rates["games/s"] = rates["random decisions/s"] / decisions_per_game(setup)
    return Bench(slug, setup.seats, rates, state_bytes(middle))


def measure(tasks: dict[str, Task], seconds: float, slices: int = 8) -> dict[str, float]:
    length = seconds / slices / len(tasks)
    best = dict.fromkeys(tasks, 0.0)
    for _ in range(slices):
        for name, task in tasks.items():
            best[name] = max(best[name], rate(task, length))
    return best


def rate(task: Task, seconds: float) -> float:
    done = 0
    begin = now = process_time()
    while now - begin < seconds:
        done += task()
        now = process_time()
    return done / (now - begin)


def tasks(setup: Setup, middle: State) -> dict[str, Task]:
    from antre.bots.mcts import Mcts

    rng = random.Random(7)
    bare = middle.bare()
    asked = bare.decisions[0].seat
    searcher = Mcts(iterations=PLAYOUTS, seed=7)
    record = play_recorded(setup, rng).record
    wide = widest_question(setup, rng)
    moments = itertools.cycle(moments_of(record))
    words = Words("en", HOUSE, setup.game.folder)
    tasks: dict[str, Task] = {
        "random decisions/s": lambda: play_randomly(setup, rng),
        "recorded decisions/s": lambda: play_recorded(setup, rng).record.choices,
        "clones/s": lambda: repeat(100, bare.clone),
        "views/s": lambda: repeat(10, lambda: bare.view(asked)),
        "resamples/s": lambda: repeat(10, lambda: bare.resample(asked, rng)),
        "mcts playouts/s": lambda: PLAYOUTS * repeat(1, lambda: searcher.choose(bare, asked)),
        "replays/s": lambda: repeat(1, record.replay),
        "scenes/s": lambda: repeat(1, lambda: draw_scene(next(moments), words)),
        "widest questions/s": lambda: repeat(10, wide.next_options),
    }
    if importlib.util.find_spec("chess") is not None:
        tasks["python-chess moves/s"] = lambda: play_chess(rng)
    return tasks


def repeat(times: int, work: Callable[[], Any]) -> int:
    for _ in range(times):
        work()
    return times


def play_randomly(setup: Setup, rng: random.Random) -> int:
    """A whole game of random choices, the quick way (`antre.setup`)."""
    state = setup.start(rng.getrandbits(64), journal=False)
    uniform, decisions = rng.random, 0
    while not state.over:
        seat, options = state.next_options()
        state.play(seat, options[int(uniform() * len(options))])
        decisions += 1
    return decisions


def play_recorded(setup: Setup, rng: random.Random) -> State:
    """A whole game of random choices through the front door: checked, recorded, told."""
    state = setup.start(rng.getrandbits(64))
    while not state.over:
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))
    return state


def decisions_per_game(setup: Setup, games: int = 50) -> float:
    rng = random.Random(11)
    return sum(play_randomly(setup, rng) for _ in range(games)) / games


def middle_of_a_game(setup: Setup) -> State:
    """A question half-way through a random game, one that a search thinks about."""
    record = play_recorded(setup, random.Random(3)).record
    state = record.replay(to=record.choices // 2)
    is_small = setup.game.judge.is_small
    while len(state.decisions[0].options) < 2 or is_small(state):
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])
    return state


def moments_of(record: Record) -> list[State]:
    """Questions of a recorded game, from all over it."""
    return [record.replay(to=record.choices * part // SCENES) for part in range(SCENES)]


def draw_scene(state: State, words: Words) -> None:
    """The table as who is asked sees it, ready to be sent to a wide page."""
    asked = state.decisions[0].seat
    state.setup.game.stage.scene(state, asked, words, "wide").to_json(known=())


def widest_question(setup: Setup, rng: random.Random) -> State:
    """The question of a random game that has the most options."""
    state = setup.start(rng.getrandbits(64), journal=False)
    widest, most = state.clone(), 0
    while not state.over:
        seat, options = state.next_options()
        if len(options) > most:
            widest, most = state.clone(), len(options)
        state.play(seat, options[int(rng.random() * len(options))])
    return widest


def play_chess(rng: random.Random) -> int:
    """A random game of chess, at most 200 moves long."""
    import chess

    board = chess.Board()
    while board.ply() < 200 and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return board.ply()


def state_bytes(state: State) -> int:
    """The memory a bare clone adds: what it does not share with the state it was cloned from."""
    bare = state.bare()
    shared = set(map(id, parts(state)))
    return sum(sys.getsizeof(part) for part in parts(bare) if id(part) not in shared)


def parts(thing: Any, depth: int = 0) -> list[Any]:
    """A state and all lists, tuples and numbers it holds, each once."""
    if isinstance(thing, (list, tuple)):
        inside = list(thing)
    elif depth == 0 or type(thing).__module__ == "antre.core.chance":
        inside = [getattr(thing, name) for name in slots_of(type(thing)) if name not in SHARED]
    else:
        inside = []
    found = {id(thing): thing}
    for item in inside:
        found.update((id(part), part) for part in parts(item, depth + 1))
    return list(found.values())
