"""Setting up the table, the gnomes and the players."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.beginning import first_seat
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import NOBODY, SecretQuestion, Step
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS, OFFERED, STARTERS
from antre.games.fall.content.options import Keep
from antre.games.fall.rules import events
from antre.games.fall.rules.lairs import CHOOSE_LAIRS
from antre.games.fall.rules.mountain import add_gnome
from antre.games.fall.rules.preparing import join, lay_gate_row, reveal_offer, turn_order
from antre.games.fall.rules.state import NOTHING, TABLE, Fall
from antre.games.fall.rules.tracks import gain_votes
from antre.games.fall.rules.waves import WAVE


class SetUp(Step[Fall]):
    """First player, halls, vote tiles, champions on offer, gnomes, gate cards."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        seats = state.setup.seats
        state.first = first_seat(state) if seats > 1 else 0
        state.tell(events.FirstPlayer, state.first)
        state.halls = tuple(state.deal(state.halls_left, len(state.board.halls), "hall"))
        state.tell(events.Halls, TABLE, list(state.halls))
        tiles = list(range(len(CLANS)))
        state.tiles = tuple(state.deal(tiles, len(CLANS), "vote_tile"))
        state.tell(events.VoteTiles, TABLE, list(state.tiles))
        if seats == 1:
            leave_out_rivals(state)
        reveal_offer(state, OFFERED)
        place_gnomes(state)
        lay_gate_row(state)
        state.stack.append(WAVE)
        state.stack.append(DRAW_STARTERS)


def leave_out_rivals(state: Fall) -> None:
    """Survivor: champions that need opponents stay in the box."""
    champions = state.content.champions
    for packet in state.packets:
        state.removed += tuple(card for card in packet if champions[card].not_in_solo)
        packet[:] = [card for card in packet if not champions[card].not_in_solo]


def place_gnomes(state: Fall) -> None:
    """Gnomes at the entrances of domains drawn by gate cards; one more card says where they rally.

    The cards go back afterwards.
    """
    cards = state.gates[:]
    for clan in state.deal(cards, state.content.table_for(state.setup.seats).gnomes, "gate"):
        entrances = list(cells_of(state.board.entrances[clan]))
        one = len(entrances) == 1
        add_gnome(state, entrances[0] if one else state.deal(entrances, 1, "entrance")[0])
    state.rally = state.deal(cards, 1, "gate")[0]
    state.tell(events.RallyMoves, TABLE, state.rally)


class DrawStarters(Step[Fall]):
    """Everybody draws two champions of packet 0."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        for seat in turn_order(state):
            drawn = state.deal(state.packets[STARTERS], 2, "starter")
            state.starters[seat] = tuple(sorted(drawn))
            state.tell(events.DrawStarters, seat, list(state.starters[seat]), audience=(seat,))
        state.stack.append(CHOOSE_STARTER)


class ChooseStarter(SecretQuestion[Fall, Keep]):
    """Everybody keeps one of two champions; the other leaves the game unseen."""

    __slots__ = ()
    rule = "setup.starting-champion-draw"

    def seats(self, state: Fall) -> Sequence[int]:
        return [seat for seat, kept in enumerate(state.kept) if kept == NOTHING]

    def actor(self, state: Fall) -> int:
        return state.kept.index(NOTHING) if NOTHING in state.kept else NOBODY

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.keep[champion] for champion in state.starters[seat]]

    def note(self, state: Fall, seat: int, option: Keep) -> bool:
        state.kept[seat] = option.champion
        state.tell(events.ChooseStarter, seat, option.champion, audience=(seat,))
        return True

    def close(self, state: Fall) -> None:
        order = turn_order(state)
        for seat in order:
            keep_starter(state, seat)
        state.kept = [NOTHING] * len(order)
        state.stack += [CHOOSE_LAIRS[seat] for seat in reversed(order)]

    def withdraw(self, state: Fall, seat: int) -> None:
        state.kept[seat] = NOTHING

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        drawn = [state.content.champion_name[champion] for champion in state.starters[seat]]
        return Refusal(self.rule, drawn=", ".join(drawn))


def keep_starter(state: Fall, seat: int) -> None:
    """The champion is shown: votes, ability and symbols are the player's from now on."""
    kept = state.kept[seat]
    state.rejected[seat] = next(card for card in state.starters[seat] if card != kept)
    state.starters[seat] = ()
    state.tell(events.KeepStarter, seat, kept)
    champion = state.content.champions[kept]
    gain_votes(state, seat, champion.clan, champion.votes)
    join(state, seat, kept)


DRAW_STARTERS = DrawStarters()
CHOOSE_STARTER = ChooseStarter()
SET_UP = SetUp()
