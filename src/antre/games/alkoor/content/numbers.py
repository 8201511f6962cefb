"""The figures that stand on boards and in the rules, by what they are about."""

from __future__ import annotations

from antre.core.edition import Entry, Sheet


class GemNumbers:
    """Gems: how many there are, how many a board takes, and what a set is worth."""

    __slots__ = ("each", "places", "set_points", "start")

    def __init__(self, entry: Entry) -> None:
        self.each = entry.integer("each", 1, 99)
        # Of each colour, on each influence board and on the Vils'.
        self.start = entry.integer("start", 0, 4)
        self.places = entry.integer("places", 1, 20)
        self.set_points = entry.integer("set_points", 0, 50)


class Costs:
    """Prices in gems that no card names."""

    __slots__ = (
        "auto_success", "brake", "enrol", "exchange", "late", "replacement", "reroll", "run",
        "transfer",
    )  # fmt: skip

    def __init__(self, entry: Entry) -> None:
        # Of the objective's colour.
        self.auto_success = entry.integer("auto_success", 1, 20)
        # Of the die's colour.
        self.reroll = entry.integer("reroll", 1, 20)
        # On top of what a Hazard skill costs, once the dice are rolled.
        self.late = entry.integer("late", 0, 9)
        self.transfer = entry.integer("transfer", 0, 9)
        self.exchange = entry.integer("exchange", 0, 9)
        self.brake = entry.integer("brake", 1, 9)
        self.run = entry.integer("run", 0, 9)
        # Of each colour, for a Hero found by Chance in place of another.
        self.enrol = entry.integer("enrol", 0, 4)
        # The first during enrolment, and so much more for each further one.
        self.replacement = entry.integer("replacement", 0, 9)


class TeamNumbers:
    """Limits and habits of a team."""

    __slots__ = ("active", "cap", "dice", "heroes", "markers", "walk_gems")

    def __init__(self, entry: Entry) -> None:
        self.heroes = entry.integer("heroes", 1, 6)
        # Equipment a Hero can wear.
        self.active = entry.integer("active", 1, 9)
        # No attribute of a Hero under a Critter is higher.
        self.cap = entry.integer("cap", 1, 5)
        # For an individual objective.
        self.dice = entry.integer("dice", 1, 9)
        self.walk_gems = entry.integer("walk_gems", 0, 9)
        self.markers = entry.integer("markers", 1, 99)


class VilsNumbers:
    """The Vils: gems that make a power, turns left after their last step, values of token slots."""

    __slots__ = ("countdown", "heroes", "power_gems", "token_values")

    def __init__(self, entry: Entry) -> None:
        self.heroes = entry.integer("heroes", 1, 6)
        self.power_gems = entry.integer("power_gems", 1, 20)
        self.countdown = entry.integer("countdown", 0, 20)
        self.token_values = entry.integers("token_values", 0, 20)
        if len(self.token_values) != TOKEN_SLOTS:
            entry.problem("token_values", f"{TOKEN_SLOTS} numbers expected, one for each slot")


TOKEN_SLOTS = 7


class Census:
    """How many Heroes and LOOT there are of each sort, as the edition itself declares it.

    Whoever types in other cards declares other numbers: they catch slips of the hand.
    """

    __slots__ = ("_entry", "counts")

    def __init__(self, sheet: Sheet, table: str, sorts: dict[str, int]) -> None:
        """`sorts` has for each field how many numbers it has."""
        self._entry = sheet.table(table)
        self.counts: dict[str, tuple[int, ...]] = {}
        for field, length in sorts.items():
            self.counts[field] = self._entry.integers(field, 0, 99)
            if len(self.counts[field]) != length:
                self._entry.problem(field, f"{length} numbers expected")

    def compare(self, field: str, found: list[int]) -> None:
        declared = list(self.counts[field])
        if len(declared) == len(found) and declared != found:
            what = f"{declared} declared, {found} found; some cards are missing, too many or wrong"
            self._entry.problem(field, what)
