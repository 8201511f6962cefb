"""What happens at a table of Fall of the Mountain King, as it is told."""

from __future__ import annotations

from typing import Annotated

from antre.core.event import Event
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import cell_name, cells_of
from antre.games.fall.content.names import CLANS, EFFECTS, KINDS, SOURCES, WAVES

NOTHING = -1


def _cells(content: FallContent, mask: int) -> list[str]:
    return [content.cell_names[cell] for cell in cells_of(mask)]


Space = Annotated[int, lambda content, space: SPACE_NAMES[space]]
Clan = Annotated[int, lambda content, clan: CLANS[clan]]
Kind = Annotated[int, lambda content, kind: KINDS[kind]]
Source = Annotated[int, lambda content, source: SOURCES[source]]
Effect = Annotated[int, lambda content, effect: EFFECTS[effect]]
WaveName = Annotated[int, lambda content, wave: WAVES[wave - 1]]
Champion = Annotated[int, lambda content, champion: content.champion_name[champion]]
Card = Annotated[int, lambda content, card: content.card_name[card]]
Cell = Annotated[int, lambda content, cell: cell_name(cell)]
Cells = Annotated[int, _cells]
Tile = Annotated[int, lambda content, tile: list(content.vote_tiles[tile])]


class FirstPlayer(Event):
    """Who has the hammer."""


class Halls(Event):
    """The values of the Great Halls."""

    values: list[int]


class VoteTiles(Event):
    """What votes of each clan will be worth."""

    tiles: list[Tile]


class Offer(Event):
    """Champions come on offer."""

    champions: list[Champion]


class GnomeAppears(Event):
    """A gnome token comes to a cavern, face down."""

    cavern: Space


class RallyMoves(Event):
    """The rally token comes to the rally point of a domain."""

    clan: Clan


class GateRow(Event):
    """Gate cards are laid face down."""

    cards: int


class DrawStarters(Event):
    """The two starting champions to choose from."""

    champions: list[Champion]


class ChooseStarter(Event):
    """A starting champion is chosen, for now in secret."""

    champion: Champion


class KeepStarter(Event):
    """A starting champion is shown."""

    champion: Champion


class Lairs(Event):
    """Two sites become lairs."""

    sites: list[Space]


class Settle(Event):
    """A first troll in a cavern."""

    cavern: Space


class PawnStands(Event):
    """A champion pawn comes to the board."""

    champion: Champion
    space: Space


class WaveBegins(Event):
    """Another wave."""

    wave: WaveName


class Hand(Event):
    """Ancestry cards come to hand."""

    cards: list[Card]


class PickCard(Event):
    """A card is chosen, for now in secret; the place is -1 where none was free."""

    card: Card
    place: Cell | None


class CardPlaced(Event):
    """A card is added to an ancestry."""

    card: Card
    place: Cell | None


class HandsPass(Event):
    """All hands go on: 1 to the left, -1 to the right."""

    direction: int


class Supplies(Event):
    """A seat's provisions and desperation tokens for the wave."""

    provisions: int
    desperation: int


class WildPair(Event):
    """Two Wilds are covered for a provision."""

    cells: Cells
    provisions: int


class TurnBegins(Event):
    """A provision is spent."""

    provisions: int


class NothingToCover(Event):
    """A turn passes without an action."""


class CoverSymbols(Event):
    """Cubes are laid for an action."""

    action: Kind
    cells: Cells
    power: int
    strong: bool


class Raise(Event):
    """An action gets more power: by tokens, by provisions, or by a champion."""

    tokens: int
    provisions: int
    champion: Champion | None


class UseClaw(Event):
    """A champion's ability is used."""

    champion: Champion


class TakeCube(Event):
    """A cube is taken back."""

    cells: Cells


class TrollsMove(Event):
    """Ordinary trolls move."""

    from_: Space
    to: Space
    count: int


class PawnMoves(Event):
    """A champion pawn moves."""

    champion: Champion
    from_: Space
    to: Space


class Attack(Event):
    """Trolls meet gnomes, whose strength is revealed."""

    cavern: Space
    trolls: int
    strengths: list[int]


class Slain(Event):
    """The gnomes are slain."""

    cavern: Space
    strengths: list[int]


class Repelled(Event):
    """The trolls are driven back."""

    cavern: Space


class CalmGnome(Event):
    """A gnome beside the wheel goes back to the reserve."""

    strength: int


class Takeover(Event):
    """A cavern changes hands."""

    cavern: Space


class Honour(Event):
    """Honour is won or lost."""

    amount: int
    source: Source


class Votes(Event):
    """Votes of a clan."""

    clan: Clan
    count: int
    total: int


class Influence(Event):
    """Influence with a champion on offer."""

    champion: Champion
    power: int
    bonus: int
    total: int


class Reinforce(Event):
    """Trolls come from the reserve."""

    space: Space
    count: int


class WheelMoves(Event):
    """The wheel pawn moves; `space` is where it stops, counted from 1."""

    steps: int
    effect: Effect
    space: int


class LookAtGate(Event):
    """Somebody looks at a gate card of the row."""

    slot: int


class GateSeen(Event):
    """What the card says."""

    slot: int
    clan: Clan


class LookAtGnome(Event):
    """Somebody looks at a gnome token."""

    cavern: Space
    slot: int


class GnomeSeen(Event):
    """How strong it is."""

    cavern: Space
    slot: int
    strength: int


class BoostRises(Event):
    """A disc goes up on the boost track."""

    boost: int


class Breach(Event):
    """Gnomes break in."""

    clan: Clan
    invaders: int


class Invasion(Event):
    """A gate card is resolved."""

    slot: int
    clan: Clan
    invaders: int


class InvaderEnters(Event):
    """An invader comes to an empty cavern, by way of invaded ones."""

    cavern: Space
    path: list[Space]


class InvaderDies(Event):
    """An invader meets trolls, so many of them, by way of invaded caverns.

    `instead` are the other caverns it could have come to, `held` how many trolls are there.
    """

    cavern: Space
    path: list[Space]
    trolls: int
    instead: list[Space]
    held: list[int]


class InvaderLost(Event):
    """An invader finds no way."""


class TrollFalls(Event):
    """A troll falls: an ordinary one, or a champion."""

    cavern: Space
    champion: Champion | None


class Entrench(Event):
    """A second gnome comes to a cavern."""

    cavern: Space


class ChampionWon(Event):
    """A champion joins."""

    champion: Champion


class NobodyWants(Event):
    """A champion leaves the game."""

    champion: Champion


class Star(Event):
    """A star tile is put on a hall or a cavern."""

    champion: Champion
    hall: int | None
    cavern: Space | None


class Domain(Event):
    """A domain is scored: honour of each seat."""

    clan: Clan
    honour: list[int]


class HallCounts(Event):
    """A Great Hall is scored: caverns of each seat, then of the gnomes, and honour of each seat."""

    hall: int
    value: int
    caverns: list[int]
    honour: list[int]


class EldersCount(Event):
    """Elders are scored."""

    elders: int
    honour: int


class ClanCounts(Event):
    """The votes of a clan are scored: honour of each seat."""

    clan: Clan
    honour: list[int]


class Critical(Event):
    """Survivor: the domains that must be held this wave."""

    clans: list[Clan]


class DomainLost(Event):
    """Survivor: a critical domain is lost, and the game with it."""

    clan: Clan


EVENTS = (
    FirstPlayer, Halls, VoteTiles, Offer, GnomeAppears, RallyMoves, GateRow, DrawStarters,
    ChooseStarter, KeepStarter, Lairs, Settle, PawnStands, WaveBegins, Hand, PickCard, CardPlaced,
    HandsPass, Supplies, WildPair, TurnBegins, NothingToCover, CoverSymbols, Raise, UseClaw,
    TakeCube, TrollsMove, PawnMoves, Attack, Slain, Repelled, CalmGnome, Takeover, Honour, Votes,
    Influence, Reinforce, WheelMoves, LookAtGate, GateSeen, LookAtGnome, GnomeSeen, BoostRises,
    Breach, Invasion, InvaderEnters, InvaderDies, InvaderLost, TrollFalls, Entrench, ChampionWon,
    NobodyWants, Star, Domain, HallCounts, EldersCount, ClanCounts, Critical, DomainLost,
)  # fmt: skip
