"""The table of Nidavellir as a scene: a view drawn for the browser and for pictures.

Nothing is read here but the view of a seat, its own open question, and the scores so far, which
everybody can count. `zones` draws what is shared, `seating` what belongs to a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antre.core.emblems import emblem
from antre.core.scene import Scene
from antre.core.state import Asked
from antre.games.nidavellir import faces, seating, zones
from antre.games.nidavellir.box import TAVERNS
from antre.games.nidavellir.grounds import DEFINITIONS
from antre.games.nidavellir.scoring import breakdown
from antre.games.nidavellir.sketch import Sketch
from antre.games.nidavellir.state import Nidavellir
from antre.games.nidavellir.telling import say_question

if TYPE_CHECKING:
    from antre.core.words import Words

CONFIRMED = ("RecruitHero", "KeepCard")


def draw_scene(state: Nidavellir, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    view = state.view(seat)
    asked = state.asked(seat) if seat in view["waiting"] else None
    texts = [option.text for option in asked.options] if asked else []
    parts = [breakdown(state, other) for other in range(state.setup.seats)]
    scene = Scene("nidavellir", seat, shape, words.language, "")
    scene.defs = DEFINITIONS
    sketch = Sketch(state.box, view, parts, texts, words, scene)
    scene.title = title(sketch)
    lay_zones(sketch)
    scene.seats = [seat_facts(sketch, other) for other in sketch.seats]
    if asked:
        scene.question = question(sketch, asked, say_question(state, seat, words))
    return scene


def lay_zones(sketch: Sketch) -> None:
    zones.lay_taverns(sketch)
    if sketch.view["seat"] >= 0:
        seating.lay_own(sketch, sketch.view["seat"])
    zones.lay_market(sketch)
    seating.lay_others(sketch)
    zones.lay_treasury(sketch)
    zones.lay_distinctions(sketch)
    zones.lay_piles(sketch)


def title(sketch: Sketch) -> str:
    """The age, the round and the tavern, or what else is going on."""
    view, say = sketch.view, sketch.captions.say
    if view["over"]:
        return say("over")
    rounds = sketch.box.players[len(sketch.parts) - 2].rounds
    moment = say("age", age=view["age"], round=view["round"], rounds=rounds)
    if view["tavern"]:
        return f"{moment} · {sketch.captions.tavern(view['tavern'])}"
    return f"{moment} · {say('bidding' if any(view['taverns'].values()) else 'evaluation')}"


def seat_facts(sketch: Sketch, seat: int) -> dict[str, Any]:
    """A seat in figures: the score so far, its parts, and the things that matter most."""
    parts = sketch.parts[seat]
    return {
        "seat": seat,
        "score": sketch.score(seat),
        "waiting": seat in sketch.view["waiting"],
        "emblem": sketch.scene.face(emblem(seat, 48)),
        "facts": facts(sketch, seat),
        "parts": [
            {"label": sketch.captions.say(f"part-{name}"), "value": value}
            for name, value in parts.items()
        ],
    }


def facts(sketch: Sketch, seat: int) -> list[dict[str, str]]:
    """Gem, highest coin and heroes, each face in a box of 32 by 32."""
    view, said = sketch.view, sketch.captions
    gem, heroes = view["gems"][seat], view["hero_count"][seat]
    coin = max(view["coins"][seat]["owned"], key=lambda name: int(name[1:]))
    shown = [
        (faces.gem(gem, 32), str(gem), said.say("label-gem", gem=gem)),
        (faces.coin(coin, 32), coin[1:], said.say("label-highest", value=int(coin[1:]))),
        (
            faces.hero_token("dwerg", "other", 32),
            str(heroes),
            said.say("label-heroes", count=heroes),
        ),
    ]
    return [
        {"face": sketch.scene.face(face), "text": text, "label": label}
        for face, text, label in shown
    ]


def question(sketch: Sketch, asked: Asked, text: str) -> dict[str, Any]:
    """What is asked, every option in words with the piece that stands for it, and the plan."""
    plan = bid_plan(sketch, asked) if asked.step == "Bids" else None
    standing = (
        {piece["option"]: piece["piece"] for piece in reversed(plan["pieces"])} if plan else {}
    )
    for zone in reversed(sketch.scene.zones):
        standing |= {piece.option: piece.id for piece in reversed(zone.pieces) if piece.option}
    return {
        "text": sketch.captions.say("plan") if plan and len(plan["slots"]) > 1 else text,
        "rule": asked.rule,
        "number": asked.number,
        "options": [
            {
                "option": option.text,
                "label": sketch.captions.option(option.text),
                "piece": standing.get(option.text),
            }
            for option in asked.options
        ],
        "confirm": asked.step in CONFIRMED,
        "plan": plan,
    }


def bid_plan(sketch: Sketch, asked: Asked) -> dict[str, Any]:
    """The slots still empty, in their order, and the coins that can lie on them."""
    coins = sketch.view["coins"][asked.seat]
    empty = [tavern for tavern, coin in zip(TAVERNS, coins["slots"], strict=True) if coin is None]
    own = next(zone for zone in sketch.scene.zones if zone.role == "own")
    laid = [coin for coin in coins["slots"] if coin is not None]
    pieces = [piece.id for piece in own.pieces if piece.id.startswith("coin:")][len(laid) :]
    return {
        "slots": [f"slot:{asked.seat}:{tavern}" for tavern in empty],
        "pieces": [{"piece": id, "option": f"bid:{id.split(':')[2]}"} for id in pieces],
    }
