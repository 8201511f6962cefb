"""Our edition of Maender-Alkoor, and others made of it by changing a line."""

from __future__ import annotations

import re

import pytest

from antre.core.edition import Sheet, read_text
from antre.core.errors import BadEdition
from antre.core.words import HOUSE
from antre.games.alkoor.content.content import AlkoorContent

FOLDER = HOUSE / "games" / "alkoor"
TEXT = read_text(FOLDER / "edition.toml")


def read(text: str) -> AlkoorContent:
    """The content of an edition; BadEdition if anything is wrong with it."""
    sheet = Sheet(text)
    content = AlkoorContent(sheet)
    sheet.finish()
    return content


CONTENT = read(TEXT)


def problems(text: str) -> list[str]:
    """All that is wrong with an edition, which must be something."""
    with pytest.raises(BadEdition) as bad:
        read(text)
    return bad.value.problems


def card(id: str) -> str:
    """The lines of one card, from its header to its source."""
    found = re.search(rf'^\[\[\w+\]\]\nid = "{re.escape(id)}"\n(?:.+\n)+', TEXT, re.MULTILINE)
    assert found, id
    return found[0]


def changed(id: str, old: str, new: str) -> str:
    """Our edition with one card changed."""
    lines = card(id)
    assert old in lines, (id, old)
    return TEXT.replace(lines, lines.replace(old, new, 1))


def without(id: str) -> str:
    return TEXT.replace(card(id), "")
