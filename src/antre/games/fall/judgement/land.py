"""What caverns are worth to a seat, and what an Advance could win."""

from __future__ import annotations

from antre.games.fall.content.board import CLAN_OF, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.judgement.holding import exposed, holds
from antre.games.fall.judgement.survivor import rescue
from antre.games.fall.rules.advance import destinations
from antre.games.fall.rules.attack import fighting
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.state import Fall, eyes_of

LAST_WAVE = 3
VOTE = 1.6
UNKNOWN_GNOME = 2
# What the halls count for on the way, by wave.
HALL_SHARE = (0.0, 0.12, 0.25, 1.0, 1.0)
ONE_MORE_CAVERN = 0.35


def domains_worth(state: Fall, seat: int, held: int) -> float:
    """What the domains would pay a seat at the end of this wave."""
    content, first, open_to = state.content, SPACES * seat, exposed(state)
    worth = 0.0
    for domain in state.board.domains:
        own = domain & held
        if not own:
            continue
        none, sure = 1.0, 0.0
        for cavern in cells_of(own):
            chance = holds(state.trolls[first + cavern], open_to >> cavern & 1)
            none *= 1 - chance
            sure += chance
        some = 1 - none
        worth += content.first_cavern * some + content.further_cavern * (sure - some)
        worth -= content.invaded_cavern * (domain & state.invaded).bit_count() * some
    return worth


def halls_worth(state: Fall, seat: int, held: list[int]) -> float:
    """What the Great Halls would pay a seat, near misses included."""
    worth = 0.0
    mine = held[seat]
    for value, around in zip(state.halls, state.board.halls, strict=True):
        own = (around & mine).bit_count()
        if not own:
            continue
        best = (around & state.invaded).bit_count()
        for other, rival in enumerate(held):
            if other != seat:
                best = max(best, (around & rival).bit_count())
        lead = own - best
        if lead > 0:
            worth += value * (0.75 if lead == 1 else 0.92)
        else:
            worth += value * (0.35 if lead == 0 else 0.12)
    return worth


def cavern_worth(state: Fall, seat: int, cavern: int, held: int) -> float:
    """What one more cavern would bring."""
    content = state.content
    if state.wave < LAST_WAVE:
        domain = state.board.domains[CLAN_OF[cavern]]
        chance = holds(1, exposed(state) >> cavern & 1)
        worth = content.further_cavern * chance
        if not held & domain:
            invaded = (state.invaded & domain & ~(1 << cavern)).bit_count()
            worth = (content.first_cavern - content.invaded_cavern * invaded) * chance
        return worth + rescue(state, cavern, held, chance)
    around = [hall for hall, near in enumerate(state.board.halls) if near >> cavern & 1]
    return ONE_MORE_CAVERN * sum(state.halls[hall] for hall in around)


def strength_of(state: Fall, seat: int, cavern: int) -> int:
    """The strength of the gnomes in a cavern as far as a seat knows it."""
    eyes, found = eyes_of(seat), 0
    for place in (2 * cavern, 2 * cavern + 1):
        if state.gnomes[place]:
            known = state.gnome_seen[place] & eyes
            found += state.gnomes[place] if known else UNKNOWN_GNOME
    return found


def gain_at(state: Fall, seat: int, cavern: int, trolls: int, held: int) -> float:
    """What so many more trolls would win in a cavern."""
    if held >> cavern & 1 or cavern >= len(CLAN_OF):
        return 0.0
    if state.invaded >> cavern & 1:
        strength = strength_of(state, seat, cavern)
        if fighting(state, seat, cavern) + trolls < strength:
            return -1.0
        return strength + VOTE + cavern_worth(state, seat, cavern, held)
    rivals = [
        state.trolls[SPACES * other + cavern] for other in range(state.setup.seats) if other != seat
    ]
    most = max(rivals, default=0)
    if state.trolls[SPACES * seat + cavern] + trolls <= most:
        return 0.1
    return cavern_worth(state, seat, cavern, held) + (VOTE + 1.0 if most else 0.0)


def best_advance(state: Fall, seat: int, power: int) -> float:
    """The most an Advance of this power could win."""
    held = controlled(state, seat)
    first = SPACES * seat
    at_hand = sum(state.trolls[first : first + SPACES])
    # The last troll of a cavern had better stay there.
    spare = max(1, at_hand - (state.inhabits[seat] & state.board.caverns).bit_count())
    trolls = min(power, spare)
    aims = destinations(state, seat) & state.board.caverns & ~held
    return max(
        (gain_at(state, seat, cavern, trolls, held) for cavern in cells_of(aims)), default=0.0
    )
