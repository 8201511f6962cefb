"""The scripted first two rounds: they play through, say what is so, and cover what matters."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from antre.core.journal import Draw
from antre.core.lesson import CHOOSE, LEARNER, WATCH
from antre.core.rule import LANGUAGES
from antre.games.garden.content.names import (
    ATTACK,
    ENTHRAL,
    LEVELS,
    OLAF,
    PILLAGE,
    SPEED,
    TOWER,
    ULRIKE,
)
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.ending import final_reputation, has_goal, merits, progress
from antre.games.garden.rules.initiative import ChooseSteps
from antre.games.garden.rules.ranking import adjacent_sum, dominator, influences
from antre.games.garden.rules.state import NOBODY, NOWHERE, Garden
from tests.garden.tables import (
    BARRENS,
    BAY,
    BOX,
    FJORD,
    GATE,
    MOOR,
    WOOD,
    cubes,
    events_of,
    levels,
    shares,
    texts,
    units,
)
from tests.lessons import open_choices, played, the_tutorial, when_taught

YLVA = 1
WARRIOR, DRAKKAR = 0, 1  # among the kinds of units of the learner
TUTORIAL = the_tutorial("garden")

TOPICS = {
    "setting up": {"setup.first-influence", "setup.second-elsewhere", "setup.neutral-cubes"},
    "initiative": {"initiative.cube-count", "initiative.one-or-two"},
    "planning": {
        "planning.turn-order",
        "actions.right-to-left",
        "planning.viper-with-influence",
        "actions.ascending",
    },
    "actions": {
        "viper.take-one",
        "influence.where",
        "movement.pay-one",
        "raven.reputation-up",
        "making.shift-five-steps",
        "making.upgrade-buy-one",
        "making.summon-where",
    },
    "activation": {"activation.speed", "attack.distribute"},
    "Vuko": {"vuko.target", "vuko.control-number", "vuko.destroy-unit", "making.arrive-on-top"},
    "domination": {
        "domination.beat-neutral",
        "domination.tie-adjacent",
        "domination.abilities-mandatory",
        "domination.harvest-choice",
        "domination.m-factor",
    },
    "points": {"domination.scoring-trigger", "domination.scoring-values"},
    "goals": {"olaf.goal", "olaf.capture"},
    "the three ends": {
        "end.three-ways",
        "end.dead-snow-winner",
        "end.goal-finish-round",
        "end.vp-winner",
    },
}


def test_it_ends_with_the_third_round() -> None:
    state = table_at_the_end()
    assert (state.round, state.over) == (3, False)
    assert isinstance(state.question, ChooseSteps)
    assert state.waiting == [YLVA]


def test_nothing_is_left_to_chance_or_open() -> None:
    drawn = {entry.purpose for entry in table_at_the_end().entries if isinstance(entry, Draw)}
    assert drawn == TUTORIAL.scenario.draws.keys()
    assert open_choices(TUTORIAL) == []


def test_the_lessons_cover_what_a_beginner_needs() -> None:
    taught = {lesson.rule for lesson in TUTORIAL.lessons}
    assert {topic: rules - taught for topic, rules in TOPICS.items() if rules - taught} == {}
    assert 30 <= len(taught) <= 45
    done = [beat for beat in TUTORIAL.beats if beat.kind == CHOOSE]
    assert len(done) >= 30, "the learner does the moves"


def test_what_is_played_for_the_learner_is_said() -> None:
    for beat in TUTORIAL.beats:
        if beat.kind == WATCH and beat.seat == LEARNER:
            about = TUTORIAL.lessons[beat.lesson.number : beat.lesson.number + 2]
            assert any("for you" in lesson.text["en"] for lesson in about), beat.options


def test_the_last_lesson_leads_to_the_guide_of_the_faction() -> None:
    assert [lesson.further for lesson in TUTORIAL.lessons if lesson.further] == ["guide-olaf"]
    assert TUTORIAL.lessons[-1].further == "guide-olaf"


# What each lesson claims, and how it can be seen on the table when the lesson is shown.
CLAIMS: dict[str, Callable[[Garden], bool]] = {
    "end.three-ways": lambda s: s.round == 0 and s.dead_snow == 0,
    "olaf.goal": lambda s: (
        s.factions == (OLAF, ULRIKE) and BOX.factions[OLAF].goal == 6 and s.order[0] == YLVA
    ),
    "setup.first-influence": lambda s: (
        cubes(s, YLVA, WOOD) == 1 and s.tiles[WOOD] > len(s.layout.regions) / 2
    ),
    "setup.second-elsewhere": lambda s: (
        {*s.layout.near[GATE], GATE} == set(s.layout.regions) and "place:wood" not in texts(s)
    ),
    "setup.neutral-cubes": lambda s: (
        {s.neutral[region] for region in s.layout.regions} == {1}
    ),
    "setup.reveal": lambda s: (
        len(s.layout.points(s.tiles[WOOD])) == 2 and s.layout.income(s.tiles[WOOD]) > 0
        and s.magic[WOOD] == 1
    ),
    "initiative.cube-count": lambda s: (
        s.round == 1 and s.hand == [3, 3] and BOX.track.ship[s.spaces[LEARNER]] == 1
        and s.arrivals == s.order == (YLVA, LEARNER)
    ),
    "planning.turn-order": lambda s: s.plan[0] == (YLVA,) and sum(s.hand) == 5,
    "actions.right-to-left": lambda s: s.plan[0] == (YLVA, LEARNER),
    "planning.leftmost": lambda s: s.plan[4] == () and s.layout.capacity[4] == 2,
    "planning.viper-with-influence": lambda s: (
        s.plan[4] == (LEARNER, YLVA) and "plan:making" not in texts(s) and s.hand == [1, 0]
        and "plan:viper" in texts(s)
    ),
    "actions.ascending": lambda s: (
        s.hand == [0, 0] and s.viper[LEARNER] == 1 and sum(levels(s, LEARNER)) == 1
    ),
    "influence.where": lambda s: (
        sum(levels(s, LEARNER)) == 2 and texts(s) == ["place:wood", "place:gate", "decline"]
    ),
    "movement.pay-one": lambda s: (
        events_of(s, "moves")[-1] | {"seat": YLVA, "from": "barrens", "to": "fjord"}
        == events_of(s, "moves")[-1]
        and cubes(s, YLVA, WOOD) == 2 and cubes(s, YLVA, FJORD) == 1
        and s.gold[YLVA] == BOX.start[1] - 1
    ),
    "making.summon-cost": lambda s: (
        units(s, YLVA, BARRENS) == "2" and sum(levels(s, YLVA)) == 0
        and shares(s, BARRENS)[YLVA] == cubes(s, YLVA, BARRENS) + 2
    ),
    "making.upgrade-buy-one": lambda s: (
        {"shift", "upgrade"} <= set(texts(s)) and levels(s, LEARNER) == [2, 0, 0, 0]
    ),
    "making.shift-five-steps": lambda s: (
        bought(s, ATTACK) == [WARRIOR] and BOX.shift_steps == 5
        and levels(s, LEARNER) == [1, 0, 0, 0]
    ),
    "making.summon-where": lambda s: (
        levels(s, LEARNER) == [0, 1, 0, 0] and shares(s, GATE) == [1, 0] and s.neutral[GATE] == 1
    ),
    "making.summon-dead-snow": lambda s: (
        [event["seat"] for event in events_of(s, "dead_snow")].count(LEARNER) == 3
    ),
    "making.arrive-on-top": lambda s: (
        s.reputation == [-3, -3] and s.standing == (YLVA, LEARNER)
    ),
    "attack.distribute": lambda s: (
        s.gold[LEARNER] == BOX.attack_cost == 2 and units(s, LEARNER, GATE) == "1"
        and texts(s) == ["kill:gate:neutral:cube", "decline"]
    ),
    "vuko.target": lambda s: (
        s.vp(LEARNER) == 1 and s.standing[-1] == LEARNER and s.vuko == WOOD
        and s.vuko_tokens == [1, 0]
    ),
    "vuko.control-number": lambda s: (
        s.held == [1, 0] and units(s, LEARNER, WOOD) == "" and units(s, LEARNER, GATE) == "1"
    ),
    "domination.beat-neutral": lambda s: (
        shares(s, FJORD) == [0, 1] and s.neutral[FJORD] == 1 and rules(s, FJORD) == NOBODY
        and s.tiles[FJORD] == 1 and events_of(s, "harvests")[-1]["region"] == "fjord"
    ),
    "domination.harvest-choice": lambda s: (
        s.neutral[GATE] == 0 and rules(s, GATE) == LEARNER and "harvest:gold" in texts(s)
    ),
    "domination.tie-adjacent": lambda s: (
        shares(s, WOOD) == [2, 2] and s.held[LEARNER] == 1 and rules(s, WOOD) == LEARNER
        and shares(s, GATE)[LEARNER] == adjacent_sum(s, LEARNER, WOOD) > 0
        and adjacent_sum(s, YLVA, WOOD) == 0
    ),
    "domination.m-factor": lambda s: (
        [(event["seat"], event["region"]) for event in events_of(s, "magic_income")]
        == [(LEARNER, "gate"), (LEARNER, "wood")]
        and levels(s, LEARNER) == [2, 0, 0, 0] and s.waiting == [LEARNER]
    ),
    "domination.abilities-mandatory": lambda s: (
        rules(s, BARRENS) == YLVA and units(s, YLVA, BARRENS) == "2"
        and cubes(s, YLVA, BARRENS) == 1 and shares(s, BARRENS)[LEARNER] == 0
        and s.towers == 1 << BARRENS and BOX.factions[ULRIKE].goal == 6
        and BOX.special_unit[PILLAGE] == BOX.deed_unit[TOWER] == 1
    ),
    "initiative.one-or-two": lambda s: (
        s.round == 2 and s.spaces == [0, 1] and BOX.track.ship[1:3] == (2, 3)
        and BOX.cubes_by_ship[1:] == (4, 5)
    ),
    "domination.scoring-trigger": lambda s: (
        s.red_ships == s.scorings == 1 and s.spaces[LEARNER] == BOX.track.red[0]
        and s.order == (YLVA, LEARNER)
    ),
    "planning.actions-0-5": lambda s: s.plan[4] == (YLVA,) and s.hand == [5, 3],
    "raven.choose-one": lambda s: (
        s.hand == [2, 0] and BOX.mountain_cost == 2
        and s.plan[:2] == [(YLVA, LEARNER)] * 2 and s.plan[4] == (YLVA, LEARNER)
    ),
    "viper.take-one": lambda s: (
        events_of(s, "takes")[-1]["seat"] == YLVA and s.plan[0][-1] == LEARNER
    ),
    "ruling.neutral-no-rank": lambda s: (
        shares(s, MOOR) == shares(s, BAY) == [0, 0] and s.gold[LEARNER] >= 2
    ),
    "raven.reputation-up": lambda s: s.reputation[LEARNER] == -3 and BOX.steps_up == 2,
    "making.summon-reputation": lambda s: (
        levels(s, LEARNER) == [2, 0, 0, 0] and s.reputation[LEARNER] == -1
        and events_of(s, "summons")[-1]["seat"] == LEARNER and BOX.special_unit[ENTHRAL] == DRAKKAR
    ),
    "activation.speed": lambda s: (
        units(s, LEARNER, GATE) == "2" and bought(s, SPEED) == [DRAKKAR]
        and "move:level2:gate:wood" in texts(s)
        and events_of(s, "buys_upgrade")[-1]["seat"] == YLVA and units(s, YLVA, BARRENS) == "1"
    ),
    "ruling.neutral-vp": lambda s: (
        units(s, LEARNER, MOOR) == "1" and bought(s, ATTACK) == [WARRIOR]
        and texts(s) == ["kill:moor:neutral:cube", "decline"] and s.magic[MOOR] == 1
        and s.gold[LEARNER] >= BOX.attack_cost
    ),
    "vuko.destroy-unit": lambda s: (
        s.standing[-1] == YLVA and s.vuko == FJORD and s.held == [0, 1]
        and events_of(s, "vuko_destroys")[-1] | {"seat": YLVA, "level": 2, "region": "fjord"}
        == events_of(s, "vuko_destroys")[-1]
        and s.towers == 1 << BARRENS and rules(s, MOOR) == LEARNER
    ),
    "olaf.capture": lambda s: (
        progress(s, OLAF) == 1 and rules(s, WOOD) == LEARNER and units(s, LEARNER, WOOD) == "2"
        and [event["region"] for event in events_of(s, "harvests")[-3:]] == ["bay", "gate", "moor"]
    ),
    "domination.scoring-values": lambda s: (
        firsts(s, LEARNER) == ["bay", "gate", "moor", "wood"] and s.vp(LEARNER) > s.vp(YLVA)
        and alone(s, LEARNER, BAY) and alone(s, LEARNER, GATE)
    ),
    "end.dead-snow-winner": lambda s: 0 < s.dead_snow < s.layout.limit and BOX.penalty == 2,
    "end.goal-finish-round": lambda s: not any(has_goal(s, seat) for seat in (LEARNER, YLVA)),
    "end.vp-winner": lambda s: (
        BOX.end_points == 50 and len(BOX.track.red) == 4 and s.vp(LEARNER) > s.vp(YLVA)
        and (final_reputation(s, LEARNER), merits(s)[LEARNER])
        > (final_reputation(s, YLVA), merits(s)[YLVA])
    ),
    "round.phases": lambda s: s.round == 3 and s.thorn == NOWHERE,
}  # fmt: skip


def test_every_lesson_is_checked_against_the_table() -> None:
    assert list(CLAIMS) == [lesson.rule for lesson in TUTORIAL.lessons]


@pytest.mark.parametrize("rule", CLAIMS)
def test_what_a_lesson_says_is_so(rule: str) -> None:
    state = when_taught(TUTORIAL, rule)
    assert isinstance(state, Garden)
    assert CLAIMS[rule](state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_told_by_name_what_to_choose(language: str) -> None:
    for beat in TUTORIAL.beats:
        if beat.kind == CHOOSE:
            ask = beat.lesson.ask[language]
            for name in named_parts(beat.options[0], language):
                assert name.lower() in ask.lower(), (beat.options, name)


GORGE = {"en": "Viper Gorge", "fr": "Gorge de la vipère"}
RESOURCES = {
    "gold": {"en": "gold", "fr": "or"},
    "m_factor": {"en": "M-factor", "fr": "facteur M"},
    "population": {"en": "population", "fr": "population"},
}


def named_parts(option: str, language: str) -> list[str]:
    """What of an option must be read in the sentence that asks for it."""
    verb, *parts = option.split(":")
    words = BOX.words
    if verb == "plan":
        return [GORGE[language] if parts[0] == "viper" else words["action"][parts[0]][language]]
    if verb == "place":
        return [words["region"][parts[0]][language]]
    if verb == "move":
        return [words["region"][parts[2]][language]]
    if verb == "kill":
        return [words["region"][parts[0]][language]] if parts[1] != "neutral" else []
    if verb in ("take", "harvest"):
        return [RESOURCES[parts[0]][language]]
    if verb == "buy":
        return [words["upgrade"][parts[0]][language]]
    return []


# --- what lies on the table


def table_at_the_end() -> Garden:
    state = played(TUTORIAL)
    assert isinstance(state, Garden)
    return state


def rules(state: Garden, region: int) -> int:
    """Who dominates; NOBODY where the neutral nation is not beaten."""
    return dominator(state, region, influences(state, region))


def bought(state: Garden, upgrade: int) -> list[int]:
    """The kinds of units of the learner that this upgrade lies on."""
    slots = state.slots[: MOST_SLOTS * LEVELS]
    return [place // MOST_SLOTS for place, there in enumerate(slots) if there == upgrade]


def alone(state: Garden, seat: int, region: int) -> bool:
    """A cube of this seat, and nothing else of any player."""
    return cubes(state, seat, region) == 1 == sum(shares(state, region))


def firsts(state: Garden, seat: int) -> list[str]:
    """The regions in which a seat has scored as the first."""
    scored = [event for event in events_of(state, "scores") if event["place"] == 1]
    return [str(event["region"]) for event in scored if event["seat"] == seat]
