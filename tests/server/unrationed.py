"""`antre serve` without rations, for a test that asks more than a guest may."""

from __future__ import annotations

import argparse
from dataclasses import replace

from antre.server.arguments import add_arguments, configured
from antre.server.serve import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    args = parser.parse_args()
    serve(port=args.port, open_browser=False, configuration=replace(configured(args), limits=False))
