"""Who asks: a guest by a signed cookie, or a seat by its signed token. No account is needed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from itsdangerous import BadSignature, URLSafeSerializer

from antre.core.rule import LANGUAGES
from antre.server.errors import Denied
from antre.server.words import house_words

COOKIE = "antre"
# Longer than any pass that the house has made.
LONGEST_PASS = 1_024
P = TypeVar("P")
YEAR = 365 * 24 * 3600


class Identity:
    """A guest; with `table` and `seat` where a token speaks for that one seat only."""

    __slots__ = ("fresh", "guest", "language", "name", "seat", "table")

    def __init__(self, guest: str, name: str, language: str) -> None:
        self.guest = guest
        self.name = name
        self.language = language
        self.fresh = False
        self.table: str | None = None
        self.seat: int | None = None

    @property
    def called(self) -> str:
        """The name, or what the house calls somebody without one."""
        return self.name or house_words(self.language).say("guest")

    @property
    def key(self) -> str:
        """Under which requests are counted."""
        return self.guest if self.table is None else f"{self.table} {self.seat}"


class Remembered(Generic[P]):
    """Passes that were read once; what is no pass is forgotten at once, and never long."""

    def __init__(self, read: Callable[[str], P | None], most: int = 20_000) -> None:
        self._read = read
        self._most = most
        self._known: dict[str, P] = {}

    def __call__(self, value: str) -> P | None:
        if len(value) > LONGEST_PASS:
            return None
        found = self._known.get(value)
        if found is None and (found := self._read(value)) is not None:
            if len(self._known) >= self._most:
                del self._known[next(iter(self._known))]
            self._known[value] = found
        return found


class Passes:
    """Makes and reads what is signed with the key of the house."""

    def __init__(self, key: str, secure: bool) -> None:
        self._guests = URLSafeSerializer(key, salt="guest")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._secure = secure
        # Checking a signature takes as long as playing a choice, and the same passes come again.
        self._read_guest = Remembered(self._load_guest)
        self._read_seat = Remembered(self._load_seat)

    def identify(self, headers: Iterable[tuple[bytes, bytes]]) -> Identity:
        cookie, bearer, spoken = "", "", ""
        for name, value in headers:
            if name == b"cookie":
                cookie = value.decode("latin-1")
            elif name == b"authorization":
                bearer = value.decode("latin-1")
            elif name == b"accept-language":
                spoken = value.decode("latin-1")
        if bearer:
            return self._seat(bearer, spoken)
        guest = self._read_guest(cookie_value(cookie))
        if guest is None:
            return new_guest(spoken)
        return Identity(guest[0], guest[1], guest[2] or preferred(spoken))

    def _seat(self, bearer: str, spoken: str) -> Identity:
        scheme, _, token = bearer.partition(" ")
        found = self._read_seat(token) if scheme.lower() == "bearer" else None
        if found is None:
            raise Denied(401, "signature")
        table, seat, guest = found
        who = Identity(guest, "", preferred(spoken))
        who.table, who.seat = table, seat
        return who

    def _load_guest(self, value: str) -> tuple[str, str, str] | None:
        try:
            guest, name, language = self._guests.loads(value)
        except (BadSignature, ValueError):
            return None
        return guest, name, language

    def _load_seat(self, value: str) -> tuple[str, int, str] | None:
        try:
            table, seat, guest = self._seats.loads(value)
        except (BadSignature, ValueError):
            return None
        return table, seat, guest

    def seat_token(self, table: str, seat: int, guest: str) -> str:
        return str(self._seats.dumps([table, seat, guest]))

    def cookie(self, guest: str, name: str, language: str) -> str:
        """The header that makes a browser this guest."""
        value = self._guests.dumps([guest, name, language])
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def new_guest(spoken: str) -> Identity:
    who = Identity(secrets.token_hex(12), "", preferred(spoken))
    who.fresh = True
    return who


def cookie_value(header: str) -> str:
    """Our own cookie as it stands there; whatever else a browser has kept is passed over.

    Nothing is unquoted: the house never quotes, and unquoting takes the square of the length.
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def preferred(spoken: str) -> str:
    """The first language of an Accept-Language header that the house speaks."""
    for part in spoken.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
