"""Influence boards and the team's goods: gems, Dilemmas, tokens, the Quest, what was won."""

from __future__ import annotations

from antre.core.emblems import emblem
from antre.core.scene import Piece, Zone
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.options import HERO, KIND, UNFORESEEN, ZONE
from antre.games.alkoor.rules.scoring import steps_done
from antre.games.alkoor.rules.state import ALWAYS, NOTHING, SLOTS
from antre.games.alkoor.rules.turn import holds_something
from antre.games.alkoor.table.art import bits, cards
from antre.games.alkoor.table.art.palette import (
    CREATURE_ICON,
    DILEMMA_ICON,
    ROOM_ICON,
    TOKEN_ICONS,
)
from antre.games.alkoor.table.sketch import PHONE, Sketch
from antre.games.alkoor.table.team import board_name, dice_of
from antre.games.alkoor.words.captions import joined
from antre.games.alkoor.words.missions import missions

OWN, BRIEF = 330.0, 236.0
HEAD, GEMS, CARD, TOKEN = 30.0, 52.0, 40.0, 34.0


def lay_own(sketch: Sketch) -> None:
    """My boards, the Quest and the pouch; on a phone all boards as the team's goods, mine first."""
    w = PHONE if sketch.tall else OWN
    if sketch.tall:
        zone = sketch.zone("goods", "market", sketch.captions.say("table-goods"), (w, 100))
        own = sketch.state.boards_of(sketch.me) if sketch.me >= 0 else range(0)
        boards = sorted(range(sketch.state.boards), key=lambda board: board not in own)
    else:
        zone = sketch.zone("own", "own", sketch.captions.say("table-own"), (w, 100), sketch.me)
        boards = list(sketch.state.boards_of(sketch.me))
    y = 6.0
    for board in boards:
        y = lay_board(sketch, zone, board, 6, y, w - 12) + 8
    y = lay_quest(sketch, zone, y, w)
    y = lay_pouch(sketch, zone, y, w)
    # As high as wide: a page then gives most of its room to the way.
    zone.height = max(y + 4, w + 1) if not sketch.tall else y + 4
    lay_tray(sketch, zone)


def lay_goods(sketch: Sketch) -> None:
    """The Quest and the pouch for somebody who has no board."""
    zone = sketch.zone("goods", "aside", sketch.captions.say("table-goods"), (OWN, 100))
    y = lay_quest(sketch, zone, 6, OWN)
    zone.height = lay_pouch(sketch, zone, y, OWN) + 4
    lay_tray(sketch, zone)


def lay_tray(sketch: Sketch, zone: Zone) -> None:
    size = (zone.width, zone.height)
    sketch.lay(zone, f"tray:{zone.id}", bits.tray(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def lay_others(sketch: Sketch) -> None:
    """What partners have: in the card of their seat, where it can be touched, and larger."""
    for seat in sketch.others:
        name = sketch.captions.name(seat)
        zone = sketch.zone(f"brief:{seat}", "other", name, (BRIEF, 100), seat)
        y = 4.0
        for board in sketch.state.boards_of(seat):
            y = lay_board(sketch, zone, board, 4, y, BRIEF - 8) + 4
        sketch.lay(zone, f"shield:{seat}", emblem(seat, 22), (BRIEF - 32, 7, 22, 22), name)
        zone.height = y
        lay_tray(sketch, zone)
        whole = sketch.zone(f"whole:{seat}", "aside", name, (BRIEF, y), seat)
        whole.pieces = [
            Piece(f"whole:{each.id}", each.face, (each.x, each.y, each.w, each.h), each.label,
                  hint=each.hint)
            for each in zone.pieces
        ]  # fmt: skip


def lay_board(sketch: Sketch, zone: Zone, board: int, x: float, y: float, w: float) -> float:
    state, say = sketch.state, sketch.captions.say
    said = board_name(sketch, board)
    face = cards.rail(dice_of(sketch, board), said, w, HEAD - 2)
    may = sketch.offered(f"place:{board + 1}", f"master:{board + 1}")
    label = joined((said, say("table-gems", count=state.board_gems(board))))
    sketch.lay(zone, f"board:{board + 1}", face, (x, y, w, HEAD - 2), label, may=may,
               about="guide-gems")  # fmt: skip
    if sketch.me >= 0 and board == state.boards_of(sketch.me)[0]:
        lay_asked(sketch, zone, x + w - 26, y + 3)
    y += HEAD
    step = w / len(COLOURS)
    places = sketch.box.gems.places
    for number, colour in enumerate(COLOURS):
        count = state.gems[5 * board + number]
        label = say("table-gems-of", count=count, colour=say(f"colour-{colour}"))
        area = (x + number * step, y, step - 3, GEMS)
        face = bits.gems(colour, count, places, step - 3, GEMS)
        sketch.lay(zone, f"gems:{board + 1}:{colour}", face, area, label,
                   may=gem_answer(sketch, board, colour))  # fmt: skip
    return lay_held(sketch, zone, board, x, y + GEMS + 4, w)


def lay_asked(sketch: Sketch, zone: Zone, x: float, y: float) -> None:
    """Whoever holds something sees how often they are asked about it."""
    state, me = sketch.state, sketch.me
    hushed = state.hushed >> me & 1
    if state.over or not (hushed or holds_something(state, me)):
        return
    how = "hushed" if hushed else "always" if state.attention[me] == ALWAYS else "matters"
    said = sketch.captions.say("table-asked", how=how)
    sketch.lay(zone, "asked", bits.horn(how, 22), (x, y, 22, 22), said, about="guide-together")


def gem_answer(sketch: Sketch, board: int, colour: str) -> str | None:
    """What touching a gem means: to pay with it, or to give it where only one board can take it."""
    paid = sketch.offered(f"pay:{board + 1}-{colour}")
    if paid:
        return paid
    given = [
        option for option in sketch.options
        if option.startswith(f"give:{board + 1}-") and option.endswith(f"-{colour}")
    ]  # fmt: skip
    return given[0] if len(given) == 1 else None


def lay_held(sketch: Sketch, zone: Zone, board: int, x: float, y: float, w: float) -> float:
    """Dilemmas and golden tokens, and the places that are still free for them."""
    state, captions = sketch.state, sketch.captions
    places = SLOTS // state.boards
    step = w / places
    seen: dict[int, int] = {}
    for place in range(places):
        area = (x + place * step, y, step - 3, CARD)
        if place >= len(state.dilemmas[board]):
            sketch.lay(
                zone,
                f"free:{board + 1}:{place + 1}",
                cards.free_place(step - 3, CARD),
                area,
                captions.say("table-free-dilemma"),
            )
            continue
        number = state.dilemmas[board][place]
        card = sketch.box.dilemma(number)
        copy = seen[number] = seen.get(number, 0) + 1
        may = dilemma_answer(sketch, board, card.id) if copy == 1 else None
        face = cards.held(DILEMMA_ICON, captions.unforeseen(number), step - 3, CARD)
        sketch.lay(
            zone,
            f"dilemma:{board + 1}:{card.id}:{copy}",
            face,
            area,
            captions.unforeseen(number),
            hint=captions.dilemma_hint(number),
            may=may,
        )
    y += CARD + 3
    for place, token in enumerate(state.held[board]):
        name = TOKEN_NAMES[token]
        colour, _, kind = name.partition("-")
        area = (x + place * (TOKEN + 4), y, TOKEN, TOKEN)
        sketch.lay(zone, f"held:{board + 1}:{place + 1}", bits.token(colour, kind, TOKEN), area,
                   captions.named("token", kind),
                   may=sketch.offered(f"token:{board + 1}-{name}"))  # fmt: skip
    return y + (TOKEN + 3 if state.held[board] else 0)


def dilemma_answer(sketch: Sketch, board: int, id: str) -> str | None:
    given = [
        option for option in sketch.options
        if option.startswith(f"give:{board + 1}-") and option.endswith(f"-{id}")
    ]  # fmt: skip
    one = given[0] if len(given) == 1 else ""
    return sketch.offered(f"dilemma:{board + 1}-{id}", f"swap:{id}", one)


def lay_quest(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    state = sketch.state
    if state.quest == NOTHING:
        return y
    quest = sketch.box.quests[state.quest]
    lines = missions(sketch.state, sketch.captions, quest, False)
    h = 36.0 + 19 * len(lines)
    title = sketch.captions.named("quest", quest.id)
    face = cards.quest(title, lines, steps_done(state), w - 12, h, False)
    hint = " · ".join(f"{said} {worth}" for said, worth, _ in lines)
    sketch.lay(zone, "quest", face, (6, y, w - 12, h), title, hint=hint, about="guide-ends")
    return y + h + 6


WON_ICONS = {HERO: "cowled", ZONE: ROOM_ICON, UNFORESEEN: CREATURE_ICON}


def lay_pouch(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """What the team has won, two abreast; of several alike the first can be given."""
    captions = sketch.captions
    if not sketch.state.pouch:
        return y
    said = captions.say("table-pouch")
    sketch.lay(zone, "caption:pouch", bits.caption(said, w - 16, 16), (8, y, w - 16, 22), said)
    y += 24
    step = (w - 12) / 3
    seen: dict[int, int] = {}
    h = 40.0
    for place, card in enumerate(sketch.state.pouch):
        copy = seen[card] = seen.get(card, 0) + 1
        option = sketch.state.choose.card.get(card)
        icon = WON_ICONS.get(card // KIND, "open-treasure-chest")
        area = (6 + place % 3 * step, y + place // 3 * (h + 3), step - 3, h)
        may = sketch.offered(option.text) if option and copy == 1 else None
        face = cards.held(icon, captions.card(card), step - 3, h)
        sketch.lay(zone, f"won:{card}:{copy}", face, area, captions.card(card), may=may)
    return y + -(-len(sketch.state.pouch) // 3) * (h + 3)


def facts(sketch: Sketch, seat: int) -> list[tuple[str, int, str]]:
    """What matters most of a seat: its gems, Dilemmas and Heroes."""
    state, say = sketch.state, sketch.captions.say
    boards = state.boards_of(seat)
    gems = sum(map(state.board_gems, boards))
    held = sum(len(state.dilemmas[board]) + len(state.held[board]) for board in boards)
    heroes = sum(len(state.slots_of(board)) for board in boards)
    return [
        (bits.gem("red", 30, 1, 1), gems, say("table-gems", count=gems)),
        (bits.sign("cowled", 32), heroes, say("table-heroes-of", count=heroes)),
        (bits.sign(TOKEN_ICONS["unforeseen_tax"], 32), held, say("table-held", count=held)),
    ]
