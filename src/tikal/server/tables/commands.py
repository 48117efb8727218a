"""What people at a table can do. Each command adds events to it, or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tikal.bots.registry import bot_names
from tikal.server import schemas
from tikal.server.refusal import conflict, forbidden, malformed, refusal_of
from tikal.server.secrets import hash_of, new_secret
from tikal.server.store import writing
from tikal.server.tables.change import Change, play, undo
from tikal.server.tables.live import Live, game_after
from tikal.server.tables.seats import need_host, need_seat, need_somebody
from tikal.texts.messages import Message

STAND_INS: Final = ("greedy", "random")
"""Bots that play for who has resigned: the first of them that there is."""


def moves(change: Change, command: schemas.Moves) -> None:
    """Play actions; those who share a machine may play for several seats at once."""
    for action in command.actions:
        _need_turn(change, action)
        play(change, action)


def undo_some(change: Change, command: schemas.Undo) -> None:
    """Take back actions of one's own turn, as far as nothing was revealed."""
    _need_turn(change, None)
    game = change.live.game
    if not game.can_undo:
        raise conflict("cannot-undo", "why-cannot-undo")
    if command.count == "turn":
        while game.can_undo:
            undo(change)
    else:
        for _ in range(command.count):
            undo(change)


def take_back(change: Change, command: schemas.TakeBack) -> None:
    """Ask to go back to an earlier position; who has nobody to ask goes at once."""
    live = change.live
    asking = _people_of(change)
    if live.takeback is not None:
        raise conflict("takeback-waits", "refused-takeback-waits", {"name": live.names[live.takeback.by]})
    if not 1 <= command.to < live.seq or live.steps[command.to] is live.step:
        raise conflict("nothing-to-take-back", "refused-nothing-to-take-back", {"to": command.to, "last": live.seq})
    if set(asking) == set(live.people):
        _go_back(change, asking[0], command.to)
        return
    change.add("takeback-asked", asking[0], to=command.to, agreed=list(asking), **_told(live, "asked", asking[0]))


def answer(change: Change, command: schemas.Answer) -> None:
    """Agree to a take-back or not; who has asked for it can give it up."""
    live = change.live
    answering = _people_of(change)
    if live.takeback is None:
        raise conflict("no-takeback", "refused-no-takeback")
    if command.agree:
        answering = [seat for seat in answering if seat not in live.takeback.agreed]
    for seat in answering if command.agree else answering[:1]:
        told = _told(live, "agreed" if command.agree else "declined", seat)
        change.add("takeback-answered", seat, agree=command.agree, **told)
    if not change.added:
        raise conflict("answered-already", "refused-answered-already")
    settle_takeback(change)


def settle_takeback(change: Change) -> None:
    """Go back if all people who are still at the table agree."""
    waiting = change.live.takeback
    if waiting is not None and set(change.live.people) <= set(waiting.agreed):
        _go_back(change, waiting.by, waiting.to)


def chat(change: Change, command: schemas.Chat) -> None:
    """Say something to all at the table."""
    need_somebody(change.viewer)
    seat = change.viewer.eye(change.live.game.to_act) if not change.live.row.look_only else None
    change.add("chat", seat, text=command.text)


def resign(change: Change, command: schemas.Resign) -> None:
    """Give a seat up for good; a bot plays it."""
    row = need_seat(change.viewer, change.live.seats, command.seat)
    _need_game(change.live)
    if row.kind == "bot" or row.resigned:
        raise conflict("resigned-already", "refused-played-by-bot", {"name": row.name})
    level = next(name for name in STAND_INS if name in bot_names())
    _change_seat(change, command.seat, level=level, resigned=True)
    change.add("resigned", command.seat, level=level, **_told(change.live, "resigned", command.seat))
    settle_takeback(change)


def rename(change: Change, command: schemas.Rename) -> None:
    """Give a seat another name."""
    row = need_seat(change.viewer, change.live.seats, command.seat, or_host=True)
    _change_seat(change, command.seat, name=command.name)
    message = Message("event-renamed", {"old": row.name, "name": command.name})
    change.add("named", command.seat, name=command.name, told=[message.to_dict()])


def to_bot(change: Change, command: schemas.ToBot) -> None:
    """Let a bot play a seat until it is taken back; also: another bot than before."""
    row = need_seat(change.viewer, change.live.seats, command.seat, or_host=True)
    _need_game(change.live)
    check_level(command.level)
    if row.resigned:
        raise conflict("resigned-already", "refused-played-by-bot", {"name": row.name})
    _change_seat(change, command.seat, level=command.level)
    change.add("to-bot", command.seat, level=command.level, **_told(change.live, "to-bot", command.seat))
    settle_takeback(change)


def from_bot(change: Change, command: schemas.FromBot) -> None:
    """Play a seat oneself again."""
    row = need_seat(change.viewer, change.live.seats, command.seat, or_host=True)
    if row.kind == "bot" or row.resigned:
        raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
    if row.is_person:
        raise conflict("no-bot", "refused-no-bot", {"name": row.name})
    _change_seat(change, command.seat, level=None)
    change.add("from-bot", command.seat, **_told(change.live, "from-bot", command.seat))


def renew(change: Change, seat: int) -> str:
    """A new secret for a seat; the old one opens nothing any more."""
    need_host(change.viewer)
    row = need_seat(change.viewer, change.live.seats, seat, or_host=True)
    if row.kind == "bot":
        raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
    secret = new_secret()
    _change_seat(change, seat, secret_hash=hash_of(secret))
    change.add("renewed", seat, **_told(change.live, "renewed", seat))
    return secret


def check_level(level: str) -> None:
    """There must be such a bot."""
    if level not in bot_names():
        raise malformed(f"there is no bot {level!r}; there are: {', '.join(bot_names())}")


DO: Final[dict[type[schemas.Keyed], Callable[[Change, Any], None]]] = {
    schemas.Moves: moves,
    schemas.KeyedMoves: moves,
    schemas.Undo: undo_some,
    schemas.TakeBack: take_back,
    schemas.Answer: answer,
    schemas.Chat: chat,
    schemas.Resign: resign,
    schemas.Rename: rename,
    schemas.ToBot: to_bot,
    schemas.FromBot: from_bot,
}


def _need_game(live: Live) -> None:
    if live.row.look_only:
        raise forbidden("refused-look-only")


def _need_turn(change: Change, action: str | None) -> None:
    """The seat to act must be the viewer's, and not be played by a bot."""
    live, viewer = change.live, change.viewer
    need_somebody(viewer)
    _need_game(live)
    to_act = live.game.to_act
    if to_act is None:
        raise conflict("over", "refused-over")
    if not viewer.seats:
        raise forbidden("refused-no-seat-of-yours")
    if to_act not in viewer.seats:
        refused = None if action is None else live.game.why_not(action, viewer.seats[0])
        if refused is not None:
            out_of_turn = refusal_of(refused)
            raise conflict("out-of-turn", out_of_turn.message.id, out_of_turn.message.args)
        raise conflict("out-of-turn", "refused-out-of-turn", {"name": live.names[to_act]})
    if not live.seats[to_act].is_person:
        raise conflict("played-by-bot", "refused-played-by-bot", {"name": live.names[to_act]})


def _people_of(change: Change) -> list[int]:
    """The viewer's seats for which he decides himself."""
    need_somebody(change.viewer)
    _need_game(change.live)
    seats = [seat for seat in change.live.people if seat in change.viewer.seats]
    if not seats:
        raise forbidden("refused-no-seat-of-yours")
    return seats


def _go_back(change: Change, seat: int, to: int) -> None:
    live = change.live
    live.game = game_after(live.row, live.steps[to])
    change.add("takeback", seat, to=to, **_told(live, "takeback", seat))


def _change_seat(change: Change, seat: int, **changes: Any) -> None:
    live = change.live
    writing.change_seat(change.connection, live.row.id, seat, **changes)
    live.seats = tuple(replace(one, **changes) if one.seat == seat else one for one in live.seats)


def _told(live: Live, what: str, seat: int) -> dict[str, Any]:
    return {"told": [Message(f"event-{what}", {"name": f"{{{seat}}}"}).to_dict()]}
