"""Each round a seam of gold is uncovered, and everybody burns one flask of oil in secret.

The brightest lantern that shines alone mines the gold; equal ones only dazzle each other. Where
nobody shines alone the gold stays in the rock, and the next seam is added to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antre.core import kit
from lantern.events import EVENTS, Dazzled, Drawn, Lit, Mined, Uncovered

SEAMS = (1, 2, 2, 3, 3, 4, 5, 6)
FLASKS = 4 * (1, 2, 3, 4, 5, 6, 7, 8)
HAND, ROUNDS = 3, 6
LIGHT = [kit.ValueOption("light", oil) for oil in range(1, 9)]


class Lantern(kit.State):
    round: int
    vein: int  # the gold that can be mined now
    gold: list[int]  # what each seat has mined
    hands: list[kit.Bag]  # the flasks of each seat
    chosen: list[int]  # what each seat lights, until all have chosen
    cellar: kit.Bag  # the flasks nobody has drawn
    burnt: kit.Bag  # the flasks that are used up
    rock: kit.Bag  # the seams nobody has uncovered

    def lay_table(self, seats: int) -> None:
        self.round = self.vein = 0
        self.gold = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.chosen = [kit.UNANSWERED] * seats
        self.cellar = list(FLASKS)
        self.burnt = []
        self.rock = list(SEAMS)


class Round(kit.Step[Lantern]):
    """Flasks are drawn up to a hand of three, and a seam is uncovered."""

    def run(self, state: Lantern) -> None:
        state.round += 1
        for seat, hand in enumerate(state.hands):
            drawn = state.deal(state.cellar, HAND - len(hand), "flask")
            hand.extend(drawn)
            state.tell(Drawn, seat, drawn, audience=(seat,))
        gold = state.deal(state.rock, 1, "seam")[0]
        state.vein += gold
        state.tell(Uncovered, kit.TABLE, gold, state.vein)
        state.stack.append(LIGHT_UP)


class LightUp(kit.SecretChoice[Lantern, kit.ValueOption]):
    """Everybody burns a flask; the brightest lantern of those that no other equals wins."""

    rule = "round.light"
    kept = "chosen"

    def options(self, state: Lantern, seat: int) -> list[kit.Option]:
        return [LIGHT[oil - 1] for oil in sorted(set(state.hands[seat]))]

    def reveal(self, state: Lantern, chosen: Mapping[int, kit.ValueOption]) -> None:
        oils = [option.value for option in chosen.values()]
        state.burnt += oils
        for seat, oil in enumerate(oils):
            state.hands[seat].remove(oil)
            state.tell(Lit, seat, oil)
        alone = [oil for oil in oils if oils.count(oil) == 1]
        if alone:
            mine(state, oils.index(max(alone)))
        else:
            state.tell(Dazzled, kit.TABLE, state.vein)
        if state.round < ROUNDS:
            state.stack.append(ROUND)


def mine(state: Lantern, seat: int) -> None:
    state.gold[seat] += state.vein
    state.tell(Mined, seat, state.vein)
    state.vein = 0


ROUND, LIGHT_UP = Round(), LightUp()
VISIBILITY = kit.Visibility(
    Lantern,
    {
        "round": kit.everybody,
        "vein": kit.everybody,
        "gold": kit.everybody,
        "hands": kit.face_down,
        "chosen": kit.own_choice,
        "cellar": kit.face_down,
        "burnt": kit.everybody,
        "rock": kit.everybody,
    },
    mixed=[("hands", "cellar")],
)


class LanternEngine(kit.Engine[Lantern]):
    state = Lantern
    first = ROUND
    visibility = VISIBILITY
    events = EVENTS

    def options(self, content: kit.Content) -> Sequence[kit.Option]:
        return LIGHT

    def breakdown(self, state: Lantern, seat: int) -> dict[str, int]:
        return {"gold": state.gold[seat]}

    def conclude(self, state: Lantern) -> kit.Outcome:
        """Most gold wins; among equals, most oil left."""
        oil = [sum(hand) for hand in state.hands]
        return kit.by_points(state.setup.sides, state.gold, "goal.gold", oil, "goal.oil-left")
