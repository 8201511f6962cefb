"""`antre serve`: open the house, in the browser."""

from __future__ import annotations

import argparse

from antre.cli.arguments import Commands
from antre.core.errors import AntreError
from antre.server.arguments import add_arguments, configured


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="play in the browser, alone or with friends")
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from antre.server.serve import serve
    except ImportError as error:
        raise AntreError(f"{error}: install the server with `pip install antre[server]`") from None
    serve(
        args.host,
        args.port,
        open_browser=not args.no_browser,
        configuration=configured(args),
    )
    return 0
