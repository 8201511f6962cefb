"""A scene in the making: what it is drawn from, and how a piece is laid down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Self, TypedDict, TypeVar, Unpack

from antre.core.captions import Remembered, capital
from antre.core.content import Content
from antre.core.emblems import emblem, shields
from antre.core.engine import Parts
from antre.core.scene import Area, Piece, Scene, Zone
from antre.core.state import Decision, State

if TYPE_CHECKING:
    from antre.core.words import Words

C = TypeVar("C", bound=Content)
R = TypeVar("R", bound=Remembered[Any])
NO_PIECES: Mapping[str, str] = {}


class PieceLook(TypedDict, total=False):
    """What more there is to a piece.

    `may` is the option it stands for, offered or refused now; `about` what it opens in the rules;
    what `rolls` is a die, and what `grows` a bar that fills.
    """

    hint: str | None
    about: str | None
    may: str | None
    lit: bool
    dim: bool
    rolls: bool
    grows: int


class Sketch(Generic[C, R]):
    """One view on its way to become a scene; zones are added to it one by one.

    Of the state it keeps what the seat may know: its view and its own open question, with the
    parts of each score as far as that seat can count them.
    """

    def __init__(self, state: State, seat: int, shape: str, captions: R, parts: Parts) -> None:
        self.content: C = captions.content
        self.captions = captions
        self.parts = parts
        self.view = state.view(seat)
        self.asked = state.decision(seat) if seat in self.view["waiting"] else None
        texts = [option.text for option in self.asked.options] if self.asked else []
        self.options = frozenset(texts)
        self.verbs = frozenset(map(verb, texts))
        self.scene = Scene(state.setup.game.slug, seat, shape, captions.words.language, "")

    @classmethod
    def begin(cls, state: State, seat: int, words: Words, shape: str) -> Self:
        """An empty scene of a game whose captions are the words of its files and nothing more."""
        known = state.setup.game.engine.known_breakdown
        parts = [known(state, other, seat) for other in range(state.setup.seats)]
        captions: Any = Remembered(state.setup.content, words)
        return cls(state, seat, shape, captions, parts)

    def finish(self, state: State, title: str, defs: Mapping[str, str]) -> Scene:
        """The scene with everything beside the table: title, seats and question."""
        scene, words, voice = self.scene, self.captions.words, state.setup.game.voice
        scene.title = title
        scene.defs = {**shields(state.setup.game.seats[-1]), **defs}
        scene.seats = [self.seat_facts(other, ()) for other in self.seats]
        if self.asked:
            parse = state.setup.options.parse
            text = voice.question(state, self.me, words)
            scene.question = self.question(
                self.asked, text, lambda said: voice.option(self.content, parse(said), words)
            )
        return scene

    @property
    def tall(self) -> bool:
        return self.scene.shape == "tall"

    @property
    def seats(self) -> range:
        return range(len(self.parts))

    @property
    def me(self) -> int:
        return self.scene.seat

    @property
    def others(self) -> list[int]:
        """Every seat but mine, the next to play first; a spectator's others are all of them."""
        if self.me < 0:
            return list(self.seats)
        return [*self.seats[self.me + 1 :], *self.seats[: self.me]]

    def score(self, seat: int) -> int:
        return sum(self.parts[seat].values())

    # --- what lies there

    def zone(
        self, id: str, role: str, title: str, size: tuple[float, float], seat: int | None = None
    ) -> Zone:
        zone = Zone(id, role, title, *size, seat=seat)
        self.scene.zones.append(zone)
        return zone

    def lay(
        self,
        zone: Zone,
        id: str,
        drawn: str,
        area: Area,
        label: str = "",
        **look: Unpack[PieceLook],
    ) -> Piece:
        """Put a piece down."""
        may = look.get("may")
        piece = Piece(
            id, self.scene.face(drawn), area, capital(label), hint=look.get("hint"),
            lit=look.get("lit", False), dim=look.get("dim", False), about=look.get("about"),
            rolls=look.get("rolls", False), grows=look.get("grows", 0),
        )  # fmt: skip
        if may in self.options:
            piece.option = may
        elif may and verb(may) in self.verbs:
            piece.why, piece.dim = may, True
        zone.pieces.append(piece)
        return piece

    # --- what is told beside the table

    def seat_facts(self, seat: int, facts: Iterable[tuple[str, int, str]]) -> dict[str, Any]:
        """A seat in figures: its score so far, the parts of it, and what matters most.

        Of that each thing is given as a face in a box of 32 by 32, a figure and a label.
        """
        return {
            "seat": seat,
            "score": self.score(seat),
            "waiting": seat in self.view["waiting"],
            "emblem": self.scene.face(emblem(seat, 48)),
            "facts": [
                {"face": self.scene.face(face), "text": str(figure), "label": label}
                for face, figure, label in facts
            ],
            "parts": [
                {"label": self.captions.say(f"part-{name}"), "value": value}
                for name, value in self.parts[seat].items()
            ],
        }

    def question(
        self,
        asked: Decision,
        text: str,
        label: Callable[[str], str],
        elsewhere: Mapping[str, str] = NO_PIECES,
    ) -> dict[str, Any]:
        """What is asked, and every option in words with the first piece that stands for it.

        `elsewhere` names pieces for options that none stands for by itself.
        """
        standing = {
            piece.option: piece.id
            for zone in reversed(self.scene.zones)
            for piece in reversed(zone.pieces)
            if piece.option
        }
        return {
            "text": text,
            "rule": asked.rule,
            "number": asked.number,
            "options": [
                {
                    "option": option.text,
                    "label": label(option.text),
                    "piece": standing.get(option.text) or elsewhere.get(option.text),
                    "habit": option.habit,
                }
                for option in asked.options
            ],
            "plan": None,
        }


def verb(option: str) -> str:
    """What an option does, without what it does it to."""
    return option.partition(":")[0]
