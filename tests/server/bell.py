"""A real HTTP server that people are called at: it keeps what it heard, and answers as it likes."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

Json = dict[str, Any]


class Heard(NamedTuple):
    """A call as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Json:
        told: Json = json.loads(self.body)
        return told

    def signed_with(self, secret: str) -> bool:
        """As docs/webhooks.md says that it is checked."""
        at, sign = self.headers["X-Antre-Time"], self.headers["X-Antre-Signature"]
        made = hmac.new(secret.encode(), at.encode() + b"." + self.body, hashlib.sha256)
        return hmac.compare_digest(f"sha256={made.hexdigest()}", sign)


class Bell:
    def __init__(self, port: int) -> None:
        self.port = port
        self.heard: list[Heard] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        self.answers = threading.Event()  # until then nobody is answered
        self.answers.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/turn?for=me"


@contextmanager
def hang_up() -> Iterator[Bell]:
    """A bell at the door."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            bell.heard.append(Heard(self.path, dict(self.headers), body))
            bell.answers.wait(60)
            try:
                self.send_response(bell.status)
                for name, value in bell.headers.items():
                    self.send_header(name, value)
                self.end_headers()
            except OSError:
                self.close_connection = True

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is to be read in the tests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    bell = Bell(server.server_port)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield bell
    finally:
        bell.answers.set()
        server.shutdown()
        server.server_close()
        thread.join()
