"""The house as a process that can be killed and opened again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("open_house.py")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class House:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Open at the same address as before, if there was one."""
        command = [sys.executable, str(SCRIPT), str(self.port), str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
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
