"""What the page shows about a table is what the server says about it: seats, take-backs, names, the turns of others."""

from __future__ import annotations

from playwright.sync_api import expect

from browsing import BY_LINK, HERE, People, Table, wait_until

pytest_plugins = ("one_site",)

COLLECT = """() => {
    window.shown = [];
    const look = () => {
        const bar = document.querySelector('[data-testid=following]');
        const seq = bar && Number(bar.dataset.seq);
        if (!seq || window.shown.at(-1) === seq) return;
        window.shown.push(seq);
        setTimeout(() => bar.querySelector('[data-testid=next-step]')?.click());
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""
"""Writes down which steps of others are shown, and goes on to the next one at once."""

FAR_AWAY = """
    const near = window.fetch;
    window.fetch = (...asked) => new Promise((go) => setTimeout(go, 2000)).then(() => near(...asked));
"""
"""Every request takes longer than a bot takes for a turn."""

THREE = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}, {"kind": "link", "name": "Chloé"})


def whole_turn(table: Table) -> None:
    """Play a turn for whoever has to act: the first place for the tile, and nothing else."""
    table.play(str(table.view["legal_actions"][0]))
    table.play("end")


def test_turns_of_two_bots_are_shown_one_after_the_other(people: People) -> None:
    bots = [{"kind": "bot", "name": name, "level": "greedy"} for name in ("Bo", "Chloé")]
    table = people.site.set_up([{"kind": "here", "name": "Ana"}, *bots])
    wait_until(lambda: table.view["to_act"] == 0)
    with people.person({"speed": "1"}) as page:
        page.add_init_script(FAR_AWAY)
        people.seat(page, table, 0)
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        page.evaluate(COLLECT)
        before = table.position["seq"]
        whole_turn(table)
        wait_until(lambda: table.view["to_act"] == 0)
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        moves = [event["seq"] for event in table.events_since(before) if event["kind"] == "move" and event["seat"] != 0]
        seats = {event["seat"] for event in table.events_since(before) if event["seq"] in moves}
        assert seats == {1, 2}
        assert page.evaluate("window.shown") == moves


def test_a_seat_that_was_resigned_is_played_by_a_bot(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    with people.person() as one, people.person() as other:
        people.seat(one, table, 0)
        people.seat(other, table, 1)
        other.get_by_test_id("open-seats").click()
        other.get_by_test_id("resign-1").click()
        other.get_by_test_id("resign-sure-1").click()
        for page in (one, other):
            expect(page.get_by_test_id("player-1")).to_contain_text("RESIGNED")
            expect(page.get_by_test_id("player-1")).to_contain_text("BOT")
            expect(page.get_by_test_id("player-0")).not_to_contain_text("BOT")


def test_a_seat_taken_back_from_a_bot_is_its_players_again(people: People) -> None:
    table = people.site.set_up(HERE)
    seat = table.view["to_act"]
    with people.person() as page:
        people.seat(page, table, 0, 1)
        page.get_by_test_id("open-seats").click()
        page.get_by_test_id(f"bot-{1 - seat}").click()
        expect(page.get_by_test_id(f"player-{1 - seat}")).to_contain_text("BOT")
        page.get_by_test_id(f"unbot-{1 - seat}").click()
        expect(page.get_by_test_id(f"player-{1 - seat}")).not_to_contain_text("BOT")
        whole_turn(table)
        expect(page.get_by_test_id("place-bar")).to_be_visible()


def test_a_takeback_is_agreed_to_with_all_seats_of_the_one_who_asks(people: People) -> None:
    table = people.site.set_up(THREE)
    while table.view["to_act"] != 2:
        whole_turn(table)
    with people.person() as both, people.person() as bo, people.person() as chloe:
        people.seat(both, table, 0, 1)
        people.seat(bo, table, 1)
        people.seat(chloe, table, 2)
        both.get_by_test_id("ask-takeback").click()
        expect(chloe.get_by_test_id("takeback-agree")).to_be_visible()
        expect(bo.get_by_test_id("takeback")).to_contain_text("Waiting for the others.")
        expect(bo.get_by_test_id("takeback-agree")).to_have_count(0)
        chloe.get_by_test_id("takeback-agree").click()
        for page in (both, bo, chloe):
            expect(page.get_by_test_id("takeback")).to_have_count(0)


def test_a_player_may_be_called_like_a_gap_in_a_text(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    while table.view["to_act"] != 0:
        whole_turn(table)
    with people.person() as ana, people.person() as bo:
        people.seat(ana, table, 0)
        people.seat(bo, table, 1)
        ana.get_by_test_id("open-seats").click()
        ana.get_by_label("Name of this seat").fill("{1}")
        ana.get_by_label("Name of this seat").press("Tab")
        for page in (ana, bo):
            expect(page.get_by_test_id("player-0")).to_contain_text("{1}")
        expect(bo.get_by_test_id("log")).to_contain_text("Ana is now called {1}.")
        before = table.position["seq"]
        whole_turn(table)
        laid = bo.get_by_test_id("log").locator("li").filter(has=bo.locator(f'a[href$="/at/{before + 1}"]'))
        expect(laid).to_contain_text("{1}")
        expect(laid).not_to_contain_text("Bo")
        bo.get_by_test_id("open-seats").click()
        expect(bo.get_by_test_id("seats-panel")).to_contain_text("{1}")
