"""What Fall says of its events, options and questions."""

from __future__ import annotations

import pytest

from antre.core.words import HOUSE, Words
from antre.games.fall import GAME
from tests.fall.tables import CONTENT, game, new, play_to


def words(language: str, me: int = 0) -> Words:
    return Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri"], me=me)


def said(event: dict[str, object], language: str = "en", me: int = 0) -> str:
    return GAME.voice.event(CONTENT, event, words(language, me))


def test_an_invader_has_a_way_and_a_reason() -> None:
    enters = {"kind": "invader_enters", "seat": -1, "cavern": "ice-3", "path": ["ice-1", "ice-3"]}
    assert said(enters) == (
        "An invader comes by way of Ice\u00a01 to Ice\u00a03, the nearest empty cavern (2 steps): "
        "it stays."
    )
    assert said(enters | {"path": ["ice-3"]}) == (
        "An invader comes through the gate to Ice\u00a03, which is empty: it stays."
    )
    dies = enters | {
        "kind": "invader_dies", "path": ["ice-1", "moss-1", "ice-3"], "trolls": 2,
        "instead": ["moss-2", "mud-1"], "held": [2, 5],
    }  # fmt: skip
    assert said(dies) == (
        "An invader comes by way of Ice\u00a01 and Moss\u00a01 to Ice\u00a03: no cavern in reach "
        "is empty, so it seeks the fewest trolls (2), then the nearest, rather than Moss\u00a02 "
        "(2) and Mud\u00a01 (5). It dies, and a troll falls."
    )
    alone = said(dies | {"instead": [], "held": []})
    assert alone.endswith("then the nearest. It dies, and a troll falls.")
    assert said(dies, "fr").startswith(
        "Un envahisseur arrive par Glace\u00a01 et Mousse\u00a01 dans"
    )


def test_you_and_the_others() -> None:
    moved = {"kind": "trolls_move", "seat": 1, "from": "A1", "to": "moss-2", "count": 3}
    assert said(moved, me=1) == "3 trolls of yours go from lair A1 to Moss\u00a02."
    assert said(moved, me=0) == "3 trolls of Brokk go from lair A1 to Moss\u00a02."
    assert said(moved | {"count": 1}, "fr", me=1) == (
        "1 troll à vous va de la tanière A1 vers Mousse\u00a02."
    )


def test_honour_is_won_and_lost() -> None:
    lost = {"kind": "honour", "seat": 0, "amount": -1, "source": "domains"}
    assert said(lost) == "You lose 1 honour (Domains)."
    assert said(lost | {"amount": 3}, me=1) == "Ada gains 3 honour (Domains)."


def test_a_great_hall_is_counted_for_everybody() -> None:
    counted = {
        "kind": "hall_counts", "seat": -1, "hall": 3, "value": 8,
        "caverns": [2, 0, 1, 2], "honour": [4, 0, 0],
    }  # fmt: skip
    assert said(counted, me=2) == (
        "Great Hall 3 (worth 8), caverns held: Ada 2 and you 1; gnomes 2. Honour: Ada 4."
    )
    nothing = counted | {"caverns": [0, 0, 0, 2], "honour": [0, 0, 0]}
    assert said(nothing).endswith("caverns held: nobody; gnomes 2. Honour: nobody.")


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("from:ice-4:3", "March 3 trolls from Ice\u00a04", "Déplacer 3 trolls depuis Glace\u00a04"),
        ("star:hall3", "Put the star on Great Hall 3", "Poser l’étoile sur la grande salle 3"),
        ("troll:0", "Take one of your own trolls", "Prendre l’un de vos trolls"),
        ("troll:1", "Take a troll of Brokk", "Prendre un troll de Brokk"),
        ("pick:x5y6", "Choose e6", "Choisir e6"),
        (
            "pick:hethrik-1",
            "Choose symbol 1 (Bolster) of Old Hethrik",
            "Choisir symbole 1 (Renforts) de la carte Le Vieux Hethrik",
        ),
        (
            "place:card01:x4y4",
            "Place a card (Advance\u00a03, – / –, –) with its upper left corner at d4",
            "Poser une carte (Avancée\u00a03, – / –, –), coin supérieur gauche en d4",
        ),
    ],
)
def test_options(option: str, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        told = words(language)
        assert GAME.voice.option(CONTENT, CONTENT.options.parse(option), told) == expected


def test_a_question_says_what_matters_now() -> None:
    state = play_to(new(2), "TakeTurn")
    seat = state.decisions[0].seat
    assert GAME.voice.question(state, seat, words("en")) == (
        "Your turn: two weak actions or one strong one."
    )


def test_alone_against_the_gnomes_the_reason_is_told() -> None:
    *_, state = game(1, 1)
    told = GAME.voice.tell(state.setup, state.log(0)[-1], words("fr"))
    assert told == "La partie est perdue. Domaines critiques perdus\u00a0: Boue."
