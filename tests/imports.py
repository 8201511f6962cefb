"""Who imports whom, read with the library that import-linter is made of.

Imports for types alone do not count; imports inside functions do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import grimp

# What each room of a game may use of the others.
ROOMS: dict[str, set[str]] = {
    "content": set(),
    "rules": {"content"},
    "seen": {"content", "rules"},
    "words": {"content", "rules", "seen"},
    "table": {"content", "rules", "seen", "words"},
    "terminal": {"content", "rules", "seen", "words"},
    "judgement": {"content", "rules"},
}
# What the kernel has for showing and judging, of which content and rules know nothing.
SHOWING = {
    "captions", "drawing", "emblems", "judge", "learner", "observation", "page", "picture", "plain",
    "scene", "sketch", "stage", "voice", "words",
}  # fmt: skip


@cache
def graph(package: str) -> grimp.ImportGraph:
    return grimp.build_graph(package, exclude_type_checking_imports=True, cache_dir=None)


def imports(package: str, inside: str) -> Iterator[tuple[str, str]]:
    """Every import made by a module inside a package: who imports, and what."""
    found = graph(package)
    for module in sorted(found.modules):
        if module == inside or module.startswith(f"{inside}."):
            for imported in sorted(found.find_modules_directly_imported_by(module)):
                yield module, imported


def room_of(game: str, module: str) -> str:
    """The room a module of a game lies in; "" for the game itself and what lies beside it."""
    name = module.removeprefix(f"{game}.").partition(".")[0]
    return name if name in ROOMS and module != game else ""


def forbidden(package: str, game: str) -> list[str]:
    """Imports that a room of a game may not make."""
    wrong = []
    shown = {f"{package}.core.{name}" for name in SHOWING}
    for module, imported in imports(package, game):
        room = room_of(game, module)
        if not room:
            continue
        if f"{imported}.".startswith(f"{game}."):
            there = room_of(game, imported)
            if there != room and there not in ROOMS[room]:
                wrong.append(f"{module} imports {imported}")
        elif room in ("content", "rules") and imported in shown:
            wrong.append(f"{module} imports {imported}")
    return wrong


def cycles(package: str, inside: str) -> list[list[str]]:
    """Groups of modules inside a package each of which leads back to itself."""
    follow: dict[str, set[str]] = {}
    for module, imported in imports(package, inside):
        if imported == inside or imported.startswith(f"{inside}."):
            follow.setdefault(module, set()).add(imported)
    reach = {module: _reached(module, follow) for module in follow}
    rings = {
        tuple(sorted(other for other in reach[module] if module in reach.get(other, ())))
        for module in follow
        if module in reach[module]
    }
    return [list(ring) for ring in sorted(rings)]


def _reached(start: str, follow: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for module in follow.get(ahead.pop(), set()) - found:
            found.add(module)
            ahead.append(module)
    return found
