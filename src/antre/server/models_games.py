"""What replies about games look like: what can be played, how it is settled, by which rules."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool

from antre.server.models import InWords, SettingValue


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
    levels: list[str] = Field(description="the bots that may be seated")


class GamesReply(BaseModel):
    games: list[GameReply]
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
