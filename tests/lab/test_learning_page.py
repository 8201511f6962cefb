"""What `docs/learning.md` shows is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 5
    known: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), known)
