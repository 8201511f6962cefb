"""Signs and colours of the terminal: every colour has a letter or a word beside it."""

from __future__ import annotations

from rich.text import Text

GEM_STYLES = ("#ff6b57", "#ffb03a", "#c79bff", "#7fd06a", "#7fb4ff")
TEAM, AVATAR = "@", "V"
TEAM_STYLE, AVATAR_STYLE = "bold #ffd76a", "bold reverse #b79be6"
CHANCE, CROSS, CARDS = "%", "+", "#"
TOKENS = ("g", "r", "y")
TOKEN_STYLES = ("#7fd06a", "#ff6b57", "#b7b2ab")
HEART, LOST_HEART = "♥", "·"
DONE = "✓"


def hearts(left: int, most: int) -> Text:
    line = Text(HEART * left, style="#ff6b57")
    return line.append(LOST_HEART * (most - left), style="dim")


def gem(letter: str, count: int, colour: int) -> Text:
    """The letter of a colour and how many: R2."""
    return Text(f"{letter}{count}", style=GEM_STYLES[colour] if count else "dim")
