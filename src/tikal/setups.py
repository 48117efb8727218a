"""Set-ups as plain data: what chance decided before the game, readable, and enough to play the same game again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from tikal.components import pieces
from tikal.errors import SetupError
from tikal.rules.state import KINDS, TREASURES, State
from tikal.rules.terrain import LETTERED_TILES, LETTERS, TILE_IDS

Setup: TypeAlias = dict[str, Any]
"""`{"tiles": {"A": ["A4", ...], ...}, "treasures": [kinds 0..7], "first": seat}`, in the order of drawing."""

_PARTS: Final = ("tiles", "treasures", "first")


def setup_of(s: State) -> Setup:
    """The set-up that a game was started from."""
    stack = [TILE_IDS[tile] for tile in s.stack]
    return {
        "tiles": {letter: [tile for tile in stack if tile[0] == letter] for letter in LETTERS},
        "treasures": [int(kind) for kind in s.pile],
        "first": int(s.first),
    }


def revealed_setup(s: State) -> Setup:
    """The set-up as far as everybody has seen it: None for tiles and treasures that are still hidden."""
    setup = setup_of(s)
    seen = {TILE_IDS[tile] for tile in s.stack[: s.drawn]}
    tiles = {letter: [tile if tile in seen else None for tile in order] for letter, order in setup["tiles"].items()}
    return {**setup, "tiles": tiles, "treasures": None}


def is_whole(setup: Mapping[str, Any]) -> bool:
    """Whether nothing of a set-up is hidden."""
    return setup["treasures"] is not None and all(None not in order for order in setup["tiles"].values())


def completed(setup: Setup) -> Setup:
    """A set-up that starts like a revealed one; what is hidden is filled up in a fixed, meaningless order."""
    tiles = {}
    for letter, order in setup["tiles"].items():
        missing = [tile for tile in TILE_IDS[:LETTERED_TILES] if tile[0] == letter and tile not in order]
        tiles[letter] = [tile or missing.pop(0) for tile in order if tile or missing]
    treasures = [kind for kind in range(KINDS) for _ in range(TREASURES // KINDS)]
    return {**setup, "tiles": tiles, "treasures": treasures}


def turn_up(s: State, hex_: int, kind: int) -> None:
    """Make a treasure the top one of some ruins, in exchange with a hidden one: for replaying revealed set-ups."""
    top = int(s.tokens[hex_]) - 1
    wanted = int(s.token[hex_, top])
    for place in range(int(s.laid), TREASURES):
        if s.pile[place] == kind:
            s.pile[place], s.token[hex_, top] = wanted, kind
            return
    for other in range(s.hexes):
        for height in range(s.tokens[other]):
            if s.token[other, height] == kind:
                s.token[other, height], s.token[hex_, top] = wanted, kind
                return


def deal_from(s: State, setup: Mapping[str, Any]) -> None:
    """Put a given set-up on the table; `SetupError` says what is wrong with it."""
    _check_parts(setup)
    s.stack[:] = _stack(setup["tiles"])
    s.pile[:] = _pile(setup["treasures"])
    s.first = checked_first(setup["first"], int(s.players))


def _check_parts(setup: Mapping[str, Any]) -> None:
    if not isinstance(setup, Mapping):
        raise SetupError(f"a set-up has the parts {', '.join(_PARTS)}; this is {type(setup).__name__}")
    missing = [part for part in _PARTS if part not in setup]
    if missing:
        raise SetupError(f"the set-up lacks {', '.join(missing)}")
    unknown = [str(part) for part in setup if part not in _PARTS]
    if unknown:
        raise SetupError(f"the set-up has unknown parts: {', '.join(unknown)}")


def _stack(tiles: object) -> list[int]:
    if not isinstance(tiles, Mapping) or set(tiles) != set(LETTERS):
        raise SetupError(f"tiles must be given for each of the letters {LETTERS}, under that letter")
    stack: list[int] = []
    for letter in LETTERS:
        expected = sorted(tile for tile in TILE_IDS[:LETTERED_TILES] if tile[0] == letter)
        given = list(tiles[letter])
        if sorted(map(str, given)) != expected:
            raise SetupError(f"tiles {letter} must be {' '.join(expected)} in some order, not {_listed(given)}")
        stack += [TILE_IDS.index(tile) for tile in given]
    return stack


def _pile(treasures: object) -> list[int]:
    kinds = pieces().treasures.kinds
    copies = TREASURES // KINDS
    if not isinstance(treasures, Sequence) or Counter(treasures) != Counter(list(range(KINDS)) * copies):
        raise SetupError(f"treasures must be {copies} of each kind 0..{KINDS - 1} ({_listed(kinds)}) in some order")
    return list(treasures)


def checked_first(first: object, players: int) -> int:
    """A first player who sits at the table."""
    if not isinstance(first, int) or not 0 <= first < players:
        raise SetupError(f"the first player must be a seat from 0 to {players - 1}, not {first!r}")
    return first


def _listed(things: Sequence[object]) -> str:
    return " ".join(map(str, things))
