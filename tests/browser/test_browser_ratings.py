"""A rated game between two people with passkeys, which a virtual authenticator of Chromium keeps."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browsing import People, Table, finish, looking_away

pytest_plugins = ("one_site",)


def with_passkeys(page: Page) -> None:
    """Put a security key into the window, whose owner agrees to everything."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    key = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": key})


def register(page: Page, name: str) -> None:
    page.goto("/ratings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("account")).to_contain_text(f"Signed in as {name}.")


def test_a_rated_game_from_the_passkeys_to_the_leaderboard(people: People) -> None:
    # A passkey belongs to a name; an address of numbers has none.
    site = people.site.address.replace("127.0.0.1", "localhost")
    with people.person(base_url=site) as ana, people.person(base_url=site) as bo:
        for page, name in ((ana, "Ana R"), (bo, "Bo R")):
            with_passkeys(page)
            register(page, name)
        ana.goto("/new")
        ana.get_by_role("group", name="How Chaak plays").get_by_text("by link").click()
        ana.get_by_role("button", name="Remove Itzamna").click()
        ana.get_by_role("switch", name="Rated").click()
        ana.get_by_role("button", name="Open the table").click()
        link = ana.get_by_label("Player 2", exact=True).input_value()
        ana.get_by_role("link", name="To the table").click()
        ana.get_by_test_id("open-seats").click()
        expect(ana.get_by_test_id("rated")).to_contain_text("must sign in")
        bo.goto(link)
        bo.get_by_test_id("sit-down").click()
        for page in (ana, bo):
            expect(page.get_by_test_id("board")).to_be_visible()
        expect(ana.get_by_test_id("rated")).to_contain_text("Everybody is signed in.")
        expect(ana.get_by_test_id("bot-0")).to_be_visible()
        expect(ana.get_by_test_id("bot-1")).to_have_count(0)  # not even the host hands another's seat over

        known = [page.evaluate("JSON.parse(localStorage['tikal.tables'])[0]") for page in (ana, bo)]
        seats = [{"secret": one["secrets"][0]} for one in known]
        table = Table(people.site, {"table": known[0]["id"], "seats": seats})
        with looking_away(ana, bo):
            finish(table)
        expect(bo.get_by_test_id("end-of-game").get_by_test_id("rated")).to_contain_text("Ana R:")
        bo.goto("/ratings")
        for name in ("Ana R", "Bo R"):
            expect(bo.get_by_test_id("leaderboard").get_by_role("row").filter(has_text=name)).to_be_visible()

        bo.get_by_role("button", name="Sign out").click()
        bo.get_by_test_id("sign-in").click()
        expect(bo.get_by_test_id("account")).to_contain_text("Signed in as Bo R.")
        bo.get_by_test_id("delete-account").click()
        bo.get_by_test_id("delete-sure").click()
        expect(bo.get_by_test_id("sign-in")).to_be_visible()
        expect(bo.get_by_test_id("leaderboard").get_by_text("Bo R")).to_have_count(0)
        bo.get_by_test_id("sign-in").click()
        expect(bo.get_by_role("alert")).to_contain_text("This passkey is not known here")


def test_without_https_the_page_says_why_there_are_no_passkeys(people: People) -> None:
    with people.person() as page:
        page.goto("/ratings")
        expect(page.get_by_test_id("account")).to_contain_text("Passkeys work only over https")
