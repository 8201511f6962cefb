"""What requests and replies about the books of campaigns look like."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from antre.server.models import InWords, Request
from antre.server.models_games import SettingReply

Gained = dict[str, dict[str, int]]


class PageReply(BaseModel):
    mark: str
    day: str
    names: list[str]
    won: bool
    margin: float
    gained: Gained
    said: InWords
    told: dict[Literal["en", "fr"], list[str]]


class BookReply(BaseModel):
    book: str
    game: str
    title: str
    keeper: bool = Field(description="are you the one who may rename it and begin it anew?")
    company: list[str] = Field(description="names, the keeper first; empty: a traveller")
    begun: int = Field(description="so many pages do not count, for it began anew after them")
    earned: Gained = Field(description="what the next game begins with, by setting")
    rewards: list[SettingReply] = Field(description="what can be earned")
    pages: list[PageReply]


class BooksReply(BaseModel):
    books: list[BookReply]


class BookRequest(Request):
    game: Annotated[str, StringConstraints(max_length=40)]
    title: Annotated[str, StringConstraints(max_length=80)] = ""


class BookTitle(Request):
    title: Annotated[str, StringConstraints(max_length=80)]
