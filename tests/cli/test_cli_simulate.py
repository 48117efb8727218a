"""`tikal simulate`, and the random games in compiled code behind it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tikal as package
from command_line import tikal, tikal_here
from tikal.arena.simulation import Series, simulate
from tikal.bots.registry import bot_names, make_bot
from tikal.errors import TikalError
from tikal.games.base.rules.setup import set_up
from tikal.games.random_games import generators, play_random_games, time_copies
from tikal.rules.dealing import below, deal_into, generator


def test_json_has_all_figures(tmp_path: Path) -> None:
    done = tikal_here("simulate", "--games", "3", "--players", "2", "--seed", "5", "--json", data=tmp_path)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 3
    assert found["decisions"] > 300
    assert found["games_per_s"] > 0
    assert found["decisions_per_s"] > 0
    assert found["bots"] == ["random", "random"]
    assert len(found["mean_scores"]) == 2
    assert sum(found["wins"]) == pytest.approx(3)


def test_text_tells_each_seat(tmp_path: Path) -> None:
    done = tikal_here("simulate", "--games", "2", "--auction", "--players", "3", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "supermeeple-2015 with the auction, 3 players, 2 games from seed 0" in done.stdout
    assert done.stdout.count("random") == 3


def test_records_are_game_files_with_the_same_deals(tmp_path: Path) -> None:
    records = tmp_path / "deep" / "games"
    arguments = ("--games", "3", "--players", "2", "--seed", "11", "--edition", "classic")
    done = tikal_here("simulate", *arguments, "--records", records, data=tmp_path)
    assert done.returncode == 0, done.stderr
    files = sorted(records.iterdir())
    assert [file.name for file in files] == [f"classic-{seed}.tikal" for seed in (11, 12, 13)]
    for seed, file in zip((11, 12, 13), files, strict=True):
        game = package.load(file.read_text(encoding="utf-8"))
        assert game.is_over
        assert game.setup == package.new_game("classic", players=2, seed=seed).setup


@pytest.mark.thorough
def test_processes_do_not_change_the_games(tmp_path: Path) -> None:
    arguments = ("--games", "3", "--players", "2", "--json", "--records", tmp_path)
    one = json.loads(tikal_here("simulate", *arguments, "--jobs", "1", data=tmp_path).stdout)
    two = json.loads(tikal("simulate", *arguments, "--jobs", "2", data=tmp_path).stdout)
    for figure in ("games", "decisions", "mean_scores", "wins"):
        assert one[figure] == two[figure]


def test_games_in_compiled_code_are_the_games_of_the_library() -> None:
    """Game i is dealt by generator(seed + i), which then chooses among the legal actions."""
    totals = play_random_games("riogrande-1999", players=3, games=2, seed=40, auction=True)
    decisions, scores = 0, [0, 0, 0]
    for seed in (40, 41):
        random = generator(seed)
        game = package.new_game("riogrande-1999", players=3, seed=seed, auction=True)
        deal_into(set_up("riogrande-1999", 3, True, game.table.options), random)
        while not game.is_over:
            actions = game.legal_actions()
            game.play(actions[below(random, len(actions))])
            decisions += 1
        scores = [sum(pair) for pair in zip(scores, game.scores, strict=True)]
    assert (totals.games, totals.decisions, list(totals.score_sums)) == (2, decisions, scores)
    assert sum(totals.wins) == pytest.approx(2)


def test_generators_made_together_are_those_made_one_by_one() -> None:
    together = generators(-1, 3)
    assert [row.tolist() for row in together] == [generator(seed).tolist() for seed in (-1, 0, 1)]


def test_all_ways_of_cutting_a_series_give_the_same_totals() -> None:
    def play(games: int, seed: int) -> tuple[int, tuple[int, ...]]:
        totals = simulate(Series("supermeeple-2015", ("random",) * 2, seed), games).totals
        return totals.decisions, totals.score_sums

    whole, parts = play(3, 7), [play(1, seed) for seed in (7, 8, 9)]
    assert whole[0] == sum(part[0] for part in parts)
    assert whole[1] == tuple(sum(scores) for scores in zip(*(part[1] for part in parts), strict=True))


def test_a_shared_victory_is_split() -> None:
    """With no tie-break a tie is shared; among these games there is one."""
    shares = play_random_games("ravensburger-1999", players=2, games=60, seed=0).wins
    assert sum(shares) == pytest.approx(60)
    assert any(share % 1 == pytest.approx(0.5) for share in shares)


@pytest.mark.parametrize("edition", ["supermeeple-2015", "legend"])
def test_copies_take_time(edition: str) -> None:
    assert time_copies(edition, 100) > 0


def test_random_bots_with_equal_seeds_play_alike() -> None:
    def play(seed: int) -> str:
        bot = make_bot("random", seed)
        game = package.new_game("supermeeple-2015", players=2, seed=3)
        while (seat := game.to_act) is not None and len(game.log) < 40:
            game.play(bot.choose(game.view(seat)))
        return game.record()

    assert play(1) == play(1) != play(2)


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(TikalError, match="there are: random"):
        make_bot("alpha", 0)
    assert bot_names() == ("random", "novice", "greedy", "planner", "expert")
