"""A campaign: games of one company, each beginning with what the earlier ones have earned.

Its book has a page for every game. What was earned is added up from the pages, so a book is told
and carried on without playing its games again. Every game with a setting of kind `earned` can be
played as a campaign; what a page tells beside the outcome is the game's own to say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.errors import AntreError
from antre.core.game import Game, find
from antre.core.rule import LANGUAGES
from antre.core.setting import Earned
from antre.core.setup import Setup
from antre.core.voice import say_outcome
from antre.core.words import HOUSE, Words

if TYPE_CHECKING:
    from antre.core.state import State

FORMAT = 1
MOST_PAGES = 200
LONGEST = 600  # letters of a sentence
MOST_LINES = 20
Gained = dict[str, dict[str, int]]


class BadCampaign(AntreError):
    """A book that cannot be read, or a game that does not belong into it."""


class Page:
    """One game as the book tells it: who played, how it ended, what it earned.

    `mark` tells it from every other game, so that none is entered twice.
    """

    __slots__ = ("day", "gained", "margin", "mark", "names", "said", "told", "won")

    def __init__(
        self,
        mark: str,
        day: str,
        names: Sequence[str],
        won: bool,
        margin: float,
        gained: Gained,
        said: dict[str, str],
        told: dict[str, list[str]],
    ) -> None:
        self.mark = mark
        self.day = day
        self.names = tuple(names)
        self.won = won
        self.margin = margin
        self.gained = gained
        self.said = said
        self.told = told

    @classmethod
    def of(cls, state: State, mark: str, day: str, names: Sequence[str] = ()) -> Page:
        """The page of a game that is over."""
        outcome, setup = state.outcome, state.setup
        if outcome is None:
            raise BadCampaign("only a game that is over has a page in a book")
        said, told = {}, {}
        for language in LANGUAGES:
            words = Words(language, HOUSE, setup.game.folder, names=names)
            said[language] = " ".join(filter(None, say_outcome(state, words)))
            told[language] = list(setup.game.voice.chronicle(state, words))
        won = bool(outcome.winners)
        return cls(mark, day, names, won, max(outcome.margins), gained(state), said, told)

    def to_json(self) -> dict[str, Any]:
        return {
            "mark": self.mark,
            "day": self.day,
            "names": list(self.names),
            "won": self.won,
            "margin": self.margin,
            "gained": self.gained,
            "said": self.said,
            "told": self.told,
        }

    @classmethod
    def from_json(cls, data: Any) -> Page:
        page = _fields(data, "page", cls.__slots__)
        texts = [page["mark"], page["day"], *_list(page["names"], 16)]
        for text in texts:
            _text(text, 80)
        if not isinstance(page["won"], bool):
            raise BadCampaign("field 'won': yes or no is expected")
        if isinstance(page["margin"], bool) or not isinstance(page["margin"], int | float):
            raise BadCampaign("field 'margin': a number is expected")
        gains = {id: _counts(values) for id, values in _fields(page["gained"], "gained").items()}
        said = {name: _text(text, LONGEST) for name, text in _spoken(page["said"]).items()}
        told = {
            name: [_text(line, LONGEST) for line in _list(lines, MOST_LINES)]
            for name, lines in _spoken(page["told"]).items()
        }
        margin = float(page["margin"])
        return cls(page["mark"], page["day"], page["names"], page["won"], margin, gains, said, told)


class Campaign:
    """The book of a company. It never changes: what is played makes another one.

    `begun` is how many pages had been written when it began anew: those count no more.
    """

    __slots__ = ("begun", "game", "pages", "title")

    def __init__(
        self, game: str, title: str = "", pages: Sequence[Page] = (), begun: int = 0
    ) -> None:
        self.game = game
        self.title = title
        self.pages = tuple(pages)
        self.begun = begun

    @classmethod
    def begin(cls, game: str, title: str = "") -> Campaign:
        """An empty book."""
        if not can_be_campaign(find(game)):
            raise BadCampaign(f"{game} is not played as a campaign: its games earn nothing")
        return cls(game, title)

    @property
    def earned(self) -> Gained:
        """What the games since it began have earned, by setting, as often as it can be."""
        earned: Gained = {}
        for setting in earned_settings(find(self.game)):
            counts: dict[str, int] = {}
            for page in self.pages[self.begun :]:
                for value, count in page.gained.get(setting.id, {}).items():
                    counts[value] = min(setting.most, counts.get(value, 0) + count)
            earned[setting.id] = counts
        return earned

    def setup(
        self,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        edition: Any = None,
    ) -> Setup:
        """The next game: with all that was earned, unless `settings` leave some of it out."""
        return Setup.of(find(self.game), seats, {**self.earned, **(settings or {})}, edition)

    def after(self, state: State, mark: str, day: str, names: Sequence[str] = ()) -> Campaign:
        """The book with one more page, for a game that is over."""
        if state.setup.game.slug != self.game:
            raise BadCampaign(f"a game of {state.setup.game.slug} in a book of {self.game}")
        return self.with_page(Page.of(state, mark, day, names))

    def with_page(self, page: Page) -> Campaign:
        if any(page.mark == known.mark for known in self.pages):
            raise BadCampaign("this game has its page already")
        if len(self.pages) >= MOST_PAGES:
            raise BadCampaign(f"this book is full: it has {MOST_PAGES} pages")
        return Campaign(self.game, self.title, (*self.pages, page), self.begun)

    def anew(self) -> Campaign:
        """The same book, beginning anew: its pages stay, and what they earned is gone."""
        return Campaign(self.game, self.title, self.pages, len(self.pages))

    # --- JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "campaign": FORMAT,
            "game": self.game,
            "title": self.title,
            "begun": self.begun,
            "pages": [page.to_json() for page in self.pages],
        }

    def dumps(self) -> str:
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, data: Any) -> Campaign:
        """The book that a JSON object holds; an error that says what is wrong with any other."""
        book = _fields(data, "campaign", ("campaign", "game", "title", "begun", "pages"))
        if book["campaign"] != FORMAT:
            raise BadCampaign(f"field 'campaign': this Antre reads books of format {FORMAT}")
        pages = [Page.from_json(page) for page in _list(book["pages"], MOST_PAGES)]
        if len({page.mark for page in pages}) < len(pages):
            raise BadCampaign("two pages tell of the same game")
        begun = book["begun"]
        if isinstance(begun, bool) or not isinstance(begun, int) or not 0 <= begun <= len(pages):
            raise BadCampaign(f"field 'begun': a number from 0 to {len(pages)} is expected")
        empty = cls.begin(_text(book["game"], 40), _text(book["title"], 80))
        whole = cls(empty.game, empty.title, pages, begun)
        _check_gains(whole)
        return whole

    @classmethod
    def loads(cls, text: str | bytes) -> Campaign:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadCampaign(f"this is not JSON: {error}") from None
        return cls.from_json(data)


# --- what a game brings


def earned_settings(game: Game[Any, Any]) -> list[Earned]:
    return [setting for setting in game.settings if isinstance(setting, Earned)]


def can_be_campaign(game: Game[Any, Any]) -> bool:
    return bool(earned_settings(game))


def gained(state: State) -> Gained:
    """What a finished game has brought beyond what it began with."""
    setup = state.setup
    after = setup.game.engine.earned(state)
    found: Gained = {}
    for setting in earned_settings(setup.game):
        before = setup.settings[setting.id]
        more = {
            value: count - before.get(value, 0)
            for value, count in after.get(setting.id, {}).items()
            if count > before.get(value, 0)
        }
        if more:
            found[setting.id] = more
    return found


# --- reading


def _fields(data: Any, what: str, names: Sequence[str] | None = None) -> dict[str, Any]:
    if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
        raise BadCampaign(f"a {what} is a JSON object")
    if names is not None and set(data) != set(names):
        raise BadCampaign(f"a {what} has the fields {', '.join(sorted(names))}")
    return data


def _spoken(data: Any) -> dict[str, Any]:
    return _fields(data, "text in both languages", LANGUAGES)


def _list(data: Any, most: int) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise BadCampaign(f"a list of up to {most} is expected")
    return data


def _text(data: Any, longest: int) -> str:
    if not isinstance(data, str) or len(data) > longest:
        raise BadCampaign(f"a text of up to {longest} letters is expected")
    return data


def _counts(data: Any) -> dict[str, int]:
    counts = _fields(data, "gain")
    if not all(isinstance(each, int) and not isinstance(each, bool) for each in counts.values()):
        raise BadCampaign("field 'gained': whole numbers are expected")
    return counts


def _check_gains(campaign: Campaign) -> None:
    """A game brings what its settings know, and not less than nothing."""
    settings = {setting.id: setting for setting in earned_settings(find(campaign.game))}
    for page in campaign.pages:
        for id, counts in page.gained.items():
            if id not in settings:
                raise BadCampaign(f"field 'gained': {campaign.game} has no setting {id!r}")
            settings[id].check(counts, 1)
