"""What a ranking makes of ratings: people among people, each person among bots, teams, nobody."""

from __future__ import annotations

from typing import Any

from antre.server.ratings import BOTS, LEVELS, PEOPLE, Key, Rating, rate

Json = dict[str, Any]


def side(rank: int, *members: str) -> Json:
    """Members are guests, or bots written `bot:level`."""
    told = [
        {"bot": one[4:]} if one.startswith("bot:") else {"guest": one.strip("?")}
        for one in members
    ]  # fmt: skip
    return {"rank": rank, "members": told}


ANNA, BRUNO = Key("anna", PEOPLE), Key("bruno", PEOPLE)


def test_bots_beside_people_do_not_change_what_people_make_of_each_other() -> None:
    alone = rate([side(0, "anna"), side(1, "bruno")], {})
    among = rate([side(0, "bot:hard"), side(1, "anna"), side(2, "bot:easy"), side(3, "bruno")], {})
    assert {key: among[key] for key in (ANNA, BRUNO)} == alone
    assert alone[ANNA].mu > LEVELS["normal"] > alone[BRUNO].mu
    assert alone[ANNA].sigma < Rating().sigma


def test_each_person_is_ranked_among_the_bots_by_themselves() -> None:
    among = rate([side(0, "anna"), side(1, "bot:easy"), side(2, "bruno")], {})
    assert among[Key("anna", BOTS)] == rate([side(0, "anna"), side(1, "bot:easy")], {})[
        Key("anna", BOTS)
    ]  # fmt: skip
    assert among[Key("anna", BOTS)].mu > among[Key("bruno", BOTS)].mu
    assert len(among) == 4


def test_to_beat_a_hard_bot_is_worth_more_than_an_easy_one() -> None:
    hard, easy = (rate([side(0, "anna"), side(1, f"bot:{level}")], {})[Key("anna", BOTS)].mu
                  for level in ("hard", "easy"))  # fmt: skip
    assert hard > easy > LEVELS["normal"]


def test_teams_win_and_lose_together_and_a_tie_is_one() -> None:
    won = rate([side(0, "anna", "cleo"), side(1, "bruno", "bot:normal")], {})
    assert won[ANNA].mu == won[Key("cleo", PEOPLE)].mu > won[BRUNO].mu
    tied = rate([side(0, "anna"), side(0, "bruno")], {})
    assert abs(tied[ANNA].mu - tied[BRUNO].mu) < 1e-9


def test_who_is_forgotten_is_met_but_has_no_rating_and_together_nobody_has() -> None:
    met = rate([side(0, "anna"), side(1, "?")], {})
    assert set(met) == {ANNA}
    assert rate([side(0, "anna", "bruno")], {}) == rate([], {}) == {}


def test_what_was_known_before_counts() -> None:
    known = {ANNA: Rating(30.0, 2.0, 9)}
    after = rate([side(0, "anna"), side(1, "bruno")], known)
    assert after[ANNA].games == 10
    assert 30.0 < after[ANNA].mu < rate([side(0, "anna"), side(1, "bruno")], {})[ANNA].mu + 5
    assert after[BRUNO].mu > rate([side(0, "anna"), side(1, "bruno")], {})[BRUNO].mu
