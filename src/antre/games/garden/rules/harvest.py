"""The harvest of a region: from the most influential player downwards, each kind once."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.names import CYPHRAL, M_FACTOR, RESOURCES
from antre.games.garden.content.options import Harvest as Kind
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import gain
from antre.games.garden.rules.scoring import score_region
from antre.games.garden.rules.state import Garden


def gives_no_magic(state: Garden, region: int) -> bool:
    """Cyphral: where Vuko is, nobody gains M-factor."""
    return region == state.vuko and bool(state.active & CYPHRAL)


def begin_harvest(state: Garden, region: int, ranks: tuple[int, ...]) -> None:
    taken = 1 << M_FACTOR if gives_no_magic(state, region) else 0
    go_on(state, region, ranks, 0, taken)


def go_on(state: Garden, region: int, ranks: tuple[int, ...], place: int, taken: int) -> None:
    """The next player takes a kind; the last thing in a region are its points."""
    income = state.layout.income(state.tiles[region])
    while place < len(ranks):
        kinds = kinds_left(state, taken)
        if not kinds:
            break
        if len(kinds) > 1:
            state.stack.append(ChooseHarvest(ranks[place], region, ranks, place, taken))
            return
        reap(state, ranks[place], region, kinds[0], income)
        taken |= 1 << kinds[0]
        place += 1
    if state.scorings:
        score_region(state, region, ranks)


def kinds_left(state: Garden, taken: int) -> list[int]:
    """Not chosen yet, and not exhausted."""
    bank = state.bank
    return [kind for kind in range(len(RESOURCES)) if bank[kind] and not taken >> kind & 1]


def reap(state: Garden, seat: int, region: int, kind: int, income: int) -> None:
    count = gain(state, seat, kind, income)
    state.tell(events.Harvests, seat, region, kind, count)


class ChooseHarvest(SeatQuestion[Garden, Kind]):
    __slots__ = ("place", "ranks", "region", "taken")
    rule = "domination.harvest-choice"

    def __init__(
        self, seat: int, region: int, ranks: tuple[int, ...], place: int, taken: int
    ) -> None:
        self.seat = seat
        self.region = region
        self.ranks = ranks
        self.place = place
        self.taken = taken

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [state.box.harvest[kind] for kind in kinds_left(state, self.taken)]

    def apply(self, state: Garden, seat: int, option: Kind) -> None:
        income = state.layout.income(state.tiles[self.region])
        reap(state, seat, self.region, option.kind, income)
        taken = self.taken | 1 << option.kind
        go_on(state, self.region, self.ranks, self.place + 1, taken)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Kind):
            return Refusal("ruling.harvest-forced")
        if not state.bank[option.kind]:
            return Refusal("ruling.empty-bank")
        if option.kind == M_FACTOR and gives_no_magic(state, self.region):
            return Refusal("ruling.cyphral-harvest")
        return Refusal("domination.harvest-exclusive", kind=RESOURCES[option.kind])
