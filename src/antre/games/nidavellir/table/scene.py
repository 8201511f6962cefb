"""The table of Nidavellir as a scene: a view drawn for the browser and for pictures.

Nothing is read here but the view of a seat, its own open question, and the scores so far, which
everybody can count. `shared` draws what is everybody's, `seats` what belongs to a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antre.core.scene import Scene
from antre.core.state import Decision
from antre.games.nidavellir.content.names import TAVERNS
from antre.games.nidavellir.rules.scoring import breakdown
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.table import seats, shared
from antre.games.nidavellir.table.art import cards, coins, gems
from antre.games.nidavellir.table.art.grounds import DEFINITIONS
from antre.games.nidavellir.table.sketch import Sketch
from antre.games.nidavellir.words.captions import Captions
from antre.games.nidavellir.words.sentences import say_question

if TYPE_CHECKING:
    from antre.core.words import Words

CONFIRMED = ("RecruitHero", "KeepCard")


def draw_scene(state: Nidavellir, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    parts = [breakdown(state, other) for other in range(state.setup.seats)]
    sketch = Sketch(state, seat, shape, Captions(state.content, words), parts)
    scene = sketch.scene
    scene.defs = DEFINITIONS
    scene.title = title(sketch)
    lay_zones(sketch)
    scene.seats = [sketch.seat_facts(other, facts(sketch, other)) for other in sketch.seats]
    if sketch.asked:
        scene.question = question(sketch, sketch.asked, say_question(sketch.view, words))
    return scene


def lay_zones(sketch: Sketch) -> None:
    shared.lay_taverns(sketch)
    if sketch.me >= 0:
        seats.lay_own(sketch, sketch.me)
    shared.lay_market(sketch)
    seats.lay_others(sketch)
    shared.lay_treasury(sketch)
    shared.lay_distinctions(sketch)
    shared.lay_piles(sketch)


def title(sketch: Sketch) -> str:
    """The age, the round and the tavern, or what else is going on."""
    view, say = sketch.view, sketch.captions.say
    if view["over"]:
        return say("over")
    rounds = sketch.content.players[len(sketch.parts)].rounds
    moment = say("age", age=view["age"], round=view["round"], rounds=rounds)
    if view["tavern"]:
        named = "tavern-short" if sketch.tall else "tavern"
        return f"{moment} · {say(named, tavern=view['tavern'])}"
    return f"{moment} · {say('bidding' if any(view['taverns'].values()) else 'evaluation')}"


def facts(sketch: Sketch, seat: int) -> list[tuple[str, int, str]]:
    """Gem, highest coin and heroes."""
    view, said = sketch.view, sketch.captions
    gem, heroes = view["gems"][seat], view["hero_count"][seat]
    coin = max(view["coins"][seat]["owned"], key=lambda name: int(name[1:]))
    value = int(coin[1:])
    return [
        (gems.gem(gem, 32), gem, said.say("label-gem", gem=gem)),
        (coins.coin(coin, 32), value, said.say("label-highest", value=value)),
        (cards.hero_token("dwerg", "other", 32), heroes, said.say("label-heroes", count=heroes)),
    ]


def question(sketch: Sketch, asked: Decision, text: str) -> dict[str, Any]:
    """What is asked, with the plan of a bid."""
    plan = bid_plan(sketch, asked) if asked.step == "Bids" else None
    planned = (
        {piece["option"]: piece["piece"] for piece in reversed(plan["pieces"])} if plan else {}
    )
    text = sketch.captions.say("plan") if plan and len(plan["slots"]) > 1 else text
    return {
        **sketch.question(asked, text, sketch.captions.option, planned),
        "confirm": asked.step in CONFIRMED,
        "plan": plan,
    }


def bid_plan(sketch: Sketch, asked: Decision) -> dict[str, Any]:
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
