"""What is stored. A row of `tables` says how a table is laid, its entries what happened there.

Entries are only ever added. What is derived from them (who sits where, how it ended) is kept so
that a table can be listed, and its result shown, without playing it again.
"""

from __future__ import annotations

import time

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()


def now() -> int:
    return int(time.time())


HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("seen", BigInteger, nullable=False, default=now),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("password", String(200), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
)

# The least number of a pass that still counts, by session, guest or seat.
REVOKED = Table(
    "revoked",
    METADATA,
    Column("subject", String(40), primary_key=True),
    Column("least", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    # What it is played by: a version of the rules, and the digest of an edition.
    Column("rules", String(40), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("absent_after", Float),
    Column("lesson", Boolean, nullable=False),
    # May all agree to take back what they have seen something after? Empty: as the game has it.
    Column("take_back", Boolean),
    # May everybody ask for advice, though there are several people?
    Column("advice", Boolean, nullable=False, default=False, server_default=false()),
    # The first table that dealt what this one deals, where it deals the same again.
    Column("deal_of", String(16)),
    # How long people may think; empty: as long as they like.
    Column("clock", JSON(none_as_null=True)),
    # The book of a campaign that it is played for.
    Column("book", String(16)),
    # On the list of public tables, where the house has one; else only who has the link finds it.
    Column("public", Boolean, nullable=False, default=False, server_default=false()),
    Column("invite", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    # What its draws come from, kept from everybody until the game is over; none at a lesson, or
    # where the table is older than this.
    Column("secret", String(64)),
    Column("opened", BigInteger, nullable=False, default=now),
    # Once the game is over: who sat there, and what it came to.
    Column("ended", JSON),
    Column("result", JSON),
    Index("tables_by_deal", "deal_of"),
)

# When no process of the house was there: time to think stood still.
CLOSED = Table(
    "closed",
    METADATA,
    Column("since", Float(53), primary_key=True),
    Column("until", Float(53), nullable=False),
)

# The text of each edition that a table was begun with, for when ours has changed.
EDITIONS = Table(
    "editions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
)

# Who holds which chair now: made from the entries, kept to find "my tables".
CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    # 1: out of sight in the list of its guest.
    Column("put_away", Integer, nullable=False, default=0, server_default="0"),
    Index("chairs_by_guest", "guest"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", JSON, nullable=False),
)

# Finished games looked at again, once somebody who played there has asked.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("made", BigInteger, nullable=False, default=now),
    Column("body", JSON, nullable=False),
)

# Books of campaigns: who keeps one, and a page for each game that is over.
BOOKS = Table(
    "books",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("title", String(80), nullable=False),
    # How many pages there were when it last began anew.
    Column("begun", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False, default=now),
)

COMPANIONS = Table(
    "companions",
    METADATA,
    Column("book_id", String(16), ForeignKey("books.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    # The first of them keeps the book.
    Column("place", Integer, nullable=False),
    Index("companions_by_guest", "guest"),
)

PAGES = Table(
    "pages",
    METADATA,
    Column("book_id", String(16), ForeignKey("books.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # The table it was played at, or what tells it from others in a book from elsewhere.
    Column("mark", String(80), nullable=False),
    Column("body", JSON, nullable=False),
    Index("pages_by_mark", "mark"),
)

# Every game that is over, but for lessons: who met whom and how they ranked, for ratings. It
# outlives its table. Without sides: it does not count.
CONTESTS = Table(
    "contests",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    # When it ended, in milliseconds: ratings are made in this order.
    Column("at", BigInteger, nullable=False),
    Column("sides", JSON, nullable=False),
)

# The same as each of its people remembers it.
PLAYS = Table(
    "plays",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    # A bot sat there at the end.
    Column("absent", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("margin", Float, nullable=False),
    # Parts of the score and what the seat had, in both languages.
    Column("told", JSON, nullable=False),
    # The ratings it led to, as (mu, sigma), by whom it was played against.
    Column("rated", JSON, nullable=False),
    Index("plays_by_guest", "guest"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("against", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Who is asked to come to a table by somebody they have played with.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_guest", "guest"),
)

# Whose invitations a guest does not want.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
)

# An address of one's own that is called when it is one's turn.
WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    # For how long one must be away.
    Column("minutes", Integer, nullable=False),
    Column("active", Boolean, nullable=False),
    # In a row, and until when nobody calls because of them.
    Column("failures", Integer, nullable=False),
    Column("quiet_until", BigInteger, nullable=False),
    # What came of the last call.
    Column("last_at", BigInteger),
    Column("last_result", String(20)),
    Column("last_status", Integer),
)

# The last turn that each was called for at a table.
CALLED = Table(
    "called",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("began", Integer, nullable=False),
    Index("called_by_guest", "guest"),
)
