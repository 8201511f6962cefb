"""A table in a terminal: what it is drawn from, and what the pages of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from antre.core.drawing import GOLD
from antre.core.engine import Parts
from antre.core.state import State

if TYPE_CHECKING:
    from antre.core.words import Words


class Page(ABC):
    """One drawing: a view, what everybody has scored so far, and the words and width for it."""

    label_width: ClassVar[int]

    def __init__(self, state: State, seat: int, words: Words, width: int, parts: Parts) -> None:
        self.title = state.setup.game.title[words.language].upper()
        self.view = state.view(seat)
        self.parts = parts
        self.words = words
        self.width = width

    def shown(self) -> Sequence[int]:
        """The seats that are drawn at length: one's own, or everybody's for a spectator."""
        me = self.view["seat"]
        return range(len(self.parts)) if me < 0 else [me]

    def heading(self, moment: Text) -> Rule:
        """The game, and where it stands."""
        title = Text(f"{self.title}  ", style=f"bold {GOLD}").append_text(moment)
        return Rule(title, align="left", style=GOLD)

    def rule(self, title: str) -> Rule:
        return Rule(Text(title, style="bold"), align="left", style="dim")

    def labelled(self, key: str, text: Text) -> Table:
        """A label, and the text beside it, however many lines that takes."""
        grid = Table.grid()
        grid.add_column(width=self.label_width, style="dim")
        grid.add_column()
        grid.add_row(self.words.say(key), text)
        return grid

    def seat_table(self, figures: Iterable[str | Text], keys: Iterable[str]) -> Table:
        """Everybody at the table: name and score, more figures, and what has a word for a head."""
        say = self.words.say
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(say("seat-head"), no_wrap=True)
        for figure in (say("score-head"), *figures):
            table.add_column(figure, justify="right")
        for key in keys:
            table.add_column(say(key))
        for seat in range(len(self.parts)):
            table.add_row(*self.seat_row(seat))
        return table

    @abstractmethod
    def seat_row(self, seat: int) -> list[Text]:
        """A seat in the table of seats."""

    def score(self, seat: int) -> int:
        return sum(self.parts[seat].values())

    def sum_of(self, seat: int, terms: Mapping[str, int]) -> Text:
        """The score so far and where it comes from; `terms` are keys of words."""
        line = Text(str(self.score(seat)), style=f"bold {GOLD}")
        shown = [f"{self.words.say(key)} {value}" for key, value in terms.items()]
        return line.append(" = " + " + ".join(shown), style="not bold default")
