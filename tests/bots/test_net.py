"""Bots with a network: which games they can play, and how a search follows an opinion."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from antre.bots import LEVELS, Bot, UnknownBot, able, ask, check, make
from antre.bots.counsel import foresight, judged, margins
from antre.bots.guided import Asked, Opinion
from antre.bots.mcts import Mcts
from antre.bots.net import JUDGE, OPEN_MINDED, Look, Opinions, glance, told, unknowing
from antre.bots.network import (
    FILE,
    Array,
    Network,
    NoNetwork,
    Shape,
    Thought,
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

    def __init__(self, tastes: Mapping[int, float], trust: float = 0.0) -> None:
        self.shape = Shape.of(NIDAVELLIR)
        self.tastes, self.trust = tastes, trust

    def __call__(self, inputs: Array) -> Thought:
        tastes = np.zeros((len(inputs), len(NIDAVELLIR.options)), np.float32)
        tastes[:, list(self.tastes)] = list(self.tastes.values())
        return Thought(
            tastes,
            np.full(len(inputs), self.trust, np.float32),
            np.full(len(inputs), 0.4, np.float32),
        )


def opinion_of(network: Network, state: State, seat: int = 0) -> Opinion:
    [opinion] = Opinions(network)([Asked(state, seat, state.decision(seat).options)])
    return opinion


def test_a_network_that_knows_nothing_leaves_it_to_the_judge() -> None:
    """The more it trusts the judge, the likelier is what the judge likes best."""
    state = NIDAVELLIR.start(1)
    options = state.decision(0).options
    values = NIDAVELLIR.game.judge.foresee(state.bare(), 0, options)
    best = values.index(max(values))
    chances = [opinion_of(Liking({}, trust), state).chances for trust in (0.0, 5.0, 500.0)]
    assert chances[0] == pytest.approx([1 / len(options)] * len(options))
    assert chances[0][best] < chances[1][best] < chances[2][best]
    assert chances[2][best] > 0.95
    hopes = foresight(state.bare(), 0, options, judged(state).lead)
    parts = np.exp(5.0 * np.array(hopes))
    mixed = (1 - OPEN_MINDED) * parts / parts.sum() + OPEN_MINDED / len(options)
    assert chances[1] == pytest.approx(mixed.tolist(), abs=1e-5)


def test_what_the_network_likes_is_likelier() -> None:
    state = NIDAVELLIR.start(1)
    *_, last = state.decision(0).options
    opinion = opinion_of(Liking({last.index: 2.0}), state)
    assert sum(opinion.chances) == pytest.approx(1)
    assert opinion.chances[-1] == max(opinion.chances)
    network = Liking({last.index: 9.0})
    assert glance(1, network).choose(state, 0) is last


def test_nothing_is_counted_on_that_others_answer_in_secret() -> None:
    """Whatever they are imagined to have bid, the world that is looked at is the same."""
    state = NIDAVELLIR.start(1)
    before = opinion_of(Liking({}, 5.0), state)
    while 1 in state.waiting:
        state.apply(1, state.decision(1).options[0])
    asked = unknowing(state, 0, state.decision(0).options)
    assert asked.world.waiting == [0, 1]
    assert opinion_of(Liking({}, 5.0), state) == before


def test_prospects_stand_in_the_order_of_the_seats(tmp_path: Path) -> None:
    """Each is mostly what the seat itself expects, by what it sees, partly what the judge says."""
    network = load(untaught(NIDAVELLIR.game, tmp_path))
    state = Setup.of(NIDAVELLIR.game, 3).start(1)
    seen = [(state, seat) for seat in range(3)]
    values = network(told(state.setup, network, seen, [judged(state)] * 3)).values.clip(0, 1)
    expected = (1 - JUDGE) * values + JUDGE * np.array(reward(state))
    assert len(set(expected.tolist())) == 3
    for seat in range(3):
        opinion = opinion_of(network, state, seat)
        assert list(opinion.prospects) == pytest.approx(expected.tolist(), abs=1e-5)


def test_at_the_end_there_is_no_doubt() -> None:
    state = NIDAVELLIR.start(4, journal=False)
    while state.stack:
        seat, options = state.next_options()
        state.play(seat, options[-1])
    thought = Liking({})(np.zeros((2, 1), np.float32))
    look = Look([(state, 1), (state, 0)], [judged(state)] * 2, thought)
    assert look.prospects().tolist() == pytest.approx(goal(state)[::-1])


@pytest.mark.parametrize("slug", ["nidavellir", "alkoor"])
def test_the_judge_tells_of_everybody_the_observer_first(slug: str) -> None:
    setup = Setup.of(find(slug), 3)
    state, rng = setup.start(2, journal=False), random.Random(2)
    for _ in range(60):
        seat, options = state.next_options()
        state.play(seat, rng.choice(options))
    counsel, most = judged(state), max(setup.game.seats)
    for seat in range(3):
        numbers = counsel.told(state, seat)
        assert len(numbers) == 2 * most
        everybody = [*range(seat, 3), *range(seat)]
        assert numbers[:3] == [counsel.prospects[each] for each in everybody]
        assert numbers[3:most] == [0.0] * (most - 3)
        assert all(-1 <= number <= 1 for number in numbers)
    assert counsel.prospects == pytest.approx(reward(state))


def test_how_far_ahead_counts_from_the_best_of_the_others() -> None:
    assert margins([5.0, 9.0, 2.0]) == [-4.0, 4.0, -7.0]
    assert margins([9.0, 9.0]) == [0.0, 0.0]
    assert margins([-3.0]) == [-3.0]


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
    shape = Shape.of(setup)._replace(seen=9, first=16)
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


def test_whose_network_is_not_known_to_be_stronger_has_no_expert(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But who wants to play against the network, may."""
    monkeypatch.setattr(type(NIDAVELLIR.game.judge), "network_leads", False)
    assert able([*LEVELS, "net"], NIDAVELLIR) == ["easy", "normal", "hard", "net"]
    with pytest.raises(UnknownBot, match="not known to play better than hard"):
        check("expert", NIDAVELLIR)


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
