"""The whole table as a parallel PettingZoo environment: all who are asked answer at once.

Secret questions, such as bids, are put to several seats at a time; then each of them chooses in
one step. Elsewhere one seat is asked, and the choices of the others do not matter.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from antre.announcing import VERSION
from antre.core.errors import AntreError
from antre.lab.envs.dealing import Dealer
from antre.lab.envs.match import ILLEGAL_REWARD, Plan
from antre.lab.envs.sight import Observation

Seen = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class TogetherEnv(Dealer, ParallelEnv):  # type: ignore[misc]
    """Made by `antre.lab.parallel_env`."""

    render_mode = None

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        setup = plan.setup
        self.metadata = {"name": f"antre_{setup.game.slug}_v{VERSION}", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {a: plan.sight.space() for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(len(setup.options)) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """Deal a new game; without a seed, the one that follows from the last."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._tell(self.match.state.waiting)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Everybody who is asked chooses; what the others give is not looked at."""
        if not self.agents:
            raise AntreError("the game is over: call reset() for the next one")
        refusals = self._play(self._chosen(actions))
        over = self.match.state.over or bool(refusals)
        late = self._out_of_time() and not over
        waiting = [] if over or late else self.match.state.waiting
        observations, infos = self._tell(waiting)
        for agent, refusal in refusals.items():
            infos[agent]["illegal"] = refusal
        rewards = self._rewards(refusals)
        terminated = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, late or bool(refusals))
        if over or late:
            self.agents = []
        return observations, rewards, terminated, truncated, infos

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

    def _chosen(self, actions: dict[str, int]) -> dict[int, int]:
        """What each seat that is asked has chosen."""
        chosen = {}
        for seat in self.match.state.waiting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise AntreError(f"{agent} is asked: an action is needed")
            chosen[seat] = int(actions[agent])
        return chosen

    def _play(self, chosen: dict[int, int]) -> dict[str, str]:
        """Carry out all choices, or none if one of them is illegal; which, and why."""
        match = self.match
        refusals = {seat: match.refusal(seat, action) for seat, action in chosen.items()}
        if any(refusals.values()):
            return {self.possible_agents[s]: why for s, why in refusals.items() if why}
        for seat, action in chosen.items():
            match.attempt(seat, action)
        return {}

    def _rewards(self, refusals: dict[str, str]) -> dict[str, float]:
        rewards = dict.fromkeys(self.agents, 0.0)
        if refusals:
            rewards.update(dict.fromkeys(refusals, ILLEGAL_REWARD))
        elif self.match.state.over:
            rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        return rewards

    def _tell(self, waiting: list[int]) -> tuple[Seen, Infos]:
        match = self.match
        seen: Seen = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = match.mask(seat) if seat in waiting else match.no_mask()
            seen[agent] = match.observe(seat, mask)
            infos[agent] = {"action_mask": mask}
        return seen, infos
