"""Founding workshops on the empty sites beside the tunnel just dug."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.grid import cell_name
from antre.games.hall.content.options import Found, Plain, Site
from antre.games.hall.rules import events
from antre.games.hall.rules.state import NOTHING, Hall


class Founding(Step[Hall]):
    """Offer a workshop for each of these sites that is empty, while workshops last."""

    __slots__ = ("seat", "sites")

    def __init__(self, seat: int, sites: tuple[int, ...]) -> None:
        self.seat = seat
        self.sites = sites

    def run(self, state: Hall) -> None:
        sites = empty(state, self.sites)
        if not sites or not any(state.workshop_supply):
            return
        if len(sites) == 1:
            state.stack.append(FoundWorkshop(self.seat, sites, sites[0]))
        else:
            state.stack.append(ChooseSite(self.seat, sites))


def empty(state: Hall, sites: tuple[int, ...]) -> tuple[int, ...]:
    number = state.board.site_number
    return tuple([site for site in sites if state.workshops[number[site]] == NOTHING])


class ChooseSite(SeatQuestion[Hall, Site | Plain]):
    """Several empty sites are beside the tunnel: which one first?"""

    __slots__ = ("sites",)
    rule = "found.several"

    def __init__(self, seat: int, sites: tuple[int, ...]) -> None:
        self.seat = seat
        self.sites = sites

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*(state.content.site[site] for site in self.sites), state.content.done]

    def apply(self, state: Hall, seat: int, option: Site | Plain) -> None:
        if isinstance(option, Site):
            state.stack.append(FoundWorkshop(seat, self.sites, option.cell))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Site):
            return Refusal("found.offer", where=cell_name(option.cell))
        return Refusal("ruling.dig-order")


class FoundWorkshop(SeatQuestion[Hall, Found | Plain]):
    """Take a workshop of the supply for a site, or leave the site empty."""

    __slots__ = ("site", "sites")
    rule = "found.offer"

    def __init__(self, seat: int, sites: tuple[int, ...], site: int) -> None:
        self.seat = seat
        self.sites = sites
        self.site = site

    def options(self, state: Hall, seat: int) -> list[Option]:
        found = state.content.found
        options: list[Option] = [
            found[workshop] for workshop, left in enumerate(state.workshop_supply) if left
        ]
        options.append(state.content.none)
        return options

    def apply(self, state: Hall, seat: int, option: Found | Plain) -> None:
        others = tuple([site for site in self.sites if site != self.site])
        if others:
            state.stack.append(Founding(seat, others))
        if isinstance(option, Found):
            found(state, seat, option.workshop, self.site)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Found):
            return Refusal("found.shortage", what=state.content.workshop_name[option.workshop])
        return Refusal("ruling.dig-order")


def found(state: Hall, seat: int, workshop: int, site: int) -> None:
    supply, workshops = list(state.workshop_supply), list(state.workshops)
    supply[workshop] -= 1
    workshops[state.board.site_number[site]] = workshop
    state.workshop_supply, state.workshops = tuple(supply), tuple(workshops)
    state.tell(events.Found, seat, workshop, site)
