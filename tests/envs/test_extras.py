"""Playing needs none of the libraries; who asks for an environment is told what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tikal.envs import registering
from tikal.errors import MissingExtra, needed

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
import importlib.metadata
real = importlib.metadata.version
def version(name):
    if name in {hidden!r}:
        raise importlib.metadata.PackageNotFoundError(name)
    return real(name)
importlib.metadata.version = version
"""


def run(hidden: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in which some libraries are not installed."""
    source = HIDE.format(hidden=hidden) + program
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("hidden", "program", "advice"),
    [
        ("pettingzoo", "import tikal.envs; tikal.envs.TableEnv", "'.[envs]'"),
        ("gymnasium", "import tikal.envs; tikal.envs.SeatEnv", "'.[envs]'"),
        pytest.param("gymnasium", "import tikal.envs; tikal.envs.VectorEnv", "'.[envs]'", marks=pytest.mark.thorough),
        ("pyspiel", "import tikal.envs.openspiel", "'.[openspiel]'"),
        ("pufferlib", "import tikal.envs.puffer", "run: pip install pufferlib, in an environment of its own"),
        ("stable_baselines3", "import tikal.envs.sb3", "run: pip install sb3-contrib"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(hidden: str, program: str, advice: str) -> None:
    done = run((hidden,), program)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert hidden in last
    assert last.endswith(advice)


@pytest.mark.parametrize(
    ("there", "installer"), [(("uv",), "{bin}/uv pip install --python {bin}/python --editable"), ((), "pip install")]
)
def test_the_advice_names_an_installer_that_is_there(
    there: tuple[str, ...], installer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment of ./play has uv, and no pip."""
    for name in there:
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(MissingExtra) as told:
        needed("no_such_library", "dataset")
    assert str(told.value).endswith(f"run: {installer.format(bin=tmp_path)} '.[dataset]'")


def test_games_and_many_games_at_once_need_none_of_them() -> None:
    done = run(
        ("pettingzoo", "gymnasium", "pyspiel", "pufferlib"),
        "import tikal.envs; tikal.envs.Coder; tikal.envs.VectorGames; tikal.new_game('classic', players=2)",
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_that_need_an_extra_say_which(tmp_path: Path) -> None:
    program = f"""
from tikal.cli import run
for command in (["dataset", {str(tmp_path / "data")!r}], ["simulate", "--on", "ray"], ["mcp"], ["serve", "--mcp"]):
    print(run(command))
"""
    done = run(("pyarrow", "ray", "mcp"), program)
    assert done.stdout.split() == ["2"] * 4, done.stderr
    assert not (tmp_path / "data").exists()
    for line, extra in zip(done.stderr.splitlines(), ("dataset", "ray", "mcp", "mcp"), strict=True):
        assert line.endswith(f"'.[{extra}]'")


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("1.27.0", True),
        ("1.26.9", False),
        ("2.0a1", True),
        ("1.27rc2", True),
        ("2", True),
        ("1", False),
        ("0.29", False),
    ],
)
def test_versions_are_compared_pre_releases_too(version: str, enough: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registering, "version", lambda _: version)
    assert registering._is_at_least("pettingzoo", 1, 27) == enough
