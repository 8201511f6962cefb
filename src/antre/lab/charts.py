"""Charts in the colours of the house, as SVG to be set into a page.

Text stays text: the page's own font draws it, and a reader can search and select it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from antre.lab.figures import Rate

GROUND = "#14110f"
CARD = "#1e1915"
LINE = "#43382c"
PARCHMENT = "#f1e6cf"
GOLD = "#d9a441"
EMBER = "#e4572e"
WIDTH = 10.4
ROW = 0.36
STYLE: Any = {
    "svg.fonttype": "none",
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "axes.edgecolor": LINE,
    "axes.labelcolor": PARCHMENT,
    "axes.titlecolor": PARCHMENT,
    "axes.titlesize": 12,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "font.size": 11,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "text.color": PARCHMENT,
    "xtick.color": PARCHMENT,
    "ytick.color": PARCHMENT,
    "ytick.major.size": 0,
}
Labelled = tuple[str, Rate]
Trait = tuple[str, Rate, Rate]


def rates_chart(name: str, rates: Sequence[Labelled], fair: float) -> str:
    """A dot with its interval for each label, against what would be fair."""
    with _figure(len(rates)) as figure:
        axes = figure.subplots()
        _dots(axes, [rate for _, rate in rates], fair)
        _rows(axes, [label for label, _ in rates])
        axes.set_title(f"Share of victories; dashed: an even share of {fair:.0%}")
    return _svg(figure, name)


def traits_chart(name: str, traits: Sequence[Trait], fair: float) -> str:
    """For each label, how often it was taken and how often its taker won."""
    with _figure(len(traits)) as figure:
        left, right = figure.subplots(1, 2, sharey=True, gridspec_kw={"wspace": 0.08})
        taken = [rate.value for _, rate, _ in traits]
        left.barh(range(len(traits)), taken, height=0.55, color=GOLD)
        _percent(left, max(taken))
        left.set_title("Taken, share of games")
        _dots(right, [rate for _, _, rate in traits], fair)
        right.set_title(f"Victories of the taker; dashed: {fair:.0%}")
        _rows(left, [label for label, _, _ in traits])
    return _svg(figure, name)


def scores_chart(name: str, scores: Mapping[str, Sequence[int]]) -> str:
    """The scores of each bot as a histogram of its own, all on one scale."""
    with _figure(3 * len(scores)) as figure:
        rows = figure.subplots(len(scores), 1, sharex=True, sharey=True, squeeze=False)
        bins = _bins([score for own in scores.values() for score in own])
        for axes, (bot, own) in zip(rows[:, 0], scores.items(), strict=True):
            mean = sum(own) / len(own)
            weights = [1 / len(own)] * len(own)
            axes.hist(own, bins, weights=weights, color=GOLD, edgecolor=CARD, linewidth=0.8)
            axes.axvline(mean, color=EMBER, linewidth=2)
            axes.set_title(f"{bot}: mean {mean:.1f} (line)")
            axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
            axes.yaxis.set_major_locator(MaxNLocator(3))
            axes.grid(axis="y")
        rows[-1, 0].set_xlabel("Score")
    return _svg(figure, name)


def lengths_chart(name: str, lengths: Sequence[int]) -> str:
    """How many decisions the games took."""
    with _figure(5) as figure:
        axes = figure.subplots()
        axes.hist(lengths, _bins(lengths), color=GOLD, edgecolor=CARD, linewidth=0.8)
        axes.axvline(sum(lengths) / len(lengths), color=EMBER, linewidth=2)
        axes.set_title(f"Mean {sum(lengths) / len(lengths):.1f} (line)")
        axes.set_xlabel("Decisions in a game")
        axes.set_ylabel("Games")
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.grid(axis="y")
    return _svg(figure, name)


@contextmanager
def _figure(rows: int) -> Iterator[Figure]:
    with mpl.rc_context(STYLE):
        yield Figure(figsize=(WIDTH, 1.0 + ROW * rows), layout="constrained")


def _dots(axes: Axes, rates: Sequence[Rate], fair: float) -> None:
    rows = range(len(rates))
    lows, highs = zip(*(rate.interval for rate in rates), strict=True)
    axes.hlines(rows, lows, highs, color=GOLD, linewidth=2.5, capstyle="round")
    values = [rate.value for rate in rates]
    axes.plot(values, rows, "o", color=PARCHMENT, markersize=7, clip_on=False, zorder=3)
    axes.axvline(fair, color=EMBER, linewidth=1.5, linestyle=(0, (4, 3)))
    _percent(axes, max(fair, *highs))


def _percent(axes: Axes, highest: float) -> None:
    axes.set_xlim(0, 1.04 * highest)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.grid(axis="x")


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)


def _bins(values: Sequence[int]) -> list[float]:
    """Some thirty bins whose borders lie between whole numbers."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 30))
    count = -(-(high - low + 1) // width)
    return [low - 0.5 + width * place for place in range(count + 1)]


def _svg(figure: Figure, name: str) -> str:
    """The picture without its file header, its ids made unique on the page."""
    file = io.StringIO()
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    text = file.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    return re.sub(r'^<svg (.*?)width="[^"]*"', r'<svg \1width="100%"', text, count=1)
