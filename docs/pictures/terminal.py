"""Draws `terminal.svg`: a saved table of Nidavellir, as `antre play` shows it.

Run it from anywhere: `python docs/pictures/terminal.py`.
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import antre
from antre.cli.arguments import words_for
from antre.cli.showing import show_events, show_table
from antre.cli.sitting import Sitting
from antre.core.record import Record

HERE = Path(__file__).parent
HEARTH = TerminalTheme(
    (20, 17, 15),
    (241, 230, 207),
    [(36, 29, 24), (228, 87, 46), (122, 158, 79), (217, 164, 65),
     (124, 198, 214), (201, 195, 230), (124, 198, 214), (241, 230, 207)],
)  # fmt: skip


def main() -> None:
    record = antre.load(HERE / "terminal.record.json")
    assert isinstance(record, Record)
    state = record.replay()
    console = Console(
        file=io.StringIO(), record=True, width=88, force_terminal=True, color_system="truecolor",
        highlight=False, emoji=False, markup=False,
    )  # fmt: skip
    words = words_for("en", state.setup.game, ["You", "Brokk", "Sindri", "Dvalin"], me=0)
    show_events(console, state, words, since=len(state.log(0)) - 4)
    console.print()
    show_table(console, state, words)
    Sitting(state, {}, words, console, random.Random()).show_question(state.decision(0))
    console.print("Your choice › ", style="bold")
    drawing = console.export_svg(title="antre play nidavellir", theme=HEARTH)
    # The picture stands alone: no font is fetched, any fixed-width one will do.
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
