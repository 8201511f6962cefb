"""Everything that can be refused, each with what was wrong and what is allowed."""

from __future__ import annotations

from typing import Any


class AntreError(Exception):
    """The root of every error Antre raises on purpose."""


class Refusal:
    """Why an option cannot be chosen: the rule that forbids it and the values that broke it."""

    __slots__ = ("rule", "values")

    def __init__(self, rule: str, **values: Any) -> None:
        self.rule = rule
        self.values = values

    def __repr__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.rule}({details})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.values) == (other.rule, other.values)

    def __hash__(self) -> int:
        return hash(self.rule)


class Refused(AntreError):
    """A well-formed option that the rules forbid now; nothing was changed."""

    def __init__(self, refusal: Refusal, message: str) -> None:
        super().__init__(message)
        self.refusal = refusal


class WrongSeat(AntreError):
    """A seat answered that was not asked."""


class StaleDecision(AntreError):
    """The answer belongs to a question that is no longer open."""


class MalformedOption(AntreError):
    """The text or number is not an option of this game at all."""


class BadSetup(AntreError):
    """A game cannot start like this: unknown game, seats, option or draw."""


class BadRecord(AntreError):
    """A record that is damaged, edited, truncated or of another version."""


class BadEdition(AntreError):
    """An edition file with problems, each named by line and field."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class NoRecord(AntreError):
    """Asked for the record of a state that keeps none (a bare clone or an imagined world)."""
