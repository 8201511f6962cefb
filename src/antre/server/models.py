"""What requests and replies have in common; the OpenAPI page is made from these models."""

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


class Health(BaseModel):
    status: Literal["ok"]


class Nothing(BaseModel):
    """Done; there is nothing to say."""


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


class OneSeat(Request):
    seat: Seat
