"""The turns of others are played back whole and in order, and everything on the page tells of the same moment."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from browsing import DESK, PHONE, People, Table, wait_until

pytest_plugins = ("one_site",)

WATCH = """() => {
    window.moments = [];
    const all = (query, read) => [...document.querySelectorAll(query)].map(read);
    const look = () => {
        const bar = document.querySelector('[data-testid=following]');
        if (!document.querySelector('[data-testid=board]')) return;
        const moment = {
            seq: bar && Number(bar.dataset.seq),
            status: document.querySelector('[data-testid=status]').textContent,
            where: document.querySelector('.where')?.textContent ?? null,
            scores: all('[data-testid^=player-]', (card) => card.querySelector('.score').getAttribute('aria-label')),
            chips: all('main.phone > header li b', (chip) => Number(chip.textContent)),
            pieces: all('.piece', ({dataset}) => [dataset.hex, dataset.seat, dataset.who].join(' ')).sort(),
            explored: all('.hex', (hex) => hex.ariaLabel).filter((name) => !/jungle/.test(name)).length,
            log: all('[data-testid=log] a.at', (link) => Number(link.textContent)),
            tiles: all('.auction .tiles li', () => 1).length,
            draft: document.querySelector('.draft') !== null,
        };
        const last = window.moments.at(-1);
        if (JSON.stringify(last) === JSON.stringify(moment)) return;
        window.moments.push(moment);
        if (bar && last?.seq !== moment.seq) setTimeout(() => bar.querySelector('[data-testid=next-step]')?.click());
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
    look();
}"""
"""Writes down everything that the page shows at every moment, and goes on to the next step of others at once."""

ALL_SHOWN = "last => window.moments.at(-1).seq === null && window.moments.some(({seq}) => seq === last)"
BOTS = [{"kind": "bot", "name": name, "level": "greedy"} for name in ("Bo", "Chloé")]


def play_until_bots_have_moved(table: Table, person: int, wanted: int) -> None:
    """The first thing that is possible for the person, until the bots have done so much."""
    before = table.position["seq"]
    while True:
        wait_until(lambda: table.view["to_act"] in (person, None))
        moved = [event for event in table.events_since(before) if event["kind"] == "move" and event["seat"] != person]
        if len(moved) >= wanted:
            return
        legal = table.view["legal_actions"]
        table.play("end" if "end" in legal else legal[0])


@pytest.mark.parametrize(
    ("wanted", "windows", "steps"),
    [
        ({}, [DESK], 6),
        pytest.param({}, [DESK, PHONE], 6, marks=pytest.mark.thorough),
        pytest.param({"auction": True}, [DESK], 8, marks=pytest.mark.thorough),
        pytest.param({"edition": "legend"}, [DESK], 8, marks=pytest.mark.thorough),
    ],
    ids=["base", "also on a phone", "auction", "legend"],
)
def test_turns_of_two_bots(people: People, wanted: dict[str, Any], windows: list[dict[str, Any]], steps: int) -> None:
    table = people.site.set_up([{"kind": "here", "name": "Ana"}, *BOTS], **wanted)
    wait_until(lambda: table.view["to_act"] == 0)
    with ExitStack() as stack:
        pages = [stack.enter_context(people.person({"speed": "1"}, **window)) for window in windows]
        asked: list[str] = []
        for page in pages:
            people.seat(page, table, 0)
            page.evaluate(WATCH)
            page.on("request", lambda request: asked.append(request.url))
        before = table.position["seq"]
        play_until_bots_have_moved(table, 0, steps)
        events = table.events_since(before)
        bots = [event["seq"] for event in events if event["kind"] == "move" and event["seat"] != 0]
        assert {event["seat"] for event in events if event["seq"] in bots} == {1, 2}
        for page in pages:
            page.wait_for_function(ALL_SHOWN, arg=bots[-1])
            are_of(page.evaluate("window.moments"), table, bots)
        assert [address for address in asked if "/positions" in address] == [], "positions come with their events"


def are_of(moments: list[dict[str, Any]], table: Table, bots: list[int]) -> None:
    """Every step is shown once and in order, and the page never shows what is still to come."""
    shown = [moment["seq"] for moment in moments if moment["seq"]]
    assert list(dict.fromkeys(shown)) == bots
    told = [max(moment["log"]) for moment in moments if moment["log"]]
    assert told == sorted(told)
    for moment in moments:
        if moment["seq"]:
            is_of(moment, table.position_after(moment["seq"]))


def is_of(moment: dict[str, Any], position: dict[str, Any]) -> None:
    """Everything on show is as the server says that it was after this event."""
    view = position["view"]
    players = {player["seat"]: player for player in view["players"]}
    scores = [player["score"] for player in players.values()]
    at = f"after event {moment['seq']}"
    name = players[view["to_act"]]["name"]
    in_scoring_round = view["scoring_order"] is not None
    assert in_scoring_round or name in moment["status"], at
    if moment["where"] and view["game"] == "base":
        progress = f"Round {view['round']}" if view.get("round") else f"Turn {position['turn']}"
        assert moment["where"] == progress, at
    if moment["scores"]:
        assert [int(score.split()[0]) for score in moment["scores"]] == scores, at
    if moment["chips"]:
        assert moment["chips"] == scores, at
    standing = [
        f"{place['hex']} {group['seat']} {who}"
        for place in view["board"]
        for group in place["pieces"]
        for who, kind in (("explorer", "explorers"), ("leader", "leaders"))
        if group[kind]
    ]
    assert sorted(set(moment["pieces"])) == sorted(standing), at
    assert moment["explored"] == sum(place["terrain"] != "jungle" for place in view["board"]), at
    if moment["log"]:
        assert max(moment["log"]) == moment["seq"], at
    if view.get("auction") and view["step"] in ("bid", "take"):
        assert moment["tiles"] == len(view["auction"]["open_tiles"]), at
    else:
        assert moment["tiles"] == 0, at
    assert moment["draft"] == (view["step"] == "draft"), at
