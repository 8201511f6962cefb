"""A person at a table with bots: questions and answers, line by line.

The person is asked before the bots, so a secret answer can be taken back until it is confirmed.
The table is drawn whenever somebody else has moved; within one turn only the next question is.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from antre.bots import ask
from antre.bots.bot import Bot
from antre.cli.rules import search
from antre.cli.showing import GOLD, show_events, show_sheet, show_table
from antre.core.errors import MalformedOption
from antre.core.option import Option
from antre.core.rule import Rule
from antre.core.state import Decision, State
from antre.core.words import Words

ONE_COLUMN = 9
NAMED_AT_ONCE = 6
# On coming back to a table, the last events are told again.
RECALLED = 8


class Leave(Exception):
    """The person gets up from the table."""


class Sitting:
    """One person's seat in a game, until it is over or the person leaves."""

    def __init__(
        self,
        state: State,
        bots: Mapping[int, Bot],
        words: Words,
        console: Console,
        rng: random.Random,
    ) -> None:
        self.state = state
        self.seat = words.me
        self.bots = bots
        self.words = words
        self.console = console
        self.rng = rng
        self.told = max(0, len(state.log(self.seat)) - RECALLED)
        self.drawn = False
        self.confirmed = False
        self.commands = self._name_commands()

    def _name_commands(self) -> dict[str, Callable[[str], None]]:
        """Every command by its English name and by its name in the language of the table."""
        commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "why": self.why, "rule": self.rule, "undo": self.undo,
            "log": self.log, "save": self.save, "quit": self.quit,
        }  # fmt: skip
        for sheet in self.state.setup.game.stage.sheets:
            commands[sheet] = self._opener(sheet)
        local = {self.words.say(f"command-{name}"): do for name, do in commands.items()}
        return {**local, **commands}

    def _opener(self, sheet: str) -> Callable[[str], None]:
        return lambda _: self.sheet(sheet)

    # --- the game

    def play(self) -> None:
        """Play on to the end; raises Leave when the person quits."""
        self.welcome()
        try:
            while not self.state.over:
                self.move()
        except (KeyboardInterrupt, EOFError):
            raise Leave from None
        self.tell()

    def welcome(self) -> None:
        others = [self.words.name(seat) for seat in self.bots]
        title = self.state.setup.game.title[self.words.language]
        self.print("welcome", game=title, others=self.words.series(others))

    def move(self) -> None:
        """One answer of the person or of a bot."""
        waiting = [asked.seat for asked in self.state.decisions]
        if self.seat in waiting:
            self.be_asked()
        elif self.can_reconsider():
            self.confirm()
        else:
            self.let_bot(waiting[0])

    def let_bot(self, seat: int) -> None:
        with self.console.status(self.words.say("thinking", who=self.words.name(seat))):
            option = ask(self.bots[seat], self.state, seat, self.rng)
        self.state.apply(seat, option)
        self.drawn = False
        self.tell()

    def tell(self) -> None:
        self.told = show_events(self.console, self.state, self.words, self.told)

    def be_asked(self) -> None:
        self.tell()
        asked = self.state.decision(self.seat)
        if not self.drawn:
            self.console.print()
            show_table(self.console, self.state, self.words)
            self.drawn = True
        self.show_question(asked)
        if len(asked.options) == 1:
            self.print("forced", option=self.say(asked.options[0]))
            self.choose(asked.options[0])
        else:
            self.obey(self.read(f"{self.words.say('prompt')} › "))

    def choose(self, option: Option) -> None:
        self.state.apply(self.seat, option)
        self.confirmed = False

    def can_reconsider(self) -> bool:
        """Is a secret answer laid that nobody has seen, and not confirmed yet?"""
        secret = self.state.question.secret
        return secret and not self.confirmed and self.state.can_undo(self.seat)

    def confirm(self) -> None:
        self.tell()
        line = self.read(f"{self.words.say('confirm')} › ")
        if line:
            self.obey(line)
        else:
            self.confirmed = True

    # --- the question on the screen

    def show_question(self, asked: Decision) -> None:
        question = self.state.setup.game.voice.question(self.state, self.seat, self.words)
        self.console.print()
        self.console.print(question, style=f"bold {GOLD}")
        if len(asked.options) > ONE_COLUMN:
            lines = [self.line(place, option) for place, option in enumerate(asked.options)]
            self.console.print(Columns(lines, padding=(0, 2), column_first=True))
        else:
            self.console.print(self.option_list(asked.options))

    def option_list(self, options: list[Option]) -> Table:
        """A number, the option in words, what it is worth at once, and its text."""
        grid = Table.grid(padding=(0, 2))
        for place, option in enumerate(options):
            number, gain = Text(f"{place + 1:>3}", style=GOLD), Text(self.gain(option), "green")
            grid.add_row(number, self.say(option), gain, Text(option.text, style="dim"))
        return grid

    def line(self, place: int, option: Option) -> Text:
        """The same without the text, for long lists."""
        line = Text(f"{place + 1:>3}  ", style=GOLD)
        return line.append(self.say(option), "default").append(f"  {self.gain(option)}", "green")

    def gain(self, option: Option) -> str:
        gain = 0 if self.state.question.secret else worth(self.state, self.seat, option)
        return f"{gain:+}" if gain else ""

    def say(self, option: Option) -> str:
        return self.state.setup.game.voice.option(self.state.setup.content, option, self.words)

    def print(self, key: str, **values: object) -> None:
        self.console.print(self.words.say(key, **values))

    def read(self, prompt: str) -> str:
        line = self.console.input(Text(prompt, style="bold")).strip()
        if not sys.stdin.isatty():
            # A terminal shows what is typed; for lines out of a file, we do.
            self.console.print(line)
        return line

    # --- answers and commands

    def obey(self, line: str) -> None:
        """Take an answer or a command; anything else is explained."""
        command, _, rest = line.partition(" ")
        if command.casefold() in self.commands:
            self.commands[command.casefold()](rest.strip())
        elif line:
            self.answer(line)

    def answer(self, line: str) -> None:
        asked = self.open_question()
        option = None if asked is None else self.meant(line, asked.options)
        if asked is None or option is None:
            self.explain_unknown(line)
        elif option in asked.options:
            self.choose(option)
        else:
            self.explain_refusal(option)

    def open_question(self) -> Decision | None:
        """The question to this person, if there is one (not while a confirmation is asked)."""
        asked = [asked for asked in self.state.decisions if asked.seat == self.seat]
        return asked[0] if asked else None

    def meant(self, line: str, options: list[Option]) -> Option | None:
        """The option meant by its number in the list, its text, or the end of its text."""
        if line.isdigit():
            return options[int(line) - 1] if 1 <= int(line) <= len(options) else None
        ends = [option for option in options if option.text.partition(":")[2] == line]
        if len(ends) == 1:
            return ends[0]
        try:
            return self.state.setup.options.parse(line)
        except MalformedOption:
            return None

    def explain_unknown(self, line: str) -> None:
        asked = self.open_question()
        if asked is None:
            return
        options = asked.options
        self.print("unknown", text=line, count=len(options), example=options[0].text)

    def explain_refusal(self, option: Option) -> None:
        refusal = self.state.why(self.seat, option)
        assert refusal is not None
        why = self.state.setup.game.rules.explain(refusal, self.words.language)
        self.print("refused", option=self.say(option), why=why, rule=refusal.rule)

    def help(self, _: str) -> None:
        asked = self.open_question()
        example = asked.options[0].text if asked else ""
        if example:
            self.console.print("  " + self.words.say("help-answer", example=example))
        grid = Table.grid(padding=(0, 2))
        for name in (
            "why",
            "rule",
            "undo",
            *self.state.setup.game.stage.sheets,
            "log",
            "save",
            "quit",
        ):
            label = Text("  " + self.words.say(f"command-{name}"), style=GOLD)
            grid.add_row(label, self.words.say(f"help-{name}"))
        self.console.print(grid)

    def why(self, what: str) -> None:
        asked = self.open_question()
        if asked is None:
            self.print("why-nothing")
        elif not what:
            self.why_all(asked)
        elif (option := self.meant(what, asked.options)) is None:
            self.explain_unknown(what)
        elif option in asked.options:
            number = asked.options.index(option) + 1
            self.print("why-possible", option=self.say(option), number=number)
        else:
            self.explain_refusal(option)

    def why_all(self, asked: Decision) -> None:
        """All that is not possible among options of this kind, by the rule that forbids it."""
        verbs = {verb(option) for option in asked.options}
        forbidden: dict[tuple[str, str], list[str]] = {}
        for option in self.state.setup.options:
            refusal = self.state.why(self.seat, option) if verb(option) in verbs else None
            if refusal is not None:
                why = self.state.setup.game.rules.explain(refusal, self.words.language)
                forbidden.setdefault((refusal.rule, why), []).append(self.say(option))
        if not forbidden:
            self.print("why-nothing")
        for (rule, why), options in forbidden.items():
            self.print("refused", option=self.some(options), why=why, rule=rule)

    def some(self, options: list[str]) -> str:
        shown = ", ".join(options[:NAMED_AT_ONCE])
        more = len(options) - NAMED_AT_ONCE
        return f"{shown}, {self.words.say('why-more', count=more)}" if more > 0 else shown

    def rule(self, word: str) -> None:
        book, language = self.state.setup.game.rules, self.words.language
        found = search(book, word or self.state.question.rule, language)
        if not found:
            self.print("rule-none", word=word)
        elif len(found) <= NAMED_AT_ONCE:
            for rule in found:
                self.show_rule(rule)
        else:
            self.print("rule-several", word=word, count=len(found))
            self.console.print("  " + ", ".join(rule.id for rule in found))

    def show_rule(self, rule: Rule) -> None:
        title = Text(rule.title[self.words.language], style="bold")
        self.console.print(title.append(f"  {rule.id}", style="not bold dim"))
        self.console.print("  " + rule.text[self.words.language])

    def undo(self, _: str) -> None:
        """Take back the last real choice; a forced one goes with the choice before it."""
        state = self.state
        while state.can_undo(self.seat):
            state = state.undo(self.seat)
            if len(state.decision(self.seat).options) > 1:
                self.state = state
                self.told = len(state.log(self.seat))
                self.drawn = False
                self.print("undone")
                return
        self.print("undo-nothing")

    def log(self, _: str) -> None:
        show_events(self.console, self.state, self.words)

    def sheet(self, name: str) -> None:
        show_sheet(self.console, self.state, self.words, name)

    def save(self, file: str) -> None:
        if file:
            self.write(Path(file))
        else:
            self.print("save-needs-file", example=f"{self.state.setup.game.slug}.antre.json")

    def write(self, path: Path) -> None:
        """Keep the game; what cannot be written is told and does not end the game."""
        try:
            path.write_text(self.state.record.dumps(), encoding="utf-8")
            self.print("saved", file=str(path))
        except OSError as error:
            self.console.print(str(error))

    def quit(self, _: str) -> None:
        raise Leave


def verb(option: Option) -> str:
    return option.text.partition(":")[0]


def worth(state: State, seat: int, option: Option) -> int:
    """What an option changes at once in the own score, as far as the seat can know."""
    world = state.resample(seat, random.Random(0))
    before = world.scores[seat]
    world.play(seat, option)
    return world.scores[seat] - before
