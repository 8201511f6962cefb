"""What the components of any edition must be like, tried on ours and on spoilt ones."""

from __future__ import annotations

from collections import Counter

import pytest

from antre.core.errors import BadEdition
from antre.games.fall import GAME
from antre.games.fall.content.board import CAVERN_NAMES, SPACE, Board
from antre.games.fall.content.cards import ORDINARY_LETTERS, STAR_LETTERS
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import ABILITIES, CLANS, ELDERS, KINDS, SUPPLIES, WILD
from tests.fall.tables import CONTENT

WIDE, NARROW = CONTENT.boards
every_board = pytest.mark.parametrize("board", CONTENT.boards, ids=lambda board: board.name)


@every_board
@pytest.mark.proves("parts.caverns", "parts.volcano", "parts.domains", "parts.seven-clans")
def test_caverns_are_joined_both_ways_and_all_together(board: Board) -> None:
    for space, near in enumerate(board.near):
        assert not near >> space & 1
        for other in cells_of(near):
            assert board.near[other] >> space & 1
    assert board.flood(1 << SPACE["moss-1"], board.caverns) == board.caverns
    assert len(board.domains) == len(CLANS) == 7
    assert all(domain.bit_count() > 1 for domain in board.domains)
    assert sum(board.domains) == board.caverns


@pytest.mark.proves("parts.board-side", "setup.board", "frame.player-count")
def test_each_number_of_players_has_its_side() -> None:
    assert [CONTENT.board_for(seats).name for seats in (2, 3, 4, 5)] == [
        "narrow", "narrow", "wide", "wide",
    ]  # fmt: skip
    assert (WIDE.caverns.bit_count(), len(WIDE.halls), len(WIDE.glyphs)) == (28, 9, 6)
    assert (NARROW.caverns.bit_count(), len(NARROW.halls), len(NARROW.glyphs)) == (21, 7, 4)


@every_board
@pytest.mark.proves("parts.entrance-cavern")
def test_gates(board: Board) -> None:
    gates = {clan: board.entrances[number].bit_count() for number, clan in enumerate(CLANS)}
    two = {"ice", "moon", "hammer", "mud"}
    assert gates == {clan: 2 if clan in two else 1 for clan in CLANS}


@every_board
@pytest.mark.proves("score3.hall-varied", "ruling.lair-hall", "setup.hall-tokens-left")
def test_halls_touch_three_caverns_or_more_and_no_lairs(board: Board) -> None:
    sizes = [around.bit_count() for around in board.halls]
    assert min(sizes) >= 3
    assert len(set(sizes)) > 1
    assert all(not around & ~board.caverns for around in board.halls)
    assert len(board.halls) < len(CONTENT.hall_values)


@every_board
def test_both_sites_of_a_glyph_touch_caverns_without_gates_enough(board: Board) -> None:
    for pair in board.pairs.values():
        assert pair.bit_count() == 2
        assert (board.spread(pair) & board.caverns).bit_count() >= 3
        assert not board.spread(pair) & ~board.caverns


@pytest.mark.proves("parts.ancestry-cards", "ruling.wild-number")
def test_the_ancestry_deck_is_balanced() -> None:
    symbols = Counter((kind, power) for card in CONTENT.ancestry for _, kind, power in card.symbols)
    assert len(CONTENT.ancestry) == 72
    for kind in range(4):
        assert [symbols[kind, power] for power in (1, 2, 3)] == [36, 6, 1]
    assert [symbols[kind, 1] for kind in (WILD, SUPPLIES, ELDERS)] == [16, 12, 24]
    assert not any(symbols[kind, power] for kind in (WILD, SUPPLIES, ELDERS) for power in (2, 3))
    assert len({tuple(card.symbols) for card in CONTENT.ancestry}) == 72
    assert all(sum(kind == ELDERS for _, kind, _ in card.symbols) <= 1 for card in CONTENT.ancestry)


@pytest.mark.proves("parts.champion-cards", "parts.champion-tiles")
def test_champions_letters_and_abilities() -> None:
    champions = CONTENT.champions
    assert [len(packet) for packet in CONTENT.packets] == [14, 20, 10]
    letters = [champion.letter for champion in champions if champion.letter != "none"]
    assert sorted(letters) == sorted(ORDINARY_LETTERS + STAR_LETTERS)
    abilities = [champion.ability for champion in champions if champion.ability >= 0]
    assert sorted(abilities) == list(range(len(ABILITIES)))
    assert CONTENT.champions[CONTENT.by_ability[ABILITIES.index("scare")]].name == "imbolg"


@pytest.mark.proves("parts.gnome-tokens", "parts.hall-tokens", "parts.vote-tiles")
def test_tokens_and_tiles() -> None:
    assert Counter(CONTENT.gnome_tokens) == {1: 10, 2: 10, 3: 10}
    assert Counter(CONTENT.hall_values) == {4: 4, 8: 4, 12: 4}
    assert len(CONTENT.vote_tiles) == 7
    assert (9, 5, 3) in CONTENT.vote_tiles


@pytest.mark.parametrize(
    ("written", "spoilt", "what"),
    [
        ("moss-2: moss-1 moss-3 ", "moss-2: moss-3 ", "not the other way"),
        ("A2: hammer-4 mud-4 fire-4\n", "", "no twin"),
        ("8: mud-1 mud-2 mud-3", "8: mud-1 mud-2", "three caverns"),
        ('letter = "B"', 'letter = "A"', "'A' is there twice"),
        ('"scout-double"', '"boost-double"', "there twice"),
        ('"A3 . / . ."', '". . / . ."', "at least one symbol"),
        ('"A3 . / . ."', '"W3 . / . ."', "not a symbol"),
        ("fire-1 gate:", "fire-1:", "one or two gates"),
        ("places = [9, 5, 3]", "places = [9, 9, 3]", "three numbers"),
    ],
)
def test_a_spoilt_edition_is_refused(written: str, spoilt: str, what: str) -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    assert written in text
    with pytest.raises(BadEdition) as bad:
        GAME.read_edition(text.replace(written, spoilt, 1))
    assert any(what in problem and problem.startswith("line ") for problem in bad.value.problems)


@pytest.mark.proves("parts.gate-cards")
def test_names_are_stable() -> None:
    texts = {option.text for option in CONTENT.options}
    assert {"place:card12:x3y1", "to:moss-1", "from:A1:3", "use:imbolg", "end"} <= texts
    assert len(CAVERN_NAMES) == 28
    assert len(KINDS) == 7
