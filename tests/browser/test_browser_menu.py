"""The menu of a hex, by mouse and by touch: everything possible there, and pieces that go together."""

from __future__ import annotations

from playwright.sync_api import expect

from browsing import PHONE, People
from clicking import Clicker

pytest_plugins = ("one_site",)


def test_a_turn_from_the_menu_by_mouse_and_by_touch(people: People) -> None:
    table = people.site.set_up()
    table.play(table.view["legal_actions"][0])
    seat = table.view["to_act"]
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        for who, count in (("leader", 1), ("explorer", 2)):
            before = clicker.seq
            clicker.hex("a1")
            for _ in range(count - 1):
                page.locator('li:has([data-offer="explorer null"]) [data-testid="offer-more"]').click()
            page.locator(f'[data-offer="{who} null"]').hover()
            expect(page.get_by_test_id("hex-menu")).to_contain_text("AP left.")
            clicker.offer(f"{who} null")
            clicker.told(before, [f"deploy {who} a1"] * count)

        lifted = page.locator(f'.piece[data-seat="{seat}"]:has(.lift)')
        clicker.piece("leader", "a1")
        expect(lifted).to_have_attribute("data-who", "leader")
        expect(page.get_by_test_id("in-hand")).to_have_text("Leader from a1")
        clicker.piece("leader", "a1")
        clicker.piece("explorer", "a1")
        expect(lifted).to_have_attribute("data-who", "explorer")
        expect(page.get_by_test_id("in-hand")).to_have_text("Explorer from a1")
        page.get_by_test_id("more").click()
        page.get_by_test_id("leader-along").check()
        expect(page.get_by_test_id("in-hand")).to_have_text("Leader and 2 explorers from a1")
        expect(lifted).to_have_count(2)
        way = next(one["to"] for one in clicker.insight["reach"] if one["from"] == "a1")[0]
        before = clicker.seq
        clicker.hex(way["hex"])
        hex_name = way["hex"]
        clicker.told(before, [*[f"move explorer a1 {hex_name}"] * 2, f"move leader a1 {hex_name}"])
        page.get_by_test_id("undo").click()
        expect(page.locator(f'.piece[data-hex="a1"][data-seat="{seat}"]')).to_have_count(2)

    with people.person(**PHONE) as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        before = clicker.seq
        page.touchscreen.tap(*clicker.middle("a1"))
        page.locator('[data-offer="explorer null"]').tap()
        clicker.settled(before)
        assert clicker.events[-1]["action"] == "deploy explorer a1"
        page.touchscreen.tap(*clicker.middle("a1"))
        page.locator('[data-offer="pick 0 1"]').tap()
        expect(page.get_by_test_id("in-hand")).to_have_text("Leader from a1")
