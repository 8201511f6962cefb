"""Real server processes, and plain HTTP to them."""

from __future__ import annotations

import http.client
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Json = dict[str, Any]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    return port


@contextmanager
def server(
    data: Path, *more: str, program: Sequence[str] = ("-m", "antre.server"), stderr: Any = None
) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """`python -m antre.server` on a free port: the port and the process."""
    command = [sys.executable, *program, "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--data", str(data), *more], stdout=subprocess.PIPE, stderr=stderr, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, line
        yield int(found[1]), process
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


class Caller:
    """A guest of a server process, with one connection kept open."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.headers = {"Content-Type": "application/json", "X-Antre": "1"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Raises OSError or HTTPException where nobody answers."""
        try:
            content = None if body is None else json.dumps(body)
            self.line.request(method, path, content, self.headers)
            reply = self.line.getresponse()
            data = json.loads(reply.read())
        except BaseException:
            self.line.close()
            raise
        if cookie := reply.getheader("set-cookie"):
            self.headers["Cookie"] = cookie.partition(";")[0]
        return reply.status, data

    def ok(self, method: str, path: str, body: Json | None = None) -> Json:
        status, data = self.ask(method, path, body)
        assert status == 200, data
        return data

    def close(self) -> None:
        self.line.close()

    def lay(self, seats: int) -> str:
        hot = [{"kind": "hot", "name": f"P{seat}"} for seat in range(1, seats)]
        body = {"game": "nidavellir", "chairs": [{"kind": "me"}, *hot], "start": True}
        table: str = self.ok("POST", "/api/tables", body)["table"]
        return table

    def stream(self, table: str, seat: int, after: int | None = None) -> EventStream:
        return EventStream(self, f"/api/tables/{table}/stream?seat={seat}", after)


class EventStream:
    """Server-sent events as they come."""

    def __init__(self, caller: Caller, path: str, after: int | None) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", caller.port, timeout=30)
        headers = dict(caller.headers)
        if after is not None:
            headers["Last-Event-ID"] = str(after)
        self.line.request("GET", path, headers=headers)
        self.reply = self.line.getresponse()
        assert self.reply.status == 200, self.reply.read()
        assert self.reply.getheader("content-type", "").startswith("text/event-stream")

    def __iter__(self) -> Iterator[Json]:
        while line := self.reply.readline():
            if line.startswith(b"data: "):
                yield json.loads(line[6:])

    def next(self) -> Json:
        return next(iter(self))

    def until(self, version: int) -> list[Json]:
        """Messages up to the one that brings a version."""
        messages = []
        for message in self:
            messages.append(message)
            if message["version"] >= version and not message["lobby"]:
                break
        return messages

    def close(self) -> None:
        self.reply.close()
        self.line.close()
