"""How far a game has come, in words, as anybody may know."""

from __future__ import annotations

from antre.core.event import SPECTATOR
from antre.core.rule import LANGUAGES
from antre.server.table import Table
from antre.server.words import named_words


def tell_moment(table: Table) -> dict[str, str] | None:
    """How far a game that is played has come, in both languages, where it has words for that."""
    if table.match is None or table.status != "playing":
        return None
    state, game = table.match.state, table.setup.game
    told = {
        language: game.voice.moment(state, named_words(game, language, SPECTATOR, table.names))
        for language in LANGUAGES
    }
    return told if all(told.values()) else None
