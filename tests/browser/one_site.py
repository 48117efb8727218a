"""The server and the browser that all tests of a process share: each test has tables and windows of its own."""

from __future__ import annotations

from asyncio import AbstractEventLoop, _get_running_loop, _set_running_loop
from collections.abc import Iterator

import pytest

from browsing import People, Site, people_at, started_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the page."""
    with started_site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture(scope="session")
def chromium(site: Site) -> Iterator[tuple[People, AbstractEventLoop | None]]:
    """People in front of Chromium, and the loop by which they talk to it; it rests until it is asked for."""
    with people_at(site) as found:
        loop = _get_running_loop()
        _set_running_loop(None)
        yield found, loop
        _set_running_loop(loop)


@pytest.fixture(scope="module")
def people(chromium: tuple[People, AbstractEventLoop | None]) -> Iterator[People]:
    """People in front of Chromium. While their loop counts as running, nobody else in this thread can use asyncio."""
    found, loop = chromium
    _set_running_loop(loop)
    yield found
    _set_running_loop(None)


@pytest.fixture
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether there is time to look at everything, and once more in the light."""
    return bool(pytestconfig.getoption("--thorough"))
