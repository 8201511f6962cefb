"""Compile a copy of the package with mypyc: `python -m compiling.build FOLDER`.

In the folder there will be a library for the kernel with the bots and one for each game, and for
each compiled module a small one that stands beside its source and is imported in its place.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from compiling.rewrite import Source

SOURCES = Path(__file__).parents[1] / "src"
# What is compiled: that which is asked again and again in a game.
ROOMS = ("bots", "games/*/content", "games/*/rules", "games/*/judgement", "games/*/seen")
KERNEL = (
    "beginning", "chance", "content", "dealing", "journal", "judge", "option", "outcome", "reason",
    "setup", "state", "step", "timeline", "unseen",
)  # fmt: skip
# Events are made from their annotations when they are told; an engine is asked before and after.
# A network is numpy's work, and numpy need not be there.
LEFT = ("__init__", "events", "engine", "specs", "net", "network")
# The types have been checked, by stricter rules, before anybody builds.
TYPES = "[mypy]\nignore_missing_imports = True\ndisable_error_code = misc\n"
OPTIMIZATION = os.environ.get("ANTRE_COMPILE_LEVEL", "2")
# Libraries reach each other through tables: what is called by name is called in its own library.
HIDDEN = () if sys.platform == "win32" else ("-fvisibility=hidden",)
# What a module does when it is imported: very long functions that run once.
AT_IMPORT = re.compile(r"^char CPyDef_\w+___top_level__\(void\) \{$", re.MULTILINE)
AS_IT_IS = """\
#if defined(__clang__)
#define AS_IT_IS __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define AS_IT_IS __attribute__((optimize("O0")))
#else
#define AS_IT_IS
#endif
"""


def build(folder: Path) -> None:
    """Write, compile and link all that is needed into a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    sys.path.insert(0, str(SOURCES))
    files = [path.relative_to(folder) for path in modules(folder / "antre")]
    for file in files:
        rewrite(folder / file, ".".join(file.with_suffix("").parts))
    os.chdir(folder)
    Path("types.ini").write_text(TYPES, encoding="utf-8")
    link(by_library(files))


def modules(package: Path) -> list[Path]:
    """The files that are compiled."""
    rooms = [path for room in ROOMS for path in sorted(package.glob(f"{room}/*.py"))]
    kernel = [package / "core" / f"{name}.py" for name in KERNEL]
    return [*kernel, *(path for path in rooms if path.stem not in LEFT)]


def rewrite(path: Path, name: str) -> None:
    source = Source(path.read_text(encoding="utf-8"), importlib.import_module(name))
    path.write_text(source.rewritten(), encoding="utf-8")


def by_library(files: list[Path]) -> dict[str, list[str]]:
    """The files of each library: what is compiled apart is compiled at the same time."""
    found: dict[str, list[str]] = {}
    for file in files:
        _, room, name, *_ = file.parts
        library = f"antre_{name}" if room == "games" else "antre_kernel"
        found.setdefault(library, []).append(str(file))
    return found


def link(libraries: dict[str, list[str]]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    files = [file for library in libraries.values() for file in library]
    extensions = mypycify(
        ["--config-file", "types.ini", *files],
        opt_level=OPTIMIZATION,
        debug_level="0",
        separate=[(library, name) for name, library in libraries.items()],
        target_dir="made",
    )
    for written in Path("made").glob("*.c"):
        written.write_text(hurried(written.read_text(encoding="utf-8")), encoding="utf-8")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    command: Any = build_ext(Distribution({"name": "antre", "ext_modules": extensions}))
    command.build_lib, command.build_temp = ".", "made"
    command.ensure_finalized()
    command.parallel = os.cpu_count()
    command.run()


def hurried(text: str) -> str:
    """A written library whose compilation loses no time on what runs once."""
    return AS_IT_IS + AT_IMPORT.sub(r"AS_IT_IS \g<0>", text)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
