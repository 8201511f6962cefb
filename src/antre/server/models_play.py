"""What requests and replies of a game look like: choices, scenes, lessons, partners, advice."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from antre.server.models import OneSeat, Request, Seat
from antre.server.models_tables import OutcomeReply


class Consult(OneSeat):
    unasked: bool = Field(False, description="the page asks, not a person: one quick proposal")


class Listen(BaseModel):
    seat: Seat = -1
    after: Annotated[int | None, Field(ge=0)] = None


class Decide(Request):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"seat": 0, "options": ["bid:b4"], "number": 0}]},
    )
    seat: Seat
    options: Annotated[
        list[Annotated[str, StringConstraints(max_length=80)]], Field(min_length=1, max_length=16)
    ]
    number: int | None = None


class Version(BaseModel):
    version: int


class Why(Request):
    seat: Seat
    option: Annotated[str, StringConstraints(max_length=80)]


class WhyReply(BaseModel):
    rule: str
    title: str
    text: str


class Opinion(BaseModel):
    """An option, how one would go on after it, and what one may expect of it, from 0 to 1."""

    option: str
    then: list[str]
    prospect: float
    why: str = Field(description="beside the other options named; empty where nothing can be said")


class AdviceReply(BaseModel):
    opinions: list[Opinion]  # the best first; none where nobody can say


class WhatIf(Request):
    seat: Seat
    options: Annotated[
        list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=80)
    ] = Field(description="choices of the seat, one after the other; none: as it is now")
    shape: Literal["wide", "tall"] = "wide"


class WhatIfReply(BaseModel):
    scene: dict[str, Any] = Field(description="without `defs`, which the real scene has")
    asked: bool = Field(description="may the line go on?")
    over: bool
    prospect: float | None = Field(
        description="what the seat may expect, from 0 to 1; none where nobody can say"
    )


class OptionReply(BaseModel):
    option: str
    label: str


class AskedReply(BaseModel):
    rule: str
    number: int
    options: list[OptionReply]


class WalkReply(BaseModel):
    figure: str = Field(description="the piece of the scene that lends its face")
    by: list[str] = Field(description="the pieces it comes by, from start to end")
    stays: bool = Field(description="it is seen there until the next scene")


class LogLine(BaseModel):
    step: int
    seat: int
    kind: str
    text: str
    aside: str | None = Field(None, description="a narrator's remark; no part of the story")
    lights: list[list[str]] | None = Field(
        None, description="pieces of the scene to light up, in groups one after the other"
    )
    walk: WalkReply | None = Field(None, description="a figure that goes from piece to piece")


class SeatReply(BaseModel):
    version: int
    view: dict[str, Any] | None
    asked: AskedReply | None
    log: list[LogLine]
    can_undo: bool
    over: bool
    scores: list[int]
    outcome: OutcomeReply | None


class LessonRead(Request):
    step: Annotated[int, Field(ge=1, le=1000)] = Field(description="the lesson that is read")
    skip: bool = Field(False, description="enough: end the lessons and play on freely")


class FurtherReply(BaseModel):
    id: str = Field(description="a rule, a chapter or a guide: /rules/{game}#{id}")
    title: str


class LessonReply(BaseModel):
    step: int
    of: int
    kind: Literal["read", "choose", "watch"]
    text: str
    rule: str
    title: str = Field(description="the title of the rule")
    further: FurtherReply | None = Field(description="more to read about it")
    piece: str = Field(description="where to look: a piece or a zone of the scene")
    options: list[str] | None = Field(
        description="what may be chosen now: null if the lesson only wants reading, empty while "
        "the others play"
    )
    plan: list[list[str]] = Field(
        description="for each choice of this lesson in order, what is asked; empty: anything"
    )


class Sign(Request):
    seat: Seat
    sign: Literal["good", "wait", "thanks", "ouch", "yours", "hurray"]


class Point(Request):
    seat: Seat
    piece: Annotated[str, StringConstraints(min_length=1, max_length=120)]


class Propose(Request):
    seat: Seat
    owner: Seat = Field(description="whose question it is")
    option: Annotated[str, StringConstraints(max_length=80)] | None = Field(
        description="one of the owner's; null takes the proposal back"
    )
    number: int = Field(description="of the owner's question")


class QuestionReply(BaseModel):
    question: dict[str, Any] = Field(description="as in the scene of its owner")


class ProposalReply(BaseModel):
    seat: int = Field(description="who proposes")
    owner: int = Field(description="who is asked")
    option: str
    piece: str | None
    label: str
    reason: str = Field(description="why, in a line; may be empty")


class SceneReply(BaseModel):
    version: int
    scene: dict[str, Any] | None
    log: list[LogLine]
    can_undo: bool
    can_ask_back: bool = Field(description="may the seat ask the others to take an answer back?")
    step: int
    steps: int
    lesson: LessonReply | None
    proposals: list[ProposalReply]
    drawn: str = Field(description="to be sent along with the next request for a scene")
