"""What the book of a campaign tells of an adventure: Quest, Challenge, and the fate of Heroes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from antre.games.alkoor.content.names import NO_REWARD
from antre.games.alkoor.rules.options import HERO, KIND
from antre.games.alkoor.rules.scoring import beats_challenge
from antre.games.alkoor.rules.state import ACCOMPLISHED, NOTHING, SAVED, Alkoor
from antre.games.alkoor.words.sentences import say_cards, say_challenge, say_quests

if TYPE_CHECKING:
    from antre.core.words import Words


def say_chronicle(state: Alkoor, words: Words) -> list[str]:
    box = state.box
    lines = []
    if state.quest != NOTHING:
        quest, vils = (
            say_quests(box, [box.quests[each].id], words)
            for each in (state.quest, state.vils_quest)
        )
        lines.append(words.say("chronicle-quest", quest=quest, vils=vils))
    challenge = box.challenges[state.challenge]
    lines.append(words.say("event-challenge_set", **say_challenge(box, challenge.id, words)))
    for fate, heroes in fates(state):
        if heroes:
            named = say_cards(box, (box.heroes[hero].id for hero in heroes), words)
            lines.append(words.say("chronicle-fate", fate=fate, heroes=named))
    if saves_the_world(state):
        lines.append(words.say("chronicle-saved"))
    return lines


def fates(state: Alkoor) -> list[tuple[str, list[int]]]:
    """Who came home or was lost, who fell and was won, and whom the Vils have."""
    home = "home" if state.ending in (ACCOMPLISHED, SAVED) else "lost"
    return [(home, list(state.team)), ("won", dead(state.pouch)), ("vils", dead(state.vils_pile))]


def dead(cards: Iterable[int]) -> list[int]:
    return [card % KIND for card in cards if card // KIND == HERO]


def saves_the_world(state: Alkoor) -> bool:
    """A Challenge without a reward is the last one of a campaign."""
    reward = state.box.challenges[state.challenge].reward
    return beats_challenge(state) and reward.kind == NO_REWARD
