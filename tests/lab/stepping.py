"""How tests choose in an environment: by the mask alone."""

from __future__ import annotations

from typing import Any

import numpy as np


def first(mask: Any) -> int:
    """The first legal action."""
    return int(np.flatnonzero(mask)[0])


def last(observations: Any) -> Any:
    """The last legal action of each of many games."""
    mask = observations["action_mask"]
    return mask.shape[1] - 1 - np.argmax(mask[:, ::-1], axis=1)
