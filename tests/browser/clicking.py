"""A person with a mouse, or with a finger, at a table: reads what the page was told, and clicks what is meant."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from browsing import SECONDS

ON_HEX: Final = ("clear", "dig", "camp")
VERBS: Final = {"deploy", "move", "transfer", "clear", "dig", "swap", "camp", "guard"}
EDGE: Final = 60.0
"""So far from the edge of the board a finger meets nothing else."""
QUICK: Final = 3000
"""Pixels a second."""


class Clicker:
    """Plays by clicking. It knows of the game only what the server has sent to this window."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.position: dict[str, Any] = {}
        self.events: Final[list[dict[str, Any]]] = []
        self._socket: WebSocket | None = None
        self._taken = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._hear)

    def settled(self, before: int) -> None:
        """The server has taken what was clicked after an event, and this window knows where it led."""
        while not before < self._taken <= min(self.seq, self.position["seq"]):
            assert self._socket is not None
            self._socket.wait_for_event("framereceived", timeout=SECONDS * 1000)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "done":
            self._taken = message["seq"]
        self.position = message.get("position") or self.position
        told = message.get("events", [message["event"]] if "event" in message else [])
        self.events.extend(event for event in told if event["seq"] > self.seq)

    @property
    def seq(self) -> int:
        return int(self.events[-1]["seq"]) if self.events else 0

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["view"]
        return found

    @property
    def insight(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["insight"]
        return found

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.view["legal_actions"]
        return found

    def click(self, found: Locator) -> None:
        found.click()

    def press(self, test_id: str) -> None:
        self.click(self.page.get_by_test_id(test_id))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def middle(self, hex_name: str) -> tuple[float, float]:
        """Where a hex is seen, once the board has found its size."""
        area = self.page.locator(f'.hex[data-hex="{hex_name}"]').element_handle()
        area.wait_for_element_state("stable")
        box = area.bounding_box()
        assert box is not None, f"{hex_name} is not on the board"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hex(self, name: str) -> None:
        self.page.mouse.click(*self.middle(name))

    def confirm(self) -> None:
        """What was chosen on the board is played: with a mouse, at once."""

    def piece(self, who: str, hex_name: str) -> None:
        """Click one's own piece."""
        seat = self.view["to_act"]
        self.click(self.page.locator(f'.piece[data-hex="{hex_name}"][data-seat="{seat}"][data-who="{who}"]'))

    def offer(self, offer: str) -> None:
        """Choose a line of the menu of a hex."""
        self.click(self.page.locator(f'[data-testid="hex-menu"] [data-offer="{offer}"]'))

    @property
    def covered(self) -> Locator:
        return self.page.get_by_test_id("end-of-game").or_(self.page.get_by_test_id("curtain"))

    def shown(self, seq: int) -> None:
        """The page tells of an event, unless the game is over or another player has to take the machine."""
        told = self.page.get_by_label(f"Position after event {seq}", exact=True)
        expect(told.or_(self.covered)).to_be_attached()

    def told(self, before: int, actions: Sequence[str]) -> None:
        """The page tells of exactly these actions, and nothing else was played."""
        self.settled(before)
        self.shown(before + len(actions))
        assert [event.get("action") for event in self.events if event["seq"] > before][: len(actions)] == list(actions)

    def lay(self, placement: dict[str, Any]) -> None:
        """The tile over the hex, turned as wanted, and laid."""
        before = self.seq
        self.hex(placement["hex"])
        expect(self.page.get_by_test_id("lay-tile")).to_have_text(f"Lay on {placement['hex']}")
        others = {one["rotation"] for one in self.insight["placements"]}
        if len(others) > 1:
            self.press(f"rotation-{placement['rotation']}")
        self.press("lay-tile")
        self.told(before, [placement["action"]])

    def walk(self, who: str, start: str | None, journey: dict[str, Any]) -> None:
        """A piece from the board or the reserve goes where it can go, by the way that the page offers."""
        before = self.seq
        if start is None:
            self.press("act-deploy")
            if len([reach for reach in self.insight["reach"] if reach["from"] is None]) > 1:
                self.press(f"deploy-{who}")
        else:
            self.piece(who, start)
        self.hex(journey["hex"])
        self.confirm()
        self.told(before, journey["actions"])

    def act(self, action: str) -> None:
        """Any other action: its button, then its places."""
        before = self.seq
        verb, *words = action.split()
        alike = [other.split() for other in self.legal if other.startswith(f"{verb} ")]
        only_place = len({other[-1] for other in alike}) == 1  # then nobody has to click it
        self.press(f"act-{verb}")
        if verb in ON_HEX:
            if not only_place:
                self.hex(words[0])
            if not only_place or verb == "dig":  # what brings something to light asks a finger
                self.confirm()
        elif verb == "transfer":
            self.piece(words[0], words[1])
            self.hex(words[2])
            self.confirm()
        elif verb == "guard":
            if not only_place:
                self.hex(words[1])
                self.confirm()
            if len([other for other in alike if other[-1] == words[1]]) > 1:
                self.offer(action)
        else:
            self.press("swap-confirm")
            self.settled(before)
            self.told(before, [self.events[-1]["action"]])
            return
        self.told(before, [action])

    def take_a_tile(self) -> None:
        """Take the first open tile that an auction offers."""
        before, wanted = self.seq, self.legal[0]
        place = self.view["auction"]["open_tiles"].index(wanted.split()[1])
        self.click(self.page.get_by_role("list", name="Open tiles").get_by_role("button").nth(place))
        self.click(self.page.get_by_role("button", name=re.compile("^Take the ")))
        self.told(before, [wanted])

    def bid(self, action: str) -> None:
        """Bid as much as wanted, or pass."""
        before = self.seq
        if action == "pass":
            self.press("pass-bid")
        else:
            self.page.get_by_test_id("bid").fill(action.split()[1])
            self.press("place-bid")
        self.told(before, [action])

    def end(self) -> None:
        """End the turn; with points left, the page asks a second time."""
        before, left = self.seq, self.view["ap"]
        self.press("end-turn")
        if left:
            expect(self.page.get_by_test_id("end-turn")).to_contain_text(f"{left} point")
            self.press("end-turn")
        self.settled(before)
        self.shown(before + 1)
        assert next(event for event in self.events if event["seq"] > before)["action"] == "end"


class Tapper(Clicker):
    """Plays with a finger: moves what is out of sight into sight, and confirms what it has chosen on the board."""

    def click(self, found: Locator) -> None:
        found.tap()

    def confirm(self) -> None:
        self.press("confirm")

    def shown(self, seq: int) -> None:
        """There is no room for the log beside the board: the page shows who is to act, with how many points."""
        assert seq <= self.seq
        acting = self.view["players"][self.view["to_act"]]["name"] if self.view["to_act"] is not None else ""
        expect(self.page.locator(f'header li.on[aria-label^="{acting}"]').or_(self.covered)).to_be_visible()
        if self.view["step"] == "spend" and not self.covered.is_visible():
            expect(self.page.get_by_test_id("action-bar").locator(".big")).to_have_text(str(self.view["ap"]))

    def hex(self, name: str) -> None:
        self.page.touchscreen.tap(*self._in_sight(name))

    def piece(self, who: str, hex_name: str) -> None:
        self._in_sight(hex_name)
        super().piece(who, hex_name)

    def _in_sight(self, name: str) -> tuple[float, float]:
        """The middle of a hex, after the board was drawn so far that the hex is seen with some room around it."""
        board = self.page.locator(".board").bounding_box()
        assert board is not None
        x, y = self.middle(name)
        left, top = board["x"] + EDGE, board["y"] + EDGE
        wanted = (
            min(max(x, left), board["x"] + board["width"] - EDGE),
            min(max(y, top), board["y"] + board["height"] - EDGE),
        )
        if wanted != (x, y):
            self._draw(wanted[0] - x, wanted[1] - y)
        return self.middle(name)

    def _draw(self, right: float, down: float) -> None:
        """Draw the board with one finger; the board is not drawn where a finger only trembles."""
        board = self.page.locator(".board").bounding_box()
        assert board is not None
        way = {"xDistance": round(right), "yDistance": round(down), "preventFling": True, "speed": QUICK}
        middle = {"x": board["x"] + board["width"] / 2, "y": board["y"] + board["height"] / 2}
        fingers = self.page.context.new_cdp_session(self.page)
        fingers.send("Input.synthesizeScrollGesture", {**middle, **way, "gestureSourceType": "touch"})


def set_up_two_here(clicker: Clicker) -> None:
    """The new-game screen: two people at this machine, and tiles that are always the same."""
    page = clicker.page
    page.goto("/new?players=2")
    page.get_by_label("here").last.check()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_label("Name of player 2").fill("Bo")
    clicker.click(page.get_by_text("More options"))
    page.get_by_label("Seed").fill("5")
    clicker.click(page.get_by_role("button", name="Open the table"))
    expect(page.get_by_test_id("board")).to_be_visible()


class Explorer:
    """Plays a base game by clicking: whatever was done least so far comes first."""

    RARE: Final = ("guard", "swap", "camp", "transfer", "dig", "clear")

    def __init__(self, clicker: Clicker, seed: int) -> None:
        self.clicker: Final = clicker
        self.chance: Final = Random(seed)
        self.done: Final[Counter[str]] = Counter()

    def step(self, actions: int) -> None:
        """Lay the tile; or spend points on at most so many actions, and end the turn. In an auction, bid or take."""
        step = self.clicker.view["step"]
        if step == "bid":
            self.clicker.bid(self.chance.choice(self.clicker.legal[:4]))
            return
        if step == "take":
            self.clicker.take_a_tile()
            return
        if step == "place":
            self.clicker.lay(self.chance.choice(self.clicker.insight["placements"]))
            return
        for _ in range(actions):
            if not self._act():
                break
        self.clicker.end()

    def do_what_is_missing(self) -> None:
        """Lay the tile; or do what was not done yet, as far as the points go, and end the turn."""
        if self.clicker.view["step"] == "place":
            self.clicker.lay(self.clicker.insight["placements"][0])
            return
        for verb in ("swap", "transfer", "dig", "clear", "deploy", "move", "camp", "guard"):
            if self.done[verb] == 0:
                self._do_first(verb)
        self.clicker.end()

    def _do_first(self, verb: str) -> None:
        if verb in self.RARE:
            possible = [action for action in self.clicker.legal if action.split()[0] == verb]
            if not possible:
                return
            self.clicker.act(possible[0])
        else:
            ways = [way for way in self._journeys() if (way[1] is None) == (verb == "deploy")]
            if not ways:
                return
            self.clicker.walk(*min(ways, key=lambda way: len(way[2]["actions"])))
        self.done[verb] += 1

    def _act(self) -> bool:
        legal = self.clicker.legal
        verbs = {action.split()[0] for action in legal} & set(self.RARE)
        verb = min(sorted(verbs), key=self.done.__getitem__, default="")
        if verb and (self.done[verb] < 2 or self.chance.random() < 0.5):
            self.clicker.act(self.chance.choice([action for action in legal if action.split()[0] == verb]))
            self.done[verb] += 1
            return True
        journeys = self._journeys()
        if journeys:
            who, start, journey = self.chance.choice(journeys)
            self.clicker.walk(who, start, journey)
            self.done["deploy" if start is None else "move"] += 1
        return bool(journeys)

    def _journeys(self) -> list[tuple[str, str | None, dict[str, Any]]]:
        """Ways to treasures, or else all ways."""
        ways = [(one["who"], one["from"], way) for one in self.clicker.insight["reach"] for way in one["to"]]
        treasures = {place["hex"] for place in self.clicker.view["board"] if place["tokens"]}
        return [way for way in ways if way[2]["hex"] in treasures and way[1] not in treasures] or ways
