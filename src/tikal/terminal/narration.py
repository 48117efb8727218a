"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tikal.games.view import View
from tikal.play import narration as telling
from tikal.play.game import Game
from tikal.play.record.entry import Entry
from tikal.texts.messages import Message


@dataclass(frozen=True, slots=True)
class Told:
    """What a player did, and its results; the opening belongs to no player."""

    seat: int | None
    sentences: tuple[str, ...]


def tell(before: View, entry: Entry, game: Game) -> Told:
    """An entry of the log and its results; the game must be as that entry left it.

    Everybody at the terminal reads the story; treasures that only one player has seen are beside the board.
    """
    return Told(entry.seat, _in_words(telling.tell(before, entry, game.view(None))))


def tell_opening(game: Game) -> Told:
    """What the start of a game revealed. Nothing may have been played since."""
    return Told(None, _in_words(telling.tell_opening(game.view(None), game.opening)))


def tell_end(game: Game) -> tuple[str, ...]:
    """Who has won."""
    return _in_words(telling.tell_end(game.view(None)))


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


def _in_words(messages: Iterable[Message]) -> tuple[str, ...]:
    return tuple(message.text() for message in messages)
