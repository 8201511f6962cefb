"""The whole table as a PettingZoo environment: an agent on every seat.

Agents are asked one at a time. Secret bids too are asked seat by seat; nobody observes the
others' until all are in. An illegal action ends the game for all, at the cost of who did it.
"""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from antre.announcing import VERSION
from antre.core.errors import AntreError
from antre.lab.envs.dealing import Dealer
from antre.lab.envs.match import ILLEGAL_REWARD, Match, Plan, dump, load
from antre.lab.envs.sight import Observation

# What PettingZoo keeps between steps, besides the game.
BOOKS = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations",
    "_skip_agent_selection", "illegal", "_steps",
)  # fmt: skip


class TableEnv(Dealer, AECEnv):  # type: ignore[misc]
    """Made by `antre.lab.aec_env`."""

    render_mode = None

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        setup = plan.setup
        name = f"antre_{setup.game.slug}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: plan.sight.space() for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(len(setup.options)) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # --- the interface of PettingZoo

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the one that follows from the last."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self.illegal: dict[str, str] = {}
        self.agent_selection = self.possible_agents[self.match.actor]
        self._inform()

    def observe(self, agent: str) -> Observation:
        match, info = self.match, self.infos.get(agent)
        mask = match.no_mask() if info is None else info["action_mask"]
        return match.observe(self._seats[agent], mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise AntreError(f"{agent} is asked: an action is needed, not None")
        match = self.match
        refusal = match.attempt(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if refusal is None:
            self._go_on(agent, match)
        else:
            self._end_illegally(agent, refusal)

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

    def _go_on(self, agent: str, match: Match) -> None:
        late = self._out_of_time()
        if match.state.over:
            self._end(dict(zip(self.possible_agents, match.rewards(), strict=True)))
            return
        seat = match.actor
        asked = self.agent_selection = self.possible_agents[seat]
        if late:
            self.truncations = dict.fromkeys(self.agents, True)
            self._let_go()
            return
        if asked != agent:
            self.infos[agent] = {"action_mask": match.no_mask()}
        self.infos[asked] = {"action_mask": match.mask(seat)}

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._let_go()

    def _end_illegally(self, agent: str, refusal: str) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self.illegal[agent] = refusal
        self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD})

    def _let_go(self) -> None:
        """It is over for all: they leave one by one."""
        self._deads_step_first()
        self._inform()

    def _inform(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._mask(agent)} for agent in self.agents
        }
        for agent in self.illegal.keys() & self.infos.keys():
            self.infos[agent]["illegal"] = self.illegal[agent]

    def _mask(self, agent: str) -> NDArray[Any]:
        """Only who is asked may do something."""
        match = self.match
        asked = agent == self.agent_selection and not match.state.over
        if asked and not (self.terminations[agent] or self.truncations[agent]):
            return match.mask(self._seats[agent])
        return match.no_mask()

    # --- copying, imagining, saving

    def clone(self) -> TableEnv:
        """An independent copy that plays on by itself."""
        return self._copy(self.match.clone())

    def resample(self, agent: str, rng: random.Random) -> TableEnv:
        """A copy that `agent` could not tell from this one, hidden parts drawn anew."""
        return self._copy(self.match.resample(self._seats[agent], rng))

    def _copy(self, match: Match) -> TableEnv:
        new = copy.copy(self)
        new._restore(match, self._next_seed, self._books())
        return new

    def _books(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in BOOKS}

    def serialize(self) -> str:
        """The environment as a text that `deserialize` plays on from."""
        data = {"next_seed": self._next_seed, "books": self._books()}
        return dump("aec", {**self.match.to_json(), **data})

    @classmethod
    def deserialize(cls, text: str, edition: str | Path | None = None) -> TableEnv:
        """The environment that was serialized; `edition` is the file it was played with."""
        data = load(text, "aec")
        match = Match.from_json(data, edition)
        new = cls(match.plan)
        new._restore(match, data["next_seed"], data["books"])
        return new

    def _restore(self, match: Match, next_seed: int, books: dict[str, Any]) -> None:
        self._match = match
        self._next_seed = next_seed
        for name, book in books.items():
            setattr(self, name, book.copy() if isinstance(book, (dict, list)) else book)
        self._inform()
