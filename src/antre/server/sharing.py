"""What others show beside the address of a table that is passed on: a title, a sentence, a picture.

It is told to strangers, so it is only what a table shows to whoever watches it.
"""

from __future__ import annotations

import re
from xml.sax.saxutils import quoteattr

from starlette.requests import Request

from antre.core.event import SPECTATOR
from antre.core.picture import card_svg
from antre.core.voice import say_outcome
from antre.server import scenes
from antre.server.authorization import may_look
from antre.server.errors import Denied
from antre.server.house import House
from antre.server.identity import preferred
from antre.server.match import Match
from antre.server.middleware import STRANGER
from antre.server.table import Table
from antre.server.words import named_words

# Where a table is played, and where it is looked at again.
ADDRESS = re.compile(r"/[tr]/([\w-]{1,40})")
STEP = re.compile("[0-9]{1,6}")


class Sharing:
    def __init__(self, house: House) -> None:
        self.house = house

    async def head(self, request: Request) -> str:
        """What belongs into the head of a page; nothing where there is nothing to be shown."""
        found = ADDRESS.fullmatch(request.url.path)
        if found is None:
            return ""
        asked = request.query_params.get("step", "")
        step = int(asked) if STEP.fullmatch(asked) else None
        language = preferred(request.headers.get("accept-language", ""))
        home = self.house.configuration.public_url or str(request.base_url).rstrip("/")
        try:
            table = (await self.house.find(found[1])).table
            check_shared(table)
        except Denied:
            return ""
        past = "" if step is None else f"&step={step}"
        return tags(
            {
                "og:site_name": "Antre",
                "og:type": "website",
                "og:title": table.setup.game.title[language],
                "og:description": sentence(table, step, language),
                "og:image": f"{home}/api/tables/{table.id}/card.png?language={language}{past}",
                "og:image:width": "1200",
                "og:image:height": "630",
                "twitter:card": "summary_large_image",
            }
        )


def check_shared(table: Table) -> Match:
    """A game that everybody may see."""
    if table.stopped is not None or table.match is None:
        raise Denied(409, "not-started")
    may_look(table, STRANGER, SPECTATOR)
    return table.match


def card(table: Table, step: int | None, language: str) -> str:
    """Its picture, as a drawing."""
    state = scenes.state_at(check_shared(table), SPECTATOR, step)
    return card_svg(scenes.draw(table, state, SPECTATOR, "wide", language))


def sentence(table: Table, step: int | None, language: str) -> str:
    """How it ended, or who plays."""
    words = named_words(table.setup.game, language, SPECTATOR, table.names)
    state = check_shared(table).state
    if state.over and step is None:
        return say_outcome(state, words)[0]
    return words.series(words.names)


def tags(values: dict[str, str]) -> str:
    return "".join(
        f"<meta property={quoteattr(name)} content={quoteattr(value)}>\n"
        for name, value in values.items()
    )
