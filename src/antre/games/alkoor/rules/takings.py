"""What is taken back from the Vils: gems, cards of their pile, tokens of their board."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import RECLAIM, REMOVE_TOKENS, RESCUE_DEAD, TAP, Effect
from antre.games.alkoor.content.names import GREY_TOKEN, RED_TOKEN
from antre.games.alkoor.content.tokens import colour_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.gems import PlaceGems
from antre.games.alkoor.rules.options import HERO, KIND, Column, Take, Vil
from antre.games.alkoor.rules.piles import BACKS, PURPOSES, bag_of, discard
from antre.games.alkoor.rules.state import COLOURS, DOWN_HEROES, HERO_PILE, Alkoor

# --- gems


@does(TAP)
def _tap(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(TakeGems(by.seat, effect.amount, ()))


@can(TAP)
def _can_tap(state: Alkoor, effect: Effect, by: By) -> bool:
    return any(state.vils_gems)


class TakeGems(Step[Alkoor]):
    """Gems of choice come from the Vils' board; then all are placed."""

    __slots__ = ("count", "seat", "taken")

    def __init__(self, seat: int, count: int, taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.taken = taken

    def run(self, state: Alkoor) -> None:
        gems, taken = state.vils_gems, self.taken
        if sum(gems) <= self.count:
            for colour in COLOURS:
                taken += (colour,) * gems[colour]
                gems[colour] = 0
        elif self.count:
            state.stack.append(TakeGem(self.seat, self.count, taken))
            return
        if taken:
            state.tell(events.GemsTaken, self.seat, list(taken))
            state.stack.append(PlaceGems(taken))


class TakeGem(SeatQuestion[Alkoor, Take]):
    """Which gem to take from the Vils."""

    __slots__ = ("count", "taken")
    rule = "tokens.gem-tax-dah"

    def __init__(self, seat: int, count: int, taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.taken = taken

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.take[c] for c in COLOURS if state.vils_gems[c]]

    def apply(self, state: Alkoor, seat: int, option: Take) -> None:
        state.vils_gems[option.number] -= 1
        taken = (*self.taken, option.number)
        state.stack.append(TakeGems(seat, self.count - 1, taken))


# --- cards of their pile


@does(RECLAIM)
def _reclaim(state: Alkoor, effect: Effect, by: By) -> None:
    """Cards of their pile, at random, go where cards of their kind go."""
    for _ in range(effect.amount):
        lying, down = len(state.vils_pile), sum(state.vils_down)
        if not lying + down:
            return
        place = state.deal(list(range(lying + down)), 1, "reclaimed")[0]
        card = state.vils_pile.pop(place) if place < lying else turn_up(state, place - lying)
        state.tell(events.Reclaimed, by.seat, card)
        discard(state, card)


@can(RECLAIM)
def _can_reclaim(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(state.vils_pile) or any(state.vils_down)


def turn_up(state: Alkoor, place: int) -> int:
    """A face-down card of the Vils' pile, counted through the kinds, is seen."""
    for pile, (kind, down) in sorted(BACKS.items(), key=lambda entry: entry[1][1]):
        if place < state.vils_down[down]:
            state.vils_down[down] -= 1
            return KIND * kind + state.deal(bag_of(state, pile), 1, PURPOSES[pile])[0]
        place -= state.vils_down[down]
    raise AssertionError("there are not so many cards")


def look_through_dead(state: Alkoor) -> None:
    """The dead Heroes of the Vils' pile are turned up."""
    count = state.vils_down[DOWN_HEROES]
    dead = state.deal(state.hero_pile, count, PURPOSES[HERO_PILE])
    state.vils_pile += [KIND * HERO + hero for hero in dead]
    state.vils_down[DOWN_HEROES] = 0


@does(RESCUE_DEAD)
def _rescue(state: Alkoor, effect: Effect, by: By) -> None:
    look_through_dead(state)
    if any(card // KIND == HERO for card in state.vils_pile):
        state.stack.append(RescueDead(by.seat))


class RescueDead(SeatQuestion[Alkoor, Vil]):
    """Which dead Hero comes back from the Vils, won by the team."""

    __slots__ = ()
    rule = "won.room3-treasure"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        dead = sorted(card % KIND for card in state.vils_pile if card // KIND == HERO)
        return [state.choose.vil[hero] for hero in dead]

    def apply(self, state: Alkoor, seat: int, option: Vil) -> None:
        card = KIND * HERO + option.number
        state.vils_pile.remove(card)
        state.pouch.append(card)
        state.tell(events.HeroClaimed, seat, option.number)


# --- tokens of their board


@does(REMOVE_TOKENS)
def _remove(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(RemoveTokens(effect.amount, by.seat))


class RemoveTokens(Step[Alkoor]):
    """Up to so many tokens leave the Vils' board."""

    __slots__ = ("count", "seat")

    def __init__(self, count: int, seat: int) -> None:
        self.count = count
        self.seat = seat

    def run(self, state: Alkoor) -> None:
        if self.count and state.vils_tokens:
            state.stack.append(RemoveToken(self.seat, self.count))


class RemoveToken(SeatQuestion[Alkoor, Option]):
    """From which column the last token leaves."""

    __slots__ = ("count",)
    rule = "won.room3-treasure"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        colours = {colour_of(token) for token in state.vils_tokens}
        columns = [state.choose.column[c - 1] for c in (RED_TOKEN, GREY_TOKEN) if c in colours]
        return [state.choose.done, *columns]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if not isinstance(option, Column):
            return
        last = max(
            place
            for place, token in enumerate(state.vils_tokens)
            if colour_of(token) == option.number
        )
        state.tokens_out.append(state.vils_tokens.pop(last))
        state.stack.append(RemoveTokens(self.count - 1, seat))
