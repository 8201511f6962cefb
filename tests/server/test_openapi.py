"""The described interface is the real one, and no request of its shape breaks the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from antre.server.app import create_app
from antre.server.configuration import Configuration
from tests.server.processes import Caller, server

# No request breaks the house, and every reply is the one that was described.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(tmp_path_factory.mktemp("data"), program=UNRATIONED) as (port, _):
        yield port


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    app = create_app(Configuration(data=tmp_path_factory.mktemp("described")))
    described: dict[str, Any] = app.openapi()
    app.state.house.storage.close()
    return described


def test_every_request_of_the_contract_is_described(description: dict[str, Any]) -> None:
    described = {
        f"{method.upper()} {path}"
        for path, methods in description["paths"].items()
        for method in methods
    }
    at = "/api/tables/{id}"
    assert described >= {
        "GET /api/games", "GET /api/me", "PUT /api/me", "POST /api/account", "POST /api/login",
        "POST /api/logout", "POST /api/tables", f"GET {at}", f"POST {at}/join",
        f"POST {at}/leave", f"POST {at}/start", f"POST {at}/rematch", f"POST {at}/chat",
        f"POST {at}/replace", f"POST {at}/return", f"POST {at}/decide", f"POST {at}/undo",
        f"POST {at}/why", f"GET {at}/seat/{{seat}}", f"GET {at}/scene", f"GET {at}/scene.svg",
        f"GET {at}/card.png", f"GET {at}/stream", f"GET {at}/record", "GET /api/rules/{game}",
        f"POST {at}/settings",
        f"POST {at}/play-on", f"POST {at}/word", f"GET {at}/verify", f"POST {at}/token",
        f"POST {at}/move", f"GET {at}/invitation.svg",
        f"GET {at}/review", f"POST {at}/review", f"POST {at}/again", f"POST {at}/what-if",
        f"POST {at}/concede", f"POST {at}/pause", f"POST {at}/agree-pause", f"POST {at}/clock",
        "POST /api/logout/others", "POST /api/account/password", "POST /api/me/delete",
        "GET /api/me/webhook", "PUT /api/me/webhook", "POST /api/me/webhook/try",
        "POST /api/me/webhook/secret", "POST /api/me/webhook/delete",
    }  # fmt: skip


def test_the_description_tells_how_to_be_sent_only_new_faces(description: dict[str, Any]) -> None:
    asked = description["paths"]["/api/tables/{id}/scene"]["get"]["parameters"]
    drawn = next(parameter for parameter in asked if parameter["name"] == "drawn")
    assert drawn["schema"]["default"] == ""
    assert "faces" in drawn["description"]


def test_the_description_names_no_path_of_this_machine(description: dict[str, Any]) -> None:
    assert str(Path.home()) not in json.dumps(description)


class Place:
    """A table that is really there, and a guest who sits on all its chairs."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller = caller
        self.table = table
        self.status = self.look()["status"]

    @property
    def whole(self) -> bool:
        """Is it still as it was laid?"""
        self.caller.close()
        status, seen = self.caller.ask("GET", f"/api/tables/{self.table}")
        return status == 200 and (seen["status"], len(seen["you"])) == (self.status, 2)

    def look(self) -> Any:
        return self.caller.ok("GET", f"/api/tables/{self.table}")

    def asked(self, seat: int) -> Any:
        """What is asked of a seat, with an answer that is allowed."""
        status, told = self.caller.ask("GET", f"/api/tables/{self.table}/seat/{seat}")
        return told["asked"] if status == 200 else None

    def name(self, case: Any, number: int) -> None:
        """What is made up at random would never meet a table, a seat, a game or an answer."""
        # The line may have been idle for longer than the server keeps one.
        self.caller.close()
        seat = number % 2
        if case.operation.path.startswith("/api/books"):
            self.name_book(case)
            return
        parts = [case.path_parameters, case.query, case.body]
        for part in (part for part in parts if isinstance(part, dict)):
            real = {"id": self.table, "game": "nidavellir", "seat": seat, "url": NOBODYS}
            part.update({name: value for name, value in real.items() if name in part})
            if "invite" in part:
                part["invite"] = self.look()["invite"]
            if "options" in part and (asked := self.asked(seat)):
                part.update(options=[asked["options"][0]["option"]], number=asked["number"])
            if "option" in part and (asked := self.asked(seat)):
                part["option"] = asked["options"][0]["option"]

    def name_book(self, case: Any) -> None:
        """The same of a book: one of mine, or a game that earns something, or a whole file."""
        books = self.caller.ok("GET", "/api/books")["books"]
        if not books:
            books = [self.caller.ok("POST", "/api/books", {"game": CAMPAIGN})]
        if "id" in case.path_parameters:
            case.path_parameters["id"] = books[0]["book"]
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = CAMPAIGN
        if case.operation.path.endswith("/bring"):
            empty = {"campaign": 1, "game": CAMPAIGN, "title": "", "begun": 0, "pages": []}
            case.body = empty


def finished(port: int) -> Place:
    place = playing(caller := Caller(port))
    while waiting := place.look()["waiting"]:
        asked = place.asked(waiting[0])
        answer = {"options": [asked["options"][0]["option"]], "number": asked["number"]}
        path = f"/api/tables/{place.table}/decide"
        caller.ok("POST", path, {"seat": waiting[0], **answer})
    return Place(caller, place.table)


def playing(caller: Caller) -> Place:
    return Place(caller, caller.lay(2))


def gathering(caller: Caller) -> Place:
    chairs = [{"kind": "me"}, {"kind": "hot", "name": "Léa"}, {"kind": "open"}]
    laid = caller.ok("POST", "/api/tables", {"game": "nidavellir", "chairs": chairs})
    return Place(caller, laid["table"])


CAMPAIGN = "alkoor"
NOBODYS = "http://127.0.0.1/"  # an address that is refused before anything is sent
# What is answered to somebody who has met nothing at all.
NOWHERE = {400, 404, 405, 413, 429}
UNRATIONED = (str(Path(__file__).with_name("unrationed.py")),)
# Attempts at passwords take long: each kind of request tries a few.
SLOW = {"POST /api/account", "POST /api/login", "POST /api/account/password"}


def attempts(operation: Any, places: list[Place], session: requests.Session) -> list[int]:
    """Requests of one kind, good and bad, at each of the places; the statuses of the replies."""
    statuses: list[int] = []

    @settings(
        max_examples=5 if operation.label in SLOW else 16,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(*(operation.as_strategy(mode) for mode in GenerationMode)))
    def attempt(case: Any) -> None:
        number = len(statuses)
        place = places[number % len(places)]
        if number % 5 != 4:
            place.name(case, number)
        cookie = place.caller.headers["Cookie"]
        reply = case.call(headers={"X-Antre": "1", "Cookie": cookie}, session=session)
        statuses.append(reply.status_code)
        case.validate_response(reply, checks=CHECKS)

    attempt()
    return statuses


def test_no_request_breaks_the_house(port: int) -> None:
    """Requests made from the schema; the tables, seats, answers and invitations they name are real,
    so that each kind of request gets as far as a table at least once."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/openapi.json")
    session, over, caller = requests.Session(), finished(port), Caller(port)
    lobby, game = gathering(caller), playing(caller)
    met: dict[str, list[int]] = {}
    for result in schema.exclude(path_regex="/(stream|logout|others|delete)$").get_all_operations():
        operation: Any = cast("Any", result).ok()
        lobby = lobby if lobby.whole else gathering(caller)
        game = game if game.whole else playing(caller)
        met[operation.label] = attempts(operation, [lobby, game, over], session)
    for closing in (over.caller, caller, session):
        closing.close()
    assert sum(map(len, met.values())) > 100
    assert [label for label, statuses in met.items() if set(statuses) <= NOWHERE] == []
