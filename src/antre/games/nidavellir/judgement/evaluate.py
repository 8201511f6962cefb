"""What a position is worth to a seat, in points of the final count.

The score so far, plus what is likely to come: coins that grow, lines on the way to a hero,
distinctions within reach, and classes that pay more the longer they get. While coins lie on
taverns not yet resolved, the cards they are likely to win are counted too. Nothing here asks
where a face-down coin lies, only which coins a seat owns.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import permutations
from math import exp

from antre.core.step import NOBODY
from antre.games.nidavellir.content.names import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.heroes import DiscardDwarf
from antre.games.nidavellir.rules.places import (
    ALL_OF_CLASS,
    COINS,
    COINS_OF,
    COLUMN,
    COLUMNS,
    COLUMNS_OF,
    SLOTS,
    owner_of,
)
from antre.games.nidavellir.rules.scoring import breakdown
from antre.games.nidavellir.rules.state import IN_HAND, NO_TAVERN, Nidavellir

# The ranks a turn can be expected to add to each class, if the seat sets its heart on it.
SHARE = (0.43, 0.34, 0.34, 0.43, 0.38)
# The turns it takes to find the missing ranks of a line, by their number: the more classes are
# missing, the sooner one of them lies in a tavern.
SEARCH = (0.0, 2.9, 4.7, 6.1, 7.3, 8.5)
DISTINCTION_WORTH = (5.0, 4.0, 4.0, 9.0, 7.0)
HERO_WORTH = 15.0
LATER_BROTHER = 0.9  # how likely a second brother is still there
TRADE_SHARE = 0.55  # of the second coin, gained by trades in a round
TOP_SHARE = 0.2  # of the second coin, by which the highest one grows in a round
COIN_WORTH = 0.12  # a round, for each point of a coin to bid with
GEM_WORTH = 0.4  # a round, for each point of the gem
ULINE_WORTH = 2.5  # a round
YLUD_WORTH = 13.0
DISCARD_COST = 6.0
THRUD_RANK_WORTH = 3.0
LIKE_TASTE = 0.6  # how likely another seat wants just what this one wants most

# How far the tables of chances reach.
MOST_TURNS = 24
MOST_MISSING = 40
MOST_LEAD = 20


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-min(max(x, -30), 30)))


def _line_chance(missing: int, turns: int) -> float:
    """How likely a line that lacks some ranks is completed in the turns left."""
    if missing == 0:
        return 1.0
    lines, rest = divmod(missing, COLUMNS)
    needed = lines * SEARCH[COLUMNS] + SEARCH[rest]
    return _logistic((turns - needed) / 1.3) if turns >= missing else 0.0


def _lead_chance(lead: float, turns: int) -> float:
    """How likely the most ranks of a class are kept or won, given the lead over the next seat."""
    return _logistic(1.7 * lead / (0.4 * turns + 1e-4) ** 0.5)


@cache
def _leftovers(count: int) -> list[list[float]]:
    """By earlier pickers: how likely each card, best first, is the best one left to a seat."""
    hands = {tuple(range(count)): 1.0}
    rows = []
    for _ in range(count):
        row = [0.0] * count
        for cards, chance in hands.items():
            row[cards[0]] += chance
        rows.append(row)
        hands = _after_pick(hands)
    return rows


def _after_pick(hands: dict[tuple[int, ...], float]) -> dict[tuple[int, ...], float]:
    """Another seat takes the best card or, its taste being its own, one further down."""
    after: dict[tuple[int, ...], float] = {}
    for cards, chance in hands.items():
        for place in range(len(cards)):
            left = cards[:place] + cards[place + 1 :]
            taken = (1 - LIKE_TASTE) ** place * (LIKE_TASTE if len(left) > place else 1)
            after[left] = after.get(left, 0.0) + chance * taken
    return after


def _ways(laid: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to lay the coins still in hand: those for the slots, and those for the pouch."""
    hand = range(laid, COINS)
    return [
        (way, tuple(place for place in hand if place not in way))
        for way in permutations(hand, SLOTS - laid)
    ]


LINE_CHANCE = [
    [_line_chance(missing, turns) for turns in range(MOST_TURNS + 1)]
    for missing in range(MOST_MISSING)
]
LEADS = range(-MOST_LEAD, MOST_LEAD + 2)
# A tie is enough for the warriors' bonus, but not for a distinction.
KEEP_LEAD = [[_lead_chance(lead + 0.5, turns) for lead in LEADS] for turns in range(MOST_TURNS + 1)]
WIN_LEAD = [[_lead_chance(lead - 0.5, turns) for lead in LEADS] for turns in range(MOST_TURNS + 1)]
WAYS = [_ways(laid) for laid in range(4)]


def evaluate(state: Nidavellir, seat: int) -> float:
    return sum(parts(state, seat).values())


def parts(state: Nidavellir, seat: int) -> dict[str, float]:
    """What makes a position worth something; `worth-` and its name are the words for a part."""
    if not state.stack:
        return counted(breakdown(state, seat))
    outlook = Outlook(state, seat)
    found = outlook.army()
    found["heroes"] = outlook.lines() + outlook.company()
    found["coins"] = outlook.purse()
    found["taverns"] = outlook.pending()
    if outlook.bidding:
        found["taverns"] += Prospects(outlook).worth()
    return found


def counted(score: dict[str, int]) -> dict[str, float]:
    """The final count, in the same parts."""
    return {
        "warriors": score["warrior"] + score["warrior_bonus"],
        "hunters": score["hunter"],
        "smiths": score["blacksmith"],
        "miners": score["miner"],
        "explorers": score["explorer"],
        "heroes": score["neutral"],
        "coins": score["coins"] + score["gem"],
    }


class Outlook:
    """A seat's possessions, and the rounds and turns in which they can grow."""

    __slots__ = (
        "bidding", "coins", "hero_worth", "leads", "majority", "points", "ranks", "rounds", "seat",
        "state", "to_award", "top", "turns",
    )  # fmt: skip

    def __init__(self, state: Nidavellir, seat: int) -> None:
        self.state = state
        self.seat = seat
        # Before a seat's first bid the round to come is as any other.
        self.bidding = state.tavern != NO_TAVERN or state.placed[seat] > 0
        self._count_rounds()
        self.ranks = state.ranks[COLUMNS_OF[seat]]
        self.points = state.points[COLUMNS_OF[seat]]
        self.leads = [self._lead(column) for column in range(COLUMNS)]
        value = state.content.coin_value
        self.coins = sorted([value[coin] for coin in state.coins[COINS_OF[seat]]])
        self.top = self.coins[4] + TOP_SHARE * self.rounds * self.coins[3]
        self.majority = KEEP_LEAD[self.turns][self.leads[WARRIOR]]
        self.hero_worth = self._hero_worth()

    def _count_rounds(self) -> None:
        state = self.state
        rounds = state.content.players[state.setup.seats].rounds
        left = rounds - state.round + (not self.bidding and bool(state.taverns[2]))
        self.to_award = min(SLOTS * left, MOST_TURNS)
        self.rounds = left + rounds if state.age == 1 else left
        self.turns = min(SLOTS * self.rounds, MOST_TURNS)

    def _lead(self, column: int) -> int:
        """The lead over the best other seat, as a place in a table of chances."""
        others = self.state.ranks[ALL_OF_CLASS[column]]
        lead = others.pop(self.seat) - max(others)
        return min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD

    def army(self) -> dict[str, float]:
        """The five classes with the ranks they can expect, and the distinctions within reach."""
        points = self.points
        turns = self.turns
        hunters = self.ranks[HUNTER] + turns * SHARE[HUNTER]
        miners = self.ranks[MINER] + turns * SHARE[MINER]
        smiths = self.ranks[BLACKSMITH] + turns * SHARE[BLACKSMITH]
        return {
            "warriors": points[WARRIOR] + self.majority * self.top,
            "hunters": hunters * hunters,
            "smiths": smiths * (smiths + 5) / 2,
            "miners": miners * (points[MINER] + turns * SHARE[MINER]),
            "explorers": points[EXPLORER],
            "distinctions": self.distinctions() if self.state.age == 1 else 0.0,
        }

    def distinctions(self) -> float:
        value = 0.0
        chances = WIN_LEAD[self.to_award]
        for worth, lead in zip(DISTINCTION_WORTH, self.leads, strict=True):
            value += worth * chances[lead]
        return value

    def missing(self) -> tuple[int, int]:
        """The ranks that lack for the next hero, and for the one after."""
        heroes = self.state.hero_count[self.seat]
        near = far = 0
        for rank in self.ranks:
            gap = heroes + 2 - rank
            if gap > 0:
                far += gap
                near += gap - 1
        return near, far

    def lines(self) -> float:
        near, far = self.missing()
        return self.heroes(near, far)

    def heroes(self, near: int, far: int) -> float:
        """The heroes that complete lines are likely to bring."""
        turns = self.turns
        coming, later = self.hero_worth
        value = coming * LINE_CHANCE[near][turns] + later * LINE_CHANCE[far][turns]
        return value + HERO_WORTH * LINE_CHANCE[far + COLUMNS][turns]

    def _hero_worth(self) -> tuple[float, float]:
        """What the next hero and the one after bring; brothers bring more together."""
        state = self.state
        content = state.content
        mine = len(content.dwerg.intersection(state.command[self.seat]))
        free = len(content.dwerg.intersection(state.heroes))
        if not free:
            return HERO_WORTH, HERO_WORTH
        points = content.dwerg_points
        coming = max(HERO_WORTH, points[mine + 1] - points[mine])
        if free == 1:
            return coming, HERO_WORTH
        return coming, max(HERO_WORTH, LATER_BROTHER * (points[mine + 2] - points[mine + 1]))

    def purse(self) -> float:
        """Coins and gem, and what they are good for in the rounds to come."""
        state = self.state
        total = sum(self.coins)
        gem = state.gems[self.seat]
        each_round = TRADE_SHARE * self.coins[3] + COIN_WORTH * total + GEM_WORTH * gem
        value = total + self.rounds * each_round
        return (
            value + state.content.special_gem_points if gem == state.content.special_gem else value
        )

    def company(self) -> float:
        """Neutral heroes, and what heroes still promise."""
        state = self.state
        content = state.content
        hero = content.hero_id
        zone = state.command[self.seat]
        value = self._command(zone) if zone else 0.0
        if state.uline == self.seat:
            value += ULINE_WORTH * self.rounds
        if state.thrud >= 0 and owner_of(state.thrud) == self.seat:
            value += content.card_points[hero["thrud"]]
        if hero["idunn"] in state.columns[COLUMN[self.seat][EXPLORER]]:
            explorers = self.ranks[EXPLORER] + self.turns * SHARE[EXPLORER]
            value += content.hero_value["idunn"] * explorers
        return value

    def _command(self, zone: tuple[int, ...]) -> float:
        content = self.state.content
        points = content.card_points
        value = float(content.dwerg_points[len(content.dwerg.intersection(zone))])
        for card in zone:
            value += points[card]
        if content.hero_id["astrid"] in zone:
            value += self.top
        if content.hero_id["ylud"] in zone:
            value += YLUD_WORTH
        return value

    def pending(self) -> float:
        """What the question just put to the seat will bring."""
        state = self.state
        question = state.stack[-1]
        if getattr(question, "seat", NOBODY) != self.seat:
            return 0.0
        if isinstance(question, Transform):
            return question.bonus * self.coin_point()
        if isinstance(question, DiscardDwarf):
            return -DISCARD_COST * question.left
        if state.thrud == IN_HAND:
            return state.content.card_points[state.content.hero_id["thrud"]] + THRUD_RANK_WORTH
        return 0.0

    def coin_point(self) -> float:
        """What one point more on a coin is worth."""
        return 1 + COIN_WORTH * self.rounds


class Prospects:
    """What the bids of the round being played will bring."""

    __slots__ = ("factors", "outlook", "own", "rank_worth", "trading")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state = outlook.state
        self.own = state.coins[COINS_OF[outlook.seat]]
        self.trading = state.content.trading
        self._judge_cards()

    def _judge_cards(self) -> None:
        """A card is worth its rank and, times a factor, its points; the last is an offering."""
        look = self.outlook
        turns = look.turns
        ranks, leads = look.ranks, look.leads
        miners = ranks[MINER] + turns * SHARE[MINER]
        keep = KEEP_LEAD[turns]
        lead = leads[WARRIOR]
        worth = [
            (keep[lead + 1] - keep[lead]) * look.top,
            2 * (ranks[HUNTER] + turns * SHARE[HUNTER]) + 1,
            look.points[MINER] + turns * SHARE[MINER],
            ranks[BLACKSMITH] + turns * SHARE[BLACKSMITH] + 3,
            0.0,
            0.0,
        ]
        self._add_lines(worth)
        if look.state.age == 1:
            win = WIN_LEAD[look.to_award]
            for column, lead in enumerate(leads):
                worth[column] += DISTINCTION_WORTH[column] * (win[lead + 1] - win[lead])
        self.rank_worth = worth
        self.factors = (1.0, 0.0, miners + 1, 0.0, 1.0, look.coin_point())

    def _add_lines(self, worth: list[float]) -> None:
        look = self.outlook
        near, far = look.missing()
        if not far:
            return
        now = look.heroes(near, far)
        step = look.heroes(near, far - 1) - now
        leap = look.heroes(near - 1, far - 1) - now if near else step
        heroes = look.state.hero_count[look.seat]
        for column, rank in enumerate(look.ranks):
            if rank <= heroes:
                worth[column] += leap
            elif rank == heroes + 1:
                worth[column] += step

    def worth(self) -> float:
        """The tavern being resolved, then those to come."""
        state = self.outlook.state
        if state.order:
            return self._current() + (self._coming(state.tavern + 1) if state.tavern < 2 else 0.0)
        return self._coming(max(state.tavern, 0))

    def _current(self) -> float:
        """The seat's turn in this tavern, if it is still to come or not yet complete."""
        state = self.outlook.state
        seat = self.outlook.seat
        tavern = state.tavern
        cards = state.taverns[tavern]
        taken = state.content.players[state.setup.seats].cards - len(cards)
        ahead = state.order.index(seat) - taken
        acting = ahead >= 0 or getattr(state.stack[-1], "seat", NOBODY) == seat
        value = self._trade(state.placed[seat]) if acting and self._trades(tavern) else 0.0
        return value + self._pick(cards, ahead) if ahead >= 0 else value

    def _coming(self, start: int) -> float:
        state = self.outlook.state
        laid = state.placed[self.outlook.seat]
        keys = self._rivals()
        seats = state.setup.seats
        gem = state.gems[self.outlook.seat]
        value = state.content.coin_value
        ahead = [
            (seats - 1) * (1 - bisect_right(keys, 100 * value[coin] + gem) / len(keys))
            for coin in self.own
        ]
        total = 0.0
        for slot in range(start, min(laid, SLOTS)):
            total += self._pick(state.taverns[slot], ahead[slot])
        if laid < SLOTS:
            return total + self._plan(max(laid, start), ahead, self._trades_from(start, laid))
        return total + self._trade(SLOTS) if self._trades_from(start, SLOTS) else total

    def _rivals(self) -> list[int]:
        """The others' face-down coins, ordered as bids are: by value, then by gem."""
        state = self.outlook.state
        seat = self.outlook.seat
        value = state.content.coin_value
        coins, shown, gems = state.coins, state.shown, state.gems
        keys: list[int] = []
        for other in range(state.setup.seats):
            if other != seat:
                known, gem = shown[other], gems[other]
                keys += [
                    100 * value[coin] + gem
                    for place, coin in enumerate(coins[COINS_OF[other]])
                    if not known >> place & 1
                ]
        keys.sort()
        return keys or [0]

    def _plan(self, laid: int, ahead: list[float], trades: bool) -> float:
        """The best way to lay the coins still in hand."""
        own, trading = self.own, self.trading
        taverns = self.outlook.state.taverns
        gains = [
            [self._pick(taverns[slot], picks) for picks in ahead] for slot in range(laid, SLOTS)
        ]
        best = -1e9
        for way, pouch in WAYS[laid]:
            value = 0.0
            trading_now = trades
            for gain, place in zip(gains, way, strict=True):
                value += gain[place]
                trading_now = trading_now or own[place] in trading
            if trading_now:
                value += self._add_up(own[pouch[0]], own[pouch[1]])
            best = max(best, value)
        return best

    def _pick(self, cards: tuple[int, ...], ahead: float) -> float:
        """The best card a seat can expect after some others have picked."""
        content = self.outlook.state.content
        kind, points = content.card_class, content.card_points
        rank_worth, factors = self.rank_worth, self.factors
        worths = sorted(
            [rank_worth[kind[card]] + factors[kind[card]] * points[card] for card in cards],
            reverse=True,
        )
        rows = _leftovers(len(worths))
        full = int(ahead)
        value = sum([worth * chance for worth, chance in zip(worths, rows[full], strict=True)])
        part = ahead - full
        if part and full + 1 < len(rows):
            further = rows[full + 1]
            less = sum([worth * chance for worth, chance in zip(worths, further, strict=True)])
            value += part * (less - value)
        return value

    def _trades(self, slot: int) -> bool:
        return self.own[slot] in self.trading

    def _trades_from(self, start: int, laid: int) -> bool:
        return any(self._trades(slot) for slot in range(start, laid))

    def _trade(self, laid: int) -> float:
        """The trade to come: of the pouch or, for the owner of Uline, of the hand's best coins."""
        if laid >= SLOTS:
            return self._add_up(*self.own[SLOTS:])
        value = self.outlook.state.content.coin_value
        hand = sorted(self.own[laid:], key=value.__getitem__)
        return self._add_up(hand[-2], hand[-1])

    def _add_up(self, first: int, second: int) -> float:
        """What adding up two coins brings."""
        look = self.outlook
        value = look.state.content.coin_value
        low, high = sorted((value[first], value[second]))
        gain = min(low, look.state.content.top_value - high)
        top = max(gain + high - look.coins[4], 0)
        return gain * look.coin_point() + top * look.majority
