"""A game that has an engine and nothing else is judged, told, shown and learned all the same."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import antre
from antre.bots import ask, make
from antre.core.engine import Engine
from antre.core.judge import Judge
from antre.core.learner import Learner
from antre.core.picture import scene_svg
from antre.core.record import Record
from antre.core.scene import SHAPES
from antre.core.setup import Setup
from antre.core.stage import Stage
from antre.core.state import State
from antre.core.voice import Voice, spaced
from antre.core.words import HOUSE, Words
from tests.toys import pebbles

GAME = pebbles.GAME


@pytest.fixture
def state() -> State:
    """Three seats; seat 1 has hidden a hand."""
    state = Setup.of(GAME, 3).start(4)
    state.apply(1, "hide:2")
    return state


def words(language: str = "en", me: int = 0) -> Words:
    return Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri"], me=me)


def finish(state: State) -> State:
    rng = random.Random(1)
    while not state.over:
        seat, options = state.next_options()
        state.apply(seat, rng.choice(options))
    return state


def test_the_parts_are_there() -> None:
    assert type(GAME.judge) is Judge
    assert type(GAME.voice) is Voice
    assert type(GAME.stage) is Stage
    assert type(GAME.learner) is Learner
    assert GAME.version == "1"
    assert repr(GAME) == "Game('pebbles')"


def test_it_has_an_edition_settings_and_rules_of_no_content() -> None:
    content = GAME.edition()
    assert [option.text for option in content.options] == [
        "hide:0", "hide:1", "hide:2", "boast", "pass",
    ]  # fmt: skip
    assert content is GAME.edition()
    assert GAME.settings == ()
    assert list(GAME.rules) == []
    assert content.sources == {}


def test_draws_are_numbers(state: State) -> None:
    engine: Engine = GAME.engine
    assert engine.draw_name(state.setup.content, "lucky", 2) == "2"
    assert engine.parse_draw(state.setup.content, "lucky", "-2") == (-2,)
    with pytest.raises(antre.AntreError, match="a draw for 'lucky' is a number, not 'two'"):
        engine.parse_draw(state.setup.content, "lucky", "two")


def test_the_judge_looks_at_the_scores(state: State) -> None:
    judge = GAME.judge
    finish(state)
    assert [judge.evaluate(state, seat) for seat in range(3)] == [*map(float, state.scores)]
    assert max(state.scores) > 0
    assert (judge.pace(state), judge.horizon) == (0, 1)
    assert not judge.uninterrupted
    assert not judge.attentive
    assert not judge.chancy
    assert not judge.is_small(state)


def test_the_judge_foresees_by_playing(state: State) -> None:
    before = state.fingerprint()
    state.apply(0, "hide:0")
    bare = state.bare()
    values = GAME.judge.foresee(bare, 2, bare.decision(2).options)
    assert len(values) == 3
    assert GAME.judge.glimpse(bare, 2, bare.decision(2).options) == values
    assert sorted(values) != [0.0] * 3 or bare.clone().scores == [0, 0, 0]
    assert state.fingerprint() != before
    assert bare.fingerprint() == state.fingerprint()


def test_bots_play_it() -> None:
    for spec in ("random", "greedy", "mcts:5"):
        state = Setup.of(GAME, 2).start(1)
        bots = [make(spec, seat) for seat in range(2)]
        while not state.over:
            seat = state.waiting[0]
            state.apply(seat, ask(bots[seat], state, seat, random.Random(2)))
        assert state.outcome is not None


def test_the_voice_calls_things_by_their_names(state: State) -> None:
    voice, content = GAME.voice, state.setup.content
    assert voice.question(state, 0, words()) == "Hide"
    assert voice.option(content, content.options.parse("hide:2"), words()) == "Hide 2"
    assert voice.option(content, content.options.parse("boast"), words("fr")) == "Boast"
    assert voice.part("lucky_pebbles", words()) == "Lucky pebbles"
    told = [voice.event(content, event, words(me=1)) for event in state.log(1)]
    assert told[0].startswith("Brokk: Deal (pebble ")
    assert told[-1] == "Brokk: Hidden (hand 2)"
    assert voice.event(content, {"kind": "reveal", "seat": -1, "hands": [1, 2]}, words()) == (
        "Reveal (hands [1, 2])"
    )
    assert not any(voice.aside(content, event, 0, words()) for event in state.log(1))


def test_the_voice_takes_words_where_a_game_has_them(state: State, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "ask-Hide = Hide a hand.\n"
        "option-hide = Hide { $what } pebbles\n"
        "event-reveal = { $hands } were hidden, { $pebble } is drawn.\n"
        "event-boast = { $me ->\n    [yes] You boast.\n   *[no] { $who } boasts.\n }\n"
        "part-pebbles = Pebbles found\n",
        encoding="utf-8",
    )
    told = Words("en", HOUSE, tmp_path, names=["Ada", "Brokk", "Sindri"], me=0)
    voice, content = GAME.voice, state.setup.content
    assert voice.question(state, 0, told) == "Hide a hand."
    assert voice.option(content, content.options.parse("hide:2"), told) == "Hide 2 pebbles"
    reveal = {"kind": "reveal", "seat": -1, "hands": [1, 2, 0], "pebble": 1}
    assert voice.event(content, reveal, told) == "1, 2 and 0 were hidden, 1 is drawn."
    assert voice.event(content, {"kind": "boast", "seat": 0}, told) == "You boast."
    assert voice.event(content, {"kind": "boast", "seat": 1}, told) == "Brokk boasts."
    assert voice.part("pebbles", told) == "Pebbles found"


@pytest.mark.parametrize(
    ("name", "said"),
    [("TakeCard", "Take card"), ("take_card", "Take card"), ("a:b-c", "A b c"), ("", "")],
)
def test_names_are_spaced(name: str, said: str) -> None:
    assert spaced(name) == said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_is_told(state: State, language: str) -> None:
    finish(state)
    for seat in range(-1, 3):
        said = GAME.voice.tell(state.setup, state.log(seat)[-1], words(language, seat))
        assert said.endswith(".")


@pytest.mark.parametrize("shape", SHAPES)
def test_the_stage_shows_the_view_and_offers_the_options(state: State, shape: str) -> None:
    scene = GAME.stage.scene(state, 0, words(), shape)
    assert scene.title == "Pebbles"
    labels = [piece.label for zone in scene.zones for piece in zone.pieces]
    assert any("Round" in label for label in labels)
    assert scene.question is not None
    assert [each["option"] for each in scene.question["options"]] == ["hide:0", "hide:1", "hide:2"]
    assert "<svg" in scene_svg(scene)
    assert GAME.stage.lights(state.setup.content, {"kind": "boast", "seat": 0}) == []


def test_the_stage_draws_for_a_terminal(state: State) -> None:
    console = Console(file=io.StringIO(), width=90)
    console.print(GAME.stage.draw(state, 0, words(), 90, "table"))
    page = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Pebbles" in page
    assert "Ada" in page


def test_the_learner_makes_numbers_of_any_view(state: State) -> None:
    encoder = GAME.learner.encoder(state.setup.content)
    seen = [encoder.encode(state.view(seat)) for seat in range(3)]
    assert {len(numbers) for numbers in seen} == {encoder.size}
    assert all(-1 <= number <= 1 for numbers in seen for number in numbers)
    assert seen[0] != seen[1]
    other = state.clone()
    other.apply(0, "hide:0")
    assert encoder.encode(other.view(0)) != seen[0]
    assert GAME.learner.traits(finish(state), 0) == []


def test_its_games_are_records(state: State) -> None:
    finish(state)
    record = antre.load(state.record.dumps())
    assert isinstance(record, Record)
    assert record.replay().fingerprint() == state.fingerprint()
    assert record.result is not None
    assert record.result.outcome == state.outcome
