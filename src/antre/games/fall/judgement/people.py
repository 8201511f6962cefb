"""What votes and influence are worth to a seat."""

from __future__ import annotations

from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.state import Fall

# A vote counts a little beyond the place it holds.
SPARE_VOTE = 0.22
PLACE_SHARE = (0.0, 0.75, 0.85, 1.0, 1.0)
PAWN, ABILITY, STAR = 1.6, 1.6, 4.0
CHAMPION_VOTE = 1.35
CONSOLATION = 1.0


def votes_worth(state: Fall, seat: int) -> float:
    """The places a seat holds on the Clans board, and what it has to spare."""
    share = PLACE_SHARE[state.wave]
    worth = 0.0
    for clan, standing in enumerate(state.standing):
        if seat in standing:
            place = standing.index(seat)
            tile = state.content.vote_tiles[state.tiles[clan]]
            if place < len(tile):
                worth += share * tile[place]
            worth += SPARE_VOTE * state.votes[len(CLANS) * seat + clan]
    return worth


def champion_worth(state: Fall, champion: int) -> float:
    card = state.content.champions[champion]
    worth = CHAMPION_VOTE * card.votes
    if card.has_pawn:
        worth += PAWN
    if card.ability >= 0 or card.symbols:
        worth += ABILITY if card.letter not in "VWXYZ" else STAR
    return worth


def chance_to_win(lead: int, rivals_turns: int) -> float:
    """How likely a lead in influence (or a lack of it) ends with the champion won."""
    if lead >= 0:
        return min(0.97, 0.6 + 0.08 * lead + (0.3 if not rivals_turns else 0.0))
    return max(0.0, 0.32 + 0.07 * lead)


def influence_worth(state: Fall, seat: int) -> float:
    """What the champions on offer promise a seat."""
    seats = state.setup.seats
    rivals_turns = sum(state.provisions) - state.provisions[seat]
    turns = state.provisions[seat] > 0
    worth = 0.0
    for slot, suitors in enumerate(state.suitors):
        if seat not in suitors:
            continue
        values = state.influence[seats * slot : seats * slot + seats]
        own = values[seat]
        if suitors[0] == seat:
            lead = own - max((values[other] for other in suitors[1:]), default=0)
            chance = chance_to_win(lead, rivals_turns)
        else:
            lead = own - values[suitors[0]] - 1
            chance = chance_to_win(lead, rivals_turns) if turns else 0.0
        champion = state.offer[slot]
        worth += chance * champion_worth(state, champion)
        worth += (1 - chance) * max(CONSOLATION, state.content.lines_passed(champion, own))
    return worth


def best_influence(state: Fall, seat: int, power: int) -> float:
    """The most that so much influence could add."""
    seats = state.setup.seats
    rivals_turns = sum(state.provisions) - state.provisions[seat]
    best = 0.0
    for slot, suitors in enumerate(state.suitors):
        values = state.influence[seats * slot : seats * slot + seats]
        own = values[seat] + power + (not suitors)
        rivals = [values[other] for other in suitors if other != seat]
        lead = own - max(rivals, default=0) - (1 if rivals and own <= max(rivals) else 0)
        worth = champion_worth(state, state.offer[slot])
        before = 0.6 if suitors and suitors[0] == seat else 0.0
        best = max(best, (chance_to_win(lead, rivals_turns) - before) * worth)
    return best
