"""The board is that of the game."""

import pytest

from tikal.components import board
from tikal.components.hexes import NOWHERE

DOTTED = ["z3", "z4", "z5", "b6", "d6", "f6", "h6", "i1", "i2", "i3", "i4", "c0", "e0", "g0"]


def names(hex_: str) -> list[str | None]:
    near = board().neighbours(board().index_of(hex_))
    return [None if index == NOWHERE else board().hexes[index].name for index in near]


def test_40_hexes_column_by_column_then_14_dotted() -> None:
    grid = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
    assert [hex_.name for hex_ in board().hexes] == grid + DOTTED
    assert [hex_.name for hex_ in board().hexes if hex_.dotted] == DOTTED


def test_dotted_hexes_by_axial_coordinates() -> None:
    at = {hex_.name: (hex_.q, hex_.r) for hex_ in board().hexes}
    assert [at[name] for name in DOTTED] == [
        *((-1, -1), (-1, -2), (-1, -3)),
        *((1, -5), (3, -6), (5, -7), (7, -8)),
        *((8, -4), (8, -5), (8, -6), (8, -7)),
        *((2, 0), (4, -1), (6, -2)),
    ]
    assert at["a1"] == (0, 0)
    assert at["h5"] == (7, -7)


def test_neighbours_go_round_clockwise_from_the_north() -> None:
    assert names("a1") == ["a2", "b2", "b1", None, None, None]
    assert names("d3") == ["d4", "e3", "e2", "d2", "c2", "c3"]
    assert names("a5") == [None, "b6", "b5", "a4", "z5", None]


def test_a_neighbour_has_me_on_its_opposite_side() -> None:
    for index in range(len(board().hexes)):
        for side, near in enumerate(board().neighbours(index)):
            assert near == NOWHERE or board().neighbours(near)[(side + 3) % 6] == index


def test_dotted_hexes_touch_two_hexes_of_the_grid_and_not_the_camp() -> None:
    for index, hex_ in enumerate(board().hexes):
        if hex_.dotted:
            near = [board().hexes[one] for one in board().neighbours(index) if one != NOWHERE]
            assert sum(not one.dotted for one in near) >= 2
            assert board().camp not in [one.name for one in near]


@pytest.mark.rule("R-COMP-2")
def test_camp_two_temples_of_value_1_and_a_clearing_are_printed() -> None:
    printed = {one.hex: (one.kind, one.value, one.stones) for one in board().printed}
    assert printed == {
        "a1": ("camp", 0, (1, 1, 1, 0, 0, 0)),
        "a2": ("temple", 1, (1, 1, 0, 1, 0, 0)),
        "b1": ("temple", 1, (0, 1, 0, 0, 0, 1)),
        "b2": ("clearing", 0, (1, 1, 1, 0, 0, 0)),
    }
    assert board().camp == "a1"


def test_column_and_row_are_read_off_the_name() -> None:
    hex_ = board().hexes[board().index_of("c4")]
    assert (hex_.column, hex_.row) == ("c", 4)


def test_a_name_that_is_no_hex() -> None:
    with pytest.raises(ValueError, match="there is no hex 'k9'"):
        board().index_of("k9")


def test_what_is_made_up_says_so() -> None:
    assert (board().provenance, board().dotted_provenance) == ("authentic", "reconstructed")
