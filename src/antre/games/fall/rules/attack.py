"""Trolls that end an Advance among gnomes meet them: they win with as many as their strength."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.board import FIRST_SITE, SPACE_NAMES, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import (
    ATTACK_DOUBLE,
    CALM_GNOMES,
    FROM_CHAMPIONS,
    FROM_GNOMES,
    NO_ENTRENCH,
    SLAY_HONOUR,
)
from antre.games.fall.content.options import Calm, Retreat
from antre.games.fall.rules import events
from antre.games.fall.rules.actions import take_over
from antre.games.fall.rules.breach import BREACH
from antre.games.fall.rules.mountain import (
    add_gnome,
    clear_gnomes,
    gnomes_at,
    has_one_gnome,
    move_pawn,
    move_trolls,
    ordinary,
    pawns_at,
)
from antre.games.fall.rules.state import OPEN, Fall
from antre.games.fall.rules.tracks import gain


class Attack(Step[Fall]):
    """All gnomes of the cavern are revealed and measured against the trolls."""

    __slots__ = ("cavern", "seat")

    def __init__(self, seat: int, cavern: int) -> None:
        self.seat = seat
        self.cavern = cavern

    def run(self, state: Fall) -> None:
        seat, cavern = self.seat, self.cavern
        strengths = gnomes_at(state, cavern)
        for place in (2 * cavern, 2 * cavern + 1):
            if state.gnomes[place]:
                state.gnome_seen[place] = OPEN
        state.seal()
        trolls = fighting(state, seat, cavern)
        state.tell(events.Attack, seat, cavern, trolls, strengths)
        if trolls >= sum(strengths):
            slay(state, seat, cavern, strengths)
        else:
            repel(state, seat, cavern)


def stands_at(state: Fall, seat: int, ability: int, space: int) -> int:
    """The figure of a champion that stands at a space for this seat; 0 if it does not."""
    champion = state.content.by_ability[ability]
    if state.owner[champion] != seat or state.pawns[champion] != space:
        return 0
    return state.content.champions[champion].amount


def fighting(state: Fall, seat: int, cavern: int) -> int:
    """How many trolls a seat counts for against gnomes."""
    return state.trolls[SPACES * seat + cavern] + stands_at(state, seat, ATTACK_DOUBLE, cavern)


def slay(state: Fall, seat: int, cavern: int, strengths: list[int]) -> None:
    """Honour, a vote, the tokens beside the wheel; then the wheel pawn moves."""
    state.tell(events.Slain, seat, cavern, strengths)
    gain(state, seat, FROM_GNOMES, sum(strengths))
    more = stands_at(state, seat, SLAY_HONOUR, cavern)
    gain(state, seat, FROM_CHAMPIONS, more * len(strengths))
    clear_gnomes(state, cavern)
    state.voted |= 1 << cavern
    take_over(state, seat, cavern)
    state.angry = tuple(sorted((*state.angry, *strengths)))
    state.stack.append(AngryGnomes(seat, len(strengths)))
    champion = state.content.by_ability[CALM_GNOMES]
    if state.owner[champion] == seat:
        card = state.content.champions[champion]
        if state.claws[champion] < card.claws:
            state.stack.append(CalmGnomes(seat, champion, card.amount, False))


class CalmGnomes(SeatQuestion[Fall, Option]):
    """Crym: some gnomes beside the wheel go back to the reserve before the pawn moves."""

    __slots__ = ("champion", "left", "used")
    rule = "ruling.crym"

    def __init__(self, seat: int, champion: int, left: int, used: bool) -> None:
        self.seat = seat
        self.champion = champion
        self.left = left
        self.used = used

    def options(self, state: Fall, seat: int) -> list[Option]:
        calm = [option for option in state.content.calm if option.amount in state.angry]
        return [*calm, state.content.done]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if not isinstance(option, Calm):
            return
        if not self.used:
            state.claws[self.champion] += 1
            state.tell(events.UseClaw, seat, self.champion)
        angry = list(state.angry)
        angry.remove(option.amount)
        state.angry = tuple(angry)
        state.reserve.append(option.amount)
        state.tell(events.CalmGnome, seat, option.amount)
        if self.left > 1 and angry:
            state.stack.append(CalmGnomes(seat, self.champion, self.left - 1, True))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule)


class AngryGnomes(Step[Fall]):
    """The wheel pawn moves a space for each gnome slain; only a breach can come of it."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, state: Fall) -> None:
        wheel, spaces = state.wheel, len(state.content.wheel)
        state.wheel = (wheel + self.steps) % spaces
        effect = state.content.wheel[state.wheel]
        state.tell(events.WheelMoves, self.seat, self.steps, effect, state.wheel + 1)
        if (state.content.breach_wire - wheel) % spaces < self.steps:
            state.stack.append(BREACH[self.seat])


def repel(state: Fall, seat: int, cavern: int) -> None:
    """All trolls fall back to one lair, and a lone gnome is joined by another."""
    state.tell(events.Repelled, seat, cavern)
    champion = state.content.by_ability[NO_ENTRENCH]
    quiet = state.owner[champion] == seat and state.pawns[champion] == cavern
    if has_one_gnome(state, cavern) and not quiet:
        add_gnome(state, cavern)
    state.stack.append(RETREAT[seat][cavern])


class RetreatToLair(SeatQuestion[Fall, Retreat]):
    """The lair to which all trolls of a lost attack fall back."""

    __slots__ = ("cavern",)
    rule = "attack.lose"

    def __init__(self, seat: int, cavern: int) -> None:
        self.seat = seat
        self.cavern = cavern

    def options(self, state: Fall, seat: int) -> list[Option]:
        return lair_options(state, seat)

    def apply(self, state: Fall, seat: int, option: Retreat) -> None:
        count = ordinary(state, seat, self.cavern)
        if count:
            move_trolls(state, seat, self.cavern, option.space, count)
        for champion in pawns_at(state, seat, self.cavern):
            move_pawn(state, champion, option.space)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return why_not_lair(self.rule, option)


def lair_options(state: Fall, seat: int) -> list[Option]:
    return [state.content.retreat[site - FIRST_SITE] for site in cells_of(state.lairs[seat])]


def why_not_lair(rule: str, option: Option) -> Refusal:
    if isinstance(option, Retreat):
        return Refusal(rule, where=SPACE_NAMES[option.space])
    return Refusal(rule)


ATTACK = [[Attack(seat, cavern) for cavern in range(FIRST_SITE)] for seat in range(5)]
RETREAT = [[RetreatToLair(seat, cavern) for cavern in range(FIRST_SITE)] for seat in range(5)]
