"""Games that come to a file one by one, so that nothing played is lost and a run can go on.

A store is a file of JSON lines, one a game in the order they ended. A row that is there need not
be played again, if it is of the same tournament; what was cut in the middle of a line is. Two runs
at once never share one.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from io import BufferedWriter
from pathlib import Path
from types import TracebackType
from typing import Self

from antre.core.errors import BadSetup
from antre.lab.files import line_of, read_lines
from antre.lab.rows import Made, Row
from antre.lab.seeds import branch
from antre.locking import lock

# What a system says of a file that somebody else holds.
TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES)


class Store:
    """The rows of one tournament in a file, which is this run's alone while it is played."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._file: BufferedWriter | None = None

    def rows(self, made: Made, line_up: Callable[[int], tuple[str, ...]]) -> dict[int, Row]:
        """What has been played already, by number; an error if it is of another tournament."""
        found: dict[int, Row] = {}
        end = 0
        assert self._file is not None
        for line_end, row in read_lines(self.path):
            self._check(row, made, line_up)
            found[row.number], end = row, line_end
        self._file.truncate(end)
        return found

    def _check(self, row: Row, made: Made, line_up: Callable[[int], tuple[str, ...]]) -> None:
        other = row.made.differs(made)
        if not other and row.seed != branch(made.seed, row.number):
            other = f"seed {row.seed}"
        if not other and row.bots != line_up(row.number):
            other = f"bots {', '.join(row.bots)} in game {row.number}"
        if other:
            raise BadSetup(
                f"{self.path} holds games of another tournament ({other}); "
                "go on with the same command, or name another file"
            )

    def add(self, row: Row) -> None:
        """One more game; it is in the file when this returns."""
        assert self._file is not None
        self._file.write(line_of(row).encode())
        self._file.flush()

    def __enter__(self) -> Self:
        self._file = self.path.open("ab")
        try:
            lock(self._file.fileno())
        except OSError as error:
            # A file system without locks keeps nobody out.
            if error.errno in TAKEN:
                self._file.close()
                raise BadSetup(
                    f"another run is writing {self.path}: wait for its end or stop it, "
                    "or name another file"
                ) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if self._file is not None:
            self._file.close()
