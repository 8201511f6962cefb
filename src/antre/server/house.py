"""All tables of the house: laid, brought back from storage, watched over, and let go again."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select

from antre.core.campaign import Campaign
from antre.core.dealing import new_secret
from antre.core.errors import AntreError, BadSetup
from antre.core.game import find
from antre.core.outcome import Outcome
from antre.core.setup import Setup
from antre.server.books import Books
from antre.server.bot_workers import BotWorkers
from antre.server.commands import NewTable, rematch, replace_absent, start_now
from antre.server.configuration import Configuration
from antre.server.ending import note_the_game
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.hours import open_hours
from antre.server.live import LiveTable
from antre.server.notices import RECONNECTED, Ear
from antre.server.plays import note_the_plays
from antre.server.restoring import load
from antre.server.retention import Retention
from antre.server.reviews import Reviews
from antre.server.revoked import Revoked, read_revoked, revoke
from antre.server.schema import CHAIRS, CONTESTS, ENTRIES, TABLES
from antre.server.storage import Conflict, Rows, Storage, Unavailable, notify
from antre.server.streams import HEARTBEAT
from antre.server.table import Chair, Table
from antre.server.table_storage import no_table
from antre.server.timekeeping import given_to_bots, keep_open, say_open, wake_timed_tables
from antre.server.turn_calls import TurnCalls

LOG = logging.getLogger("antre.server")
TICK = 0.5
ID = re.compile("[0-9a-f]{12}")


class House:
    def __init__(self, configuration: Configuration, storage: Storage) -> None:
        self.configuration = configuration
        self.storage = storage
        self.bot_workers = BotWorkers(
            configuration.bot_workers, configuration.bot_seconds, configuration.bot_patience
        )
        self.books = Books(storage)
        self.clock = configuration.clock
        storage.hours = storage.begin(lambda connection: open_hours(connection, self.clock()))
        self.turn_calls = TurnCalls(self)
        self.reviews = Reviews(storage, self.bot_workers, configuration.review_looks)
        self.live: dict[str, LiveTable] = {}
        self.revoked = Revoked()
        self.revoked.note_all(storage.look(read_revoked))
        self._coming: dict[str, asyncio.Future[LiveTable]] = {}
        self._ear: Ear | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.retention = Retention(
            storage, configuration.forget_after, configuration.finished_to, self.live
        )

    # --- opening and closing

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.storage.on_late = self._come_late
        if self.storage.shared:
            url = self.storage.engine.url.render_as_string(hide_password=False)

            def hear(origin: str, kind: str, what: str) -> None:
                loop.call_soon_threadsafe(self._listen, origin, kind, what)

            self._ear = Ear(url, self.storage.origin, hear)
        self._spawn(self._note_old_results())
        self._spawn(wake_timed_tables(self))
        self._spawn(keep_open(self))
        self._spawn(self._watch())
        self._spawn(self._beat())
        self._spawn(self.retention.run())
        self._spawn(self.turn_calls.run())

    def dismiss(self) -> None:
        """Nobody is told any more: all streams end."""
        for live in self.live.values():
            for listener in live.all_listeners():
                listener.close()

    async def close(self) -> None:
        self.dismiss()
        for task in list(self._tasks):
            task.cancel()
        self.reviews.close()
        self.turn_calls.close()
        for live in self.live.values():
            if live.bots is not None:
                live.bots.cancel()
        await say_open(self)
        if self._ear is not None:
            await asyncio.to_thread(self._ear.close)
        self.bot_workers.close()
        await asyncio.to_thread(self.storage.close)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # The text of the error may hold a secret.
            LOG.error("a task of the house failed: %s", type(error).__name__)

    # --- tables

    async def find(self, id: str) -> LiveTable:
        live = await self.look_at(id)
        live.used = time.monotonic()
        self.retention.opened(id)
        return live

    async def look_at(self, id: str) -> LiveTable:
        """The same without being there: it does not count as opened."""
        live = self.live.get(id)
        if live is None:
            # Whoever asks while a table is brought back waits for the same one.
            coming = self._coming.get(id)
            if coming is None:
                coming = self._coming[id] = asyncio.ensure_future(self._bring_back(id))
                coming.add_done_callback(lambda _: self._coming.pop(id))
            live = await asyncio.shield(coming)
        return live

    async def _bring_back(self, id: str) -> LiveTable:
        if not ID.fullmatch(id):
            raise no_table(id)
        self.live[id] = live = self._enliven(await load(self.storage, id))
        await self._note_result(live.table)
        if self.storage.shared:
            # What was written while we read was told to tables in memory only.
            await live.catch_up()
        return live

    async def _note_result(self, table: Table) -> None:
        """A game that ended before results were kept, or whose end was not noted."""
        if table.match is None or not table.finished or table.noted:
            return
        assert table.result is not None
        given_up = table.result if table.given_up else None
        state, at = table.match.state, 1000 * table.created
        await self.storage.write({}, note_the_game(table, state, at, given_up))
        table.noted = True

    async def _note_old_results(self) -> None:
        """Now, while their rules are at hand, and not when somebody happens to look."""
        unknown = select(TABLES.c.id).where(TABLES.c.ended.is_not(None), TABLES.c.result.is_(None))
        for id in await self.storage.read(lambda c: list(c.execute(unknown).scalars())):
            await self._note_result(await load(self.storage, id))
        await self._note_old_plays()

    async def _note_old_plays(self) -> None:
        """Games that ended before anybody kept a history, the oldest first."""
        known = select(CONTESTS.c.table_id)
        unknown = (
            select(TABLES.c.id)
            .where(TABLES.c.ended.is_not(None), ~TABLES.c.lesson, TABLES.c.id.not_in(known))
            .order_by(TABLES.c.created, TABLES.c.id)
        )
        for id in await self.storage.read(lambda c: list(c.execute(unknown).scalars())):
            table = await load(self.storage, id)
            if table.match is not None and table.result is not None:
                state, outcome = table.match.state, Outcome.from_json(table.result)
                noted = note_the_plays(table, state, outcome, 1000 * table.created)
                try:
                    await self.storage.write({}, noted)
                except Conflict:
                    LOG.debug("another process rates the same people: it is noted another time")

    def _enliven(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.storage, self.bot_workers, self.configuration.bot_pause)
        if self.storage.shared:
            live.on_presence = self._tell_presence
            live.on_sign = self._tell_sign
        live.counts = self.revoked.counts
        live.now = self.clock
        live.wake_bots()
        return live

    async def lay(
        self,
        row: Mapping[str, Any],
        setup: Setup,
        chairs: Sequence[Chair],
        start: bool = False,
        begun: Body | None = None,
    ) -> LiveTable:
        """A new table, stored; with `start` the game begins at once, or as it is `begun`."""
        table, new = self._laid(row, setup, chairs, start, begun)
        await self.storage.keep_edition(setup.content)
        await self.storage.write(new.rows)
        self.live[table.id] = live = self._enliven(table)
        return live

    def _laid(
        self,
        row: Mapping[str, Any],
        setup: Setup,
        chairs: Sequence[Chair],
        start: bool,
        begun: Body | None = None,
    ) -> tuple[Table, NewTable]:
        """A new table and what is stored of it."""
        table = Table(row)
        table.play_by(setup)
        opening: Body = {"kind": "open", "chairs": [chair.to_json() for chair in chairs]}
        if table.times is not None:
            opening["at"] = self.clock()
        bodies = [opening]
        table.absorb(opening)
        if start:
            bodies += [begun] if begun else start_now(table, self.configuration.stand_in).bodies
            if table.times is not None:
                bodies[1]["at"] = self.clock()
            table.absorb(bodies[1])
        entries = [
            {"table_id": table.id, "number": number, "body": body}
            for number, body in enumerate(bodies)
        ]
        seated = [
            {"table_id": table.id, "seat": seat, "guest": chair.guest}
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]
        rows: Rows = {TABLES: [row], CHAIRS: seated, ENTRIES: entries}
        return table, NewTable(table.id, setup, rows)

    def new_row(
        self,
        setup: Setup,
        host: str,
        spectators: bool,
        absent_after: float | None,
        lesson: bool = False,
        take_back: bool | None = None,
        advice: bool = False,
        book: str | None = None,
        public: bool = False,
        clock: Body | None = None,
    ) -> dict[str, Any]:
        return {
            "id": secrets.token_hex(6),
            "game": setup.game.slug,
            "seats": setup.seats,
            "settings": setup.settings,
            "rules": setup.rules,
            "edition": setup.content.digest,
            "spectators": spectators,
            "absent_after": absent_after,
            "lesson": lesson,
            "take_back": take_back,
            "advice": advice,
            "book": book,
            "public": public,
            "clock": clock,
            "invite": secrets.token_urlsafe(18),
            "host": host,
            "created": int(time.time()),
            # What a lesson deals is written down.
            "secret": None if lesson else new_secret().hex(),
        }

    async def rematch(self, live: LiveTable, guest: str, start: bool) -> LiveTable:
        """The same people at a new table; whoever asks second finds the one already laid. Whoever
        was alone with bots may `start` at once.

        The new table is stored together with the word that leads to it: of many who ask at once,
        here or at other processes, one lays it.
        """

        book = await self.books.known(live.table.book)

        def lay(old: Table, guest: str) -> NewTable:
            setup = once_more(old, book and book.campaign)
            row = self.new_row(
                setup, guest, old.spectators, old.absent_after,
                take_back=old.take_back, advice=old.advice, book=old.book, clock=old.clock,
            )  # fmt: skip
            chairs = [Chair(**chair.to_json()) for chair in old.chairs]
            return self._laid(row, setup, chairs, start and old.persons() == [guest])[1]

        await live.change(rematch(guest, lay))
        assert live.table.next is not None
        return await self.find(live.table.next)

    def drop(self, id: str) -> None:
        """A table is no longer stored: nobody is at it any more, here or in other processes."""
        self._forget(id)
        self._announce(f"gone {id}")

    def _forget(self, id: str) -> None:
        if (live := self.live.pop(id, None)) is not None:
            live.end()

    async def read_anew(self, id: str) -> None:
        """What is stored of a table has been changed, here and in every other process."""
        if (live := self.live.get(id)) is not None:
            await live.read_anew()
        self._announce(f"anew {id}")

    # --- passes

    async def revoke(self, subject: str, least: int) -> None:
        """From now on only passes of that number count, and streams opened by others end."""
        await self.storage.write({}, revoke(subject, least))
        self._note_revoked({subject: least})
        self._announce(f"revoked {subject} {least}")

    def _note_revoked(self, known: dict[str, int]) -> None:
        self.revoked.note_all(known)
        for live in self.live.values():
            live.end_unlawful()

    async def _learn_revoked(self) -> None:
        self._note_revoked(await self.storage.read(read_revoked))

    # --- watching over the tables

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for live in list(self.live.values()):
                for seat in {*live.absent_seats(), *given_to_bots(live)}:
                    self._spawn(self._replace(live, seat))
            self._let_go()

    async def _replace(self, live: LiveTable, seat: int) -> None:
        try:
            await live.change(replace_absent(seat, self.configuration.stand_in))
        except (AntreError, Unavailable) as error:
            LOG.warning("table %s: nobody stands in: %s", live.table.id, type(error).__name__)

    def _let_go(self) -> None:
        """Tables nobody looks at leave the memory; their entries bring them back.

        A table where time runs stays.
        """
        oldest = time.monotonic() - self.configuration.idle
        for id, live in list(self.live.items()):
            counted = live.table.absent_after is not None or live.table.times is not None
            timed = counted and live.table.status == "playing"
            busy = live.listeners or live.bots is not None or live.lock.locked() or timed
            if not busy and live.used < oldest:
                del self.live[id]

    async def _beat(self) -> None:
        while True:
            tables = list(self.live.values())
            pause = self.configuration.heartbeat / (len(tables) + 1)
            await asyncio.sleep(pause)
            for live in tables:
                # One table after another: a thousand hearts at once would hold everybody up.
                await asyncio.sleep(pause)
                for listener in live.all_listeners():
                    listener.push(HEARTBEAT)
                if self.storage.shared:
                    for guest in {listener.guest for listener in live.all_listeners()}:
                        self._tell_presence(live, guest)

    # --- other processes, and what we did not know of ourselves

    def _come_late(self, id: str) -> None:
        if (live := self.live.get(id)) is not None:
            self._spawn(live.catch_up())

    def _listen(self, origin: str, kind: str, what: str) -> None:
        """Whoever writes to the database may say anything: what makes no sense is passed over."""
        try:
            self._hear(origin, kind, what)
        except (LookupError, TypeError, ValueError):
            LOG.warning("news from another process that make no sense were passed over")

    def _hear(self, origin: str, kind: str, what: str) -> None:
        if kind == RECONNECTED:
            for live in self.live.values():
                self._spawn(live.catch_up())
            self._spawn(self._learn_revoked())
            return
        if kind == "revoked":
            subject, _, least = what.rpartition(" ")
            self._note_revoked({subject: int(least)})
            return
        id, _, rest = what.partition(" ")
        live_table = self.live.get(id)
        if live_table is not None:
            self._hear_of(live_table, origin, kind, rest)

    def _hear_of(self, live_table: LiveTable, origin: str, kind: str, rest: str) -> None:
        """News of a table that is in memory here."""
        id = live_table.table.id
        if kind == "entries":
            self._spawn(live_table.catch_up())
        elif kind == "gone":
            self._forget(id)
        elif kind == "anew":
            self._spawn(live_table.read_anew())
        elif kind == "sign":
            live_table.show_sign(json.loads(rest))
        elif kind == "presence":
            guest, _, seconds = rest.partition(" ")
            was = live_table.presence.online(guest)
            live_table.presence.hear(guest, origin, float(seconds))
            if live_table.presence.online(guest) != was:
                live_table.tell_lobby()

    def _tell_presence(self, live: LiveTable, guest: str) -> None:
        seconds = live.presence.seconds(guest, 2 * self.configuration.heartbeat)
        self._announce(f"presence {live.table.id} {guest} {seconds}")

    def _tell_sign(self, live: LiveTable, sign: Body) -> None:
        self._announce(f"sign {live.table.id} {json.dumps(sign)}")

    def _announce(self, news: str) -> None:
        """Tell the other processes of the house, if there can be any."""
        if self.storage.shared:
            whole = f"{self.storage.origin} {news}"
            self._spawn(self.storage.write({}, lambda connection: notify(connection, whole)))


def once_more(old: Table, campaign: Campaign | None) -> Setup:
    """The set-up of the next game: by the rules of today, with what the last one has earned, and
    no more than its campaign has."""
    try:
        game = find(old.game)
        earned = old.result["earned"] if old.result else {}
        carried = {
            setting.id: earned[setting.id]
            for setting in game.settings
            if setting.kind in ("earned", "per-seat") and setting.id in earned
        }
        settings = {**old.settings, **carried}
        for id, earned in (campaign.earned if campaign else {}).items():
            counts = settings.get(id, {})
            settings[id] = {each: min(counts[each], earned.get(each, 0)) for each in counts}
        return Setup.of(game, old.seats, settings)
    except BadSetup as error:
        raise Denied(400, "setup", what=error) from None
