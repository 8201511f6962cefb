"""Signs and colours of the terminal: symbols by a letter, seats and clans by a colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from antre.core.drawing import GOLD

if TYPE_CHECKING:
    from antre.core.words import Words

# As the pieces are: pink, blue, yellow, green, orange.
SEAT_COLOURS = ("#d94f8a", "#5b9bd5", "#e2c044", "#6fb04a", "#e07a3f")
CLAN_COLOURS = {
    "moss": "#7fae5a", "ice": "#7cc6d6", "moon": "#c9c3e6", "granite": "#a9a9b2",
    "hammer": "#9fb4c8", "mud": "#b08a62", "fire": "#e07a3f",
}  # fmt: skip
SYMBOL_COLOURS = {
    "advance": "#e4576a", "bolster": "#6fb04a", "influence": "#b48ee0", "gnome": "#5fc4ad",
    "wild": GOLD, "supplies": "#c99a66", "elders": "#c9c3e6",
}  # fmt: skip
GNOME_COLOUR = "bold #d05050"
GATE, GNOME, PAWN, STAR, HAMMER = "∩", "g", "*", "★", "⚒"
BREACH, BOOST = "‖", "+"


def clan_name(name: str, clan: str) -> Text:
    return Text(name, style=CLAN_COLOURS[clan])


def trolls(seat: int, count: int, pawns: int = 0) -> Text:
    """The trolls of a seat at a space, a sign for each champion among them: 0×3*."""
    return Text(f"{seat}×{count}{PAWN * pawns}", style=SEAT_COLOURS[seat])


def symbol(text: str, covered: bool, words: Words) -> Text:
    """A symbol of an ancestry by its letter and number; in brackets under a cube."""
    kind, _, power = text.partition(" ")
    sign = words.say("symbol-sign", kind=kind) + power
    if covered:
        return Text(f"[{sign}]", style="dim")
    return Text(f" {sign} ", style=f"bold {SYMBOL_COLOURS[kind]}")
