"""A server that only sends back what it gets, on the same stack: what a message costs before anybody plays."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from tikal.server.loadtest.processor import processor_seconds

CLIENTS: Final = 20
MESSAGES: Final = 200
"""That each client sends, one after the other."""
SIZE: Final = 100
"""Letters of a message, about as many as a move has."""


@dataclass(frozen=True, slots=True)
class Echo:
    """What one message there and back cost."""

    messages: int
    per_second: float
    cpu_ms: float | None
    """Of the server."""


async def measure_echo() -> Echo:
    """Start the server in a process of its own, talk to it, and end it."""
    process = subprocess.Popen([sys.executable, "-m", __spec__.name], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = (await asyncio.to_thread(process.stdout.readline)).strip()
        clients = [await connect(address, compression=None) for _ in range(CLIENTS)]
        before, start = processor_seconds(process.pid, with_children=False), perf_counter()
        await asyncio.gather(*map(_talk, clients))
        seconds, after = perf_counter() - start, processor_seconds(process.pid, with_children=False)
        await asyncio.gather(*(client.close() for client in clients))
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    sent = CLIENTS * MESSAGES
    cpu = None if before is None or after is None else (after - before) * 1000 / sent
    return Echo(sent, round(sent / seconds, 1), None if cpu is None else round(cpu, 4))


async def _talk(client: ClientConnection) -> None:
    for _ in range(MESSAGES):
        await client.send("x" * SIZE)
        await client.recv()


async def _echo(client: WebSocket) -> None:
    await client.accept()
    async for message in client.iter_text():
        await client.send_text(message)


def _serve() -> None:
    """Say where it listens, and answer until killed."""
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"ws://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/", _echo)])
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    _serve()
