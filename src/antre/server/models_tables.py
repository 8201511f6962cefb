"""What requests and replies about a table look like, before the game, around it and after it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from antre.server.models import Request, Seat, SettingValues, Status


class ReasonReply(BaseModel):
    rule: str
    values: dict[str, Any]


class OutcomeReply(BaseModel):
    kind: Literal["rivals", "teams", "together"] = Field(description="who won or lost with whom")
    winners: list[int]
    utilities: list[float] = Field(description="each seat's share of the victory, 0 to 1")
    margins: list[float] = Field(description="by how much each seat's side won or lost")
    reason: ReasonReply
    said: str = Field(examples=["Anna wins with 92 points."])
    why: str = Field(description="what decided the game; may be empty")
    margin: str = Field(description="by how much, where all play together; may be empty")


class PartReply(BaseModel):
    label: str
    value: int


class StoppedReply(BaseModel):
    kind: Literal["game", "rules", "edition", "setup", "entries", "result"]
    message: str = Field(description="what is in the way, and what can be done")
    play_on: bool = Field(description="may be played on by the rules of today: POST play-on")
    record: bool = Field(description="its record can be taken away: GET record")


class ChairRequest(Request):
    kind: Literal["me", "open", "bot", "hot"] = "open"
    level: Annotated[str, StringConstraints(max_length=40)] = "normal"
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class ClockRequest(Request):
    kind: Literal["reminder", "move", "game"] = Field(
        description="only say so; for each move; for the whole game"
    )
    seconds: Annotated[int, Field(ge=1, le=60 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = Field(
        0, description="seconds that a move adds, where the time is for the whole game"
    )
    then: Literal["nothing", "bot", "vote"] = Field(
        "nothing", description="time is up: nothing, a bot plays on, or the others may vote for one"
    )


class ChooseClock(Request):
    clock: ClockRequest | None = Field(description="null: everybody thinks as long as they like")

    @property
    def plain(self) -> dict[str, Any] | None:
        return plain_clock(self.clock)


def plain_clock(clock: ClockRequest | None) -> dict[str, Any] | None:
    return None if clock is None else clock.model_dump()


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
    settings: SettingValues = {}
    chairs: Annotated[list[ChairRequest], Field(max_length=16)] = []
    spectators: bool = True
    absent_after: Annotated[float, Field(ge=1, le=10**7)] | None = None
    take_back: bool | None = Field(
        None, description="may all agree to take back what they saw? null: where they win together"
    )
    advice: bool = Field(False, description="may everybody ask for advice, though people play?")
    book: Annotated[str, StringConstraints(max_length=16)] | None = Field(
        None, description="of mine, of the campaign that it is played for"
    )
    public: bool = Field(False, description="on the list of public tables, if the house has one")
    clock: ClockRequest | None = Field(None, description="null: nobody is in a hurry")
    start: bool = False


class TableLaid(BaseModel):
    table: str
    invite: str
    commitment: str | None = Field(description="what is promised of the deal; none at a lesson")


class ChairReply(BaseModel):
    seat: int
    kind: Literal["person", "hot", "bot", "open"]
    name: str
    level: str
    online: bool
    stand_in: bool = Field(description="a bot plays on for somebody absent")
    conceded: bool = Field(description="its person has given up: a bot plays it to the end")
    last: bool = Field(description="if you gave up here, the game would be over")
    votes: int
    shield: int = Field(description="which of the five shields it bears, from 0")
    yours: bool
    token: str | None = None


class DealReply(BaseModel):
    scheme: int = Field(description="how draws follow from the secret: docs/dealing.md")
    table: str
    commitment: str = Field(description="the promise: a hash of the secret")
    words: list[str] = Field(description="what each seat has added; empty: nothing")
    secret: str | None = Field(description="opened when the game is over")
    unchecked: int = Field(description="so many first draws were made by other rules")


class VerdictReply(BaseModel):
    kind: Literal["as-dealt", "differs", "breaks-off", "not-kept", "closed", "no-deal"]
    draws: int
    unchecked: int = Field(description="so many first draws were made by other rules")
    words: int = Field(description="how many seats have added a word")
    draw: int = Field(description="the first draw that differs, from 1; 0: none")
    written: str
    dealt: str
    message: str = Field(examples=["As dealt: all 84 draws follow from the promised secret."])


class AskedBackReply(BaseModel):
    seat: int = Field(description="who asks to take an answer back")
    to_agree: list[int] = Field(description="the seats of those who have not agreed yet")


class PauseReply(BaseModel):
    seat: int = Field(description="who wants the game to rest")
    to_agree: list[int] = Field(description="the seats of those who have not agreed yet")
    on: bool = Field(description="does it rest?")


class ClockReply(BaseModel):
    kind: Literal["reminder", "move", "game"]
    seconds: int
    increment: int
    then: Literal["nothing", "bot", "vote"]
    left: list[float | None] = Field(description="seconds by seat; null for bots and open chairs")
    running: list[int] = Field(description="the seats whose time runs")


class TableReply(BaseModel):
    table: str
    game: str
    seats: int
    status: Status
    stopped: StoppedReply | None = Field(
        description="why the game cannot be played, or (status over) no longer be replayed"
    )
    host: bool = Field(description="are you the host?")
    you: list[int]
    chairs: list[ChairReply]
    settings: SettingValues
    spectators: bool
    public: bool | None = Field(
        description="on the list of public tables? null: this house has none"
    )
    absent_after: float | None
    version: int
    waiting: list[int]
    hurried: str | None = Field(
        description="said while bots have less time here than they want, because many think"
    )
    next: str | None
    outcome: OutcomeReply | None
    scores: list[int]
    parts: list[list[PartReply]] = Field(description="by seat, once the game is over")
    chat: list[dict[str, Any]]
    invite: str | None
    invitation: str | None = Field(
        description="where friends sit down; a path where the house does not know its address"
    )
    lesson: bool
    deal: DealReply | None = Field(description="null where draws were never promised")
    take_back: bool = Field(description="may people agree to take back what they have seen?")
    advice: bool = Field(description="may whoever is asked something ask for advice?")
    asked_back: AskedBackReply | None
    pause: PauseReply | None
    clock: ClockReply | None = Field(description="null: everybody thinks as long as they like")
    book: str | None = Field(description="of the campaign that it is played for, if it is yours")
    partners: list[int] = Field(description="the others who win or lose with you")


class Join(Request):
    invite: Annotated[str, StringConstraints(max_length=80)] | None = None
    seat: Seat | None = None


class Offer(Request):
    public: bool = Field(description="on the list of public tables; false: only by the link")


class Joined(BaseModel):
    table: str
    seat: int


class Prepare(ChairRequest):
    seat: Seat


class Move(Request):
    seat: Seat = Field(description="the chair whose person goes elsewhere")
    to: Seat = Field(description="the chair that is taken instead")


class Shield(Request):
    seat: Seat
    shield: Annotated[int, Field(ge=0, le=4)]


class SettingsRequest(Request):
    settings: SettingValues = Field(description="those that change; the others stay")


class Start(Request):
    fill: Annotated[str, StringConstraints(max_length=40)] = "normal"


class Word(Request):
    seat: Seat
    word: Annotated[str, StringConstraints(max_length=200)] = Field(
        description="anything nobody can guess; empty takes it away"
    )


class Rematch(Request):
    start: bool = Field(True, description="begin at once, if nobody but bots plays with you")


class Chat(Request):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class Agree(Request):
    seat: Seat
    agrees: bool = Field(description="false: do not, or no longer ask")
