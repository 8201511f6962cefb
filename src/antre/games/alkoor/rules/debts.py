"""What must be paid: with gems, then with won cards, then with Heroes, a point for a gem."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import THEFT, TRIBUTE, Effect
from antre.games.alkoor.content.names import ALL_COLOURS
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import discard_hero
from antre.games.alkoor.rules.doing import By, does
from antre.games.alkoor.rules.equipment import REDISTRIBUTE, all_items, remove
from antre.games.alkoor.rules.gems import ALL_BOARDS, PayGems, team_gems
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.options import (
    HERO,
    KIND,
    LOOT,
    RELIC,
    TREASURE,
    UNFORESEEN,
    ZONE,
    Card,
    HeroAt,
    Item,
)
from antre.games.alkoor.rules.piles import discard
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.times import SHORT

THEFT_TRIBUTE = 2


def card_points(state: Alkoor, card: int) -> int:
    """The Epic Points of a card of any kind; LOOT has none."""
    kind, number = divmod(card, KIND)
    box = state.box
    if kind == ZONE:
        return box.zones[number].points
    if kind == UNFORESEEN:
        if box.is_dilemma(number):
            return box.dilemma(number).points
        return box.monsters[number].points
    if kind == HERO:
        return box.heroes[number].points
    if kind == TREASURE:
        return box.treasures[number].points
    assert kind in (LOOT, RELIC)
    return box.equipment[number].points


def owe(state: Alkoor, count: int, to_vils: bool = False) -> None:
    """A team payment that must be made; who holds something that helps is asked before."""
    if not count:
        return
    state.stack.append(Owe(count, to_vils))
    if team_gems(state) < count:
        state.stack.append(Open(SHORT))


class Owe(Step[Alkoor]):
    """All gems first, then a debt."""

    __slots__ = ("count", "to_vils")

    def __init__(self, count: int, to_vils: bool) -> None:
        self.count = count
        self.to_vils = to_vils

    def run(self, state: Alkoor) -> None:
        have = team_gems(state)
        state.tell(events.TeamPays, state.guide, self.count, self.to_vils)
        if have < self.count:
            state.stack.append(SettleDebt(self.count - have))
        to = () if self.to_vils else None
        count = min(have, self.count)
        state.stack.append(PayGems(state.guide, ALL_BOARDS, ALL_COLOURS, count, to))


class SettleDebt(Step[Alkoor]):
    """Won cards cover what is missing, or all of them go; then Heroes. What is left is forgiven."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, state: Alkoor) -> None:
        if self.points <= 0:
            return
        if state.pouch:
            if sum(card_points(state, card) for card in state.pouch) > self.points:
                state.stack.append(GiveCard(state.guide, self.points))
                return
            missing = self.points
            for card in state.pouch:
                missing -= card_points(state, card)
                discard(state, card)
            state.pouch.clear()
            state.stack.append(SettleDebt(missing))
        elif state.team:
            state.stack.append(GiveHero(state.guide, self.points))


class GiveCard(SeatQuestion[Alkoor, Card]):
    """Which won card settles a debt."""

    __slots__ = ("points",)
    rule = "gems.cannot-pay"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.card[card] for card in sorted(set(state.pouch))]

    def apply(self, state: Alkoor, seat: int, option: Card) -> None:
        state.pouch.remove(option.number)
        discard(state, option.number)
        state.stack.append(SettleDebt(self.points - card_points(state, option.number)))


class GiveHero(SeatQuestion[Alkoor, HeroAt]):
    """Which Hero settles a debt."""

    __slots__ = ("points",)
    rule = "gems.cannot-pay-heroes"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.hero[slot] for slot in range(len(state.team))]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        hero = state.team[option.number]
        points = state.box.heroes[hero].points
        state.stack.append(SettleDebt(self.points - points))
        discard_hero(state, hero)


# --- penalties


@does(TRIBUTE)
def _tribute(state: Alkoor, effect: Effect, by: By) -> None:
    owe(state, effect.amount, to_vils=True)


@does(THEFT)
def _theft(state: Alkoor, effect: Effect, by: By) -> None:
    """A LOOT of choice goes to the Vils; with none, gems."""
    if any(not state.box.is_relic(item) for item in all_items(state)):
        state.stack.append(LoseLoot(state.guide))
    else:
        owe(state, THEFT_TRIBUTE, to_vils=True)


class LoseLoot(SeatQuestion[Alkoor, Item]):
    """Which LOOT is stolen."""

    __slots__ = ()
    rule = "lost.zone-outcome"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        items = sorted(all_items(state))
        return [state.choose.item[item] for item in items if not state.box.is_relic(item)]

    def apply(self, state: Alkoor, seat: int, option: Item) -> None:
        remove(state, option.item)
        state.vils_pile.append(KIND * LOOT + option.item)
        state.tell(events.LootStolen, seat, option.item)
        state.stack.append(REDISTRIBUTE)
