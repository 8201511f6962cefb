"""`antre rules`: every rule by chapter, its text, and the tests that prove it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from antre.cli.arguments import (
    Commands,
    add_game,
    add_language,
    all_games,
    screen,
    words_for,
)
from antre.cli.proofs import Proofs, find_proofs
from antre.core.errors import AntreError
from antre.core.game import Game, find
from antre.core.rule import GUIDE, Rule, RuleBook
from antre.core.words import Words


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="every rule, and the tests that prove it")
    add_game(parser)
    parser.add_argument("word", nargs="?", metavar="ID|WORD", help="only these rules")
    parser.add_argument(
        "--untested", action="store_true", help="only the ids of rules that no test names"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [find(args.game)] if args.game else all_games()
    others = [game for game in all_games() if game not in games]
    found = find_proofs(Path.cwd(), [*games, *others])
    if args.untested:
        return list_untested(games, found)
    proofs = {game.slug: None if found is None else found[game.slug] for game in games}
    if args.json:
        data = [rules_json(game, args.word, args.language, proofs[game.slug]) for game in games]
        screen().out(json.dumps(data, indent=1, ensure_ascii=False))
        return 0
    for game in games:
        show(game, args.word, words_for(args.language, game), proofs[game.slug])
    return 0


def list_untested(games: list[Game], proofs: dict[str, Proofs] | None) -> int:
    if proofs is None:
        raise AntreError(
            "there is no tests folder next to a pyproject.toml here: run this in the project"
        )
    untested = [
        rule.id for game in games for rule in game.rules if is_untested(rule, proofs[game.slug])
    ]
    for id in untested:
        screen().out(id)
    return 1 if untested else 0


def is_untested(rule: Rule, proofs: Proofs) -> bool:
    return not rule.cardboard and rule.id not in proofs


def search(book: RuleBook, word: str, language: str) -> list[Rule]:
    """The rule or the guide of that id, or all of both whose id, title or text has the word.

    Accents and ligatures need not be typed: `echange` finds « échange », `coeur` « cœur ».
    """
    if word in book:
        return [book[word]]
    for guide in book.guides:
        if guide.id == word:
            return guide.rules
    wanted = unaccented(word)
    return [
        rule
        for chapter in book.reference
        for rule in chapter.rules
        if wanted in unaccented(f"{rule.id} {rule.title[language]} {rule.text[language]}")
    ]


def unaccented(text: str) -> str:
    """A text as people type it in a hurry."""
    bare = normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in bare if not combining(letter)).replace("’", "'")


def wanted_rules(game: Game, word: str | None, language: str) -> list[Rule]:
    rules = search(game.rules, word or "", language)
    if not rules:
        raise AntreError(f"no rule of {game.slug} has the id or the word {word!r}")
    return rules


def rules_json(game: Game, word: str | None, language: str, proofs: Proofs | None) -> Any:
    rules = [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "kind": rule.kind,
            "title": rule.title[language],
            "text": rule.text[language],
            "source": rule.source,
            "cardboard": rule.cardboard or None,
            "tests": None if proofs is None else proofs.get(rule.id, []),
        }
        for rule in wanted_rules(game, word, language)
    ]
    return {"game": game.slug, "version": game.version, "rules": rules}


def show(game: Game, word: str | None, words: Words, proofs: Proofs | None) -> None:
    console = screen()
    rules = wanted_rules(game, word, words.language)
    console.print(words.say("rules-of", game=game.title[words.language]), style="bold")
    if proofs is None:
        console.print(words.say("rules-no-tests"), style="dim")
    for chapter in game.rules.reference:
        shown = [rule for rule in rules if rule.chapter == chapter.id]
        if shown:
            console.print(f"\n{chapter.title[words.language]}", style="bold #d9a441")
        for rule in shown:
            console.print(f"\n{rule.title[words.language]}  ", style="bold", end="")
            console.print(rule.id, style="dim")
            console.print(rule.text[words.language])
            for line in [] if proofs is None else say_proof(rule, proofs, words):
                console.print(line, style="dim", soft_wrap=True)


def say_proof(rule: Rule, proofs: Proofs, words: Words) -> list[str]:
    if rule.kind == GUIDE:
        return []
    if rule.id in proofs:
        return [words.say("rules-tests"), *(f"  {test}" for test in proofs[rule.id])]
    if rule.cardboard:
        return [words.say("rules-cardboard", why=rule.cardboard)]
    return [words.say("rules-unproved")]
