"""A file that one process alone holds; the system lets go of it when that process ends."""

from __future__ import annotations

import os
import sys

# Where a byte is locked nobody may read on some systems: it lies far behind all that is written.
FAR = 2**40

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Hold an open file, or an `OSError`; it is free again once the file is closed."""
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def lock(file: int) -> None:
        """Hold an open file, or an `OSError`; it is free again once the file is closed."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
