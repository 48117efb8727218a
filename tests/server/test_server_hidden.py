"""Nothing hidden over the wire: other things face down change no byte that anybody receives."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tikal
from serving import Server, Table
from tikal.games.setups import Setup

pytest_plugins = ("databases", "servers")

NAMES = ("Ana", "Bo", "Chloé")
DIFFERS = re.compile(rb'"(at|created)":"[^"]*"|"connected":(true|false)')
"""Times, and who is connected: somebody who has just left may still be listed."""
SWAPS = 4


def played(edition: str, moves: int, seed: int) -> tikal.Game:
    """A game of random moves, in which treasures are dug up where possible."""
    chance = random.Random(seed)
    game = tikal.new_game(edition, players=3, seed=seed)
    while len(game.log) < moves and not game.is_over:
        legal = game.legal_actions()
        game.play(chance.choice([action for action in legal if action.verb in ("dig", "look", "order")] or legal))
    return game


def again(game: tikal.Game, setup: Setup) -> tikal.Game | None:
    """The same moves from another set-up; None if they would have brought other things to light."""
    twin = tikal.new_game(game.table.edition, players=3, setup=setup)
    for entry in game.log:
        if twin.why_not(str(entry.action)) is not None or twin.play(str(entry.action)) != entry:
            return None
    return twin if twin.opening == game.opening else None


def other_setup(game: tikal.Game, chance: random.Random) -> Setup:
    """Another set-up: everything that nobody has seen is shuffled, of the treasures on the board some."""
    setup = copy.deepcopy(game.setup)
    revealed = tikal.load(game.record(whole=False)).setup
    lists = [*((setup["tiles"][letter], revealed["tiles"][letter]) for letter in setup["tiles"])]
    lists += [(setup[part], revealed[part]) for part in ("cards", "ap_tokens") if part in setup]
    for things, seen in lists:
        places = [place for place, thing in enumerate(seen) if thing is None]
        for place, thing in zip(places, chance.sample([things[place] for place in places], len(places)), strict=True):
            things[place] = thing
    swapped = 0
    while swapped < SWAPS:
        one, two = chance.sample(range(24), 2)
        tried = copy.deepcopy(setup)
        tried["treasures"][one], tried["treasures"][two] = setup["treasures"][two], setup["treasures"][one]
        if tried != setup and again(game, tried) is not None:
            setup, swapped = tried, swapped + 1
    return setup


def all_that_is_told(server: Server, game: tikal.Game, setup: Setup) -> list[bytes]:
    """Every byte that anybody at a table receives, in the course of the moves and afterwards."""
    beginning = tikal.new_game(game.table.edition, players=3, setup=setup).record()
    seats = [{"kind": "link", "name": name} for name in NAMES]
    table = server.from_file(beginning, seats=seats, at=0)
    viewers: list[tuple[str | None, ...]] = [(), (table.host,), *((secret,) for secret in table.secrets)]
    viewers.append(tuple(table.secrets[:2]))
    told: list[bytes] = []
    with table.live(table.secrets[0]) as live:
        told.append(str(live.hear("welcome")).encode())
        for number, entry in enumerate(game.log):
            answer = table.ask(
                "POST", "/moves", *table.people, json={"actions": [str(entry.action)], "key": f"{number}"}
            )
            told.append(answer.content)
            told.append(str(live.hear("event")).encode())
    for viewer in viewers:
        told += _answers(table, viewer, game)
    return [DIFFERS.sub(b"", _anonymous(one, table)) for one in told]


def _answers(table: Table, viewer: tuple[str | None, ...], game: tikal.Game) -> Iterator[bytes]:
    last = len(game.log) + 1
    for path in ("", "/events", "/positions/now", f"/positions/{last // 2}", f"/positions?from=1&to={min(last, 60)}"):
        yield table.ask("GET", path, *viewer).content
    yield table.ask("GET", "/file", *viewer).content
    for action in ("end", "place a3 1", "dig c3", "move explorer a1 a2", "order chief totem"):
        yield table.ask("POST", "/why", *viewer, json={"action": action}).content
        yield table.ask("POST", "/preview", *viewer, json={"actions": [action]}).content
    yield table.ask("POST", "/threats", *viewer, json={}).content
    yield table.ask("POST", "/undo", *viewer, json={"count": 200}).content


def _anonymous(told: bytes, table: Table) -> bytes:
    """Without ids and times."""
    return re.sub(rb"'at': '[^']*'|'created': '[^']*'", b"", told.replace(table.id.encode(), b"TABLE"))


@pytest.mark.parametrize(("edition", "moves", "seed"), [("supermeeple-2015", 45, 3), ("legend", 50, 2)])
def test_other_things_hidden_change_no_byte_that_anybody_receives(
    server: Server, edition: str, moves: int, seed: int
) -> None:
    game = played(edition, moves, seed)
    setup = other_setup(game, random.Random(seed))
    assert setup != game.setup
    for ours, theirs in zip(
        all_that_is_told(server, game, game.setup), all_that_is_told(server, game, setup), strict=True
    ):
        assert ours == theirs


def test_what_one_seat_has_looked_at_is_told_to_no_other(server: Server) -> None:
    """Card 07 of Legend lets its owner look at treasures; the others learn only that they did."""
    game, looked = _game_with_a_look()
    table = server.from_file(game.record(), seats=[{"kind": "link", "name": name} for name in NAMES])
    seen: dict[int | None, Any] = {}
    for seat, secret in [(None, None), *enumerate(table.secrets)]:
        seen[seat] = next(event for event in table.get("/events", secret)["events"] if event["seq"] == looked + 1)
    seat = game.log[looked - 1].seat
    own = [str(result) for result in game.log[looked - 1].results]
    assert seen[seat]["results"] == own
    assert [" ".join((result["kind"], *result["words"])) for result in seen[seat]["outcomes"]] == own
    for other in {None, 0, 1, 2} - {seat}:
        assert seen[other]["results"] != own
        assert "saw ?" in seen[other]["results"]
        assert {"kind": "saw", "words": ["?"], "points": None} in seen[other]["outcomes"]
        assert seen[other]["sentences"] != seen[seat]["sentences"]


def _game_with_a_look() -> tuple[tikal.Game, int]:
    for seed in range(50):
        game = played("legend", 90, seed)
        for number, entry in enumerate(game.log, start=1):
            if any(result.kind == "saw" for result in entry.results):
                return game, number
    raise AssertionError("nobody has looked at anything")
