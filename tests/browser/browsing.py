"""A server with the page, Chromium, and people in front of it: what the tests in a browser start from."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, expect, sync_playwright

from tikal.play.game import Game, new_game
from tikal.play.loading import load
from tikal.server.schemas.sent import MOST_ACTIONS

SECONDS: Final = 90.0
"""To wait for something that should happen; much more than it takes."""
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
"""Chromium without and with windows of its own; without, a page takes two thirds of the processor time."""
CHROMIUM: Final = os.environ.get("TIKAL_CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), PROGRAMS[0])
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The address bar's own pages take a second of processor time per window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,Translate,HttpsUpgrades",
    # Pages live for seconds here: making their scripts quicker takes longer than it saves.
    "--js-flags=--no-maglev,--no-turbofan",
)
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
HERE: Final = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"})
BY_LINK: Final = ({"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"})


REMEMBER: Final = "if (location.protocol !== 'about:') localStorage['tikal.settings'] ??= %s"


class Site:
    """A server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data: Final = data
        self._process: subprocess.Popen[bytes] | None = None
        self._port = 0
        # Nothing here has certificates; and a connection is given up before the server does that in mid-request.
        kept = httpx.Limits(keepalive_expiry=2.0)
        self.http: Final = httpx.Client(timeout=SECONDS, verify=False, limits=kept)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Serve; a second time on the same port, with the same data."""
        said = self._data / "said.txt"
        arguments = [
            "serve",
            "--no-rate-limits",
            "--bot-processes",
            "1",
            "--bot-seconds",
            "1",
            "--log-text",
            "--local-notices",
        ]
        mine = {"XDG_DATA_HOME": str(self._data), "PYTHONPATH": os.pathsep.join(sys.path)}
        with said.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tikal", *arguments, "--port", str(self._port)],
                env={**os.environ, **mine},
                stdout=out,
                stderr=out,
            )
        wait_until(lambda: self._found(said) and self._answers())

    def _found(self, said: Path) -> bool:
        text = said.read_text(encoding="utf-8")
        assert self._process is not None
        assert self._process.poll() is None, text
        found = re.search(r"http://127\.0\.0\.1:(\d+)", text)
        self._port = int(found[1]) if found else self._port
        return found is not None

    def _answers(self) -> bool:
        try:
            return self.http.get(f"{self.address}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server process."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    def set_up(self, seats: Sequence[dict[str, Any]] = HERE, **wanted: Any) -> Table:
        """A new table."""
        body = {"edition": "supermeeple-2015", "seats": list(seats), "seed": 1, **wanted}
        answer = self.http.post(f"{self.address}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def from_file(self, file: str, **wanted: Any) -> Table:
        """A table that goes on from a game file."""
        answer = self.http.post(f"{self.address}/api/tables/from-file", json={"file": file, **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table as the server knows it: to find out what there is to click, and what came of it."""

    def __init__(self, site: Site, created: dict[str, Any]) -> None:
        self.site: Final = site
        self.id: Final[str] = created["table"]
        openings = [seat for seat in created["seats"] if seat["secret"] or seat.get("invitation")]
        self.secrets: Final[list[str]] = [seat["secret"] or self._sit_down(seat["invitation"]) for seat in openings]

    def _sit_down(self, invitation: str) -> str:
        """The secret of a seat, for somebody who does not come by the page."""
        address = f"{self.site.address}/api/tables/{self.id}/sit-down"
        answer = self.site.http.post(address, json={}, headers={"authorization": f"Bearer {invitation}"})
        return str(answer.json()["secret"])

    def _ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {','.join(self.secrets)}"}
        answer = self.site.http.request(
            method, f"{self.site.address}/api/tables/{self.id}{path}", headers=headers, **options
        )
        assert answer.status_code == 200, answer.text
        return answer

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self._ask("GET", "/positions/now").json()
        return found

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["view"]
        return found

    def position_after(self, seq: int) -> dict[str, Any]:
        """The position after an event, as the players at this table see it."""
        found: dict[str, Any] = self._ask("GET", f"/positions/{seq}").json()
        return found

    @property
    def file(self) -> str:
        return self._ask("GET", "/file").text

    def events_since(self, seq: int) -> list[dict[str, Any]]:
        """What happened after an event."""
        found: list[dict[str, Any]] = self._ask("GET", "/events", params={"since": seq}).json()["events"]
        return found

    def actions_since(self, seq: int) -> list[str]:
        """What was played after an event."""
        return [event["action"] for event in self.events_since(seq) if event["kind"] == "move"]

    def play(self, *actions: str) -> None:
        """Play without the page, for whoever is to act."""
        self._ask("POST", "/moves", json={"actions": list(actions), "key": f"test-{monotonic()}"})


def played(until: Callable[[Game], bool], edition: str = "supermeeple-2015", **wanted: Any) -> str:
    """The file of a game in which whatever is possible first was played, until it was as wanted."""
    game = new_game(edition, players=2, seed=1, names=["Ana", "Bo"], **wanted)
    while not until(game):
        legal = [str(action) for action in game.legal_actions()]
        game.play("end" if "end" in legal else legal[0])
    return game.record()


def play_to_the_end(table: Table, *, but: int = 0) -> None:
    """Play the game of `played` at a table with the same seed, but for the last so many actions."""
    actions = [str(entry.action) for entry in load(played(lambda game: game.is_over)).log]
    for first in range(0, len(actions) - but, MOST_ACTIONS):
        table.play(*actions[first : min(first + MOST_ACTIONS, len(actions) - but)])


def finish(table: Table) -> None:
    """Play a game whose tiles nobody knows to its end: every tile where it goes first, and nothing else."""
    while legal := table.view["legal_actions"]:
        table.play(*([] if "end" in legal else legal[:1]), "end")


@contextmanager
def looking_away(*pages: Page) -> Iterator[None]:
    """Meanwhile these windows show nothing: following a whole game takes seconds for each of them."""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    yield
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


class People:
    """Opens windows of one Chromium, each for another person with a memory of its own."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site: Final = site
        self._browser: Final = browser
        self._free: Final[dict[str, list[BrowserContext]]] = {}

    @contextmanager
    def person(self, settings: dict[str, Any] | None = None, **window: Any) -> Iterator[Page]:
        """An English window; turns of others and scorings are shown at once, and nothing moves for its own sake."""
        kept = json.dumps({"speed": "once", "scorings": False, **(settings or {})})
        with self._place(window) as context:
            page = context.new_page()
            page.add_init_script(REMEMBER % json.dumps(kept))
            troubles: list[str] = []
            page.on("pageerror", lambda error: troubles.append(str(error)))
            try:
                yield page
            except Exception as error:
                error.add_note(_shown(page, troubles))
                raise
        assert troubles == [], "nothing may go wrong inside the page"

    @contextmanager
    def _place(self, window: dict[str, Any]) -> Iterator[BrowserContext]:
        """Where somebody sits who was never here; only the files of the page may be there already."""
        options = {
            **DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            "base_url": self.site.address,
            **window,
        }
        free = self._free.setdefault(repr(options), [])
        context = free.pop() if free else self._browser.new_context(**options)
        context.set_default_timeout(SECONDS * 1000)
        try:
            yield context
        except BaseException:
            context.close()
            raise
        forget(context, options["base_url"])
        free.append(context)

    @contextmanager
    def at(self, program: str) -> Iterator[People]:
        """The same people in front of another Chromium."""
        with launched(self._browser.browser_type, program) as browser:
            yield People(self.site, browser)

    def seat(self, page: Page, table: Table, *seats: int) -> None:
        """Sit down by a link to these seats."""
        if table.id in page.url:  # the same address with another secret would not be loaded again
            page.goto("about:blank")
        page.goto(f"/t/{table.id}#{'&'.join(f's={table.secrets[seat]}' for seat in seats)}")
        expect(page.get_by_test_id("board").or_(page.get_by_test_id("curtain"))).to_be_visible()


def forget(context: BrowserContext, origin: str) -> None:
    """Close the windows of a person, and forget what they did."""
    while len(context.pages) > 1:
        context.pages[-1].close()
    (page,) = context.pages
    page.goto("about:blank")
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    page.close()
    context.clear_cookies()
    context.clear_permissions()


def _shown(page: Page, troubles: Sequence[str]) -> str:
    """What was in front of a person when a test failed."""
    try:
        bars = page.locator("main h1, .decide, [data-testid=sheet]").all_inner_texts()
    except Error as error:
        bars = [f"the page cannot be read: {error.message}"]
    text = " | ".join(" ".join(bar.split()) for bar in bars if bar.strip())
    return f"page: {page.url}\nshows: {text}\nerrors inside the page: {list(troubles)}"


@contextmanager
def started_site(data: Path) -> Iterator[Site]:
    """A server that serves the page."""
    with ExitStack() as stack:
        site = Site(data)
        stack.callback(site.http.close)
        site.start()
        stack.callback(site.stop)
        yield site


@contextmanager
def launched(kind: BrowserType, program: str) -> Iterator[Browser]:
    """A running browser."""
    with kind.launch(executable_path=program, args=list(FLAGS), timeout=SECONDS * 1000) as browser:
        yield browser


@contextmanager
def people_at(site: Site) -> Iterator[People]:
    """Chromium, and people in front of it."""
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright, launched(playwright.chromium, CHROMIUM) as browser:
        yield People(site, browser)


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that nobody announces; asked ever less often, since asking takes time from what happens."""
    end, pause = monotonic() + SECONDS, 0.02
    while not happened():
        assert monotonic() < end, "it did not happen"
        sleep(pause)
        pause = min(2 * pause, 0.2)
