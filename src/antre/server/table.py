"""A table: who sits on which chair, the game, and all that happened, folded from its entries.

Entries are plain data and the truth; a table is what they make. The same function takes in an
entry that this process has just stored, one that another process stored, and one from last week.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.chance import Script
from antre.core.dealing import Deal
from antre.core.errors import BadRecord
from antre.core.event import SPECTATOR
from antre.core.lesson import Beat, Tutorial, tutorial_of
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.timeline import draws_in, journal_of, reseed, same_again, script_of
from antre.core.verify import Verdict
from antre.server import clocks, conceding, consent, pausing
from antre.server.happening import Body, Happening, Proposal
from antre.server.hours import ALWAYS, Hours
from antre.server.match import Match, Move, read_entries
from antre.server.results import result_of
from antre.server.stopped import Stopped
from antre.server.words import calls

BOT_NAMES = ("Brokk", "Sindri", "Dvalin", "Andvari", "Fjalar", "Nori", "Regin", "Eitri")
CHAT_KEPT = 100


class Chair:
    """Who answers for a seat: a person, somebody who shares their screen, a bot, or nobody yet."""

    __slots__ = ("guest", "kind", "level", "name", "stand_in")

    def __init__(self, kind: str, guest: str = "", name: str = "", level: str = "") -> None:
        self.kind = kind
        self.guest = guest
        self.name = name
        self.level = level
        self.stand_in = ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def person(self) -> bool:
        """Is somebody sitting here, be it that a bot stands in?"""
        return self.kind in ("person", "hot")

    def to_json(self) -> Body:
        return {"kind": self.kind, "guest": self.guest, "name": self.name, "level": self.level}


class Table:
    """All that is known of one table; its past is in `happenings`.

    Its people and their talk need no rules. Where the game cannot be played from what is stored,
    the table is stopped: it has no match, and entries of the game only count.
    """

    def __init__(self, row: Mapping[str, Any], hours: Hours = ALWAYS) -> None:
        self.hours = hours
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.seats: int = row["seats"]
        self.settings: dict[str, Any] = row["settings"] or {}
        self.spectators: bool = row["spectators"]
        self.absent_after: float | None = row["absent_after"]
        self.lesson: bool = row["lesson"]
        self.times: clocks.Times | None = None  # how long people have thought, where that counts
        self.set_clock(row.get("clock"))
        self.take_back: bool | None = row.get("take_back")  # None: as its game has it
        self.advice: bool = row.get("advice", False)  # may people ask for it?
        self.deal_of: str | None = row.get("deal_of")  # the first table that dealt the same
        self.book: str | None = row.get("book")  # of the campaign it is played for
        self.public: bool = row.get("public", False)
        self.invite: str = row["invite"]
        self.host: str = row["host"]
        self.created: int = row["created"]
        self.ended: list[str] | None = row.get("ended")
        self.result: Body | None = row.get("result")
        self.deal = Deal.stored(self.id, self.seats, row.get("secret"))
        self.noted = self.result is not None
        self.stopped: Stopped | None = None
        self.begun = False
        self.way_on: Setup | None = None  # what a stopped game can be played on by
        self._setup: Setup | None = None
        self.tutorial: Tutorial | None = None
        self.read = 0  # how many lessons that only want reading have been read
        self.number = 0
        self.chairs = [Chair("open") for _ in range(self.seats)]
        self.calls: dict[str, list[tuple[str, str]]] = {}  # by language
        self.match: Match | None = None
        self.again: Script | None = None  # draws of another game, to come again
        self.verdict: Verdict | None = None  # once somebody has had its draws checked
        self.happenings: list[Happening] = []
        self.versions: tuple[int, ...] = (0,) * (self.seats + 1)
        self.chat: list[Body] = []
        self.spoken = 0  # how often somebody has said something at the table
        self.gallery: list[tuple[int, Body]] = []  # what spectators say, after which of that
        self.votes: dict[int, set[str]] = {}
        self.asked_back: consent.TakeBack | None = None
        self.conceded: set[int] = set()  # the seats that have given up
        self.given_up = False  # is the game over because of that?
        self.pause: pausing.Pause | None = None
        self.proposals: dict[int, Proposal] = {}  # by who proposes; not stored
        self.next: str | None = None

    @property
    def setup(self) -> Setup:
        """How it is played; a table that is stopped may have no answer."""
        assert self._setup is not None
        return self._setup

    def play_by(self, setup: Setup) -> None:
        self._setup = setup
        self.settings = setup.settings
        tutorial = tutorial_of(self.game) if self.lesson else None
        # A tutorial counts on the cards it was written for.
        fits = tutorial and tutorial.scenario.setup.content.digest == setup.content.digest
        self.tutorial = tutorial if fits else None

    @property
    def clock(self) -> Body | None:
        """As it is stored."""
        return None if self.times is None else self.times.clock.to_json()

    def set_clock(self, clock: Body | None) -> None:
        """How long people may think from now on; None: as long as they like."""
        chosen = clocks.Clock.stored(clock)
        self.times = None if chosen is None else clocks.Times(chosen, self.seats, self.hours)

    def stop(self, why: Stopped) -> None:
        """What is stored of the game cannot be played."""
        self.stopped = why
        self.match = None
        self.tutorial = None

    @property
    def remedy(self) -> str:
        """The words for what can be done about a table that is stopped."""
        if self.ended is not None:
            return "remedy-result" if self.result else "remedy-lost"
        if not self.begun:
            return "remedy-lay-anew"
        if self.way_on is not None:
            return "remedy-play-on"
        return "remedy-record"

    @property
    def finished(self) -> bool:
        """Is the game over? Once that is stored, it needs no replaying."""
        over = self.match is not None and self.match.state.over
        return over or self.given_up or self.ended is not None

    @property
    def paused(self) -> bool:
        return self.pause is not None and self.pause.on and not self.finished

    @property
    def told_deal(self) -> Deal | None:
        """The deal as anybody may know it: its secret is opened when the game is over."""
        if self.deal is None or self.finished:
            return self.deal
        return self.deal.closed()

    @property
    def status(self) -> str:
        if self.finished:
            return "over"
        if self.stopped is not None:
            return "stopped"
        return "lobby" if self.match is None else "playing"

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def _sit(self, chairs: list[Chair]) -> None:
        if len(chairs) != self.seats:
            raise BadRecord(f"{len(chairs)} chairs at a table of {self.seats}")
        if self.deal is not None:
            # A word is its person's: whoever sits down instead has not said it.
            stays = [old.guest == new.guest for old, new in zip(self.chairs, chairs, strict=True)]
            self.deal.words = tuple(
                word if kept else "" for word, kept in zip(self.deal.words, stays, strict=True)
            )
        self.chairs = chairs
        self.calls = {language: calls(language, self.names) for language in LANGUAGES}

    @property
    def waiting(self) -> list[int]:
        return [] if self.match is None or self.given_up else self.match.state.waiting

    @property
    def beat(self) -> Beat | None:
        """Where the tutorial stands; None if there is none or it is over."""
        if self.tutorial is None or self.match is None:
            return None
        return self.tutorial.beat(self.match.choices, self.read)

    @property
    def coming(self) -> list[Beat]:
        """The beat of the tutorial with those that belong to it."""
        assert self.tutorial is not None
        assert self.match is not None
        return self.tutorial.coming(self.match.choices, self.read)

    def version(self, seat: int) -> int:
        """How many happenings `seat` (or -1, a spectator) has been told of."""
        return self.versions[seat - SPECTATOR]

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def persons(self) -> list[str]:
        """Everybody who sits here, once."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.person))

    def free_name(self, seat: int) -> str:
        """A name for a bot that nobody at the table has."""
        taken = set(self.names)
        turned = BOT_NAMES[seat:] + BOT_NAMES[:seat]
        return next(name for name in turned if name not in taken)

    # --- entries

    def absorb(self, body: Body, move: Move | None = None) -> Happening:
        """Take an entry in; `move` is what it leads to where that is known already."""
        known = 0 if self.match is None else len(journal_of(self.match.state).events)
        kind = body["kind"]
        if self.stopped is not None and kind in OF_THE_GAME:
            return self.pass_over()
        if kind in OF_THE_GAME:
            self.asked_back = None
            self.proposals.clear()
        happening = FOLDS[kind](self, body, move)
        if self.match is not None:
            state = self.match.state
            if self.tutorial is not None:
                self.tutorial.resume(state)
            elif self.again is not None:
                same_again(state, self.again)
            happening.waiting = self.waiting
            happening.over = self.finished
            if kind in ("start", "choice"):
                happening.events = self._new_events(known)
            if state.over and self.result is None:
                self.result = result_of(state, self.names)
        if self.times is not None and "at" in body:
            self.times.happened(self, body)
        return self._count(happening)

    def pass_over(self) -> Happening:
        """An entry that cannot be taken in is counted all the same."""
        return self._count(Happening(None, lobby=True))

    def _count(self, happening: Happening) -> Happening:
        self.number += 1
        versions, only = self.versions, happening.only
        if only is None:
            self.versions = tuple([version + 1 for version in versions])
        else:
            own = only - SPECTATOR
            self.versions = (*versions[:own], versions[own] + 1, *versions[own + 1 :])
        happening.versions = self.versions
        self.happenings.append(happening)
        return happening

    def _new_events(self, known: int) -> tuple[tuple[int, Any, tuple[int, ...]], ...]:
        """Place, event, and the step that each listener counts there."""
        assert self.match is not None
        match = self.match
        return tuple(
            (place, event, match.mark_of(place).steps)
            for place, event in enumerate(match.events(known), start=known)
        )

    def _open(self, body: Body, _: Move | None) -> Happening:
        self._sit([Chair(**chair) for chair in body["chairs"]])
        return Happening(None, lobby=True)

    def _chair(self, body: Body, _: Move | None) -> Happening:
        chairs, seat = self.chairs, body["seat"]
        self._sit([*chairs[:seat], Chair(**body["chair"]), *chairs[seat + 1 :]])
        return Happening(None, lobby=True)

    def _settings(self, body: Body, _: Move | None) -> Happening:
        setup = self.setup
        self.play_by(
            Setup.of(setup.game, setup.seats, body["settings"], setup.content, setup.rules)
        )
        return Happening(None, lobby=True)

    def _public(self, body: Body, _: Move | None) -> Happening:
        self.public = body["public"]
        return Happening(None, lobby=True)

    def _word(self, body: Body, _: Move | None) -> Happening:
        assert self.deal is not None
        words, seat = self.deal.words, body["seat"]
        self.deal.words = (*words[:seat], body["word"], *words[seat + 1 :])
        return Happening(None, lobby=True)

    def _start(self, body: Body, _: Move | None) -> Happening:
        self._sit([Chair(**chair) for chair in body["chairs"]])
        self.begun = True
        if self.deal is not None and "words" in body:
            self.deal.words = tuple(body["words"])
        else:
            self.deal = None  # begun by a house that promised nothing
        if self.stopped is None:
            key = None if self.deal is None else self.deal.key
            self.match = Match.restart(self.setup, body["lines"], key)
            if "draws" in body:
                self.again = script_of(read_entries(self.setup, body["draws"]))
        return Happening(None, lobby=True)

    def _play_on(self, body: Body, _: Move | None) -> Happening:
        """From here on by the rules that the row names now; they tell the whole past as well.

        What was drawn was drawn by other rules, and cannot be drawn again by these.
        """
        if self.deal is not None and self.match is not None:
            self.deal.unchecked = draws_in(self.match.state.entries)
        return Happening(None, lobby=True)

    def _choice(self, body: Body, move: Move | None) -> Happening:
        assert self.match is not None
        if move is None:
            move = self.match.repeat(self.number, body["seat"], body["lines"])
        self.match.take(move)
        return Happening(move.only, lobby=False)

    def _undo(self, body: Body, _: Move | None) -> Happening:
        assert self.match is not None
        seat, before = body["seat"], self.match.state.waiting
        secret = not self.match.state.over and self.match.state.question.secret
        for _step in range(body["count"]):
            self.match.undo(seat)
        private = secret and self.match.state.waiting == before
        return Happening(seat if private else None, lobby=False)

    def _chat(self, body: Body, _: Move | None) -> Happening:
        happening = Happening(None, lobby=False)
        happening.chat = {name: body[name] for name in ("seat", "name", "text")}
        self.chat = [*self.chat, happening.chat][-CHAT_KEPT:]
        self.spoken += 1
        return happening

    def _vote(self, body: Body, _: Move | None) -> Happening:
        self.votes.setdefault(body["seat"], set()).add(body["by"])
        return Happening(None, lobby=True)

    def _replace(self, body: Body, _: Move | None) -> Happening:
        self.chairs[body["seat"]].stand_in = body["level"]
        self.votes.pop(body["seat"], None)
        return Happening(None, lobby=True)

    def _return(self, body: Body, _: Move | None) -> Happening:
        self.chairs[body["seat"]].stand_in = ""
        return Happening(None, lobby=True)

    def _rematch(self, body: Body, _: Move | None) -> Happening:
        self.next = body["table"]
        return Happening(None, lobby=True)

    def _read(self, body: Body, _: Move | None) -> Happening:
        self.read += 1
        return Happening(None, lobby=False)

    def _free(self, body: Body, _: Move | None) -> Happening:
        """The lessons end early: what comes is no longer written down."""
        assert self.match is not None
        self.tutorial = None
        reseed(self.match.state)
        return Happening(None, lobby=False)


FOLDS = {
    "open": Table._open, "chair": Table._chair, "settings": Table._settings,
    "start": Table._start, "choice": Table._choice, "undo": Table._undo, "chat": Table._chat,
    "vote": Table._vote, "replace": Table._replace, "return": Table._return,
    "rematch": Table._rematch, "read": Table._read, "free": Table._free,
    "play-on": Table._play_on, "word": Table._word, "public": Table._public,
    **clocks.FOLDS, **consent.FOLDS, **conceding.FOLDS, **pausing.FOLDS,
}  # fmt: skip
# What only the rules can tell the meaning of.
OF_THE_GAME = ("settings", "choice", "undo", "rewind", "read", "free", "concede")
