"""HTTP: the games of the house and their rules, the same for everybody."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Response

from antre.bots import able
from antre.core.campaign import can_be_campaign
from antre.core.errors import BadSetup
from antre.core.game import Game, find, slugs
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words
from antre.server.api_context import ERRORS
from antre.server.errors import Denied
from antre.server.models_games import GamesReply, RulesReply
from antre.server.replies import dumps

LOG = logging.getLogger("antre.server")


def routes(levels: Sequence[str], public_tables: bool) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)

    told = all_games(levels, public_tables)

    @api.get("/games", responses={200: {"model": GamesReply}}, summary="What can be played")
    async def games() -> Response:
        return shared(told)

    @api.get(
        "/games/{game}/picture",
        responses={200: {"content": {"image/svg+xml": {}}}},
        summary="A drawing that stands for the game",
    )
    async def picture(game: str) -> Response:
        about = game_of(game).about
        if about is None or about.picture is None:
            raise Denied(404, "not-found")
        return shared(about.picture, "image/svg+xml")

    @api.get(
        "/rules/{game}",
        responses={200: {"model": RulesReply}},
        summary="The rules by chapter, then the guides and all cards, in all languages",
    )
    async def rules(game: str) -> Response:
        return shared(rule_book(game_of(game).slug))

    return api


def shared(body: bytes, kind: str = "application/json") -> Response:
    return Response(body, media_type=kind, headers={"cache-control": "private, max-age=300"})


def game_of(slug: str) -> Game:
    game = at_hand(slug)
    if game is None:
        raise Denied(404, "no-game", allowed=slugs())
    return game


def at_hand(slug: str) -> Game | None:
    """The game of that slug; a package that does not load takes no other game along."""
    try:
        return find(slug)
    except BadSetup:
        return None
    except Exception as error:
        LOG.error("game %s cannot be loaded: %s", slug, type(error).__name__)
        return None


def all_games(levels: Sequence[str], public_tables: bool) -> bytes:
    games = [describe(game, levels) for slug in slugs() if (game := at_hand(slug)) is not None]
    return dumps({"games": games, "public_tables": public_tables})


def describe(game: Game, levels: Sequence[str]) -> dict[str, Any]:
    setup = Setup.of(game)
    return {
        "game": game.slug,
        "title": game.title,
        "kind": setup.kind,
        "seats": [game.seats[0], game.seats[-1]],
        "settings": [setting.to_json() for setting in game.settings],
        "edition": setup.content.name,
        "about": game.about and game.about.to_json(),
        "lesson": (game.folder / "tutorial.toml").is_file(),
        "campaign": can_be_campaign(game),
        "levels": able(levels, setup),
    }


@lru_cache(maxsize=16)
def rule_book(slug: str) -> bytes:
    game = find(slug)
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "guide": chapter in game.rules.guides,
            "cards": False,
            "rules": [
                {"id": rule.id, "title": rule.title, "text": rule.text, "kind": rule.kind}
                for rule in chapter.rules
            ],
        }
        for chapter in game.rules.reference
    ]
    return dumps({"game": slug, "title": game.title, "chapters": [*chapters, *all_cards(game)]})


def all_cards(game: Game) -> list[dict[str, Any]]:
    """What is in the box, as chapters of their own, in all languages."""
    content = game.edition()
    told = [
        game.voice.cards(content, Words(language, HOUSE, game.folder)) for language in LANGUAGES
    ]
    return [
        {
            "id": kinds[0].id,
            "title": dict(zip(LANGUAGES, (kind.title for kind in kinds), strict=True)),
            "guide": False,
            "cards": True,
            "rules": [card_entry(cards) for cards in zip(*(k.cards for k in kinds), strict=True)],
        }
        for kinds in zip(*told, strict=True)
    ]


def card_entry(cards: Sequence[tuple[str, str, str]]) -> dict[str, Any]:
    """One card, as each language tells of it."""
    names = dict(zip(LANGUAGES, (name for _, name, _ in cards), strict=True))
    texts = dict(zip(LANGUAGES, (text for _, _, text in cards), strict=True))
    return {"id": cards[0][0], "title": names, "text": texts, "kind": "card"}
