"""A rule is an id with its text. Decisions, refusals, tests and the reference name it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from antre.core.errors import AntreError
from antre.core.reason import Reason, Refusal

LANGUAGES = ("en", "fr")
# A text in each language.
Translated = dict[str, str]
GUIDE, GUIDES = "guide", "guides.toml"


class Rule:
    """One statement that can be true or broken."""

    __slots__ = ("cardboard", "chapter", "id", "outcome", "refusal", "source", "text", "title")

    def __init__(self, chapter: str, data: dict[str, Any]) -> None:
        self.chapter = chapter
        self.id: str = data["id"]
        self.source: str = data.get("source", "")
        self.title: Translated = data["title"]
        self.text: Translated = data["text"]
        self.refusal: Translated = data.get("refusal", {})
        self.outcome: Translated = data.get("outcome", {})
        self.cardboard: str = data.get("cardboard", "")

    @property
    def kind(self) -> str:
        prefix = self.id.partition(".")[0]
        return prefix if prefix in ("ruling", "example", GUIDE) else "rule"


class Chapter:
    """Rules that belong together; or a guide, whose parts are advice and not rules."""

    __slots__ = ("id", "rules", "title")

    def __init__(self, data: dict[str, Any], entries: str = "rule") -> None:
        self.id: str = data["id"]
        self.title: Translated = data["title"]
        self.rules = [Rule(self.id, entry) for entry in data[entries]]


class RuleBook:
    """All rules of a game, by chapter and by id; and guides, which tell how to play well."""

    __slots__ = ("_by_id", "chapters", "guides")

    def __init__(self, chapters: list[Chapter], guides: Sequence[Chapter] = ()) -> None:
        self.chapters = chapters
        self.guides = list(guides)
        self._by_id: dict[str, Rule] = {}
        for chapter in chapters:
            for rule in chapter.rules:
                if rule.id in self._by_id:
                    raise AntreError(f"rule {rule.id} is written twice")
                self._by_id[rule.id] = rule

    @classmethod
    def load(cls, path: Path) -> RuleBook:
        """The rules of a file, and the guides beside it where there are any."""
        chapters = [Chapter(data) for data in _read(path)["chapter"]]
        beside = path.with_name(GUIDES)
        guides = _read(beside)[GUIDE] if beside.is_file() else []
        return cls(chapters, [Chapter(data, "part") for data in guides])

    @property
    def reference(self) -> list[Chapter]:
        """All there is to read: the chapters of rules, then the guides."""
        return [*self.chapters, *self.guides]

    def title(self, id: str) -> Translated | None:
        """What a rule, a chapter or a guide is called, by its id."""
        if id in self._by_id:
            return self._by_id[id].title
        return next((chapter.title for chapter in self.reference if chapter.id == id), None)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Rule:
        if rule_id not in self._by_id:
            raise AntreError(f"there is no rule {rule_id!r}")
        return self._by_id[rule_id]

    def explain(self, reason: Reason, language: str) -> str:
        """Why something is refused or how a game was decided, in the player's words."""
        rule = self[reason.rule]
        templates = rule.refusal if isinstance(reason, Refusal) else rule.outcome
        template = templates.get(language)
        if not template:
            return rule.text[language]
        return template.format(**{name: with_minus(value) for name, value in reason.values.items()})


def with_minus(value: Any) -> Any:
    """A number below zero with a minus; what stands on the keyboard is a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


class UnwrittenRules(RuleBook):
    """The rules of a game that has no `rules.toml` yet: each is known by its id alone."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([])

    def __contains__(self, rule_id: object) -> bool:
        return isinstance(rule_id, str)

    def __getitem__(self, rule_id: str) -> Rule:
        name = re.sub(r"[._-]+", " ", rule_id).strip() or "…"
        said = dict.fromkeys(LANGUAGES, name[:1].upper() + name[1:])
        return Rule("", {"id": rule_id, "title": said, "text": said})
