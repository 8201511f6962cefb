"""The edition of the Hall: boards that can be played, full counts, and slips named by line."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter, deque

import pytest

from antre.core.edition import Sheet
from antre.core.errors import BadEdition
from antre.core.game import find
from antre.games.hall.content.content import (
    ANY,
    HALLS,
    SPELLS,
    TILES,
    WORKSHOPS,
    Board,
    HallContent,
)
from antre.games.hall.content.grid import STRIDE, beside, cell_name, cells_of, flood, place
from antre.games.hall.content.notation import parse_cell
from antre.games.hall.content.resources import CLANS, MUD, STATUE_CLANS, named, total

GAME = find("hall")
CONTENT = GAME.edition()
assert isinstance(CONTENT, HallContent)
TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
# What a resource weighs in the balance of the trolls.
WEIGHTS = {
    "stone": 2, "coin": 2, "iron": 3, "rune": 3, "hammer": 3, "clan_cart": 3, "heartstone": 4,
    "cart": 4,
}  # fmt: skip
both_boards = pytest.mark.parametrize("board", CONTENT.boards, ids=lambda board: board.name)


def mask(cells: tuple[int, ...] | list[int]) -> int:
    return sum(1 << cell for cell in cells)


def weight(purse: int) -> int:
    return sum(WEIGHTS[kind] * count for kind, count in named(purse).items())


def steps(board: Board, start: int) -> dict[int, int]:
    """How far every space is from a start space, by ground that can be dug."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for near in cells_of(beside(1 << cell) & board.ground):
            if near not in found:
                found[near] = found[cell] + 1
                waiting.append(near)
    return found


def footprints(board: Board, sizes: tuple[int, ...]) -> list[int]:
    """Every way a tunnel of these sizes can lie on the ground of a board."""
    return [
        way.pattern << cell
        for shape in CONTENT.shapes[: len(TILES)]
        if shape.size in sizes
        for way in shape.ways
        for cell in cells_of(board.ground)
        if way.pattern << cell & ~board.ground == 0
    ]


def test_the_counts_of_each_board() -> None:
    assert [
        (
            board.name, board.spaces.bit_count(), [zone.bit_count() for zone in board.zones],
            len(board.statue_spaces), len(board.sites), len(board.buried),
            board.rubble.bit_count(), {mark: len(cells) for mark, cells in board.starts.items()},
        )
        for board in CONTENT.boards
    ] == [
        ("winter", 368, [108, 76, 108, 44, 32], 21, 15, 25, 81, {3: 0, 4: 4, 5: 5}),
        ("autumn", 260, [92, 60, 56, 36, 16], 15, 9, 15, 54, {3: 3, 4: 0, 5: 0}),
    ]  # fmt: skip


@both_boards
def test_the_heart_lies_in_the_middle_and_is_no_space(board: Board) -> None:
    assert board.heart == mask([parse_cell(f"{x}{y}") for x in "KLM" for y in (11, 12, 13)])
    assert not board.heart & board.spaces


@both_boards
def test_zones_lie_inside_one_another(board: Board) -> None:
    assert sum(board.zones) == board.spaces
    assert all(board.zone[cell] == 4 for cell in cells_of(beside(board.heart) & board.spaces))
    inside = board.heart
    for zone in reversed(board.zones):
        inside |= zone
        assert flood(board.heart, inside) == inside
    assert all(board.zones[board.zone[cell]] >> cell & 1 for cell in cells_of(board.spaces))
    assert all(
        board.zone[cell] == -1 for cell in range(len(board.zone)) if not board.spaces >> cell & 1
    )


@both_boards
def test_start_spaces_lie_apart_in_the_dark_grey_zone(board: Board) -> None:
    for mark, starts in board.starts.items():
        assert len(starts) >= mark or not starts
        assert not mask(starts) & ~board.zones[0]
        for one, other in itertools.combinations(starts, 2):
            assert not beside(1 << one) >> other & 1


@both_boards
def test_start_spaces_are_worth_about_the_same(board: Board) -> None:
    yellow = board.zones[4]
    for starts in board.starts.values():
        for start in starts:
            far = steps(board, start)
            assert min(far[cell] for cell in cells_of(yellow & board.ground)) in (8, 9, 10)
            statues = [far[cell] for cell in board.statue_spaces]
            assert sum(distance <= 4 for distance in statues) in (1, 2, 3)
            assert sum(distance <= 7 for distance in statues) in (3, 4, 5)


@both_boards
def test_statue_spaces_run_clockwise_around_the_heart(board: Board) -> None:
    angles = [math.atan2(-y, x) for x, y in map(place, board.statue_spaces)]
    assert angles == sorted(angles, reverse=True)
    assert len(set(angles)) == len(angles)
    assert len(board.statue_spaces) <= len(STATUE_CLANS) * CONTENT.statues_per_clan
    assert len(board.statue_spaces) % len(STATUE_CLANS) == 0


@both_boards
def test_sites_are_open_on_all_sides_and_more_than_enough(board: Board) -> None:
    assert len(board.sites) > CONTENT.workshops_for(5 if board.name == "winter" else 3)
    assert list(board.sites) == sorted(board.sites)
    assert [board.site_number[site] for site in board.sites] == list(range(len(board.sites)))
    for site, sides in zip(board.sites, board.site_sides, strict=True):
        near = {site + step for step in (1, -1, STRIDE, -STRIDE)}
        assert set(cells_of(sides)) == near
        assert not board.ground >> site & 1


@both_boards
def test_all_ground_can_be_reached_with_sites_blocked(board: Board) -> None:
    assert board.ground == board.spaces & ~mask(board.sites)
    assert flood(1 << board.statue_spaces[0], board.ground) == board.ground


@both_boards
def test_rubble_lies_on_statues_and_treasures_too(board: Board) -> None:
    assert mask(board.statue_spaces) & board.rubble
    assert board.buried_mask & board.rubble
    assert board.buried_mask == mask(list(board.buried))
    assert not board.buried_mask & (mask(board.statue_spaces) | mask(board.sites))


@both_boards
def test_the_corners_are_free(board: Board) -> None:
    reach = max(max(map(abs, place(cell))) for cell in cells_of(board.spaces))
    corners = {(x, y) for x in (-reach, reach) for y in (-reach, reach)}
    assert not corners & {place(cell) for cell in cells_of(board.spaces)}


def test_the_places_of_the_rulebooks_examples_exist() -> None:
    winter = CONTENT.boards[0]
    wanted = {"iron": 2, "hammer": 1}
    treasures = rubble = 0
    for spaces in footprints(winter, (4,)):
        found = sum(winter.buried[cell] for cell in cells_of(spaces & winter.buried_mask))
        treasures += named(found) == wanted and bool(spaces & mask(winter.statue_spaces))
        rubble += (spaces & winter.rubble).bit_count() == 3
    assert treasures
    assert rubble


def test_which_board_is_played() -> None:
    names = {
        (seats, winter): CONTENT.board_for(seats, winter).name
        for seats in range(2, 6)
        for winter in (False, True)
    }
    assert [names[seats, False] for seats in range(2, 6)] == ["autumn"] * 2 + ["winter"] * 2
    assert names[2, True] == "winter"
    assert [CONTENT.start_mark(seats) for seats in range(2, 6)] == [0, 3, 4, 5]
    assert [CONTENT.workshops_for(seats) for seats in range(2, 6)] == [5, 7, 9, 11]


def test_the_tunnel_tiles() -> None:
    assert dict(zip(TILES, CONTENT.tile_copies, strict=True))["I2"] == 12
    assert sum(CONTENT.tile_copies) == 52
    shapes = CONTENT.shapes[: len(TILES)]
    spaces = [shape.size * n for shape, n in zip(shapes, CONTENT.tile_copies, strict=True)]
    assert sum(spaces) == 179
    assert [shape.name for shape in shapes if not shape.anchored] == ["I5"]
    assert all(shape.size == int(shape.name[1]) for shape in shapes)


def test_a_shape_lies_in_as_many_ways_as_differ() -> None:
    ways = {shape.name: len(shape.ways) for shape in CONTENT.shapes}
    assert ways == {
        "I2": 2, "I3": 2, "L3": 4, "I4": 2, "O4": 1, "T4": 4, "S4": 4, "L4": 8, "I5": 2,
        "wellspring": 4, "shaman_chamber": 4, "stonecutter": 8, "great_forge": 4,
        "treasure_hall": 8, "feast_hall": 1,
    }  # fmt: skip
    for shape, by_turn in zip(CONTENT.shapes, CONTENT.way_by_turn, strict=True):
        assert set(shape.turns) == by_turn.keys()
        assert all(way.index == turn for turn, way in by_turn.items())
        assert all(len(way.offsets) == shape.size for way in shape.ways)


def test_the_great_halls() -> None:
    values = dict(zip(HALLS, zip(CONTENT.hall_low, CONTENT.hall_high, strict=True), strict=True))
    assert values["treasure_hall"] == (6, 15)
    assert min(CONTENT.hall_low) == 0
    for shape in CONTENT.shapes[len(TILES) :]:
        assert shape.size > 5
        assert all(len(way.marks) == 1 and way.marks[0] in way.offsets for way in shape.ways)


def test_the_printed_values() -> None:
    stone, iron, heartstone = CONTENT.dig_honor
    assert stone[4] == 4
    assert all(a < b < c for a, b, c in list(zip(stone, iron, heartstone, strict=True))[2:])
    assert CONTENT.statue_value == (2, 4, 6, 8, 10)
    assert CONTENT.crown_values == (5, 3)
    assert sorted(Counter(CONTENT.token_values).values()) == [3, 4, 4, 4]
    assert 3 in CONTENT.token_values
    assert Counter(CONTENT.pedestals) == dict.fromkeys(STATUE_CLANS, 6)


def test_all_trolls_are_there() -> None:
    assert [len(deck) for deck in CONTENT.decks] == [21, 17, 17]
    clans = [Counter(CONTENT.card_clan[card] for card in deck) for deck in CONTENT.decks]
    assert [[found[clan] for clan in range(4)] for found in clans] == [
        [5, 5, 5, 6], [4, 4, 4, 5], [4, 4, 4, 5],
    ]  # fmt: skip
    assert all(
        CONTENT.card_level[card] == level + 1 for level in range(3) for card in CONTENT.decks[level]
    )
    assert len(set(CONTENT.card_name)) == len(CONTENT.card_name) == 61


def test_the_symbols_of_the_trolls() -> None:
    trolls = [card for deck in CONTENT.decks for card in deck]
    assert named(sum(CONTENT.card_full[card] for card in trolls)) == {
        "stone": 35, "iron": 33, "heartstone": 24, "cart": 4, "hammer": 11, "rune": 14,
        "coin": 36, "clan_cart": 40,
    }  # fmt: skip
    for card in trolls:
        neutral = "cart" in named(CONTENT.card_full[card])
        of_clan = "clan_cart" in named(CONTENT.card_full[card])
        assert not (of_clan if CONTENT.card_clan[card] == MUD else neutral)


def test_the_cards_of_the_rulebook() -> None:
    found = [
        (CLANS[CONTENT.card_clan[card]], named(CONTENT.card_full[card]))
        for deck in CONTENT.decks
        for card in deck
    ]
    assert ("fire", {"stone": 2, "clan_cart": 1}) in found
    assert ("mud", {"iron": 1, "heartstone": 1}) in found
    assert ("ice", {"iron": 3, "rune": 1, "clan_cart": 1}) in found
    produced = [named(CONTENT.card_full[card]) for card in CONTENT.starters]
    assert {"stone": 1} in produced
    assert {"heartstone": 1} in produced
    assert {"coin": 1} in produced


def test_trolls_grow_with_their_level_and_clans_are_even() -> None:
    ranges = ((6, 7), (9, 11), (14, 15))
    for deck, (low, high) in zip(CONTENT.decks, ranges, strict=True):
        assert all(low <= weight(CONTENT.card_full[card]) <= high for card in deck)
    assert [total(CONTENT.card_start[card]) for card in CONTENT.starters] == [4, 3, 3, 3, 3, 3]
    sums = Counter[int]()
    for card in (card for deck in CONTENT.decks for card in deck):
        sums[CONTENT.card_clan[card]] += weight(CONTENT.card_full[card])
    even = [sums[clan] for clan in STATUE_CLANS]
    assert max(even) - min(even) <= 2


def test_only_starting_trolls_bring_resources() -> None:
    assert [bool(start) for start in CONTENT.card_start] == [True] * 6 + [False] * 55
    assert [CONTENT.card_level[card] for card in CONTENT.starters] == [0] * 6
    assert all(total(CONTENT.card_full[card]) == 1 for card in CONTENT.starters)


def test_workshops_convert_as_printed() -> None:
    assert sum(CONTENT.workshop_copies) == 22
    by_name = dict(zip(WORKSHOPS, CONTENT.conversions, strict=True))
    assert by_name["rune_forge"] == ((0, 1, 5, 1), (1, 1, 5, 1), (5, 1, 0, 1), (5, 1, 1, 1))
    assert by_name["grinding_mill"] == ((2, 1, 0, 2), (0, 2, 2, 1))
    assert by_name["warehouse"] == ((ANY, 2, 3, 1),)
    assert by_name["stewardship"] == ()


def test_spells_that_give_and_spells_that_reach() -> None:
    assert len(CONTENT.spell_name) == 17
    gains = {
        name: named(gain) for name, gain in zip(SPELLS, CONTENT.spell_gain, strict=True) if gain
    }
    assert gains == {
        "silver_rails": {"cart": 1, "coin": 1}, "iron_vein": {"iron": 2},
        "heartbeat": {"stone": 1, "heartstone": 1}, "golden_rain": {"coin": 3},
        "iron_fist": {"hammer": 2},
    }  # fmt: skip
    amounts = {name: n for name, n in zip(SPELLS, CONTENT.spell_amount, strict=True) if n}
    assert amounts == {
        "transmutation": 3, "levitation": 2, "light_fingers": 3, "free_hands": 3,
        "call_of_the_horde": 2,
    }  # fmt: skip


def test_everything_has_a_name_in_both_languages() -> None:
    groups = {
        "spell": SPELLS, "effect": SPELLS, "workshop": WORKSHOPS, "hall": HALLS, "tunnel": TILES,
        "clan": CLANS,
    }  # fmt: skip
    for group, ids in groups.items():
        assert CONTENT.words[group].keys() == set(ids)
        for language in ("en", "fr"):
            names = [CONTENT.words[group][id][language] for id in ids]
            assert all(names)
            assert group == "effect" or len(set(names)) == len(names)


def test_what_is_printed_and_what_is_ours() -> None:
    assert CONTENT.sources.keys() == {"rulebook", "reconstructed"}
    ours = set(CONTENT.reconstructed)
    assert {"board winter", "board autumn", "tokens 1", "spell echo", "troll fi3-1"} <= ours
    assert not ours & {"zone grey", "zone yellow", "crowns 1", "pieces 1", "workshop mint"}


def test_options_are_found_where_the_rules_look_for_them() -> None:
    assert CONTENT.options.parse("recruit:3c") is CONTENT.recruit[11]
    assert CONTENT.options.parse("from:storage") is CONTENT.pay_from[0]
    assert CONTENT.options.parse("fetch:clan_cart:10") is CONTENT.fetch[7][9]
    assert CONTENT.options.parse("dig:I5:mixed") is CONTENT.dig[8][3]
    assert CONTENT.options.parse("swap:stone>iron") is CONTENT.swap[0][1]
    cell = parse_cell("H4")
    assert CONTENT.options.parse("lay:H4:7") is CONTENT.lay[cell][7]
    assert CONTENT.options.parse("pedestal:moon:H4") is CONTENT.set_pedestal[2][cell]
    both = CONTENT.boards[0].spaces | CONTENT.boards[1].spaces
    assert CONTENT.lay.keys() == CONTENT.move.keys() == CONTENT.to.keys() == set(cells_of(both))


def test_spaces_by_name() -> None:
    for cell in cells_of(CONTENT.boards[0].spaces):
        assert parse_cell(cell_name(cell)) == cell
    assert [parse_cell(name) for name in ("X1", "A24", "A0", "a1", "", "12")] == [-1] * 6


def problems(text: str) -> list[str]:
    sheet = Sheet(text)
    GAME.engine.compile(sheet)
    with pytest.raises(BadEdition) as error:
        sheet.finish()
    return error.value.problems


def spoilt(old: str, new: str, field: str, after: str = "") -> tuple[str, int]:
    """Our edition with a slip in it, and the line of the field it stands in."""
    start = TEXT.index(after) if after else 0
    where = TEXT.index(old, start)
    text = TEXT[:where] + new + TEXT[where + len(old) :]
    lines = text[: where + len(new)].split("\n")
    line = max(n for n, found in enumerate(lines, 1) if re.match(rf"{field} =", found))
    return text, line


SLIPS = [
    # old, new, field, after, label, what is said
    ("H4 1 iron, 2 coin", "H4 2 coins", "buried", "", "board winter", "'2 coins' found, a"),
    ("H4 1 iron, 2 coin", "H5 2 coin", "buried", "", "board winter", "H5 is not a space drawn"),
    ("H4 1 iron, 2 coin\n", "", "buried", "", "board winter", "nothing is said of H4"),
    ("H4 1 iron, 2 coin", "H4 5 coin", "buried", "", "board winter", "H4: 1 to 4 tokens"),
    ("_______......5..", "_______......X..", "spaces", "", "board winter", "'X' found in row 2"),
    ("_________...S._", "________...S._", "spaces", "", "board winter", "a square of odd size"),
    ("_______......5..", "_______.........", "spaces", "", "board winter", "5 start spaces marked"),
    ("_________11111_", "_________1111__", "zones", "", "board winter", "does not fit the spaces"),
    ("_______......5..", "_______......55.", "spaces", "", "board winter", "5 are adjacent"),
    ('cells = "o##"', 'cells = "o###"', "cells", "", "tunnel I3", "3 spaces expected, 4 found"),
    ('cells = "o##"', 'cells = "oo#"', "cells", "", "tunnel I3", "a tile has one o at most"),
    ('cells = "o##"', 'cells = "o#x"', "cells", "", "tunnel I3", "'x' found, only # . and o"),
    ("#a#\n###", "###\n###", "cells", "", "hall wellspring", "an altar a expected"),
    ("copies = 12", "copies = 11", "copies", "", "tunnel I2", "52 tunnel tiles expected, not 51"),
    ("copies = 2\n", "copies = 3\n", "copies", "[[workshop]]", "workshop cartwright", "22 "),
    ("[1, 2, 4, 6]", "[1, 2, 4]", "honor", "", "digging stone", "four numbers expected"),
    ("4, 5, 5, 5]", "4, 5, 5]", "values", "[tokens]", "tokens 1", "15 tokens expected"),
    ("[5, 3]", "[5]", "values", "[crowns]", "crowns 1", "two coronation tokens expected"),
    ("statues = 7", "statues = 6", "statues", "", "pieces 1", "too few for the statue spaces"),
    ("1 coin <> 1 rune", "1 coin = 1 rune", "swaps", "", "workshop charm_weaver", "> or <>"),
    ("2 any > 1 cart", "1 cart > 2 any", "swaps", "", "workshop warehouse", "not gained"),
    ('"2 stone, 1 cart"', '"2 stone 1 cart"', "symbols", "", "troll fi1-1", "'2 stone 1 cart'"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "field", "after", "label", "said"), SLIPS)
def test_a_slip_is_named_by_line_and_field(
    old: str, new: str, field: str, after: str, label: str, said: str
) -> None:
    text, line = spoilt(old, new, field, after)
    head = f"line {line}, {label}, field {field!r}: "
    assert any(p.startswith(head) and said in p for p in problems(text)), problems(text)


def test_a_blocked_site_and_cut_off_ground_are_noticed() -> None:
    text, _ = spoilt("____.4.sr.W.rR.W", "____.4.srWW.rR.W", "spaces")
    assert any("open on all four sides, not J5, K5" in problem for problem in problems(text))
    text, _ = spoilt("_________...S._________", "S________...S.________.", "spaces")
    assert any("cannot be reached from the others" in problem for problem in problems(text))


def test_missing_and_surplus_trolls_are_counted() -> None:
    entry = re.search(r'\[\[troll\]\]\nid = "fi1-2"\n.*?\n\n', TEXT, re.DOTALL)
    assert entry
    assert problems(TEXT.replace(entry[0], "")) == [
        "trolls of level 1: 1 missing, 21 expected",
    ]
    assert problems(TEXT + entry[0].replace("fi1-2", "fi1-9")) == [
        "trolls of level 1: 1 too many, 21 expected",
    ]
