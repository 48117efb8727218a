"""Where work runs: any place gives the same report, and a place that is not there is told quickly."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import socketserver
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import pytest

import tikal
from compiled import compiled_only
from ending_tasks import count_and_end, end_once
from tikal import __version__
from tikal.arena.line_up import Tournament, one_against_one_kind
from tikal.arena.run import run
from tikal.arena.simulation import Series, simulate
from tikal.dataset.making import make_dataset
from tikal.dataset.recipe import Recipe
from tikal.errors import TikalError
from tikal.work.local import TRIES_AGAIN, Local
from tikal.work.on_ray import OnRay, _done_there
from tikal.work.sources import sources_digest, this_tikal
from tikal.work.workers import workers_on

TUNE: Final = Path(__file__).parents[2] / "tools" / "tune"
SERIES: Final = Series("ravensburger-1999", ("random", "random", "greedy"), seed=3)


@compiled_only
def test_two_processes_give_the_totals_of_one() -> None:
    assert simulate(SERIES, 7, Local(2)).totals == simulate(SERIES, 7).totals


def test_a_task_whose_process_is_lost_is_done_again(tmp_path: Path) -> None:
    tasks = [tmp_path / str(number) for number in range(4)]
    for survivor in tasks[:3]:
        survivor.touch()
    assert sorted(Local(2).run(end_once, tasks, "classic")) == [0, 1, 2, 3]


def test_a_task_that_always_loses_its_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(TikalError, match="ended in the middle of its work, 4 times at the same task"):
        list(Local(2).run(count_and_end, [tmp_path], "classic"))
    assert len(list(tmp_path.iterdir())) == 1 + TRIES_AGAIN


@compiled_only
def test_a_simulation_survives_the_loss_of_a_process() -> None:
    """One process after the other is killed while it plays; the totals are those of an undisturbed run."""
    killed: list[int | None] = []

    def kill(games: int) -> None:
        if len(killed) < 2:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid)
            victim.kill()
            victim.join()

    assert simulate(SERIES, 9, Local(2), kill).totals == simulate(SERIES, 9).totals
    assert len(set(killed)) == 2


@pytest.mark.parametrize("on", ["", "ray:", "ray://", "ray://host", "host", "host:0", "host:99999", "http://host:6379"])
def test_what_is_not_a_place_is_refused(on: str) -> None:
    with pytest.raises(TikalError, match="write local, ray, or the address of a Ray cluster"):
        workers_on(on)


def test_a_worker_with_other_sources_is_refused() -> None:
    with pytest.raises(TikalError, match=rf"has Tikal {__version__}, sources \w+, not 0\.0\.9, sources 01; install"):
        _done_there(str, 1, "classic", "0.0.9, sources 01")
    assert _done_there(str, 1, "classic", this_tikal()) == "1"


def test_sources_that_matter_have_their_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy elsewhere has the same digest until one of its rules, weights or components changes."""
    copied = tmp_path / "tikal"
    shutil.copytree(Path(tikal.__file__).parent, copied, ignore=shutil.ignore_patterns("page", "*.pyc"))
    monkeypatch.setattr(tikal, "__file__", str(copied / "__init__.py"))
    digest = sources_digest.__wrapped__
    assert digest() == sources_digest()
    (copied / "server" / "new.py").write_text("", encoding="utf-8")
    assert digest() == sources_digest()
    for source in ("rules/digging.py", "games/base/weights/2.toml", "components/data/tiles.toml"):
        before = digest()
        with (copied / source).open("a", encoding="utf-8") as file:
            file.write("\n")
        assert digest() != before


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
            workers_on(on)
    with pytest.raises(TikalError, match="is not Ray"):
        workers_on(somebody_else)
    assert monotonic() - start < 10


def test_an_address_in_the_environment_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(TikalError, match=r"nobody answers at 127\.0\.0\.1:1"):
        workers_on("ray")


@pytest.mark.parametrize(
    ("address", "named", "told"),
    [
        (None, None, "Ray cannot start a cluster here: no room in /dev/shm"),
        (None, "auto", "there is no Ray cluster at auto: no room"),
        ("10.0.0.5:6379", None, r"there is no Ray cluster at 10\.0\.0\.5:6379: no room"),
    ],
)
def test_what_ray_cannot_do_is_told_in_one_line(
    address: str | None, named: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**settings: Any) -> None:
        raise RuntimeError("no room in /dev/shm\nand much more")

    monkeypatch.setattr(pytest.importorskip("ray"), "init", init)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    if named is not None:
        monkeypatch.setenv("RAY_ADDRESS", named)
    with pytest.raises(TikalError, match=told) as refused:
        list(OnRay(address).run(str, [1], "classic"))
    assert "\n" not in str(refused.value)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Ray cluster with one node; tests add others."""
    made = pytest.importorskip("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    made.shutdown()


@pytest.mark.thorough
@compiled_only
def test_simulations_datasets_and_tuning_are_the_same_on_ray(cluster: Any, tmp_path: Path) -> None:
    on_ray = workers_on(cluster.address)
    assert simulate(SERIES, 7, on_ray).totals == simulate(SERIES, 7).totals
    recipe = Recipe("classic", ("random", "greedy"), games_per_file=2)
    for name, workers in (("here", Local()), ("ray", on_ray)):
        make_dataset(recipe, 5, tmp_path / name, workers)
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


class Loss:
    """A node of the cluster that is killed while it works, when some games are done."""

    def __init__(self, cluster: Any, after: int) -> None:
        self._cluster = cluster
        self._node = cluster.add_node(num_cpus=1)
        self._after = after
        self.played = 0
        self.had_a_task = False

    def count(self, games: int) -> None:
        """Called with the number of games done since."""
        self.played += games
        if self.played >= self._after and not self.had_a_task:
            self._wait_until_it_works()
            self.had_a_task = True
            self._cluster.remove_node(self._node, allow_graceful=False)

    def _wait_until_it_works(self) -> None:
        """Its only core is taken as long as it has a task."""
        state: Any = import_module("ray._private.state")
        end = monotonic() + 60
        while state.available_resources_per_node()[self._node.node_id].get("CPU", 0) > 0:
            assert monotonic() < end, "the node has nothing to do"
            sleep(0.01)


@pytest.mark.thorough
@compiled_only
def test_a_lost_node_costs_nothing(cluster: Any, tmp_path: Path) -> None:
    """Two nodes on one machine, one of which is killed midway: the report is that of one process, byte for byte."""
    tournament = Tournament("classic", one_against_one_kind(["greedy", "planner@2000"], 2), games=24, seed=11)
    alone = run(tournament, records=tmp_path / "alone")
    loss = Loss(cluster, after=8)
    together = run(tournament, workers_on(cluster.address), tmp_path / "together", loss.count)
    assert loss.had_a_task
    assert len(cluster.list_all_nodes()) == 1
    assert json.dumps(together.to_json()) == json.dumps(alone.to_json())
    assert loss.played == 24
    results = (tmp_path / "together" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert sorted(results) == sorted((tmp_path / "alone" / "results.jsonl").read_text(encoding="utf-8").splitlines())
    for file in (tmp_path / "alone").glob("*.tikal"):
        assert (tmp_path / "together" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.thorough
@compiled_only
def test_a_node_lost_during_a_dataset_costs_nothing(cluster: Any, tmp_path: Path) -> None:
    recipe = Recipe("classic", ("greedy", "planner@2000"), seed=3, games_per_file=1)
    make_dataset(recipe, 16, tmp_path / "alone")
    loss = Loss(cluster, after=5)
    make_dataset(recipe, 16, tmp_path / "together", workers_on(cluster.address), loss.count)
    assert loss.had_a_task
    assert loss.played == 16
    alone, together = (
        {file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("alone", "together")
    )
    assert together == alone
