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
    with server(tmp_path_factory.mktemp("data")) as (port, _):
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
        f"GET {at}/stream", f"GET {at}/record", "GET /api/rules/{game}", f"POST {at}/settings",
        f"POST {at}/play-on", f"POST {at}/token", "POST /api/logout/others",
        "POST /api/account/password", "POST /api/me/delete",
    }  # fmt: skip


def test_the_description_tells_how_to_leave_definitions_out(description: dict[str, Any]) -> None:
    asked = description["paths"]["/api/tables/{id}/scene"]["get"]["parameters"]
    defs = next(parameter for parameter in asked if parameter["name"] == "defs")
    assert (defs["schema"]["type"], defs["schema"]["default"]) == ("boolean", True)
    assert "0" in defs["description"]


def test_the_description_names_no_path_of_this_machine(description: dict[str, Any]) -> None:
    assert str(Path.home()) not in json.dumps(description)


def name_real_things(case: Any, table: str, game: bool) -> None:
    """What is made up at random would never meet a table or a game."""
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table
    for part in (case.path_parameters, case.body):
        if game and isinstance(part, dict) and "game" in part:
            part["game"] = "nidavellir"


def test_no_request_breaks_the_house(port: int) -> None:
    """Requests made from the schema, good and bad; a real table stands at the address they name."""
    caller = Caller(port)
    table = caller.lay(2)
    cookie = caller.headers["Cookie"]
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/openapi.json")
    session, tried = requests.Session(), 0
    for result in schema.exclude(path_regex="/(stream|logout|others|delete)$").get_all_operations():
        operation: Any = cast("Any", result).ok()

        @settings(
            max_examples=16,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(*(operation.as_strategy(mode) for mode in GenerationMode)))
        def attempt(case: Any) -> None:
            nonlocal tried
            tried += 1
            name_real_things(case, table, tried % 3 > 0)
            reply = case.call(headers={"X-Antre": "1", "Cookie": cookie}, session=session)
            case.validate_response(reply, checks=CHECKS)

        attempt()
    assert tried > 100
    session.close()
    caller.close()
