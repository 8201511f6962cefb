"""Writes the golden playthroughs anew, on purpose:

    python -m tests.golden.write

Then read `git diff tests/golden`: every line of it is a change that players will notice.
"""

from __future__ import annotations

import sys

from tests.golden import campaign
from tests.golden.playthrough import write_all

if __name__ == "__main__":
    for written in (*write_all(), campaign.write()):
        sys.stdout.write(f"wrote {written.name}\n")
