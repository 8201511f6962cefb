"""What Maender-Alkoor says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.core.outcome import Outcome
from antre.core.reason import Reason
from antre.core.rule import with_minus
from antre.core.setup import Setup
from antre.core.voice import Cards, Voice
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.scoring import QUEST_STEPS
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.words.card_words import say_cards
from antre.games.alkoor.words.chronicle import say_chronicle
from antre.games.alkoor.words.event_words import say_event
from antre.games.alkoor.words.narrator import say_aside
from antre.games.alkoor.words.option_words import say_option
from antre.games.alkoor.words.question_words import say_question
from antre.games.alkoor.words.sentences import say_name, yes_or_no

if TYPE_CHECKING:
    from antre.core.words import Words


class AlkoorVoice(Voice[Alkoor, Box]):
    def question(self, state: Alkoor, seat: int, words: Words) -> str:
        return say_question(state, seat, words)

    def option(self, content: Box, option: Option, words: Words) -> str:
        return say_option(content, option, words)

    def event(self, content: Box, event: Mapping[str, Any], words: Words) -> str:
        return say_event(content, event, words)

    def aside(self, content: Box, event: Mapping[str, Any], place: int, words: Words) -> str:
        return say_aside(content, event, place, words)

    def cards(self, content: Box, words: Words) -> list[Cards]:
        return say_cards(content, words)

    def chronicle(self, state: Alkoor, words: Words) -> Sequence[str]:
        return say_chronicle(state, words)

    def margin(self, setup: Setup, outcome: Outcome, words: Words) -> str:
        """A lead is told with what decided the game; of a Quest that failed, how far it came."""
        if outcome.winners:
            return ""
        return words.say("result-steps", done=QUEST_STEPS + int(outcome.margins[0]))

    def reason(self, setup: Setup, reason: Reason, words: Words) -> str:
        """A Quest that is accomplished is measured by the Challenge."""
        if "gap" not in reason.values:
            return super().reason(setup, reason, words)
        gap, needed = (int(str(reason.values[name])) for name in ("gap", "needed"))
        beaten = yes_or_no(gap >= needed)
        return words.say("result-lead", gap=with_minus(gap), needed=needed, beaten=beaten)

    def moment(self, state: Alkoor, words: Words) -> str:
        if state.turn == 0 or state.quest == NOTHING:
            return words.say("table-setup")
        return words.say("table-turn", **words.who(state.guide), turn=state.turn)

    def trait_name(self, content: Box, group: str, label: str, words: Words) -> str:
        return say_name(content, group, label, words)
