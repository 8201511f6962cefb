"""Writes what `docs/learning.md` tells of each game: its actions and what is observed of it.

    python -m antre.lab.learning_page docs/learning.md

A game's part stands between two marks; all around it is written by hand and left alone. A game
that has no part yet gets one at the end.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from antre.core.game import Game, find, slugs
from antre.core.observation import Encoder, Range
from antre.core.option import Option
from antre.core.words import HOUSE, Words

BEGIN, END = "<!-- {slug}: written by antre.lab.learning_page -->", "<!-- {slug}: end -->"
HEAD = """\
## {title}: `antre_{slug}_v1`, `antre/{slug}-v1`

"""
SEATS = (
    "Then {blocks} blocks of {size} numbers: you first, the other seats after you in seat order, \
zeros where\nnobody sits. Yours:\n\n"
)


def fill(page: str, games: Iterable[Game]) -> str:
    """The page with the part of each game as it is now."""
    for game in games:
        begin, end = BEGIN.format(slug=game.slug), END.format(slug=game.slug)
        part = f"{begin}\n{part_of(game)}{end}"
        if begin not in page:
            head = HEAD.format(title=game.title["en"], slug=game.slug)
            page = f"{page.rstrip()}\n\n{head}{part}\n"
        else:
            marked = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
            page = marked.sub(lambda _, part=part: part, page)  # type: ignore[misc]
    return page


def part_of(game: Game) -> str:
    content = game.edition()
    encoder = game.learner.encoder(content)
    return _actions(game, list(content.options)) + "\n" + _observation(encoder)


def _actions(game: Game, options: Sequence[Option]) -> str:
    """Neighbouring options of one verb in a line, the first one in words."""
    words = Words("en", HOUSE, game.folder)
    groups: list[list[Option]] = []
    for option in options:
        if groups and _verb(groups[-1][0]) == _verb(option):
            groups[-1].append(option)
        else:
            groups.append([option])
    rows = [
        (
            _span(group[0].index, group[-1].index),
            " … ".join(dict.fromkeys([f"`{group[0].text}`", f"`{group[-1].text}`"])),
            game.voice.option(game.edition(), group[0], words),
        )
        for group in groups
    ]
    head = f"**Actions** of the standard edition, {len(options):,} in all:\n\n"
    return head + _table(("numbers", "options", "the first one in words"), rows)


def _observation(encoder: Encoder) -> str:
    table, seat = len(encoder.at), len(encoder.seat_at)
    first = " First the table:" if seat else ""
    text = f"**Observation** of the standard edition: {encoder.size:,} numbers.{first}\n\n"
    text += _ranges(encoder.ranges[:table])
    if seat:
        own = encoder.ranges[table : table + seat]
        size = sum(part.size for part in own)
        text += "\n" + SEATS.format(blocks=len(encoder.blocks), size=size) + _ranges(own)
        if len(encoder.blocks) > 1:
            text += f"\nThe next seat's block begins at {encoder.blocks[1]:,}, and so on.\n"
    return text


def _ranges(ranges: Sequence[Range]) -> str:
    rows = [
        (
            _span(part.first, part.first + part.size - 1),
            part.name.removeprefix("seat +0: "),
            part.meaning,
        )
        for part in ranges
    ]
    return _table(("numbers", "name", "meaning"), rows)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(cells)} |\n" for cells in (head, *rows)]
    lines.insert(1, f"|{'---|' * len(head)}\n")
    return "".join(lines)


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _verb(option: Option) -> str:
    return option.text.partition(":")[0]


def house_games() -> list[Game]:
    """The games of the house itself; those of other packages have pages of their own."""
    return [game for game in map(find, slugs()) if game.folder.is_relative_to(HOUSE)]


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/learning.md")
    page = fill(path.read_text(encoding="utf-8"), house_games())
    path.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
