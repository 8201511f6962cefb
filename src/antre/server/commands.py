"""What people and bots do at a table, each as a change: the entries it adds, or a refusal.

These functions look and do not touch; a change is stored first and taken in afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from antre.core.errors import AntreError, BadSetup
from antre.core.lesson import READ, WATCH
from antre.core.setup import Setup
from antre.server import lessons, shields
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.match import Match, Move
from antre.server.storage import Rows
from antre.server.table import Chair, Table


class NewTable:
    """A table that is laid together with a change at another one."""

    __slots__ = ("id", "rows", "setup")

    def __init__(self, id: str, setup: Setup, rows: Rows) -> None:
        self.id = id
        self.setup = setup
        self.rows = rows


class Change:
    """Entries to add, and what they bring: who holds which chair, how the table is played from
    now on, what the first one leads to, which table is laid with it, whether it is offered to
    everybody, and how the game ends if it does not by its rules."""

    __slots__ = ("bodies", "chairs", "move", "new", "public", "result", "setup")

    def __init__(
        self,
        *bodies: Body,
        move: Move | None = None,
        chairs: Mapping[int, str] | None = None,
        setup: Setup | None = None,
        new: NewTable | None = None,
        public: bool | None = None,
        result: Body | None = None,
    ) -> None:
        self.bodies: tuple[Body, ...] = bodies
        self.public = public
        self.new = new
        self.move = move
        self.chairs = chairs or {}
        self.setup = setup
        self.result = result


Plan = Callable[[Table], Change]


# --- before the game


def join(guest: str, name: str, invite: str | None, seat: int | None, public: bool = False) -> Plan:
    """With the invitation; or without, at a public table of a house that has them."""

    def plan(table: Table) -> Change:
        if table.seats_of(guest):
            return Change()
        may = invite == table.invite or guest == table.host or (public and table.public)
        if not may:
            raise Denied(403, "invite")
        in_lobby(table)
        free = [place for place, chair in enumerate(table.chairs) if chair.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Denied(409, "taken", allowed=free)
        place = free[0] if seat is None else seat
        return change_chair(place, Chair("person", guest, name, "", table.chairs[place].shield))

    return plan


def set_chair(guest: str, seat: int, chair: Chair) -> Plan:
    """The host prepares a chair: open, a bot, or somebody at the same screen."""

    def plan(table: Table) -> Change:
        host_only(table, guest)
        in_lobby(table)
        known_seat(table, seat)
        if table.chairs[seat].kind == "person" and table.chairs[seat].guest != guest:
            raise Denied(409, "taken")
        if chair.kind == "bot":
            chair.name = table.free_name(seat)
        return change_chair(seat, chair.bearing(table.chairs[seat].shield))

    return plan


def choose_shield(guest: str, seat: int, shield: int) -> Plan:
    """Somebody bears another shield; the host chooses for chairs without a person of their own."""

    def plan(table: Table) -> Change:
        in_lobby(table)
        known_seat(table, seat)
        own = seat in own_seats(table, guest)
        if not own and (guest != table.host or table.chairs[seat].kind == "person"):
            raise Denied(403, "not-yours")
        changed = shields.choose(table.chairs, seat, shield)
        return Change(*[chair_body(place, chair) for place, chair in changed.items()])

    return plan


def move(guest: str, seat: int, to: int) -> Plan:
    """Somebody takes a free chair instead of the own one; the host exchanges any two chairs.

    The word that somebody has added to the deal goes along.
    """

    def plan(table: Table) -> Change:
        in_lobby(table)
        known_seat(table, seat)
        known_seat(table, to)
        free = [place for place, chair in enumerate(table.chairs) if chair.kind == "open"]
        if guest != table.host:
            if seat not in own_seats(table, guest):
                raise Denied(403, "not-yours")
            if to not in (seat, *free):
                raise Denied(409, "taken", allowed=free)
        return exchange(table, seat, to) if seat != to else Change()

    return plan


def exchange(table: Table, one: int, other: int) -> Change:
    chairs = {one: table.chairs[other], other: table.chairs[one]}
    bodies = [chair_body(seat, chair) for seat, chair in chairs.items()]
    if table.deal is not None:
        words = {one: table.deal.words[other], other: table.deal.words[one]}
        bodies += [
            {"kind": "word", "seat": seat, "word": word} for seat, word in words.items() if word
        ]
    return Change(*bodies, chairs={seat: chair.guest for seat, chair in chairs.items()})


def change_chair(seat: int, chair: Chair) -> Change:
    return Change(chair_body(seat, chair), chairs={seat: chair.guest})


def chair_body(seat: int, chair: Chair) -> Body:
    return {"kind": "chair", "seat": seat, "chair": chair.to_json()}


def change_settings(guest: str, given: Mapping[str, Any]) -> Plan:
    """The host plays otherwise: what is not given stays as it is."""

    def plan(table: Table) -> Change:
        host_only(table, guest)
        in_lobby(table)
        old = table.setup
        settings = {**old.settings, **given}
        try:
            setup = Setup.of(old.game, old.seats, settings, old.content, old.rules)
        except BadSetup as error:
            raise Denied(400, "setup", what=error) from None
        if setup.settings == old.settings:
            return Change()
        return Change({"kind": "settings", "settings": setup.settings}, setup=setup)

    return plan


def offer(guest: str, public: bool) -> Plan:
    """The host offers the table to everybody, or only to who has the link."""

    def plan(table: Table) -> Change:
        host_only(table, guest)
        in_lobby(table)
        if table.public == public:
            return Change()
        return Change({"kind": "public", "public": public}, public=public)

    return plan


def choose_clock(guest: str, clock: Body | None) -> Plan:
    """The host chooses how long everybody may think; None: as long as they like."""

    def plan(table: Table) -> Change:
        host_only(table, guest)
        in_lobby(table)
        return Change() if clock == table.clock else Change({"kind": "clock", "clock": clock})

    return plan


def add_word(seat: int, word: str) -> Plan:
    """Somebody adds a word to the deal, or another one; an empty one takes it away."""

    def plan(table: Table) -> Change:
        in_lobby(table)
        if table.deal is None:
            raise Denied(409, "no-deal")
        if table.deal.words[seat] == word:
            return Change()
        return Change({"kind": "word", "seat": seat, "word": word})

    return plan


def start(guest: str, fill: str) -> Plan:
    """The game begins; a bot of level `fill` takes each chair that is still open."""

    def plan(table: Table) -> Change:
        host_only(table, guest)
        in_lobby(table)
        return start_now(table, fill)

    return plan


def start_now(table: Table, fill: str) -> Change:
    chairs = [
        chair
        if chair.kind != "open"
        else Chair("bot", "", table.free_name(seat), fill, chair.shield)
        for seat, chair in enumerate(table.chairs)
    ]
    tutorial, setup = table.tutorial, table.setup
    deal = table.deal
    key = None if deal is None else deal.key
    match = Match(tutorial.scenario.start()) if tutorial else Match.start(setup, key)
    body = {
        "kind": "start",
        "rules": setup.rules,
        "edition": setup.content.digest,
        "lines": match.lines(0),
        "chairs": [chair.to_json() for chair in chairs],
    }
    if deal is not None:
        body["words"] = list(deal.words)
    return Change(body, setup=setup)


def leave(guest: str, stand_in: str, only: int | None = None) -> Plan:
    """In the lobby the chair is open again; in a game a bot plays on, and one may come back.

    All chairs of a guest, or only the one that a token speaks for.
    """

    def plan(table: Table) -> Change:
        seats = [seat for seat in own_seats(table, guest) if only in (None, seat)]
        if table.status == "over":
            return Change()
        if table.status == "playing":
            left = [seat for seat in seats if not table.chairs[seat].stand_in]
            bodies = [{"kind": "replace", "seat": seat, "level": stand_in} for seat in left]
            return Change(*bodies)
        bodies = [chair_body(seat, Chair("open")) for seat in seats]
        return Change(*bodies, chairs=dict.fromkeys(seats, ""))

    return plan


def give_up(guest: str, level: str) -> Plan:
    """Somebody goes for good: open chairs in the lobby, bots in a game, and no way back."""

    def plan(table: Table) -> Change:
        begun = table.status == "playing"
        bodies: list[Body] = []
        seats = table.seats_of(guest)
        for seat in seats:
            name, shield = table.free_name(seat), table.chairs[seat].shield
            chair = Chair("bot", "", name, level, shield) if begun else Chair("open")
            bodies.append(chair_body(seat, chair))
        return Change(*bodies, chairs=dict.fromkeys(seats, ""))

    return plan


# --- the game


def decide(seat: int, options: Sequence[str], number: int | None, bot: bool = False) -> Plan:
    def plan(table: Table) -> Change:
        match = moving(table)
        if bool(table.chairs[seat].bot) != bot:
            raise Denied(409, "stands-in")
        move = match.decide(table.number, seat, options, number)
        lessons.check(table, seat, options)
        body = {"kind": "choice", "seat": seat, "lines": move.lines}
        return Change(body, move=move)

    return plan


def undo(seat: int) -> Plan:
    def plan(table: Table) -> Change:
        if table.beat is not None:
            raise Denied(409, "lesson-undo")
        count = moving(table).undoable(seat)
        if not count:
            raise Denied(409, "undo")
        return Change({"kind": "undo", "seat": seat, "count": count})

    return plan


def play_on(guest: str) -> Plan:
    """A game whose rules or edition are gone goes on by those of today, if they fit its past."""

    def plan(table: Table) -> Change:
        if guest != table.host:
            own_seats(table, guest)
        if table.stopped is None:
            return Change()
        setup = table.way_on
        if setup is None:
            raise table.stopped.denied(table.remedy)
        rules = {"rules": setup.rules, "edition": setup.content.digest}
        return Change({"kind": "play-on", "by": guest, **rules}, setup=setup)

    return plan


# --- lessons


def read(step: int) -> Plan:
    """The learner has read lesson `step`, counted from 1; to say so twice does no harm."""

    def plan(table: Table) -> Change:
        beat = table.beat
        current = step if beat is None else beat.lesson.number + 1
        if beat is None or step < current or beat.kind == WATCH:
            return Change()
        if step == current and beat.kind == READ:
            return Change({"kind": "read"})
        raise Denied(409, "stale")

    return plan


def end_lessons(table: Table) -> Change:
    """The learner knows enough: the game goes on freely."""
    playing(table)
    return Change({"kind": "free"}) if table.beat is not None else Change()


def follow_script(table: Table) -> Change:
    """What the tutorial has written down next; where that is not possible, lessons are over."""
    beat = table.beat
    if beat is None or beat.kind != WATCH:
        return Change()
    options = [each.options[0] for each in table.coming]
    try:
        move = playing(table).decide(table.number, beat.seat, options, None, scripted=True)
    except AntreError:
        return Change({"kind": "free"})
    return Change({"kind": "choice", "seat": beat.seat, "lines": move.lines}, move=move)


# --- people


def chat(guest: str, text: str, only: int | None = None) -> Plan:
    """Said by the first chair of a guest, or by the one that a token speaks for."""

    def plan(table: Table) -> Change:
        seats = own_seats(table, guest)
        seat = seats[0] if only is None else only
        if seat not in seats:
            raise Denied(403, "not-seated")
        name = table.chairs[seat].name
        return Change({"kind": "chat", "seat": seat, "name": name, "text": text})

    return plan


def vote(guest: str, seat: int, online: bool, stand_in: str) -> Plan:
    """One more wants a bot to play on for somebody who is absent or whose time is up; more than
    half of the others do it."""

    def plan(table: Table) -> Change:
        playing(table)
        known_seat(table, seat)
        own_seats(table, guest)
        chair = table.chairs[seat]
        if chair.bot or chair.guest == guest or online:
            raise Denied(409, "present")
        present = {other.guest for other in table.chairs if other.person and not other.bot}
        votes = (table.votes.get(seat, set()) | {guest}) & present
        bodies: list[Body] = [{"kind": "vote", "seat": seat, "by": guest}]
        if 2 * len(votes) > len(present - {chair.guest}):
            bodies.append({"kind": "replace", "seat": seat, "level": stand_in})
        return Change(*bodies)

    return plan


def replace_absent(seat: int, level: str) -> Plan:
    def plan(table: Table) -> Change:
        if table.status != "playing" or table.chairs[seat].bot:
            return Change()
        return Change({"kind": "replace", "seat": seat, "level": level})

    return plan


def come_back(guest: str, seat: int, now: float) -> Plan:
    def plan(table: Table) -> Change:
        if seat not in own_seats(table, guest):
            raise Denied(403, "not-yours", allowed=table.seats_of(guest))
        if seat in table.conceded:
            raise Denied(409, "conceded")
        if table.times is not None and table.times.spent(seat, now):
            raise Denied(409, "no-time")
        if not table.chairs[seat].stand_in:
            return Change()
        return Change({"kind": "return", "seat": seat})

    return plan


def rematch(guest: str, lay: Callable[[Table, str], NewTable]) -> Plan:
    def plan(table: Table) -> Change:
        own_seats(table, guest)
        if table.status != "over":
            raise Denied(409, "not-over")
        if table.next:
            return Change()
        new = lay(table, guest)
        return Change({"kind": "rematch", "table": new.id}, new=new)

    return plan


# --- what must be so


def not_stopped(table: Table) -> None:
    """Another process may have written what this one cannot read."""
    if table.stopped is not None:
        raise table.stopped.denied(table.remedy)


def in_lobby(table: Table) -> None:
    not_stopped(table)
    if table.status != "lobby":
        raise Denied(409, "started")


def host_only(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Denied(403, "host")


def known_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Denied(404, "no-seat", allowed=range(table.seats))


def own_seats(table: Table, guest: str) -> list[int]:
    seats = table.seats_of(guest)
    if not seats:
        raise Denied(403, "not-seated")
    return seats


def playing(table: Table) -> Match:
    not_stopped(table)
    if table.match is None:
        raise Denied(409, "not-started")
    if table.given_up:
        raise Denied(409, "given-up")
    return table.match


def moving(table: Table) -> Match:
    """A game that is played and does not rest."""
    match = playing(table)
    if table.paused:
        raise Denied(409, "paused")
    return match
