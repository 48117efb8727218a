"""An application served for real, in a thread of the test."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from tikal.server.running.processes import listen


@contextmanager
def serving(app: Any, lifespan: Any = "auto") -> Iterator[str]:
    """The address of the application, such as 127.0.0.1:12345."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan=lifespan)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
