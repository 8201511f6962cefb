"""Nothing appears and nothing is lost: each card, coin and gem of the box is in one place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import BLACKSMITH
from antre.games.nidavellir.rules.heroes import why_not_recruit
from antre.games.nidavellir.rules.places import COINS_OF, COLUMNS_OF
from antre.games.nidavellir.rules.setup import FIRST_GAME_LEFT_OUT
from antre.games.nidavellir.rules.state import IN_HAND, Nidavellir
from tests.laws.tables import decisions
from tests.nidavellir.tables import new

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
either_game = pytest.mark.parametrize("first_game", [False, True])


def states(seats: int, first_game: bool = False, games: int = 6) -> Iterator[Nidavellir]:
    """Every decision and the end of some random games."""
    for seed in range(games):
        start = new(seats, seed, first_game=first_game)
        for state in decisions(start, random.Random(seed)):
            assert isinstance(state, Nidavellir)
            yield state


def lying_about(state: Nidavellir) -> list[int]:
    """Every card that is somewhere on or beside the table."""
    piles = [
        *state.decks, *state.taverns, *state.columns, *state.command, state.offer,
        state.discarded, state.heroes,
    ]  # fmt: skip
    return [card for pile in piles for card in pile] + in_hand(state) + left_in_box(state)


def in_hand(state: Nidavellir) -> list[int]:
    return [state.content.hero_id["thrud"]] if state.thrud == IN_HAND else []


def left_in_box(state: Nidavellir) -> list[int]:
    content = state.content
    cards = [] if state.setup.seats == 5 else [*content.five_deck[0], *content.five_deck[1]]
    if state.setup.settings["first_game"]:
        cards += [content.hero_id[name] for name in FIRST_GAME_LEFT_OUT]
    armorer = state.distinctions[BLACKSMITH]
    return cards if armorer >= 0 else [*cards, content.blacksmith_special]


@pytest.mark.proves("setup.leave-out-5-cards", "variant.first-game-heroes")
@every_table
@either_game
def test_each_card_is_in_exactly_one_place(seats: int, first_game: bool) -> None:
    for state in states(seats, first_game):
        assert sorted(lying_about(state)) == list(range(len(state.content.card_name)))


@every_table
def test_cards_stay_in_their_age_and_their_class(seats: int) -> None:
    for state in states(seats):
        content = state.content
        for deck, whole, five in zip(state.decks, content.deck, content.five_deck, strict=True):
            assert set(deck) <= set(whole) | (set(five) if seats == 5 else set())
        assert set(state.offer) <= set(content.deck[1]) | set(content.five_deck[1])
        wanderers = {content.hero_id["thrud"], content.hero_id["ylud"]}
        for place, column in enumerate(state.columns):
            settled = [card for card in column if card not in wanderers]
            assert all(content.card_class[card] == place % 5 for card in settled)


@pytest.mark.proves("ruling.discards-out-of-game")
@every_table
def test_what_is_discarded_stays_discarded(seats: int) -> None:
    last: tuple[int, ...] = ()
    for state in states(seats):
        if not state.record.choices:
            last = ()
        assert state.discarded[: len(last)] == last
        last = state.discarded


def royal_coins(state: Nidavellir) -> Counter[int]:
    """The royal coins of each value, in the treasury and in the players' hands."""
    content = state.content
    found = Counter({value: count for value, count in enumerate(state.treasury) if count})
    found.update(content.coin_value[coin] for coin in state.coins if coin > content.special)
    return found


@pytest.mark.proves("coins.discard-royal", "ruling.treasury-never-empty")
@every_table
def test_royal_coins_only_change_hands(seats: int) -> None:
    for state in states(seats):
        content = state.content
        expected = Counter({value: count for value, count in enumerate(content.treasury) if count})
        expected.subtract(content.players[seats].removed)
        assert royal_coins(state) == +expected
        assert all(count >= 0 for count in state.treasury)


def base_coins(state: Nidavellir, seat: int) -> set[int]:
    return {coin for coin in state.coins[COINS_OF[seat]] if coin < state.content.special}


@pytest.mark.proves("coins.discard-base")
@every_table
def test_each_player_owns_five_coins_and_own_coins_only_vanish(seats: int) -> None:
    last: list[set[int]] = []
    for state in states(seats):
        if state.age == state.round == 1 and not state.record.choices:
            last = [set(range(state.content.special))] * seats
        assert len(state.coins) == 5 * seats
        now = [base_coins(state, seat) for seat in range(seats)]
        assert all(kept <= before for kept, before in zip(now, last, strict=True))
        last = now


@pytest.mark.proves("distinction.hunting-master-swap")
@every_table
def test_everybody_keeps_one_coin_to_trade_with(seats: int) -> None:
    """The special coin replaces the 0 of the Hunting Master, and there is one at most."""
    for state in states(seats):
        trading = [
            [coin for coin in state.coins[COINS_OF[seat]] if coin in state.content.trading]
            for seat in range(seats)
        ]
        assert all(len(own) == 1 for own in trading)
        special = [seat for seat in range(seats) if trading[seat] == [state.content.special]]
        master = state.distinctions[1]
        assert special == ([master] if master >= 0 else [])


@every_table
def test_gems_only_change_hands(seats: int) -> None:
    for state in states(seats):
        pool = sorted(state.content.players[seats].gems)
        special = state.content.special_gem
        covered = [state.under_six] if special in state.gems else []
        assert sorted([gem for gem in state.gems if gem != special] + covered) == pool
        assert state.gems.count(special) <= 1


def recount(content: NidavellirContent, state: Nidavellir, place: int) -> tuple[int, int]:
    """Ranks and points of a column, card by card."""
    cards = state.columns[place]
    worth = {content.hero_id["thrud"]: 0, content.hero_id["ylud"]: content.ylud_points[place % 5]}
    ranks = sum(content.card_ranks[card] for card in cards)
    return ranks, sum(worth.get(card, content.card_points[card]) for card in cards)


@every_table
def test_ranks_and_points_are_those_of_the_cards(seats: int) -> None:
    for state in states(seats):
        for place in range(5 * seats):
            assert (state.ranks[place], state.points[place]) == recount(state.content, state, place)


def heroes_of(state: Nidavellir, seat: int) -> list[int]:
    zones = [*state.columns[COLUMNS_OF[seat]], state.command[seat]]
    return [card for zone in zones for card in zone if card in state.content.hero_id.values()]


@every_table
def test_heroes_are_counted_as_they_stand(seats: int) -> None:
    for state in states(seats):
        counts = [len(heroes_of(state, seat)) for seat in range(seats)]
        assert sum(counts) + len(in_hand(state)) == sum(state.hero_count)
        assert all(own <= told for own, told in zip(counts, state.hero_count, strict=True))
        for name in ("thrud", "ylud"):
            column = getattr(state, name)
            if column >= 0:
                assert state.content.hero_id[name] in state.columns[column]


@pytest.mark.proves("thrud.never-covered")
@every_table
def test_thrud_is_never_covered(seats: int) -> None:
    for state in states(seats):
        if state.thrud >= 0:
            assert state.columns[state.thrud][-1] == state.content.hero_id["thrud"]


@pytest.mark.proves("hero.mandatory")
@every_table
def test_nobody_goes_to_the_bids_with_a_hero_due(seats: int) -> None:
    for state in states(seats):
        if state.over or not state.question.secret:
            continue
        for seat in range(seats):
            due = state.lines(seat) > state.hero_count[seat]
            assert not due or all(why_not_recruit(state, seat, hero) for hero in state.heroes)


@every_table
def test_every_card_of_an_age_comes_into_play(seats: int) -> None:
    """At the end both decks are used up and every dwarf is in an army or among the discards."""
    for state in states(seats):
        if state.over:
            assert state.decks == ([], [])
            assert state.taverns == [(), (), ()]
            assert state.offer == ()
            assert state.thrud < 0


def test_random_play_meets_what_is_counted_here() -> None:
    """The laws above would be hollow if no game had these things in it."""
    met: set[str] = set()
    for seats in (2, 3, 4, 5):
        for state in states(seats):
            assert state.journal is not None
            if state.over:
                told = [event.to_json(state.content) for event in state.journal.events]
                met |= {event["kind"] for event in told}
                met |= {event["hero"] for event in told if "hero" in event}
    assert met >= {"keep", "unclaimed", "transform", "trade", "gems", "thrud_bumped", "discard"}
    assert met >= {"thrud", "ylud", "uline", "grid"}
