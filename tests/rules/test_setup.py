"""Setting up (R-SETUP), and what a player's colour holds (R-COMP-5)."""

import pytest

from games import deal, game, idle, idle_until, seen
from positions import AUCTION_EDITIONS, BASE_EDITIONS, at
from tikal import SetupError, new_game
from tikal.components import pieces
from tikal.rules.terrain import HEX_NAMES, LETTERS, NOBODY, NOWHERE, TERRAINS

PRINTED = {"a1": "camp", "a2": "temple", "b1": "temple", "b2": "clearing"}
every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("R-SETUP-1")
@pytest.mark.parametrize("seed", range(5))
def test_tiles_are_stacked_by_letter_a_on_top(seed: int) -> None:
    """A-17, D-14: there are seven groups, A to G."""
    tiles = new_game("supermeeple-2015", players=4, seed=seed).setup["tiles"]
    assert "".join(tiles) == LETTERS
    assert [len(group) for group in tiles.values()] == [6, 6, 5, 5, 5, 5, 4]
    assert [sorted(group) for group in tiles.values()] == list(deal()["tiles"].values())


@pytest.mark.rule("R-SETUP-1")
def test_every_letter_group_is_shuffled() -> None:
    dealt = [new_game("supermeeple-2015", players=4, seed=seed).setup["tiles"] for seed in range(8)]
    for letter in LETTERS:
        assert len({tuple(tiles[letter]) for tiles in dealt}) > 1


@pytest.mark.rule("R-SETUP-1")
def test_the_next_letter_is_public_and_the_next_tile_is_not() -> None:
    """A-29: the letter on the back of the top tile tells no more than that."""
    views = []
    for order in ("B1 B2", "B2 B1"):
        running = idle_until(game(B=order), lambda running: seen(running).drawn == 6)
        supply = running.view(0).to_dict()["supply"]
        assert (supply["next_letter"], supply["tiles"]["A"], supply["tiles"]["B"]) == ("B", 0, 6)
        views.append([running.view(seat).to_json() for seat in (0, 1, 2, 3, None)])
    assert views[0] == views[1]


@pytest.mark.rule("R-SETUP-2")
def test_treasures_are_shuffled_face_down() -> None:
    dealt = [new_game("classic", players=2, seed=seed).setup["treasures"] for seed in range(5)]
    assert len(set(map(tuple, dealt))) == len(dealt)
    for treasures in dealt:
        assert [treasures.count(kind) for kind in range(8)] == [3] * 8


@pytest.mark.rule("R-SETUP-2")
def test_nobody_sees_treasures_that_lie_face_down() -> None:
    one, other = deal(A="A4"), deal(A="A4")
    other["treasures"].reverse()
    seen_by_all = []
    for setup in (one, other):
        running = new_game("classic", players=2, setup=setup)
        running.play("place c1 0")
        seen_by_all.append([running.view(seat).to_json() for seat in (0, 1, None)])
        assert running.view(0).to_dict()["supply"]["treasures"] == 20
    assert seen_by_all[0] == seen_by_all[1]


@pytest.mark.rule("R-SETUP-3")
@every_edition
def test_floors_form_an_open_supply_by_level(edition: str) -> None:
    floors = new_game(edition, players=2).view(None).to_dict()["supply"]["floors"]
    assert list(floors) == ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
    assert list(floors.values()) == [3, 6, 9, 11, 8, 5, 3, 2, 1]


@pytest.mark.rule("R-SETUP-4", "R-COMP-5")
@every_edition
@every_number
def test_everybody_has_a_leader_18_explorers_and_2_camps_in_reserve(edition: str, players: int) -> None:
    """D-35: the larger supply of the Legend box is not used in classic."""
    shown = new_game(edition, players=players).view(None).to_dict()["players"]
    assert len(shown) == players
    for player in shown:
        assert player["reserve"] == {"explorers": 18, "leaders": 1, "camps": 2, "guardians": 2}
        assert player["gone"] == {"explorers": 0, "leaders": 0}
        assert set(player["treasures"].values()) == {0}


@pytest.mark.rule("R-COMP-5")
def test_there_are_four_colours() -> None:
    """A-18, D-37: a fifth one in an example is a slip."""
    assert pieces().expedition.colours == ("red", "orange", "white", "blue")


@pytest.mark.rule("R-COMP-5")
@every_edition
def test_amulets_are_only_for_the_auction(edition: str) -> None:
    assert new_game(edition, players=3).view(0).to_dict()["auction"] is None
    shown = new_game(edition, players=3, auction=True).view(0).to_dict()["auction"]
    assert shown is not None
    assert shown["amulets_up"] == [0, 1, 2]


@pytest.mark.rule("R-SETUP-4")
@every_edition
def test_no_piece_starts_on_the_board(edition: str) -> None:
    s = seen(new_game(edition, players=4))
    assert not s.explorers.any()
    assert not s.leaders.any()
    assert (s.camps == NOWHERE).all()
    assert (s.guardian == NOBODY).all()


@pytest.mark.rule("R-SETUP-5")
@every_edition
@every_number
def test_everybody_starts_with_no_points(edition: str, players: int) -> None:
    """A-1, D-1: a marker beside space 1 is at 0."""
    assert new_game(edition, players=players).scores == (0,) * players


@pytest.mark.rule("R-SETUP-6")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_comes_with_the_set_up_and_play_is_clockwise(first: int) -> None:
    """C-9, D-3, D-4: who is oldest, a program cannot know."""
    running = game(players=3, first=first)
    order = []
    for _ in range(4):
        assert running.to_act is not None
        order.append(running.to_act)
        idle(running)
        idle(running)
    assert order == [(first + turn) % 3 for turn in range(4)]


@pytest.mark.rule("R-SETUP-6")
def test_the_first_player_is_chosen_by_the_host_or_by_chance() -> None:
    assert [new_game("classic", players=4, seed=9, first=seat).to_act for seat in range(4)] == [0, 1, 2, 3]
    assert {new_game("classic", players=4, seed=seed).to_act for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(SetupError):
        new_game("classic", players=3, first=3)


@pytest.mark.rule("R-SETUP-7", "R-COMP-2")
@every_edition
def test_four_hexes_are_explored_and_both_temples_have_value_1(edition: str) -> None:
    """A-21, D-10: no base edition has a lake on the board. A-19, D-12: nor does the printed volcano take a hex."""
    s = seen(new_game(edition, players=2))
    explored = {HEX_NAMES[hex_]: TERRAINS[s.terrain[hex_]] for hex_ in range(s.hexes) if s.terrain[hex_] > 1}
    assert explored == PRINTED
    assert (s.temple[at("a2")], s.temple[at("b1")], s.temple.sum()) == (1, 1, 2)
    assert s.hexes == 40


@pytest.mark.rule("R-SETUP-7")
def test_the_printed_volcano_is_decoration() -> None:
    """A-19: shown or not, the board has the same 36 empty hexes."""
    boards = [
        new_game("classic", players=2, options={"printedVolcano": shown}).view(0).to_dict()["board"]
        for shown in (True, False)
    ]
    assert boards[0] == boards[1]
    assert sum(hex_["terrain"] == "jungle" for hex_ in boards[0]) == 36


@pytest.mark.rule("R-AUC-1")
@pytest.mark.parametrize("edition", [*AUCTION_EDITIONS, "classic"])
@every_number
def test_with_the_auction_everybody_starts_with_20_points(edition: str, players: int) -> None:
    """D-2."""
    assert new_game(edition, players=players, auction=True).scores == (20,) * players
