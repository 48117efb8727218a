"""The six categories of a scoring (L-SCORE)."""

from __future__ import annotations

import pytest

from legend_midgame import random_game
from legend_positions import legend_position, play
from positions import at, guardian, own, pitch, stand, terrain, tile
from tikal.games.legend.breakdown import breakdown
from tikal.games.legend.rules.scoring import points
from tikal.games.legend.rules.state import LegendState

CATEGORIES = ("temples", "highest", "volcanoes", "jungles", "lakes", "treasures")
BLUE, RED = 0, 1


def scoring(players: int = 2) -> LegendState:
    """A player in a volcano scoring, nobody on the board."""
    return legend_position(players=players, step="spend", segment="volcano")


def categories(s: LegendState, seat: int) -> dict[str, int]:
    """What a player would score, by category, without those that give nothing."""
    shown = breakdown(s, seat)
    assert shown.total == points(s, seat)
    return {name: shown.subtotal(name) for name in CATEGORIES if shown.subtotal(name)}


def emptied(s: LegendState, tile_id: str, name: str) -> LegendState:
    """Ruins without treasures."""
    tile(s, tile_id, name)
    s.tokens[at(name)] = 0
    return s


# The example.


def example() -> LegendState:
    """T-LSCORE: Blue is seat 0, Red seat 1. C-44: of Red's empty ruins one is a clearing, or masks do not fit."""
    s = scoring()
    for seat, temples in ((BLUE, {"a5": 9, "b3": 7, "b5": 6}), (RED, {"c1": 7, "c2": 7, "c4": 6, "d2": 3})):
        for name, value in temples.items():
            stand(terrain(s, name, "temple", value), seat, name, 1)
    for seat, names in ((BLUE, "c5 h1"), (RED, "e4 d4 h2 h4 b2 a4 h3")):
        for name in names.split():
            stand(s, seat, name, 1)
    terrain(s, "d4", "volcano")
    for tile_id, name in (("A4", "d5"), ("C3", "e2"), ("E3", "e3")):
        stand(emptied(s, tile_id, name), BLUE, name, 1)
    s.tokens[at("e1")] = 0
    stand(s, RED, "e1", 1)
    stand(s, RED, "b4", 1)
    own(s, BLUE, "chief", *["jaguar"] * 2, *["totem"] * 3)
    own(s, RED, "chief", *["plate"] * 2)
    return s


@pytest.mark.rule("L-SCORE-1", "L-SCORE-2", "L-SCORE-3", "L-SCORE-4", "L-SCORE-5", "L-SCORE-6", "L-SCORE-7")
def test_blue_scores_67_in_the_example() -> None:
    """Temples 9, 7, 6; a volcano; a jungle and three emptied ruins; no lake for nine masks; sets of 1, 2, 3."""
    s = example()
    assert categories(s, BLUE) == {"temples": 22, "highest": 13, "volcanoes": 10, "jungles": 12, "treasures": 10}
    assert points(s, BLUE) == 67


@pytest.mark.rule("L-SCORE-1", "L-SCORE-2", "L-SCORE-3", "L-SCORE-4", "L-SCORE-5", "L-SCORE-6", "L-SCORE-7")
def test_red_scores_79_in_the_example() -> None:
    """Temples 7, 7, 6, 3; two volcanoes; two jungles, a clearing, emptied ruins; two lakes for three masks."""
    assert categories(example(), RED) == {
        "temples": 23,
        "highest": 10,
        "volcanoes": 20,
        "jungles": 16,
        "lakes": 6,
        "treasures": 4,
    }
    assert points(example(), RED) == 79


@pytest.mark.rule("L-SCORE-7")
def test_all_categories_are_added_at_once_and_only_for_the_player_whose_scoring_it_is() -> None:
    s = example()
    s.scoring_order[:2] = [BLUE, RED]
    before = s.score.tolist()
    play(s, "end")
    assert (s.score - before).tolist() == [67, 0, 0, 0]
    play(s, "end")
    assert (s.score - before).tolist() == [67, 79, 0, 0]


# One category after the other.


@pytest.mark.rule("L-SCORE-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "scored"),
    [((1, 0), (0, 0), 4), ((1, 0), (1, 0), 0), ((2, 0), (1, 0), 4), ((0, 1), (2, 0), 4), ((0, 1), (3, 0), 0),
     ((0, 0), (0, 0), 0)],
)  # fmt: skip
def test_a_temple_scores_its_value_for_the_majority(
    mine: tuple[int, int], theirs: tuple[int, int], scored: int
) -> None:
    s = scoring()
    stand(s, 0, "f4", *mine)
    stand(s, 1, "f4", *theirs)
    assert points(s, 0) == scored


@pytest.mark.rule("L-SCORE-1")
def test_a_guardian_holds_a_temple_against_everybody() -> None:
    s = scoring()
    guardian(s, 0, "f4")
    stand(s, 1, "f4", 5)
    assert (categories(s, 0), categories(s, 1)) == ({"temples": 4}, {})


@pytest.mark.rule("L-SCORE-2")
@pytest.mark.parametrize(("value", "extra"), [(1, 0), (5, 0), (6, 0), (7, 5), (8, 6), (9, 8), (10, 10)])
def test_high_temples_score_extra(value: int, extra: int) -> None:
    s = scoring()
    stand(terrain(s, "f4", "temple", value), 0, "f4", 1)
    assert points(s, 0) == value + extra
    assert breakdown(s, 0).subtotal("highest") == extra


@pytest.mark.rule("L-SCORE-2")
def test_high_temples_score_extra_for_a_guardian_too() -> None:
    s = scoring()
    terrain(s, "f4", "temple", 8)
    guardian(s, 0, "f4")
    stand(s, 1, "f4", 2)
    assert [points(s, seat) for seat in range(2)] == [14, 0]


@pytest.mark.rule("L-SCORE-3")
def test_every_volcano_with_the_majority_scores_10() -> None:
    """A-69: those that lie from the start, drafted ones, those of cards."""
    s = scoring()
    terrain(s, "h1", "volcano")
    terrain(s, "z3", "volcano")
    for name in ("c5", "e4", "h1", "z3"):
        stand(s, 0, name, 1)
    stand(s, 1, "h1", 1)
    assert categories(s, 0) == {"volcanoes": 30}


@pytest.mark.rule("L-SCORE-4")
def test_jungle_clearings_and_emptied_ruins_count_once_for_each_temple() -> None:
    """C-40: dotted hexes are jungle, too."""
    s = scoring()
    s.tokens[at("e1")] = 0
    for name in ("h1", "z3", "d3", "e1"):
        stand(s, 0, name, 1)
    assert categories(s, 0) == {}
    stand(s, 0, "c3", 1)
    assert categories(s, 0) == {"temples": 3, "jungles": 4}
    guardian(s, 0, "d1")
    assert categories(s, 0) == {"temples": 6, "jungles": 8}


@pytest.mark.rule("L-SCORE-4")
def test_without_the_majority_open_land_does_not_count() -> None:
    s = scoring()
    stand(s, 0, "c3", 1)
    for name in ("h1", "d3"):
        stand(s, 0, name, 1)
        stand(s, 1, name, 1)
    assert categories(s, 0) == {"temples": 3}


@pytest.mark.rule("L-SCORE-4")
def test_a_temple_with_a_foreign_guardian_multiplies_nothing() -> None:
    """C-41: even with the majority below it."""
    s = scoring()
    stand(s, 0, "c3", 3)
    stand(s, 0, "d3", 1)
    guardian(s, 1, "c3")
    stand(s, 1, "f2", 1)
    assert (categories(s, 0), categories(s, 1)) == ({}, {"temples": 3, "jungles": 1})


@pytest.mark.rule("L-SCORE-4")
def test_ruins_with_treasures_lakes_volcanoes_and_the_base_camp_are_no_open_land() -> None:
    """C-40, A-57."""
    s = scoring()
    stand(s, 0, "c3", 1)
    for name in ("a1", "b4", "a4"):
        stand(s, 0, name, 1)
    assert categories(s, 0) == {"temples": 3, "lakes": 1}


@pytest.mark.rule("L-SCORE-5")
@pytest.mark.parametrize(("tokens", "masks"), [(4, 1), (1, 1), (0, 4)])
def test_lakes_count_once_for_each_mask_that_is_seen(tokens: int, masks: int) -> None:
    """Ruins with treasures show one mask, emptied ones all."""
    s = scoring()
    tile(s, "A4", "h1")
    s.tokens[at("h1")] = tokens
    stand(s, 0, "h1", 1)
    assert categories(s, 0) == {}
    stand(s, 0, "a4", 1)
    assert categories(s, 0) == {"lakes": masks}
    stand(s, 0, "h3", 1)
    assert categories(s, 0) == {"lakes": 2 * masks}


@pytest.mark.rule("L-SCORE-5")
def test_masks_of_all_ruins_are_added() -> None:
    """3 and 4 of emptied ruins, 1 of ruins with treasures; contested ruins show nothing."""
    s = emptied(emptied(scoring(), "C3", "h1"), "A4", "h2")
    emptied(s, "A5", "h4")
    for name in ("h1", "h2", "b4", "a4", "h4"):
        stand(s, 0, name, 1)
    stand(s, 1, "h4", 1)
    assert categories(s, 0) == {"lakes": 8}


@pytest.mark.rule("L-SCORE-5")
def test_contested_lakes_do_not_count() -> None:
    s = scoring()
    stand(s, 0, "b4", 1)
    stand(s, 0, "a4", 1)
    stand(s, 1, "a4", 1)
    assert categories(s, 0) == {}


@pytest.mark.rule("L-SCORE-5")
def test_ruins_that_never_had_a_treasure_show_all_masks() -> None:
    """A-67, C-42."""
    s = scoring()
    s.laid = 24
    tile(s, "A4", "h1")
    stand(s, 0, "h1", 1)
    stand(s, 0, "a4", 1)
    assert categories(s, 0) == {"lakes": 4}


@pytest.mark.rule("L-SCORE-6")
@pytest.mark.parametrize(("copies", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_collection_is_worth_1_3_6_10_or_15(copies: int, worth: int) -> None:
    """D-33."""
    s = scoring()
    own(s, 0, *["carafe"] * copies)
    assert points(s, 0) == worth


@pytest.mark.rule("L-SCORE-6")
def test_collections_of_all_kinds_add_up() -> None:
    s = scoring()
    s.treasures[1] = [5, 4, 3, 2, 1, 0, 0, 1]
    assert categories(s, 1) == {"treasures": 15 + 10 + 6 + 3 + 1 + 1}
    s.treasures[1] = 5
    assert points(s, 1) == 120


@pytest.mark.rule("L-SCORE-8")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_camp_of_anybody_takes_a_hex_out_of_the_count(owner: int) -> None:
    """A-57: a clearing, and emptied ruins as open land and as masks."""
    s = emptied(scoring(), "A4", "h1")
    for name in ("c3", "a4", "d3", "h1", "f2"):
        stand(s, 0, name, 1)
    assert categories(s, 0) == {"temples": 3, "jungles": 3, "lakes": 4}
    pitch(s, owner, "d3")
    assert categories(s, 0) == {"temples": 3, "jungles": 2, "lakes": 4}
    pitch(s, owner, "h1")
    assert categories(s, 0) == {"temples": 3, "jungles": 1}


@pytest.mark.rule("L-SCORE-8")
def test_the_base_camp_never_counts() -> None:
    """A-57, C-40."""
    s = scoring()
    stand(s, 0, "a1", 5)
    stand(s, 0, "c3", 1)
    assert categories(s, 0) == {"temples": 3}


@pytest.mark.rule("L-SCORE-8", "L-AP-3")
def test_a_camp_that_is_left_out_of_the_scoring_is_still_a_camp() -> None:
    """A-70."""
    s = scoring()
    pitch(s, 0, "d3")
    play(s, "deploy explorer d3")
    assert s.explorers[0, at("d3")] == 1


@pytest.mark.rule("L-SCORE-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_sheet_adds_up_in_whole_games(players: int) -> None:
    for moment in random_game(players)[::25]:
        for seat in range(players):
            shown = breakdown(moment.state, seat)
            assert sum(item.points for item in shown.items) == shown.total
            assert {item.rule for item in shown.items} <= {*(f"L-SCORE-{n}" for n in range(1, 7)), "L-FINAL-2"}
