"""Open the house: find a free port, say where, show the page, and serve until Ctrl-C."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import uvicorn

from antre.core.errors import AntreError
from antre.server.app import create_app
from antre.server.arguments import PORT
from antre.server.configuration import Configuration
from antre.server.house import House
from antre.server.sole import claim
from antre.server.wire import Wire, cut_the_stuck

LOG = logging.getLogger("antre.server")
PORTS_TRIED = 100
EVERYWHERE = ("0.0.0.0", "::")
# An address that is nobody's: nothing is sent there.
FAR = ("192.0.2.1", 9)
SWEEP = 20  # ticks of a tenth of a second between two looks at stuck lines


class NoPort(AntreError):
    """Nothing can be heard at this address."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str = "",
    open_browser: bool = True,
    configuration: Configuration | None = None,
) -> None:
    """Serve until told to stop; without a port, the first free one from 8765 on."""
    configuration = configuration or Configuration()
    if data is not None:
        configuration = replace(configuration, data=data)
    if database:
        configuration = replace(configuration, database=database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    raise_file_limit()
    sock = bind(host, port)
    number = sock.getsockname()[1]
    address = f"http://{shown(host)}:{number}/"
    if host in EVERYWHERE and (near := nearby_address()):
        configuration = replace(configuration, nearby_url=f"http://{near}:{number}")
    sole = claim(configuration.database_url)
    app = create_app(configuration)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # addresses can hold invitations
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=75,
        http=Wire,
        ws="none",
    )
    calm_collector()
    server = Server(config, app.state.house)
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, leave)
    print(f"Antre is open at {address}  (Ctrl-C to close)", flush=True)  # noqa: T201
    if configuration.nearby_url:
        print(f"In your network it is {configuration.nearby_url}/", flush=True)  # noqa: T201
    if configuration.secure_cookies and not configuration.trusted_proxies:
        LOG.warning("all who come by the proxy share one ration: say --trust-proxy")
    if open_browser and has_screen():
        threading.Thread(target=show, args=(server, address), daemon=True).start()
    server.run(sockets=[sock])
    if sole is not None:
        sole.release()


class Server(uvicorn.Server):
    """Streams would go on for ever: when the house closes, they end first.

    And whoever holds a line without using it loses it.
    """

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == 0:
            cut_the_stuck(list(self.server_state.connections))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.dismiss()
        await super().shutdown(sockets)


def leave(number: int, frame: object) -> None:
    """The server hands its signals on when all is closed: told to stop, we end well."""
    sys.exit()


def raise_file_limit() -> None:
    """Every listener is an open file: take as many as the system grants."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def calm_collector() -> None:
    """Tables live long and hold few cycles: look at them rarely, and never at the house itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def bind(host: str, port: int | None) -> socket.socket:
    """A listening place: the port asked for, or the next free one where none was."""
    tried = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = ""
    for number in tried:
        sock = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, number))
            # Bound is not yet taken: only who listens keeps others away.
            sock.listen(2048)
        except OSError as error:
            problem = str(error.strerror or error)
            sock.close()
        else:
            sock.setblocking(False)
            return sock
    raise NoPort(f"cannot listen on {host}, port {tried[0]}: {problem}")


def shown(host: str) -> str:
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def nearby_address() -> str:
    """By which address the local network reaches this machine; empty where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(FAR)
            found = str(sock.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def has_screen(environment: Mapping[str, str] = os.environ) -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
