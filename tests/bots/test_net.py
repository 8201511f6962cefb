"""Bots with a network: which games they can play, and how a search follows an opinion."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from antre.bots import LEVELS, Bot, UnknownBot, able, ask, check, make
from antre.bots.guided import Asked, Opinion
from antre.bots.mcts import Mcts
from antre.bots.net import LIKELIEST, Glance, Opinions, afterwards, expected
from antre.bots.network import (
    FILE,
    Array,
    Network,
    NoNetwork,
    Shape,
    checked,
    load,
    network_for,
    save,
)
from antre.bots.reward import goal, reward
from antre.core.game import find
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.arena import rate
from antre.lab.simulate import simulate
from tests.bots.networks import give, untaught
from tests.toys import pebbles

NIDAVELLIR = Setup.of(find("nidavellir"), 2)


def play(setup: Setup, bots: Sequence[Bot], seed: int) -> State:
    """A game in which `apply` refuses what is not legal."""
    state, rng = setup.start(seed), random.Random(seed)
    while not state.over:
        seat = state.question.actor(state)
        state.apply(seat, ask(bots[seat], state, seat, rng))
    return state


@pytest.mark.parametrize("spec", ["net", "net:16"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_network_plays_by_the_rules(
    spec: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(pebbles.GAME, tmp_path, monkeypatch)
    setup = Setup.of(pebbles.GAME, seats)
    once, again = (
        play(setup, [make(spec, seat) for seat in range(seats)], 3).fingerprint() for _ in "ab"
    )
    assert once == again


class Liking(Network):
    """Expects the same of every position, and finds some options more likely than others."""

    def __init__(self, tastes: Mapping[int, float]) -> None:
        self.tastes = tastes

    def __call__(self, seen: Array) -> tuple[Array, Array]:
        tastes = np.zeros((len(seen), len(NIDAVELLIR.options)), np.float32)
        tastes[:, list(self.tastes)] = list(self.tastes.values())
        return tastes, np.full(len(seen), 0.4, np.float32)


def test_the_likeliest_option_is_what_a_glance_takes(tmp_path: Path) -> None:
    network = load(untaught(NIDAVELLIR.game, tmp_path))
    state = NIDAVELLIR.start(1)
    options = state.decision(0).options
    [opinion] = Opinions(network)([Asked(state, 0, options)])
    assert sum(opinion.chances) == pytest.approx(1)
    likeliest = max(range(len(options)), key=opinion.chances.__getitem__)
    assert Glance(network).choose(state, 0) is options[likeliest]


def test_a_glance_looks_at_where_options_lead() -> None:
    """A network that knows nothing leaves it to the judge, who never likes all bids alike."""
    state = NIDAVELLIR.start(1)
    options = state.decision(0).options
    judged = []
    for option in options:
        after = state.bare()
        after.play(0, option)
        judged.append(reward(after)[0])
    best = options[judged.index(max(judged))]
    assert Glance(Liking({})).choose(state, 0) is best
    # What is a little more likely is not taken for that; what is far more likely is.
    other = options[judged.index(min(judged))]
    assert Glance(Liking({other.index: 0.1})).choose(state, 0) is best
    assert Glance(Liking({other.index: 99.0})).choose(state, 0) is other


def test_likely_options_alone_are_looked_at() -> None:
    """The first hero: there are more of them to choose from than a glance takes in."""
    state, rng = NIDAVELLIR.start(1), random.Random(1)
    while len(state.decisions[0].options) <= LIKELIEST:
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))
    asked = state.decisions[0]
    liked = rng.sample(asked.options, LIKELIEST)
    network = Liking({option.index: 0.01 for option in liked})
    [opinion] = Opinions(network)([Asked(state, asked.seat, asked.options)])
    chances = zip(asked.options, opinion.chances, strict=True)
    assert {option for option, chance in chances if chance} == set(liked)
    assert Glance(network).choose(state, asked.seat) in liked


def test_a_glance_counts_on_nothing_that_others_answer_in_secret() -> None:
    """Whatever they are imagined to have bid, the worlds it looks at are the same."""
    state = NIDAVELLIR.start(1)
    while 1 in state.waiting:
        state.apply(1, state.decision(1).options[0])
    for after in afterwards(state, 0, state.decision(0).options):
        assert after.waiting == [0, 1]


def test_prospects_stand_in_the_order_of_the_seats(tmp_path: Path) -> None:
    """Each is half what the seat itself expects, by what it sees, half what the judge says; who is
    asked expects what the best option brings."""
    network = load(untaught(NIDAVELLIR.game, tmp_path))
    state = Setup.of(NIDAVELLIR.game, 3).start(1)
    encoder = state.setup.game.learner.encoder(state.setup.content)
    seen = np.array([encoder.observe(state, seat) for seat in range(3)], np.float32)
    tastes, values = network(seen)
    told = (values.clip(0, 1) + np.array(reward(state))) / 2
    assert len(set(told.tolist())) == 3
    asked = [Asked(state, seat, state.decision(seat).options) for seat in range(3)]
    opinions = Opinions(network)(asked)
    for seat, merits in enumerate(Opinions(network).weigh(asked, tastes)):
        told_seat = [*told[:seat], merits.max(), *told[seat + 1 :]]
        assert list(opinions[seat].prospects) == pytest.approx(told_seat, abs=1e-6)


def test_at_the_end_there_is_no_doubt() -> None:
    state = NIDAVELLIR.start(4, journal=False)
    while state.stack:
        seat, options = state.next_options()
        state.play(seat, options[-1])
    told = expected([(state, 1), (state, 0)], np.full(2, 0.4, np.float32))
    assert told.tolist() == pytest.approx(goal(state)[::-1])


def test_a_search_follows_what_its_opinion_promises() -> None:
    """Whoever has chosen a certain option is said to win; the search finds and takes it."""
    state = NIDAVELLIR.start(1)
    *_, last = state.decision(0).options

    def opinions(asked: Sequence[Asked]) -> list[Opinion]:
        found = []
        for world, _, options in asked:
            still = 0 in world.waiting and last in world.decision(0).options
            found.append(Opinion([1 / len(options)] * len(options), [0.9 - 0.5 * still, 0.2]))
        return found

    bot = Mcts(iterations=200, seed=1, policy_value=opinions)
    assert bot.choose(state, 0) is last
    advice = bot.consider(state, 0)
    assert advice[0].option is last
    assert advice[0].prospect > advice[-1].prospect


def test_without_differences_a_search_follows_the_policy() -> None:
    state = NIDAVELLIR.start(1)
    options = state.decision(0).options

    def opinions(asked: Sequence[Asked]) -> list[Opinion]:
        return [
            Opinion([0.9 if each is options[2] else 0.1 / len(given) for each in given], [0.5, 0.5])
            for _, _, given in asked
        ]

    assert Mcts(iterations=80, seed=1, policy_value=opinions).choose(state, 0) is options[2]


def test_a_search_that_goes_on_knows_all_options_of_the_next_question() -> None:
    """Of what it imagined before, not all need have been on offer; and it has hardly any time."""

    def opinions(asked: Sequence[Asked]) -> list[Opinion]:
        return [Opinion([1 / len(given)] * len(given), [0.5, 0.5]) for _, _, given in asked]

    state, rng = Setup.of(find("hall"), 2).start(1), random.Random(1)
    bots = [Mcts(iterations=8, seed=seat, policy_value=opinions) for seat in range(2)]
    for _ in range(30):
        seat = state.question.actor(state)
        state.apply(seat, ask(bots[seat], state, seat, rng))


def test_the_first_opinion_is_a_part_of_the_time_to_think() -> None:
    now = [0.0]

    def opinions(asked: Sequence[Asked]) -> list[Opinion]:
        now[0] += 0.4
        return [Opinion([1 / len(given)] * len(given), [0.5, 0.5]) for _, _, given in asked]

    bot = Mcts(seconds=1.0, seed=1, clock=lambda: now[0], policy_value=opinions)
    bot.choose(NIDAVELLIR.start(1), 0)
    assert now[0] == pytest.approx(1.2)


def test_opinions_are_asked_of_several_worlds_at_once() -> None:
    sizes = []

    def opinions(asked: Sequence[Asked]) -> list[Opinion]:
        sizes.append(len(asked))
        return [Opinion([1 / len(given)] * len(given), [0.5, 0.5]) for _, _, given in asked]

    Mcts(iterations=40, seed=1, policy_value=opinions).choose(NIDAVELLIR.start(1), 0)
    assert max(sizes) == 8


def test_a_game_without_a_network_says_what_can_play_it() -> None:
    setup = Setup.of(pebbles.GAME, 2)
    with pytest.raises(NoNetwork, match="pebbles has no network: let mcts:1s or greedy play"):
        make("net", 1).choose(setup.start(1), 0)


def test_a_network_of_another_edition_is_refused(tmp_path: Path) -> None:
    path = untaught(pebbles.GAME, tmp_path, edition="another")
    with pytest.raises(NoNetwork, match=r"trained for edition another .* play the edition of the"):
        checked(load(path), Setup.of(pebbles.GAME), path)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    path = untaught(pebbles.GAME, tmp_path)
    with pytest.raises(NoNetwork, match="trained for pebbles, not for nidavellir"):
        checked(load(path), NIDAVELLIR, path)


def test_a_network_of_another_size_is_refused(tmp_path: Path) -> None:
    setup = Setup.of(pebbles.GAME)
    shape = Shape.of(setup)._replace(inputs=9, first=16)
    weights = {name: np.zeros(size, np.float32) for name, size in shape.arrays.items()}
    path = tmp_path / FILE
    save(path, shape, weights, {"game": "pebbles", "edition": setup.content.digest})
    with pytest.raises(NoNetwork, match="trained for edition"):
        checked(load(path), setup, path)


@pytest.mark.parametrize("content", [b"", b"nonsense"])
def test_what_is_no_network_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(content)
    with pytest.raises(NoNetwork, match="holds no network"):
        load(path)


def test_a_network_whose_parts_do_not_fit_is_refused(tmp_path: Path) -> None:
    shape = Shape.of(Setup.of(pebbles.GAME))
    weights = {name: np.zeros(size, np.float32) for name, size in shape.arrays.items()}
    save(tmp_path / FILE, shape, {**weights, "bias0": np.zeros(3, np.float32)}, {})
    with pytest.raises(NoNetwork, match="its parts are"):
        load(tmp_path / FILE)


@pytest.mark.parametrize("spec", ["net:", "net:0", "net:fast"])
def test_a_search_without_a_budget_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="write net:1s"):
        make(spec, 1)


def test_an_expert_is_for_games_with_a_network() -> None:
    assert able(LEVELS, NIDAVELLIR) == ["easy", "normal", "hard", "expert"]
    check("expert", NIDAVELLIR)
    setup = Setup.of(pebbles.GAME, 2)
    assert able([*LEVELS, "net", "net:50", "mcts:50"], setup) == [
        "easy", "normal", "hard", "mcts:50"
    ]  # fmt: skip
    for spec in ("expert", "net", "net:1s"):
        with pytest.raises(UnknownBot, match=r"pebbles has no network: .* easy, normal, hard\)"):
            check(spec, setup)


def test_games_with_an_expert_are_not_begun_where_there_is_none() -> None:
    setup = Setup.of(pebbles.GAME, 2)
    with pytest.raises(UnknownBot, match="'expert' cannot play here"):
        simulate(setup, ["expert", "greedy"], games=1)
    with pytest.raises(UnknownBot, match="'expert' cannot play here"):
        rate(setup, ["expert", "greedy"], games=1)


def test_nobody_is_an_expert_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "antre.bots.network")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert able(LEVELS, NIDAVELLIR) == ["easy", "normal", "hard"]


def test_without_numpy_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "antre.bots.net")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(UnknownBot, match=r"needs the package numpy; .*antre\[net\]"):
        make("net", 1)


def test_networks_of_the_house_fit_their_games() -> None:
    for path in Path(NIDAVELLIR.game.folder).parent.glob(f"*/{FILE}"):
        game = find(path.parent.name)
        network = network_for(Setup.of(game))
        assert network.shape.numbers <= 1_000_000
        assert path.stat().st_size <= 2 * 2**20
        assert {"seed", "games", "decisions", "update", "antre"} <= network.about.keys()
