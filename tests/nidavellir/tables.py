"""Setting up positions of Nidavellir for tests, in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from antre.core.game import Game, find
from antre.core.reason import Refusal
from antre.core.setup import Setup
from antre.core.step import Step
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import CLASSES, TAVERNS
from antre.games.nidavellir.rules.places import COINS_OF, COLUMN, SLOTS, UNLAID
from antre.games.nidavellir.rules.state import NO_TAVERN, Nidavellir
from antre.games.nidavellir.rules.taverns import CLOSE, TURNS, Reveal

GAME: Game[Nidavellir, NidavellirContent] = find("nidavellir")
CONTENT = GAME.edition()


def new(seats: int = 4, seed: int = 1, **settings: bool) -> Nidavellir:
    """A new game at its first question: the bids of round 1."""
    state = Setup.of(GAME, seats, settings).start(seed)
    assert isinstance(state, Nidavellir)
    return state


def blank(seats: int = 4, *steps: Step[Any], age: int = 1) -> Nidavellir:
    """A game with empty armies and empty taverns, and these steps to come, the first one first.

    Nothing else is on the stack: the game is over when the steps are done.
    """
    state = new(seats)
    state.decks[0].extend(card for tavern in state.taverns for card in tavern)
    state.taverns = [(), (), ()]
    state.age = age
    state.round = 1
    state.stack = list(reversed(steps))
    return state


def card(name: str, used: Iterable[int] = ()) -> int:
    """A card by its own name (`w6.1a`, `tarah`, `b.special`) or an unused one of a kind (`w6`)."""
    return next(found for found in CONTENT.cards_of(name) if found not in set(used))


def coin(name: str) -> int:
    return CONTENT.coin_name.index(name)


def names(cards: Iterable[int]) -> list[str]:
    return [CONTENT.card_name[card] for card in cards]


def army(state: Nidavellir, seat: int, **columns: str) -> None:
    """Give a seat cards, column by column in order: army(state, 0, warrior="w3 w9 tarah").

    Heroes leave the display and count; `command="skaa astrid"` fills the command zone; Thrud or
    Ylud may stand in any column. Dwarves leave the decks.
    """
    for column, text in columns.items():
        for name in text.split():
            number = card(name, used=_on_table(state))
            if number in CONTENT.hero_id.values():
                state.heroes = tuple(hero for hero in state.heroes if hero != number)
                state.hero_count[seat] += 1
            for deck in state.decks:
                if number in deck:
                    deck.remove(number)
            if column == "command":
                state.command[seat] += (number,)
                if name == "uline":
                    state.uline = seat
                continue
            place = COLUMN[seat][CLASSES.index(column)]
            points = CONTENT.card_points[number]
            if name in ("thrud", "ylud"):
                points = 0 if name == "thrud" else CONTENT.ylud_points[CLASSES.index(column)]
                setattr(state, name, place)
            state.columns[place] += (number,)
            state.ranks[place] += CONTENT.card_ranks[number]
            state.points[place] += points


def _on_table(state: Nidavellir) -> set[int]:
    piles = [*state.columns, *state.command, *state.taverns, state.discarded]
    return {number for pile in piles for number in pile}


def coins(state: Nidavellir, seat: int, text: str, placed: int = 3) -> None:
    """The five coins of a seat: three on the slots, two in the pouch ("b0 b2 b3 b4 r9").

    Royal coins are taken from the treasury; `placed=0` leaves all in hand.
    """
    own = [coin(name) for name in text.split()]
    assert len(own) == 5, "a player always owns five coins"
    for old in state.coins[COINS_OF[seat]]:
        if old > CONTENT.special:
            state.treasury[CONTENT.coin_value[old]] += 1
    for new_coin in own:
        if new_coin > CONTENT.special:
            state.treasury[CONTENT.coin_value[new_coin]] -= 1
    state.coins[COINS_OF[seat]] = own
    state.placed[seat] = placed


def pouch(state: Nidavellir, seat: int) -> list[str]:
    return [CONTENT.coin_name[number] for number in state.coins[UNLAID[seat][SLOTS]]]


def owned(state: Nidavellir, seat: int) -> list[str]:
    return [CONTENT.coin_name[number] for number in sorted(state.coins[COINS_OF[seat]])]


def column(state: Nidavellir, seat: int, name: str) -> list[str]:
    return names(state.columns[COLUMN[seat][CLASSES.index(name)]])


def open_tavern(state: Nidavellir, tavern: str, cards: str) -> None:
    """Put cards in a tavern and resolve it next: reveal, turns, gem trades (run to a question).

    The bids must already lie on the slots (see `coins`).
    """
    index = TAVERNS.index(tavern)
    inside: list[int] = []
    for name in cards.split():
        inside.append(card(name, used=_on_table(state) | set(inside)))
    for number in inside:
        for deck in state.decks:
            if number in deck:
                deck.remove(number)
    state.taverns[index] = tuple(sorted(inside))
    state.tavern = index - 1 if index else NO_TAVERN
    state.stack += [CLOSE, TURNS, Reveal(index)]
    state.run()


def ask(state: Nidavellir, *steps: Step[Any]) -> None:
    """Put steps on the stack, the first one first, and run to a question."""
    state.stack += reversed(steps)
    state.run()


def options(state: Nidavellir, seat: int | None = None) -> list[str]:
    """The texts of what the asked seat may choose."""
    asked = state.decisions[0] if seat is None else state.decision(seat)
    return [option.text for option in asked.options]


def choose(state: Nidavellir, *texts: str) -> None:
    """Answer the open questions one after another, each by the seat that is asked first."""
    for text in texts:
        state.apply(state.decisions[0].seat, text)


def refusal(state: Nidavellir, seat: int, option: str) -> Refusal:
    """Why a seat cannot choose an option now, which it must not."""
    why = state.why(seat, option)
    assert why is not None, f"{option} can be chosen"
    return why


def winners(state: Nidavellir) -> list[int]:
    assert state.outcome is not None, "the game goes on"
    return list(state.outcome.winners)


def events(state: Nidavellir, kind: str) -> list[dict[str, Any]]:
    """What was told under that name, by the names of things."""
    assert state.journal is not None
    return [event.to_json(CONTENT) for event in state.journal.events if event.kind == kind]
