"""What holds in every position, over every action and in every game of Legend (I-2 to I-36).

The numbers are those of the invariants; what is missing belongs to the base editions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Final

import numpy as np
from hypothesis import given, settings

from action_kinds import LEGEND_VERBS
from compiled import IS_COMPILED
from legend_reckoning import (
    BORDERS,
    Segment,
    hex_of,
    holders,
    is_scoring,
    places,
    price,
    printed_value,
    seats,
    segments,
    stones_between,
    terrain,
    volcanoes_set_aside,
)
from random_legend import ALL_LEGEND_SEATINGS, LegendCourse, legend_course, legend_courses
from tikal.components import pieces, tiles
from tikal.games.legend.breakdown import breakdown
from tikal.games.legend.rules.cards import NO_CARD
from tikal.games.legend.rules.scoring import holds, holds_temple
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.seeing import blank_out
from tikal.rules.state import same
from tikal.rules.steps import DRAFT, SPEND
from tikal.rules.terrain import BASE_HEXES, HEX_NAMES, NO_TILE, NOWHERE, TILE_IDS

KINDS: Final = pieces().treasures.kinds
FLOORS: Final = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
BONUSES: Final = {"20": 1, "21": 2}
SETUP_TILES: Final = frozenset(range(TILE_IDS.index("S-C"), TILE_IDS.index("22-1")))
CARD_TILES: Final = frozenset(range(TILE_IDS.index("22-1"), len(TILE_IDS)))
EVERY, SELDOM = 7, 40
"""Slow questions are asked in some positions only, very slow ones in even fewer."""

along_games: Final = settings(max_examples=10 if IS_COMPILED else 1)


def test_every_kind_of_action_occurs_in_these_games() -> None:
    seatings = ALL_LEGEND_SEATINGS if IS_COMPILED else ALL_LEGEND_SEATINGS[::7]
    games = [legend_course(seating, seed) for seating in seatings for seed in ((1, 2) if IS_COMPILED else (1,))]
    counted = Counter(action.kind for game in games for action in game.actions)
    assert not IS_COMPILED or all(counted[kind] for kind in LEGEND_VERBS), counted
    assert {segment.kind for game in games for segment in segments(game)} == {"token", "volcano", "final"}


@along_games
@given(legend_courses)
def test_i_2_expedition_members_are_conserved(game: LegendCourse) -> None:
    for where, s in game.positions:
        for seat in seats(s):
            guardians = s.guardian_who[s.guardian == seat].tolist()
            explorers = s.explorers_left[seat] + s.explorers[seat].sum() + s.explorers_gone[seat] + guardians.count(0)
            leaders = s.leaders_left[seat] + s.leaders[seat].sum() + s.leaders_gone[seat] + guardians.count(1)
            assert (explorers + s.explorers_away[seat], leaders + s.leaders_away[seat]) == (30, 2), where
        assert min(s.explorers.min(), s.leaders.min(), s.explorers_left.min(), s.leaders_left.min()) >= 0, where


@along_games
@given(legend_courses)
def test_i_2_unavailable_pieces_only_become_fewer(game: LegendCourse) -> None:
    for where, before, _, after in game.steps:
        assert (after.explorers_away >= 0).all(), where
        assert (after.explorers_away <= before.explorers_away).all(), where
        assert (after.leaders_away >= 0).all(), where
        assert (after.leaders_away <= before.leaders_away).all(), where


@along_games
@given(legend_courses)
def test_i_3_camps_stand_alone_on_clearings_or_emptied_ruins(game: LegendCourse) -> None:
    for where, s in game.positions:
        standing = [int(hex_) for hex_ in s.camps[: s.players].flat if hex_ != NOWHERE]
        assert len(standing) == len(set(standing)), where
        assert all(terrain(s, hex_) in ("clearing", "ruins") and s.tokens[hex_] == 0 for hex_ in standing), where


@along_games
@given(legend_courses)
def test_i_3_camps_are_set_up_or_moved_one_at_a_time_and_never_disappear(game: LegendCourse) -> None:
    for where, before, action, after in game.steps:
        changed = (after.camps != before.camps).sum()
        assert changed == (action.kind in ("camp", "movecamp")), where
        assert (after.camps != NOWHERE).sum() - (before.camps != NOWHERE).sum() == (action.kind == "camp"), where


@along_games
@given(legend_courses)
def test_i_4_at_most_two_guardians_each_that_never_move(game: LegendCourse) -> None:
    for where, before, _, after in game.steps:
        guarded = before.guardian != NOWHERE
        assert (after.guardian[guarded] == before.guardian[guarded]).all(), where
        assert (after.guardian_who[guarded] == before.guardian_who[guarded]).all(), where
        assert all(terrain(after, hex_) == "temple" for hex_ in places(after.guardian != NOWHERE)), where
        for seat in seats(after):
            assert (after.guardian == seat).sum() == 2 - after.guardians_left[seat] <= 2, where


@along_games
@given(legend_courses)
def test_i_5_pieces_leave_the_game_only_where_a_guardian_is_placed(game: LegendCourse) -> None:
    """C-67: and not even there in a segment with p20."""
    for step in game.steps:
        where, before, action, after = step
        removed = (after.explorers_gone + after.leaders_gone) - (before.explorers_gone + before.leaders_gone)
        expected = np.zeros_like(removed)
        if action.kind == "guard" and not before.keep_pieces:
            hex_ = hex_of(step)
            expected[before.to_act] = before.explorers[before.to_act, hex_] + before.leaders[before.to_act, hex_] - 1
        assert (removed == expected).all(), where


@along_games
@given(legend_courses)
def test_i_6_floors_are_in_the_supply_or_on_temples(game: LegendCourse) -> None:
    for where, s in game.positions[::EVERY]:
        temples = [(printed_value(s, hex_), int(s.temple[hex_])) for hex_ in places(s.temple)]
        for level, number in FLOORS.items():
            built = sum(printed < level <= current for printed, current in temples)
            assert s.floors[level] + built == number, where


@along_games
@given(legend_courses)
def test_i_7_temples_only_grow_up_to_ten_and_not_under_a_guardian(game: LegendCourse) -> None:
    for where, before, _, after in game.steps:
        assert (after.temple >= before.temple).all(), where
        guarded = before.guardian != NOWHERE
        assert (after.temple[guarded] == before.temple[guarded]).all(), where
    last = game.states[-1]
    assert all(printed_value(last, hex_) <= last.temple[hex_] <= 10 for hex_ in places(last.temple)), game


@along_games
@given(legend_courses)
def test_i_8_there_are_five_treasures_of_each_kind(game: LegendCourse) -> None:
    for where, s in game.positions[::EVERY]:
        lying = [kind for hex_ in places(s.tokens) for kind in s.token[hex_, : s.tokens[hex_]].tolist()]
        hidden = np.bincount(s.pile[s.laid :].tolist() + lying, minlength=len(KINDS))
        assert (hidden + s.blue + s.treasures.sum(axis=0) == 5).all(), where
        assert (s.blue >= 0).all(), where
        assert (s.blue <= 2).all(), where


@along_games
@given(legend_courses)
def test_i_9_treasures_on_ruins_only_become_fewer(game: LegendCourse) -> None:
    for where, before, _, after in game.steps:
        for hex_ in places(before.tokens + after.tokens):
            assert terrain(after, hex_) == "ruins", where
            placed_now = before.tile_on[hex_] == NO_TILE
            most = printed_value(after, hex_) if placed_now else before.tokens[hex_]
            assert after.tokens[hex_] <= most, where


@along_games
@given(legend_courses)
def test_i_11_ap_tokens_are_conserved(game: LegendCourse) -> None:
    for where, s in game.positions:
        taken, on_offer = (s.ap_token > 0).sum(), (s.ap_open > 0).sum()
        assert 24 - s.bag_drawn + on_offer + taken + s.spent_ap == 24, where
        assert s.bag_drawn == s.round_number * s.players, where


@along_games
@given(legend_courses)
def test_i_12_cards_are_conserved_and_ten_lie_open_at_the_start_of_a_draft(game: LegendCourse) -> None:
    for where, s in game.positions:
        on_boards, on_offer = (s.cards != NO_CARD).sum(), (s.display != NO_CARD).sum()
        in_deck = s.deck_size - s.deck_drawn
        assert in_deck + on_offer + on_boards + s.discarded == (49 if s.players == 2 else 74), where
    starts = [
        game.states[0],
        *(step.after for step in game.steps if step.after.round_number > step.before.round_number),
    ]
    assert [int((s.display != NO_CARD).sum()) for s in starts] == [10] * 6
    assert all(s.step == DRAFT for s in starts)


@along_games
@given(legend_courses)
def test_i_13_there_are_two_stone_tokens(game: LegendCourse) -> None:
    for where, s in game.positions:
        assert s.stones_left + (s.stone_at != NOWHERE).sum() == 2, where


@along_games
@given(legend_courses)
def test_i_14_a_token_segment_starts_with_the_token_and_the_bonuses(game: LegendCourse) -> None:
    expected = 0
    for where, before, action, after in game.steps:
        if action.kind == "activate":
            expected = int(before.ap_token[before.to_act])
        elif action.kind == "bonus":
            expected += BONUSES[action.arguments[0]]
        elif action.kind == "begin":
            assert after.ap == expected, where
            assert 6 <= after.ap_token[after.to_act] <= 13, where


@along_games
@given(legend_courses)
def test_i_14_a_scoring_segment_starts_with_ten_points(game: LegendCourse) -> None:
    """C-69: thirteen after p23, once."""
    expecting_more: set[int] = set()
    starts = {id(segment.start) for segment in segments(game) if segment.kind != "token"}
    for where, before, action, _ in game.steps:
        seat = int(before.to_act)
        if id(before) in starts:
            assert before.ap == (13 if seat in expecting_more else 10), where
            expecting_more.discard(seat)
        if str(action) == "power p23":
            expecting_more.add(seat)


@along_games
@given(legend_courses)
def test_i_14_points_only_become_fewer_in_a_segment(game: LegendCourse) -> None:
    """C-59: except by p01. Powers with points of their own give back what they found."""
    for segment in segments(game):
        for step, following in pairwise(segment.spending):
            more = 4 if str(step.action) == "power p01" else 0
            assert 0 <= following.before.ap <= step.before.ap + more, step.where


@along_games
@given(legend_courses)
def test_i_15_what_is_spent_and_what_is_left_make_what_there_was(game: LegendCourse) -> None:
    for segment in segments(game):
        spent = sum(price(step) for step in segment.spending)
        more = 4 * sum(str(step.action) == "power p01" for step in segment.spending)
        assert spent + segment.end.before.ap == segment.start.ap + more, segment.where


@along_games
@given(legend_courses)
def test_i_16_at_most_two_floors_and_two_treasures_of_a_site_in_a_segment(game: LegendCourse) -> None:
    """C-43: the maxima for ten points do not hold in Legend; C-55: what powers do does not count."""
    for segment in segments(game):
        sites = Counter(str(step.action) for step in segment.spending if step.action.kind in ("clear", "dig"))
        assert max(sites.values(), default=0) <= 2, segment.where


@along_games
@given(legend_courses)
def test_i_17_everybody_scores_three_times(game: LegendCourse) -> None:
    """C-32: once less for every volcano that was set aside."""
    last = game.states[-1]
    assert last.scorings[: last.players].tolist() == [3 - volcanoes_set_aside(last)] * last.players, game


def scoring_rounds(game: LegendCourse) -> Iterator[list[Segment]]:
    """The segments of scoring rounds, round by round: a token segment or another round lies between them."""
    scoring = [segment for segment in segments(game) if segment.kind != "token"]
    for _, round_ in groupby(enumerate(scoring), lambda numbered: numbered[0] // game.seating.players):
        yield [segment for _, segment in round_]


@along_games
@given(legend_courses)
def test_i_18_everybody_scores_once_in_a_scoring_round(game: LegendCourse) -> None:
    for round_ in scoring_rounds(game):
        assert {segment.seat for segment in round_} == set(range(game.seating.players)), round_[0].where
        assert len({segment.kind for segment in round_}) == 1, round_[0].where
        before, after = round_[0].start, round_[-1].end.after
        assert (after.scorings - before.scorings)[: game.seating.players].tolist() == [1] * len(round_)


@along_games
@given(legend_courses)
def test_i_21_scores_never_fall_and_rise_only_by_ones_own_scoring(game: LegendCourse) -> None:
    """C-64: or by p16. The five points for an unused power come with the final scoring (C-45)."""
    for step in game.steps:
        gained = step.after.score - step.before.score
        may_rise = is_scoring(step) or step.action.kind == "collection"
        assert (gained >= 0).all(), step.where
        assert set(places(gained)) <= ({int(step.before.to_act)} if may_rise else set()), step.where


@along_games
@given(legend_courses)
def test_i_21_what_a_scoring_gives_is_what_the_score_sheet_says(game: LegendCourse) -> None:
    for step in filter(is_scoring, game.steps):
        seat = int(step.before.to_act)
        sheet = breakdown(step.before, seat)
        assert step.after.score[seat] - step.before.score[seat] == sheet.total, step.where
        assert sum(item.points for item in sheet.items) == sheet.total, step.where


@along_games
@given(legend_courses)
def test_i_24_treasures_give_at_most_120_points(game: LegendCourse) -> None:
    for step in filter(is_scoring, game.steps):
        collections = step.before.treasures[step.before.to_act]
        points = breakdown(step.before, int(step.before.to_act)).subtotal("treasures")
        assert points == sum((0, 1, 3, 6, 10, 15)[number] for number in collections) <= 120, step.where


@along_games
@given(legend_courses)
def test_i_25_treasures_come_by_digging_and_cards_and_change_hands_one_for_one(game: LegendCourse) -> None:
    for step in game.steps:
        _, before, action, after = step
        expected = before.treasures.copy()
        me = before.to_act
        if action.kind in ("swap", "swap two"):
            seat, given_kinds, take = action.arguments
            for kind in given_kinds.split("+"):
                for taken, giver, taker in ((kind, me, int(seat)), (take, int(seat), me)):
                    expected[giver, KINDS.index(taken)] -= 1
                    expected[taker, KINDS.index(taken)] += 1
        elif action.kind == "dig":
            hex_ = hex_of(step)
            expected[me, before.token[hex_, before.tokens[hex_] - 1]] += 1
        elif action.kind == "order":
            expected[me, KINDS.index(str(action).split()[1])] += 1
        elif str(action).startswith("play 01-"):
            expected[me, int(action.arguments[0][-1]) - 1] += 2
        assert (after.treasures == expected).all(), step.where
        assert (after.treasures >= 0).all(), step.where


@along_games
@given(legend_courses)
def test_i_29_the_price_of_a_border_is_the_same_from_both_sides(game: LegendCourse) -> None:
    """Stones of both tiles and stone tokens; C-61: also after p03 has turned a tile."""
    for step in game.with_kind("place", "place tile", "stone", "movestone", "rotate"):
        s = step.after
        passage = s.passage.tolist()
        for here, side, there in BORDERS[:: EVERY - 2]:
            price_there, price_back = passage[here][side], passage[there][(side + 3) % 6]
            assert price_there == price_back == stones_between(s, here, side, there) <= 8, step.where


@along_games
@given(legend_courses)
def test_i_30_borders_change_only_by_tiles_and_stone_tokens(game: LegendCourse) -> None:
    for where, before, action, after in game.steps:
        if action.kind not in ("place", "place tile", "stone", "movestone", "rotate"):
            assert (after.passage == before.passage).all(), where
            assert (after.terrain == before.terrain).all(), where


@along_games
@given(legend_courses)
def test_i_32_at_most_one_player_holds_a_hex(game: LegendCourse) -> None:
    """C-70: with p24 too; a guardian counts more than the majority."""
    for step in filter(is_scoring, game.steps):
        s = step.before
        for hex_ in places((s.explorers + s.leaders).any(axis=0) | (s.guardian != NOWHERE)):
            is_temple, guardian = terrain(s, hex_) == "temple", int(s.guardian[hex_])
            holding = [seat for seat in seats(s) if (holds_temple if is_temple else holds)(s, seat, hex_)]
            assert holding == ([guardian] if guardian != NOWHERE else holders(s, hex_)), step.where
            assert len(holding) <= 1, step.where


@along_games
@given(legend_courses)
def test_i_33_drafted_tiles_lie_inside_and_those_of_cards_on_dotted_hexes(game: LegendCourse) -> None:
    """C-24: El Mirador has a set-up tile on a dotted hex."""
    start, last = game.states[0], game.states[-1]
    for hex_ in places(last.tile_on != start.tile_on):
        assert (last.tile_on[hex_] in CARD_TILES) == (hex_ >= BASE_HEXES), HEX_NAMES[hex_]
    dotted = {HEX_NAMES[hex_]: int(start.tile_on[hex_]) for hex_ in range(BASE_HEXES, start.hexes)}
    laid = {name: tile for name, tile in dotted.items() if tile != NO_TILE}
    assert set(laid) == ({"d6"} if game.seating.scenario == "el-mirador" else set())
    assert set(laid.values()) <= SETUP_TILES


@along_games
@given(legend_courses)
def test_i_34_volcanoes_lakes_and_temples(game: LegendCourse) -> None:
    for where, s in game.positions[::EVERY]:
        counted = Counter(terrain(s, hex_) for hex_ in range(s.hexes))
        assert counted["volcano"] <= 6, where
        assert counted["lake"] <= 7, where
        assert counted["temple"] <= 21, where
        lying = s.tile_on[s.tile_on != NO_TILE].tolist()
        assert len(lying) == len(set(lying)), where
        assert all(tiles()[s.tile_on[hex_]].kind == terrain(s, hex_) for hex_ in places(s.tile_on != NO_TILE)), where


def unknown_treasures(s: LegendState, seat: int | None) -> Iterator[tuple[int, int]]:
    """Places of the treasures face down that a seat has not looked at."""
    for hex_ in places(s.tokens):
        for height in range(s.tokens[hex_]):
            if seat is None or not s.known[seat, hex_] >> height & 1:
                yield hex_, height


@along_games
@given(legend_courses)
def test_i_35_what_is_to_come_and_lies_face_down_is_unknown(game: LegendCourse) -> None:
    """Except the treasures that the seat has looked at (cards 07 and 08, p08)."""
    for where, s in game.positions[::SELDOM]:
        for seat in (None, *seats(s)):
            seen = blank_out(s, seat)
            hidden = (
                seen.stack[s.drawn : s.stack_size],
                seen.deck[s.deck_drawn : s.deck_size],
                seen.bag[s.bag_drawn :],
            )
            assert all((table == -1).all() for table in (*hidden, seen.pile)), where
            assert all(seen.token[place] == -1 for place in unknown_treasures(s, seat)), where
            assert not [other for other in seats(s) if other != seat and seen.known[other].any()], where


@along_games
@given(legend_courses)
def test_i_36_everything_else_is_public(game: LegendCourse) -> None:
    for where, s in game.positions[::SELDOM]:
        for seat in (None, *seats(s)):
            shown = blank_out(s, seat)
            shown.stack[s.drawn :] = s.stack[s.drawn :]
            shown.deck[s.deck_drawn :] = s.deck[s.deck_drawn :]
            shown.bag[s.bag_drawn :] = s.bag[s.bag_drawn :]
            shown.pile[:] = s.pile
            shown.known[:] = s.known
            for place in unknown_treasures(s, seat):
                shown.token[place] = s.token[place]
            for hex_ in range(s.hexes):  # what lies above the stacks is left over from what has been dug up
                shown.token[hex_, s.tokens[hex_] :] = s.token[hex_, s.tokens[hex_] :]
            assert same(shown, s), where


def test_segments_are_those_of_the_rules() -> None:
    """One for each token, and one for each player and scoring round."""
    game = legend_course(ALL_LEGEND_SEATINGS[0], 1)
    counted = Counter(segment.kind for segment in segments(game))
    last = game.states[-1]
    players = game.seating.players
    assert counted["token"] == 6 * players
    assert counted["volcano"] + counted["final"] == players * last.scorings[0]
    assert all(segment.start.step == SPEND for segment in segments(game))
