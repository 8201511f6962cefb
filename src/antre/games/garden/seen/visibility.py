"""Who may see what: everybody everything, for what lies face down has not been drawn yet."""

from __future__ import annotations

from antre.core.view import Visibility
from antre.games.garden.rules.state import Garden

VISIBILITY: Visibility[Garden] = Visibility.open(Garden)
