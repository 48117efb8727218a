"""A person with a mouse at a table: reads what the page was told, and clicks what is meant."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from browsing import SECONDS

ON_HEX: Final = ("clear", "dig", "camp")


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

    def press(self, test_id: str) -> None:
        self.page.get_by_test_id(test_id).click()

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

    def piece(self, who: str, hex_name: str) -> None:
        """Click one's own piece."""
        seat = self.view["to_act"]
        self.page.locator(f'.piece[data-hex="{hex_name}"][data-seat="{seat}"][data-who="{who}"]').click()

    def offer(self, offer: str) -> None:
        """Choose a line of the menu of a hex."""
        self.page.locator(f'[data-testid="hex-menu"] [data-offer="{offer}"]').click()

    def told(self, before: int, actions: Sequence[str]) -> None:
        """The page tells of exactly these actions, and nothing else was played."""
        self.settled(before)
        last = before + len(actions)
        expect(self.page.get_by_label(f"Position after event {last}", exact=True)).to_be_attached()
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
        elif verb == "transfer":
            self.piece(words[0], words[1])
            self.hex(words[2])
        elif verb == "guard":
            if not only_place:
                self.hex(words[1])
            if len([other for other in alike if other[-1] == words[1]]) > 1:
                self.offer(action)
        else:
            self.press("swap-confirm")
            self.settled(before)
            self.told(before, [self.events[-1]["action"]])
            return
        self.told(before, [action])

    def end(self) -> None:
        """End the turn; with points left, the page asks a second time."""
        before, left = self.seq, self.view["ap"]
        self.press("end-turn")
        if left:
            expect(self.page.get_by_test_id("end-turn")).to_contain_text(f"{left} point")
            self.press("end-turn")
        self.settled(before)
        told = self.page.get_by_label(f"Position after event {before + 1}", exact=True)
        covered = self.page.get_by_test_id("end-of-game").or_(self.page.get_by_test_id("curtain"))
        expect(told.or_(covered)).to_be_attached()
        assert next(event for event in self.events if event["seq"] > before)["action"] == "end"


class Explorer:
    """Plays a base game by clicking: whatever was done least so far comes first."""

    RARE: Final = ("guard", "swap", "camp", "transfer", "dig", "clear")

    def __init__(self, clicker: Clicker, seed: int) -> None:
        self.clicker: Final = clicker
        self.chance: Final = Random(seed)
        self.done: Final[Counter[str]] = Counter()

    def step(self, actions: int) -> None:
        """Lay the tile; or spend points on at most so many actions, and end the turn."""
        if self.clicker.view["step"] == "place":
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
