"""The tiles are those of the game."""

from collections import Counter

import pytest

from tikal.components import tiles

LETTERED = [tile for tile in tiles() if tile.letter]


@pytest.mark.rule("R-COMP-1")
def test_36_tiles_of_four_kinds_with_letters_a_to_g() -> None:
    assert Counter(tile.kind for tile in LETTERED) == {"temple": 15, "clearing": 10, "ruins": 8, "volcano": 3}
    assert [tile.id for tile in tiles()[:36]] == [tile.id for tile in LETTERED]
    counts = Counter(tile.letter for tile in LETTERED)
    assert [counts[letter] for letter in "ABCDEFG"] == [6, 6, 5, 5, 5, 5, 4]


def test_volcanoes_hide_in_b_d_and_f() -> None:
    assert [tile.id for tile in LETTERED if tile.kind == "volcano"] == ["B6", "D5", "F5"]


@pytest.mark.rule("R-COMP-3")
def test_ruins_show_as_many_masks_as_there_are_treasures() -> None:
    assert sorted(tile.value for tile in LETTERED if tile.kind == "ruins") == [2, 2, 2, 3, 3, 4, 4, 4]


@pytest.mark.rule("R-COMP-6")
def test_prebuilt_floors_are_just_enough_for_the_temples() -> None:
    values = [tile.value for tile in LETTERED if tile.kind == "temple"]
    assert [sum(value >= level for value in values) for level in range(2, 7)] == [14, 11, 7, 4, 1]


@pytest.mark.rule("R-COMP-7")
def test_three_stones_on_every_tile_but_none_on_volcanoes() -> None:
    for tile in LETTERED:
        assert sum(tile.stones) == (0 if tile.kind == "volcano" else 3), tile.id
        assert all(0 <= stones <= 3 for stones in tile.stones), tile.id


@pytest.mark.parametrize(
    ("id_", "kind", "value", "stones"),
    [
        ("A1", "temple", 1, (2, 1, 0, 0, 0, 0)),
        ("A4", "ruins", 4, (2, 0, 1, 0, 0, 0)),
        ("B3", "ruins", 4, (2, 0, 0, 0, 0, 1)),
        ("C4", "clearing", 0, (3, 0, 0, 0, 0, 0)),
        ("D2", "temple", 5, (2, 0, 0, 1, 0, 0)),
        ("D4", "clearing", 0, (1, 0, 1, 0, 1, 0)),
        ("E1", "temple", 6, (3, 0, 0, 0, 0, 0)),
        ("F2", "temple", 4, (2, 1, 0, 0, 0, 0)),
        ("G1", "temple", 3, (2, 0, 0, 0, 0, 1)),
        ("S-TSE", "temple", 1, (0, 1, 0, 0, 0, 1)),
        ("22-2", "temple", 5, (2, 0, 0, 1, 0, 0)),
        ("22-4", "temple", 6, (2, 1, 0, 0, 0, 0)),
    ],
)
def test_single_tiles(id_: str, kind: str, value: int, stones: tuple[int, ...]) -> None:
    tile = next(tile for tile in tiles() if tile.id == id_)
    assert (tile.kind, tile.value, tile.stones) == (kind, value, stones)


def test_all_53_tiles_in_a_fixed_order() -> None:
    setup = ["S-C", "S-TN", "S-TSE", "S-Lake1", "S-Lake2", "S-Volc"]
    border = ["22-1", "22-2", "22-3", "22-4", "23-1", "23-2", "23-3", "23-4", "23-5", "24-1", "24-2"]
    assert [tile.id for tile in tiles()[36:]] == setup + border
    assert len({tile.id for tile in tiles()}) == 53


def test_rotations_count_what_looks_different() -> None:
    rotations = {tile.id: tile.rotations for tile in tiles()}
    assert {id_ for id_, count in rotations.items() if count == 1} == {
        "B6",
        "D5",
        "F5",
        "S-Volc",
        "24-1",
        "24-2",
    }
    lakes = {tile.id for tile in tiles() if tile.kind == "lake"}
    assert {id_ for id_, count in rotations.items() if count == 2} == {"D4", *lakes}
    assert set(rotations.values()) == {1, 2, 6}


def test_turning_is_clockwise() -> None:
    assert tiles()[0].turned(1) == (0, 2, 1, 0, 0, 0)


def test_what_is_made_up_says_so() -> None:
    assert {tile.provenance for tile in LETTERED} == {tile.stones_provenance for tile in LETTERED} == {"authentic"}
    assert {tile.stones_provenance for tile in tiles() if tile.group == "border"} == {"reconstructed"}
