"""The Vils: their Quest and how far it is, gems and the powers they bring, tokens, Heroes, pile."""

from __future__ import annotations

from antre.core.captions import capital
from antre.core.scene import Zone
from antre.games.alkoor.content.names import COLOURS, GREY_TOKEN, RED_TOKEN
from antre.games.alkoor.content.tokens import TOKEN_NAMES, colour_of
from antre.games.alkoor.rules.options import HERO, KIND
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.table.art import bits, cards
from antre.games.alkoor.table.art.palette import PILE_ICONS
from antre.games.alkoor.table.art.portraits import bust
from antre.games.alkoor.table.boards import WON_ICONS, lay_tray
from antre.games.alkoor.table.sketch import PHONE, Sketch
from antre.games.alkoor.words.captions import joined
from antre.games.alkoor.words.missions import missions

WIDTH = 620.0


def lay_vils(sketch: Sketch) -> None:
    w = PHONE if sketch.tall else WIDTH
    zone = sketch.zone("vils", "aside", sketch.captions.say("table-vils"), (w, 100))
    y = lay_quest(sketch, zone, 6, w)
    y = lay_gems(sketch, zone, y, w)
    y = lay_tokens(sketch, zone, y, w)
    y = lay_heroes(sketch, zone, y, w)
    zone.height = lay_pile(sketch, zone, y, w) + 6
    lay_tray(sketch, zone)


def lay_quest(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    state = sketch.state
    if state.vils_quest == NOTHING:
        return y
    quest = sketch.box.quests[state.vils_quest]
    lines = missions(sketch.state, sketch.captions, quest, True)
    h = 36.0 + 19 * len(lines)
    title = sketch.captions.named("quest", quest.id)
    label = joined((title, sketch.captions.say("table-notch", count=state.notch)))
    face = cards.quest(title, lines, state.notch, w - 12, h, True)
    sketch.lay(zone, "vils-quest", face, (6, y, w - 12, h), label)
    return y + h + 6


def lay_gems(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Four of a colour bring its power."""
    say, state = sketch.captions.say, sketch.state
    step = (w - 8) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        count = state.vils_gems[number]
        label = say("table-gems-of", count=count, colour=say(f"colour-{colour}"))
        face = bits.gems(colour, count, sketch.box.vils.power_gems, step - 4, 56)
        hint = say("table-power", count=sketch.box.vils.power_gems)
        sketch.lay(zone, f"vils-gems:{colour}", face, (6 + number * step, y, step - 4, 56), label,
                   hint=hint, may=sketch.offered(f"take:{colour}"))  # fmt: skip
    return y + 62


def lay_tokens(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Two columns that fill; each place is worth more."""
    say, state = sketch.captions.say, sketch.state
    values = sketch.box.vils.token_values
    for colour, name in ((RED_TOKEN, "red"), (GREY_TOKEN, "grey")):
        found = [token for token in state.vils_tokens if colour_of(token) == colour]
        points = say("table-points", points=sum(values[: len(found)]))
        label = joined((capital(say(f"token-{name}")), points))
        face = bits.pill(label, f"{len(found)}/{len(values)}", w - 12, 30)
        sketch.lay(zone, f"column:{name}", face, (6, y, w - 12, 30), label,
                   may=sketch.offered(f"column:{name}"))  # fmt: skip
        y += 34
        step = (w - 8) / len(values)
        size = min(step - 4, 38.0)
        for place, token in enumerate(found[: len(values)]):
            kind = TOKEN_NAMES[token].partition("-")[2]
            area = (6 + place * step, y, size, size)
            sketch.lay(zone, f"vils-token:{name}:{place + 1}", bits.token(name, kind, size), area,
                       sketch.captions.named("token", kind))  # fmt: skip
        y += size + 5 if found else 0
    return y


def lay_heroes(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Their team, the leader first; those who have not been seen stand in the dark."""
    state = sketch.state
    count = max(len(state.vils_team) + state.vils_unseen, 1)
    step = (w - 8) / max(count, 6)
    size = min(step - 6, 76.0)
    for place, number in enumerate(state.vils_team):
        hero = sketch.box.heroes[number]
        area = (6 + place * step, y, size, size)
        sketch.lay(zone, f"vil:{hero.id}", bust(sketch.portrait(number), size), area,
                   sketch.hero_label(number), may=sketch.offered(f"vil:{hero.id}"))  # fmt: skip
    for place in range(state.vils_unseen):
        area = (6 + (len(state.vils_team) + place) * step, y, size, size)
        face = cards.free_place(size, size, PILE_ICONS["heroes"])
        sketch.lay(zone, f"vil-unseen:{place + 1}", face, area, sketch.captions.say("table-unseen"))
    return y + size + 6


def lay_pile(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    state, captions = sketch.state, sketch.captions
    down = sum(state.vils_down)
    said = captions.say("table-vils-pile", count=len(state.vils_pile) + down)
    sketch.lay(zone, "vils-pile", bits.caption(said, w - 16, 16), (8, y, w - 16, 22), said)
    y += 25
    across = 2 if sketch.tall else 4
    step = (w - 8) / across
    seen: dict[int, int] = {}
    for place, card in enumerate(state.vils_pile):
        copy = seen[card] = seen.get(card, 0) + 1
        icon = WON_ICONS.get(card // KIND, PILE_ICONS["loot"])
        may = None
        if card // KIND == HERO:
            may = sketch.offered(f"vil:{sketch.box.heroes[card % KIND].id}")
        area = (6 + place % across * step, y + place // across * 40, step - 4, 37)
        sketch.lay(zone, f"lost:{card}:{copy}", cards.held(icon, captions.card(card), step - 4, 37),
                   area, captions.card(card), may=may)  # fmt: skip
    return y + -(-len(state.vils_pile) // across) * 40
