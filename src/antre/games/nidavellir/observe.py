"""A view of Nidavellir as numbers, for learners; made from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.games.nidavellir.box import Box


def observe(box: Box, view: Mapping[str, Any]) -> list[float]:
    return [float(view["age"]), float(view["round"])]
