"""What the house stores is for its owner alone, and for one server at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from antre.server.storage import Storage
from tests.server.processes import Caller, server


def modes(folder: Path) -> dict[str, int]:
    files = [folder, *folder.iterdir()]
    return {file.name: file.stat().st_mode & 0o777 for file in files}


def test_files_are_private_from_the_first_byte(tmp_path: Path) -> None:
    data = tmp_path / "new"
    with server(data) as (port, _):
        caller = Caller(port)
        caller.lay(2)
        found = modes(data)
        caller.close()
    assert {"antre.db", "antre.db-wal", "antre.db-shm"} <= found.keys()
    assert found.pop("new") == 0o700
    assert set(found.values()) == {0o600}


def test_files_made_earlier_are_mended(tmp_path: Path) -> None:
    data = tmp_path / "old"
    first = Storage(f"sqlite:///{data}/antre.db")
    key = first.secret_key()
    for file in (data, *data.iterdir()):
        file.chmod(0o755 if file.is_dir() else 0o644)
    second = Storage(f"sqlite:///{data}/antre.db")
    assert second.secret_key() == key
    found = modes(data)
    assert {"antre.db", "antre.db-wal", "antre.db-shm"} <= found.keys()
    assert found.pop("old") == 0o700
    assert set(found.values()) == {0o600}
    first.close()
    second.close()


def test_a_folder_with_other_things_stays_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "shared"
    data.mkdir(mode=0o755)
    (data / "letters.txt").write_text("not ours", encoding="utf-8")
    Storage(f"sqlite:///{data}/antre.db").close()
    assert modes(data)["shared"] == 0o755
    assert modes(data)["antre.db"] == 0o600
    assert (data / "letters.txt").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("end", ["terminate", "kill"])
def test_a_second_server_refuses_the_file_of_the_first(tmp_path: Path, end: str) -> None:
    with server(tmp_path) as (_, process):
        command = [sys.executable, "-m", "antre.server", "--port", "0", "--no-browser"]
        second = subprocess.run(
            [*command, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert second.returncode == 1
        assert f"already served by process {process.pid}" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        getattr(process, end)()
        process.wait(20)
        with server(tmp_path) as (port, _):
            caller = Caller(port)
            caller.ok("GET", "/api/me")
            caller.close()
