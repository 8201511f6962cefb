"""Tables brought back from what is stored, under the rules and with the edition they began with.

Whatever has become of rules, editions and entries, a table comes back: at worst it is stopped, and
says why. Who sits there never depends on whether its game can be played.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from antre.core.content import Content
from antre.core.errors import BadSetup
from antre.core.game import Game, find
from antre.core.setup import Setup
from antre.server.hours import ALWAYS, Hours
from antre.server.results import agrees
from antre.server.stopped import Stop, Stopped
from antre.server.storage import Storage
from antre.server.table import Table
from antre.server.table_storage import StoredTable, read_table

LOG = logging.getLogger("antre.server")


async def load(storage: Storage, id: str) -> Table:
    """The table of that id; only its absence, or that of the database, is an error."""
    stored = await storage.read(read_table(id))
    return await asyncio.to_thread(restore, stored, storage.hours)


def restore(stored: StoredTable, hours: Hours = ALWAYS) -> Table:
    table = replay(stored, begun_with, hours)
    if table.status == "stopped" and table.begun:
        table.way_on = find_way_on(stored)
    return table


def replay(
    stored: StoredTable, choose: Callable[[StoredTable], Setup], hours: Hours = ALWAYS
) -> Table:
    """The table that the entries make, played by the set-up that is chosen."""
    table = Table(stored.row, hours)
    try:
        table.play_by(choose(stored))
    except Stop as stop:
        table.stop(stop.why)
    except Exception as error:
        LOG.error("table %s: %s", table.id, type(error).__name__)
        table.stop(Stopped("game", game=table.game))
    for body in stored.bodies:
        _take_in(table, body)
    if table.stopped is None and table.finished and not _ends_as_it_did(table):
        table.stop(Stopped("result"))
    return table


def _take_in(table: Table, body: dict[str, Any]) -> None:
    number = table.number
    try:
        table.absorb(body)
    except Exception as error:
        # The text of the error may hold a secret.
        LOG.error("table %s, entry %d: %s", table.id, number, type(error).__name__)
        if table.stopped is None:
            table.stop(Stopped("entries", number=number))
            _take_in(table, body)
        else:
            table.pass_over()


def _ends_as_it_did(table: Table) -> bool:
    if table.given_up:
        return True
    if table.match is None or not table.match.state.over:
        return False
    return table.result is None or agrees(table.result, table.match.state)


# --- set-ups


def begun_with(stored: StoredTable) -> Setup:
    """What a game was begun with; a table that has not begun takes what there is today."""
    game, rules = _game(stored), stored.row["rules"]
    if not stored.started:
        return _settle(stored, game, None, game.version)
    if rules not in game.versions:
        raise Stop("rules", rules=rules, known=", ".join(game.versions))
    return _settle(stored, game, _edition(stored, game), rules)


def find_way_on(stored: StoredTable) -> Setup | None:
    """The newest rules, with our own edition or the one it began with, if the game so far can be
    played by them."""
    for choose in (_newest, _newest_with_its_edition):
        table = replay(stored, choose)
        if table.stopped is None:
            return table.setup
    return None


def _newest(stored: StoredTable) -> Setup:
    game = _game(stored)
    return _settle(stored, game, None, game.version)


def _newest_with_its_edition(stored: StoredTable) -> Setup:
    game = _game(stored)
    return _settle(stored, game, _edition(stored, game), game.version)


def _game(stored: StoredTable) -> Game[Any, Any]:
    slug = stored.row["game"]
    try:
        return find(slug)
    except Exception as error:
        # A game of another package may be gone, or no longer fit to be loaded.
        LOG.error("game %s: %s", slug, type(error).__name__)
        raise Stop("game", game=slug) from None


def _edition(stored: StoredTable, game: Game[Any, Any]) -> Content:
    digest = stored.row["edition"]
    own: Content = game.edition()
    if own.digest == digest:
        return own
    if stored.edition is None:
        raise Stop("edition", edition=digest or "?")
    try:
        kept: Content = game.read_edition(stored.edition["text"])
    except Exception as error:
        LOG.error("edition %s: %s", digest, type(error).__name__)
        raise Stop("edition", edition=digest) from None
    return kept


def _settle(
    stored: StoredTable, game: Game[Any, Any], content: Content | None, rules: str
) -> Setup:
    row = stored.row
    if not isinstance(row["settings"], dict):
        raise Stop("setup", what="?")
    try:
        return Setup.of(game, row["seats"], row["settings"], content, rules)
    except BadSetup as error:
        raise Stop("setup", what=str(error)) from None
