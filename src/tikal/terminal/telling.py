"""What happened, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tikal.explain import facts
from tikal.game import Game
from tikal.legend.facts import is_legend
from tikal.legend.naming import card_title
from tikal.messages import ENGLISH, text
from tikal.record.entry import Entry
from tikal.results import PRIVATE, Result
from tikal.rules.steps import EFFECT, FINAL_ROUND, SEGMENTS, SPEND, VOLCANO_ROUND
from tikal.terminal.scores import CATEGORIES
from tikal.terminal.tile import tile_words
from tikal.view import View

ROUND_OPENING: Final = ("drew", "opened", "cards", "tokens")
"""Kinds of result that begin something new, and are told after everything that ends."""


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
    revealed = [_result(result, view, view) for result in game.opening]
    return Told(None, (*_new_round(None, view), *revealed))


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
    if entry.action.kind in ("take", "draft tile"):
        known["tile"] = tile_words(entry.action.arguments[0])
    message = f"did-{entry.action.kind.replace(' ', '-')}"
    yield text(message, ENGLISH, **known, name=names[entry.seat], opponent=opponent)
    after = game.view(None)
    opening = [result for result in entry.results if result.kind in ROUND_OPENING]
    for result in entry.results:
        if result not in opening:
            yield _result(result, before, after)
    yield from _new_round(before, after)
    for result in opening:
        yield _result(result, before, after)
    if game.is_over:
        yield from tell_end(game)


def _result(result: Result, before: View, after: View) -> str:
    names, scores = after.table.names, after.scores
    word = result.words[0]
    if result.kind in ROUND_OPENING:
        return _revealed(result, after)
    if result.kind == "paid":
        winner = int(after.seen.to_act)
        return text("result-paid", name=names[winner], bid=int(word), score=scores[winner])
    seat = int(before.seen.to_act)
    if result.kind == "found":
        return text("result-found", name=names[seat], kind=word)
    if result.kind == PRIVATE:  # a story is for everybody; who has seen treasures finds them beside the board
        return text("result-saw-hidden", name=names[seat])
    if result.kind == "gained":
        return text("result-gained", name=names[seat], points=int(word))
    if result.kind == "scored":
        scored = before.would_score(seat)
        message = "result-scored-legend" if is_legend(before.seen) else "result-scored"
        subtotals: dict[str, str | int] = {category: scored.subtotal(category) for category in CATEGORIES}
        return text(message, ENGLISH, name=names[seat], score=scores[seat], **subtotals)
    return text("result-aside", tile=tile_words(word))


def _revealed(result: Result, after: View) -> str:
    """What was drawn from a pile."""
    s, words = after.seen, result.words
    if result.kind == "drew":
        return text("result-drew", name=after.table.names[s.active], tile=tile_words(words[0]))
    if result.kind == "tokens":
        return text("result-tokens", values=", ".join(words))
    if is_legend(s) and result.kind == "cards":
        return text("result-cards", cards=", ".join(f"{card} ({card_title(card, s=s)})" for card in words))
    message = "result-tiles" if is_legend(s) else "result-opened"
    return text(message, tiles=", ".join(map(tile_words, words)))


def _new_round(before: View | None, after: View) -> Iterator[str]:
    """A round of Legend, or a scoring round, that has just begun."""
    s = after.seen
    number = _round_number(after)
    if number and (before is None or _round_number(before) != number):
        yield text("terminal-round-begins", number=number)
    kind = _scoring_round(after)
    if kind is not None and (before is None or _scoring_round(before) != kind):
        message = "result-final-scoring" if kind == "final" and is_legend(s) else f"result-{kind}-round"
        yield text(message, name=after.table.names[s.to_act])


def _round_number(view: View) -> int:
    """Which round of Legend it is; 0 in the base editions."""
    return int(view.seen.round_number) if is_legend(view.seen) else 0


def _scoring_round(view: View) -> str | None:
    """Which scoring round it is, also in the middle of a power that is used in it."""
    s = view.seen
    spends = s.step == SPEND or (is_legend(s) and s.step == EFFECT and s.resume_step == SPEND)
    return SEGMENTS[s.segment] if spends and s.segment in (VOLCANO_ROUND, FINAL_ROUND) else None
