"""What holds in every position, over every action and in every game of the base editions (I-1 to I-36).

The numbers are those of the invariants; what is missing belongs to Legend.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from action_kinds import BASE_VERBS
from compiled import IS_COMPILED
from random_play import Course, Seating, course, courses
from reckoning import (
    BORDERS,
    HEXES,
    connected,
    hex_of,
    in_majority,
    is_scoring,
    places,
    price,
    printed_value,
    scoring_rounds,
    seats,
    stones_between,
    terrain,
    winning_bids,
)
from tikal.components import board, pieces, tiles
from tikal.games.agreeing import agree
from tikal.games.base.breakdown import breakdown
from tikal.games.base.seeing import blank_out
from tikal.games.view import View
from tikal.rules.majority import controls
from tikal.rules.state import same
from tikal.rules.terrain import JUNGLE, NOWHERE

KINDS: Final = range(8)
FLOORS: Final = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
MOST_PER_SEGMENT: Final = {"deploy": 10, "clear": 5, "dig": 3, "swap": 3, "camp": 2, "guard": 2}

TILE_SET_ASIDE: Final = Seating("supermeeple-2015", 3, auction=True), 4
"""A game in which volcanoes seal off a hex, so that a tile has no place (A-22)."""

courses_and_that_one: Final = st.builds(course, *map(st.just, TILE_SET_ASIDE)) | courses

along_games: Final = settings(max_examples=20 if IS_COMPILED else 1)


def test_every_kind_of_action_occurs_in_these_games() -> None:
    games = [
        course(Seating(edition, 3, auction), 0)
        for edition in ("classic", "riogrande-1999")
        for auction in (False, True)
    ]
    counted = Counter(action.verb for game in games for action in game.actions)
    assert all(counted[verb] >= 10 for verb in BASE_VERBS), counted
    assert {segment.kind for game in games for segment in game.segments} == {"normal", "volcano", "final"}


def test_the_example_sets_a_tile_aside() -> None:
    assert course(*TILE_SET_ASIDE).states[-1].aside_count == 1


@along_games
@given(courses)
def test_i_1_expedition_members_are_conserved(game: Course) -> None:
    for where, s in game.positions:
        for seat in seats(s):
            guardians = s.guardian_who[s.guardian == seat].tolist()
            explorers = s.explorers_left[seat] + s.explorers[seat].sum() + s.explorers_gone[seat] + guardians.count(0)
            leaders = s.leaders_left[seat] + s.leaders[seat].sum() + s.leaders_gone[seat] + guardians.count(1)
            assert (explorers, leaders) == (18, 1), where
        assert min(s.explorers.min(), s.leaders.min(), s.explorers_left.min(), s.leaders_left.min()) >= 0, where


@along_games
@given(courses)
def test_i_3_camps_stand_alone_on_clearings_or_emptied_ruins(game: Course) -> None:
    for where, s in game.positions:
        standing = [int(hex_) for hex_ in s.camps[: s.players].flat if hex_ != NOWHERE]
        assert len(standing) == len(set(standing)), where
        assert all(terrain(s, hex_) in ("clearing", "ruins") and s.tokens[hex_] == 0 for hex_ in standing), where


@along_games
@given(courses)
def test_i_3_a_camp_never_moves_or_disappears(game: Course) -> None:
    for where, before, action, after in game.steps:
        kept = before.camps != NOWHERE
        assert (after.camps[kept] == before.camps[kept]).all(), where
        assert (after.camps != NOWHERE).sum() - kept.sum() == (action.verb == "camp"), where


@along_games
@given(courses)
def test_i_4_at_most_two_guardians_each_and_one_to_a_temple(game: Course) -> None:
    for where, s in game.positions:
        for seat in seats(s):
            assert (s.guardian == seat).sum() == 2 - s.guardians_left[seat] <= 2, where
        assert all(terrain(s, hex_) == "temple" for hex_ in places(s.guardian != NOWHERE)), where


@along_games
@given(courses)
def test_i_4_a_guardian_never_moves(game: Course) -> None:
    for where, before, _, after in game.steps:
        guarded = before.guardian != NOWHERE
        assert (after.guardian[guarded] == before.guardian[guarded]).all(), where
        assert (after.guardian_who[guarded] == before.guardian_who[guarded]).all(), where


@along_games
@given(courses)
def test_i_5_pieces_leave_the_game_only_where_a_guardian_is_placed(game: Course) -> None:
    for step in game.steps:
        where, before, action, after = step
        removed = (after.explorers_gone + after.leaders_gone) - (before.explorers_gone + before.leaders_gone)
        expected = np.zeros_like(removed)
        if action.verb == "guard":
            hex_ = hex_of(step)
            expected[before.to_act] = before.explorers[before.to_act, hex_] + before.leaders[before.to_act, hex_] - 1
        assert (removed == expected).all(), where


@along_games
@given(courses)
def test_i_6_floors_are_in_the_supply_or_on_temples(game: Course) -> None:
    for where, s in game.positions:
        temples = [(printed_value(s, hex_), int(s.temple[hex_])) for hex_ in places(s.temple)]
        for level, number in FLOORS.items():
            built = sum(printed < level <= current for printed, current in temples)
            assert s.floors[level] + built == number, where


@along_games
@given(courses)
def test_i_7_temples_only_grow_up_to_ten_and_not_under_a_guardian(game: Course) -> None:
    for where, before, _, after in game.steps:
        assert (after.temple >= before.temple).all(), where
        guarded = before.guardian != NOWHERE
        assert (after.temple[guarded] == before.temple[guarded]).all(), where
    for hex_ in places(game.states[-1].temple):
        assert printed_value(game.states[-1], hex_) <= game.states[-1].temple[hex_] <= 10, game


@along_games
@given(courses)
def test_i_8_there_are_three_treasures_of_each_kind(game: Course) -> None:
    for where, s in game.positions:
        lying = [kind for hex_ in places(s.tokens) for kind in s.token[hex_, : s.tokens[hex_]].tolist()]
        owned = Counter(dict(zip(KINDS, s.treasures.sum(axis=0).tolist(), strict=True)))
        hidden = Counter(s.pile[s.laid :].tolist() + lying)
        assert hidden + owned == dict.fromkeys(KINDS, 3), where


@along_games
@given(courses)
def test_i_9_treasures_on_ruins_only_become_fewer(game: Course) -> None:
    for where, before, _, after in game.steps:
        for hex_ in places(before.tokens + after.tokens):
            assert terrain(after, hex_) == "ruins", where
            placed_now = before.tile_on[hex_] == NOWHERE
            most = printed_value(after, hex_) if placed_now else before.tokens[hex_]
            assert after.tokens[hex_] <= most, where


@along_games
@given(courses_and_that_one)
def test_i_10_every_tile_is_in_one_place(game: Course) -> None:
    for where, s in game.positions:
        held = [int(s.tile)] if s.tile != NOWHERE else []
        on_offer = [int(tile) for tile in s.open_tiles if tile != NOWHERE]
        placed = [int(tile) for tile in s.tile_on if tile != NOWHERE]
        aside = s.aside[: s.aside_count].tolist()
        assert sorted(s.stack[s.drawn :].tolist() + on_offer + held + placed + aside) == list(range(36)), where


@along_games
@given(courses)
def test_i_14_a_segment_starts_with_ten_points_that_only_become_fewer(game: Course) -> None:
    for segment in game.segments:
        points = [int(segment.start.ap), *(int(step.after.ap) for step in segment.spending)]
        assert points[0] == 10, segment.where
        assert all(10 >= more >= fewer >= 0 for more, fewer in pairwise(points)), segment.where


@along_games
@given(courses)
def test_i_15_what_is_spent_and_what_is_left_make_ten(game: Course) -> None:
    for segment in game.segments:
        spent = sum(price(step) for step in segment.spending)
        assert spent + segment.end.before.ap == 10, segment.where


@along_games
@given(courses)
def test_i_16_limits_of_a_segment(game: Course) -> None:
    for segment in game.segments:
        verbs = Counter(step.action.verb for step in segment.spending)
        assert all(verbs[verb] <= most for verb, most in MOST_PER_SEGMENT.items()), segment.where
        sites = Counter(str(step.action) for step in segment.spending if step.action.verb in ("clear", "dig"))
        assert max(sites.values(), default=0) <= 2, segment.where


@along_games
@given(courses_and_that_one)
def test_i_17_number_of_segments_and_scorings(game: Course) -> None:
    players = game.seating.players
    assert len(game.segments) == 36 + 4 * players
    assert set(Counter(segment.seat for segment in game.segments).values()) == {36 // players + 4}
    assert game.states[-1].scorings[:players].tolist() == [4] * players


@along_games
@given(courses)
def test_i_18_everybody_scores_once_in_a_scoring_round(game: Course) -> None:
    rounds = scoring_rounds(game)
    assert len(rounds) == 4
    for segments in rounds:
        assert {segment.seat for segment in segments} == set(range(game.seating.players)), segments[0].where
        assert len({segment.kind for segment in segments}) == 1, segments[0].where
        before, after = segments[0].start, segments[-1].end.after
        assert (after.scorings - before.scorings)[: game.seating.players].tolist() == [1] * len(segments)


@along_games
@given(courses_and_that_one)
def test_i_19_turns_go_round_clockwise_whatever_volcanoes_do(game: Course) -> None:
    if game.seating.auction:
        return
    turns = [segment.seat for segment in game.segments if segment.kind == "normal"]
    first = int(game.states[0].first)
    assert turns == [(first + turn) % game.seating.players for turn in range(36)]


@along_games
@given(courses_and_that_one)
def test_i_20_everybody_takes_one_tile_in_each_auction_round(game: Course) -> None:
    if not game.seating.auction:
        return
    players = game.seating.players
    takers = [int(step.before.to_act) for step in game.with_verb("take")]
    assert len(takers) == 36
    for start in range(0, 36, players):
        assert sorted(takers[start : start + players]) == list(range(players))


@along_games
@given(courses)
def test_i_20_amulets_are_up_when_an_auction_round_starts(game: Course) -> None:
    starts = [step.after for step in game.steps if step.after.drawn > step.before.drawn]
    for s in (game.states[0], *starts):
        assert s.amulet_up[: s.players].tolist() == [int(game.seating.auction)] * s.players


@along_games
@given(courses)
def test_i_21_without_auction_scores_never_fall_and_rise_only_by_scoring(game: Course) -> None:
    for step in game.steps:
        gained = step.after.score - step.before.score
        rising = set(places(gained > 0))
        assert rising <= ({int(step.before.to_act)} if is_scoring(step) else set()), step.where
        assert game.seating.auction or (gained >= 0).all(), step.where


@along_games
@given(courses)
def test_i_22_in_auctions_scores_fall_only_by_winning_bids(game: Course) -> None:
    if not game.seating.auction:
        return
    paid = []
    for step in game.steps:
        lost = step.before.score - step.after.score
        assert (step.after.score >= 0).all(), step.where
        if (lost > 0).any():
            assert step.action.verb in ("bid", "pass"), step.where
            assert places(lost > 0) == [step.after.to_act], step.where
            paid.append(int(lost.max()))
    assert paid == [bid for bid in winning_bids(game) if bid]


@along_games
@given(courses)
def test_i_23_temple_points_are_at_most_the_value_of_all_temples(game: Course) -> None:
    for step in filter(is_scoring, game.steps):
        s = step.before
        scored = [breakdown(s, seat) for seat in seats(s)]
        sources = [item.source for points in scored for item in points.items if item.category == "temples"]
        assert len(sources) == len(set(sources)), step.where
        assert sum(points.subtotal("temples") for points in scored) <= s.temple.sum(), step.where


@along_games
@given(courses)
def test_i_24_treasures_give_at_most_48_points(game: Course) -> None:
    for step in filter(is_scoring, game.steps):
        s = step.before
        points = [breakdown(s, seat).subtotal("treasures") for seat in seats(s)]
        by_kind = [sum((0, 1, 3, 6)[number] for number in s.treasures[seat]) for seat in seats(s)]
        assert points == by_kind, step.where
        assert max(points) <= 48, step.where


@along_games
@given(courses)
def test_i_25_treasures_come_by_digging_and_change_hands_one_for_one(game: Course) -> None:
    for step in game.steps:
        before, after = step.before.treasures, step.after.treasures
        expected = before.copy()
        if step.action.verb == "swap":
            seat, give, take = step.action.arguments
            for kind, giver, taker in (
                (give, step.before.to_act, int(seat)),
                (take, int(seat), step.before.to_act),
            ):
                expected[giver, pieces().treasures.kinds.index(kind)] -= 1
                expected[taker, pieces().treasures.kinds.index(kind)] += 1
        elif step.action.verb == "dig":
            hex_ = hex_of(step)
            expected[step.before.to_act, step.before.token[hex_, step.before.tokens[hex_] - 1]] += 1
        assert (after == expected).all(), step.where


@along_games
@given(courses)
def test_i_26_pairs_and_triples_are_never_broken(game: Course) -> None:
    for where, before, _, after in game.steps:
        formed = before.treasures >= 2
        assert (after.treasures[formed] >= before.treasures[formed]).all(), where


@along_games
@given(courses)
def test_i_27_everything_explored_can_be_walked_to(game: Course) -> None:
    for where, _, _, s in game.with_verb("place"):
        explored = {hex_ for hex_ in HEXES if terrain(s, hex_) not in ("jungle", "volcano")}
        passages = [(here, there) for here, side, there in BORDERS if stones_between(s, here, side, there)]
        assert connected(explored, passages), where


@along_games
@given(courses)
def test_i_28_nobody_stands_on_volcanoes_or_in_the_jungle(game: Course) -> None:
    for where, s in game.positions:
        occupied = places((s.explorers + s.leaders).sum(axis=0))
        assert all(terrain(s, hex_) in ("camp", "clearing", "temple", "ruins") for hex_ in occupied), where


@along_games
@given(courses)
def test_i_29_the_price_of_a_border_is_the_same_from_both_sides(game: Course) -> None:
    for where, _, _, s in game.with_verb("place"):
        passage = s.passage.tolist()
        for here, side, there in BORDERS:
            price_there, price_back = passage[here][side], passage[there][(side + 3) % 6]
            assert price_there == price_back == stones_between(s, here, side, there) <= 6, where


@along_games
@given(courses)
def test_i_30_the_price_of_a_border_never_changes_once_both_tiles_lie(game: Course) -> None:
    for where, before, action, after in game.steps:
        explored = before.terrain != JUNGLE
        assert (after.terrain[explored] == before.terrain[explored]).all(), where
        assert (after.terrain != JUNGLE).sum() - explored.sum() == (action.verb == "place"), where
        for here, side in np.argwhere(after.passage != before.passage).tolist():
            there = board().neighbours(here)[side]
            assert not (explored[here] and there != NOWHERE and explored[there]), where


@along_games
@given(courses)
def test_i_31_classic_volcanoes_cut_nothing_off(game: Course) -> None:
    if game.seating.edition != "classic":
        return
    for where, before, _, s in game.with_verb("place"):
        if tiles()[before.tile].kind == "volcano":
            others = {hex_ for hex_ in HEXES if terrain(s, hex_) != "volcano"}
            assert connected(others, [(here, there) for here, _, there in BORDERS]), where


@along_games
@given(courses)
def test_i_32_at_most_one_player_controls_a_hex(game: Course) -> None:
    for segment in game.segments:
        s = segment.end.before
        for hex_ in places((s.explorers + s.leaders).any(axis=0) | (s.guardian != NOWHERE)):
            controlling = [seat for seat in seats(s) if controls(s, seat, hex_)]
            guardian = int(s.guardian[hex_])
            assert controlling == ([guardian] if guardian != NOWHERE else in_majority(s, hex_)), segment.where
            assert len(controlling) <= 1, segment.where


@along_games
@given(courses)
def test_i_35_tiles_to_come_and_treasures_face_down_are_unknown(game: Course) -> None:
    for where, s in game.positions:
        seen = blank_out(s, None)
        assert (seen.stack[s.drawn :] == -1).all(), where
        assert (seen.pile == -1).all(), where
        assert (seen.token == -1).all(), where


@along_games
@given(courses)
def test_i_36_everything_else_is_public(game: Course) -> None:
    for where, s in game.positions:
        shown = blank_out(s, None)
        shown.stack[s.drawn :] = s.stack[s.drawn :]
        shown.pile[:] = s.pile
        shown.token[:] = s.token
        assert same(shown, s), where


@settings(max_examples=10)
@given(courses)
def test_i_36_all_seats_are_shown_the_same(game: Course) -> None:
    table = agree(*game.seating)
    for where, s in game.positions[::20]:
        shown = [View(table, seat, blank_out(s, None)).to_dict() for seat in (None, *seats(s))]
        for view in shown:
            del view["seat"], view["legal_actions"]
        assert all(view == shown[0] for view in shown), where
