"""What is deployed: pinned by hash, the versions we test, and files that fit together."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from antre.cli import parser

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[a-z]+\])?==([^ ;]+)")
LOCKS = ("requirements.txt", "build-requirements.txt")


def lines(name: str) -> list[str]:
    """The requirements of a file, each with its continuation."""
    text = (ROOT / name).read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def pins(name: str) -> dict[str, str]:
    found = [PINNED.match(line) for line in lines(name)]
    return {canonical(match[1]): match[2] for match in found if match}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_everything_deployed_is_pinned_by_hash_and_comes_from_nowhere_in_particular(
    name: str,
) -> None:
    locked = lines(f"deploy/{name}")
    assert locked
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}", line) for line in locked)
    assert all(PINNED.match(line) for line in locked)
    assert "://" not in (ROOT / "deploy" / name).read_text()


def test_what_is_deployed_is_what_is_tested() -> None:
    tested, deployed = pins("constraints.txt"), pins("deploy/requirements.txt")
    assert {name: tested.get(name) for name in deployed} == deployed
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    assert {canonical(re.split(r"[\[<>=;]", one)[0].strip()) for one in wanted} <= deployed.keys()


def serve_arguments(words: list[str]) -> argparse.Namespace:
    """As the command line would take them."""
    return parser().parse_args(words)


def test_the_container_is_small_private_and_opens_the_house() -> None:
    text = (ROOT / "Dockerfile").read_text()
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert "/health" in last.partition("HEALTHCHECK")[2]
    words = re.search(r"^CMD (\[.*\])$", last, re.MULTILINE)
    assert words
    assert serve_arguments(yaml.safe_load(words[1])).data == Path("/data")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert all((ROOT / source).exists() for source in sources)
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    for source in sources:
        assert any(Path(source).match(line[1:]) for line in allowed if line.startswith("!"))


def test_the_services_fit_together() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    house = compose["services"]["antre"]
    words = [re.sub(r"\$\{[A-Z_]+[^}]*\}", "play.example.org", word) for word in house["command"]]
    args = serve_arguments(words)
    assert args.public_url == "https://play.example.org"
    assert args.trust_proxy == compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert "@postgres/" in house["environment"]["ANTRE_DATABASE"]
    caddy = compose["services"]["caddy"]
    assert caddy["environment"]["ANTRE_UPSTREAM"] == f"antre:{args.port}"
    assert all(name in compose["services"] for name in house["depends_on"])
    mounted = {volume.partition(":")[0] for one in compose["services"].values()
               for volume in one["volumes"] if not volume.startswith("./")}  # fmt: skip
    assert mounted == compose["volumes"].keys()
    assert "9100" not in str(caddy)


def test_the_unit_opens_the_house() -> None:
    unit = (ROOT / "deploy/antre.service").read_text().replace("\\\n", " ")
    started = re.search(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    assert started
    args = serve_arguments(shlex.split(started[1])[1:])
    assert args.data == Path("/var/lib/antre")
    assert args.trust_proxy == "127.0.0.1/32,::1/128"
    assert "StateDirectory=antre\n" in unit


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_find_the_house(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    assert "127.0.0.1:8765" in text
