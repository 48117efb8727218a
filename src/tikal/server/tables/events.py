"""Events as a viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from tikal.errors import TikalError
from tikal.games.action import Action, ActionData
from tikal.games.registry import kind_of
from tikal.games.results import Result
from tikal.play.narration import OPENING
from tikal.server.store.events import Moved, StoredEvent, TakenBack, Undone
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer
from tikal.server.tables.steps import standing

SCORED: Final = "result-scored"
"""How the ids of messages begin that say what somebody has scored, and the score after it."""


def sees_all(event: StoredEvent, live: Live, viewer: Viewer) -> bool:
    """Whether a viewer sees all of an event: the player who acted does, the others only what everybody may know."""
    if not isinstance(event, Moved) or event.own is None:
        return True
    return event.seat in viewer.seats or _is_own_file(live)


def shown(event: StoredEvent, live: Live, viewer: Viewer, stands: bool = True) -> dict[str, Any]:
    """An event as it travels. The player who acted sees what only they have seen."""
    sentences, parts = event.sentences, event.public_parts()
    opening = OPENING | {kind_of(live.game.table.edition).wording.final_round}
    if isinstance(event, Moved):
        report = event.report if sees_all(event, live, viewer) else event.public
        sentences = report.sentences
        parts |= {"action": report.action, "results": report.results}
        for scored in (sentence for sentence in sentences if sentence.id.startswith(SCORED)):
            parts["score"] = scored.args["score"]
        with suppress(TikalError, ValueError):  # another version may have known other actions and results
            parts["move"] = Action.parse(report.action).to_dict()
            parts["outcomes"] = [Result.parse(result).to_dict() for result in report.results]
    elif isinstance(event, Undone | TakenBack):
        parts |= _changes_standing(live, event.seq)
    return {
        "seq": event.seq,
        "kind": event.kind,
        "seat": event.seat,
        "at": event.at,
        "stands": stands,
        "sentences": [sentence.with_names(live.names) for sentence in sentences],
        "subjects": [sentence.subject for sentence in sentences],
        "opening": [place for place, one in enumerate(sentences) if one.id in opening],
        **parts,
    }


def all_shown(events: Iterable[StoredEvent], live: Live, viewer: Viewer) -> list[dict[str, Any]]:
    """Several events; those moves stand that stand now."""
    still = set(standing(live.step))
    return [shown(event, live, viewer, not isinstance(event, Moved) or event.seq in still) for event in events]


def opened(texts: Iterable[str]) -> list[ActionData]:
    """Actions with their parts, from their texts."""
    return [Action.parse(text).to_dict() for text in texts]


def _changes_standing(live: Live, seq: int) -> dict[str, Any]:
    """Moves that an undo or take-back dropped, and moves that stand again after it."""
    before, after = (step and step.move for step in live.steps[seq - 1 : seq + 1])
    dropped: list[int] = []
    restored: list[int] = []
    while before is not after:  # down from both until they meet, whatever the game is long
        if after is None or (before is not None and before.seq > after.seq):
            assert before is not None
            dropped.append(before.seq)
            before = before.under
        else:
            restored.append(after.seq)
            after = after.under
    return {"dropped": dropped[::-1], "restored": restored[::-1]}


def _is_own_file(live: Live) -> bool:
    """Whether this is the file of a seat, in which nothing stands that its reader may not know."""
    return not live.game.is_whole
