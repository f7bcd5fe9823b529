"""``bastide serve``"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from bastide import BastideError
from bastide.cli.language import speak
from bastide.words import Message

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # all addresses, and the nearest of them


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="The address to listen on; `0.0.0.0` for all.")
    ] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="The port.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            help="Where games are kept: `sqlite:///games.sqlite` or `postgresql://user@host/name`.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, max=64, help="Processes for computer players.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="A further address that the page may come from, behind a proxy."),
    ] = None,
    proxied: Annotated[
        bool | None, typer.Option("--proxied", help="Trust the X-Forwarded headers of a reverse proxy.")
    ] = None,
    logs: Annotated[str | None, typer.Option("--logs", help="`plain` or `json`.")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", help="`debug`, `info`, `warning`.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Show the game in a browser.")
    ] = False,
) -> None:
    """Serve the game to browsers, for playing alone, around one screen, or with friends by link.

    Everything can be set in the environment too, as in `BASTIDE_PORT=9000`; docs/server.md lists it.
    """
    try:
        from bastide.server.operation.run import serve as run
        from bastide.server.operation.settings import Settings
    except ModuleNotFoundError as error:
        raise BastideError(Message("cli-server-needs", package=str(error.name))) from None
    settings = Settings.from_environment(
        host=host,
        port=port,
        database=database,
        thinkers=thinkers,
        origins=tuple(origin) if origin else None,
        proxied=proxied or None,
        logs=logs,
        log_level=log_level,
    )

    def tell(port: int) -> None:
        address = _address(EVERYWHERE.get(settings.host, settings.host), port)
        typer.echo(f"bastide: {speak(Message('cli-serving', address=address))}", err=True)
        if settings.host in EVERYWHERE and (own := _own_number()):
            others = speak(Message("cli-serving-others", address=_address(own, port)))
            typer.echo(f"bastide: {others}", err=True)
        if open_browser and _has_screen():
            threading.Thread(target=_show, args=(address,), daemon=True).start()

    run(settings, workers, tell)


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _own_number() -> str | None:
    """What this machine is called in its network; asking for the way there sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
