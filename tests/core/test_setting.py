"""Settings: every kind of choice, read from a file, checked, parsed, and handed on as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antre.core.errors import BadSetup
from antre.core.setting import KINDS, BadSettings, Setting, load, parse, settle

SETTINGS = """
[[setting]]
id = "winter"
kind = "yes-no"
seats = [2, 3]
default = true
rule = "setup.side"
title = { en = "Winter", fr = "Hiver" }
help = { en = "The other side.", fr = "L’autre face." }

[[setting]]
id = "board"
kind = "one-of"
rule = "setup.board"
title = { en = "Board", fr = "Plateau" }
help = { en = "Where you play.", fr = "Où l’on joue." }
default = "marsh"
value = [
  { id = "forest", title = { en = "Forest", fr = "Forêt" } },
  { id = "marsh", title = { en = "Marsh", fr = "Marais" }, help = { en = "Wet.", fr = "Humide." } },
]

[[setting]]
id = "rounds"
kind = "number"
when = { board = "marsh", winter = true }
rule = "setup.rounds"
title = { en = "Rounds", fr = "Manches" }
help = { en = "How many.", fr = "Combien." }
low = 3
high = 9
default = 5

[[setting]]
id = "faction"
kind = "per-seat"
distinct = true
rule = "setup.faction"
title = { en = "Faction", fr = "Faction" }
help = { en = "Who plays whom.", fr = "Qui joue qui." }
value = [
  { id = "sun", title = { en = "Sun", fr = "Soleil" } },
  { id = "moon", title = { en = "Moon", fr = "Lune" } },
  { id = "star", title = { en = "Star", fr = "Étoile" } },
]

[[setting]]
id = "tiles"
kind = "some-of"
least = 1
most = 2
default = ["lake"]
rule = "setup.tiles"
title = { en = "Tiles", fr = "Tuiles" }
help = { en = "Which ones.", fr = "Lesquelles." }
value = [
  { id = "hill", title = { en = "Hill", fr = "Colline" } },
  { id = "lake", title = { en = "Lake", fr = "Lac" } },
  { id = "wood", title = { en = "Wood", fr = "Bois" } },
]

[[setting]]
id = "relics"
kind = "earned"
most = 2
rule = "campaign.relics"
title = { en = "Relics", fr = "Reliques" }
help = { en = "From earlier games.", fr = "Des parties d’avant." }
value = [
  { id = "sword", title = { en = "Sword", fr = "Épée" } },
  { id = "crown", title = { en = "Crown", fr = "Couronne" } },
]
"""
ALL = {setting.id: setting for setting in parse(SETTINGS)}
DEFAULTS = {
    "winter": True,
    "board": "marsh",
    "rounds": 5,
    "faction": [None, None, None],
    "tiles": ["lake"],
    "relics": {},
}
GOOD = [
    ("winter", False, False),
    ("board", "forest", "forest"),
    ("rounds", 3, 3),
    ("rounds", 9, 9),
    ("faction", ["sun", None, "moon"], ["sun", None, "moon"]),
    ("faction", [None, None, None], [None, None, None]),
    ("tiles", ["wood", "hill"], ["hill", "wood"]),
    ("relics", {"crown": 1, "sword": 2}, {"sword": 2, "crown": 1}),
    ("relics", {"crown": 0}, {}),
]
BAD = [
    ("winter", 1, "allowed: yes (true) or no (false)"),
    ("winter", "yes", "allowed: yes (true) or no (false)"),
    ("winter", None, "setting 'winter' is None"),
    ("board", "desert", "setting 'board' is 'desert'; allowed: forest, marsh"),
    ("board", None, "allowed: forest, marsh"),
    ("board", ["marsh"], "allowed: forest, marsh"),
    ("rounds", 2, "setting 'rounds' is 2; allowed: a whole number from 3 to 9"),
    ("rounds", 10, "a whole number from 3 to 9"),
    ("rounds", 5.0, "a whole number from 3 to 9"),
    ("rounds", True, "a whole number from 3 to 9"),
    ("rounds", "5", "a whole number from 3 to 9"),
    ("faction", ["sun"], "a list of 3, each of sun, moon, star, or null (?) to leave it open"),
    ("faction", ["sun", "mars", None], "each of sun, moon, star"),
    ("faction", "sun", "a list of 3"),
    ("faction", ["sun", "sun", None], "gives a value to two seats"),
    ("tiles", [], "1 to 2 different ones of hill, lake, wood"),
    ("tiles", ["hill", "lake", "wood"], "1 to 2 different ones"),
    ("tiles", ["hill", "hill"], "1 to 2 different ones"),
    ("tiles", ["sea"], "of hill, lake, wood"),
    ("tiles", "hill", "of hill, lake, wood"),
    ("relics", {"sword": 3}, "how often (up to 2) each of sword, crown was earned"),
    ("relics", {"ring": 1}, "each of sword, crown"),
    ("relics", {"sword": -1}, "up to 2"),
    ("relics", {"sword": True}, "up to 2"),
    ("relics", ["sword"], "as in sword:2,crown:1"),
]


def settled(given: Any, seats: int = 3) -> dict[str, Any]:
    return settle("toy", list(ALL.values()), seats, given)


def test_every_kind_is_tried_here() -> None:
    assert {setting.kind for setting in ALL.values()} == set(KINDS)


def test_what_nobody_chooses_is_as_it_is_by_itself() -> None:
    assert settled({}) == DEFAULTS


@pytest.mark.parametrize(("id", "given", "value"), GOOD)
def test_a_good_value_is_taken(id: str, given: Any, value: Any) -> None:
    assert settled({id: given}) == {**DEFAULTS, id: value}
    assert json.dumps(settled({id: given})[id]) == json.dumps(value)


@pytest.mark.parametrize(("id", "given", "message"), BAD)
def test_a_bad_value_is_refused_with_what_is_allowed(id: str, given: Any, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        settled({id: given})
    assert message in str(error.value)
    assert repr(id) in str(error.value)


@pytest.mark.parametrize(
    ("id", "text", "value"),
    [
        ("winter", "yes", True),
        ("winter", "No", False),
        ("winter", "true", True),
        ("board", "forest", "forest"),
        ("rounds", "7", 7),
        ("rounds", "-7", -7),
        ("faction", "sun,?,moon", ["sun", None, "moon"]),
        ("faction", "sun, , moon", ["sun", None, "moon"]),
        ("tiles", "hill, wood", ["hill", "wood"]),
        ("tiles", "", []),
        ("relics", "sword:2,crown", {"sword": 2, "crown": 1}),
        ("relics", '{"sword": 2}', {"sword": 2}),
        ("relics", "", {}),
    ],
)
def test_a_text_of_the_command_line_is_read(id: str, text: str, value: Any) -> None:
    assert ALL[id].parse(text) == value


@pytest.mark.parametrize(
    ("id", "text"),
    [("winter", "perhaps"), ("rounds", "many"), ("rounds", "-"), ("relics", "{sword"),
     ("board", ""), ("faction", "sun"), ("tiles", "sea"), ("relics", "ring")],
)  # fmt: skip
def test_a_text_that_means_nothing_is_refused_like_a_value(id: str, text: str) -> None:
    with pytest.raises(BadSetup, match=repr(id)):
        settled({id: ALL[id].parse(text)})


def test_a_setting_means_nothing_at_other_tables() -> None:
    assert settled({}, seats=4)["winter"] is False
    assert settled({"winter": False}, seats=4)["winter"] is False
    with pytest.raises(BadSetup, match="setting 'winter' is for 2 or 3 seats, not for 4"):
        settled({"winter": True}, seats=4)
    assert [ALL["winter"].is_for(seats) for seats in (1, 2, 3, 4)] == [False, True, True, False]
    assert ALL["board"].is_for(99)


@pytest.mark.parametrize("given", [["winter"], "winter", 3])
def test_settings_are_a_mapping(given: Any) -> None:
    with pytest.raises(BadSetup, match="settings are a mapping of names to values"):
        settled(given)


def test_an_unknown_setting_is_told_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="toy has no setting 'sumer'; its settings are: winter, bo"):
        settled({"sumer": True})
    with pytest.raises(BadSetup, match="its settings are: none"):
        settle("toy", [], 3, {"winter": True})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("setting", ALL.values(), ids=ALL)
def test_samples_are_good_values_and_begin_with_the_default(setting: Setting, seats: int) -> None:
    samples = setting.samples(seats)
    assert samples[0] == setting.default(seats)
    if setting.is_for(seats):
        assert [setting.check(sample, seats) for sample in samples] == samples
    assert len({json.dumps(sample) for sample in samples}) == len(samples)


def test_samples_try_more_than_the_default() -> None:
    assert {id: len(setting.samples(3)) for id, setting in ALL.items()} == {
        "winter": 2, "board": 2, "rounds": 3, "faction": 3, "tiles": 3, "relics": 2,
    }  # fmt: skip


@pytest.mark.parametrize("setting", ALL.values(), ids=ALL)
def test_a_setting_is_plain_data(setting: Setting) -> None:
    data = json.loads(json.dumps(setting.to_json()))
    assert data == setting.to_json()
    assert (data["id"], data["kind"], data["rule"]) == (setting.id, setting.kind, setting.rule)
    assert set(data["title"]) == set(data["help"]) == {"en", "fr"}
    assert [value["id"] for value in data["values"]] == [value.id for value in setting.values]


def test_the_data_tells_what_each_kind_needs() -> None:
    data = {id: setting.to_json() for id, setting in ALL.items()}
    assert data["winter"]["default"] is True
    assert data["winter"]["seats"] == [2, 3]
    assert (data["rounds"]["low"], data["rounds"]["high"]) == (3, 9)
    assert data["rounds"]["when"] == {"board": "marsh", "winter": True}
    assert data["board"]["when"] == {}
    assert data["faction"]["distinct"] is True
    assert (data["tiles"]["least"], data["tiles"]["most"]) == (1, 2)
    assert data["relics"]["most"] == 2
    assert data["board"]["values"][1]["help"] == {"en": "Wet.", "fr": "Humide."}
    assert data["board"]["values"][0]["help"] is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "yes-no"', 'kind = "maybe"', "setting 'winter': kind is one of yes-no, one-of"),
        ('kind = "yes-no"\n', "", "setting 'winter': kind is one of"),
        ("low = 3\n", "", "setting 'rounds': its fields are"),
        ("most = 2\nrule", "most = 2\nmoist = 1\nrule", "not ['help', 'id', 'kind', 'moist'"),
        ('title = { en = "Winter", fr = "Hiver" }', 'title = { en = "Winter" }',
         "setting 'winter': write each title in en and in fr"),
        ('title = { en = "Sun", fr = "Soleil" }', 'title = { en = "Sun" }',
         "setting 'faction': write each title in en and in fr"),
        ('id = "board"', 'id = "winter"', "two settings share an id"),
        ('when = { board', 'when = { bored', "setting 'rounds': no other is called ['bored']"),
    ],
)  # fmt: skip
def test_a_file_that_is_unclear_is_an_error(old: str, new: str, message: str) -> None:
    assert old in SETTINGS
    with pytest.raises(BadSettings) as error:
        parse(SETTINGS.replace(old, new, 1))
    assert message in str(error.value)


def test_a_folder_has_the_settings_of_its_file_or_none(tmp_path: Path) -> None:
    assert load(tmp_path) == ()
    (tmp_path / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    assert [setting.id for setting in load(tmp_path)] == list(ALL)
