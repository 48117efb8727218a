"""Notices in the browser: subscribing, being told, and being left in peace.

Chromium without a push service cannot subscribe by itself, so the test does that in its place: with real keys, and with
an endpoint on this machine. Everything else is real, from the permission to the service worker that shows the notice.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import CHROMIUM, HERE, People, wait_until

sys.path.append(str(Path(__file__).parents[1] / "server"))
from receivers import Browser, receiving

pytest_plugins = ("one_site",)

WHOLE = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), CHROMIUM)
"""A whole browser: the small one for tests shows no notices."""
SUBSCRIBE = """subscription => {
  PushManager.prototype.getSubscription = () => Promise.resolve(null);
  PushManager.prototype.subscribe = options => {
    window.pushKey = options.applicationServerKey.length;
    return Promise.resolve({ toJSON: () => subscription });
  };
}"""
SHOWN = """() => navigator.serviceWorker.ready
  .then(worker => worker.getNotifications()).then(all => all.map(({ title }) => title))"""


def shown_by_the_worker(page: Page, said: dict[str, Any]) -> list[str]:
    """Let the browser deliver a push message to the service worker: the titles of the notices that it then shows."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: bool(page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")) and bool(found))
    origin = page.evaluate("() => location.origin")
    deliver = {"origin": origin, "registrationId": found[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", deliver)
    wait_until(lambda: bool(page.evaluate(SHOWN)))
    titles: list[str] = page.evaluate(SHOWN)
    return titles


def test_a_browser_is_told(people: People) -> None:
    table, browser = people.site.set_up(HERE), Browser()
    with receiving() as receiver, people.at(WHOLE) as whole, whole.person() as page:
        page.context.grant_permissions(["notifications"], origin=people.site.address)
        people.seat(page, table, 0)
        page.evaluate(SUBSCRIBE, browser.subscription(receiver.address()))
        page.get_by_role("button", name="When it is my turn").click()
        page.get_by_test_id("push-on").click()
        address = page.get_by_test_id("address")
        expect(address).to_contain_text("A browser")
        assert page.evaluate("() => window.pushKey") == 65, "the key of the server, as bytes"
        address.get_by_role("button", name="Send a test").click()
        expect(page.get_by_test_id("notices-said")).to_have_text("The test message was sent.")
        (pushed,) = receiver.received
        said = json.loads(browser.read(pushed[2]))
        assert said["title"] == "Tikal: a test"
        assert shown_by_the_worker(page, said) == ["Tikal: a test"]
        address.get_by_role("button", name="Remove").click()
        expect(page.get_by_test_id("notices-panel")).to_contain_text("You get no notices elsewhere yet.")


def test_an_address_is_confirmed_and_stopped_by_the_links_in_messages(people: People) -> None:
    table = people.site.set_up(HERE, title="Sunday", pace={"unit": "days", "turn": 3})
    with receiving() as receiver, people.person() as page, people.person() as mail:
        people.seat(page, table, 1 - table.view["to_act"])
        page.get_by_test_id("remind").click()
        page.get_by_label("Another address").fill("nonsense")
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_test_id("notices-said")).to_contain_text("We cannot send to this address.")
        page.get_by_label("Another address").fill(receiver.address())
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_test_id("notices-said")).to_contain_text("Open the link in it to confirm the address.")
        expect(page.get_by_test_id("address")).to_contain_text("not confirmed yet")
        message = json.loads(receiver.received[0][2])["message"]
        mail.goto(re.findall(r"http\S+#confirm=\S+", message)[0])
        mail.get_by_test_id("confirm").click()
        expect(mail.get_by_role("heading", name="The address is confirmed")).to_be_visible()
        mail.goto("about:blank")
        mail.goto(re.findall(r"http\S+#stop=\S+", message)[0])
        expect(mail.get_by_role("alert")).to_contain_text("Messages about Sunday go to this address")
        mail.get_by_test_id("stop").click()
        expect(mail.get_by_role("heading", name="No more messages")).to_be_visible()
        mail.goto("about:blank")
        mail.goto("/notices#stop=forged")
        expect(mail.get_by_role("alert")).to_contain_text("no longer registered")


@pytest.mark.thorough
def test_my_tables_say_until_when_and_give_a_calendar(people: People) -> None:
    table = people.site.set_up(HERE, pace={"unit": "days", "turn": 3}, title="Slow one")
    with people.person() as page:
        people.seat(page, table, 0, 1)
        page.goto("/")
        mine = page.get_by_role("listitem").filter(has_text="Slow one")
        expect(mine).to_contain_text("Time until")
        page.get_by_test_id("calendar").click()
        address = page.get_by_label("Subscribe to this address").input_value()
        text = people.site.http.get(address).text
        assert "SUMMARY:Tikal: your turn ends (Slow one)" in text
