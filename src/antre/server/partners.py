"""What those who win or lose together tell each other beside the game; nothing of it is stored.

A partner may propose an option of a question that somebody else is asked, point at something, or
give a sign. Nobody learns anything by it: who proposes chooses among the options that the owner
would have in a world that the proposer could not tell from the real one, and each is told only of
proposals that they could have made themselves, or take.
"""

from __future__ import annotations

import random
from typing import Any

from antre.core.event import SPECTATOR
from antre.core.rule import LANGUAGES
from antre.core.state import State
from antre.server.errors import Denied
from antre.server.happening import Proposal
from antre.server.table import Table
from antre.server.words import call_by_name, named_words, words_for

Json = dict[str, Any]
SIGNS = ("good", "wait", "thanks", "ouch", "yours", "hurray")


def partners_of(table: Table, seat: int) -> list[int]:
    """The others who win or lose with a seat."""
    if table.stopped is not None or not 0 <= seat < table.seats:
        return []
    return [other for other in table.setup.side_of(seat) if other != seat]


def check_partner(table: Table, seat: int) -> State:
    """A seat that has partners in a game that is played; its state."""
    if not partners_of(table, seat):
        raise Denied(409, "no-partners")
    if table.match is None or table.finished or table.beat is not None:
        raise Denied(409, "not-asked")
    return table.match.state


def world_of(table: Table, seat: int) -> State:
    """A world that a seat cannot tell from the real one; the same until something happens."""
    assert table.match is not None
    return table.match.state.resample(seat, random.Random(f"{table.id} {table.number} {seat}"))


def known_options(table: Table, seat: int, owner: int) -> list[str]:
    """The options of `owner` as far as `seat` can know them."""
    assert table.match is not None
    state = table.match.state
    if state.over or owner not in state.waiting:
        return []
    if seat == owner:
        return [option.text for option in state.decision(owner).options]
    if owner not in partners_of(table, seat) or state.question.secret:
        return []
    world = world_of(table, seat)
    return [option.text for option in world.decision(owner).options]


def bots_beside(table: Table, owner: int) -> list[int]:
    """The bots among the partners of a seat."""
    return [seat for seat in partners_of(table, owner) if table.chairs[seat].bot]


def open_number(table: Table, seat: int, owner: int) -> int:
    """The number of what `owner` is asked, where a partner may propose an answer."""
    state = check_partner(table, seat)
    if owner not in partners_of(table, seat) or owner not in state.waiting:
        raise Denied(409, "not-asked")
    if state.question.secret:
        raise Denied(409, "secret")
    return state.decision(owner).number


def open_question(table: Table, seat: int, owner: int, shape: str, language: str) -> Json:
    """What `owner` is asked, for a partner who wants to propose something."""
    open_number(table, seat, owner)
    game = table.setup.game
    words = named_words(game, language, seat, table.names)
    drawn = game.stage.scene(world_of(table, seat), owner, words, shape)
    assert drawn.question is not None
    return {**drawn.question, "plan": None, "lay": None, "confirm": False}


def proposal(table: Table, seat: int, owner: int, option: str, number: int) -> Proposal:
    """What a partner proposes; refused where it is none of the options that can be known."""
    question = open_question(table, seat, owner, "wide", "en")
    if number != question["number"]:
        raise Denied(409, "stale")
    offered = {each["option"]: each.get("piece") for each in question["options"]}
    known = known_options(table, seat, owner)
    if option not in known:
        raise Denied(409, "not-offered", allowed=known)
    return Proposal(seat, owner, option, offered.get(option), {})


def reason_of(table: Table, world: State, owner: int, text: str) -> dict[str, str]:
    """Why a bot proposes an option, in both languages; nothing where its judge has no reason."""
    game, option = table.setup.game, table.setup.options.parse(text)
    found = game.judge.reason(world, owner, option)
    if found is None:
        return {}
    key, values = found
    return {
        language: words_for(game, language, SPECTATOR).say(key, **values) for language in LANGUAGES
    }


# --- signs, as they travel between processes


def sign_of(made: Proposal, number: int) -> Json:
    return {"kind": "proposal", "number": number, **made._asdict()}


def withdrawal(seat: int) -> Json:
    return {"kind": "proposal", "seat": seat, "option": None}


def take_sign(table: Table, sign: Json) -> Json | None:
    """Note a sign, and what listeners are told of it; None where it comes too late."""
    if sign["kind"] != "proposal":
        return sign
    seat, option = sign["seat"], sign["option"]
    if option is None:
        table.proposals.pop(seat, None)
    else:
        state = None if table.match is None else table.match.state
        owner = sign["owner"]
        if state is None or state.over or owner not in state.waiting:
            return None
        if state.decision(owner).number != sign["number"]:
            return None
        table.proposals[seat] = Proposal(seat, owner, option, sign["piece"], sign["reason"])
    return {"kind": "proposal", "seat": seat}


def hearers(table: Table, sign: Json) -> list[int]:
    """Who is told: of a proposal, partners; else everybody, for all see what is meant."""
    if sign["kind"] == "proposal":
        return list(table.setup.side_of(sign["seat"]))
    return [SPECTATOR, *range(table.seats)]


def tell_proposals(table: Table, seat: int, language: str) -> list[Json]:
    """The proposals that a seat may know of, in its language."""
    if not table.proposals or seat == SPECTATOR:
        return []
    game, told = table.setup.game, []
    words = words_for(game, language, seat)
    for each in table.proposals.values():
        if each.option in known_options(table, seat, each.owner):
            option = table.setup.options.parse(each.option)
            label = game.voice.option(table.setup.content, option, words)
            told.append(
                {
                    "seat": each.seat,
                    "owner": each.owner,
                    "option": each.option,
                    "piece": each.piece,
                    "label": call_by_name(label, table.calls[language]),
                    "reason": call_by_name(each.reason.get(language, ""), table.calls[language]),
                }
            )
    return told


def check_piece(table: Table, seat: int, piece: str) -> None:
    """One can point at what everybody sees."""
    state = check_partner(table, seat)
    game = table.setup.game
    words = named_words(game, "en", SPECTATOR, table.names)
    for shape in ("wide", "tall"):
        drawn = game.stage.scene(state, SPECTATOR, words, shape)
        if any(piece == each.id for zone in drawn.zones for each in zone.pieces):
            return
    raise Denied(409, "no-piece")
