"""Maender-Alkoor in figures: how teams of bots end, when, and by how much; what they had with them.

    python benchmarks/alkoor.py --seats 1 --challenge pepere --games 2000 --rows easy1.jsonl

Every game is a line of the file: the same command goes on where it was broken off and reports on
all games in the file. Heroes are judged by the first six, Equipment and Quests by who had them,
Unforeseen by how often they were played, met or won. Who thinks for a time has it by the
processor's clock.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, quantiles
from time import process_time

from games_kept import Game, add_arguments, play_all

from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.option import Option
from antre.core.setup import Setup
from antre.games.alkoor import GAME
from antre.games.alkoor.rules.equipment import all_items
from antre.games.alkoor.rules.names import ENDINGS
from antre.games.alkoor.rules.options import (
    KIND,
    UNFORESEEN,
    ZONE,
    PlayDilemma,
    PlayToken,
    UseSkill,
)
from antre.games.alkoor.rules.scoring import breakdown, side_missions
from antre.games.alkoor.rules.state import ACCOMPLISHED, Alkoor

GAPS = (42, 69, 96, 123)
USED = (PlayDilemma, PlayToken, UseSkill)
# So many standard deviations off is worth being told: chance alone does that once in a hundred.
FAR = 2.6


def main() -> None:
    args = read_arguments()
    setup = Setup.of(GAME, args.seats, {"challenge": args.challenge}, edition=args.edition)
    games = play_all(args, lambda seed: play(setup, args.bot, seed))
    for line in report(games, args):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Maender-Alkoor in figures.")
    add_arguments(parser, seats=1)
    parser.add_argument("--challenge", default="pepere")
    return parser.parse_args()


def play(setup: Setup, spec: str, seed: int) -> Game:
    """One game of a team of equal bots, and what is kept of it."""
    bots = [make(spec, scramble(seed + seat), process_time) for seat in range(setup.seats)]
    state = setup.start(seed, journal=False)
    assert isinstance(state, Alkoor)
    rng = random.Random(seed)
    used: Counter[str] = Counter()
    first: list[int] = []
    decisions = 0
    while not state.over:
        seat = state.question.actor(state)
        option = ask(bots[seat], state, seat, rng)
        if isinstance(option, USED):
            used[name_of(option)] += 1
        if not first and state.turn:
            first = list(state.team)
        state.play(seat, option)
        decisions += 1
    return {**kept(state), "heroes": heroes(state, first), "used": used, "decisions": decisions}


def name_of(option: Option) -> str:
    """A Dilemma or token whatever board it lay on; a skill by its name, whoever has it."""
    return option.text.partition(":")[2].rpartition("-")[2]


def heroes(state: Alkoor, team: Sequence[int]) -> list[str]:
    return [state.box.heroes[hero].id for hero in team]


def kept(state: Alkoor) -> Game:
    box, quest = state.box, state.box.quests[state.quest]
    won = state.ending == ACCOMPLISHED
    items = all_items(state)
    parts = breakdown(state)
    return {
        "end": ENDINGS[state.ending],
        "turn": state.turn,
        "gap": sum(parts.values()) if won else None,
        "parts": parts,
        "quest": quest.id,
        "missions": side_missions(state, quest, state.team, items, state.pouch) // 10,
        "team": len(state.team),
        "items": [box.equipment[item].id for item in items],
        "won": sum(card // KIND == ZONE for card in state.pouch),
        "monsters": [
            box.monsters[card % KIND].id for card in state.pouch if card // KIND == UNFORESEEN
        ],
    }


# --- the report, as Markdown


def report(games: list[Game], args: argparse.Namespace) -> Iterator[str]:
    yield f"## {args.seats} seats, {args.challenge}, {len(games)} games of {args.bot}\n"
    yield from endings(games)
    won = [game for game in games if game["gap"] is not None]
    if not won:
        return
    yield (
        f"Winners: {fmean(game['won'] for game in won):.1f} Zones, "
        f"{fmean(len(game['monsters']) for game in won):.1f} monsters, "
        f"{fmean(len(game['items']) for game in won):.1f} Equipment, "
        f"{fmean(game['missions'] for game in won):.2f} missions, "
        f"{fmean(game['team'] for game in won):.1f} Heroes alive.\n"
    )
    names = won[0]["parts"]
    means = {name: fmean(game["parts"][name] for game in won) for name in names}
    yield "Points: " + ", ".join(f"{name} {mean:.1f}" for name, mean in means.items()) + ".\n"
    yield from shares("quest", games, [[game["quest"]] for game in games], every=True)
    yield from shares("Hero of the first six", games, [game["heroes"] for game in games])
    yield from shares("Equipment at the end", games, [game["items"] for game in games])
    yield from uses(games)


def endings(games: list[Game]) -> Iterator[str]:
    ends = Counter(game["end"] for game in games)
    told = ", ".join(f"{end} {count / len(games):.1%}" for end, count in ends.most_common())
    turns = fmean(game["turn"] for game in games)
    decisions = fmean(game["decisions"] for game in games)
    yield f"Endings: {told}. Mean turns {turns:.1f}, decisions {decisions:.0f}.\n"
    gaps = sorted(game["gap"] for game in games if game["gap"] is not None)
    if len(gaps) > 1:
        tenths = quantiles(gaps, n=10, method="inclusive")
        reached = " / ".join(f"{sum(gap >= g for gap in gaps) / len(gaps):.0%}" for g in GAPS)
        yield (
            f"Gap of the winners: 10 % {tenths[0]:.0f}, median {tenths[4]:.0f}, "
            f"90 % {tenths[8]:.0f}; winners reaching {' / '.join(map(str, GAPS))}: {reached}.\n"
        )


def shares(
    title: str, games: list[Game], labels: list[list[str]], every: bool = False
) -> Iterator[str]:
    """How many of those with something accomplish their Quest; those that are off by more than
    chance are named."""
    had: Counter[str] = Counter()
    won: dict[str, int] = defaultdict(int)
    for game, own in zip(games, labels, strict=True):
        for label in set(own):
            had[label] += 1
            won[label] += game["gap"] is not None
    usual = sum(game["gap"] is not None for game in games) / len(games)
    rates = {label: won[label] / times for label, times in had.items()}
    order = sorted(rates, key=rates.__getitem__)
    wide = FAR * sqrt(usual * (1 - usual))
    off = [x for x in order if every or abs(rates[x] - usual) > wide / sqrt(had[x])]
    told = ", ".join(f"{label} {rates[label]:.0%} of {had[label]}" for label in off)
    low, high = rates[order[0]], rates[order[-1]]
    yield (
        f"{title}: {len(had)} kinds, seen {min(had.values())} to {max(had.values())} times, "
        f"accomplished {low:.0%} to {high:.0%}; {told or 'none far off'}.\n"
    )


def uses(games: list[Game]) -> Iterator[str]:
    """How often things were used, a game."""
    used: Counter[str] = Counter()
    for game in games:
        used.update(game["used"])
    told = ", ".join(f"{name} {count / len(games):.2f}" for name, count in used.most_common())
    yield f"Used a game: {told}.\n"
    monsters = Counter(name for game in games for name in game["monsters"])
    told = ", ".join(f"{name} {count / len(games):.2f}" for name, count in monsters.most_common())
    yield f"Monsters won a game: {told}.\n"


if __name__ == "__main__":
    main()
