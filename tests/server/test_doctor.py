"""What is wrong with a house is said in sentences: by the doctor, at the door, and in the log."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from antre.cli import main
from antre.server.database_troubles import NoStorage, explain, trouble
from antre.server.doctor import Finding, examine, is_well
from antre.server.storage import Storage
from tests.server.conftest import new_database
from tests.server.den import open_den, play


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'antre.db'}"


def make_house(folder: Path) -> str:
    """A house with a table in mid-game, private, and closed again; the id of the table."""
    with open_den(folder) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        play(anna, table, seed=1, most=10)
    folder.chmod(0o700)
    for path in folder.iterdir():
        path.chmod(0o600)
    return table


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "antre.db")) as house, house:
        house.execute(statement, values)


def bad(folder: Path) -> list[str]:
    return [finding.what for finding in examine(url_of(folder)) if finding.grade == "bad"]


def test_a_sound_house_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_house(tmp_path)
    assert bad(tmp_path) == []
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "✓ the file is whole\n" in told
    assert "1 tables, 0 unreadable" in told


def test_an_open_house_can_be_looked_at(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as den:
        den.guest("Anna").lay("me", "hot:Léa", start=True)
        found = list(examine(url))
    assert is_well(found)
    assert any(finding.what.startswith("PostgreSQL 1") for finding in found)
    assert Finding("good", "1 tables, 0 unreadable") in found


def test_tables_that_cannot_be_played_are_named(tmp_path: Path) -> None:
    table = make_house(tmp_path)
    with open_den(tmp_path) as den:
        other = den.guest("Bruno").lay("me", "hot:Léo", start=True)
    change(tmp_path, "UPDATE tables SET rules = '0' WHERE id = ?", table)
    change(tmp_path, "DELETE FROM entries WHERE table_id = ? AND number = 0", other)
    found = bad(tmp_path)
    assert "2 tables, 2 unreadable" in found
    assert any(what.startswith(f"table {table}: ") and "rules" in what for what in found)
    assert f"table {other}: 1 of its entries are missing" in found


def test_open_files_and_missing_houses_are_named(tmp_path: Path) -> None:
    make_house(tmp_path / "house")
    (tmp_path / "house/antre.db").chmod(0o644)
    (tmp_path / "house").chmod(0o755)
    assert [what.partition(": ")[2] for what in bad(tmp_path / "house")] == [
        "others can get in (755): chmod 700",
        "others can get in (644): chmod 600",
    ]
    assert bad(tmp_path / "nowhere") == [f"{tmp_path}/nowhere/antre.db: there is no house here"]


def test_versions_are_compared(tmp_path: Path) -> None:
    make_house(tmp_path)
    change(tmp_path, "UPDATE alembic_version SET version_num = '0002'")
    assert [finding.grade for finding in examine(url_of(tmp_path))].count("odd") == 1
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    assert bad(tmp_path) == ["stored house: version 9999, made by a newer Antre"]


def spoil(folder: Path) -> None:
    """Write over the middle of the file, where its pages are."""
    file = folder / "antre.db"
    data = bytearray(file.read_bytes())
    data[4096:-4096] = b"\xff" * (len(data) - 8192)
    file.write_bytes(data)


def test_damage_is_found(tmp_path: Path) -> None:
    make_house(tmp_path)
    spoil(tmp_path)
    assert any("damaged" in what for what in bad(tmp_path))
    assert main(["doctor", "--data", str(tmp_path)]) == 1


@pytest.mark.parametrize("damage", ["spoiled", "no database", "newer"])
def test_a_house_that_cannot_open_says_why_in_one_line(tmp_path: Path, damage: str) -> None:
    make_house(tmp_path)
    if damage == "spoiled":
        spoil(tmp_path)
    elif damage == "no database":
        (tmp_path / "antre.db").write_text("something else " * 1000)
    else:
        change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    command = [sys.executable, "-m", "antre.server", "--port", "0", "--no-browser"]
    done = subprocess.run(
        [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"antre: {tmp_path}/antre.db: it ")
    assert ("newer Antre" if damage == "newer" else "damaged") in line


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NoStorage, match=r"file.*: Not a directory|file.*: File exists"):
        Storage(url_of(tmp_path / "file"))


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://anna:secret@/house?host={tmp_path}"
    with pytest.raises(NoStorage) as caught:
        Storage(url)
    assert "PostgreSQL does not answer" in str(caught.value)
    assert "secret" not in str(caught.value)


# By a pragma SQLite itself says what it says when a disk is full or may only be read.
@pytest.mark.parametrize(
    ("pragma", "mend", "sentence"),
    [
        ("max_page_count=1", "max_page_count=100000", "the disk is full"),
        ("query_only=ON", "query_only=OFF", "it cannot be written"),
    ],
)
def test_a_disk_that_takes_nothing_is_a_sentence_in_the_log_and_nothing_is_acknowledged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, pragma: str, mend: str, sentence: str
) -> None:
    disk = [pragma]
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)

        @event.listens_for(den.house.storage.engine, "begin")
        def limit(connection: Connection) -> None:
            connection.connection.cursor().execute(f"PRAGMA {disk[0]}")

        statuses = set()
        for _ in range(400):
            # Large enough to need a new page sooner or later.
            status, _ = anna.ask("POST", f"/api/tables/{table}/chat", text="x" * 300)
            statuses.add(status)
            if status != 200:
                break
        told = len(anna.look(table)["chat"])
        # There is room again: it goes on by itself.
        disk[0] = mend
        anna.do(table, "chat", text="y")
    assert statuses <= {200, 503}
    assert 503 in statuses
    assert sentence in caplog.text
    with open_den(tmp_path) as den:
        assert len(den.back(anna.cookie).look(table)["chat"]) == told + 1


def test_sentences_never_quote_what_was_stored() -> None:
    cause = sqlite3.IntegrityError("CHECK failed: secret")
    assert "secret" not in explain(cause)
    assert "secret" not in str(trouble(OSError(28, "No space left on device"), "sqlite:////x"))
    assert (
        json.dumps(explain(OSError(28, "No space left on device"))) == '"No space left on device"'
    )
