"""What a learner of Fall is told, in which order, and what each number means.

What has no upper end, such as honour or votes, is squeezed into the range: n / (n + a half-way
mark).
"""

from __future__ import annotations

from antre.core.observation import Part
from antre.games.fall.content.board import BOARDS, FIRST_SITE, MOST_HALLS, SPACES
from antre.games.fall.content.cards import STAR_LETTERS
from antre.games.fall.content.content import MOST_GATES, SEATS, FallContent
from antre.games.fall.content.grid import GRID, cells_of
from antre.games.fall.content.names import ACTIONS, CLANS, KINDS, SOURCES
from antre.games.fall.seen.questions import ASKED, FLAGS, FRAMES, STAGES

WAVES = 4
VOTE_PLACES = 3
TOKENS = 2
MOST_POWER = 3
# Half-way marks.
HONOUR, TURNS, OF_ONE_SOURCE, VOTES, INFLUENCE, TROLLS, POWER = 60, 20, 15, 4, 4, 3, 4
SYMBOL_NUMBERS = len(KINDS) + 1
HAND = 4
QUADRANTS = cells_of(GRID)


def table_parts(content: FallContent) -> list[Part]:
    """What belongs to the table as a whole."""
    heroes, cards = len(content.champions), len(content.ancestry)
    kinds, clans = ", ".join(ACTIONS), ", ".join(CLANS)
    return [
        ("seats", len(SEATS), "one-hot: 1, 2, 3, 4 or 5 seats at the table"),
        ("board", len(BOARDS), f"one-hot: side of the board ({', '.join(BOARDS)})"),
        ("wave", WAVES, "one-hot: wave I, II, III, all is counted"),
        ("turn", 1, f"turns begun / (turns + {TURNS})"),
        ("over", 1, "1 when the game is over"),
        ("moment", 2, "1 if this Advance allows a weak action more, if a troll fell already"),
        ("asked", len(ASKED), f"one-hot: rule that asks ({', '.join(ASKED)})"),
        ("step", len(FRAMES), f"one-hot: what you are asked ({', '.join(FRAMES)})"),
        ("kind", len(ACTIONS), f"one-hot: action you are asked about ({kinds})"),
        ("stage", STAGES, "one-hot: how far your turn has come"),
        ("flags", len(FLAGS), f"1 if so in what you are asked ({', '.join(FLAGS)})"),
        ("left", 1, f"power or choices left in what you are asked / (the same + {POWER})"),
        ("subject", SPACES, "by space: 1 if you are asked about it"),
        ("from", SPACES, "by space: 1 if it is one of those you are asked about"),
        ("hero", heroes, "by champion: 1 if you are asked about it"),
        ("symbol", len(content.cell_names), "by quadrant: 1 if you have chosen it"),
        ("invader", len(CLANS), f"one-hot: domain of the invader you are asked about ({clans})"),
        ("mover", len(SEATS), "one-hot: whose troll you are asked about, you first"),
        ("angry", len(set(content.gnome_tokens)), "by strength: gnomes beside the wheel / copies"),
        ("wheel", len(content.wheel), "one-hot: space of the wheel pawn"),
        ("halls", MOST_HALLS, "by Great Hall: value / highest value"),
        ("tiles", len(CLANS) * VOTE_PLACES,
         f"per clan ({clans}): honour for first, second, third / highest"),
        ("critical", len(CLANS), f"by clan ({clans}): 1 if its domain must be held"),
        ("rally", len(CLANS), f"one-hot: domain of the rally token ({clans})"),
        ("row", MOST_GATES * (1 + len(CLANS)), f"per gate card: there, one-hot if known ({clans})"),
        ("gates", len(CLANS), f"by clan ({clans}): 1 while its gate card is unseen"),
        ("gnomes", FIRST_SITE * TOKENS * 2,
         "per cavern and token: there, strength / highest if known"),
        ("reserve", 1, "gnomes in the reserve / gnomes in the box"),
        ("gnomes_unseen", len(set(content.gnome_tokens)), "by strength: gnomes not seen / copies"),
        ("voted", FIRST_SITE, "by cavern: 1 if its takeover has been paid for"),
        ("offer", heroes, "by champion: 1 if on offer"),
        ("to_come", heroes, "by champion: 1 if it may still come"),
        ("removed", heroes, "by champion: 1 if nobody wanted it"),
        ("claws", heroes, "by champion: covered claws / claws"),
        ("pawns", heroes * SPACES, "per champion, one-hot: space of its pawn"),
        ("stars", len(STAR_LETTERS) * (MOST_HALLS + FIRST_SITE),
         "per star champion, one-hot: Great Hall or cavern of its tile"),
        ("deck", cards, "by ancestry card: 1 while not seen"),
        ("discarded", cards, "by ancestry card: 1 if known to be thrown away"),
        ("discards", 1, "cards thrown away / cards"),
    ]  # fmt: skip


def seat_parts(content: FallContent) -> list[Part]:
    """What belongs to one seat."""
    heroes, cards, quadrants = (
        len(content.champions),
        len(content.ancestry),
        len(content.cell_names),
    )
    clans = ", ".join(CLANS)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("active", 1, "1 if it is this seat's turn"),
        ("turn", 1, "place in the turn order: 1 first, 1 / seats last"),
        ("honour", 1, f"honour so far / (honour + {HONOUR})"),
        ("sources", len(SOURCES),
         f"by source ({', '.join(SOURCES)}): honour / (honour + {OF_ONE_SOURCE})"),
        ("provisions", 1, "supplies / most"),
        ("desperation", 1, "desperation tokens / most supplies"),
        ("boost", 1, "boost / highest"),
        ("reserve", 1, "trolls in the reserve / trolls in the box"),
        ("trolls", SPACES, f"by space: trolls / (trolls + {TROLLS})"),
        ("lairs", SPACES, "by space: 1 if it is a lair of this seat"),
        ("votes", len(CLANS), f"by clan ({clans}): votes / (votes + {VOTES})"),
        ("standing", len(CLANS), f"by clan ({clans}): 1 first, 1/2 second, 1/3 third, ..."),
        ("influence", heroes, f"by champion: influence / (influence + {INFLUENCE})"),
        ("suit", heroes, "by champion: 1 first among its suitors, 1/2 second, ..."),
        ("champions", heroes, "by champion: 1 if this seat's"),
        ("starters", heroes, "by champion: 1 if known to be offered to this seat at the start"),
        ("kept", heroes, "by champion: 1 if known to be kept"),
        ("rejected", heroes, "by champion: 1 if known to be put away"),
        ("hand", cards, "by ancestry card: 1 if known to be in hand"),
        ("hand_size", 1, f"cards in hand / (cards + {HAND})"),
        ("hand_seen", len(SEATS), "1 if that seat has had this hand, you first"),
        ("laid", cards, "by ancestry card: 1 the last one laid, less the longer ago"),
        ("picked", cards, "by ancestry card: 1 if known to be chosen"),
        ("picked_place", len(QUADRANTS), "by quadrant: 1 if a card is to lie there"),
        ("occupied", len(QUADRANTS), "by quadrant: 1 if a card lies there"),
        ("symbols", quadrants * SYMBOL_NUMBERS,
         f"per quadrant, then champion symbol: kind ({', '.join(KINDS)}), power / {MOST_POWER}"),
        ("covered", quadrants, "by quadrant, then champion symbol: 1 if it bears a cube"),
        ("gnomes_seen", FIRST_SITE * TOKENS, "per cavern and token: 1 if this seat has seen it"),
        ("row_seen", MOST_GATES, "by gate card: 1 if this seat has seen it"),
    ]  # fmt: skip


def squeezed(number: float, half: float) -> float:
    """Any number of things as one below 1, the half-way mark as 1/2."""
    return number / (number + half)
