"""What the one who opens the house may choose."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from antre.bots import LEVELS


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's data belong: XDG_DATA_HOME, or ~/.local/share."""
    given = environment.get("XDG_DATA_HOME", "")
    home = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return home / "antre"


@dataclass(frozen=True)
class Configuration:
    data: Path = field(default_factory=data_folder)
    database: str = ""  # empty: SQLite in the data folder
    web: Path = Path(__file__).parents[1] / "web"
    levels: tuple[str, ...] = tuple(LEVELS)  # the bots that guests may seat, and no others
    bot_workers: int = os.cpu_count() or 2  # they stand back for whatever else is to be done
    bot_seconds: float = 3.0  # what a bot may think about one answer
    bot_patience: float = 30.0  # the same and the time in the queue before it
    review_looks: int = 14  # choices that a review looks at twice, a second each
    bot_pause: float = 0.4  # so that people can follow what bots do
    clock: Callable[[], float] = time.time  # what time to think is counted by
    stand_in: str = "normal"  # who plays on for somebody who is absent
    heartbeat: float = 15.0  # seconds between signs of life on a stream
    idle: float = 600.0  # seconds after which a table nobody looks at leaves the memory
    limits: bool = True  # whether requests are rationed
    public_url: str = ""  # where people find the house, when that is not where it listens
    nearby_url: str = ""  # where the local network finds it, if it is open to that
    hosts: tuple[str, ...] = ()  # by which other names it may be called
    trusted_proxies: str = ""  # addresses and networks whose word on who asks is believed
    metrics: tuple[str, int] | None = None  # where figures for Prometheus can be read
    public_tables: bool = False  # whether tables may be offered to everybody who comes in
    webhooks: bool = True  # whether people may be called at an address of their own
    private_webhooks: bool = False  # also in private networks, and on this machine
    webhook_seconds: float = 10.0  # what such a call may take in all
    forget_after: float = 0.0  # days after which what nobody opens goes; 0: never
    finished_to: Path | None = None  # where finished games are then written; None: they stay

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'antre.db'}"

    @property
    def secure_cookies(self) -> bool:
        return self.public_url.startswith("https://")
