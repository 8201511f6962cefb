"""Making a dataset: its shards, what it is made of, and the sheet that tells both."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

import antre
from antre.core.errors import AntreError, BadSetup
from antre.lab.dataset import SHARD, Source, Writer
from antre.lab.workers import WorkFailed, each

FORMAT = 1
ORIGIN = "dataset.json"
SHEET = "README.md"


def export(
    source: Source,
    folder: Path,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    size: int = SHARD,
) -> None:
    """Write a dataset; what is there already is gone on with."""
    folder.mkdir(parents=True, exist_ok=True)
    origin = origin_of(source, size)
    begin(folder, origin)
    writer = Writer(source, folder, size)
    done = 0
    try:
        with closing(each(writer, writer.shards, workers)) as written:
            for games in written:
                done += games
                if progress is not None:
                    progress(done)
    except WorkFailed as failed:
        raise AntreError(f"shard {failed.number} could not be made: {failed}") from failed
    (folder / SHEET).write_text(sheet(folder, origin), encoding="utf-8")


def origin_of(source: Source, size: int) -> dict[str, Any]:
    """All that settles the bytes of a dataset."""
    setup = source.setup
    return {
        "antre_dataset": FORMAT,
        "game": setup.game.slug,
        "rules": setup.rules,
        "edition": setup.content.digest,
        "games": source.count,
        **source.origin(),
        "shard": size,
        "observation": setup.game.learner.encoder(setup.content).size,
        "actions": len(setup.options),
        "antre": antre.__version__,
        "python": ".".join(platform.python_version_tuple()[:2]),
        "numpy": version("numpy"),
        "pyarrow": version("pyarrow"),
    }


def begin(folder: Path, origin: dict[str, Any]) -> None:
    """Note what the dataset is made of; another one in the same folder is left alone."""
    path, text = folder / ORIGIN, json.dumps(origin, indent=1, ensure_ascii=False) + "\n"
    if not path.exists():
        path.write_text(text, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text:
        raise BadSetup(
            f"{folder} holds another dataset ({ORIGIN} says which); name another folder, or go on "
            "with the same command and the same versions"
        )


def sheet(folder: Path, origin: dict[str, Any]) -> str:
    """The data sheet: what this is, how it was made, how to make it again, and its digests."""
    from antre.lab.dataset import count_of

    files = sorted(folder.glob("*.parquet"))
    digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    whole = hashlib.sha256("".join(digests.values()).encode()).hexdigest()
    decisions = sum(count_of(path) for path in files if path.name.startswith("decisions"))
    bytes = sum(path.stat().st_size for path in files)
    facts = {**origin, "decisions": decisions, "bytes": bytes, "digest": whole}
    lines = [
        f"# Finished games of {origin['game']}",
        "",
        f"{origin['games']:,} finished games with {decisions:,} decisions, written by Antre "
        f"{origin['antre']}. A decision is what one seat could know, what it might choose, what "
        "it chose, and what came of it in the end; choices without alternative are left out.",
        "",
        "## How it was made",
        "",
        *((f"    {command(origin)}", "") if "seed" in origin else (FROM_RECORDS, "")),
        "The same command, versions and edition write the same bytes, with any `--workers`.",
        "",
        "| what | value |",
        "|---|---|",
        *(f"| {name} | {_shown(value)} |" for name, value in facts.items()),
        "",
        "## What it is good for, and what not",
        "",
        GOOD_FOR,
        "",
        "## Columns",
        "",
        COLUMNS,
        "",
        "## Files",
        "",
        "| file | SHA-256 |",
        "|---|---|",
        *(f"| {name} | `{digest}` |" for name, digest in digests.items()),
        "",
    ]
    return "\n".join(lines)


def command(origin: dict[str, Any]) -> str:
    """The command that makes the same games."""
    given = "".join(
        f" --set {name}={_given(value)}" for name, value in origin["settings"].items() if value
    )
    return (
        f"antre export {origin['game']} --games {origin['games']} --seats {origin['seats']} "
        f"--bots {','.join(origin['bots'])} --seed {origin['seed']}{given} --out DIR"
    )


def _given(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}:{count}" for name, count in value.items())
    if isinstance(value, list):
        return ",".join("?" if each is None else str(each) for each in value)
    return "yes" if value is True else str(value)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, (dict, list)) else str(value)


FROM_RECORDS = "From records of games that were played (`antre export --records ...`)."
GOOD_FOR = """\
For learning to choose as these players did, or to tell how a position will end. It says how the
game goes *between these players*: what they never do is not in it, and what loses between them may
win between better ones. Observations hold what the seat could know and nothing else. Where games
were played by people, their names are not in it, but their choices are."""
COLUMNS = """\
`decisions-*.parquet`, one line a decision, in the order of the game:

| column | meaning |
|---|---|
| game | number of the game |
| step | how many choices had been made before, forced ones included |
| seat | whose decision it is |
| rule | the rule that asks |
| places, values | the observation, without its zeros: where the others stand, and what (16 bits) |
| legal | the numbers of the options that might be chosen |
| choice | the number of the one that was |
| utility | the seat's part of the victory in the end |
| margin | by how much it won, or lost |

`games-*.parquet`, one line a game:

| column | meaning |
|---|---|
| game, seed, seats | its number, its own seed (none if it was a record), how many played |
| bots | who sat where (none if it was a record) |
| scores, utilities, margins | what came of it, by seat |
| decisions | its lines in the other file |
| entries | the record: every choice and every draw |

What each number of an observation and of an option means stands in the documentation of the
learning environments (`docs/learning.md`), by game; `docs/dataset.md` shows how to read it."""
