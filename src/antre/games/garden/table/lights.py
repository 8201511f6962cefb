"""What is seen of an event: the pieces it is about, and the way a figure goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.scene import Walk

Event = Mapping[str, Any]
REGION = ("region:{region}",)
PIECES: dict[str, tuple[str, ...]] = {
    "thorn_placed": ("thorn",), "cube_placed": ("cubes:{seat}:{region}",),
    "advances": ("marker:{seat}",), "order_token_placed": ("sign:{action}",),
    "plans": ("sign:{place}",), "action_begins": ("sign:{action}",),
    "declines": ("sign:{action}",), "takes": ("{resource}:{seat}",),
    "exchanges": ("{give}:{seat}", "{take}:{seat}"), "pays": ("{resource}:{seat}",),
    "moves": ("region:{from}", "region:{to}"), "vuko_token_discarded": ("vuko_tokens:{seat}",),
    "reputation_changes": ("reputation-marker:{seat}",), "dead_snow": ("dead-snow",),
    "shifts_token": ("m:{seat}:{to}", "m_factor:{seat}"), "buys_upgrade": ("kind:{seat}:{level}",),
    "summons": ("unit:{seat}:{level}:{region}",), "attacks": ("gold:{seat}",), "kills": REGION,
    "vuko_visits": ("vuko",), "vuko_token": ("vuko_tokens:{seat}",), "vuko_destroys": REGION,
    "neutrals_follow": ("region:{to}",), "nightwalkers": REGION, "vuko_holds": REGION,
    "vuko_leaves": ("vuko",), "absorbs": ("thorn",), "dominates": REGION, "undominated": REGION,
    "darkness": REGION, "captures": ("region:{region}", "goal:{seat}"), "recruits": REGION,
    "loots": ("region:{region}", "{resource}:{seat}"), "pipes": ("region:{region}",),
    "tower_built": ("tower:{region}", "goal:{seat}"), "sends_magic": ("region:{from}", "thorn"),
    "devastates": ("region:{region}", "goal:{seat}"),
    "magic_moves": ("region:{from}", "region:{to}"),
    "magic_income": ("magic:{region}", "m_factor:{seat}"),
    "harvests": ("tile:{region}", "{resource}:{seat}"),
    "scores": ("tile:{region}", "race:{seat}"), "thorn_reveals": ("thorn",),
}  # fmt: skip
# What the card of a rival shows as well.
IN_BRIEF = ("population", "gold", "m_factor", "supply", "vuko_tokens", "goal")


def lights(event: Event) -> list[list[str]]:
    kind = event["kind"]
    if kind == "vuko_visits" and event["region"] is None:
        return []
    return [both(piece.format_map(event)) for piece in PIECES.get(kind, ())]


def both(piece: str) -> list[str]:
    """A piece of a board, and the same in the card of its seat."""
    return [piece, f"brief-{piece}"] if piece.partition(":")[0] in IN_BRIEF else [piece]


def walk(event: Event) -> Walk | None:
    """Markers go from space to space, troops from region to region, Vuko to whom he visits."""
    kind = event["kind"]
    if kind == "advances":
        spaces = range(event["space"] - event["steps"], event["space"] + 1)
        return Walk(figure=f"marker:{event['seat']}", by=[f"space:{space}" for space in spaces],
                    stays=True)  # fmt: skip
    if kind == "moves":
        troop = event["troop"]
        level = "" if troop == "cube" else f"{troop.removeprefix('level')}:"
        kind_of = "cubes" if troop == "cube" else "unit"
        figure = f"{kind_of}:{event['seat']}:{level}{event['from']}"
        by = [f"region:{event['from']}", f"region:{event['to']}"]
        return Walk(figure=figure, by=by, stays=True)
    if kind == "vuko_visits" and event["region"] is not None:
        return Walk(figure="vuko", by=["vuko", f"region:{event['region']}"], stays=True)
    return None
