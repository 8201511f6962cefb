"""Books of campaigns: who keeps them, what stands in them, and how a game gets its page.

Whoever makes a book keeps it, and whoever plays a game of it to its end is of the company from
then on. A book that nobody belongs to any more is gone.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from antre.core.campaign import MOST_PAGES, Campaign, Page
from antre.core.errors import AntreError
from antre.server.errors import Denied
from antre.server.schema import ACCOUNTS, BOOKS, COMPANIONS, GUESTS, PAGES
from antre.server.storage import Storage, Work
from antre.server.words import clean_name

LONGEST_TITLE = 60
MOST_BOOKS = 40  # of one guest
Body = dict[str, Any]


class Book(NamedTuple):
    """A book as it is stored: its campaign, and the guests of its company, the keeper first."""

    id: str
    campaign: Campaign
    company: list[str]
    names: list[str]


class Books:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, guest: str) -> list[Book]:
        """The books of a guest, those last opened first."""
        return await self.storage.read(lambda connection: books_of(connection, guest))

    async def find(self, id: str, guest: str) -> Book:
        """A book for one of its company; for anybody else there is none."""
        book = await self.known(id)
        if book is None or guest not in book.company:
            raise Denied(404, "no-book")
        return book

    async def known(self, id: str | None) -> Book | None:
        """A book for the house itself, if there is such a one."""
        if id is None:
            return None
        return await self.storage.read(lambda connection: read_book(connection, id))

    async def begin(self, guest: str, campaign: Campaign) -> str:
        """A new book, empty or brought along; its id."""
        if len(await self.of(guest)) >= MOST_BOOKS:
            raise Denied(409, "many-books", most=MOST_BOOKS)
        id = secrets.token_hex(6)
        row = {"id": id, "game": campaign.game, "title": campaign.title, "begun": campaign.begun}
        pages = [page_row(id, number, page) for number, page in enumerate(campaign.pages)]
        keeper = {"book_id": id, "guest": guest, "place": 0}
        await self.storage.write({BOOKS: [row], COMPANIONS: [keeper], PAGES: pages})
        return id

    async def begin_anew(self, book: Book, guest: str) -> None:
        self._keeper_only(book, guest)
        await self._change(book.id, begun=book.campaign.anew().begun)

    async def rename(self, book: Book, guest: str, title: str) -> None:
        self._keeper_only(book, guest)
        await self._change(book.id, title=title)

    async def leave(self, book: Book, guest: str) -> None:
        def work(connection: Connection) -> None:
            leave_books(connection, guest, [book.id])

        await self.storage.write({}, work)

    async def _change(self, id: str, **values: Any) -> None:
        changed = update(BOOKS).where(BOOKS.c.id == id).values(**values)

        def work(connection: Connection) -> None:
            connection.execute(changed)

        await self.storage.write({}, work)

    def _keeper_only(self, book: Book, guest: str) -> None:
        if book.company[0] != guest:
            raise Denied(403, "keeper")


# --- reading


def books_of(connection: Connection, guest: str) -> list[Book]:
    found = (
        select(BOOKS.c.id)
        .join(COMPANIONS, COMPANIONS.c.book_id == BOOKS.c.id)
        .where(COMPANIONS.c.guest == guest)
        .order_by(BOOKS.c.opened.desc(), BOOKS.c.id)
    )
    read = (read_book(connection, id) for id in connection.execute(found).scalars().all())
    return [book for book in read if book is not None]


def read_book(connection: Connection, id: str) -> Book | None:
    row = connection.execute(select(BOOKS).where(BOOKS.c.id == id)).mappings().first()
    if row is None:
        return None
    pages = select(PAGES.c.body).where(PAGES.c.book_id == id).order_by(PAGES.c.number)
    people = (
        select(COMPANIONS.c.guest, GUESTS.c.name)
        .join(GUESTS, GUESTS.c.id == COMPANIONS.c.guest, isouter=True)
        .where(COMPANIONS.c.book_id == id)
        .order_by(COMPANIONS.c.place)
    )
    company = connection.execute(people).all()
    campaign = Campaign(
        row["game"],
        row["title"],
        [Page.from_json(body) for body in connection.execute(pages).scalars() if body],
        row["begun"],
    )
    return Book(id, campaign, [guest for guest, _ in company], [name or "" for _, name in company])


# --- writing


def page_row(book: str, number: int, page: Page) -> Body:
    return {"book_id": book, "number": number, "mark": page.mark, "body": page.to_json()}


def enter(book: str, page: Page, people: Sequence[str]) -> Work:
    """A game that is over gets its page, once; a book that is gone or full stays so.

    Of two games that end at once the second is written again, and gets the next number.
    """

    def work(connection: Connection) -> None:
        exists = connection.execute(select(BOOKS.c.id).where(BOOKS.c.id == book)).first()
        marks = select(PAGES.c.mark).where(PAGES.c.book_id == book)
        known = list(connection.execute(marks).scalars())
        if exists is None or page.mark in known or len(known) >= MOST_PAGES:
            return
        connection.execute(insert(PAGES), [page_row(book, len(known), page)])
        opened = update(BOOKS).where(BOOKS.c.id == book).values(opened=int(time.time()))
        connection.execute(opened)
        welcome(connection, book, people)

    return work


def welcome(connection: Connection, book: str, people: Sequence[str]) -> None:
    """Who has played is of the company."""
    company = select(COMPANIONS.c.guest).where(COMPANIONS.c.book_id == book)
    known = set(connection.execute(company).scalars())
    last = select(func.max(COMPANIONS.c.place)).where(COMPANIONS.c.book_id == book)
    place = connection.execute(last).scalar() or 0
    new = [guest for guest in people if guest not in known]
    rows = [
        {"book_id": book, "guest": guest, "place": place + number}
        for number, guest in enumerate(new, start=1)
    ]
    if rows:
        connection.execute(insert(COMPANIONS), rows)


def leave_books(connection: Connection, guest: str, books: Sequence[str] | None = None) -> None:
    """Somebody leaves some companies, or all; a book without any company is gone."""
    where = [COMPANIONS.c.guest == guest]
    if books is not None:
        where.append(COMPANIONS.c.book_id.in_(books))
    connection.execute(delete(COMPANIONS).where(*where))
    lonely = select(BOOKS.c.id).where(BOOKS.c.id.not_in(select(COMPANIONS.c.book_id)))
    drop(connection, list(connection.execute(lonely).scalars()))


def drop(connection: Connection, ids: Sequence[str]) -> None:
    for table, column in (
        (PAGES, PAGES.c.book_id),
        (COMPANIONS, COMPANIONS.c.book_id),
        (BOOKS, BOOKS.c.id),
    ):
        connection.execute(delete(table).where(column.in_(ids)))


def forget_old(connection: Connection, oldest: int) -> int:
    """Books that were not opened for so long go, unless one of the company has an account."""
    kept = select(COMPANIONS.c.book_id).join(ACCOUNTS, ACCOUNTS.c.guest == COMPANIONS.c.guest)
    stale = select(BOOKS.c.id).where(BOOKS.c.opened < oldest, BOOKS.c.id.not_in(kept))
    ids = list(connection.execute(stale).scalars())
    drop(connection, ids)
    return len(ids)


# --- tables that are played for a book


def next_settings(campaign: Campaign, wanted: Body) -> Body:
    """What a game of the campaign is laid with: all that was earned, or less where less is wanted.

    Nobody begins with more than the company has earned.
    """
    settings = {**campaign.earned, **wanted}
    for id, earned in campaign.earned.items():
        counts = settings[id]
        if not isinstance(counts, dict):
            continue
        for value, count in counts.items():
            if isinstance(count, int) and count > earned.get(value, 0):
                raise Denied(409, "not-earned", allowed=[earned])
    return settings


def read_file(text: bytes) -> Campaign:
    """A book that somebody brings along, its title made fit to be shown."""
    try:
        book = Campaign.loads(text)
    except AntreError as error:
        raise Denied(400, "malformed", what=error) from None
    return Campaign(book.game, clean_name(book.title, LONGEST_TITLE), book.pages, book.begun)


def empty_book(game: str, title: str) -> Campaign:
    try:
        return Campaign.begin(game, clean_name(title, LONGEST_TITLE))
    except AntreError as error:
        raise Denied(400, "setup", what=error) from None
