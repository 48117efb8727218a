"""Draws that a player can check: the browser does it, and says what it found."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import HERE, People, Table, looking_away, play_to_the_end, played

pytest_plugins = ("one_site",)


def test_the_draws_are_sealed_at_first_and_verified_at_the_end(people: People) -> None:
    table = people.site.set_up(HERE, seed=1)
    with people.person() as page:
        people.seat(page, table, 0, 1)
        page.get_by_test_id("open-seats").click()
        draws = page.get_by_test_id("draws")
        expect(draws).to_contain_text("fixed before the first move")
        draws.get_by_text("Fingerprint and how").click()
        fingerprint = draws.locator("code").inner_text()
        assert len(fingerprint) == 64
        expect(draws).to_have_attribute("data-verdict", "sealed")
        with looking_away(page):
            play_to_the_end(table)
        expect(page.get_by_test_id("end-of-game").get_by_test_id("draws")).to_have_attribute("data-verdict", "right")
        expect(page.get_by_test_id("draws")).to_contain_text("Your browser has checked it.")
        assert f"commitment: {fingerprint}\n" in table.file


@pytest.mark.thorough
def test_a_server_that_cheats_is_found_out(people: People) -> None:
    table = people.site.set_up(HERE, seed=1)
    play_to_the_end(table)

    def with_another_salt(route: Route) -> None:
        answer = route.fetch()
        salt = answer.text().partition("salt: ")[2][:64]
        route.fulfill(response=answer, body=answer.text().replace(salt, "0" * 64))

    with people.person() as page:
        page.route(f"**/api/tables/{table.id}/file", with_another_salt)
        look_at_the_end(page, table)
        expect(page.get_by_test_id("draws")).to_have_attribute("data-verdict", "wrong")
        expect(page.get_by_test_id("draws")).to_contain_text("They were changed.")


@pytest.mark.thorough
def test_a_fingerprint_that_changes_during_the_game_is_noticed(people: People) -> None:
    table = people.site.set_up(HERE, seed=1)
    with people.person() as page:
        people.seat(page, table, 0, 1)
        page.evaluate(
            """() => {
                const kept = JSON.parse(localStorage['tikal.tables']);
                kept[0].promised = 'f'.repeat(64);
                localStorage['tikal.tables'] = JSON.stringify(kept);
            }"""
        )
        with looking_away(page):
            play_to_the_end(table)
        expect(page.get_by_test_id("end-of-game")).to_be_visible()
        expect(page.get_by_test_id("draws")).to_have_attribute("data-verdict", "other-promise")


@pytest.mark.thorough
def test_a_table_that_promised_nothing_says_so(people: People) -> None:
    table = people.site.from_file(played(lambda game: game.is_over), seats=list(HERE))
    with people.person() as page:
        look_at_the_end(page, table)
        expect(page.get_by_test_id("draws")).to_contain_text("Nothing was promised about the draws")


def look_at_the_end(page: Page, table: Table) -> None:
    page.goto(f"/t/{table.id}")
    expect(page.get_by_test_id("end-of-game")).to_be_visible()
