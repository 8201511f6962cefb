"""Who asks: a guest by a signed cookie, or a seat by its signed token. No account is needed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
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
    """A guest; with `table` and `seat` where a token speaks for that one seat only.

    `session`, `number` and `token` tell passes apart that no longer count.
    """

    __slots__ = (
        "fresh", "guest", "language", "name", "number", "seat", "session", "table", "token",
    )  # fmt: skip

    def __init__(self, guest: str, name: str, language: str) -> None:
        self.guest = guest
        self.name = name
        self.language = language
        self.fresh = False
        self.table: str | None = None
        self.seat: int | None = None
        self.session = ""
        self.number = 0
        self.token = 0

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

    def __init__(
        self, key: str, secure: bool, counts: Callable[[Identity], bool] = lambda who: True
    ) -> None:
        self._counts = counts
        self._guests = URLSafeSerializer(key, salt="guest")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._secure = secure
        # Checking a signature takes as long as playing a choice, and the same passes come again.
        self._read_guest = Remembered(self._load_guest)
        self._read_seat = Remembered(self._load_seat)

    def identify(self, headers: Mapping[bytes, bytes]) -> Identity:
        spoken = headers.get(b"accept-language", b"").decode("latin-1")
        if bearer := headers.get(b"authorization"):
            return self._seat(bearer.decode("latin-1"), spoken)
        guest = self._read_guest(cookie_value(headers.get(b"cookie", b"").decode("latin-1")))
        if guest is None:
            return new_guest(spoken)
        who = Identity(guest[0], guest[1], guest[2] or preferred(spoken))
        who.session, who.number = guest[3], guest[4]
        return who if self._counts(who) else new_guest(spoken)

    def _seat(self, bearer: str, spoken: str) -> Identity:
        scheme, _, token = bearer.partition(" ")
        found = self._read_seat(token) if scheme.lower() == "bearer" else None
        if found is None:
            raise Denied(401, "signature")
        table, seat, guest, number, made = found
        who = Identity(guest, "", preferred(spoken))
        who.table, who.seat, who.token, who.number = table, seat, number, made
        if not self._counts(who):
            raise Denied(401, "signature")
        return who

    def _load_guest(self, value: str) -> tuple[str, str, str, str, int] | None:
        try:
            guest, name, language, *session = self._guests.loads(value)
            # Cookies from before sessions: all those of a guest are one.
            id, number = session or (f"old {guest}", 0)
        except (BadSignature, ValueError):
            return None
        return guest, name, language, id, number

    def _load_seat(self, value: str) -> tuple[str, int, str, int, int] | None:
        try:
            table, seat, guest, *numbers = self._seats.loads(value)
            number, made = numbers or (0, 0)
        except (BadSignature, ValueError):
            return None
        return table, seat, guest, number, made

    def seat_token(self, table: str, seat: int, who: Identity, number: int) -> str:
        """What speaks for one seat of a guest, until seat or guest gets a higher number."""
        return str(self._seats.dumps([table, seat, who.guest, number, who.number]))

    def cookie(self, who: Identity) -> str:
        """The header that makes a browser this guest; a new one speaks as the browser does."""
        language = "" if who.fresh else who.language
        value = self._guests.dumps([who.guest, who.name, language, who.session, who.number])
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def new_guest(spoken: str) -> Identity:
    who = Identity(secrets.token_hex(12), "", preferred(spoken))
    who.session = secrets.token_hex(8)
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


def mark(guest: str) -> str:
    """A guest as others may know it: the id itself is as good as a cookie to nobody."""
    return hashlib.sha256(guest.encode()).hexdigest()[:12]
