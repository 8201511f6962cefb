"""Influence boards and dice, by the number of players."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.names import DICE_COLOURS, HERO_SLOTS

SEATS = range(1, 4)


class Board:
    """An influence board: its Hero slots, numbered from 0 on, its dice, and whose it is.

    It has as many dice, places for Dilemmas and places for tokens as it has Hero slots.
    """

    __slots__ = ("dice", "seat", "slots")

    def __init__(self, slots: tuple[int, ...], dice: int, seat: int) -> None:
        self.slots = slots
        self.dice = dice
        self.seat = seat


class Table:
    """The boards in use at a number of players, and for each slot the board it is on."""

    __slots__ = ("board_of", "boards", "has_divine_hand", "seats")

    def __init__(self, entry: Entry, seats: int) -> None:
        self.seats = seats
        slots = _read_slots(entry)
        dice = entry.text("dice").split()
        if (
            len(dice) != len(slots)
            or not set(dice) <= set(DICE_COLOURS)
            or len(set(dice)) < len(dice)
        ):
            allowed = ", ".join(DICE_COLOURS)
            entry.problem("dice", f"a colour of its own for each board expected, of {allowed}")
            dice = list(DICE_COLOURS[: len(slots)])
        # Alone, a player has all boards; else each has one.
        self.boards = tuple(
            Board(each, DICE_COLOURS.index(colour), 0 if seats == 1 else number)
            for number, (each, colour) in enumerate(zip(slots, dice, strict=False))
        )
        if seats > 1 and len(slots) != seats:
            entry.problem("boards", f"{seats} boards expected, one for each player")
        self.board_of = tuple(
            number for number, board in enumerate(self.boards) for _ in board.slots
        )
        self.has_divine_hand = entry.choice("divine_hand", ("yes", "no")) == "yes"


def _read_slots(entry: Entry) -> list[tuple[int, ...]]:
    """The slots of each board, as in `1-2-3 4-5-6`."""
    boards = [board.split("-") for board in entry.text("boards").split()]
    expected = [str(slot) for slot in range(1, HERO_SLOTS + 1)]
    if [slot for board in boards for slot in board] != expected or len(boards) > len(DICE_COLOURS):
        entry.problem("boards", f"the slots 1 to {HERO_SLOTS} in order expected, as in 1-2-3 4-5-6")
        return [(0, 1, 2), (3, 4, 5)]
    return [tuple(int(slot) - 1 for slot in board) for board in boards]
