"""Invitations in the browser: from the new-game screen to the last turn, for two people and a spectator."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import tikal
from browsing import BY_LINK, People, played
from clicking import Clicker

pytest_plugins = ("one_site",)


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("sit-down").click()
    expect(page.get_by_test_id("board").or_(page.get_by_test_id("end-of-game"))).to_be_visible()


def test_from_the_new_game_screen_to_a_seat_of_ones_own(people: People) -> None:
    with people.person() as ana, people.person() as bo, people.person() as thief:
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        ana.get_by_role("button", name="Open the table").click()
        link = ana.get_by_label("Player 2", exact=True).input_value()
        assert "#i=" in link
        ana.get_by_test_id("share-1").click()
        shared = ana.get_by_role("dialog")
        expect(shared.get_by_test_id("qr")).to_be_visible()
        expect(shared.get_by_test_id("share-link")).to_have_value(link)
        ana.keyboard.press("Escape")
        ana.get_by_role("link", name="To the table").click()
        ana.get_by_test_id("open-seats").click()
        seats = ana.get_by_test_id("seats-panel")
        expect(seats).to_contain_text("free, invitation sent")

        sit_down(bo, link, "Bo")
        assert "#" not in bo.url, "nothing is left in the address for others to find"
        expect(seats).not_to_contain_text("free, invitation sent")
        expect(ana.get_by_test_id("invite-1")).to_have_count(0)
        expect(ana.get_by_test_id("watching")).to_have_count(0)

        thief.goto(link)
        expect(thief.get_by_role("heading", name="This invitation has been used")).to_be_visible()
        thief.get_by_role("button", name="Watch without a seat").click()
        expect(thief.get_by_test_id("board")).to_be_visible()
        expect(thief.get_by_test_id("wait-bar")).to_contain_text("You are watching this table.")
        for test_id in ("place-bar", "say"):
            expect(thief.get_by_test_id(test_id)).to_have_count(0)
        expect(ana.get_by_test_id("watching")).to_have_text("One person is watching.")
        thief.goto("about:blank")
        expect(ana.get_by_test_id("watching")).to_have_count(0)
        ana.get_by_test_id("open-seats").click()
        expect(ana.get_by_test_id("log")).to_contain_text("Bo sits down.")
        bo.goto(link)
        expect(bo.get_by_test_id("board")).to_be_visible()
        expect(bo.get_by_test_id("say")).to_be_visible()


@pytest.mark.thorough
def test_a_fresh_form_after_the_links_of_a_table(people: People) -> None:
    with people.person() as ana:
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        ana.get_by_role("button", name="Open the table").click()
        expect(ana.get_by_role("link", name="To the table")).to_be_visible()
        ana.get_by_role("link", name="New game").click()
        expect(ana.get_by_role("button", name="Open the table")).to_be_enabled()
        expect(ana.get_by_role("link", name="To the table")).to_have_count(0)


@pytest.mark.thorough
def test_the_host_withdraws_an_invitation_and_a_player_renews_their_link(people: People) -> None:
    with people.person() as ana, people.person() as bo:
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        ana.get_by_role("button", name="Open the table").click()
        link = ana.get_by_label("Player 2", exact=True).input_value()
        ana.get_by_role("link", name="To the table").click()
        ana.get_by_test_id("open-seats").click()
        ana.get_by_test_id("withdraw-1").click()
        expect(ana.get_by_test_id("withdraw-1")).to_have_count(0)
        bo.goto(link)
        expect(bo.get_by_role("heading", name="This invitation is not valid")).to_be_visible()

        ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ana.get_by_test_id("invite-1").click()
        expect(ana.get_by_test_id("withdraw-1")).to_be_visible()
        sit_down(bo, ana.evaluate("() => navigator.clipboard.readText()"), "Bo")
        before = bo.evaluate("() => localStorage.getItem('tikal.tables')")
        bo.get_by_test_id("open-seats").click()
        bo.get_by_test_id("renew").click()
        expect(bo.get_by_test_id("seats-panel")).to_contain_text("Your old link no longer works.")
        assert bo.evaluate("() => localStorage.getItem('tikal.tables')") != before
        bo.reload()
        expect(bo.get_by_test_id("say")).to_be_visible()


@pytest.mark.thorough
def test_two_people_and_a_spectator_from_an_invitation_to_the_end(people: People) -> None:
    file = played(lambda game: game.is_over)
    log = tikal.load(file).log
    assert str(log[-1].action) == "end", "the last click of the game"
    body = {"file": file, "at": len(log) - 1, "seats": list(BY_LINK)}
    made = people.site.http.post(f"{people.site.address}/api/tables/from-file", json=body).json()
    with people.person() as ana, people.person() as bo, people.person() as spectator:
        pages = (ana, bo)
        clickers = [Clicker(page) for page in pages]
        ana.goto(f"/t/{made['table']}#s={made['seats'][0]['secret']}")
        sit_down(bo, f"/t/{made['table']}#i={made['seats'][1]['invitation']}", "Bo")
        spectator.goto(f"/t/{made['table']}")
        expect(spectator.get_by_test_id("wait-bar")).to_contain_text("You are watching this table.")
        expect(ana.get_by_test_id("board")).to_be_visible()
        clickers[clickers[0].view["to_act"]].end()
        for page in (*pages, spectator):
            expect(page.get_by_test_id("end-of-game")).to_be_visible()
