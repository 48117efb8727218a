"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tikal.games.view import View
from tikal.play import narration
from tikal.play.game import Game
from tikal.play.record.entry import Entry
from tikal.texts.messages import Message


@dataclass(frozen=True, slots=True)
class Narration:
    """What a player did, and its results; the opening belongs to no player."""

    seat: int | None
    sentences: tuple[str, ...]


def narrate(before: View, entry: Entry, game: Game) -> Narration:
    """An entry of the log and its results; the game must be as that entry left it.

    Everybody at the terminal reads the story; treasures that only one player has seen are beside the board.
    """
    return Narration(entry.seat, _in_words(narration.narrate(before, entry, game.view(None))))


def narrate_opening(game: Game) -> Narration:
    """What the start of a game revealed. Nothing may have been played since."""
    return Narration(None, _in_words(narration.narrate_opening(game.view(None), game.opening)))


def narrate_end(game: Game) -> tuple[str, ...]:
    """Who has won."""
    return _in_words(narration.narrate_end(game.view(None)))


def narrate_game(game: Game) -> list[Narration]:
    """A whole game from its beginning: the opening, then each entry of its log."""
    again = Game(game.table, game.setup)
    narrations = [narrate_opening(again)]
    for entry in game.log:
        before = again.view(None)
        if entry.action is None:
            again.undo()
        else:
            again.play(entry.action)
        narrations.append(narrate(before, entry, again))
    return narrations


def _in_words(messages: Iterable[Message]) -> tuple[str, ...]:
    return tuple(message.text() for message in messages)
