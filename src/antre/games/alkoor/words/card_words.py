"""Every card of the box in words, kind by kind: to be browsed beside the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from antre.core.captions import capital
from antre.core.voice import Cards
from antre.games.alkoor.content.hazards import Hazard, Zone
from antre.games.alkoor.content.names import COLOURS, ZONES
from antre.games.alkoor.content.trials import OBJECTIVES, VITALITY_STEP
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.words.captions import Captions, joined

if TYPE_CHECKING:
    from antre.core.words import Words

Card = tuple[str, str, str]


def say_cards(box: Box, words: Words) -> list[Cards]:
    captions = Captions(box, words)
    return [
        kind(captions, "heroes", heroes(captions)),
        kind(captions, "equipment", equipment(captions)),
        kind(captions, "monsters", monsters(captions)),
        kind(captions, "dilemmas", dilemmas(captions)),
        kind(captions, "zones", hazards(captions, box.zones)),
        kind(captions, "doors", hazards(captions, box.doors)),
        kind(captions, "rooms", hazards(captions, box.rooms)),
    ]


def kind(captions: Captions, name: str, cards: Iterable[Card]) -> Cards:
    return Cards(f"cards-{name}", captions.say(f"cards-{name}"), list(cards))


def card(id: str, name: str, parts: Iterable[str | None], flavour: str | None) -> Card:
    """What a card says, then what is read aloud."""
    return f"card.{id}", name, joined((*parts, flavour))


def heroes(captions: Captions) -> Iterator[Card]:
    say = captions.say
    for hero in captions.content.heroes:
        values = ", ".join(
            f"{say(f'attribute-{colour}')} {value}"
            for colour, value in zip(COLOURS, hero.attributes, strict=True)
        )
        skills = [
            f"{captions.skill(number)} ({captions.skill_hint(number)})" for number in hero.skills
        ]
        life = say("table-vitality", left=hero.vitality, most=hero.vitality)
        points = say("table-points", points=hero.points)
        parts = (capital(captions.kind(hero.number)), values, life, points, *skills)
        yield card(hero.id, captions.hero(hero.number), parts, captions.flavour(hero.id))


def equipment(captions: Captions) -> Iterator[Card]:
    for item in captions.content.equipment:
        said = captions.item_words(item.number)
        yield f"card.{item.id}", captions.item(item.number), said


def monsters(captions: Captions) -> Iterator[Card]:
    say = captions.say
    for monster in captions.content.monsters:
        colours = ", ".join(
            say(f"attribute-{name}")
            for bit, name in enumerate(COLOURS)
            if monster.colours >> bit & 1
        )
        raises = say("cards-raises", colours=colours, points=monster.plus_points,
                     stars=monster.plus_stars) if colours else say("cards-clings")  # fmt: skip
        price = say("cards-price", count=monster.cost)
        parts = (raises, price, captions.monster_hint(monster.number),
                 say("table-points", points=monster.points))  # fmt: skip
        flavour = captions.flavour(monster.id)
        yield card(monster.id, captions.unforeseen(monster.number), parts, flavour)


def dilemmas(captions: Captions) -> Iterator[Card]:
    for each in captions.content.dilemmas:
        parts = (
            captions.dilemma_hint(each.number),
            captions.say("table-cards", count=each.copies),
        )
        name = captions.unforeseen(each.number)
        yield card(each.id, name, parts, captions.flavour(each.id))


def hazards(captions: Captions, found: Iterable[Hazard]) -> Iterator[Card]:
    for hazard in found:
        place = None
        if isinstance(hazard, Zone):
            place = captions.named("zone_place", ZONES[hazard.zone])
        parts = (place, *trial_words(captions, hazard))
        yield card(hazard.id, captions.hazard(hazard.number), parts, captions.flavour(hazard.id))


def trial_words(captions: Captions, hazard: Hazard) -> Iterator[str]:
    """Its objectives in order, and what its ends bring."""
    say = captions.say
    if hazard.trial is None:
        yield say("cards-no-trial")
        offers = hazard.offers if isinstance(hazard, Zone) else ()
        for offer in offers:
            yield f"{captions.effects(offer.effects)} ({captions.cost(offer.cost)})"
        return
    for asked in hazard.trial.objectives:
        said = capital(say(f"objective-{OBJECTIVES[asked.kind]}"))
        if asked.kind != VITALITY_STEP:
            said += f" ({say(f'attribute-{COLOURS[asked.colour]}')} {asked.target})"
        yield said
    for key, effects in (("table-won", hazard.clear), ("table-lost-trial", hazard.dark)):
        if effects:
            yield say(key, effect=captions.effects(effects))
