"""What is said at a table of Nidavellir."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.option import Option
from antre.core.voice import Voice
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.words import sentences

if TYPE_CHECKING:
    from antre.core.words import Words


class NidavellirVoice(Voice[Nidavellir, NidavellirContent]):
    def question(self, state: Nidavellir, seat: int, words: Words) -> str:
        return sentences.say_question(state.view(seat), words)

    def option(self, content: NidavellirContent, option: Option, words: Words) -> str:
        return sentences.say_option(content, option, words)

    def event(self, content: NidavellirContent, event: Mapping[str, Any], words: Words) -> str:
        return sentences.say_event(content, event, words)

    def moment(self, state: Nidavellir, words: Words) -> str:
        rounds = state.content.players[state.setup.seats].rounds
        return words.say("age", age=state.age, round=state.round, rounds=rounds)

    def trait_name(self, content: NidavellirContent, group: str, label: str, words: Words) -> str:
        return sentences.hero_name(content, label, words)
