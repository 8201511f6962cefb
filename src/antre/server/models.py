"""What requests and replies look like; the OpenAPI page is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Seat = Annotated[int, Field(ge=-1, le=15)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Error(BaseModel):
    kind: str = Field(examples=["refused"])
    rule: str | None = Field(examples=["hourya.requirement"])
    message: str = Field(examples=["Hourya asks for five explorers."])
    allowed: list[Any]


class ErrorReply(BaseModel):
    error: Error


InWords = dict[Literal["en", "fr"], str]


class VariantReply(BaseModel):
    option: str
    default: bool
    rule: str = Field(description="the rule that tells what it changes")
    title: InWords
    seats: list[int] = Field(description="the numbers of seats it is meant for; empty: any")


class GameReply(BaseModel):
    game: str
    title: InWords
    seats: Annotated[list[int], Field(min_length=2, max_length=2, description="fewest and most")]
    options: list[VariantReply]
    edition: str
    reconstructed: list[str] = Field(description="the components whose data is our own guess")
    lesson: bool = Field(description="is there a first game with a teacher?")


class GamesReply(BaseModel):
    games: list[GameReply]
    levels: list[str] = Field(description="the bots that may be seated")


class RuleReply(BaseModel):
    id: str
    title: InWords
    text: InWords
    kind: str


class ChapterReply(BaseModel):
    id: str
    title: InWords
    rules: list[RuleReply]


class RulesReply(BaseModel):
    game: str
    title: InWords
    chapters: list[ChapterReply]


class Me(BaseModel):
    guest: str = Field(description="a public mark of this guest, the same in every chair list")
    name: str
    language: Literal["en", "fr"]
    account: str | None
    tables: list[TableLine]


class TableLine(BaseModel):
    table: str
    game: str
    status: Literal["lobby", "playing", "over"]
    names: list[str]
    your_turn: bool


class MeChange(Request):
    name: Annotated[str, StringConstraints(max_length=40)] | None = None
    language: Literal["en", "fr"] | None = None


class Nothing(BaseModel):
    """Done; there is nothing to say."""


class Account(Request):
    name: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Login(Request):
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class ChairRequest(Request):
    kind: Literal["me", "open", "bot", "hot"] = "open"
    level: Annotated[str, StringConstraints(max_length=40)] = "normal"
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class TableRequest(Request):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "nidavellir",
                    "seats": 2,
                    "chairs": [{"kind": "me"}, {"kind": "bot", "level": "normal"}],
                    "start": True,
                }
            ]
        },
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: int | None = None
    options: dict[str, bool] = {}
    chairs: Annotated[list[ChairRequest], Field(max_length=16)] = []
    spectators: bool = True
    absent_after: Annotated[float, Field(ge=1, le=10**7)] | None = None
    start: bool = False


class TableLaid(BaseModel):
    table: str
    invite: str


class ChairReply(BaseModel):
    seat: int
    kind: Literal["person", "hot", "bot", "open"]
    name: str
    level: str
    online: bool
    stand_in: bool = Field(description="a bot plays on for somebody absent")
    votes: int
    yours: bool
    token: str | None = None


class TableReply(BaseModel):
    table: str
    game: str
    seats: int
    status: Literal["lobby", "playing", "over"]
    host: bool = Field(description="are you the host?")
    you: list[int]
    chairs: list[ChairReply]
    options: dict[str, bool]
    spectators: bool
    absent_after: float | None
    version: int
    waiting: list[int]
    next: str | None
    winners: list[int]
    scores: list[int]
    chat: list[dict[str, Any]]
    invite: str | None
    lesson: bool


class Join(Request):
    invite: Annotated[str, StringConstraints(max_length=80)] | None = None
    seat: Seat | None = None


class Joined(BaseModel):
    table: str
    seat: int


class Prepare(ChairRequest):
    seat: Seat


class Start(Request):
    fill: Annotated[str, StringConstraints(max_length=40)] = "normal"


class Chat(Request):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class OneSeat(Request):
    seat: Seat


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


class OptionReply(BaseModel):
    option: str
    label: str


class AskedReply(BaseModel):
    rule: str
    number: int
    options: list[OptionReply]


class LogLine(BaseModel):
    step: int
    seat: int
    kind: str
    text: str
    lights: list[list[str]] | None = Field(
        None, description="pieces of the scene to light up, in groups one after the other"
    )


class SeatReply(BaseModel):
    version: int
    view: dict[str, Any] | None
    asked: AskedReply | None
    log: list[LogLine]
    can_undo: bool
    over: bool
    scores: list[int]
    winners: list[int]


class LessonRead(Request):
    step: Annotated[int, Field(ge=1, le=1000)] = Field(description="the lesson that is read")
    skip: bool = Field(False, description="enough: end the lessons and play on freely")


class LessonReply(BaseModel):
    step: int
    of: int
    kind: Literal["read", "choose", "watch"]
    text: str
    rule: str
    title: str = Field(description="the title of the rule")
    piece: str = Field(description="where to look: a piece or a zone of the scene")
    options: list[str] | None = Field(
        description="what may be chosen now: null if the lesson only wants reading, empty while "
        "the others play"
    )
    plan: list[list[str]] = Field(
        description="for each choice of this lesson in order, what is asked; empty: anything"
    )


class SceneReply(BaseModel):
    version: int
    scene: dict[str, Any] | None
    log: list[LogLine]
    can_undo: bool
    step: int
    steps: int
    lesson: LessonReply | None


Me.model_rebuild()
