"""Parts of the lab that need packages which are not always installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from antre.core.errors import AntreError


class MissingExtra(AntreError, ImportError):
    """A package is missing that this part of the lab needs."""


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Turn a missing package into the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "antre").partition(".")[0]
        if missing == "antre":
            raise
        raise MissingExtra(
            f'{what} needs the package {missing}; install it with: pip install "antre[{extra}]"'
        ) from error
