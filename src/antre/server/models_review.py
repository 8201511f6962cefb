"""What requests and replies about a finished game look like: its review, its deal once more."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from antre.server.models import Request, Seat


class MomentReply(BaseModel):
    choice: int = Field(description="after so many choices of the game")
    step: int = Field(description="the same as the seat counts them, for the replay")
    moment: str = Field(description="how far the game had come, such as the round; may be empty")
    chances: list[float] = Field(description="by seat, from 0 to 1")
    text: str = Field(description="what has just happened")


class TurnReply(BaseModel):
    choice: int
    step: int
    moment: str = Field(description="how far the game had come before it")
    text: str = Field(description="what it came of, and whose chance it changed most")
    happened: str = Field(description="in the words of the story; may be empty")


class FaultReply(BaseModel):
    """A choice that could have been better, by what its seat knew then."""

    choice: int
    step: int = Field(description="where it was asked, as the seat counts steps")
    moment: str = Field(description="how far the game had come")
    question: str
    option: str
    better: str
    chance: float
    best: float
    doubt: float = Field(description="by so much the difference may be wrong, 2 times out of 3")
    why: str


class AccountReply(BaseModel):
    """What a seat's chance came of: the middle four add up to `end - start`."""

    start: float
    luck: float
    own: float
    others: float
    counted: float
    end: float
    judged: int = Field(description="own choices that were looked at twice")
    cost: float = Field(description="what they cost against the best that was found")


class ReviewedReply(BaseModel):
    seat: int
    choices: int
    curve: list[MomentReply]
    turns: list[TurnReply]
    faults: list[FaultReply]
    accounts: list[AccountReply]


class ReviewReply(BaseModel):
    state: Literal["none", "working", "failed", "ready"]
    progress: float = Field(description="from 0 to 1")
    review: ReviewedReply | None


class DealPlayedReply(BaseModel):
    """A person who has finished a game of the same deal."""

    table: str | None = Field(description="if you sat there")
    name: str
    seat: int
    score: int
    won: float = Field(description="the share of the victory, 0 to 1")
    margin: float
    created: int
    here: bool = Field(description="is it this table?")


class SameDealReply(BaseModel):
    played: list[DealPlayedReply]  # the best first


class FromHere(Request):
    seat: Seat
    choice: Annotated[int, Field(ge=0, le=100_000)] = Field(
        description="after so many choices of the game; 0 begins anew with the same deal"
    )
