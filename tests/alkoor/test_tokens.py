"""Mystery tokens, Chance, and Dilemmas that come from them."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.names import GREEN_TOKEN
from antre.games.alkoor.content.tokens import token_of
from antre.games.alkoor.rules.piles import draw_card, lay_face_down
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import HERO_PILE, NOTHING, UNFORESEEN_PILE, UNSEEN
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    BOX,
    HAZARDS,
    ROOMS,
    TOKENS,
    UNFORESEEN_CARDS,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    events_of,
    gems,
    hold,
    new,
    pile,
    pouch,
    skip,
    team,
    texts,
    trial,
    vils_gems,
)

# --- laying them out


@pytest.mark.proves("setup.grey-tokens", "setup.red-tokens", "tokens.place-quick",
                    "setup.random-face-down", "tokens.gold-set", "tokens.brown-set")  # fmt: skip
def test_tokens_of_a_quick_start() -> None:
    state = new(2)
    skip(state, "ReplaceRecruit", "StandHero")
    lying = {space: token - UNSEEN for space, token in enumerate(state.tokens) if token >= 0}
    assert {space for space, colour in lying.items() if colour == 2} == set(BOX.path.grey)
    assert {space for space, colour in lying.items() if colour == 1} == set(BOX.path.red)
    assert {space for space, colour in lying.items() if colour == 0} == set(BOX.path.crossroads)
    assert [sorted(bag) for bag in state.token_bags] == [list(range(7))] * 3


@pytest.mark.proves("tokens.place", "tokens.place-strategy", "ruling.green-one-per-segment",
                    "ruling.green-known")  # fmt: skip
def test_green_tokens_laid_by_hand() -> None:
    state = new(2, green_tokens="chosen")
    skip(state, "ReplaceRecruit", "StandHero")
    for stretch in range(7):
        assert len(texts(state)) == 7 - stretch
        choose(state, texts(state)[0])
        spaces = [text.partition(":")[2] for text in texts(state)]
        assert [int(space) for space in spaces] == list(BOX.path.greens[stretch])
        choose(state, texts(state)[-1])
    greens = [token for token in state.tokens if 0 <= token < UNSEEN]
    assert sorted(greens) == [token_of(GREEN_TOKEN, kind) for kind in range(7)]
    assert state.view(-1)["tokens"][str(BOX.path.greens[0][-1])].startswith("green-")


# --- revealing and holding


@pytest.mark.proves("tokens.reveal-on-stop", "space.token", "tokens.gold-or-hold",
                    "tokens.end-turn", "ruling.token-slots", "tokens.held-at-end",
                    "vscore.tokens")  # fmt: skip
def test_a_golden_token_is_held() -> None:
    state = blank(3)
    hold(state, 1, "green-chance", "grey-purse")
    state.pawn = 1
    state.tokens[1] = UNSEEN + 2
    draws(state, grey_token="secret_vision")
    act(state, RESOLVE)
    answers = [text for text in texts(state) if not text.startswith("token")]
    assert answers == ["use", "place:2", "place:3"]
    choose(state, "place:3")
    assert state.held[2] == (TOKENS["grey-secret_vision"],)
    assert state.tokens[1] == NOTHING
    assert at_rest(state)
    assert state.vils_tokens == []


@pytest.mark.proves("tokens.make-room", "tokens.purse", "tokens.used-green",
                    "tokens.gold-favourable")  # fmt: skip
def test_another_token_is_played_to_make_room() -> None:
    state = blank(3)
    for board in (1, 2, 3):
        hold(state, board, "green-purse", "red-purse")
    state.pawn = 1
    state.tokens[1] = TOKENS["green-chance"]
    draws(state, gem="red red red red red")
    act(state, RESOLVE)
    assert "place:1" not in texts(state)
    choose(state, "token:1-green-purse")
    skip(state, "PlaceGem")
    assert sum(state.gems) == 5
    assert state.tokens_out == [TOKENS["green-purse"]]
    choose(state, "place:1")
    assert TOKENS["green-chance"] in state.held[0]


@pytest.mark.proves("tokens.used-vils", "ruling.token-no-use")
def test_a_golden_token_without_use_is_used_up() -> None:
    state = blank(2)
    state.pawn = 1
    state.tokens[1] = TOKENS["red-bonus_die"]
    act(state, RESOLVE)
    choose(state, "use")
    assert state.vils_tokens == [TOKENS["red-bonus_die"]]
    assert at_rest(state)


@pytest.mark.proves("tokens.brown-now", "tokens.brown-side", "tokens.peril-vils",
                    "tokens.peril-vils-death", "tokens.peril-vils-vacant",
                    "vitality.designated")  # fmt: skip
def test_peril_of_the_vils() -> None:
    state = blank(2)
    state.pawn = 1
    state.destiny = 2
    state.tokens[1] = TOKENS["grey-peril"]
    draws(state, die="6")
    act(state, RESOLVE)
    assert pile(state) == ["H03"]
    assert state.vils_tokens == [TOKENS["grey-peril"]]
    vacant = blank(2, heroes=["H02"])
    vacant.pawn = 1
    vacant.destiny = 2
    vacant.tokens[1] = TOKENS["grey-peril"]
    act(vacant, RESOLVE)
    assert at_rest(vacant)
    assert not events_of(vacant, "vitality_rolled")


@pytest.mark.proves("tokens.peril-dah", "tokens.peril-dah-death", "vitality.green-peril",
                    "ruling.green-peril-forced")  # fmt: skip
def test_peril_of_the_dah() -> None:
    state = blank(2)
    state.pawn = 2
    state.tokens[2] = TOKENS["green-peril"]
    draws(state, die="6")
    act(state, RESOLVE)
    assert texts(state) == [f"hero:{slot}" for slot in range(1, 7)]
    choose(state, "hero:5")
    assert pouch(state) == ["H17"]
    assert team(state)[-1] == "H28"


@pytest.mark.proves("tokens.gem-tax-dah", "tokens.gem-tax-vils")
def test_gem_taxes() -> None:
    state = blank(2)
    vils_gems(state, red=3)
    state.pawn = 2
    state.tokens[2] = TOKENS["green-gem_tax"]
    act(state, RESOLVE)
    skip(state, "PlaceGem")
    assert sum(state.gems) == 3
    state.pawn = 5
    state.tokens[5] = TOKENS["red-gem_tax"]
    act(state, RESOLVE)
    assert sum(state.gems) == 0
    assert state.vils_gems == [3, 0, 0, 0, 0]
    assert asked(state) == "GiveHero"


@pytest.mark.proves("tokens.unforeseen-tax-dah", "tokens.unforeseen-tax-dah-monsters",
                    "tokens.unforeseen-tax-dah-dilemmas", "ruling.unforeseen-tax-choice",
                    "ruling.red-purse-only-revelation")  # fmt: skip
def test_unforeseen_tax_of_the_dah() -> None:
    state = blank(2)
    draws(state, unforeseen="K01 N07")
    effect(state, "unforeseen_or_regain 2")
    assert texts(state) == ["discard", "place:1", "place:2"]
    choose(state, "discard")
    assert sum(state.vils_gems) == 0
    hold(state, 1, "N09")
    state.vils_pile.append(128 + UNFORESEEN_CARDS["N08"])
    state.unforeseen_pile.remove(UNFORESEEN_CARDS["N08"])
    lay_face_down(state, UNFORESEEN_PILE, 1)
    draws(state, unforeseen="K02")
    effect(state, "unforeseen_or_regain 2")
    choose(state, "regain")
    assert texts(state) == ["swap:N08", "draw"]
    choose(state, "draw", "swap:N08")
    assert texts(state) == ["discard", "place:1", "place:2", "swap:N09"]
    choose(state, "swap:N09")
    assert [BOX.dilemma(card).id for card in state.dilemmas[0]] == ["N08"]
    assert state.vils_down == [0, 0, 0]
    assert at_rest(state)


@pytest.mark.proves("tokens.unforeseen-tax-vils", "ruling.unforeseen-tax-few",
                    "ruling.dilemma-points")  # fmt: skip
def test_unforeseen_tax_of_the_vils() -> None:
    state = blank(2)
    hold(state, 1, "N07", "N08")
    hold(state, 2, "N09")
    effect(state, "forfeit 2")
    choose(state, "swap:N09", "swap:N07")
    assert pile(state) == ["N07", "N09"]
    effect(state, "forfeit 2")
    assert pile(state) == ["N07", "N08", "N09"]
    assert at_rest(state)


@pytest.mark.proves("tokens.vision", "tokens.vision-put-back", "ruling.vision-stack",
                    "ruling.treasure-hidden", "ruling.information")  # fmt: skip
def test_secret_vision() -> None:
    state = blank(2)
    state.tokens[1] = UNSEEN + 2
    draws(state, hazard="ZF3", room="S4", hero="H44", grey_token="peril")
    effect(state, "vision 4")
    assert "look:slot-6" in texts(state)
    assert not any("treasure" in text for text in texts(state))
    choose(state, "look:slot-6", "look:room-3", "look:heroes", "look:token-1")
    assert state.slot_seen[0] == (HAZARDS["ZF3"],)
    assert state.rooms[2] == ROOMS["S4"]
    assert not state.rooms_up
    assert state.tokens[1] == TOKENS["grey-peril"]
    assert [event["seen"] for event in events_of(state, "seen")] == [
        "ZF3", "S4", "H44", "grey-peril",
    ]  # fmt: skip
    assert draw_card(state, HERO_PILE) == 43
    assert state.view(0) == {**state.view(1), "seat": 0, "question": state.view(0)["question"]}


@pytest.mark.proves("tokens.bonus-die-reroll", "ruling.bonus-die-count", "aids.tokens",
                    "ruling.bonus-die-owner")  # fmt: skip
def test_a_bonus_die_rerolls_several_dice_of_anybody() -> None:
    state = blank(2)
    hold(state, 2, "red-bonus_die")
    state.destiny = 6
    draws(state, die="6 6 6 6 6 6 1 2")
    trial(state, "ZF2")
    assert state.waiting == [1]
    choose(state, "token:2-red-bonus_die", "die:1", "die:4", "done")
    assert events_of(state, "die_changed") == [
        {"kind": "die_changed", "seat": 0, "die": "1", "result": 1},
        {"kind": "die_changed", "seat": 0, "die": "4", "result": 2},
    ]


@pytest.mark.proves("ruling.bonus-die-destiny", "destiny.guide-only", "guide.destiny-die",
                    "gems.guide-pays-destiny", "ruling.destiny-current")  # fmt: skip
def test_only_the_guide_changes_the_destiny_die() -> None:
    state = blank(2)
    hold(state, 1, "green-bonus_die")
    hold(state, 2, "red-bonus_die", "N14")
    gems(state, 1, green=2)
    gems(state, 2, green=2)
    draws(state, destiny="4 2 1")
    act(state, BEGIN_TURN)
    skip(state, "Bless")
    assert asked(state) == "MoveAvatar"
    assert {"token:1-green-bonus_die", "reroll:destiny"} <= set(texts(state))
    choose(state, "reroll:destiny")
    assert (state.destiny, state.gems[3], state.gems[8]) == (2, 0, 2)
    choose(state, "token:1-green-bonus_die")
    assert state.destiny == 1
    assert not any("N14" in text for text in texts(state))


@pytest.mark.proves("ruling.bonus-die-destiny", "destiny.roll")
def test_what_was_foreseen_was_not_rolled() -> None:
    state = blank(2, heroes=["H05", "H02", "H03", "H10", "H13", "H17"])
    hold(state, 1, "green-bonus_die")
    gems(state, 1, red=4)
    act(state, BEGIN_TURN)
    choose(state, "skill:H05-foresee")
    skip(state, "PayGem")
    assert texts(state) == [f"face:{face}" for face in range(1, 6)]
    choose(state, "face:5")
    skip(state, "Bless")
    assert state.destiny == 5
    assert asked(state) == "MoveAvatar"
    assert "token:1-green-bonus_die" not in texts(state)


# --- Chance


@pytest.mark.proves("chance.two-ways", "chance.end-turn")
def test_a_single_bonus_on_a_chance_space() -> None:
    state = blank(2)
    state.pawn = 4
    draws(state, gem="red red red red")
    act(state, RESOLVE)
    assert texts(state) == ["roll", "bonus:1", "bonus:2", "bonus:4", "bonus:5"]
    choose(state, "bonus:4")
    skip(state, "PlaceGem")
    assert sum(state.gems) == 4
    assert at_rest(state)


@pytest.mark.proves("chance.bad-luck-no-bonus", "chance.bad-luck-reroll", "chance.bad-luck-test",
                    "chance.bad-luck-vacant", "ruling.bad-luck-death")  # fmt: skip
def test_bad_luck() -> None:
    state = blank(2)
    draws(state, destiny="6 3", die="6")
    effect(state, "chance")
    choose(state, "roll")
    assert pile(state) == ["H10"]
    assert state.destiny == 3
    assert at_rest(state)
    vacant = blank(2, heroes=["H02"])
    draws(vacant, destiny="6 3")
    effect(vacant, "chance")
    choose(vacant, "roll")
    assert at_rest(vacant)
    assert team(vacant) == ["H02"]


@pytest.mark.proves("chance.bonus1-monster", "chance.bonus1-dilemma")
def test_an_unforeseen_of_chance() -> None:
    state = blank(2)
    draws(state, unforeseen="B01")
    effect(state, "unforeseen 1")
    assert at_rest(state)
    assert state.unforeseen_discard == [UNFORESEEN_CARDS["B01"]]
    hold(state, 2, "N09")
    draws(state, unforeseen="N07")
    effect(state, "unforeseen 1")
    assert texts(state) == ["discard", "place:1", "place:2", "swap:N09"]
    choose(state, "swap:N09")
    assert [BOX.dilemma(card).id for card in state.dilemmas[1]] == ["N07"]


@pytest.mark.proves("chance.bonus3", "heal.full", "heal.sources")
def test_healing_by_chance() -> None:
    state = blank(2)
    state.wounds = [1, 0, 2, 0, 0, 0]
    wounded = blank(2)
    wounded.wounds = [1, 0, 0, 0, 0, 0]
    wounded.worn[0] = (52,)
    effect(state, "heal 3")
    assert state.wounds == [0] * 6
    effect(wounded, "heal 3")
    # The Leech Amulet cannot be healed away.
    assert wounded.wounds[0] == 1


@pytest.mark.proves("ruling.piles-exhausted")
def test_an_empty_pile_takes_its_discard() -> None:
    state = blank(2)
    state.unforeseen_discard += state.unforeseen_pile[3:]
    del state.unforeseen_pile[3:]
    lay_face_down(state, UNFORESEEN_PILE, 3)
    backs = sorted(state.unforeseen_pile)
    assert draw_card(state, UNFORESEEN_PILE) != NOTHING
    assert state.vils_down[1] == 0
    assert sorted(card % 128 for card in state.vils_pile) == backs
    assert state.unforeseen_discard == []
