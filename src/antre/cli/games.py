"""`antre games`: what can be played, with how many, and how true it is to the box."""

from __future__ import annotations

import argparse
from collections import Counter

from antre.cli.arguments import Commands, add_language, all_games, screen, words_for
from antre.core.game import Game
from antre.core.setting import Setting
from antre.core.words import Words


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="the games, their options and their sources")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = screen()
    for game in all_games():
        words = words_for(args.language, game)
        console.print(game.title[args.language], style="bold")
        for line in describe(game, words):
            console.print(f"  {line}")
    return 0


def describe(game: Game, words: Words) -> list[str]:
    content = game.edition()
    seats = words.say("games-seats", low=game.seats[0], high=game.seats[-1])
    sources = [
        words.say("games-sources", count=count, source=source)
        for source, count in content.sources.items()
    ]
    return [
        f"{seats} · {words.say('games-rules', count=len(game.rules))}",
        words.say("games-edition", name=content.name) + f" ({', '.join(sources)})",
        say_reconstructed(content.reconstructed, words),
        *(describe_setting(setting, game, words) for setting in game.settings),
        words.say("games-play", command=f"antre play {game.slug}"),
    ]


def describe_setting(setting: Setting, game: Game, words: Words) -> str:
    """A setting as it is given on the command line, and what it means."""
    seats = setting.seats[0] if setting.seats else game.seats[-1]
    allowed = setting.allowed(seats)
    return f"--set {setting.id}=…  {setting.help[words.language]} ({allowed})"


def say_reconstructed(labels: list[str], words: Words) -> str:
    if not labels:
        return words.say("games-exact")
    return words.say("games-reconstructed", what=", ".join(summed(labels)))


def summed(labels: list[str]) -> list[str]:
    """ "troll × 55" rather than 55 names."""
    tables = Counter(label.partition(" ")[0] for label in labels)
    return [f"{table} × {count}" if count > 1 else table for table, count in tables.items()]
