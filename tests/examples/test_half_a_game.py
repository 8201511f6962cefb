"""A game plays as soon as it has rules: bots, terminal, browser, records, environments.

Everything here is tried with the whole example and with half of it, an engine alone.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import antre
from antre.bots import ask, make
from antre.core.drawing import used_definitions
from antre.core.game import find, slugs
from antre.core.record import Record
from antre.core.scene import SHAPES
from antre.core.state import State
from antre.core.words import HOUSE, Words
from antre.lab import aec_env, gym_env
from tests.cli.conftest import Run, flat
from tests.examples.conftest import BARE, LANTERN
from tests.server.den import open_den, play

both = pytest.mark.parametrize("slug", [LANTERN, BARE])
# PettingZoo's check prefers plain arrays to dicts with a mask, and knows no mask after the end.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def finished(slug: str, seats: int, bot: str, seed: int = 0) -> State:
    """A game between bots of a kind."""
    state, rng = antre.new(slug, seats, seed=seed), random.Random(seed)
    bots = [make(bot, seat) for seat in range(seats)]
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, ask(bots[seat], state, seat, rng))
    return state


def words(slug: str, language: str = "en") -> Words:
    return Words(language, HOUSE, find(slug).folder, names=["Ada", "Brokk", "Sindri"], me=0)


def test_a_game_from_another_package_is_found() -> None:
    assert LANTERN in slugs()
    assert find(LANTERN).folder.parts[-3:] == ("examples", "lantern", "lantern")
    assert antre.new(LANTERN).setup.seats == 4


@both
@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:20"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_it(slug: str, bot: str, seats: int) -> None:
    state = finished(slug, seats, bot)
    assert state.outcome is not None
    assert state.outcome.winners
    assert 0 < sum(state.scores) <= 26


@both
def test_bots_that_look_ahead_win(slug: str) -> None:
    won = 0
    for seed in range(60):
        state, rng = antre.new(slug, 2, seed=seed), random.Random(seed)
        bots = [make("greedy", seed), make("random", seed)]
        while not state.over:
            seat = state.waiting[0]
            state.apply(seat, ask(bots[seat], state, seat, rng))
        assert state.outcome is not None
        won += state.outcome.won(0)
    assert won > 33


@both
def test_a_record_replays(slug: str, tmp_path: Path) -> None:
    state = finished(slug, 3, "random", 7)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(state.record.to_json()), encoding="utf-8")
    record = antre.load(path)
    assert isinstance(record, Record)
    assert record.replay().fingerprint() == state.fingerprint()


@both
@quiet
def test_learning_environments_pass_their_own_checks(slug: str) -> None:
    api_test(aec_env(slug, 3), num_cycles=60)
    seed_test(lambda: aec_env(slug, 2), num_cycles=60)
    check_env(gym_env(slug, 2, ["random"]), skip_render_check=True)


@both
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_in_a_terminal(run: Run, slug: str, language: str) -> None:
    given = ("play", slug, "--seats", "3", "--bots", "random", "--seed", "7", "--save", "x.json")
    told = run(*given, "--language", language, typed=["1", ""] * 6)
    assert told.err == ""
    assert told.code == 0
    assert {"en": "Final count", "fr": "Décompte final"}[language] in told.out
    record = antre.load(Path("x.json"))
    assert isinstance(record, Record)
    assert record.replay().over


def test_a_page_shows_who_has_what_and_no_more(run: Run) -> None:
    given = ("play", BARE, "--seats", "2", "--bots", "random", "--seed", "7", "--save", "x.json")
    told = flat(run(*given, typed=[]).out)
    hand = sorted(antre.new(BARE, 2, seed=7).view(0)["hands"][0])
    assert f"You 0 0 {' '.join(map(str, hand))}" in told
    assert "Brokk 0 0 ? ? ?" in told
    assert "Cellar ? × 26" in told


@both
def test_simulations_sum_it_up(run: Run, slug: str) -> None:
    told = run("sim", slug, "--games", "6", "--bots", "random,greedy")
    assert told.code == 0
    assert "greedy" in told.out


@both
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seat", [0, -1])
def test_it_is_drawn_through_every_pair_of_eyes(slug: str, shape: str, seat: int) -> None:
    state = antre.new(slug, 3, seed=1)
    for language in ("en", "fr"):
        drawn = state.setup.game.stage.scene(state, seat, words(slug, language), shape)
        assert used_definitions(drawn.faces.values(), drawn.defs)
        assert {zone.seat for zone in drawn.zones} == {None, 0, 1, 2}
        assert (drawn.question is None) == (seat < 0)
        assert {zone.width for zone in drawn.zones} == {344} or shape == "wide"
        for zone in drawn.zones:
            for piece in zone.pieces:
                assert piece.x + piece.w <= zone.width
                assert piece.y + piece.h <= zone.height


def test_half_a_game_calls_things_by_their_names() -> None:
    state = antre.new(BARE, 2, seed=1)
    game, told = state.setup.game, words(BARE)
    assert game.voice.question(state, 0, told) == "Light up"
    assert game.voice.option(state.setup.content, state.setup.options.parse("light:3"), told) == (
        "Light 3"
    )
    assert game.voice.tell(state.setup, {"kind": "lit", "seat": 1, "oil": 4}, told) == (
        "Brokk: Lit (oil 4)"
    )
    assert game.rules["round.light"].title == {"en": "Round light", "fr": "Round light"}


def test_the_whole_example_has_words_of_its_own() -> None:
    state = antre.new(LANTERN, 2, seed=1)
    game, told = state.setup.game, words(LANTERN, "fr")
    vein = state.view(0)["vein"]
    assert game.voice.question(state, 0, told) == (
        f"Quelle fiole brûlez-vous pour {vein} d’or\u202f?"
    )
    assert game.voice.tell(state.setup, {"kind": "lit", "seat": 0, "oil": 4}, told) == (
        "Vous allumez 4."
    )


@pytest.mark.server
@both
def test_a_house_serves_it(slug: str, tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        ada = den.guest("Ada")
        chairs = [{"kind": "me"}, {"kind": "hot", "name": "Léa"}]
        table = ada.ok("POST", "/api/tables", game=slug, chairs=chairs, start=True)["table"]
        scene = ada.ok("GET", f"/api/tables/{table}/scene?seat=0&shape=wide")["scene"]
        assert [option["option"] for option in scene["question"]["options"]]
        assert play(ada, table, 1) == 12
        assert ada.look(table)["status"] == "over"
