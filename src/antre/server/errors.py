"""What a request can be answered with instead of what it wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from antre.core.errors import AntreError


class Denied(AntreError):
    """A request that is refused, with the status and the words of the house for it."""

    def __init__(
        self,
        status: int,
        kind: str,
        *,
        rule: str | None = None,
        explain: Callable[[str], str] | None = None,
        allowed: Iterable[object] = (),
        **values: object,
    ) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.rule = rule
        # Where a rule of the game says why: its words in a language.
        self.explain = explain
        self.allowed = list(allowed)
        self.values = values
