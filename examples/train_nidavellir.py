"""Learn Nidavellir for two by self-play, on a processor, in ten minutes and one file.

    python examples/train_nidavellir.py --minutes 10

Sixty-four games are played side by side by a network that knows nothing; after each round, what
turned out better than expected becomes more likely (proximal policy optimisation). At the end it
meets the bots of the house. `antre train` does the same for every game on many cores.
It needs the extra `antre[learn]`.
"""

from __future__ import annotations

import argparse
import itertools
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

SEATS, GAMES, PASSES, PART, TRACE, BOUND, LEAD = 2, 64, 3, 1024, 0.95, 0.2, 15.0
SETUP = Setup.of(find("nidavellir"), SEATS)
ENCODER = SETUP.game.learner.encoder(SETUP.content)
OPTIONS = len(SETUP.options)


class Net(nn.Module):
    """A taste for every option and what the seat that is asked may expect."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(ENCODER.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.head = nn.Linear(width, OPTIONS + 1)

    def forward(self, seen: Tensor, closed: Tensor) -> tuple[Tensor, Tensor]:
        found = self.head(self.body(seen))
        return torch.log_softmax(found[:, :-1] + closed, 1), found[:, -1]


def look(asked: list[tuple[State, int, list[Option]]]) -> tuple[Tensor, Tensor]:
    """What each seat that is asked sees, and which options are closed to it."""
    seen = np.array([ENCODER.observe(state, seat) for state, seat, _ in asked], np.float32)
    closed = np.full((len(asked), OPTIONS), -1e9, np.float32)
    for row, (_, _, options) in enumerate(asked):
        closed[row, [option.index for option in options]] = 0
    return torch.from_numpy(seen), torch.from_numpy(closed)


def worth(state: State, seat: int) -> float:
    """What came of it: half is the victory, half the lead, for that is felt sooner."""
    outcome = state.outcome
    assert outcome is not None
    lead = state.scores[seat] - state.scores[1 - seat]
    return outcome.utilities[seat] - 0.5 + float(np.tanh(lead / LEAD / 2)) / 2


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
        who = [(game, seat) for game, (_, seat, _) in zip(going, asked, strict=True)]
        steps.append((who, seen, closed, chosen, likely, values))
        for (state, seat, _), index in zip(asked, chosen.tolist(), strict=True):
            state.play(seat, SETUP.options.parse(index))
    ends = itertools.product(range(GAMES), range(SEATS))
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
        for rows in torch.randperm(len(gained)).split(PART):
            seen, closed, chosen, likely, gain, before, better = (part[rows] for part in lessons)
            chances, values = net(seen, closed)
            ratio = (chances.gather(1, chosen[:, None])[:, 0] - likely).exp()
            bounded = ratio.clamp(1 - BOUND, 1 + BOUND)
            loss = -torch.minimum(ratio * better, bounded * better).mean()
            loss = loss + (values - before - gain).square().mean()
            loss = loss + spread * (chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            adam.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
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
        assert state.outcome is not None
        won += state.outcome.utilities[game % 2]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Nidavellir for two by self-play.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=400, help="against each bot, at the end")
    args = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    net = Net()
    adam = torch.optim.Adam(net.parameters(), lr=1e-3)
    begin, rounds, part = monotonic(), 0, 0.0
    while part < 1:
        for group in adam.param_groups:
            group["lr"] = 1e-3 * (1 - part) + 2e-5
        learn(net, adam, play(net), spread=0.02 * (1 - part))
        rounds += 1
        part = (monotonic() - begin) / (60 * args.minutes)
        if rounds % 50 == 0:
            sys.stdout.write(f"{rounds * GAMES} games: {meet(net, 'greedy', 40):.0%} of greedy\n")
    for other in ("random", "greedy"):
        share = meet(net, other, args.games)
        sys.stdout.write(f"{share:.1%} of {args.games} games against {other}\n")


if __name__ == "__main__":
    main()
