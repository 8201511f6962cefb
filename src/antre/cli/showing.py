"""What play and replay both put on the screen: events, the table, the final count."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from antre.core.record import Result
from antre.core.state import State
from antre.core.words import Words

GOLD = "#d9a441"
SPECTATOR = -1


def show_events(console: Console, state: State, words: Words, since: int = 0) -> int:
    """Tell what the reader may know of what happened since; how much was told by now."""
    game = state.setup.game
    log = state.log(words.me)
    for place, event in enumerate(log[since:], start=since):
        line = game.voice.tell(state.setup, event, words)
        style = "bold" if event["seat"] == words.me != SPECTATOR else ""
        console.print(Padding(Text(line, style=style), (0, 0, 0, 2)))
        if remark := game.voice.aside(state.setup.content, event, place, words):
            console.print(Padding(Text(remark, style="italic dim"), (0, 0, 0, 4)))
    return len(log)


def show_sheet(console: Console, state: State, words: Words, sheet: str) -> None:
    console.print(state.setup.game.stage.draw(state, words.me, words, console.width, sheet))


def show_table(console: Console, state: State, words: Words) -> None:
    show_sheet(console, state, words, state.setup.game.stage.sheets[0])


def show_final(console: Console, state: State, words: Words) -> None:
    """The score of everybody part by part, and who wins."""
    seats, voice = range(state.setup.seats), state.setup.game.voice
    parts = [state.setup.game.engine.breakdown(state, seat) for seat in seats]
    table = Table(title=words.say("final"), title_style=f"bold {GOLD}", header_style="bold")
    table.add_column("")
    for seat in seats:
        table.add_column(words.name(seat), justify="right")
    for part in parts[0]:
        table.add_row(voice.part(part, words), *(str(own[part]) for own in parts))
    table.add_section()
    table.add_row(words.say("total"), *map(str, state.scores), style="bold")
    console.print(table)
    result = Result.of(state)
    if result is not None:
        outcome = result.outcome
        reason = outcome.reason
        said = voice.outcome(state.setup, outcome.winners, result.scores, reason, words)
        why = voice.reason(state.setup, reason, words)
        console.print(f"{said} {why}".strip(), style=f"bold {GOLD}")
