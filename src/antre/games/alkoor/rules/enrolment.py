"""Enrolment: six Heroes are drawn, replaced for gems, and put on their slots."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.content.names import (
    REWARD_HEROES,
    REWARD_LOOT,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.equipment import gain_items
from antre.games.alkoor.rules.gems import can_pay, pay_cost
from antre.games.alkoor.rules.heroes import enrol
from antre.games.alkoor.rules.options import (
    Place,
    Stand,
)
from antre.games.alkoor.rules.piles import draw_card, draw_cards
from antre.games.alkoor.rules.state import (
    HERO_PILE,
    LOOT_PILE,
    NOTHING,
    SLOTS,
    Alkoor,
)

# Before the first turn, whoever will be the first Guide decides.
FIRST = 0


def ticks(state: Alkoor, kind: int) -> int:
    """How much of a reward earlier games have earned."""
    earned = state.setup.settings["earned"]
    return sum(
        earned.get(challenge.id, 0) * challenge.reward.amount
        for challenge in state.box.challenges
        if challenge.reward.kind == kind
    )


class DrawTeam(Step[Alkoor]):
    """Six Heroes; of more, those that were earned, some are let go."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        count = state.box.team.heroes + ticks(state, REWARD_HEROES)
        heroes = draw_cards(state, HERO_PILE, count)
        state.tell(events.TeamDrawn, FIRST, heroes)
        state.recruits = tuple(sorted(heroes))
        if count > SLOTS:
            state.stack.append(LetGo(FIRST))


class LetGo(SeatQuestion[Alkoor, Stand]):
    """Which Hero of too many is not kept."""

    __slots__ = ()
    rule = "ruling.extra-heroes"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.stand[hero] for hero in state.recruits]

    def apply(self, state: Alkoor, seat: int, option: Stand) -> None:
        drop_recruit(state, option.number)
        if len(state.recruits) > SLOTS:
            state.stack.append(LetGo(seat))


def drop_recruit(state: Alkoor, hero: int) -> None:
    state.recruits = tuple(other for other in state.recruits if other != hero)
    state.hero_discard.append(hero)


class Replace(Step[Alkoor]):
    """Recruits may be replaced, each time for a gem more. As they can stand anywhere until the
    first turn, any one board may pay."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if paying(state):
            state.stack.append(ReplaceRecruit(FIRST))


def paying(state: Alkoor) -> list[int]:
    cost = Cost(state.price)
    return [board for board in range(state.boards) if can_pay(state, board, cost)]


class ReplaceRecruit(SeatQuestion[Alkoor, Option]):
    """Whom to replace, or nobody more."""

    __slots__ = ()
    rule = "teams.replace"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.done, *(state.choose.stand[hero] for hero in state.recruits)]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if not isinstance(option, Stand):
            return
        state.stack.append(REPLACE)
        boards = paying(state)
        if len(boards) > 1:
            state.stack.append(ReplaceBy(seat, option.number))
        else:
            replace_recruit(state, option.number, boards[0])


class ReplaceBy(SeatQuestion[Alkoor, Place]):
    """Which board pays for a replacement."""

    __slots__ = ("hero",)
    rule = "ruling.enrol-payer"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.place[board] for board in paying(state)]

    def apply(self, state: Alkoor, seat: int, option: Place) -> None:
        replace_recruit(state, self.hero, option.board)


def replace_recruit(state: Alkoor, hero: int, board: int) -> None:
    state.stack.append(DrawRecruit(hero))
    pay_cost(state, board, Cost(state.price))
    state.price += state.box.costs.replacement


class DrawRecruit(Step[Alkoor]):
    """Once it is paid for, a new Hero takes the place of another."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: Alkoor) -> None:
        drop_recruit(state, self.hero)
        drawn = draw_card(state, HERO_PILE)
        if drawn != NOTHING:
            state.recruits = tuple(sorted((*state.recruits, drawn)))
            state.tell(events.RecruitReplaced, FIRST, self.hero, drawn)


class Arrange(Step[Alkoor]):
    """Slot after slot, the leader first."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if len(state.recruits) > 1:
            state.stack.append(StandHero(FIRST))
        else:
            for hero in state.recruits:
                enrol(state, hero)
            state.recruits = ()
            state.tell(events.TeamStands, FIRST, list(state.team))


class StandHero(SeatQuestion[Alkoor, Stand]):
    """Who stands on the next slot."""

    __slots__ = ()
    rule = "teams.own-placement"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.stand[hero] for hero in state.recruits]

    def apply(self, state: Alkoor, seat: int, option: Stand) -> None:
        enrol(state, option.number)
        state.recruits = tuple(other for other in state.recruits if other != option.number)
        state.stack.append(ARRANGE)


class StartLoot(Step[Alkoor]):
    """LOOT that was earned; what is cursed is put back."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        drawn = draw_cards(state, LOOT_PILE, ticks(state, REWARD_LOOT))
        cursed = [item for item in drawn if state.box.equipment[item].cursed]
        state.loot_discard += cursed
        gain_items(state, [item for item in drawn if item not in cursed])


DRAW_TEAM, REPLACE, ARRANGE, START_LOOT = DrawTeam(), Replace(), Arrange(), StartLoot()
