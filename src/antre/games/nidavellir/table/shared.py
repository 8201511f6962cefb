"""What everybody shares: the taverns and the bids, the heroes, the treasury, the distinctions."""

from __future__ import annotations

from antre.core.scene import Zone
from antre.games.nidavellir.content.names import DISTINCTIONS, TAVERNS
from antre.games.nidavellir.table.art import cards, coins, grounds
from antre.games.nidavellir.table.sketch import Sketch

WIDE, TALL = 860, 344
GAP = 6
PLATE = (168, 58)
RESULT_PARTS = {"heroes": ("neutral",), "coins": ("coins", "gem")}


# The taverns.


def lay_taverns(sketch: Sketch) -> None:
    """Three inns, one under the other: window and name, then cards, then bids."""
    rows = [row_height(sketch, tavern) for tavern in TAVERNS]
    size = (TALL if sketch.tall else WIDE, sum(rows) + 2 * GAP)
    title = sketch.captions.say("final-ranking" if sketch.view["over"] else "taverns")
    zone = sketch.zone("taverns", "shared", title, size)
    if sketch.view["over"]:
        lay_ranking(sketch, zone)
        return
    y = 0.0
    for tavern, height in zip(TAVERNS, rows, strict=True):
        lay_inn(sketch, zone, tavern, (0, y, size[0], height))
        lay_tavern(sketch, zone, tavern, y)
        y += height + GAP
    if sketch.view["offer"]:
        lay_offer(sketch, zone)


def at_a_glance(sketch: Sketch) -> bool:
    """On a narrow page whoever bids sees all three taverns above the coins, and no bids yet."""
    return sketch.tall and sketch.asked is not None and sketch.asked.step == "Bids"


def row_height(sketch: Sketch, tavern: str) -> float:
    """On a narrow page an empty tavern is no more than its name."""
    if not sketch.tall:
        return 106
    if at_a_glance(sketch):
        return 6 + 1.4 * card_width(sketch)
    if sketch.view["taverns"][tavern]:
        return 44 + 1.4 * card_width(sketch)
    return 72 if sketch.view["over"] or sketch.view["offer"] else 40


def card_width(sketch: Sketch) -> float:
    """As large as the cards of a tavern can be side by side."""
    if not sketch.tall:
        return 70
    if at_a_glance(sketch):
        return 50
    return 62 if len(sketch.seats) == 5 else 74


def lay_inn(
    sketch: Sketch, zone: Zone, tavern: str, area: tuple[float, float, float, float]
) -> None:
    said = sketch.captions.tavern(tavern)
    shown = sketch.captions.say("tavern-short", tavern=tavern) if sketch.tall else said
    face = grounds.inn(tavern, shown, light_of(sketch, tavern), area[2], area[3])
    sketch.lay(zone, f"tavern:{tavern}", face, area, said)
    sketch.scene.places[said] = f"tavern:{tavern}"


def light_of(sketch: Sketch, tavern: str) -> str:
    """The current tavern is lit; while bids are laid, all are awake; the others sleep."""
    view = sketch.view
    if view["tavern"] == tavern:
        return grounds.LIT
    awake = view["tavern"] is None and view["taverns"][tavern]
    return grounds.DUSK if awake else grounds.DARK


def lay_tavern(sketch: Sketch, zone: Zone, tavern: str, y: float) -> None:
    cards = sketch.view["taverns"][tavern]
    current = sketch.view["tavern"] == tavern
    w = card_width(sketch)
    step = w + (4 if sketch.tall else 7)
    bids = len(sketch.seats) * 52
    glance = at_a_glance(sketch)
    left, right = (4, TALL - 4) if sketch.tall else (176, WIDE - bids - 12)
    x = left + (right - left - len(cards) * step + step - w) / (1 if glance else 2)
    top = y + (3 if glance else 38 if sketch.tall else 4)
    for place, card in enumerate(cards):
        may = f"take:{card.partition('.')[0]}" if current else None
        sketch.lay_card(zone, card, x + place * step, top, w, may)
    if (cards or current) and not glance:
        lay_bids(sketch, zone, tavern, y)


def lay_bids(sketch: Sketch, zone: Zone, tavern: str, y: float) -> None:
    """The coin of each seat with its shield; in the order of play once that is known."""
    view = sketch.view
    ordered = view["tavern"] == tavern and bool(view["order"])
    seats = view["order"] if ordered else list(sketch.seats)
    step = 51 if sketch.tall else 52
    x = zone.width - len(seats) * step - 1
    for place, seat in enumerate(seats):
        turn = place + 1 if ordered else 0
        lay_bid(sketch, zone, (tavern, seat), (x + place * step, y), turn)


def lay_bid(
    sketch: Sketch, zone: Zone, whose: tuple[str, int], at: tuple[float, float], turn: int
) -> None:
    tavern, seat = whose
    x, y = at
    slot = TAVERNS.index(tavern)
    coin = sketch.view["coins"][seat]["slots"][slot]
    size = 30 if sketch.tall else 44
    if coin is None:
        face = coins.hollow(size)
    else:
        face = coins.coin_back(slot, size) if coin == "?" else coins.coin(coin, size)
    label = sketch.captions.bid(seat, tavern, coin)
    dx, dy = (20, 4) if sketch.tall else (4, 9)
    sketch.lay(zone, f"bid:{seat}:{tavern}", face, (x + dx, y + dy, size, size), label)
    shield, sx, sy = (22, 1, 8) if sketch.tall else (38, 7, 59)
    lit = turn > 0 and seat in sketch.view["waiting"]
    # A narrow page has no room for the number of the turn: the order tells it.
    face = grounds.bidder(seat, shield, 0 if sketch.tall else turn)
    sketch.lay(zone, f"bidder:{seat}:{tavern}", face, (x + sx, y + sy, shield, shield), lit=lit)


def lay_offer(sketch: Sketch, zone: Zone) -> None:
    """The cards of the Pioneer, face up for the one who drew them."""
    offer = sketch.view["offer"]
    w = 62 if sketch.tall else 74
    width = len(offer) * (w + 10) + 30
    x, y = (zone.width - width) / 2, (zone.height - w * 1.4 - 30) / 2
    title = sketch.captions.say("pioneer-offer")
    sketch.lay(
        zone, "offer", grounds.spotlight(width, w * 1.4 + 36, title),
        (x, y - 2, width, w * 1.4 + 36), title,
    )  # fmt: skip
    for place, card in enumerate(offer):
        at = x + 20 + place * (w + 10)
        if card == "?":
            label = sketch.captions.say("label-back")
            face = cards.card_back(2, w)
            sketch.lay(zone, f"offer:{place}", face, (at, y + 24, w, w * 1.4), label)
        else:
            sketch.lay_card(zone, card, at, y + 24, w, f"keep:{card.partition('.')[0]}")


def lay_ranking(sketch: Sketch, zone: Zone) -> None:
    """The end: everybody by bravery, with where it came from."""
    ranking = sorted(sketch.seats, key=lambda seat: -sketch.score(seat))
    best = sketch.score(ranking[0])
    h = min(zone.height / len(ranking), 84)
    top = (zone.height - h * len(ranking)) / 2
    for place, seat in enumerate(ranking):
        score = sketch.score(seat)
        first = next(k for k, other in enumerate(ranking) if sketch.score(other) == score) + 1
        face = grounds.result(
            seat, sketch.captions.name(seat), score, result_parts(sketch.parts[seat]), best, first,
            zone.width, h,
        )  # fmt: skip
        label = f"{first}. {sketch.standing(seat)}"
        sketch.lay(
            zone, f"result:{seat}", face, (0, top + place * h, zone.width, h), label, lit=first == 1
        )


def result_parts(parts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """The parts of a score as coloured lengths: classes, heroes, coins."""
    warriors = parts["warrior"] + parts["warrior_bonus"]
    classes = [("warrior", warriors)] + [
        (name, parts[name]) for name in ("hunter", "miner", "blacksmith", "explorer")
    ]
    rest = [(name, sum(parts[part] for part in of)) for name, of in RESULT_PARTS.items()]
    return (*classes, *rest)


# The heroes.


def lay_market(sketch: Sketch) -> None:
    """The heroes still free; the Dwerg brothers lie in one pile."""
    free = sketch.view["heroes"]
    brothers = [name for name in free if sketch.content.hero_id[name] in sketch.content.dwerg]
    piles = [[name] for name in free if name not in brothers]
    if brothers:
        piles.append(brothers)
    across = 2 if sketch.tall else 5
    h = PLATE[1]
    step = (TALL if sketch.tall else WIDE) / across
    rows = max(-(-len(piles) // across), 1)
    size = (TALL if sketch.tall else WIDE, rows * (h + 4))
    zone = sketch.zone("heroes", "market", sketch.captions.say("heroes-free"), size)
    for place, pile in enumerate(piles):
        x, y = place % across * step, place // across * (h + 4)
        lay_pile(sketch, zone, pile, x, y)


def lay_pile(sketch: Sketch, zone: Zone, pile: list[str], x: float, y: float) -> None:
    """Heroes one upon the other, each a little to the left of the one below."""
    w, h = PLATE
    below = len(pile) - 1
    for place, name in enumerate(reversed(pile)):
        face = sketch.hero_plate(name, w - 5 * below, h)
        area = (x + 5 * (below - place), y, w - 5 * below, h)
        hint = sketch.captions.full_power(name)
        may = f"recruit:{name}"
        sketch.lay(zone, f"hero:{name}", face, area, sketch.hero_label(name), hint=hint, may=may)


# Beside the table.


def lay_treasury(sketch: Sketch) -> None:
    """A rack of royal coins, with gaps where coins are out."""
    across, step, size = (7, 49, 43) if sketch.tall else (6, 46, 41)
    coins = list(sketch.view["treasury"].items())
    rows = -(-len(coins) // across)
    title = sketch.captions.say("treasury")
    width = TALL if sketch.tall else 280
    zone = sketch.zone("treasury", "aside", title, (width, rows * step + 12))
    sketch.lay(zone, "rack", grounds.shelf(width, rows, step), (0, 0, width, rows * step + 12))
    for place, (value, count) in enumerate(coins):
        x, y = (width - across * step) / 2 + 2 + place % across * step, 5 + place // across * step
        label = sketch.captions.say("label-treasury", value=int(value), count=count)
        face = grounds.rack(int(value), count, size)
        sketch.lay(zone, f"treasury:{value}", face, (x, y, size, size + 6), label)


def lay_distinctions(sketch: Sketch) -> None:
    """Five honours, and who holds them."""
    w, h = (TALL, 46) if sketch.tall else (280, 44)
    title = sketch.captions.say("distinctions")
    zone = sketch.zone("distinctions", "aside", title, (w, len(DISTINCTIONS) * h))
    for place, (name, seat) in enumerate(sketch.view["distinctions"].items()):
        said, holder = sketch.captions.distinction(name), holder_of(sketch, seat)
        value = sketch.content.distinction_value[place]
        hint = sketch.captions.say("hint-distinction", distinction=name, value=value)
        face = grounds.honour(name, said, holder, seat, w, h)
        area = (0, place * h, w, h)
        sketch.lay(zone, f"distinction:{name}", face, area, f"{said} · {holder}", hint=hint)
    special = sketch.content.special_gem
    if special not in sketch.view["gems"] and sketch.view["age"] == 1:
        row = DISTINCTIONS.index("crown_jeweler")
        sketch.lay_gem(zone, special, w - 36, row * h + 7, 30)


def holder_of(sketch: Sketch, seat: int) -> str:
    if seat >= 0:
        return sketch.captions.name(seat)
    return sketch.captions.say("honour-open" if sketch.view["age"] == 1 else "honour-nobody")


def lay_piles(sketch: Sketch) -> None:
    """The decks, face down with their number, and the cards out of the game."""
    width = TALL if sketch.tall else 280
    discarded = sketch.view["discarded"]
    across = 12 if sketch.tall else 8
    w, step = 44, 16
    rows = max(-(-len(discarded) // across), 1)
    zone = sketch.zone(
        "piles", "aside", sketch.captions.say("piles"), (width, max(80, rows * 68 + 6))
    )
    for age, deck in enumerate(sketch.view["decks"], start=1):
        label = sketch.captions.say("label-deck", age=age, count=len(deck))
        face = cards.card_back(age, 54, str(len(deck)))
        area = ((age - 1) * 56, 2, 54, 75.6)
        sketch.lay(zone, f"deck:{age}", face, area, label, dim=not deck)
    for place, card in enumerate(discarded):
        x, y = 116 + place % across * step, 2 + place // across * 66
        sketch.lay_card(zone, card, x, y, w)
