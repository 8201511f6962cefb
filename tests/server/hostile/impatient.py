"""`antre serve` with little patience, so that a test need not wait long for its end."""

from __future__ import annotations

import argparse

from antre.server import serve, wire
from antre.server.arguments import add_arguments

if __name__ == "__main__":
    wire.ASKING = wire.BLOCKED = 0.5
    wire.UNSENT = 4_096
    serve.SWEEP = 1
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    args = parser.parse_args()
    serve.serve(args.host, args.port, args.data, open_browser=False)
