"""Where work runs: any place gives the same report, and a place that is not there is told quickly."""

from __future__ import annotations

import json
import socketserver
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import pytest

from compiled import compiled_only
from tikal.arena.line_up import Tournament, one_against_one_kind
from tikal.arena.run import run
from tikal.arena.simulation import Series, simulate
from tikal.dataset.making import make_dataset
from tikal.dataset.recipe import Recipe
from tikal.errors import TikalError
from tikal.work.local import Local
from tikal.work.place import place

TUNE: Final = Path(__file__).parents[2] / "tools" / "tune"
SERIES: Final = Series("ravensburger-1999", ("random", "random", "greedy"), seed=3)


@compiled_only
def test_two_processes_give_the_totals_of_one() -> None:
    assert simulate(SERIES, 7, Local(2)).totals == simulate(SERIES, 7).totals


@pytest.mark.parametrize("on", ["", "ray:", "ray://", "ray://host", "host", "host:0", "host:99999", "http://host:6379"])
def test_what_is_not_a_place_is_refused(on: str) -> None:
    with pytest.raises(TikalError, match="write local, ray, or the address of a Ray cluster"):
        place(on)


class Chatty(socketserver.BaseRequestHandler):
    """Something that answers but is not Ray."""

    def handle(self) -> None:
        self.request.sendall(b"220 mail.example ready\r\n")
        self.request.recv(100)


@pytest.fixture
def somebody_else() -> Iterator[str]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Chatty) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_an_address_nobody_answers_is_told_quickly(somebody_else: str) -> None:
    start = monotonic()
    for on in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(TikalError, match="nobody answers at"):
            place(on)
    with pytest.raises(TikalError, match="is not Ray"):
        place(somebody_else)
    assert monotonic() - start < 10


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Ray cluster with one node; tests add others."""
    made = pytest.importorskip("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    made.shutdown()


@pytest.mark.thorough
@compiled_only
def test_simulations_datasets_and_tuning_are_the_same_on_ray(cluster: Any, tmp_path: Path) -> None:
    on_ray = place(cluster.address)
    assert simulate(SERIES, 7, on_ray).totals == simulate(SERIES, 7).totals
    recipe = Recipe("classic", ("random", "greedy"), games_per_file=2)
    for name, somewhere in (("here", Local()), ("ray", on_ray)):
        make_dataset(recipe, 5, tmp_path / name, somewhere)
        out = tmp_path / f"{name}.toml"
        chosen = [
            "--games",
            "2",
            "--rounds",
            "1",
            "--out",
            str(out),
            "--on",
            cluster.address if name == "ray" else "local",
        ]
        subprocess.run([sys.executable, TUNE, *chosen], check=True, capture_output=True)
    files = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert len(files) == 5
    for file in files:
        assert (tmp_path / "ray" / file).read_bytes() == (tmp_path / "here" / file).read_bytes()
    assert (tmp_path / "ray.toml").read_bytes() == (tmp_path / "here.toml").read_bytes()


@pytest.mark.thorough
@compiled_only
def test_a_lost_node_costs_nothing(cluster: Any, tmp_path: Path) -> None:
    """Two nodes on one machine, one of which is killed midway: the report is that of one process, byte for byte."""
    tournament = Tournament("classic", one_against_one_kind(["greedy", "planner@2000"], 2), games=24, seed=11)
    alone = run(tournament, records=tmp_path / "alone")
    node = cluster.add_node(num_cpus=1)
    played: list[int] = []

    def count(games: int) -> None:
        played.append(games)
        if sum(played) == 8:
            cluster.remove_node(node, allow_graceful=False)

    together = run(tournament, place(cluster.address), tmp_path / "together", count)
    assert len(cluster.list_all_nodes()) == 1
    assert json.dumps(together.to_json()) == json.dumps(alone.to_json())
    assert sum(played) == 24
    results = (tmp_path / "together" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert sorted(results) == sorted((tmp_path / "alone" / "results.jsonl").read_text(encoding="utf-8").splitlines())
    for file in (tmp_path / "alone").glob("*.tikal"):
        assert (tmp_path / "together" / file.name).read_bytes() == file.read_bytes()
