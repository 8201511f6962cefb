"""The modules of the client: who may import whom. Imports for types alone count as well."""

from __future__ import annotations

import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import antre

WEB = Path(antre.__file__).parent / "web"
SCRIPTS = WEB / "js"
# What comes later may import what comes before, never the other way round.
FOLDERS = ("lib", "scene", "question", "table", "pages")
TYPES = "types.d.ts"
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*"([^"]+)\"""")
MODULES = sorted(str(path.relative_to(SCRIPTS)) for path in SCRIPTS.rglob("*.[jt]s"))


@cache
def imports(module: str) -> list[str]:
    """The modules that a module names, as paths from the folder of all modules."""
    path = SCRIPTS / module
    found = IMPORTED.findall(path.read_text(encoding="utf-8"))
    return [str((path.parent / each).resolve().relative_to(SCRIPTS.resolve())) for each in found]


def entries() -> list[str]:
    """What the page itself loads."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    return re.findall(r'<script[^>]* src="/js/([^"]+)"', page)


def height(module: str) -> int:
    folder, slash, _ = module.partition("/")
    return FOLDERS.index(folder) if slash else len(FOLDERS)


@pytest.mark.parametrize("module", MODULES)
def test_what_is_imported_is_there(module: str) -> None:
    assert not set(imports(module)) - set(MODULES)


def test_no_import_leads_back_to_where_it_began() -> None:
    TopologicalSorter({module: imports(module) for module in MODULES}).prepare()


@pytest.mark.parametrize("module", MODULES)
def test_folders_import_one_way(module: str) -> None:
    wrong = [each for each in imports(module) if each != TYPES and height(each) > height(module)]
    assert not wrong, f"{module} must not import {wrong}"


def test_nothing_imports_what_the_page_loads() -> None:
    loaded = set(entries())
    assert not [module for module in MODULES if loaded & set(imports(module))]


def test_every_module_is_used() -> None:
    seen: set[str] = set()
    ahead = entries()
    while ahead:
        module = ahead.pop()
        if module not in seen:
            seen.add(module)
            ahead += imports(module)
    assert seen == set(MODULES)
