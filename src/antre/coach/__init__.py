"""A finished game looked at again: who stood how when, what was luck, and what could be better."""

from antre.coach.driving import review
from antre.coach.review import Account, Moment, Review, Turn

__all__ = ["Account", "Moment", "Review", "Turn", "review"]
