"""Setting up: factions, order, tiles, Thorn, magic, the first influence."""

from __future__ import annotations

from antre.core.beginning import first_seat
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.draws import BLANK, SKULL
from antre.games.garden.content.names import (
    FACES,
    FACTIONS,
    GROUPS,
    LEVELS,
    MOST_SEATS,
    PIER,
    RESOURCES,
)
from antre.games.garden.content.options import Place, PlaceThorn
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import gain
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.rounds import ROUND
from antre.games.garden.rules.state import NOBODY, NOTHING, Garden
from antre.games.garden.rules.troops import influential, place_cube


class SetUp(Step[Garden]):
    """Factions and player order; then Thorn, before anything is turned up."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        assign_factions(state)
        seats = state.setup.seats
        first = first_seat(state)
        order = tuple((first + place) % seats for place in range(seats))
        state.order = state.arrivals = order
        # The first player's marker lies on top of the pile, and the top is the worst.
        state.standing = order[::-1]
        state.tell(events.PlayerOrder, NOBODY, list(order))
        state.order_tokens = (1, 2, 3, 4, 5)
        if state.setup.settings["mode"] == "advanced":
            lay_vuko_tiles(state)
        for seat in order:
            equip(state, seat)
        state.stack.append(REVEAL)
        pier = state.seat_of[PIER]
        if pier != NOBODY:
            state.stack.append(CHOOSE_THORN[pier])


def assign_factions(state: Garden) -> None:
    """Those that were chosen, the others drawn; no two players have the same."""
    chosen = [NOTHING if name is None else FACTIONS.index(name)
              for name in state.setup.settings["factions"]]  # fmt: skip
    bag = [faction for faction in range(len(FACTIONS)) if faction not in chosen]
    drawn = state.deal(bag, chosen.count(NOTHING), "faction")
    drawn.reverse()
    state.factions = tuple(drawn.pop() if own == NOTHING else own for own in chosen)
    state.seat_of = tuple(
        state.factions.index(faction) if faction in state.factions else NOBODY
        for faction in range(len(FACTIONS))
    )
    for seat, faction in enumerate(state.factions):
        state.tell(events.PlaysFaction, seat, faction)


def equip(state: Garden, seat: int) -> None:
    """Starting resources out of the bank, figures and what is printed on the faction board."""
    for kind in range(len(RESOURCES)):
        gain(state, seat, kind, state.box.start[kind])
    for unit in state.box.factions[state.factions[seat]].units:
        kind = LEVELS * seat + unit.level - 1
        state.figures[kind] = unit.figures
        for ability, count in enumerate(unit.printed):
            state.powers[ability][kind] = count


def lay_vuko_tiles(state: Garden) -> None:
    """The faces chosen by hand; the other tiles by lot, on the last free groups first."""
    faces = chosen_faces(state)
    used = {state.box.faces[face].tile for face in faces if face != NOTHING}
    wanted = state.setup.settings["vuko_tiles"] - len(used)
    free = [group for group in reversed(range(GROUPS)) if is_for_the_lot(state, faces, group)]
    bag = [tile for tile in range(GROUPS) if tile not in used]
    for group, tile in zip(free, state.deal(bag, max(0, min(wanted, len(free))), "vuko_tile"),
                           strict=False):  # fmt: skip
        sides = [face for face in range(len(FACES)) if state.box.faces[face].tile == tile]
        faces[group] = state.deal(sides, 1, "vuko_face")[0]
    state.faces = tuple(faces)
    state.tell(events.VukoTiles, NOBODY, faces)


def chosen_faces(state: Garden) -> list[int]:
    """A tile lies once: of its two faces the one that is asked for first."""
    faces: list[int] = []
    for group in range(GROUPS):
        name = state.setup.settings[f"tile_{group + 1}"]
        face = FACES.index(name) if name in FACES else NOTHING
        tiles = [state.box.faces[other].tile for other in faces if other != NOTHING]
        taken = face != NOTHING and state.box.faces[face].tile in tiles
        faces.append(NOTHING if taken else face)
    return faces


def is_for_the_lot(state: Garden, faces: list[int], group: int) -> bool:
    return faces[group] == NOTHING and state.setup.settings[f"tile_{group + 1}"] != "empty"


class ChooseThorn(SeatQuestion[Garden, PlaceThorn]):
    """Pier chooses the region of Thorn, while the tiles still lie face down."""

    __slots__ = ()
    rule = "setup.thorn-placed-by-pier"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [state.box.thorn[region] for region in state.layout.regions]

    def apply(self, state: Garden, seat: int, option: PlaceThorn) -> None:
        state.thorn = option.region
        state.tell(events.ThornPlaced, seat, option.region)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


class Reveal(Step[Garden]):
    """Score tiles and magic tokens are turned up; blanks go, and everybody places two cubes."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        layout = state.layout
        tiles = state.deal(list(layout.in_order), len(layout.regions), "score_tile")
        for region, tile in zip(layout.regions, tiles, strict=True):
            state.tiles[region] = tile
        lay_magic(state)
        skulls = [region for region in layout.regions if state.magic[region]]
        state.tell(events.TilesRevealed, NOBODY, list(layout.regions), tiles, skulls)
        state.stack.append(NEUTRALS)
        for ask in (SECOND_CUBE, FIRST_CUBE):
            state.stack += [ask[seat] for seat in reversed(state.order)]


def lay_magic(state: Garden) -> None:
    """All skulls and as many blanks as needed, one token for each region but Thorn's."""
    regions = [region for region in state.layout.regions if region != state.thorn]
    skulls = state.box.skulls
    pool = [SKULL] * skulls + [BLANK] * (len(regions) - skulls)
    for region, token in zip(regions, state.deal(pool, len(regions), "magic"), strict=True):
        state.magic[region] = token


class FirstCube(SeatQuestion[Garden, Place]):
    """An influence cube in any region in use, also where others are."""

    __slots__ = ()
    rule = "setup.first-influence"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return state.box.places[state.layout.open & ~influential(state, seat)]

    def apply(self, state: Garden, seat: int, option: Place) -> None:
        place_cube(state, seat, option.region)
        state.tell(events.CubePlaced, seat, option.region)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


class SecondCube(FirstCube):
    """The second one goes elsewhere than the first."""

    __slots__ = ()
    rule = "setup.second-elsewhere"


class Neutrals(Step[Garden]):
    """One neutral cube in every region in use; then the first round."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        for region in state.layout.regions:
            state.neutral[region] = 1
        state.tell(events.NeutralsPlaced, NOBODY)
        state.stack.append(ROUND)


CHOOSE_THORN = [ChooseThorn(seat) for seat in range(MOST_SEATS)]
FIRST_CUBE = [FirstCube(seat) for seat in range(MOST_SEATS)]
SECOND_CUBE = [SecondCube(seat) for seat in range(MOST_SEATS)]
REVEAL, NEUTRALS, SET_UP = Reveal(), Neutrals(), SetUp()
