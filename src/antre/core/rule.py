"""A rule is an id with its text. Decisions, refusals, tests and the reference name it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from antre.core.errors import AntreError, Refusal

LANGUAGES = ("en", "fr")
Words = dict[str, str]


class Rule:
    """One statement that can be true or broken."""

    __slots__ = ("cardboard", "chapter", "id", "refusal", "source", "text", "title")

    def __init__(self, chapter: str, data: dict[str, Any]) -> None:
        self.chapter = chapter
        self.id: str = data["id"]
        self.source: str = data.get("source", "")
        self.title: Words = data["title"]
        self.text: Words = data["text"]
        self.refusal: Words = data.get("refusal", {})
        self.cardboard: str = data.get("cardboard", "")

    @property
    def kind(self) -> str:
        prefix = self.id.partition(".")[0]
        return prefix if prefix in ("ruling", "example") else "rule"


class Chapter:
    __slots__ = ("id", "rules", "title")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.title: Words = data["title"]
        self.rules = [Rule(self.id, entry) for entry in data["rule"]]


class RuleBook:
    """All rules of a game, by chapter and by id."""

    __slots__ = ("_by_id", "chapters")

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self._by_id: dict[str, Rule] = {}
        for chapter in chapters:
            for rule in chapter.rules:
                if rule.id in self._by_id:
                    raise AntreError(f"rule {rule.id} is written twice")
                self._by_id[rule.id] = rule

    @classmethod
    def load(cls, path: Path) -> RuleBook:
        with path.open("rb") as file:
            return cls([Chapter(data) for data in tomllib.load(file)["chapter"]])

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

    def explain(self, refusal: Refusal, language: str) -> str:
        """Why something is refused, in the player's words."""
        rule = self[refusal.rule]
        template = rule.refusal.get(language)
        return template.format(**refusal.values) if template else rule.text[language]
