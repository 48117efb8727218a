"""Bringing pieces onto the board (R-DEPLOY)."""

import pytest

from midgame import disagreements, random_game
from positions import BASE_EDITIONS, at, legal, pitch, play, position, stand, terrain, why_not
from tikal.rules.state import copy

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


@pytest.mark.rule("R-DEPLOY-1")
@pytest.mark.parametrize(("who", "explorers", "leaders"), [("explorer", 17, 1), ("leader", 18, 0)])
@pytest.mark.parametrize("name", ["a1", "b2", "c1"])
def test_a_piece_comes_from_the_reserve_to_the_base_camp_or_an_own_camp(
    name: str, who: str, explorers: int, leaders: int
) -> None:
    s = pitch(pitch(terrain(position(seat=2), "c1", "clearing"), 2, "b2"), 2, "c1")
    play(s, f"deploy {who} {name}")
    assert (s.ap, s.explorers_left[2], s.leaders_left[2]) == (9, explorers, leaders)
    assert (s.explorers[2, at(name)], s.leaders[2, at(name)]) == (18 - explorers, 1 - leaders)
    assert s.explorers.sum() + s.leaders.sum() == 1


@pytest.mark.rule("R-DEPLOY-1")
@pytest.mark.parametrize("name", ["a2", "b2", "h5", "c1", "z3"])
def test_no_piece_is_deployed_where_there_is_no_camp(name: str) -> None:
    """Not even where your own pieces already stand."""
    s = stand(terrain(position(), "c1", "clearing"), 0, "b2", explorers=2)
    assert why_not(s, f"deploy explorer {name}") == "R-DEPLOY-1"


@pytest.mark.rule("R-DEPLOY-2", "R-CAMP-6")
@every_edition
def test_no_piece_is_deployed_to_a_foreign_camp(edition: str) -> None:
    """T-DEPLOY-1: everybody deploys to the base camp, only the owner to a camp."""
    for seat in range(4):
        s = pitch(position(edition, seat=seat), 3, "b2")
        assert why_not(s, "deploy explorer a1") is None
        assert why_not(s, "deploy explorer b2") == (None if seat == 3 else "R-DEPLOY-2")
        assert ("deploy leader b2" in legal(s)) == (seat == 3)


@pytest.mark.rule("R-DEPLOY-3")
def test_ten_pieces_may_be_deployed_in_a_turn_to_one_hex() -> None:
    s = play(position(), *["deploy explorer a1"] * 9, "deploy leader a1")
    assert (s.ap, s.explorers[0, at("a1")], s.leaders[0, at("a1")]) == (0, 9, 1)
    assert (s.explorers_left[0], s.leaders_left[0]) == (9, 0)


@pytest.mark.rule("R-DEPLOY-3")
def test_only_what_is_in_reserve_can_be_deployed() -> None:
    s = stand(position(), 0, "a1", explorers=17, leaders=1)
    assert why_not(s, "deploy leader a1") == "R-DEPLOY-3"
    play(s, "deploy explorer a1")
    assert why_not(s, "deploy explorer a1") == "R-DEPLOY-3"
    assert s.explorers[0, at("a1")] == 18
    assert not any(text.startswith("deploy") for text in legal(s))


@pytest.mark.rule("R-DEPLOY-4")
@every_edition
def test_no_action_brings_a_piece_back_to_the_reserve(edition: str) -> None:
    for before, _, played in random_game(edition):
        after = play(copy(before), played)
        assert (after.explorers_left <= before.explorers_left).all()
        assert (after.leaders_left <= before.leaders_left).all()


@pytest.mark.rule("R-DEPLOY-1")
@every_edition
def test_list_and_check_of_deployments_agree(edition: str) -> None:
    assert disagreements("deploy", edition) == []
