"""The tools that play: everything goes through the seat's secret and is worked out from the seat's view."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Literal, TypeVar

from tikal.advice.insight.standing import scores_now
from tikal.advice.steps import playable_part
from tikal.components.profile import DEFAULT_EDITION
from tikal.errors import TikalError
from tikal.games.drawing.lines import lines
from tikal.games.view import View
from tikal.rules.state import SEATS
from tikal.server.agents.session import Session, read_session
from tikal.server.agents.waiting import waiting_at
from tikal.server.agents.words import in_words
from tikal.server.commands import seating
from tikal.server.commands.playing import Moves, Undo
from tikal.server.context import Context
from tikal.server.limits.callers import caller
from tikal.server.opening import open_table
from tikal.server.questions import Hint, Preview, Why
from tikal.server.schemas.sent import MOST_ACTIONS, NewSeat, NewTable, SitDown
from tikal.server.store.events import StoredEvent
from tikal.server.tables.events import all_shown
from tikal.server.tables.files import game_file
from tikal.server.tables.positions import seat_seen
from tikal.server.tables.service import Access

PERSON: Final = "person"
WAIT_SECONDS: Final = 45.0
"""How long a tool waits for the bots at the table; clients give up after a minute."""

Found = TypeVar("Found")


class PlayingTools:
    """One method for each tool; its docstring is what the agent reads."""

    def __init__(self, context: Context) -> None:
        self._context: Final = context

    async def new_game(
        self,
        edition: str = DEFAULT_EDITION,
        opponents: Sequence[str] = ("planner",),
        seat: int = 0,
        auction: bool = False,
        scenario: str | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        name: str = "Agent",
    ) -> dict[str, Any]:
        """Begin a game. Opponents are bots (random, novice, greedy, planner, expert) or `person`, one to three of them.

        The answer has your `session`, which all other tools need and which nobody else should get, and for each person
        an `invitation`, with which they (or another agent, with the tool `join`) sit down.
        """
        if not 1 <= len(opponents) < SEATS:
            raise TikalError(f"opponents must be 1 to {SEATS - 1} names, not {len(opponents)}")
        if not 0 <= seat <= len(opponents):
            raise TikalError(f"seat must be from 0 to {len(opponents)}, not {seat}")
        seats = [NewSeat(kind="link") if level == PERSON else NewSeat(kind="bot", level=level) for level in opponents]
        seats.insert(seat, NewSeat(kind="here", name=name))
        wanted = NewTable(
            edition=edition, auction=auction, scenario=scenario, options=options or {}, seats=seats, seed=seed
        )
        self._context.quotas.need("new_tables", caller().address)
        created = await open_table(self._context, wanted)
        secret = created.openings[seat].secret
        assert secret is not None
        session = Session(created.live.row.id, secret)
        return {
            "session": str(session),
            "invitations": {
                number: f"{session.table}.{opening.invitation}"
                for number, opening in enumerate(created.openings)
                if opening.invitation is not None
            },
            **await self._shown(session, 0),
        }

    async def join(self, invitation: str, name: str = "Agent") -> dict[str, Any]:
        """Sit down at a table with an invitation. The answer has your `session`."""
        invited = read_session(invitation)
        wanted = SitDown(name=name)
        tables = self._context.tables
        secret, _ = await self._context.run(seating.sit_down, tables, invited.table, invited.secrets, wanted)
        session = Session(invited.table, secret)
        return {"session": str(session), **await self._shown(session, 0)}

    async def view(self, session: str, as_data: bool = False) -> dict[str, Any]:
        """The position as your seat sees it: as text, or as plain data. Waits while bots think."""
        asked = read_session(session)
        if not as_data:
            return await self._shown(asked, None)
        access = await self._settled(asked)
        return await self._context.compute(lambda: dict(self._view_of(access).to_dict()))

    async def legal_actions(self, session: str) -> dict[str, Any]:
        """All that you may do now; empty if it is not your turn."""
        access = await self._settled(read_session(session))
        legal = await self._context.compute(lambda: [str(one) for one in self._view_of(access).legal_actions()])
        return {"actions": legal}

    async def why_not(self, session: str, action: str) -> dict[str, Any]:
        """Whether an action is legal now, what it costs, and if it is not legal, why and by which rule."""
        return dict(in_words(await self._found(session, Why(action=action).about)))

    async def preview(self, session: str, actions: Sequence[str]) -> dict[str, Any]:
        """How things would stand after some actions, without playing them."""
        return dict(in_words(await self._found(session, Preview(actions=list(actions)).about)))

    async def play(self, session: str, actions: Sequence[str]) -> dict[str, Any]:
        """Play a whole turn: actions in order, the last one usually `end`.

        If one of them is not legal, nothing is played and you get the reason. If one of them brings something to light,
        such as a treasure, those after it are not played: look again and go on. Then the others move, and you get
        what happened.
        """
        asked = read_session(session)
        if not 1 <= len(actions) <= MOST_ACTIONS:
            raise TikalError(f"a turn has at least 1 action and at most {MOST_ACTIONS}")
        Moves(key=token_hex(8), actions=list(actions))  # refused if anything is too long to be looked at
        foreseen = [str(action) for action in await self._found(session, lambda view: playable_part(view, actions))]
        moves = Moves(key=token_hex(8), actions=foreseen)
        done = await self._context.do(asked.table, asked.secrets, moves)
        first = done.events[0].seq if done.events else done.seq
        return {
            "played": foreseen,
            "not_played": list(actions)[len(foreseen) :],
            **await self._shown(asked, first - 1),
        }

    async def undo(self, session: str, count: int | Literal["turn"] = 1) -> dict[str, Any]:
        """Take back your last actions, or all of this turn, as far as nothing came to light."""
        asked = read_session(session)
        command = Undo.model_validate({"count": count})
        access = await self._look(asked)
        game = access.live.game
        if command.count != "turn" and game.to_act in access.viewer.seats and 0 < game.undoable < command.count:
            which = "action" if game.undoable == 1 else f"{game.undoable} actions"
            raise TikalError(f"only your last {which} can be taken back, not {count}")
        await self._context.do(asked.table, asked.secrets, command)
        return await self._shown(asked, None)

    async def would_score(self, session: str) -> dict[str, Any]:
        """What every seat would score if it scored now, item by item."""
        return {"seats": await self._found(session, scores_now)}

    async def hint(
        self, session: str, level: Literal["greedy", "planner", "expert"] = "planner", whole: bool = True
    ) -> dict[str, Any]:
        """What a bot would do in your place, and why; with `whole=false` only a nudge. Not at rated tables."""
        asked = read_session(session)
        question = Hint(level=level, whole=whole)
        return dict(in_words(await question.answer(self._context, asked.table, asked.secrets)))

    async def record(self, session: str) -> str:
        """The game file: what your seat may know, and everything when the game is over."""
        asked = read_session(session)
        access = await self._look(asked)
        return await self._context.compute(game_file, access.live, access.viewer)

    async def review(self, session: str, turn: int | None = None) -> dict[str, Any]:
        """After the game: one turn, counted from 1, compared with the best that was found; without it all turns."""
        access = await self._look(read_session(session))
        found = await self._context.compute(self._context.analyses.turns, access.live)
        if turn is None:
            return dict(in_words(await self._context.compute(self._context.analyses.all_known, access.live)))
        return dict(in_words(await self._context.analyses.review(access.live, found, turn)))

    async def _shown(self, session: Session, after: int | None) -> dict[str, Any]:
        """The position when the bots have moved, and in sentences what has happened after an event."""
        access = await self._settled(session)
        answer = await self._context.compute(self._position, access)
        if after is not None:
            events = await self._context.run(self._context.tables.events, access.live, after)
            answer["happened"] = await self._context.compute(_happened, access, events)
        return answer

    def _position(self, access: Access) -> dict[str, Any]:
        view = self._view_of(access)
        return {
            "your_seats": list(access.viewer.seats),
            "your_turn": view.to_act in access.viewer.seats,
            "over": view.to_act is None,
            "scores": list(view.scores),
            "position": lines(view),
        }

    async def _settled(self, session: Session) -> Access:
        """The table when no bot has to move, or after some time."""
        with waiting_at(self._context.audiences, session.table, session.secrets) as waiting:
            access = await self._look(session)
            with suppress(TimeoutError):
                async with asyncio.timeout(WAIT_SECONDS):
                    while access.live.bot_to_act:
                        await waiting.for_more(access)
                        access = await self._look(session)
        return access

    async def _look(self, session: Session) -> Access:
        return await self._context.run(self._context.tables.look, session.table, session.secrets)

    async def _found(self, session: str, find: Callable[[View], Found]) -> Found:
        """What is found in the view of a session, by a thread."""
        access = await self._look(read_session(session))
        return await self._context.compute(lambda: find(self._view_of(access)))

    def _view_of(self, access: Access) -> View:
        return access.live.seen_from(seat_seen(access.live.game, access.viewer))


def _happened(access: Access, events: Iterable[StoredEvent]) -> list[str]:
    """Events in sentences."""
    shown = all_shown(list(events), access.live, access.viewer)
    return [in_words(sentence) for event in shown for sentence in event["sentences"]]
