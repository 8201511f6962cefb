"""What is learned from games: proximal policy optimisation on masked choices, values by TD(lambda).

One network for all numbers of seats says how likely each option is and what every seat may expect.
Choices that turned out better than expected become more likely, within bounds for each round of
learning; so lessons that are a little old, as those of actors on other cores are, do no harm.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from antre.bots.network import Array, Shape
from antre.lab.learn.lessons import Lessons, Ragged

# So many numbers of an observation stand out, where there are thousands: for the first weights.
STAND_OUT = 128


class Recipe(NamedTuple):
    """How is learned."""

    rate: float = 5e-4
    last_rate: float = 3e-5
    sheet: int = 32_768  # decisions looked at before the actors are given new weights
    part: int = 2_048
    passes: int = 3
    bound: float = 0.2
    value: float = 2.0
    spread: float = 0.015  # the wish to stay open-minded, at first and at last
    last_spread: float = 0.003
    steepest: float = 1.0
    # A pupil begins by trusting the judge: what promises a lead less than the best is as many times
    # e less likely to be chosen.
    trust: float = 40.0

    def rate_at(self, progress: float) -> float:
        return self.rate + (self.last_rate - self.rate) * progress

    def spread_at(self, progress: float) -> float:
        return float(self.spread * (self.last_spread / self.spread) ** progress)


class Learned(NamedTuple):
    """How a sheet of lessons went."""

    policy: float
    value: float
    entropy: float
    clipped: float
    explained: float


class Learner:
    """The weights, and how they are improved."""

    def __init__(self, shape: Shape, recipe: Recipe, device: str, seed: int) -> None:
        self.shape = shape
        self.recipe = recipe
        self.device = torch.device(device)
        self._order = torch.Generator().manual_seed(seed)
        first = {name: self._first(name, size) for name, size in shape.arrays.items()}
        self.weights = {
            name: weight.to(self.device).requires_grad_() for name, weight in first.items()
        }
        self._adam = torch.optim.Adam(
            self.weights.values(), lr=recipe.rate, eps=1e-5, fused=self.device.type == "cuda"
        )

    def _first(self, name: str, size: tuple[int, ...]) -> Tensor:
        if name == "trust_bias":
            return torch.tensor(self.recipe.trust).log()
        if name == "value_told":
            return (torch.arange(size[0]) == 0).float()
        if "bias" in name or name in ("policy", "value", "trust"):
            return torch.zeros(size)
        scale: float = (2 / min(size[0], STAND_OUT)) ** 0.5
        return scale * torch.randn(size, generator=self._order)

    def numpy(self) -> dict[str, Array]:
        return {name: weight.detach().cpu().numpy() for name, weight in self.weights.items()}

    def learn(self, lessons: Lessons, progress: float) -> Learned:
        """Look at a sheet of lessons a few times, each time in another order."""
        for group in self._adam.param_groups:
            group["lr"] = self.recipe.rate_at(progress)
        sheet = Sheet(lessons, self.shape, self.device)
        found = [
            self._step(sheet, rows, self.recipe.spread_at(progress))
            for _ in range(self.recipe.passes)
            for rows in self._parts(lessons.rows)
        ]
        policy, value, entropy, clipped = torch.stack(found).mean(0).tolist()
        return Learned(policy, value, entropy, clipped, explained(lessons))

    def _parts(self, rows: int) -> Iterator[Tensor]:
        order = torch.randperm(rows, generator=self._order)
        count = max(1, round(rows / self.recipe.part))
        yield from order.to(self.device).tensor_split(count)

    def _step(self, sheet: Sheet, rows: Tensor, spread: float) -> Tensor:
        recipe, part = self.recipe, sheet.part(rows)
        chances, values = log_chances(self.weights, part)
        likely = chances.gather(1, part.chosen[:, None])[:, 0]
        ratio = (likely - part.likely).exp()
        bounded = ratio.clamp(1 - recipe.bound, 1 + recipe.bound)
        policy = -torch.minimum(ratio * part.gains, bounded * part.gains).mean()
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        error = (values - part.targets).square().mean()
        loss = policy + recipe.value * error - spread * entropy
        self._adam.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.weights.values(), recipe.steepest)
        self._adam.step()
        clipped = ((ratio - 1).abs() > recipe.bound).float().mean()
        return torch.stack([policy, error, entropy, clipped]).detach()

    def state(self) -> dict[str, Any]:
        """A copy of all that it takes to go on from here."""
        return {
            "weights": {n: weight.detach().cpu().clone() for n, weight in self.weights.items()},
            "adam": deepcopy(self._adam.state_dict()),
            "order": self._order.get_state(),
        }

    def restore(self, kept: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(kept["weights"][name])
        self._adam.load_state_dict(kept["adam"])
        self._order.set_state(kept["order"])


def forward(
    weights: dict[str, Tensor], seen: Tensor, told: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """What `antre.bots.network.Network` does, for learning."""
    known = torch.cat([seen, told], 1)
    for layer in range(3):
        known = torch.relu(known @ weights[f"layer{layer}"] + weights[f"bias{layer}"])
    taste = known @ weights["common"] if "common" in weights else known
    tastes = taste @ weights["policy"] + weights["policy_bias"]
    trusts = (known @ weights["trust"] + weights["trust_bias"]).exp()
    values = known @ weights["value"] + told @ weights["value_told"] + weights["value_bias"]
    return tastes, trusts, values


def log_chances(weights: dict[str, Tensor], part: Part) -> tuple[Tensor, Tensor]:
    """How likely each legal option is, as a logarithm, and what the observers may expect."""
    tastes, trusts, values = forward(weights, part.seen, part.told)
    hopes = trusts[:, None] * part.foreseen + part.closed
    return torch.log_softmax(tastes.gather(1, part.legal) + hopes, 1), values


class Part(NamedTuple):
    """Some rows of a sheet, spread out."""

    seen: Tensor
    told: Tensor
    legal: Tensor
    foreseen: Tensor
    closed: Tensor
    chosen: Tensor
    likely: Tensor
    gains: Tensor
    targets: Tensor


class Sheet:
    """Lessons on the device where they are learned."""

    def __init__(self, lessons: Lessons, shape: Shape, device: torch.device) -> None:
        self._width = shape.seen
        self._device = device
        self._seen = Rows(lessons.seen, device)
        self._amounts = self._send(lessons.amounts)
        self._told = self._send(lessons.told)
        self._legal = Rows(lessons.legal, device)
        self._foreseen = self._send(lessons.foreseen)
        self._chosen = self._send(lessons.chosen).long()
        self._likely = self._send(lessons.likely)
        self._gains = self._send(weighed(lessons))
        self._targets = self._send(lessons.targets)

    def _send(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self._device)

    def part(self, rows: Tensor) -> Part:
        at, filled = self._seen.window(rows)
        seen = torch.zeros(len(rows), self._width + 1, device=self._device)
        # What lies beyond the end of a row goes to a column of its own.
        places = torch.where(filled, self._seen.places[at], self._width)
        seen.scatter_(1, places, self._amounts[at].float())
        at, filled = self._legal.window(rows)
        return Part(
            seen=seen[:, :-1],
            told=self._told[rows].float(),
            legal=torch.where(filled, self._legal.places[at], 0),
            foreseen=torch.where(filled, self._foreseen[at].float(), 0.0),
            closed=torch.where(filled, 0.0, -torch.inf),
            chosen=self._chosen[rows],
            likely=self._likely[rows],
            gains=self._gains[rows],
            targets=self._targets[rows],
        )


class Rows:
    """Rows of different lengths, any of which can be looked up."""

    def __init__(self, rows: Ragged, device: torch.device) -> None:
        self.places = torch.from_numpy(rows.places.astype(np.int32)).to(device).long()
        self._lengths = torch.from_numpy(rows.lengths).to(device).long()
        self._firsts = self._lengths.cumsum(0) - self._lengths
        self._columns = torch.arange(int(rows.lengths.max()), device=device)

    def window(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Where the numbers of these rows stand, and which of them there are."""
        filled = self._columns < self._lengths[rows, None]
        at = self._firsts[rows, None] + self._columns
        return at.clamp(max=len(self.places) - 1), filled


def weighed(lessons: Lessons) -> Array:
    """By how much choices turned out better than others; onlookers have chosen nothing."""
    chose = lessons.legal.lengths > 1
    gains = lessons.advantages - lessons.advantages[chose].mean()
    gains /= gains[chose].std() + 1e-6
    return np.where(chose, gains, 0).astype(np.float32)


def explained(lessons: Lessons) -> float:
    """The part of what came of games that had been expected."""
    gains = lessons.advantages
    spread = float(lessons.targets.var())
    return 1 - float(gains.var()) / spread if spread else 0.0
