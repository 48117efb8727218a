"""A window without a network in the middle of a turn: it says so, holds what is done, and does it once."""

from __future__ import annotations

from playwright.sync_api import expect

from browsing import People
from clicking import Clicker

pytest_plugins = ("one_site",)


def test_half_a_minute_offline(people: People) -> None:
    table = people.site.set_up()
    with people.person() as page:
        page.clock.install()
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        clicker.lay(clicker.insight["placements"][0])
        before = table.position["seq"]
        banner, waiting = page.get_by_test_id("connection-lost"), page.get_by_test_id("offline-waiting")

        page.context.set_offline(True)
        page.clock.run_for(2500)
        expect(banner).to_contain_text("No connection")
        expect(page.get_by_test_id("reconnect")).to_be_visible()
        expect(waiting).to_contain_text("waits here")

        page.get_by_test_id("act-deploy").click()
        clicker.hex("a1")
        expect(waiting).to_contain_text("1 action is waiting.")
        clicker.hex("a2")
        expect(waiting).to_contain_text("This cannot be done")
        page.get_by_test_id("undo").click()
        page.clock.run_for(27_500)
        expect(waiting).to_contain_text("2 actions are waiting.")
        page.get_by_test_id("reconnect").click()
        expect(banner).to_be_visible()
        assert table.actions_since(before) == []

        page.context.set_offline(False)
        expect(banner).to_have_count(0)
        expect(page.get_by_test_id("redo")).to_be_enabled()
        assert [event["kind"] for event in table.events_since(before)] == ["move", "undo"]
        page.get_by_test_id("redo").click()
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(1)
        clicker.end()
        assert table.actions_since(before) == ["deploy explorer a1", "deploy explorer a1", "end"]
