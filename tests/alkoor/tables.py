"""Tables of Maender-Alkoor for tests: whole random games, and positions laid out by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from antre.core.chance import Chance
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor import GAME
from antre.games.alkoor.content.effects import parse_effects
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.doing import By, push_effects
from antre.games.alkoor.rules.draws import draw_of
from antre.games.alkoor.rules.heroes import enrol
from antre.games.alkoor.rules.names import card_name
from antre.games.alkoor.rules.options import HERO, KIND, LOOT, RELIC, TREASURE, UNFORESEEN, ZONE
from antre.games.alkoor.rules.rooms import reveal_room
from antre.games.alkoor.rules.scoring import team_points, vils_points
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.trial import begin_trial

BOX = GAME.edition()
HEROES = {hero.id: hero.number for hero in BOX.heroes}
ITEMS = {item.id: item.number for item in BOX.equipment}
UNFORESEEN_CARDS = {monster.id: monster.number for monster in BOX.monsters}
UNFORESEEN_CARDS |= {dilemma.id: dilemma.number for dilemma in BOX.dilemmas}
HAZARDS = {hazard.id: hazard.number for hazard in BOX.hazards}
ROOMS = {room.id: number for number, room in enumerate(BOX.rooms)}
QUESTS = {quest.id: quest.number for quest in BOX.quests}
TOKENS = {name: number for number, name in enumerate(TOKEN_NAMES)}
PLACES = {name: place for place, name in enumerate(BOX.places.names)}
# A team of six without second skills that come in between.
SIX = ("H02", "H03", "H10", "H13", "H17", "H28")


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Alkoor:
    """A new game at its first question."""
    state = Setup.of(GAME, seats, settings).start(seed)
    assert isinstance(state, Alkoor)
    return state


def game(seats: int, seed: int, **settings: Any) -> Iterator[Alkoor]:
    """A whole game of random choices: the same state at each of its questions, and at the end."""
    state = new(seats, seed, **settings)
    rng = random.Random(seed)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        state.commit(seat, rng.choice(state.question.options(state, seat)))
    yield state


class Rest(SeatQuestion[Alkoor, Option]):
    """Where a position laid out by hand comes to rest."""

    __slots__ = ()
    rule = "turn.stages"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.done]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        """Nothing happens any more."""


def blank(
    seats: int = 2, heroes: Sequence[str] = SIX, quest: str = "Q-dwarf", **settings: Any
) -> Alkoor:
    """A table in play, at rest: these Heroes from slot 1 on, no gems on any board, no tokens."""
    state = new(seats, **settings)
    state.stack[:] = [Rest(0)]
    state.hero_pile[:] = range(len(BOX.heroes))
    state.recruits = ()
    for name in heroes:
        state.hero_pile.remove(HEROES[name])
        enrol(state, HEROES[name])
    for pool, count in enumerate(state.gems):
        state.bank[pool % 5] += count
        state.gems[pool] = 0
    for colour, count in enumerate(state.vils_gems):
        state.bank[colour] += count
        state.vils_gems[colour] = 0
    state.tokens = [NOTHING] * len(state.tokens)
    state.quest = QUESTS[quest]
    state.vils_quest = BOX.quests[state.quest].opposed
    state.quests = [q for q in range(len(BOX.quests)) if q not in (state.quest, state.vils_quest)]
    state.turn = 1
    state.destiny = 1
    return state


# --- laying things out


def draws(state: Alkoor, **given: str) -> None:
    """What the coming draws give, by purpose, as in `die="6 3 1"`."""
    script = {
        purpose: [(draw_of(BOX, purpose, text),) for text in texts.split()]
        for purpose, texts in given.items()
    }
    state.chance = Chance(1, script)


def gems(state: Alkoor, board: int, **colours: int) -> None:
    """Gems from the bank on a board, counted from 1."""
    for name, count in colours.items():
        colour = COLOURS.index(name)
        state.bank[colour] -= count
        state.gems[5 * (board - 1) + colour] += count


def all_gems(state: Alkoor, board: int, count: int = 4) -> None:
    gems(state, board, **dict.fromkeys(COLOURS, count))


def vils_gems(state: Alkoor, **colours: int) -> None:
    for name, count in colours.items():
        colour = COLOURS.index(name)
        state.bank[colour] -= count
        state.vils_gems[colour] += count


def wear(state: Alkoor, slot: int, *names: str) -> None:
    """Equipment in use under the Hero of a slot, counted from 1."""
    for name in names:
        take_item(state, ITEMS[name])
        state.worn[slot - 1] = tuple(sorted((*state.worn[slot - 1], ITEMS[name])))


def stow(state: Alkoor, slot: int, *names: str) -> None:
    for name in names:
        take_item(state, ITEMS[name])
        state.stored[slot - 1] = tuple(sorted((*state.stored[slot - 1], ITEMS[name])))


def take_item(state: Alkoor, item: int) -> None:
    (state.relic_pile if BOX.is_relic(item) else state.loot_pile).remove(item)


def hold(state: Alkoor, board: int, *names: str) -> None:
    """Dilemmas and tokens held on a board, counted from 1."""
    for name in names:
        if name in TOKENS:
            row = (*state.held[board - 1], TOKENS[name])
            state.held[board - 1] = tuple(sorted(row))
        else:
            card = UNFORESEEN_CARDS[name]
            state.unforeseen_pile.remove(card)
            state.dilemmas[board - 1] = tuple(sorted((*state.dilemmas[board - 1], card)))


def meet(state: Alkoor, name: str, slot: int = 0) -> None:
    """A monster in play, a Critter on the Hero of a slot, counted from 1."""
    card = UNFORESEEN_CARDS[name]
    state.unforeseen_pile.remove(card)
    state.monsters += ((card, state.team[slot - 1] if slot else NOTHING),)


def card(name: str) -> int:
    """A card of any kind by its id."""
    if name in HEROES:
        return KIND * HERO + HEROES[name]
    if name in ITEMS:
        kind = RELIC if BOX.is_relic(ITEMS[name]) else LOOT
        return KIND * kind + ITEMS[name]
    if name in UNFORESEEN_CARDS:
        return KIND * UNFORESEEN + UNFORESEEN_CARDS[name]
    if name in HAZARDS:
        return KIND * ZONE + HAZARDS[name]
    return KIND * TREASURE + [treasure.id for treasure in BOX.treasures].index(name)


def win(state: Alkoor, *names: str) -> None:
    """Cards in the pouch, wherever they come from."""
    state.pouch += [card(name) for name in names]


def score(state: Alkoor, team: int, vils: int = 0) -> None:
    """Cards of one point each, until both sides count so much."""
    for cards, parts, wanted in (
        (state.pouch, team_points(state), team),
        (state.vils_pile, vils_points(state), vils),
    ):
        missing = wanted - sum(parts.values())
        assert missing >= 0
        cards += [card("N01")] * missing


def room(state: Alkoor, slot: int, name: str, up: bool = True) -> None:
    """A Room on a slot, counted from 1, face up or known."""
    state.rooms_left.remove(ROOMS[name])
    state.rooms[slot - 1] = ROOMS[name]
    if up:
        state.rooms_up |= 1 << slot - 1


def zone_on(state: Alkoor, slot: int, *names: str) -> None:
    """Cards on a slot of the path, counted from 1, known to the team."""
    for name in names:
        state.slot_bags[slot - 1].remove(HAZARDS[name])
    state.slot_seen[slot - 1] = tuple(HAZARDS[name] for name in names)
    state.slot_count[slot - 1] = len(names)


def in_abyss(state: Alkoor, place: str) -> None:
    """The team behind an open Door."""
    state.door_open = True
    state.pawn = PLACES[place]


# --- playing


def act(state: Alkoor, *frames: Step[Alkoor]) -> None:
    """Run frames, the first one first, until something is asked."""
    state.stack += reversed(frames)
    state.run()


def effect(
    state: Alkoor, text: str, seat: int = 0, board: int = NOTHING, hero: int = NOTHING
) -> None:
    """An effect as cards write it."""
    push_effects(state, parse_effects(text), By(seat, board))
    state.run()


def trial(state: Alkoor, name: str) -> None:
    """A Hazard is tested."""
    begin_trial(state, HAZARDS[name])
    state.run()


def turn_up(state: Alkoor, slot: int, name: str) -> None:
    """A Room is turned face up by whatever cause."""
    room(state, slot, name, up=False)
    reveal_room(state, slot - 1)


def choose(state: Alkoor, *texts: str) -> None:
    """Answers one after the other, by whoever is asked and may give them."""
    for text in texts:
        option = state.setup.options.parse(text)
        seat = next((s for s in state.waiting if option in state.decision(s).options), None)
        assert seat is not None, f"{text} is not offered: {state.decisions}"
        state.apply(seat, text)


def texts(state: Alkoor, seat: int | None = None) -> list[str]:
    """What is offered, to the first who is asked or to a seat."""
    who = state.waiting[0] if seat is None else seat
    return [option.text for option in state.decision(who).options]


def asked(state: Alkoor) -> str:
    return type(state.question).__name__


def at_rest(state: Alkoor) -> bool:
    return isinstance(state.question, Rest)


def skip(state: Alkoor, *names: str) -> None:
    """Pass, decline or take the first option until something else than these is asked."""
    while not state.over and asked(state) in names:
        seat, options = state.next_options()
        quiet = [option for option in options if option.text in ("pass", "done", "go", "nothing")]
        state.apply(seat, (quiet or options)[0])


# --- looking


def team(state: Alkoor) -> list[str]:
    return [BOX.heroes[hero].id for hero in state.team]


def pouch(state: Alkoor) -> list[str]:
    return sorted(card_name(BOX, number) for number in state.pouch)


def pile(state: Alkoor) -> list[str]:
    return sorted(card_name(BOX, number) for number in state.vils_pile)


def gems_on(state: Alkoor, board: int) -> dict[str, int]:
    row = state.gems[5 * board - 5 : 5 * board]
    return {name: count for name, count in zip(COLOURS, row, strict=True) if count}


def events_of(state: Alkoor, kind: str) -> list[dict[str, Any]]:
    return [event for event in state.log(-1) if event["kind"] == kind]
