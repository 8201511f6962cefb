"""What belongs to a seat: its pack, its storage, its pedestals; mine in full, others' in brief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from antre.core import emblems
from antre.core.scene import Area, Zone
from antre.games.hall.content.resources import CLANS, RESOURCES
from antre.games.hall.rules.pack import CASCADES
from antre.games.hall.table.art import shelves, tokens, trolls
from antre.games.hall.table.art.trolls import ROW_AND_COLUMN
from antre.games.hall.table.sketch import Sketch, token_name
from antre.games.hall.table.trays import lay_tray, needs_tray

WIDTH = 344
# Width and height of a troll of a pack, and how far the next one is.
PLATE = (84.2, 70)
NARROW_PLATE = (84.2, 64)
TRAY = 86.0
GOODS = 105.0  # the height of storage, pedestals and tokens


def lay_own(sketch: Sketch, seat: int) -> None:
    """What a question needs, storage, pedestals and tokens, and the pack as a pyramid."""
    plate = NARROW_PLATE if sketch.tall else PLATE
    rows = shown_rows(sketch, seat) if sketch.tall else 4
    tray = TRAY if needs_tray(sketch) or not sketch.tall else 0.0
    pack = rows * (plate[1] + 2)
    zone = own_zone(sketch, seat, (WIDTH, tray + GOODS + pack + 4))
    lay_head(sketch, zone, seat)
    # On a narrow page what is asked about comes first.
    before = sketch.tall and bool(sketch.verbs & {"join", "draft", "wake"})
    y = tray + (pack + 2 if before else 0)
    lay_storage(sketch, zone, seat, (0, y, WIDTH, 66))
    lay_pedestals(sketch, zone, seat, (6, y + 73))
    lay_tokens(sketch, zone, seat, (168, y + 71, 172))
    lay_pack(sketch, zone, seat, (1, tray if before else tray + GOODS), plate, rows)


def lay_head(sketch: Sketch, zone: Zone, seat: int) -> None:
    """What a question needs; else, on a wide page, who I am."""
    if needs_tray(sketch):
        area = (0.0, 0.0, WIDTH, TRAY - 3)
        sketch.lay(zone, "tray", shelves.panel(area[2], area[3]), area)
        lay_tray(sketch, zone, area)
    elif not sketch.tall:
        lay_standing(sketch, zone, seat)


def shown_rows(sketch: Sketch, seat: int) -> int:
    """The rows of a pack that have a troll or could have one now."""
    pack = sketch.view["pack"][seat]
    places = [place for place, card in enumerate(pack) if card is not None]
    places += [int(text[5:]) - 1 for text in sketch.options if text.startswith("join:")]
    return max((ROW_AND_COLUMN[place][0] for place in places), default=0) + 1


def lay_standing(sketch: Sketch, zone: Zone, seat: int) -> None:
    """Shield and score as if the game ended now, and the spells in force."""
    said, estimate = sketch.captions.say("honor"), sketch.captions.say("estimate")
    estimate = "" if sketch.view["over"] else estimate
    face = shelves.estate(seat, sketch.score(seat), said, estimate, in_force(sketch), WIDTH)
    label = standing(sketch, seat)
    sketch.lay(zone, f"seat:{seat}", face, (6, 8, WIDTH - 12, 66), label)


def in_force(sketch: Sketch) -> str:
    """The spells that hold for my turn."""
    names = [sketch.captions.called("spell", name) for name in sketch.view["powers"]]
    if not names or sketch.me not in sketch.view["waiting"]:
        return ""
    return sketch.captions.say("in-force", spells=", ".join(names))


def own_zone(sketch: Sketch, seat: int, size: tuple[float, float]) -> Zone:
    zone = sketch.zone("own", "own", sketch.captions.say("pack-mine"), size, seat)
    zone.lit = seat in sketch.view["waiting"]
    sketch.lay(zone, "shelf", shelves.tray(*size), (0, 0, *size))
    return zone


def standing(sketch: Sketch, seat: int) -> str:
    """Who, the honor so far, and what the end would add now."""
    honor = sketch.view["honor"][sketch.team(seat)]
    said = sketch.captions.say("label-honor", honor=honor, score=sketch.score(seat))
    return f"{sketch.captions.name(seat)} · {said}"


# Storage.


def lay_storage(sketch: Sketch, zone: Zone, seat: int, area: Area) -> None:
    x, y, w, h = area
    title = sketch.captions.say("storage")
    sketch.lay(zone, f"storage:{seat}", shelves.panel(w, h), area, title)
    step = w / len(RESOURCES)
    storage = sketch.view["storage"][sketch.team(seat)]
    for place, kind in enumerate(RESOURCES):
        count = storage.get(kind, 0)
        face = shelves.stored(kind, count, h - 29, step, h)
        label = sketch.captions.say("label-stored", what=sketch.captions.amounts({kind: count}))
        may = spending(sketch, kind, "storage") if seat == sketch.me else None
        sketch.lay(
            zone, f"stored:{seat}:{kind}", face, (x + place * step, y, step, h), label, may=may
        )


def spending(sketch: Sketch, kind: str, where: str) -> str | None:
    """What a token can be chosen for now: to be given, or to pay from its place."""
    if "give" in sketch.verbs and f"give:{kind}" in sketch.options:
        return f"give:{kind}"
    if "from" in sketch.verbs and kind in paid_kinds(sketch):
        option = f"from:{where}"
        return option if option in sketch.options else None
    return None


def paid_kinds(sketch: Sketch) -> tuple[str, ...]:
    """What the payment by hand asks for."""
    fields = sketch.fields
    if "kind" in fields:
        return (RESOURCES[fields["kind"]],)
    return ("cart", f"{CLANS[fields['clan']]}_cart") if "clan" in fields else ()


# What else a seat has.


def lay_pedestals(sketch: Sketch, zone: Zone, seat: int, at: tuple[float, float]) -> None:
    """Pedestals in storage."""
    x, y = at
    for place, (clan, count) in enumerate(sketch.view["stock"][sketch.team(seat)].items()):
        face = shelves.stack_of(tokens.pedestal(clan, 27), count, 27)
        label = sketch.captions.say("label-stock", clan=clan, count=count)
        area = (x + 53 * place, y, 49, 28)
        sketch.lay(zone, f"stock:{seat}:{clan}", face, area, label, dim=not count)


def lay_tokens(
    sketch: Sketch, zone: Zone, seat: int, area: tuple[float, float, float], size: float = 31
) -> None:
    """Pedestal tokens that I know; those of the others are seen from behind."""
    x, y, w = area
    won = sketch.view["won"][seat]
    step = min(size + 4, (w - size) / max(len(won) - 1, 1))
    for place, value in enumerate(won):
        label = sketch.captions.say("label-token", value=value)
        face = tokens.honor_mark(value, size)
        sketch.lay(zone, f"won:{seat}:{place}", face, (x + place * step, y, size, size), label)


# A pack.


def lay_pack(
    sketch: Sketch,
    zone: Zone,
    seat: int,
    at: tuple[float, float],
    plate: tuple[float, float],
    rows: int = 4,
) -> None:
    """A pyramid: four, three, two, one; the highest rows may be left out while they are empty."""
    for place, area in enumerate(pack_areas(at, plate, rows)):
        if ROW_AND_COLUMN[place][0] >= rows:
            continue
        card = sketch.view["pack"][seat][place]
        if card is not None:
            lay_member(sketch, zone, seat, place, area)
        elif f"join:{place + 1}" in sketch.options and seat == sketch.me:
            lay_place(sketch, zone, place, area)
        elif place < 4 and "draft" in sketch.verbs and seat == sketch.me:
            lay_draft(sketch, zone, place, area)
        else:
            face = trolls.vacancy(place + 1, *plate)
            sketch.lay(zone, f"place:{seat}:{place + 1}", face, area)


def pack_areas(at: tuple[float, float], plate: tuple[float, float], rows: int) -> list[Area]:
    x, y = at
    w, h = plate
    step = w + 1.8
    return [
        (x + (column + row / 2) * step, y + (rows - 1 - row) * (h + 2), w, h)
        for row, column in ROW_AND_COLUMN
    ]


def lay_member(sketch: Sketch, zone: Zone, seat: int, place: int, area: Area) -> None:
    """A troll with sockets, and real tokens in those that are full."""
    card = sketch.view["pack"][seat][place]
    clan, symbols = sketch.clan(card), sketch.symbols(card)
    x, y, w, h = area
    face = trolls.plate(clan, sketch.level(card), symbols, place + 1, w, h)
    mine = seat == sketch.me
    may = f"wake:{place + 1}" if mine else None
    label = sketch.captions.say("label-member", troll=sketch.captions.troll(card), place=place + 1)
    sketch.lay(zone, card_id(sketch, seat, card), face, area, label, may=may)
    held = Counter({
        token_name(kind, clan): count for kind, count in sketch.view["held"][seat][place].items()
    })  # fmt: skip
    spots = trolls.socket_places(len(symbols), w, h)
    for number, (kind, (dx, dy, size)) in enumerate(zip(symbols, spots, strict=True)):
        if held[kind]:
            held[kind] -= 1
            spot = (x + dx, y + dy, size, size)
            lay_held(sketch, zone, (seat, place, number), kind, spot)


def card_id(sketch: Sketch, seat: int, card: str) -> str:
    """Recruits are one of a kind; everybody has the same starting trolls."""
    return f"troll:{card}" if sketch.level(card) else f"starter:{seat}:{card}"


def lay_held(
    sketch: Sketch, zone: Zone, which: tuple[int, int, int], kind: str, area: Area
) -> None:
    seat, place, number = which
    may = label = None
    if seat == sketch.me:
        plain = "clan_cart" if kind.endswith("_cart") else kind
        fetched = f"fetch:{plain}:{place + 1}"
        offered = fetched in sketch.options
        may = fetched if offered else spending(sketch, kind, str(place + 1))
    if may is not None:
        label = sketch.captions.option(may)
    face = tokens.token(kind, area[2])
    sketch.lay(zone, f"held:{seat}:{place}:{number}", face, area, label or "", may=may)


def lay_place(sketch: Sketch, zone: Zone, place: int, area: Area) -> None:
    """Where the recruit may stand, and all that the cascade from there would produce."""
    made = produced(sketch, place)
    label = sketch.captions.say("label-join", place=place + 1, what=amounts(sketch, made) or "–")
    face = trolls.welcome(tuple(made.items()), place + 1, area[2], area[3])
    sketch.lay(zone, f"place:{sketch.me}:{place + 1}", face, area, label, may=f"join:{place + 1}")


def produced(sketch: Sketch, place: int) -> Counter[str]:
    """What the waiting recruit and all trolls beneath that place would gain."""
    seat = sketch.me
    made = Counter(sketch.symbols(sketch.content.card_name[sketch.fields["card"]]))
    for below in CASCADES[place][1:]:
        card = sketch.view["pack"][seat][below]
        clan = sketch.clan(card)
        made.update(sketch.symbols(card))
        for kind, count in sketch.view["held"][seat][below].items():
            made[token_name(kind, clan)] -= count
    order = [*RESOURCES, *(f"{clan}_cart" for clan in CLANS[:3])]
    return Counter({kind: made[kind] for kind in order if made[kind] > 0})


def amounts(sketch: Sketch, made: Counter[str]) -> str:
    """Tokens in words, carts of a clan by its name."""
    said = [
        sketch.captions.amounts({"clan_cart": count}, kind.removesuffix("_cart"))
        if kind.endswith("_cart")
        else sketch.captions.amounts({kind: count})
        for kind, count in made.items()
    ]
    return sketch.captions.words.series(said)


def lay_draft(sketch: Sketch, zone: Zone, place: int, area: Area) -> None:
    """A slot of the starting row, with each troll in hand that could stand there."""
    x, y, w, h = area
    hand = sketch.view["hand"][sketch.me]
    part = (w - 1) / len(hand)
    for number, card in enumerate(hand):
        option = f"draft:{card}:{place + 1}"
        face = trolls.slot_choice(sketch.symbols(card)[0], part, h)
        label = sketch.captions.option(option)
        at = (x + number * part, y, part - 2, h)
        sketch.lay(zone, f"slot:{place + 1}:{card}", face, at, label, may=option)
    face = trolls.place_number(place + 1, w)
    sketch.lay(zone, f"slot:{place + 1}", face, (x, y, w, 18))


# The others.


def lay_others(sketch: Sketch) -> None:
    """Every other seat in brief, the next to play first; then all they have."""
    count, me = len(sketch.parts), sketch.me
    others = [(me + k) % count for k in range(1, count)] if me >= 0 else list(sketch.seats)
    for seat in others:
        lay_brief(sketch, seat)
    for seat in others:
        lay_full(sketch, seat)


def lay_brief(sketch: Sketch, seat: int) -> None:
    w, h = (WIDTH if sketch.tall else 256), 120
    zone = sketch.zone(f"seat:{seat}", "other", sketch.captions.name(seat), (w, h), seat)
    zone.lit = seat in sketch.view["waiting"]
    sketch.lay(zone, f"shelf:{seat}", shelves.tray(w, h), (0, 0, w, h))
    face = emblems.shield_and_score(seat, sketch.score(seat), sketch.captions.say("honor"), 48)
    sketch.lay(zone, f"score:{seat}", face, (7, 6, 110, 50), standing(sketch, seat))
    lay_small_pack(sketch, zone, seat, (w - 128, 5))
    lay_purse(sketch, zone, seat, (7, 61, w - 12))
    lay_belongings(sketch, zone, seat)


def lay_small_pack(sketch: Sketch, zone: Zone, seat: int, at: tuple[float, float]) -> None:
    pack, held = sketch.view["pack"][seat], sketch.view["held"][seat]
    shown = tuple(
        ("", 0, 0) if card is None else (sketch.clan(card), sketch.level(card), sum(have.values()))
        for card, have in zip(pack, held, strict=True)
    )
    count = sum(card is not None for card in pack)
    label = sketch.captions.say("label-pack", count=count)
    sketch.lay(zone, f"pack:{seat}", trolls.small_pack(shown, 122), (*at, 122, 56), label)


def lay_purse(sketch: Sketch, zone: Zone, seat: int, area: tuple[float, float, float]) -> None:
    """All resources of a seat: in storage, and on its trolls."""
    x, y, w = area
    storage = sketch.view["storage"][sketch.team(seat)]
    held = on_trolls(sketch.view["held"][seat])
    stock = tuple(storage.get(kind, 0) for kind in RESOURCES)
    on = tuple(held[kind] for kind in RESOURCES)
    label = sketch.captions.say(
        "label-purse",
        storage=sketch.captions.amounts(storage) or "–",
        held=sketch.captions.amounts(dict(+held)) or "–",
    )
    face = shelves.purse(stock, on, RESOURCES, w)
    sketch.lay(zone, f"purse:{seat}", face, (x, y, w, 34), label)


def on_trolls(held: Iterable[dict[str, int]]) -> Counter[str]:
    """What lies on the trolls of a pack, carts of clans among the carts."""
    found: Counter[str] = Counter()
    for purse in held:
        for kind, count in purse.items():
            found["cart" if kind == "clan_cart" else kind] += count
    return found


def lay_belongings(sketch: Sketch, zone: Zone, seat: int) -> None:
    """Pedestals in storage, and tokens: face down, or a partner's with their values."""
    y = zone.height - 21
    x = 8.0
    for clan, count in sketch.view["stock"][sketch.team(seat)].items():
        if count:
            label = sketch.captions.say("label-stock", clan=clan, count=count)
            face = shelves.stack_of(tokens.pedestal(clan, 19), count, 19)
            sketch.lay(zone, f"stock:{seat}:{clan}", face, (x, y, 34, 19), label)
            x += 38
    won = sketch.view["won"][seat]
    if "?" in won:
        label = sketch.captions.say("label-hidden", count=len(won))
        sketch.lay(zone, f"won:{seat}", shelves.hidden_tokens(len(won), 19), (x, y, 34, 19), label)
    else:
        lay_tokens(sketch, zone, seat, (x, y, zone.width - 8 - x), 19)


def lay_full(sketch: Sketch, seat: int) -> None:
    """The pack of another seat, troll by troll, with its storage."""
    plate = NARROW_PLATE if sketch.tall else PLATE
    w = WIDTH
    storage = 64.0
    size = (w, storage + 8 + 4 * (plate[1] + 2) + 6)
    title = sketch.captions.words.say("pack-of", who=sketch.captions.name(seat))
    zone = sketch.zone(f"pack:{seat}", "aside", title, size, seat)
    sketch.lay(zone, f"shelf:{seat}:pack", shelves.tray(*size), (0, 0, *size))
    lay_storage(sketch, zone, seat, (2, 2, w - 4, storage))
    lay_pack(sketch, zone, seat, (1, storage + 8), plate)
