"""Two browsers at one table, and a server that dies in the middle of a game."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Page, expect

from browsing import BY_LINK, People, Table, played
from clicking import Clicker

pytest_plugins = ("one_site",)


def test_two_browsers(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    first = table.view["to_act"]
    names = ("Ana", "Bo")
    with people.person() as one, people.person() as other:
        actor, watcher = Clicker(one), Clicker(other)
        people.seat(one, table, first)
        people.seat(other, table, 1 - first)
        expect(other.get_by_test_id("wait-bar")).to_contain_text(f"{names[first]} is laying a tile")

        placement = actor.insight["placements"][0]
        jungle = other.locator(f'.hex[data-hex="{placement["hex"]}"]')
        expect(jungle).to_have_accessible_name(f"{placement['hex']}, jungle")
        actor.lay(placement)
        expect(jungle).not_to_have_accessible_name(f"{placement['hex']}, jungle")
        expect(other.get_by_test_id("wait-bar")).to_contain_text(f"{names[first]} is spending action points")

        talk(one, other)
        move_undo_redo(actor, other)
        take_back(actor, watcher)


def talk(one: Page, other: Page) -> None:
    other.get_by_test_id("say").fill("Leave the temples to me!")
    other.get_by_test_id("say").press("Enter")
    expect(one.get_by_test_id("tab-chat")).to_have_text("Chat1")
    one.get_by_test_id("tab-chat").click()
    expect(one.get_by_test_id("chat")).to_contain_text("Leave the temples to me!")
    expect(one.get_by_test_id("tab-chat")).to_have_text("Chat")
    one.get_by_test_id("tab-log").click()


def move_undo_redo(actor: Clicker, other: Page) -> None:
    standing = other.locator('.piece[data-hex="a1"]')
    reach = next(one for one in actor.insight["reach"] if one["from"] is None)
    actor.walk(reach["who"], None, next(way for way in reach["to"] if way["hex"] == "a1"))
    expect(standing).to_have_count(1)
    actor.press("undo")
    expect(standing).to_have_count(0)
    expect(actor.page.get_by_test_id("action-bar").locator(".big")).to_have_text("10")
    actor.press("redo")
    expect(standing).to_have_count(1)
    expect(actor.page.get_by_test_id("action-bar").locator(".big")).to_have_text("9")


def take_back(actor: Clicker, watcher: Clicker) -> None:
    """A turn that has ended is taken back when the other player agrees, and stands when they refuse."""
    one, other = actor.page, watcher.page
    actor.end()
    expect(other.get_by_test_id("place-bar")).to_be_visible()
    actor.press("ask-takeback")
    expect(one.get_by_test_id("takeback")).to_contain_text("Waiting for the others.")
    watcher.press("takeback-refuse")
    expect(one.get_by_test_id("takeback")).to_have_count(0)
    expect(other.get_by_test_id("place-bar")).to_be_visible()
    actor.press("ask-takeback")
    watcher.press("takeback-agree")
    expect(one.get_by_test_id("place-bar")).to_be_visible()
    expect(other.get_by_test_id("wait-bar")).to_be_visible()
    expect(other.locator('.piece[data-hex="a1"]')).to_have_count(0)


@pytest.mark.thorough
def test_a_rematch_finds_everybody(people: People) -> None:
    """Whoever came by a link is told of the rematch, and sits at the same seat there without a new link."""
    table = people.site.from_file(played(lambda game: game.is_over), seats=list(BY_LINK))
    with people.person() as one, people.person() as other:
        for seat, page in enumerate((one, other)):
            page.goto(f"/t/{table.id}#s={table.secrets[seat]}")
            expect(page.get_by_test_id("end-of-game")).to_be_visible()
        one.get_by_test_id("rematch").click()
        one.wait_for_url(lambda address: table.id not in address)
        expect(one.get_by_test_id("board")).to_be_visible()
        other.get_by_test_id("to-rematch").click()
        other.wait_for_url(one.url)
        seats = [{"secret": secret} for secret in table.secrets]
        again = Table(people.site, {"table": one.url.rpartition("/")[2], "seats": seats})
        first = again.view["to_act"]
        pages = (one, other)
        expect(pages[first].get_by_test_id("place-bar")).to_be_visible()
        expect(pages[1 - first].get_by_test_id("wait-bar")).to_be_visible()
        pages[1 - first].get_by_test_id("say").fill("This time I win")
        pages[1 - first].get_by_test_id("say").press("Enter")
        expect(pages[first].get_by_test_id("tab-chat")).to_have_text("Chat1")


def test_the_server_is_killed_and_the_page_loaded_again(people: People) -> None:
    table = people.site.set_up()
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        clicker.lay(clicker.insight["placements"][0])
        position = clicker.position
        people.site.stop(signal.SIGKILL)
        lost = page.get_by_test_id("connection-lost")
        expect(lost).to_contain_text("No connection")
        # What is clicked in the meantime is played as soon as there is a server again, and only once.
        page.get_by_test_id("act-deploy").click()
        clicker.hex("a1")
        people.site.start()
        expect(lost).to_have_count(0)
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(1)
        assert clicker.view["ap"] == 9
        assert table.actions_since(position["seq"]) == ["deploy explorer a1"]

        # A window that is loaded again in mid-turn shows the same, and the turn can begin again.
        page.reload()
        expect(page.get_by_test_id("action-bar").locator(".big")).to_have_text("9")
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(1)
        page.get_by_test_id("reset").click()
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(0)
