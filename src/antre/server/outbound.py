"""A request to an address that somebody has given us, without being led anywhere else.

Whoever names an address may name one that only this machine can reach. So the name is resolved
once, every address behind it must be a public one, and the line is opened to that very address;
no redirection is followed, and what comes back is read up to its status and thrown away.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
LOWEST_PORT = 1025  # below, but for the two above, other things than the web listen
LONGEST = 500
MOST_READ = 4096
MOST_TRIED = 3  # addresses of one name
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
# Relays and documentation; behind the first an address of the other kind is hidden.
NOT_FOR_US = tuple(map(ipaddress.ip_network, ("2002::/16", "2001::/23", "3fff::/20")))
RELAY = ipaddress.ip_network("192.88.99.0/24")


class BadAddress(Exception):
    """What was given is no address that can be called; the word says why."""


class Place(NamedTuple):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def called(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


class Answer(NamedTuple):
    """What came of a request: `ok`, or what was in the way; the status where there was one."""

    result: str
    status: int | None = None


def place_of(url: str) -> Place:
    """Raises BadAddress where it is not plainly a page on the web."""
    if len(url) > LONGEST:
        raise BadAddress("long")
    if not all("!" <= letter <= "~" for letter in url):
        raise BadAddress("letters")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadAddress("form") from None
    if parts.scheme not in PORTS:
        raise BadAddress("scheme")
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise BadAddress("form")
    number = PORTS[parts.scheme] if port is None else port
    if number not in PORTS.values() and number < LOWEST_PORT:
        raise BadAddress("port")
    query = f"?{parts.query}" if parts.query else ""
    return Place(parts.scheme, host, number, f"{parts.path or '/'}{query}")


def is_public(address: Address) -> bool:
    """Can everybody on the internet reach it, and is it one machine?"""
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return address not in RELAY
    return address in GLOBAL_UNICAST and not any(address in network for network in NOT_FOR_US)


class Outbound:
    """Requests to strangers' addresses; each is over after so many seconds, come what may."""

    def __init__(self, private: bool, seconds: float) -> None:
        self.private = private  # may they lie in private networks?
        self.seconds = seconds
        # A name server that does not answer holds up nobody but these.
        self._resolvers = ThreadPoolExecutor(4, "antre-resolver")
        self._trust = ssl.create_default_context()

    def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        try:
            async with asyncio.timeout(self.seconds):
                place = place_of(url)
                return await self._send(place, request(place, headers, body))
        except BadAddress as error:
            return Answer(str(error))
        except TimeoutError:
            return Answer("timeout")
        except ssl.SSLError:
            return Answer("certificate")
        except (OSError, UnicodeError):
            return Answer("unreachable")

    async def _send(self, place: Place, data: bytes) -> Answer:
        reader, writer = await self._connect(place)
        try:
            writer.write(data)
            await writer.drain()
            return answered(await first_line(reader))
        finally:
            writer.transport.abort()

    async def _connect(self, place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        trust = self._trust if place.scheme == "https" else None
        problem: OSError = OSError("it has no address")
        for address in (await self._addresses(place))[:MOST_TRIED]:
            try:
                return await asyncio.open_connection(
                    str(address), place.port, limit=MOST_READ, ssl=trust,
                    server_hostname=place.host if trust else None,
                )  # fmt: skip
            except OSError as error:
                problem = error
        raise problem

    async def _addresses(self, place: Place) -> list[Address]:
        """All that the name stands for; one that is not public spoils them all."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._resolvers, lambda: socket.getaddrinfo(place.host, place.port,
                                                            type=socket.SOCK_STREAM)
            )  # fmt: skip
        except (OSError, UnicodeError):
            raise BadAddress("name") from None
        texts = dict.fromkeys(str(entry[4][0]).partition("%")[0] for entry in found)
        addresses: list[Address] = [ipaddress.ip_address(text) for text in texts]
        if not self.private and not all(map(is_public, addresses)):
            raise BadAddress("private")
        return addresses


def request(place: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {
        "Host": place.called,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


async def first_line(reader: asyncio.StreamReader) -> bytes:
    """Of the reply nothing else matters; too long a one is none."""
    try:
        return await reader.readuntil(b"\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return b""


def answered(line: bytes) -> Answer:
    version, _, rest = line.partition(b" ")
    code = rest[:3]
    if not version.startswith(b"HTTP/1.") or not (code.isdigit() and len(code) == 3):
        return Answer("garbled")
    status = int(code)
    if 300 <= status < 400:
        return Answer("redirect", status)
    return Answer("ok", status) if 200 <= status < 300 else Answer("status", status)
