"""Server processes to be killed: each has a parent that starts the next one."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PHOENIX = Path(__file__).with_name("phoenix.py")
PATIENCE = 120.0


class Bird:
    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.child = 0

    def rise(self) -> None:
        """Wait for the next child, and until it can serve."""
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline()).startswith("risen"):
            if not line:
                raise SystemExit("chaos: the server does not rise again")
        self.child = int(line.split()[1])
        self.await_ready()

    def await_ready(self) -> None:
        latest = time.monotonic() + PATIENCE
        while not self.ready():
            if time.monotonic() > latest:
                raise SystemExit("chaos: the server is never ready")
            time.sleep(0.02)

    def ready(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            line.request("GET", "/ready")
            return line.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        with suppress(ProcessLookupError):
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def birds(count: int, data: Path, database: str = "") -> Iterator[list[Bird]]:
    flock: list[Bird] = []
    try:
        for _ in range(count):
            command = [sys.executable, str(PHOENIX), str(port := free_port()), str(data), database]
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            flock.append(Bird(process, port))
        for bird in flock:
            bird.rise()
        yield flock
    finally:
        for bird in flock:
            bird.end()


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    return port
