"""What each seat would score as things stand: by domain, hall and clan; and the invasions known."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.emblems import heading
from antre.core.scene import Zone
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.final_scoring import count_halls, count_votes, elders_of
from antre.games.fall.rules.immediate import wave_end_honour
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.survivor import target
from antre.games.fall.rules.wave_scoring import domain_honour
from antre.games.fall.table.art import tables
from antre.games.fall.table.sketch import Sketch

LAST_WAVE = 3
ROW, HEAD = 26.0, 28.0
PHONE, WIDE, GAP = 344.0, 352.0, 16.0
# A row: piece, sign, what it is called, honour by seat, and what the gnomes take of it.
Row = tuple[str, str, str, Sequence[int], str]


class Column:
    """A part of the zone that fills from the top."""

    def __init__(self, sketch: Sketch, zone: Zone, x: float, w: float) -> None:
        self.sketch = sketch
        self.zone = zone
        self.x, self.y, self.w = x, 8.0, w

    def head(self, id: str, said: str) -> None:
        area = (self.x + 4, self.y, self.w - 8, 22.0)
        self.sketch.lay(self.zone, f"caption:{id}", heading(said, area[2]), area)
        self.y += HEAD

    def table(self, id: str, said: str, rows: Sequence[Row]) -> None:
        """Whose column is whose, a line for each row, and the sum of them."""
        self.head(id, said)
        face = tables.seats(len(self.sketch.seats), self.w)
        self.sketch.lay(self.zone, f"seats:{id}", face, (self.x, self.y, self.w, 26.0))
        self.y += 28
        for row in rows:
            self.row(*row)
        sums = [sum(honour) for honour in zip(*(row[3] for row in rows), strict=True)]
        self.row(f"total:{id}", "", self.sketch.captions.say("table-total"), sums, "", bold=True)
        self.y += 14

    def row(
        self, id: str, sign: str, said: str, honour: Sequence[int], gnomes: str, bold: bool = False
    ) -> None:
        said_of = self.sketch.captions
        face = tables.row(sign, said, tuple(honour), gnomes, self.w, ROW, bold)
        each = [f"{said_of.name(seat)} {count}" for seat, count in enumerate(honour)]
        told = [f"{said_of.say('table-gnomes')} {gnomes}".strip()] if gnomes else []
        label = " · ".join([said, *each, *told])
        self.sketch.lay(self.zone, id, face, (self.x, self.y, self.w, ROW), label)
        self.y += ROW

    def line(self, id: str, sign: str, said: str, hint: str | None = None) -> None:
        face, height = tables.words(sign, said, self.w)
        self.sketch.lay(self.zone, id, face, (self.x, self.y, self.w, height), said, hint=hint)
        self.y += height + 4


def lay_outlook(sketch: Sketch, state: Fall) -> None:
    say = sketch.captions.say
    w = PHONE if sketch.tall else 2 * WIDE + 3 * GAP
    zone = sketch.zone("outlook", "aside", say("table-outlook"), (w, 100))
    if sketch.tall:
        left = right = Column(sketch, zone, 0, PHONE)
    else:
        left = Column(sketch, zone, GAP, WIDE)
        right = Column(sketch, zone, WIDE + 2 * GAP, WIDE)
    if sketch.view["wave"] < LAST_WAVE:
        rows = [*domains(sketch, state), *champions(sketch, state)]
        left.table("wave", say("table-if-wave-ended"), rows)
    lay_invasions(sketch, left)
    rows = [*halls(sketch, state), *elders(sketch, state), *votes(sketch, state)]
    right.table("game", say("table-if-game-ended"), rows)
    if state.setup.seats == 1:
        right.line("gnomes-honour", "goblin", say("table-gnomes-honour", honour=target(state)))
    zone.height = max(left.y, right.y) + 4
    size = (zone.width, zone.height)
    sketch.lay(zone, "shelf:outlook", tables.slate(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def domains(sketch: Sketch, state: Fall) -> list[Row]:
    """Waves I and II: what a seat holds in each domain."""
    held = [controlled(state, seat) for seat in sketch.seats]
    return [
        (
            f"domain:{clan}", clan, sketch.captions.named("clan", clan),
            [domain_honour(state, domain, own) for own in held],
            lost(state.content.invaded_cavern * (domain & state.invaded).bit_count()),
        )
        for clan, domain in zip(CLANS, state.board.domains, strict=True)
    ]  # fmt: skip


def lost(honour: int) -> str:
    return f"−{honour}" if honour else ""


def champions(sketch: Sketch, state: Fall) -> list[Row]:
    """What champions with the end-of-wave mark bring, if there is one."""
    honour = [
        sum(wave_end_honour(state, seat, champion) for champion in state.champions[seat])
        for seat in sketch.seats
    ]
    said = sketch.captions.say("part-champions")
    return [("outlook-champions", "crown", said, honour, "")] if any(honour) else []


def halls(sketch: Sketch, state: Fall) -> list[Row]:
    if not state.halls:
        return []
    say = sketch.captions.say
    return [
        (
            f"outlook-hall:{number}", str(value), say("table-great-hall", number=number), honour,
            "!" if caverns[-1] and caverns[-1] == max(caverns) else "",
        )
        for number, (value, caverns, honour) in enumerate(count_halls(state), 1)
    ]  # fmt: skip


def elders(sketch: Sketch, state: Fall) -> list[Row]:
    honour = [elders_of(state, seat)[1] for seat in sketch.seats]
    return [("outlook-elders", "cowled", sketch.captions.say("part-elders"), honour, "")]


def votes(sketch: Sketch, state: Fall) -> list[Row]:
    if not state.tiles:
        return []
    say, named = sketch.captions.say, sketch.captions.named
    return [
        (
            f"outlook-votes:{clan}", clan, say("table-votes-of", clan=named("clan", clan)),
            count_votes(state, number), "",
        )
        for number, clan in enumerate(CLANS)
    ]  # fmt: skip


def lay_invasions(sketch: Sketch, column: Column) -> None:
    """The row of gate cards, with what is known of each."""
    row, say = sketch.view["row"], sketch.captions.say
    if not row:
        return
    column.head("invasions", say("table-invasions"))
    for slot, clan in enumerate(row):
        known = clan in CLANS
        name = sketch.captions.named("clan", clan) if known else ""
        said = say("table-gate" if known else "table-gate-unknown", number=slot + 1, clan=name)
        if known:
            said += ". " + sketch.plans[slot]
        column.line(f"invasion:{slot + 1}", clan if known else "magic-portal", said)
    column.y += 10
