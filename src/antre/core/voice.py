"""Questions, options, events and the end of a game, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from typing_extensions import TypeVar

from antre.core.content import Content
from antre.core.event import SPECTATOR, End
from antre.core.option import Option
from antre.core.outcome import TOGETHER, Outcome
from antre.core.reason import Reason

if TYPE_CHECKING:
    from antre.core.setup import Setup
    from antre.core.state import State
    from antre.core.words import Words

S = TypeVar("S", bound="State", default="State")
C = TypeVar("C", bound=Content, default=Content)


class Cards(NamedTuple):
    """Cards of one kind, to be browsed: of each its id, its name and what there is to know."""

    id: str
    title: str
    cards: list[tuple[str, str, str]]


class Voice(Generic[S, C]):
    """What a game says.

    By itself it takes the words of a game's `en.ftl` and `fr.ftl`: `ask-` and the name of a
    question (with the numbers and texts of the view), `option-` and the verb of an option (with
    `$what`), `event-` and the kind of an event (with its fields, and `$who` and `$me` for the seat
    it is about), `part-` and a part of the score, `field-` and a field of the view. What has no
    words is called by its own name.
    """

    def question(self, state: S, seat: int, words: Words) -> str:
        """What the open question asks of `seat`, in one sentence."""
        name = type(state.question).__name__
        if not words.has(f"ask-{name}"):
            return spaced(name)
        view = state.view(seat).items()
        return words.say(f"ask-{name}", **{k: v for k, v in view if isinstance(v, (int, str))})

    def option(self, content: C, option: Option, words: Words) -> str:
        """An option in words: "Take the warrior 9"."""
        verb, _, what = option.text.partition(":")
        key = f"option-{verb}"
        return words.say(key, what=what) if words.has(key) else spaced(f"{verb} {what}".strip())

    def event(self, content: C, event: Mapping[str, Any], words: Words) -> str:
        """An event of the log in words: "Brokk takes the warrior 9."."""
        kind, seat = event["kind"], event["seat"]
        fields = {name: value for name, value in event.items() if name not in ("kind", "seat")}
        if words.has(f"event-{kind}"):
            said = {name: _sayable(value, words) for name, value in fields.items()}
            return words.say(f"event-{kind}", **words.who(seat), **said)
        told = ", ".join(f"{name} {value}" for name, value in fields.items())
        who = f"{words.name(seat)}: " if seat >= 0 else ""
        return f"{who}{spaced(kind)}{f' ({told})' if told else ''}"

    def aside(self, content: C, event: Mapping[str, Any], place: int, words: Words) -> str:
        """A narrator's remark beside an event, which adds nothing to what happened; mostly none.

        `place` says how far the story that everybody knows has come: a remark chosen by it is the
        same for all at the table.
        """
        return ""

    def cards(self, content: C, words: Words) -> Sequence[Cards]:
        """The whole box in words, kind by kind, to be read and searched beside the rules."""
        return ()

    def part(self, name: str, words: Words) -> str:
        """A part of the score."""
        return words.say(f"part-{name}") if words.has(f"part-{name}") else spaced(name)

    def moment(self, state: S, words: Words) -> str:
        """How far a game has come, in a few words, as everybody knows it: "Round 3 of 7". By
        itself the words `moment`, with the numbers and texts of the view; empty without them."""
        if not words.has("moment"):
            return ""
        view = state.view(SPECTATOR).items()
        return words.say("moment", **{k: v for k, v in view if isinstance(v, (int, str))})

    def trait(self, content: C, group: str, label: str, words: Words) -> tuple[str, str] | None:
        """Of what `Learner.traits` counts, what people are told in their history: what kind of
        thing it is ("Heroes"), and which. None where a game has no words `trait-` and the group."""
        if not words.has(f"trait-{group}"):
            return None
        return words.say(f"trait-{group}"), self.trait_name(content, group, label, words)

    def trait_name(self, content: C, group: str, label: str, words: Words) -> str:
        return spaced(label)

    def tell(self, setup: Setup, event: Mapping[str, Any], words: Words) -> str:
        """Any event in words, the end of the game among them."""
        if event["kind"] != End.kind:
            return self.event(setup.content, event, words)
        reason = Reason.from_json(event["reason"])
        said = self.outcome(setup, event["winners"], event["scores"], reason, words)
        return f"{said} {self.reason(setup, reason, words)}".strip()

    def outcome(
        self,
        setup: Setup,
        winners: Sequence[int],
        scores: Sequence[int],
        reason: Reason,
        words: Words,
    ) -> str:
        """How a game ended, in one sentence: "Brokk wins with 92 points.".

        A game may have words of its own for a victory, under the key `victory`.
        """
        if not winners:
            return words.say("outcome-lost" if setup.kind == TOGETHER else "outcome-nobody")
        own = "victory" if words.has("victory") else f"outcome-{setup.kind}"
        sides = [side for side in setup.sides if side[0] in winners]
        return words.say(
            own,
            won="yes" if words.me in winners and len(sides) == 1 else "no",
            count=len(winners),
            winners=words.series([words.name(seat) for seat in winners]),
            # What a team has counted together may be more than each of its seats has.
            score=reason.values.get("points", scores[winners[0]]),
        )

    def margin(self, setup: Setup, outcome: Outcome, words: Words) -> str:
        """By how much all have won or lost together; nothing where they play each other."""
        if setup.kind != TOGETHER:
            return ""
        margin = outcome.margins[0]
        how = "lost" if not outcome.winners else "won" if margin else "just"
        return words.say("margin", how=how, by=abs(margin))

    def chronicle(self, state: S, words: Words) -> Sequence[str]:
        """What the book of a campaign tells of a finished game beside its outcome, line by line."""
        return ()

    def reason(self, setup: Setup, reason: Reason, words: Words) -> str:
        """What decided the game, where the rule that did has something to say about it."""
        rules = setup.game.rules
        if reason.rule not in rules or not rules[reason.rule].outcome:
            return ""
        return rules.explain(reason, words.language)


def say_outcome(state: State, words: Words) -> tuple[str, str]:
    """How a game ended, in one sentence, and what decided it, in another or none."""
    setup, outcome = state.setup, state.outcome
    assert outcome is not None
    voice = setup.game.voice
    said = voice.outcome(setup, outcome.winners, state.scores, outcome.reason, words)
    return said, voice.reason(setup, outcome.reason, words)


def spaced(name: str) -> str:
    """A name of the code as people would write it: "take card" for TakeCard."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_:-]+", " ", name).lower()
    return apart[:1].upper() + apart[1:]


def _sayable(value: Any, words: Words) -> Any:
    if isinstance(value, (list, tuple)):
        return words.series([str(item) for item in value])
    return value if isinstance(value, (int, float, str)) else str(value)
