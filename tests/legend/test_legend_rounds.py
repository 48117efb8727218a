"""Six rounds (L-ROUND), passing (L-PASS), maintenance (L-MAINT) and the final scoring (L-FINAL)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from legend_midgame import Moment, action_kind, random_game
from legend_positions import (
    IDLE,
    SCENARIOS,
    cards,
    display,
    hold,
    idle,
    idle_until,
    legal,
    legend_position,
    play,
    waits_for,
    why_not,
)
from positions import at, own, stand
from tikal import Game, new_game
from tikal.games.legend.breakdown import breakdown
from tikal.games.legend.rules.state import LegendState
from tikal.games.registry import kind_of
from tikal.rules.terrain import NO_TILE, NOBODY, TILE_IDS

every_number = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def quiet_game(players: int, scenario: str = "chichen-itza") -> Game:
    """A whole game in which nobody does more than they must."""
    game = new_game("legend", players=players, scenario=scenario, seed=players)
    while not game.is_over:
        actions = {action.kind: action for action in reversed(game.legal_actions())}
        game.play(next(actions[kind] for kind in (*IDLE, "draft order", "draft card") if kind in actions))
    return game


def opened(game: Game, kind: str) -> list[tuple[str, ...]]:
    """What each round laid open of a kind: `opened` for tiles, `cards`, `tokens`."""
    results = [*game.opening, *(result for entry in game.log for result in entry.results)]
    return [result.words for result in results if result.kind == kind]


def round_starts(moments: tuple[Moment, ...]) -> list[LegendState]:
    """The positions in which drafts begin."""
    states = [moment.state for moment in moments]
    return states[:1] + [after for before, after in pairwise(states) if after.round_number > before.round_number]


# Rounds.


@pytest.mark.rule("L-ROUND-1", "L-MAINT-1")
@every_number
def test_six_rounds_of_draft_and_action_then_the_final_scoring(players: int) -> None:
    phases: list[tuple[int, str]] = []
    for moment in random_game(players):
        kind = waits_for(moment.state)[1]
        phase = kind if kind in ("draft", "final", "over") else "action"
        if not phases or phases[-1][1] != phase:
            phases.append((int(moment.state.round_number), phase))
    rounds = [(number, phase) for number in range(1, 7) for phase in ("draft", "action")]
    assert phases == [*rounds, (6, "final"), (6, "over")]


@pytest.mark.rule("L-ROUND-2", "L-MAINT-3")
@every_number
def test_turns_follow_the_standing_figures(players: int) -> None:
    """Each lap of draft and action phase goes by the order of the round, leaving out who is skipped."""
    orders = set()
    for before, after in pairwise(random_game(players)):
        s, t = before.state, after.state
        is_turn = (waits_for(s)[1], waits_for(t)[1]) in (("draft", "draft"), ("after", "main"))
        if not is_turn or s.round_number != t.round_number:
            continue
        order = s.turn_order[:players].tolist()
        orders.add(tuple(order))
        here, there = order.index(s.to_act), order.index(t.to_act)
        skipped = [order[(here + step) % players] for step in range(1, (there - here - 1) % players + 1)]
        if waits_for(s)[1] == "after":
            assert all(s.passed[seat] for seat in skipped)
        assert s.turn == here
    assert len(orders) > 1


@pytest.mark.rule("L-ROUND-3", "L-MAINT-7")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_24_tiles_come_in_the_order_of_their_letters(scenario: str) -> None:
    """A-60: El Mirador has one E tile fewer to offer and still enough."""
    opened_tiles = opened(quiet_game(2, scenario), "opened")
    letters = ["".join(tile[0] for tile in four) for four in opened_tiles]
    assert letters == ["AAAA", "AABB", "BBBB", "CCCC", "CDDD", "DDEE"]
    tiles = [tile for four in opened_tiles for tile in four]
    stacks = quiet_game(2, scenario).setup["tiles"]
    assert tiles == [tile for letter in "ABCDE" for tile in stacks[letter]][:24]


@pytest.mark.rule("L-ROUND-3")
def test_fewer_tiles_than_four_shrink_what_is_drafted() -> None:
    """A-60: with two tiles left, two of three players go without; nobody waits for a tile that is not there."""
    s = legend_position(players=3, step="after")
    s.drawn = s.stack_size - 2
    s.passed[:3] = 1
    idle_until(s, lambda s: s.round_number == 2)
    assert [TILE_IDS[tile] for tile in s.tiles_open if tile != NO_TILE] == ["E4", "E5"]
    picks = Counter[str]()
    while waits_for(s)[1] == "draft":
        picks[action_kind(idle(s))] += 1
    assert picks == {"draft order": 3, "draft ap": 3, "draft card": 9, "draft tile": 2}


# Passing.


@pytest.mark.rule("L-PASS-1", "L-ACT-5")
def test_with_one_stashed_card_left_a_player_can_pass() -> None:
    """T-LPASS-1: tiles placed, cards of the right used, token spent; the card on the left stays for later."""
    s = legend_position(players=2, left="06")
    play(s, "pass")
    assert s.passed.tolist()[:2] == [1, 0]
    assert cards(s, 0, "left") == ["06"]
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-PASS-1", "L-ACT-3")
def test_with_a_card_on_the_right_a_player_cannot_pass() -> None:
    """T-LPASS-2."""
    s = legend_position(right="06", left="12")
    assert why_not(s, "pass") == "L-ACT-3"
    assert "pass" not in legal(s)
    play(s, "stash 06", "end", "pass", "pass", "pass")
    assert waits_for(s) == (0, "main")
    assert why_not(s, "pass") is None


@pytest.mark.rule("L-PASS-1")
def test_passing_takes_a_turn_of_its_own_even_with_nothing_left() -> None:
    """A-64, C-33: it is never done by itself, nor in the same turn as something else."""
    s = legend_position(players=2, powers="none")
    assert legal(s) == ["pass"]
    hold(s, 0, right="15")
    play(s, "stash 15")
    assert why_not(s, "pass") is not None
    play(s, "end")
    assert not s.passed.any()


# Maintenance.


@pytest.mark.rule("L-MAINT-1", "L-ACT-6")
def test_the_counter_advances_when_all_have_passed() -> None:
    s = play(legend_position(players=3), "pass", "pass")
    assert s.round_number == 1
    play(s, "pass")
    assert (s.round_number, waits_for(s)[1]) == (2, "draft")


@pytest.mark.rule("L-MAINT-1", "L-FINAL-1")
def test_after_the_sixth_round_there_is_no_maintenance() -> None:
    """C-36: open cards, deck and bag stay as they are."""
    s = legend_position(players=2, left="20x")
    s.round_number = 6
    before = (display(s), int(s.deck_drawn), int(s.bag_drawn), int(s.drawn))
    play(s, "pass", "pass")
    assert (display(s), int(s.deck_drawn), int(s.bag_drawn), int(s.drawn)) == before
    assert (s.round_number, waits_for(s), cards(s, 0, "left")) == (6, (0, "final"), ["20x"])


@pytest.mark.rule("L-MAINT-2")
def test_all_figures_of_the_old_round_are_back_in_the_circle() -> None:
    """So everybody takes part again and has a place to choose."""
    s = play(legend_position(players=3), "pass", "pass", "pass")
    assert not s.passed.any()
    assert (s.next_order == NOBODY).all()
    assert legal(s, "draft order") == ["draft order 1", "draft order 2", "draft order 3"]


@pytest.mark.rule("L-MAINT-3")
def test_the_lying_figures_stand_up_in_the_same_order() -> None:
    s = legend_position(players=4)
    s.next_order[:] = [2, 0, 3, 1]
    play(s, "pass", "pass", "pass", "pass")
    assert s.turn_order.tolist() == [2, 0, 3, 1]
    assert waits_for(s) == (2, "draft")
    drafters = []
    for _ in range(8):
        drafters.append(int(s.to_act))
        idle(s)
    assert drafters == [2, 0, 3, 1] * 2


@pytest.mark.rule("L-MAINT-4", "L-STASH-4")
def test_permanent_cards_on_the_left_are_turned_up() -> None:
    s = legend_position(players=2, left="20x 07x 13")
    hold(s, 1, left="21x 20")
    play(s, "pass", "pass")
    assert cards(s, 0, "left") == ["20", "07", "13"]
    assert cards(s, 1, "left") == ["21", "20"]


@pytest.mark.rule("L-MAINT-5")
@every_number
def test_ten_cards_lie_open_in_every_draft_and_the_deck_lasts(players: int) -> None:
    game = quiet_game(players)
    numbers = [len(words) for words in opened(game, "cards")]
    assert numbers == [10] + [{2: 6, 3: 9, 4: 8}[players]] * 5
    assert sum(numbers) == {2: 40, 3: 55, 4: 50}[players]
    dealt = [card for words in opened(game, "cards") for card in words]
    assert dealt == game.setup["cards"][: len(dealt)]


@pytest.mark.rule("L-MAINT-5")
def test_unpicked_cards_stay_and_new_ones_join_them() -> None:
    s = legend_position(players=2)
    s.display[2:] = -1
    play(s, "pass", "pass")
    assert display(s) == ["01-1", "01-2", "04", "05", "05", "06", "09", "10", "10", "11"]
    assert s.deck_drawn == 18


@pytest.mark.rule("L-MAINT-6")
@every_number
def test_every_round_draws_as_many_tokens_as_there_are_players(players: int) -> None:
    """Four players use up all 24."""
    game = quiet_game(players)
    drawn = opened(game, "tokens")
    assert [len(words) for words in drawn] == [players] * 6
    assert [int(value) for words in drawn for value in words] == game.setup["ap_tokens"][: 6 * players]
    assert game.view(None).to_dict()["supply"]["ap_tokens"] == 24 - 6 * players


@pytest.mark.rule("L-MAINT-4", "L-MAINT-5", "L-MAINT-6", "L-MAINT-7")
@every_number
def test_every_draft_starts_with_full_boards(players: int) -> None:
    starts = round_starts(random_game(players))
    assert len(starts) == 6
    for number, s in enumerate(starts, 1):
        assert s.round_number == number
        assert len(display(s)) == 10
        assert (s.ap_open[:players] > 0).all()
        assert (s.tiles_open != NO_TILE).all()
        assert not s.passed.any()
        for seat in range(players):
            assert cards(s, seat, "right") == []
            assert not any(card.endswith("x") for card in cards(s, seat, "left"))
            assert s.ap_token[seat] == 0


# The final scoring.


def before_the_end(players: int = 3, order: tuple[int, ...] = (2, 0, 1), powers: str = "P1 P2 P3 P4") -> LegendState:
    """The last player of the sixth round has to pass."""
    s = legend_position(players=players, seat=players - 1, powers=powers)
    s.round_number = 6
    s.passed[: players - 1] = 1
    s.next_order[:players] = order
    return s


@pytest.mark.rule("L-FINAL-1", "L-DRAFT-9")
def test_final_segments_go_by_the_lying_figures_with_10_points_each() -> None:
    """T-LFINAL-1: lying order 3, 1, 2."""
    s = play(before_the_end(), "pass")
    segments = []
    while waits_for(s)[1] != "over":
        segments.append((*waits_for(s), int(s.ap)))
        play(s, "end")
    assert segments == [(2, "final", 10), (0, "final", 10), (1, "final", 10)]
    assert s.to_act == NOBODY
    assert legal(s) == []
    assert why_not(s, "end") is not None


@pytest.mark.rule("L-FINAL-1")
def test_neither_cards_nor_their_bonuses_help_in_the_final_scoring() -> None:
    """A-62: only actions for points; card 07 could be used (A-61)."""
    s = before_the_end(order=(2, 1, 0))
    hold(s, 2, left="21 12 07", right="20")
    play(s, "pass")
    assert (s.ap, cards(s, 2, "right")) == (10, [])
    for text in ("bonus 21 left", "play 12 left", "stash 12", "activate", "pass", "begin"):
        assert why_not(s, text) is not None, text
    assert why_not(s, "look left") is None


@pytest.mark.rule("L-FINAL-1")
def test_everybody_scores_at_the_end_of_his_own_segment() -> None:
    s = before_the_end(order=(0, 1, 2))
    stand(s, 0, "c3", 1)
    stand(s, 1, "a1", 2)
    play(s, "pass")
    before = s.score.tolist()
    play(s, "end")
    assert (s.score - before).tolist() == [3 + 5, 0, 0, 0]
    play(s, "move explorer a1 b1", "end")
    assert (s.score - before).tolist() == [8, 1 + 5, 0, 0]


@pytest.mark.rule("L-FINAL-2")
def test_an_unused_power_is_worth_5_points_in_the_final_scoring() -> None:
    """C-45: in the owner's own scoring, not after everybody's."""
    s = before_the_end(order=(0, 1, 2))
    s.power_used[1] = 1
    before = s.score.tolist()
    gains: list[list[int]] = []
    for _ in range(3):
        play(s, "pass" if not gains else "end")
        gains.append((s.score - before).tolist()[:3])
    play(s, "end")
    gains.append((s.score - before).tolist()[:3])
    assert gains == [[0, 0, 0], [5, 0, 0], [5, 0, 0], [5, 0, 5]]


@pytest.mark.rule("L-FINAL-2")
def test_without_powers_everybody_gets_the_5_points() -> None:
    """A-55."""
    s = before_the_end(players=2, order=(0, 1), powers="none")
    before = s.score.tolist()
    play(s, "pass", "end", "end")
    assert (s.score - before).tolist()[:2] == [5, 5]


@pytest.mark.rule("L-FINAL-2")
def test_a_volcano_scoring_gives_nothing_for_an_unused_power() -> None:
    s = legend_position(tiles="B6")
    before = s.score.tolist()
    play(s, "place h1 0 B6", "end", "end", "end", "end")
    assert s.score.tolist() == before


@pytest.mark.rule("L-FINAL-2")
def test_the_score_sheet_shows_the_5_points_only_in_the_final_round() -> None:
    s = before_the_end()
    assert breakdown(s, 0).total == 0
    play(s, "pass")
    shown = breakdown(s, 0)
    assert [(item.rule, item.points) for item in shown.items] == [("L-FINAL-2", 5)]
    assert shown.total == 5


@pytest.mark.rule("L-FINAL-3")
@pytest.mark.parametrize(("points", "winners"), [((50, 61, 60), [1]), ((61, 30, 61), [0, 2]), ((7, 7, 7), [0, 1, 2])])
def test_the_highest_score_wins_and_ties_are_shared(points: tuple[int, ...], winners: list[int]) -> None:
    """D-31: neither guardians nor treasures break a tie."""
    s = before_the_end()
    own(s, 2, "chief", "jaguar")
    s.guardian[at("g2")] = 2
    s.score[:3] = [one - gain for one, gain in zip(points, (5, 5, 5 + 4 + 2), strict=True)]
    play(s, "pass", "end", "end", "end")
    assert tuple(s.score.tolist()[:3]) == points
    assert [seat for seat in range(3) if kind_of("legend").rules.wins(s, seat)] == winners


@pytest.mark.rule("L-FINAL-4")
def test_stashed_cards_are_worth_nothing() -> None:
    gains = []
    for left in ("", "01-1 21 22-1"):
        s = before_the_end(players=2, order=(0, 1))
        hold(s, 0, left=left)
        before = s.score.tolist()
        play(s, "pass", "end", "end")
        gains.append((s.score - before).tolist())
    assert gains[0] == gains[1]


@pytest.mark.rule("L-FINAL-1", "L-SCORE-7")
@every_number
def test_scores_change_only_in_ones_own_scoring(players: int) -> None:
    """By what the score sheet says; besides, only p16 scores at once (C-64)."""
    for before, after in pairwise(random_game(players)):
        s = before.state
        scores = before.played == "end" and waits_for(s)[1] in ("volcano", "final")
        gained = (after.state.score - s.score).tolist()
        expected = [breakdown(s, seat).total if scores and seat == s.to_act else 0 for seat in range(players)]
        if action_kind(before.played) != "collection":
            assert gained[:players] == expected
