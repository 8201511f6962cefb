"""A server in its own process: started, watched from outside, and ended."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

PAGE = os.sysconf("SC_PAGE_SIZE")
CLOCK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    pid: int
    said: str  # its first line

    @property
    def memory(self) -> int:
        """Bytes of it in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def cpu(self) -> float:
        """Seconds it has computed so far, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK


@dataclass(frozen=True)
class Fleet:
    """Several servers, measured as one."""

    servers: Sequence[Server]

    @property
    def memory(self) -> int:
        return sum(server.memory for server in self.servers)

    @property
    def cpu(self) -> float:
        return sum(server.cpu for server in self.servers)


@contextmanager
def running(command: Sequence[str | Path], folder: Path | None = None) -> Iterator[Server]:
    """The process, from its first line on until we are done with it."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        if not said:
            raise SystemExit(f"{command[0]} did not start: {' '.join(map(str, command))}")
        yield Server(process.pid, said)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Meter:
    """What the machine does while something is measured: ours, the server's, everybody else's."""

    def __init__(self, server: Server | Fleet) -> None:
        self.server = server
        self.begin = self._read()

    def _read(self) -> tuple[float, float, float, float]:
        own = os.times()
        busy = Path("/proc/stat").read_text().split(maxsplit=9)[1:9]
        working = sum(int(busy[place]) for place in (0, 1, 2, 5, 6, 7)) / CLOCK
        return perf_counter(), self.server.cpu, own.user + own.system, working

    def read(self) -> dict[str, float]:
        """Cores used since the beginning, and the load of the machine now."""
        before, after = self.begin, self._read()
        seconds, server, own, busy = (b - a for a, b in zip(before, after, strict=True))
        return {
            "server_cores": round(server / seconds, 2),
            "generator_cores": round(own / seconds, 2),
            "other_cores": round(max(0.0, busy - server - own) / seconds, 2),
            "load": round(os.getloadavg()[0], 2),
            "server_seconds": server,
        }
