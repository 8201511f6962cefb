"""Copies of a house made while it is open, and the way back; from SQLite to PostgreSQL and home."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from antre.cli import main
from antre.server.backups import BadBackup, backup, restore
from antre.server.database_troubles import NoStorage
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den, play


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'antre.db'}"


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Den, Guest, str, str]]:
    """An open house: Anna, a game that is over, and one in the middle."""
    with open_den(tmp_path / "house") as den:
        anna = den.guest("Anna")
        tables = [anna.lay("me", "hot:Léa", start=True) for _ in range(2)]
        play(anna, tables[0], seed=1)
        play(anna, tables[1], seed=2, most=20)
        yield den, anna, tables[0], tables[1]


def same_house(guest: Guest, back: Guest, over: str, open: str) -> bool:
    assert guest.ok("GET", "/api/me") == back.ok("GET", "/api/me")
    assert guest.look(over)["outcome"] == back.look(over)["outcome"] is not None
    return all(guest.seat(open, seat) == back.seat(open, seat) for seat in (0, 1))


def test_a_house_comes_back_from_a_copy_made_while_it_was_open(
    tmp_path: Path, played: tuple[Den, Guest, str, str]
) -> None:
    _, anna, over, open = played
    file = tmp_path / "copy.antre"
    backup(url_of(tmp_path / "house"), file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.antre", "house"]
    restore(file, url_of(tmp_path / "again"))
    with open_den(tmp_path / "again") as other:
        back = other.back(anna.cookie)
        assert same_house(anna, back, over, open)
        play(back, open, seed=3)
        assert back.look(open)["status"] == "over"


def test_copying_the_file_alone_would_not_do(
    tmp_path: Path, played: tuple[Den, Guest, str, str]
) -> None:
    """What the documentation warns of: the newest decisions are in the log beside it."""
    plain, copy = tmp_path / "plain.db", tmp_path / "copy.db"
    plain.write_bytes((tmp_path / "house/antre.db").read_bytes())
    backup(url_of(tmp_path / "house"), copy)
    assert entries(copy) > entries(plain)


def entries(file: Path) -> int:
    with closing(sqlite3.connect(file)) as found:
        try:
            (count,) = found.execute("SELECT count(*) FROM entries").fetchone()
        except sqlite3.OperationalError:
            return 0
    return int(count)


def test_copies_made_while_people_play_are_each_of_one_moment(
    tmp_path: Path, played: tuple[Den, Guest, str, str]
) -> None:
    _, anna, _, open = played
    playing = threading.Thread(target=play, args=(anna, open, 5))
    playing.start()
    counts = []
    for number in range(5):
        backup(url_of(tmp_path / "house"), tmp_path / f"copy{number}")
        counts.append(entries(tmp_path / f"copy{number}"))
    playing.join()
    assert counts == sorted(counts)
    restore(tmp_path / "copy4", url_of(tmp_path / "again"))
    with open_den(tmp_path / "again") as other:
        assert other.back(anna.cookie).look(open)["status"] in ("playing", "over")


def test_a_house_moves_to_postgres_and_home_again(
    tmp_path: Path, played: tuple[Den, Guest, str, str], postgres: str
) -> None:
    _, anna, over, open = played
    url = new_database(postgres)
    backup(url_of(tmp_path / "house"), tmp_path / "one")
    restore(tmp_path / "one", url)
    with open_den(tmp_path / "unused", database=url) as moved:
        back = moved.back(anna.cookie)
        assert same_house(anna, back, over, open)
        with pytest.raises(BadBackup, match="somebody has the database open"):
            restore(tmp_path / "one", url, replace=True)
        backup(url, tmp_path / "two")
    with pytest.raises(BadBackup, match="a house already"):
        restore(tmp_path / "one", url)
    restore(tmp_path / "two", url, replace=True)
    restore(tmp_path / "two", url_of(tmp_path / "home"))
    with open_den(tmp_path / "home") as home:
        assert same_house(anna, home.back(anna.cookie), over, open)
        # Nothing is still nothing after two ways through JSON.
        assert home.back(anna.cookie).look(open)["status"] == "playing"


def test_nothing_is_overwritten_unless_told_so(
    tmp_path: Path, played: tuple[Den, Guest, str, str]
) -> None:
    url, file = url_of(tmp_path / "house"), tmp_path / "copy"
    backup(url, file)
    with pytest.raises(BadBackup, match="there already"):
        backup(url, file)
    with pytest.raises(BadBackup, match="--replace"):
        restore(file, url)
    with pytest.raises(BadBackup, match="the house is open"):
        restore(file, url, replace=True)


def test_the_house_that_was_there_is_set_aside_whole(tmp_path: Path) -> None:
    for name in ("one", "two"):
        with open_den(tmp_path / name) as den:
            den.guest(name.capitalize())
    backup(url_of(tmp_path / "one"), tmp_path / "copy")
    restore(tmp_path / "copy", url_of(tmp_path / "two"), replace=True)
    names = sorted(path.name for path in (tmp_path / "two").iterdir())
    assert names[0] == "antre.db"
    assert names[1].startswith("antre.db.before-")
    assert [guests(tmp_path / "two" / name) for name in names] == [["One"], ["Two"]]


def guests(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as found:
        return [name for (name,) in found.execute("SELECT name FROM guests")]


def test_what_is_no_backup_is_not_taken(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text", tmp_path / "other", tmp_path / "newer"
    text.write_text("not a database " * 100)
    with closing(sqlite3.connect(other)) as empty:
        empty.execute("CREATE TABLE things (name)")
    with open_den(tmp_path / "house"):
        pass
    backup(url_of(tmp_path / "house"), newer)
    with closing(sqlite3.connect(newer)) as later, later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    url = url_of(tmp_path / "again")
    with pytest.raises(NoStorage, match="damaged"):
        restore(text, url)
    for file, why in ((other, "no backup of a house"), (newer, "newer Antre")):
        with pytest.raises(BadBackup, match=why):
            restore(file, url)
    with pytest.raises(BadBackup, match="no such file"):
        restore(tmp_path / "nowhere", url)
    with pytest.raises(BadBackup, match="no house here"):
        backup(url, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "copy.part").exists()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_den(tmp_path / "house") as den:
        den.guest("Anna")
        assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "house")]) == 0
        assert "Keep it private" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "again")]) == 0
    assert guests(tmp_path / "again/antre.db") == ["Anna"]
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "again")]) == 2
    assert "--replace" in capsys.readouterr().err
