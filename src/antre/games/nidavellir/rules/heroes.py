"""Recruiting heroes, and what each of them does at once.

Whenever a seat has more complete lines than heroes, and the placement that made it so is
completely resolved, it must recruit: `Muster` tests, and tests again after each hero.
"""

from __future__ import annotations

from collections.abc import Callable

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.nidavellir.content.names import BLACKSMITH, CLASSES, EXPLORER, HUNTER, NEUTRAL
from antre.games.nidavellir.content.options import Discard, Place, Recruit
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.army import discard_last, place_in
from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.places import COLUMN, COLUMNS_OF, EVERY_SEAT
from antre.games.nidavellir.rules.state import IN_HAND, NO_TAVERN, Nidavellir


def enlist(state: Nidavellir, seat: int, card: int, column_class: int, points: int) -> None:
    """A card joins the army; if Thrud must be placed again or a hero is due, that comes next."""
    if place_in(state, seat, card, column_class, points):
        state.stack.append(MUSTER[seat])
        state.stack.append(PLACE_THRUD[seat])
    elif min(state.ranks[COLUMNS_OF[seat]]) > state.hero_count[seat]:
        state.stack.append(MUSTER[seat])


class Muster(Step[Nidavellir]):
    """Recruit a hero while complete lines exceed heroes."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Nidavellir) -> None:
        seat = self.seat
        if state.lines(seat) > state.hero_count[seat] and can_recruit(state, seat):
            state.stack.append(self)
            state.stack.append(RECRUIT[seat])


class RecruitHero(SeatQuestion[Nidavellir, Recruit]):
    """Choose a hero of the display."""

    __slots__ = ()
    rule = "hero.mandatory"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        recruit, picky = state.content.recruit, state.content.picky
        return [
            recruit[hero]
            for hero in state.heroes
            if hero not in picky or why_not_recruit(state, seat, hero) is None
        ]

    def apply(self, state: Nidavellir, seat: int, option: Recruit) -> None:
        hero = option.hero
        content = state.content
        state.heroes = tuple([other for other in state.heroes if other != hero])
        state.hero_count[seat] += 1
        state.tell(events.Recruit, seat, hero)
        name = content.card_name[hero]
        if content.card_class[hero] != NEUTRAL:
            if place_in(state, seat, hero, content.card_class[hero], content.card_points[hero]):
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
    picky = state.content.picky
    # Where there are more heroes than picky ones, somebody follows anybody.
    return len(state.heroes) > len(picky) or any(
        hero not in picky or why_not_recruit(state, seat, hero) is None for hero in state.heroes
    )


def why_not_recruit(state: Nidavellir, seat: int, hero: int) -> Refusal | None:
    """What forbids a hero to a seat that may recruit, if anything."""
    content = state.content
    if hero not in state.heroes:
        return Refusal("hero.available-only")
    name = content.card_name[hero]
    if name == "hourya":
        ranks, needed = state.ranks[COLUMN[seat][EXPLORER]], content.hero_value["hourya"]
        if ranks < needed:
            return Refusal("hourya.requirement", ranks=ranks, needed=needed)
    elif name in DISCARDING:
        columns, needed = discardable(state, seat, DISCARDING[name]), content.hero_value[name]
        if len(columns) < needed:
            return Refusal("discard-heroes.not-choosable", columns=len(columns), needed=needed)
    return None


# --- Dagda and Bonfur discard the last dwarf of other columns

DISCARDING = {"dagda": HUNTER, "bonfur": BLACKSMITH}


def discardable(state: Nidavellir, seat: int, joined: int) -> list[int]:
    """The classes whose column ends in a dwarf, other than the one the hero joins."""
    last_dwarf = state.content.blacksmith_special
    columns = state.columns[COLUMNS_OF[seat]]
    return [
        column_class
        for column_class, cards in enumerate(columns)
        if cards and cards[-1] <= last_dwarf and column_class != joined
    ]


class DiscardDwarf(SeatQuestion[Nidavellir, Discard]):
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
            state.content.discard[column_class]
            for column_class in discardable(state, seat, self.joined)
            if column_class not in self.before
        ]

    def apply(self, state: Nidavellir, seat: int, option: Discard) -> None:
        card = discard_last(state, COLUMN[seat][option.column])
        state.tell(events.Discard, seat, card)
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
        cards = state.columns[COLUMN[seat][option.column]]
        if not cards:
            return Refusal("bonfur.discard" if self.joined == BLACKSMITH else "dagda.discard")
        name = state.content.card_name[cards[-1]]
        return Refusal(LAST_CARD_RULES.get(name, "ruling.last-dwarf-card"), hero=name)


LAST_CARD_RULES = {"thrud": "ruling.thrud-blocks-discard", "ylud": "ruling.ylud-not-discardable"}


def discard_for_dagda(state: Nidavellir, seat: int) -> None:
    state.stack.append(DiscardDwarf(seat, HUNTER, state.content.hero_value["dagda"], ()))


def discard_for_bonfur(state: Nidavellir, seat: int) -> None:
    state.stack.append(DiscardDwarf(seat, BLACKSMITH, state.content.hero_value["bonfur"], ()))


# --- Thrud stands on a column and is never covered


class PlaceThrud(SeatQuestion[Nidavellir, Place]):
    """Place Thrud in a column of choice."""

    __slots__ = ()
    rule = "thrud.place"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return [*state.content.place]

    def apply(self, state: Nidavellir, seat: int, option: Place) -> None:
        thrud = state.content.hero_id["thrud"]
        place_in(state, seat, thrud, option.column, 0)
        state.thrud = COLUMN[seat][option.column]
        state.tell(events.Place, seat, thrud, option.column)


def place_thrud(state: Nidavellir, seat: int) -> None:
    state.thrud = IN_HAND
    state.stack.append(PLACE_THRUD[seat])


# --- Grid and Uline


def transform_for_grid(state: Nidavellir, seat: int) -> None:
    state.stack.append(Transform(seat, state.content.hero_value["grid"]))


def pick_up_for_uline(state: Nidavellir, seat: int) -> None:
    """Coins on slots not yet resolved and in the pouch go to the hand."""
    state.uline = seat
    if state.tavern != NO_TAVERN:
        state.placed[seat] = state.tavern + 1
        state.seal()
        state.tell(events.PickUp, seat)


POWERS: dict[str, Callable[[Nidavellir, int], None]] = {
    "dagda": discard_for_dagda,
    "bonfur": discard_for_bonfur,
    "thrud": place_thrud,
    "grid": transform_for_grid,
    "uline": pick_up_for_uline,
}

MUSTER = [Muster(seat) for seat in EVERY_SEAT]
RECRUIT = [RecruitHero(seat) for seat in EVERY_SEAT]
PLACE_THRUD = [PlaceThrud(seat) for seat in EVERY_SEAT]
