"""`antre train`: a run from the terminal, gone on with, and its network taken out."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from antre.bots.network import load
from tests.cli.conftest import Run, flat

SMALL = (
    "train", "nidavellir", "--out", "run", "--workers", "1", "--device", "cpu", "--games", "2",
    "--sheet", "50", "--seats", "2",
)  # fmt: skip


@pytest.mark.slow
def test_a_run_is_made_gone_on_with_and_exported(run: Run) -> None:
    result = run(*SMALL, "--updates", "1")
    assert (result.code, result.err) == (0, "")
    assert "2 games" in result.out
    assert "against greedy" in flat(result.out)
    assert "written: run" in result.out
    again = run(*SMALL, "--updates", "2")
    assert again.code == 2
    assert "--resume" in again.err
    assert run(*SMALL, "--updates", "2", "--resume").code == 0
    assert len(Path("run/diary.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert Path("run/curves.svg").read_text(encoding="utf-8").startswith("<?xml")
    result = run("train", "nidavellir", "--out", "run", "--export", "mine.npz")
    assert "written: mine.npz" in result.out
    assert load(Path("mine.npz")).about["update"] == 2


def test_what_cannot_be_done_is_said(run: Run) -> None:
    assert "no run" in run("train", "nidavellir", "--out", "no", "--export", "net.npz").err
    assert "not both" in run(*SMALL, "--updates", "1", "--minutes", "1").err
    assert "write 4 or 2-5" in run("train", "nidavellir", "--seats", "5-2").err
    assert "2 to 5 seats" in flat(run("train", "nidavellir", "--seats", "2-9").err)


def test_without_pytorch_the_error_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    importlib.import_module("antre.lab.learn")
    for name in [name for name in sys.modules if name.startswith("antre.lab.learn.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert "antre[learn]" in run(*SMALL).err
