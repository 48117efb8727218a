"""Facts about the tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tikal.components.hexes import Board
from tikal.components.piece import LOWEST_FLOOR, Pieces
from tikal.components.tile import FILE, LETTERS, SIDES, Tile
from tikal.errors import ComponentError

LETTERED: Final = 36
KINDS: Final = {"temple": 15, "clearing": 10, "ruins": 8, "volcano": 3}
PER_LETTER: Final = dict(zip(LETTERS, (6, 6, 5, 5, 5, 5, 4), strict=True))
VOLCANO_LETTERS: Final = ("B", "D", "F")
VALUES: Final = {"temple": (1, 6), "ruins": (2, 4)}
STONES: Final = 3
F_AND_G: Final = Counter({("temple", 3): 2, ("temple", 4): 2, ("ruins", 2): 2, ("volcano", 0): 1, ("clearing", 0): 2})
SETUP: Final = {"clearing": 1, "temple": 2, "lake": 2, "volcano": 1}
BORDER: Final = {"temple": 4, "lake": 5, "volcano": 2}
CARD_OF: Final = {"temple": "22", "lake": "23", "volcano": "24"}

Tiles = Sequence[Tile]


def check_tiles(tiles: Tiles, board: Board, pieces: Pieces) -> None:
    """Everything that must be true of the tiles."""
    lettered = [tile for tile in tiles if tile.group == "lettered"]
    setup = [tile for tile in tiles if tile.group == "setup"]
    border = [tile for tile in tiles if tile.group == "border"]
    no_id_is_used_twice(tiles)
    values_suit_the_kinds(tiles)
    no_volcano_has_stones(tiles)

    lettered_tiles_are_36(lettered)
    kinds_are_15_10_8_3(lettered)
    letters_are_6_6_5_5_5_5_4(lettered)
    ids_follow_the_letters(lettered)
    volcanoes_are_in_b_d_f(lettered)
    masks_are_24(lettered, pieces)
    temples_need_the_prebuilt_floors(lettered, pieces.floors.prebuilt_classic, "R-COMP-6")
    three_stones_on_every_lettered_tile(lettered)
    f_and_g_hold_what_legend_lays_out(lettered)

    setup_tiles_are_6(setup)
    setup_tiles_show_the_printed_hexes(setup, board)

    border_tiles_are_11(border)
    border_tiles_are_called_after_their_cards(border)
    temples_need_the_prebuilt_floors(lettered + border, pieces.floors.prebuilt_legend, "L-COMP-12")
    border_temples_differ(border)
    border_lakes_and_volcanoes_are_alike(border)


def no_id_is_used_twice(tiles: Tiles) -> None:
    """Not even in different groups."""
    for id_, count in Counter(tile.id for tile in tiles).items():
        if count > 1:
            raise ComponentError(FILE, f"tile {id_}", "two tiles have this id")


def values_suit_the_kinds(tiles: Tiles) -> None:
    """Temples start at 1 to 6, ruins show 2 to 4 masks, nothing else has a value."""
    for tile in tiles:
        low, high = VALUES.get(tile.kind, (0, 0))
        if not low <= tile.value <= high:
            raise _wrong(tile, f"the value of a {tile.kind} tile must be {low} to {high}, not {tile.value}")


def no_volcano_has_stones(tiles: Tiles) -> None:
    """Nobody walks there in the base game."""
    for tile in tiles:
        if tile.kind == "volcano" and any(tile.stones):
            raise _wrong(tile, f"a volcano has no stones, not {list(tile.stones)}")


def lettered_tiles_are_36(lettered: Tiles) -> None:
    """R-COMP-1."""
    if len(lettered) != LETTERED:
        raise ComponentError(FILE, "lettered", f"there must be {LETTERED} tiles, not {len(lettered)} (R-COMP-1)")


def kinds_are_15_10_8_3(lettered: Tiles) -> None:
    """R-COMP-1."""
    _same_kinds("lettered", lettered, KINDS, "R-COMP-1")


def letters_are_6_6_5_5_5_5_4(lettered: Tiles) -> None:
    """How many tiles carry each letter."""
    found = Counter(tile.letter for tile in lettered)
    for letter, count in PER_LETTER.items():
        if found[letter] != count:
            raise ComponentError(FILE, f"letter {letter}", f"there must be {count} tiles, not {found[letter]}")


def ids_follow_the_letters(lettered: Tiles) -> None:
    """A1 to G4, in this order."""
    expected = [f"{letter}{number}" for letter, count in PER_LETTER.items() for number in range(1, count + 1)]
    for tile, id_ in zip(lettered, expected, strict=True):
        if (tile.id, tile.letter) != (id_, id_[0]):
            raise _wrong(tile, f"tile {id_} with the letter {id_[0]} should be here")


def volcanoes_are_in_b_d_f(lettered: Tiles) -> None:
    """One in each (D-13)."""
    for tile in lettered:
        if tile.kind == "volcano" and tile.letter not in VOLCANO_LETTERS:
            raise _wrong(tile, "volcanoes are in B, D and F only")
    for letter in VOLCANO_LETTERS:
        if not any(tile.kind == "volcano" and tile.letter == letter for tile in lettered):
            raise ComponentError(FILE, f"letter {letter}", "has no volcano")


def masks_are_24(lettered: Tiles, pieces: Pieces) -> None:
    """As many masks as treasures."""
    masks = sum(tile.value for tile in lettered if tile.kind == "ruins")
    treasures = len(pieces.treasures.kinds) * pieces.treasures.copies
    if masks != treasures:
        raise ComponentError(FILE, "ruins", f"show {masks} masks, but there are {treasures} treasures")


def temples_need_the_prebuilt_floors(tiles: Tiles, prebuilt: Sequence[int], rule: str) -> None:
    """The floors that show printed values are exactly enough for the temples, which proves the values."""
    for level in range(LOWEST_FLOOR, len(prebuilt)):
        needed = sum(tile.kind == "temple" and tile.value >= level for tile in tiles)
        if needed != prebuilt[level]:
            problem = f"{needed} have a value of {level} or more, but {prebuilt[level]} floors show level {level}"
            raise ComponentError(FILE, "temples", f"{problem} ({rule})")


def three_stones_on_every_lettered_tile(lettered: Tiles) -> None:
    """All but the volcanoes."""
    for tile in lettered:
        if tile.kind != "volcano" and sum(tile.stones) != STONES:
            raise _wrong(tile, f"must have {STONES} stones in total, not {sum(tile.stones)}")


def f_and_g_hold_what_legend_lays_out(lettered: Tiles) -> None:
    """Legend's rulebook says what lies on the board from the start."""
    found = Counter((tile.kind, tile.value) for tile in lettered if tile.letter in ("F", "G"))
    if found != F_AND_G:
        text = ", ".join(f"{count} {kind} {value or ''}".rstrip() for (kind, value), count in F_AND_G.items())
        raise ComponentError(FILE, "letters F and G", f"must hold {text} (L-SETUP-10, L-SETUP-12)")


def setup_tiles_are_6(setup: Tiles) -> None:
    """L-COMP-10."""
    _same_kinds("setup", setup, SETUP, "L-COMP-10")


def setup_tiles_show_the_printed_hexes(setup: Tiles, board: Board) -> None:
    """R-SETUP-7: they lie on identical pictures."""
    by_id = {tile.id: tile for tile in setup}
    for printed in board.printed:
        if printed.tile is None:
            continue
        tile = by_id.get(printed.tile)
        if tile is None:
            raise ComponentError(FILE, "setup", f"tile {printed.tile} of the printed hex {printed.hex} is missing")
        if (tile.kind, tile.value, tile.stones) != (printed.kind, printed.value, printed.stones):
            raise _wrong(tile, f"must show the same as the printed hex {printed.hex} in board.toml")


def border_tiles_are_11(border: Tiles) -> None:
    """L-COMP-10."""
    _same_kinds("border", border, BORDER, "L-COMP-10")


def border_tiles_are_called_after_their_cards(border: Tiles) -> None:
    """22-1 to 22-4, 23-1 to 23-5, 24-1 and 24-2, in this order."""
    expected = [f"{CARD_OF[kind]}-{number}" for kind, count in BORDER.items() for number in range(1, count + 1)]
    for tile, id_ in zip(border, expected, strict=True):
        if tile.id != id_ or not id_.startswith(CARD_OF[tile.kind]):
            raise _wrong(tile, f"tile {id_} should be here: 22 temples, 23 lakes, 24 volcanoes")


def border_temples_differ(border: Tiles) -> None:
    """The pictures on cards 22-x tell them apart by value and stones."""
    seen: dict[tuple[int, tuple[int, ...]], Tile] = {}
    for tile in border:
        if tile.kind == "temple":
            other = seen.setdefault((tile.value, max(tile.turned(turns) for turns in range(SIDES))), tile)
            if other is not tile:
                raise _wrong(tile, f"is the same as {other.id}")


def border_lakes_and_volcanoes_are_alike(border: Tiles) -> None:
    """Cards 23 and 24 name no particular tile."""
    first: dict[str, Tile] = {}
    for tile in border:
        other = first.setdefault(tile.kind, tile)
        if tile.kind != "temple" and tile.stones != other.stones:
            raise _wrong(tile, f"must have the same stones as {other.id}: the card does not tell them apart")


def _same_kinds(item: str, tiles: Tiles, expected: dict[str, int], rule: str) -> None:
    found = Counter[str](tile.kind for tile in tiles)
    for kind in {**expected, **found}:
        count = expected.get(kind, 0)
        if found[kind] != count:
            raise ComponentError(FILE, item, f"{kind}: there must be {count}, not {found[kind]} ({rule})")


def _wrong(tile: Tile, problem: str) -> ComponentError:
    return ComponentError(FILE, f"tile {tile.id}", problem)
