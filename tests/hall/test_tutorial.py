"""The scripted first game: it plays through, says what is so, and covers what a beginner needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from antre.core.journal import Draw
from antre.core.lesson import CHOOSE, LEARNER, WATCH
from antre.core.rule import LANGUAGES
from antre.games.hall.content.content import HALLS, SPELLS, TILES, ZONES
from antre.games.hall.content.resources import CLANS, COIN, FIRE, MOON, count, named, total
from antre.games.hall.rules import scoring
from antre.games.hall.rules.digging import PlaceTunnel
from antre.games.hall.rules.halls import PlaceHall
from antre.games.hall.rules.landslide import PlaceAgain
from antre.games.hall.rules.pack import BENEATH, CASCADES, free_places
from antre.games.hall.rules.purse import carts_for
from antre.games.hall.rules.recruiting import BELOW
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.workshops import open_entrances
from tests.hall.tables import CONTENT, at, events, held, mask, network, options, spaces, stored
from tests.lessons import open_choices, played, the_tutorial, when_taught

SKRYMIR = 1
TUTORIAL = the_tutorial("hall")

TOPICS = {
    "the gate": {"setup-player.portal-space"},
    "the starting row": {
        "setup-player.draft-first",
        "setup-player.centre-more-often",
        "setup-player.starting-gain",
    },
    "a turn": {"turn.step-2"},
    "recruiting": {
        "recruit.level-1-free",
        "recruit.level-2-bribe",
        "recruit.level-2-pedestal",
        "recruit.level-3-bribe",
    },
    "the trollsmoot": {"pack.choice", "cascade.scope", "cascade.symbol-full", "pack.maximum"},
    "digging": {
        "dig.cost",
        "dig.rotate-flip",
        "dig.score",
        "dig.unearth",
        "dig.not-adjacent-enemy",
        "dig.buried-resources",
        "dig.rubble-cost",
    },
    "pedestals": {"pedestal.only-now", "pedestal.double", "pedestal.token"},
    "workshops": {"found.offer", "workshop.uses"},
    "spells": {"spell.cost", "spell.third-rune"},
    "trades": {"trade.rate"},
    "great halls": {"hall.only-tunnels", "hall.high-value"},
    "statues": {"move.clan-cart", "move.neutral-cart"},
    "the end": {"end.two-players", "final.five-parts", "final.winner"},
}


def test_it_ends_in_the_seventh_round() -> None:
    state = played(TUTORIAL)
    assert isinstance(state, Hall)
    assert (state.round, state.over) == (7, False)
    assert [asked.seat for asked in state.decisions] == [LEARNER]


def test_what_the_learner_picks_never_breaks_the_script() -> None:
    """Every choice that is left open leads through, to the same honor."""
    wide = open_choices(TUTORIAL)
    assert wide == [["found:charm_weaver", "found:hammer_forge", "found:warehouse", "none"]]
    for pick in wide[0]:
        state = played(TUTORIAL, [pick])
        assert isinstance(state, Hall)
        assert state.scores[LEARNER] == 43, pick
        usual = played(TUTORIAL)
        assert isinstance(usual, Hall)
        assert state.ever_used == usual.ever_used


def test_nothing_is_left_to_chance() -> None:
    drawn = {entry.purpose for entry in played(TUTORIAL).entries if isinstance(entry, Draw)}
    assert drawn == TUTORIAL.scenario.draws.keys()


def test_the_lessons_cover_what_a_beginner_needs() -> None:
    taught = {lesson.rule for lesson in TUTORIAL.lessons}
    assert {topic: rules - taught for topic, rules in TOPICS.items() if rules - taught} == {}
    assert 30 <= len(taught) <= 40
    done = [beat for beat in TUTORIAL.beats if beat.kind == CHOOSE]
    assert len(done) >= 30, "the learner does the moves"
    assert {beat.seat for beat in TUTORIAL.beats if beat.kind == WATCH} == {SKRYMIR}


# What each lesson claims, and how it can be seen on the table when the lesson is shown.
CLAIMS: dict[str, Callable[[Hall], bool]] = {
    "general.winner": lambda s: s.scores == [0, 0],
    "pedestal.zones": lambda s: (
        list(s.content.statue_value) == [2, 4, 6, 8, 10]
        and ZONES == ("dark_grey", "grey", "brown", "orange", "yellow")
    ),
    "setup-player.portal-space": lambda s: s.first == LEARNER and "portal:C11" in options(s),
    "setup-player.draft-first": lambda s: hand(s) == ["st-1", "st-4"] and makes("st-1", "stone"),
    "setup-player.centre-more-often": lambda s: (
        makes("st-5", "rune")
        and makes("st-2", "iron")
        and makes("st-3", "heartstone")
        and [activations(place) for place in range(4)] == [3, 5, 5, 3]
    ),
    "setup-player.starting-gain": lambda s: (
        stored(s, LEARNER) == {"stone": 4, "iron": 3, "rune": 1, "coin": 5} and not any(s.held)
    ),
    "turn.step-2": lambda s: s.round == 1 and {"recruit:1a", "dig:I2:stone"} <= set(options(s)),
    "recruit.level-1-free": lambda s: (
        levels(s) == [1] * 5 + [2] * 4 + [3] * 3
        and lone(s, "1d", range(5)) == "moon"
        and symbols("mo1-1") == {"stone": 2, "clan_cart": 1}
    ),
    "pack.choice": lambda s: (
        free_places(s, LEARNER) == [4, 5, 6]
        and [card(s, place) for place in BENEATH[5]] == ["st-1", "st-5"]
    ),
    "cascade.scope": lambda s: (
        [held(s, LEARNER, place) for place in (6, 2, 3, 1, 4)]
        == [{"stone": 2, "clan_cart": 1}, {"stone": 1}, {"rune": 1}, {}, {}]
    ),
    "cascade.symbol-full": lambda s: held(s, LEARNER, 6) == symbols("mo1-1"),
    "dig.cost": lambda s: s.round == 2 and s.content.shapes[TILES.index("L3")].size == 3,
    "dig.rotate-flip": lambda s: network(s, LEARNER) == ["C11"] and statue(s, MOON, "E10"),
    "dig.score": lambda s: (
        s.honor[LEARNER] == 2 and [s.content.dig_honor[mineral][3] for mineral in (1, 2)] == [4, 5]
    ),
    "general.spend-frees-symbols": lambda s: (
        stored(s, LEARNER)["stone"] == 4 and held(s, LEARNER, 2) == {}
        and held(s, LEARNER, 6) == {"clan_cart": 1}
    ),
    "dig.unearth": lambda s: (
        statue(s, MOON, "E10") and "E10" in network(s, LEARNER) and zone(s, "E10") == "grey"
        and s.content.statue_value[1] == 4
    ),
    "found.offer": lambda s: (
        sum(s.workshop_supply) == 5 and open_entrances(s, s.board.site_number[at("E11")]) == 2
    ),
    "dig.not-adjacent-enemy": lambda s: (
        bool(events(s, "cast")) and s.honor[SKRYMIR] == 1 and workshop(s, "P7") == "mint"
    ),
    "workshop.uses": lambda s: (
        s.round == 3 and workshop(s, "E11") == "stone_mill"
        and open_entrances(s, s.board.site_number[at("E11")]) == 2
    ),
    "spell.cost": lambda s: (
        s.runes[s.grimoire.index(SPELLS.index("golden_rain"))] == 1
        and count(s.content.spell_gain[SPELLS.index("golden_rain")], COIN) == 3
        and stored(s, LEARNER) == {"stone": 2, "iron": 5, "rune": 1, "coin": 5}
    ),
    "recruit.level-2-bribe": lambda s: (
        lone(s, "2b", range(5, 9)) == "mud" and len(BELOW[6]) == 2
        and symbols("mu2-2")["heartstone"] == 2
    ),
    "recruit.level-2-pedestal": lambda s: (
        s.stock[:3] == [1, 0, 0] and free_places(s, LEARNER) == [4, 6]
        and [card(s, place) for place in (0, 1, 2, 3)] == ["st-2", "st-1", "st-5", "st-3"]
        and not any(s.held[:4])
    ),
    "pack.maximum": lambda s: (
        [held(s, LEARNER, place) for place in (7, 4, 3)]
        == [{"heartstone": 2, "coin": 1}, {"heartstone": 1}, {"rune": 1}]
        and free_places(s, LEARNER) == [4, 8] and len(CASCADES[8]) == 6
    ),
    "spell.third-rune": lambda s: (
        [event["spell"] for event in events(s, "disintegrate")] == ["golden_rain"]
        and SPELLS.index("iron_vein") in s.grimoire
        and events(s, "recruit")[-1]["seat"] == SKRYMIR
        and events(s, "recruit")[-1]["bribes"] == {"coin": 1}
    ),
    "dig.one-mineral": lambda s: (
        s.round == 4 and stored(s, LEARNER)["iron"] == 5
        and [s.content.dig_honor[mineral][4] for mineral in (0, 1)] == [4, 6]
    ),
    "pedestal.only-now": lambda s: (
        {zone(s, cell) for cell in ("D8", "E8", "D9", "E9")} == {"dark_grey"}
        and s.stock[:3] == [1, 0, 0] and s.content.shapes[TILES.index("O4")].anchored
    ),
    "hall.only-tunnels": lambda s: (
        s.honor[LEARNER] == 8 and s.stock[:3] == [1, 0, 0] and "hall:wellspring" in options(s)
        and s.content.shapes[len(TILES) + HALLS.index("wellspring")].size == 6
    ),
    "hall.high-value": lambda s: (
        (s.content.hall_low[0], s.content.hall_high[0]) == (0, 10) and HALLS[0] == "wellspring"
        and mask("D8 E8 D9 E9") in s.sections and mask("D10 E10 D11") in s.sections
    ),
    "move.clan-cart": lambda s: (
        [carts_for(s, LEARNER, clan) for clan in (FIRE, MOON)] == [0, 1]
        and s.altars[0] == at("E9") and mask("D8 E8 D9 E9 D10 E10") in s.sections
        and scoring.breakdown(s, LEARNER)["halls"] == 0
    ),
    "recruit.level-3-bribe": lambda s: (
        scoring.breakdown(s, LEARNER)["halls"] == 10
        and all(s.bribes[slot] for slot in BELOW[9]) and len(BELOW[9]) == 5
        and s.stock[3:] == [1, 0, 0] and "fi3-1" in [card(s, place, SKRYMIR) for place in range(10)]
    ),
    "dig.buried-resources": lambda s: (
        s.round == 5 and bool(s.buried & mask("H9"))
        and total(s.board.buried[at("H9")]) == 2 and s.content.dig_honor[2][3] == 5
    ),
    "pedestal.double": lambda s: (
        {"iron": 2, "hammer": 1}.items() <= stored(s, LEARNER).items()
        and s.content.statue_value[2] == 6 and zone(s, "H9") == "brown"
    ),
    "pedestal.token": lambda s: (
        s.won[LEARNER] == (4,) and s.tokens[3 * ZONES.index("brown") + FIRE] == 0
        and s.view(SKRYMIR)["won"][LEARNER] != [4]
    ),
    "found.shortage": lambda s: (
        sum(s.workshop_supply) == 3 and len(s.board.sites) - len(founded(s)) > 3
        and mask("H9") & s.board.site_sides[s.board.site_number[at("I9")]] != 0
    ),
    "dig.rubble-cost": lambda s: (
        s.round == 6 and statue(s, FIRE, "G8") and s.rubble & mask("G8 H8") == mask("H8")
        and stored(s, LEARNER)["hammer"] == 1
    ),
    "trade.rate": lambda s: (
        "G8" in network(s, LEARNER) and carts_for(s, LEARNER, FIRE) == 0 and "trade" in options(s)
        and stored(s, LEARNER) == {"stone": 2, "rune": 1, "coin": 6}
        and held(s, LEARNER, 3) == {"rune": 1} and held(s, LEARNER, 7) == {"coin": 1}
    ),
    "move.neutral-cart": lambda s: (
        stored(s, LEARNER) == {"cart": 1, "rune": 1, "coin": 6}
        and bool(s.pedestals[FIRE] & mask("H9"))
    ),
    "end.two-players": lambda s: (
        s.round == 7 and list(s.content.crown_values) == [5, 3] and s.crowned == ()
    ),
    "final.five-parts": lambda s: (
        scoring.breakdown(s, LEARNER)
        == {"digging": 15, "coronation": 0, "pedestal_tokens": 4, "sets": 2, "halls": 10,
            "statues": 12}
        and s.scores[LEARNER] == 43 and stored(s, LEARNER) == {"rune": 1, "coin": 6}
    ),
    "final.winner": lambda s: s.decisions[0].seat == LEARNER and not s.over,
}  # fmt: skip


def hand(state: Hall) -> list[str]:
    return [CONTENT.card_name[card] for card in state.hand[LEARNER]]


def symbols(name: str) -> dict[str, int]:
    """What a card produces."""
    return named(CONTENT.card_full[CONTENT.card_name.index(name)])


def makes(name: str, kind: str) -> bool:
    return symbols(name) == {kind: 1}


def activations(place: int) -> int:
    """How many recruits stand above a place when the pyramid is complete."""
    return sum(place in CASCADES[above] for above in BENEATH)


def levels(state: Hall) -> list[int]:
    return [CONTENT.card_level[card] for card in state.horde]


def lone(state: Hall, slot: str, row: range) -> str:
    """The clan of the troll in a slot, if it is the only one of that clan in its row."""
    clans = [CLANS[CONTENT.card_clan[state.horde[each]]] for each in row]
    clan = clans["abcde".index(slot[1])]
    return clan if clans.count(clan) == 1 else ""


def card(state: Hall, place: int, seat: int = LEARNER) -> str:
    return CONTENT.card_name[state.pack_of(seat)[place]]


def statue(state: Hall, clan: int, cell: str) -> bool:
    return bool(state.statues[clan] & mask(cell))


def zone(state: Hall, cell: str) -> str:
    return ZONES[state.board.zone[at(cell)]]


def founded(state: Hall) -> list[int]:
    return [kind for kind in state.workshops if kind >= 0]


def workshop(state: Hall, cell: str) -> str:
    return CONTENT.workshop_name[state.workshops[state.board.site_number[at(cell)]]]


def test_every_lesson_is_checked_against_the_table() -> None:
    assert list(CLAIMS) == [lesson.rule for lesson in TUTORIAL.lessons]


@pytest.mark.parametrize("rule", CLAIMS)
def test_what_a_lesson_says_is_so(rule: str) -> None:
    state = when_taught(TUTORIAL, rule)
    assert isinstance(state, Hall)
    assert CLAIMS[rule](state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_told_by_name_what_to_choose(language: str) -> None:
    """Tunnels, halls, workshops and spells by their names in the edition, spaces by theirs."""
    for beat, state in TUTORIAL.rehearse():
        if beat.kind != CHOOSE or not beat.options:
            continue
        ask = beat.lesson.ask[language]
        for part in named_parts(state, beat.options[0], language):
            assert part in ask, (beat.options, part)


GROUPS = {"dig": "tunnel", "hall": "hall", "found": "workshop", "cast": "spell"}


def named_parts(state: object, option: str, language: str) -> list[str]:
    verb, *parts = option.split(":")
    if verb in GROUPS:
        return [CONTENT.words[GROUPS[verb]][parts[0]][language]]
    if verb in ("portal", "to"):
        return [parts[0]]
    if verb == "pedestal":
        return [parts[1]]
    if verb == "lay":
        return laid(state, option)
    return []


def laid(state: object, option: str) -> list[str]:
    """The spaces a tunnel comes to lie on; of a hall, the first one, the last one and the altar."""
    assert isinstance(state, Hall)
    question = state.question
    _, cell, turn = option.split(":")
    if isinstance(question, PlaceHall):
        way = CONTENT.way_by_turn[len(TILES) + question.hall][int(turn)]
        cells = spaces(way.pattern << at(cell))
        return [cells[0], cells[-1], *spaces(1 << at(cell) + way.marks[0])]
    assert isinstance(question, PlaceTunnel | PlaceAgain)
    return spaces(CONTENT.way_by_turn[question.shape][int(turn)].pattern << at(cell))
