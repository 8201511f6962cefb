"""Opening the house: address, port, data folder."""

from __future__ import annotations

import ipaddress
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from antre.server.arguments import PORT
from antre.server.configuration import Configuration, data_folder
from antre.server.serve import NoPort, bind, has_screen, nearby_address, shown
from tests.server.processes import ADDRESS, Caller, free_port, server


def test_data_belong_where_the_platform_wants_them() -> None:
    assert data_folder({"XDG_DATA_HOME": "/somewhere"}) == Path("/somewhere/antre")
    assert data_folder({}) == Path.home() / ".local/share/antre"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local/share/antre"


def test_without_a_database_it_is_a_file(tmp_path: Path) -> None:
    assert Configuration(data=tmp_path).database_url == f"sqlite:///{tmp_path}/antre.db"
    assert Configuration(database="postgresql://x/y").database_url == "postgresql://x/y"


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
    near = nearby_address()
    assert not near or ipaddress.ip_address(near).is_loopback is False
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


@contextmanager
def busy_house(data: Path) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """A server in a terminal of its own, a stream open and bots at work; and what it complains."""
    complaints = data / "stderr"
    command = [sys.executable, "-m", "antre.server", "--port", "0", "--no-browser"]
    with complaints.open("w") as stderr:
        process = subprocess.Popen(
            [*command, "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            start_new_session=True,
        )
    assert process.stdout is not None
    try:
        found = ADDRESS.search(process.stdout.readline())
        assert found
        caller = Caller(int(found[1]))
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "bot"}]
        body = {"game": "nidavellir", "chairs": chairs, "start": True}
        table = caller.ok("POST", "/api/tables", body)["table"]
        stream = caller.stream(table, 0)
        wait_for_workers(process)
        yield process, complaints
        stream.close()
        caller.close()
    finally:
        process.kill()
        process.wait(20)
        process.stdout.close()


def wait_for_workers(process: subprocess.Popen[str]) -> None:
    patience = time.monotonic() + 30
    while len(members(process.pid)) < 3:
        assert time.monotonic() < patience, "no bot is at work"
        time.sleep(0.01)


def members(group: int) -> list[int]:
    """The processes of a terminal, those apart that have ended and wait to be noticed."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pgid=,pid=,stat="], capture_output=True, text=True, check=True
    )
    lines = [line.split() for line in listed.stdout.splitlines()]
    return [int(pid) for its, pid, status in lines if int(its) == group and status[0] != "Z"]


def wait_for_the_end(group: int) -> None:
    patience = time.monotonic() + 20
    while left := members(group):
        assert time.monotonic() < patience, f"{left} live on"
        time.sleep(0.02)


@pytest.mark.parametrize("wait", [0.0, 0.4])
@pytest.mark.parametrize("end", ["SIGTERM", "Ctrl-C"])
def test_a_server_told_to_stop_says_nothing_and_leaves_nobody(
    tmp_path: Path, end: str, wait: float
) -> None:
    with busy_house(tmp_path) as (process, complaints):
        time.sleep(wait)
        if end == "SIGTERM":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGINT)
        assert process.wait(20) == 0
        wait_for_the_end(process.pid)
        assert complaints.read_text() == ""


def test_the_workers_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with busy_house(tmp_path) as (process, _):
        process.kill()
        process.wait(20)
        wait_for_the_end(process.pid)
