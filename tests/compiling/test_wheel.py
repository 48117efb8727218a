"""What is installed from the wheel works: the command, the page, the terminal, the library."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from compiled_unit import environment

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
SECONDS = 300


def run(*command: str | Path, env: dict[str, str], folder: Path, typed: str = "") -> str:
    """What a command prints, which must succeed."""
    done = subprocess.run(
        command, cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The commands of an environment in which there is nothing but the wheel and what it needs.

    It stays for the next run, for Python takes seconds to read for the first time what the wheel needs.
    """
    folder = tmp_path_factory.mktemp("wheel")
    cache = getattr(request.config, "cache", None)
    home = cache.mkdir("wheel") if cache else folder
    env = dict(os.environ)
    run(UV, "build", "--wheel", "--out-dir", folder, ROOT, env=env, folder=folder)
    (wheel,) = folder.glob("tikal_game-*.whl")
    python = home / "venv" / "bin" / "python"
    if not python.exists():
        run(UV, "venv", "--python", sys.executable, home / "venv", env=env, folder=folder)
    # What is locked and nothing else, so that the wheel is new each time.
    locked = ["--require-hashes", "--only-binary", ":all:", str(ROOT / "requirements.lock")]
    run(UV, "pip", "sync", "--python", python, *locked, env=env, folder=folder)
    run(UV, "pip", "install", "--python", python, "--no-deps", wheel, env=env, folder=folder)
    return home / "venv" / "bin"


def clean(tmp_path: Path) -> dict[str, str]:
    """An environment that knows nothing of this checkout."""
    env = environment(tmp_path / "cache", XDG_DATA_HOME=str(tmp_path / "data"), XDG_CACHE_HOME="", TERM="dumb")
    return {name: value for name, value in env.items() if name not in ("PYTHONPATH", "TIKAL_CACHE", "VIRTUAL_ENV")}


def test_the_library_and_the_compiled_code_of_this_checkout(installed: Path, tmp_path: Path) -> None:
    program = """
import json, tikal
from importlib.metadata import version
from tikal.games.base.units import RULES
game = tikal.new_game("supermeeple-2015", players=3, seed=7)
while not game.is_over:
    game.play(game.legal_actions()[-1])
versions = [version("tikal-game"), tikal.__version__]
print(json.dumps([game.scores, tikal.__file__, RULES.is_loaded(), versions]))
"""
    scores, file, is_compiled, versions = json.loads(
        run(installed / "python", "-c", program, env=clean(tmp_path), folder=tmp_path)
    )
    assert len(scores) == 3
    assert str(installed.parent) in file
    assert len(set(versions)) == 1, versions
    assert is_compiled, "the same sources were compiled before, in another folder"


@pytest.mark.thorough
def test_the_terminal_and_the_doctor(installed: Path, tmp_path: Path) -> None:
    env = {**clean(tmp_path), "TIKAL_JIT": "0"}
    told = run(installed / "tikal", "terminal", "--defaults", "--no-color", env=env, folder=tmp_path, typed="")
    assert "a1" in told
    assert "page: built" in run(installed / "tikal", "doctor", env=env, folder=tmp_path)


@pytest.mark.thorough
def test_the_page(installed: Path, tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(
            [installed / "tikal", "play", "--no-browser"],
            cwd=tmp_path,
            env={**clean(tmp_path), "TIKAL_JIT": "0"},
            stdout=out,
            stderr=out,
        )
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=40), timeout=SECONDS) as client:
            page = client.get(address_in(said, process))
        assert page.status_code == 200
        assert "<script" in page.text
    finally:
        process.terminate()
        process.wait(SECONDS)


def address_in(said: Path, process: subprocess.Popen[bytes]) -> str:
    """Where the program says it is."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"http://\S+", said.read_text(encoding="utf-8"))
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"no server: {said.read_text(encoding='utf-8')}")
