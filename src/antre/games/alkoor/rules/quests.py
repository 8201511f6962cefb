"""The team's Quest: its Relic, its use, and what a hand on the card allows once."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import (
    BOARD,
    EXCHANGE,
    PORTAL_TOKEN,
    QUEST_RELIC,
    RELIC_TOKEN,
    SELL,
    Effect,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, can_any, does, push_effects
from antre.games.alkoor.rules.equipment import (
    REDISTRIBUTE,
    all_items,
    bearer_of,
    gain_items,
    remove,
)
from antre.games.alkoor.rules.gems import gain_gems
from antre.games.alkoor.rules.options import HeroAt, Item, Vil
from antre.games.alkoor.rules.piles import draw_cards
from antre.games.alkoor.rules.recruits import take_slot
from antre.games.alkoor.rules.state import LOOT_PILE, NOTHING, RELIC_PILE, Alkoor


def quest_relic(state: Alkoor) -> int:
    return state.box.relic_of(state.quest)


def holds_relic(state: Alkoor) -> bool:
    """The Relic of the Quest lies under a Hero, active or stored."""
    return bearer_of(state, quest_relic(state)) != NOTHING


def relic_in_pile(state: Alkoor, relic: int) -> bool:
    return state.top[RELIC_PILE] == relic or relic in state.relic_pile


def is_step(state: Alkoor, room: int, step: int) -> bool:
    return state.box.quests[state.quest].rooms[step] == room


@does(QUEST_RELIC)
def _quest_relic(state: Alkoor, effect: Effect, by: By) -> None:
    """In step I's own Room the Relic, or LOOT; in any other, LOOT."""
    room = state.trial - state.box.first_room
    if is_step(state, room, 0) and relic_in_pile(state, quest_relic(state)):
        state.stack.append(RelicOrLoot(by.seat, effect.amount))
    else:
        gain_items(state, draw_cards(state, LOOT_PILE, effect.amount))


class RelicOrLoot(SeatQuestion[Alkoor, Option]):
    """The Relic the Quest is about, or LOOT in its stead."""

    __slots__ = ("count",)
    rule = "won.room1"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.relic, state.choose.loot]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if option is state.choose.loot:
            gain_items(state, draw_cards(state, LOOT_PILE, self.count))
            return
        relic = quest_relic(state)
        if state.top[RELIC_PILE] == relic:
            state.top[RELIC_PILE] = NOTHING
        else:
            state.relic_pile.remove(relic)
        gain_items(state, [relic])


@does(RELIC_TOKEN)
def _relic_token(state: Alkoor, effect: Effect, by: By) -> None:
    """Step II is done; the hand on the Quest card may be used, once."""
    state.relic_used = True
    state.tell(events.RelicUsed, by.seat, quest_relic(state))
    if can_any(state, state.box.quests[state.quest].hand, by):
        state.stack.append(UseHand(by.seat))


class UseHand(SeatQuestion[Alkoor, Option]):
    """Use the one-time effect of the Quest or leave it."""

    __slots__ = ()
    rule = "ruling.quest-hand-effect"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.use, state.choose.nothing]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if option is state.choose.use:
            push_effects(state, state.box.quests[state.quest].hand, By(seat))


@does(PORTAL_TOKEN)
def _portal_token(state: Alkoor, effect: Effect, by: By) -> None:
    state.portal = True
    state.tell(events.PortalOpens, by.seat)


# --- Heroes exchanged with the Vils


def look_through_vils(state: Alkoor) -> None:
    """The six Heroes of the Vils are seen, the leader first."""
    state.vils_team += state.deal(state.hero_pile, state.vils_unseen, "vils_hero")
    state.vils_unseen = 0


@does(EXCHANGE)
def _exchange(state: Alkoor, effect: Effect, by: By) -> None:
    look_through_vils(state)
    state.stack.append(REDISTRIBUTE)
    state.stack.append(Exchange(by.seat, effect.give, effect.take))


@can(EXCHANGE)
def _can_exchange(state: Alkoor, effect: Effect, by: By) -> bool:
    return any(state.box.heroes[hero].kinds & effect.give for hero in state.team)


class Exchange(Step[Alkoor]):
    """Pairs of Heroes, as long as there are any and the players want to."""

    __slots__ = ("give", "seat", "take")

    def __init__(self, seat: int, give: int, take: int) -> None:
        self.seat = seat
        self.give = give
        self.take = take

    def run(self, state: Alkoor) -> None:
        heroes = state.box.heroes
        own = any(heroes[hero].kinds & self.give for hero in state.team)
        theirs = any(heroes[hero].kinds & self.take for hero in state.vils_team)
        if own and theirs:
            state.stack.append(ExchangeOwn(self.seat, self.give, self.take))


class ExchangeOwn(SeatQuestion[Alkoor, Option]):
    """Which Hero of the team is given, or none any more."""

    __slots__ = ("give", "take")
    rule = "ruling.quest-hand-effect"

    def __init__(self, seat: int, give: int, take: int) -> None:
        self.seat = seat
        self.give = give
        self.take = take

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        heroes = state.box.heroes
        slots = [
            state.choose.hero[slot]
            for slot, hero in enumerate(state.team)
            if heroes[hero].kinds & self.give
        ]
        return [state.choose.done, *slots]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, HeroAt):
            state.stack.append(Exchange(seat, self.give, self.take))
            state.stack.append(ExchangeFor(seat, option.number, self.take))


class ExchangeFor(SeatQuestion[Alkoor, Vil]):
    """Which Hero of the Vils is taken for it."""

    __slots__ = ("slot", "take")
    rule = "ruling.quest-hand-effect"

    def __init__(self, seat: int, slot: int, take: int) -> None:
        self.seat = seat
        self.slot = slot
        self.take = take

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        heroes = state.box.heroes
        found = [hero for hero in state.vils_team if heroes[hero].kinds & self.take]
        return [state.choose.vil[hero] for hero in found]

    def apply(self, state: Alkoor, seat: int, option: Vil) -> None:
        place = state.vils_team.index(option.number)
        state.vils_team[place] = state.team[self.slot]
        take_slot(state, self.slot, option.number)


# --- LOOT sold


def sellable(state: Alkoor, target: int, board: int) -> list[int]:
    """LOOT, cursed or not; of one board where the offer says so."""
    items = all_items(state)
    if target == BOARD:
        slots = state.slots_of(board)
        items = [i for slot in slots for i in (*state.worn[slot], *state.stored[slot])]
    return sorted(item for item in items if not state.box.is_relic(item))


@does(SELL)
def _sell(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(REDISTRIBUTE)
    most = effect.limit or len(all_items(state))
    state.stack.append(Sell(by.seat, most, 0, effect.amount, effect.target, by.board))


@can(SELL)
def _can_sell(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(sellable(state, effect.target, by.board))


class Sell(SeatQuestion[Alkoor, Option]):
    """Which LOOT is turned into gems; those are drawn once all is sold."""

    __slots__ = ("board", "each", "most", "sold", "target")
    rule = "notrial.haven-options"

    def __init__(self, seat: int, most: int, sold: int, each: int, target: int, board: int) -> None:
        self.seat = seat
        self.most = most
        self.sold = sold
        self.each = each
        self.target = target
        self.board = board

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        items = sellable(state, self.target, self.board)
        return [state.choose.done, *(state.choose.item[item] for item in items)]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        sold = self.sold
        if isinstance(option, Item):
            sold += 1
            remove(state, option.item)
            state.loot_discard.append(option.item)
            state.tell(events.LootSold, seat, option.item)
            if sold < self.most and sellable(state, self.target, self.board):
                state.stack.append(Sell(seat, self.most, sold, self.each, self.target, self.board))
                return
        gain_gems(state, sold * self.each)
