"""Preparation: board, Quests, teams, Challenge, green tokens; and what earlier games earned."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.names import (
    GREEN_TOKEN,
    GREY_TOKEN,
    RED_TOKEN,
    REWARD_DOORS,
    REWARD_GEMS,
    REWARD_QUESTS,
    REWARD_ZONES,
)
from antre.games.alkoor.content.tokens import token_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.enrolment import ARRANGE, DRAW_TEAM, FIRST, REPLACE, START_LOOT, ticks
from antre.games.alkoor.rules.gems import gain_gems
from antre.games.alkoor.rules.options import (
    ChallengeOption,
    GreenToken,
    LayAt,
    QuestOption,
)
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.state import (
    COLOURS,
    UNSEEN,
    Alkoor,
)
from antre.games.alkoor.rules.turn import BEGIN_TURN

OPEN_CHALLENGE = "later"
QUICK = "quick"


class SetUp(Step[Alkoor]):
    """The board is laid out, then each part of the preparation in order."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        lay_out_board(state)
        for pool in range(len(state.gems)):
            state.gems[pool] = state.box.gems.start
            state.bank[pool % 5] -= state.box.gems.start
        for colour in COLOURS:
            state.vils_gems[colour] = state.box.gems.start
            state.bank[colour] -= state.box.gems.start
        draw_quests(state)
        state.stack += [BEGIN_TURN, LAY_GREEN, PICK_CHALLENGE, SETTLE_QUEST, START_LOOT]
        state.stack += [ARRANGE, REPLACE, DRAW_TEAM]
        gain_gems(state, ticks(state, REWARD_GEMS))


def lay_out_board(state: Alkoor) -> None:
    """A card on each slot and those that were earned; grey and red tokens face down."""
    state.slot_count = [1] * (DOOR_SLOT + 1)
    earned = state.setup.settings["earned"]
    for challenge in state.box.challenges:
        if challenge.reward.kind == REWARD_ZONES:
            for zone in challenge.reward.zones:
                state.slot_count[zone] += earned.get(challenge.id, 0)
    state.slot_count[DOOR_SLOT] += ticks(state, REWARD_DOORS)
    for space in state.box.path.grey:
        state.tokens[space] = UNSEEN + GREY_TOKEN
    for space in state.box.path.red:
        state.tokens[space] = UNSEEN + RED_TOKEN


# --- Quests


def draw_quests(state: Alkoor) -> None:
    """One Quest for the Vils; where more were earned, one of them is kept later."""
    count = 1 + ticks(state, REWARD_QUESTS)
    state.offered = tuple(sorted(state.deal(state.quests, count, "quest")))
    state.tell(events.QuestsDrawn, FIRST, list(state.offered))
    if count == 1:
        settle_quest(state, state.offered[0])


def settle_quest(state: Alkoor, quest: int) -> None:
    """The Vils' Quest; the team's is the opposed one."""
    for other in state.offered:
        if other != quest:
            state.quests.append(other)
    state.offered = ()
    opposed = state.box.quests[quest].opposed
    state.vils_quest, state.quest = quest, opposed
    state.quests.remove(opposed)
    state.tell(events.QuestsSettled, FIRST, quest, opposed)


class SettleQuest(Step[Alkoor]):
    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if state.offered:
            state.stack.append(KeepQuest(FIRST))


class KeepQuest(SeatQuestion[Alkoor, QuestOption]):
    """Which of several Quests the Vils have."""

    __slots__ = ()
    rule = "campaign.infame"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.quest[quest] for quest in state.offered]

    def apply(self, state: Alkoor, seat: int, option: QuestOption) -> None:
        settle_quest(state, option.number)


# --- the Challenge


class PickChallenge(Step[Alkoor]):
    """Settled before the game, or asked for once the team is known."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        wanted = state.setup.settings["challenge"]
        if wanted == OPEN_CHALLENGE:
            state.stack.append(ChooseChallenge(FIRST))
        else:
            ids = [challenge.id for challenge in state.box.challenges]
            set_challenge(state, ids.index(wanted))


class ChooseChallenge(SeatQuestion[Alkoor, ChallengeOption]):
    __slots__ = ()
    rule = "challenge.pick"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return list(state.choose.challenge)

    def apply(self, state: Alkoor, seat: int, option: ChallengeOption) -> None:
        set_challenge(state, option.number)


def set_challenge(state: Alkoor, challenge: int) -> None:
    state.challenge = challenge
    state.tell(events.ChallengeSet, FIRST, challenge)


# --- green tokens


class LayGreen(Step[Alkoor]):
    """At random on the crossroads, or laid by the players, one in each stretch."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if state.setup.settings["green_tokens"] == QUICK:
            for space in state.box.path.crossroads:
                state.tokens[space] = UNSEEN + GREEN_TOKEN
        else:
            state.stack.append(ChooseGreen(FIRST, 0))


class ChooseGreen(SeatQuestion[Alkoor, GreenToken]):
    """Which green token lies in a stretch."""

    __slots__ = ("stretch",)
    rule = "tokens.place-strategy"

    def __init__(self, seat: int, stretch: int) -> None:
        self.seat = seat
        self.stretch = stretch

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.green[kind] for kind in sorted(state.token_bags[GREEN_TOKEN])]

    def apply(self, state: Alkoor, seat: int, option: GreenToken) -> None:
        state.token_bags[GREEN_TOKEN].remove(option.number)
        state.stack.append(LayGreenToken(seat, self.stretch, option.number))


class LayGreenToken(SeatQuestion[Alkoor, LayAt]):
    """Where in its stretch a green token lies."""

    __slots__ = ("kind", "stretch")
    rule = "tokens.place"

    def __init__(self, seat: int, stretch: int, kind: int) -> None:
        self.seat = seat
        self.stretch = stretch
        self.kind = kind

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.lay_at[space] for space in state.box.path.greens[self.stretch]]

    def apply(self, state: Alkoor, seat: int, option: LayAt) -> None:
        state.tokens[option.number] = token_of(GREEN_TOKEN, self.kind)
        if self.stretch + 1 < len(state.box.path.greens):
            state.stack.append(ChooseGreen(seat, self.stretch + 1))


SET_UP, SETTLE_QUEST, PICK_CHALLENGE = SetUp(), SettleQuest(), PickChallenge()
LAY_GREEN = LayGreen()
