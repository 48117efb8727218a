"""Agents play over MCP: the official client, over HTTP and over standard input and output."""

from __future__ import annotations

import asyncio
import json
import pkgutil
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio
import httpx
import pytest

import tikal
from serving import serving, settings_for
from tikal.advice.steps import playable_part
from tikal.bots.registry import make_bot
from tikal.errors import IllegalAction
from tikal.games.drawing.lines import lines
from tikal.server.agents.library import LibraryTools
from tikal.server.agents.playing import PlayingTools
from tikal.server.context import Context
from tikal.server.limits import Limits
from tikal.server.limits.buckets import Rate
from tikal.server.limits.callers import Caller, current
from tikal.server.limits.quotas import Quotas
from tikal.server.opening import open_table
from tikal.server.refusal import Refusal
from tikal.server.running.app import create_app
from tikal.server.schemas.sent import NewSeat, NewTable
from tikal.texts.rulebook import families

if TYPE_CHECKING:  # every process that runs tests would load it, and only one needs it
    from mcp import Client

TOOLS = {
    *("list_editions", "new_game", "join", "view", "legal_actions", "why_not", "preview", "play", "undo"),
    *("would_score", "rules", "hint", "record", "arena", "review"),
}


class Agent:
    """A client that reads what tools answer."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **arguments: Any) -> Any:
        """What a tool answers, as data or as text."""
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert not result.is_error, content
        text = content.text  # type: ignore[union-attr]
        return json.loads(text) if text.startswith("{") else text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """How a tool refuses."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return str(result.content[0].text)  # type: ignore[union-attr]


def with_agent(connect: Any, work: Callable[[Agent], Awaitable[None]]) -> None:
    """Let an agent work."""
    from mcp import Client

    async def run() -> None:
        async with Client(connect) as client:
            await work(Agent(client))

    anyio.run(run)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("agents")
    with serving(replace(settings_for(f"sqlite:///{folder / 'tables.db'}"), agents=True)) as address:
        yield f"http://{address}/mcp"


def test_an_agent_plays_over_http(site: str) -> None:
    async def work(agent: Agent) -> None:
        assert {tool.name for tool in (await agent.client.list_tools()).tools} == TOOLS
        begun = await agent.ask("new_game", edition="classic", opponents=["random", "greedy"], seat=1)
        session = begun["session"]
        assert begun["your_turn"]
        legal = (await agent.ask("legal_actions", session=session))["actions"]
        told = await agent.refused("play", session=session, actions=[legal[0], "dig h5", "end"])
        assert "R-DIG-1" in told
        assert (await agent.ask("legal_actions", session=session))["actions"] == legal  # nothing was played
        played = await agent.ask("play", session=session, actions=[legal[0], "deploy leader a1"])
        assert played["played"] == [legal[0], "deploy leader a1"]
        assert any("brings the leader to a1" in sentence for sentence in played["happened"])
        assert (await agent.ask("preview", session=session, actions=["deploy explorer a1"]))["ap"] == 8
        why = await agent.ask("why_not", session=session, action="deploy leader a1")
        assert why["why"]["rule"] == "R-DEPLOY-3"
        assert "R-DEPLOY-3" in await agent.ask("rules", rule_id="r-deploy-3")
        await agent.ask("undo", session=session)
        assert "seat 1 (you) must spend, 10 AP left" in (await agent.ask("view", session=session))["position"]
        assert len((await agent.ask("would_score", session=session))["seats"]) == 3
        hint = await agent.ask("hint", session=session, level="greedy")
        after = await agent.ask("play", session=session, actions=[*hint["actions"]])
        assert after["your_turn"]  # after its own surprise, or after the others have moved
        record = await agent.ask("record", session=session)
        assert "known: seat 1" in record
        assert "Only a finished game" in await agent.refused("review", session=session)
        assert (await agent.ask("view", session=session, as_data=True))["seat"] == 1
        data = await agent.client.read_resource(f"tikal://games/{session}")
        assert data.contents[0].text == record  # type: ignore[union-attr]
        assert "clearing" in (await agent.client.read_resource("tikal://rules")).contents[0].text  # type: ignore[union-attr]

    with_agent(site, work)


def test_a_session_opens_one_seat_and_nothing_else(site: str) -> None:
    async def work(agent: Agent) -> None:
        begun = await agent.ask("new_game", edition="legend", opponents=["person"])
        session, table = begun["session"], begun["session"].partition(".")[0]
        other = await agent.ask("join", invitation=begun["invitations"]["1"], name="Bo")
        assert other["your_seats"] == [1]
        mine, theirs = [await agent.ask("view", session=one) for one in (session, other["session"])]
        waiting = other["session"] if mine["your_turn"] else session
        assert mine["your_turn"] != theirs["your_turn"]
        assert not (await agent.ask("legal_actions", session=waiting))["actions"]
        acting = session if waiting == other["session"] else other["session"]
        legal = (await agent.ask("legal_actions", session=acting))["actions"]
        assert await agent.refused("play", session=waiting, actions=legal[:1])
        assert await agent.refused("hint", session=waiting)
        for wrong in (f"{table}.guessed", f"{table}.", table, "", "no-such-table.secret", f"{session}x"):
            for tool in ("view", "record"):
                assert "there is no such session" in await agent.refused(tool, session=wrong)
        from mcp import MCPError

        with pytest.raises(MCPError):
            await agent.client.read_resource(f"tikal://games/{table}.guessed")
        assert await agent.refused("join", invitation=begun["invitations"]["1"])  # works once

    with_agent(site, work)


def test_an_argument_that_a_tool_does_not_have_is_refused(site: str) -> None:
    async def work(agent: Agent) -> None:
        told = await agent.refused("new_game", bots=["greedy"])
        assert "new_game has no argument bots; its arguments are edition, opponents, seat, auction," in told
        assert "its arguments are rule_id, family" in await agent.refused("rules", id="R-CLEAR-2")
        assert "it takes none" in await agent.refused("list_editions", edition="legend")
        tools = (await agent.client.list_tools()).tools
        assert all(tool.input_schema["additionalProperties"] is False for tool in tools)

    with_agent(site, work)


def test_a_value_that_a_tool_does_not_take_is_refused_in_one_sentence(site: str) -> None:
    async def work(agent: Agent) -> None:
        session = (await agent.ask("new_game", edition="classic", opponents=["person"], seed=1))["session"]
        for tool, wrong, told in (
            ("hint", {"session": session, "level": "x"}, "level must be 'greedy', 'planner' or 'expert', not 'x'"),
            ("hint", {}, "session is missing"),
            ("undo", {"session": session, "count": "all"}, "count must be a whole number or 'turn', not 'all'"),
            ("undo", {"session": session, "count": 0}, "count must be at least 1 or 'turn', not 0"),
            ("play", {"session": session, "actions": "end"}, "actions must be a list, not 'end'"),
            ("play", {"session": session, "actions": ["end", 5]}, "actions[1] must be a text, not 5"),
            ("view", {"session": session, "as_data": "x"}, "as_data must be true or false, not 'x'"),
            ("new_game", {"opponents": ["random"] * 7}, "opponents must be 1 to 3 names, not 7"),
            ("new_game", {"seed": 2**70}, f"seed must be less than {2**63}, not {2**70}"),
            ("arena", {"bots": ["random"]}, "bots must be two or more, each named once"),
            ("arena", {"bots": ["random", "greedy"], "games": 0}, "games must be from 1 to 10, not 0"),
        ):
            said = await agent.refused(tool, **wrong)
            assert told in said
            assert "\n" not in said
            assert "pydantic" not in said
            assert "--" not in said

    with_agent(site, work)


def test_the_page_names_all_families_of_rules() -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")
    assert [family for family in families() if f"`{family}`" not in page] == []


def test_an_agent_learns_how_many_actions_can_be_taken_back(site: str) -> None:
    async def work(agent: Agent) -> None:
        session = (await agent.ask("new_game", edition="classic", opponents=["person"], seed=1))["session"]
        assert "nothing to take back" in await agent.refused("undo", session=session, count=2)
        await agent.ask("play", session=session, actions=["place a3 0"])
        assert "only your last action can" in await agent.refused("undo", session=session, count=2)
        await agent.ask("play", session=session, actions=["deploy leader a1"])
        assert "only your last 2 actions can" in await agent.refused("undo", session=session, count=3)
        assert "must place" in (await agent.ask("undo", session=session, count=2))["position"]

    with_agent(site, work)


def test_a_guest_cannot_run_code_or_use_up_the_server(site: str) -> None:
    async def work(agent: Agent) -> None:
        for bots in (["random", "evil.py:Bot"], ["random", "stdio:sh"], ["random", "expert"], ["greedy", "planner"]):
            assert "this server lets" in await agent.refused("arena", bots=bots, games=2)
        assert "from 1 to 10" in await agent.refused("arena", bots=["random", "greedy"], games=1000)
        report = await agent.ask("arena", bots=["random", "novice"], games=2, edition="classic")
        assert report["line_ups"][0]["games"] == 2
        assert "chess" in await agent.refused("new_game", opponents=["chess"])
        assert await agent.refused("new_game", opponents=["planner"] * 4)
        assert await agent.refused("new_game", opponents=["random"], seat=5)
        assert await agent.refused("new_game", edition="tikal2")
        assert "there are: " in (await agent.refused("rules", family="cooking")).lower()

    with_agent(site, work)


def test_requests_of_agents_are_counted(site: str) -> None:
    httpx.post(site, json={"jsonrpc": "2.0", "id": 1, "method": "ping"}, headers={"accept": "application/json"})
    assert 'path="/mcp"' in httpx.get(site.replace("/mcp", "/metrics")).text


def test_what_takes_long_is_limited_and_done_by_a_thread(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by: list[str] = []

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def do(*about: Any) -> Any:
            by.append(threading.current_thread().name)
            return work(*about)

        return do

    for name in ("questions.why", "questions.preview", "agents.playing.playable_part", "agents.playing.scores_now"):
        path = f"tikal.server.{name}"
        monkeypatch.setattr(path, noted(pkgutil.resolve_name(path)))
    monkeypatch.setattr("tikal.server.agents.playing.lines", noted(lines))

    async def work(agent: Agent) -> None:
        begun = await agent.ask("new_game", opponents=["person"])
        session = begun["session"]
        legal = (await agent.ask("legal_actions", session=session))["actions"]
        await agent.ask("why_not", session=session, action="dig h5")
        await agent.ask("preview", session=session, actions=[])
        await agent.ask("would_score", session=session)
        if legal:
            await agent.ask("play", session=session, actions=legal[:1])
        assert "at most 200" in await agent.refused("preview", session=session, actions=["end"] * 201)
        for tool in ("preview", "play"):
            assert "at most 120" in await agent.refused(tool, session=session, actions=["x" * 1000])
        assert "at most 120" in await agent.refused("why_not", session=session, action="x" * 1000)

    with_agent(site, work)
    assert len(by) >= 4
    assert {name.partition("_")[0] for name in by} == {"tikal-look"}


def test_games_of_bots_cost_their_client_the_time_of_bots() -> None:
    async def run() -> None:
        quotas = Quotas(Limits(bot_seconds=Rate(0.001, 0.0001)))
        tools = LibraryTools(quotas, guests=True)
        current.set(Caller("greedy"))
        await tools.arena(["random", "novice"], games=1, edition="classic")
        with pytest.raises(Refusal) as refused:
            await tools.arena(["random", "novice"], games=1, edition="classic")
        assert refused.value.status == 429
        current.set(Caller("modest"))
        await tools.arena(["random", "novice"], games=1, edition="classic")

    asyncio.run(run())


@pytest.mark.thorough  # the program in docs/agents.md does the same
def test_an_agent_plays_over_standard_input_and_output() -> None:
    from mcp import StdioServerParameters

    async def work(agent: Agent) -> None:
        assert any(one["id"] == "legend" for one in (await agent.ask("list_editions"))["editions"])
        session = (await agent.ask("new_game", opponents=["random"]))["session"]
        first = (await agent.ask("legal_actions", session=session))["actions"][0]
        after = await agent.ask("play", session=session, actions=[first, "end"])
        assert after["your_turn"]
        assert len(after["happened"]) > 3  # the bot has moved too

    with_agent(StdioServerParameters(command=sys.executable, args=["-m", "tikal", "mcp"], env={"TIKAL_JIT": "0"}), work)


def test_a_turn_is_played_up_to_the_first_surprise() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    bot = make_bot("greedy", seed=1)
    while game.to_act is not None and not any(action.verb == "dig" for action in game.legal_actions()):
        game.play(bot.choose(game.view(game.to_act)))
    assert game.to_act is not None
    view = game.view(game.to_act)
    dig = next(str(action) for action in view.legal_actions() if action.verb == "dig")
    assert [str(action) for action in playable_part(view, [dig, "nonsense"])] == [dig]
    with pytest.raises(IllegalAction):
        playable_part(view, ["nonsense", dig])


def test_a_server_without_agents_has_no_such_address(tmp_path: Path) -> None:
    with serving(settings_for(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        assert httpx.post(f"http://{address}/mcp", json={}).status_code in (404, 405)


def test_an_agent_waits_for_bots_without_asking_again_and_again(tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(settings_for(f"sqlite:///{tmp_path / 'tables.db'}"))
        context: Context = app.state.context
        async with app.router.lifespan_context(app):
            driver, context.bots = context.bots, None  # the bot does not come yet
            seats = [NewSeat(kind="here", name="Ana"), NewSeat(kind="bot", level="random")]
            created = await open_table(context, NewTable(edition="classic", seats=seats, first=1))
            table, secret = created.live.row.id, created.openings[0].secret
            looks: list[str] = []
            look = context.tables.look
            context.tables.look = lambda *asked: looks.append(table) or look(*asked)  # type: ignore[method-assign, func-returns-value]
            waiting = asyncio.create_task(PlayingTools(context).view(f"{table}.{secret}"))
            while not context.audiences.is_watched(table):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            assert len(looks) == 1
            assert driver is not None
            context.bots = driver
            driver.wake(table)
            shown = await asyncio.wait_for(waiting, 30)
            assert shown["your_turn"]
            assert not context.audiences.is_watched(table)
            assert len(looks) <= look(table, (str(secret),)).live.seq

    asyncio.run(run())
