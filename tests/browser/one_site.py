"""The server that all tests of a process share: each test has tables, and windows with a memory, of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browsing import People, Site, people_at, started_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the page."""
    with started_site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture(scope="module")
def people(site: Site) -> Iterator[People]:
    """People in front of Chromium, which goes with the module: others could not use asyncio beside it."""
    with people_at(site) as found:
        yield found
