"""Maender-Alkoor on a page.

The way by its stretches with the team and the Avatar on it, then the trial at hand, the Heroes by
board, what the team has and is after, and the Vils. The team sees all that anybody has seen, so it
is drawn from the table itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antre.core import page
from antre.core.drawing import GOLD
from antre.core.engine import Parts
from antre.games.alkoor.content.names import COLOURS, GREY_TOKEN, RED_TOKEN
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.content.tokens import TOKEN_NAMES, colour_of
from antre.games.alkoor.content.trials import INDIVIDUAL, VITALITY_STEP
from antre.games.alkoor.rules.chances import success_chance
from antre.games.alkoor.rules.heroes import attribute, vitality
from antre.games.alkoor.rules.objectives import concerned, objective, target, total
from antre.games.alkoor.rules.places import NO_SLOT
from antre.games.alkoor.rules.scoring import breakdown, steps_done
from antre.games.alkoor.rules.state import NOTHING, UNSEEN, Alkoor
from antre.games.alkoor.terminal import signs
from antre.games.alkoor.words.captions import Captions, joined
from antre.games.alkoor.words.missions import missions
from antre.games.alkoor.words.sentences import say_slot
from antre.games.alkoor.words.standing import say_countdown, say_distance, say_turn

if TYPE_CHECKING:
    from antre.core.words import Words

NAME = 26
FIGURES = ("gems-head", "dilemmas-head", "tokens-head")


def draw(state: Alkoor, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
    """The table, or the Heroes with all they can do, as `seat` sees them."""
    parts = [breakdown(state) for _ in range(state.setup.seats)]
    drawn = Page(state, seat, words, width, parts)
    return drawn.hero_sheet() if sheet == "heroes" else drawn.table()


class Page(page.Page):
    """Maender-Alkoor on a page."""

    label_width = 13

    def __init__(self, state: Alkoor, seat: int, words: Words, width: int, parts: Parts) -> None:
        super().__init__(state, seat, words, width, parts)
        self.state = state
        self.box = state.box
        self.captions = Captions(state.box, words)
        self.letters = [words.say(f"letter-{colour}") for colour in COLOURS]

    def table(self) -> RenderableType:
        say = self.words.say
        return Group(
            self.heading(Text(self.moment())),
            *self.way(), self.legend(),
            *self.trial(),
            self.rule(say("table-heroes")), self.heroes(),
            self.rule(say("table-goods")), self.seat_table(map(say, FIGURES), ()),
            *self.boards(), *self.quest(),
            self.rule(say("table-vils")), *self.vils(),
        )  # fmt: skip

    def moment(self) -> str:
        turn, far = say_turn(self.state, self.captions), say_distance(self.state, self.captions)
        if self.state.over or self.state.turn == 0:
            return turn
        return joined((turn, far, say_countdown(self.state, self.captions)))

    # The way.

    def way(self) -> list[Table]:
        """A line for each stretch, which ends with its Zone; the corridor; the Rooms."""
        path = self.box.path
        ends = (*path.zones, path.door)
        rows = []
        for number, end in enumerate(ends):
            first = CITY if number == 0 else ends[number - 1] + 1
            said = say_slot(self.box, number, self.words)
            rows.append(self.row(said, self.spaces(range(first, end + 1))))
        rows.append(self.row(self.words.say("place-corridor"), self.spaces(path.corridor)))
        return [*rows, self.row(self.words.say("rooms-title"), self.rooms())]

    def row(self, said: str, text: Text) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=22, style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(said, text)
        return grid

    def spaces(self, spaces: range) -> Text:
        return Text("  ").join(map(self.space, spaces))

    def space(self, space: int) -> Text:
        """Its number, what it is, what lies there, and who stands there."""
        state, path = self.state, self.box.path
        line = Text(str(space))
        if space in path.chance_spaces:
            line.append(signs.CHANCE, style=GOLD)
        if space in path.crossroads:
            line.append(signs.CROSS, style="dim")
        token = state.tokens[space]
        if token != NOTHING:
            colour = token - UNSEEN if token >= UNSEEN else colour_of(token)
            line.append(signs.TOKENS[colour], style=signs.TOKEN_STYLES[colour])
        slot = self.box.places.slot_at[space]
        if slot != NO_SLOT:
            line.append(signs.CARDS * self.state.slot_count[slot], style="bold")
        if self.box.places.facing[state.pawn] == space:
            line.append(signs.TEAM, style=signs.TEAM_STYLE)
        if state.avatar == space:
            line.append(signs.AVATAR, style=signs.AVATAR_STYLE)
        return line

    def rooms(self) -> Text:
        """Those that are known, with the step they are for; the others by their number."""
        state, box = self.state, self.box
        found = []
        for slot, room in enumerate(state.rooms):
            line = Text(f"{slot + 1}\u00a0")
            if room == NOTHING:
                line.append("?", style="dim")
            else:
                line.append(self.captions.hazard(box.first_room + room).replace(" ", "\u00a0"))
                line.append("\u00a0" + "I" * (box.rooms[room].step + 1), style=GOLD)
                line.append(signs.DONE if state.rooms_done >> room & 1 else "", style="bold")
            if state.pawn == box.places.first_room + slot:
                line.append(signs.TEAM, style=signs.TEAM_STYLE)
            found.append(line)
        return Text("  ").join(found)

    def legend(self) -> Table:
        say = self.words.say
        shown = [
            (signs.TEAM, say("piece-team")), (signs.AVATAR, say("piece-avatar")),
            (signs.CHANCE, say("place-chance")), (signs.CROSS, say("place-shortcut")),
            (signs.CARDS, say("sign-cards")),
            *zip(signs.TOKENS, (say("token-green"), say("token-red"), say("token-grey")),
                 strict=True),
        ]  # fmt: skip
        line = Text("  ".join(f"{sign}\u00a0{word}" for sign, word in shown), style="dim")
        return self.labelled("legend", line)

    # The trial at hand.

    def trial(self) -> list[RenderableType]:
        state = self.state
        if state.trial == NOTHING or not state.team or state.over:
            return []
        lines = [self.labelled("table-trial", Text(self.asked()))]
        if state.dice:
            dice = Text(" ".join(map(str, state.dice)) + f" = {total(state)}", style="bold")
            lines.append(self.labelled("dice-head", dice))
        if state.monsters:
            met = ", ".join(self.captions.unforeseen(card) for card, _ in state.monsters)
            lines.append(self.labelled("monsters-head", Text(met)))
        return [self.rule(self.captions.hazard(state.trial)), *lines]

    def asked(self) -> str:
        """What is to be reached, by whom, and how likely that is."""
        say, asked = self.words.say, objective(self.state)
        if asked.kind == VITALITY_STEP:
            return say("objective-vitality_step")
        one = asked.kind == INDIVIDUAL
        name = say(f"attribute-{COLOURS[asked.colour]}")
        key = "table-stars-asked" if one else "table-points-asked"
        hero = concerned(self.state) if one else NOTHING
        share = None if self.state.dice else success_chance(self.state)
        chance = "" if share is None else f"{say('table-chance')} {100 * share:.0f}\u202f%"
        who = "" if hero == NOTHING else self.captions.hero(hero)
        return joined((say(key, attribute=name, least=target(self.state)), who, chance))

    # Heroes.

    def heroes(self) -> Table:
        grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("", width=2)
        grid.add_column("", width=NAME, no_wrap=True)
        for number, letter in enumerate(self.letters):
            grid.add_column(Text(letter, style=signs.GEM_STYLES[number]), justify="right")
        grid.add_column(self.words.say("vitality-head"), no_wrap=True)
        grid.add_column(self.words.say("gear-head"))
        for slot, hero in enumerate(self.state.team):
            grid.add_row(*self.hero_row(slot, hero))
        return grid

    def hero_row(self, slot: int, hero: int) -> list[Text]:
        state, named = self.state, self.captions.hero(hero)
        lit = state.destiny == slot + 1
        gear = ", ".join(map(self.captions.item, state.worn[slot]))
        if stored := len(state.stored[slot]):
            gear = joined((gear, self.captions.say("table-bag", count=stored)))
        values = [
            Text(str(attribute(state, slot, number)), style=style)
            for number, style in enumerate(signs.GEM_STYLES)
        ]
        return [
            Text(f"{slot + 1}{'*' if lit else ''}", style=f"bold {GOLD}" if lit else "dim"),
            Text(named[:NAME]), *values,
            signs.hearts(vitality(state, slot), self.box.heroes[hero].vitality), Text(gear),
        ]  # fmt: skip

    def hero_sheet(self) -> RenderableType:
        """Every Hero of the team in words: who, which skills, which Equipment."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=22)
        grid.add_column()
        for slot, hero in enumerate(self.state.team):
            can = [
                f"{self.captions.skill(number)} – {self.captions.skill_hint(number)}"
                for number in self.box.heroes[hero].skills
            ]
            has = [
                f"{self.captions.item(item)} – {self.captions.item_words(item)}"
                for item in (*self.state.worn[slot], *self.state.stored[slot])
            ]
            said = "\n".join((self.captions.kind(hero), *can, *has))
            grid.add_row(Text(self.captions.hero(hero), style="bold"), said)
        return Group(self.rule(self.words.say("table-heroes")), grid)

    # What the team has.

    def seat_row(self, seat: int) -> list[Text]:
        state = self.state
        asked = seat in self.view["waiting"]
        name = Text(f"{'▸' if asked else ' '}{seat} {self.words.name(seat)[:12]}")
        name.stylize(f"bold {GOLD}" if asked else "")
        boards = state.boards_of(seat)
        figures = [
            sum(map(state.board_gems, boards)), sum(len(state.dilemmas[b]) for b in boards),
            sum(len(state.held[b]) for b in boards),
        ]  # fmt: skip
        return [name, Text(str(self.score(seat)), style="bold"), *(Text(str(n)) for n in figures)]

    def boards(self) -> list[Table]:
        return [self.row(self.board_name(board), self.board(board)) for board in
                range(self.state.boards)]  # fmt: skip

    def board_name(self, board: int) -> str:
        who = self.words.name(self.state.seat_of(board))[:12]
        return joined((who, self.words.say("table-board", number=board + 1)))

    def board(self, board: int) -> Text:
        """Its gems by colour, then what is held on it."""
        line = self.gems(self.state.gems[5 * board : 5 * board + 5])
        held = [self.captions.unforeseen(card) for card in self.state.dilemmas[board]]
        kinds = (TOKEN_NAMES[token].partition("-")[2] for token in self.state.held[board])
        held += [self.captions.named("token", kind) for kind in kinds]
        return line.append("  " + ", ".join(held) if held else "")

    def gems(self, counts: list[int]) -> Text:
        shown = enumerate(zip(self.letters, counts, strict=True))
        return Text(" ").join([signs.gem(letter, n, number) for number, (letter, n) in shown])

    def quest(self) -> list[Table]:
        state = self.state
        if state.quest == NOTHING:
            return []
        rows = [self.row(self.words.say("card-quest"), self.missions(state.quest, False))]
        if state.pouch:
            won = ", ".join(map(self.captions.card, state.pouch))
            rows.append(self.row(self.words.say("table-pouch"), Text(won)))
        return rows

    def missions(self, number: int, vils: bool) -> Text:
        """A Quest: how many of its steps are done, and its missions with those that are met."""
        quest = self.box.quests[number]
        done = self.state.notch if vils else steps_done(self.state)
        line = Text(self.captions.named("quest", quest.id), style="bold").append(f" {done}/3")
        for said, worth, met in missions(self.state, self.captions, quest, vils):
            line.append(f"\n{signs.DONE if met else '-'} {said} {worth}", style="not bold")
        return line

    # The Vils.

    def vils(self) -> list[Table]:
        state, say = self.state, self.words.say
        if state.vils_quest == NOTHING:
            return [self.row(say("gems-head"), self.gems(state.vils_gems))]
        tokens = [
            f"{say(key)} {sum(colour_of(token) == colour for token in state.vils_tokens)}"
            for colour, key in ((RED_TOKEN, "token-red"), (GREY_TOKEN, "token-grey"))
        ]
        pile = len(state.vils_pile) + sum(state.vils_down)
        return [
            self.row(say("card-quest"), self.missions(state.vils_quest, True)),
            self.row(say("gems-head"), self.gems(state.vils_gems)),
            self.row(say("tokens-head"), Text(", ".join(tokens))),
            self.row(say("piece-pile"), Text(self.captions.say("table-cards", count=pile))),
        ]
