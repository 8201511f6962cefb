"""A Quest from its Relic to the Portal, turn by turn through the real flow."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules.quests import holds_relic
from antre.games.alkoor.rules.scoring import steps_done
from antre.games.alkoor.rules.state import ACCOMPLISHED, Alkoor
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    asked,
    blank,
    choose,
    draws,
    events_of,
    gems,
    in_abyss,
    pouch,
    room,
    skip,
    texts,
)


def fill(state: Alkoor, *colours: str) -> None:
    """Four gems of these colours on the first board, and nothing else anywhere."""
    for pool, count in enumerate(state.gems):
        state.bank[pool % 5] += count
        state.gems[pool] = 0
    gems(state, 1, **dict.fromkeys(colours, 4))


def walk_to(state: Alkoor, place: str) -> None:
    """Through Blessing and Progression, on foot."""
    skip(state, "Bless")
    while asked(state) != "ChooseStop":
        if asked(state) == "MoveAvatar":
            choose(state, "brake:0")
        elif asked(state) == "WalkOrRun":
            choose(state, "walk")
        else:
            choose(state, texts(state)[0])
    choose(state, f"stop:{place}")


@pytest.mark.proves("goal.main", "quests.steps", "turn.stages", "turn.resolution-branch",
                    "end.accomplished", "won.room1", "won.room2", "won.room3",
                    "ruling.trial-end-turn", "guide.rotation")  # fmt: skip
def test_a_quest_is_accomplished() -> None:
    state = blank(2)
    for slot, name in ((1, "S1"), (2, "S5"), (4, "S10")):
        room(state, slot, name)
    in_abyss(state, "43")
    state.avatar = -15
    state.stack[:] = [BEGIN_TURN]
    draws(state, destiny="2 2 4", gem="red red red", treasure="T1")
    state.run()

    fill(state, "blue", "green")
    walk_to(state, "room-1")
    choose(state, "test", "master:1", "master:1", "relic", "wear:1")
    assert holds_relic(state)
    assert steps_done(state) == 1
    assert (state.turn, state.guide) == (3, 1)

    skip(state, "Bless")
    fill(state, "orange", "violet")
    walk_to(state, "room-2")
    choose(state, "test", "master:1", "master:1", "nothing")
    assert state.relic_used
    assert steps_done(state) == 2
    assert (state.turn, state.guide) == (4, 0)

    fill(state, "orange", "blue")
    walk_to(state, "room-4")
    choose(state, "test", "master:1", "master:1", "treasure")
    assert pouch(state) == ["T1"]
    choose(state, "portal")
    assert state.over
    assert state.ending == ACCOMPLISHED
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert state.outcome.reason.values["needed"] == 42
    assert len(events_of(state, "trial_won")) == 3
