"""All that the rules of a game are written with, on one shelf."""

from antre.core.beginning import first_seat
from antre.core.chance import Chance
from antre.core.content import Content
from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.event import SPECTATOR, TABLE, Event
from antre.core.fields import Bag, Fixed
from antre.core.game import Game
from antre.core.journal import Journal
from antre.core.option import Option, OptionTable, ValueOption
from antre.core.outcome import (
    Outcome,
    Sides,
    against_the_game,
    alone,
    by_goal,
    by_points,
    nobody_wins,
)
from antre.core.reason import Reason, Refusal
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import (
    NOBODY,
    UNANSWERED,
    Question,
    SeatQuestion,
    SecretChoice,
    SecretQuestion,
    Step,
)
from antre.core.view import Visibility, everybody, face_down, hidden, own, own_choice, shown_as

__all__ = [
    "Bag", "Chance", "Content", "Engine", "Event", "Fixed", "Game", "Journal", "NOBODY", "Option",
    "OptionTable", "Outcome", "Question", "Reason", "Refusal", "SPECTATOR", "SeatQuestion",
    "SecretChoice", "SecretQuestion", "Setup", "Sheet", "Sides", "State", "Step", "TABLE",
    "UNANSWERED", "ValueOption", "Visibility", "against_the_game", "alone", "by_goal", "by_points",
    "everybody", "face_down", "first_seat", "hidden", "nobody_wins", "own", "own_choice",
    "shown_as",
]  # fmt: skip
