"""Abilities with claws that are used on a turn, before or after an action.

Scouting needs no action of its own; a champion that moves does so in one, which may take a cavern
over.
"""

from __future__ import annotations

from typing import Any

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import FIRST_SITE, SPACE_NAMES, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import SCARE, SCOUT, STEP, TAKE_CUBE
from antre.games.fall.content.options import Pick, Retreat, To
from antre.games.fall.rules import events
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.mountain import dominated, move_pawn, move_trolls, ordinary
from antre.games.fall.rules.scouting import scout, unseen_cards, unseen_tokens
from antre.games.fall.rules.state import NOWHERE, Fall


def claw_options(state: Fall, seat: int, before: bool) -> list[Option]:
    """The champions whose ability is of use now; `before` an action or only after the last."""
    champions = state.content.champions
    return [
        state.content.use[champion]
        for champion in state.champions[seat]
        if state.claws[champion] < champions[champion].claws
        and is_of_use(state, seat, champion, before)
    ]


def is_of_use(state: Fall, seat: int, champion: int, before: bool) -> bool:
    ability = state.content.champions[champion].ability
    if ability == SCOUT:
        return bool(unseen_cards(state, seat) or unseen_tokens(state, seat))
    if ability == STEP:
        return step_ways(state, seat, champion) != 0
    if ability == SCARE:
        return scare_ways(state, seat, champion) != 0
    return ability == TAKE_CUBE and before and state.covered[seat] != 0


def why_not_use(state: Fall, seat: int, champion: int, before: bool) -> Refusal:
    card = state.content.champions[champion]
    name = card.name
    if state.owner[champion] != seat:
        return Refusal("reward.take-card", champion=name)
    if not card.claws:
        return Refusal("ability.claws", champion=name)
    if state.claws[champion] >= card.claws:
        return Refusal("ability.claws-exhausted", champion=name)
    return Refusal("ruling.ability-timing", champion=name)


def use_claw(state: Fall, seat: int, champion: int) -> None:
    state.claws[champion] += 1
    state.tell(events.UseClaw, seat, champion)
    ability = state.content.champions[champion].ability
    if ability == SCOUT:
        scout(state, seat)
    elif ability == TAKE_CUBE:
        ask_or_answer(state, TakeCube(seat))
    else:
        begin_action(state, seat)
        ask_or_answer(state, MoveChampion(seat, champion))


def ask_or_answer(state: Fall, question: SeatQuestion[Fall, Any]) -> None:
    """A question with one answer is not asked."""
    options = question.options(state, question.seat)
    if len(options) > 1:
        state.stack.append(question)
    else:
        question.apply(state, question.seat, options[0])


def step_ways(state: Fall, seat: int, champion: int) -> int:
    """Brugga: the caverns without gnomes, and own lairs, beside the pawn."""
    space = state.pawns[champion]
    if space == NOWHERE:
        return 0
    ground = state.board.caverns & ~state.invaded | state.lairs[seat]
    return state.board.near[space] & ground


def scare_ways(state: Fall, seat: int, champion: int) -> int:
    """Imbolg: the caverns beside the pawn that one opponent dominates."""
    space = state.pawns[champion]
    if space == NOWHERE:
        return 0
    found = 0
    for other in range(state.setup.seats):
        if other != seat:
            found |= dominated(state, other) & ~state.lairs[other]
    return state.board.near[space] & found & state.board.caverns


class MoveChampion(SeatQuestion[Fall, To]):
    """Where a champion moves by its own ability."""

    __slots__ = ("champion",)
    rule = "ability.claws"

    def __init__(self, seat: int, champion: int) -> None:
        self.seat = seat
        self.champion = champion

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.to[space] for space in cells_of(self._ways(state))]

    def _ways(self, state: Fall) -> int:
        scares = state.content.champions[self.champion].ability == SCARE
        return (scare_ways if scares else step_ways)(state, self.seat, self.champion)

    def apply(self, state: Fall, seat: int, option: To) -> None:
        scares = state.content.champions[self.champion].ability == SCARE
        victims = [
            other
            for other in range(state.setup.seats)
            if scares and other != seat and state.trolls[SPACES * other + option.space]
        ]
        move_pawn(state, self.champion, option.space)
        for victim in victims:
            if ordinary(state, victim, option.space):
                state.stack.append(ScaredAway(victim, option.space))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        scares = state.content.champions[self.champion].ability == SCARE
        rule = "ruling.imbolg-limits" if scares else "ruling.brugga"
        if isinstance(option, To):
            return Refusal(rule, where=SPACE_NAMES[option.space])
        return Refusal(rule)


class ScaredAway(SeatQuestion[Fall, Retreat]):
    """The owner of a troll that Imbolg meets says to which lair it runs."""

    __slots__ = ("cavern",)
    rule = "ruling.imbolg"

    def __init__(self, seat: int, cavern: int) -> None:
        self.seat = seat
        self.cavern = cavern

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.retreat[site - FIRST_SITE] for site in cells_of(state.lairs[seat])]

    def apply(self, state: Fall, seat: int, option: Retreat) -> None:
        move_trolls(state, seat, self.cavern, option.space, 1)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Retreat):
            return Refusal(self.rule, where=SPACE_NAMES[option.space])
        return Refusal(self.rule)


class TakeCube(SeatQuestion[Fall, Pick]):
    """Vulka: one cube comes back from the ancestry."""

    __slots__ = ()
    rule = "ruling.vulka"

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.pick[cell] for cell in cells_of(state.covered[seat])]

    def apply(self, state: Fall, seat: int, option: Pick) -> None:
        state.covered[seat] &= ~(1 << option.cell)
        state.tell(events.TakeCube, seat, 1 << option.cell)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Pick):
            return Refusal(self.rule, where=state.content.cell_names[option.cell])
        return Refusal(self.rule)
