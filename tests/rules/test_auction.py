"""The auction (R-AUC)."""

from itertools import pairwise

import pytest

from games import game, idle, idle_until, play, rule, seen, step
from midgame import disagreements, random_game
from positions import AUCTION_EDITIONS, guardian, legal, position, stand, terrain, why_not
from positions import play as act
from tikal import Game, new_game
from tikal.components import edition
from tikal.errors import OptionError
from tikal.games.base.rules.auction import begin_auction
from tikal.games.view_data import AuctionView
from tikal.rules.state import State
from tikal.rules.steps import BID, FINAL_ROUND, OVER
from tikal.rules.terrain import NO_TILE, VOLCANO
from tikal.rules.winning import wins

EDITIONS = (*AUCTION_EDITIONS, "classic")
"""C-19: classic is played by the rules of supermeeple-2015."""
every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def auction(edition: str = "supermeeple-2015", players: int = 4, first: int = 0, **on_top: str) -> Game:
    return game(edition, players, auction=True, first=first, **on_top)


def bids(running: Game, *offers: tuple[int, str]) -> Game:
    """Offers, each by the seat that has to be asked next."""
    for seat, text in offers:
        assert running.to_act == seat, text
        running.play(text)
    return running


def take_turn(running: Game, tile: str | None = None) -> int:
    """The winner takes a tile, places it and ends the turn; the winner's seat."""
    assert step(running) == "take"
    seat = running.to_act
    assert seat is not None
    if tile:
        running.play(f"take {tile}")
    else:
        idle(running)
    assert (running.to_act, step(running)) == (seat, "place")
    idle(running)
    assert (running.to_act, step(running), seen(running).ap) == (seat, "normal", 10)
    play(running, "end")
    return seat


def auction_of(running: Game) -> AuctionView:
    """The auction as everybody sees it."""
    shown = running.view(None).to_dict()["auction"]
    assert shown is not None
    return shown


def amulets(running: Game) -> list[int]:
    """Seats whose amulet is up."""
    return auction_of(running)["amulets_up"]


def open_tiles(running: Game) -> list[str]:
    """Tiles on offer."""
    return auction_of(running)["open_tiles"]


def bidding(*scores: int) -> State:
    """Seat 0 opens the first auction of a round, with these scores."""
    s = position(players=len(scores), auction=True)
    s.score[: len(scores)] = scores
    s.amulet_up[: len(scores)] = 1
    s.open_tiles[: len(scores)] = range(len(scores))
    s.drawn = len(scores)
    begin_auction(s, 0)
    return s


@pytest.mark.rule(
    "R-AUC-7", "R-AUC-8", "R-AUC-9", "R-AUC-10", "R-AUC-11", "R-AUC-12", "R-AUC-13", "R-AUC-14", "R-AUC-17"
)
@every_edition
def test_the_auction_round_of_the_example(edition: str) -> None:
    """T-AUC-1: Guillaume is seat 0, Rod 1, Igor 2, Seb 3."""
    running = auction(edition)
    bids(running, (0, "bid 1"), (1, "bid 2"), (2, "pass"), (3, "bid 3"), (0, "bid 4"), (1, "bid 5"))
    bids(running, (3, "pass"), (0, "pass"))
    assert running.scores == (20, 15, 20, 20)
    assert take_turn(running) == 1
    assert amulets(running) == [0, 2, 3]
    bids(running, (2, "bid 1"), (3, "bid 3"), (0, "bid 4"), (2, "pass"), (3, "pass"))
    assert running.scores == (16, 15, 20, 20)
    assert take_turn(running) == 0
    assert amulets(running) == [2, 3]
    bids(running, (2, "pass"), (3, "pass"))
    assert take_turn(running) == 2
    assert amulets(running) == [3]
    assert take_turn(running) == 3
    assert running.scores == (16, 15, 20, 20)
    assert (running.to_act, step(running), amulets(running)) == (0, "bid", [0, 1, 2, 3])
    assert open_tiles(running) == ["A5", "A6", "B1", "B2"]


@pytest.mark.rule("R-AUC-3", "R-AUC-11", "R-AUC-12", "R-AUC-13", "R-AUC-17")
@pytest.mark.parametrize("edition", AUCTION_EDITIONS)
def test_the_auction_round_of_the_older_example(edition: str) -> None:
    """T-AUC-2: players A to D are seats 0 to 3."""
    running = auction(edition)
    bids(running, (0, "bid 4"), (1, "bid 5"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert take_turn(running) == 1
    bids(running, (2, "bid 3"), (3, "pass"), (0, "bid 4"), (2, "pass"))
    assert take_turn(running) == 0
    bids(running, (2, "pass"), (3, "pass"))
    assert (take_turn(running), take_turn(running)) == (2, 3)
    assert running.scores == (16, 15, 20, 20)
    assert (running.to_act, step(running)) == (0, "bid")


@pytest.mark.rule("R-AUC-6", "R-AUC-12", "R-AUC-13")
def test_two_players_have_one_auction_a_round() -> None:
    """T-AUC-3: the loser gets the other tile for nothing; if both pass, the first to pass plays first."""
    running = bids(auction(players=2), (0, "bid 1"), (1, "pass"))
    assert (take_turn(running), take_turn(running)) == (0, 1)
    assert running.scores == (19, 20)
    bids(running, (0, "pass"), (1, "pass"))
    assert (take_turn(running), take_turn(running)) == (0, 1)
    assert running.scores == (19, 20)


@pytest.mark.rule("R-AUC-15", "R-AUC-14")
def test_nobody_bids_more_than_he_has() -> None:
    """T-AUC-4, A-33: with three points, four are too many."""
    s = bidding(20, 3, 20)
    act(s, "bid 2")
    assert (why_not(s, "bid 4"), why_not(s, "bid 3")) == ("R-AUC-15", None)
    assert legal(s) == ["pass", "bid 3"]
    act(s, "bid 3", "pass", "pass")
    assert (s.to_act, s.score[1]) == (1, 0)


@pytest.mark.rule("R-AUC-18", "R-AUC-19", "R-AUC-11", "R-AUC-17", "R-AUC-14")
@every_edition
def test_a_volcano_taken_in_an_auction(edition: str) -> None:
    """T-AUC-5, A-38: A, B and C are seats 0 to 2; B takes the volcano, all score, then the round goes on."""
    running = idle_until(auction(edition, players=3, B="B6"), lambda running: "B6" in open_tiles(running))
    bids(running, (0, "bid 1"), (1, "pass"), (2, "pass"))
    assert take_turn(running, "B1") == 0
    bids(running, (1, "bid 2"), (2, "pass"))
    assert running.scores == (19, 18, 20)
    play(running, "take B6")
    for seat in (1, 2, 0):
        assert (running.to_act, step(running), seen(running).ap) == (seat, "volcano", 10)
        assert VOLCANO not in seen(running).terrain
        play(running, "end")
        assert amulets(running) == [1, 2]
    assert (running.to_act, step(running)) == (1, "place")
    idle(running)
    assert (running.to_act, step(running), seen(running).ap, amulets(running)) == (1, "normal", 10, [1, 2])
    play(running, "end")
    assert (running.to_act, step(running), amulets(running)) == (2, "take", [2])
    take_turn(running)
    assert (running.to_act, step(running), running.scores) == (0, "bid", (19, 18, 20))


def last_turn(*scores: int, placer: int, edition: str = "supermeeple-2015") -> State:
    """The last turn of a game with auctions, all other amulets down."""
    s = position(edition, auction=True, seat=placer)
    s.active, s.drawn = placer, 36
    s.amulet_up[placer] = 1
    s.score[:] = scores
    return s


@pytest.mark.rule("R-AUC-21", "R-AUC-22")
@every_edition
@pytest.mark.parametrize(
    ("scores", "placer", "order"),
    [
        ((40, 35, 40, 35), 2, [3, 1, 0, 2]),
        ((10, 20, 30, 40), 3, [0, 1, 2, 3]),
        ((40, 30, 20, 10), 3, [3, 2, 1, 0]),
        ((7, 7, 7, 7), 1, [2, 3, 0, 1]),
        ((7, 7, 3, 7), 0, [2, 1, 3, 0]),
        ((0, 0, 0, 5), 3, [0, 1, 2, 3]),
    ],
)
def test_the_final_round_goes_from_the_lowest_score_up(
    edition: str, scores: tuple[int, ...], placer: int, order: list[int]
) -> None:
    """T-AUC-6 is the first of these; A-34: of equals, the last placer is last."""
    s = act(last_turn(*scores, placer=placer, edition=edition), "end")
    assert (s.segment, s.ap, s.scoring_order.tolist()) == (FINAL_ROUND, 10, order)
    played = []
    while s.step != OVER:
        played.append(int(s.to_act))
        act(s, "end")
    assert played == order


@pytest.mark.rule("R-AUC-21")
def test_the_final_order_is_fixed_before_the_final_round() -> None:
    """A-35: what the first player scores does not change who is next."""
    s = last_turn(3, 1, 2, 9, placer=3)
    act(stand(terrain(s, "c1", "temple", 8), 1, "c1", 1), "end", "end")
    assert (s.score.tolist(), s.to_act) == ([3, 9, 2, 9], 2)
    act(s, "end")
    assert s.to_act == 0


@pytest.mark.rule("R-AUC-2", "R-AUC-4")
@every_number
def test_a_round_opens_as_many_tiles_as_players_with_all_amulets_up(players: int) -> None:
    running = auction(players=players)
    assert open_tiles(running) == ["A1", "A2", "A3", "A4"][:players]
    assert amulets(running) == list(range(players))
    assert [str(result) for result in running.opening] == [" ".join(["opened", *open_tiles(running)])]


@pytest.mark.rule("R-AUC-2")
def test_an_amulet_goes_down_when_its_owner_has_had_his_turn() -> None:
    running = auction(players=3)
    idle_until(running, lambda running: step(running) == "normal")
    assert amulets(running) == [0, 1, 2]
    play(running, "end")
    assert amulets(running) == [1, 2]


@pytest.mark.rule("R-AUC-3", "R-AUC-9")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_opens_and_may_pass(first: int) -> None:
    running = auction(first=first)
    assert (running.to_act, step(running)) == (first, "bid")
    play(running, "pass")
    assert (running.to_act, step(running)) == ((first + 1) % 4, "bid")


@pytest.mark.rule("R-AUC-4", "R-AUC-6", "R-AUC-13", "R-TURN-8")
@pytest.mark.parametrize(("players", "rounds"), [(2, 18), (3, 12), (4, 9)])
def test_all_tiles_are_taken_round_by_round(players: int, rounds: int) -> None:
    """C-2, C-17: the last tile of a round is free, but it is taken by an action."""
    running = idle_until(auction(players=players), lambda running: running.is_over)
    verbs = [entry.action.verb for entry in running.log if entry.action]
    takers = [entry.seat for entry in running.log if entry.action and entry.action.verb == "take"]
    assert (len(takers), verbs.count("place")) == (36, 36)
    for start in range(0, 36, players):
        assert sorted(takers[start : start + players]) == list(range(players))
    # With everybody passing, an auction takes as many passes as there are players left in it.
    assert verbs.count("pass") == rounds * sum(range(2, players + 1))
    assert seen(running).scorings[:players].tolist() == [4] * players


@pytest.mark.rule("R-AUC-5")
def test_the_winner_chooses_any_open_tile() -> None:
    running = bids(auction(), (0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert [str(action) for action in running.legal_actions()] == ["take A1", "take A2", "take A3", "take A4"]
    for text in ("take A5", "take B6", "take G4"):
        assert rule(running, text) == "R-AUC-5"
    play(running, "take A3")
    assert open_tiles(running) == ["A1", "A2", "A4"]
    assert running.view(0).to_dict()["tile"] == "A3"
    idle(running)
    play(running, "end", "pass", "pass", "pass")
    assert rule(running, "take A3") == "R-AUC-5"


@pytest.mark.rule("R-AUC-7")
@pytest.mark.parametrize("high", [1, 4, 19])
def test_a_bid_exceeds_the_one_before(high: int) -> None:
    running = play(auction(), f"bid {high}")
    for bid in (1, high - 1, high):
        assert rule(running, f"bid {bid}") == ("R-AUC-7" if bid else "R-AUC-16")
    assert [str(action) for action in running.legal_actions()] == [
        "pass",
        *(f"bid {bid}" for bid in range(high + 1, 21)),
    ]


@pytest.mark.rule("R-AUC-7", "R-AUC-8")
def test_bidding_goes_on_for_several_laps_until_one_is_left() -> None:
    """C-20: the highest bidder is never asked about their own bid."""
    running = auction(players=3)
    bids(running, (0, "bid 1"), (1, "bid 2"), (2, "pass"), (0, "bid 3"), (1, "bid 4"), (0, "bid 6"), (1, "pass"))
    assert (running.to_act, step(running), running.scores) == (0, "take", (14, 20, 20))


@pytest.mark.rule("R-AUC-8")
def test_who_has_passed_is_out_of_this_auction_and_in_again_in_the_next() -> None:
    running = bids(auction(), (0, "bid 1"), (1, "pass"), (2, "bid 2"), (3, "pass"), (0, "bid 3"), (2, "pass"))
    assert take_turn(running) == 0
    bids(running, (1, "bid 1"), (2, "bid 2"), (3, "pass"), (1, "bid 3"), (2, "pass"))
    assert take_turn(running) == 1


@pytest.mark.rule("R-AUC-10", "R-AUC-11")
def test_the_next_opener_is_left_of_the_winner_skipping_those_who_had_their_turn() -> None:
    """D-43."""
    running = bids(auction(), (0, "pass"), (1, "pass"), (2, "pass"), (3, "bid 1"))
    assert take_turn(running) == 3
    bids(running, (0, "pass"), (1, "pass"), (2, "bid 2"))
    assert take_turn(running) == 2
    bids(running, (0, "bid 1"), (1, "bid 2"), (0, "pass"))
    assert (take_turn(running), take_turn(running)) == (1, 0)
    assert running.to_act == 1


@pytest.mark.rule("R-AUC-12")
@every_number
def test_if_nobody_bids_the_first_who_passed_has_the_turn_for_nothing(players: int) -> None:
    """A-32: in the first auction of a round too; the next opener is the winner's left neighbour."""
    running = auction(players=players, first=1)
    play(running, *["pass"] * players)
    assert (running.to_act, step(running), running.scores) == (1, "take", (20,) * players)
    take_turn(running)
    assert running.to_act == 2 % players


@pytest.mark.rule("R-AUC-12")
def test_the_last_player_may_still_bid_when_all_others_have_passed() -> None:
    """C-15: a bid then wins at once and is paid; if they pass too, the first who passed has the turn."""
    running = bids(auction(), (0, "pass"), (1, "pass"), (2, "pass"))
    assert (running.to_act, step(running), len(running.legal_actions())) == (3, "bid", 21)
    play(running, "bid 2")
    assert (running.to_act, step(running), running.scores) == (3, "take", (20, 20, 20, 18))
    running = bids(auction(), (0, "pass"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert (running.to_act, step(running)) == (0, "take")


@pytest.mark.rule("R-AUC-14")
def test_only_the_winner_pays_and_before_he_chooses() -> None:
    """A-37."""
    running = bids(auction(), (0, "bid 7"), (1, "bid 9"), (2, "pass"), (3, "pass"))
    assert running.scores == (20, 20, 20, 20)
    play(running, "pass")
    assert (running.to_act, step(running), running.scores) == (1, "take", (20, 11, 20, 20))
    assert [str(result) for result in running.log[-1].results] == ["paid 9"]


@pytest.mark.rule("R-AUC-15")
@pytest.mark.parametrize("score", [0, 1, 5])
def test_a_player_who_cannot_outbid_is_still_asked(score: int) -> None:
    """C-16, A-33: passing is then the only action, but it is an action."""
    s = bidding(20, score, 20)
    act(s, "bid 5")
    assert (s.to_act, s.step, legal(s)) == (1, BID, ["pass"])
    assert why_not(s, "bid 6") == "R-AUC-15"


@pytest.mark.rule("R-AUC-16")
def test_the_lowest_bid_is_1() -> None:
    running = auction()
    assert (rule(running, "bid 0"), rule(running, "bid 1")) == ("R-AUC-16", None)
    assert "bid 0" not in map(str, running.legal_actions())


@pytest.mark.rule("R-AUC-17")
def test_a_new_round_is_opened_by_the_left_neighbour_of_the_last_placer() -> None:
    """D-44."""
    running = auction(players=3)
    bids(running, (0, "pass"), (1, "bid 1"), (2, "pass"))
    assert take_turn(running) == 1
    bids(running, (2, "bid 1"), (0, "pass"))
    assert (take_turn(running), take_turn(running)) == (2, 0)
    assert (running.to_act, amulets(running)) == (1, [0, 1, 2])


@pytest.mark.rule("R-AUC-18")
def test_a_volcano_as_last_tile_of_a_round_brings_its_scoring_round() -> None:
    running = idle_until(auction(players=2, B="B6"), lambda running: "B6" in open_tiles(running))
    bids(running, (0, "pass"), (1, "pass"))
    assert take_turn(running, "B1") == 0
    assert [str(action) for action in running.legal_actions()] == ["take B6"]
    play(running, "take B6")
    assert (running.to_act, step(running)) == (1, "volcano")
    play(running, "end", "end")
    assert (running.to_act, step(running)) == (1, "place")
    idle(running)
    play(running, "end")
    assert (running.to_act, step(running), amulets(running)) == (0, "bid", [0, 1])


@pytest.mark.rule("R-AUC-20")
def test_points_scored_in_the_volcano_round_are_capital_at_once() -> None:
    running = auction(players=3, B="B6")
    idle_until(running, lambda running: running.to_act == 2 and step(running) == "normal")
    play(running, "deploy leader a1", "move leader a1 a2")
    idle_until(running, lambda running: step(running) == "bid" and "B6" in open_tiles(running))
    bids(running, (0, "pass"), (1, "pass"), (2, "pass"))
    play(running, "take B6", "end", "end", "end")
    assert running.scores == (20, 20, 21)
    idle(running)
    play(running, "end", "bid 20")
    assert (running.to_act, rule(running, "bid 21"), rule(running, "bid 22")) == (2, None, "R-AUC-15")


@pytest.mark.rule("R-AUC-23")
@pytest.mark.parametrize(
    ("edition", "shared"),
    [("ravensburger-1999", True), ("riogrande-1999", True), ("supermeeple-2015", False), ("classic", False)],
)
def test_the_highest_score_wins_with_the_tie_break_of_the_edition(edition: str, shared: bool) -> None:
    """C-13, D-45."""
    s = position(edition, players=2, auction=True)
    s.step, s.score[:2] = OVER, 33
    guardian(s, 1, "a2")
    assert [wins(s, seat) for seat in (0, 1)] == [shared, True]
    s.score[0] = 34
    assert [wins(s, seat) for seat in (0, 1)] == [True, False]


@pytest.mark.rule("R-AUC-24")
@every_edition
def test_a_score_falls_exactly_by_the_winning_bid(edition: str) -> None:
    moments = random_game(edition, auction=True)
    paid = 0
    for before, after in pairwise(moments):
        fallen = (before.state.score - after.state.score).clip(0)
        if fallen.any():
            winner = int(after.state.to_act)
            assert before.played.split()[0] in ("bid", "pass")
            assert fallen.sum() == fallen[winner] == after.state.high_bid > 0
            paid += int(fallen.sum())
        assert (after.state.score >= 0).all()
    assert paid > 0


@pytest.mark.rule("R-AUC-25")
def test_classic_has_the_auction_only_as_a_house_rule_and_legend_not_at_all() -> None:
    """A-39, C-19: in classic it is off unless chosen."""
    assert edition("classic").auction == "house"
    assert new_game("classic", players=4).scores == (0, 0, 0, 0)
    assert new_game("classic", players=4, auction=True).scores == (20, 20, 20, 20)
    with pytest.raises(OptionError, match="R-AUC-25"):
        new_game("legend", players=4, auction=True)


@pytest.mark.rule("R-AUC-21", "R-AUC-4")
def test_amulets_are_up_again_before_the_final_round() -> None:
    """C-21: and no tile is on offer any more."""
    running = idle_until(auction(players=3), lambda running: step(running) == "final")
    assert amulets(running) == [0, 1, 2]
    assert open_tiles(running) == []
    assert seen(running).open_tiles[:3].tolist() == [NO_TILE] * 3


@pytest.mark.rule("R-AUC-21")
def test_in_the_final_round_everybody_has_ten_points_and_scores_himself() -> None:
    s = act(stand(last_turn(0, 0, 0, 0, placer=3), 0, "a2", 2), "end")
    assert act(s, "clear a2", "clear a2", "end").score.tolist() == [3, 0, 0, 0]
    assert (s.to_act, s.ap) == (1, 10)


@pytest.mark.rule("R-AUC-7", "R-AUC-5")
@pytest.mark.parametrize("verb", ["bid", "take", "place", "pass"])
def test_list_and_check_of_auctions_agree(verb: str) -> None:
    assert disagreements(verb, "supermeeple-2015", 3, auction=True) == []


@pytest.mark.rule("R-AUC-5")
def test_other_decisions_than_the_one_asked_for_are_refused() -> None:
    running = auction()
    for text in ("take A1", "place c1 0", "end", "deploy leader a1"):
        assert rule(running, text) == "R-TURN-1"
    play(running, *["pass"] * 4)
    for text in ("bid 1", "pass", "place c1 0", "end"):
        assert rule(running, text) == "R-TURN-1"
