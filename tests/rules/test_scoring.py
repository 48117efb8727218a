"""What a player scores (R-SCORE)."""

from itertools import pairwise, product

import pytest

from games import game, idle_until, play, step
from midgame import random_game
from positions import BASE_EDITIONS, own, pitch, position, stand, terrain
from positions import play as act
from tikal.games.base.rules.turn import receive_tile
from tikal.rules.scoring import points
from tikal.rules.state import State
from tikal.rules.steps import NORMAL
from tikal.rules.terrain import TILE_IDS

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


@pytest.mark.rule("R-SCORE-1", "R-SCORE-2", "R-SCORE-3", "R-VOLC-2", "R-VOLC-4")
@every_edition
def test_temples_and_treasures_of_the_example(edition: str) -> None:
    """T-SCORE-1: temples 3 + 5 + 5 + 8, two pairs and two single treasures: 29 points."""
    s = position(edition)
    for name, value in (("c1", 3), ("c2", 5), ("c3", 5), ("c4", 8)):
        stand(terrain(s, name, "temple", value), 0, name, 1)
    stand(terrain(s, "c5", "temple", 9), 1, "c5", 1)
    own(s, 0, "chief", "chief", "totem", "totem", "plate", "statue")
    receive_tile(s, 0, TILE_IDS.index("B6"))
    act(s, "end")
    assert s.score.tolist() == [29, 0, 0, 0]
    assert (s.to_act, s.ap) == (1, 10)
    act(s, "end", "end", "end")
    assert s.score.tolist() == [29, 9, 0, 0]
    act(s, "place d3 0" if edition != "riogrande-1999" else "place a3 0")
    assert (s.to_act, s.ap) == (0, 10)


@pytest.mark.rule("R-SCORE-1", "R-MAJ-3")
@every_edition
def test_a_contested_temple_scores_for_nobody(edition: str) -> None:
    """T-SCORE-2."""
    s = terrain(position(edition), "c1", "temple", 7)
    for seat, explorers in enumerate((2, 2, 1)):
        stand(s, seat, "c1", explorers)
    assert [points(s, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("R-SCORE-1")
def test_the_present_value_counts_and_printed_temples_too() -> None:
    s = stand(stand(position(), 0, "a2", 1), 0, "b1", 1)
    assert points(s, 0) == 2
    assert points(act(s, "clear a2"), 0) == 3


@pytest.mark.rule("R-SCORE-2")
@pytest.mark.parametrize(("copies", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_a_collection_is_worth_1_3_or_6(copies: int, worth: int) -> None:
    assert points(own(position(), 0, *["carafe"] * copies), 0) == worth


@pytest.mark.rule("R-SCORE-2")
def test_collections_of_all_kinds_add_up() -> None:
    s = position()
    s.treasures[2] = [3, 2, 1, 0, 3, 0, 1, 2]
    assert points(s, 2) == 6 + 3 + 1 + 6 + 1 + 3
    s.treasures[2] = 3
    assert points(s, 2) == 48


@pytest.mark.rule("R-SCORE-3")
def test_treasures_score_again_in_every_round() -> None:
    running = play(game(players=2, A="A4"), "place c1 0", "deploy leader a1", "move leader a1 b2")
    play(running, "move leader b2 c1", "dig c1")
    idle_until(running, lambda running: running.is_over)
    assert running.scores == (4, 0)
    assert [scoring.total for scoring in running.scorings if scoring.seat == 0] == [1, 1, 1, 1]


@pytest.mark.rule("R-SCORE-3")
@every_edition
def test_scores_change_only_when_a_player_scores_himself(edition: str) -> None:
    """And then by what the player's temples and treasures are worth; a segment of a scoring round ends that way."""
    moments = random_game(edition)
    for (before, _, played), (after, _, _) in pairwise(moments):
        scores = played == "end" and before.segment != NORMAL
        gain = [points(before, seat) if scores and seat == before.to_act else 0 for seat in range(4)]
        assert (after.score - before.score).tolist() == gain


@pytest.mark.rule("R-SCORE-4")
def test_clearings_ruins_camps_volcanoes_and_points_left_score_nothing() -> None:
    s = position()
    for name, kind in (("b3", "clearing"), ("c1", "volcano"), ("c2", "ruins")):
        stand(terrain(s, name, kind, tokens=2 * (kind == "ruins")), 0, name, 3)
    stand(stand(pitch(s, 0, "b3"), 0, "a1", 5), 0, "b2", 2)
    assert (s.ap, points(s, 0)) == (10, 0)


def scored(s: State, seat: int, before: int) -> int:
    """A player's score after a scoring that begins with some points."""
    s.score[seat] = before
    receive_tile(s, seat, TILE_IDS.index("B6"))
    return int(act(s, "end").score[seat])


@pytest.mark.rule("R-SCORE-5")
@pytest.mark.parametrize("before", [95, 99, 100, 199, 399, 1000])
def test_scores_have_no_upper_end(before: int) -> None:
    """A-31, D-32: the track wraps, the score does not."""
    s = stand(terrain(position(), "c1", "temple", 8), 0, "c1", 1)
    assert scored(s, 0, before) == before + 8


@pytest.mark.rule("R-SCORE-1", "R-SCORE-3")
def test_a_breakdown_names_every_source() -> None:
    running = game(players=2, A="A4")
    play(running, "place c1 0", "deploy leader a1", "move leader a1 a2", "clear a2")
    shown = running.would_score(0)
    assert [(item.rule, item.source, item.points) for item in shown.items] == [("R-SCORE-1", "a2", 2)]
    assert (shown.total, shown.subtotal("temples"), shown.subtotal("treasures")) == (2, 2, 0)
    assert step(running) == "normal"


@pytest.mark.rule("R-SCORE-2")
def test_kinds_are_not_mixed() -> None:
    for one, other in product(("chief", "jaguar", "necklace"), repeat=2):
        assert points(own(position(), 0, one, other), 0) == (3 if one == other else 2)
