"""Loading is lazy, and everything public is where the package says."""

import subprocess
import sys

import pytest

import tikal.components
from tikal.components import data_files, tiles


def test_every_public_name_is_there() -> None:
    for name in tikal.components.__all__:
        assert getattr(tikal.components, name) is not None


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'meeples'"):
        tikal.components.meeples  # noqa: B018 - asking is the test


def test_data_are_read_once() -> None:
    assert tiles() is tiles()


def test_data_files_are_those_of_the_package() -> None:
    names = {path.name for path in data_files()}
    assert {"tiles.toml", "board.toml", "pieces.toml", "options.toml", "legend.toml", "classic.toml"} <= names
    assert data_files() == sorted(data_files())


def test_importing_reads_nothing_and_needs_no_other_package() -> None:
    program = (
        "import sys, tikal.components as components; assert 'tomllib' not in sys.modules; components.tiles();"
        "assert not {'numpy', 'numba', 'rich', 'typer'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
