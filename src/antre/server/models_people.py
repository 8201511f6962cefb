"""What requests and replies about people look like: history, friends, public tables, calls."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from antre.server.models import Request


class PlayReply(BaseModel):
    table: str | None = Field(description="where it can be watched again; null: no longer kept")
    game: str
    at: int = Field(description="when it ended, in seconds since 1970")
    kind: Literal["rivals", "teams", "together"]
    seats: int
    place: int = Field(description="of my side; equal sides share one")
    won: bool
    left: bool = Field(description="a bot sat on my chair at the end")
    counts: bool = Field(
        description="false: several people at one screen, or begun where another stood"
    )
    score: int
    margin: float
    names: list[str] = Field(description="of the others, as they were called at the table")
    said: str | None = Field(description="how it ended, in words")


class CoursePoint(BaseModel):
    at: int
    rating: int


class RatingReply(BaseModel):
    against: Literal["people", "bots"]
    rating: int = Field(description="1000 is the middle of the scale")
    low: int = Field(description="nineteen times out of twenty the truth is not below")
    high: int
    sure: Literal["vague", "rough", "good"]
    games: int
    course: list[CoursePoint] = Field(description="after each game, the oldest first")


class RecordReply(BaseModel):
    games: int
    won: int
    best: float | None = Field(description="the largest margin of a victory")


class MeanReply(BaseModel):
    label: str
    mean: float


class TraitReply(BaseModel):
    label: str
    games: int
    won: int


class TraitsReply(BaseModel):
    title: str
    lines: list[TraitReply] = Field(description="those that won most first")


class ProfileReply(BaseModel):
    game: str
    played: int = Field(description="all games, those that do not count among them")
    counted: int = Field(description="games against others that count")
    won: int
    mean: float | None = Field(description="of my scores")
    best: int | None
    ratings: list[RatingReply]
    record: RecordReply | None = Field(description="of games played together")
    parts: list[MeanReply]
    traits: list[TraitsReply]


class LevelReply(BaseModel):
    level: str
    rating: int


class HistoryReply(BaseModel):
    count: int = Field(description="of all games; the newest 500 are listed")
    plays: list[PlayReply]
    games: list[ProfileReply]
    levels: list[LevelReply] = Field(description="what the bots of the house are taken for")


# --- friends


Mark = Annotated[str, StringConstraints(max_length=12)]


class FriendReply(BaseModel):
    friend: str = Field(description="a mark of this person, for the requests below")
    name: str = Field(description="as they were called at the last table")
    games: int = Field(description="played to their end together")
    last: int = Field(description="when, in seconds since 1970")
    game: str = Field(description="which one that was")
    blocked: bool = Field(description="I want no invitations of theirs")


class InvitationReply(BaseModel):
    table: str
    game: str
    by: str
    friend: str = Field(description="the mark of who invites")
    at: int
    invite: str = Field(description="lets me sit down: /t/{table}?invite={invite}")


class FriendsReply(BaseModel):
    friends: list[FriendReply]
    invitations: list[InvitationReply]


class Refusal(Request):
    table: Annotated[str, StringConstraints(max_length=16)]


class Block(Request):
    friend: Mark
    blocked: bool = Field(description="false: invitations are welcome again")


class Call(Request):
    friend: Mark


# --- public tables


class PublicTable(BaseModel):
    table: str
    game: str
    status: Literal["lobby", "playing"]
    seats: int
    free: int
    names: list[str] = Field(description="of the people; none behind a closed door")
    online: int = Field(description="how many of them are there now")


class PublicReply(BaseModel):
    tables: list[PublicTable]


# --- calls when it is my turn


class LastCall(BaseModel):
    at: int = Field(description="seconds since 1970")
    result: str = Field(description="ok, or what was in the way", examples=["timeout"])
    status: int | None = Field(description="of the answer, where there was one")
    message: str = Field(description="the same in words")


class WebhookReply(BaseModel):
    allowed: bool = Field(description="does this house call anybody?")
    url: str | None = Field(description="what is called; null: nothing")
    minutes: int = Field(description="for how long I must be away from the table")
    active: bool
    given_up: bool = Field(description="off because nobody answered there, many times in a row")
    last: LastCall | None
    secret: str | None = Field(description="what calls are signed with; told once, when it is made")


class WebhookChange(Request):
    url: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    minutes: Annotated[int, Field(ge=1, le=60)] = 5
    active: bool = True


class CallAnswer(BaseModel):
    result: str = Field(description="ok, or what was in the way")
    status: int | None
    message: str = Field(description="the same in words")
