"""Exchanging treasures (R-SWAP)."""

from itertools import pairwise

import pytest

from midgame import disagreements, random_game
from positions import BASE_EDITIONS, legal, own, play, position, why_not
from tikal.components import pieces
from tikal.rules.scoring import points
from tikal.rules.state import State

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def treasures(s: State, seat: int) -> dict[str, int]:
    """What lies in front of a player."""
    return {kind: int(n) for kind, n in zip(pieces().treasures.kinds, s.treasures[seat], strict=True) if n}


@pytest.mark.rule("R-SWAP-1", "R-SWAP-4")
@every_edition
def test_a_single_treasure_is_exchanged_for_a_single_one(edition: str) -> None:
    """T-SWAP-1: the active player completes a pair and gains a point, the opponent keeps five."""
    s = own(position(edition), 0, "chief", "chief", "jaguar", "totem")
    own(s, 1, "carafe", "carafe", "totem", "statue")
    assert (points(s, 0), points(s, 1)) == (5, 5)
    play(s, "swap 1 jaguar totem")
    assert treasures(s, 0) == {"chief": 2, "totem": 2}
    assert treasures(s, 1) == {"carafe": 2, "statue": 1, "jaguar": 1}
    assert (s.ap, points(s, 0), points(s, 1)) == (7, 6, 5)


@pytest.mark.rule("R-SWAP-1")
def test_one_gives_what_one_has_and_takes_what_the_other_has() -> None:
    s = own(own(position(), 0, "chief"), 1, "totem")
    assert why_not(s, "swap 1 plate totem") == "R-SWAP-1"
    assert why_not(s, "swap 1 chief plate") == "R-SWAP-1"
    assert why_not(s, "swap 2 chief totem") == "R-SWAP-1"


@pytest.mark.rule("R-SWAP-1")
def test_one_swaps_with_an_opponent() -> None:
    """A-25: two players, one treasure each."""
    s = own(own(position(players=3, seat=1), 1, "chief", "totem"), 0, "plate")
    own(s, 3, "statue")  # an empty chair
    assert why_not(s, "swap 1 chief totem") == "R-SWAP-1"
    assert why_not(s, "swap 3 chief statue") == "R-SWAP-1"
    assert [text for text in legal(s) if text.startswith("swap")] == ["swap 0 chief plate", "swap 0 totem plate"]


@pytest.mark.rule("R-SWAP-2")
def test_the_opponent_is_not_asked() -> None:
    s = play(own(own(position(), 0, "chief"), 3, "totem"), "swap 3 chief totem")
    assert (s.to_act, s.ap) == (0, 7)
    assert (treasures(s, 0), treasures(s, 3)) == ({"totem": 1}, {"chief": 1})


@pytest.mark.rule("R-SWAP-3")
@every_edition
@pytest.mark.parametrize("copies", [2, 3])
def test_pairs_and_triples_are_never_split(edition: str, copies: int) -> None:
    """T-SWAP-2, D-23: neither the opponent's nor your own; without single treasures there is no swap."""
    s = own(own(position(edition), 0, *["chief"] * copies, "plate"), 1, *["totem"] * copies)
    assert why_not(s, "swap 1 plate totem") == "R-SWAP-3"
    assert why_not(s, "swap 1 chief totem") == "R-SWAP-3"
    assert not any(text.startswith("swap") for text in legal(s))
    own(s, 1, "statue")
    assert why_not(s, "swap 1 chief statue") == "R-SWAP-3"
    assert [text for text in legal(s) if text.startswith("swap")] == ["swap 1 plate statue"]


@pytest.mark.rule("R-SWAP-3")
@every_edition
def test_a_pair_once_formed_lasts(edition: str) -> None:
    moments = random_game(edition)
    for (before, _, _), (after, _, _) in pairwise(moments):
        formed = before.treasures >= 2
        assert (after.treasures[formed] >= before.treasures[formed]).all()
        assert (after.treasures.sum(axis=1) >= before.treasures.sum(axis=1)).all()


@pytest.mark.rule("R-SWAP-4")
def test_a_swap_may_complete_collections_of_both() -> None:
    s = own(own(position(), 0, "chief", "chief", "plate"), 1, "plate", "plate", "chief")
    play(s, "swap 1 plate chief")
    assert (treasures(s, 0), treasures(s, 1)) == ({"chief": 3}, {"plate": 3})


@pytest.mark.rule("R-SWAP-4")
def test_equal_treasures_are_not_swapped() -> None:
    """A-24: that would change nothing."""
    s = own(own(position(), 0, "chief"), 1, "chief")
    assert why_not(s, "swap 1 chief chief") == "R-SWAP-4"
    assert not any(text.startswith("swap") for text in legal(s))


@pytest.mark.rule("R-SWAP-4")
def test_a_treasure_may_be_swapped_back() -> None:
    """A-24."""
    s = own(own(position(), 0, "chief"), 1, "plate")
    play(s, "swap 1 chief plate", "swap 1 plate chief")
    assert (s.ap, treasures(s, 0), treasures(s, 1)) == (4, {"chief": 1}, {"plate": 1})


@pytest.mark.rule("R-SWAP-5")
def test_three_swaps_in_a_turn_without_a_piece_on_the_board() -> None:
    s = own(own(own(own(position(), 0, "chief"), 1, "jaguar"), 2, "totem"), 3, "carafe")
    play(s, "swap 1 chief jaguar", "swap 2 jaguar totem", "swap 3 totem carafe")
    assert (s.ap, treasures(s, 0)) == (1, {"carafe": 1})
    assert s.explorers.sum() == s.leaders.sum() == 0


@pytest.mark.rule("R-SWAP-1")
@pytest.mark.parametrize(("edition", "players"), [*((edition, 4) for edition in BASE_EDITIONS), ("classic", 3)])
def test_list_and_check_of_swaps_agree(edition: str, players: int) -> None:
    assert disagreements("swap", edition, players) == []
