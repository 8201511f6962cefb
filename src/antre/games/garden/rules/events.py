"""What happens at a table of The Lord of the Ice Garden, as it is told."""

from __future__ import annotations

from typing import Annotated

from antre.core.event import Event
from antre.games.garden.content.content import Box
from antre.games.garden.content.names import (
    ACTIONS,
    ENDS,
    FACES,
    FACTIONS,
    PLACES,
    RESOURCES,
    TIES,
    TROOPS,
    UPGRADES,
)

NOTHING = -1


def _region(box: Box, region: int) -> str | None:
    return None if region == NOTHING else box.region_name[region]


def _face(box: Box, face: int) -> str | None:
    return None if face == NOTHING else FACES[face]


Region = Annotated[int, _region]
FactionName = Annotated[int, lambda box, faction: FACTIONS[faction]]
Face = Annotated[int, _face]
Resource = Annotated[int, lambda box, kind: RESOURCES[kind]]
Troop = Annotated[int, lambda box, troop: TROOPS[troop]]
Upgrade = Annotated[int, lambda box, kind: UPGRADES[kind]]
ActionName = Annotated[int, lambda box, action: ACTIONS[action]]
PlaceName = Annotated[int, lambda box, place: PLACES[place]]
Tie = Annotated[int, lambda box, tie: TIES[tie]]
How = Annotated[int, lambda box, ended: ENDS[ended]]


class PlaysFaction(Event):
    """A seat has its faction."""

    faction: FactionName


class PlayerOrder(Event):
    """The pile of the first round, from top to bottom."""

    order: list[int]


class VukoTiles(Event):
    """The faces above the groups of the initiative track."""

    faces: list[Face]


class ThornPlaced(Event):
    region: Region


class TilesRevealed(Event):
    """The score tile of each region in use, by its order in the set, and the skulls."""

    regions: list[Region]
    tiles: list[int]
    magic: list[Region]


class CubePlaced(Event):
    """An influence cube comes from the supply to the map."""

    region: Region


class NeutralsPlaced(Event):
    """One neutral cube in every region in use."""


class RoundBegins(Event):
    round: int


class ToppedUp(Event):
    """Too few cubes on the map: cubes come, and population."""

    population: int


class Advances(Event):
    """An initiative marker moves; spaces are numbered from 1 on."""

    steps: int
    space: int


class TurnOrder(Event):
    """The new turn order, and the action cubes of each seat."""

    order: list[int]
    cubes: list[int]


class RedShip(Event):
    """A red ship is reached for the first time; the second in one round scores as well."""

    number: int


class TilesActive(Event):
    """The Vuko faces whose power holds in this round."""

    faces: list[Face]


class OrderTokenPlaced(Event):
    number: int
    action: ActionName


class ActionOrder(Event):
    """The order in which actions 1 to 5 are resolved."""

    actions: list[ActionName]


class Plans(Event):
    """An action cube is placed."""

    place: PlaceName


class ActionBegins(Event):
    """An action with cubes on it is resolved."""

    action: PlaceName


class Declines(Event):
    """A cube is taken back without any effect."""

    action: PlaceName


class Takes(Event):
    """A token of the bank, at the Viper Gorge."""

    resource: Resource


class Exchanges(Event):
    give: Resource
    take: Resource


class Pays(Event):
    """Resources go back to the bank."""

    resource: Resource
    count: int


class Moves(Event):
    """Troops go from one region to another."""

    troop: Troop
    count: int
    from_: Region
    to: Region


class VukoTokenDiscarded(Event):
    """An M-factor token buys a Vuko token off."""


class ReputationChanges(Event):
    from_: int
    to: int


class DeadSnow(Event):
    """The marker advances."""

    space: int
    limit: int


class ShiftsToken(Event):
    """One M-factor step."""

    from_: int
    to: int


class BuysUpgrade(Event):
    upgrade: Upgrade
    level: int
    replaced: Upgrade | None


class Summons(Event):
    level: int
    region: Region


class SpyHeads(Event):
    """What the Harasim can do until the next spy step."""

    upgrades: list[Upgrade]


class Attacks(Event):
    """An attack is paid for."""

    gold: int


class Kills(Event):
    """A troop is killed; `victim` is -1 for a neutral cube."""

    region: Region
    victim: int
    troop: Troop
    points: int


class FallenLeave(Event):
    """All attacks are over: units that lie down go to their supplies."""

    units: int


class VukoVisits(Event):
    """The seat visited, and where Vuko stands now."""

    region: Region


class VukoToken(Event):
    """A seat receives a Vuko token; it has so many now."""

    tokens: int


class VukoDestroys(Event):
    level: int
    region: Region


class NeutralsFollow(Event):
    """The fire people go with Vuko."""

    count: int
    to: Region


class Nightwalkers(Event):
    """Cubes and Vuko tokens are discarded."""

    count: int
    region: Region


class VukoHolds(Event):
    """Cubes of a seat are under Vuko's control."""

    count: int
    region: Region


class VukoLeaves(Event):
    """Vuko is off the board."""


class Absorbs(Event):
    """Thorn absorbs magic tokens."""

    count: int
    total: int


class Dominates(Event):
    """Who dominates a region: influence by seat, of the neutral nation, and how a tie fell."""

    region: Region
    influence: list[int]
    neutral: int
    tie: Tie


class Undominated(Event):
    """Nobody has more influence than the neutral nation."""

    region: Region
    influence: list[int]
    neutral: int


class Darkness(Event):
    """A Darkness marker."""

    region: Region
    markers: int


class Captures(Event):
    """A cube goes to the Ice Garden."""

    region: Region
    victim: int
    total: int


class Recruits(Event):
    region: Region


class Loots(Event):
    region: Region
    victim: int
    resource: Resource


class Pipes(Event):
    """Population for music."""

    region: Region


class TowerBuilt(Event):
    region: Region
    total: int


class SendsMagic(Event):
    """A magic token goes to Thorn, face down."""

    from_: Region


class Devastates(Event):
    region: Region
    total: int


class MagicMoves(Event):
    """A magic token leaves a devastated region."""

    from_: Region
    to: Region


class MagicIncome(Event):
    region: Region
    count: int


class Harvests(Event):
    region: Region
    resource: Resource
    count: int


class Scores(Event):
    """Points for a region; the place among its players begins with 1."""

    region: Region
    place: int
    points: int


class ThornReveals(Event):
    """The tokens sent to Thorn are turned up."""

    count: int


class GameEnds(Event):
    """How the game ended, and which factions have fulfilled their goals."""

    how: How
    goals: list[FactionName]


EVENTS = [
    PlaysFaction, PlayerOrder, VukoTiles, ThornPlaced, TilesRevealed, CubePlaced, NeutralsPlaced,
    RoundBegins, ToppedUp, Advances, TurnOrder, RedShip, TilesActive, OrderTokenPlaced, ActionOrder,
    Plans, ActionBegins, Declines, Takes, Exchanges, Pays, Moves, VukoTokenDiscarded,
    ReputationChanges, DeadSnow, ShiftsToken, BuysUpgrade, Summons, SpyHeads, Attacks, Kills,
    FallenLeave, VukoVisits, VukoToken, VukoDestroys, NeutralsFollow, Nightwalkers, VukoHolds,
    VukoLeaves, Absorbs, Dominates, Undominated, Darkness, Captures, Recruits, Loots, Pipes,
    TowerBuilt, SendsMagic, Devastates, MagicMoves, MagicIncome, Harvests, Scores, ThornReveals,
    GameEnds,
]  # fmt: skip
