"""PufferLib cannot share our environment (NumPy below 2, an old Gymnasium), so it gets one of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

import pytest

import tikal
from tikal.compiling import cache

VERSION = "3.0.0"
NEEDED = ("numpy<2", "gymnasium==0.29.1", "gym", "pettingzoo==1.24.1", "psutil")
OURS = ("numba==0.68.1", "llvmlite", "typing-extensions", "fluent.runtime")
INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple")
PROGRAM = Path(__file__).with_name("puffer_program.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "puffer_rollouts.py"

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def puffer(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A Python with what PufferLib needs, and PufferLib's sources; building it would fetch a graphics library."""
    folder = tmp_path_factory.mktemp("puffer")
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    python = folder / "env" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", *NEEDED, *OURS], check=True, capture_output=True)
    page = f"{INDEX.rstrip('/')}/pufferlib/"
    with urllib.request.urlopen(page, timeout=60) as answer:
        links = re.findall(r'href="([^"#]+)', answer.read().decode())
    link = next(link for link in links if link.endswith(f"pufferlib-{VERSION}.tar.gz"))
    packed = folder / "pufferlib.tar.gz"
    urllib.request.urlretrieve(urljoin(page, link), packed)
    with tarfile.open(packed) as file:
        modules = [member for member in file.getmembers() if re.fullmatch(r"[^/]+/pufferlib/.*\.py", member.name)]
        file.extractall(folder, modules, filter="data")
    return python, folder / f"pufferlib-{VERSION}"


def run(puffer: tuple[Path, Path], folder: Path, program: Path, *arguments: str) -> str:
    """What a program prints where PufferLib is installed."""
    python, sources = puffer
    ours, compiled = Path(tikal.__file__).parents[1], str(cache.directory().parents[1])
    done = subprocess.run(
        [python, program, *arguments],
        cwd=folder,  # PufferLib leaves a link there
        env={
            **os.environ,
            "PYTHONPATH": f"{sources}{os.pathsep}{ours}",
            "TIKAL_CACHE": compiled,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("edition", "backend"), [("classic", "Serial"), ("classic", "Multiprocessing"), ("legend", "Serial")]
)
def test_games_run_in_pufferlibs_vectors(puffer: tuple[Path, Path], edition: str, backend: str, tmp_path: Path) -> None:
    assert "games with pufferlib 3.0, numpy 1." in run(puffer, tmp_path, PROGRAM, edition, backend)


def test_the_example_plays_games(puffer: tuple[Path, Path], tmp_path: Path) -> None:
    said = run(puffer, tmp_path, EXAMPLE, "--games", "8")
    assert re.fullmatch(r"won [1-9][0-9]* of [1-9][0-9]* games\n", said)
