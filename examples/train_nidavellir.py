"""Learn Nidavellir for two by self-play, on a processor, in ten minutes and one file.

    python examples/train_nidavellir.py --minutes 10

Sixty-four games are played side by side by a network that knows nothing; after each round, what
turned out better than expected becomes more likely (PPO). At the end it meets the bots of the
house. `antre train` does the same for every game on many cores; both need `antre[learn]`.
"""

from __future__ import annotations

import argparse
import random
import sys
from time import monotonic

import numpy as np
import torch
from torch import Tensor, nn

from antre.bots import ask, make
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

Asked = tuple[State, int, list[Option]]
SEATS, GAMES, PASSES, PART, TRACE, BOUND, LEAD = 2, 64, 3, 1024, 0.95, 0.2, 15.0
SETUP = Setup.of(find("nidavellir"), SEATS)
ENCODER = SETUP.game.learner.encoder(SETUP.content)
OPTIONS = len(SETUP.options)


class Net(nn.Module):
    """A taste for every option and what the seat that is asked may expect."""

    def __init__(self) -> None:
        super().__init__()
        first, second = nn.Linear(ENCODER.size, 256), nn.Linear(256, 256)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.head = nn.Linear(256, OPTIONS + 1)

    def forward(self, seen: Tensor, closed: Tensor) -> tuple[Tensor, Tensor]:
        found = self.head(self.body(seen))
        return torch.log_softmax(found[:, :-1] + closed, 1), found[:, -1]


def look(asked: list[Asked]) -> tuple[Tensor, Tensor]:
    """What each seat that is asked sees, and which options are closed to it."""
    seen = np.array([ENCODER.observe(state, seat) for state, seat, _ in asked], np.float32)
    closed = np.full((len(asked), OPTIONS), -1e9, np.float32)
    for row, (_, _, options) in enumerate(asked):
        closed[row, [option.index for option in options]] = 0
    return torch.from_numpy(seen), torch.from_numpy(closed)


def victory(state: State, seat: int) -> float:
    return state.outcome.utilities[seat] if state.outcome else 0.0


def worth(state: State, seat: int) -> float:
    """What came of it: half is the victory, half the lead, for that is felt sooner."""
    lead = state.scores[seat] - state.scores[1 - seat]
    return victory(state, seat) - 0.5 + float(np.tanh(lead / LEAD / 2)) / 2


@torch.no_grad()
def play(net: Net) -> list[Tensor]:
    """A round of self-play: what was seen, closed, chosen, how likely, gained, expected."""
    states = [SETUP.start(random.getrandbits(60), journal=False) for _ in range(GAMES)]
    steps = []
    while going := [game for game, state in enumerate(states) if not state.over]:
        asked = [(states[game], *states[game].next_options()) for game in going]
        seen, closed = look(asked)
        chances, values = net(seen, closed)
        chosen = torch.multinomial(chances.exp(), 1)[:, 0]
        likely = chances.gather(1, chosen[:, None])[:, 0]
        seats = [seat for _, seat, _ in asked]
        steps.append((list(zip(going, seats, strict=True)), seen, closed, chosen, likely, values))
        for (state, seat, _), index in zip(asked, chosen.tolist(), strict=True):
            state.play(seat, SETUP.options.parse(index))
    ends = [(game, seat) for game in range(GAMES) for seat in range(SEATS)]
    after = {(game, seat): (worth(states[game], seat), 0.0) for game, seat in ends}
    gains: list[float] = []
    for who, *_, values in reversed(steps):
        for at, value in reversed(list(zip(who, values.tolist(), strict=True))):
            expected, gained = after[at]
            gains.append(expected - value + TRACE * gained)
            after[at] = value, gains[-1]
    columns = [torch.cat(column) for column in zip(*[step[1:] for step in steps], strict=True)]
    return [*columns[:4], torch.tensor(gains[::-1]), columns[4]]


def learn(net: Net, adam: torch.optim.Adam, lessons: list[Tensor], spread: float) -> None:
    gained = lessons[4]
    lessons = [*lessons, (gained - gained.mean()) / (gained.std() + 1e-6)]
    for _ in range(PASSES):
        for rows in torch.randperm(len(gained)).tensor_split(len(gained) // PART):
            seen, closed, chosen, likely, gain, before, better = (part[rows] for part in lessons)
            chances, values = net(seen, closed)
            ratio = (chances.gather(1, chosen[:, None])[:, 0] - likely).exp()
            bounded = ratio.clamp(1 - BOUND, 1 + BOUND)
            loss = -torch.minimum(ratio * better, bounded * better).mean()
            order = (chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = loss + (values - before - gain).square().mean() + spread * order
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            adam.step()


@torch.no_grad()
def meet(net: Net, other: str, games: int) -> float:
    """The part of its games that the network wins against a bot."""
    won = 0.0
    for game in range(games):
        state, bot, rng = SETUP.start(game, journal=False), make(other, game), random.Random(game)
        while not state.over:
            seat, options = state.next_options()
            if seat == game % 2:
                chances, _ = net(*look([(state, seat, options)]))
                option = SETUP.options.parse(int(chances.argmax()))
            else:
                option = ask(bot, state, seat, rng)
            state.play(seat, option)
        won += victory(state, game % 2) / games
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Nidavellir for two by self-play.")
    parser.add_argument("--minutes", type=float, default=10.0)
    minutes: float = parser.parse_args().minutes
    random.seed(1)
    torch.manual_seed(1)
    net, begin, rounds = Net(), monotonic(), 0
    adam = torch.optim.Adam(net.parameters(), lr=1e-3)
    while (part := (monotonic() - begin) / (60 * minutes)) < 1:
        adam.param_groups[0]["lr"] = 1e-3 * (1 - part) + 2e-5
        learn(net, adam, play(net), spread=0.02 * (1 - part))
        rounds += 1
        if rounds % 50 == 0:
            sys.stdout.write(f"{rounds * GAMES} games: {meet(net, 'greedy', 40):.0%} of greedy\n")
    for other in ("random", "greedy"):
        sys.stdout.write(f"{meet(net, other, 400):.1%} of 400 against {other}\n")


if __name__ == "__main__":
    main()
