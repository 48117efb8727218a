"""What happened, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tikal.explain import facts
from tikal.game import Game
from tikal.messages import ENGLISH, text
from tikal.record.entry import Entry
from tikal.results import Result
from tikal.rules.steps import SEGMENTS, SPEND
from tikal.terminal.tile import tile_words
from tikal.view import View


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody did, and what came of it; the opening is nobody's."""

    seat: int | None
    sentences: tuple[str, ...]


def tell(before: View, entry: Entry, game: Game) -> Told:
    """An entry of the log and what came of it; the game is as it was left by it."""
    return Told(entry.seat, tuple(_sentences(before, entry, game)))


def tell_opening(game: Game) -> Told:
    """What the start of a game revealed. The game must not have gone on since."""
    view = game.view(None)
    return Told(None, (*(_result(result, view, view) for result in game.opening), *_new_round(None, view)))


def tell_end(game: Game) -> list[str]:
    """Who has won."""
    names = [game.table.names[seat] for seat in game.winners]
    score = max(game.scores)
    if len(names) == 1:
        return [text("result-wins", name=names[0], score=score)]
    return [text("result-shares", names=", ".join(names), score=score)]


def retell(game: Game) -> list[Told]:
    """A whole game from its beginning: the opening, then each entry of its log."""
    again = Game(game.table, game.setup)
    told = [tell_opening(again)]
    for entry in game.log:
        before = again.view(None)
        if entry.action is None:
            again.undo()
        else:
            again.play(entry.action)
        told.append(tell(before, entry, again))
    return told


def _sentences(before: View, entry: Entry, game: Game) -> Iterator[str]:
    names = game.table.names
    if entry.action is None:
        yield text("terminal-took-back", name=names[entry.seat])
        return
    known = facts(before.seen, entry.action)
    opponent = names[int(entry.action.arguments[0])] if entry.action.verb == "swap" else ""
    if entry.action.verb == "take":
        known["tile"] = tile_words(entry.action.arguments[0])
    yield text(f"did-{entry.action.verb}", ENGLISH, **known, name=names[entry.seat], opponent=opponent)
    after = game.view(None)
    for result in entry.results:
        yield _result(result, before, after)
    yield from _new_round(before, after)
    if game.is_over:
        yield from tell_end(game)


def _result(result: Result, before: View, after: View) -> str:
    names, scores = after.table.names, after.scores
    word = result.words[0]
    if result.kind == "drew":
        return text("result-drew", name=names[after.seen.active], tile=tile_words(word))
    if result.kind == "opened":
        return text("result-opened", tiles=", ".join(map(tile_words, result.words)))
    if result.kind == "paid":
        winner = int(after.seen.to_act)
        return text("result-paid", name=names[winner], bid=int(word), score=scores[winner])
    seat = int(before.seen.to_act)
    if result.kind == "found":
        return text("result-found", name=names[seat], kind=word)
    if result.kind == "scored":
        scored = before.would_score(seat)
        temples, treasures = scored.subtotal("temples"), scored.subtotal("treasures")
        return text("result-scored", name=names[seat], temples=temples, treasures=treasures, score=scores[seat])
    return text("result-aside", tile=tile_words(word))


def _new_round(before: View | None, after: View) -> Iterator[str]:
    """A scoring round that has just begun."""
    kind = _scoring_round(after)
    if kind is not None and (before is None or _scoring_round(before) != kind):
        yield text(f"result-{kind}-round", name=after.table.names[after.seen.to_act])


def _scoring_round(view: View) -> str | None:
    kind = SEGMENTS[view.seen.segment]
    return kind if view.seen.step == SPEND and kind != "normal" else None
