"""The house as a process that can be killed and opened again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class House:
    def __init__(self, folder: Path, *toys: str) -> None:
        """`toys` are games of the tests that this house has on its shelf."""
        self.folder = folder
        self.toys = toys
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Open at the same address as before, if there was one."""
        command = [sys.executable, "-m", "tests.web.open_house"]
        command += [str(self.port), str(self.folder), *self.toys]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, f"the house did not open: {line!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(20)
        self.process.stdout.close()
