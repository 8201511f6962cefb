"""Why something is so: a rule, and the values it was applied to."""

from __future__ import annotations

from typing import Any, Self


class Reason:
    """A rule id with values; the rule's text says the rest."""

    __slots__ = ("rule", "values")

    def __init__(self, rule: str, **values: Any) -> None:
        self.rule = rule
        self.values = values

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "values": self.values}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(data["rule"], **data["values"])

    def __repr__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.rule}({details})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.rule)


class Refusal(Reason):
    """Why an option cannot be chosen: the rule that forbids it and the values that broke it."""

    __slots__ = ()
