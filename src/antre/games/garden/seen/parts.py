"""What a learner of the Ice Garden is told, in which order, and what each number means.

What has no upper end is squeezed into the range: n / (n + a half-way mark).
"""

from __future__ import annotations

from antre.core.observation import Part
from antre.games.garden.content.content import SEATS, Box
from antre.games.garden.content.names import (
    ACTIONS,
    FACES,
    FACTIONS,
    GROUPS,
    LEVELS,
    M_LEVELS,
    MOST_SEATS,
    REGIONS,
    RESOURCES,
    SOURCES,
    TROOPS,
    UPGRADES,
)
from antre.games.garden.content.track import SPACES
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.seen.questions import FRAMES

# Half-way marks.
FEW, SOME, POINTS = 2, 4, 25
ROUNDS = 10
RANKS = 3
USES = 3
MOST_POWER = 3
REGION_FACTS = (
    "in use", "tile / tiles", "points of the first three / highest", "income / (income + 2)",
    "neutral cubes", "magic tokens", "Thorn", "Vuko", "devastated", "red tower", "Darkness",
)  # fmt: skip
REGION_NUMBERS = len(REGION_FACTS) + RANKS - 1


def table_parts(box: Box) -> list[Part]:
    """What belongs to the table as a whole."""
    spaces = max(box.layouts[MOST_SEATS].capacity)
    actions, faces = ", ".join(ACTIONS), ", ".join(FACES)
    return [
        ("seats", len(SEATS), "one-hot: 2, 3 or 4 seats at the table"),
        ("round", 1, f"round / {ROUNDS}, at most 1"),
        ("over", 1, "1 when the game is over"),
        ("dead_snow", 2, "Dead Snow / limit, 1 / (steps left)"),
        ("ships", 2, "red ships reached / 4, scorings of this round / 2"),
        ("step", len(FRAMES), f"one-hot: what you are asked ({', '.join(FRAMES)})"),
        ("subject", REGIONS, "by region: 1 if you are asked about it"),
        ("towards", REGIONS, "by region: 1 if troops are on their way to it"),
        ("troop", len(TROOPS), f"one-hot: troops you are asked about ({', '.join(TROOPS)})"),
        ("begun", 1, "1 if something has been paid or moved already"),
        ("left", 1, f"how many of it are left / (the same + {SOME})"),
        ("used", USES, "1 if this Making cube has shifted, upgraded, summoned"),
        ("crossed", M_LEVELS - 1, "tokens shifted up (or down, if negative) by border / 5"),
        ("skulls", REGIONS, f"by region: skulls left / (skulls + {FEW})"),
        ("quick", REGIONS * LEVELS, f"by region and level: quick figures left / (they + {FEW})"),
        ("taken", len(RESOURCES), f"1 if harvested here already ({', '.join(RESOURCES)})"),
        ("victim", MOST_SEATS, "one-hot: who is pillaged, you first"),
        ("bank", len(RESOURCES), f"left in the bank / all ({', '.join(RESOURCES)})"),
        ("stock", len(UPGRADES), f"upgrades left / all ({', '.join(UPGRADES)})"),
        ("tokens", len(ACTIONS), f"order token on each action / 5 ({actions})"),
        ("plan", len(ACTIONS) * spaces * MOST_SEATS,
         f"per action ({actions}) and space from the left, one-hot: whose cube, you first"),
        ("faces", GROUPS * len(FACES), f"per group, one-hot: Vuko face above it ({faces})"),
        ("active", len(FACES), f"1 if active ({faces})"),
        ("regions", REGIONS * REGION_NUMBERS, f"per region: {'; '.join(REGION_FACTS)}"),
        ("thorn", 1, f"tokens face down with Thorn / (tokens + {FEW})"),
    ]  # fmt: skip


def seat_parts(box: Box) -> list[Part]:
    """What belongs to one seat."""
    upgrades = ", ".join(UPGRADES)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("faction", len(FACTIONS), f"one-hot: faction ({', '.join(FACTIONS)})"),
        ("goal", 1, "progress towards the goal / goal"),
        ("order", 1, "place in the turn order: 1 first, 1 / seats last"),
        ("space", SPACES, "one-hot: space of the initiative track"),
        ("arrival", 1, "initiative marker put down last: 1, first: 1 / seats"),
        ("doubles", GROUPS, "by group: 1 if its double move is used"),
        ("reputation", 1 - box.lowest, "one-hot: yin-yang, -1, -2 and so on"),
        ("standing", 1, "reputation: 1 the best, 1 / seats the worst"),
        ("points", len(SOURCES), f"points ({', '.join(SOURCES)}) / (points + {POINTS})"),
        ("population", 1, f"population / (population + {SOME})"),
        ("gold", 1, f"gold / (gold + {SOME})"),
        ("m_factor", M_LEVELS, f"by level: tokens / (tokens + {FEW})"),
        ("hand", 1, "action cubes to place / all"),
        ("viper", 2, "action cubes, influence cubes in the Viper Gorge / all"),
        ("supply", 1, "influence cubes in the supply / all"),
        ("captured", 1, "cubes of this seat in the Ice Garden / all"),
        ("vuko_tokens", 1, f"Vuko tokens / (tokens + {FEW})"),
        ("held", 1, f"cubes that Vuko holds / (cubes + {FEW})"),
        ("cubes", REGIONS, f"by region: free influence cubes / (cubes + {FEW})"),
        ("units", LEVELS * REGIONS, "by level and region: figures that stand / figures"),
        ("laid_down", LEVELS * REGIONS, "by level and region: figures that lie down / figures"),
        ("figures", LEVELS, "by level: figures in the supply / figures"),
        ("powers", len(UPGRADES) * LEVELS,
         f"by ability ({upgrades}) and level: how often / {MOST_POWER}"),
        ("slots", LEVELS * MOST_SLOTS * len(UPGRADES),
         f"per level and slot, one-hot: upgrade ({upgrades})"),
        ("spies", len(UPGRADES), f"1 if on a spy head ({upgrades})"),
    ]  # fmt: skip
