"""Everything that can be refused, each with what was wrong and what is allowed."""

from __future__ import annotations

from antre.core.reason import Refusal


class AntreError(Exception):
    """The root of every error Antre raises on purpose."""


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
