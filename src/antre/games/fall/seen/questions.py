"""What an open question of Fall tells a learner: its rule, its frame and that frame's numbers."""

from __future__ import annotations

ASKED = (
    "setup.starting-champion-draw",
    "setup.lair-pair",
    "setup.lair-adjacent-trolls",
    "setup.lair-champion",
    "draft.first-pick",
    "draft.second-pick",
    "draft.third-pick",
    "supplies.wild-pair",
    "turn.two-weak-or-one-strong",
    "weak.cover",
    "strong.partial-group",
    "strong.group-contiguous",
    "desperation.raise-weak",
    "strong.spend-provisions",
    "advance.one-destination",
    "advance.power",
    "attack.lose",
    "bolster.where",
    "bolster.power",
    "bolster.relocate",
    "influence.one-champion",
    "gnome.move",
    "gnome.effect-troll-move",
    "gnome.troll-move-split",
    "gnome.scout-card",
    "gnome.scout-token",
    "breach.rally-move",
    "invasion.decider",
    "fallen.owner-chooses",
    "fallen.champion",
    "reward.pawn",
    "reward.consolation-choice",
    "reward.immediate",
    "ability.renegade",
    "ability.claws",
    "ruling.crym",
    "ruling.imbolg",
    "ruling.vulka",
    "ruling.rhosk",
    "ruling.star-place",
)
# Every question with the numbers of its frame.
FRAMES: dict[str, tuple[str, ...]] = {
    "ChooseStarter": (), "ChooseLairs": ("seat",), "SettleCavern": ("seat", "left", "taken"),
    "StandPawn": ("seat", "caverns", "champion"),
    "FirstPick": (), "SecondPick": (), "ThirdPick": (),
    "CoverWild": ("seat",), "CoverSecondWild": ("seat", "cell"),
    "TakeTurn": ("seat", "by_hand", "stage"), "PickSymbol": ("seat", "kind"),
    "CoverSymbols": ("seat", "kind"), "PickGroup": ("seat", "chosen", "kind"),
    "SpendTokens": ("seat", "kind", "power", "strong"),
    "SpendProvisions": ("seat", "kind", "power"),
    "Advance": ("seat", "power"),
    "Marching": ("seat", "left", "moved", "origins", "pawns", "space"),
    "RetreatToLair": ("seat", "cavern"), "ChooseCavern": ("seat", "power"),
    "AddTrolls": ("seat", "power", "space"), "Relocate": ("seat", "origins", "power", "space"),
    "ChooseChampion": ("seat", "power"), "TurnWheel": ("seat", "power"),
    "ChooseOrigin": ("seat", "power"), "MoveTroll": ("seat", "left", "moved", "space"),
    "MoveTo": ("seat", "champion", "left", "owner", "space"),
    "LookAtCard": ("seat", "looks"), "LookAtToken": ("seat", "looks"),
    "MoveRally": ("seat",), "ChooseTarget": ("seat", "at_wave_end", "clan"),
    "ChooseFallen": ("seat", "breach", "cavern"), "PawnRetreats": ("seat", "champion"),
    "PlacePawn": ("seat", "caverns", "champion"), "Consolation": ("seat", "champion", "slot"),
    "NewVote": ("seat", "left"), "ChooseClan": ("seat", "left"),
    "MoveChampion": ("seat", "champion"), "CalmGnomes": ("seat", "champion", "left", "used"),
    "ScaredAway": ("seat", "cavern"), "TakeCube": ("seat",), "RaiseTroll": ("seat", "left"),
    "PutOnHall": ("seat", "champion"), "PutOnCavern": ("seat", "champion"),
}  # fmt: skip
STAGES = 4
FLAGS = ("by_hand", "strong", "moved", "breach", "at_wave_end", "used")
# Numbers that say how much or how often, one space, and several spaces as bits.
LEFT = ("left", "power", "looks")
ONE_SPACE = ("space", "cavern")
SPACE_BITS = ("origins", "taken", "caverns")
