"""A table in memory with all who look at it: changes are stored, taken in, and told to everybody.

One change at a time: each is planned on the table as it is, stored under the next number, and
taken in only then. Where another process has been quicker, its entries are read and the change is
planned anew on what they made, which may well mean that it is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from antre.bots.turn_time import TurnTime
from antre.core.errors import AntreError
from antre.core.event import SPECTATOR
from antre.core.lesson import WATCH
from antre.server import gallery, partners
from antre.server.agreements import settled
from antre.server.authorization import allows
from antre.server.bot_workers import FALLBACK, BotWorkers
from antre.server.commands import Change, Plan, decide, follow_script
from antre.server.ending import note_the_game
from antre.server.happening import Body, Happening
from antre.server.identity import Identity
from antre.server.kept_bots import Asked
from antre.server.presence import Presence
from antre.server.replies import Telling, lobby_message, sign_message
from antre.server.restoring import load
from antre.server.schema import ENTRIES
from antre.server.storage import Conflict, Rows, Storage, Unavailable, Work
from antre.server.streams import HEARTBEAT, Listener
from antre.server.table import Table
from antre.server.table_storage import (
    entries_since,
    note_the_clock,
    note_the_offer,
    note_the_setup,
    seat_people,
)

LOG = logging.getLogger("antre.server")
ATTEMPTS = 8


class LiveTable:
    def __init__(
        self, table: Table, storage: Storage, bot_workers: BotWorkers, pause: float
    ) -> None:
        self.table = table
        self.storage = storage
        self.bot_workers = bot_workers
        self.pause = pause
        self.lock = asyncio.Lock()
        self.listeners: dict[tuple[int, str], list[Listener]] = {}
        self.presence = Presence()
        self.used = time.monotonic()
        self.waiting_since = self.used
        self.bots: asyncio.Task[None] | None = None
        self.thinking: defaultdict[int, TurnTime] = defaultdict(TurnTime)  # by the seat of a bot
        self.dozing = False
        self.bot_asked: float | None = None  # since when a bot owes us an answer
        self.hurried = False
        self.now: Callable[[], float] = time.time  # what time to think is counted by
        self.hinting: set[int] = set()  # the seats for which a bot thinks unasked
        self.counts: Callable[[Identity], bool] = lambda who: True
        self.on_presence: Callable[[LiveTable, str], None] = lambda live, guest: None
        self.on_sign: Callable[[LiveTable, partners.Json], None] = lambda live, sign: None

    def end(self) -> None:
        """Nobody plays here any more."""
        if self.bots is not None:
            self.bots.cancel()
        for listener in self.all_listeners():
            listener.close()

    # --- changes

    async def change(self, plan: Plan) -> None:
        self.used = time.monotonic()
        async with self.lock:
            for _ in range(ATTEMPTS):
                change = self._timed(settled(self.table, plan(self.table)))
                if not change.bodies:
                    return
                try:
                    for begun in (change, change.new):
                        if begun is not None and begun.setup is not None:
                            await self.storage.keep_edition(begun.setup.content)
                    await self.storage.write(*self._rows(change))
                except Conflict:
                    await self._catch_up()
                    continue
                if self.table.stopped is not None:
                    await self._reload()
                else:
                    self._take(change)
                break
            else:
                raise Unavailable
        self.wake_bots()

    def _timed(self, change: Change) -> Change:
        """Where time is counted, each entry says when it was made."""
        for body in change.bodies:
            if self.table.times is not None or body["kind"] == "clock":
                body["at"] = self.now()
        return change

    def _rows(self, change: Change) -> tuple[Rows, Work | None]:
        table = self.table
        rows = [
            {"table_id": table.id, "number": table.number + place, "body": body}
            for place, body in enumerate(change.bodies)
        ]
        added: Rows = {ENTRIES: rows}
        if change.new is not None:
            new = change.new.rows
            added = {**new, ENTRIES: [*rows, *new[ENTRIES]]}
        return added, self._note(change)

    def _note(self, change: Change) -> Work | None:
        """What is noted beside the entries, to be found without playing them."""
        table = self.table
        if change.chairs:
            return seat_people(table.id, change.chairs)
        if change.bodies[0]["kind"] == "clock":
            return note_the_clock(table.id, change.bodies[0]["clock"])
        if change.setup is not None:
            return note_the_setup(table.id, change.setup)
        if change.public is not None:
            return note_the_offer(table.id, change.public)
        now = time.time_ns() // 1_000_000
        if change.result is not None:
            assert table.match is not None
            return note_the_game(table, table.match.state, now, change.result)
        if change.move is not None and change.move.state.over:
            return note_the_game(table, change.move.state, now)
        return None

    def _take(self, change: Change) -> None:
        for place, body in enumerate(change.bodies):
            self._absorb(body, change.move if place == 0 else None)

    def _absorb(self, body: Body, move: Any = None) -> None:
        self._tell(self.table.absorb(body, move))

    def _tell(self, happening: Happening) -> None:
        self.waiting_since = time.monotonic()
        if happening.lobby:
            self.end_unlawful()
        if not self.listeners:
            return
        telling = Telling(self.table, happening)
        for (seat, language), group in self.listeners.items():
            if happening.seen_by(seat):
                data = telling.message(seat, language)
                for listener in group:
                    listener.push(data)

    async def catch_up(self) -> None:
        """Another process has written: read on."""
        async with self.lock:
            await self._catch_up()
        self.wake_bots(patient=True)

    async def _catch_up(self) -> None:
        table = self.table
        bodies = await self.storage.read(entries_since(table.id, table.number))
        if table.stopped is None and not any(begins(body) for body in bodies):
            try:
                for body in bodies:
                    self._absorb(body)
            except Exception as error:
                # Written by a house of another version: then the whole table is looked at anew.
                LOG.error("table %s: %s", table.id, type(error).__name__)
            else:
                return
        await self._reload()

    async def read_anew(self) -> None:
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """Read the table anew, and tell what has happened since; or that it cannot be told."""
        known = len(self.table.happenings)
        self.table = await load(self.storage, self.table.id)
        if self.table.stopped is not None:
            for listener in self.all_listeners():
                listener.close()
            return
        self.end_unlawful()
        for happening in self.table.happenings[known:]:
            self._tell(happening)

    # --- who looks

    def listen(self, listener: Listener, after: int | None) -> None:
        """A new stream: first what it has missed, then all that comes."""
        self.used = time.monotonic()
        table, seat = self.table, listener.seat
        if after is not None:
            for happening in table.happenings:
                if happening.seen_by(seat) and happening.versions[seat - SPECTATOR] > after:
                    listener.push(Telling(table, happening).message(seat, listener.language))
        else:
            listener.push(HEARTBEAT)
        self.listeners.setdefault((seat, listener.language), []).append(listener)
        if self.presence.come(listener.guest):
            self._presence(listener.guest)
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        self.used = time.monotonic()
        group = self.listeners[listener.seat, listener.language]
        group.remove(listener)
        if not group:
            del self.listeners[listener.seat, listener.language]
        if self.presence.go(listener.guest):
            self._presence(listener.guest)

    def end_unlawful(self) -> None:
        """A chair may have changed hands: who may no longer look is told nothing more."""
        for listener in self.all_listeners():
            who = listener.who
            if not self.counts(who) or not allows(self.table, who, listener.seat):
                listener.close()

    def all_listeners(self) -> list[Listener]:
        return [listener for group in self.listeners.values() for listener in group]

    def _presence(self, guest: str) -> None:
        """Somebody who sits here came or went."""
        if self.table.seats_of(guest):
            self.on_presence(self, guest)
            self.tell_lobby()

    def tell_lobby(self) -> None:
        for (seat, _), group in self.listeners.items():
            data = lobby_message(self.table, seat)
            for listener in group:
                listener.push(data)

    # --- what partners tell each other

    def sign(self, sign: partners.Json) -> None:
        """Somebody proposes, points or nods: told here, and to other processes."""
        self.show_sign(sign)
        self.on_sign(self, sign)

    def show_sign(self, sign: partners.Json) -> None:
        if sign["kind"] == gallery.KIND:
            self._show_remark(sign)
            return
        told = partners.take_sign(self.table, sign)
        if told is None:
            return
        for (seat, _), group in self.listeners.items():
            if seat in partners.hearers(self.table, sign):
                data = sign_message(self.table, seat, told)
                for listener in group:
                    listener.push(data)

    def _show_remark(self, said: partners.Json) -> None:
        """Spectators hear each other; who plays does not, also where they look on."""
        gallery.note(self.table, said)
        data = sign_message(self.table, SPECTATOR, said)
        for (seat, _), group in self.listeners.items():
            for listener in group if seat == SPECTATOR else ():
                if not self.table.seats_of(listener.guest):
                    listener.push(data)

    async def advise(self, owner: int) -> None:
        """Each bot among the partners of a seat proposes what it would do."""
        for seat in partners.bots_beside(self.table, owner):
            await self._let_propose(seat, owner, self.table.chairs[seat].bot)

    async def hint(self, owner: int) -> None:
        """Unasked, one of them does, as it first comes to mind, and once for each question."""
        bots = partners.bots_beside(self.table, owner)
        if not bots or owner in self.hinting or any(bot in self.table.proposals for bot in bots):
            return
        self.hinting.add(owner)
        try:
            await self._let_propose(bots[0], owner, FALLBACK, urgent=False)
        finally:
            self.hinting.discard(owner)

    async def _let_propose(self, seat: int, owner: int, level: str, urgent: bool = True) -> None:
        table = self.table
        number = partners.open_number(table, seat, owner)
        world = partners.world_of(table, seat)
        text = await self.bot_workers.choose(level, world, owner, urgent)
        reason = await asyncio.to_thread(partners.reason_of, table, world, owner, text)
        try:
            made = partners.proposal(table, seat, owner, text, number)
        except AntreError:
            LOG.debug("a bot's proposal came late")
            return
        self.sign(partners.sign_of(made._replace(reason=reason), number))

    def touch(self, guest: str) -> None:
        """A request counts as being there, for bots that ask rather than listen."""
        self.used = time.monotonic()
        if self.presence.ask(guest):
            self.on_presence(self, guest)

    def absent_seats(self) -> list[int]:
        """The seats that owe an answer longer than this table wants to wait, with nobody there."""
        table, limit = self.table, self.table.absent_after
        if limit is None or table.status != "playing" or table.paused:
            return []
        if time.monotonic() - self.waiting_since < limit:
            return []
        return [seat for seat in table.waiting if self._absent(seat, limit)]

    def _absent(self, seat: int, limit: float) -> bool:
        chair = self.table.chairs[seat]
        return chair.person and not chair.bot and self.presence.away(chair.guest) >= limit

    def out_of_time(self) -> list[int]:
        """The seats whose time to think is up, where that has consequences."""
        times = self.table.times
        return [] if times is None else times.up(self.now())

    # --- bots

    def wake_bots(self, patient: bool = False) -> None:
        """Let bots answer what is asked of them; patient: only if no other process does."""
        if self.bots is not None and self.dozing and not patient:
            self.bots.cancel()
            self.bots = None
        if self.bots is None and self._bot_seats():
            self.bots = asyncio.get_running_loop().create_task(self._play_bots(patient))

    def _bot_seats(self) -> list[int]:
        """The bots that are asked, as long as there is somebody to play with or to watch."""
        table = self.table
        if table.asked_back is not None or table.paused:
            return []
        if (beat := table.beat) is not None:
            seats = [beat.seat] if beat.kind == WATCH else []
        else:
            seats = [seat for seat in table.waiting if table.chairs[seat].bot]
        return seats if seats and self._watched() else []

    def _somebody_waits(self) -> bool:
        persons = (chair for chair in self.table.chairs if chair.person and not chair.bot)
        return any(self.presence.online(chair.guest) for chair in persons)

    def _hurry(self, hurried: bool) -> None:
        """Whether bots have less time here than they want is told when it changes."""
        if hurried != self.hurried:
            self.hurried = hurried
            self.tell_lobby()

    def _watched(self) -> bool:
        played = any(chair.person and not chair.bot for chair in self.table.chairs)
        return played or bool(self.listeners)

    async def _play_bots(self, patient: bool) -> None:
        try:
            self.dozing = patient
            if patient:
                await asyncio.sleep(self.bot_workers.seconds + self.pause)
            self.dozing = False
            while seats := self._bot_seats():
                await self._let_bot(seats[0])
        except Exception as error:
            LOG.error("table %s: bots stopped: %s", self.table.id, type(error).__name__)
        self.bots = None

    async def _let_bot(self, seat: int) -> None:
        table = self.table
        if table.beat is not None:
            await asyncio.sleep(self.pause)
            await self.change(follow_script)
            return
        if table.match is None or seat not in table.waiting:
            return
        state = table.match.state
        number = state.decision(seat).number
        level, urgent = table.chairs[seat].bot, self._somebody_waits()
        thinking = self.thinking[seat]
        spent = thinking.spent(state)
        begin = self.bot_asked = time.monotonic()
        try:
            asked = Asked(f"{table.id}/{seat}", number)
            option = await self.bot_workers.choose(level, state, seat, urgent, spent, asked)
            took = time.monotonic() - begin
            thinking.add(took)
        finally:
            self.bot_asked = None
        # People follow what bots do: a quick answer waits a moment, a long thought was one.
        await asyncio.sleep(max(0.0, self.pause - took))
        self._hurry(self.bot_workers.hurried)
        try:
            await self.change(decide(seat, [option], number, bot=True))
        except AntreError:
            # The table has moved on meanwhile: somebody took a choice back, or came back.
            LOG.debug("a bot's answer came late")


def begins(body: Any) -> bool:
    """Does the game go by other rules from here on than those at hand, perhaps?"""
    return isinstance(body, dict) and "rules" in body
