"""The build of the package: plain Python, or compiled where `ANTRE_COMPILE=1` asks for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = ("mypy", "setuptools")
FOLDER = Path("build") / "compiled"


class CompiledBuild(BuildHookInterface[Any]):
    """Puts compiled modules beside their sources into a wheel."""

    def dependencies(self) -> list[str]:
        """What a compiled build needs: the compiler, and what the modules import."""
        if not asked_for():
            return []
        return [*map(self._pinned, TOOLS), *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable installation is for development, where nothing is compiled.
        if not asked_for() or version == "editable":
            return
        folder = Path(self.root) / FOLDER
        command = [sys.executable, "-m", "compiling.build", str(folder)]
        subprocess.run(command, cwd=self.root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in [*folder.glob("*.so"), *folder.glob("antre/**/*.so")]:
            build_data["force_include"][str(library)] = str(library.relative_to(folder))

    def _pinned(self, tool: str) -> str:
        """The version that is known to do, where it is pinned."""
        pins = (Path(self.root) / "constraints.txt").read_text(encoding="utf-8")
        found = re.search(rf"^{tool}==.*$", pins, re.MULTILINE)
        return found[0] if found else tool


def asked_for() -> bool:
    return os.environ.get("ANTRE_COMPILE", "0") not in ("", "0")
