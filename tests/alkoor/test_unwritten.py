"""Cards that nobody has written yet: any effect where its kind may stand, any graph of a trial."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.core.setup import Setup
from antre.games.alkoor import GAME
from antre.games.alkoor.content import contexts
from antre.games.alkoor.content.contexts import Context
from antre.games.alkoor.content.effects import FORMS, PIECE, TARGETS
from antre.games.alkoor.content.names import COLOURS, KINDS, RACES, SKILL_KINDS, TIMINGS
from antre.games.alkoor.content.trials import MOST_OBJECTIVES
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.server.words import words_for
from tests.alkoor.editions import TEXT
from tests.scenes import scene

EDITIONS = 3
CARD = re.compile(r'^\[\[(\w+)\]\]\nid = "([^"]+)"\n(?:.+\n)+', re.MULTILINE)
VALUES: dict[str, Callable[[random.Random], str]] = {
    "N": lambda rng: str(rng.randint(1, 4)),
    "STARS": lambda rng: str(rng.randint(0, 3)),
    "COLOURS": lambda rng: "+".join(rng.sample(COLOURS, rng.randint(1, 3))),
    "FACE": lambda rng: rng.choice("123456"),
    "VALUE": lambda rng: rng.choice(["1", "5", "any"]),
    "GIVE": lambda rng: rng.choice(KINDS),
    "TAKE": lambda rng: rng.choice([*KINDS, *(f"not-{race}" for race in RACES)]),
    "LIMIT": lambda rng: rng.choice(["1", "3", "any"]),
}


def some_effects(rng: random.Random, context: Context) -> str:
    return " + ".join(some_effect(rng, context) for _ in range(rng.randint(1, 2)))


def some_effect(rng: random.Random, context: Context) -> str:
    """An effect that may stand here, with any values and with or without what may be left out."""

    def filled(piece: re.Match[str]) -> str:
        if piece[1] is None:
            if piece[0] == "TARGET":
                return rng.choice([TARGETS[target] for target in context.targets])
            return VALUES[piece[0]](rng)
        return " " + PIECE.sub(filled, piece[1]) if rng.random() < 0.5 else ""

    return PIECE.sub(filled, FORMS[rng.choice(context.verbs)])


def some_trial(rng: random.Random) -> str:
    """Objectives of any kind; each has arrows to later ones or to an end, and none is left out."""
    count = rng.randint(1, MOST_OBJECTIVES)
    nodes = []
    for number in range(count):
        ends = [f"n{later}" for later in range(number + 1, count)] + ["clear", "dark"]
        # The next one can be reached from here.
        first = ends[0] if number + 1 < count else rng.choice(ends)
        colour, kind = rng.choice(COLOURS), rng.choice("ICV")
        if kind == "V":
            nodes.append(f"n{number}: V > {first}")
        else:
            least = rng.randint(1, 4) if kind == "I" else rng.randint(3, 14)
            nodes.append(f"n{number}: {kind} {colour} {least} > {first} / {rng.choice(ends)}")
    return "; ".join(nodes)


def rewritten(seed: int) -> str:
    """Our edition with other effects and trials on nearly all that has some."""
    rng = random.Random(seed)

    def card(found: re.Match[str]) -> str:
        kind, id, lines = found[1], found[2], found[0]
        if id == "sacrifice":
            # Mikau's, and that is printed.
            return lines
        for field, context in fields(kind, lines).items():
            lines = re.sub(
                rf'^{field} = ".*"$', f'{field} = "{some_effects(rng, context)}"', lines,
                flags=re.MULTILINE,
            )  # fmt: skip
        if 'trial = "none"' not in lines:
            lines = re.sub(r'(?m)^trial = ".*"$', f'trial = "{some_trial(rng)}"', lines)
        return lines

    return CARD.sub(card, TEXT)


def fields(kind: str, lines: str) -> dict[str, Context]:
    """What of a card is rewritten, and what may stand there."""
    if "offers" in lines and written(lines, "trial") == "none":
        # A haven has no outcomes.
        return {}
    if kind in ("zone", "critter", "creature"):
        return {"clear": contexts.OUTCOME, "dark": contexts.OUTCOME}
    if kind == "room":
        return {"dark": contexts.OUTCOME}
    if kind == "treasure":
        return {"effect": contexts.OUTCOME}
    if kind == "quest":
        return {"hand": contexts.OUTCOME}
    if kind == "power":
        return {"effect": contexts.POWER}
    if kind == "skill":
        named = written(lines, "kind")
        return {"effect": contexts.of_skill(SKILL_KINDS.index(named))}
    if kind == "dilemma":
        bits = sum(1 << TIMINGS.index(name) for name in written(lines, "timing").split())
        return {"effect": contexts.of_timing(bits)}
    return {}


def written(lines: str, field: str) -> str:
    found = re.search(rf'^{field} = "(.*)"$', lines, re.MULTILINE)
    assert found, lines
    return found[1]


@pytest.mark.parametrize("seed", range(EDITIONS))
def test_a_box_of_other_cards_is_played_drawn_and_told(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(rewritten(seed), encoding="utf-8")
    setups = [Setup.of(GAME, seats, {}, edition=file) for seats in (1, 2, 3)]
    tried = set[int]()
    for number in range(12):
        state = setups[number % 3].start(number)
        assert isinstance(state, Alkoor)
        rng = random.Random(number)
        while not state.over:
            if state.trial != NOTHING and state.trial not in tried:
                tried.add(state.trial)
                for shape in SHAPES:
                    assert scene(state, state.waiting[0], shape=shape).question
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.decision(seat).options))
        journal = state.journal
        assert journal is not None
        for language in LANGUAGES:
            words = words_for(GAME, language, 0)
            for event in journal.events[:-1]:
                assert GAME.voice.event(state.box, event.to_json(state.box), words)
    assert len(tried) > 8
    for language in LANGUAGES:
        assert GAME.voice.cards(setups[0].content, words_for(GAME, language, 0))
