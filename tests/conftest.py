"""Settings for all tests, and the count of rules that tests show."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

from tikal.compiling.unit import wanted
from tikal.components.box import PACKAGED, Box
from tikal.texts import messages
from tikal.texts.rulebook import rules

if sys.dont_write_bytecode:
    # Hundreds of processes start in these tests, and without bytecode each takes seconds more. Whoever wants none
    # beside the sources has them here.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parent.parent / ".pytest_cache" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So begins what a shell starts in the background, and all that starts from it. Tests press Ctrl-C in programs.
    signal.signal(signal.SIGINT, signal.default_int_handler)

messages.strict = True

settings.register_profile("tikal", deadline=None, max_examples=30, derandomize=True)
settings.load_profile("tikal")

PARTS: Final = (1, 2, 3)
"""Parts of the digest whose rules must all be shown by a test: the base game, the auction, Legend."""

_shown: Final[set[str]] = set()

SECONDS: Final = "tikal/seconds"
"""Where the seconds that each file took are kept between runs."""

_seconds: Final[dict[str, float]] = {}

GUESSES: Final = {"browser": 60.0, "compiling": 40.0, "server": 20.0, "terminal": 20.0}
"""For the files of some folders, those that start programs."""

Changed = Callable[[str, str, str, str], Box]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-rules", action="store_true", help="fail unless every rule is shown by a passing test")
    parser.addoption("--thorough", action="store_true", help="run also the tests that take long")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile what is not compiled, before the processes that run tests begin."""
    if wanted() and not _is_worker(session.config):
        from tikal.cli.progress import compiled_first

        with session.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            compiled_first()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no garbage among thousands of tests and all that they import: nothing of it goes before the end."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _check_rules(items)
    if not config.getoption("--thorough"):
        long = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in long]
        config.hook.pytest_deselected(items=long)
    # Files that took longest in the last run begin first, so that no process has to wait for one of them in the end.
    cache = _cache(config)
    seconds = {} if cache is None else cache.get(SECONDS, {})
    items.sort(key=lambda item: -seconds.get(_file(item.nodeid), _guess(item)))


def _check_rules(items: list[pytest.Item]) -> None:
    known = {rule.id for rule in rules()}
    for item in items:
        unknown = set(_ids(item)) - known
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} names rules that do not exist: {', '.join(sorted(unknown))}")


def pytest_itemcollected(item: pytest.Item) -> None:
    item.user_properties.append(("rules", " ".join(_ids(item))))


def _cache(config: pytest.Config) -> pytest.Cache | None:
    return getattr(config, "cache", None)  # pytest can run without its cache


def _guess(item: pytest.Item) -> float:
    """Seconds that a file takes of which nothing is known yet."""
    return GUESSES.get(item.path.parent.name, 0.0)


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[_file(report.nodeid)] = _seconds.get(_file(report.nodeid), 0.0) + report.duration
    if report.when == "call" and report.passed:
        _shown.update(str(dict(report.user_properties).get("rules", "")).split())


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if not config.getoption("--all-rules"):
        return
    to_show = _rules_to_show()
    missing = [rule for rule in to_show if rule not in _shown]
    if missing:
        terminalreporter.write_line(f"rules without a passing test: {' '.join(missing)}", red=True)
    terminalreporter.write_line(f"rules covered: {len(to_show) - len(missing)} of {len(to_show)}")


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    yield
    cache = _cache(session.config)
    if cache is not None and not _is_worker(session.config):
        cache.set(SECONDS, {**cache.get(SECONDS, {}), **_seconds})
    if session.config.getoption("--all-rules") and not _is_worker(session.config) and set(_rules_to_show()) - _shown:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def _rules_to_show() -> list[str]:
    return [rule.id for rule in rules() if rule.part in PARTS]


def _ids(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """Changes a copy of the data: in that file, the first `old` after `where` becomes `new`."""
    root = tmp_path / "data"
    shutil.copytree(PACKAGED, root)

    def change(file: str, where: str, old: str, new: str) -> Box:
        text = (root / file).read_text(encoding="utf-8")
        start = text.index(old, text.index(where))
        changed_text = text[:start] + new + text[start + len(old) :]
        (root / file).write_text(changed_text, encoding="utf-8")
        return Box(root)

    return change
