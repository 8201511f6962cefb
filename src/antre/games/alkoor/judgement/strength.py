"""How likely a team is to pass objectives and whole trials, as it stands now."""

from __future__ import annotations

from functools import lru_cache

from antre.games.alkoor.content.trials import (
    CLEAR,
    COLLECTIVE,
    DARK,
    INDIVIDUAL,
    MOST_TARGET,
    VITALITY_STEP,
    Trial,
)
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.chances import added, board_counts, share, star_counts
from antre.games.alkoor.rules.heroes import LEADER, attribute
from antre.games.alkoor.rules.state import COLOURS, SLOTS, Alkoor

# What skills, rerolls and held cards make of the odds of an objective, on the whole.
AID = 2.1
Boards = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 16)
def points_table(boards: Boards) -> tuple[float, ...]:
    """By points asked for, how likely a collective objective is."""
    found = {0: 1}
    for values in boards:
        found = added(found, board_counts(values))
    return tuple(share(found, least) for least in range(MOST_TARGET[COLLECTIVE] + 1))


@lru_cache(maxsize=64)
def stars_table(value: int, dice: int) -> tuple[float, ...]:
    """By stars asked for, how likely an individual objective is."""
    counts = star_counts(value, dice)
    return tuple(share(counts, least) for least in range(MOST_TARGET[INDIVIDUAL] + 1))


def aided(chance: float) -> float:
    return AID * chance / (1 + (AID - 1) * chance)


Rows = tuple[tuple[int, ...], ...]


def strength_of(state: Alkoor) -> Strength:
    """That of the team; recruits count as if they stood."""
    rows = [row_of(state, slot) for slot in range(len(state.team))]
    rows += [state.box.heroes[hero].attributes for hero in state.recruits]
    return known_strength(tuple(rows), state.boards, state.box.team.dice)


def row_of(state: Alkoor, slot: int) -> tuple[int, ...]:
    """The attributes of a Hero as they count."""
    hero, worn, wound = state.team[slot], state.worn[slot], state.wounds[slot]
    if state.monsters or state.boosted:
        return tuple([attribute(state, slot, colour) for colour in COLOURS])
    if not worn and not wound:
        return state.box.heroes[hero].attributes
    key = state.box, hero, worn, wound, slot == LEADER
    found = ROWS.get(key)
    if found is None:
        if len(ROWS) >= MOST_ROWS:
            ROWS.clear()
        found = ROWS[key] = tuple([attribute(state, slot, colour) for colour in COLOURS])
    return found


# Attributes by Hero, Equipment, wound and whether it leads.
ROWS: dict[tuple[Box, int, tuple[int, ...], int, bool], tuple[int, ...]] = {}
MOST_ROWS = 1 << 16


@lru_cache(maxsize=1 << 15)
def known_strength(rows: Rows, boards: int, dice: int) -> Strength:
    return Strength(rows, boards, dice)


class Strength:
    """What the attributes of a team promise."""

    __slots__ = ("collective", "general", "individual")

    def __init__(self, rows: Rows, boards: int, dice: int) -> None:
        self.collective = [points_table(grouped(rows, boards, colour)) for colour in COLOURS]
        self.individual = [designated(rows, dice, colour) for colour in COLOURS]
        # How likely a usual objective is.
        self.general = sum(table[8] for table in self.collective) / 10
        self.general += sum(table[2] for table in self.individual) / 10

    def trial(self, trial: Trial, points: int = 0, stars: int = 0) -> float:
        """How likely a trial is to be won, so much easier."""
        return self.from_node(trial, 0, points, stars)

    def from_node(self, trial: Trial, node: int, points: int = 0, stars: int = 0) -> float:
        """The same from one of its objectives on."""
        if node == CLEAR:
            return 1.0
        if node == DARK:
            return 0.0
        asked = trial.objectives[node]
        if asked.kind == VITALITY_STEP:
            return self.from_node(trial, asked.on_success, points, stars)
        if asked.kind == INDIVIDUAL:
            chance = self.individual[asked.colour][max(asked.target - stars, 1)]
        else:
            chance = self.collective[asked.colour][max(asked.target - points, 1)]
        chance = aided(chance)
        reached = self.from_node(trial, asked.on_success, points, stars)
        missed = self.from_node(trial, asked.on_failure, points, stars)
        return chance * reached + (1 - chance) * missed


def grouped(rows: Rows, boards: int, colour: int) -> Boards:
    """The values of a colour, board by board."""
    size = SLOTS // boards
    values = [row[colour] for row in rows]
    return tuple([tuple(sorted(values[size * b : size * b + size])) for b in range(boards)])


def designated(rows: Rows, dice: int, colour: int) -> list[float]:
    """Chances of whomever the Destiny die points at; at a vacant slot, of whom one likes best."""
    tables = [stars_table(row[colour], dice) for row in rows]
    if not tables:
        return [0.0] * (MOST_TARGET[INDIVIDUAL] + 1)
    while len(tables) < SLOTS:
        tables.append(stars_table(max(row[colour] for row in rows), dice))
    return [sum(chances) / len(tables) for chances in zip(*tables, strict=True)]
