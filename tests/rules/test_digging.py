"""Unearthing treasures (R-DIG)."""

import pytest

from games import deal, seen
from games import play as go
from midgame import disagreements
from positions import BASE_EDITIONS, at, border, legal, play, position, stand, terrain, tile, why_not
from tikal import new_game
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import NORMAL

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def ruins(tile_id: str = "A4", explorers: int = 1, edition: str = "supermeeple-2015", seat: int = 0) -> State:
    """Ruins on c1 with explorers of the player to act."""
    return stand(tile(position(edition, seat=seat), tile_id, "c1"), seat, "c1", explorers)


@pytest.mark.rule("R-DIG-1")
@every_edition
def test_the_top_treasure_of_the_stack_is_taken(edition: str) -> None:
    """A-7, D-20: from the tile in every edition, not from the pile."""
    s = ruins(edition=edition, seat=2)
    s.token[at("c1")] = [6, 1, 5, 3]
    play(s, "dig c1")
    assert (s.ap, s.tokens[at("c1")], s.laid) == (7, 3, 4)
    assert s.treasures[2].tolist() == [0, 0, 0, 1, 0, 0, 0, 0]
    assert s.treasures.sum() == 1


@pytest.mark.rule("R-DIG-1")
@pytest.mark.parametrize("name", ["a1", "a2", "b2", "h5", "z3"])
def test_only_ruins_are_dug(name: str) -> None:
    s = stand(stand(ruins(), 0, "a2", 2), 0, "b2", 2)
    assert why_not(s, f"dig {name}") == "R-DIG-1"


@pytest.mark.rule("R-DIG-2")
def test_digging_needs_a_piece_on_the_ruins() -> None:
    s = stand(stand(ruins(explorers=0), 1, "c1", 2), 0, "b2", 2)
    assert why_not(s, "dig c1") == "R-DIG-2"


@pytest.mark.rule("R-DIG-2")
@every_edition
def test_a_second_treasure_needs_a_second_piece(edition: str) -> None:
    s = play(ruins(edition=edition), "dig c1")
    assert why_not(s, "dig c1") == "R-DIG-2"
    assert "dig c1" not in legal(s)
    assert play(stand(s, 0, "c1", leaders=1), "dig c1").ap == 4


@pytest.mark.rule("R-DIG-2")
def test_both_pieces_must_be_there_at_the_second_treasure() -> None:
    """A-5."""
    s = play(ruins(explorers=2), "dig c1", "move explorer c1 b2")
    assert why_not(s, "dig c1") == "R-DIG-2"
    play(s, "move explorer b2 c1", "dig c1")
    assert s.treasures[0].sum() == 2


@pytest.mark.rule("R-DIG-3", "R-DIG-2")
@every_edition
@pytest.mark.parametrize(("tile_id", "left"), [("C3", 1), ("A4", 2)])
def test_at_most_two_treasures_of_one_ruins_in_a_turn_but_several_ruins(edition: str, tile_id: str, left: int) -> None:
    """T-DIG-1 with three masks, T-DIG-2 with four, D-21: a third explorer walks on and digs in the west."""
    s = tile(tile(position(edition), tile_id, "c2"), "E3", "b3")
    stand(border(s, "b3", "c2", 1), 0, "c2", 3)
    assert play(s, "dig c2").ap == 7
    assert play(s, "dig c2").ap == 4
    assert why_not(s, "dig c2") == "R-DIG-3"
    assert "dig c2" not in legal(s)
    assert play(s, "move explorer c2 b3").ap == 3
    assert play(s, "dig b3").ap == 0
    assert (s.treasures[0].sum(), s.tokens[at("c2")], s.tokens[at("b3")]) == (3, left, 1)


@pytest.mark.rule("R-DIG-4")
def test_emptied_ruins_give_nothing() -> None:
    s = play(ruins("E3", 2), "dig c1", "dig c1")
    assert why_not(s, "dig c1") == "R-DIG-4"
    begin_segment(s, 0, NORMAL)
    assert why_not(s, "dig c1") == "R-DIG-4"
    assert "dig c1" not in legal(s)


@pytest.mark.rule("R-DIG-4", "R-CAMP-1")
@every_edition
def test_emptied_ruins_are_a_clearing_from_that_moment(edition: str) -> None:
    s = ruins(edition=edition)
    s.tokens[at("c1")] = 1
    assert why_not(s, "camp c1") == "R-CAMP-1"
    play(s, "dig c1", "camp c1")
    assert (s.ap, s.camps[0].tolist()) == (2, [at("c1"), -1])


@pytest.mark.rule("R-DIG-5")
def test_treasures_dug_up_lie_open() -> None:
    setup = deal(A="A4")
    setup["treasures"].reverse()
    running = new_game("supermeeple-2015", players=2, setup=setup)
    go(running, "place c1 0", "deploy leader a1", "move leader a1 b2", "move leader b2 c1", "dig c1")
    assert [str(result) for result in running.log[-1].results] == ["found necklace"]
    assert seen(running).treasures[0, 7] == 1
    for seat in (0, 1, None):
        assert running.view(seat).to_dict()["players"][0]["treasures"]["necklace"] == 1


@pytest.mark.rule("R-DIG-6")
def test_opponents_do_not_matter_for_digging() -> None:
    s = stand(stand(ruins(), 1, "c1", 9, leaders=1), 2, "c1", 5)
    assert play(s, "dig c1").treasures[0].sum() == 1


@pytest.mark.rule("R-DIG-1")
@every_edition
def test_list_and_check_of_digging_agree(edition: str) -> None:
    assert disagreements("dig", edition) == []


@pytest.mark.rule("R-DIG-3")
def test_the_limit_is_per_player() -> None:
    s = stand(terrain(position(), "c1", "ruins", tokens=4), 0, "c1", 2)
    play(stand(s, 1, "c1", 2), "dig c1", "dig c1")
    begin_segment(s, 1, NORMAL)
    assert play(s, "dig c1", "dig c1").tokens[at("c1")] == 0
