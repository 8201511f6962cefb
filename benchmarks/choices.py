"""Where a search chooses otherwise than first sight, is it right? Without playing whole games.

    python benchmarks/choices.py --game alkoor --seats 1 --games 60 --rows choices.jsonl

Greedy players play; now and then a bot is asked what it would do. Where that is not what looks best
at first sight, both options are played on by greedy players in the same imagined worlds, other
than those the bot has imagined, and what the seat may expect is compared where judging makes sense
and some turns later. Most of the luck is the same for both, so some dozens of such choices tell
what hundreds of games would not. Every game is a line of the file, as in the other benchmarks.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from games_kept import Game, add_arguments, play_all

from antre.bots import Bot, ask, make
from antre.bots.reward import reward
from antre.bots.rolling import at_once, roll
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

FARTHEST = 2000  # choices, to where two sequels are compared


def main() -> None:
    args = read_arguments()
    settings = dict(each.split("=") for each in args.settings)
    setup = Setup.of(find(args.game), args.seats, settings, edition=args.edition)
    games = play_all(args, lambda seed: play(setup, seed, args))
    for line in report(games, args):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Is a search right where first sight is not?")
    add_arguments(parser, seats=1)
    parser.set_defaults(bot="mcts:1s", games=40)
    parser.add_argument("--game", default="alkoor")
    parser.add_argument("--settings", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--every", type=int, default=6, help="one of so many questions is asked")
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--later", type=int, default=2, help="turns beyond the horizon")
    return parser.parse_args()


def play(setup: Setup, seed: int, args: argparse.Namespace) -> Game:
    """One game of greedy players, and what the bot would have done in it."""
    state, rng = setup.start(seed, journal=False), random.Random(seed)
    greedy, bot = make("greedy", seed), make(args.bot, seed, process_time)
    weighty, seconds = 0, 0.0
    asked: Counter[str] = Counter()
    others: list[dict[str, Any]] = []
    while not state.over:
        seat = state.question.actor(state)
        if len(state.next_options()[1]) > 1 and not setup.game.judge.is_small(state):
            weighty += 1
            if not rng.randrange(args.every):
                name = type(state.question).__name__
                asked[name] += 1
                begin = process_time()
                first, chosen = second_thought(state, seat, bot, rng)
                seconds += process_time() - begin
                if chosen is not first:
                    gains = compare(state, seat, (first, chosen), rng, args)
                    others.append({"question": name, "first": first.text, "chosen": chosen.text,
                                   "gains": gains})  # fmt: skip
        state.play(seat, ask(greedy, state, seat, rng))
    return {"weighty": weighty, "asked": asked, "others": others, "seconds": seconds}


def second_thought(state: State, seat: int, bot: Bot, rng: random.Random) -> tuple[Option, Option]:
    """What looks best at first sight, and what the bot would do."""
    world = state.resample(seat, rng)
    options = world.decision(seat).options
    first = at_once(state.setup.game.judge, world.bare(), seat, options)
    return first, bot.choose(world, seat)


def compare(
    state: State, seat: int, options: Sequence[Option], rng: random.Random, args: argparse.Namespace
) -> list[tuple[float, float]]:
    """What the second option gains over the first, world by world: soon, and later."""
    judge, found = state.setup.game.judge, []
    for _ in range(args.worlds):
        world = state.resample(seat, rng)
        world.withdraw_secrets(seat)
        end = judge.pace(world) + judge.horizon
        worths = []
        for option in options:
            after = world.clone()
            after.play(seat, option)
            roll(after, end, FARTHEST)
            soon = reward(after)[seat]
            roll(after, end + args.later, FARTHEST)
            worths.append((soon, reward(after)[seat]))
        (soon, later), (soon_other, later_other) = worths
        found.append((soon_other - soon, later_other - later))
    return found


def report(games: list[Game], args: argparse.Namespace) -> Iterator[str]:
    asked = Counter[str]()
    for game in games:
        asked.update(game["asked"])
    others = [other for game in games for other in game["others"]]
    questions, weighty = asked.total(), fmean(game["weighty"] for game in games)
    seconds = sum(game["seconds"] for game in games) / max(1, questions)
    share = len(others) / max(1, questions)
    a_game = 100 * share * weighty
    yield (
        f"## {args.bot} in {len(games)} games of {args.game}: {questions} of "
        f"{weighty * len(games):.0f} questions, {seconds:.2f} s of processor time each; "
        f"{len(others)} times ({share:.0%}) not what looks best\n"
    )
    for place, when in enumerate(("at the horizon", f"{args.later} turns later")):
        means = [fmean(pair[place] for pair in other["gains"]) for other in others]
        if len(means) > 1:
            gain, doubt = fmean(means), stdev(means) / sqrt(len(means))
            yield (
                f"Gain {when}: {100 * gain:.2f} ± {100 * doubt:.2f} hundredths a choice, "
                f"{a_game * gain:.1f} ± {a_game * doubt:.1f} a game.\n"
            )
    for name, count in asked.most_common():
        own = [fmean(pair[-1] for pair in x["gains"]) for x in others if x["question"] == name]
        told = f", gain later {100 * fmean(own):.2f}" if own else ""
        yield f"- {name}: {len(own)} of {count}{told}"


if __name__ == "__main__":
    main()
