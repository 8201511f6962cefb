"""What can be said when the house is opened; here no server need be installed yet."""

from __future__ import annotations

import argparse
import ipaddress
import os
from pathlib import Path
from urllib.parse import urlsplit

from antre.server.configuration import Configuration

PORT = 8765
THIS_MACHINE = "127.0.0.1,::1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="who may come in (default: %(default)s, this machine)"
    )
    parser.add_argument(
        "--port", type=int, help=f"where to listen (default: {PORT} or the next free one)"
    )
    add_place(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    add_public(parser)
    add_webhooks(parser)
    add_retention(parser)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Which house is meant: for every command that looks after one."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    parser.add_argument(
        "--database",
        default=os.environ.get("ANTRE_DATABASE", ""),
        metavar="URL",
        help="a PostgreSQL instead of a file (default: $ANTRE_DATABASE)",
    )


def database_of(args: argparse.Namespace) -> str:
    """The house that was meant, as the address of its database."""
    place = {} if args.data is None else {"data": args.data}
    return Configuration(database=args.database, **place).database_url


def add_public(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("on the internet")
    group.add_argument(
        "--public-url",
        type=public_url,
        metavar="URL",
        help="where people find the house: for invitations, cookies and allowed hosts",
    )
    group.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another name it may be called by; several times if need be",
    )
    group.add_argument(
        "--public-tables",
        action="store_true",
        help="a list of tables that anybody may join or watch; hosts choose which are on it",
    )
    group.add_argument(
        "--trust-proxy",
        nargs="?",
        type=networks,
        const=THIS_MACHINE,
        metavar="ADDRESSES",
        help="believe this proxy about who asks (default: one on this machine)",
    )
    group.add_argument(
        "--metrics",
        type=listening_place,
        metavar="[HOST:]PORT",
        help="figures for Prometheus, on a port of their own (host: 127.0.0.1)",
    )


def add_webhooks(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("calls to people who are away")
    group.add_argument(
        "--no-webhooks",
        action="store_true",
        help="nobody is called at an address of their own when it is their turn",
    )
    group.add_argument(
        "--private-webhooks",
        action="store_true",
        help="such an address may lie in a private network, or on this machine",
    )


def add_retention(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what is kept")
    group.add_argument(
        "--forget-after",
        type=days,
        default=0.0,
        metavar="DAYS",
        help="guests and unfinished tables nobody has opened for so long go (default: never)",
    )
    group.add_argument(
        "--finished-to",
        type=Path,
        metavar="DIR",
        help="with --forget-after: finished games go too, each to a file here (default: they stay)",
    )


def configured(args: argparse.Namespace) -> Configuration:
    """What was said, as the house wants it."""
    place = {} if args.data is None else {"data": args.data}
    return Configuration(
        database=args.database,
        public_url=args.public_url or "",
        hosts=tuple(args.allow_host),
        trusted_proxies=args.trust_proxy or "",
        metrics=args.metrics,
        public_tables=args.public_tables,
        webhooks=not args.no_webhooks,
        private_webhooks=args.private_webhooks,
        forget_after=args.forget_after,
        finished_to=args.finished_to,
        **place,
    )


# --- what is written, as it is meant


def public_url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address like https://example.org")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise argparse.ArgumentTypeError(
            f"{text!r} goes on after the host: it needs one of its own"
        )
    return f"{parts.scheme}://{parts.netloc}"


def networks(text: str) -> str:
    try:
        return ",".join(str(ipaddress.ip_network(part.strip())) for part in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def listening_place(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port")
    return host.strip("[]") or "127.0.0.1", int(port)


def days(text: str) -> float:
    """At least two: when a table was last opened is noted once a day."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days") from None
    if number != 0 and not 2 <= number < 100_000:
        raise argparse.ArgumentTypeError("2 days at least, or 0 for never")
    return number
