"""Imagined worlds as bytes, for their way to a worker.

Parts that every process has (the set-up, the edition, the options) travel by name.
"""

from __future__ import annotations

import io
import json
import pickle
from functools import lru_cache
from typing import Any

from antre.core.content import Content
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State


class WorldPickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.setup = setup

    def persistent_id(self, value: Any) -> Any:
        if isinstance(value, Setup):
            return "setup"
        if isinstance(value, Content):
            return "content"
        if isinstance(value, Option):
            return value.index
        return None


class WorldUnpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_load(self, name: Any) -> Any:
        if name == "setup":
            return self.setup
        return self.setup.content if name == "content" else self.setup.options.parse(name)


def pack(world: State) -> bytes:
    setup, file = world.setup, io.BytesIO()
    own = setup.game.edition().digest == setup.content.digest
    settings = json.dumps(setup.settings, sort_keys=True)
    edition = None if own else setup.content.text
    pickle.dump((setup.game.slug, setup.seats, settings, setup.rules, edition), file)
    WorldPickler(file, setup).dump(world)
    return file.getvalue()


def unpack(data: bytes) -> State:
    file = io.BytesIO(data)
    setup = setup_of(*pickle.load(file))
    world = WorldUnpickler(file, setup).load()
    assert isinstance(world, State)
    return world


@lru_cache(maxsize=64)
def setup_of(slug: str, seats: int, settings: str, rules: str, edition: str | None) -> Setup:
    """The set-up of a world, its settings as JSON; without the text of an edition, our own."""
    game = find(slug)
    content = None if edition is None else game.read_edition(edition)
    return Setup.of(game, seats, json.loads(settings), content, rules)
