"""Preparation: board, Quests, teams, Challenge, green tokens; and what earlier games earned."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.content.names import (
    GREEN_TOKEN,
    GREY_TOKEN,
    RED_TOKEN,
    REWARD_DOORS,
    REWARD_GEMS,
    REWARD_HEROES,
    REWARD_LOOT,
    REWARD_QUESTS,
    REWARD_ZONES,
)
from antre.games.alkoor.content.tokens import token_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.equipment import gain_items
from antre.games.alkoor.rules.gems import can_pay, gain_gems, pay_cost
from antre.games.alkoor.rules.heroes import enrol
from antre.games.alkoor.rules.options import (
    ChallengeOption,
    GreenToken,
    LayAt,
    Place,
    QuestOption,
    Stand,
)
from antre.games.alkoor.rules.piles import draw_card, draw_cards
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.state import (
    COLOURS,
    HERO_PILE,
    LOOT_PILE,
    NOTHING,
    SLOTS,
    UNSEEN,
    Alkoor,
)
from antre.games.alkoor.rules.turn import BEGIN_TURN

FIRST = 0
OPEN_CHALLENGE = "later"
QUICK = "quick"


def ticks(state: Alkoor, kind: int) -> int:
    """How much of a reward earlier games have earned."""
    earned = state.setup.settings["earned"]
    return sum(
        earned.get(challenge.id, 0) * challenge.reward.amount
        for challenge in state.box.challenges
        if challenge.reward.kind == kind
    )


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


# --- the team


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


SET_UP, DRAW_TEAM, REPLACE, ARRANGE = SetUp(), DrawTeam(), Replace(), Arrange()
START_LOOT, SETTLE_QUEST, PICK_CHALLENGE = StartLoot(), SettleQuest(), PickChallenge()
LAY_GREEN = LayGreen()
