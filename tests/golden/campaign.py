"""Three games of Maender-Alkoor, each with what the ones before have earned, told in short: every
choice, a hash of what is seen as a turn begins, and what the book says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from antre.core.campaign import Campaign
from antre.core.state import State
from tests.golden.answers import Answers, as_told, by_bots
from tests.golden.playthrough import FOLDER, view_hash

FILE = FOLDER / "alkoor_campaign.txt"
# The first two earn gems and LOOT for the third, whose end is open.
CHALLENGES = ("pepere", "aise", "intense")
EARNING = 2
# More games than a team should need.
MANY_SEEDS = 50


def game_of(book: Campaign, challenge: str, seed: int) -> State:
    return book.setup(1, {"challenge": challenge}).start(seed)


def play(state: State, answer: Answers) -> Iterator[str]:
    number, turn, pace = 0, -1, state.setup.game.judge.pace
    while not state.over:
        asked, option = answer(state)
        if pace(state) > turn:
            turn = pace(state)
            yield f"turn {turn}, seen {view_hash(state, asked.seat)}"
        yield f"[{number}] seat {asked.seat} chooses {option.text}"
        state.apply(asked.seat, option)
        number += 1
    yield f"seen {view_hash(state, 0)}"


def told(book: Campaign, challenge: str, seed: int, answer: Answers) -> tuple[Campaign, list[str]]:
    """The book after another game, and the lines that tell of it."""
    state = game_of(book, challenge, seed)
    lines = [f"{challenge}, seed {seed}, earned {book.earned['earned']}", *play(state, answer)]
    after = book.after(state, f"{challenge} {seed}", "2026-11-16")
    page = after.pages[-1]
    lines += [f"margin {page.margin:g}, gained {page.gained}", *page.told["en"], ""]
    return after, lines


def replayed() -> str:
    """The same games with the choices that the file tells."""
    book, lines = Campaign.begin("alkoor"), list[str]()
    for text in FILE.read_text(encoding="utf-8").split("\n\n")[: len(CHALLENGES)]:
        challenge, seed, _ = text.split(", ", 2)
        book, more = told(book, challenge, int(seed.removeprefix("seed ")), as_told(text))
        lines += more
    return "\n".join(lines) + "\n"


def write() -> Path:
    """Play them anew, each with the first seed that earns something where it should."""
    book, lines = Campaign.begin("alkoor"), list[str]()
    for number, challenge in enumerate(CHALLENGES):
        for seed in range(1, MANY_SEEDS):
            after, more = told(book, challenge, seed, by_bots("greedy", seed))
            if after.pages[-1].gained or number >= EARNING:
                break
        book, lines = after, lines + more
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return FILE
