"""Where the columns and the coins of a seat stand in the flat lists of a state.

Every seat has five columns and five coins. Places are looked up here rather than reckoned, which
reads better and costs nothing.
"""

from __future__ import annotations

from antre.games.nidavellir.content.names import CLASSES, MOST_SEATS, TAVERNS

COLUMNS, COINS, SLOTS = len(CLASSES), 5, len(TAVERNS)
EVERY_SEAT = range(MOST_SEATS)

# By seat and class: a column.
COLUMN = [[COLUMNS * seat + column for column in range(COLUMNS)] for seat in EVERY_SEAT]
# By seat: its columns.
COLUMNS_OF = [slice(COLUMNS * seat, COLUMNS * (seat + 1)) for seat in EVERY_SEAT]
# By class: the columns of all seats.
ALL_OF_CLASS = [slice(column, None, COLUMNS) for column in range(COLUMNS)]

# By seat and place: a coin.
COIN = [[COINS * seat + place for place in range(COINS)] for seat in EVERY_SEAT]
# By seat: its coins.
COINS_OF = [slice(COINS * seat, COINS * (seat + 1)) for seat in EVERY_SEAT]
# By seat and how many slots hold a coin: the coins on no slot, in the hand or the pouch.
UNLAID = [
    [slice(COINS * seat + laid, COINS * (seat + 1)) for laid in range(SLOTS + 1)]
    for seat in EVERY_SEAT
]
# By tavern: the coins of all seats on its slots.
ALL_ON_TAVERN = [slice(tavern, None, COINS) for tavern in range(SLOTS)]


def owner_of(column: int) -> int:
    """The seat a column belongs to."""
    return column // COLUMNS


def class_of(column: int) -> int:
    return column % COLUMNS
