"""Set-ups as plain data: what chance decided before the game, readable, and enough to play the same game again."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

from tikal.errors import Field, SetupError
from tikal.rules.state import KINDS, TREASURES, State
from tikal.rules.terrain import TILE_IDS

Setup: TypeAlias = dict[str, Any]
"""`{"tiles": {"A": ["A4", ...], ...}, "treasures": [kinds 0..7], "first": seat}`, in the order of drawing."""


Thing = TypeVar("Thing", str, int)


Place: TypeAlias = tuple[int, int]
"""A hex and a height in the stack of treasures on it."""

Form: TypeAlias = Literal["number", "numbers", "words", "tiles", "treasures"]
"""How a part is written: tiles take a line for each letter, treasures are named."""


@dataclass(frozen=True, slots=True)
class SetupPart:
    """One part of a set-up, and how it stands in a game file."""

    name: str
    """In the set-up."""
    label: str
    """In the file."""
    form: Form


@dataclass(frozen=True, slots=True)
class TileSetups:
    """Set-ups of a game in which chance decides the order of tiles and treasures, and who begins."""

    tiles: Sequence[str]
    """The tiles that are drawn, letter by letter."""
    start: int = 0
    """Where they begin in the stack; those before them are not in the game."""

    def setup_of(self, s: State) -> Setup:
        """The set-up that a game was started from."""
        stack = [TILE_IDS[tile] for tile in s.stack[self.start :]]
        letters = dict.fromkeys(tile[0] for tile in self.tiles)
        return {
            "tiles": {letter: [tile for tile in stack if tile[0] == letter] for letter in letters},
            "treasures": [int(kind) for kind in s.pile],
            "first": int(s.first),
        }

    def revealed_setup(self, s: State) -> Setup:
        """The set-up as far as everybody has seen it: None for tiles and treasures that are still hidden."""
        setup = self.setup_of(s)
        return {**setup, "tiles": revealed_tiles(s, setup["tiles"]), "treasures": None}

    def completed(self, _: State, setup: Setup) -> Setup:
        """A set-up that starts like a revealed one; what is hidden is filled up in a fixed, meaningless order."""
        return {**setup, "tiles": completed_tiles(setup["tiles"], self.tiles), "treasures": any_treasures()}

    def deal_from(self, s: State, setup: Mapping[str, Any]) -> None:
        """Put a given set-up on the table; `SetupError` says what is wrong with it."""
        check_parts(setup, ("tiles", "treasures", "first"))
        s.stack[self.start :] = checked_stack(setup["tiles"], self.tiles)
        s.pile[:] = checked_pile(setup["treasures"])
        s.first = checked_first(setup["first"], int(s.players))


def revealed_tiles(s: State, tiles: Mapping[str, Sequence[str]]) -> dict[str, list[str | None]]:
    """The tiles that have been drawn, None for the others."""
    seen = {TILE_IDS[tile] for tile in s.stack[: s.drawn]}
    return {letter: [tile if tile in seen else None for tile in order] for letter, order in tiles.items()}


def is_whole(setup: Mapping[str, Any]) -> bool:
    """Whether nothing of a set-up is hidden."""
    return not isinstance(setup, Mapping) or setup.get("treasures", ()) is not None


def completed_tiles(tiles: Mapping[str, Sequence[str | None]], all_tiles: Sequence[str]) -> dict[str, list[str]]:
    """Tiles that start like those revealed."""
    return {letter: completed_order(order, [t for t in all_tiles if t[0] == letter]) for letter, order in tiles.items()}


def completed_order(order: Sequence[Thing | None], all_things: Sequence[Thing]) -> list[Thing]:
    """An order in which every gap is filled with something that is missing from it."""
    missing = list(all_things)
    for thing in order:
        if thing is not None and thing in missing:
            missing.remove(thing)
    filled: list[Thing] = []
    for thing in order:
        if thing is not None:
            filled.append(thing)
        elif missing:
            filled.append(missing.pop(0))
    return filled


def any_treasures() -> list[int]:
    """All treasures, in no particular order."""
    return [kind for kind in range(KINDS) for _ in range(TREASURES // KINDS)]


def turn_up(s: State, place: Place, kind: int, settled: Collection[Place]) -> None:
    """Give a hidden treasure its true kind, in exchange with another hidden one that is not settled yet."""
    if s.token[place] == kind:
        return
    for drawn in range(int(s.laid), TREASURES):
        if s.pile[drawn] == kind:
            s.pile[drawn], s.token[place] = s.token[place], kind
            return
    stacked = [(hex_, height) for hex_ in range(s.hexes) for height in range(s.tokens[hex_])]
    for other in stacked:
        if s.token[other] == kind and other not in settled:
            s.token[other], s.token[place] = s.token[place], kind
            return


def check_parts(setup: Mapping[str, Any], parts: Sequence[str]) -> None:
    """A set-up has just these parts."""
    if not isinstance(setup, Mapping):
        raise SetupError((), f"a set-up must be a dict with the parts {', '.join(parts)}, not a {type(setup).__name__}")
    missing = [part for part in parts if part not in setup]
    if missing:
        raise SetupError((missing[0],), f"the set-up lacks {', '.join(missing)}")
    unknown = [str(part) for part in setup if part not in parts]
    if unknown:
        raise SetupError((unknown[0],), f"the set-up has unknown parts: {', '.join(unknown)}")


def checked_stack(tiles: object, all_tiles: Sequence[str]) -> list[int]:
    """The order of drawing, if the tiles of each letter are all there."""
    letters = sorted({tile[0] for tile in all_tiles})
    if not isinstance(tiles, Mapping) or set(tiles) != set(letters):
        problem = f"tiles must be given for each of the letters {''.join(letters)}, under that letter"
        raise SetupError(("tiles",), problem)
    stack: list[int] = []
    for letter in letters:
        expected = sorted(tile for tile in all_tiles if tile[0] == letter)
        stack += [TILE_IDS.index(tile) for tile in checked_order(("tiles", letter), tiles[letter], expected)]
    return stack


def checked_order(field: Field, given: object, expected: Sequence[Thing]) -> list[Thing]:
    """Things in some order, none missing and none too many."""
    what = " ".join(map(str, field))
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise SetupError(field, f"{what} must be a list, not {given!r}")
    if sorted(map(str, given)) != sorted(map(str, expected)):
        raise SetupError(field, f"{what} must be {_listed(expected)} in some order, not {_listed(given)}")
    by_text = {str(thing): thing for thing in expected}
    return [by_text[str(thing)] for thing in given]


def checked_pile(treasures: object) -> list[int]:
    """Three treasures of each kind, as numbers."""
    return checked_order(("treasures",), treasures, any_treasures())


def checked_first(first: object, players: int, field: Field = ("first",)) -> int:
    """A first player who sits at the table."""
    if not isinstance(first, int) or not 0 <= first < players:
        raise SetupError(field, f"the first player must be a seat from 0 to {players - 1}, not {first!r}")
    return first


def _listed(things: Sequence[object]) -> str:
    return " ".join(map(str, things))
