"""What learners and statisticians are given of a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Generic

from typing_extensions import TypeVar

from antre.core.content import Content
from antre.core.observation import Encoder, PlainEncoder

if TYPE_CHECKING:
    from antre.core.state import State

S = TypeVar("S", bound="State", default="State")
C = TypeVar("C", bound=Content, default=Content)


class Learner(Generic[S, C]):
    """Views as numbers, and what a seat did in a game; without one, any view can be encoded."""

    def encoder(self, content: C) -> Encoder[S]:
        """What makes numbers of views."""
        return _plain()

    def traits(self, state: S, seat: int) -> list[tuple[str, str]]:
        """What a seat did in a finished game, as (group, label); for statistics."""
        return []


@cache
def _plain() -> PlainEncoder:
    return PlainEncoder()
