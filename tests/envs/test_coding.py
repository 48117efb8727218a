"""Positions and actions as numbers: nothing is lost, and nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import tikal
from compiled import compiled_only
from hidden_otherwise import twin
from random_play import choose
from tables import BASE_TABLES, DEBT, LEGEND_TABLES, new_game, seeds, tables
from tikal.components import edition, pieces, tiles
from tikal.envs import Coder
from tikal.games.base.encoding.actions import MOST_BID
from tikal.games.base.rules.auction import DEEPEST_DEBT
from tikal.games.encoding.actions import NO_ACTION
from tikal.games.registry import kind_of, kinds
from tikal.rules.reasons import OK

POSITIONS = 6
"""How many positions of a game are looked at closely."""


def positions(table: dict[str, Any], seed: int, apart: int) -> Iterator[tikal.Game]:
    """The same game again and again, some decisions apart."""
    game, chance = new_game(table, seed), random.Random(seed)
    while not game.is_over:
        yield game
        for _ in range(apart):
            if not game.is_over:
                game.play(choose(chance, game.legal_actions()))


@settings(max_examples=12)
@given(tables, seeds)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back_from_it(table: dict[str, Any], seed: int) -> None:
    coder = Coder(new_game(table, seed).table)
    for game in positions(table, seed, apart=2):
        view = game.view(game.to_act)
        actions = view.legal_actions()
        numbers = [coder.number(view, action) for action in actions]
        assert len(set(numbers)) == len(numbers)
        assert [coder.action(view, number) for number in numbers] == actions
        assert coder.numbers(view) == sorted(numbers)


@settings(max_examples=12)
@given(tables, seeds)
def test_the_mask_says_what_the_rules_say_about_every_number(table: dict[str, Any], seed: int) -> None:
    coder = Coder(new_game(table, seed).table)
    rules, encoding = kind_of(table["edition"]).rules, kind_of(table["edition"]).encoding()
    for game in list(positions(table, seed, apart=60))[:POSITIONS]:
        view = game.view(game.to_act)
        mask = coder.mask(view)
        for number in range(coder.actions):
            code = encoding.code(view.seen, number)
            is_legal = code != NO_ACTION and rules.check(view.seen, code) == OK
            assert is_legal == bool(mask[number]), f"action {number}"


@settings(max_examples=15)
@given(tables, seeds)
def test_equal_views_give_equal_observations_and_other_hidden_things_change_nothing(
    table: dict[str, Any], seed: int
) -> None:
    coder, chance = Coder(new_game(table, seed).table), random.Random(seed)
    for game in positions(table, seed, apart=25):
        for seat in range(game.table.players):
            seen = coder.observation(game.view(seat))
            assert (seen == coder.observation(game.view(seat))).all()
            assert (seen == coder.observation(twin(game, seat, chance).view(seat))).all()


@settings(max_examples=10)
@given(tables, seeds)
def test_a_full_state_gives_the_same_observation_and_mask_as_the_view(table: dict[str, Any], seed: int) -> None:
    encoding = kind_of(table["edition"]).encoding()
    coder = Coder(new_game(table, seed).table)
    room = np.zeros(1, dtype=encoding.observation)
    for game in positions(table, seed, apart=15):
        for seat in range(game.table.players):
            encoding.observe(game._state, seat, room[0])
            assert (room.view(np.int8) == coder.observation(game.view(seat))).all()


@settings(max_examples=6)
@given(tables, seeds)
def test_an_observation_shows_what_the_view_shows(table: dict[str, Any], seed: int) -> None:
    coder = Coder(new_game(table, seed).table)
    for game in positions(table, seed, apart=40):
        players = game.table.players
        for seat in range(players):
            view = game.view(seat)
            told, named = view.to_dict(), coder.named(coder.observation(view))
            for player in told["players"]:
                row = (player["seat"] - seat) % players
                assert named["players"][row, 0] == 1
                assert 100 * int(named["players"][row, 1]) + named["players"][row, 2] == player["score"]
                assert named["treasures"][row].tolist() == list(player["treasures"].values())
                assert named["players"][row, 10] == (game.to_act == player["seat"])
            assert not named["players"][players:].any()
            for number, place in enumerate(told["board"]):
                assert named["passages"][number].tolist() == place["passages"]
                assert named["temple"][number] == (place["value"] or 0)
                assert named["tokens"][number] == place["tokens"]
                for one in place["pieces"]:
                    row = (one["seat"] - seat) % players
                    assert named["explorers"][row, number] == one["explorers"]
                    assert named["leaders"][row, number] == one["leaders"]
            assert int(named["to_come"].sum()) == sum(told["supply"]["tiles"].values())


def test_the_sizes_are_those_of_the_docs() -> None:
    sizes = {(kind.id): (kind.encoding().observation.itemsize, kind.encoding().starts[-1]) for kind in kinds()}
    assert sizes == {"base": (1560, 1672), "legend": (3449, 5869)}
    plain = Coder(new_game(BASE_TABLES[0], 0).table)
    assert plain.actions == 1137


@pytest.mark.parametrize("table", [BASE_TABLES[1], LEGEND_TABLES[0]], ids=lambda table: table["edition"])
def test_labels_and_fields_cover_everything_once(table: dict[str, Any]) -> None:
    coder = Coder(new_game(table, 0).table)
    labels = coder.labels()
    assert len(labels) == len(set(labels)) == coder.actions
    places = [place for where in coder.slices.values() for place in range(where.start, where.stop)]
    assert places == list(range(coder.size))
    assert [list(coder.blocks.values())[kind].name for kind in coder.kinds] == [
        block.name for block in coder.blocks.values() for _ in range(len(block))
    ]
    assert all(field.meaning for field in coder.fields)
    assert not {field.name for field in coder.fields} & set(dir(np.void)), "NumPy would find its own attribute"


def test_nobody_can_bid_more_than_the_largest_bid() -> None:
    """Three scorings come before the last bid; the temples and floors that can be there limit what they bring."""
    supply = pieces().floors.supply
    highest = sorted((level for level, number in enumerate(supply) for _ in range(number)), reverse=True)
    volcanoes = sorted(str(tile.letter) for tile in tiles() if tile.letter and tile.kind == "volcano")
    printed = 2
    most = 0
    for volcano in volcanoes:
        found = [one for one in tiles() if one.kind == "temple" and one.letter and one.letter <= volcano]
        temples = printed + len(found)
        most += sum(highest[:temples]) + 6 * len(pieces().treasures.kinds)
    start = max(edition(one).start_score(seat, True) for one in ("classic", "supermeeple-2015") for seat in range(4))
    assert most + start + DEEPEST_DEBT <= MOST_BID


def test_numbers_that_mean_nothing_are_refused_with_the_reason() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    coder, view = Coder(game.table), game.view(game.to_act)
    for wrong in (-1, coder.actions, 1.5, "end", None):
        with pytest.raises(tikal.TikalError, match="an action is a whole number from 0 to 1136"):
            coder.action(view, wrong)  # type: ignore[arg-type]
    transfer = coder.labels().index("transfer leader base camp camp 2")
    with pytest.raises(tikal.TikalError, match="transfer leader base camp camp 2"):
        coder.action(view, transfer)
    with pytest.raises(tikal.IllegalAction, match="R-"):
        coder.action(view, coder.labels().index("clear a2"))
    with pytest.raises(tikal.IllegalAction, match="R-"):
        coder.number(view, "clear a2")
    with pytest.raises(tikal.TikalError, match=r"shape \(\.\.\., 1560\)"):
        coder.named(np.zeros(7, dtype=np.int8))


def test_a_coder_is_for_a_table() -> None:
    with pytest.raises(tikal.TikalError, match=r"such as tikal.new_game\(...\).table, not 'classic'"):
        Coder("classic")  # type: ignore[arg-type]


AUCTION = {"edition": "classic", "players": 2, "auction": True}


@pytest.mark.parametrize(
    ("own", "other", "message"),
    [
        (
            {"edition": "classic", "players": 2},
            AUCTION,
            r"this view is of \(classic, 2 players, auction\), the coder is for \(classic, 2 players\)",
        ),
        ({"edition": "classic", "players": 2}, LEGEND_TABLES[0], "legend, 2 players, chichen-itza"),
        ({"edition": "classic", "players": 2}, {"edition": "classic", "players": 3}, "3 players"),
        (AUCTION, {**AUCTION, "options": DEBT}, r"auction.allowDebt=True\), the .* auction.allowDebt=False"),
        (LEGEND_TABLES[0], {**LEGEND_TABLES[0], "scenario": "uxmal"}, "uxmal.*chichen-itza"),
    ],
    ids=["auction", "game", "players", "options", "scenario"],
)
def test_views_of_other_tables_are_refused(own: dict[str, Any], other: dict[str, Any], message: str) -> None:
    coder, game = Coder(new_game(own, 0).table), new_game(other, 0)
    view = game.view(game.to_act)
    for call in (
        lambda: coder.observation(view),
        lambda: coder.mask(view),
        lambda: coder.numbers(view),
        lambda: coder.number(view, view.legal_actions()[0]),
        lambda: coder.action(view, 0),
    ):
        with pytest.raises(tikal.TikalError, match=message):
            call()


def test_names_make_no_other_table() -> None:
    named = tikal.new_game("classic", players=2, seed=1, names=["Ana", "Ben"])
    plain = tikal.new_game("classic", players=2, seed=1)
    coder = Coder(plain.table)
    assert (coder.observation(named.view(0)) == coder.observation(plain.view(0))).all()


@compiled_only
def test_threads_can_share_a_coder() -> None:
    """Compiled code runs without Python's lock, so two calls can be at work at the same time."""
    game, chance = new_game(LEGEND_TABLES[0], 5), random.Random(5)
    coder, views = Coder(game.table), []
    for _ in range(4):
        views.append(game.view(game.to_act))
        for _ in range(60):
            game.play(choose(chance, game.legal_actions()))
    expected = [(coder.observation(view).tobytes(), coder.mask(view).tobytes()) for view in views]

    def is_always_right(number: int) -> bool:
        view = views[number]
        return all(
            (coder.observation(view).tobytes(), coder.mask(view).tobytes()) == expected[number] for _ in range(2000)
        )

    with ThreadPoolExecutor(len(views)) as threads:
        assert all(threads.map(is_always_right, range(len(views))))
