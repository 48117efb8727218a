"""The turns of a game that was played, as the players who decided saw them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.view import View
from tikal.play.game import Game
from tikal.play.record.entry import Entry
from tikal.rules.steps import SPEND


@dataclass(frozen=True, slots=True)
class Stretch:
    """What was done from a position on until something came to light that nobody could know."""

    view: View
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """Decisions of one seat without another's between them: a turn, a bid, a draft."""

    number: int
    seat: int
    first: int
    """Number of its first entry in the log, counted from 1."""
    last: int
    stretches: tuple[Stretch, ...]
    unspent: int
    """Action points that were left at its end."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was done."""
        return tuple(action for stretch in self.stretches for action in stretch.actions)


def played_turns(game: Game) -> list[PlayedTurn]:
    """All turns of a game; what was taken back is left out."""
    if not game.is_whole:
        raise TikalError("this game file leaves out what was hidden; only a complete game can be analysed")
    again = Game(game.table, game.setup)
    turns: list[PlayedTurn] = []
    for entries in _by_turns(standing(game.log)):
        turns.append(_replayed(again, len(turns) + 1, entries))
    return turns


def standing(log: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """The entries that were not taken back, with their numbers."""
    standing: list[tuple[int, Entry]] = []
    for number, entry in enumerate(log, 1):
        if entry.is_undo:
            standing.pop()
        else:
            standing.append((number, entry))
    return standing


def _by_turns(entries: Iterable[tuple[int, Entry]]) -> Iterator[list[tuple[int, Entry]]]:
    turn: list[tuple[int, Entry]] = []
    for number, entry in entries:
        if turn and (turn[-1][1].seat != entry.seat or _action(turn[-1][1]).form.closes):
            yield turn
            turn = []
        turn.append((number, entry))
    if turn:
        yield turn


def _replayed(game: Game, number: int, entries: list[tuple[int, Entry]]) -> PlayedTurn:
    """Play a turn, and note how it looked to its player; the game moves on with it."""
    seat = entries[0][1].seat
    stretches: list[Stretch] = []
    view, actions, unspent = game.view(seat), list[Action](), 0
    for _, entry in entries:
        assert entry.action is not None
        if entry.action.form.ends_turn:
            seen = game.view(seat).seen
            unspent = int(seen.ap) if seen.step == SPEND else 0
        actions.append(entry.action)
        game.play(entry.action, entry.seat)
        if _comes_to_light(entry):
            stretches.append(Stretch(view, tuple(actions)))
            view, actions = game.view(seat), []
    if actions:
        stretches.append(Stretch(view, tuple(actions)))
    return PlayedTurn(number, seat, entries[0][0], entries[-1][0], tuple(stretches), unspent)


def _comes_to_light(entry: Entry) -> bool:
    """Whether what follows is another decision: something was seen, or a tile was taken."""
    revealed = any(result.form.reveals for result in entry.results)
    action = _action(entry)
    return revealed or not action.form.is_foreseeable or action.form.pauses


def _action(entry: Entry) -> Action:
    assert entry.action is not None
    return entry.action
