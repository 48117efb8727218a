"""Facts about the board."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tikal.components.hexes import FILE, NOWHERE, Board, PrintedHex
from tikal.components.tile import SIDES
from tikal.errors import ComponentError

GRID_HEXES: Final = 40
DOTTED_HEXES: Final = 14
PRINTED: Final = Counter(camp=1, temple=2, clearing=1)
PASSAGE_TO_CAMP: Final = {"clearing": 1, "temple": 2}


def check_board(board: Board) -> None:
    """Everything that must be true of the board."""
    grid_has_40_hexes(board)
    fourteen_hexes_are_dotted(board)
    no_hex_is_named_twice(board)
    dotted_hexes_touch_the_grid(board)
    printed_hexes_are_on_the_grid(board)
    four_hexes_are_printed(board)
    camp_is_printed(board)
    printed_temples_have_value_1(board)
    passages_at_the_camp_are_1_and_2(board)


def grid_has_40_hexes(board: Board) -> None:
    """Four printed hexes and one for each lettered tile."""
    count = len(board.columns) * board.rows
    if count != GRID_HEXES:
        raise ComponentError(FILE, "columns and rows", f"make {count} hexes, not the {GRID_HEXES} of the board")


def fourteen_hexes_are_dotted(board: Board) -> None:
    """Where the eleven border tiles go."""
    count = sum(hex_.dotted for hex_ in board.hexes)
    if count != DOTTED_HEXES:
        raise ComponentError(FILE, "dotted", f"names {count} hexes; there must be {DOTTED_HEXES}")


def no_hex_is_named_twice(board: Board) -> None:
    """A dotted hex is not on the grid."""
    for name, count in Counter(hex_.name for hex_ in board.hexes).items():
        if count > 1:
            raise ComponentError(FILE, "dotted", f"{name} is a hex of the grid already")


def dotted_hexes_touch_the_grid(board: Board) -> None:
    """A hex without any neighbour on the grid could never be reached."""
    for index, hex_ in enumerate(board.hexes):
        beside = [board.hexes[near] for near in board.neighbours(index) if near != NOWHERE]
        if hex_.dotted and all(near.dotted for near in beside):
            raise ComponentError(FILE, "dotted", f"{hex_.name} does not touch the grid")


def printed_hexes_are_on_the_grid(board: Board) -> None:
    """Everything printed is on a hex."""
    grid = {hex_.name for hex_ in board.hexes if not hex_.dotted}
    for printed in board.printed:
        if printed.hex not in grid:
            raise _wrong(printed, "is not a hex of the grid")


def four_hexes_are_printed(board: Board) -> None:
    """R-COMP-2: base camp, two temples, one clearing."""
    found = Counter(printed.kind for printed in board.printed)
    if found != PRINTED:
        raise ComponentError(FILE, "printed", f"must be {dict(PRINTED)}, not {dict(found)} (R-COMP-2)")


def camp_is_printed(board: Board) -> None:
    """The base camp is where the printed camp is."""
    for printed in board.printed:
        if printed.kind == "camp" and printed.hex != board.camp:
            raise _wrong(printed, f"is printed as the camp, but camp says {board.camp}")


def printed_temples_have_value_1(board: Board) -> None:
    """R-COMP-2."""
    for printed in board.printed:
        expected = 1 if printed.kind == "temple" else 0
        if printed.value != expected:
            raise _wrong(printed, f"value must be {expected}, not {printed.value} (R-COMP-2)")


def passages_at_the_camp_are_1_and_2(board: Board) -> None:
    """The rulebooks' examples: one stone to the clearing, two to each temple."""
    camp = board.index_of(board.camp)
    stones = {board.index_of(printed.hex): printed.stones for printed in board.printed}
    for printed in board.printed:
        there = board.index_of(printed.hex)
        if there == camp:
            continue
        if there not in board.neighbours(camp):
            raise _wrong(printed, f"does not touch the camp {board.camp}")
        side = board.neighbours(camp).index(there)
        passage = stones[camp][side] + stones[there][(side + SIDES // 2) % SIDES]
        expected = PASSAGE_TO_CAMP[printed.kind]
        if passage != expected:
            raise _wrong(printed, f"the passage to the camp must have {expected} stones, not {passage}")


def _wrong(printed: PrintedHex, problem: str) -> ComponentError:
    return ComponentError(FILE, f"printed hex {printed.hex}", problem)
