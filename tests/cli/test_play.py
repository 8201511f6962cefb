"""Sitting down at the table: whole games, questions, undo, saving and coming back."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import antre
from antre.core.record import Record
from antre.core.state import State
from tests.cli.conftest import Run, flat

PLAY = ("play", "nidavellir", "--bots", "random", "--seed", "7", "--save", "game.antre.json")
# Always the first option; an empty line confirms bids, and is ignored elsewhere.
FIRST_OPTIONS = ["1", ""] * 200


def saved(path: str = "game.antre.json") -> State:
    record = antre.load(Path(path))
    assert isinstance(record, Record)
    return record.replay()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_in_both_languages(run: Run, seats: int, language: str) -> None:
    result = run(*PLAY, "--seats", str(seats), "--language", language, typed=FIRST_OPTIONS)
    assert result.code == 0
    assert result.err == ""
    state = saved()
    assert state.over
    title, total = {"en": ("Final count", "Total"), "fr": ("Décompte final", "Total")}[language]
    assert title in result.out
    row = next(line for line in result.out.splitlines() if total in line)
    assert [int(score) for score in re.findall(r"\d+", row)] == list(state.scores)
    assert "game.antre.json" in result.out


def test_the_first_game_of_the_shelf_is_played_where_none_is_named(run: Run) -> None:
    result = run("play", "--bots", "random", "--seats", "2", typed=["quit"])
    assert result.code == 0
    assert "Nidavellir with Brokk" in result.out


def test_nothing_is_wider_than_the_terminal_and_nothing_is_coloured(run: Run) -> None:
    result = run(*PLAY, "--seats", "5", typed=FIRST_OPTIONS)
    assert max(map(len, result.out.splitlines())) <= 80
    assert "\x1b" not in result.out


def test_every_move_is_told_in_words(run: Run) -> None:
    result = run(*PLAY, "--seats", "3", typed=FIRST_OPTIONS)
    state = saved()
    game, told = state.setup.game, flat(result.out)
    from antre.cli.arguments import words_for

    words = words_for("en", game, ["You", "Brokk", "Sindri"], me=0)
    for event in state.log(0):
        assert flat(game.voice.tell(state.setup, event, words)) in told


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    run(*PLAY, typed=FIRST_OPTIONS)
    first = saved().fingerprint()
    run(*PLAY, typed=FIRST_OPTIONS)
    assert saved().fingerprint() == first


def test_seat_and_name(run: Run) -> None:
    result = run(*PLAY, "--seat", "2", "--name", "Ada", typed=["bid:b5", "quit"])
    assert "Nidavellir with Brokk, Sindri and Dvalin" in result.out
    assert "▸Ada" in result.out
    assert saved().record.entries[-1] == "2 bid:b5"


def test_the_first_game_leaves_three_heroines_out(run: Run) -> None:
    result = run(*PLAY, "--set", "first_game=yes", typed=["heroes", "quit"])
    assert result.out.count("left out") == 3
    assert saved().setup.settings == {"first_game": True}


def test_an_answer_is_a_number_a_text_or_the_end_of_a_text(run: Run) -> None:
    run(*PLAY, typed=["2", "bid:b5", "b0"])
    assert [line for line in saved().record.entries if line.startswith("0")] == [
        "0 bid:b2", "0 bid:b5", "0 bid:b0",
    ]  # fmt: skip


def test_a_forced_choice_is_taken_and_told(run: Run) -> None:
    result = run(*PLAY, "--seats", "4", typed=FIRST_OPTIONS)
    assert "Only one choice: Take the " in result.out


def test_what_an_option_is_worth_at_once(run: Run) -> None:
    """Each hint is the change of the own score, tried on the saved game itself."""
    result = run(*PLAY, "--seats", "2", typed=["bid:b5", "bid:b4", "bid:b3", ""])
    state = saved()
    asked = state.decision(0)
    assert asked.step == "TakeCard"
    for option in asked.options:
        after = state.bare()
        after.play(0, option)
        gain = after.scores[0] - state.scores[0]
        line = next(line for line in result.out.splitlines() if line.rstrip().endswith(option.text))
        assert (f" {gain:+} " in line) == (gain != 0)


def test_why(run: Run) -> None:
    result = run(*PLAY, typed=["why bid:r9", "why 1", "why bid:b0", "why nonsense", "bid:r9"])
    text = flat(result.out)
    refusal = (
        "Lay the royal coin 9: not now. Any of your five coins may go on any tavern slot. "
        "(bids.free-choice)"
    )
    assert text.count(refusal) == 2
    assert text.count("Lay the trading coin 0: you may, it is number 1.") == 2
    assert "“nonsense” is no answer here. Answer with a number from 1 to 5" in text


def test_why_alone_lists_what_is_not_possible_by_rule(run: Run) -> None:
    result = run(*PLAY, typed=["bid:b5", "why"])
    text = flat(result.out)
    assert "Lay the coin 5: not now." in text
    assert "(bids.one-per-tavern)" in text
    assert "and 16 more: not now." in text


def test_rules_at_the_table(run: Run) -> None:
    result = run(*PLAY, typed=["rule", "rule hourya.requirement", "rule hero", "rule qqq"])
    text = flat(result.out)
    assert "One coin per tavern bids.one-per-tavern" in text
    assert "Hourya follows you only if your explorer column already has at least 5 ranks" in text
    assert re.search(r"\d+ rules speak of “hero”; name one for its text:", text)
    assert "No rule speaks of “qqq”." in text


def test_undo_until_all_bids_are_in(run: Run) -> None:
    typed = ["undo", "b5", "undo", "b4", "b3", "b2", "undo", "b0", "", "undo", "quit"]
    result = run(*PLAY, typed=typed)
    assert result.out.count("Taken back.") == 2
    assert result.out.count("There is nothing to take back") == 2
    own = [line for line in saved().record.entries if line.startswith("0 bid")]
    assert own == ["0 bid:b4", "0 bid:b3", "0 bid:b0"]


def test_bids_laid_so_far_are_shown(run: Run) -> None:
    result = run(*PLAY, typed=["b5", "b4", "table", "quit"])
    assert "Goblin 5  Dragon 4  Horse ·  Hand 0 2 3" in result.out


def test_commands_in_french(run: Run) -> None:
    typed = ["aide", "pourquoi bid:r9", "règle", "b5", "annuler", "journal", "héros", "quitter"]
    result = run(*PLAY, "--language", "fr", typed=typed)
    text = flat(result.out)
    for words in ("reprendre votre dernier choix", "pas maintenant", "C’est repris.", "Pouvoir"):
        assert words in text
    assert text.count("Vous recevez la gemme") == 2
    assert result.code == 0


def test_log_and_help(run: Run) -> None:
    result = run(*PLAY, typed=["log", "help", "quit"])
    assert result.out.count("You receive the gem") == 2
    assert "such as bid:b0" in result.out


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 5])
def test_quit_and_resume_gives_the_same_state(run: Run, answers: int) -> None:
    typed = ["1", ""] * answers
    result = run(*PLAY, typed=[*typed, "quit"])
    left = saved().fingerprint()
    command = next(line for line in result.out.splitlines() if line.startswith("  antre play"))
    again = run(*command.split()[1:], typed=["quit"])
    assert again.code == 0
    assert saved().fingerprint() == left
    assert run(*command.split()[1:], typed=FIRST_OPTIONS).code == 0
    assert saved().over


def test_the_end_of_input_loses_nothing(run: Run) -> None:
    result = run("play", "--bots", "random", typed=["bid:b4"])
    assert result.code == 0
    assert "Saved: nidavellir-1.antre.json" in result.out
    assert saved("nidavellir-1.antre.json").record.entries[-1] == "0 bid:b4"


def test_a_saved_game_is_never_overwritten_unasked(run: Run) -> None:
    run("play", "--bots", "random", typed=["bid:b4"])
    before = Path("nidavellir-1.antre.json").read_text(encoding="utf-8")
    assert "Saved: nidavellir-2.antre.json" in run("play", "--bots", "random", typed=[]).out
    assert Path("nidavellir-1.antre.json").read_text(encoding="utf-8") == before


def test_save_and_play_on(run: Run) -> None:
    run(*PLAY, typed=["b5", "save middle.json", "save", "save no/such/folder.json", "b4", "quit"])
    assert saved("middle.json").record.entries[-1] == "0 bid:b5"
    assert saved().record.entries[-1] == "0 bid:b4"


def test_ctrl_c_saves_the_game(folder: Path) -> None:
    """A real process, a real signal."""
    command = [sys.executable, "-c", "import antre.cli; raise SystemExit(antre.cli.main())"]
    table = subprocess.Popen(
        [*command, *PLAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert table.stdin is not None
    assert table.stdout is not None
    table.stdin.write("bid:b5\n")
    table.stdin.flush()
    for line in table.stdout:
        if "Dancing Dragon?" in line:
            break
    table.send_signal(signal.SIGINT)
    rest, _ = table.communicate(timeout=60)
    assert "Saved: game.antre.json" in rest
    assert saved().record.entries[-1] == "0 bid:b5"


def test_ctrl_c_while_the_page_is_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the signal strikes, the person is told where the game is."""
    close = Console.__exit__
    interruptions = iter([KeyboardInterrupt])

    def interrupted(console: Console, *error: Any) -> None:
        if any("Dancing Dragon?" in part.text for part in console._buffer):
            for interruption in interruptions:
                raise interruption
        close(console, *error)

    monkeypatch.setattr(Console, "__exit__", interrupted)
    result = run(*PLAY, typed=["bid:b5"])
    assert "Saved: game.antre.json" in result.out
    assert saved().record.entries[-1] == "0 bid:b5"


def test_a_scenario_can_be_resumed(run: Run) -> None:
    Path("scenario.json").write_text(
        '{"scenario": 1, "game": "nidavellir", "seats": 2, "choices": ["1 bid:b5"]}',
        encoding="utf-8",
    )
    run("play", "--resume", "scenario.json", "--save", "game.antre.json", "--bots", "random")
    assert saved().record.entries[-1] == "1 bid:b5"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there are nidavellir, hall"),
        (["--seats", "9"], "it takes 2 to 5 seats"),
        (["--seats", "x"], "invalid int value: 'x'"),
        (["--seat", "4"], "seats are 0 to 3"),
        (["--seat", "-1"], "seats are 0 to 3"),
        (["--bots", "random,random", "--seats", "4"], "2 bots for 3 seats"),
        (["--bots", "grandmaster"], "grandmaster"),
        (["--language", "de"], "choose from 'en', 'fr'"),
        (["--resume", "nothing.json"], "nothing.json: cannot be read"),
        (["--edition", "nothing.toml"], "cannot read nothing.toml"),
        (["--save", "no/such/game.json"], "there is no folder no/such"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str], message: str) -> None:
    result = run("play", *arguments)
    assert result.code == 2
    assert message in result.err
    assert len(result.err.splitlines()) <= 2
    assert result.out == ""
    assert not list(Path().glob("*.antre.json"))


def test_resuming_another_game_than_named(run: Run) -> None:
    run(*PLAY, typed=["quit"])
    result = run("play", "--resume", "game.antre.json", "--seats", "3")
    assert (result.code, result.err) == (
        2,
        "antre: game.antre.json is a game of 4 seats, not of 3\n",
    )


def test_damaged_files(run: Run) -> None:
    Path("edited.json").write_text("{", encoding="utf-8")
    Path("binary.json").write_bytes(b"\xff\xfe\x00")
    assert "this is not JSON" in run("play", "--resume", "edited.json").err
    assert run("play", "--resume", "binary.json").code == 2
