"""The scripted first wave: it plays through, says what is so, and covers what a beginner needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from antre.core.journal import Draw
from antre.core.lesson import CHOOSE, LEARNER, WATCH
from antre.core.rule import LANGUAGES
from antre.games.fall import GAME
from antre.games.fall.content.board import CAVERN_NAMES, FIRST_SITE, SPACE
from antre.games.fall.content.cards import Champion
from antre.games.fall.content.grid import QUAD, cells_of
from antre.games.fall.content.names import (
    ADVANCE,
    BOLSTER,
    BOLSTER_SPACE,
    GNOME,
    HONOUR_SPACE,
    INFLUENCE,
    LETTERS,
)
from antre.games.fall.content.options import Place
from antre.games.fall.rules.ancestry import Ancestry, lay, power_of
from antre.games.fall.rules.covering import covers, usable
from antre.games.fall.rules.draft import FirstPick
from antre.games.fall.rules.final_scoring import count_halls
from antre.games.fall.rules.invasion import targets
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.state import Fall
from tests.fall.tables import (
    CHAMPION,
    CLAN,
    events_of,
    honour_from,
    invaded,
    texts,
    trolls,
    vote_count,
)
from tests.lessons import open_choices, played, the_tutorial, when_taught

THRYM = 1
CONTENT = GAME.edition()
FOUR = (ADVANCE, BOLSTER, INFLUENCE, GNOME)
TUTORIAL = the_tutorial("fall")

TOPICS = {
    "the mountain": {"frame.winner", "parts.domains"},
    "settling": {
        "setup.starting-champion-draw",
        "setup.lair-pair",
        "setup.lair-adjacent-trolls",
        "setup.lair-champion",
    },
    "the draft": {
        "symbol.cover-to-act",
        "draft.first-pick",
        "draft.must-overlap",
        "draft.second-pick",
        "draft.third-pick",
        "symbol.elders",
    },
    "supplies": {"supplies.base", "desperation.raise-weak", "strong.spend-provisions"},
    "weak actions": {"turn.two-weak-or-one-strong", "weak.second", "bolster.where"},
    "strong actions": {"strong.group", "strong.numbered-symbol", "strong.bridges"},
    "an advance into gnomes": {
        "advance.path",
        "attack.win-condition",
        "attack.win-honour",
        "attack.lose",
    },
    "the wheel": {"gnome.move", "gnome.scout-card", "gnome.scout-token", "gnome.effect-honour"},
    "a breach": {"attack.win-wheel", "breach.rally-move", "breach.active-decides"},
    "champions": {
        "influence.first-bonus",
        "influence.award-at-wave-end",
        "reward.winner-votes",
    },
    "invasions": {"invasion.enter-trolls", "fallen.first-bonus", "invasion.decider"},
    "scoring": {
        "score12.first-cavern",
        "score12.invaded-penalty",
        "setup.hall-value-meaning",
        "score3.order",
    },
}


def test_it_ends_with_the_second_wave() -> None:
    state = table_at_the_end()
    assert (state.wave, state.over) == (2, False)
    assert isinstance(state.question, FirstPick)
    assert [asked.seat for asked in state.decisions] == [LEARNER, THRYM]


def test_nothing_is_left_to_chance_or_open() -> None:
    drawn = {entry.purpose for entry in table_at_the_end().entries if isinstance(entry, Draw)}
    assert drawn == TUTORIAL.scenario.draws.keys()
    assert open_choices(TUTORIAL) == []


def test_the_lessons_cover_what_a_beginner_needs() -> None:
    taught = {lesson.rule for lesson in TUTORIAL.lessons}
    assert {topic: rules - taught for topic, rules in TOPICS.items() if rules - taught} == {}
    assert 40 <= len(taught) <= 50
    done = [beat for beat in TUTORIAL.beats if beat.kind == CHOOSE]
    assert len(done) >= 35, "the learner does the moves"
    assert {beat.seat for beat in TUTORIAL.beats if beat.kind == WATCH} == {THRYM}


# What each lesson claims, and how it can be seen on the table when the lesson is shown.
CLAIMS: dict[str, Callable[[Fall], bool]] = {
    "frame.winner": lambda s: s.wave == 1 and honours(s) == [0, 0],
    "parts.domains": lambda s: (
        {domain.bit_count() for domain in s.board.domains} == {3} and len(s.board.domains) == 7
        and invaded(s) == {"moss-1", "granite-1", "mud-1"} and gated(s, "moss-1")
        and s.view(LEARNER)["gnomes"]["moss-1"] == ["?"] and set(CONTENT.gnome_tokens) == {1, 2, 3}
    ),
    "setup.starting-champion-draw": lambda s: (
        len(s.starters[LEARNER]) == 2 and champion("firragh").amount == 1
        and (champion("firragh").clan, champion("firragh").votes) == (CLAN["ice"], 2)
    ),
    "setup.lair-pair": lambda s: (
        CONTENT.lair_trolls == 3 and {"moss-3", "ice-1"} <= beside(s, "A1") and "lair:A" in texts(s)
    ),
    "setup.lair-adjacent-trolls": lambda s: (
        CONTENT.setup_caverns == 2 and trolls(s, LEARNER, "A1") == trolls(s, LEARNER, "A2") == 3
    ),
    "setup.lair-champion": lambda s: (
        trolls(s, LEARNER, "moss-3") == trolls(s, LEARNER, "ice-1") == 1
        and champion("firragh").has_pawn and "moss-1" in beside(s, "moss-3")
    ),
    "symbol.cover-to-act": lambda s: (
        trolls(s, THRYM, "granite-2") == trolls(s, THRYM, "fire-3") == 1
        and [strength(s, kind) for kind in FOUR] == [1, 1, 1, 1]
    ),
    "draft.first-pick": lambda s: (
        hand(s) == ["card03", "card17", "card19", "card51"] and s.picks[THRYM] >= 0
        and CONTENT.waves[0].pass_to % 2 == THRYM
    ),
    "draft.must-overlap": lambda s: trade(s, "place:card17:x6y4") == ("B", {"A": (1, 3)}),
    "strong.group": lambda s: strength(s, ADVANCE) == 3 and strength(s, BOLSTER) == 1,
    "draft.second-pick": lambda s: (
        len(hand(s)) == 3 and trade(s, "place:card20:x4y6") == ("G", {"G": (1, 3)})
        and "A" in printed("card20")
    ),
    "symbol.elders": lambda s: hand(s) == ["card19", "card51"] and {"E", "W"} <= printed("card51"),
    "draft.third-pick": lambda s: trade(s, "place:card19:x7y5") == ("", {"I": (1, 3)}),
    "supplies.base": lambda s: (
        CONTENT.waves[0].supplies == 6 and s.provisions == [5, 7] and s.desperation == [2, 1]
        and s.ancestry[THRYM].supplies.bit_count() == 1
    ),
    "turn.two-weak-or-one-strong": lambda s: {"weak:bolster", "strong:advance"} <= set(texts(s)),
    "desperation.raise-weak": lambda s: texts(s) == ["tokens:0", "tokens:1", "tokens:2"],
    "bolster.where": lambda s: "bolster:ice-1" in texts(s) and gated(s, "ice-1"),
    "weak.second": lambda s: (
        trolls(s, LEARNER, "ice-1") == 4 and s.covered[LEARNER].bit_count() == 1
        and s.provisions[LEARNER] == 5
    ),
    "influence.first-bonus": lambda s: not any(s.influence) and CONTENT.first_influence == 1,
    "strong.numbered-symbol": lambda s: (
        influence_on(s, "waelwulf") == [2, 4] and s.provisions == [4, 5]
        and s.log(LEARNER)[-3]["kind"] == "raise"
    ),
    "strong.bridges": lambda s: (
        strength(s, ADVANCE) == 4 and group(s, ADVANCE) == [1, 1, 2]
    ),
    "strong.spend-provisions": lambda s: texts(s)[0] == "provisions:0" and s.provisions[0] == 4,
    "advance.path": lambda s: "to:moss-1" in texts(s) and "moss-1" in invaded(s),
    "attack.win-condition": lambda s: (
        {"from:A1:3", "pawn:firragh"} <= set(texts(s)) and "ice-1" in beside(s, "A1")
        and "ice-1" not in beside(s, "A2") and max(CONTENT.gnome_tokens) == 3
    ),
    "attack.win-honour": lambda s: (
        honours(s) == [3, 0] and vote_count(s, LEARNER, "moss") == 1 and control(s, "moss-1") == 0
    ),
    "setup.hall-value-meaning": lambda s: (
        s.scores[LEARNER] == 42 and count_halls(s)[3] == (12, [2, 0, 0], [12, 0])
        and CONTENT.vote_tiles[s.tiles[CLAN["moss"]]][0] == 11 and vote_count(s, THRYM, "moss") == 0
    ),
    "attack.win-wheel": lambda s: (
        s.angry == (3,) and s.wheel == 1 and CONTENT.wheel[1] == BOLSTER_SPACE
        and CONTENT.breach_wire == 3
    ),
    "attack.lose": lambda s: (
        events_of(s, "attack")[-1]["trolls"] == 2 and events_of(s, "attack")[-1]["strengths"] == [3]
        and trolls(s, THRYM, "B1") == 3 and gnome_count(s, "granite-1") == 2
        and trolls(s, THRYM, "moss-2") == 1 and {"moss-1", "moss-3"} <= beside(s, "moss-2")
    ),
    "strong.group-mix": lambda s: strength(s, GNOME) == 3 and group(s, GNOME) == [1, 2],
    "gnome.move": lambda s: (
        texts(s) == ["wheel:1", "wheel:2", "wheel:3"] and CONTENT.wheel[4] == HONOUR_SPACE
    ),
    "gnome.scout-card": lambda s: len(s.row) == 3 and "gate:1" in texts(s),
    "gnome.scout-token": lambda s: (
        s.row[0] == CLAN["moss"] and s.view(THRYM)["row"][0] == "?"
        and entrances(s, "moss") == {"moss-1"} and trolls(s, LEARNER, "moss-1") == 4
    ),
    "breach.rally-move": lambda s: (
        s.view(LEARNER)["gnomes"]["mud-1"] == [1] and CONTENT.breach_base == 2 and len(s.angry) == 1
        and s.rally == CLAN["hammer"] and CONTENT.rally_points == 2
    ),
    "breach.active-decides": lambda s: (
        texts(s) == ["invade:moon-2", "invade:hammer-1"]
        and events_of(s, "breach")[-1]["invaders"] == 3
    ),
    "invasion.cross-invaded": lambda s: (
        {"granite-1", "moon-2", "hammer-1"} <= invaded(s)
        and texts(s) == ["invade:moon-1", "invade:moon-3", "invade:hammer-2", "invade:hammer-3"]
    ),
    "gnome.effect-honour": lambda s: honour_from(s, LEARNER, "wheel") == 3 and s.wheel == 4,
    "status.controlled-tie": lambda s: (
        trolls(s, LEARNER, "moss-3") == trolls(s, THRYM, "moss-3") == 1 and control(s, "moss-3") < 0
    ),
    "influence.award-at-wave-end": lambda s: (
        influence_on(s, "waelwulf") == [2, 4] and s.provisions[LEARNER] == 2
        and strength(s, INFLUENCE) == 3
    ),
    "invasion.enter-trolls": lambda s: (
        s.provisions == [0, 0] and s.row[0] == CLAN["moss"] and gnome_count(s, "mud-1") == 2
        and cells_of(targets(s, CLAN["moss"])) == (SPACE["moss-1"],)
        and CONTENT.waves[0].invaders == 2 and "pawn:firragh" in texts(s)
    ),
    "fallen.first-bonus": lambda s: (
        honour_from(s, LEARNER, "fallen") == 3 and trolls(s, LEARNER, "moss-1") == 3
        and CONTENT.fallen == 2
    ),
    "invasion.decider": lambda s: (
        honour_from(s, LEARNER, "fallen") == 5 and s.row[1] == CLAN["ice"] and "ice-2" in invaded(s)
        and texts(s) == ["invade:ice-3", "invade:moon-1"] and s.standing[CLAN["ice"]][0] == LEARNER
    ),
    "reward.winner-votes": lambda s: (
        s.row[2] == CLAN["hammer"] and {"hammer-2", "hammer-3"} <= invaded(s)
        and influence_on(s, "waelwulf") == [7, 4] and vote_count(s, LEARNER, "moss") == 4
        and vote_count(s, THRYM, "moss") == 1 and "stand:moss-1" in texts(s)
    ),
    "score12.first-cavern": lambda s: (
        domain_scores(s)["moss"] == [6, 6]
        and [control(s, f"moss-{number}") for number in (1, 2, 3)] == [LEARNER, THRYM, -1]
    ),
    "score12.invaded-penalty": lambda s: (
        domain_scores(s)["ice"] == [5, 0] and domain_scores(s)["granite"] == [0, 5]
        and honours(s) == [22, 11]
    ),
    "score3.order": lambda s: s.scores[LEARNER] == 51 and s.halls[3] == 12,
    "frame.three-waves": lambda s: (
        s.wave == 2 and s.covered == [0, 0] and len(s.laid[LEARNER]) == 3 and len(hand(s)) == 4
    ),
}  # fmt: skip


def test_every_lesson_is_checked_against_the_table() -> None:
    assert list(CLAIMS) == [lesson.rule for lesson in TUTORIAL.lessons]


@pytest.mark.parametrize("rule", CLAIMS)
def test_what_a_lesson_says_is_so(rule: str) -> None:
    state = when_taught(TUTORIAL, rule)
    assert isinstance(state, Fall)
    assert CLAIMS[rule](state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_told_by_name_what_to_choose(language: str) -> None:
    """Caverns, champions and actions by their names, numbers in figures unless they are none."""
    for beat in TUTORIAL.beats:
        if beat.kind == CHOOSE:
            ask = beat.lesson.ask[language]
            for part in named_parts(beat.options[0], language):
                assert part in ask, (beat.options, part)


ACTION_NAMES = {
    "advance": {"en": "Advance", "fr": "Avancée"},
    "bolster": {"en": "Bolster", "fr": "Renforts"},
    "influence": {"en": "Influence", "fr": "Influence"},
    "gnome": {"en": "Gnome", "fr": "Gnome"},
}
STRENGTHS = {"weak": {"en": "weak", "fr": "faible"}, "strong": {"en": "strong", "fr": "forte"}}


def named_parts(option: str, language: str) -> list[str]:
    """What of an option must be read in the sentence that asks for it."""
    verb, _, rest = option.partition(":")
    if verb in ("keep", "pawn", "influence"):
        return [CONTENT.words["champion"][rest][language].split()[0]]
    if verb in STRENGTHS:
        return [STRENGTHS[verb][language], ACTION_NAMES[rest][language]]
    name = rest.rpartition(":")[0] if verb == "token" else rest
    if name in CAVERN_NAMES:
        clan, _, number = name.partition("-")
        return [f"{CONTENT.words['clan'][clan][language]} {number}"]
    if verb == "rally":
        return [CONTENT.words["clan"][rest][language]]
    if verb in ("cover", "add", "wheel"):
        return [rest]
    return []


# --- what lies on the table


def table_at_the_end() -> Fall:
    state = played(TUTORIAL)
    assert isinstance(state, Fall)
    return state


def honours(state: Fall) -> list[int]:
    """What has been gained so far, without what the end would bring."""
    return [state.honour(seat) for seat in range(state.setup.seats)]


def champion(name: str) -> Champion:
    return CONTENT.champions[CHAMPION[name]]


def hand(state: Fall) -> list[str]:
    return [CONTENT.card_name[card] for card in state.hands[LEARNER]]


def beside(state: Fall, space: str) -> set[str]:
    near = cells_of(state.board.near[SPACE[space]])
    return {CAVERN_NAMES[cavern] for cavern in near if cavern < FIRST_SITE}


def entrances(state: Fall, clan: str) -> set[str]:
    return {CAVERN_NAMES[cavern] for cavern in cells_of(state.board.entrances[CLAN[clan]])}


def gated(state: Fall, cavern: str) -> bool:
    return cavern in entrances(state, cavern.partition("-")[0])


def control(state: Fall, cavern: str) -> int:
    """Who controls it; -1 for nobody."""
    held = [controlled(state, seat) >> SPACE[cavern] & 1 for seat in (LEARNER, THRYM)]
    return held.index(1) if any(held) else -1


def gnome_count(state: Fall, cavern: str) -> int:
    first = 2 * SPACE[cavern]
    return sum(strength > 0 for strength in state.gnomes[first : first + 2])


def influence_on(state: Fall, name: str) -> list[int]:
    first = state.setup.seats * state.offer.index(CHAMPION[name])
    return state.influence[first : first + state.setup.seats]


def domain_scores(state: Fall) -> dict[object, object]:
    return {event["clan"]: event["honour"] for event in events_of(state, "domain")}


# --- the ancestry


def printed(card: str) -> set[str]:
    """The letters of the symbols on a card."""
    return {LETTERS[kind] for _, kind, _ in CONTENT.ancestry[CONTENT.card_name.index(card)].symbols}


def best(ancestry: Ancestry, covered: int, kind: int) -> int:
    """The most power an action of this kind can have."""
    return max(covers(ancestry, covered, kind), default=bool(usable(ancestry, covered, kind)))


def strength(state: Fall, kind: int) -> int:
    return best(state.ancestry[LEARNER], state.covered[LEARNER], kind)


def group(state: Fall, kind: int) -> list[int]:
    """The powers of the symbols that make the strongest action of this kind."""
    ancestry, covered = state.ancestry[LEARNER], state.covered[LEARNER]
    symbols = covers(ancestry, covered, kind)[best(ancestry, covered, kind)]
    return sorted(power_of(ancestry, 1 << cell) for cell in cells_of(symbols))


def trade(state: Fall, option: str) -> tuple[str, dict[str, tuple[int, int]]]:
    """The symbols a card would cover, and how the power of actions would change."""
    place = CONTENT.options.parse(option)
    assert isinstance(place, Place)
    before = state.ancestry[LEARNER]
    after = lay(before, CONTENT.ancestry[place.card].planes, place.place)
    lost = [LETTERS[kind] for kind in range(7) if before[kind] & QUAD << place.place]
    change = {LETTERS[kind]: (best(before, 0, kind), best(after, 0, kind)) for kind in FOUR}
    return "".join(lost), {kind: of for kind, of in change.items() if of[0] != of[1]}
