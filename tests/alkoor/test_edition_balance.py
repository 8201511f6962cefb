"""How hard the trials of our edition are: by exact chances where one Hero rolls, else by samples.

The dice are reckoned here by hand, apart from the engine: what a random team without Equipment,
wounds, beasts or any aid would reach.
"""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import permutations
from statistics import mean

import pytest

from antre.games.alkoor.content.names import COLOURS, SIX
from antre.games.alkoor.content.trials import INDIVIDUAL
from tests.alkoor.editions import CONTENT

FACES = range(1, 7)
TEAMS = 1500
Chances = dict[int, float]


def stars(die: int, attribute: int) -> int:
    return -1 if die == SIX else 2 if die == attribute else 1 if die < attribute else 0


def points(die: int, attribute: int) -> int:
    return -1 if die == SIX else die + 1 if die == attribute else die if die < attribute else 0


def chance_of_stars(attribute: int, target: int) -> float:
    """The exact chance that five dice bring so many stars."""
    totals: Chances = {0: 1.0}
    for _ in range(CONTENT.team.dice):
        added: Chances = defaultdict(float)
        for total, chance in totals.items():
            for die in FACES:
                added[total + stars(die, attribute)] += chance / 6
        totals = added
    return sum(chance for total, chance in totals.items() if total >= target)


def best(dice: list[int], attributes: list[int]) -> int:
    """The points of one board, its dice given to its Heroes as well as can be."""
    return max(sum(map(points, order, attributes)) for order in permutations(dice))


def sampled_points(seats: int) -> list[int]:
    """What random teams reach together, each in a random colour."""
    rng = random.Random(seats)
    boards = [len(board.slots) for board in CONTENT.table_for(seats).boards]
    found = []
    for _ in range(TEAMS):
        colour = rng.randrange(len(COLOURS))
        team = [hero.attributes[colour] for hero in rng.sample(CONTENT.heroes, 6)]
        total = 0
        for size in boards:
            total += best([rng.choice(FACES) for _ in range(size)], team[:size])
            del team[:size]
        found.append(total)
    return found


@pytest.mark.parametrize(
    ("attribute", "chances"),
    [
        (1, [53, 36, 18, 12, 3, 2]),
        (2, [70, 52, 34, 19, 9, 4]),
        (3, [82, 68, 50, 32, 18, 8]),
        (4, [91, 81, 66, 48, 30, 15]),
        (5, [97, 88, 82, 64, 47, 28]),
    ],
)
def test_chances_of_one_hero(attribute: int, chances: list[int]) -> None:
    found = [round(100 * chance_of_stars(attribute, target)) for target in range(1, 7)]
    assert found == chances


def test_no_individual_objective_is_safe_or_hopeless() -> None:
    """With a random Hero, two stars come two times in three, four stars once in three."""
    for hazard in CONTENT.hazards:
        for objective in hazard.trial.objectives if hazard.trial else ():
            if objective.kind == INDIVIDUAL:
                heroes = [hero.attributes[objective.colour] for hero in CONTENT.heroes]
                chance = mean(chance_of_stars(each, objective.target) for each in heroes)
                wanted = {2: 0.65, 3: 0.50, 4: 0.35}[objective.target]
                assert chance == pytest.approx(wanted, abs=0.03), hazard.id


@pytest.mark.parametrize(
    ("seats", "average", "chances"),
    [
        (1, 10.8, {4: 93, 6: 86, 8: 75, 10: 60, 12: 44, 16: 17}),
        (3, 9.3, {4: 89, 6: 78, 8: 64, 10: 48, 12: 32, 16: 10}),
    ],
)
def test_what_a_team_reaches_together(seats: int, average: float, chances: dict[int, int]) -> None:
    found = sampled_points(seats)
    assert mean(found) == pytest.approx(average, abs=0.4)
    for target, chance in chances.items():
        reached = 100 * sum(total >= target for total in found) / TEAMS
        assert reached == pytest.approx(chance, abs=4), target
