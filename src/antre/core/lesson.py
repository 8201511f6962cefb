"""A tutorial: a scenario with lessons, read from a game's `tutorial.toml`.

The learner sits at seat 0 and plays on the real engine; chance gives what the tutorial says, and
the other seats play what it says. Lessons follow one another in small *beats*: something to read,
a choice of the learner, a choice that is written down. Which beat comes next is a matter of
counting, so a game that is stored and brought back is still at the same lesson.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core.errors import AntreError
from antre.core.game import Game, find
from antre.core.record import Scenario, read_draws
from antre.core.rule import LANGUAGES, Translated
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import go_by_script

FILE = "tutorial.toml"
LEARNER = 0
READ, CHOOSE, WATCH = "read", "choose", "watch"
ANY = "*"
HEAD = {"seats", "seed", "settings", "others", "draws", "lesson"}
FIELDS = {"rule", "look", "text", "ask", "choose", "then", "further"}


class BadTutorial(AntreError):
    """A tutorial that cannot be taught: what is wrong, and in which lesson."""


class Lesson:
    """One idea: what is said, the rule behind it, where to look, and what to do about it."""

    __slots__ = ("ask", "choices", "further", "look", "number", "plays", "rule", "text")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.number = number
        self.rule: str = data["rule"]
        self.look: str = data["look"]
        # More to read: a rule, a chapter or a guide.
        self.further: str | None = data.get("further")
        self.text: Translated = data["text"]
        self.ask: Translated = data.get("ask", {})
        self.choices = [_alternatives(choice) for choice in data.get("choose", ())]
        self.plays = [play for line in data.get("then", ()) for play in _plays(line)]

    def say(self, language: str) -> str:
        """All that the learner reads."""
        return " ".join(words[language] for words in (self.text, self.ask) if words)


class Beat:
    """One step of a lesson. Without options, the learner may choose whatever is legal."""

    __slots__ = ("kind", "lesson", "options", "seat")

    def __init__(self, lesson: Lesson, kind: str, seat: int, options: tuple[str, ...]) -> None:
        self.lesson = lesson
        self.kind = kind
        self.seat = seat
        self.options = options

    def allowed(self, state: State) -> list[str]:
        """What may be chosen now."""
        return list(self.options) or [option.text for option in state.decision(self.seat).options]

    def allows(self, option: str) -> bool:
        return not self.options or option in self.options


class Tutorial:
    """A scripted first game."""

    __slots__ = ("_script", "beats", "lessons", "others", "scenario")

    def __init__(self, scenario: Scenario, others: Sequence[str], lessons: list[Lesson]) -> None:
        self.scenario = scenario
        self.others = tuple(others)
        self.lessons = lessons
        self.beats = [beat for lesson in lessons for beat in _beats(lesson)]
        self._script = read_draws(scenario.setup, scenario.draws)

    @classmethod
    def load(cls, game: Game) -> Tutorial:
        return cls.parse(game, (game.folder / FILE).read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, game: Game, text: str) -> Tutorial:
        try:
            return cls._read(game, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise BadTutorial(f"{FILE} of {game.slug} is not TOML: {error}") from None

    @classmethod
    def _read(cls, game: Game, data: dict[str, Any]) -> Tutorial:
        _check_fields("the head", data, HEAD, HEAD - {"settings", "draws"})
        setup = Setup.of(game, data["seats"], data.get("settings"))
        if len(data["others"]) != setup.seats - 1:
            raise BadTutorial(f"field 'others': {setup.seats - 1} names expected")
        for number, entry in enumerate(data["lesson"]):
            _check_lesson(number, entry, setup)
        lessons = [Lesson(number, entry) for number, entry in enumerate(data["lesson"])]
        scenario = Scenario(setup, data["seed"], data.get("draws", {}), ())
        return cls(scenario, data["others"], lessons)

    def resume(self, state: State) -> None:
        """Chance gives from here on what the tutorial says, then what it likes."""
        go_by_script(state, self._script)

    def beat(self, choices: int, read: int) -> Beat | None:
        """The beat after so many choices and so many lessons read; None after the last one."""
        place = choices + read
        return self.beats[place] if place < len(self.beats) else None

    def coming(self, choices: int, read: int) -> list[Beat]:
        """The beat that comes next, with those of the same lesson, kind and seat after it."""
        first, *rest = self.beats[choices + read :]
        coming = [first]
        for beat in rest:
            if (beat.lesson, beat.kind, beat.seat) != (first.lesson, first.kind, first.seat):
                break
            coming.append(beat)
        return coming

    def rehearse(
        self, pick: Callable[[Sequence[str]], str] = lambda options: options[0]
    ) -> Iterator[tuple[Beat, State]]:
        """Play it through on the real engine; every beat with the state it meets, then moved on."""
        state = self.scenario.start()
        for beat in self.beats:
            yield beat, state
            if beat.kind == READ:
                continue
            try:
                state.apply(beat.seat, pick(beat.allowed(state)))
            except AntreError as error:
                raise BadTutorial(
                    f"{_name(beat.lesson.number, beat.lesson.rule)}: {error}"
                ) from None


@lru_cache(maxsize=16)
def tutorial_of(slug: str) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    game = find(slug)
    return Tutorial.load(game) if (game.folder / FILE).is_file() else None


# --- reading


def _alternatives(choice: str | list[str]) -> tuple[str, ...]:
    if isinstance(choice, list):
        return tuple(choice)
    return () if choice == ANY else (choice,)


def _plays(line: str) -> list[tuple[int, str]]:
    """`"1 bid:b3 bid:b4"`: a seat and what it chooses, one after the other."""
    seat, *options = line.split()
    return [(int(seat), option) for option in options]


def _beats(lesson: Lesson) -> Iterator[Beat]:
    if not lesson.choices:
        yield Beat(lesson, READ, LEARNER, ())
    for options in lesson.choices:
        yield Beat(lesson, CHOOSE, LEARNER, options)
    for seat, option in lesson.plays:
        yield Beat(lesson, WATCH, seat, (option,))


def _name(number: int, rule: object) -> str:
    return f"lesson {number + 1} ({rule})"


def _check_fields(name: str, data: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    if missing := sorted(needed - data.keys()):
        raise BadTutorial(f"{name}: fields are missing: {', '.join(missing)}")
    if unknown := sorted(data.keys() - known):
        raise BadTutorial(f"{name}: fields are not known: {', '.join(unknown)}")


def _check_lesson(number: int, data: Mapping[str, Any], setup: Setup) -> None:
    name = _name(number, data.get("rule", "?"))
    _check_fields(name, data, FIELDS, {"rule", "look", "text"})
    if data["rule"] not in setup.game.rules:
        raise BadTutorial(f"{name}: there is no such rule")
    if "further" in data and setup.game.rules.title(data["further"]) is None:
        raise BadTutorial(f"{name}: field 'further': there is no such rule, chapter or guide")
    if ("ask" in data) != ("choose" in data):
        raise BadTutorial(f"{name}: 'ask' says what 'choose' allows: write both or neither")
    for field in ("text", "ask"):
        words = data.get(field)
        if words is not None and (set(words) != set(LANGUAGES) or not all(words.values())):
            raise BadTutorial(f"{name}: field {field!r}: write it in {' and '.join(LANGUAGES)}")
    _check_options(name, data, setup)


def _check_options(name: str, data: Mapping[str, Any], setup: Setup) -> None:
    try:
        chosen = [text for choice in data.get("choose", ()) for text in _alternatives(choice)]
        plays = [play for line in data.get("then", ()) for play in _plays(line)]
        for option in [*chosen, *(option for _, option in plays)]:
            setup.options.parse(option)
    except (AntreError, ValueError) as error:
        raise BadTutorial(f"{name}: {error}") from None
    if any(not 0 <= seat < setup.seats for seat, _ in plays):
        raise BadTutorial(f"{name}: field 'then': seats are 0 to {setup.seats - 1}")
