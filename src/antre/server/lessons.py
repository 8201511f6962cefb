"""Lessons at a table: which choice a lesson asks for, and what the learner is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.lesson import CHOOSE, LEARNER, READ, WATCH, Beat
from antre.server.errors import Denied
from antre.server.table import Table
from antre.server.words import house_words


def check(table: Table, seat: int, options: Sequence[str]) -> None:
    """Refuse what the lesson does not ask for, in friendly words."""
    beat = table.beat
    if beat is None:
        return
    if beat.kind == READ:
        raise Denied(409, "lesson-read", rule=beat.lesson.rule)
    if beat.kind == WATCH or seat != LEARNER:
        raise Denied(409, "lesson-watch", rule=beat.lesson.rule)
    wanted = table.coming
    fits = [beat.allows(option) for beat, option in zip(wanted, options, strict=False)]
    if len(options) > len(wanted) or not all(fits):
        raise asks_otherwise(table, beat)


def asks_otherwise(table: Table, beat: Beat) -> Denied:
    def explain(language: str) -> str:
        return house_words(language).say("error-lesson", ask=beat.lesson.ask[language])

    allowed = offered(table, beat)
    return Denied(409, "lesson", rule=beat.lesson.rule, explain=explain, allowed=allowed)


def offered(table: Table, beat: Beat) -> list[str]:
    """What the learner may choose now."""
    if beat.kind != CHOOSE or table.match is None or LEARNER not in table.waiting:
        return []
    return beat.allowed(table.match.state)


def tell_further(table: Table, id: str, language: str) -> dict[str, str]:
    title = table.setup.game.rules.title(id)
    assert title is not None, "a tutorial is read with all it names"
    return {"id": id, "title": title[language]}


def tell_lesson(table: Table, seat: int, language: str) -> dict[str, Any] | None:
    """The lesson at hand, for the learner alone."""
    beat = table.beat
    if beat is None or table.tutorial is None or seat != LEARNER:
        return None
    lesson, rules = beat.lesson, table.setup.game.rules
    choosing = beat.kind == CHOOSE
    return {
        "step": lesson.number + 1,
        "of": len(table.tutorial.lessons),
        "kind": beat.kind,
        "text": lesson.say(language) if choosing else lesson.text[language],
        "rule": lesson.rule,
        "title": rules[lesson.rule].title[language],
        "further": lesson.further and tell_further(table, lesson.further, language),
        "piece": lesson.look,
        "options": None if beat.kind == READ else offered(table, beat),
        "plan": [list(each.options) for each in table.coming] if choosing else [],
    }
