"""Tournaments: duplicate games, shared victories, intervals, Elo, and going on where one stopped."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from math import log10, sqrt
from pathlib import Path

import pytest

import tikal as package
from tikal.arena.elo import elo
from tikal.arena.intervals import of_mean, of_rate
from tikal.arena.line_up import LineUp, Tournament, all_together, one_against_one_kind
from tikal.arena.played import Played
from tikal.arena.report import Report
from tikal.arena.run import run
from tikal.errors import TikalError
from tikal.work.local import Local

LAST = """
class Last:
    def choose(self, view):
        return view.legal_actions()[-1]
"""
RESULT = b'{"seed": 0, "bots": ["random", "greedy"], "scores": [60, 50], "winners": [0], "decisions": 9, "lost": []}'


@pytest.fixture
def last(tmp_path: Path) -> str:
    """The name of a bot that always does the same, quickly."""
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    return f"{tmp_path / 'last.py'}:Last"


def duel(winners: Sequence[tuple[int, ...]], seeds: Sequence[int] | None = None) -> list[Played]:
    """Made-up games between a and b."""
    return [
        Played(seed, ("a", "b"), (60, 50), won, 100)
        for seed, won in zip(seeds or range(len(winners)), winners, strict=True)
    ]


def test_each_deal_is_played_in_all_rotations_by_all_line_ups() -> None:
    tournament = Tournament("classic", one_against_one_kind(["a", "b", "c"], 2), games=5, seed=40)
    pairings = list(tournament.pairings())
    assert Counter(pairing.seed for pairing in pairings) == {40: 6, 41: 6, 42: 6}
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        for seed in (40, 41, 42):
            assert {(seed, pair), (seed, pair[::-1])} <= set(pairings)


def test_one_sits_alone_among_others_on_every_seat() -> None:
    alone, crowd = one_against_one_kind(["a", "b"], 4)
    assert [bots.index("a") for bots in alone.rotations] == [0, 3, 2, 1]
    assert all(bots.count("b") == 3 for bots in alone.rotations)
    assert crowd.bots == ("b", "a", "a", "a")


def test_a_mixed_table_is_rotated_as_often_as_it_differs() -> None:
    (mixed,) = all_together(["a", "b", "a", "b"], 4)
    assert mixed.rotations == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(LineUp(("a", "b", "c", "c")).rotations) == 4


def test_the_games_of_a_deal_have_the_same_set_up(tmp_path: Path, last: str) -> None:
    run(Tournament("classic", (LineUp(("random", last)),), games=4, seed=3), records=tmp_path / "games")
    setups: dict[str, list[object]] = {}
    for file in (tmp_path / "games").glob("*.tikal"):
        game = package.load(file.read_text(encoding="utf-8"))
        assert game.is_over
        setups.setdefault(file.name.partition("-")[0], []).append(game.setup)
    assert sorted(setups) == ["3", "4"]
    for seed, (one, other) in setups.items():
        assert one == other == package.new_game("classic", players=2, seed=int(seed)).setup


def test_shared_victories_count_as_fractions() -> None:
    game = Played(1, ("a", "b", "b", "a"), (90, 90, 90, 10), (0, 1, 2), 100)
    assert game.wins("a") == pytest.approx(1 / 3)
    assert game.wins("b") == pytest.approx(2 / 3)
    assert game.points("a") == 50
    assert game.margin("b") == 40


def test_a_standing_sums_up_wins_and_margins() -> None:
    games = tuple(
        Played(seed, bots, scores, won, 100)
        for seed, bots, scores, won in (
            (0, ("a", "b"), (60, 50), (0,)),
            (0, ("b", "a"), (40, 40), (0, 1)),
            (1, ("a", "b"), (30, 50), (1,)),
            (1, ("b", "a"), (20, 50), (1,)),
        )
    )
    line_up = LineUp(("a", "b"))
    a, b = Report(Tournament("classic", (line_up,), games=4), games).standings(line_up)
    assert (a.wins, b.wins) == (2.5, 1.5)
    assert a.win_rate.value == 0.625
    assert (a.margin, b.margin) == (5.0, -5.0)
    assert (a.points, b.points) == (45.0, 40.0)
    assert a.margin_interval == pytest.approx((5.0, 5.0, 5.0))


def test_intervals_take_the_deal_as_the_unit() -> None:
    mean = of_mean([1.0, 3.0, 5.0, 7.0])
    assert mean is not None
    half = 1.959964 * sqrt((9 + 1 + 1 + 9) / 3 / 4)
    assert mean == pytest.approx((4.0, 4.0 - half, 4.0 + half))
    assert of_mean([1.0]) is None
    independent, together = of_rate([0.5, 1.0, 0.5, 0.0] * 10, 80), of_rate([1.0, 0.0] * 20, 80)
    assert together.high - together.low > independent.high - independent.low


def test_the_interval_of_a_rate_is_wilsons() -> None:
    # 50 deals of which each is won or lost as a whole: about 49 independent games, 60 % of them won.
    rate = of_rate([1.0] * 30 + [0.0] * 20, 100)
    size = 49.0
    z = 1.959964
    middle = (0.6 + z * z / 2 / size) / (1 + z * z / size)
    half = z * sqrt(0.24 / size + z * z / 4 / size**2) / (1 + z * z / size)
    assert rate == pytest.approx((0.6, middle - half, middle + half))
    assert of_rate([1.0] * 50, 100).low == pytest.approx(50 / (50 + z * z))


def test_elo_equals_a_hand_computation() -> None:
    games = duel([(0,)] * 29 + [(0, 1)] * 2 + [(1,)] * 9)
    a, b = elo(games, ["a", "b"])
    assert a.value - b.value == pytest.approx(400 * log10(30.5 / 10.5))
    assert a.value == pytest.approx(-b.value)
    chance = 30.5 / 41
    error = 400 / 2.302585093 / 2 / sqrt(41 * chance * (1 - chance))
    assert a.high - a.low == pytest.approx(2 * 1.959964 * error, rel=0.05)


def test_elo_of_three_that_agree_with_the_model() -> None:
    """Strengths 4, 2 and 1: the drawn games pull them together a little, in 9,000 games hardly."""
    games = []
    for (one, other), share in {("a", "b"): 2 / 3, ("b", "c"): 2 / 3, ("a", "c"): 4 / 5}.items():
        wins = round(3000 * share)
        games += [Played(n, (one, other), (1, 0), (int(n >= wins),), 1) for n in range(3000)]
    a, b, c = (rating.value for rating in elo(games, ["a", "b", "c"]))
    assert a - b == pytest.approx(400 * log10(2), abs=1)
    assert b - c == pytest.approx(400 * log10(2), abs=1)


def test_elo_at_larger_tables_expects_a_fair_share() -> None:
    """One a among three b wins a quarter: nobody is stronger."""
    games = [Played(n, ("a", "b", "b", "b"), (0,) * 4, (n % 4,), 1) for n in range(4000)]
    a, b = elo(games, ["a", "b"])
    assert a.value - b.value == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("lost", [0, 1, 5, 40])
def test_elo_of_two_is_the_same_seen_from_both_sides(lost: int) -> None:
    games = duel([(1,)] * lost + [(0,)] * (200 - lost), [game // 2 for game in range(200)])
    a, b = elo(games, ["a", "b"])
    assert (-a.high, -a.low) == pytest.approx((b.low, b.high))
    assert a.high - a.low < 1000


def test_elo_of_one_that_always_wins_is_finite_and_vague() -> None:
    a, b = elo(duel([(0,)] * 200), ["a", "b"])
    assert a.value - b.value == pytest.approx(400 * log10(200.5 / 0.5))
    assert a.high - a.low > 200


def test_deals_that_suit_one_bot_widen_its_interval() -> None:
    wins = [(0,), (0,), (0,), (1,), (1,), (1,)] * 10
    alone = elo(duel(wins), ["a", "b"])[0]
    together = elo(duel(wins, [n // 3 for n in range(60)]), ["a", "b"])[0]
    assert together.high - together.low > 1.3 * (alone.high - alone.low)


def test_equal_seeds_give_equal_reports_in_any_number_of_processes(last: str) -> None:
    tournament = Tournament("classic", (LineUp(("random", last)),), games=2, seed=5)
    one, two = (run(tournament, Local(jobs)).to_json() for jobs in (1, 2))
    assert one == two
    other = run(Tournament("classic", (LineUp(("random", last)),), games=2, seed=6)).to_json()
    assert other["games"] != one["games"]


def test_a_process_that_dies_is_told_in_words() -> None:
    with pytest.raises(TikalError, match="a process ended in the middle of its work"):
        list(Local(2).run(os._exit, [7], "classic"))


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, last: str) -> None:
    def agreed(games: int) -> Tournament:
        return Tournament("classic", (LineUp(("random", last)),), games, seed=5)

    whole = run(agreed(4)).to_json()
    run(agreed(2), records=tmp_path / "games")
    results = tmp_path / "games" / "results.jsonl"
    with results.open("a", encoding="utf-8") as file:
        file.write('{"seed": 6, "bots": ["ra')  # as if the machine had stopped in the middle of a line
    played: list[int] = []
    assert run(agreed(4), records=tmp_path / "games", played=played.append).to_json() == whole
    assert played == [2, 1, 1]
    assert run(agreed(4), records=tmp_path / "games", played=played.append).to_json() == whole
    assert played[3:] == [4]
    assert len(results.read_text(encoding="utf-8").splitlines()) == 4


def test_games_of_another_kind_are_not_mixed_in(tmp_path: Path, last: str) -> None:
    line_ups = (LineUp(("random", last)),)
    run(Tournament("classic", line_ups, games=1), records=tmp_path / "games")
    with pytest.raises(TikalError, match="games of another kind"):
        run(Tournament("riogrande-1999", line_ups, games=1), records=tmp_path / "games")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"{}", "line 1: this is not a result; delete the line"),
        (b"7", "line 1: this is not a result"),
        (RESULT.replace(b"[0]", b"[]"), "line 1: this is not a result"),
        (RESULT.replace(b"[0]", b"[2]"), "line 1: this is not a result"),
        (RESULT.replace(b'"random"', b'["random"]'), "line 1: this is not a result"),
        (RESULT.replace(b'"seed": ', b'"seed": 0.'), "line 1: this is not a result"),
        (RESULT.replace(b"[60, 50]", b"[60]"), "line 1: this is not a result"),
        (RESULT.replace(b"[60, 50]", b'[60, "50"]'), "line 1: this is not a result"),
        (RESULT + b"\n" + RESULT.replace(b"[]", b'[{"seat": 1, "faults": 3}]'), "line 2: this is not a result"),
        (b"\xff\xfe", "this is not a list of results; choose another folder"),
    ],
)
def test_results_that_are_none_are_refused(tmp_path: Path, written: bytes, told: str) -> None:
    (tmp_path / "results.jsonl").write_bytes(written + b"\n")
    with pytest.raises(TikalError, match=told):
        run(Tournament("classic", (LineUp(("random", "greedy")),), games=1), records=tmp_path)
