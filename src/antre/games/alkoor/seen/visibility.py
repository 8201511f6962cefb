"""What is to be seen of a table of Maender-Alkoor.

The players are one team, and cards are read aloud: all of them see the same. Hidden are the bags:
what is left of a draw pile and what lies face down, unless somebody has looked at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from antre.core.view import Visibility, everybody
from antre.games.alkoor.content.names import COLOURS, TOKEN_COLOURS
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.names import ENDINGS, card_name, pile_card, unforeseen_name
from antre.games.alkoor.rules.options import KIND, UNFORESEEN
from antre.games.alkoor.rules.piles import left_in
from antre.games.alkoor.rules.state import (
    HERO_PILE,
    LOOT_PILE,
    NOTHING,
    RELIC_PILE,
    UNFORESEEN_PILE,
    UNSEEN,
    Alkoor,
)

BACK = "?"
# How often a seat wants to be asked about what it holds.
ATTENTION = ("matters", "always")
Sight = Callable[[Alkoor, int], Any]


def cards(state: Alkoor, numbers: Iterable[int]) -> list[str]:
    return [card_name(state.box, number) for number in numbers]


def unforeseen(state: Alkoor, numbers: Iterable[int]) -> list[str]:
    return [unforeseen_name(state.box, number) for number in numbers]


def heroes(state: Alkoor, numbers: Iterable[int]) -> list[str]:
    return [state.box.heroes[number].id for number in numbers]


def hero_or_none(state: Alkoor, number: int) -> str | None:
    return None if number == NOTHING else state.box.heroes[number].id


def items(state: Alkoor, numbers: Iterable[int]) -> list[str]:
    return [state.box.equipment[number].id for number in numbers]


def token_name(token: int) -> str | None:
    """A token by colour and kind, or by its colour alone."""
    if token == NOTHING:
        return None
    return TOKEN_NAMES[token] if token < UNSEEN else f"{TOKEN_COLOURS[token - UNSEEN]}-{BACK}"


def place_name(state: Alkoor, place: int) -> str:
    return state.box.places.names[place] if place >= 0 else str(place)


def by_colour(gems: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, gems, strict=True))


def gems(state: Alkoor, viewer: int) -> list[dict[str, int]]:
    """Of each board, gems by colour."""
    return [by_colour(state.gems[5 * b : 5 * b + 5]) for b in range(state.boards)]


def tokens(state: Alkoor, viewer: int) -> dict[str, str | None]:
    """By space, as far as there are any."""
    names = state.box.places.names
    return {
        names[space]: token_name(token)
        for space, token in enumerate(state.tokens)
        if token != NOTHING
    }


def rooms(state: Alkoor, viewer: int) -> list[str | None]:
    """By slot, the Room as far as it was seen."""
    found = (None if room == NOTHING else state.box.rooms[room].id for room in state.rooms)
    return list(found)


def bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def seats_in(mask: int) -> list[int]:
    """The seats, or the boards, that a number has bits for."""
    return [number for number in range(3) if mask >> number & 1]


def hazard(number: int, state: Alkoor) -> str | None:
    return None if number == NOTHING else state.box.hazards[number].id


def slot_seen(state: Alkoor, viewer: int) -> list[list[str]]:
    return [[state.box.hazards[card].id for card in seen] for seen in state.slot_seen]


def slot_out(state: Alkoor, viewer: int) -> list[list[str]]:
    return [[state.box.hazards[card].id for card in sorted(out)] for out in state.slot_out]


def top(state: Alkoor, viewer: int) -> list[str | None]:
    return [
        None if card == NOTHING else pile_card(state.box, pile, card)
        for pile, card in enumerate(state.top)
    ]


def used(state: Alkoor, viewer: int) -> list[str]:
    names = [option.text.partition(":")[2] for option in state.choose.skill]
    return bits(state.used, names)


def monsters(state: Alkoor, viewer: int) -> list[list[str | None]]:
    return [
        [card_name(state.box, KIND * UNFORESEEN + card), hero_or_none(state, hero)]
        for card, hero in state.monsters
    ]


def quest(state: Alkoor, number: int) -> str | None:
    return None if number == NOTHING else state.box.quests[number].id


def sweeps(state: Alkoor, viewer: int) -> list[list[Any]]:
    return [[hero_or_none(state, hero), points, stars] for hero, points, stars in state.sweeps]


def sorted_heroes(bag: list[int], state: Alkoor) -> list[str]:
    return heroes(state, sorted(bag))


def count_of(pile: int) -> Sight:
    """How many cards a pile has; which ones is hidden."""
    return lambda state, viewer: left_in(state, pile)


VISIBILITY = Visibility(
    Alkoor,
    {
        "aided": everybody,
        "attended": lambda state, viewer: seats_in(state.attended),
        "attention": lambda state, viewer: [ATTENTION[mind] for mind in state.attention],
        "avatar": lambda state, viewer: place_name(state, state.avatar),
        "bank": lambda state, viewer: by_colour(state.bank),
        "blessed": everybody,
        "boosted": lambda state, viewer: seats_in(state.boosted),
        "challenge": lambda state, viewer: state.box.challenges[state.challenge].id,
        "chapel_used": everybody,
        "countdown": everybody,
        "destiny": everybody,
        "dice": everybody,
        "dice_attribute": everybody,
        "dice_board": everybody,
        "dice_hero": lambda state, viewer: heroes(state, state.dice_hero),
        "dilemmas": lambda state, viewer: [unforeseen(state, row) for row in state.dilemmas],
        "door": lambda state, viewer: hazard(state.door, state),
        "door_notch": everybody,
        "door_open": everybody,
        "dying": lambda state, viewer: hero_or_none(state, state.dying),
        "ease_points": everybody,
        "ease_stars": everybody,
        "ending": lambda state, viewer: ENDINGS[state.ending],
        "fired": lambda state, viewer: bits(state.fired, COLOURS),
        "foreseen": everybody,
        "gems": gems,
        "guide": everybody,
        "hazard": lambda state, viewer: hazard(state.hazard, state),
        "held": lambda state, viewer: [[TOKEN_NAMES[t] for t in row] for row in state.held],
        "hero_discard": lambda state, viewer: sorted_heroes(state.hero_discard, state),
        "hero_pile": count_of(HERO_PILE),
        "hushed": lambda state, viewer: seats_in(state.hushed),
        "killed": lambda state, viewer: heroes(state, state.killed),
        "loot_discard": lambda state, viewer: items(state, sorted(state.loot_discard)),
        "loot_pile": count_of(LOOT_PILE),
        "losses": everybody,
        "mastered": everybody,
        "mercy": everybody,
        "monsters": monsters,
        "notch": everybody,
        "octogone_won": everybody,
        "offered": lambda state, viewer: [quest(state, number) for number in state.offered],
        "pawn": lambda state, viewer: place_name(state, state.pawn),
        "portal": everybody,
        "pouch": lambda state, viewer: cards(state, state.pouch),
        "price": everybody,
        "quest": lambda state, viewer: quest(state, state.quest),
        "quests": lambda state, viewer: [quest(state, number) for number in sorted(state.quests)],
        "recruits": lambda state, viewer: heroes(state, state.recruits),
        "relic_discard": lambda state, viewer: items(state, sorted(state.relic_discard)),
        "relic_pile": count_of(RELIC_PILE),
        "relic_used": everybody,
        "retreat": everybody,
        "room_notch": lambda state, viewer: {
            room.id: notch
            for room, notch in zip(state.box.rooms, state.room_notch, strict=True)
            if notch
        },
        "rooms": rooms,
        "rooms_done": lambda state, viewer: bits(
            state.rooms_done, [room.id for room in state.box.rooms]
        ),
        "rooms_left": lambda state, viewer: sorted(
            state.box.rooms[room].id for room in state.rooms_left
        ),
        "rooms_up": lambda state, viewer: [
            slot for slot in range(len(state.rooms)) if state.rooms_up >> slot & 1
        ],
        "slot_bags": lambda state, viewer: [len(bag) for bag in state.slot_bags],
        "slot_count": everybody,
        "slot_out": slot_out,
        "slot_seen": slot_seen,
        "still": everybody,
        "stored": lambda state, viewer: [items(state, row) for row in state.stored],
        "stride": everybody,
        "substituted": everybody,
        "sweeps": sweeps,
        "team": lambda state, viewer: heroes(state, state.team),
        "tested": lambda state, viewer: hero_or_none(state, state.tested),
        "token_bags": everybody,
        "tokens": tokens,
        "tokens_out": lambda state, viewer: [TOKEN_NAMES[token] for token in state.tokens_out],
        "top": top,
        "treasure": lambda state, viewer: (
            None if state.treasure == NOTHING else state.box.treasures[state.treasure].id
        ),
        "treasures": lambda state, viewer: len(state.treasures),
        "trial": lambda state, viewer: hazard(state.trial, state),
        "trial_hero": lambda state, viewer: hero_or_none(state, state.trial_hero),
        "trial_node": everybody,
        "turn": everybody,
        "unforeseen_discard": lambda state, viewer: unforeseen(
            state, sorted(state.unforeseen_discard)
        ),
        "unforeseen_pile": count_of(UNFORESEEN_PILE),
        "used": used,
        "vils_down": everybody,
        "vils_gems": lambda state, viewer: by_colour(state.vils_gems),
        "vils_pile": lambda state, viewer: cards(state, state.vils_pile),
        "vils_quest": lambda state, viewer: quest(state, state.vils_quest),
        "vils_stuck": everybody,
        "vils_team": lambda state, viewer: heroes(state, state.vils_team),
        "vils_tokens": lambda state, viewer: [TOKEN_NAMES[token] for token in state.vils_tokens],
        "vils_unseen": everybody,
        "vitality_die": everybody,
        "walking": everybody,
        "warded": everybody,
        "worn": lambda state, viewer: [items(state, row) for row in state.worn],
        "wounds": everybody,
    },
    # Cards that were drawn and wait for something lie in the frames to come; nobody hides them.
    {"coming": lambda state, viewer: [step.dump() for step in state.stack]},
)
