"""Why a region cannot be chosen: closed and devastated ones are refused by rules of their own."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.games.garden.content.options import AtRegion, March, Move
from antre.games.garden.rules.state import Garden


def why_not_region(state: Garden, rule: str, option: Option) -> Refusal:
    """By the rule of the question, unless the region itself is out of reach."""
    if isinstance(option, AtRegion):
        return _why_not(state, rule, "setup.closed-regions", option.region)
    if isinstance(option, Move | March):
        for region in (option.from_, option.to):
            refusal = _why_not(state, rule, "movement.closed-regions", region)
            if refusal.rule != rule:
                return refusal
    return Refusal(rule)


def _why_not(state: Garden, rule: str, closed: str, region: int) -> Refusal:
    where = state.box.region_name[region]
    if not state.layout.open >> region & 1:
        return Refusal(closed, where=where)
    if state.devastated >> region & 1:
        return Refusal("devastation.no-actions", where=where)
    return Refusal(rule)
