"""Opening the house: address, port, data folder."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from antre.server.arguments import PORT
from antre.server.serve import NoPort, bind, has_screen, shown
from antre.server.settings import Settings, data_folder
from tests.server.processes import Caller, free_port, server


def test_data_belong_where_the_platform_wants_them() -> None:
    assert data_folder({"XDG_DATA_HOME": "/somewhere"}) == Path("/somewhere/antre")
    assert data_folder({}) == Path.home() / ".local/share/antre"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local/share/antre"


def test_without_a_database_it_is_a_file(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database_url == f"sqlite:///{tmp_path}/antre.db"
    assert Settings(database="postgresql://x/y").database_url == "postgresql://x/y"


def test_a_taken_port_is_passed_over_unless_it_was_asked_for() -> None:
    first = bind("127.0.0.1", None)
    second = bind("127.0.0.1", None)
    taken = first.getsockname()[1]
    assert PORT <= taken < second.getsockname()[1]
    with pytest.raises(NoPort, match=str(taken)):
        bind("127.0.0.1", taken)
    first.close()
    second.close()


def test_the_address_can_be_opened() -> None:
    assert shown("0.0.0.0") == "127.0.0.1"
    assert shown("::1") == "[::1]"
    assert has_screen({"DISPLAY": ":0"})
    if sys.platform == "linux":
        assert not has_screen({})


def test_a_server_process_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    with server(tmp_path) as (port, process):
        caller = Caller(port)
        assert caller.ok("GET", "/api/me")["name"] == ""
        table = caller.lay(2)
        stream = caller.stream(table, 0)
        process.terminate()
        process.wait(20)
        stream.close()
        caller.close()
    assert (tmp_path / "antre.db").exists()
    with socket.socket() as sock:
        assert sock.connect_ex(("127.0.0.1", port)) != 0


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", port))
        sock.listen()
        command = [sys.executable, "-m", "antre.server", "--port", str(port), "--no-browser"]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr.startswith(f"antre: cannot listen on 127.0.0.1, port {port}")
    assert len(done.stderr.splitlines()) == 1
