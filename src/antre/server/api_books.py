"""HTTP: the books of campaigns that a guest belongs to."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antre.core.campaign import earned_settings
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.api_games import at_hand, game_of
from antre.server.books import LONGEST_TITLE, Book, empty_book, read_file
from antre.server.models import Nothing
from antre.server.models_books import BookReply, BookRequest, BooksReply, BookTitle
from antre.server.words import clean_name

BOOK: dict[int | str, dict[str, Any]] = {200: {"model": BookReply}}
FILE = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/books", tags=["books"], responses=ERRORS)
    books = context.house.books

    @api.get("", responses={200: {"model": BooksReply}}, summary="My books, the last one first")
    async def mine(request: Request) -> Response:
        who = guest(request)
        return reply({"books": [tell(book, who.guest) for book in await books.of(who.guest)]})

    @api.post("", responses=BOOK, summary="Begin a book")
    async def begin(request: Request, wanted: BookRequest) -> Response:
        who = guest(request)
        context.limits.take("table", who.key)
        game_of(wanted.game)
        id = await books.begin(who.guest, empty_book(wanted.game, wanted.title))
        return reply(tell(await books.find(id, who.guest), who.guest))

    @api.post("/bring", responses=BOOK, openapi_extra=FILE, summary="A book out of a file")
    async def bring(request: Request) -> Response:
        who = guest(request)
        context.limits.take("table", who.key)
        id = await books.begin(who.guest, read_file(await request.body()))
        return reply(tell(await books.find(id, who.guest), who.guest))

    @api.get("/{id}", responses=BOOK, summary="What stands in a book")
    async def look(request: Request, id: str) -> Response:
        who = guest(request)
        book = await books.find(id, who.guest)
        context.house.retention.book_opened(id)
        return reply(tell(book, who.guest))

    @api.get("/{id}/file", summary="The book as a file")
    async def take(request: Request, id: str) -> Response:
        who = guest(request)
        book = await books.find(id, who.guest)
        name = f"{book.campaign.game}-{book.id}.campaign.json"
        return Response(
            book.campaign.dumps(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @api.post("/{id}/title", responses=BOOK, summary="Its keeper calls it otherwise")
    async def rename(request: Request, id: str, wanted: BookTitle) -> Response:
        who = guest(request)
        title = clean_name(wanted.title, LONGEST_TITLE)
        await books.rename(await books.find(id, who.guest), who.guest, title)
        return reply(tell(await books.find(id, who.guest), who.guest))

    @api.post("/{id}/anew", responses=BOOK, summary="Its keeper begins anew")
    async def anew(request: Request, id: str) -> Response:
        who = guest(request)
        await books.begin_anew(await books.find(id, who.guest), who.guest)
        return reply(tell(await books.find(id, who.guest), who.guest))

    @api.post("/{id}/leave", responses={200: {"model": Nothing}}, summary="Leave its company")
    async def leave(request: Request, id: str) -> Response:
        who = guest(request)
        await books.leave(await books.find(id, who.guest), who.guest)
        return reply({})

    return api


def tell(book: Book, guest: str) -> dict[str, Any]:
    campaign = book.campaign
    game = at_hand(campaign.game)  # which may have left the house
    return {
        "book": book.id,
        "game": campaign.game,
        "title": campaign.title,
        "keeper": book.company[0] == guest,
        "company": book.names,
        "begun": campaign.begun,
        "earned": {} if game is None else campaign.earned,
        "rewards": [] if game is None else [each.to_json() for each in earned_settings(game)],
        "pages": [page.to_json() for page in campaign.pages],
    }
