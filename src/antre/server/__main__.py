"""`python -m antre.server`: the same as `antre serve`."""

from __future__ import annotations

import argparse
import sys

from antre.core.errors import AntreError
from antre.server.arguments import add_arguments, configured
from antre.server.serve import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser("antre serve", description="Open the house.")
    add_arguments(parser)
    args = parser.parse_args()
    try:
        serve(
            args.host,
            args.port,
            open_browser=not args.no_browser,
            configuration=configured(args),
        )
    except AntreError as error:
        sys.exit(f"antre: {error}")
