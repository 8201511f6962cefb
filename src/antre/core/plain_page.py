"""A table nobody has drawn yet, in a terminal: what lies in the middle, then seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from antre.core.drawing import GOLD
from antre.core.plain import Field, owned, shared

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.state import State
    from antre.core.words import Words


def plain_page(state: State, seat: int, words: Words) -> RenderableType:
    game, seats, view = state.setup.game, state.setup.seats, state.view(seat)
    title = Text(game.title[words.language], style=f"bold {GOLD}")
    middle = Table.grid(padding=(0, 2))
    for field in shared(view, seats, words):
        middle.add_row(Text(field.label, style="dim"), _said(field))
    by_seat = [owned(view, other, seats, words) for other in range(seats)]
    labels = dict.fromkeys(field.label for fields in by_seat for field in fields)
    around = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    around.add_column(words.say("plain-seat"), no_wrap=True)
    around.add_column(words.say("plain-score"), justify="right")
    for label in labels:
        around.add_column(label)
    for other, fields in enumerate(by_seat):
        own = {field.label: _said(field) for field in fields}
        name = Text(words.name(other), style="bold" if other == seat else "")
        score = sum(game.engine.known_breakdown(state, other, seat).values())
        around.add_row(name, str(score), *(own.get(label, Text("–")) for label in labels))
    return Group(Rule(title, align="left", style=GOLD), middle, Text(), around)


def _said(field: Field) -> Text:
    """A line of text for each line of tokens."""
    return Text("\n").join(
        Text(f"{caption} ", style=GOLD).append("  ".join(tokens), style="default")
        if caption
        else Text("  ".join(tokens))
        for caption, tokens in field.lines
    )
