"""The pieces are those of the game."""

import pytest

from tikal.components import pieces


@pytest.mark.rule("R-COMP-3")
def test_eight_kinds_of_treasure_three_of_each() -> None:
    kinds = "chief jaguar totem carafe statue plate bracelet necklace"
    assert pieces().treasures.kinds == tuple(kinds.split())
    assert pieces().treasures.copies == 3
    assert pieces().treasures.blue_copies == 2


@pytest.mark.rule("R-COMP-4")
def test_48_floors_by_level() -> None:
    assert pieces().floors.supply == (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
    assert sum(pieces().floors.supply) == 48


@pytest.mark.rule("R-COMP-6")
def test_37_prebuilt_floors_in_classic_and_55_in_legend() -> None:
    assert pieces().floors.prebuilt_classic == (0, 0, 14, 11, 7, 4, 1)
    assert pieces().floors.prebuilt_legend == (0, 0, 18, 15, 11, 8, 3)


@pytest.mark.rule("R-COMP-5")
def test_what_a_colour_has() -> None:
    expedition = pieces().expedition
    assert len(expedition.colours) == 4
    assert (expedition.leaders, expedition.explorers, expedition.camps, expedition.guardians) == (1, 18, 2, 2)
    assert (expedition.unavailable_leaders, expedition.unavailable_explorers) == (1, 12)


def test_three_ap_tokens_of_each_value_reconstructed() -> None:
    assert pieces().ap_tokens.values == tuple(value for value in range(6, 14) for _ in range(3))
    assert pieces().ap_tokens.provenance == "reconstructed"


def test_single_numbers() -> None:
    assert (pieces().segment_ap, pieces().stone_tokens) == (10, 2)
