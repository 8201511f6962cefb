"""Compiles a copy of the package with mypyc."""

from __future__ import annotations

from pathlib import Path

# What is compiled: rooms of the package, without what is only told, shown or read once.
ROOMS = ("core", "bots", "games/*/content", "games/*/rules", "games/*/judgement")
CORE = (
    "beginning", "chance", "content", "dealing", "journal", "judge", "option", "outcome", "reason",
    "setup", "state", "step", "timeline", "unseen",
)  # fmt: skip
# Events are made by their annotations when they are told; engines are asked before and after.
LEFT = ("__init__", "events", "engine", "specs")


def modules(package: Path) -> list[Path]:
    """The files that are compiled."""
    found = [path for room in ROOMS for path in sorted(package.glob(f"{room}/*.py"))]
    return [
        path
        for path in found
        if path.stem not in LEFT and (path.parent.name != "core" or path.stem in CORE)
    ]
