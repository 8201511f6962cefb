"""The Hall in words: amounts, trolls, spells, questions and events, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

import antre
from antre.core.game import find
from antre.core.reason import Reason
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words
from antre.games.hall.content.content import SPELLS, WORKSHOPS, HallContent
from antre.games.hall.rules.state import Hall
from antre.games.hall.words.sentences import (
    say_amounts,
    say_effect,
    say_question,
    say_troll,
    say_use,
)

GAME = find("hall")
CONTENT = GAME.edition()
assert isinstance(CONTENT, HallContent)


def words(language: str = "en", me: int = 0) -> Words:
    return Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri"], me=me)


def event(kind: str, seat: int = 1, **data: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **data}


def told(language: str, me: int, happened: dict[str, Any]) -> str:
    return GAME.voice.event(CONTENT, happened, words(language, me))


def told_end(language: str, me: int, winners: list[int], reason: Reason) -> str:
    end = event("end", -1, scores=[12, 30, 30], winners=winners, reason=reason.to_json())
    return GAME.voice.tell(Setup.of(GAME, 3), end, words(language, me))


@pytest.mark.parametrize(
    ("amounts", "english", "french"),
    [
        ({"stone": 1}, "1 stone", "1 Pierre"),
        ({"stone": 2, "cart": 1}, "2 stone and 1 cart", "2 Pierres et 1 Wagonnet"),
        (
            {"iron": 3, "heartstone": 2, "hammer": 1},
            "3 iron, 2 heartstones and 1 hammer",
            "3 Fers, 2 Rochecœurs et 1 Marteau",
        ),
        ({"rune": 1, "coin": 12}, "1 rune and 12 coins", "1 Rune et 12 Pièces"),
        ({"clan_cart": 2}, "2 clan carts", "2 Wagonnets de clan"),
    ],
)
def test_amounts(amounts: dict[str, int], english: str, french: str) -> None:
    assert say_amounts(amounts, words("en")) == english
    assert say_amounts(amounts, words("fr")) == french


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "fi1-1",
            "a Fire troll of level 1 (2 stone and 1 Fire cart)",
            "un Troll de Feu de niveau 1 (2 Pierres et 1 Wagonnet de Feu)",
        ),
        (
            "mu3-3",
            "a Mud troll of level 3 (2 iron and 2 carts)",
            "un Troll de Boue de niveau 3 (2 Fers et 2 Wagonnets)",
        ),
        ("st-5", "a starting troll (1 rune)", "un Troll de départ (1 Rune)"),
    ],
)
def test_trolls(name: str, english: str, french: str) -> None:
    assert say_troll(CONTENT, name, words("en")) == english
    assert say_troll(CONTENT, name, words("fr")) == french


def test_spells_say_their_own_figures() -> None:
    assert say_effect(CONTENT, "golden_rain", words("en")) == "Gain 3 coins."
    assert say_effect(CONTENT, "silver_rails", words("fr")) == "Gagnez 1 Wagonnet et 1 Pièce."
    assert "up to 3 minerals" in say_effect(CONTENT, "transmutation", words("en"))
    for language in LANGUAGES:
        effects = [say_effect(CONTENT, spell, words(language)) for spell in SPELLS]
        assert len(set(effects)) == len(SPELLS)
        assert not any("{" in effect for effect in effects)


def test_workshops_say_what_they_do() -> None:
    assert say_use(CONTENT, "grinding_mill", words("en")) == "1 heartstone ↔ 2 stone"
    assert say_use(CONTENT, "rune_forge", words("en")) == "1 stone ↔ 1 rune · 1 iron ↔ 1 rune"
    assert say_use(CONTENT, "warehouse", words("en")) == "2 resources of any kind → 1 cart"
    assert say_use(CONTENT, "stewardship", words("fr")).startswith("1 ressource d’un de vos Trolls")
    for language in LANGUAGES:
        assert len({say_use(CONTENT, name, words(language)) for name in WORKSHOPS}) == len(
            WORKSHOPS
        )


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "dig:L4:iron",
            "Dig a bent tunnel of 4 with iron",
            "Creuser un Tunnel coudé de 4 avec du Fer",
        ),
        ("lay:H4:0", "Lay it from H4 on, as it is", "Poser la tuile à partir de H4, telle quelle"),
        (
            "lay:H4:6",
            "Lay it from H4 on, flipped and turned twice",
            "Poser la tuile à partir de H4, retournée et tournée deux fois",
        ),
        ("swap:coin>rune", "Turn coins into runes", "Changer Pièces en Runes"),
        ("from:storage", "Pay from storage", "Payer depuis le stock"),
        ("from:3", "Pay from troll 3", "Payer depuis le Troll 3"),
        ("pick:ice", "Choose an Ice pedestal", "Choisir un Piédestal de Glace"),
        (
            "found:mint",
            "Found the workshop Mint",
            "Établir l’Atelier «\u00a0Atelier Monétaire\u00a0»",
        ),
        (
            "draft:st-1:2",
            "Place a starting troll (1 stone) in slot 2, with 1 stone and 3 coins to start",
            "Placer un Troll de départ (1 Pierre) à l’emplacement 2, avec 1 Pierre et 3 Pièces au "
            "départ",
        ),
    ],
)
def test_options(text: str, english: str, french: str) -> None:
    option = CONTENT.options.parse(text)
    assert GAME.voice.option(CONTENT, option, words("en")) == english
    assert GAME.voice.option(CONTENT, option, words("fr")) == french


@pytest.mark.parametrize(
    ("happened", "mine", "others", "french"),
    [
        (
            event("dig", shape="I4", mineral="stone", cells=["A1", "B1"], honor=4),
            "You dig a straight tunnel of 4 with stone (A1 B1): 4 honor.",
            "Brokk digs a straight tunnel of 4 with stone (A1 B1): 4 honor.",
            "Brokk creuse un Tunnel droit de 4 avec de la Pierre (A1 B1)\u00a0: 4 d’Honneur.",
        ),
        (
            event("fetch", what="clan_cart", place=4),
            "You move 1 clan cart from troll 5 to storage.",
            "Brokk moves 1 clan cart from troll 5 to storage.",
            "Brokk déplace 1 Wagonnet de clan du Troll 5 vers le stock.",
        ),
        (
            event("move", 1, clan="ice", carts=2, **{"from": "A1", "to": "C1"}),
            "You move an Ice statue from A1 to C1, for 2 carts.",
            "Brokk moves an Ice statue from A1 to C1, for 2 carts.",
            "Brokk déplace une Statue de Glace de A1 en C1, pour 2 Wagonnets.",
        ),
        (
            event("cascade", places=[[4, {"stone": 2}], [0, {}], [1, {"coin": 1}]]),
            "Produced, troll by troll: 5 (2 stone), 2 (1 coin).",
            "Produced, troll by troll: 5 (2 stone), 2 (1 coin).",
            "Les Trolls produisent l’un après l’autre\u00a0: 5 (2 Pierres), 2 (1 Pièce).",
        ),
        (
            event("gain", what={"coin": 3}, source="golden_rain"),
            "You gain 3 coins (Golden Rain).",
            "Brokk gains 3 coins (Golden Rain).",
            "Brokk gagne 3 Pièces (Pluie d’or).",
        ),
        (
            event("gain", what={"coin": 2}, source="bribes"),
            "You gain 2 coins (bribes).",
            "Brokk gains 2 coins (bribes).",
            "Brokk gagne 2 Pièces (pots-de-vin).",
        ),
    ],
)
def test_events(happened: dict[str, Any], mine: str, others: str, french: str) -> None:
    assert told("en", 1, happened) == mine
    assert told("en", 0, happened) == others
    assert told("fr", 0, happened) == french


def test_a_cascade_that_produces_nothing() -> None:
    assert told("en", 0, event("cascade", places=[[0, {}]])).endswith("nothing is produced.")


def test_a_troll_comes_with_or_without_a_pedestal() -> None:
    plain = event("refill", -1, slot="2a", card="mu2-4", pedestal=None)
    assert told("en", 0, plain) == ("To 2a comes a Mud troll of level 2 (2 iron and 1 hammer).")
    assert told("en", 0, {**plain, "pedestal": "ice"}).endswith(", with an Ice pedestal.")


@pytest.mark.parametrize(
    ("winners", "me", "said"),
    [
        ([1], 1, "You are the Mountain King, with 30 honor!"),
        ([1], 0, "Brokk is the Mountain King, with 30 honor."),
        ([1, 2], 1, "Brokk and Sindri rule the mountain together, with 30 honor."),
    ],
)
def test_the_end(winners: list[int], me: int, said: str) -> None:
    assert told_end("en", me, winners, Reason("final.winner", points=30)) == said


@pytest.mark.proves("final.tie", "ruling.tie-final")
def test_what_broke_a_tie_is_told() -> None:
    tie = Reason("final.tie", points=30, tie_break=9)
    assert told_end("en", 0, [1], tie) == (
        "Brokk is the Mountain King, with 30 honor. "
        "A tie at 30 honor, won by the lowest sum of recruited levels: 9."
    )
    assert told_end("fr", 0, [1], tie).endswith(
        "départagée par le plus petit total des niveaux recrutés\u00a0: 9."
    )
    shared = Reason("ruling.tie-final", points=30)
    assert told_end("en", 1, [1, 2], shared).endswith("the victory is shared.")
    assert told_end("fr", 1, [1, 2], shared).endswith("la victoire est partagée.")


def test_the_sets_of_the_end_are_told_with_the_trades_that_made_them() -> None:
    trade = {"give": {"stone": 2, "coin": 2}, "gain": "iron"}
    sets = event("final_sets", 1, members=[1], sets=2, trades=[trade])
    assert told("en", 0, sets) == (
        "Brokk forms 2 sets of three, after these trades: 2 stone and 2 coins for 1 iron."
    )
    assert told("fr", 1, {**sets, "trades": []}) == "Vous formez 2 lots de trois."
    together = event("final_sets", 0, members=[0, 2], sets=0, trades=[])
    assert told("en", 1, together) == "Ada and Sindri form no set of three."
    assert told("en", 2, together) == "Your team forms no set of three."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_some_games_says_what_it_is_about(language: str) -> None:
    met = set()
    for seed in range(6):
        state, rng = antre.new("hall", seats=2, seed=seed), random.Random(seed)
        while not state.over:
            assert isinstance(state, Hall)
            asked = rng.choice(state.decisions)
            met.add(asked.step)
            said = say_question(state, asked.seat, words(language))
            assert said[-1] in "?.", said
            state.apply(asked.seat, rng.choice(asked.options))
    assert {"Act", "Finish", "PlaceTunnel", "JoinPack", "TradeGive", "MoveTo"} <= met
