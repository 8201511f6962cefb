"""How well people play: a rating a game against people, and another one against bots.

A game is a ranking of its sides, and OpenSkill's Plackett-Luce model makes ratings of rankings.
Against people, only people are ranked: bots beside them change nothing. Against bots, each person
is ranked among the bots alone, whose own ratings never change, so that the rating says how one
plays beside them. Who play together against the game are not ranked.

A rating is made once, when a game ends, in the transaction that stores its result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, insert, select, update

from antre.server.schema import PLAYS, RATINGS

Json = dict[str, Any]
PEOPLE, BOTS = "people", "bots"
MODEL = PlackettLuce()
# What the bots of the house are taken for: a normal one is the middle of the scale, and who beats
# the next lower level four times out of five is one step above it.
STEP = 5.0
LEVELS = {
    "easy": MODEL.mu - STEP,
    "normal": MODEL.mu,
    "hard": MODEL.mu + STEP,
    "expert": MODEL.mu + 2 * STEP,
}
KNOWN = 0.5  # how uncertain the strength of a bot is


class Rating(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


class Key(NamedTuple):
    guest: str
    against: str


Ratings = Mapping[Key, Rating]


def rate(sides: Sequence[Json], ratings: Ratings) -> dict[Key, Rating]:
    """The ratings that change by a game; without sides, none."""
    if len(sides) < 2:
        return {}
    changed = rate_people(sides, ratings)
    for person in people_of(sides):
        changed.update(rate_against_bots(sides, person, ratings))
    return changed


def rate_people(sides: Sequence[Json], ratings: Ratings) -> dict[Key, Rating]:
    met = [side for side in sides if any("guest" in member for member in side["members"])]
    everybody = people_of(met)
    return ranked(met, PEOPLE, everybody, ratings) if len(met) > 1 else {}


def rate_against_bots(sides: Sequence[Json], person: str, ratings: Ratings) -> dict[Key, Rating]:
    met = [
        side
        for side in sides
        if {"guest": person} in side["members"]
        or all("bot" in member for member in side["members"])
    ]
    return ranked(met, BOTS, [person], ratings) if len(met) > 1 else {}


def ranked(
    sides: Sequence[Json], against: str, rated: Sequence[str], ratings: Ratings
) -> dict[Key, Rating]:
    """What a ranking makes of those who are rated; the others are as good as they are."""
    before = [[strength(each, against, ratings) for each in side["members"]] for side in sides]
    after = MODEL.rate(before, ranks=[float(side["rank"]) for side in sides])
    changed = {}
    for side, found in zip(sides, after, strict=True):
        for each, now in zip(side["members"], found, strict=True):
            if (guest := each.get("guest")) in rated:
                key = Key(guest, against)
                changed[key] = Rating(now.mu, now.sigma, ratings.get(key, Rating()).games + 1)
    return changed


def strength(member: Json, against: str, ratings: Ratings) -> PlackettLuceRating:
    if "bot" in member:
        return MODEL.rating(mu=LEVELS.get(member["bot"], MODEL.mu), sigma=KNOWN)
    found = ratings.get(Key(member["guest"], against), Rating())
    return MODEL.rating(mu=found.mu, sigma=found.sigma)


def people_of(sides: Sequence[Json]) -> list[str]:
    """Those who can have a rating: not who was forgotten."""
    members = [member for side in sides for member in side["members"]]
    return sorted({member["guest"] for member in members if member.get("guest")})


# --- stored


def rate_stored(connection: Connection, contest: Mapping[str, Any]) -> None:
    """Take a game into the ratings of its people, and note with each play what came of it."""
    people = people_of(contest["sides"])
    changed = rate(contest["sides"], read_ratings(connection, contest["game"], people))
    for key, rating in sorted(changed.items()):
        keep_rating(connection, contest["game"], key, rating)
    for guest in people:
        rated = {
            key.against: [rating.mu, rating.sigma]
            for key, rating in changed.items()
            if key.guest == guest
        }
        place = (PLAYS.c.table_id == contest["table_id"], PLAYS.c.guest == guest)
        connection.execute(update(PLAYS).where(*place).values(rated=rated))


def read_ratings(connection: Connection, game: str, people: Sequence[str]) -> dict[Key, Rating]:
    """Those of some people, kept from other processes until the game is stored."""
    found = (
        select(RATINGS)
        .where(RATINGS.c.game == game, RATINGS.c.guest.in_(people))
        .order_by(RATINGS.c.guest, RATINGS.c.against)
        .with_for_update()
    )
    return {
        Key(row["guest"], row["against"]): Rating(row["mu"], row["sigma"], row["games"])
        for row in connection.execute(found).mappings()
    }


def keep_rating(connection: Connection, game: str, key: Key, rating: Rating) -> None:
    place = {"guest": key.guest, "game": game, "against": key.against}
    own = [RATINGS.c[name] == value for name, value in place.items()]
    changed = connection.execute(update(RATINGS).where(*own).values(rating._asdict()))
    if not changed.rowcount:
        connection.execute(insert(RATINGS).values({**place, **rating._asdict()}))
