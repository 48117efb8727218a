"""What happened, as messages that can be put into any language: only what the viewer may know.

>>> import tikal
>>> game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
>>> before = game.view(1)
>>> entry = game.play("place a3 1")
>>> [message.text() for message in narrate(before, entry, game.view(1))]
['Ann places tile A6 (clearing) on a3.']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tikal.games.explain import facts_of_action
from tikal.games.results import Result
from tikal.games.telling import Scene
from tikal.games.tile_names import named_tile
from tikal.games.view import View
from tikal.play.record.entry import Entry
from tikal.rules.steps import FINAL_ROUND, OVER, SEGMENTS, VOLCANO_ROUND
from tikal.rules.terrain import TILE_IDS
from tikal.texts.messages import Arg, Message

__all__ = ["Message", "named_tile", "narrate", "narrate_end", "narrate_opening"]

OPENING: Final = frozenset(
    {
        "result-cards",
        "result-drew",
        "result-opened",
        "result-round-begins",
        "result-tiles",
        "result-tokens",
        "result-volcano-round",
    }
)
"""Messages that begin something new: they come at the end of a turn, and belong to the next one.

Every game has one more, `Wording.final_round`."""


def narrate(before: View, entry: Entry, after: View, names: Sequence[Arg] | None = None) -> list[Message]:
    """An entry of the log and what came of it, for the seat (or spectator) whose views these are.

    Players are called as they are at the table, unless other names are given.
    """
    called = names or after.table.names
    return list(_messages(before, entry.seen_by(after.seat), after, called))


def narrate_opening(view: View, results: Sequence[Result], names: Sequence[Arg] | None = None) -> list[Message]:
    """What the start of a game revealed; the view is that of the first decision."""
    called = names or view.table.names
    scene = Scene(view, view, called)
    return [*_new_round(None, view, called), *(_told(scene, result) for result in results)]


def narrate_end(view: View, names: Sequence[Arg] | None = None) -> list[Message]:
    """Who has won."""
    called = names or view.table.names
    winners: list[Arg] = [called[seat] for seat in range(view.table.players) if view.rules.wins(view.seen, seat)]
    score = max(view.scores)
    if len(winners) == 1:
        return [Message("result-wins", {"name": winners[0], "score": score})]
    return [Message("result-shares", {"names": winners, "score": score})]


def _messages(before: View, entry: Entry, after: View, names: Sequence[Arg]) -> Iterator[Message]:
    if entry.action is None:
        yield Message("did-undo", {"name": names[entry.seat]})
        return
    yield _did(before, entry, names)
    scene = Scene(before, after, names)
    yield from (_told(scene, result) for result in entry.results if not result.form.opens)
    yield from _new_round(before, after, names)
    yield from (_told(scene, result) for result in entry.results if result.form.opens)
    if after.seen.step == OVER:
        yield from narrate_end(after, names)


def _did(before: View, entry: Entry, names: Sequence[Arg]) -> Message:
    action = entry.action
    assert action is not None
    known = facts_of_action(before.kind, before.seen, action)
    opponent = action.argument("seat")
    if isinstance(opponent, int):
        known["opponent"] = names[opponent]
    if known.get("tile") in TILE_IDS:
        known["tile"] = named_tile(str(known["tile"])).to_dict()
    return Message(f"did-{action.kind.replace(' ', '-')}", {**known, "name": names[entry.seat]})


def _told(scene: Scene, result: Result) -> Message:
    return scene.after.kind.wording.results[result.kind](scene, result)


def _new_round(before: View | None, after: View, names: Sequence[Arg]) -> Iterator[Message]:
    """A round, or a scoring round, that has just begun."""
    s = after.seen
    round_number = after.kind.wording.round_number
    number = round_number(s)
    if number and (before is None or round_number(before.seen) != number):
        yield Message("result-round-begins", {"number": number})
    kind = _scoring_round(after)
    if kind is not None and (before is None or _scoring_round(before) != kind):
        message = after.kind.wording.final_round if kind == "final" else f"result-{kind}-round"
        yield Message(message, {"name": names[s.to_act]})


def _scoring_round(view: View) -> str | None:
    """Which scoring round it is, also in the middle of a power that is used in it."""
    s = view.seen
    is_scoring = view.kind.spending.in_segment(s) and s.segment in (VOLCANO_ROUND, FINAL_ROUND)
    return SEGMENTS[s.segment] if is_scoring else None
