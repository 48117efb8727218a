"""Finding each other: sharing links, open tables, and series of games for two people and a spectator."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import HERE, PHONE, People, Table, finish, looking_away, play_to_the_end
from test_browser_access import is_accessible

pytest_plugins = ("one_site",)


@pytest.mark.thorough
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_seat_is_shared_by_qr_code_and_link(people: People, window: dict[str, Any]) -> None:
    with people.person(**window) as ana, people.person() as bo:
        ana.route("**/api/reach", lambda asked: asked.fulfill(json={"only_here": True, "address": None}))
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        ana.get_by_role("button", name="Open the table").click()
        expect(ana.get_by_test_id("only-here")).to_contain_text("./play --lan")
        ana.get_by_test_id("share-1").click()
        dialog = ana.get_by_role("dialog")
        expect(dialog.get_by_test_id("qr")).to_be_visible()
        link = dialog.get_by_test_id("share-link").input_value()
        is_accessible(ana, within="dialog[open]")
        ana.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        bo.goto(link)
        expect(bo.get_by_role("heading", name="You are invited")).to_be_visible()


def test_a_stranger_finds_an_open_table_and_another_watches(people: People) -> None:
    with people.person() as ana, people.person() as zoe, people.person() as guest:
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        for _ in range(ana.get_by_role("button", name="Remove").count() - 2):
            ana.get_by_role("button", name="Remove").last.click()
        ana.get_by_role("switch", name="Open table").click()
        ana.get_by_placeholder("Sunday").or_(ana.locator(".named input")).first.fill("Anyone welcome")
        ana.get_by_role("button", name="Open the table").click()
        expect(ana.get_by_test_id("share-1")).to_be_visible()

        zoe.goto("/")
        zoe.get_by_role("link", name="Open tables").click()
        zoe.get_by_label("Your name").fill("Zoë")
        seats = zoe.get_by_test_id("lobby-seats").get_by_role("listitem").filter(has_text="Anyone welcome")
        seats.get_by_role("button").first.click()
        expect(zoe.get_by_test_id("board")).to_be_visible()
        expect(zoe.get_by_test_id("say")).to_be_visible()
        info = people.site.http.get(f"{people.site.address}/api/tables/{zoe.url.rpartition('/t/')[2]}").json()
        assert info["seats"][1]["name"] == "Zoë"

        guest.goto("/tables")
        games = guest.get_by_test_id("lobby-games").get_by_role("listitem").filter(has_text="Anyone welcome")
        games.get_by_role("link", name="Watch").click()
        expect(guest.get_by_test_id("wait-bar")).to_contain_text("You are watching this table.")


def test_an_empty_list_says_what_to_do(people: People) -> None:
    with people.person() as page:
        page.route("**/api/open-tables*", lambda route: route.fulfill(json={"tables": [], "next": None}))
        page.goto("/tables")
        expect(page.get_by_test_id("lobby-seats")).to_contain_text("Nobody is waiting for players right now.")
        expect(page.get_by_test_id("lobby-seats").get_by_role("link", name="New game")).to_be_visible()


@pytest.mark.thorough
def test_two_people_and_a_spectator_play_a_series(people: People) -> None:
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}]
    table = people.site.set_up(seats, seed=1, series={"kind": "best-of", "games": 3})
    play_to_the_end(table, but=1)
    with people.person() as ana, people.person() as bo, people.person() as guest:
        for page, seat in ((ana, 0), (bo, 1)):
            people.seat(page, table, seat)
        guest.goto(f"/t/{table.id}")
        expect(guest.get_by_test_id("wait-bar")).to_be_visible()
        table.play("end")
        for page in (ana, bo, guest):
            expect(page.get_by_test_id("end-of-game").get_by_test_id("series")).to_contain_text("Best of 3")
        expect(guest.get_by_test_id("rematch")).to_have_count(0)
        ana.get_by_test_id("rematch").get_by_text("Next game").click()
        ana.wait_for_url(lambda address: table.id not in address)
        news = bo.get_by_test_id("rematch-news")
        expect(news).to_have_text("There is a rematch, and your seat is waiting.")
        box, ranks = news.bounding_box(), bo.locator(".ranks").bounding_box()
        assert box is not None
        assert ranks is not None
        assert box["y"] >= ranks["y"] + ranks["height"], "the results stay in sight"
        bo.get_by_test_id("to-rematch").click()
        expect(guest.get_by_test_id("rematch-news")).to_have_text("The same players have started another game.")
        guest.get_by_test_id("to-rematch").click()
        for page in (bo, guest):
            page.wait_for_url(ana.url)
            expect(page.locator(".where")).to_contain_text("Game 2")
        expect(guest.get_by_test_id("wait-bar")).to_contain_text("You are watching this table.")


def test_a_rematch_after_a_bot_has_finished_is_played_by_people(people: People) -> None:
    table = people.site.set_up(HERE, seed=1, series={"kind": "best-of", "games": 3})
    play_to_the_end(table)
    for seat in (0, 1):
        headers = {"authorization": f"Bearer {table.secrets[seat]}"}
        address = f"{people.site.address}/api/tables/{table.id}/seats/{seat}/bot"
        assert people.site.http.post(address, json={"level": "random"}, headers=headers).status_code == 200
    with people.person() as page:
        page.goto(f"/t/{table.id}#s={table.secrets[0]}&s={table.secrets[1]}")
        expect(page.get_by_test_id("end-of-game").get_by_test_id("series")).to_contain_text("Best of 3")
        page.get_by_test_id("rematch").get_by_text("Next game").click()
        page.wait_for_url(lambda address: table.id not in address)
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        expect(page.locator(".where")).to_contain_text("Game 2")


def test_the_same_deal_is_compared_at_the_end_and_not_before(people: People) -> None:
    with people.person() as ana, people.person() as bo:
        ana.goto("/new")
        for name in ("Chaak", "Itzamna"):
            ana.get_by_role("group", name=f"How {name} plays").get_by_text("here", exact=True).click()
        ana.get_by_text("More options").click()
        ana.get_by_test_id("new-deal").select_option("2")
        ana.get_by_role("button", name="Open the table").click()
        ana.get_by_test_id("share-2-0").click()
        link = ana.get_by_test_id("share-link").input_value()
        ana.keyboard.press("Escape")
        ana.get_by_role("link", name="To the table").click()
        expect(ana.get_by_test_id("board")).to_be_visible()
        known = ana.evaluate("JSON.parse(localStorage['tikal.tables'])[0]")
        with looking_away(ana):
            finish(Table(people.site, {"table": known["id"], "seats": [{"secret": one} for one in known["secrets"]]}))
        ana.get_by_test_id("compare").click()
        table = ana.get_by_test_id("deal")
        expect(table.get_by_text("still playing")).to_have_count(3)
        expect(table.locator("tr.mine")).to_have_count(1)
        is_accessible(ana)

        bo.goto(link)
        bo.get_by_test_id("sit-down").click()
        expect(bo.get_by_test_id("board")).to_be_visible()
        bo.goto(ana.url)
        expect(bo.get_by_text("You see the results of the other tables when your own game is over.")).to_be_visible()
