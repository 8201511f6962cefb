"""HTTP: tables and the people at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response

from antre.bots import able
from antre.core.dealing import LONGEST_WORD
from antre.core.errors import BadSetup
from antre.core.event import SPECTATOR
from antre.core.setup import Setup
from antre.server import commands, consent, gallery, partners, replies, shields
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.api_games import game_of
from antre.server.authorization import is_open_to, may_ask, own_seat, owns, seats_of
from antre.server.books import next_settings
from antre.server.conceding import ends_with
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.live import LiveTable
from antre.server.models_tables import (
    ChairRequest,
    Join,
    Joined,
    Prepare,
    SettingsRequest,
    Start,
    TableLaid,
    TableReply,
    TableRequest,
    Word,
    plain_clock,
)
from antre.server.revoked import seat_subject
from antre.server.table import BOT_NAMES, Chair, Table
from antre.server.words import called_in, clean_name, house_words

TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableReply}}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
    stand_in = context.house.configuration.stand_in

    @api.post("", responses={200: {"model": TableLaid}}, summary="Lay a table")
    async def lay(request: Request, wanted: TableRequest) -> Response:
        who = guest(request)
        context.ration_tables(request)
        return reply(replies.tell_laid((await lay_table(context, who, wanted)).table))

    @api.get("/{id}", responses=TABLE, summary="Who sits where, and how it stands")
    async def look(request: Request, id: str) -> Response:
        live, who = await context.table(request, stopped=True)
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/join", responses={200: {"model": Joined}}, summary="Sit down")
    async def join(request: Request, id: str, join: Join) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        public = context.house.configuration.public_tables
        await live.change(commands.join(who.guest, who.called, join.invite, join.seat, public))
        return reply({"table": id, "seat": live.table.seats_of(who.guest)[0]})

    @api.post("/{id}/chair", responses=TABLE, summary="The host prepares a chair")
    async def chair(request: Request, id: str, wanted: Prepare) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        prepared = chair_of(context, wanted, who, live.table.setup)
        await live.change(commands.set_chair(who.guest, wanted.seat, prepared))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/settings", responses=TABLE, summary="The host plays otherwise")
    async def settings(request: Request, id: str, wanted: SettingsRequest) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        await check_earned(context, live.table, who, wanted.settings)
        await live.change(commands.change_settings(who.guest, wanted.settings))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/word", responses=TABLE, summary="Add a word of one's own to the deal")
    async def word(request: Request, id: str, added: Word) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, added.seat)
        context.limits.take("chat", who.key)
        await live.change(commands.add_word(added.seat, clean_name(added.word, LONGEST_WORD)))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/start", responses=TABLE, summary="Begin; bots take the open chairs")
    async def start(request: Request, id: str, start: Start | None = None) -> Response:
        guest(request)
        live, who = await context.table(request)
        fill = level_of(context, start.fill if start else stand_in, live.table.setup)
        await live.change(commands.start(who.guest, fill))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/play-on", responses=TABLE, summary="Play on by the rules of today")
    async def play_on(request: Request, id: str) -> Response:
        guest(request)
        live, who = await context.table(request, stopped=True)
        await live.change(commands.play_on(who.guest))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/leave", responses=TABLE, summary="Get up; in a game a bot plays on")
    async def leave(request: Request, id: str) -> Response:
        live, who = await context.table(request)
        await live.change(commands.leave(who.guest, stand_in, who.seat))
        return reply(describe(context, live, who, language_of(request)))

    return api


async def lay_table(context: ApiContext, who: Identity, wanted: TableRequest) -> LiveTable:
    try:
        settings = await settings_for(context, who, wanted)
        setup = Setup.of(game_of(wanted.game), how_many(wanted), settings)
    except BadSetup as error:
        raise Denied(400, "setup", what=error) from None
    check_public(context, wanted.public)
    row = context.house.new_row(
        setup,
        who.guest,
        wanted.spectators,
        wanted.absent_after,
        take_back=wanted.take_back,
        advice=wanted.advice,
        book=wanted.book,
        public=wanted.public,
        clock=plain_clock(wanted.clock),
    )
    chairs = [
        chair_of(context, chair, who, setup, seat) for seat, chair in enumerate(wanted.chairs)
    ]
    chairs += [Chair("open") for _ in range(setup.seats - len(chairs))]
    if len(chairs) > setup.seats:
        raise Denied(400, "setup", what=f"{len(chairs)} > {setup.seats}")
    return await context.house.lay(row, setup, chairs, wanted.start)


async def settings_for(
    context: ApiContext, who: Identity, wanted: TableRequest
) -> Mapping[str, Any]:
    """The settings wanted; at a table of a campaign, with what its book has earned."""
    if wanted.book is None:
        return wanted.settings
    book = await context.house.books.find(wanted.book, who.guest)
    if book.campaign.game != wanted.game:
        raise Denied(404, "no-book")
    return next_settings(book.campaign, dict(wanted.settings))


async def check_earned(
    context: ApiContext, table: Table, who: Identity, settings: Mapping[str, Any]
) -> None:
    """At a table of a campaign nobody begins with more than its book has earned."""
    if table.book is not None:
        book = await context.house.books.find(table.book, who.guest)
        next_settings(book.campaign, {**table.settings, **settings})


def check_public(context: ApiContext, public: bool) -> None:
    if public and not context.house.configuration.public_tables:
        raise Denied(403, "no-public")


def offered(context: ApiContext, table: Table) -> bool | None:
    """Is it on the list of public tables? None where the house has no such list."""
    return table.public if context.house.configuration.public_tables else None


def how_many(wanted: TableRequest) -> int | None:
    return wanted.seats if wanted.seats is not None or not wanted.chairs else len(wanted.chairs)


def chair_of(
    context: ApiContext, wanted: ChairRequest, who: Identity, setup: Setup, seat: int = 0
) -> Chair:
    if wanted.kind == "me":
        return Chair("person", who.guest, who.called)
    if wanted.kind == "hot":
        return Chair("hot", who.guest, clean_name(wanted.name) or who.called)
    if wanted.kind == "bot":
        level = level_of(context, wanted.level, setup)
        return Chair("bot", "", BOT_NAMES[seat % len(BOT_NAMES)], level)
    return Chair("open")


def level_of(context: ApiContext, level: str, setup: Setup) -> str:
    levels = able(context.house.configuration.levels, setup)
    if level not in levels:
        raise Denied(400, "no-level", allowed=levels)
    return level


def describe(context: ApiContext, live: LiveTable, who: Identity, language: str) -> dict[str, Any]:
    table = live.table
    if not is_open_to(table, who) and who.guest != table.host:
        return {**describe_closed(table, language), "public": offered(context, table)}
    mine = seats_of(table, who)
    person = who.table is None
    seat = mine[0] if mine else SPECTATOR
    invite = table.invite if person and (mine or who.guest == table.host) else None
    house = context.house.configuration
    return {
        "table": table.id,
        "game": table.game,
        "seats": table.seats,
        "status": table.status,
        "stopped": replies.tell_stopped(table, language),
        "host": person and who.guest == table.host,
        "you": mine,
        "chairs": [
            describe_chair(context, live, who, seat, language) for seat in range(table.seats)
        ],
        "settings": table.settings,
        "spectators": table.spectators,
        "public": offered(context, table),
        "absent_after": table.absent_after,
        "version": table.version(seat),
        "waiting": table.waiting,
        "hurried": house_words(language).say("hurried") if live.hurried else None,
        "next": table.next,
        **replies.tell_result(table, seat, language),
        "chat": gallery.heard(table, who.guest),
        "invite": invite,
        "invitation": invite
        and f"{house.public_url or house.nearby_url}/t/{table.id}?invite={invite}",
        "lesson": table.lesson,
        "deal": replies.tell_deal(table),
        "take_back": table.stopped is None and consent.allows(table),
        "advice": table.stopped is None and may_ask(table),
        "asked_back": replies.tell_asked_back(table),
        "pause": replies.tell_pause(table),
        "clock": None if table.times is None else table.times.tell(table.chairs, live.now()),
        "book": table.book if person and mine else None,
        "partners": [other for other in partners.partners_of(table, seat) if other not in mine],
    }


def describe_closed(table: Table, language: str) -> dict[str, Any]:
    """A table as a stranger sees it who stands before its closed door: where there is room."""
    somebody = house_words(language).say("guest")
    worn = shields.borne(table.chairs)
    chairs = [
        {
            "seat": seat, "kind": chair.kind, "name": somebody if chair.person else chair.name,
            "level": chair.level, "online": False, "stand_in": False, "conceded": False, "votes": 0,
            "shield": worn[seat], "yours": False, "last": False,
        }
        for seat, chair in enumerate(table.chairs)
    ]  # fmt: skip
    return {
        "table": table.id,
        "game": table.game,
        "seats": table.seats,
        "status": table.status,
        "stopped": replies.tell_stopped(table, language),
        "host": False,
        "you": [],
        "chairs": chairs,
        "settings": table.settings,
        "spectators": False,
        "absent_after": table.absent_after,
        "version": 0,
        "waiting": [],
        "hurried": None,
        "next": None,
        "outcome": None,
        "scores": [],
        "parts": [],
        "chat": [],
        "invite": None,
        "invitation": None,
        "lesson": table.lesson,
        "deal": None,
        "take_back": False,
        "advice": False,
        "asked_back": None,
        "pause": None,
        "clock": None,
        "book": None,
        "partners": [],
    }


def describe_chair(
    context: ApiContext, live: LiveTable, who: Identity, seat: int, language: str
) -> dict[str, Any]:
    table = live.table
    chair = table.chairs[seat]
    mine = owns(table, who, seat) and bool(who.guest)
    shown = {
        "seat": seat,
        "kind": chair.kind,
        "name": called_in(language, chair.name),
        "level": chair.bot,
        "online": chair.kind == "bot" or (chair.person and live.presence.online(chair.guest)),
        "stand_in": bool(chair.stand_in),
        "conceded": seat in table.conceded,
        "last": mine and ends_with(table, seat),
        "votes": len(table.votes.get(seat, ())),
        "shield": shields.borne(table.chairs)[seat],
        "yours": mine,
    }
    if mine and who.table is None:
        number = context.house.revoked.least(seat_subject(table.id, seat))
        shown["token"] = context.passes.seat_token(table.id, seat, who, number)
    return shown
