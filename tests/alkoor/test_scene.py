"""The table of Maender-Alkoor as it is drawn: what the laws of scenes do not ask."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from antre.core.rule import LANGUAGES, with_minus
from antre.core.scene import SHAPES, Piece
from antre.games.alkoor import GAME
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.rules.chances import success_chance
from antre.games.alkoor.rules.moments import Window
from antre.games.alkoor.rules.objectives import total
from antre.games.alkoor.rules.progression import ChooseStop, WalkOrRun
from antre.games.alkoor.rules.scoring import breakdown, conclude
from antre.games.alkoor.rules.state import ACCOMPLISHED, ALWAYS, Alkoor
from antre.games.alkoor.rules.times import BEFORE
from antre.games.alkoor.rules.turn import BEGIN_TURN
from antre.games.alkoor.table.aids import percent
from antre.games.alkoor.table.art.marks import REACH
from antre.games.alkoor.table.course import course
from antre.games.alkoor.table.offer import BUTTONS
from antre.games.alkoor.words.event_words import say_event
from antre.server.words import words_for
from tests.alkoor.tables import BOX, act, blank, draws, game, gems, hold, new, texts, trial
from tests.scenes import face_of, pieces, scene, zone_of


@cache
def some_states() -> tuple[Alkoor, ...]:
    """Of each question that is met one state at each number of seats, and the ends."""
    return tuple(find_states())


def find_states() -> Iterator[Alkoor]:
    for seats, seed in ((1, 1), (2, 2), (3, 3)):
        met = set()
        for state in game(seats, seed):
            asked = "over" if state.over else type(state.question).__name__
            if asked not in met:
                met.add(asked)
                yield state.clone()


@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_stands_for_a_thing_lies_on_it(shape: str) -> None:
    met = set()
    for state in some_states():
        for asked in state.decisions:
            question = scene(state, asked.seat, shape=shape).question
            assert question is not None
            for option in question["options"]:
                verb = option["option"].partition(":")[0]
                if verb not in BUTTONS:
                    met.add(verb)
                    assert option["piece"], option["option"]
    assert met >= {
        "place", "pay", "hero", "stop", "stand", "wear", "stow", "item", "assign", "skill",
        "dilemma", "substitute", "brake", "look", "take",
    }  # fmt: skip


def overlap(one: Piece, other: Piece) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    return across > 1 and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > 1


@pytest.mark.parametrize("shape", SHAPES)
def test_answers_do_not_lie_on_one_another(shape: str) -> None:
    """But for what a Hero has, which lies on its card."""
    for state in some_states():
        for asked in state.decisions:
            for zone in scene(state, asked.seat, "fr", shape).zones:
                answers = [
                    piece for piece in zone.pieces
                    if piece.option and not (zone.id == "heroes" and piece.id.startswith("hero:"))
                ]  # fmt: skip
                for number, one in enumerate(answers):
                    for other in answers[number + 1 :]:
                        assert not overlap(one, other), (zone.id, one.id, other.id)


@pytest.mark.parametrize("tall", [False, True])
def test_no_place_of_the_way_covers_another(tall: bool) -> None:
    laid = course(BOX.path, BOX.places, tall)
    path = BOX.path
    spaces = [*path.grey, *path.red, *path.corridor, *(s for row in path.greens for s in row)]
    boxes = [laid.space_box(place) for place in laid.points]
    boxes += [laid.token_box(space) for space in spaces]
    boxes += [laid.card_box(space) for space in (*path.zones, path.door)]
    laid_out = [Piece("", "", box, "") for box in boxes]
    for number, one in enumerate(laid_out):
        assert not any(overlap(one, other) for other in laid_out[number + 1 :])


@pytest.mark.parametrize("shape", SHAPES)
def test_a_scene_shows_nothing_its_view_hides(shape: str) -> None:
    rng = random.Random(1)
    for state in some_states():
        seat = state.decisions[0].seat if state.decisions else 0
        world = state.resample(seat, rng)
        drawn, other = scene(state, seat, shape=shape), scene(world, seat, shape=shape)
        assert drawn.to_json(()) == other.to_json(())


def test_the_distance_of_the_avatar_is_told() -> None:
    state = some_states()[0].clone()
    state.pawn, state.avatar = 7, 3
    assert "4 steps behind you" in pieces(scene(state, 0))["distance"].label
    assert "4 steps behind you" in pieces(scene(state, -1))["avatar"].label


def test_before_a_roll_the_chance_is_shown() -> None:
    met = 0
    for state in game(2, 5):
        asked = None if state.over else state.question
        if isinstance(asked, Window) and asked.moment == BEFORE:
            share = success_chance(state)
            if share is not None:
                met += 1
                assert percent(share) in pieces(scene(state, 0))["objective"].label
    assert met


@pytest.mark.parametrize("shape", SHAPES)
def test_the_end_counts_both_sides(shape: str) -> None:
    """A Quest that is accomplished fills two columns; every Hero has a fate."""
    state = next(state for state in some_states() if state.over).clone()
    state.ending = ACCOMPLISHED
    drawn = pieces(scene(state, 0, shape=shape))
    assert {"verdict", "sum:team", "sum:vils"} <= drawn.keys()
    counted = breakdown(state)
    team = sum(points for name, points in counted.items() if not name.startswith("vils_"))
    assert drawn["sum:team"].label.startswith(f"The team: {team} · Main mission {counted['main']}")
    assert f"= a gap of {with_minus(sum(counted.values()))}" in drawn["verdict"].label
    assert drawn["pile:team"].grows
    for hero in state.team:
        assert f"fate:{BOX.heroes[hero].id}" in drawn


def test_gems_of_a_board_are_those_of_the_state() -> None:
    for state in some_states():
        drawn = pieces(scene(state, 0, shape="tall"))
        for board in range(state.boards):
            for number, colour in enumerate(COLOURS):
                label = drawn[f"gems:{board + 1}:{colour}"].label
                assert label.startswith(f"{state.gems[5 * board + number]} ")


@pytest.mark.parametrize("shape", SHAPES)
def test_whoever_holds_something_sees_how_often_they_are_asked(shape: str) -> None:
    state = blank(2)
    hold(state, 1, "N07")
    gems(state, 1, red=2)
    act(state, BEGIN_TURN)

    def told() -> str:
        return pieces(scene(state, 0, shape=shape))["asked"].label

    assert "could matter" in told()
    state.attention[0] = ALWAYS
    assert "every moment" in told()
    state.hushed = 1
    assert "nothing more" in told()
    assert "asked" not in pieces(scene(state, 1, shape=shape))


def test_a_quest_that_failed_shows_its_steps() -> None:
    state = next(state for state in some_states() if state.over)
    drawn = scene(state, 0)
    assert drawn.zones[0].finale
    assert {f"step:{name}" for name in ("relic", "used", "home")} <= pieces(drawn).keys()
    said = GAME.voice.margin(state.setup, conclude(state), words_for(GAME, "en", 0))
    assert said.startswith("No step")


def test_guides_are_opened_from_what_they_are_about() -> None:
    opened = {
        piece.about
        for state in some_states()
        for piece in pieces(scene(state, 0)).values()
        if piece.about
    }
    assert opened == {guide.id for guide in GAME.rules.guides}


def walk_or_run() -> Alkoor:
    """Where the Destiny die may be rolled again."""
    for state in game(1, 1):
        if type(state.question) is WalkOrRun and "reroll:destiny" in texts(state):
            return state
    raise AssertionError("never asked")


def test_on_a_phone_the_destiny_die_lies_beside_the_lantern() -> None:
    """Who decides how far to go is shown the way, not the Heroes behind another tab."""
    state = walk_or_run()
    drawn = scene(state, 0, shape="tall")
    assert zone_of(drawn, "destiny-way") == "way"
    assert pieces(drawn)["destiny-way"].label == pieces(drawn)["destiny"].label
    assert drawn.question is not None
    told = {each["option"]: each["piece"] for each in drawn.question["options"]}
    assert told["reroll:destiny"] == "destiny-way"
    assert "destiny-way" not in pieces(scene(state, 0))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_space_where_the_team_may_stop_has_a_ring(shape: str) -> None:
    state = next(state for state in some_states() if type(state.question) is ChooseStop)
    drawn = scene(state, state.waiting[0], shape=shape)
    stops = {f"space:{text[5:]}" for text in texts(state) if text.startswith("stop:")}
    ringed = {id for id in pieces(drawn) if id.startswith("space:") and REACH in face_of(drawn, id)}
    assert stops == ringed != set()


def test_on_a_phone_my_own_board_comes_first() -> None:
    state = new(3)
    for seat in range(3):
        shown = pieces(scene(state, seat, shape="tall"))
        boards = [shown[f"board:{number}"].y for number in (1, 2, 3)]
        assert boards.index(min(boards)) == seat


def test_what_helps_most_is_offered_first() -> None:
    state = blank(1)
    state.destiny = 3
    draws(state, die="2 6 1 6 6")
    trial(state, "ZF4")
    shown = pieces(scene(state, 0))
    aids = [id for id in shown if id.startswith("aid:substitute")]
    gains = [int(re.findall(r"([+−]\d+) →", shown[id].label)[0].replace("−", "-")) for id in aids]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_dice_lose_is_told_with_a_minus(language: str) -> None:
    state = blank(1)
    trial(state, "ZF2")
    state.dice, state.dice_attribute = [6], [1]
    state.dice_board, state.dice_hero = [0], [state.team[0]]
    assert total(state) == -1
    assert pieces(scene(state, 0, language))["tally"].label.startswith("−1 ")
    ended = {"kind": "objective_ends", "seat": 0, "total": -1, "target": 2, "reached": False}
    assert say_event(BOX, ended, words_for(GAME, language, 0)).startswith("−1 ")
