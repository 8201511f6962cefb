"""The goal, what is in the box, and how the table is laid for 2 to 5 players."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from antre.core.errors import BadSetup
from antre.games.nidavellir.content.names import BLACKSMITH, CLASSES
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.scoring import FINAL_COUNT
from tests.nidavellir.playing import asked, bid_all, finished, game, resolve, start, story
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    new,
    open_tavern,
    options,
    owned,
    winners,
)

VIEWERS = (0, 1, -1)

FULL_TREASURY = {
    "5": 2, "6": 2, "7": 3, "8": 2, "9": 3, "10": 2, "11": 3, "12": 2, "13": 2, "14": 2,
    "15": 1, "16": 1, "17": 1, "18": 1, "19": 1, "20": 1, "21": 1, "22": 1, "23": 1, "24": 1,
    "25": 1,
}  # fmt: skip
SMALL_TREASURY = {**FULL_TREASURY, "7": 1, "9": 1, "11": 1}

BASE_AGE = Counter(
    {
        "w3": 1, "w4": 1, "w5": 1, "w6": 2, "w7": 1, "w8": 1, "w9": 1,
        "h": 6,
        "m0": 2, "m1": 2, "m2": 2,
        "b": 8,
        "e5": 1, "e6": 1, "e7": 1, "e8": 1, "e9": 1, "e10": 1, "e11": 1,
    }
)  # fmt: skip
FIVE_AGE = Counter({"w10": 1, "h": 2, "m0": 1, "m1": 1, "b": 2, "e12": 1})


def kinds(cards: list[str]) -> Counter[str]:
    return Counter(name.partition(".")[0] for name in cards)


def age_cards(view: dict[str, Any]) -> tuple[Counter[str], Counter[str]]:
    """The cards of each age at the start of a game: those in the taverns are of the first."""
    entered = [card for cards in view["taverns"].values() for card in cards]
    return kinds(view["decks"][0] + entered), kinds(view["decks"][1])


@pytest.mark.proves("goal.winner")
@pytest.mark.parametrize("best", range(3))
def test_the_bravest_army_wins(best: int) -> None:
    state = blank(3)
    for seat in range(3):
        army(state, seat, explorer="e11" if seat == best else f"e{5 + seat}")
    ask(state, FINAL_COUNT)
    assert state.over
    assert winners(state) == [best]


@pytest.mark.proves("structure.player-count")
@pytest.mark.parametrize("seats", range(2, 6))
def test_two_to_five_play(seats: int) -> None:
    assert len(finished(seats, seed=3).scores) == seats


@pytest.mark.proves("structure.player-count")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5"):
        new(seats)


@pytest.mark.proves("components.dwarves")
def test_the_box_holds_87_dwarves() -> None:
    first, second = age_cards(new(5).view(0))
    by_letter: Counter[str] = Counter()
    for kind, count in (first + second).items():
        by_letter[kind[0]] += count
    dwarves = {letter: by_letter[letter] for letter in "whmbe"}
    assert dwarves == {"w": 18, "h": 16, "m": 16, "b": 20, "e": 16}
    specials = [name for name in CONTENT.card_name if name == "b.special"]
    assert sum(dwarves.values()) + len(specials) == 87


@pytest.mark.proves("components.special-blacksmith")
def test_the_special_blacksmith_comes_with_the_distinction_alone() -> None:
    for seats in range(2, 6):
        view = new(seats).view(-1)
        for cards in (*view["decks"], *view["taverns"].values()):
            assert "b.special" not in cards
    state = blank(2)
    army(state, 1, blacksmith="b")
    ask(state, Award(BLACKSMITH))
    assert state.view(0)["columns"][1]["blacksmith"][-1] == "b.special"


@pytest.mark.proves(
    "components.special-blacksmith", "components.coin-special", "components.gem-special"
)
def test_the_three_special_pieces_belong_to_distinctions() -> None:
    came = set()
    for seed in range(6):
        for state in game(2, seed):
            view = state.view(-1)
            where = {
                "hunting_master": [
                    seat for seat, own in enumerate(view["coins"]) if "s3" in own["owned"]
                ],
                "crown_jeweler": [seat for seat, gem in enumerate(view["gems"]) if gem == 6],
            }
            for distinction, holders in where.items():
                winner = view["distinctions"][distinction]
                assert holders == ([] if winner < 0 else [winner])
                came.update([distinction] if holders else [])
            forged = "b.special" in [*view["discarded"], *placed_cards(view)]
            assert forged == (view["distinctions"]["kings_great_armorer"] >= 0)
            came.update(["kings_great_armorer"] if forged else [])
    assert came == {"hunting_master", "crown_jeweler", "kings_great_armorer"}


def placed_cards(view: dict[str, Any]) -> list[str]:
    return [card for columns in view["columns"] for column in columns.values() for card in column]


@pytest.mark.proves("components.offerings", "components.offering-anatomy")
@pytest.mark.parametrize(
    ("seats", "first_age", "second_age"), [(4, {"o3": 1}, {"o5": 2}), (5, {"o3": 2}, {"o5": 3})]
)
def test_five_offerings_two_of_them_marked(
    seats: int, first_age: dict[str, int], second_age: dict[str, int]
) -> None:
    found = [
        {kind: count for kind, count in cards.items() if kind[0] == "o"}
        for cards in age_cards(new(seats).view(0))
    ]
    assert found == [first_age, second_age]


@pytest.mark.proves("components.heroes", "setup.hero-display")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_21_heroes_wait_in_sight(viewer: int) -> None:
    assert sorted(new(2).view(viewer)["heroes"]) == [
        "aegur", "aral", "astrid", "bonfur", "dagda", "dwerg_aesir", "dwerg_bergelmir",
        "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir", "grid", "hourya", "idunn", "kraal",
        "lokdur", "skaa", "tarah", "thrud", "uline", "ylud", "zoral",
    ]  # fmt: skip


@pytest.mark.proves("setup.hero-display")
def test_every_hero_is_available_from_the_start() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b", explorer="e5 e6 e7 e8 e9")
    coins(state, 0, "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    assert len(options(state)) == 21


@pytest.mark.proves("components.taverns", "setup.tavern-order")
def test_three_taverns_in_their_order() -> None:
    assert list(new(3).view(0)["taverns"]) == ["goblin", "dragon", "horse"]


@pytest.mark.proves("components.taverns", "setup.tavern-order", "ruling.deal-order")
def test_the_first_cards_enter_the_goblin() -> None:
    state = start(2, age1="w3 w4 w5 e5 e6 e7 h m0 b")
    inside = [sorted(kinds(cards)) for cards in state.view(0)["taverns"].values()]
    assert inside == [["w3", "w4", "w5"], ["e5", "e6", "e7"], ["b", "h", "m0"]]


@pytest.mark.proves("components.gems-base", "components.gem-special")
def test_six_gems() -> None:
    assert [*sorted(new(5).view(0)["gems"]), CONTENT.special_gem] == [1, 2, 3, 4, 5, 6]


@pytest.mark.proves("components.coins-total", "components.coins-base", "setup.player-kit")
def test_five_sets_of_five_base_coins_one_special_34_royal() -> None:
    view = new(5).view(-1)
    sets = [own["owned"] for own in view["coins"]]
    assert sets == [["b0", "b2", "b3", "b4", "b5"]] * 5
    specials = [name for name in CONTENT.coin_name if name[0] == "s"]
    royal = sum(view["treasury"].values())
    assert (len(specials), royal) == (1, 34)
    assert sum(map(len, sets)) + len(specials) + royal == 60


@pytest.mark.proves("setup.player-kit", "components.board-areas")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_gets_a_board_and_five_coins(seats: int) -> None:
    view = new(seats).view(0)
    assert [own["owned"] for own in view["coins"]] == [["b0", "b2", "b3", "b4", "b5"]] * seats
    assert [own["slots"] for own in view["coins"]] == [[None, None, None]] * seats
    assert view["columns"] == [{name: [] for name in CLASSES}] * seats
    assert view["command"] == [[]] * seats


@pytest.mark.proves("components.coins-royal", "setup.treasury")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_complete_treasury(seats: int, viewer: int) -> None:
    assert new(seats).view(viewer)["treasury"] == FULL_TREASURY


@pytest.mark.proves("players.two-coins", "players.three-coins")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_coins_leave_the_small_treasury(seats: int) -> None:
    assert new(seats).view(0)["treasury"] == SMALL_TREASURY


@pytest.mark.proves("components.coins-unique", "coins.missing-higher")
def test_the_only_15_goes_to_one_player() -> None:
    state = blank(2)
    coins(state, 0, "r12 b2 b3 b4 b0")
    coins(state, 1, "r10 r12 b3 b4 b0")
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:o3", "transform:goblin", "take:w3")
    open_tavern(state, "dragon", "o3 w4 w5")
    choose(state, "take:o3", "transform:dragon", "take:w4")
    assert "r15" in owned(state, 0)
    assert owned(state, 1) == ["b0", "b3", "b4", "r10", "r16"]


@pytest.mark.proves("components.coins-unique", "coins.discard-royal", "coins.discard-one")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_royal_coin_is_ever_lost_or_doubled(seats: int) -> None:
    printed = SMALL_TREASURY if seats == 2 else FULL_TREASURY
    for state in game(seats, seed=seats):
        view = state.view(-1)
        found = Counter(view["treasury"])
        for own in view["coins"]:
            assert len(own["owned"]) == 5
            found.update(name[1:] for name in own["owned"] if name[0] == "r")
        assert found == printed


@pytest.mark.proves("components.board-areas")
def test_the_areas_of_a_board() -> None:
    state = blank(2)
    army(state, 0, hunter="h h h", blacksmith="b b b", command="skaa")
    coins(state, 0, "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    view = state.view(0)
    assert view["gems"][0] in (4, 5)
    assert view["command"][0] == ["skaa"]
    assert view["coins"][0]["slots"] == ["b5", "b2", "b3"]
    assert view["coins"][0]["pouch"] == ["b0", "b4"]
    assert kinds(view["columns"][0]["hunter"]) == {"h": 3}
    scales = GAME.engine.breakdown(state, 0)
    assert (scales["hunter"], scales["blacksmith"]) == (9, 12)


@pytest.mark.proves("components.dwarf-anatomy")
@pytest.mark.parametrize(
    ("kind", "class_name", "points"),
    [("w9", "warrior", 9), ("h", "hunter", 0), ("m2", "miner", 2), ("b", "blacksmith", 0),
     ("e11", "explorer", 11)],
)  # fmt: skip
def test_a_dwarf_shows_class_rank_and_points(kind: str, class_name: str, points: int) -> None:
    state = blank(2)
    coins(state, 0, "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", f"{kind} w3 w4")
    choose(state, f"take:{kind}")
    view = state.view(1)
    nothing = dict.fromkeys(CLASSES, 0)
    assert view["ranks"][0] == {**nothing, class_name: 1}
    assert view["points"][0] == {**nothing, class_name: points}


@pytest.mark.proves("components.dwarf-anatomy", "setup.leave-out-5-cards", "players.five-cards")
def test_the_mark_of_five_stands_on_dwarves_of_every_class_and_both_ages() -> None:
    four, five = age_cards(new(4).view(0)), age_cards(new(5).view(0))
    added = [more - fewer for fewer, more in zip(four, five, strict=True)]
    assert added == [FIVE_AGE + Counter(["o3"]), FIVE_AGE + Counter(["o5"])]


@pytest.mark.proves("components.hero-anatomy")
@pytest.mark.parametrize(
    ("hero", "name", "class_name", "ranks", "points"),
    [
        ("kraal", "Kraal", "warrior", 2, 7),
        ("tarah", "Tarah", "warrior", 1, 14),
        ("aral", "Aral", "hunter", 2, 0),
        ("dagda", "Dagda", "hunter", 3, 0),
        ("zoral", "Zoral", "miner", 3, 1),
        ("lokdur", "Lokdur", "miner", 1, 3),
        ("aegur", "Aëgur", "blacksmith", 2, 0),
        ("bonfur", "Bonfur", "blacksmith", 3, 0),
        ("hourya", "Hourya", "explorer", 1, 20),
        ("idunn", "Idunn", "explorer", 1, 7),
    ],
)
def test_a_hero_shows_name_class_ranks_and_points(
    hero: str, name: str, class_name: str, ranks: int, points: int
) -> None:
    assert CONTENT.words[hero]["name"] == {"en": name, "fr": name}
    state = blank(2)
    army(state, 0, miner="m0", blacksmith="b", hunter="h", explorer="e5 e6 e7 e8 e9")
    coins(state, 0, "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    before = state.view(0)
    choose(state, f"recruit:{hero}")
    after = state.view(0)
    assert after["ranks"][0][class_name] - before["ranks"][0][class_name] == ranks
    assert after["points"][0][class_name] - before["points"][0][class_name] == points


@pytest.mark.proves("components.hero-anatomy")
@pytest.mark.parametrize(
    ("hero", "value"), [("skaa", 17), ("grid", 7), ("uline", 9), ("thrud", 13), ("dwerg_ymir", 13)]
)
def test_a_neutral_hero_shows_what_she_is_worth(hero: str, value: int) -> None:
    state = blank(2)
    army(state, 0, command=hero)
    assert GAME.engine.breakdown(state, 0)["neutral"] == value


@pytest.mark.proves("components.hero-anatomy")
def test_the_powers_of_every_hero_are_written_in_the_rules() -> None:
    subjects = {rule.id.partition(".")[0] for rule in GAME.rules}
    heroes = {hero.partition("_")[0] for hero in new(2).view(0)["heroes"]}
    assert heroes <= subjects


@pytest.mark.proves("components.distinction-anatomy", "setup.distinction-display")
@pytest.mark.parametrize(
    ("distinction", "class_name", "title"),
    [
        ("kings_hand", "warrior", "The King’s Hand"),
        ("hunting_master", "hunter", "Hunting Master"),
        ("crown_jeweler", "miner", "Crown Jeweler"),
        ("kings_great_armorer", "blacksmith", "King’s Great Armorer"),
        ("pioneer_of_the_kingdom", "explorer", "Pioneer of the Kingdom"),
    ],
)
def test_a_distinction_shows_its_class(distinction: str, class_name: str, title: str) -> None:
    state = blank(2)
    card = {"warrior": "w3", "hunter": "h", "miner": "m0", "blacksmith": "b", "explorer": "e5"}
    army(state, 1, **{class_name: card[class_name]})
    for viewer in VIEWERS:
        assert state.view(viewer)["distinctions"][distinction] == -1
    ask(state, Award(CLASSES.index(class_name)))
    assert state.view(0)["distinctions"][distinction] == 1
    assert CONTENT.words[distinction]["name"]["en"] == title


@pytest.mark.proves("components.distinction-anatomy")
@pytest.mark.parametrize(
    ("class_name", "card", "rule"),
    [("warrior", "w3", "transform.choose-coin"), ("explorer", "e5", "distinction.pioneer-keep")],
)
def test_a_distinction_shows_its_effect(class_name: str, card: str, rule: str) -> None:
    state = blank(2)
    army(state, 1, **{class_name: card})
    ask(state, Award(CLASSES.index(class_name)))
    assert asked(state) == (1, rule)


@pytest.mark.proves("setup.distinction-display")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_five_distinctions_wait_in_sight(viewer: int) -> None:
    assert new(4).view(viewer)["distinctions"] == {
        "kings_hand": -1,
        "hunting_master": -1,
        "crown_jeweler": -1,
        "kings_great_armorer": -1,
        "pioneer_of_the_kingdom": -1,
    }


@pytest.mark.proves(
    "setup.gem-pool", "setup.gems-5p", "setup.gems-4p", "setup.gems-3p", "setup.gems-2p"
)
@pytest.mark.parametrize(
    ("seats", "pool"), [(5, [1, 2, 3, 4, 5]), (4, [2, 3, 4, 5]), (3, [3, 4, 5]), (2, [4, 5])]
)
def test_the_gems_of_each_number_of_players(seats: int, pool: list[int]) -> None:
    assert sorted(new(seats).view(0)["gems"]) == pool


@pytest.mark.proves("setup.gem-pool")
@pytest.mark.parametrize(("seats", "pool"), [(3, {3, 4, 5}), (2, {4, 5})])
def test_gems_outside_the_pool_never_come(seats: int, pool: set[int]) -> None:
    for state in game(seats, seed=8):
        assert set(state.view(-1)["gems"]) <= pool | {6}


@pytest.mark.proves("setup.gem-deal")
def test_gems_are_dealt_at_random() -> None:
    deals = {tuple(new(4, seed).view(0)["gems"]) for seed in range(300)}
    assert deals == set(permutations((2, 3, 4, 5)))


@pytest.mark.proves("setup.gem-visible")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_gems_lie_face_up(viewer: int) -> None:
    assert start(3, gems="5 3 4").view(viewer)["gems"] == [5, 3, 4]


@pytest.mark.proves("setup.leave-out-5-cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_of_fewer_than_five(seats: int) -> None:
    first, second = age_cards(new(seats).view(0))
    assert first == BASE_AGE + Counter(["o3"])
    assert second == BASE_AGE + Counter(["o5", "o5"])


@pytest.mark.proves("setup.age1-deck")
def test_the_first_deck_is_shuffled() -> None:
    entered = [tuple(new(2, seed).view(0)["taverns"]["goblin"]) for seed in range(150)]
    assert len(set(entered)) > 140
    deck = {CONTENT.card_name[card] for card in CONTENT.deck[0]}
    assert {card for cards in entered for card in cards} == deck


@pytest.mark.proves("setup.age2-deck")
def test_the_second_deck_is_separate_and_shuffled() -> None:
    entered = set()
    for seed in range(4):
        for state in game(2, seed):
            view = state.view(-1)
            if view["age"] == 2:
                entered.add(tuple(view["taverns"]["goblin"]))
                break
            if not any(holder >= 0 for holder in view["distinctions"].values()):
                assert len(view["decks"][1]) == 37
    assert len(entered) == 4


@pytest.mark.proves("players.base-rules-apply")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_rules_of_four_hold_at_every_table(seats: int) -> None:
    """A tie played by gems, a hero for a line, a trade for the 0, and gems traded at the end."""
    state = blank(seats)
    state.gems = [4, 5, 3, 2, 1][:seats]
    army(state, 1, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    bids = [
        "b0 b2 b3 b4 b5",
        "b0 b2 b3 b4 b5",
        "b2 b0 b3 b4 b5",
        "b3 b0 b2 b4 b5",
        "b4 b0 b2 b3 b5",
    ]
    for seat in range(seats):
        coins(state, seat, bids[seat])
    open_tavern(state, "goblin", " ".join(f"w{3 + number}" for number in range(max(seats, 3))))
    while state.decisions[0].seat > 1:
        choose(state, options(state)[0])
    assert asked(state) == (1, "turn.take-card")
    choose(state, options(state)[0], "recruit:skaa")
    assert owned(state, 1) == ["b0", "b2", "b3", "b4", "r9"]
    choose(state, options(state)[0])
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "r9" if seats == 5 else "r10"]
    assert state.view(0)["gems"][:2] == [5, 4]


@pytest.mark.proves("players.four-reference")
def test_four_players_change_nothing() -> None:
    view = new(4).view(0)
    assert view["treasury"] == FULL_TREASURY
    assert age_cards(view) == (BASE_AGE + Counter(["o3"]), BASE_AGE + Counter(["o5", "o5"]))
    assert [len(cards) for cards in view["taverns"].values()] == [4, 4, 4]


@pytest.mark.proves("players.two-cards")
def test_two_players_find_three_cards_in_each_tavern_every_round() -> None:
    entries = story(finished(2, seed=5), "enter")
    assert len(entries) == 8
    for entry in entries:
        assert [len(cards) for cards in entry["taverns"]] == [3, 3, 3]


@pytest.mark.proves("players.two-picks", "players.two-discard")
def test_two_players_take_one_each_and_the_third_card_is_discarded() -> None:
    state = start(2, gems="4 5", age1="w3 w4 w5 e5 e6 e7 h m0 b")
    bid_all(state, "b2 b4 b3", "b3 b2 b4")
    assert asked(state) == (1, "turn.take-card")
    choose(state, "take:w5")
    assert asked(state) == (0, "turn.take-card")
    assert state.view(0)["discarded"] == []
    choose(state, "take:w3")
    view = state.view(0)
    assert view["discarded"] == ["w4.1"]
    assert view["taverns"]["goblin"] == []
    assert [kinds(placed["warrior"]) for placed in view["columns"]] == [{"w3": 1}, {"w5": 1}]
    assert view["tavern"] == "dragon"
    resolve(state)
    assert len(state.view(0)["discarded"]) == 3


@pytest.mark.proves("variant.first-game-heroes")
@pytest.mark.parametrize("seats", [2, 5])
def test_first_games_leave_three_heroines_out(seats: int) -> None:
    usual, first = new(seats).view(0)["heroes"], new(seats, first_game=True).view(0)["heroes"]
    assert set(usual) - set(first) == {"thrud", "ylud", "uline"}
    assert len(first) == 18


@pytest.mark.proves("variant.first-game-optional")
def test_without_the_option_they_play() -> None:
    setting = next(setting for setting in GAME.settings if setting.id == "first_game")
    assert setting.default(3) is False
    for given in ({}, {"first_game": False}):
        assert {"thrud", "ylud", "uline"} <= set(new(3, **given).view(0)["heroes"])
