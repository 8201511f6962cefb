"""The search of the Abyss, reckoned turn by turn: how likely it ends in time.

In each turn the team goes to the Room of its next step, if it is known, or turns another one over;
a trial that is lost is tried again. Once the three Rooms of the Vils lie face up, a few turns are
left; and the Avatar leaves so many.
"""

from __future__ import annotations

from functools import lru_cache

# How likely a turn is enough to reach a Room that is known, and one that nobody has seen.
VISIT, REVEAL = 0.8, 0.9
# A turn without any mishap that is not reckoned here.
SAFE = 0.965
# The Room of the Vils' first step: face down, face up, or of no use to them.
DOWN, UP, HARMLESS = range(3)
# Turns beyond which the Avatar does not matter, and no countdown.
LONG = 16
NO_COUNTDOWN = 99
HOME = 3
# Rooms that a power of the Vils turns over.
BY_POWER = 2
# The Rooms of the second and third step, as bits: the Vils need them, too.
LAST_STEPS = 0b110
# Chances are reckoned in so many parts.
PARTS = 10


Search = tuple[int, int, int, int]


def search_chance(
    search: Search,
    countdown: float,
    time: float,
    chance: float,
    notice: int,
    free: float,
    power: float,
) -> float:
    """How likely the team comes home; small differences of what is only guessed are left out."""
    return known_chance(
        search,
        round(4 * countdown) / 4,
        round(4 * min(max(time, 0.0), LONG + 2)) / 4,
        round(50 * chance) / 50,
        notice,
        round(4 * free) / 4,
        round(PARTS * power),
    )


@lru_cache(maxsize=1 << 16)
def known_chance(
    search: Search,
    countdown: float,
    time: float,
    chance: float,
    notice: int,
    free: float,
    power: int,
) -> float:
    """The same.

    A search is how many Rooms nobody has seen, the steps whose Rooms are among them (as bits), what
    is known of the Vils' first Room, and the step to take next. `time` are the turns that the
    Avatar leaves, not to be relied upon; `chance` is that of a trial; the Vils have `notice` turns
    after their last Room has come up; so many Rooms are likely to be revealed for `free`; and with
    each that the team turns over a `power` of the Vils, so likely (in parts), may reveal others.
    """
    tenths = min(max(PARTS * chance, 1.0), float(PARTS))
    found = 0.0
    for off, weight in ((-1.6, 0.25), (0.0, 0.5), (1.6, 0.25)):
        turns = min(max(time + off, 0.0), float(LONG))
        for whole_turns, of_turns in parts(turns):
            for whole_chance, of_chance in parts(tenths):
                for rooms, of_rooms in parts(free):
                    for due, of_due in parts(countdown):
                        likely = weight * of_turns * of_chance * of_rooms * of_due
                        found += likely * freely(
                            search, due, whole_turns, whole_chance, notice, rooms, power
                        )
    return found


def parts(value: float) -> list[tuple[int, float]]:
    """The whole numbers next to a value, and how near they are to it."""
    whole = int(value) if value >= 0 else int(value) - 1
    rest = value - whole
    return [(whole, 1 - rest), (whole + 1, rest)] if rest > 0.01 else [(whole, 1.0)]


@lru_cache(maxsize=1 << 16)
def freely(
    search: Search, countdown: int, turns: int, chance: int, notice: int, free: int, power: int
) -> float:
    """The same once so many Rooms were turned over without a visit."""
    if not free or not search[0]:
        return within(search, countdown, turns, chance, notice, power)
    found = 0.0
    for ways, after, _ in turned_over(search):
        found += ways * freely(after, countdown, turns, chance, notice, free - 1, power)
    return found / search[0]


@lru_cache(maxsize=1 << 10)
def turned_over(search: Search) -> list[tuple[int, Search, int]]:
    """What a Room may be that nobody has seen: in how many ways, what is known then, and the step
    it belongs to (HOME for none)."""
    unseen, hidden, vils, step = search
    found, others = [], unseen
    for room in range(HOME):
        if hidden >> room & 1:
            others -= 1
            found.append((1, (unseen - 1, hidden & ~(1 << room), vils, step), room))
    if vils == DOWN and others > 0:
        others -= 1
        found.append((1, (unseen - 1, hidden, UP, step), HOME))
    if others > 0:
        found.append((others, (unseen - 1, hidden, vils, step), HOME))
    return found


@lru_cache(maxsize=1 << 10)
def more_up(search: Search) -> list[tuple[float, Search]]:
    """The same after a power of the Vils has turned more Rooms over, and how likely."""
    found: dict[Search, float] = {search: 1.0}
    for _ in range(BY_POWER):
        after: dict[Search, float] = {}
        for known, part in found.items():
            unseen = known[0]
            if not unseen:
                after[known] = after.get(known, 0.0) + part
                continue
            for ways, then, _ in turned_over(known):
                after[then] = after.get(then, 0.0) + part * ways / unseen
        found = after
    return [(part, known) for known, part in found.items()]


@lru_cache(maxsize=1 << 14)
def revealed(search: Search, power: int) -> list[tuple[float, Search, int]]:
    """How likely, what is known after a Revelation, and the step of the Room turned over in it."""
    struck, found = power / PARTS, []
    for ways, after, room in turned_over(search):
        likely = ways / search[0]
        found.append((likely * (1 - struck), after, room))
        if power:
            found += [(likely * struck * part, last, room) for part, last in more_up(after)]
    return found


@lru_cache(maxsize=1 << 18)
def within(
    search: Search, countdown: int, turns: int, chance: int, notice: int, power: int
) -> float:
    """The same with so many turns and no more."""
    unseen, hidden, vils, step = search
    if step == HOME:
        return 1.0
    if turns <= 0 or countdown <= 0:
        return 0.0
    if countdown == NO_COUNTDOWN and vils == UP and not hidden & LAST_STEPS:
        countdown = notice
    later = countdown - (countdown != NO_COUNTDOWN)

    def then(after: Search) -> float:
        due = later
        if due == NO_COUNTDOWN and after[2] == UP and not after[1] & LAST_STEPS:
            due = notice
        return SAFE * within(after, due, turns - 1, chance, notice, power)

    def tried(after: Search) -> float:
        likely = chance / PARTS
        return likely * then((*after[:3], step + 1)) + (1 - likely) * then(after)

    same = then(search)
    if not hidden >> step & 1:
        return VISIT * tried(search) + (1 - VISIT) * same
    if not unseen:
        return same
    found = 0.0
    for likely, after, room in revealed(search, power):
        found += likely * (tried(after) if room == step else then(after))
    return REVEAL * found + (1 - REVEAL) * same
