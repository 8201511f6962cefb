"""Who would win if the game ended now, and how; and what the regions would bring."""

from __future__ import annotations

from antre.core.scene import Zone
from antre.games.garden.rules.ending import final_reputation, has_goal, merits, progress
from antre.games.garden.rules.ranking import ranks
from antre.games.garden.table.art import gauges, tables
from antre.games.garden.table.boards import AIM_WORDS, lay_slate
from antre.games.garden.table.sketch import Sketch

PHONE, COLUMN, GAP = 344.0, 352.0, 16.0
ROW = 28.0


class Column:
    """A part of the zone that fills from the top."""

    def __init__(self, sketch: Sketch, zone: Zone, x: float, w: float) -> None:
        self.sketch, self.zone = sketch, zone
        self.x, self.y, self.w = x, 10.0, w

    def say(self, id: str, said: str, bold: bool = False) -> None:
        face, height = gauges.words(said, self.w - 16, 16 if bold else 15, bold)
        self.sketch.lay(self.zone, id, face, (self.x + 8, self.y, self.w - 16, height), said)
        self.y += height + 2

    def seats(self, id: str) -> None:
        face = tables.seats(tuple(self.sketch.factions), self.w)
        self.sketch.lay(self.zone, id, face, (self.x, self.y, self.w, 28.0))
        self.y += 30

    def row(self, id: str, said: str, figures: list[str], best: int) -> None:
        face = tables.row(said, tuple(figures), best, self.w, ROW)
        each = [
            f"{self.sketch.captions.name(seat)} {figure}" for seat, figure in enumerate(figures)
        ]
        label = " · ".join([said, *each])
        self.sketch.lay(self.zone, id, face, (self.x, self.y, self.w, ROW), label)
        self.y += ROW


def lay_outlook(sketch: Sketch) -> None:
    w = PHONE if sketch.tall else 2 * COLUMN + 3 * GAP
    zone = sketch.zone("outlook", "aside", sketch.captions.say("table-outlook"), (w, 100))
    if sketch.tall:
        left = right = Column(sketch, zone, 0, PHONE)
    else:
        left = Column(sketch, zone, GAP, COLUMN)
        right = Column(sketch, zone, COLUMN + 2 * GAP, COLUMN)
    lay_ends(sketch, left)
    if sketch.tall:
        left.y += 12
    lay_regions(sketch, right)
    zone.height = max(left.y, right.y) + 8
    lay_slate(sketch, zone, "shelf:outlook")


def lay_ends(sketch: Sketch, column: Column) -> None:
    """The three ends: how near each is, and whose it would be; or how it ended."""
    state, said = sketch.state, sketch.captions
    column.say("outlook:now", said.say("table-at-end" if state.over else "table-if-now"), bold=True)
    column.seats("outlook-seats:ends")
    by_snow, by_goal, by_points = would_win(sketch)
    values = [final_reputation(state, seat) for seat in sketch.seats]
    column.row("outlook:snow", said.say("table-by-snow"), [minus(value) for value in values],
               by_snow)  # fmt: skip
    goals = [sketch.content.factions[faction].goal for faction in state.factions]
    done = [progress(state, faction) for faction in state.factions]
    figures = [f"{have}/{goal}" for have, goal in zip(done, goals, strict=True)]
    column.row("outlook:goal", said.say("table-by-goal"), figures, by_goal)
    points = [str(state.vp(seat)) for seat in sketch.seats]
    column.row("outlook:points", said.say("table-by-points"), points, by_points)
    column.y += 10
    if state.over:
        say_outcome(sketch, column)
    else:
        say_ends(sketch, column, by_snow, by_goal, by_points)
    column.y += 8
    for seat in sketch.seats:
        aim = said.say(AIM_WORDS[sketch.factions[seat]])
        column.say(f"outlook-aim:{seat}", f"{sketch.owner(seat)} · {aim} {figures[seat]}")


def would_win(sketch: Sketch) -> tuple[int, int, int]:
    """By the Dead Snow, by a goal (-1 if none is fulfilled), by points."""
    state, merit = sketch.state, merits(sketch.state)
    winners = [seat for seat in sketch.seats if has_goal(state, seat)]
    return (
        max(sketch.seats, key=lambda seat: (final_reputation(state, seat), merit[seat])),
        max(winners, key=lambda seat: (state.vp(seat), merit[seat]), default=-1),
        max(sketch.seats, key=lambda seat: (state.vp(seat), merit[seat])),
    )


def say_ends(sketch: Sketch, column: Column, by_snow: int, by_goal: int, by_points: int) -> None:
    state, said = sketch.state, sketch.captions
    left = sketch.layout.limit - state.dead_snow
    column.say("outlook:if-snow", said.who("table-snow-wins", by_snow, left=left))
    if by_goal >= 0:
        column.say("outlook:if-goal", said.who("table-goal-wins", by_goal))
    else:
        column.say("outlook:if-goal", said.say("table-goal-open"))
    ships = len(sketch.content.track.red) - state.red_ships
    column.say("outlook:if-points", said.who(
        "table-points-wins", by_points, left=ships, most=sketch.content.end_points
    ))  # fmt: skip


def say_outcome(sketch: Sketch, column: Column) -> None:
    state, words = sketch.state, sketch.captions.words
    setup, outcome = state.setup, state.outcome
    assert outcome is not None
    voice = setup.game.voice
    column.say(
        "outlook:won", voice.outcome(setup, outcome.winners, state.scores, outcome.reason, words)
    )
    column.say("outlook:why", voice.reason(setup, outcome.reason, words))


def minus(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def lay_regions(sketch: Sketch, column: Column) -> None:
    """What each region would bring if a red ship were reached now."""
    state, said = sketch.state, sketch.captions
    caption = said.say("table-regions-at-end" if state.over else "table-if-scored")
    column.say("outlook:regions", caption, bold=True)
    column.seats("outlook-seats:regions")
    totals = [0] * len(sketch.seats)
    for region in sorted(sketch.influence, key=lambda region: state.tiles[region]):
        own = [0] * len(sketch.seats)
        order = ranks(state, region, sketch.influence[region])
        for seat, points in zip(order, sketch.layout.points(state.tiles[region]), strict=False):
            own[seat] = points
            totals[seat] += points
        name = f"outlook-region:{sketch.region(region)}"
        figures = [str(points) if points else "·" for points in own]
        column.row(name, sketch.region_name(region), figures, sketch.dominator[region])
    column.row("outlook:total", said.say("table-total"), [str(total) for total in totals], -1)
