"""Games played to the end by clicking or tapping in the page, and its last screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import tikal
from browsing import DESK, HERE, PHONE, People
from clicking import VERBS, Clicker, Explorer, Tapper, set_up_two_here
from legend_clicking import Director
from random_play import Seating, played_game

pytest_plugins = ("one_site",)

SEATING = Seating("supermeeple-2015", 2, auction=False)
WINDOWS: Final[dict[type[Clicker], dict[str, Any]]] = {Clicker: DESK, Tapper: PHONE}
BY_HAND: Final = pytest.mark.parametrize("hand", list(WINDOWS), ids=["mouse", "touch"])


def test_the_end_of_a_game(people: People, tmp_path: Path) -> None:
    whole = played_game(SEATING, seed=3)
    table = people.site.from_file(played_game(SEATING, seed=3, decisions=len(whole.log) - 1).record(), seats=HERE)
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        clicker.end()
        game = game_when_it_is_over(page, tmp_path)
        assert game.scores == whole.scores
        check_the_end(page, game)
        check_the_first_scoring(page)

        # Both seats were played in this browser, and one of them has won.
        page.goto("/statistics")
        expect(page.get_by_test_id("totals").get_by_role("definition")).to_have_text(
            ["2", "1 50 %", f"{sum(whole.scores) / 2:g}", f"{max(whole.scores)}"]
        )


@pytest.mark.thorough
@BY_HAND
def test_a_whole_game(people: People, hand: type[Clicker], tmp_path: Path) -> None:
    with people.person(**WINDOWS[hand]) as page:
        clicker = hand(page)
        set_up_two_here(clicker)
        explorer = Explorer(clicker, seed=1)
        while clicker.view["step"] != "over":
            # When everything was done once, the rest of the game is laying tiles and ending turns.
            explorer.step(actions=0 if set(explorer.done) == VERBS else 2)
        assert set(explorer.done) == VERBS
        check_the_end(page, game_when_it_is_over(page, tmp_path))
        check_the_first_scoring(page)


@pytest.mark.thorough
@BY_HAND
def test_a_whole_auction_game(people: People, hand: type[Clicker], tmp_path: Path) -> None:
    table = people.site.set_up(auction=True, seed=3)
    with people.person(**WINDOWS[hand]) as page:
        clicker = hand(page)
        people.seat(page, table, 0, 1)
        explorer = Explorer(clicker, seed=1)
        while clicker.view["step"] != "over":
            explorer.step(actions=1)
        check_the_end(page, game_when_it_is_over(page, tmp_path))


@pytest.mark.thorough
@BY_HAND
def test_a_whole_legend_game(people: People, hand: type[Clicker], tmp_path: Path) -> None:
    table = people.site.set_up(edition="legend", scenario="chichen-itza", seed=2)
    with people.person(**WINDOWS[hand]) as page:
        clicker = hand(page)
        people.seat(page, table, 0, 1)
        director = Director(clicker)
        while clicker.view["step"] != "over":
            director.step()
        assert director.done >= {"draft card", "draft ap", "draft tile", "draft order"}
        assert director.done >= {"place", "activate", "deploy", "play", "recruit", "stash", "pass", "end"}
        check_the_end(page, game_when_it_is_over(page, tmp_path))


def game_when_it_is_over(page: Page, folder: Path) -> tikal.Game:
    """The game as the last screen hands it out."""
    expect(page.get_by_test_id("end-of-game")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("game-file").click()
    download.value.save_as(folder / "game.tikal")
    game = tikal.load((folder / "game.tikal").read_text(encoding="utf-8"))
    assert game.is_over
    return game


def check_the_end(page: Page, game: tikal.Game) -> None:
    """The names and points on the last screen are those of the game file."""
    names = ("Ana", "Bo")
    ranks = page.locator(".ranks li")
    shown = {name: int(ranks.filter(has_text=name).locator("b.num").inner_text()) for name in names}
    assert shown == dict(zip(names, game.scores, strict=True))
    winners = page.get_by_test_id("winner")
    expect(winners).to_have_count(len(game.winners))
    for seat in game.winners:
        expect(winners.filter(has_text=names[seat])).to_have_count(1)
    sheet = page.get_by_role("group", name="Score sheet")
    # "12 → 30" is what a player had before and has after the last scoring.
    totals = sheet.locator("tfoot tr").last.locator("td strong").all_inner_texts()
    columns = sheet.locator("thead th").all_inner_texts()[1:]
    assert {name.strip(): int(total) for name, total in zip(columns, totals, strict=True)} == shown


def check_the_first_scoring(page: Page) -> None:
    page.get_by_role("tab", name="Volcano").first.click()
    totals = page.get_by_role("group", name="Score sheet").locator("tfoot tr").last
    expect(totals).to_contain_text(re.compile(r"0 → \d+"))
