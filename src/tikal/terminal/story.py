"""The story of a game: plays moves and remembers them in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from tikal.games.action import Action
from tikal.play.game import Game
from tikal.terminal.narration import narrate, narrate_end, narrate_game
from tikal.terminal.symbols import LABEL
from tikal.terminal.wrapping import flow
from tikal.texts.messages import text

NEWS_LINES: Final = 10


class Story:
    """Everything that happened in a game, and which part of it is new."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._narrations: Final = narrate_game(game)
        self._seen = len(self._narrations) - 1

    def play(self, action: Action) -> None:
        """Play a legal action."""
        before = self._game.view(None)
        entry = self._game.play(action)
        self._narrations.append(narrate(before, entry, self._game))

    def undo(self) -> None:
        """Take back the last action."""
        before = self._game.view(None)
        self._game.undo()
        self._narrations.append(narrate(before, self._game.log[-1], self._game))

    def mark(self) -> None:
        """Only what happens from now on is new."""
        self._seen = len(self._narrations)

    def news(self, width: int) -> list[Text]:
        """What is new, as far as it fits the screen."""
        lines: list[Text] = []
        for _, together in groupby(self._narrations[self._seen :], key=lambda narration: narration.seat):
            lines += _paragraph([sentence for narration in together for sentence in narration.sentences], width)
        if len(lines) <= NEWS_LINES:
            return lines
        return [Text.assemble((text("terminal-more-news"), LABEL)), *lines[-NEWS_LINES:]]

    def log(self, entries: int, width: int) -> list[Text]:
        """The last entries of the log, numbered as in the game file."""
        lines = []
        for number, narration in list(enumerate(self._narrations))[-entries:]:
            label = Text.assemble((f"{number:>4} ", LABEL))
            lines += [label + line for line in _paragraph(narration.sentences, width - label.cell_len)]
        return lines

    def ending(self) -> tuple[str, ...]:
        """Who has won."""
        return narrate_end(self._game)


def _paragraph(sentences: Sequence[str], width: int) -> list[Text]:
    words = [Text(word) for sentence in sentences for word in sentence.split(" ")]
    return flow(words, width, gap=" ")
