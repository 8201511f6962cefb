"""Running `antre` as a user does: words on the command line, lines typed, text read."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from antre.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, 80 columns, no colours, English."""
    monkeypatch.chdir(tmp_path)
    for name, value in {"COLUMNS": "80", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    return tmp_path


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str, typed: list[str] | None = None) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        try:
            code = main(arguments)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return Result(code, *capsys.readouterr())

    return run


def flat(text: str) -> str:
    """A text without its line breaks, so that a sentence is found wherever it was broken."""
    return " ".join(text.split())
