"""Contestants take turns: each plays for a short while in every round, so that a noisy moment affects all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Timer
from typing import IO

from tikal.bench.contestants import SCRIPTS, Contestant
from tikal.bench.environments import NotAvailableError, last_line, python_of
from tikal.bench.results import Outcome, Sample

WARM_UP_SECONDS = 900
"""How long a contestant may take to prepare; compiling our engine takes a while."""

Tell = Callable[[str], None]
"""Called once for each step, with what it is about to do."""


class Player:
    """The process of one contestant, which plays only while it has the turn."""

    def __init__(self, process: subprocess.Popen[str], errors: IO[str]) -> None:
        self._process = process
        self._errors = errors

    def warm_up(self) -> None:
        """Wait until the contestant has prepared itself."""
        self._answer(WARM_UP_SECONDS)

    def take_turn(self, seconds: float, seed: int) -> Sample:
        """Let it play for that long."""
        assert self._process.stdin is not None
        try:
            print(json.dumps({"seconds": seconds, "seed": seed}), file=self._process.stdin, flush=True)
        except BrokenPipeError as error:
            raise NotAvailableError(self._why()) from error
        return self._answer(60 + 20 * seconds)

    def _answer(self, patience: float) -> Sample:
        assert self._process.stdout is not None
        overdue = Event()

        def give_up() -> None:
            overdue.set()
            self._process.kill()

        patience_timer = Timer(patience, give_up)
        patience_timer.start()
        line = self._process.stdout.readline()
        patience_timer.cancel()
        if not line:
            raise NotAvailableError(f"no answer within {patience:.0f} s" if overdue.is_set() else self._why())
        answer: Sample = json.loads(line)
        return answer

    def _why(self) -> str:
        status = self._process.wait()
        self._errors.seek(0)
        return last_line(self._errors.read()) or f"ended with status {status}"


@contextmanager
def started(contestant: Contestant) -> Iterator[Player]:
    """Start a contestant's process, and end it with the `with` block."""
    with ExitStack() as open_things:
        errors = open_things.enter_context(tempfile.TemporaryFile("w+", errors="replace"))
        try:
            process = subprocess.Popen(
                command(contestant),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=surroundings(contestant),
            )
        except OSError as error:
            raise NotAvailableError(f"cannot be started: {error.strerror or error}") from error
        open_things.callback(process.communicate)
        open_things.callback(process.kill)
        yield Player(process, errors)


def command(contestant: Contestant) -> list[str]:
    """The command line of a contestant: its peer's Python, shut off from ours, or our own."""
    python = [sys.executable, "-P"] if contestant.peer is None else [str(python_of(contestant.peer)), "-I"]
    return [*python, str(SCRIPTS / "runner.py"), str(contestant.path), *contestant.arguments]


def surroundings(contestant: Contestant) -> dict[str, str]:
    """Its environment variables; our own contestants import this package, installed or not."""
    variables = dict(os.environ)
    if contestant.peer is None:
        package = str(Path(__file__).parents[2])
        variables["PYTHONPATH"] = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    return variables


def race(contestants: Sequence[Contestant], rounds: int, seconds: float, tell: Tell) -> Mapping[str, Outcome]:
    """Warm all contestants up, then play the rounds. If one fails, it is out and the others continue."""
    outcomes = {contestant.name: Outcome() for contestant in contestants}
    players: dict[str, Player] = {}
    with ExitStack() as running:
        for contestant in contestants:
            name = contestant.name
            tell(f"Warming up {name}" if contestant.peer else f"Compiling and warming up {name}")
            try:
                player = running.enter_context(started(contestant))
                player.warm_up()
                players[name] = player
            except NotAvailableError as reason:
                outcomes[name] = Outcome(not_available=str(reason))
        for number in range(rounds):
            for name in outcomes:
                tell(f"Round {number + 1} of {rounds}: {name}")
                if name not in players:
                    continue
                try:
                    outcomes[name].samples.append(players[name].take_turn(seconds, seed=number * 1_000_000))
                except NotAvailableError as reason:
                    del players[name]
                    outcomes[name] = Outcome(not_available=str(reason))
    return outcomes
