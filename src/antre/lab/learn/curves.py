"""The diary of a run as curves: what it learned from, and how strong it has become."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.lab.extras import needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes

DIARY, CURVES = "diary.jsonl", "curves.svg"
# So many points are drawn of a run, each the mean of its part: trials are few at a time.
POINTS = 40
LOSSES = {
    "policy": "loss of the policy",
    "value": "squared error of what is expected",
    "explained": "part of what comes that was expected",
    "entropy": "entropy of a choice",
}
STRENGTHS = {1: "part of the victory", 2: "lead in points"}

Day = dict[str, Any]
# A line of a diary to the numbers it has of something, each with its weight.
Look = Callable[[Day], tuple[float, float] | None]


def draw_curves(folder: Path) -> Path:
    """Write `curves.svg` beside the diary."""
    with needs("report", "drawing curves"):
        import matplotlib as mpl
        from matplotlib.figure import Figure

        from antre.lab.charts import CARD, EMBER, GOLD, STYLE
    days = read_diary(folder)
    with mpl.rc_context({**STYLE, "svg.hashsalt": "antre"}):
        figure = Figure(figsize=(11, 9), layout="constrained", facecolor=CARD)
        plots = list(figure.subplots(3, 2, squeeze=False).flat)
        for plot, (name, title) in zip(plots, LOSSES.items(), strict=False):
            line(plot, days, number(name), GOLD)
            plot.set_title(title)
        for plot, (column, title) in zip(plots[4:], STRENGTHS.items(), strict=True):
            for against, colour in zip(opponents(days), (GOLD, EMBER), strict=False):
                line(plot, days, trial(against, column), colour, f"against {against}")
            plot.set_title(title)
            plot.legend(frameon=False)
        for plot in plots[4:]:
            plot.set_xlabel("millions of decisions")
        figure.savefig(folder / CURVES, metadata={"Date": None})
    return folder / CURVES


def read_diary(folder: Path) -> list[Day]:
    lines = (folder / DIARY).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def opponents(days: Sequence[Day]) -> list[str]:
    return sorted({against for day in days for against in day["trials"]})


def number(name: str) -> Look:
    return lambda day: (day[name], 1.0)


def trial(against: str, column: int) -> Look:
    """How it fared against a bot, weighed by the number of games."""

    def look(day: Day) -> tuple[float, float] | None:
        met = day["trials"].get(against)
        return None if met is None else (met[column], met[0])

    return look


def line(plot: Axes, days: Sequence[Day], look: Look, colour: str, label: str = "") -> None:
    points = means(days, look)
    decisions, numbers = zip(*points, strict=True)
    plot.plot(decisions, numbers, color=colour, label=label, marker="." * (len(points) < 2))
    plot.grid(visible=True)


def means(days: Sequence[Day], look: Look) -> list[tuple[float, float]]:
    """Millions of decisions and the mean of what is looked for, part by part."""
    found = [(day["decisions"] / 1e6, *seen) for day in days if (seen := look(day)) is not None]
    size = -(-len(found) // POINTS)
    parts = [found[first : first + size] for first in range(0, len(found), size)] if found else []
    return [
        (part[-1][0], sum(each * much for _, each, much in part) / sum(each[2] for each in part))
        for part in parts
    ]
