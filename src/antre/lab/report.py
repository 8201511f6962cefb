"""The balance report: what a simulation says about a game, as one page that needs no other file.

It asks nothing of the network, so it can be mailed, archived and opened years later.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import fmean

from antre import __version__
from antre.core.errors import BadSetup
from antre.core.setup import Setup
from antre.lab.extras import needs
from antre.lab.figures import Rate, bots_of, show_interval, standings
from antre.lab.rows import Row

STYLE = """
:root { color-scheme: dark; }
body { margin: 0; background: #14110f; color: #f1e6cf; font: 16px/1.55 Georgia, serif; }
main { max-width: 66rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { margin: 0; font-size: 2.6rem; font-weight: normal; color: #d9a441; }
h2 { margin: 0 0 .3rem; font-size: 1.4rem; font-weight: normal; color: #d9a441; }
p { margin: 0 0 1rem; max-width: 46rem; }
section { margin-top: 1.5rem; padding: 1.4rem 1.6rem; background: #1e1915;
  border: 1px solid #43382c; border-radius: 10px; overflow-x: auto; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1rem 1.5rem;
  margin: 1.5rem 0 0; }
.made div:first-child { grid-column: 1 / -1; }
dt { color: #c9b995; font-size: .85rem; }
dd { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .8rem; text-align: right; border-bottom: 1px solid #43382c; }
th { font-weight: normal; color: #c9b995; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; height: auto; min-width: 40rem; }
svg text { font-family: system-ui, sans-serif !important; }
"""


def write_report(
    rows: Sequence[Row], setup: Setup, path: str | Path, command: str | None = None
) -> None:
    """Write the balance report of a simulation to an HTML file.

    `command` is what made it, if that was a command.
    """
    if not rows:
        raise BadSetup("a report needs at least one game")
    page = Page(rows, setup, command)
    Path(path).write_text(page.html(), encoding="utf-8")


class Page:
    """The sections of a report, each made from the same rows."""

    def __init__(self, rows: Sequence[Row], setup: Setup, command: str | None = None) -> None:
        with needs("report", "a balance report"):
            from antre.lab import charts
        self.charts = charts
        self.rows = rows
        self.setup = setup
        self.command = command
        self.fair = fair_share(rows, setup)

    def html(self) -> str:
        title = f"{self.setup.game.title['en']}: balance report"
        sections = [
            self.bots(), self.seats(), *self.traits(), self.scores(), self.parts(), self.lengths(),
            self.making(),
        ]  # fmt: skip
        return (
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(title)}</h1>\n{self.facts()}\n{''.join(sections)}</main>\n</body>\n"
            "</html>\n"
        )

    def facts(self) -> str:
        setup = self.setup
        return facts(
            {
                "Games": f"{len(self.rows):,}",
                "Seats": str(setup.seats),
                "Bots": ", ".join(bots_of(self.rows)),
                "Settings": chosen(setup),
                "Edition": f"{setup.content.name} ({setup.content.digest})",
                "Reconstructed entries": str(len(setup.content.reconstructed)),
                "Rules": f"version {setup.rules}",
                "Antre": f"version {__version__}",
            }
        )

    def making(self) -> str:
        """All that it takes to make the same games again."""
        made, numbers = self.rows[0].made, [row.number for row in self.rows]
        text = "The same bots, seed, edition and versions give the same games again, whatever "
        text += "machine plays them; a bot that thinks by the clock is as steady as the machine."
        shown = {
            "Command": self.command or "none: made from Python",
            "Seed of all games": str(made.seed),
            "Games, by number": spans(numbers),
            "Seed of the first": str(self.rows[0].seed),
            "Bots": ", ".join(bots_of(self.rows)),
            "Settings": chosen(self.setup),
            "Edition": made.edition,
            "Rules": f"version {made.rules}",
            "Antre": f"version {made.antre}",
            "Python": platform.python_version(),
        }
        return section("How it was made", text, facts(shown, "made"))

    def bots(self) -> str:
        lines = [
            [
                one.bot, f"{one.wins.of:,}", f"{one.wins.value:.1%}", show_interval(one.wins),
                f"{one.mean:.1f}", f"{one.deviation:.1f}", f"{one.margin:+.1f}",
            ]
            for one in standings(self.rows)
        ]  # fmt: skip
        heads = [
            "Bot",
            "Seats taken",
            "Victories",
            "95 % interval",
            "Mean score",
            "sd",
            "Mean margin",
        ]
        text = "A shared victory counts in equal parts. Intervals are Wilson's, here and below."
        return section("Bots", text, table(heads, lines))

    def seats(self) -> str:
        rates = [
            (f"Seat {seat}", Rate(sum(row.utilities[seat] for row in self.rows), len(self.rows)))
            for seat in range(self.setup.seats)
        ]
        text = "How often each seat won, whoever sat there: bots change seats from game to game."
        return section("Seats", text, self.charts.rates_chart("seats", rates, self.fair))

    def traits(self) -> list[str]:
        labels = {trait for row in self.rows for seat in row.traits for trait in seat}
        groups = dict.fromkeys(group for group, _ in sorted(labels))
        return [
            self.trait_group(group, sorted(label for of, label in labels if of == group))
            for group in groups
        ]

    def trait_group(self, group: str, labels: Sequence[str]) -> str:
        found = [(words(label), *self.trait_rates((group, label))) for label in labels]
        found.sort(key=lambda trait: (-trait[1].value, trait[0]))
        text = "What was taken most stands first. A wide interval means that few games tell."
        chart = self.charts.traits_chart(f"traits-{group}", found, self.fair)
        return section(f"By {group}", text, chart)

    def trait_rates(self, trait: tuple[str, str]) -> tuple[Rate, Rate]:
        """In how many games somebody had it, and how often who had it won."""
        places = [
            (row, seat) for row in self.rows for seat, own in enumerate(row.traits) if trait in own
        ]
        taken = Rate(len({row.number for row, _ in places}), len(self.rows))
        return taken, Rate(sum(row.utilities[seat] for row, seat in places), len(places))

    def scores(self) -> str:
        scores: dict[str, list[int]] = {bot: [] for bot in bots_of(self.rows)}
        for row in self.rows:
            for bot, score in zip(row.bots, row.scores, strict=True):
                scores[bot].append(score)
        text = "The final scores of each bot, as shares of the seats it took."
        return section("Scores", text, self.charts.scores_chart("scores", scores))

    def parts(self) -> str:
        bots = bots_of(self.rows)
        means = {bot: self.mean_parts(bot) for bot in bots}
        names = list(dict.fromkeys(part for own in means.values() for part in own))
        top = max((abs(mean) for own in means.values() for mean in own.values()), default=0) or 1
        lines = [
            [words(name), *(shade(means[bot].get(name, 0.0), top) for bot in bots)]
            for name in names
        ]
        text = "Where the points come from: the mean of each part of the score."
        return section("Parts of the score", text, table(["Part", *bots], lines))

    def mean_parts(self, bot: str) -> dict[str, float]:
        own = [
            row.breakdown[seat]
            for row in self.rows
            for seat, spec in enumerate(row.bots)
            if spec == bot
        ]
        return {name: fmean(parts[name] for parts in own) for name in own[0]}

    def lengths(self) -> str:
        lengths = [row.length for row in self.rows]
        text = "How long games were, counted in decisions of all seats together."
        return section("Length", text, self.charts.lengths_chart("length", lengths))


class Cell(str):
    """A cell of a table with its own shade."""

    share: float


def shade(value: float, top: float) -> Cell:
    cell = Cell(f"{value:.1f}")
    cell.share = abs(value) / top
    return cell


def facts(told: Mapping[str, str], kind: str = "facts") -> str:
    items = [f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in told.items()]
    return f'<dl class="{kind}">{"".join(items)}</dl>'


def chosen(setup: Setup) -> str:
    """The settings that say something."""
    told = [f"{name} = {value}" for name, value in setup.settings.items() if value]
    return ", ".join(told) or "none"


def spans(numbers: Sequence[int]) -> str:
    """Numbers as people write them: 0–99, 120."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and number == spans[-1][-1] + 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ", ".join("–".join(map(str, span)) for span in spans)


def fair_share(rows: Sequence[Row], setup: Setup) -> float:
    """How often a seat should win; together, how often all of them did."""
    if len(setup.sides) > 1:
        return 1 / len(setup.sides)
    return sum(row.utilities[0] for row in rows) / len(rows) if rows else 0.0


def section(title: str, text: str, body: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n{body}\n</section>\n"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(map(cell_html, line))}</tr>\n" for line in lines)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def cell_html(text: str) -> str:
    if isinstance(text, Cell):
        style = f"background: rgba(217, 164, 65, {0.5 * text.share:.2f})"
        return f'<td style="{style}">{escape(text)}</td>'
    return f"<td>{escape(text)}</td>"


def words(name: str) -> str:
    """An id as words: "kings_hand" is "Kings hand"."""
    return name.replace("_", " ").capitalize()
