"""What can be said when the house is opened; here no server need be installed yet."""

from __future__ import annotations

import argparse
from pathlib import Path

PORT = 8765


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="who may come in (default: %(default)s, this machine)"
    )
    parser.add_argument(
        "--port", type=int, help=f"where to listen (default: {PORT} or the next free one)"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    parser.add_argument(
        "--database", default="", metavar="URL", help="a PostgreSQL instead of a file"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
