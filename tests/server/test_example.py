"""The example bot takes a seat at a real server and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.processes import Caller, server

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_two_bots_in_plain_http_play_a_game(tmp_path: Path) -> None:
    with server(tmp_path) as (port, _):
        caller = Caller(port)
        table = caller.lay(2)
        bots = [
            subprocess.Popen(
                [sys.executable, str(BOT), f"http://127.0.0.1:{port}", table, str(seat), token],
                stdout=subprocess.PIPE,
                text=True,
            )
            for seat, token in enumerate(tokens(caller, table))
        ]
        said = [bot.communicate(timeout=120)[0] for bot in bots]
        scores = caller.ok("GET", f"/api/tables/{table}")["scores"]
        assert said == [f"Scores: {scores}\n"] * 2
        caller.close()


def tokens(caller: Caller, table: str) -> list[str]:
    return [chair["token"] for chair in caller.ok("GET", f"/api/tables/{table}")["chairs"]]


def test_the_example_is_short() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) < 60
