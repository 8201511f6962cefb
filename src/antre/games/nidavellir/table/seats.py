"""What belongs to a seat: its army, its coins, its gem; mine in full, the others' in brief."""

from __future__ import annotations

from collections import Counter

from antre.core import emblems
from antre.core.scene import Zone
from antre.games.nidavellir.content.names import CLASSES, TAVERNS
from antre.games.nidavellir.seen.visibility import heroes_of
from antre.games.nidavellir.table.art import cards, grounds
from antre.games.nidavellir.table.shared import TALL, WIDE
from antre.games.nidavellir.table.sketch import Sketch
from antre.games.nidavellir.words.captions import class_name
from antre.games.nidavellir.words.sentences import card_of

COIN = 47
BOARD = 252  # the coins of a seat, at the left of its army
BRIEF = (256, 138)


# My own.


def lay_own(sketch: Sketch, seat: int) -> None:
    """Coins and gem, then the army in five columns and the command zone."""
    army = army_height(sketch, seat)
    size = (TALL, 168 + army) if sketch.tall else (WIDE, max(330.0, army + 8))
    title = sketch.captions.say("army-mine", who=sketch.captions.name(seat))
    zone = sketch.zone("own", "own", title, size, seat)
    zone.lit = seat in sketch.view["waiting"]
    sketch.lay(zone, "tray", grounds.tray(*size), (0, 0, *size))
    lay_coins(sketch, zone, seat)
    if sketch.tall:
        lay_army(sketch, zone, seat, (4, 164))
    else:
        lay_army(sketch, zone, seat, (BOARD, 6))


def lay_coins(sketch: Sketch, zone: Zone, seat: int) -> None:
    coins = sketch.view["coins"][seat]
    ids: Counter[str] = Counter()
    step = 66 if sketch.tall else 80
    left = 6 if sketch.tall else 8
    for place, (tavern, coin) in enumerate(zip(TAVERNS, coins["slots"], strict=True)):
        x = left + place * step + (step - 4 - COIN) / 2
        lay_slot(sketch, zone, seat, tavern, x)
        if coin is not None:
            sketch.lay_coin(
                zone, next_id(ids, seat, coin), coin, (x, 28, COIN), f"transform:{tavern}"
            )
    lay_purse(sketch, zone, seat, ids)
    lay_standing(sketch, zone, seat)


def lay_slot(sketch: Sketch, zone: Zone, seat: int, tavern: str, x: float) -> None:
    """A slot a little larger than the coin at (x, 28), under the name of its tavern."""
    size = COIN + 6
    said = sketch.captions.say("tavern-short", tavern=tavern)
    label = sketch.captions.say("label-slot", tavern=sketch.captions.tavern(tavern))
    sketch.lay(zone, f"plaque:{tavern}", grounds.plaque(said, 72), (x - 12.5, 6, 72, 18))
    face = grounds.slot(tavern, size)
    sketch.lay(zone, f"slot:{seat}:{tavern}", face, (x - 3, 25, size, size), label)


def lay_purse(sketch: Sketch, zone: Zone, seat: int, ids: Counter[str]) -> None:
    """The coins in hand, or those in the pouch."""
    coins = sketch.view["coins"][seat]
    where = "pouch" if coins["pouch"] else "hand"
    said = sketch.captions.say(where)
    y = 88
    sketch.lay(zone, "purse", emblems.heading(said, 120), (10, y, 120, 18))
    for place, coin in enumerate(sorted(coins[where], key=lambda name: int(name[1:]))):
        at = (7 + place * (COIN + 1), y + 19, COIN)
        sketch.lay_coin(zone, next_id(ids, seat, coin), coin, at, purse_option(sketch, coin))


def purse_option(sketch: Sketch, coin: str) -> str | None:
    """What a coin in hand or pouch can be chosen for now, if anything; bids are planned."""
    for verb in ("transform", "add", "give-up"):
        if verb in sketch.verbs:
            return f"{verb}:{coin}"
    return f"bid:{coin}" if sketch.view["rule"] == "uline.late-bid" else None


def next_id(ids: Counter[str], seat: int, coin: str) -> str:
    """Counts equal coins, so that each has an id of its own."""
    ids[coin] += 1
    return f"coin:{seat}:{coin}:{ids[coin]}"


def lay_standing(sketch: Sketch, zone: Zone, seat: int) -> None:
    """Shield, score so far and gem."""
    score = sketch.score(seat)
    size = 58 if sketch.tall else 78
    x, y = (212, 12) if sketch.tall else (12, 208)
    said = sketch.captions.say("points")
    face = emblems.shield_and_score(seat, score, said, size)
    label = sketch.standing(seat)
    width = 128 if sketch.tall else 166
    sketch.lay(zone, f"seat:{seat}", face, (x, y, width, size), label)
    gem = 48 if sketch.tall else 62
    gx, gy = (286, 100) if sketch.tall else (182, 212)
    sketch.lay_gem(zone, sketch.view["gems"][seat], gx, gy, gem)


# An army.


def army_shape(sketch: Sketch, seat: int) -> tuple[float, float, float, float]:
    """The width of a column and of its cards, the height of the heads, the step of a rank."""
    rows = max(*sketch.view["ranks"][seat].values(), command_rows(sketch, seat), 1)
    if sketch.tall:
        return 67, 64, 36, 31 if rows < 8 else 26
    w = 86 if rows < 6 else 76 if rows < 9 else 66
    room = 318 - 44 - w * 1.4
    return 100, w, 44, min(36, room / max(rows - 1, 1))


def command_rows(sketch: Sketch, seat: int) -> int:
    return 0 if sketch.tall else len(commanders(sketch, seat))


def commanders(sketch: Sketch, seat: int) -> list[str]:
    """The heroes of the command zone; Thrud waits with them while she is in hand."""
    waiting = sketch.view["thrud"] == "hand" and seat in sketch.view["waiting"]
    return [*sketch.view["command"][seat], *(["thrud"] if waiting else [])]


def army_height(sketch: Sketch, seat: int) -> float:
    if not sketch.tall:
        return 320
    _, w, head, step = army_shape(sketch, seat)
    rows: int = max(*sketch.view["ranks"][seat].values(), 1)
    command = len(commanders(sketch, seat))
    return head + (rows - 1) * step + w * 1.4 + 10 + -(-command // 2) * 62


def lay_army(sketch: Sketch, zone: Zone, seat: int, at: tuple[float, float]) -> None:
    x, y = at
    width, w, head, step = army_shape(sketch, seat)
    ranks = sketch.view["ranks"][seat]
    tail = -(-len(commanders(sketch, seat)) // 2) * 62 if sketch.tall else 0
    height = army_height(sketch, seat) - tail - 4
    for place, name in enumerate(CLASSES):
        area = (x + place * width, y, width, height)
        lay_column(sketch, zone, seat, name, area)
    for place, name in enumerate(CLASSES):
        left = x + place * width + (width - w) / 2
        lay_cards(sketch, zone, seat, name, (left, y + head, w, step))
    lay_command(sketch, zone, seat, (x, y))
    for row in range(min(ranks.values())):
        lay_thread(sketch, zone, (seat, row), (x, y + head + row * step - 4), 5 * width)


def lay_column(
    sketch: Sketch, zone: Zone, seat: int, name: str, area: tuple[float, float, float, float]
) -> None:
    parts = sketch.parts[seat]
    ranks, value = sketch.view["ranks"][seat][name], parts[name]
    if name == "warrior":
        value += parts["warrior_bonus"]
    mine = seat == sketch.view["seat"]
    face = grounds.column(name, value, ranks, area[2], area[3])
    label = sketch.captions.column(name, ranks, value)
    hint = sketch.captions.class_hint(name)
    may = f"place:{name}" if mine else None
    sketch.lay(zone, f"column:{seat}:{name}", face, area, label, hint=hint, may=may)


def lay_cards(
    sketch: Sketch,
    zone: Zone,
    seat: int,
    name: str,
    at: tuple[float, float, float, float],
) -> None:
    """A column of cards, each one further down by the ranks of those above it."""
    x, y, w, step = at
    cards = sketch.view["columns"][seat][name]
    mine = seat == sketch.view["seat"]
    row = 0
    for card in cards:
        may = card_option(name, card, card == cards[-1]) if mine else None
        sketch.lay_card(zone, card, x, y + row * step, w, may)
        row += sketch.content.card_ranks[card_of(sketch.content, card)]


def card_option(column: str, card: str, last: bool) -> str | None:
    """What a card of my army can be chosen for: Ylud may stay, the last one may be discarded."""
    if card == "ylud":
        return "stay"
    return f"discard:{column}" if last else None


def lay_command(sketch: Sketch, zone: Zone, seat: int, at: tuple[float, float]) -> None:
    """The neutral heroes: a sixth column, or plates under the army."""
    x, y = at
    heroes = commanders(sketch, seat)
    if sketch.tall:
        top = y + army_height(sketch, seat) - -(-len(heroes) // 2) * 62
        for place, name in enumerate(heroes):
            lay_commander(sketch, zone, name, x + place % 2 * 169, top + place // 2 * 62)
        return
    width, w, head, step = army_shape(sketch, seat)
    left = x + 5 * width + 4
    value = sketch.parts[seat]["neutral"]
    face = grounds.column("other", value, 0, width, 316)
    label = sketch.captions.say("label-command", value=value)
    sketch.lay(zone, f"command:{seat}", face, (left, y, width, 316), label)
    for place, name in enumerate(heroes):
        sketch.lay_card(zone, name, left + (width - w) / 2, y + head + place * step, w)


def lay_commander(sketch: Sketch, zone: Zone, name: str, x: float, y: float) -> None:
    face = sketch.hero_plate(name, 166, 58)
    hint = sketch.captions.full_power(name)
    sketch.lay(zone, f"hero:{name}", face, (x, y, 166, 58), sketch.hero_label(name), hint=hint)


def lay_thread(
    sketch: Sketch, zone: Zone, which: tuple[int, int], at: tuple[float, float], width: float
) -> None:
    seat, row = which
    label, hint = (
        sketch.captions.say("label-line", number=row + 1),
        sketch.captions.say("hint-line"),
    )
    face = grounds.thread(width, len(CLASSES))
    sketch.lay(zone, f"line:{seat}:{row + 1}", face, (*at, width, 11), label, hint=hint)


# The others.


def lay_others(sketch: Sketch) -> None:
    """Every other seat in brief, the next to play first; then their armies in full."""
    for seat in sketch.others:
        lay_brief(sketch, seat)
    for seat in sketch.others:
        lay_full(sketch, seat)


def lay_brief(sketch: Sketch, seat: int) -> None:
    w, h = (TALL, BRIEF[1]) if sketch.tall else BRIEF
    zone = sketch.zone(f"seat:{seat}", "other", sketch.captions.name(seat), (w, h), seat)
    zone.lit = seat in sketch.view["waiting"]
    sketch.lay(zone, f"tray:{seat}", grounds.tray(w, h), (0, 0, w, h))
    score = sketch.score(seat)
    face = emblems.shield_and_score(seat, score, sketch.captions.say("points"), 52)
    label = sketch.standing(seat)
    sketch.lay(zone, f"score:{seat}", face, (8, 8, 116, 54), label)
    lay_owned(sketch, zone, seat)
    lay_ranks(sketch, zone, seat)
    lay_honours(sketch, zone, seat)


def lay_owned(sketch: Sketch, zone: Zone, seat: int) -> None:
    """The coins everybody knows a seat to own, and its gem."""
    owned = sketch.view["coins"][seat]["owned"]
    coins = tuple(sorted(owned, key=lambda name: int(name[1:])))
    size = 24
    x = zone.width - 5 * (size + 1) - 6
    label = sketch.captions.coins(coins)
    face = grounds.purse(coins, size)
    sketch.lay(zone, f"purse:{seat}", face, (x, 38, 5 * (size + 1), size), label)
    sketch.lay_gem(zone, sketch.view["gems"][seat], zone.width - 36, 5, 29)


def lay_ranks(sketch: Sketch, zone: Zone, seat: int) -> None:
    ranks = sketch.view["ranks"][seat]
    most = max(count for each in sketch.view["ranks"] for count in each.values())
    width = zone.width - 16
    face = grounds.ranks(tuple(ranks.values()), max(most, 3), width)
    label = sketch.captions.ranks(ranks)
    sketch.lay(zone, f"ranks:{seat}", face, (8, 68, width, 33), label)


def lay_honours(sketch: Sketch, zone: Zone, seat: int) -> None:
    """Heroes as golden roundels."""
    heroes = heroes_of(sketch.view, seat)
    step = min(29, (zone.width - 42) / max(len(heroes) - 1, 1))
    for place, name in enumerate(heroes):
        face = cards.hero_token(name, class_name(sketch.content, name), 27)
        area = (9 + place * step, 106, 27, 27)
        hint = sketch.captions.full_power(name)
        sketch.lay(zone, f"token:{name}", face, area, sketch.hero_label(name), hint=hint)


def lay_full(sketch: Sketch, seat: int) -> None:
    size = (TALL, army_height(sketch, seat) + 8) if sketch.tall else (612, 330)
    title = sketch.captions.words.say("army-of", who=sketch.captions.name(seat))
    zone = sketch.zone(f"army:{seat}", "aside", title, size, seat)
    sketch.lay(zone, f"tray:{seat}:army", grounds.tray(*size), (0, 0, *size))
    lay_army(sketch, zone, seat, (4, 6))
