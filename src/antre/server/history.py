"""The games that a guest has played to their end, and what they tell of how this guest plays."""

from __future__ import annotations

import csv
import io
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from antre.core.outcome import TOGETHER
from antre.server.ratings import BOTS, LEVELS, PEOPLE, Rating
from antre.server.schema import PLAYS, RATINGS, TABLES
from antre.server.words import called_in

Json = dict[str, Any]
# A rating as people read it: the middle of the scale is 1000.
SCALE = 40
# Nineteen times out of twenty the truth lies within so many deviations.
BAND = 1.96
# How well a rating is known, by the width of half its band.
VAGUE, ROUGH = 400, 200
MOST_LINES = 500  # in a reply; the file has all
MOST_TRAITS = 12
COLUMNS = (
    "day", "game", "table", "result", "place", "seats", "score", "margin", "left", "counts",
    "with", "rating_people", "rating_bots",
)  # fmt: skip


class Play(NamedTuple):
    """A game in somebody's history, which ended at so many seconds since 1970; `table` is empty,
    and `names` with it, where it is gone."""

    table: str
    game: str
    at: int
    seats: int
    kind: str
    place: int
    won: bool
    absent: bool
    counts: bool
    score: int
    margin: float
    told: Json
    rated: dict[str, tuple[float, float]]
    names: list[str]
    said: dict[str, str] | None


class Past(NamedTuple):
    """All games of a guest, the newest first, and the ratings by game and against whom."""

    plays: list[Play]
    ratings: dict[tuple[str, str], Rating]


def past_of(guest: str) -> Callable[[Connection], Past]:
    found = (
        select(PLAYS, TABLES.c.id.label("kept"), TABLES.c.ended, TABLES.c.result)
        .join(TABLES, TABLES.c.id == PLAYS.c.table_id, isouter=True)
        .where(PLAYS.c.guest == guest)
        .order_by(PLAYS.c.at.desc(), PLAYS.c.table_id.desc())
    )
    rated = select(RATINGS).where(RATINGS.c.guest == guest)

    def look(connection: Connection) -> Past:
        plays = [play_of(dict(row)) for row in connection.execute(found).mappings()]
        ratings = {
            (row["game"], row["against"]): Rating(row["mu"], row["sigma"], row["games"])
            for row in connection.execute(rated).mappings()
        }
        return Past(plays, ratings)

    return look


def play_of(row: Json) -> Play:
    own = {name: row[name] for name in Play._fields if name in row}
    own["at"] //= 1000
    names = [name for seat, name in enumerate(row["ended"] or ()) if seat != row["seat"]]
    return Play(table=row["kept"] or "", names=names, said=(row["result"] or {}).get("said"), **own)


# --- told


def tell_past(past: Past, language: str) -> Json:
    by_game: dict[str, list[Play]] = defaultdict(list)
    for play in past.plays:
        by_game[play.game].append(play)
    return {
        "count": len(past.plays),
        "plays": [tell_play(play, language) for play in past.plays[:MOST_LINES]],
        "games": [tell_game(game, plays, past, language) for game, plays in by_game.items()],
        "levels": [
            {"level": level, "rating": shown(strength)} for level, strength in LEVELS.items()
        ],
    }


def tell_play(play: Play, language: str) -> Json:
    return {
        "table": play.table or None,
        "game": play.game,
        "at": play.at,
        "kind": play.kind,
        "seats": play.seats,
        "place": play.place,
        "won": play.won,
        "left": play.absent,
        "counts": play.counts,
        "score": play.score,
        "margin": play.margin,
        "names": [called_in(language, name) for name in play.names],
        "said": play.said and play.said[language],
    }


def tell_game(game: str, plays: Sequence[Play], past: Past, language: str) -> Json:
    """What the games of one kind come to; who left one has won nothing and shown nothing."""
    counted = [play for play in plays if play.counts]
    shown_all = [play for play in counted if not play.absent]
    rivals = [play for play in counted if play.kind != TOGETHER]
    together = [play for play in counted if play.kind == TOGETHER]
    return {
        "game": game,
        "played": len(plays),
        "counted": len(rivals),
        "won": sum(play.won for play in rivals),
        "mean": fmean(play.score for play in shown_all) if shown_all else None,
        "best": max((play.score for play in shown_all), default=None),
        "ratings": [
            tell_rating(against, rating, plays)
            for against in (PEOPLE, BOTS)
            if (rating := past.ratings.get((game, against)))
        ],
        "record": tell_record(together),
        "parts": tell_parts(shown_all, language),
        "traits": tell_traits(shown_all, language),
    }


def tell_rating(against: str, rating: Rating, plays: Sequence[Play]) -> Json:
    """The rating now, how sure it is, and the way it went, the oldest game first."""
    course = [(play.at, play.rated[against][0]) for play in plays if against in play.rated]
    mu, sigma, games = rating
    half = SCALE * BAND * sigma
    return {
        "against": against,
        "rating": shown(mu),
        "low": shown(mu - BAND * sigma),
        "high": shown(mu + BAND * sigma),
        "sure": "vague" if half > VAGUE else "rough" if half > ROUGH else "good",
        "games": games,
        "course": [{"at": at, "rating": shown(mean)} for at, mean in reversed(course)],
    }


def shown(mu: float) -> int:
    return round(SCALE * mu)


def tell_record(plays: Sequence[Play]) -> Json | None:
    """Who play together have no rating, but a record."""
    if not plays:
        return None
    won = [play for play in plays if play.won]
    return {
        "games": len(plays),
        "won": len(won),
        "best": max((play.margin for play in won), default=None),
    }


def tell_parts(plays: Sequence[Play], language: str) -> list[Json]:
    """The mean of each part of the score, over the games that had it."""
    values: dict[str, list[int]] = defaultdict(list)
    for play in plays:
        for part in play.told["parts"]:
            values[part["label"][language]].append(part["value"])
    return [{"label": label, "mean": fmean(found)} for label, found in values.items()]


def tell_traits(plays: Sequence[Play], language: str) -> list[Json]:
    """What the guest had in these games and how often that won, group by group."""
    groups: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for play in plays:
        for trait in play.told["traits"]:
            groups[trait["group"][language]][trait["label"][language]].append(play.won)
    return [{"title": title, "lines": trait_lines(labels)} for title, labels in groups.items()]


def trait_lines(labels: dict[str, list[bool]]) -> list[Json]:
    lines: list[Json] = [
        {"label": label, "games": len(won), "won": sum(won)} for label, won in labels.items()
    ]
    lines.sort(key=lambda line: (-line["won"], -line["games"], line["label"]))
    return lines[:MOST_TRAITS]


# --- to take away


def past_as_csv(past: Past) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for play in past.plays:
        writer.writerow(csv_row(play))
    return file.getvalue()


def csv_row(play: Play) -> list[Any]:
    ratings = [play.rated.get(against) for against in (PEOPLE, BOTS)]
    return [
        time.strftime("%Y-%m-%d", time.gmtime(play.at)), play.game, play.table,
        "won" if play.won else "lost", play.place, play.seats, play.score, play.margin,
        int(play.absent), int(play.counts), harmless(" + ".join(play.names)),
        *(shown(rating[0]) if rating else "" for rating in ratings),
    ]  # fmt: skip


def harmless(text: str) -> str:
    """A name must not be a formula where a spreadsheet opens the file."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
