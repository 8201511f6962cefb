"""What requests and replies look like; the OpenAPI page is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
)

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Status = Literal["lobby", "playing", "over", "stopped"]
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
# By kind: yes-no, number, one-of, some-of and per-seat (null: left open), earned.
SettingValue = (
    StrictBool
    | StrictInt
    | Annotated[StrictStr, StringConstraints(max_length=80)]
    | list[Annotated[StrictStr, StringConstraints(max_length=80)] | None]
    | dict[str, StrictInt]
)
SettingValues = dict[str, SettingValue]


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


class ValueReply(BaseModel):
    id: str
    title: InWords
    help: InWords | None


class SettingReply(BaseModel):
    id: str
    kind: Literal["yes-no", "one-of", "number", "per-seat", "some-of", "earned"]
    title: InWords
    help: InWords = Field(description="a sentence that explains it")
    rule: str = Field(description="the rule that tells what it changes")
    seats: list[int] = Field(description="the numbers of seats it is meant for; empty: any")
    when: dict[str, StrictBool | str] = Field(
        description="what other settings must be for it to mean anything"
    )
    values: list[ValueReply] = Field(description="what can be chosen, where that is a list")
    default: SettingValue | None = Field(None, description="yes-no, one-of, number, some-of")
    low: int | None = Field(None, description="number: the least")
    high: int | None = Field(None, description="number: the most")
    distinct: bool | None = Field(None, description="per-seat: no two seats have the same")
    least: int | None = Field(None, description="some-of: how many at least")
    most: int | None = Field(None, description="some-of: how many at most; earned: how often")


class AboutReply(BaseModel):
    appeal: InWords = Field(description="two sentences that make one want to play")
    origin: InWords = Field(description="what is as in the box, and what is our own")
    minutes: Annotated[list[int], Field(min_length=2, max_length=2, description="fewest and most")]
    weight: int = Field(description="how much there is to learn, 1 to 5")
    picture: bool = Field(description="is there one? GET /api/games/{game}/picture")


class GameReply(BaseModel):
    game: str
    title: InWords
    kind: Literal["rivals", "teams", "together"] = Field(description="if nothing is chosen")
    seats: Annotated[list[int], Field(min_length=2, max_length=2, description="fewest and most")]
    settings: list[SettingReply]
    edition: str
    about: AboutReply | None = Field(description="how it is offered; null: nobody has written it")
    lesson: bool = Field(description="is there a first game with a teacher?")
    campaign: bool = Field(description="do its games earn something for later ones?")


class GamesReply(BaseModel):
    games: list[GameReply]
    levels: list[str] = Field(description="the bots that may be seated")
    public_tables: bool = Field(description="has the house a list of them? GET /api/public")


class RuleReply(BaseModel):
    id: str
    title: InWords
    text: InWords
    kind: str


class ChapterReply(BaseModel):
    id: str
    title: InWords
    guide: bool = Field(description="advice on how to play well, not rules")
    cards: bool = Field(description="what is in the box, card by card, not rules")
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
    status: Status
    names: list[str]
    your_turn: bool
    moment: InWords | None = Field(description="how far a game has come: the round; may be null")
    created: int = Field(description="seconds since 1970")
    lesson: bool
    said: InWords | None = Field(description="how it ended, once it is over")
    put_away: bool = Field(description="out of sight in your list")


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


class Health(BaseModel):
    status: Literal["ok"]


class Nothing(BaseModel):
    """Done; there is nothing to say."""


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


class PutAway(Request):
    away: bool = Field(description="false: back into the list")


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


class OneSeat(Request):
    seat: Seat


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


class Agree(Request):
    seat: Seat
    agrees: bool = Field(description="false: do not, or no longer ask")


class QuestionReply(BaseModel):
    question: dict[str, Any] = Field(description="as in the scene of its owner")


class ProposalReply(BaseModel):
    seat: int = Field(description="who proposes")
    owner: int = Field(description="who is asked")
    option: str
    piece: str | None
    label: str
    reason: str = Field(description="why, in a line; may be empty")


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


Me.model_rebuild()
TableReply.model_rebuild()
