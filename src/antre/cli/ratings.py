"""`antre ratings rebuild`: the ratings of a house made anew from all that was played there."""

from __future__ import annotations

import argparse

from antre.cli.arguments import Commands, screen
from antre.cli.upkeep import installed, rows_told
from antre.server.arguments import add_place, database_of


def add(commands: Commands) -> None:
    ratings = commands.add_parser("ratings", help="the ratings of the people of a house")
    deeds = ratings.add_subparsers(title="what to do", metavar="WHAT", required=True)
    rebuild = deeds.add_parser(
        "rebuild", help="make all of them anew, game by game in the order in which they ended"
    )
    add_place(rebuild)
    rebuild.set_defaults(run=run_rebuild)


def run_rebuild(args: argparse.Namespace) -> int:
    with installed():
        from antre.server.rebuilding import rebuild_ratings
    with rows_told("Rating") as told:
        games = rebuild_ratings(database_of(args), told)
    screen().print(f"{games} games: all ratings follow from them again.")
    return 0
