"""Datasets: rows that say what happened, files that are the same every time, and folders that lose nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq
import pytest

import tikal as package
from compiled import compiled_only
from tikal.cli.dataset import dataset_command
from tikal.dataset.making import make_dataset
from tikal.dataset.recipe import Recipe
from tikal.envs import Coder
from tikal.envs.rewards import leads, win_rewards
from tikal.errors import TikalError

QUICK: Final = Recipe("classic", ("random", "greedy"), seed=5, games_per_file=1)
MINE: Final = """
class Mine:
    def choose(self, view):
        return view.legal_actions()[-1]
"""
LEGEND: Final = Recipe("legend", ("greedy", "random", "greedy"), seed=7)

pytestmark = compiled_only


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*.parquet")) for row in pq.read_table(file).to_pylist()]


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.mark.parametrize("recipe", [QUICK, LEGEND, replace(QUICK, auction=True)], ids=["classic", "legend", "auction"])
def test_a_game_can_be_played_again_from_its_rows(recipe: Recipe, tmp_path: Path) -> None:
    """Each row has what the seat saw and might do, what it did, and how the game ended."""
    make_dataset(recipe, 1, tmp_path)
    table: dict[str, Any] = {"players": len(recipe.bots), "seed": recipe.seed, "auction": recipe.auction}
    game = package.new_game(recipe.edition, **table)
    coder = Coder(game.table)
    found = rows(tmp_path)
    for number, row in enumerate(found):
        assert (row["game"], row["decision"], row["seat"]) == (recipe.seed, number, game.to_act)
        view = game.view(row["seat"])
        assert np.array_equal(np.frombuffer(row["observation"], np.int8), coder.observation(view))
        assert np.array_equal(np.frombuffer(row["mask"], np.int8), coder.mask(view))
        assert str(coder.action(view, row["action"])) == row["text"]
        assert row["bot"] == recipe.bots[row["seat"]]
        if row["bot"] == "random":
            assert (row["value"], row["plan"]) == (None, None)
        else:
            assert row["plan"][0] == row["text"]
            assert np.isfinite(row["value"])
        game.play(row["text"])
    assert game.is_over
    for row in found:
        assert tuple(row["scores"]) == game.scores
        assert row["result"] == pytest.approx(win_rewards(len(recipe.bots), game.winners)[row["seat"]])
        assert row["lead"] == pytest.approx(leads(game.scores)[row["seat"]], abs=1e-4)


def test_rows_of_turns_are_the_rows_of_decisions_put_together(tmp_path: Path) -> None:
    make_dataset(QUICK, 1, tmp_path / "decisions")
    make_dataset(replace(QUICK, rows="turn"), 1, tmp_path / "turns")
    decisions, turns = rows(tmp_path / "decisions"), rows(tmp_path / "turns")
    assert [text for turn in turns for text in turn["texts"]] == [row["text"] for row in decisions]
    assert [number for turn in turns for number in turn["actions"]] == [row["action"] for row in decisions]
    assert 30 < len(turns) < len(decisions) / 4
    for turn in turns:
        together = [row for row in decisions if row["turn"] == turn["turn"]]
        assert {row["seat"] for row in together} == {turn["seat"]}
        assert turn["observation"] == together[0]["observation"]
        assert not {"end", "pass"} & set(turn["texts"][:-1])


def test_an_interrupted_dataset_goes_on_and_the_bytes_are_the_same(tmp_path: Path) -> None:
    make_dataset(QUICK, 3, tmp_path / "whole")
    folder, seen = tmp_path / "parts", list[int]()

    def interrupt(games: int) -> None:
        seen.append(games)
        if len(seen) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(QUICK, 3, folder, played=interrupt)
    card = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    assert (card["complete"], card["games_wanted"]) == (False, 3)
    (folder / ".part-00001.parquet.unfinished").write_bytes(b"PAR1 cut off")  # as if it had been killed while writing
    done: list[int] = []
    make_dataset(QUICK, 3, folder, played=done.append)
    assert done == [1, 1, 1]  # one was there, two were missing
    assert contents(folder) == contents(tmp_path / "whole")
    make_dataset(QUICK, 3, folder, played=done.append)
    assert done[3:] == [3]


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    recipe = replace(QUICK, bots=("random", "random"), games_per_file=2)
    make_dataset(recipe, 4, tmp_path / "at once")
    make_dataset(recipe, 3, tmp_path / "later")
    card = make_dataset(recipe, 4, tmp_path / "later")
    assert contents(tmp_path / "later") == contents(tmp_path / "at once")
    assert (card["games"], card["files"], card["complete"]) == (4, 2, True)
    assert [row["game"] for row in rows(tmp_path / "later") if row["decision"] == 0] == [5, 6, 7, 8]


def test_a_killed_process_loses_and_duplicates_nothing(tmp_path: Path) -> None:
    arguments = ["dataset", "--bots", "random", "--edition", "classic", "--games", "12", "--games-per-file", "1"]
    command = [sys.executable, "-m", "tikal", *arguments]
    with subprocess.Popen([*command, str(tmp_path / "killed")], stdout=subprocess.PIPE) as process:
        _wait_until(lambda: (tmp_path / "killed" / "part-00002.parquet").exists())
        os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    recipe = Recipe("classic", ("random", "random"), games_per_file=1)
    make_dataset(recipe, 12, tmp_path / "killed")
    make_dataset(recipe, 12, tmp_path / "whole")
    finished = {name: data for name, data in contents(tmp_path / "killed").items() if not name.endswith(".unfinished")}
    assert finished == contents(tmp_path / "whole")


def _wait_until(true: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not true():
        assert monotonic() < end
        sleep(0.01)


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (replace(QUICK, seed=6), "has data with seed: 5, not 6"),
        (replace(QUICK, bots=("random", "random")), "has data with bots"),
        (replace(QUICK, edition="riogrande-1999"), 'has data with edition: "classic"'),
        (replace(QUICK, rows="turn"), "has data with rows"),
        (replace(QUICK, options={"campNeedsPresence": False}), "has data with options"),
    ],
)
def test_a_folder_with_other_data_is_refused_and_stays_as_it_is(tmp_path: Path, other: Recipe, told: str) -> None:
    make_dataset(QUICK, 1, tmp_path / "data")
    before = contents(tmp_path / "data")
    with pytest.raises(TikalError, match=told):
        make_dataset(other, 2, tmp_path / "data")
    assert contents(tmp_path / "data") == before


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    make_dataset(QUICK, 1, tmp_path)
    card = tmp_path / "dataset.json"
    card.write_text(card.read_text(encoding="utf-8").replace(package.__version__, "0.0.9"), encoding="utf-8")
    with pytest.raises(TikalError, match=r"was made by Tikal 0\.0\.9, not"):
        make_dataset(QUICK, 1, tmp_path)


def test_a_folder_of_another_tree_with_the_same_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_dataset(QUICK, 1, tmp_path)
    monkeypatch.setattr("tikal.dataset.recipe.sources_digest", lambda: "0123456789abcdef")
    with pytest.raises(TikalError, match=f"was made by other sources of Tikal {package.__version__}"):
        make_dataset(QUICK, 2, tmp_path)


@pytest.mark.parametrize(
    ("wrong", "games", "told"),
    [
        ({"rows": "moves"}, 1, "rows must be 'decision' or 'turn', not 'moves'"),
        ({"seed": "x"}, 1, "seed must be a whole number, not 'x'"),
        ({"seed": True}, 1, "seed must be a whole number, not True"),
        ({"seed": 99999999999999999999999}, 1, "must fit into 64 bits"),
        ({"seed": -(2**63) - 1}, 1, "must fit into 64 bits"),
        ({"seed": 2**63 - 2}, 3, "must fit into 64 bits"),
        ({}, "3", "games must be a whole number, not '3'"),
        ({}, 0, "must be at least 1"),
        ({"games_per_file": 0}, 1, "must be at least 1"),
        ({"games_per_file": 1.5}, 1, "games_per_file must be a whole number"),
        ({"bots": "greedy"}, 1, "a name for each seat"),
    ],
)
def test_what_cannot_be_made_is_refused_before_anything_is_written(
    wrong: dict[str, Any], games: Any, told: str, tmp_path: Path
) -> None:
    with pytest.raises(TikalError, match=told):
        make_dataset(replace(QUICK, **wrong), games, tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_the_last_seeds_can_be_used_and_a_folder_can_be_a_text(tmp_path: Path) -> None:
    recipe = replace(QUICK, bots=("random", "random"), seed=2**63 - 2)
    make_dataset(recipe, 2, str(tmp_path / "data"))
    assert {row["game"] for row in rows(tmp_path / "data")} == {2**63 - 2, 2**63 - 1}


def test_wrong_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-mother.txt").write_text("Dear mother", encoding="utf-8")
    with pytest.raises(TikalError, match=r"not empty and has no dataset\.json"):
        make_dataset(QUICK, 1, tmp_path / "letters")
    assert [file.name for file in (tmp_path / "letters").iterdir()] == ["to-mother.txt"]
    with pytest.raises(TikalError, match="is a file"):
        make_dataset(QUICK, 1, tmp_path / "letters" / "to-mother.txt")
    make_dataset(QUICK, 1, tmp_path / "data")
    (tmp_path / "data" / "part-00000.parquet").write_bytes(b"PAR1")
    with pytest.raises(TikalError, match="damaged or not from Tikal; delete it"):
        make_dataset(QUICK, 1, tmp_path / "data")


@pytest.mark.parametrize(("bot", "is_advised"), [("expert@0.01s", True), ("my_own.py:Mine", False)])
def test_only_bots_that_think_by_the_clock_are_given_nodes(
    bot: str, is_advised: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_own.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    dataset_command(Path("data"), "classic", bots=f"random,{bot}", games=1, jobs=1)
    said = capsys.readouterr().out
    assert f"{bot} may play differently another time" in said
    assert ("as in planner@5000" in said) == is_advised
    assert "from 1 game in 1 file\n" in said


def test_the_card_says_how_it_was_made(tmp_path: Path) -> None:
    recipe = replace(QUICK, bots=("random", "expert@0.01s"), options={"campNeedsPresence": True})
    assert recipe.unrepeatable == ("expert@0.01s",)
    card = make_dataset(QUICK, 1, tmp_path)
    assert card == json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    assert card["rows"] == len(rows(tmp_path))
    size = Coder(QUICK.table).size
    assert sum(int(np.prod(field["shape"])) for field in card["observation"]) == size
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "--bots random,greedy --games 1 --seed 5 --rows decision" in page
    assert "gives the same data" in page
    for column in pq.read_table(tmp_path / "part-00000.parquet").column_names:
        assert f"| `{column}` |" in page
