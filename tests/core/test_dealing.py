"""Draws from a promised secret: fixed numbers, fair ones, and what a record says of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import antre
from antre.core.dealing import (
    NUMBERS,
    Deal,
    KeyedChance,
    commitment_of,
    fair,
    key_of,
    new_secret,
    place_of,
)
from antre.core.errors import BadRecord
from antre.core.game import find
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.verify import (
    AS_DEALT,
    BREAKS_OFF,
    CLOSED,
    DIFFERS,
    NO_DEAL,
    NOT_KEPT,
    verify,
)
from tests.dealt import SECRET, TABLE, altered, dealt, draws, promise

WORDS = ("bonjour", "", "Grüße-42")
# As `openssl dgst` gives them; see docs/dealing.md.
COMMITMENT = "449a1c0072016c77267c7e23bc4c50768b4b1ae4be6cc34e47196b3ecce8d23a"
KEY = "f57a4e26879670e4f5d276f319def7435a6c36e298c0173c57e529f12af29269"


def test_the_numbers_are_these_for_ever() -> None:
    """A record must be checked alike by every Antre to come."""
    key = key_of(TABLE, WORDS, SECRET)
    assert commitment_of(TABLE, SECRET) == COMMITMENT
    assert key.hex() == KEY
    cards = [place_of(key, number, "card", 52) for number in range(10)]
    assert cards == [51, 11, 41, 32, 31, 30, 46, 24, 51, 3]
    gems = [place_of(key, number, "gem", 5) for number in range(10)]
    assert gems == [4, 2, 1, 1, 3, 3, 2, 2, 4, 3]
    drawn = KeyedChance(key).deal(list(range(100, 110)), 10, "card")
    assert drawn == [103, 105, 107, 108, 104, 101, 106, 109, 102, 100]
    assert KeyedChance(key, 7).deal([5, 5, 9, 2], 2, "die") == [5, 2]


def test_table_words_and_secret_all_count() -> None:
    keys = {
        key_of(TABLE, WORDS, SECRET), key_of("ba9876543210", WORDS, SECRET),
        key_of(TABLE, ("", "bonjour", "Grüße-42"), SECRET), key_of(TABLE, WORDS, bytes(32)),
    }  # fmt: skip
    assert len(keys) == 4
    assert commitment_of(TABLE, SECRET) != commitment_of("ba9876543210", SECRET)
    assert len({new_secret() for _ in range(8)} | {b""}) == 9
    assert {len(new_secret())} == {32}


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 2**63 + 1])
def test_no_place_is_likelier_than_another(size: int) -> None:
    """Of all 64-bit numbers, as many lead to each place; the few left over are thrown away."""
    whole = NUMBERS // size * size
    assert fair(0, size) == 0
    assert fair(whole - 1, size) == size - 1
    assert [fair(number, size) for number in range(whole, min(whole + 3, NUMBERS))] == [None] * min(
        3, NUMBERS - whole
    )


def test_a_number_thrown_away_is_drawn_anew() -> None:
    """Nearly half of all numbers are too large for this size: then the next attempt counts."""
    size = 2**63 + 1
    places = [place_of(SECRET, number, "x", size) for number in range(200)]
    assert all(0 <= place < size for place in places)
    assert len(set(places)) == 200


def test_draws_are_spread_evenly() -> None:
    """Chi-square with 12 degrees of freedom: over 40 by chance once in ten thousand keys."""
    count = 13_000
    seen = Counter(place_of(SECRET, number, "card", 13) for number in range(count))
    assert sum((seen[place] - 1000) ** 2 / 1000 for place in range(13)) < 40
    firsts = Counter(KeyedChance(SECRET, n).deal([1, 2, 3], 2, "x")[1] for n in range(6000))
    assert all(abs(firsts[outcome] - 2000) < 200 for outcome in (1, 2, 3))


def test_only_number_purpose_and_what_is_there_count() -> None:
    bag = list(range(30))
    shuffled = random.Random(1).sample(bag, 30)
    chance, other = KeyedChance(SECRET, 3), KeyedChance(SECRET, 3)
    copy = chance.clone()
    drawn = chance.deal(bag[:], 30, "card")
    assert other.deal(shuffled, 30, "card") == drawn, "how the bag lies there is nobody's business"
    assert sorted(drawn) == bag
    assert copy.deal(bag[:], 12, "card") + copy.deal(
        [each for each in bag if each not in drawn[:12]], 18, "card"
    ) == drawn, "one at a time or many is the same"  # fmt: skip
    assert KeyedChance(SECRET, 3).deal(bag[:], 30, "gem") != drawn
    assert KeyedChance(SECRET, 4).deal(bag[:], 30, "card") != drawn


# --- records


@pytest.fixture(scope="module")
def record() -> Record:
    return dealt(Setup.of(find("nidavellir"), 3), promise(3, "bonjour"), seed=3)


def test_a_whole_game_is_as_dealt(record: Record) -> None:
    verdict = verify(altered(record))
    assert verdict == (AS_DEALT, len(draws(record)), 0, 1, 0, "", "")


def test_the_first_draw_that_differs_is_named(record: Record) -> None:
    places = draws(record)
    other = places[5]
    entries = list(record.entries)
    purpose = entries[other].split()[0]
    same = next(place for place in places[6:] if entries[place].split()[0] == purpose)
    entries[other], entries[same] = entries[same], entries[other]
    verdict = verify(altered(record, entries=entries))
    assert (verdict.kind, verdict.draw) == (DIFFERS, 6)
    assert (verdict.written, verdict.dealt) == (entries[other], record.entries[other])


def test_a_draw_too_many_and_one_too_few_are_named(record: Record) -> None:
    entries, places = list(record.entries), draws(record)
    last = places[-1]
    verdict = verify(altered(record, entries=[*entries[:last], *entries[last + 1 :]]))
    assert (verdict.kind, verdict.draw, verdict.dealt) == (DIFFERS, len(places), entries[last])
    more = [*entries[: last + 1], entries[last], *entries[last + 1 :]]
    verdict = verify(altered(record, entries=more))
    assert (verdict.kind, verdict.draw, verdict.written) == (
        DIFFERS, len(places) + 1, entries[last]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"secret": bytes(32).hex()}, NOT_KEPT),
        ({"commitment": bytes(32).hex()}, NOT_KEPT),
        ({"table": "another"}, NOT_KEPT),
        ({"words": ["Bonjour", "", ""]}, DIFFERS),
        ({"words": ["", "bonjour", ""]}, DIFFERS),
        ({"secret": None}, CLOSED),
    ],
)
def test_another_promise_secret_or_word_is_noticed(
    record: Record, change: dict[str, Any], kind: str
) -> None:
    assert record.deal is not None
    deal = {**record.deal.to_json(), **change}
    assert verify(altered(record, deal=deal)).kind == kind


def test_a_record_that_breaks_off_says_so(record: Record) -> None:
    cut = draws(record)[40]
    while not record.entries[cut][:1].isdecimal():
        cut += 1
    short = altered(record, entries=list(record.entries[:cut]), result=None)
    assert verify(short).kind == BREAKS_OFF


def test_draws_by_other_rules_are_not_claimed(record: Record) -> None:
    """What a record owns up to is not checked, and not one draw more."""
    entries, places = list(record.entries), draws(record)
    assert record.deal is not None
    deal = {**record.deal.to_json(), "unchecked": 30}
    verdict = verify(altered(record, deal=deal))
    assert (verdict.kind, verdict.unchecked) == (AS_DEALT, 30)
    last = places[-1]
    short = altered(record, deal=deal, entries=[*entries[:last], *entries[last + 1 :]])
    assert verify(short).kind == DIFFERS


def test_an_illegal_choice_is_no_game(record: Record) -> None:
    entries = list(record.entries)
    first = next(place for place, line in enumerate(entries) if line[:1].isdecimal())
    entries[first] = "0 bid:r25"
    with pytest.raises(BadRecord, match=f"entry {first}"):
        verify(altered(record, entries=entries))


def test_a_game_nobody_promised_cannot_be_checked(record: Record) -> None:
    state = antre.new("nidavellir", 2, seed=1)
    assert verify(state.record).kind == NO_DEAL
    assert "deal" not in state.record.to_json()
    assert record.replay().record.deal is None, "what is played on from a record is another game"


@pytest.mark.parametrize(
    "change",
    [
        {"scheme": 2}, {"words": ["a", "b"]}, {"words": ["a\nb", "", ""]}, {"words": [1, "", ""]},
        {"words": ["a" * 65, "", ""]}, {"secret": "00"}, {"secret": 7}, {"commitment": None},
        {"unchecked": -1}, {"unchecked": True}, {"table": "a\nb"}, {"more": 1},
    ],
)  # fmt: skip
def test_a_deal_that_is_none_is_turned_away(record: Record, change: dict[str, Any]) -> None:
    assert record.deal is not None
    with pytest.raises(BadRecord, match="deal"):
        altered(record, deal={**record.deal.to_json(), **change})


def test_what_is_closed_holds_no_secret() -> None:
    deal = promise(2, "bonjour")
    closed = deal.closed()
    assert SECRET.hex() not in str(closed.to_json())
    assert (closed.commitment, closed.words) == (deal.commitment, deal.words)
    assert not closed.kept
    assert SECRET.hex() not in repr(deal)
    assert Deal.from_json(deal.to_json(), 2).key == deal.key
