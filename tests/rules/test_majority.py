"""Who is in the majority, who controls a hex (R-MAJ)."""

import pytest

from midgame import random_game
from positions import BASE_EDITIONS, at, guardian, position, stand, terrain
from tikal.rules.majority import controls, value
from tikal.rules.scoring import points
from tikal.rules.state import State

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
Party = tuple[int, int]
"""Explorers and leaders of a player."""


def temple(edition: str, *parties: Party) -> State:
    """A temple of 7 on c1 with the pieces of seats 0, 1, ..."""
    s = terrain(position(edition), "c1", "temple", 7)
    for seat, (explorers, leaders) in enumerate(parties):
        stand(s, seat, "c1", explorers, leaders)
    return s


def controlling(s: State) -> list[int]:
    """Seats that control c1."""
    return [seat for seat in range(4) if controls(s, seat, at("c1"))]


@pytest.mark.rule("R-MAJ-1", "R-AP-2")
@pytest.mark.parametrize(("party", "worth"), [((0, 0), 0), ((1, 0), 1), ((4, 0), 4), ((0, 1), 3), ((2, 1), 5)])
def test_an_explorer_counts_1_and_the_leader_3(party: Party, worth: int) -> None:
    s = temple("classic", party)
    assert value(s, 0, at("c1")) == worth
    assert value(s, 1, at("c1")) == 0


@pytest.mark.rule("R-MAJ-2")
@every_edition
@pytest.mark.parametrize(
    ("parties", "seats"),
    [
        ([(3, 0), (2, 0), (2, 0)], [0]),  # more than each, less than all together
        ([(2, 0), (0, 1)], [1]),  # value decides, not the number of pieces
        ([(0, 0), (1, 0)], [1]),
        ([(3, 0), (3, 0), (0, 1), (1, 1)], [3]),
        ([(0, 0), (0, 0)], []),
    ],
)
def test_control_needs_more_than_each_opponent_separately(edition: str, parties: list[Party], seats: list[int]) -> None:
    """A-8."""
    assert controlling(temple(edition, *parties)) == seats


@pytest.mark.rule("R-MAJ-3")
@every_edition
@pytest.mark.parametrize(
    "parties",
    [
        [(2, 0), (2, 0), (1, 0)],
        [(0, 1), (3, 0), (2, 0)],
        [(0, 0), (1, 0), (4, 0), (1, 1)],
        [(1, 0), (1, 0), (1, 0), (1, 0)],
    ],
)
def test_a_tie_is_nobodys_and_the_third_does_not_inherit(edition: str, parties: list[Party]) -> None:
    """T-SCORE-2 is the first of these; D-29: in every edition."""
    s = temple(edition, *parties)
    assert controlling(s) == []
    assert [points(s, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("R-MAJ-4")
@pytest.mark.parametrize("owner", range(4))
def test_the_guardian_decides_whatever_the_values(owner: int) -> None:
    s = guardian(temple("supermeeple-2015", (9, 1), (2, 0), (2, 0)), owner, "c1")
    assert controlling(s) == [owner]


@pytest.mark.rule("R-MAJ-2", "R-MAJ-4")
@every_edition
def test_at_most_one_player_controls_a_hex(edition: str) -> None:
    for s, _, played in random_game(edition):
        if played == "end":
            for hex_ in range(s.hexes):
                assert sum(controls(s, seat, hex_) for seat in range(4)) <= 1
