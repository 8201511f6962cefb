"""What the Hall says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.core.voice import Voice
from antre.games.hall.content.content import HallContent
from antre.games.hall.rules.state import Hall
from antre.games.hall.words.sentences import say_event, say_name, say_option, say_question

if TYPE_CHECKING:
    from antre.core.words import Words


class HallVoice(Voice[Hall, HallContent]):
    def question(self, state: Hall, seat: int, words: Words) -> str:
        return say_question(state, seat, words)

    def option(self, content: HallContent, option: Option, words: Words) -> str:
        return say_option(content, option, words)

    def event(self, content: HallContent, event: Mapping[str, Any], words: Words) -> str:
        return say_event(content, event, words)

    def moment(self, state: Hall, words: Words) -> str:
        if not state.round:
            return words.say("setting-up")
        if state.last_round:
            return words.say("round-left", round=state.round, last=state.last_round)
        return words.say("round", round=state.round)

    def trait_name(self, content: HallContent, group: str, label: str, words: Words) -> str:
        return say_name(content, group, label, words)
