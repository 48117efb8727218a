"""The screens around the table: languages, rules, guide, game files, review."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import BY_LINK, People, played
from clicking import Clicker

pytest_plugins = ("one_site",)

MOVES = 30
PAPER: tuple[dict[str, Any], ...] = ({"format": "A4"}, {"format": "Letter"})


def test_languages(people: People, thorough: bool) -> None:
    """Each language that is offered has its own words, and is remembered."""
    offered = people.site.http.get(f"{people.site.address}/api/catalogue").json()["languages"]
    languages = offered if thorough else ["en", *(one for one in offered if one != "en")][:3]
    with people.person() as page:
        page.goto("/open")
        title = page.get_by_role("heading", level=1)
        titles = [title.inner_text()]
        for language in languages:
            if language == "en":
                continue
            page.locator("header .btn").last.click()
            page.locator(f'dialog input[type=radio][value="{language}"]').check()
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(title).not_to_have_text(titles[-1])
            titles.append(title.inner_text())
            page.keyboard.press("Escape")
        assert len(set(titles)) == len(languages)
        page.reload()
        expect(title).to_have_text(titles[-1])


CUT_OFF = """() => [...document.querySelectorAll('.turn-row .btn')]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map((one) => one.textContent.trim())"""
SPEAK = """language => {
  const kept = JSON.parse(localStorage['tikal.settings']);
  localStorage['tikal.settings'] = JSON.stringify({ ...kept, language });
}"""


@pytest.mark.thorough
def test_the_buttons_of_a_turn_have_room_for_their_words_in_every_language(people: People) -> None:
    languages = people.site.http.get(f"{people.site.address}/api/catalogue").json()["languages"]
    table = people.site.set_up(BY_LINK)
    table.play(table.position["insight"]["placements"][0]["action"])
    with people.person() as page:
        people.seat(page, table, table.view["to_act"])
        for language in languages:
            page.evaluate(SPEAK, language)
            page.reload()
            expect(page.locator("html")).to_have_attribute("lang", language)
            for width, height in ((1280, 720), (390, 844)):
                page.set_viewport_size({"width": width, "height": height})
                expect(page.get_by_test_id("sheet")).to_have_count(1 if width == 390 else 0)
                expect(page.get_by_test_id("end-turn")).to_be_visible()
                assert page.evaluate(CUT_OFF) == [], (language, width)


def test_the_language_of_the_browser(people: People) -> None:
    languages = people.site.http.get(f"{people.site.address}/api/catalogue").json()["languages"]
    foreign = next(language for language in languages if language != "en")
    with people.person(locale=foreign) as page:
        page.goto("/open")
        expect(page.locator("html")).to_have_attribute("lang", foreign)


def test_rules_are_searched(people: People) -> None:
    with people.person() as page:
        page.goto("/rules")
        rules = page.locator("article.rule")
        expect(page.get_by_role("status")).to_have_text(re.compile(r"\d{2,} rules"))
        everything = rules.count()
        page.get_by_label("Search").fill("guardian")
        expect(page.locator("mark").first).to_have_text(re.compile("guardian", re.IGNORECASE))
        assert 0 < rules.count() < everything
        for rule in rules.all():
            expect(rule).to_contain_text(re.compile("guardian", re.IGNORECASE))
        page.get_by_label("Search").fill("R-DIG-2")
        expect(rules).to_have_count(1)
        page.get_by_label("Search").fill("submarine")
        expect(rules).to_have_count(0)
        expect(page.get_by_text("No rule contains all these words.")).to_be_visible()
        page.goto("/rules/R-DIG-2")
        expect(page.locator("#R-DIG-2")).to_be_in_viewport()


def test_rules_lead_to_examples_and_comparison(people: People) -> None:
    with people.person() as page:
        page.goto("/rules/R-CLEAR-3")
        page.locator("#R-CLEAR-3").get_by_role("link", name="Example: Floors on several temples").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Floors on several temples")
        for _ in range(3):
            page.get_by_test_id("next-step").click()
        expect(page.get_by_text("Step 4 of 5")).to_be_visible()
        expect(page.locator(".refused")).to_contain_text("R-CLEAR-3")
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_text("Step 3 of 5")).to_be_visible()
        expect(page.locator('[data-plate][data-holder="0"]')).not_to_have_count(0)
        page.goto("/rules/compare")
        camp = page.get_by_role("row", name=re.compile("A camp needs a piece on the spot"))
        expect(camp.get_by_role("cell").nth(0)).to_have_text("no")
        expect(camp.get_by_role("cell").nth(1)).to_contain_text("different:")
        page.get_by_role("button", name="Ravensburger 1999").click()
        expect(camp.get_by_role("cell").nth(0)).to_have_text("yes")


@pytest.mark.thorough
def test_aid_on_paper_places_and_the_guide_of_the_auction(people: People) -> None:
    with people.person() as page:
        page.goto("/aid/legend")
        expect(page.get_by_role("row", name=re.compile("Recruit"))).to_contain_text("2 / 5 AP")
        page.emulate_media(media="print")
        for sheet in PAPER:
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(**sheet))) == 1
        page.emulate_media(media="screen")
        page.goto("/places/palenque")
        page.get_by_role("link", name="Play here").click()
        expect(page.locator("input[name=edition]:checked")).to_have_value("legend")
        expect(page.get_by_label("Scenario")).to_have_value("palenque")
        page.goto("/new?players=9")
        expect(page.get_by_role("alert")).to_have_text("The address says players=9. There can be 2 to 4 players.")
        page.goto("/guide/auction")
        expect(page.get_by_role("heading", name="Open the bidding", level=1)).to_be_visible()
        page.get_by_test_id("place-bid").click()
        expect(page.get_by_role("status").filter(has_text="Nobody pays anything yet.")).to_be_attached()


def test_the_first_lesson(people: People) -> None:
    with people.person() as page:
        clicker = Clicker(page)
        page.goto("/learn")
        expect(page.get_by_role("heading", name="Explore the jungle")).to_be_visible()
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        clicker.lay(clicker.insight["placements"][0])
        expect(page.get_by_role("status").filter(has_text="The jungle is a little smaller.")).to_be_attached()
        page.get_by_role("button", name="Next lesson").click()
        expect(page.get_by_role("heading", name="Bring your people", level=1)).to_be_visible()
        expect(page.get_by_test_id("action-bar")).to_be_visible()


def test_a_file_that_is_no_game(people: People, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("The jungle is dark\n", encoding="utf-8")
    with people.person() as page:
        page.goto("/open")
        page.locator("input[type=file]").set_input_files(tmp_path / "poem.txt")
        expect(page.get_by_role("alert")).to_have_text(re.compile("does not look like a game file"))
        expect(page.get_by_role("button", name="Look at it")).to_have_count(0)


def test_a_damaged_game_file(people: People) -> None:
    """The page says which line is wrong."""
    lines = played(lambda game: game.is_over).splitlines()
    number = next(number for number, line in enumerate(lines) if re.search(r"\bplace\b", line))
    lines[number] = re.sub(r"place \w+", "place h5", lines[number])
    with people.person() as page:
        page.goto("/open")
        page.get_by_label("Text of the game file").fill("\n".join(lines))
        page.get_by_role("button", name="Look at it").click()
        expect(page.get_by_role("alert")).to_contain_text(f"Line {number + 1} is wrong")


def test_a_game_file_is_looked_at_and_played_on(people: People) -> None:
    file = played(lambda game: game.is_over)
    with people.person() as page:
        page.goto("/open")
        page.get_by_label("Text of the game file").fill(file)
        page.get_by_role("button", name="Look at it").click()
        expect(page.get_by_role("slider", name="Position")).to_be_visible()
        page.go_back()
        page.get_by_label("Text of the game file").fill(file)
        page.get_by_role("button", name="Play on").click()
        page.get_by_label("From move").fill("0")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_test_id("board")).to_be_visible()


def test_the_review(people: People) -> None:
    table = people.site.from_file(played(lambda game: len(game.log) == MOVES), seats=None)
    with people.person() as page:
        page.goto(f"/t/{table.id}/review")
        slider = page.get_by_role("slider", name="Position")
        expect(slider).to_be_visible()
        last = int(slider.get_attribute("max") or 0)
        assert last == MOVES
        explored = page.locator(".hex:not([aria-label$=jungle])")
        page.keyboard.press("Home")
        shows(page, 0)
        beginning = explored.count()
        page.keyboard.press("ArrowRight")
        shows(page, 1)
        expect(explored).to_have_count(beginning + 1)
        page.keyboard.press("ArrowLeft")
        expect(explored).to_have_count(beginning)
        page.keyboard.press("End")
        shows(page, last)
        slider.fill("4")
        shows(page, 4)
        page.reload()
        shows(page, 4)
        page.get_by_role("button", name="One step back").click()
        shows(page, 3)


def shows(page: Page, step: int) -> None:
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(step))


def test_a_link_that_opens_no_seat(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    with people.person() as page:
        page.goto(f"/t/{table.id}#s=nonsense")
        expect(page.get_by_role("heading", name="This link no longer opens the seat")).to_be_visible()
    with people.person() as page:
        page.goto("/t/nosuchtable")
        expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
