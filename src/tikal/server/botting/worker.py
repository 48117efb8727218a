"""One process in which bots think, as the server sees it."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from multiprocessing import get_context
from typing import Any, Final

from tikal.server.botting.thinking import Advising, Maker, TurnRequest, answer_requests
from tikal.server.schemas.sent import MOST_ACTIONS

STARTING_SECONDS: Final = 120.0
"""How long a process may take to import everything, on a machine that has other things to do."""


class ThinkingFailed(Exception):
    """No usable answer came, for a bot or for advice; the text says why."""


class Worker:
    """A process that answers one request at a time. Its methods block: call them from a thread."""

    def __init__(self, maker: Maker) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: Final = context.Process(
            target=answer_requests, args=(theirs, maker), name="tikal-bot", daemon=True
        )
        self._process.start()
        theirs.close()
        self._is_ready = False

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive()

    def think(self, request: TurnRequest, seconds: float) -> list[str]:
        """Texts of actions; `ThinkingFailed` if none come in time. After that the process may be dead."""
        return _actions(self._asked(request, seconds))

    def advise(self, request: Advising, seconds: float) -> dict[str, Any]:
        """The answer to a request that is not for a bot; `ThinkingFailed` as above."""
        advice: dict[str, Any] = self._asked(request, seconds)["advice"]
        return advice

    def _asked(self, request: TurnRequest | Advising, seconds: float) -> dict[str, Any]:
        try:
            self.wait_until_ready()
            self._connection.send_bytes(pickle.dumps(request))
            if not self._connection.poll(seconds):
                self.kill()
                raise ThinkingFailed(f"no answer after {seconds:g} s")
            answer: dict[str, Any] = json.loads(self._connection.recv_bytes())
        except (EOFError, OSError) as error:
            self.kill()
            raise ThinkingFailed("its process has died") from error
        if "error" in answer:
            raise ThinkingFailed(answer["error"])
        return answer

    def wait_until_ready(self) -> None:
        """Return when it has everything loaded."""
        if self._is_ready:
            return
        if not self._connection.poll(STARTING_SECONDS):
            self.kill()
            raise ThinkingFailed(f"its process did not start within {STARTING_SECONDS:g} s")
        self._connection.recv_bytes()
        self._is_ready = True

    def kill(self) -> None:
        """End the process, whatever it does, from any thread.

        The connection stays open as long as this object: another thread may be about to read from it.
        """
        self._process.kill()
        self._process.join()


def _actions(answer: dict[str, Any]) -> list[str]:
    actions = answer["actions"]
    if not _are_texts(actions):
        raise ThinkingFailed("its answer is not a list of actions")
    return list(actions)


def _are_texts(actions: object) -> bool:
    is_list = isinstance(actions, Sequence) and 0 < len(actions) <= MOST_ACTIONS
    return is_list and all(isinstance(action, str) for action in actions)  # type: ignore[attr-defined]
