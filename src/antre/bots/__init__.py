"""Players made of code; they see only what a seat may see."""

from antre.bots.bot import Bot, ask
from antre.bots.specs import LEVELS, UnknownBot, able, check, make

__all__ = ["Bot", "LEVELS", "UnknownBot", "able", "ask", "check", "make"]
