"""Two people at one machine who play Legend by clicking."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from clicking import Clicker

WANTED: Final = ("16", "15", "22-")
"""Cards that need no more than a tile or a person: the rest is kept."""
ORDINALS: Final = {"1": "1st", "2": "2nd"}


def is_wanted(card: str) -> bool:
    return card.startswith(WANTED)


class Director:
    """Takes one decision after the other; `done` are the kinds of actions that were played."""

    def __init__(self, clicker: Clicker) -> None:
        self.clicker: Final = clicker
        self.page: Final = clicker.page
        self.done: Final[set[str]] = set()
        self._holder: int | None = None

    @property
    def player(self) -> dict[str, Any]:
        found: dict[str, Any] = self.clicker.view["players"][self.clicker.view["to_act"]]
        return found

    def step(self) -> None:
        """One decision of whoever is to act."""
        self._take_over()
        steps = {
            "draft": self._draft,
            "main": self._main,
            "effect": self._effect,
            "spend": self._spend,
            "bonus": self._begin,
        }
        before = self.clicker.seq
        steps.get(self.clicker.view["step"], self._end)()
        self.clicker.settled(before)
        since = [event for event in self.clicker.events if event["seq"] > before]
        self.done.update(event["action"].split()[0] for event in since if "action" in event)

    def _take_over(self) -> None:
        """What one player knows is covered until the next one is there."""
        seat = self.clicker.view["to_act"]
        if seat != self._holder:
            self.clicker.click(self.page.get_by_role("button", name=f"I am {self.player['name']}"))
            self._holder = seat

    def _draft(self) -> None:
        legal = self.clicker.legal
        cards = [action for action in legal if action.startswith("draft card ")]
        liked = [action for action in cards if is_wanted(action.split()[2])]
        _, what, value = (liked or [action for action in legal if action not in cards] or cards)[0].split()
        display = self.clicker.view["display"]
        things: dict[str, Locator] = {
            "order": self.clicker.button(f"Go {ORDINALS.get(value)}"),
            "ap": self.clicker.button(f"AP token {value}").first,
        }
        if what == "card":
            things[what] = self.page.locator(".display .cards > *").nth(display["cards"].index(value))
        elif what == "tile":
            things[what] = self.page.locator(".things.tiles > *").nth(display["tiles"].index(value))
        before = self.clicker.seq
        self.clicker.click(things[what])
        self.clicker.click(self.page.get_by_role("button", name=re.compile("^Take ")))
        self.clicker.settled(before)
        assert self.clicker.events[-1]["action"] == f"draft {what} {value}"
        self.done.add(f"draft {what}")

    def _main(self) -> None:
        legal = self.clicker.legal
        tiles = [action.split()[3] for action in legal if action.startswith("place ")]
        plays = [action.split() for action in legal if action.startswith("play ") and is_wanted(action.split()[1])]
        stashes = [action.split()[1] for action in legal if re.fullmatch(r"stash \S+", action)]
        exchanges = [action for action in legal if re.fullmatch(r"stash \S+ for \S+", action)]
        if tiles:
            self._lay(tiles[0])
        elif "activate" in legal:
            self.clicker.click(self.clicker.button(f"AP token {self.player['ap_token']}"))
            self.clicker.click(self.page.get_by_role("button", name=re.compile("^Use the token: ")))
        elif plays:
            self._card(plays[0][2], plays[0][1])
            self.clicker.click(self.clicker.button("Play it"))
        elif stashes:
            self._card("right", stashes[0])
            self.clicker.click(self.clicker.button("Keep it"))
        elif exchanges:
            _, card, _, other = exchanges[0].split()
            self._card("right", card)
            self.clicker.click(self.clicker.button("Keep it instead of another card"))
            self._card("left", other)
        else:
            self.clicker.click(self.clicker.button("Pass"))

    def _card(self, side: str, card: str) -> None:
        hand = self.page.get_by_test_id(f"camp-{side}")
        self.clicker.click(hand.locator(".slot").nth(self.player[side].index(card)).get_by_role("button"))

    def _lay(self, tile: str) -> None:
        mine = [info for info in self.clicker.insight["placements"] if info["tile"] == tile]
        place = self.player["tiles"].index(tile)
        self.clicker.click(self.page.get_by_role("button", name=re.compile(": lay it$")).nth(place))
        self._lay_on(mine[-1]["hex"])

    def _lay_on(self, hex_name: str) -> None:
        self.clicker.hex(hex_name)
        if self.clicker.button("Turn").is_visible():
            self.clicker.click(self.clicker.button("Turn"))
        self.clicker.click(self.clicker.button(f"Lay on {hex_name}"))

    def _effect(self) -> None:
        legal = self.clicker.legal
        places = [action.split()[1] for action in legal if action.startswith("place ")]
        if "done" in legal:
            self.clicker.click(self.clicker.button("Done"))
        elif places:
            self._lay_on(places[0])
        else:
            self.clicker.click(self.page.get_by_role("button", name=re.compile("available$")))

    def _spend(self) -> None:
        """Somebody comes to the camp, then the turn ends."""
        reach = next(one for one in self.clicker.insight["reach"] if one["from"] is None)
        before = self.clicker.seq
        self.clicker.walk(reach["who"], None, reach["to"][0])
        self.clicker.settled(before)
        expect(self.page.get_by_test_id("action-bar").locator(".big")).to_have_text(str(self.clicker.view["ap"]))
        self.done.add("deploy")
        self.clicker.end()

    def _begin(self) -> None:
        """Bonus cards are kept."""
        self.clicker.click(self.page.get_by_role("button", name=re.compile("^Begin with ")))

    def _end(self) -> None:
        self.clicker.click(self.page.get_by_test_id("end-turn"))
