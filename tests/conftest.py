"""Settings for all tests, and the count of rules that tests show."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

from tikal.catalogue import rules
from tikal.components.box import PACKAGED, Box
from tikal.rules.compiled import IS_COMPILED, complete_mark

settings.register_profile("tikal", deadline=None, max_examples=30, derandomize=True)
settings.load_profile("tikal")

PARTS: Final = (1, 2, 3)
"""Parts of the digest whose rules must all be shown by a test: the base game, the auction, Legend."""

_shown: Final[set[str]] = set()

Changed = Callable[[str, str, str, str], Box]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-rules", action="store_true", help="fail unless every rule is shown by a passing test")


def pytest_sessionstart() -> None:
    """Compile before the first test, and not in several processes at once."""
    if IS_COMPILED and not complete_mark().exists():
        from tikal.warmup import load_everything

        load_everything()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {rule.id for rule in rules()}
    for item in items:
        unknown = set(_ids(item)) - known
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} names rules that do not exist: {', '.join(sorted(unknown))}")


def pytest_itemcollected(item: pytest.Item) -> None:
    item.user_properties.append(("rules", " ".join(_ids(item))))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        _shown.update(str(dict(report.user_properties).get("rules", "")).split())


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if not config.getoption("--all-rules"):
        return
    wanted = _wanted()
    missing = [rule for rule in wanted if rule not in _shown]
    if missing:
        terminalreporter.write_line(f"rules without a passing test: {' '.join(missing)}", red=True)
    terminalreporter.write_line(f"rules covered: {len(wanted) - len(missing)} of {len(wanted)}")


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    yield
    is_worker = hasattr(session.config, "workerinput")
    if session.config.getoption("--all-rules") and not is_worker and set(_wanted()) - _shown:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _wanted() -> list[str]:
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
