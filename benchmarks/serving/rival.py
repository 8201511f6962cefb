"""boardgame.io's server under the same load: four sockets a match, a move after the other.

Spoken is what its own client speaks: engine.io 4 over a WebSocket, socket.io on top.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import Progress

from serving.load import Load
from serving.wire import END, BadAnswer, Post, request

FOLDER = Path(__file__).parents[1] / "boardgame"
SEATS = 4
AT_ONCE = 16
JSON = b"host: 127.0.0.1\r\ncontent-type: application/json\r\n"
HANDSHAKE = (
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    b"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
    b"origin: http://127.0.0.1\r\nsec-websocket-key: %b\r\n\r\n"
)
# No bits to flip: the mask is allowed to be zero, which saves the generator the work.
MASK = bytes(4)
PING, PONG = b"2", b"3"


def install() -> str:
    """Get the package by its name if it is not here yet; what is missing otherwise."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not installed"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"]
        if subprocess.run(command, cwd=FOLDER, capture_output=True, check=False).returncode:
            return "npm could not install boardgame.io"
    return ""


class Socket(asyncio.Protocol):
    """One player's socket: text frames in, text frames out."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.transport: Any = None
        self.open = False
        self._pending = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(HANDSHAKE % base64.b64encode(os.urandom(16)))

    def connection_lost(self, _: Exception | None) -> None:
        self.match.fail("a socket was closed")

    def say(self, text: bytes) -> None:
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + length + MASK + text)

    def data_received(self, data: bytes) -> None:
        data = self._pending + data
        if not self.open:
            _, end, data = data.partition(END)
            self.open = bool(end)
        while (frame := first_frame(data)) is not None:
            text, data = frame
            self._hear(text)
        self._pending = data

    def _hear(self, text: bytes) -> None:
        if text == PING:
            self.say(PONG)
        else:
            self.match.hear(self.seat, text)


def first_frame(data: bytes) -> tuple[bytes, bytes] | None:
    """The text of the first whole frame and what follows it."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(data[2:10], "big"), 10
    if len(data) < start + size:
        return None
    return data[start : start + size], data[start + size :]


class Match:
    """A match of the small game: in turn, everybody takes the first card of the row."""

    over = False

    def __init__(self) -> None:
        self.load: Load | None = None
        self.id = ""
        self.credentials: list[str] = []
        self.sockets: list[Socket] = []
        self.ready = 0
        self.moves = 0
        self.missing = 0
        self.since = 0.0

    async def open(self, port: int, lobby: int) -> None:
        """Through its lobby, as a site would: create, join four times, connect, and sync."""
        loop = asyncio.get_running_loop()
        _, post = await loop.create_connection(Post, "127.0.0.1", lobby)
        self.id = (await ask(post, "/games/row/create", {"numPlayers": SEATS}))["matchID"]
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = await ask(post, f"/games/row/{self.id}/join", body)
            self.credentials.append(joined["playerCredentials"])
        post.transport.abort()
        for seat in range(SEATS):
            _, socket = await loop.create_connection(partial(Socket, self, seat), "127.0.0.1", port)
            self.sockets.append(socket)
        while self.ready < SEATS:
            await asyncio.sleep(0.01)

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'42/row,["update"'):
            self._moved()
        elif text.startswith(b"0"):
            self.sockets[seat].say(b"40/row,")
        elif text.startswith(b"40/row,"):
            self._emit(seat, "sync", self.id, str(seat), self.credentials[seat], SEATS)
        elif text.startswith(b'42/row,["sync"'):
            self.ready += 1
        elif not text.startswith(b'42/row,["matchData"'):
            self.fail(f"boardgame.io said {text[:200]!r}")

    def _emit(self, seat: int, *arguments: Any) -> None:
        text = json.dumps(arguments, separators=(",", ":"))
        self.sockets[seat].say(b"42/row," + text.encode())

    def play(self, since: float) -> None:
        """A move as its client sends it."""
        seat = self.moves % SEATS
        self.since = since
        self.missing = SEATS
        payload = {
            "type": "take", "args": [0], "playerID": str(seat),
            "credentials": self.credentials[seat],
        }  # fmt: skip
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(seat, "update", move, self.moves, self.id, str(seat))
        self.moves += 1

    def _moved(self) -> None:
        self.missing -= 1
        if not self.missing and self.load is not None:
            self.load.done(self, self.since, True)

    def fail(self, reason: str) -> None:
        if self.load is not None:
            self.load.fail(reason)

    def close(self) -> None:
        self.load = None
        for socket in self.sockets:
            socket.transport.abort()


async def ask(post: Post, path: str, body: dict[str, Any]) -> Any:
    return json.loads((await post.ask(request("POST", path, JSON, json.dumps(body).encode())))[1])


async def open_all(count: int, port: int, lobby: int, progress: Progress) -> list[Match]:
    matches = [Match() for _ in range(count)]
    door = asyncio.Semaphore(AT_ONCE)
    task = progress.add_task("boardgame.io: sitting down", total=count)

    async def come(match: Match) -> None:
        async with door:
            try:
                await asyncio.wait_for(match.open(port, lobby), 30)
            except TimeoutError:
                raise BadAnswer("boardgame.io does not let us sit down") from None
        progress.advance(task)

    await asyncio.gather(*(come(match) for match in matches))
    return matches
