"""What requests and replies of a person look like: name, account, tables, all that is kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from antre.server.models import InWords, Name, Request, SettingValues, Status


class TableLine(BaseModel):
    table: str
    game: str
    status: Status
    names: list[str]
    your_turn: bool
    moment: InWords | None = Field(description="how far a game has come: the round; may be null")
    created: int = Field(description="seconds since 1970")
    lesson: bool
    said: InWords | None = Field(description="how it ended, once it is over")
    put_away: bool = Field(description="out of sight in your list")


class Me(BaseModel):
    guest: str = Field(description="a public mark of this guest, the same in every chair list")
    name: str
    language: Literal["en", "fr"]
    account: str | None
    tables: list[TableLine]


class MeChange(Request):
    name: Annotated[str, StringConstraints(max_length=40)] | None = None
    language: Literal["en", "fr"] | None = None


class PersonalTable(BaseModel):
    table: str
    game: str
    settings: SettingValues
    created: int = Field(description="seconds since 1970, like all times here")
    opened: int
    host: bool
    seats: list[int]
    over: bool
    result: dict[str, Any] | None
    said: list[str]
    choices: dict[int, list[str]] = Field(description="by seat")
    record: dict[str, Any] | None = Field(description="the whole game, once it is over")
    review: dict[str, Any] | None = Field(description="of a game that was played and reviewed")


class PersonalData(BaseModel):
    antre: str
    name: str
    language: str
    seen: int | None
    account: str | None
    books: list[dict[str, Any]] = Field(description="of campaigns, each as its file")
    plays: list[dict[str, Any]] = Field(description="games played to their end")
    ratings: list[dict[str, Any]] = Field(description="by game, against people and against bots")
    friends: list[dict[str, Any]] = Field(description="people played with, and who is not welcome")
    webhook: dict[str, Any] | None = Field(description="what is called when it is my turn")
    tables: list[PersonalTable]


class Account(Request):
    name: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class NewPassword(Request):
    old: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    new: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Farewell(Request):
    password: Annotated[str, StringConstraints(max_length=200)] = Field(
        "", description="of the account, where there is one"
    )


class Login(Request):
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class PutAway(Request):
    away: bool = Field(description="false: back into the list")
