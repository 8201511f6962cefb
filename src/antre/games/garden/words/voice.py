"""What The Lord of the Ice Garden says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.core.voice import Voice
from antre.games.garden.content.content import Box
from antre.games.garden.rules.state import Garden
from antre.games.garden.words.event_words import say_event
from antre.games.garden.words.option_words import say_option
from antre.games.garden.words.question_words import say_question
from antre.games.garden.words.sentences import say_faction

if TYPE_CHECKING:
    from antre.core.words import Words


class GardenVoice(Voice[Garden, Box]):
    def question(self, state: Garden, seat: int, words: Words) -> str:
        return say_question(state, seat, words)

    def option(self, content: Box, option: Option, words: Words) -> str:
        return say_option(content, option, words)

    def event(self, content: Box, event: Mapping[str, Any], words: Words) -> str:
        return say_event(content, event, words)

    def moment(self, state: Garden, words: Words) -> str:
        if not state.round:
            return words.say("table-setup")
        return words.say("table-round", round=state.round)

    def trait_name(self, content: Box, group: str, label: str, words: Words) -> str:
        return say_faction(content, label, words)
