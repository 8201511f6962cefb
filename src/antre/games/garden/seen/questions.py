"""What is asked, as learners are told: the kinds of questions and what each of them holds.

A question is known by its name and its values, `["Strike", seat, skulls, paid]`; here each value
has its name.
"""

from __future__ import annotations

# The values of each question after its seat, in the order in which they are written.
FRAMES: dict[str, tuple[str, ...]] = {
    "ChooseThorn": (), "FirstCube": (), "SecondCube": (), "ReturnToMap": (), "ChooseSteps": (),
    "PlaceToken": (), "PlanCube": (), "ChooseBenefit": (), "GiveToken": ("left",),
    "PlaceInfluence": (), "PlaceAnother": (), "FirstStep": (), "SecondStep": (), "ChooseMarch": (),
    "CarryAlong": ("march", "begun", "troop"), "ChooseShadow": (), "Make": ("used",),
    "ShiftTokens": ("high", "low", "middle"), "BuyUpgrade": (), "SummonUnit": ("left", "unit"),
    "ChooseSpies": (), "SailAcross": ("march", "troop"), "UseSpeed": ("quick",),
    "Strike": ("begun", "skulls"), "LoseUnit": ("region",), "ChooseFlight": ("region",),
    "ChooseCapture": ("region",), "ChooseLoot": ("region", "victim"),
    "Redistribute": ("left", "region"),
    "ChooseHarvest": ("place", "ranks", "region", "taken"),
}  # fmt: skip
