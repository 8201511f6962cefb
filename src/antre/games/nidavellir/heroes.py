"""Recruiting heroes, and what each of them does at once.

Whenever a seat has more complete lines than heroes, and the placement that made it so is
completely resolved, it must recruit: `Muster` tests, and tests again after each hero.
"""

from __future__ import annotations

from collections.abc import Callable

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.nidavellir.army import discard_last, place_in
from antre.games.nidavellir.box import BLACKSMITH, CLASSES, EXPLORER, HUNTER, NEUTRAL
from antre.games.nidavellir.coins import Transform
from antre.games.nidavellir.options import Discard, Place, Recruit
from antre.games.nidavellir.state import IN_HAND, NOWHERE, Nidavellir


def enlist(state: Nidavellir, seat: int, card: int, column_class: int, points: int) -> None:
    """A card joins the army; if Thrud must be placed again or a hero is due, that comes next."""
    if place_in(state, seat, card, column_class, points):
        state.stack.append(MUSTER[seat])
        state.stack.append(PLACE_THRUD[seat])
    elif min(state.ranks[5 * seat : 5 * seat + 5]) > state.hero_count[seat]:
        state.stack.append(MUSTER[seat])


class Muster(Step[Nidavellir]):
    """Recruit a hero while complete lines exceed heroes."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Nidavellir) -> None:
        seat = self.seat
        if min(state.ranks[5 * seat : 5 * seat + 5]) <= state.hero_count[seat]:
            return
        if can_recruit(state, seat):
            state.stack.append(self)
            state.stack.append(RECRUIT[seat])


class RecruitHero(Decision[Nidavellir, Recruit]):
    """Choose a hero of the display."""

    __slots__ = ()
    rule = "hero.mandatory"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        recruit = state.box.recruit
        refused = [hero for hero in state.box.picky if why_not_recruit(state, seat, hero)]
        return [recruit[hero] for hero in state.heroes if hero not in refused]

    def apply(self, state: Nidavellir, seat: int, option: Recruit) -> None:
        hero = option.hero
        box = state.box
        state.heroes = tuple([other for other in state.heroes if other != hero])
        state.hero_count[seat] += 1
        name = box.card_name[hero]
        if state.journal is not None:
            state.tell("recruit", seat, hero=name)
        if box.card_class[hero] != NEUTRAL:
            if place_in(state, seat, hero, box.card_class[hero], box.card_points[hero]):
                state.stack.append(PLACE_THRUD[seat])
        elif name != "thrud":
            state.command[seat] += (hero,)
        power = POWERS.get(name)
        if power is not None:
            power(state, seat)

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        if isinstance(option, Recruit):
            return why_not_recruit(state, seat, option.hero) or Refusal(self.rule)
        return Refusal(self.rule)


def can_recruit(state: Nidavellir, seat: int) -> bool:
    """Is there any hero left that the seat may choose?"""
    return any(
        hero not in state.box.picky or why_not_recruit(state, seat, hero) is None
        for hero in state.heroes
    )


def why_not_recruit(state: Nidavellir, seat: int, hero: int) -> Refusal | None:
    """What forbids a hero to a seat that may recruit, if anything."""
    box = state.box
    if hero not in state.heroes:
        return Refusal("hero.available-only")
    name = box.card_name[hero]
    if name == "hourya":
        ranks, needed = state.ranks[5 * seat + EXPLORER], box.hero_value["hourya"]
        if ranks < needed:
            return Refusal("hourya.requirement", ranks=ranks, needed=needed)
    elif name in DISCARDING:
        columns, needed = discardable(state, seat, DISCARDING[name]), box.hero_value[name]
        if len(columns) < needed:
            return Refusal("discard-heroes.not-choosable", columns=len(columns), needed=needed)
    return None


# --- Dagda and Bonfur discard the last dwarf of other columns

DISCARDING = {"dagda": HUNTER, "bonfur": BLACKSMITH}


def discardable(state: Nidavellir, seat: int, joined: int) -> list[int]:
    """The classes whose column ends in a dwarf, other than the one the hero joins."""
    last_dwarf = state.box.blacksmith_special
    columns = state.columns[5 * seat : 5 * seat + 5]
    return [
        column_class
        for column_class, cards in enumerate(columns)
        if cards and cards[-1] <= last_dwarf and column_class != joined
    ]


class DiscardDwarf(Decision[Nidavellir, Discard]):
    """Discard the last dwarf of a column, not that of the hero nor one discarded from before."""

    __slots__ = ("before", "joined", "left")
    rule = "discard-heroes.never-a-hero"

    def __init__(self, seat: int, joined: int, left: int, before: tuple[int, ...]) -> None:
        self.seat = seat
        self.joined = joined
        self.left = left
        self.before = before

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return [
            state.box.discard[column_class]
            for column_class in discardable(state, seat, self.joined)
            if column_class not in self.before
        ]

    def apply(self, state: Nidavellir, seat: int, option: Discard) -> None:
        card = discard_last(state, 5 * seat + option.column)
        if state.journal is not None:
            state.tell("discard", seat, card=state.box.card_name[card])
        if self.left > 1:
            before = (*self.before, option.column)
            state.stack.append(DiscardDwarf(seat, self.joined, self.left - 1, before))

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Discard):
            return Refusal(self.rule)
        if option.column == self.joined:
            return Refusal("ruling.discard-own-column", column=CLASSES[self.joined])
        if option.column in self.before:
            return Refusal("dagda.different-columns")
        cards = state.columns[5 * seat + option.column]
        if not cards:
            return Refusal("bonfur.discard" if self.joined == BLACKSMITH else "dagda.discard")
        name = state.box.card_name[cards[-1]]
        return Refusal(LAST_CARD_RULES.get(name, "ruling.last-dwarf-card"), hero=name)


LAST_CARD_RULES = {"thrud": "ruling.thrud-blocks-discard", "ylud": "ruling.ylud-not-discardable"}


def discard_for_dagda(state: Nidavellir, seat: int) -> None:
    state.stack.append(DiscardDwarf(seat, HUNTER, state.box.hero_value["dagda"], ()))


def discard_for_bonfur(state: Nidavellir, seat: int) -> None:
    state.stack.append(DiscardDwarf(seat, BLACKSMITH, state.box.hero_value["bonfur"], ()))


# --- Thrud stands on a column and is never covered


class PlaceThrud(Decision[Nidavellir, Place]):
    """Place Thrud in a column of choice."""

    __slots__ = ()
    rule = "thrud.place"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return [*state.box.place]

    def apply(self, state: Nidavellir, seat: int, option: Place) -> None:
        place_in(state, seat, state.box.hero_id["thrud"], option.column, 0)
        state.thrud = 5 * seat + option.column
        if state.journal is not None:
            state.tell("place", seat, hero="thrud", column=CLASSES[option.column])


def place_thrud(state: Nidavellir, seat: int) -> None:
    state.thrud = IN_HAND
    state.stack.append(PLACE_THRUD[seat])


# --- Grid and Uline


def transform_for_grid(state: Nidavellir, seat: int) -> None:
    state.stack.append(Transform(seat, state.box.hero_value["grid"]))


def pick_up_for_uline(state: Nidavellir, seat: int) -> None:
    """Coins on slots not yet resolved and in the pouch go to the hand."""
    state.uline = seat
    if state.tavern != NOWHERE:
        state.placed[seat] = state.tavern + 1
        state.seal()
        state.tell("pick_up", seat)


POWERS: dict[str, Callable[[Nidavellir, int], None]] = {
    "dagda": discard_for_dagda,
    "bonfur": discard_for_bonfur,
    "thrud": place_thrud,
    "grid": transform_for_grid,
    "uline": pick_up_for_uline,
}

MUSTER = [Muster(seat) for seat in range(5)]
RECRUIT = [RecruitHero(seat) for seat in range(5)]
PLACE_THRUD = [PlaceThrud(seat) for seat in range(5)]
