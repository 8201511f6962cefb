"""What happens at a table of Maender-Alkoor, as it is told."""

from __future__ import annotations

from typing import Annotated

from antre.core.event import TABLE, Event
from antre.games.alkoor.content.names import COLOURS, ZONES
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.content.trials import OBJECTIVES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.names import ENDINGS, FATES, LOOKS, card_name, die_name, seen_name

__all__ = ["TABLE"]

NOTHING = -1


def _hero(content: Box, hero: int) -> str | None:
    return None if hero == NOTHING else content.heroes[hero].id


def _thing(content: Box, number: int) -> str:
    """What is traded: a gem by colour, or a Dilemma."""
    if number < len(COLOURS):
        return COLOURS[number]
    return content.dilemmas[number - len(COLOURS)].id


Colour = Annotated[int, lambda content, colour: COLOURS[colour]]
Hero = Annotated[int, _hero]
Item = Annotated[int, lambda content, item: content.equipment[item].id]
Unforeseen = Annotated[int, lambda content, card: card_name(content, 128 + card)]
Card = Annotated[int, card_name]
Hazard = Annotated[int, lambda content, hazard: content.hazards[hazard].id]
Room = Annotated[int, lambda content, room: content.rooms[room].id]
Quest = Annotated[int, lambda content, quest: content.quests[quest].id]
Treasure = Annotated[int, lambda content, treasure: content.treasures[treasure].id]
Token = Annotated[int, lambda content, token: TOKEN_NAMES[token]]
Place = Annotated[int, lambda content, place: content.places.names[place] if place >= 0 else place]
Zone = Annotated[int, lambda content, zone: ZONES[zone]]
Challenge = Annotated[int, lambda content, challenge: content.challenges[challenge].id]
Skill = Annotated[int, lambda content, skill: content.choose.skill[skill].text.partition(":")[2]]
Die = Annotated[int, lambda content, die: die_name(die)]
Fate = Annotated[int, lambda content, fate: FATES[fate]]
Kind = Annotated[int, lambda content, kind: OBJECTIVES[kind]]
Look = Annotated[int, lambda content, look: LOOKS[look]]
EndName = Annotated[int, lambda content, ending: ENDINGS[ending]]
Thing = Annotated[int, _thing]


class QuestsDrawn(Event):
    """Quests of which the Vils get one."""

    quests: list[Quest]


class QuestsSettled(Event):
    """The Quest of the Vils, and the opposed one of the team."""

    vils: Quest
    team: Quest


class TeamDrawn(Event):
    """The first Heroes."""

    heroes: list[Hero]


class RecruitReplaced(Event):
    """A Hero is replaced before the game."""

    hero: Hero
    by: Hero


class TeamStands(Event):
    """All Heroes stand on their slots, the leader first."""

    heroes: list[Hero]


class ChallengeSet(Event):
    challenge: Challenge


class TurnBegins(Event):
    """A Guide's turn."""

    turn: int


class GemsDrawn(Event):
    """The team draws gems."""

    colours: list[Colour]


class GemsTaken(Event):
    """Gems come from the Vils' board."""

    colours: list[Colour]


class TeamPays(Event):
    """A team payment, to the bank or to the Vils."""

    count: int
    to_vils: bool


class Traded(Event):
    """A gem or a Dilemma goes to another board."""

    board: int
    to: int
    thing: Thing


class VilsGems(Event):
    """The Vils draw gems."""

    colours: list[Colour]


class VilsPower(Event):
    """A power of the Vils strikes."""

    colour: Colour


class VilsNotch(Event):
    """The Vils' Quest card slides down."""

    notch: int


class VilsRelic(Event):
    """The Vils take the Relic of their Quest."""

    relic: Item


class TokenMoved(Event):
    """A token is moved into the corridor."""

    from_: Place
    to: Place


class RoomRevealed(Event):
    """A Room is turned face up."""

    slot: int
    room: Room


class DestinyRolled(Event):
    result: int


class DieChanged(Event):
    """A die shows something else."""

    die: Die
    result: int


class StrideRolled(Event):
    """A die for the movement."""

    result: int


class AvatarMoved(Event):
    """The Avatar moves; how far away the team is then."""

    to: Place
    distance: int


class TokenTrampled(Event):
    """The Avatar stops on a token."""

    token: Token


class ZoneTrampled(Event):
    """The Avatar stops on a Zone."""

    zone: Zone


class Stillness(Event):
    """The Avatar does not move in this turn."""


class TeamSetsOut(Event):
    """The team walks, or runs."""

    walking: bool


class TeamMoved(Event):
    to: Place


class TokenRevealed(Event):
    token: Token


class TokenHeld(Event):
    board: int
    token: Token


class TokenUsed(Event):
    token: Token


class Seen(Event):
    """Something face down was looked at."""

    what: Look
    place: int
    number: int

    def to_json(self, content: Box) -> dict[str, object]:
        told = {"kind": self.kind, "seat": self.seat, "what": LOOKS[self.what]}
        return {
            **told,
            "place": self.place,
            "seen": seen_name(content, self.what, self.place, self.number),
        }


class UnforeseenDrawn(Event):
    cards: list[Unforeseen]


class DilemmaHeld(Event):
    board: int
    card: Unforeseen


class DilemmaRefused(Event):
    card: Unforeseen


class DilemmaPlayed(Event):
    board: int
    card: Unforeseen


class DilemmaLost(Event):
    """A held Dilemma goes to the Vils."""

    card: Unforeseen


class MonsterAppears(Event):
    """A Creature, or a Critter on a Hero."""

    card: Unforeseen
    hero: Hero


class MonsterWon(Event):
    card: Unforeseen


class HazardsRead(Event):
    """Several cards of a slot, of which one is played."""

    cards: list[Hazard]


class HazardRevealed(Event):
    hazard: Hazard


class HavenWon(Event):
    zone: Hazard


class DoorOpens(Event):
    door: Hazard


class TrialBegins(Event):
    hazard: Hazard


class ObjectiveBegins(Event):
    """What is asked for, and how much of it."""

    objective: Kind
    colour: Colour
    target: int


class DiceRolled(Event):
    board: int
    dice: list[int]


class SkillUsed(Event):
    skill: Skill


class Eased(Event):
    """An objective is lowered."""

    points: int
    stars: int


class Mastered(Event):
    """An objective is passed without dice."""

    board: int


class ObjectiveEnds(Event):
    total: int
    target: int
    reached: bool


class TrialWon(Event):
    hazard: Hazard


class TrialLost(Event):
    hazard: Hazard


class Mercy(Event):
    """Dark outcomes are cancelled."""


class VitalityRolled(Event):
    hero: Hero
    result: int


class Unharmed(Event):
    hero: Hero


class Wounded(Event):
    hero: Hero
    vitality: int


class Warded(Event):
    """A wound is cancelled."""

    hero: Hero


class Healed(Event):
    hero: Hero


class Died(Event):
    """A Hero dies, won by the team, by the Vils, or by whoever the trial says."""

    hero: Hero
    fate: Fate


class HeroClaimed(Event):
    """A dead Hero is won by the team instead of the Vils."""

    hero: Hero


class HeroLeaves(Event):
    hero: Hero


class HeroFound(Event):
    hero: Hero


class HeroJoins(Event):
    hero: Hero
    slot: int


class Swapped(Event):
    """Two Heroes exchange their slots."""

    hero: Hero
    other: Hero


class ItemsGained(Event):
    items: list[Item]


class ItemPlaced(Event):
    """An Equipment goes under a Hero, in use or stored."""

    item: Item
    hero: Hero
    active: bool


class ItemLost(Event):
    """An Equipment goes to the Vils with a Critter."""

    item: Item


class LootStolen(Event):
    item: Item


class LootSold(Event):
    item: Item


class Reclaimed(Event):
    """A card leaves the Vils' point pile."""

    card: Card


class RelicUsed(Event):
    """Step II of the team's Quest is done."""

    relic: Item


class PortalOpens(Event):
    """The Portal to the City."""


class TreasureTaken(Event):
    treasure: Treasure


class Ending(Event):
    """How the adventure ends."""

    ending: EndName


EVENTS = tuple(
    thing
    for thing in list(vars().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
