"""The parts of an observation of Maender-Alkoor: how many numbers, and what they mean."""

from __future__ import annotations

from antre.core.observation import Part
from antre.games.alkoor.content.names import (
    CHALLENGES,
    COLOURS,
    SIX,
    STEPS,
    TOKEN_COLOURS,
    TOKENS,
)
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.content.trials import MOST_OBJECTIVES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.moments import MOMENTS
from antre.games.alkoor.rules.names import ENDINGS
from antre.games.alkoor.rules.options import TRIAL_DICE
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.state import SLOTS
from antre.games.alkoor.seen.questions import frames

SEATS = 3
BOARDS = 2
# Half-way marks of what has no upper end.
FEW, SOME, MANY = 2, 5, 12
DIE = SIX + 1
MOST_SWEEP = 6
FLAGS = (
    "blessed", "chapel_used", "door_open", "mastered", "mercy", "octogone_won", "portal",
    "relic_used", "still", "substituted", "vils_stuck", "walking", "warded", "aided",
)  # fmt: skip
# By part of the table, the field of the view in which cards of a kind lie.
PILES = (
    "pouch", "vils_pile", "hero_discard", "loot_discard", "relic_discard", "unforeseen_discard",
)  # fmt: skip
COUNTS = ("hero_pile", "loot_pile", "relic_pile", "unforeseen_pile", "vils_unseen", "price",
          "ease_points", "ease_stars", "losses", "retreat", "door_notch")  # fmt: skip


def cards(box: Box) -> list[str]:
    """Every card that can lie in a pile, by name."""
    return [
        *(hero.id for hero in box.heroes), *(item.id for item in box.equipment),
        *(card.id for card in box.monsters), *(card.id for card in box.dilemmas),
        *(card.id for card in box.zones), *(card.id for card in box.treasures),
    ]  # fmt: skip


def slot_parts(box: Box) -> list[Part]:
    """What belongs to a Hero slot."""
    items = len(box.equipment)
    return [
        ("hero", len(box.heroes), "one-hot: the Hero there"),
        ("marker", 1, "its Vitality marker / 5, 0 if it is unharmed"),
        ("worn", items, "by Equipment: 1 if it wears it"),
        ("stored", items, "by Equipment: 1 if it is stored there"),
    ]


def table_parts(box: Box) -> list[Part]:
    """What belongs to the team as a whole, and to the Vils."""
    rooms, hazards, places = len(box.rooms), len(box.hazards), len(box.places.names)
    asked = ", ".join(frames())
    return [
        ("seats", SEATS, "one-hot: 1, 2 or 3 seats at the table"),
        ("over", 1, "1 when the game is over"),
        ("ending", len(ENDINGS), f"one-hot: how it ends ({', '.join(ENDINGS)})"),
        ("turn", 1, f"turn / (turn + {MANY})"),
        ("flags", len(FLAGS), f"1 if so ({', '.join(FLAGS)})"),
        ("counts", len(COUNTS), f"count / (count + {SOME}) ({', '.join(COUNTS)})"),
        ("challenge", len(CHALLENGES), f"one-hot: Challenge ({', '.join(CHALLENGES)})"),
        ("quest", len(box.quests), "one-hot: the team's Quest"),
        ("vils_quest", len(box.quests), "one-hot: the Quest of the Vils"),
        ("offered", len(box.quests), "1 if it is offered as Quest of the Vils"),
        ("notch", STEPS + 1, "one-hot: how far the Vils have come with their Quest"),
        ("countdown", 2, "1 if it runs; turns left / 4"),
        ("pawn", places, "one-hot: the place of the team"),
        ("avatar", 2, "its space / the last one; its distance to the team / the same"),
        ("destiny", DIE, "one-hot: the Destiny die, 0 before its first roll"),
        ("foreseen", DIE, "one-hot: what it will show, 0 if that is not known"),
        ("stride", SIX, f"dice added to the move, by face: count / (count + {FEW})"),
        ("vitality_die", DIE, "one-hot: the die of a Vitality test"),
        ("question", len(frames()), f"one-hot: what you are asked ({asked})"),
        ("moment", len(MOMENTS), "one-hot: the moment of a window, in the order of the rules"),
        ("colour", len(COLOURS), f"one-hot: the gem you are asked about ({', '.join(COLOURS)})"),
        ("subject", len(cards(box)), "1 if you are asked about this card"),
        ("token", len(TOKEN_NAMES), "one-hot: the token you are asked about"),
        ("left", 1, f"how many are left to choose / (the same + {FEW})"),
        ("to_give", SIX, "dice to be given out, by face / 3"),
        ("recruits", len(box.heroes), "1 if a Hero waits for a slot"),
        ("trial", hazards, "one-hot: the Hazard being tested"),
        ("hazard", hazards, "one-hot: the Zone being resolved"),
        ("node", MOST_OBJECTIVES, "one-hot: the objective being tested"),
        ("concerned", len(box.heroes), "one-hot: the Hero of an individual objective"),
        ("tested", len(box.heroes), "one-hot: the Hero whose Vitality is at stake"),
        ("killed", len(box.heroes), "1 if it was killed in this trial, or is about to be lost"),
        ("dice", TRIAL_DICE * SIX, "per die, one-hot: its face"),
        ("compared", TRIAL_DICE, "per die: the attribute it is compared with / 5"),
        ("sweeps", 2, "points, stars taken off all objectives to come / 6"),
        ("boosted", SEATS, "by board: 1 if its attributes are higher"),
        ("monsters", len(box.monsters), "1 if it is in play"),
        ("sat_on", len(box.heroes), "1 if a Critter sits on this Hero"),
        ("rooms", rooms * rooms, "per slot, one-hot: its Room, as far as it was seen"),
        ("rooms_up", rooms, "by slot: 1 if it lies face up"),
        ("rooms_done", rooms, "by Room: 1 if its trial is won"),
        ("room_notch", rooms, "by Room: notches / 3"),
        ("door", hazards, "one-hot: the Door that was revealed"),
        ("slots", DOOR_SLOT + 1, f"per slot of the path: cards / (cards + {FEW})"),
        ("seen", hazards, "1 if it was looked at where it lies face down"),
        ("out", hazards, "1 if it is out of the game"),
        ("tokens", box.places.spaces * (len(TOKEN_COLOURS) + len(TOKENS)),
         f"per space: colour of its token ({', '.join(TOKEN_COLOURS)}), "
         f"then its kind if it was seen ({', '.join(TOKENS)})"),
        ("token_bags", len(TOKEN_NAMES), "1 if nobody has seen it yet"),
        ("tops", len(cards(box)), "1 if it is known to be on top of its pile"),
        *((name, len(cards(box)), f"by card: copies / (copies + {FEW})") for name in PILES),
        ("vils_team", len(box.heroes), "1 if it is known to be of the Vils"),
        ("vils_down", 3, f"face-down Heroes, Unforeseen, LOOT: count / (count + {SOME})"),
        ("vils_gems", len(COLOURS), f"by colour / 4 ({', '.join(COLOURS)})"),
        ("vils_tokens", len(TOKEN_NAMES), "1 if it lies before the Vils"),
        ("tokens_out", len(TOKEN_NAMES), "1 if it is used up or removed"),
        ("fired", len(COLOURS), "1 if the power has struck in this phase"),
        ("bank", len(COLOURS), "gems in the bank / all"),
        ("treasure", len(box.treasures), "one-hot: the Treasure, once it is taken"),
        ("used", len(box.skills), "1 if the skill was used in this turn"),
        *((f"slot {slot + 1}: {name}", size, text)
          for slot in range(SLOTS) for name, size, text in slot_parts(box)),
    ]  # fmt: skip


def seat_parts(box: Box) -> list[Part]:
    """What belongs to a seat and its boards; who plays alone has two."""
    dilemmas = len(box.dilemmas)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("guide", 1, "1 if it guides the team"),
        ("attention", 3, "1 if it is always asked; has said so in this turn; wants no more of it"),
        ("gems", BOARDS * len(COLOURS), "per board and colour / places for them"),
        ("held", BOARDS * len(TOKEN_NAMES), "per board and token: 1 if it is held there"),
        ("dilemmas", BOARDS * dilemmas, f"per board and Dilemma: copies / (copies + {FEW})"),
    ]
