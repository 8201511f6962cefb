"""The docstrings can be read as pages: `make reference`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_reference_is_made_without_a_warning(tmp_path: Path) -> None:
    recipe = re.search(r"-W error -m pdoc (.*?)\n\n", (ROOT / "Makefile").read_text(), re.DOTALL)
    assert recipe is not None
    wanted = recipe[1].replace("\\\n", " ").replace("'", "").split()
    arguments = [str(tmp_path) if each == "docs/api" else each for each in wanted]
    command = [sys.executable, "-W", "error", "-m", "pdoc", *arguments]
    made = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert made.returncode == 0, made.stderr
    assert not made.stderr
    kernel = (tmp_path / "antre" / "core" / "state.html").read_text(encoding="utf-8")
    assert "Everything on the table and nothing else" in kernel
    assert not (tmp_path / "antre" / "games").exists()
