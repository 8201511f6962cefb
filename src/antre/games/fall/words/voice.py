"""What Fall of the Mountain King says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.core.outcome import Outcome
from antre.core.reason import Reason
from antre.core.setup import Setup
from antre.core.voice import Voice
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.names import WAVES
from antre.games.fall.rules.state import Fall
from antre.games.fall.words.event_words import say_event
from antre.games.fall.words.option_words import say_option
from antre.games.fall.words.question_words import say_question
from antre.games.fall.words.sentences import say_champion, say_clans

if TYPE_CHECKING:
    from antre.core.words import Words


class FallVoice(Voice[Fall, FallContent]):
    def question(self, state: Fall, seat: int, words: Words) -> str:
        return say_question(state, seat, words)

    def option(self, content: FallContent, option: Option, words: Words) -> str:
        return say_option(content, option, words)

    def event(self, content: FallContent, event: Mapping[str, Any], words: Words) -> str:
        return say_event(content, event, words)

    def margin(self, setup: Setup, outcome: Outcome, words: Words) -> str:
        """Domains that were lost are named, not counted."""
        return "" if "lost" in outcome.reason.values else super().margin(setup, outcome, words)

    def reason(self, setup: Setup, reason: Reason, words: Words) -> str:
        """Domains that were lost are called by their names."""
        if "lost" in reason.values:
            clans = str(reason.values["lost"]).split(", ")
            reason = Reason(reason.rule, lost=say_clans(setup.content, clans, words))
        return super().reason(setup, reason, words)

    def moment(self, state: Fall, words: Words) -> str:
        return words.say("table-wave", wave=WAVES[min(state.wave, len(WAVES)) - 1])

    def trait_name(self, content: FallContent, group: str, label: str, words: Words) -> str:
        return say_champion(content, label, words)
