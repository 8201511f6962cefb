"""A view of Nidavellir as numbers from 0 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. Counts are shares of all there is, so nothing is ever cut off.
`Encoder.ranges` says what stands where.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.core.observation import Part
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import (
    CLASSES,
    DISTINCTIONS,
    EXPLORER,
    MOST_SEATS,
    SEATS,
    TAVERNS,
)
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.seen.observing import Observer

ASKED = (
    "bids.one-per-tavern",
    "uline.late-bid",
    "turn.take-card",
    "hero.mandatory",
    "discard-heroes.never-a-hero",
    "thrud.place",
    "ylud.age1-place",
    "ylud.age2-from-zone",
    "ylud.age2-move",
    "transform.choose-coin",
    "uline.trade-from-hand",
    "ruling.equal-pouch-coins",
    "distinction.pioneer-keep",
)


def table_parts(content: NidavellirContent) -> list[Part]:
    """What belongs to the table as a whole."""
    kinds = len(content.kind_name)
    royal = sum(coin >= 0 for coin in content.royal)
    return [
        ("seats", len(SEATS), "one-hot: 2, 3, 4 or 5 seats at the table"),
        ("age", 1, "0 in the first age, 1 in the second"),
        ("round", 1, "round of the age / rounds of an age"),
        ("over", 1, "1 when the game is over"),
        ("tavern", 3, f"one-hot: tavern being resolved ({', '.join(TAVERNS)})"),
        ("asked", len(ASKED), f"one-hot: rule that asks ({', '.join(ASKED)})"),
        ("bonus", 1, "what a coin is to be raised by, if you are asked / highest coin"),
        ("added", len(content.coin_name), "one-hot: coin you have already added to a trade"),
        ("taverns", 3 * kinds, "per tavern, by kind of card: cards there / cards a round"),
        ("heroes", len(content.heroes), "by hero: 1 while in the display"),
        ("treasury", royal, "by royal value: coins left / coins in the box"),
        ("unseen", 2 * kinds, "per age, by kind: cards still to come / cards in the box"),
        ("offer", kinds, "by kind: cards the Pioneer drew, if seen / cards drawn"),
        ("offer_hidden", 1, "cards the Pioneer drew, if not seen / cards drawn"),
        ("under_six", 1, "gem under the special gem / special gem"),
        ("thrud_in_hand", 1, "1 while Thrud is about to be placed"),
    ]


def seat_parts(content: NidavellirContent) -> list[Part]:
    """What belongs to one seat."""
    coins = len(content.coin_name)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("gem", 1, "gem / special gem"),
        ("owned", coins, "by coin: coins owned / coins in the box"),
        ("slots", 12, "per tavern slot: laid, face known, value / highest, trading coin"),
        ("unlaid", coins, "by coin: known in pouch or hand / coins in the box"),
        ("ranks", 5, "by class: ranks / ranks in the box"),
        ("points", 5, "by class: points / points in the box"),
        ("last_dwarf", 5, "by class: 1 if the last card of the column can be discarded"),
        ("last_points", 5, "by class: points of that card / highest card"),
        ("heroes", len(content.heroes), "by hero: 1 if recruited"),
        ("thrud", 5, "one-hot: class of the column Thrud stands in"),
        ("ylud", 5, "one-hot: class of the column Ylud stands in"),
        ("distinctions", 5, f"1 if held: {', '.join(DISTINCTIONS)}"),
        ("turn", 1, "place in the order of this tavern: 1 first, 1 / seats last, 0 none"),
        ("revealed", 1, "value bid in this tavern / highest"),
    ]


@lru_cache(maxsize=64)
def encoder(content: NidavellirContent) -> Encoder:
    return Encoder(content)


class Encoder(observation.Encoder[Nidavellir]):
    """The lookups of one edition, and how its views are written down."""

    def __init__(self, content: NidavellirContent) -> None:
        super().__init__(table_parts(content), seat_parts(content), MOST_SEATS)
        self.content = content
        self.asked = ASKED
        self._learn_cards(content)
        self._learn_coins(content)
        self._observer = Observer(self)

    def _learn_cards(self, content: NidavellirContent) -> None:
        dwarves = range(content.blacksmith_special + 1)
        self.kind = dict(zip(content.card_name, content.kind, strict=True))
        self.hero = {name: place for place, name in enumerate(content.hero_id)}
        highest = max(1, max(content.card_points[card] for card in dwarves))
        self.last = {
            content.card_name[card]: content.card_points[card] / highest for card in dwarves
        }
        self.in_age = [_shares(content, age) for age in (1, 2)]
        columns = range(len(CLASSES))
        cards = range(len(content.card_name))
        self.all_ranks = [
            2
            + sum(content.card_ranks[card] for card in cards if content.card_class[card] == column)
            for column in columns
        ]
        self.all_points = [
            max(
                1,
                content.ylud_points[column] + sum(_points(content, card, column) for card in cards),
            )
            for column in columns
        ]

    def _learn_coins(self, content: NidavellirContent) -> None:
        copies = [1] * (content.special + 1)
        copies += [content.treasury[value] for value in content.coin_value[content.special + 1 :]]
        self.coin = {name: coin for coin, name in enumerate(content.coin_name)}
        self.coin_share = [1 / count for count in copies]
        self.highest = max(content.coin_value)
        self.trading = {content.coin_name[coin] for coin in content.trading}
        self.value = {
            name: value / self.highest
            for name, value in zip(content.coin_name, content.coin_value, strict=True)
        }
        self.royal = [str(value) for value, coin in enumerate(content.royal) if coin >= 0]
        self.royal_share = [1 / content.treasury[int(value)] for value in self.royal]

    def observe(self, state: Nidavellir, seat: int) -> array[float]:
        return self._observer.observe(state, seat)

    # --- the table

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        out = [0.0] * self.size
        seats = len(view["gems"])
        me = max(view["seat"], 0)
        self._moment(out, view, seats)
        self._cards(out, view, seats)
        blocks = [self.blocks[(seat - me) % seats] for seat in range(seats)]
        for seat, block in enumerate(blocks):
            self._seat(out, block, view, seat)
        self._order(out, blocks, view)
        self._standing(out, blocks, view)
        return out

    def _moment(self, out: list[float], view: Mapping[str, Any], seats: int) -> None:
        at = self.at
        out[at["seats"] + SEATS.index(seats)] = 1.0
        out[at["age"]] = float(view["age"] - 1)
        out[at["round"]] = view["round"] / self.content.players[seats].rounds
        out[at["over"]] = float(view["over"])
        if view["tavern"] is not None:
            out[at["tavern"] + TAVERNS.index(view["tavern"])] = 1.0
        if view["rule"] is not None:
            out[at["asked"] + ASKED.index(view["rule"])] = 1.0
        if view["question"] is not None:
            self._question(out, *view["question"])

    def _question(self, out: list[float], step: str, *numbers: Any) -> None:
        """What the open question says beyond its rule: its frame's own numbers."""
        if step == "Transform":
            out[self.at["bonus"]] = numbers[1] / self.content.top_value
        elif step == "AddCoin" and numbers[1] >= 0:
            out[self.at["added"] + numbers[1]] = 1.0

    def _cards(self, out: list[float], view: Mapping[str, Any], seats: int) -> None:
        at, kind, content = self.at, self.kind, self.content
        kinds = len(content.kind_name)
        share = 1 / content.players[seats].cards
        for place, tavern in enumerate(TAVERNS):
            _count(out, at["taverns"] + kinds * place, kind, view["taverns"][tavern], share)
        for age, deck in enumerate(view["decks"]):
            first, shares = at["unseen"] + kinds * age, self.in_age[age]
            for of, count in Counter(kind[name] for name in deck).items():
                out[first + of] = count * shares[of]
        for name in view["heroes"]:
            out[at["heroes"] + self.hero[name]] = 1.0
        treasury = view["treasury"]
        out[at["treasury"] : at["treasury"] + len(self.royal)] = [
            treasury[value] * part for value, part in zip(self.royal, self.royal_share, strict=True)
        ]
        self._offer(out, view["offer"])
        out[at["under_six"]] = view["under_six"] / content.special_gem

    def _offer(self, out: list[float], offer: Sequence[str]) -> None:
        if offer:
            share = 1 / self.content.distinction_value[EXPLORER]
            out[self.at["offer_hidden"]] = offer.count("?") * share
            known = [name for name in offer if name != "?"]
            _count(out, self.at["offer"], self.kind, known, share)

    # --- the seats

    def _seat(self, out: list[float], block: int, view: Mapping[str, Any], seat: int) -> None:
        at = self.seat_at
        out[block + at["present"]] = 1.0
        out[block + at["waiting"]] = float(seat in view["waiting"])
        out[block + at["gem"]] = view["gems"][seat] / self.content.special_gem
        self._coins(out, block, view["coins"][seat])
        self._army(out, block, view, seat)
        for place, holder in enumerate(view["distinctions"].values()):
            if holder == seat:
                out[block + at["distinctions"] + place] = 1.0

    def _coins(self, out: list[float], block: int, coins: Mapping[str, Any]) -> None:
        self._tally(out, block + self.seat_at["owned"], coins["owned"])
        self._tally(out, block + self.seat_at["unlaid"], [*coins["pouch"], *coins["hand"]])
        place = block + self.seat_at["slots"]
        for name in coins["slots"]:
            if name is not None:
                out[place] = 1.0
                if name != "?":
                    out[place + 1] = 1.0
                    out[place + 2] = self.value[name]
                    out[place + 3] = float(name in self.trading)
            place += 4

    def _tally(self, out: list[float], first: int, names: Iterable[str]) -> None:
        for coin, count in Counter(self.coin[name] for name in names if name != "?").items():
            out[first + coin] = count * self.coin_share[coin]

    def _army(self, out: list[float], block: int, view: Mapping[str, Any], seat: int) -> None:
        at, hero, last = self.seat_at, self.hero, self.last
        first_hero = block + at["heroes"]
        ranks, points = view["ranks"][seat], view["points"][seat]
        for place, (name, cards) in enumerate(view["columns"][seat].items()):
            if not cards:
                continue
            out[block + at["ranks"] + place] = ranks[name] / self.all_ranks[place]
            out[block + at["points"] + place] = points[name] / self.all_points[place]
            if cards[-1] in last:
                out[block + at["last_dwarf"] + place] = 1.0
                out[block + at["last_points"] + place] = last[cards[-1]]
            for card in cards:
                if card in hero:
                    out[first_hero + hero[card]] = 1.0
        for card in view["command"][seat]:
            out[first_hero + hero[card]] = 1.0

    def _order(self, out: list[float], blocks: list[int], view: Mapping[str, Any]) -> None:
        for place, seat in enumerate(view["order"]):
            block = blocks[seat]
            out[block + self.seat_at["turn"]] = 1 - place / len(blocks)
            out[block + self.seat_at["revealed"]] = view["revealed"][place] / self.highest

    def _standing(self, out: list[float], blocks: list[int], view: Mapping[str, Any]) -> None:
        """Where the two heroines stand who change columns."""
        out[self.at["thrud_in_hand"]] = float(view["thrud"] == "hand")
        for name in ("thrud", "ylud"):
            where = view[name]
            if isinstance(where, dict):
                place = blocks[where["seat"]] + self.seat_at[name]
                out[place + CLASSES.index(where["column"])] = 1.0


def _count(
    out: list[float], first: int, kind: Mapping[str, int], cards: Iterable[str], share: float
) -> None:
    for of, count in Counter(kind[name] for name in cards).items():
        out[first + of] = count * share


def _shares(content: NidavellirContent, age: int) -> list[float]:
    """For each kind, the share that one card is of all such cards of an age."""
    deck = [*content.deck[age - 1], *content.five_deck[age - 1]]
    kinds = [content.kind[card] for card in deck]
    return [1 / max(1, kinds.count(kind)) for kind in range(len(content.kind_name))]


def _points(content: NidavellirContent, card: int, column: int) -> int:
    return content.card_points[card] if content.card_class[card] == column else 0
